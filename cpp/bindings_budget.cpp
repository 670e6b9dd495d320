// Python face of a search's budget.
#include <nanobind/nanobind.h>
#include <nanobind/stl/function.h>
#include <nanobind/stl/optional.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

#include "bindings.h"
#include "budget.h"

namespace nb = nanobind;

namespace fivepoint {

void register_budget(nb::module_& module) {
    using GoOn = std::function<bool(std::uint64_t)>;
    nb::class_<Budget>(
        module, "Budget",
        "What one search may cost; its time runs from when it is made, and it is for "
        "a search by the thread that made it.")
        .def(
            "__init__",
            [](Budget* self, std::optional<std::uint64_t> nodes, std::optional<double> seconds,
               std::optional<GoOn> go_on) {
                new (self) Budget(nodes, seconds, [go_on = std::move(go_on)](std::uint64_t used) {
                    const nb::gil_scoped_acquire held;
                    if (PyErr_CheckSignals() != 0) {
                        throw nb::python_error();
                    }
                    return !go_on || (*go_on)(used);
                });
            },
            nb::arg("nodes").none(), nb::arg("seconds").none(), nb::arg("go_on").none())
        .def_prop_ro("used", &Budget::used, "How many nodes were looked at.")
        .def_prop_ro("spent", &Budget::spent, "Whether it ended the search.");
}

}  // namespace fivepoint
