// The one source of chance in the core: xoshiro256++ (Blackman and Vigna), seeded by splitmix64.
// Equal on every machine and compiler, unlike the standard library's distributions.
#pragma once

#include <array>
#include <cstdint>

namespace fivepoint {

class Rng {
  public:
    using State = std::array<std::uint64_t, 4>;

    explicit Rng(std::uint64_t seed) {
        for (std::uint64_t& word : state_) {
            seed += 0x9e3779b97f4a7c15ULL;
            std::uint64_t mixed = seed;
            mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9ULL;
            mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebULL;
            word = mixed ^ (mixed >> 31);
        }
    }
    explicit Rng(const State& state) : state_(state) {}

    std::uint64_t next() {
        const std::uint64_t result = rotate(state_[0] + state_[3], 23) + state_[0];
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = rotate(state_[3], 45);
        return result;
    }

    // Uniform in 0..bound-1. The bias of the multiplication is below 2^-32 * bound.
    int below(int bound) {
        return static_cast<int>(((next() >> 32) * static_cast<std::uint64_t>(bound)) >> 32);
    }

    // Uniform in [0, 1).
    float uniform() { return static_cast<float>(next() >> 40) * 0x1p-24F; }

    int die() { return 1 + below(6); }

    [[nodiscard]] const State& state() const { return state_; }

  private:
    static std::uint64_t rotate(std::uint64_t value, int by) {
        return (value << by) | (value >> (64 - by));
    }

    State state_{};
};

}  // namespace fivepoint
