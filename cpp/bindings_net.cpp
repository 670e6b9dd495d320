// Bindings of the nets: inputs, integer nets, evaluation. Arguments are checked in Python
// (fivepoint.engine); what is checked here keeps memory safe. Holds no logic.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <tuple>
#include <utility>
#include <vector>

#include "bindings.h"
#include "inputs.h"
#include "late.h"
#include "position.h"

namespace nb = nanobind;

namespace fivepoint {

namespace {

NetKind kind_of(int kind) {
    if (kind < 0 || kind >= kNetKinds) {
        throw std::invalid_argument("net kind must be 0 (contact) or 1 (race)");
    }
    return static_cast<NetKind>(kind);
}

std::tuple<NumpyArray<std::uint16_t>, NumpyArray<std::int64_t>, NumpyArray<std::uint8_t>>
active_rows_of(int kind, const BoardRows& boards, int men) {
    const NetKind which = kind_of(kind);
    const std::size_t count = boards.shape(0);
    std::vector<std::uint16_t> rows;
    std::vector<std::int64_t> offsets{0};
    std::vector<std::uint8_t> heads;
    {
        const nb::gil_scoped_release released;
        std::array<std::uint16_t, kMaxActiveRows> some;
        for (std::size_t i = 0; i < count; ++i) {
            const Board board = board_from_cells(boards.data() + (i * kOuterCells), men);
            const int active = active_rows(which, board, some.data());
            rows.insert(rows.end(), some.begin(), some.begin() + active);
            offsets.push_back(static_cast<std::int64_t>(rows.size()));
            heads.push_back(static_cast<std::uint8_t>(head_of(which, board)));
        }
    }
    const std::size_t active = rows.size();
    return std::make_tuple(to_numpy(std::move(rows), {active}),
                           to_numpy(std::move(offsets), {count + 1}),
                           to_numpy(std::move(heads), {count}));
}

}  // namespace

void register_net(nb::module_& module) {
    module.def(
        "input_rows", [](int kind) { return row_count(kind_of(kind)); }, nb::arg("kind"),
        "Number of input rows of the contact (0) or race (1) net.");
    module.def(
        "input_heads", [](int kind) { return head_count(kind_of(kind)); }, nb::arg("kind"),
        "Number of output layers that the net of this kind keeps.");
    module.def(
        "input_hash", [](int kind) { return input_hash(kind_of(kind)); }, nb::arg("kind"),
        "A number that changes whenever an input row of any position would change.");
    module.def(
        "describe_inputs", [](int kind) { return describe_inputs(kind_of(kind)); }, nb::arg("kind"),
        "The groups of input rows: a line each, `name: first row, rows`.");
    module.def("active_rows", &active_rows_of, nb::arg("kind"), nb::arg("boards"),
               nb::arg("men") = 15,
               "Input rows of int8[n, 26] boards, seen from the side that has just played: "
               "(rows uint16[m], offsets int64[n + 1], heads uint8[n]).");
    module.def(
        "first_bad_row",
        [](const BoardRows& boards, int men) {
            for (std::size_t i = 0; i < boards.shape(0); ++i) {
                Board board;
                if (men < 1 || men > kMaxMen ||
                    read_board(boards.data() + (i * kOuterCells), men, board) !=
                        BoardFault::kNone) {
                    return static_cast<std::int64_t>(i);
                }
            }
            return std::int64_t{-1};
        },
        nb::arg("boards"), nb::arg("men"),
        "The number of the first row of int8[n, 26] that is no position; -1 if all are.");
    module.def(
        "net_kinds",
        [](const BoardRows& boards, int men) {
            std::vector<std::uint8_t> kinds;
            for (std::size_t i = 0; i < boards.shape(0); ++i) {
                const Board board = board_from_cells(boards.data() + (i * kOuterCells), men);
                kinds.push_back(static_cast<std::uint8_t>(net_kind(board)));
            }
            const std::size_t count = kinds.size();
            return to_numpy(std::move(kinds), {count});
        },
        nb::arg("boards"), nb::arg("men") = 15,
        "Which net judges each of int8[n, 26] boards: 0 contact, 1 race.");
    module.def(
        "late",
        [](const BoardRows& boards, int men, int wider) {
            std::vector<std::uint8_t> late;
            for (std::size_t i = 0; i < boards.shape(0); ++i) {
                const Board board = board_from_cells(boards.data() + (i * kOuterCells), men);
                late.push_back(is_late(board, wider) ? 1 : 0);
            }
            const std::size_t count = late.size();
            return to_numpy(std::move(late), {count});
        },
        nb::arg("boards"), nb::arg("men") = 15, nb::arg("wider") = 0,
        "Which of int8[n, 26] boards are late: 1 if a side has nine checkers off or on its three "
        "lowest points, or holds two points in the other's home. `wider` 1: seven checkers, or "
        "four in the other's home or on the bar; -1: eleven checkers, or two points.");
}

}  // namespace fivepoint
