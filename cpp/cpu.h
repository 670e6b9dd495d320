// Which of the compiled kernels run on this machine: chosen once, the same for every part of
// the core. All kernels give bit-equal answers; the choice changes speed alone.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace fivepoint {

// In order of preference, the best last.
enum class Kernel : std::uint8_t { kPortable, kAvx2, kAvx512 };

// "portable", "avx2" or "avx512".
std::string_view kernel_name(Kernel kernel);

// The kernel of that name; nothing if there is none.
std::optional<Kernel> kernel_named(std::string_view name);

// Whether this machine can run the kernel. kAvx2 needs AVX2, BMI 1 and 2; kAvx512 needs
// F, BW, VL and VNNI as well.
bool kernel_supported(Kernel kernel);

// The kernel in use: the best supported one until select_kernel says otherwise.
Kernel kernel();

// Uses `wanted` from now on. The caller has checked that it is supported, and that no other
// thread is computing.
void select_kernel(Kernel wanted);

}  // namespace fivepoint
