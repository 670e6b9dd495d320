// Makes training samples: plays games against itself and labels the positions it meets.
//
// A sample is a position after a play with the five chances of the side that played. Its label
// looks one ply ahead (all 21 rolls, best reply to each) or takes the one roll that came, and
// then adds, weighted by lambda^n, what the n-th position after it taught: by how much its own
// label differs from the value it was given when it was chosen. With all 21 rolls that is a
// lambda-return without the luck of the dice: it reaches as far ahead as TD(lambda), but its
// noise is only the net's own error, and it fades as the net gets better.
//
// Games of the contact kind end where contact does, in the race net's value; games of the race
// kind end in the exact bear-off tables.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "evaluator.h"
#include "inputs.h"
#include "net.h"
#include "position.h"
#include "results.h"
#include "rng.h"
#include "starts.h"

namespace fivepoint {

struct Sample {
    std::array<std::int8_t, kOuterCells> cells;  // after the play, the view of the side that played
    Outputs target;
};

// Long games of rare positions, where one ply of lookahead repeats the net's own mistakes.
inline constexpr std::array kHardStarts = {StartKind::backgame, StartKind::containment,
                                           StartKind::crashed};

// Of which contact positions samples are made: those that the net of this part judges, and some
// beyond the border between the two, see `is_late`.
enum class Part : std::uint8_t { whole = 0, early = 1, late = 2 };
inline constexpr int kParts = 3;

struct SelfPlaySettings {
    NetKind kind = NetKind::contact;
    Part part = Part::whole;
    bool lookahead = true;       // all 21 rolls, not only the one that came
    float lambda = 0.7F;         // weight of what later positions taught, per ply
    float made_up = 0.18F;       // share of games that begin from starts.h; the other
                                 // races are those that games from the opening come to
    float hard = 0.0F;           // share of made-up contact games that begin as one of kHardStarts;
                                 // the rest begin as any kind
    float random_plies = 0.33F;  // share that begin with up to ten random plays
    float noisy = 0.6F;          // share played with noise on the equities
    float most_noise = 0.2F;     // its temperature is uniform up to this, in points
    float siblings = 0.3F;       // chance a decision to label a play that was not chosen, too
};

struct SelfPlayCounts {
    std::int64_t labels = 0;
    std::int64_t games = 0;
    std::int64_t plies = 0;
    std::int64_t evaluations = 0;
    double residual = 0.0;  // summed squared difference in points, one-ply label minus own value
    double spread = 0.0;    // the same of the final label
    std::array<std::int64_t, kStartKinds> starts{};  // games by the made-up start they began with
};

class SelfPlay {
  public:
    explicit SelfPlay(std::uint64_t seed);

    // The nets that play and judge from now on.
    void set_evaluator(std::shared_ptr<const Evaluator> evaluator);

    // Plays whole games until `wanted` samples have been added to `out`.
    void generate(const SelfPlaySettings& settings, int wanted, std::vector<Sample>& out);

    // Totals since the last call of clear_counts.
    [[nodiscard]] const SelfPlayCounts& counts() const { return counts_; }
    void clear_counts() { counts_ = {}; }

  private:
    [[nodiscard]] Outputs judge(const Board& board) const;
    struct Ply {
        Board board;         // after the play
        Outputs value;       // as judged when it was chosen
        Outputs expected;    // label without later plies
        bool best = true;    // the play was the best by value
        bool wanted = true;  // of the part that samples are made of
    };
    Board start(const SelfPlaySettings& settings);
    Board made_up(StartKind kind);
    Board race_from_play();
    void play_game(const SelfPlaySettings& settings, std::vector<Sample>& out);
    void judge_results(const Board& node, int die1, int die2);
    [[nodiscard]] std::size_t pick(float noise);
    Outputs expand(const Board& after);
    void label(const SelfPlaySettings& settings, std::vector<Sample>& out);

    std::shared_ptr<const Evaluator> evaluator_;
    Rng rng_;
    SelfPlayCounts counts_;
    Worth worth_;

    // Scratch of one game.
    std::vector<Ply> plies_;
    std::array<Board, kMaxResults> results_;
    std::vector<Outputs> values_;
    std::array<Reply, kRolls> replies_;
    int result_count_ = 0;
    std::size_t best_ = 0;
};

}  // namespace fivepoint
