// Python face of the move generator and of the choice of kernel.
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>

#include <cstdlib>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

#include "bindings.h"
#include "cpu.h"
#include "results.h"

namespace nb = nanobind;

namespace fivepoint {
namespace {

using Row = nb::ndarray<const std::int8_t, nb::shape<kOuterCells>, nb::c_contig, nb::device::cpu>;
using Rows = nb::ndarray<nb::numpy, std::int8_t, nb::shape<-1, kOuterCells>, nb::c_contig>;

struct Free {
    void operator()(void* memory) const { std::free(memory); }
};

using Buffer = std::unique_ptr<std::int8_t, Free>;

Buffer allocate(std::size_t bytes) {
    Buffer buffer(static_cast<std::int8_t*>(std::malloc(bytes)));
    if (!buffer) {
        throw std::bad_alloc();
    }
    return buffer;
}

Rows rows_of(Buffer buffer, std::size_t count) {
    std::int8_t* data = buffer.release();
    const nb::capsule owner(data, [](void* memory) noexcept { std::free(memory); });
    return Rows(data, {count, static_cast<std::size_t>(kOuterCells)}, owner);
}

Board checked_board(const Row& row, int men) {
    if (men < 1 || men > kMaxMen || board_fault(row.data(), men) != BoardFault::kNone) {
        throw std::invalid_argument("board");
    }
    return board_from_cells(row.data(), men);
}

Rows legal_results(const Row& row, int die1, int die2, int men) {
    const Board board = checked_board(row, men);
    if (die1 < 1 || die1 > 6 || die2 < 1 || die2 > 6) {
        throw std::invalid_argument("dice");
    }
    alignas(32) static thread_local std::array<std::int8_t, kMaxRowBytes> scratch;
    const int count = list_rows(board, die1, die2, scratch.data());
    const std::size_t bytes = static_cast<std::size_t>(count) * kOuterCells;
    Buffer buffer = allocate(bytes);
    std::memcpy(buffer.get(), scratch.data(), bytes);
    return rows_of(std::move(buffer), static_cast<std::size_t>(count));
}

}  // namespace

void register_results(nb::module_& module) {
    module.def("legal_results", &legal_results, nb::arg("board").noconvert(), nb::arg("die1"),
               nb::arg("die2"), nb::arg("men"));
    module.def(
        "kernel", [] { return std::string(kernel_name(kernel())); },
        "The name of the kernel in use.");
    module.def(
        "select_kernel",
        [](const std::string& name) {
            const std::optional<Kernel> wanted = kernel_named(name);
            if (!wanted || !kernel_supported(*wanted)) {
                return false;
            }
            select_kernel(*wanted);
            return true;
        },
        nb::arg("name"), "Uses the kernel of that name; False if this machine has no such.");
}

}  // namespace fivepoint
