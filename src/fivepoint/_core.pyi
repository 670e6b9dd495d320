"""
The fast core of Fivepoint. Positions are seen from the player on roll.
"""

from collections.abc import Callable, Sequence
from typing import Annotated

import numpy
from numpy.typing import NDArray


class Bearoff:
    """How many rolls it takes to bear off, for every home board."""

    @staticmethod
    def build() -> Bearoff:
        """The tables, computed from nothing."""

    @staticmethod
    def from_bytes(data: bytes) -> Bearoff:
        """The tables that to_bytes() wrote; ValueError if damaged."""

    def to_bytes(self) -> bytes:
        """The tables with a checksum."""

    def rolls(self, counts: Annotated[NDArray[numpy.int8], dict(shape=(6), order='C', device='cpu', writable=False)]) -> NDArray[numpy.float32]:
        """
        float32[32]: chance that the last of int8[6] checkers (ace point first) leaves with roll 0, 1, ...
        """

    def none_off(self, counts: Annotated[NDArray[numpy.int8], dict(shape=(6), order='C', device='cpu', writable=False)]) -> NDArray[numpy.float32]:
        """float32[16]: chance that no checker has left after 0, 1, ... rolls."""

    def mean_rolls(self, counts: Annotated[NDArray[numpy.int8], dict(shape=(6), order='C', device='cpu', writable=False)]) -> float:
        """Average number of rolls to bear off int8[6] checkers."""

    def evaluate(self, boards: Annotated[NDArray[numpy.int8], dict(shape=(None, 26), order='C', device='cpu', writable=False)], men: int = 15) -> NDArray[numpy.float32]:
        """
        float32[n, 5]: the five chances of the player on roll; NaN where a side has checkers outside its home or none left.
        """

class Budget:
    """
    What one search may cost; its time runs from when it is made, and it is for a search by the thread that made it.
    """

    def __init__(self, nodes: int | None, seconds: float | None, go_on: Callable[[int], bool] | None) -> None: ...

    @property
    def used(self) -> int:
        """How many nodes were looked at."""

    @property
    def spent(self) -> bool:
        """Whether it ended the search."""

MOST_AWAY: int = 64

class MatchTable:
    """Match equities up to 64 points away."""

    @staticmethod
    def build(gammon: float, backgammon: float, cube_life: float) -> MatchTable:
        """
        The table that follows from how often won games are gammons and backgammons.
        """

    @staticmethod
    def from_arrays(before: Annotated[NDArray[numpy.float64], dict(shape=(None,), order='C', device='cpu', writable=False)], after: Annotated[NDArray[numpy.float64], dict(shape=(None,), order='C', device='cpu', writable=False)]) -> MatchTable:
        """The table with these chances, float64[64 * 64] and float64[64]."""

    def chance(self, own: int, other: int, after_crawford: bool) -> float:
        """Chance of the side `own` points away to win the match."""

    def before(self) -> Annotated[NDArray[numpy.float64], dict(shape=(None,), order='C')]:
        """
        All chances before or in the Crawford game, float64[64 * 64], own points first.
        """

    def after(self) -> Annotated[NDArray[numpy.float64], dict(shape=(None,), order='C')]:
        """Chances after the Crawford game of the side behind, float64[64]."""

class CubeSituation:
    """Cube and score as one side sees them, as far as they count."""

    def __init__(self, table: MatchTable | None, own: int, other: int, crawford: bool, jacoby: bool, beavers: bool, owner: int, cube: int, doublings: int) -> None: ...

class CubeLife:
    """
    How much of a live cube's worth is realised: one share while there is contact; in a race it grows with the pips of the side on roll.
    """

    def __init__(self, contact: float, race_base: float, race_per_pip: float) -> None: ...

class CubeInPlay:
    """A situation and the life of its cube."""

    def __init__(self, situation: CubeSituation, life: CubeLife) -> None: ...

def look_ahead_with_cube(evaluator: Evaluator, board: Annotated[NDArray[numpy.int8], dict(shape=(None, 26), order='C', device='cpu', writable=False)], men: int, worth: Annotated[NDArray[numpy.float32], dict(shape=(6), order='C', device='cpu', writable=False)], plies: int, cube: CubeInPlay, threads: int = 1, budget: Budget | None = None) -> tuple[Annotated[NDArray[numpy.float64], dict(shape=(None,), order='C')], Annotated[NDArray[numpy.float64], dict(shape=(None,), order='C')], int]:
    """
    Of an int8[1, 26] board, for the player on roll: chances float64[5] and the values of cube_values float64[6], both looked for at `plies`, and the depth that the budget allowed.
    """

