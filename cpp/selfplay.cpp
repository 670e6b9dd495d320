#include "selfplay.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "late.h"

namespace fivepoint {
namespace {

constexpr int kLongestGame = 400;  // plies; longer ones end in the value of their last position
constexpr float kSiblingMargin = 0.3F;

Sample make_sample(const Board& board, const Outputs& target) {
    Sample sample{};
    std::copy_n(board.cell.begin(), kOuterCells, sample.cells.begin());
    sample.target = target;
    return sample;
}

float squared_gap(const Outputs& a, const Outputs& b) {
    const float gap = equity(a) - equity(b);
    return gap * gap;
}

// Both sides bear off: the tables know the rest.
bool all_home(const Board& board) {
    for (int point = 0; point < kOuterCells; ++point) {
        const bool own_out = board.cell[point] > 0 && point > 6;
        const bool opponent_out = board.cell[point] < 0 && point < 19;
        if (own_out || opponent_out) {
            return false;
        }
    }
    return true;
}

// Whether the net of `part` learns from a board that a play from `node` led to. Each learns a
// little beyond the border too: what lies there is like much of its own.
bool belongs(Part part, const Board& node, const Board& board) {
    switch (part) {
        case Part::whole:
            return true;
        case Part::early:
            return !is_late(node, -1) || !is_late(board, -1);
        case Part::late:
            return is_late(node, 1) || is_late(board, 1);
    }
    return false;
}

}  // namespace

SelfPlay::SelfPlay(std::uint64_t seed) : rng_(seed) {}

void SelfPlay::set_evaluator(std::shared_ptr<const Evaluator> evaluator) {
    evaluator_ = std::move(evaluator);
}

Outputs SelfPlay::judge(const Board& board) const {
    Outputs out{};
    evaluator_->evaluate({&board, 1}, &out);
    return out;
}

Board SelfPlay::start(const SelfPlaySettings& settings) {
    if (settings.kind == NetKind::race) {
        if (rng_.uniform() >= settings.made_up) {
            return race_from_play();
        }
        const bool level = rng_.below(3) > 0;
        return made_up(level ? StartKind::race : StartKind::gammon_race);
    }
    if (rng_.uniform() < settings.made_up) {
        // Without hard starts nothing is drawn for them, so such stages repeat from their seeds.
        if (settings.hard > 0.0F && rng_.uniform() < settings.hard) {
            const int which = rng_.below(static_cast<int>(kHardStarts.size()));
            return made_up(kHardStarts[static_cast<std::size_t>(which)]);
        }
        return made_up(static_cast<StartKind>(rng_.below(static_cast<int>(StartKind::race))));
    }
    Board board = opening();
    if (rng_.uniform() < settings.random_plies) {
        for (int plies = 1 + rng_.below(10); plies > 0; --plies) {
            const int count = list_results(board, rng_.die(), rng_.die(), results_);
            const Board next = flip(results_[static_cast<std::size_t>(rng_.below(count))]);
            if (game_over(next) || net_kind(next) != NetKind::contact) {
                return opening();
            }
            board = next;
        }
    }
    return board;
}

Board SelfPlay::made_up(StartKind kind) {
    ++counts_.starts[static_cast<std::size_t>(kind)];
    return make_start(kind, rng_);
}

// The race that a game from the opening comes to, played as the nets judge best.
Board SelfPlay::race_from_play() {
    Board node = opening();
    for (;;) {
        judge_results(node, rng_.die(), rng_.die());
        node = flip(results_[best_]);
        if (game_over(node) || all_home(node)) {
            node = opening();
        } else if (net_kind(node) == NetKind::race) {
            return node;
        }
    }
}

// Lists and judges the results of a roll; best_ is the best of them.
void SelfPlay::judge_results(const Board& node, int die1, int die2) {
    result_count_ = list_results(node, die1, die2, results_);
    values_.resize(static_cast<std::size_t>(result_count_));
    evaluator_->evaluate_children(node, {results_.data(), static_cast<std::size_t>(result_count_)},
                                  values_.data());
    counts_.evaluations += result_count_;
    best_ = 0;
    for (std::size_t i = 1; i < values_.size(); ++i) {
        if (worth_(values_[i]) > worth_(values_[best_])) {
            best_ = i;
        }
    }
}

// The play to choose among the judged ones: the best after noise of this temperature.
std::size_t SelfPlay::pick(float noise) {
    if (noise <= 0.0F) {
        return best_;
    }
    std::size_t chosen = 0;
    float highest = -std::numeric_limits<float>::infinity();
    for (std::size_t i = 0; i < values_.size(); ++i) {
        const float gumbel = -std::log(-std::log(std::max(rng_.uniform(), 1e-7F)) + 1e-12F);
        const float value = worth_(values_[i]) + (noise * gumbel);
        if (value > highest) {
            highest = value;
            chosen = i;
        }
    }
    return chosen;
}

// Fills replies_ with the best reply to each roll after `after`; returns the chances they make
// for the side that has just played.
Outputs SelfPlay::expand(const Board& after) {
    const Board node = flip(after);
    evaluator_->best_replies(node, worth_, replies_);
    Outputs sum{};
    for (int roll = 0; roll < kRolls; ++roll) {
        for (int k = 0; k < kOutputs; ++k) {
            sum[k] += static_cast<float>(kAllRolls[roll].weight) * replies_[roll].outputs[k];
        }
    }
    for (float& chance : sum) {
        chance /= 36.0F;
    }
    return invert(sum);
}

void SelfPlay::play_game(const SelfPlaySettings& settings, std::vector<Sample>& out) {
    const float noise =
        rng_.uniform() < settings.noisy ? settings.most_noise * rng_.uniform() : 0.0F;
    Board node = start(settings);
    const bool opening_roll = node == opening();
    plies_.clear();
    bool expanded = false;  // replies_ belongs to `node`
    for (int ply = 0; ply < kLongestGame; ++ply) {
        const int die1 = rng_.die();
        int die2 = rng_.die();
        while (ply == 0 && opening_roll && die1 == die2) {
            die2 = rng_.die();
        }
        Ply next;
        Outputs best_value;
        const bool sibling = expanded && rng_.uniform() < settings.siblings;
        if (expanded && noise <= 0.0F && !sibling) {
            const int high = std::max(die1, die2);
            const int low = std::min(die1, die2);
            const Reply& reply = replies_[((high * (high - 1)) / 2) + low - 1];
            next.board = reply.board;
            next.value = best_value = reply.outputs;
        } else {
            judge_results(node, die1, die2);
            const std::size_t chosen = pick(noise);
            next.board = results_[chosen];
            next.value = values_[chosen];
            next.best = chosen == best_;
            best_value = values_[best_];
            if (sibling && result_count_ > 1) {
                const auto other = static_cast<std::size_t>(rng_.below(result_count_));
                const Board board = results_[other];
                if (other != chosen && !game_over(board) && net_kind(board) == settings.kind &&
                    belongs(settings.part, node, board) &&
                    worth_(values_[best_]) - worth_(values_[other]) < kSiblingMargin) {
                    const Outputs value = values_[other];
                    const Outputs target = expand(board);
                    out.push_back(make_sample(board, target));
                    ++counts_.labels;
                    counts_.residual += squared_gap(target, value);
                    counts_.spread += squared_gap(target, value);
                }
            }
        }
        if (!settings.lookahead && !plies_.empty()) {
            plies_.back().expected = invert(best_value);
        }
        const bool over = game_over(next.board);
        const bool stop = over || net_kind(next.board) != settings.kind ||
                          (settings.kind == NetKind::race && all_home(next.board));
        if (stop) {
            next.expected = next.value = over ? next.value : judge(next.board);
            plies_.push_back(next);
            break;
        }
        next.wanted = belongs(settings.part, node, next.board);
        expanded = settings.lookahead && next.wanted;
        next.expected = expanded ? expand(next.board) : next.value;
        plies_.push_back(next);
        node = flip(next.board);
    }
    ++counts_.games;
    counts_.plies += static_cast<std::int64_t>(plies_.size());
    label(settings, out);
}

// Turns the plies of a game into samples, from its end; the last ply is only a value.
void SelfPlay::label(const SelfPlaySettings& settings, std::vector<Sample>& out) {
    Outputs target = plies_.back().expected;
    for (std::size_t at = plies_.size() - 1; at-- > 0;) {
        const Ply& ply = plies_[at];
        const Ply& later = plies_[at + 1];
        if (!ply.wanted) {
            target = ply.value;
            continue;
        }
        Outputs own = ply.expected;
        if (later.best) {
            const Outputs taught = invert(target);
            const Outputs believed = invert(later.value);
            for (int k = 0; k < kOutputs; ++k) {
                own[k] += settings.lambda * (taught[k] - believed[k]);
            }
        }
        target = own;
        out.push_back(make_sample(ply.board, target));
        ++counts_.labels;
        counts_.residual += squared_gap(ply.expected, ply.value);
        counts_.spread += squared_gap(target, ply.value);
    }
}

void SelfPlay::generate(const SelfPlaySettings& settings, int wanted, std::vector<Sample>& out) {
    const std::size_t goal = out.size() + static_cast<std::size_t>(std::max(wanted, 0));
    while (out.size() < goal) {
        play_game(settings, out);
    }
}

}  // namespace fivepoint
