// What the binding files share: the parts of the Python module and how arrays come in.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <cstdint>

namespace fivepoint {

// Boards as Python hands them over, int8[n, 26].
using BoardRows = nanobind::ndarray<const std::int8_t, nanobind::shape<-1, 26>, nanobind::c_contig,
                                    nanobind::device::cpu>;

void register_bearoff(nanobind::module_& module);
void register_cube(nanobind::module_& module);
void register_engine(nanobind::module_& module);
void register_net(nanobind::module_& module);
void register_results(nanobind::module_& module);
void register_train(nanobind::module_& module);

}  // namespace fivepoint
