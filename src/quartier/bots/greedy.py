"""The bot that looks one choice ahead and takes what is valued most."""

from __future__ import annotations

from typing import Final

from quartier.bots.bot import Bot
from quartier.bots.evaluation import Judge, by_hand
from quartier.bots.outlook import Outlook, let_others_answer, some_of
from quartier.bots.position import Position
from quartier.core.moves import Move
from quartier.core.rng import Rng

# Follow-up questions of one choice are searched this deep, the rest is drawn: a choice of a choice
# of a choice would multiply its lists.
DEPTH: Final = 2


class GreedyBot(Bot):
    """Imagines the hidden things once (or a few times) and tries every move on them, or of many
    moves so many that are drawn."""

    def __init__(self, samples: int = 1, judge: Judge = by_hand, tries: int | None = None) -> None:
        self.samples = samples
        self.judge = judge
        self.tries = tries

    def choose(self, position: Position, rng: Rng) -> Move:
        moves = position.moves
        if self.tries is not None:
            moves = some_of(moves, self.tries, rng)
        if len(moves) == 1:
            return moves[0]
        return moves[best_of(self._worths(position, moves, rng), rng)]

    def _worths(self, position: Position, moves: list[Move], rng: Rng) -> list[float]:
        """What each move is worth on average."""
        worths = [0.0] * len(moves)
        for _ in range(self.samples):
            world = position.sample(rng)
            let_others_answer(world, position.seat, rng)
            evaluation = self.judge(position.title, world)
            outlook = Outlook(evaluation, position.seat, world.moment, rng)
            for index, worth in enumerate(outlook.worths(world, moves, DEPTH)):
                worths[index] += worth / self.samples
        return worths


def best_of(worths: list[float], rng: Rng) -> int:
    """Where the highest worth stands; any of them if there are several."""
    best = max(worths)
    tied = [index for index, worth in enumerate(worths) if worth == best]
    return tied[rng.below(len(tied))]
