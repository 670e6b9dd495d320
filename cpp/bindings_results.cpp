// Python face of the move generator, of perft and of the choice of kernel. The caller's mistakes
// are told apart and put into words in fivepoint/core.py; what is checked here keeps memory safe.
#include <nanobind/ndarray.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/variant.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "batch.h"
#include "bindings.h"
#include "cpu.h"
#include "perft.h"
#include "results.h"
#include "threads.h"

namespace nb = nanobind;

namespace fivepoint {
namespace {

using BoardRow =
    nb::ndarray<const std::int8_t, nb::shape<kOuterCells>, nb::c_contig, nb::device::cpu>;
using DiceRows = nb::ndarray<const std::int8_t, nb::shape<-1, 2>, nb::c_contig, nb::device::cpu>;
using Results = nb::ndarray<nb::numpy, std::int8_t, nb::shape<-1, kOuterCells>, nb::c_contig>;
using Offsets = nb::ndarray<nb::numpy, std::int64_t, nb::shape<-1>, nb::c_contig>;

// Python's view of `count` rows; the array owns the memory.
Results rows_of(Bytes bytes, std::size_t count) {
    bytes.reserve(1);  // an empty array too has an address
    std::int8_t* data = bytes.release();
    const nb::capsule owner(data, [](void* memory) noexcept { std::free(memory); });
    return Results(data, {count, static_cast<std::size_t>(kOuterCells)}, owner);
}

void check_men(int men) {
    if (men < 1 || men > kMaxMen) {
        throw std::invalid_argument("men must be 1 to 15");
    }
}

Board checked_board(const BoardRow& row, int men) {
    check_men(men);
    Board board;
    if (read_board(row.data(), men, board) != BoardFault::kNone) {
        throw std::invalid_argument("not a legal position");
    }
    return board;
}

Results legal_results(const BoardRow& row, int die1, int die2, int men) {
    const Board board = checked_board(row, men);
    if (die1 < 1 || die1 > 6 || die2 < 1 || die2 > 6) {
        throw std::invalid_argument("dice must be 1 to 6");
    }
    Bytes bytes;
    bytes.reserve(kMaxRowBytes);
    const int count = list_rows(board, die1, die2, bytes.data());
    bytes.shrink(static_cast<std::size_t>(count) * kOuterCells);
    return rows_of(std::move(bytes), static_cast<std::size_t>(count));
}

std::variant<std::pair<Results, Offsets>, std::size_t> legal_results_batch(const BoardRows& boards,
                                                                           const DiceRows& dice,
                                                                           int threads, int men) {
    check_men(men);
    if (threads < 1 || threads > kMaxThreads) {
        throw std::invalid_argument("threads out of range");
    }
    const std::size_t count = boards.shape(0);
    if (dice.shape(0) != count) {
        throw std::invalid_argument("as many dice as boards are needed");
    }
    Bytes bytes;
    auto offsets = std::make_unique<std::vector<std::int64_t>>(count + 1);
    std::optional<std::size_t> bad;
    {
        const nb::gil_scoped_release released;
        bad = list_batch({boards.data(), dice.data(), count, men}, threads, bytes, offsets->data());
    }
    if (bad) {
        return *bad;
    }
    const auto total = static_cast<std::size_t>(offsets->back());
    std::int64_t* data = offsets->data();
    const nb::capsule owner(offsets.release(), [](void* kept) noexcept {
        delete static_cast<std::vector<std::int64_t>*>(kept);
    });
    return std::pair(rows_of(std::move(bytes), total), Offsets(data, {count + 1}, owner));
}

std::uint64_t count_lines(const BoardRow& row, int depth, int men) {
    const Board board = checked_board(row, men);
    if (depth < 0 || depth > kMaxPerftDepth) {
        throw std::invalid_argument("depth out of range");
    }
    std::optional<std::uint64_t> lines;
    {
        const nb::gil_scoped_release released;
        lines = perft(board, depth, [] {
            const nb::gil_scoped_acquire held;
            return PyErr_CheckSignals() != 0;
        });
    }
    if (!lines) {
        throw nb::python_error();
    }
    return *lines;
}

}  // namespace

void register_results(nb::module_& module) {
    module.attr("MAX_THREADS") = kMaxThreads;
    module.attr("MAX_PERFT_DEPTH") = kMaxPerftDepth;
    module.def("legal_results", &legal_results, nb::arg("board").noconvert(), nb::arg("die1"),
               nb::arg("die2"), nb::arg("men"),
               "The distinct results of a roll, int8[n, 26], seen by the player who moves.");
    module.def("legal_results_batch", &legal_results_batch, nb::arg("boards").noconvert(),
               nb::arg("dice").noconvert(), nb::arg("threads"), nb::arg("men"),
               "The results of many rolls, int8[m, 26], and where those of each begin; or the "
               "number of the first row that is not legal.");
    module.def("perft", &count_lines, nb::arg("board").noconvert(), nb::arg("depth"),
               nb::arg("men"), "The number of lines of play to a depth.");
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
