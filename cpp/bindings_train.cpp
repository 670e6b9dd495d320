// Python face of training: trainer, self-play, replay. Arrays are in C order; the GIL is released
// while computing, and no object may be used from two threads at once but Replay.
#include <nanobind/ndarray.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "bearoff.h"
#include "bindings.h"
#include "evaluator.h"
#include "inputs.h"
#include "net.h"
#include "position.h"
#include "replay.h"
#include "rng.h"
#include "selfplay.h"
#include "starts.h"
#include "trainer.h"

namespace nb = nanobind;

namespace fivepoint {
namespace {

using Rows16 = nb::ndarray<const std::uint16_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Offsets = nb::ndarray<const std::int64_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Heads = nb::ndarray<const std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Targets = nb::ndarray<const float, nb::shape<-1, kOutputs>, nb::c_contig, nb::device::cpu>;

Batch make_batch(const Trainer& trainer, const Rows16& rows, const Offsets& offsets,
                 const Heads& heads, const Targets& targets) {
    const std::size_t size = heads.shape(0);
    const bool fits = size <= kMaxBatch && offsets.shape(0) == size + 1 &&
                      targets.shape(0) == size && offsets.data()[0] == 0 &&
                      static_cast<std::size_t>(offsets.data()[size]) == rows.shape(0);
    if (!fits || !std::is_sorted(offsets.data(), offsets.data() + size + 1) ||
        std::any_of(rows.data(), rows.data() + rows.shape(0),
                    [&](int row) { return row >= trainer.shape().rows; }) ||
        std::any_of(heads.data(), heads.data() + size,
                    [&](int head) { return head >= trainer.shape().heads; })) {
        throw std::invalid_argument("train-batch");
    }
    Batch batch;
    batch.offsets.assign(offsets.data(), offsets.data() + size + 1);
    batch.rows.assign(rows.data(), rows.data() + rows.shape(0));
    batch.heads.assign(heads.data(), heads.data() + size);
    batch.targets.assign(targets.data(), targets.data() + (size * kOutputs));
    return batch;
}

using FloatArray = nb::ndarray<nb::numpy, float>;
// Rows, bias, heads, head biases.
using NetArrays = std::tuple<FloatArray, FloatArray, FloatArray, FloatArray>;

FloatArray to_numpy(std::vector<float>&& values, std::initializer_list<std::size_t> shape) {
    auto kept = std::make_unique<std::vector<float>>(std::move(values));
    float* data = kept->data();
    const nb::capsule owner(
        kept.release(), [](void* held) noexcept { delete static_cast<std::vector<float>*>(held); });
    return {data, shape, owner};
}

NetArrays net_arrays(FloatNet&& net, const TrainerShape& shape) {
    const auto rows = static_cast<std::size_t>(shape.rows);
    const auto width = static_cast<std::size_t>(shape.hidden);
    const auto heads = static_cast<std::size_t>(shape.heads);
    const std::size_t outputs = kOutputs;
    return {to_numpy(std::move(net.rows), {rows, width}), to_numpy(std::move(net.bias), {width}),
            to_numpy(std::move(net.head), {heads, outputs, width}),
            to_numpy(std::move(net.head_bias), {heads, outputs})};
}

using Dice = nb::ndarray<const std::int8_t, nb::shape<-1, 2>, nb::c_contig, nb::device::cpu>;

NetKind kind_of(int kind) {
    if (kind < 0 || kind >= kNetKinds) {
        throw std::invalid_argument("net kind must be 0 (contact) or 1 (race)");
    }
    return static_cast<NetKind>(kind);
}

std::vector<Board> boards_of(const BoardRows& rows) {
    std::vector<Board> boards(rows.shape(0));
    for (std::size_t i = 0; i < boards.size(); ++i) {
        boards[i] = board_from_cells(rows.data() + (i * kOuterCells), kMaxMen);
    }
    return boards;
}

nb::ndarray<nb::numpy, std::int8_t> rows_of(const std::vector<Board>& boards) {
    auto kept = std::make_unique<std::vector<std::int8_t>>();
    for (const Board& board : boards) {
        kept->insert(kept->end(), board.cell.begin(), board.cell.begin() + kOuterCells);
    }
    std::int8_t* data = kept->data();
    const nb::capsule owner(kept.release(), [](void* held) noexcept {
        delete static_cast<std::vector<std::int8_t>*>(held);
    });
    return {data, {boards.size(), static_cast<std::size_t>(kOuterCells)}, owner};
}

FloatArray roll_values(const Evaluator& evaluator, const BoardRows& rows) {
    const std::vector<Board> nodes = boards_of(rows);
    std::vector<float> values(nodes.size() * kRolls);
    {
        const nb::gil_scoped_release released;
        std::array<Reply, kRolls> replies;
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            evaluator.best_replies(nodes[i], Worth{}, replies);
            for (int roll = 0; roll < kRolls; ++roll) {
                values[(i * kRolls) + static_cast<std::size_t>(roll)] = replies[roll].value;
            }
        }
    }
    return to_numpy(std::move(values), {nodes.size(), static_cast<std::size_t>(kRolls)});
}

nb::ndarray<nb::numpy, std::int8_t> best_plays(const Evaluator& evaluator, const BoardRows& rows,
                                               const Dice& dice) {
    const std::vector<Board> nodes = boards_of(rows);
    if (dice.shape(0) != nodes.size()) {
        throw std::invalid_argument("dice");
    }
    std::vector<Board> plays(nodes.size());
    {
        const nb::gil_scoped_release released;
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const DicePair roll{dice.data()[2 * i], dice.data()[(2 * i) + 1]};
            const Evaluator::Judged judged = evaluator.judge_rolls(nodes[i], {&roll, 1});
            plays[i] = judged.best(0, judged.ends[0], Worth{}).board;
        }
    }
    return rows_of(plays);
}

