// Python face of the integer nets and of the evaluator. Files, levels and values people see are
// Python's matter (fivepoint.engine).
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/tuple.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <tuple>
#include <utility>
#include <vector>

#include "bearoff.h"
#include "bindings.h"
#include "cube_life.h"
#include "evaluator.h"
#include "net.h"
#include "results.h"
#include "rollout.h"
#include "search.h"
#include "threads.h"

namespace nb = nanobind;

namespace fivepoint {
namespace {

template <typename T, int kDimensions>
using Array = nb::ndarray<const T, nb::ndim<kDimensions>, nb::c_contig, nb::device::cpu>;
using WorthRow = nb::ndarray<const float, nb::shape<1 + kOutputs>, nb::c_contig, nb::device::cpu>;

NetKind kind_of(int kind) {
    if (kind < 0 || kind >= kNetKinds) {
        throw std::invalid_argument("kind");
    }
    return static_cast<NetKind>(kind);
}

void throw_fault(NetFault fault) {
    switch (fault) {
        case NetFault::ok:
            return;
        case NetFault::width:
            throw std::invalid_argument("width");
        case NetFault::scale:
            throw std::invalid_argument("scale");
        case NetFault::not_finite:
            throw std::invalid_argument("not-finite");
        case NetFault::overflow:
            throw std::invalid_argument("overflow");
    }
}

// Whether the arrays have the shapes of a net of that kind.
template <typename Rows, typename Bias, typename Head, typename HeadBias>
void check_shapes(NetKind kind, const Rows& rows, const Bias& bias, const Head& head,
                  const HeadBias& head_bias) {
    const std::size_t width = bias.shape(0);
    const auto heads = static_cast<std::size_t>(head_count(kind));
    const bool fits = rows.shape(0) == static_cast<std::size_t>(row_count(kind)) &&
                      rows.shape(1) == width && head.shape(0) == heads &&
                      head.shape(1) == kOutputs && head.shape(2) == width &&
                      head_bias.shape(0) == heads && head_bias.shape(1) == kOutputs;
    if (!fits || width > kMaxWidth) {
        throw std::invalid_argument("shape");
    }
    if (!width_fits(static_cast<int>(width))) {
        throw_fault(NetFault::width);
    }
}

std::shared_ptr<Net> quantised(int kind, const Array<float, 2>& rows, const Array<float, 1>& bias,
                               const Array<float, 3>& head, const Array<float, 2>& head_bias) {
    const NetKind which = kind_of(kind);
    check_shapes(which, rows, bias, head, head_bias);
    FloatNet net(which, static_cast<int>(bias.shape(0)));
    std::copy_n(rows.data(), net.rows.size(), net.rows.begin());
    std::copy_n(bias.data(), net.bias.size(), net.bias.begin());
    std::copy_n(head.data(), net.head.size(), net.head.begin());
    std::copy_n(head_bias.data(), net.head_bias.size(), net.head_bias.begin());
    throw_fault(check(net));
    auto out = std::make_shared<Net>(quantise(net));
    throw_fault(check(*out));
    return out;
}

std::shared_ptr<Net> from_integers(int kind, int unit_shift, int head_shift,
                                   const Array<std::int16_t, 2>& rows,
                                   const Array<std::int16_t, 1>& bias,
                                   const Array<std::int16_t, 3>& head,
                                   const Array<std::int32_t, 2>& head_bias) {
    const NetKind which = kind_of(kind);
    check_shapes(which, rows, bias, head, head_bias);
    auto net =
        std::make_shared<Net>(which, static_cast<int>(bias.shape(0)), unit_shift, head_shift);
    std::copy_n(rows.data(), net->rows.size(), net->rows.data());
    std::copy_n(bias.data(), net->bias.size(), net->bias.data());
    std::copy_n(head.data(), net->head.size(), net->head.data());
    std::copy_n(head_bias.data(), net->head_bias.size(), net->head_bias.data());
    throw_fault(check(*net));
    net->lay_out();
    return net;
}

template <typename T>
std::vector<T> copied(const AlignedArray<T>& values) {
    return std::vector<T>(values.data(), values.data() + values.size());
}

using IntegerWeights = std::tuple<int, int, NumpyArray<std::int16_t>, NumpyArray<std::int16_t>,
                                  NumpyArray<std::int16_t>, NumpyArray<std::int32_t>>;
// (unit_shift, head_shift, rows, bias, head, head_bias)
IntegerWeights integers(const Net& net) {
    const auto rows = static_cast<std::size_t>(row_count(net.kind));
    const auto heads = static_cast<std::size_t>(head_count(net.kind));
    const auto width = static_cast<std::size_t>(net.width);
    const std::size_t outputs = kOutputs;
    return std::make_tuple(
        net.unit_shift, net.head_shift, to_numpy(std::vector(net.rows), {rows, width}),
        to_numpy(copied(net.bias), {width}), to_numpy(copied(net.head), {heads, outputs, width}),
        to_numpy(copied(net.head_bias), {heads, outputs}));
}

Worth worth_of(const WorthRow& row) {
    Worth worth;
    worth.base = row.data()[0];
    std::copy_n(row.data() + 1, kOutputs, worth.weight.begin());
    return worth;
}

// Positions a thread takes at a time: to be looked ahead from, and to be judged as they stand.
constexpr std::size_t kNodeShare = 64;
constexpr std::size_t kStaticShare = 4096;

// Writes `judge`'s outputs of shares of the boards, on threads; shape [n, 5].
template <std::size_t kShare, typename Judge>
NumpyArray<float> judged(const BoardRows& boards, int men, int threads, const Judge& judge) {
    const std::size_t count = boards.shape(0);
    std::vector<float> numbers(count * kOutputs);
    {
        const nb::gil_scoped_release released;
        for_each_chunk((count + kShare - 1) / kShare, threads, [&](std::size_t share) {
            const std::size_t begin = share * kShare;
            const std::size_t end = std::min(count, begin + kShare);
            std::vector<Board> nodes(end - begin);
            for (std::size_t i = begin; i < end; ++i) {
                nodes[i - begin] = board_from_cells(boards.data() + (i * kOuterCells), men);
            }
            std::vector<Outputs> outputs(nodes.size());
            judge(std::span<const Board>(nodes), outputs.data());
            for (std::size_t i = 0; i < outputs.size(); ++i) {
                std::ranges::copy(outputs[i], numbers.data() + ((begin + i) * kOutputs));
            }
        });
    }
    return to_numpy(std::move(numbers), {count, static_cast<std::size_t>(kOutputs)});
}

NumpyArray<float> evaluate_nodes(const Evaluator& evaluator, const BoardRows& boards, int men,
                                 int threads) {
    const auto judge = [&](std::span<const Board> nodes, Outputs* out) {
        std::vector<Board> played(nodes.size());
        std::ranges::transform(nodes, played.begin(), flip);
        evaluator.evaluate(played, out);
        std::transform(out, out + nodes.size(), out, invert);
    };
    return judged<kStaticShare>(boards, men, threads, judge);
}

NumpyArray<float> one_ply_nodes(const Evaluator& evaluator, const BoardRows& boards,
                                const WorthRow& worth, int men, int threads) {
    const Worth values = worth_of(worth);
    const auto judge = [&](std::span<const Board> nodes, Outputs* out) {
        for (const Board& node : nodes) {
            *out++ = evaluator.one_ply(node, values);
        }
    };
    return judged<kNodeShare>(boards, men, threads, judge);
}

std::tuple<NumpyArray<std::int8_t>, NumpyArray<float>> evaluate_plays(const Evaluator& evaluator,
                                                                      const BoardRows& boards,
                                                                      int die1, int die2, int men) {
    if (boards.shape(0) != 1 || die1 < 1 || die1 > 6 || die2 < 1 || die2 > 6) {
        throw std::invalid_argument("play");
    }
    const Board node = board_from_cells(boards.data(), men);
    std::vector<Board> results(kMaxResults);
    const auto count = static_cast<std::size_t>(
        list_results(node, die1, die2, std::span<Board, kMaxResults>(results)));
    std::vector<Outputs> outputs(count);
    evaluator.evaluate_children(node, {results.data(), count}, outputs.data());
    std::vector<std::int8_t> rows;
    std::vector<float> numbers;
    for (std::size_t i = 0; i < count; ++i) {
        rows.insert(rows.end(), results[i].cell.begin(), results[i].cell.begin() + kOuterCells);
        numbers.insert(numbers.end(), outputs[i].begin(), outputs[i].end());
    }
    return std::make_tuple(
        to_numpy(std::move(rows), {count, static_cast<std::size_t>(kOuterCells)}),
        to_numpy(std::move(numbers), {count, static_cast<std::size_t>(kOutputs)}));
}

// Ranked plays: (boards int8[k, 26], chances float32[k, 5], values float64[k], plies uint8[k]).
std::tuple<NumpyArray<std::int8_t>, NumpyArray<float>, NumpyArray<double>, NumpyArray<std::uint8_t>>
rank_dice(const Evaluator& evaluator, const BoardRows& boards, int die1, int die2, int men,
          const WorthRow& worth, int plies, int threads, Budget* budget, const CubeInPlay* cube) {
    if (boards.shape(0) != 1 || die1 < 1 || die1 > 6 || die2 < 1 || die2 > 6) {
        throw std::invalid_argument("play");
    }
    if (plies < 0 || plies > kMaxPlies) {
        throw std::invalid_argument("plies");
    }
    SearchSettings settings;
    settings.worth = worth_of(worth);
    settings.plies = plies;
    settings.threads = threads;
    settings.budget = budget;
    if (cube != nullptr) {
        settings.cube = *cube;
    }
    const Board node = board_from_cells(boards.data(), men);
    std::vector<Ranked> ranked;
    {
        const nb::gil_scoped_release released;
        ranked = rank_plays(evaluator, node, die1, die2, settings);
    }
    std::vector<std::int8_t> rows;
    std::vector<float> chances;
    std::vector<double> values;
    std::vector<std::uint8_t> depths;
    for (const Ranked& play : ranked) {
        rows.insert(rows.end(), play.board.cell.begin(), play.board.cell.begin() + kOuterCells);
        chances.insert(chances.end(), play.outputs.begin(), play.outputs.end());
        values.push_back(play.value);
        depths.push_back(static_cast<std::uint8_t>(play.plies));
    }
    const std::size_t count = ranked.size();
    return std::make_tuple(
        to_numpy(std::move(rows), {count, static_cast<std::size_t>(kOuterCells)}),
        to_numpy(std::move(chances), {count, static_cast<std::size_t>(kOutputs)}),
        to_numpy(std::move(values), {count}), to_numpy(std::move(depths), {count}));
}

// (chances float32[n, 5], the depth they were looked for at uint8[n])
std::tuple<NumpyArray<float>, NumpyArray<std::uint8_t>> look(const Evaluator& evaluator,
                                                             const BoardRows& boards, int men,
                                                             const WorthRow& worth, int plies,
                                                             int threads, Budget* budget) {
    if (plies < 0 || plies > kMaxPlies) {
        throw std::invalid_argument("plies");
    }
    SearchSettings settings;
    settings.worth = worth_of(worth);
    settings.plies = plies;
    settings.threads = threads;
    settings.budget = budget;
    const std::size_t count = boards.shape(0);
    std::vector<float> numbers;
    std::vector<std::uint8_t> depths;
    {
        const nb::gil_scoped_release released;
        for (std::size_t i = 0; i < count; ++i) {
            const Board node = board_from_cells(boards.data() + (i * kOuterCells), men);
            const Looked looked = look_ahead(evaluator, node, settings);
            numbers.insert(numbers.end(), looked.outputs.begin(), looked.outputs.end());
            depths.push_back(static_cast<std::uint8_t>(looked.plies));
        }
    }
    return {to_numpy(std::move(numbers), {count, static_cast<std::size_t>(kOutputs)}),
            to_numpy(std::move(depths), {count})};
}

// (chances float32[count, 5], with a cube its values float64[count], else without length)
using RolledOut = std::tuple<NumpyArray<float>, NumpyArray<double>>;

RolledOut roll_out_board(const Evaluator& evaluator, const BoardRows& boards, int men,
                         const WorthRow& worth, std::uint64_t first, std::size_t count, int plies,
                         int truncate, bool reduce, std::uint64_t seed, int threads,
                         const CubeInPlay* cube, bool may_double) {
    if (boards.shape(0) != 1 || plies < 0 || plies > kMaxPlies || truncate < 0) {
        throw std::invalid_argument("rollout");
    }
    RolloutSettings settings;
    settings.worth = worth_of(worth);
    settings.plies = plies;
    settings.truncate = truncate;
    settings.reduce = reduce;
    settings.seed = seed;
    settings.cube = cube == nullptr ? std::nullopt : std::optional(*cube);
    const Board node = board_from_cells(boards.data(), men);
    settings.may_double = may_double;
    std::vector<TrialResult> trials(count);
    std::vector<float> chances;
    std::vector<double> values;
    {
        const nb::gil_scoped_release released;
        roll_out(evaluator, node, settings, first, trials, threads);
        for (const TrialResult& trial : trials) {
            chances.insert(chances.end(), trial.chances.begin(), trial.chances.end());
            if (cube != nullptr) {
                values.push_back(trial.cubeful);
            }
        }
    }
    const std::size_t valued = values.size();
    return {to_numpy(std::move(chances), {count, static_cast<std::size_t>(kOutputs)}),
            to_numpy(std::move(values), {valued})};
}

}  // namespace

void register_engine(nb::module_& module) {
    module.attr("PRUNER_WIDTH") = kWidthStep;
    module.attr("ACTIVATION_UNIT") = kActivationUnit;
    nb::class_<Net>(module, "Net", "A net in integers, of one kind: 0 contact, 1 race, 2 pruner.")
        .def_static("quantised", &quantised, nb::arg("kind"), nb::arg("rows"), nb::arg("bias"),
                    nb::arg("head"), nb::arg("head_bias"),
                    "The net nearest to these float32 weights; ValueError names what is wrong.")
        .def_static("from_integers", &from_integers, nb::arg("kind"), nb::arg("unit_shift"),
                    nb::arg("head_shift"), nb::arg("rows"), nb::arg("bias"), nb::arg("head"),
                    nb::arg("head_bias"), "The net that `integers` took apart.")
        .def("integers", &integers, "(unit_shift, head_shift, rows, bias, head, head_bias).")
        .def_prop_ro("kind", [](const Net& net) { return static_cast<int>(net.kind); })
        .def_ro("width", &Net::width);
    nb::class_<Evaluator>(module, "Evaluator",
                          "Judges positions by rules, bear-off tables and nets.")
        .def(
            "__init__",
            [](Evaluator* self, std::shared_ptr<Net> contact, std::shared_ptr<Net> race,
               std::shared_ptr<Bearoff> bearoff, std::shared_ptr<Net> pruner,
               std::shared_ptr<Net> late) {
                if (!contact || !race || contact->kind != NetKind::contact ||
                    race->kind != NetKind::race || (pruner && pruner->kind != NetKind::pruner) ||
                    (late && late->kind != NetKind::contact)) {
                    throw std::invalid_argument("kind");
                }
                if (pruner && pruner->width != kWidthStep) {
                    throw_fault(NetFault::width);
                }
                new (self) Evaluator(std::move(contact), std::move(race), std::move(bearoff),
                                     std::move(pruner), std::move(late));
            },
            nb::arg("contact"), nb::arg("race"), nb::arg("bearoff").none(),
            nb::arg("pruner").none() = nb::none(), nb::arg("late").none() = nb::none())
        .def("evaluate", &evaluate_nodes, nb::arg("boards"), nb::arg("men") = 15,
             nb::arg("threads") = 1,
             "Chances float32[n, 5] of the player on roll, before rolling, by the nets alone.")
        .def("one_ply", &one_ply_nodes, nb::arg("boards"), nb::arg("worth"), nb::arg("men") = 15,
             nb::arg("threads") = 1,
             "The same after looking at every roll and the best play of each.")
        .def("plays", &evaluate_plays, nb::arg("board"), nb::arg("die1"), nb::arg("die2"),
             nb::arg("men") = 15,
             "Of an int8[1, 26] board: the results of the roll int8[k, 26], not turned round, and "
             "the chances float32[k, 5] of the player who moved.")
        .def("rank", &rank_dice, nb::arg("board"), nb::arg("die1"), nb::arg("die2"), nb::arg("men"),
             nb::arg("worth"), nb::arg("plies"), nb::arg("threads") = 1,
             nb::arg("budget").none() = nb::none(), nb::arg("cube").none() = nb::none(),
             "Of an int8[1, 26] board: the results of the roll, best first, not turned round: "
             "(int8[k, 26], chances float32[k, 5], values float64[k], plies uint8[k]), all for the "
             "player who moved. The values are equities where the cube stands at `cube` for that "
             "player, without one what the chances are worth.")
        .def("look_ahead", &look, nb::arg("boards"), nb::arg("men"), nb::arg("worth"),
             nb::arg("plies"), nb::arg("threads") = 1, nb::arg("budget").none() = nb::none(),
             "Chances float32[n, 5] of the player on roll, before rolling, and the depth each was "
             "looked for at uint8[n]: `plies`, unless the budget ended it earlier.")
        .def("rollout", &roll_out_board, nb::arg("board"), nb::arg("men"), nb::arg("worth"),
             nb::arg("first"), nb::arg("count"), nb::arg("plies"), nb::arg("truncate"),
             nb::arg("reduce"), nb::arg("seed"), nb::arg("threads") = 1,
             nb::arg("cube").none() = nb::none(), nb::arg("may_double") = true,
             "Of an int8[1, 26] board, for the player on roll, one trial a row: chances "
             "float32[count, 5] and, if there is a cube, what the game with it was worth, "
             "float64[count].");
}

}  // namespace fivepoint
