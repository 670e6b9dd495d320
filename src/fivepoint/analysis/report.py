"""The report: one HTML file that needs nothing else, made to be read on screen and on paper.

Summary, how the match stood, luck, every error with its board, worst first, and all other
decisions game by game, folded up. No script, no font, no request; light and dark follow
the reader's system and print is light. The figures are those of the JSON.
"""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from fivepoint.analysis.cards import Cards, anchor
from fivepoint.analysis.decision import PHASES
from fivepoint.analysis.graphs import luck_graph, standing_graph
from fivepoint.analysis.markup import element, heading, table, told
from fivepoint.analysis.summary import LEAST_FOR_PR
from fivepoint.analysis.words import Words
from fivepoint.picture import shapes

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fivepoint.analysis.analysis import Analysis
    from fivepoint.analysis.decision import Decision, RolledLuck
    from fivepoint.analysis.summary import PlayerSummary, Tally


def report_html(analysis: Analysis, lang: str = "en") -> str:
    """The whole report in ``lang`` as the text of an HTML file."""
    words = Words(lang)
    cards = Cards(words, analysis.record.players, _luck_of_plays(analysis))
    white, black = analysis.record.players
    title = words.say("title", white=white, black=black)
    engine = told("p", engine_line(analysis, words), class_="small")
    stopped = "" if analysis.complete else told("p", words.say("incomplete"), class_="warning")
    main = element(
        "main",
        element("header", told("h1", title), told("p", subtitle(analysis, words)), engine),
        stopped,
        _section(words.say("summary"), _summary(analysis, words)),
        _graphs(analysis, words),
        _section(words.say("errors"), _errors(analysis, cards)),
        _section(words.say("all"), _games(analysis, cards)),
        element("footer", engine, told("p", words.say("footer")), class_="small"),
    )
    style = files("fivepoint.analysis").joinpath("report.css").read_text(encoding="utf-8")
    head = element(
        "head",
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        told("title", title),
        element("style", style),
    )
    drawn = element("svg", shapes(), class_="shapes", aria_hidden="true")
    page = element("html", head, element("body", drawn, main), lang=words.lang)
    return f"<!DOCTYPE html>\n{page}\n"


def subtitle(analysis: Analysis, words: Words) -> str:
    """What was played, and how it stands."""
    match, length = analysis.record.match, analysis.record.rules.length
    return words.say(
        "subtitle",
        kind="money" if length is None else "match",
        length=length or 0,
        own=match.score[0],
        other=match.score[1],
    )


def engine_line(analysis: Analysis, words: Words) -> str:
    """Which engine judged at which level: it stands beside the figures."""
    if not analysis.level:
        return words.say("engine-told", engine=analysis.engine)
    return words.say(
        "engine",
        engine=analysis.engine,
        level=analysis.level,
        plies=analysis.plies,
        net=analysis.net,
    )


def summary_rows(analysis: Analysis, words: Words) -> list[tuple[str, str, str]]:
    """The figures of both players, each with its name; rows that mean nothing here are left out."""
    return [
        (words.say(key), first or "–", second or "–")
        for key, first, second in (
            (key, *(_figure(key, player, words) for player in analysis.players)) for key in _FIGURES
        )
        if first is not None or second is not None
    ]


_FIGURES = (
    "pr", "band", "counted", "checker-plays", "doubling", "taking", "marks", "checker-lost",
    "cube-lost", "mwc-lost", "points-lost", "gnubg-rate", "snowie-rate", "luck", "net-luck",
    "lucky", "result", "luck-adjusted", "expected", "unjudged",
)  # fmt: skip


def _figure(key: str, player: PlayerSummary, words: Words) -> str | None:
    """One figure of a player as text; None where there is none."""
    match = player.lost_mwc is not None
    all_marks = [player.plays, player.doubles, player.answers]
    made = {
        "pr": lambda: pr_text(player, words),
        "band": lambda: words.say(f"band-{player.band}") if player.pr_shown else None,
        "counted": lambda: str(player.counted),
        "checker-plays": lambda: _sort_of(player.plays, words),
        "doubling": lambda: _sort_of(player.doubles, words),
        "taking": lambda: _sort_of(player.answers, words),
        "marks": lambda: " · ".join(
            str(sum(getattr(tally, name) for tally in all_marks))
            for name in ("inaccuracies", "errors", "blunders")
        ),
        "checker-lost": lambda: words.number(player.checker_errors, 3),
        "cube-lost": lambda: words.number(player.cube_errors, 3),
        "mwc-lost": lambda: _maybe(player.lost_mwc, words.percent, 2),
        "points-lost": lambda: _maybe(player.lost_points, words.number, 3),
        "gnubg-rate": lambda: words.number(player.gnubg_rate, 1),
        "snowie-rate": lambda: words.number(player.snowie_rate, 1),
        "luck": lambda: _luck(player.luck, player.luck_mwc, player.luck_points, words),
        "net-luck": lambda: _luck(
            player.net_luck, player.net_luck_mwc, player.net_luck_points, words
        ),
        "lucky": lambda: f"▲ {player.lucky} · ▼ {player.unlucky}",
        "result": lambda: _result(player.result, match=match, words=words),
        "luck-adjusted": lambda: _result(player.luck_adjusted, match=match, words=words),
        "expected": lambda: _maybe(player.expected, words.percent, 1),
        "unjudged": lambda: str(player.unjudged) if player.unjudged else None,
    }
    return made[key]()