// Steps on batches drawn from the replay; returns the mean loss.
float learn(Trainer& trainer, Replay& replay, int steps, int size, const StepSettings& settings,
            float average_decay, int average_every) {
    if (steps < 1 || size < 1 || size > kMaxBatch || average_every < 1 ||
        replay.kind() != trainer.shape().kind || trainer.shape().rows != row_count(replay.kind())) {
        throw std::invalid_argument("train-learn");
    }
    Batch batch;
    double loss = 0.0;
    for (int step = 1; step <= steps; ++step) {
        replay.draw(size, batch);
        loss += trainer.step(batch, settings);
        if (trainer.steps() % static_cast<std::uint64_t>(average_every) == 0) {
            trainer.update_average(average_decay);
        }
    }
    return static_cast<float>(loss / steps);
}

nb::bytes samples_of(const Replay& replay) {
    const std::vector<Sample> samples = replay.samples();
    return nb::bytes(samples.data(), samples.size() * sizeof(Sample));
}

void add_samples(Replay& replay, const nb::bytes& data) {
    if (data.size() % sizeof(Sample) != 0) {
        throw std::invalid_argument("train-samples");
    }
    std::vector<Sample> samples(data.size() / sizeof(Sample));
    std::memcpy(samples.data(), data.data(), data.size());
    Board board;
    for (const Sample& sample : samples) {
        if (read_board(sample.cells.data(), kMaxMen, board) != BoardFault::kNone) {
            throw std::invalid_argument("train-samples");
        }
    }
    replay.add(samples);
}

