// Python face of the match equity table and the cube. Arguments are checked in fivepoint.engine
// (met.py, cube.py); what is checked here keeps memory safe.
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <tuple>
#include <utility>
#include <vector>

#include "bindings.h"
#include "budget.h"
#include "cube.h"
#include "cube_life.h"
#include "cube_search.h"
#include "evaluator.h"
#include "met.h"
#include "position.h"
#include "search.h"

namespace nb = nanobind;

namespace fivepoint {
namespace {

using Numbers = nb::ndarray<const double, nb::shape<-1>, nb::c_contig, nb::device::cpu>;
using ChanceRows = nb::ndarray<const double, nb::shape<-1, 5>, nb::c_contig, nb::device::cpu>;
using Table = nb::ndarray<nb::numpy, double, nb::shape<-1>, nb::c_contig>;
using WorthRow = nb::ndarray<const float, nb::shape<1 + kOutputs>, nb::c_contig, nb::device::cpu>;
using ValueRows = nb::ndarray<nb::numpy, double, nb::shape<-1, 6>, nb::c_contig>;

template <class Array>
Array to_numpy(std::vector<double> values, std::initializer_list<std::size_t> shape) {
    auto kept = std::make_unique<std::vector<double>>(std::move(values));
    double* data = kept->data();
    const nb::capsule owner(kept.release(), [](void* held) noexcept {
        delete static_cast<std::vector<double>*>(held);
    });
    return Array(data, shape, owner);
}

Table copy(std::span<const double> values) {
    return to_numpy<Table>({values.begin(), values.end()}, {values.size()});
}

MatchTable table_of(const Numbers& before, const Numbers& after) {
    constexpr std::size_t kSide = kMostAway;
    if (before.shape(0) != kSide * kSide || after.shape(0) != kSide) {
        throw std::invalid_argument("a match table has 64 x 64 and 64 numbers");
    }
    return {std::span(before.data(), before.shape(0)), std::span(after.data(), after.shape(0))};
}

double chance(const MatchTable& table, int own, int other, bool after_crawford) {
    if (std::min(own, other) < 1 || std::max(own, other) > kMostAway) {
        throw std::invalid_argument("points away must be 1 to 64");
    }
    return table.chance(own, other, after_crawford);
}

CubeSituation situation_of(const MatchTable* table, int own, int other, bool crawford, bool jacoby,
                           bool beavers, int owner, int cube, int doublings) {
    CubeSituation situation;
    if (table != nullptr) {
        if (std::min(own, other) < 1 || std::max(own, other) > kMostAway) {
            throw std::invalid_argument("points away must be 1 to 64");
        }
        situation.match = MatchScore{table, own, other};
    }
    if (owner < 0 || owner > 2 || cube < 1 || cube > (1 << 16) || doublings < 0) {
        throw std::invalid_argument("no such cube");
    }
    situation.crawford = crawford;
    situation.jacoby = jacoby;
    situation.beavers = beavers;
    situation.owner = static_cast<CubeOwner>(owner);
    situation.cube = cube;
    situation.doublings = doublings;
    return situation;
}

ValueRows values_of(const ChanceRows& chances, const CubeSituation& situation, double life) {
    const std::size_t count = chances.shape(0);
    std::vector<double> rows;
    rows.reserve(count * 6);
    const CubeModel model(situation);
    for (std::size_t i = 0; i < count; ++i) {
        Chances one{};
        std::copy_n(chances.data() + i * 5, 5, one.begin());
        const CubeValues values = model.values(one, life);
        rows.insert(rows.end(), {values.cubeless, values.no_double, values.take, values.drop,
                                 values.best(), values.beaver ? 1.0 : 0.0});
    }
    return to_numpy<ValueRows>(std::move(rows), {count, 6});
}

Table lives_of(const BoardRows& boards, const CubeLife& life, int men) {
    const std::size_t count = boards.shape(0);
    std::vector<double> lives;
    lives.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        lives.push_back(life.at(board_from_cells(boards.data() + (i * kOuterCells), men)));
    }
    return to_numpy<Table>(std::move(lives), {count});
}

// (chances float64[5], values float64[6] as of cube_values, the depth they were looked for at)
std::tuple<Table, Table, int> look_with_cube(const Evaluator& evaluator, const BoardRows& boards,
                                             int men, const WorthRow& worth, int plies,
                                             const CubeInPlay& cube, int threads, Budget* budget) {
    if (boards.shape(0) != 1 || plies < 0 || plies > kMaxPlies) {
        throw std::invalid_argument("look ahead");
    }
    SearchSettings settings;
    settings.worth.base = worth.data()[0];
    std::copy_n(worth.data() + 1, kOutputs, settings.worth.weight.begin());
    settings.plies = plies;
    settings.threads = threads;
    settings.budget = budget;
    const Board node = board_from_cells(boards.data(), men);
    CubeLooked looked;
    {
        const nb::gil_scoped_release released;
        looked = look_ahead_with_cube(evaluator, node, settings, cube);
    }
    const CubeValues& values = looked.values;
    return {to_numpy<Table>({looked.outputs.begin(), looked.outputs.end()}, {5}),
            to_numpy<Table>({values.cubeless, values.no_double, values.take, values.drop,
                             values.best(), values.beaver ? 1.0 : 0.0},
                            {6}),
            looked.plies};
}

}  // namespace

