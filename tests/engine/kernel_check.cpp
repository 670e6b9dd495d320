// Prints what the chosen kernel answers with fixed random nets over fixed random games: the bits
// of every output. Built for two machines by test_neon.py, it must print the same on both.
#include <array>
#include <bit>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <vector>

#include "cpu.h"
#include "evaluator.h"
#include "net.h"
#include "position.h"
#include "results.h"
#include "rng.h"

using namespace fivepoint;

namespace {

std::shared_ptr<const Net> random_net(NetKind kind, int width, Rng& rng) {
    FloatNet net(kind, width);
    const auto fill = [&rng](std::vector<float>& values, float scale) {
        for (float& value : values) {
            value = (rng.uniform() - 0.5F) * scale;
        }
    };
    fill(net.rows, 0.3F);
    fill(net.bias, 1.0F);
    fill(net.head, 0.4F);
    fill(net.head_bias, 1.0F);
    return std::make_shared<const Net>(quantise(net));
}

}  // namespace

int main() {
    Rng rng(7);
    const auto contact = random_net(NetKind::contact, 192, rng);
    const auto race = random_net(NetKind::race, 64, rng);
    const Evaluator evaluator(contact, race, nullptr);
    const Evaluator pruning(contact, race, nullptr, random_net(NetKind::pruner, kWidthStep, rng));
    constexpr std::array<std::int8_t, kOuterCells> kStart = {
        0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0};
    std::array<DicePair, kRolls> rolls{};
    for (int i = 0; i < kRolls; ++i) {
        rolls[i] = {kAllRolls[i].die1, kAllRolls[i].die2};
    }
    std::vector<Board> results(kMaxResults);
    std::uint64_t hash = 0xCBF29CE484222325;
    long count = 0;
    for (int game = 0; game < 12; ++game) {
        Board board = board_from_cells(kStart.data(), 15);
        for (int ply = 0; ply < 60 && !game_over(board); ++ply) {
            const Evaluator::Judged judged = evaluator.judge_rolls(board, rolls);
            for (int i = 0; i < judged.ends[kRolls - 1]; ++i) {
                for (const float chance : judged.outputs[i]) {
                    hash = (hash ^ std::bit_cast<std::uint32_t>(chance)) * 0x100000001B3;
                }
                ++count;
            }
            for (const float chance : pruning.one_ply(board, Worth{})) {
                hash = (hash ^ std::bit_cast<std::uint32_t>(chance)) * 0x100000001B3;
            }
            const int size = list_results(board, rng.die(), rng.die(),
                                          std::span<Board, kMaxResults>(results));
            board = flip(results[rng.below(size)]);
        }
    }
    std::printf("%s %ld %016llx\n", "outputs", count, static_cast<unsigned long long>(hash));
    return 0;
}
