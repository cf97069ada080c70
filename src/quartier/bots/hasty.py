"""The bot for beginners: it looks at a few moves only, and overlooks the others."""

from __future__ import annotations

from typing import Final

from quartier.bots.bot import Bot
from quartier.bots.policy import quick_move
from quartier.bots.position import Position
from quartier.core.moves import Move
from quartier.core.rng import Rng

USUAL_TRIES: Final = 4


class HastyBot(Bot):
    """Draws a few moves and plays the best of them."""

    def __init__(self, tries: int = USUAL_TRIES) -> None:
        self.tries = tries

    def choose(self, position: Position, rng: Rng) -> Move:
        moves = position.moves
        if len(moves) == 1:
            return moves[0]
        world = position.sample(rng)
        return quick_move(position.title, world, position.seat, rng, self.tries)
