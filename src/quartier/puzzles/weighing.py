"""Moves of one position compared: each is played on in the same imagined worlds.

So they differ by what they do and not by luck, and the error of a difference is that of its pairs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quartier.bots.advice import Ends, mean_of
from quartier.bots.budget import MOST_PLAYOUTS, Budget
from quartier.bots.policy import FEW_TRIES, play_on, quick_move
from quartier.bots.position import Position
from quartier.bots.search import Line, Search, SearchBot
from quartier.core.moves import Move
from quartier.core.rng import Rng
from quartier.core.speech import Result
from quartier.core.state import State
from quartier.core.titles import Title

BATCH: Final = 4
# A move that lies so far behind, in standard errors, is played on no more.
HOPELESS: Final = 5.0


class Margin:
    """How far one move is ahead of another, and the standard error of that."""

    def __init__(self, values: Sequence[float], others: Sequence[float]) -> None:
        differences = [one - other for one, other in zip(values, others, strict=False)]
        self.mean, self.error = mean_of(differences)
        self.number = len(differences)

    def is_clear(self, least: float, errors: float) -> bool:
        return self.mean >= max(least, errors * self.error)


class Weighing:
    """The moves of a position, by how playouts of the strongest bot end a few choices later.

    A value is a part of the win; for who plays alone, points.
    """

    def __init__(self, position: Position, moves: Sequence[Move], rng: Rng) -> None:
        self._search = Search(position, SearchBot(Budget(playouts=MOST_PLAYOUTS)), rng)
        # The puzzles there are were found and proved by playouts by hand, alone, too.
        self._search.plays_abreast = False
        self._lines = [Line(move, 0.0, 0.0) for move in moves]
        self._values: dict[Move, list[float]] = {move: [] for move in moves}

    def go_on(self, worlds: int, few: int) -> None:
        """Play on in so many worlds; what is hopeless drops out, but a few moves always stay."""
        for _ in range(0, worlds, BATCH):
            for _ in range(BATCH):
                self._imagine()
            ranked = self.ranked()
            kept = set(ranked[:few])
            if len(ranked) > few:
                last = ranked[few - 1]
                kept |= {move for move in ranked if not self._is_hopeless(last, move)}
            self._lines = [line for line in self._lines if line.move in kept]

    def _imagine(self) -> None:
        for line, end in zip(self._lines, self._search.imagine(self._lines), strict=True):
            self._values[line.move].append(end.value)

    def _is_hopeless(self, other: Move, move: Move) -> bool:
        margin = self.margin(other, move)
        return margin.number > BATCH and margin.is_clear(1e-9, HOPELESS)

    def ranked(self) -> list[Move]:
        """All moves, the best first; one that dropped out comes after those that did not."""
        moves = list(self._values)
        moves.sort(key=lambda move: (-len(self._values[move]), -self.value(move)))
        return moves

    def value(self, move: Move) -> float:
        values = self._values[move]
        return sum(values) / len(values)

    def margin(self, one: Move, other: Move) -> Margin:
        return Margin(self._values[one], self._values[other])


class Endings:
    """How games ended for a seat after one move.

    `rivals` are the points of its best rival, `leads` those it had more than that one.
    """

    def __init__(self) -> None:
        self.ends = Ends()
        self.rivals: list[float] = []
        self.leads: list[float] = []

    def add(self, seat: int, result: Result) -> None:
        others = [total for other, total in enumerate(result.totals) if other != seat]
        self.ends.add(seat, result)
        self.rivals.append(float(max(others, default=0)))
        self.leads.append(float(result.totals[seat]) - self.rivals[-1])


def play_to_the_end(position: Position, ends: dict[Move, Endings], worlds: int, rng: Rng) -> None:
    """Play on with each move in so many worlds, everybody sensibly; no network judges."""
    title = position.title
    for _ in range(worlds):
        world = position.sample(rng)
        _answer_for_others(title, world, position.seat, rng)
        stream = rng.fork()
        for move, endings in ends.items():
            after = world.clone()
            after.advance(position.seat, move)
            endings.add(position.seat, play_on(title, after, stream.clone()))


def _answer_for_others(title: Title, world: State, seat: int, rng: Rng) -> None:
    while others := [other for other in world.deciders if other != seat]:
        world.advance(others[0], quick_move(title, world, others[0], rng, FEW_TRIES))
