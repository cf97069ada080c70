"""The bot that knows the rules and nothing else."""

from __future__ import annotations

from quartier.bots.bot import Bot
from quartier.bots.position import Position
from quartier.core.moves import Move
from quartier.core.rng import Rng


class RandomBot(Bot):
    """Plays any legal move, each equally likely."""

    def choose(self, position: Position, rng: Rng) -> Move:
        return position.draw(rng)
