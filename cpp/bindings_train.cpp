// Python face of the trainer. Arrays are float32, C order; the GIL is released while computing.
#include <nanobind/ndarray.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

#include "bindings.h"
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

nb::ndarray<nb::numpy, float> to_numpy(std::vector<float>&& values,
                                       std::initializer_list<std::size_t> shape) {
    auto kept = std::make_unique<std::vector<float>>(std::move(values));
    float* data = kept->data();
    const nb::capsule owner(
        kept.release(), [](void* held) noexcept { delete static_cast<std::vector<float>*>(held); });
    return {data, shape, owner};
}

nb::tuple net_arrays(FloatNet&& net, const TrainerShape& shape) {
    const auto rows = static_cast<std::size_t>(shape.rows);
    const auto width = static_cast<std::size_t>(shape.hidden);
    const auto heads = static_cast<std::size_t>(shape.heads);
    const std::size_t outputs = kOutputs;
    return nb::make_tuple(to_numpy(std::move(net.rows), {rows, width}),
                          to_numpy(std::move(net.bias), {width}),
                          to_numpy(std::move(net.head), {heads, outputs, width}),
                          to_numpy(std::move(net.head_bias), {heads, outputs}));
}

}  // namespace

void register_train(nb::module_& module) {  // NOLINT(misc-const-correctness)
    nb::class_<Trainer>(module, "Trainer",
                        "Trains a net of the given shape by Adam; see cpp/trainer.h.")
        .def(
            "__init__",
            [](Trainer* self, int rows, int hidden, int heads, std::uint64_t seed) {
                new (self) Trainer({NetKind::contact, rows, hidden, heads}, seed);
            },
            nb::arg("rows"), nb::arg("hidden"), nb::arg("heads"), nb::arg("seed"))
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
                return nb::make_tuple(loss, net_arrays(std::move(net), trainer.shape()));
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
