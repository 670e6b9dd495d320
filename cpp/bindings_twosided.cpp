// Python face of the exact tables: two-sided bear-off, hypergammon. Files are Python's matter.
#include <nanobind/ndarray.h>
#include <nanobind/stl/function.h>
#include <nanobind/stl/optional.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stdexcept>
#include <tuple>
#include <vector>

#include <nanobind/stl/tuple.h>

#include "bindings.h"
#include "hyper.h"
#include "threads.h"
#include "twosided.h"

namespace nb = nanobind;

namespace fivepoint {
namespace {

using Values = nb::ndarray<const std::int16_t, nb::shape<-1>, nb::c_contig, nb::device::cpu>;
using OutValues = nb::ndarray<nb::numpy, const std::int16_t, nb::shape<-1>, nb::c_contig>;
using FloatValues = nb::ndarray<const float, nb::shape<-1>, nb::c_contig, nb::device::cpu>;
using OutFloatValues = nb::ndarray<nb::numpy, const float, nb::shape<-1>, nb::c_contig>;
using BoardRow =
    nb::ndarray<const std::int8_t, nb::shape<kOuterCells>, nb::c_contig, nb::device::cpu>;
using Equities = std::tuple<float, float, float, float>;

void check_checkers(int checkers) {
    if (checkers < 1 || checkers > kMostTwoSided) {
        throw std::invalid_argument("no table of so many checkers");
    }
}

void check_threads(int threads) {
    if (threads < 1 || threads > kMaxThreads) {
        throw std::invalid_argument("threads out of range");
    }
}

TwoSided from_values(int checkers, const Values& values) {
    check_checkers(checkers);
    return {checkers, std::vector<std::int16_t>(values.data(), values.data() + values.shape(0))};
}

// Runs `build`, which returns no table once `progress` has said to stop.
template <class Build>
auto built(const Build& build) {
    auto table = build();
    if (!table) {
        if (PyErr_Occurred() != nullptr) {
            throw nb::python_error();
        }
        throw std::runtime_error("stopped");
    }
    return std::move(*table);
}

TwoSided build_two_sided(int checkers, int threads, const std::function<bool(double)>& progress) {
    check_checkers(checkers);
    check_threads(threads);
    return built([&] {
        const nb::gil_scoped_release released;
        return TwoSided::build(checkers, threads, [&progress](double share) {
            const nb::gil_scoped_acquire held;
            return PyErr_CheckSignals() == 0 && progress(share);
        });
    });
}

void check_hyper(int men) {
    if (men < 1 || men > kMostHyper) {
        throw std::invalid_argument("no table of so many checkers");
    }
}

Hyper build_hyper(int men, int threads, float tolerance,
                  const std::function<bool(int, float)>& progress) {
    check_hyper(men);
    check_threads(threads);
    return built([&] {
        const nb::gil_scoped_release released;
        return Hyper::build(
            men, threads, tolerance,
            [&progress](int pass, float change) {
                const nb::gil_scoped_acquire held;
                return progress(pass, change);
            },
            [] {
                const nb::gil_scoped_acquire held;
                return PyErr_CheckSignals() != 0;
            });
    });
}

Board hyper_board(const BoardRow& row, int men) {
    Board board;
    if (read_board(row.data(), men, board) != BoardFault::kNone) {
        throw std::invalid_argument("not a position of this game");
    }
    return board;
}

std::optional<Equities> as_tuple(const std::optional<PlaceEquities>& equities) {
    if (!equities) {
        return std::nullopt;
    }
    return Equities((*equities)[0], (*equities)[1], (*equities)[2], (*equities)[3]);
}

}  // namespace

void register_twosided(nb::module_& module) {
    module.attr("MOST_TWO_SIDED") = kMostTwoSided;
    module.def(
        "two_sided_size",
        [](int checkers) {
            check_checkers(checkers);
            return TwoSided::positions_of(checkers) * TwoSided::positions_of(checkers) *
                   kCubePlaces;
        },
        nb::arg("checkers"), "How many values a two-sided table has.");
    nb::class_<TwoSided>(module, "TwoSided",
                         "Exact money equities of bear-offs with few checkers a side.")
        .def_static("build", &build_two_sided, nb::arg("checkers"), nb::arg("threads"),
                    nb::arg("progress"),
                    "Solves the table; `progress` is told the share done and says False to stop.")
        .def_static("from_values", &from_values, nb::arg("checkers"), nb::arg("values").noconvert(),
                    "The table with these values.")
        .def_prop_ro("checkers", &TwoSided::checkers)
        .def(
            "values",
            [](const nb::object& self) {
                const auto& table = nb::cast<const TwoSided&>(self);
                return OutValues(table.values().data(), {table.values().size()}, self);
            },
            nb::sig("def values(self) -> NDArray[numpy.int16]"),
            "All values, int16, as from_values takes them.")
        .def(
            "equities",
            [](const TwoSided& table, const BoardRow& row, int men) {
                return as_tuple(table.equities(board_from_cells(row.data(), men)));
            },
            nb::arg("board").noconvert(), nb::arg("men"),
            "Cubeless, own cube, centred, the other's: before the cube action of the player on "
            "roll; None for a position that is not in the table.")
        .def(
            "without_double",
            [](const TwoSided& table, const BoardRow& row, int men) {
                return as_tuple(table.without_double(board_from_cells(row.data(), men)));
            },
            nb::arg("board").noconvert(), nb::arg("men"),
            "The same if the player on roll does not double now.");

    module.def(
        "hyper_size",
        [](int men) {
            check_hyper(men);
            return Hyper::places_of(men) * Hyper::places_of(men) * kCubePlaces;
        },
        nb::arg("men"), "How many values a hypergammon table has.");
    nb::class_<Hyper>(module, "Hyper", "Exact money equities of hypergammon.")
        .def_static("build", &build_hyper, nb::arg("men"), nb::arg("threads"), nb::arg("tolerance"),
                    nb::arg("progress"),
                    "Solves the table; `progress` is told each pass and its largest change and "
                    "says False to stop.")
        .def_static(
            "from_values",
            [](int men, const FloatValues& values) {
                check_hyper(men);
                return Hyper(men, {values.data(), values.data() + values.shape(0)});
            },
            nb::arg("men"), nb::arg("values").noconvert(), "The table with these values.")
        .def_prop_ro("men", &Hyper::men)
        .def(
            "values",
            [](const nb::object& self) {
                const auto& table = nb::cast<const Hyper&>(self);
                return OutFloatValues(table.values().data(), {table.values().size()}, self);
            },
            nb::sig("def values(self) -> NDArray[numpy.float32]"),
            "All values, float32, as from_values takes them.")
        .def(
            "equities",
            [](const Hyper& table, const BoardRow& row) {
                return as_tuple(table.equities(hyper_board(row, table.men())));
            },
            nb::arg("board").noconvert(),
            "Cubeless, own cube, centred, the other's: before the cube action of the player on "
            "roll; None when the game is over.")
        .def(
            "without_double",
            [](const Hyper& table, const BoardRow& row) {
                return as_tuple(table.without_double(hyper_board(row, table.men())));
            },
            nb::arg("board").noconvert(), "The same if the player on roll does not double now.");
}

}  // namespace fivepoint
