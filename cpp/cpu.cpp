#include "cpu.h"

#include <array>
#include <atomic>

namespace fivepoint {
namespace {

constexpr std::array<std::string_view, 3> kNames{"portable", "avx2", "avx512"};

Kernel best_kernel() {
    if (kernel_supported(Kernel::kAvx512)) {
        return Kernel::kAvx512;
    }
    return kernel_supported(Kernel::kAvx2) ? Kernel::kAvx2 : Kernel::kPortable;
}

std::atomic<Kernel>& current_kernel() {
    static std::atomic<Kernel> current{best_kernel()};
    return current;
}

}  // namespace

std::string_view kernel_name(Kernel kernel) { return kNames[static_cast<std::size_t>(kernel)]; }

std::optional<Kernel> kernel_named(std::string_view name) {
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        if (kNames[i] == name) {
            return static_cast<Kernel>(i);
        }
    }
    return std::nullopt;
}

bool kernel_supported(Kernel kernel) {
    if (kernel == Kernel::kPortable) {
        return true;
    }
#if defined(__x86_64__)
    const bool avx2 = __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi") != 0 &&
                      __builtin_cpu_supports("bmi2") != 0 && __builtin_cpu_supports("popcnt") != 0;
    const bool avx512 =
        __builtin_cpu_supports("avx512f") != 0 && __builtin_cpu_supports("avx512bw") != 0 &&
        __builtin_cpu_supports("avx512vl") != 0 && __builtin_cpu_supports("avx512vnni") != 0;
    return kernel == Kernel::kAvx2 ? avx2 : avx2 && avx512;
#else
    return false;
#endif
}

Kernel kernel() { return current_kernel().load(std::memory_order_relaxed); }

void select_kernel(Kernel wanted) { current_kernel().store(wanted, std::memory_order_relaxed); }

}  // namespace fivepoint