void register_selfplay(nb::module_& module) {  // NOLINT(misc-const-correctness)
    module.def("roll_values", &roll_values, nb::arg("evaluator"), nb::arg("boards"),
               "float32[n, 21]: money equity of the side on roll after its best play of each "
               "roll, larger die first: 1-1, 2-1, 2-2, 3-1, ...");
    module.def(
        "best_plays", &best_plays, nb::arg("evaluator"), nb::arg("boards"), nb::arg("dice"),
        "int8[n, 26]: the boards after the best plays of all, seen from the side that played.");
    module.def(
        "make_starts",
        [](int kind, int count, std::uint64_t seed) {
            if (kind < 0 || kind >= kStartKinds || count < 0) {
                throw std::invalid_argument("start");
            }
            Rng rng(seed);
            std::vector<Board> boards(static_cast<std::size_t>(count));
            for (Board& board : boards) {
                board = make_start(static_cast<StartKind>(kind), rng);
            }
            return rows_of(boards);
        },
        nb::arg("kind"), nb::arg("count"), nb::arg("seed"),
        "int8[count, 26]: made-up positions, see start_names().");
    module.def(
        "start_names",
        [] { return std::vector<std::string>(kStartNames.begin(), kStartNames.end()); },
        "The kinds of made-up positions by number.");
    nb::class_<Replay>(module, "Replay", "The newest samples, to train on.")
        .def(
            "__init__",
            [](Replay* self, int kind, std::size_t capacity, std::uint64_t seed) {
                new (self) Replay(kind_of(kind), capacity, seed);
            },
            nb::arg("kind"), nb::arg("capacity"), nb::arg("seed"))
        .def("__len__", &Replay::size)
        .def_prop_ro("total", &Replay::total, "Samples ever added.")
        .def("to_bytes", &samples_of, "The samples kept, oldest first.")
        .def("add_bytes", &add_samples, nb::arg("data"), "Adds what to_bytes() gave.");
    nb::class_<SelfPlay>(module, "SelfPlay", "Plays games and labels positions.")
        .def(nb::init<std::uint64_t>(), nb::arg("seed"))
        .def(
            "set_evaluator",
            [](SelfPlay& self, std::shared_ptr<Evaluator> evaluator) {
                self.set_evaluator(std::move(evaluator));
            },
            nb::arg("evaluator"), "The nets that play and judge from now on.")
        .def(
            "generate",
            [](SelfPlay& self, Replay& replay, int wanted, bool lookahead, float lam, float made_up,
               float hard, float random_plies, float noisy, float most_noise, float siblings,
               int part) {
                if (part < 0 || part >= kParts) {
                    throw std::invalid_argument("part must be 0 (whole), 1 (early) or 2 (late)");
                }
                const nb::gil_scoped_release released;
                const SelfPlaySettings settings{replay.kind(), static_cast<Part>(part),
                                                lookahead,     lam,
                                                made_up,       hard,
                                                random_plies,  noisy,
                                                most_noise,    siblings};
                std::vector<Sample> samples;
                self.generate(settings, wanted, samples);
                replay.add(samples);
                return samples.size();
            },
            nb::arg("replay"), nb::arg("wanted"), nb::kw_only(), nb::arg("lookahead"),
            nb::arg("lam"), nb::arg("made_up"), nb::arg("hard"), nb::arg("random_plies"),
            nb::arg("noisy"), nb::arg("most_noise"), nb::arg("siblings"), nb::arg("part") = 0,
            "Plays whole games until `wanted` samples are made; returns how many were. They are of "
            "all positions (`part` 0), of those the early net learns from (1) or the late one (2).")
        .def(
            "take_counts",
            [](SelfPlay& self) {
                const SelfPlayCounts counts = self.counts();
                self.clear_counts();
                std::map<std::string, double> result;
                result["labels"] = static_cast<double>(counts.labels);
                result["games"] = static_cast<double>(counts.games);
                result["plies"] = static_cast<double>(counts.plies);
                result["residual"] = counts.residual;
                result["spread"] = counts.spread;
                for (std::size_t kind = 0; kind < kStartNames.size(); ++kind) {
                    result[std::string(kStartNames[kind])] =
                        static_cast<double>(counts.starts[kind]);
                }
                return result;
            },
            "Totals since the last call; of games also by the made-up start they began with, "
            "see start_names().");
}

}  // namespace

