"""Keeps worked examples for the rules pages, out of the tests that show them.

    position = Position(TITLE, table.game)
    position.allows("build market")
    position.refuses("build statue", "LC-30")
    position.counts(2, table.at("e5").citizens, "example-citizens", city="=e5")
    position.leads_to(table.play(0, "build market", "at d5"), "build market", "at d5")
    keeps_example("LC-T10", position)

in a test asks the rules and compares what they say with what is kept. With QUARTIER_EXAMPLES=write
it is written anew.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

import msgspec

from quartier.core.moves import Move
from quartier.core.patches import patch
from quartier.core.speech import Event, Fact, Points, ScoreLine
from quartier.core.state import State
from quartier.core.titles import Title
from quartier.core.views import told_lines
from quartier.examples import (
    FILE,
    Asked,
    Examples,
    HowMuch,
    Shown,
    WhatThen,
    Whether,
    Why,
    examples_of,
    folded,
)
from quartier.table import told
from quartier.table.sight import branch_sight, told_events, told_move

VARIABLE = "QUARTIER_EXAMPLES"


class Position:
    """A position as a seat sees it now, and what is asked about it.

    Who has no name is a bot. With `choices` the board has the legal moves to draw; the places most
    boards mark by them would give the answers away.
    """

    def __init__(
        self,
        title: Title,
        state: State,
        seat: int = 0,
        names: Sequence[str] = (),
        choices: bool = False,
    ) -> None:
        self.title = title
        self.state = state
        self.seat = seat
        self.names = names or [""] * state.seats
        self.choices = choices
        self.sight = self._seen()
        self.asked: list[Asked] = []

    def allows(self, *moves: str) -> None:
        """Is each of these moves allowed? Yes."""
        for text in moves:
            move = told_move(self._move(text))
            refusal = self.state.refusal(self.seat, self._move(text))
            assert refusal is None, f"{text}: {refusal}"
            self.asked.append(Whether(move, None))

    def refuses(self, text: str, rule: str) -> None:
        """Is this move allowed? No, by this rule."""
        refusal = self.state.refusal(self.seat, self._move(text))
        assert refusal is not None, f"{text} is allowed"
        assert refusal.rule == rule, refusal
        why = Why(refusal.rule, refusal.key, refusal.facts)
        self.asked.append(Whether(told_move(self._move(text)), why))

    def counts(self, expected: Points, found: Points, question: str, **facts: Fact) -> None:
        """How much is it? What the rules found, which is as expected."""
        assert found == expected
        self.asked.append(HowMuch(told.Phrase(question, facts), found, []))

    def scores(self, expected: Points, category: str, lines: Sequence[ScoreLine]) -> None:
        """How many points of a category are these lines of a score?"""
        scored = [line for line in lines if line.category == category]
        found = sum(line.points for line in scored)
        assert found == expected
        question = told.Phrase("example-points", {"category": category})
        self.asked.append(HowMuch(question, found, told_lines(scored)))

    def leads_to(self, events: list[Event], *moves: str) -> None:
        """What comes of these moves, or of the course of the game? These events, and the position
        as it is now.
        """
        seen = told_events(events, self.state.eyes(self.seat))
        made = [told_move(self._move(text)) for text in moves]
        self.asked.append(WhatThen(made, seen, patch(self.sight, self._seen())))

    def shown(self) -> Shown:
        seen = msgspec.structs.asdict(self.sight)
        return Shown(told.Moment(**seen, version=0, seat=self.seat), self.asked)

    def _seen(self) -> told.Sight:
        sitting = [told.Holder(name, False, "" if name else "normal", False) for name in self.names]
        sight = branch_sight(sitting, self.state, self.seat)
        if sight.ask is not None and not self.choices:
            sight.ask.moves = []
        return sight

    def _move(self, text: str) -> Move:
        move = self.title.space.parse(text)
        assert move is not None, f"{self.title.id} has no move {text}"
        return move


def keeps_example(number: str, *positions: Position) -> None:
    """Fail unless the example is kept like this."""
    title = positions[0].title
    made = _plain([position.shown() for position in positions])
    if os.environ.get(VARIABLE) == "write":
        _write(title, {**examples_of(title), number: made})
    kept = examples_of(title).get(number)
    assert kept == made, f"{number} is kept otherwise; {VARIABLE}=write keeps it so"


def _write(title: Title, examples: Examples) -> None:
    ordered = dict(sorted(examples.items(), key=lambda pair: int(pair[0].partition("T")[2])))
    lines = [f"{_json(number)}: {_json(kept)}" for number, kept in folded(ordered).items()]
    path = Path(str(files(title.package))) / FILE
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    examples_of.cache_clear()


def _plain(positions: list[Shown]) -> list[Shown]:
    """The positions as they are when they are read."""
    return msgspec.json.decode(msgspec.json.encode(positions), type=list[Shown])


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