def cube_lives(boards: Annotated[NDArray[numpy.int8], dict(shape=(None, 26), order='C', device='cpu', writable=False)], life: CubeLife, men: int = 15) -> Annotated[NDArray[numpy.float64], dict(shape=(None,), order='C')]:
    """
    The cube's life at each of int8[n, 26] boards, float64[n], for the side whose view it is.
    """

def cube_values(chances: Annotated[NDArray[numpy.float64], dict(shape=(None, 5), order='C', device='cpu', writable=False)], situation: CubeSituation, life: float) -> Annotated[NDArray[numpy.float64], dict(shape=(None, 6), order='C')]:
    """
    For float64[n, 5] chances float64[n, 6]: cubeless, no double, double and take, double and drop, best, and 1 where a take should be a beaver. Points, or with a table match-winning chances.
    """

PRUNER_WIDTH: int = 64

ACTIVATION_UNIT: int = 4096

class Net:
    """A net in integers, of one kind: 0 contact, 1 race, 2 pruner."""

    @staticmethod
    def quantised(kind: int, rows: Annotated[NDArray[numpy.float32], dict(shape=(None, None), order='C', device='cpu', writable=False)], bias: Annotated[NDArray[numpy.float32], dict(shape=(None,), order='C', device='cpu', writable=False)], head: Annotated[NDArray[numpy.float32], dict(shape=(None, None, None), order='C', device='cpu', writable=False)], head_bias: Annotated[NDArray[numpy.float32], dict(shape=(None, None), order='C', device='cpu', writable=False)]) -> Net:
        """
        The net nearest to these float32 weights; ValueError names what is wrong.
        """

    @staticmethod
    def from_integers(kind: int, unit_shift: int, head_shift: int, rows: Annotated[NDArray[numpy.int16], dict(shape=(None, None), order='C', device='cpu', writable=False)], bias: Annotated[NDArray[numpy.int16], dict(shape=(None,), order='C', device='cpu', writable=False)], head: Annotated[NDArray[numpy.int16], dict(shape=(None, None, None), order='C', device='cpu', writable=False)], head_bias: Annotated[NDArray[numpy.int32], dict(shape=(None, None), order='C', device='cpu', writable=False)]) -> Net:
        """The net that `integers` took apart."""

    def integers(self) -> tuple[int, int, NDArray[numpy.int16], NDArray[numpy.int16], NDArray[numpy.int16], NDArray[numpy.int32]]:
        """(unit_shift, head_shift, rows, bias, head, head_bias)."""

    @property
    def kind(self) -> int: ...

    @property
    def width(self) -> int: ...

class Evaluator:
    """Judges positions by rules, bear-off tables and nets."""

    def __init__(self, contact: Net, race: Net, bearoff: Bearoff | None, pruner: Net | None = None, late: Net | None = None) -> None: ...

    def evaluate(self, boards: Annotated[NDArray[numpy.int8], dict(shape=(None, 26), order='C', device='cpu', writable=False)], men: int = 15, threads: int = 1) -> NDArray[numpy.float32]:
        """
        Chances float32[n, 5] of the player on roll, before rolling, by the nets alone.
        """

    def one_ply(self, boards: Annotated[NDArray[numpy.int8], dict(shape=(None, 26), order='C', device='cpu', writable=False)], worth: Annotated[NDArray[numpy.float32], dict(shape=(6), order='C', device='cpu', writable=False)], men: int = 15, threads: int = 1) -> NDArray[numpy.float32]:
        """The same after looking at every roll and the best play of each."""

    def plays(self, board: Annotated[NDArray[numpy.int8], dict(shape=(None, 26), order='C', device='cpu', writable=False)], die1: int, die2: int, men: int = 15) -> tuple[NDArray[numpy.int8], NDArray[numpy.float32]]:
        """
        Of an int8[1, 26] board: the results of the roll int8[k, 26], not turned round, and the chances float32[k, 5] of the player who moved.
        """

    def rank(self, board: Annotated[NDArray[numpy.int8], dict(shape=(None, 26), order='C', device='cpu', writable=False)], die1: int, die2: int, men: int, worth: Annotated[NDArray[numpy.float32], dict(shape=(6), order='C', device='cpu', writable=False)], plies: int, threads: int = 1, budget: Budget | None = None, cube: CubeInPlay | None = None) -> tuple[NDArray[numpy.int8], NDArray[numpy.float32], NDArray[numpy.float64], NDArray[numpy.uint8]]:
        """
        Of an int8[1, 26] board: the results of the roll, best first, not turned round: (int8[k, 26], chances float32[k, 5], values float64[k], plies uint8[k]), all for the player who moved. The values are equities where the cube stands at `cube` for that player, without one what the chances are worth.
        """

    def look_ahead(self, boards: Annotated[NDArray[numpy.int8], dict(shape=(None, 26), order='C', device='cpu', writable=False)], men: int, worth: Annotated[NDArray[numpy.float32], dict(shape=(6), order='C', device='cpu', writable=False)], plies: int, threads: int = 1, budget: Budget | None = None) -> tuple[NDArray[numpy.float32], NDArray[numpy.uint8]]:
        """
        Chances float32[n, 5] of the player on roll, before rolling, and the depth each was looked for at uint8[n]: `plies`, unless the budget ended it earlier.
        """

    def rollout(self, board: Annotated[NDArray[numpy.int8], dict(shape=(None, 26), order='C', device='cpu', writable=False)], men: int, worth: Annotated[NDArray[numpy.float32], dict(shape=(6), order='C', device='cpu', writable=False)], first: int, count: int, plies: int, truncate: int, reduce: bool, seed: int, threads: int = 1, cube: CubeInPlay | None = None, may_double: bool = True) -> tuple[NDArray[numpy.float32], NDArray[numpy.float64]]:
        """
        Of an int8[1, 26] board, for the player on roll, one trial a row: chances float32[count, 5] and, if there is a cube, what the game with it was worth, float64[count].
        """

