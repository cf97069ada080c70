"""A bot that plays by what `quartier.research.train` has learned, and the teaching of several.

    python -m quartier.research.train cardcity --seats 2 --output /tmp/cardcity-2
    QUARTIER_POLICIES=/tmp quartier arena cardcity --bots quartier.research.policies:PPO,greedy

It looks for a network of the set-up in that folder, `cardcity-2.npz`. It is also what a bot of your
own may look like: an observation of an imagined world is the one of the real table.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from quartier.bots.bot import Bot
from quartier.bots.position import Position
from quartier.core.moves import Move
from quartier.core.rng import Rng
from quartier.core.titles import Settings, Title, spelled
from quartier.research.ppo import Network, load
from quartier.research.setup import Setup

VARIABLE = "QUARTIER_POLICIES"


class PPO(Bot):
    """Plays what the network of a set-up thinks best."""

    def choose(self, position: Position, rng: Rng) -> Move:
        moves = position.moves
        if len(moves) == 1:
            return moves[0]
        world = position.sample(rng)
        settings = position.title.settings_of(world)
        setup, network = _learned(position.title.id, position.seats, tuple(settings.items()))
        seen = setup.observation(world, position.seat)[None]
        legal = setup.mask(world, position.seat)[None]
        return position.title.space.moves[int(network.forward(seen, legal)[2].argmax())]


@lru_cache
def _learned(
    title: str, seats: int, settings: tuple[tuple[str, bool | str], ...]
) -> tuple[Setup, Network]:
    setup = Setup(title, seats, **dict(settings))
    file = file_of(setup.title, setup.settings, seats)
    if not file.is_file():
        learned = f"python -m quartier.research.train {title} --seats {seats}"
        raise FileNotFoundError(f"no network in {file}; to have one learn: {learned} --output …")
    return setup, load(file)


def file_of(title: Title, settings: Settings, seats: int) -> Path:
    """Where the network of a set-up lies."""
    return Path(os.environ.get(VARIABLE, "policies")) / f"{name_of(title, settings, seats)}.npz"


def name_of(title: Title, settings: Settings, seats: int) -> str:
    """A set-up in a word that can name a file."""
    chosen = [
        f"{option.key}-{spelled(settings[option.key])}"
        for option in title.options
        if settings[option.key] != option.default
    ]
    return "-".join([title.id, str(seats), *chosen])


class Taught:
    """That a network has been taught."""

    games = 1

    def __add__(self, other: Taught) -> Taught:
        return self


@dataclass(frozen=True)
class Teaching:
    """A network to be taught by playing against itself, for some minutes of a processor."""

    title: str
    seats: int
    settings: Settings
    minutes: float
    seed: int
    games: int = 1

    def ready(self) -> Teaching:
        return self

    def play(self, game: int) -> Taught:
        from quartier.research.train import train

        setup = Setup(self.title, self.seats, **self.settings)
        network, _ = train(setup, self.minutes, self.seed, games_per_point=20)
        file = file_of(setup.title, setup.settings, self.seats)
        file.parent.mkdir(parents=True, exist_ok=True)
        network.save(file)
        return Taught()
