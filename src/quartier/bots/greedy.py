"""The bot that looks one choice ahead and takes what its title values most."""

from __future__ import annotations

from typing import Final

from quartier.bots.bot import Bot
from quartier.bots.position import Position
from quartier.core.moves import Move
from quartier.core.rng import Rng
from quartier.core.state import State
from quartier.core.titles import Title

# Follow-up questions of one choice are searched this deep and this wide, the rest is drawn: a
# choice of a choice of a choice would multiply its lists.
DEPTH: Final = 2
WIDTH: Final = 8


class GreedyBot(Bot):
    """Imagines the hidden things once (or a few times) and tries every move on them."""

    def __init__(self, samples: int = 1) -> None:
        self.samples = samples

    def choose(self, position: Position, rng: Rng) -> Move:
        moves = position.moves
        if len(moves) == 1:
            return moves[0]
        worths = [0.0] * len(moves)
        for _ in range(self.samples):
            world = position.sample(rng)
            let_others_answer(world, position.seat, rng)
            outlook = Outlook(position.title, position.seat, world.moment, rng)
            for index, move in enumerate(moves):
                worths[index] += outlook.after(world, move, DEPTH)
        best = max(worths)
        tied = [move for move, worth in zip(moves, worths, strict=True) if worth == best]
        return tied[rng.below(len(tied))]


class Outlook:
    """What a choice that is asked at one moment leads to, for one seat."""

    def __init__(self, title: Title, seat: int, moment: int, rng: Rng) -> None:
        self.title = title
        self.seat = seat
        self.moment = moment
        self.rng = rng

    def after(self, state: State, move: Move, depth: int) -> float:
        """The worth of a move, its follow-ups answered as well as `depth` allows."""
        after = state.clone()
        after.advance(self.seat, move)
        while after.moment == self.moment:
            # A question within the same moment belongs to the same choice: how to pay, where.
            moves = after.moves(self.seat)
            if not moves:
                break
            if len(moves) == 1 or depth == 0:
                after.advance(self.seat, after.draw(self.seat, self.rng))
                continue
            return max([self.after(after, answer, depth - 1) for answer in self._some(moves)])
        return self.title.evaluate(after, self.seat)

    def _some(self, moves: list[Move]) -> list[Move]:
        """All moves if they are few, else as many as are tried."""
        if len(moves) <= WIDTH:
            return moves
        order = list(range(len(moves)))
        self.rng.shuffle(order)
        return [moves[index] for index in order[:WIDTH]]


def let_others_answer(state: State, seat: int, rng: Rng) -> None:
    """Answer at random what other seats owe at the same time as this one.

    Nobody knows the others' answers before giving their own, so their order does not matter; and
    only once they are there does a move of the seat show what it leads to.
    """
    while True:
        others = [other for other in state.deciders if other != seat]
        if not others:
            return
        state.advance(others[0], state.draw(others[0], rng))