def rank_many(evaluator: Evaluator, boards: Annotated[NDArray[numpy.int8], dict(shape=(None, 26), order='C', device='cpu', writable=False)], dice: Annotated[NDArray[numpy.int8], dict(shape=(None, 2), order='C', device='cpu', writable=False)], worths: Annotated[NDArray[numpy.float32], dict(shape=(None, 6), order='C', device='cpu', writable=False)], played: Annotated[NDArray[numpy.int8], dict(shape=(None, 26), order='C', device='cpu', writable=False)], men: int, plies: int, threads: int = 1, cubes: Sequence[CubeInPlay | None] = []) -> tuple[NDArray[numpy.int8], NDArray[numpy.float32], NDArray[numpy.float64], NDArray[numpy.uint8], NDArray[numpy.int64]]:
    """
    The results of n rolls, each as Evaluator.rank gives them, `played` [n, 26] judged at every depth: (int8[m, 26], chances float32[m, 5], values float64[m], plies uint8[m], where those of each roll begin int64[n + 1]). `cubes` is empty, or has one for each roll, None in a game without a cube.
    """

def replies_many(evaluator: Evaluator, boards: Annotated[NDArray[numpy.int8], dict(shape=(None, 26), order='C', device='cpu', writable=False)], worths: Annotated[NDArray[numpy.float32], dict(shape=(None, 6), order='C', device='cpu', writable=False)], men: int, threads: int = 1) -> tuple[NDArray[numpy.int8], NDArray[numpy.float32]]:
    """
    The best plays by the nets of the 21 rolls 1-1, 2-1, 2-2, 3-1, ... of each board: (int8[21 n, 26], chances float32[21 n, 5] of the player who moved).
    """

def input_rows(kind: int) -> int:
    """Number of input rows of the contact (0) or race (1) net."""

def input_heads(kind: int) -> int:
    """Number of output layers that the net of this kind keeps."""

def input_hash(kind: int) -> int:
    """
    A number that changes whenever an input row of any position would change.
    """

def describe_inputs(kind: int) -> str:
    """The groups of input rows: a line each, `name: first row, rows`."""

def active_rows(kind: int, boards: Annotated[NDArray[numpy.int8], dict(shape=(None, 26), order='C', device='cpu', writable=False)], men: int = 15) -> tuple[NDArray[numpy.uint16], NDArray[numpy.int64], NDArray[numpy.uint8]]:
    """
    Input rows of int8[n, 26] boards, seen from the side that has just played: (rows uint16[m], offsets int64[n + 1], heads uint8[n]).
    """

def first_bad_row(boards: Annotated[NDArray[numpy.int8], dict(shape=(None, 26), order='C', device='cpu', writable=False)], men: int) -> int:
    """
    The number of the first row of int8[n, 26] that is no position; -1 if all are.
    """

def net_kinds(boards: Annotated[NDArray[numpy.int8], dict(shape=(None, 26), order='C', device='cpu', writable=False)], men: int = 15) -> NDArray[numpy.uint8]:
    """Which net judges each of int8[n, 26] boards: 0 contact, 1 race."""

