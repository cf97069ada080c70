"""`quartier review`: what the decisions of a finished game were worth."""

from __future__ import annotations

from argparse import Namespace

from quartier.bots.advice import ENDS, explain
from quartier.bots.budget import Budget
from quartier.bots.greedy import GreedyBot
from quartier.bots.position import Position
from quartier.bots.search import SearchBot
from quartier.cli.desk import Desk
from quartier.cli.exits import OK
from quartier.cli.inputs import bad, only_word, read_number
from quartier.cli.parser import Parser
from quartier.cli.players import Seating, seat_names
from quartier.cli.progress import shown_progress
from quartier.cli.records import open_record, path_of
from quartier.cli.screen import Screen
from quartier.coach.review import RIVALS, Judgement, decisions, judge, play_alone, worst_of
from quartier.core.history import History
from quartier.core.rng import seeded
from quartier.core.speech import Points, literal
from quartier.locale import points_text

JUDGE = SearchBot(Budget(seconds=0.25))
BLOCKS = " ▁▂▃▄▅▆▇█"


def add_options(parser: Parser) -> None:
    parser.option("--seat", "cli-metavar-number", "cli-option-review-seat")
    parser.flag("--json", help_key="cli-option-json")


def run(arguments: Namespace, screen: Screen) -> int:
    name = only_word(arguments.words)
    if name is None:
        raise bad("error-missing-file")
    record, history = open_record(path_of(name))
    if history.state.result is None:
        raise bad("refusal-not-over")
    seat = _first_person(record.players)
    if arguments.seat is not None:
        seat = read_number("--seat", arguments.seat, 1, record.seats) - 1
    desk = Desk(history.title, seat_names(record, screen.texts_of(history.title)), screen)
    judgements = _judged(history, seat)
    best = _best_alone(history)
    if arguments.json:
        screen.print_json(_data(judgements, best, desk))
    else:
        _print(history, seat, judgements, best, desk)
    return OK


def _first_person(players: list[str]) -> int:
    return next(iter(Seating(players).persons), 0)


def _judged(history: History, seat: int) -> list[Judgement]:
    """Each decision of the seat; the costliest with their reasons."""
    found: dict[int, tuple[Position, Judgement]] = {}
    mine = [index for index, entry in enumerate(history.decisions) if entry.seat == seat]
    with shown_progress(len(mine)) as show:
        for number, (index, state, move) in enumerate(decisions(history, seat), 1):
            position = Position(history.title, state.clone(), seat)
            judgement = judge(position, index, move, JUDGE, seeded(index))
            if judgement is not None:
                found[index] = (position, judgement)
            show(number)
    judgements = [judgement for _, judgement in found.values()]
    for one in worst_of(judgements):
        explain(found[one.index][0], [one.best, one.played], seeded(one.index), ENDS)
    return judgements


def _best_alone(history: History) -> Points | None:
    if history.state.seats > 1:
        return None
    bot = GreedyBot()
    title, settings, seed = history.title, history.settings, history.seed
    return max(play_alone(title, settings, seed, bot, attempt) for attempt in range(RIVALS))


def _print(
    history: History, seat: int, judgements: list[Judgement], best: Points | None, desk: Desk
) -> None:
    result = history.state.result
    assert result is not None
    desk.say("cli-review-head", style="bold", seat=seat, decisions=len(judgements))
    alone = history.state.seats == 1
    values = [one.played.score if alone else one.played.win_share for one in judgements]
    if values:
        top = max(max(values), 1e-9) if alone else 1.0
        bars = [
            BLOCKS[round(max(0.0, min(1.0, value / top)) * (len(BLOCKS) - 1))] for value in values
        ]
        desk.say("cli-review-curve-alone" if alone else "cli-review-curve")
        desk.console.print("  " + "".join(bars), style="cyan")
    mistakes = worst_of(judgements)
    if not mistakes:
        desk.say("cli-review-flawless")
    for one in mistakes:
        cost = desk.screen.decimal(one.cost, 1) if alone else f"{one.cost:.0%}"
        desk.say(
            "cli-review-mistake-alone" if alone else "cli-review-mistake",
            number=one.index + 1,
            cost=literal(cost),
            played=literal(desk.label(one.played.move)),
            best=literal(desk.label(one.best.move)),
        )
        reason = desk.reason(one.best)
        if reason:
            desk.console.print(f"    {reason}")
    if best is not None:
        desk.say(
            "cli-review-best",
            best=literal(points_text(best)),
            score=literal(points_text(result.totals[seat])),
        )


def _data(judgements: list[Judgement], best: Points | None, desk: Desk) -> dict[str, object]:
    worst = worst_of(judgements)
    return {
        "curve": [
            {
                "decision": one.index + 1,
                "win_share": one.played.win_share,
                "score": one.played.score,
            }
            for one in judgements
        ],
        "mistakes": [
            {
                "decision": one.index + 1,
                "cost": one.cost,
                "played": one.played.move.text,
                "best": one.best.move.text,
                "reason": desk.reason(one.best),
            }
            for one in worst
        ],
        "best_score": best,
    }
