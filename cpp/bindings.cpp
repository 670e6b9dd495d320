// The Python face of the core. Checks and converts arguments, releases the GIL; holds no logic.
#include "bindings.h"

// NOLINTNEXTLINE(misc-use-anonymous-namespace): the macro's own functions
NB_MODULE(_core, module) {
    module.doc() = "The fast core of Fivepoint. Positions are seen from the player on roll.";
#ifdef NDEBUG
    // What a cache holds to the very end of a program (tables, cube situations) is no leak.
    nanobind::set_leak_warnings(false);
#endif
    fivepoint::register_bearoff(module);
    fivepoint::register_budget(module);
    fivepoint::register_cube(module);
    fivepoint::register_engine(module);
    fivepoint::register_many(module);
    fivepoint::register_net(module);
    fivepoint::register_results(module);
    fivepoint::register_train(module);
    fivepoint::register_twosided(module);
}
