#include "evaluator.h"

#include <array>
#include <atomic>
#include <bit>
#include <cstdint>
#include <memory>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "bearoff.h"
#include "cpu.h"
#include "inputs.h"
#include "late.h"
#include "net.h"
#include "net_kernel.h"
#include "points.h"
#include "position.h"
#include "results.h"

namespace fivepoint {

namespace {

enum class Stage : std::uint8_t { contact, race, bearoff, over };

Stage stage_of(const Board& board) {
    const Points points = points_of(board);
    std::uint32_t opponent = points.blocked | points.blots;
    opponent |= board.cell[kOpponentBar] != 0 ? 1U : 0U;
    if (points.own == 0 || opponent == 0) {
        return Stage::over;
    }
    const int own_rear = 31 - std::countl_zero(points.own);
    const int opponent_rear = std::countr_zero(opponent);
    if (own_rear > opponent_rear) {
        return Stage::contact;
    }
    return own_rear <= 6 && opponent_rear >= 19 ? Stage::bearoff : Stage::race;
}

Outputs over_outputs(const Board& board) {
    const int result = game_result(board);
    const int size = result < 0 ? -result : result;
    const float gammon = size > 1 ? 1 : 0;
    const float backgammon = size > 2 ? 1 : 0;
    return result > 0 ? Outputs{1, gammon, backgammon, 0, 0} : Outputs{0, 0, 0, gammon, backgammon};
}

// Boards picked out of a list, kept to be filled in again. One a thread.
struct Picked {
    std::vector<Board> boards;
    std::vector<std::size_t> from;
    std::vector<Outputs> outputs;

    void clear() {
        boards.clear();
        from.clear();
    }
    void add(const Board& board, std::size_t index) {
        boards.push_back(board);
        from.push_back(index);
    }
    void hand_back(Outputs* out) {
        for (std::size_t i = 0; i < from.size(); ++i) {
            out[from[i]] = outputs[i];
        }
    }
};

// The points that are held in both homes, below this.
constexpr std::size_t kHomes = 1 << 12;

std::size_t homes_of(const Board& board) {
    const Points points = points_of(board);
    return (points.own >> 1 & 63U) | (points.blocked >> 19 & 63U) << 6;
}

struct Scratch {
    Picked contact;
    Picked race;
    std::vector<std::uint16_t> order;  // by which contact positions are put into a row
    std::vector<std::uint32_t> place;
    std::vector<Board> boards;  // leaves of a node
    std::vector<Outputs> outputs;
    std::vector<int> others;
    std::vector<Board> other_boards;
    std::vector<Outputs> other_outputs;
    std::array<Board, kMaxResults> results;

    // The kernel's own.
    void* space_for(const NetKernel& kernel) {
        if (space_of_ != &kernel) {
            space_ = AlignedArray<std::byte>(kernel.space_size);
            space_of_ = &kernel;
        }
        return space_.data();
    }