def pr_text(player: PlayerSummary, words: Words) -> str:
    """PR with its interval, or why none is shown."""
    if not player.pr_shown or player.half_width is None:
        return words.say("pr-few", count=player.counted, least=LEAST_FOR_PR)
    return words.say(
        "pr-value", pr=words.number(player.pr, 1), half=words.number(player.half_width, 1)
    )


def _sort_of(tally: Tally, words: Words) -> str | None:
    if not tally.counted:
        return None
    return words.say("of-counted", pr=words.number(tally.pr, 1), count=tally.counted)


def _maybe(value: float | None, write: Callable[[float, int], str], decimals: int) -> str | None:
    return None if value is None else write(value, decimals)


def _luck(luck: float, mwc: float | None, points: float | None, words: Words) -> str:
    """Luck in equity, and in match-winning chance or points."""
    if mwc is not None:
        return f"{words.signed(luck)} ({words.signed_percent(mwc)})"
    return words.signed(points or 0.0)


def _result(value: float | None, *, match: bool, words: Words) -> str | None:
    if value is None:
        return None
    return words.percent(value) if match else words.signed(value, 2)


def _summary(analysis: Analysis, words: Words) -> str:
    heads = [words.say("figure"), *analysis.record.players]
    rows = [
        element("tr", told("th", name, scope="row"), told("td", first), told("td", second))
        for name, first, second in summary_rows(analysis, words)
    ]
    by_phase = [player.by_phase for player in analysis.players]
    by_error = [player.by_error for player in analysis.players]
    phases = [phase for phase in PHASES if any(phase in groups for groups in by_phase)]
    errors = sorted(
        {error for groups in by_error for error in groups},
        key=lambda error: -sum(groups[error].lost for groups in by_error if error in groups),
    )
    groups = _groups("phase", phases, by_phase, analysis, words)
    groups += _groups("error", errors, by_error, analysis, words)
    figures = table(map(heading, heads), rows, class_="figures")
    return figures + element("div", groups, class_="groups")


def _groups(
    kind: str,
    keys: Sequence[str],
    tallies: Sequence[dict[str, Tally]],
    analysis: Analysis,
    words: Words,
) -> str:
    """What both players lost by phase or by error: ``tallies`` by seat, ``keys`` in their order."""
    if not keys:
        return ""
    players = (heading(name, colspan="2") for name in analysis.record.players)
    rows = [
        element(
            "tr",
            told("th", words.say(f"{kind}-{key}"), scope="row"),
            *(cell for groups in tallies for cell in _tally_cells(groups.get(key), words)),
        )
        for key in keys
    ]
    drawn = table([heading(words.say(kind)), *players], rows)
    return element("div", told("h3", words.say(f"by-{kind}")), drawn)


def _tally_cells(tally: Tally | None, words: Words) -> tuple[str, str]:
    if tally is None:
        return element("td"), element("td")
    return told("td", str(tally.decisions)), told("td", words.number(tally.lost, 3))


def _graphs(analysis: Analysis, words: Words) -> str:
    if not analysis.rolls:
        return ""
    player = analysis.record.players[0]
    first = "graph-equity" if analysis.record.rules.length is None else "graph-mwc"
    return _section(words.say(first, player=player), standing_graph(analysis, words)) + _section(
        words.say("graph-luck", player=player), luck_graph(analysis, words)
    )


def _errors(analysis: Analysis, cards: Cards) -> str:
    worst = [decision for decision in analysis.worst() if decision.mark]
    if not worst:
        return told("p", cards.words.say("errors-none"))
    return "".join(cards.card(decision, open_now=True) for decision in worst)


def _games(analysis: Analysis, cards: Cards) -> str:
    """All decisions, game by game; those that have their card above are a line that leads there."""
    words = cards.words
    parts: list[str] = []
    results = {game.game: game for game in analysis.record.match.games}
    for game in dict.fromkeys(decision.game for decision in analysis.decisions):
        result = results.get(game)
        won = (
            ""
            if result is None
            else words.say(
                "game-won",
                player=analysis.record.players[result.winner],
                points=result.points,
            )
        )
        lines = [_line(decision, cards) for decision in analysis.decisions if decision.game == game]
        parts.append(
            element(
                "section",
                told("h3", words.say("game", game=game)),
                *lines,
                told("p", won, class_="small"),
            )
        )
    return "".join(parts)


def _line(decision: Decision, cards: Cards) -> str:
    if not decision.mark:
        return cards.card(decision, open_now=False)
    return element("a", cards.line(decision), class_="card line", href=f"#{anchor(decision)}")


def _section(title: str, content: str) -> str:
    return element("section", told("h2", title), content)


def _luck_of_plays(analysis: Analysis) -> dict[int, RolledLuck]:
    """The luck of the roll that each play is a play of."""
    plays = [decision.number for decision in analysis.decisions if decision.kind == "play"]
    rolls = {roll.number: roll for roll in analysis.rolls}
    return {number: rolls[number - 1] for number in plays if number - 1 in rolls}