def late(boards: Annotated[NDArray[numpy.int8], dict(shape=(None, 26), order='C', device='cpu', writable=False)], men: int = 15, wider: int = 0) -> NDArray[numpy.uint8]:
    """
    Which of int8[n, 26] boards are late: 1 if a side has nine checkers off or on its three lowest points, or holds two points in the other's home. `wider` 1: seven checkers, or four in the other's home or on the bar; -1: eleven checkers, or two points.
    """

MAX_THREADS: int = 256

MAX_PERFT_DEPTH: int = 6

def legal_results(board: Annotated[NDArray[numpy.int8], dict(shape=(26), order='C', device='cpu', writable=False)], die1: int, die2: int, men: int) -> Annotated[NDArray[numpy.int8], dict(shape=(None, 26), order='C')]:
    """
    The distinct results of a roll, int8[n, 26], seen by the player who moves.
    """

def legal_results_batch(boards: Annotated[NDArray[numpy.int8], dict(shape=(None, 26), order='C', device='cpu', writable=False)], dice: Annotated[NDArray[numpy.int8], dict(shape=(None, 2), order='C', device='cpu', writable=False)], threads: int, men: int) -> tuple[Annotated[NDArray[numpy.int8], dict(shape=(None, 26), order='C')], Annotated[NDArray[numpy.int64], dict(shape=(None,), order='C')]] | int:
    """
    The results of many rolls, int8[m, 26], and where those of each begin; or the number of the first row that is not legal.
    """

def perft(board: Annotated[NDArray[numpy.int8], dict(shape=(26), order='C', device='cpu', writable=False)], depth: int, men: int) -> int:
    """The number of lines of play to a depth."""

def kernel() -> str:
    """The name of the kernel in use."""

def select_kernel(name: str) -> bool:
    """Uses the kernel of that name; False if this machine has no such."""

def roll_values(evaluator: Evaluator, boards: Annotated[NDArray[numpy.int8], dict(shape=(None, 26), order='C', device='cpu', writable=False)]) -> NDArray[numpy.float32]:
    """
    float32[n, 21]: money equity of the side on roll after its best play of each roll, larger die first: 1-1, 2-1, 2-2, 3-1, ...
    """

def best_plays(evaluator: Evaluator, boards: Annotated[NDArray[numpy.int8], dict(shape=(None, 26), order='C', device='cpu', writable=False)], dice: Annotated[NDArray[numpy.int8], dict(shape=(None, 2), order='C', device='cpu', writable=False)]) -> NDArray[numpy.int8]:
    """
    int8[n, 26]: the boards after the best plays of all, seen from the side that played.
    """

def make_starts(kind: int, count: int, seed: int) -> NDArray[numpy.int8]:
    """int8[count, 26]: made-up positions, see start_names()."""

def start_names() -> list[str]:
    """The kinds of made-up positions by number."""

class Replay:
    """The newest samples, to train on."""

    def __init__(self, kind: int, capacity: int, seed: int) -> None: ...

    def __len__(self) -> int: ...

    @property
    def total(self) -> int:
        """Samples ever added."""

    def to_bytes(self) -> bytes:
        """The samples kept, oldest first."""

    def add_bytes(self, data: bytes) -> None:
        """Adds what to_bytes() gave."""

class SelfPlay:
    """Plays games and labels positions."""

    def __init__(self, seed: int) -> None: ...

    def set_evaluator(self, evaluator: Evaluator) -> None:
        """The nets that play and judge from now on."""

    def generate(self, replay: Replay, wanted: int, *, lookahead: bool, lam: float, made_up: float, hard: float, random_plies: float, noisy: float, most_noise: float, siblings: float, part: int = 0) -> int:
        """
        Plays whole games until `wanted` samples are made; returns how many were. They are of all positions (`part` 0), of those the early net learns from (1) or the late one (2).
        """

    def take_counts(self) -> dict[str, float]:
        """
        Totals since the last call; of games also by the made-up start they began with, see start_names().
        """