  private:
    AlignedArray<std::byte> space_;
    const NetKernel* space_of_ = nullptr;
};

// Measured by `python benchmarks/pruning.py`.
constexpr PruneFilter kPassing{4, 8, 0.06F};

std::uint64_t next_number() {
    static std::atomic<std::uint64_t> count{0};
    return ++count;
}

Scratch& scratch() {
    static thread_local Scratch mine;
    return mine;
}

}  // namespace

const NetKernel& net_kernel() {
#if defined(__x86_64__)
    if (kernel() == Kernel::kAvx512) {
        return kAvx512Net;
    }
    if (kernel() == Kernel::kAvx2) {
        return kAvx2Net;
    }
#endif
    return kPortableNet;
}

Evaluator::Evaluator(std::shared_ptr<const Net> contact, std::shared_ptr<const Net> race,
                     std::shared_ptr<const Bearoff> bearoff, std::shared_ptr<const Net> pruner,
                     std::shared_ptr<const Net> late)
    : contact_(std::move(contact)),
      race_(std::move(race)),
      bearoff_(std::move(bearoff)),
      pruner_(std::move(pruner)),
      late_(std::move(late)),
      number_(next_number()) {}

Outputs mean_over_rolls(std::span<const Outputs, kRolls> outputs) {
    Outputs sum{};
    for (int roll = 0; roll < kRolls; ++roll) {
        for (int i = 0; i < kOutputs; ++i) {
            sum[i] += static_cast<float>(kAllRolls[roll].weight) * outputs[roll][i];
        }
    }
    for (float& chance : sum) {
        chance /= 36;
    }
    return sum;
}

Outputs mean_reply(std::span<const Reply, kRolls> replies) {
    std::array<Outputs, kRolls> outputs{};
    for (int roll = 0; roll < kRolls; ++roll) {
        outputs[roll] = replies[roll].outputs;
    }
    return mean_over_rolls(outputs);
}

bool Evaluator::settled(const Board& board, Outputs& out) const {
    const Stage stage = stage_of(board);
    if (stage == Stage::over) {
        out = over_outputs(board);
        return true;
    }
    if (stage == Stage::bearoff && bearoff_) {
        out = invert(bearoff_->evaluate(flip(board)).value_or(Outputs{}));
        return true;
    }
    return false;
}

const Net& Evaluator::contact_net(const Board& board) const {
    return late_ && is_late(board) ? *late_ : *contact_;
}

// Those of the same net, and with alike homes, are judged one after the other: they share rows.
void Evaluator::evaluate(std::span<const Board> boards, Outputs* out) const {
    constexpr std::uint16_t kElsewhere = ~std::uint16_t{0};
    constexpr std::size_t kMany = 128;  // fewer share too little
    const std::size_t homes = boards.size() < kMany ? 1 : kHomes;
    Scratch& space = scratch();
    Picked& contact = space.contact;
    std::vector<std::uint16_t>& order = space.order;
    std::vector<std::uint32_t>& place = space.place;
    order.resize(boards.size());
    place.assign((2 * homes) + 1, 0);
    space.race.clear();
    for (std::size_t i = 0; i < boards.size(); ++i) {
        order[i] = kElsewhere;
        if (stage_of(boards[i]) == Stage::contact) {
            const std::size_t home = homes == 1 ? 0 : homes_of(boards[i]);
            order[i] =
                static_cast<std::uint16_t>(late_ && is_late(boards[i]) ? homes + home : home);
            ++place[order[i] + 1U];
        } else if (!settled(boards[i], out[i])) {
            space.race.add(boards[i], i);
        }
    }
    std::partial_sum(place.begin(), place.end(), place.begin());
    const std::size_t early = place[homes];
    const std::size_t count = place[2 * homes];
    contact.boards.resize(count);
    contact.from.resize(count);
    contact.outputs.resize(count);
    for (std::size_t i = 0; i < boards.size(); ++i) {
        if (order[i] != kElsewhere) {
            const std::uint32_t to = place[order[i]]++;
            contact.boards[to] = boards[i];
            contact.from[to] = i;
        }
    }
    const NetKernel& kernels = net_kernel();
    const auto judge_by = [&](const Net& net, std::size_t begin, std::size_t end) {
        if (begin < end) {
            kernels.evaluate(net, contact.boards.data() + begin, static_cast<int>(end - begin),
                             space.space_for(kernels), contact.outputs.data() + begin);
        }
    };
    judge_by(*contact_, 0, early);
    if (late_) {
        judge_by(*late_, early, count);
    }
    contact.hand_back(out);
    judge_races(nullptr, out);
}

void Evaluator::evaluate_children(const Board& node, std::span<const Board> boards,
                                  Outputs* out) const {
    Scratch& space = scratch();
    Picked& contact = space.contact;
    contact.clear();
    space.race.clear();
    for (std::size_t i = 0; i < boards.size(); ++i) {
        if (stage_of(boards[i]) == Stage::contact) {
            contact.add(boards[i], i);
        } else if (!settled(boards[i], out[i])) {
            space.race.add(boards[i], i);
        }
    }
    if (!contact.boards.empty()) {
        const NetKernel& kernels = net_kernel();
        contact.outputs.resize(contact.boards.size());
        kernels.evaluate_children(contact_net(node), node, contact.boards.data(),
                                  static_cast<int>(contact.boards.size()), space.space_for(kernels),
                                  contact.outputs.data());
        contact.hand_back(out);
    }
    judge_races(&node, out);
}

// Those picked out, which plays from `node` led to, if there is one.
void Evaluator::judge_races(const Board* node, Outputs* out) const {
    Scratch& space = scratch();
    Picked& race = space.race;
    if (race.boards.empty()) {
        return;
    }
    const NetKernel& kernels = net_kernel();
    const int count = static_cast<int>(race.boards.size());
    race.outputs.resize(race.boards.size());
    if (node == nullptr) {
        kernels.evaluate(*race_, race.boards.data(), count, space.space_for(kernels),
                         race.outputs.data());
    } else {
        kernels.evaluate_children(*race_, *node, race.boards.data(), count,
                                  space.space_for(kernels), race.outputs.data());
    }
    for (std::size_t i = 0; i < race.boards.size(); ++i) {
        drop_impossible_in_race(race.boards[i], race.outputs[i]);
    }
    race.hand_back(out);
}

Evaluator::Judged Evaluator::judge_rolls(const Board& node, std::span<const DicePair> rolls) const {
    return judge(node, rolls, nullptr);
}

Evaluator::Judged Evaluator::judge(const Board& node, std::span<const DicePair> rolls,
                                   const Worth* worth) const {
    Scratch& space = scratch();
    const std::size_t most = rolls.size() * kMaxResults;
    if (space.boards.size() < most) {
        space.boards.resize(most);
        space.outputs.resize(most);
        space.others.resize(most);
    }
    Judged judged{space.boards.data(), space.outputs.data(), {}};
    if (stage_of(node) != Stage::contact) {
        int count = 0;
        for (std::size_t roll = 0; roll < rolls.size(); ++roll) {
            count += list_results(
                node, rolls[roll].die1, rolls[roll].die2,
                std::span<Board, kMaxResults>(space.boards.data() + count, kMaxResults));
            judged.ends[roll] = count;
        }
        evaluate_children(node, {judged.boards, static_cast<std::size_t>(count)},
                          space.outputs.data());
        return judged;
    }
    const NetKernel& kernels = net_kernel();
    Leaves leaves{
        space.boards.data(), space.outputs.data(), judged.ends.data(), space.others.data(), 0, 0};
    const int count = static_cast<int>(rolls.size());
    if (worth != nullptr && pruner_) {
        kernels.evaluate_best(contact_net(node), *pruner_, worth->weight.data(), kPassing, node,
                              rolls.data(), count, space.space_for(kernels), leaves);
    } else {
        kernels.evaluate_rolls(contact_net(node), node, rolls.data(), count,
                               space.space_for(kernels), leaves);
    }
    if (leaves.other_count > 0) {
        space.other_boards.clear();
        for (int i = 0; i < leaves.other_count; ++i) {
            space.other_boards.push_back(space.boards[space.others[i]]);
        }
        space.other_outputs.resize(space.other_boards.size());
        evaluate_children(node, space.other_boards, space.other_outputs.data());
        for (int i = 0; i < leaves.other_count; ++i) {
            space.outputs[space.others[i]] = space.other_outputs[i];
        }
    }
    return judged;
}

Reply Evaluator::Judged::best(int begin, int end, const Worth& worth) const {
    int best = begin;
    float value = worth(outputs[begin]);
    for (int i = begin + 1; i < end; ++i) {
        const float other = worth(outputs[i]);
        if (other > value) {
            best = i;
            value = other;
        }
    }
    return {boards[best], outputs[best], value};
}

Reply Evaluator::best_reply(const Board& node, int die1, int die2, const Worth& worth) const {
    const DicePair roll{die1, die2};
    const Judged judged = judge(node, {&roll, 1}, &worth);
    return judged.best(0, judged.ends[0], worth);
}

void Evaluator::best_replies(const Board& node, const Worth& worth,
                             std::span<Reply, kRolls> replies) const {
    static constexpr auto kPairs = [] {
        std::array<DicePair, kRolls> pairs{};
        for (int i = 0; i < kRolls; ++i) {
            pairs[i] = {kAllRolls[i].die1, kAllRolls[i].die2};
        }
        return pairs;
    }();
    const Judged judged = judge(node, kPairs, &worth);
    for (int roll = 0; roll < kRolls; ++roll) {
        replies[roll] =
            judged.best(roll == 0 ? 0 : judged.ends[roll - 1], judged.ends[roll], worth);
    }
}

Outputs Evaluator::one_ply(const Board& node, const Worth& worth) const {
    std::array<Reply, kRolls> replies;
    best_replies(node, worth, replies);
    return mean_reply(replies);
}

}  // namespace fivepoint
