// Several positions side by side: one 32-bit number of each in every lane of a vector, by the
// compiler's own vector types, so that one source serves all instruction sets. Conditions are
// lanes of all ones (-1) or zeros. Compiled per target, see target.h.
#pragma once

#include <cstdint>
#include <utility>

#include "target.h"

namespace fivepoint {
inline namespace FIVEPOINT_TARGET {

#if defined(__AVX512BW__)
inline constexpr int kLanes = 16;
#elif defined(__AVX2__)
inline constexpr int kLanes = 8;
#else
inline constexpr int kLanes = 4;
#endif

using Lanes = std::int32_t __attribute__((vector_size(4 * kLanes)));

inline Lanes all_lanes(std::int32_t value) { return Lanes{} + value; }
// From and to memory aligned to a vector.
inline Lanes load_lanes(const std::int32_t* from) { return *reinterpret_cast<const Lanes*>(from); }
inline void store_lanes(std::int32_t* to, Lanes lanes) { *reinterpret_cast<Lanes*>(to) = lanes; }

inline Lanes select(Lanes condition, Lanes yes, Lanes no) {
    return (condition & yes) | (~condition & no);
}
inline Lanes at_most(Lanes value, std::int32_t limit) {
    return value < limit ? value : all_lanes(limit);
}
inline Lanes at_least(Lanes value, std::int32_t limit) {
    return value > limit ? value : all_lanes(limit);
}

// Row i, lane k of a block of kLanes vectors becomes row k, lane i.
template <int kDistance, int... kIndex>
inline void exchange(Lanes& a, Lanes& b, std::integer_sequence<int, kIndex...> /*lanes*/) {
    const Lanes first = __builtin_shufflevector(
        a, b, ((kIndex & kDistance) == 0 ? kIndex : kLanes + kIndex - kDistance)...);
    b = __builtin_shufflevector(
        a, b, ((kIndex & kDistance) == 0 ? kIndex + kDistance : kLanes + kIndex)...);
    a = first;
}

template <int kDistance = 1>
inline void transpose(Lanes* block) {
    if constexpr (kDistance < kLanes) {
        for (int i = 0; i < kLanes; ++i) {
            if ((i & kDistance) == 0) {
                exchange<kDistance>(block[i], block[i + kDistance],
                                    std::make_integer_sequence<int, kLanes>{});
            }
        }
        transpose<2 * kDistance>(block);
    }
}

}  // namespace FIVEPOINT_TARGET
}  // namespace fivepoint