void register_train(nb::module_& module) {  // NOLINT(misc-const-correctness)
    register_selfplay(module);
    nb::class_<Trainer>(module, "Trainer",
                        "Trains a net of the given shape by Adam; see cpp/trainer.h.")
        .def(
            "__init__",
            [](Trainer* self, int rows, int hidden, int heads, std::uint64_t seed) {
                new (self) Trainer({NetKind::contact, rows, hidden, heads}, seed);
            },
            nb::arg("rows"), nb::arg("hidden"), nb::arg("heads"), nb::arg("seed"))
        .def_static(
            "of_kind",
            [](int kind, int hidden, std::uint64_t seed) {
                const NetKind which = kind_of(kind);
                return Trainer({which, row_count(which), hidden, head_count(which)}, seed);
            },
            nb::arg("kind"), nb::arg("hidden"), nb::arg("seed"),
            "A trainer with the inputs and heads of the contact (0) or race (1) net.")
        .def(
            "learn",
            [](Trainer& trainer, Replay& replay, int steps, int size, float rate,
               float equity_weight, float average_decay, int average_every) {
                const nb::gil_scoped_release released;
                StepSettings settings;
                settings.rate = rate;
                settings.equity_weight = equity_weight;
                return learn(trainer, replay, steps, size, settings, average_decay, average_every);
            },
            nb::arg("replay"), nb::arg("steps"), nb::arg("size"), nb::arg("rate"),
            nb::arg("equity_weight"), nb::arg("average_decay"), nb::arg("average_every"),
            "Steps on batches drawn from the replay; the mean loss.")
        .def(
            "step",
            [](Trainer& trainer, const Rows16& rows, const Offsets& offsets, const Heads& heads,
               const Targets& targets, float rate, float equity_weight) {
                const Batch batch = make_batch(trainer, rows, offsets, heads, targets);
                const nb::gil_scoped_release released;
                StepSettings settings;
                settings.rate = rate;
                settings.equity_weight = equity_weight;
                return trainer.step(batch, settings);
            },
            nb::arg("rows"), nb::arg("offsets"), nb::arg("heads"), nb::arg("targets"),
            nb::arg("rate"), nb::arg("equity_weight") = 1.0F,
            "One step on a batch of at most 65535 samples; the mean loss before it.")
        .def(
            "gradient",
            [](Trainer& trainer, const Rows16& rows, const Offsets& offsets, const Heads& heads,
               const Targets& targets, float equity_weight) {
                const Batch batch = make_batch(trainer, rows, offsets, heads, targets);
                StepSettings settings;
                settings.equity_weight = equity_weight;
                float loss = 0.0F;
                FloatNet net = trainer.gradient(batch, settings, &loss);
                return std::tuple<float, NetArrays>(loss,
                                                    net_arrays(std::move(net), trainer.shape()));
            },
            nb::arg("rows"), nb::arg("offsets"), nb::arg("heads"), nb::arg("targets"),
            nb::arg("equity_weight") = 1.0F,
            "(mean loss, its gradient in the shapes of weights()); changes nothing.")
        .def("update_average", &Trainer::update_average, nb::arg("decay"),
             "Moves the averaged weights by 1 - decay of the way to the trained ones.")
        .def(
            "weights",
            [](const Trainer& trainer, bool averaged) {
                return net_arrays(trainer.weights(averaged), trainer.shape());
            },
            nb::arg("averaged"),
            "(rows [rows, hidden], bias [hidden], heads [heads, 5, hidden], head biases "
            "[heads, 5]).")
        .def(
            "set_weights",
            [](Trainer& trainer, const nb::ndarray<const float, nb::ndim<2>, nb::c_contig>& rows,
               const nb::ndarray<const float, nb::ndim<1>, nb::c_contig>& bias,
               const nb::ndarray<const float, nb::ndim<3>, nb::c_contig>& head,
               const nb::ndarray<const float, nb::ndim<2>, nb::c_contig>& head_bias) {
                FloatNet net;
                net.rows.assign(rows.data(), rows.data() + rows.size());
                net.bias.assign(bias.data(), bias.data() + bias.size());
                net.head.assign(head.data(), head.data() + head.size());
                net.head_bias.assign(head_bias.data(), head_bias.data() + head_bias.size());
                trainer.set_weights(net);
            },
            nb::arg("rows"), nb::arg("bias"), nb::arg("head"), nb::arg("head_bias"))
        .def(
            "to_bytes",
            [](const Trainer& trainer) {
                const std::vector<std::byte> bytes = trainer.to_bytes();
                return nb::bytes(bytes.data(), bytes.size());
            },
            "Weights, moments and averages.")
        .def(
            "from_bytes",
            [](Trainer& trainer, const nb::bytes& data) {
                trainer.from_bytes({static_cast<const std::byte*>(data.data()), data.size()});
            },
            nb::arg("data"), "Goes on where to_bytes() stood; ValueError for another shape.")
        .def_prop_ro("steps", &Trainer::steps);
}

}  // namespace fivepoint
