// Python face of many decisions at once (many.h). What they mean is fivepoint.engine.many's matter.
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <tuple>
#include <utility>
#include <vector>

#include "bindings.h"
#include "cube_life.h"
#include "evaluator.h"
#include "many.h"
#include "net.h"
#include "position.h"
#include "search.h"

namespace nb = nanobind;

namespace fivepoint {
namespace {

using DiceRows = nb::ndarray<const std::int8_t, nb::shape<-1, 2>, nb::c_contig, nb::device::cpu>;
using WorthRows =
    nb::ndarray<const float, nb::shape<-1, 1 + kOutputs>, nb::c_contig, nb::device::cpu>;

Worth worth_at(const WorthRows& rows, std::size_t i) {
    const float* row = rows.data() + (i * (1 + kOutputs));
    Worth worth;
    worth.base = row[0];
    std::copy_n(row + 1, kOutputs, worth.weight.begin());
    return worth;
}

Board board_at(const BoardRows& rows, std::size_t i, int men) {
    return board_from_cells(rows.data() + (i * kOuterCells), men);
}

void check(bool holds, const char* what) {
    if (!holds) {
        throw std::invalid_argument(what);
    }
}

std::vector<NodeAsked> nodes_asked(const BoardRows& boards, const WorthRows& worths, int men) {
    check(worths.shape(0) == boards.shape(0), "rows");
    std::vector<NodeAsked> asked(boards.shape(0));
    for (std::size_t i = 0; i < asked.size(); ++i) {
        asked[i] = {board_at(boards, i, men), worth_at(worths, i)};
    }
    return asked;
}

void append_cells(std::vector<std::int8_t>& rows, const Board& board) {
    rows.insert(rows.end(), board.cell.begin(), board.cell.begin() + kOuterCells);
}

// (boards int8[m, 26], chances float32[m, 5], values float64[m], plies uint8[m], int64[n + 1])
using RankedRows = std::tuple<NumpyArray<std::int8_t>, NumpyArray<float>, NumpyArray<double>,
                              NumpyArray<std::uint8_t>, NumpyArray<std::int64_t>>;

RankedRows rank_rolls(const Evaluator& evaluator, const BoardRows& boards, const DiceRows& dice,
                      const WorthRows& worths, const BoardRows& played, int men, int plies,
                      int threads, const std::vector<std::optional<CubeInPlay>>& cubes) {
    check(plies >= 0 && plies <= kMaxPlies, "plies");
    const std::size_t count = boards.shape(0);
    check(dice.shape(0) == count && worths.shape(0) == count && played.shape(0) == count &&
              (cubes.empty() || cubes.size() == count),
          "rows");
    std::vector<RollAsked> asked(count);
    for (std::size_t i = 0; i < count; ++i) {
        const int die1 = dice.data()[2 * i];
        const int die2 = dice.data()[(2 * i) + 1];
        check(die1 >= 1 && die1 <= 6 && die2 >= 1 && die2 <= 6, "dice");
        asked[i] = {board_at(boards, i, men),
                    {die1, die2},
                    worth_at(worths, i),
                    std::nullopt,
                    board_at(played, i, men)};
        if (!cubes.empty()) {
            asked[i].cube = cubes[i];
        }
    }
    std::vector<std::int8_t> rows;
    std::vector<float> chances;
    std::vector<double> values;
    std::vector<std::uint8_t> depths;
    std::vector<std::int64_t> offsets{0};
    {
        const nb::gil_scoped_release released;
        for (const std::vector<Ranked>& ranked : rank_many(evaluator, asked, plies, threads)) {
            for (const Ranked& play : ranked) {
                append_cells(rows, play.board);
                chances.insert(chances.end(), play.outputs.begin(), play.outputs.end());
                values.push_back(play.value);
                depths.push_back(static_cast<std::uint8_t>(play.plies));
            }
            offsets.push_back(static_cast<std::int64_t>(values.size()));
        }
    }
    const std::size_t total = values.size();
    return {to_numpy(std::move(rows), {total, static_cast<std::size_t>(kOuterCells)}),
            to_numpy(std::move(chances), {total, static_cast<std::size_t>(kOutputs)}),
            to_numpy(std::move(values), {total}), to_numpy(std::move(depths), {total}),
            to_numpy(std::move(offsets), {count + 1})};
}

// (boards int8[21 n, 26], chances float32[21 n, 5])
using ReplyRows = std::tuple<NumpyArray<std::int8_t>, NumpyArray<float>>;

ReplyRows replies_to(const Evaluator& evaluator, const BoardRows& boards, const WorthRows& worths,
                     int men, int threads) {
    const std::vector<NodeAsked> asked = nodes_asked(boards, worths, men);
    std::vector<std::int8_t> rows;
    std::vector<float> chances;
    {
        const nb::gil_scoped_release released;
        for (const Reply& reply : replies_many(evaluator, asked, threads)) {
            append_cells(rows, reply.board);
            chances.insert(chances.end(), reply.outputs.begin(), reply.outputs.end());
        }
    }
    const std::size_t total = asked.size() * kRolls;
    return {to_numpy(std::move(rows), {total, static_cast<std::size_t>(kOuterCells)}),
            to_numpy(std::move(chances), {total, static_cast<std::size_t>(kOutputs)})};
}

}  // namespace

void register_many(nb::module_& module) {
    module.def(
        "rank_many", &rank_rolls, nb::arg("evaluator"), nb::arg("boards"), nb::arg("dice"),
        nb::arg("worths"), nb::arg("played"), nb::arg("men"), nb::arg("plies"),
        nb::arg("threads") = 1, nb::arg("cubes") = std::vector<std::optional<CubeInPlay>>(),
        "The results of n rolls, each as Evaluator.rank gives them, `played` [n, 26] judged at "
        "every depth: (int8[m, 26], chances float32[m, 5], values float64[m], plies uint8[m], "
        "where those of each roll begin int64[n + 1]). `cubes` is empty, or has one for each roll, "
        "None in a game without a cube.");
    module.def("replies_many", &replies_to, nb::arg("evaluator"), nb::arg("boards"),
               nb::arg("worths"), nb::arg("men"), nb::arg("threads") = 1,
               "The best plays by the nets of the 21 rolls 1-1, 2-1, 2-2, 3-1, ... of each board: "
               "(int8[21 n, 26], chances float32[21 n, 5] of the player who moved).");
}

}  // namespace fivepoint