class Trainer:
    """Trains a net of the given shape by Adam; see cpp/trainer.h."""

    def __init__(self, rows: int, hidden: int, heads: int, seed: int) -> None: ...

    @staticmethod
    def of_kind(kind: int, hidden: int, seed: int) -> Trainer:
        """
        A trainer with the inputs and heads of the contact (0) or race (1) net.
        """

    def learn(self, replay: Replay, steps: int, size: int, rate: float, equity_weight: float, average_decay: float, average_every: int) -> float:
        """Steps on batches drawn from the replay; the mean loss."""

    def step(self, rows: Annotated[NDArray[numpy.uint16], dict(shape=(None,), order='C', device='cpu', writable=False)], offsets: Annotated[NDArray[numpy.int64], dict(shape=(None,), order='C', device='cpu', writable=False)], heads: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)], targets: Annotated[NDArray[numpy.float32], dict(shape=(None, 5), order='C', device='cpu', writable=False)], rate: float, equity_weight: float = 1.0) -> float:
        """One step on a batch of at most 65535 samples; the mean loss before it."""

    def gradient(self, rows: Annotated[NDArray[numpy.uint16], dict(shape=(None,), order='C', device='cpu', writable=False)], offsets: Annotated[NDArray[numpy.int64], dict(shape=(None,), order='C', device='cpu', writable=False)], heads: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)], targets: Annotated[NDArray[numpy.float32], dict(shape=(None, 5), order='C', device='cpu', writable=False)], equity_weight: float = 1.0) -> tuple[float, tuple[NDArray[numpy.float32], NDArray[numpy.float32], NDArray[numpy.float32], NDArray[numpy.float32]]]:
        """(mean loss, its gradient in the shapes of weights()); changes nothing."""

    def update_average(self, decay: float) -> None:
        """
        Moves the averaged weights by 1 - decay of the way to the trained ones.
        """

    def weights(self, averaged: bool) -> tuple[NDArray[numpy.float32], NDArray[numpy.float32], NDArray[numpy.float32], NDArray[numpy.float32]]:
        """
        (rows [rows, hidden], bias [hidden], heads [heads, 5, hidden], head biases [heads, 5]).
        """

    def set_weights(self, rows: Annotated[NDArray[numpy.float32], dict(shape=(None, None), order='C', writable=False)], bias: Annotated[NDArray[numpy.float32], dict(shape=(None,), order='C', writable=False)], head: Annotated[NDArray[numpy.float32], dict(shape=(None, None, None), order='C', writable=False)], head_bias: Annotated[NDArray[numpy.float32], dict(shape=(None, None), order='C', writable=False)]) -> None: ...

    def to_bytes(self) -> bytes:
        """Weights, moments and averages."""

    def from_bytes(self, data: bytes) -> None:
        """Goes on where to_bytes() stood; ValueError for another shape."""

    @property
    def steps(self) -> int: ...

MOST_TWO_SIDED: int = 10

def two_sided_size(checkers: int) -> int:
    """How many values a two-sided table has."""

class TwoSided:
    """Exact money equities of bear-offs with few checkers a side."""

    @staticmethod
    def build(checkers: int, threads: int, progress: Callable[[float], bool]) -> TwoSided:
        """
        Solves the table; `progress` is told the share done and says False to stop.
        """

    @staticmethod
    def from_values(checkers: int, values: Annotated[NDArray[numpy.int16], dict(shape=(None,), order='C', device='cpu', writable=False)]) -> TwoSided:
        """The table with these values."""

    @property
    def checkers(self) -> int: ...

    def values(self) -> NDArray[numpy.int16]:
        """All values, int16, as from_values takes them."""

    def equities(self, board: Annotated[NDArray[numpy.int8], dict(shape=(26), order='C', device='cpu', writable=False)], men: int) -> tuple[float, float, float, float] | None:
        """
        Cubeless, own cube, centred, the other's: before the cube action of the player on roll; None for a position that is not in the table.
        """

    def without_double(self, board: Annotated[NDArray[numpy.int8], dict(shape=(26), order='C', device='cpu', writable=False)], men: int) -> tuple[float, float, float, float] | None:
        """The same if the player on roll does not double now."""

def hyper_size(men: int) -> int:
    """How many values a hypergammon table has."""

class Hyper:
    """Exact money equities of hypergammon."""

    @staticmethod
    def build(men: int, threads: int, tolerance: float, progress: Callable[[int, float], bool]) -> Hyper:
        """
        Solves the table; `progress` is told each pass and its largest change and says False to stop.
        """

    @staticmethod
    def from_values(men: int, values: Annotated[NDArray[numpy.float32], dict(shape=(None,), order='C', device='cpu', writable=False)]) -> Hyper:
        """The table with these values."""

    @property
    def men(self) -> int: ...

    def values(self) -> NDArray[numpy.float32]:
        """All values, float32, as from_values takes them."""

    def equities(self, board: Annotated[NDArray[numpy.int8], dict(shape=(26), order='C', device='cpu', writable=False)]) -> tuple[float, float, float, float] | None:
        """
        Cubeless, own cube, centred, the other's: before the cube action of the player on roll; None when the game is over.
        """

    def without_double(self, board: Annotated[NDArray[numpy.int8], dict(shape=(26), order='C', device='cpu', writable=False)]) -> tuple[float, float, float, float] | None:
        """The same if the player on roll does not double now."""
