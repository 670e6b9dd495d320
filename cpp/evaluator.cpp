#include "evaluator.h"

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "bearoff.h"
#include "cpu.h"
#include "inputs.h"
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

// Boards of one kind picked out of a list, kept to be filled in again. One a thread.
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

struct Scratch {
    Picked contact;
    Picked race;
    std::vector<Board> boards;
    std::vector<Outputs> outputs;
    std::array<Board, kMaxResults> results;
};

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
                     std::shared_ptr<const Bearoff> bearoff)
    : contact_(std::move(contact)), race_(std::move(race)), bearoff_(std::move(bearoff)) {}

void Evaluator::evaluate_some(const Board* node, std::span<const Board> boards,
                              Outputs* out) const {
    Scratch& space = scratch();
    Picked& contact = space.contact;
    Picked& race = space.race;
    contact.clear();
    race.clear();
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const Stage stage = stage_of(boards[i]);
        if (stage == Stage::contact) {
            contact.add(boards[i], i);
        } else if (stage == Stage::over) {
            out[i] = over_outputs(boards[i]);
        } else if (stage == Stage::bearoff && bearoff_) {
            // The tables see it from the side about to roll.
            out[i] = invert(bearoff_->evaluate(flip(boards[i])).value_or(Outputs{}));
        } else {
            race.add(boards[i], i);
        }
    }
    const NetKernel& kernels = net_kernel();
    if (!contact.boards.empty()) {
        const int count = static_cast<int>(contact.boards.size());
        contact.outputs.resize(contact.boards.size());
        if (node == nullptr) {
            kernels.evaluate(*contact_, contact.boards.data(), count, contact.outputs.data());
        } else {
            kernels.evaluate_children(*contact_, *node, contact.boards.data(), count,
                                      contact.outputs.data());
        }
        contact.hand_back(out);
    }
    if (!race.boards.empty()) {
        race.outputs.resize(race.boards.size());
        kernels.evaluate(*race_, race.boards.data(), static_cast<int>(race.boards.size()),
                         race.outputs.data());
        for (std::size_t i = 0; i < race.boards.size(); ++i) {
            drop_impossible(race.boards[i], race.outputs[i]);
        }
        race.hand_back(out);
    }
}

void Evaluator::evaluate(std::span<const Board> boards, Outputs* out) const {
    evaluate_some(nullptr, boards, out);
}

void Evaluator::evaluate_children(const Board& node, std::span<const Board> boards,
                                  Outputs* out) const {
    evaluate_some(&node, boards, out);
}

Reply Evaluator::best_reply(const Board& node, int die1, int die2, const Worth& worth) const {
    Scratch& space = scratch();
    const auto count = static_cast<std::size_t>(list_results(node, die1, die2, space.results));
    space.outputs.resize(count);
    evaluate_some(&node, {space.results.data(), count}, space.outputs.data());
    Reply best{space.results[0], space.outputs[0], worth(space.outputs[0])};
    for (std::size_t i = 1; i < count; ++i) {
        const float value = worth(space.outputs[i]);
        if (value > best.value) {
            best = {space.results[i], space.outputs[i], value};
        }
    }
    return best;
}

void Evaluator::best_replies(const Board& node, const Worth& worth,
                             std::span<Reply, kRolls> replies) const {
    Scratch& space = scratch();
    space.boards.clear();
    std::array<std::size_t, kRolls + 1> ends{};
    for (int roll = 0; roll < kRolls; ++roll) {
        const int count =
            list_results(node, kAllRolls[roll].die1, kAllRolls[roll].die2, space.results);
        space.boards.insert(space.boards.end(), space.results.begin(),
                            space.results.begin() + count);
        ends[roll + 1] = space.boards.size();
    }
    space.outputs.resize(space.boards.size());
    evaluate_some(&node, space.boards, space.outputs.data());
    for (int roll = 0; roll < kRolls; ++roll) {
        std::size_t best = ends[roll];
        float value = worth(space.outputs[best]);
        for (std::size_t i = best + 1; i < ends[roll + 1]; ++i) {
            const float other = worth(space.outputs[i]);
            if (other > value) {
                best = i;
                value = other;
            }
        }
        replies[roll] = {space.boards[best], space.outputs[best], value};
    }
}

Outputs Evaluator::one_ply(const Board& node, const Worth& worth) const {
    std::array<Reply, kRolls> replies;
    best_replies(node, worth, replies);
    Outputs sum{};
    for (int roll = 0; roll < kRolls; ++roll) {
        for (int i = 0; i < kOutputs; ++i) {
            sum[i] += static_cast<float>(kAllRolls[roll].weight) * replies[roll].outputs[i];
        }
    }
    for (float& chance : sum) {
        chance /= 36;
    }
    return sum;
}

}  // namespace fivepoint
