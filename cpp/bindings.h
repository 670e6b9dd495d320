// What the binding files share: the parts of the Python module and how arrays come in.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <utility>
#include <vector>

namespace fivepoint {

// Boards as Python hands them over, int8[n, 26].
using BoardRows = nanobind::ndarray<const std::int8_t, nanobind::shape<-1, 26>, nanobind::c_contig,
                                    nanobind::device::cpu>;

// How numbers go out: a NumPy array.
template <typename T>
using NumpyArray = nanobind::ndarray<nanobind::numpy, T>;

// One that owns the numbers moved in.
template <typename T>
NumpyArray<T> to_numpy(std::vector<T>&& values, std::initializer_list<std::size_t> shape) {
    auto kept = std::make_unique<std::vector<T>>(std::move(values));
    T* data = kept->data();
    const nanobind::capsule owner(
        kept.release(), [](void* held) noexcept { delete static_cast<std::vector<T>*>(held); });
    return NumpyArray<T>(data, shape, owner);
}

void register_bearoff(nanobind::module_& module);
void register_budget(nanobind::module_& module);
void register_cube(nanobind::module_& module);
void register_engine(nanobind::module_& module);
void register_many(nanobind::module_& module);
void register_net(nanobind::module_& module);
void register_results(nanobind::module_& module);
void register_train(nanobind::module_& module);
void register_twosided(nanobind::module_& module);

}  // namespace fivepoint
