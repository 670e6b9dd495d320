// Python face of the one-sided bear-off tables. The cache file is Python's matter.
#include <nanobind/ndarray.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <stdexcept>
#include <vector>

#include "bearoff.h"
#include "bindings.h"

namespace nb = nanobind;

namespace fivepoint {
namespace {

using Counts =
    nb::ndarray<const std::int8_t, nb::shape<kBearoffPoints>, nb::c_contig, nb::device::cpu>;

int rank_of(const Counts& counts) {
    HomeCounts home{};
    int sum = 0;
    for (int point = 0; point < kBearoffPoints; ++point) {
        const int men = +counts.data()[point];
        sum += std::max(men, 0);
        if (men < 0 || sum > kBearoffMen) {
            throw std::invalid_argument("counts");
        }
        home[point] = static_cast<std::uint8_t>(men);
    }
    return bearoff_rank(home);
}

template <typename Row>
nb::ndarray<nb::numpy, float> copy_row(const Row& row) {
    auto kept = std::make_unique<std::vector<float>>(row.begin(), row.end());
    const std::size_t size = kept->size();
    float* data = kept->data();
    const nb::capsule owner(
        kept.release(), [](void* held) noexcept { delete static_cast<std::vector<float>*>(held); });
    return nb::ndarray<nb::numpy, float>(data, {size}, owner);
}

nb::ndarray<nb::numpy, float> evaluate(const Bearoff& table, const BoardRows& boards, int men) {
    const std::size_t count = boards.shape(0);
    auto kept = std::make_unique<std::vector<float>>(count * 5);
    float* data = kept->data();
    {
        const nb::gil_scoped_release released;
        std::array<float, 5> none{};
        none.fill(std::numeric_limits<float>::quiet_NaN());
        for (std::size_t i = 0; i < count; ++i) {
            const Board board = board_from_cells(boards.data() + (i * kOuterCells), men);
            std::ranges::copy(table.evaluate(board).value_or(none), data + (i * 5));
        }
    }
    const nb::capsule owner(
        kept.release(), [](void* held) noexcept { delete static_cast<std::vector<float>*>(held); });
    return nb::ndarray<nb::numpy, float>(data, {count, std::size_t{5}}, owner);
}

}  // namespace

void register_bearoff(nb::module_& module) {  // NOLINT(misc-const-correctness)
    nb::class_<Bearoff>(module, "Bearoff",
                        "How many rolls it takes to bear off, for every home board.")
        .def_static("build", &Bearoff::build, nb::call_guard<nb::gil_scoped_release>(),
                    "The tables, computed from nothing.")
        .def_static(
            "from_bytes",
            [](const nb::bytes& bytes) {
                return Bearoff::from_bytes(
                    {static_cast<const std::byte*>(bytes.data()), bytes.size()});
            },
            nb::arg("data"), "The tables that to_bytes() wrote; ValueError if damaged.")
        .def(
            "to_bytes",
            [](const Bearoff& table) {
                const std::vector<std::byte> bytes = table.to_bytes();
                return nb::bytes(bytes.data(), bytes.size());
            },
            "The tables with a checksum.")
        .def(
            "rolls",
            [](const Bearoff& table, const Counts& counts) {
                return copy_row(table.rolls(rank_of(counts)));
            },
            nb::arg("counts"),
            "float32[32]: chance that the last of int8[6] checkers (ace point first) leaves with "
            "roll 0, 1, ...")
        .def(
            "none_off",
            [](const Bearoff& table, const Counts& counts) {
                return copy_row(table.none_off(rank_of(counts)));
            },
            nb::arg("counts"),
            "float32[16]: chance that no checker has left after 0, 1, ... rolls.")
        .def(
            "mean_rolls",
            [](const Bearoff& table, const Counts& counts) {
                return table.mean_rolls(rank_of(counts));
            },
            nb::arg("counts"), "Average number of rolls to bear off int8[6] checkers.")
        .def("evaluate", &evaluate, nb::arg("boards"), nb::arg("men") = kBearoffMen,
             "float32[n, 5]: the five chances of the player on roll; NaN where a side has "
             "checkers outside its home or none left.");
}

}  // namespace fivepoint