void register_cube(nb::module_& module) {
    module.attr("MOST_AWAY") = kMostAway;
    nb::class_<MatchTable>(module, "MatchTable", "Match equities up to 64 points away.")
        .def_static(
            "build",
            [](double gammon, double backgammon, double cube_life) {
                return MatchTable::build({gammon, backgammon, cube_life});
            },
            nb::arg("gammon"), nb::arg("backgammon"), nb::arg("cube_life"),
            "The table that follows from how often won games are gammons and backgammons.")
        .def_static("from_arrays", &table_of, nb::arg("before").noconvert(),
                    nb::arg("after").noconvert(),
                    "The table with these chances, float64[64 * 64] and float64[64].")
        .def("chance", &chance, nb::arg("own"), nb::arg("other"), nb::arg("after_crawford"),
             "Chance of the side `own` points away to win the match.")
        .def(
            "before", [](const MatchTable& table) { return copy(table.before()); },
            "All chances before or in the Crawford game, float64[64 * 64], own points first.")
        .def(
            "after", [](const MatchTable& table) { return copy(table.after()); },
            "Chances after the Crawford game of the side behind, float64[64].");
    nb::class_<CubeSituation>(module, "CubeSituation",
                              "Cube and score as one side sees them, as far as they count.")
        .def(
            "__init__",
            [](CubeSituation* self, const MatchTable* table, int own, int other, bool crawford,
               bool jacoby, bool beavers, int owner, int cube, int doublings) {
                new (self) CubeSituation(situation_of(table, own, other, crawford, jacoby, beavers,
                                                      owner, cube, doublings));
            },
            nb::arg("table").none(), nb::arg("own"), nb::arg("other"), nb::arg("crawford"),
            nb::arg("jacoby"), nb::arg("beavers"), nb::arg("owner"), nb::arg("cube"),
            nb::arg("doublings"), nb::keep_alive<1, 2>());
    nb::class_<CubeLife>(module, "CubeLife",
                         "How much of a live cube's worth is realised: one share while there is "
                         "contact; in a race it grows with the pips of the side on roll.")
        .def(nb::init<double, double, double>(), nb::arg("contact"), nb::arg("race_base"),
             nb::arg("race_per_pip"));
    nb::class_<CubeInPlay>(module, "CubeInPlay", "A situation and the life of its cube.")
        .def(nb::init<CubeSituation, CubeLife>(), nb::arg("situation"), nb::arg("life"),
             nb::keep_alive<1, 2>());
    module.def("look_ahead_with_cube", &look_with_cube, nb::arg("evaluator"), nb::arg("board"),
               nb::arg("men"), nb::arg("worth"), nb::arg("plies"), nb::arg("cube"),
               nb::arg("threads") = 1, nb::arg("budget").none() = nb::none(),
               "Of an int8[1, 26] board, for the player on roll: chances float64[5] and the values "
               "of cube_values float64[6], both looked for at `plies`, and the depth that the "
               "budget allowed.");
    module.def("cube_lives", &lives_of, nb::arg("boards"), nb::arg("life"), nb::arg("men") = 15,
               "The cube's life at each of int8[n, 26] boards, float64[n], for the side whose view "
               "it is.");
    module.def("cube_values", &values_of, nb::arg("chances").noconvert(), nb::arg("situation"),
               nb::arg("life"),
               "For float64[n, 5] chances float64[n, 6]: cubeless, no double, double and take, "
               "double and drop, best, and 1 where a take should be a beaver. Points, or with a "
               "table match-winning chances.");
}

}  // namespace fivepoint
