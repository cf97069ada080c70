"""`quartier review`: what the decisions of a finished game were worth."""

from __future__ import annotations

from argparse import Namespace

import msgspec

from quartier.bots.advice import SURE, Candidate
from quartier.bots.bot import Bot
from quartier.bots.levels import USUAL_LEVEL
from quartier.bots.position import Position
from quartier.bots.registry import make_adviser, make_bot
from quartier.cli.desk import Desk
from quartier.cli.exits import OK
from quartier.cli.inputs import bad, only_word, read_number
from quartier.cli.parser import Parser
from quartier.cli.players import Seating, seat_names
from quartier.cli.progress import shown_progress
from quartier.cli.records import open_record, path_of
from quartier.cli.screen import Screen
from quartier.coach.review import (
    JUDGE,
    MOST_CHECKED,
    RIVALS,
    Judgement,
    decisions,
    judge,
    look_again,
    next_to_check,
    play_alone,
    worst_of,
)
from quartier.core.history import History
from quartier.core.rng import seeded
from quartier.core.speech import Points, literal
from quartier.locale import points_text

RIVAL = USUAL_LEVEL
# Second looks draw other worlds than first ones.
AGAIN = 1_000_000
BLOCKS = "▁▂▃▄▅▆▇█"


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
    """Each decision of the seat; those that may be lessons looked at twice."""
    adviser = make_adviser(JUDGE)
    found: dict[int, tuple[Position, Judgement]] = {}
    mine = [index for index, entry in enumerate(history.decisions) if entry.seat == seat]
    with shown_progress(len(mine) + MOST_CHECKED) as show:
        for number, (index, state, move) in enumerate(decisions(history, seat), 1):
            position = Position(history.title, state.clone(), seat)
            judgement = judge(position, index, move, adviser, seeded(index))
            if judgement is not None:
                found[index] = (position, judgement)
            show(number)
        judgements = [judgement for _, judgement in found.values()]
        for number in range(MOST_CHECKED):
            one = next_to_check(judgements)
            if one is None:
                break
            look_again(found[one.index][0], one, adviser, seeded(AGAIN + one.index))
            show(len(mine) + number + 1)
    return judgements


def _best_alone(history: History) -> Points | None:
    if history.state.seats > 1:
        return None
    bot = make_bot(RIVAL)
    assert isinstance(bot, Bot)
    title, settings, seed = history.title, history.settings, history.seed
    return max(play_alone(title, settings, seed, bot, attempt) for attempt in range(RIVALS))


def _print(
    history: History, seat: int, judgements: list[Judgement], best: Points | None, desk: Desk
) -> None:
    result = history.state.result
    assert result is not None
    desk.say("cli-review-head", style="bold", seat=seat, decisions=len(judgements))
    alone = history.state.seats == 1
    if judgements:
        _print_curves(judgements, alone, desk)
    mistakes = worst_of(judgements)
    if not mistakes:
        desk.say("cli-review-flawless")
    for one in mistakes:
        _print_mistake(one, alone, desk)
    if best is not None:
        desk.say(
            "cli-review-best",
            best=literal(points_text(best)),
            score=literal(points_text(result.totals[seat])),
        )


def _print_curves(judgements: list[Judgement], alone: bool, desk: Desk) -> None:
    """What was played and what was best, from decision to decision, and how far that may be off."""
    played = [one.played.score if alone else one.played.win_share for one in judgements]
    best = [value + _lost(one, alone) for value, one in zip(played, judgements, strict=True)]
    desk.say("cli-review-curve-alone" if alone else "cli-review-curve")
    top = max(*best, 1e-9) if alone else 1.0
    for key, values in (("cli-review-played", played), ("cli-review-could", best)):
        desk.say(key, style="dim")
        desk.console.print("".join([_bar(value / top) for value in values]), style="cyan")
    errors = [one.played.score_error if alone else one.played.win_share_error for one in judgements]
    off = SURE * sum(errors) / len(errors)
    shown = desk.screen.decimal(off, 1) if alone else desk.screen.percent(off)
    desk.say("cli-review-band-alone" if alone else "cli-review-band", off=literal(shown))


def _bar(part: float) -> str:
    return BLOCKS[round(min(max(part, 0.0), 1.0) * (len(BLOCKS) - 1))]


def _lost(one: Judgement, alone: bool) -> float:
    """What the best move brings more, where that is more than luck."""
    if one.cost is None:
        return 0.0
    if alone:
        return max(one.cost.sure_points(), 0.0)
    return min(max(one.cost.sure_share(), 0.0), 1.0 - one.played.win_share)


def _print_mistake(one: Judgement, alone: bool, desk: Desk) -> None:
    assert one.cost is not None
    desk.say(
        "cli-review-mistake",
        when=literal(_when(one, desk)),
        number=one.index + 1,
        cost=literal(desk.lead(one.cost, alone)),
    )
    question = one.question
    moves = {
        "played": literal(desk.label(one.played.move, one.view)),
        "best": literal(desk.label(one.best.move, one.view)),
    }
    _print_below(desk.texts.text(question.prompt, question.facts, desk.names), desk, "dim")
    _print_below(desk.texts.text("cli-review-better", moves, desk.names), desk)
    reason = desk.reason(one.best)
    if reason:
        _print_below(reason, desk)


def _print_below(text: str, desk: Desk, style: str = "none") -> None:
    """A line that belongs to the one above; where it is too long, all of it is set in."""
    from rich.padding import Padding

    desk.console.print(Padding(text, (0, 0, 0, 4), style=style, expand=False))


def _data(judgements: list[Judgement], best: Points | None, desk: Desk) -> dict[str, object]:
    return {
        "curve": [
            {
                "decision": one.index + 1,
                "when": _when(one, desk),
                "played": _expected(one.played),
                "best": _expected(one.best),
            }
            for one in judgements
        ],
        "mistakes": [
            {
                "decision": one.index + 1,
                "when": _when(one, desk),
                "cost": msgspec.to_builtins(one.cost),
                "played": one.played.move.text,
                "best": one.best.move.text,
                "reason": desk.reason(one.best),
            }
            for one in worst_of(judgements)
        ],
        "best_score": best,
    }


def _expected(candidate: Candidate) -> dict[str, object]:
    return {
        "win_share": candidate.win_share,
        "win_share_error": candidate.win_share_error,
        "score": candidate.score,
        "score_error": candidate.score_error,
    }


def _when(one: Judgement, desk: Desk) -> str:
    key, facts = one.when
    return desk.texts.text(key, facts, desk.names)
