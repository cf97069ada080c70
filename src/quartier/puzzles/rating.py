"""How hard a puzzle is: by which bots find it, and how many people do."""

from __future__ import annotations

from math import exp, log, log10
from typing import Final

from quartier.bots.position import Position
from quartier.bots.registry import make_bot
from quartier.core.moves import Move
from quartier.core.rng import Rng
from quartier.core.speech import Refusal

# What each bot would be rated, and how often it tries.
SOLVERS: Final = (
    ("hasty", 1000, 8),
    ("greedy", 1200, 6),
    ("net", 1400, 6),
    ("search:20", 1700, 4),
    ("search:60", 1900, 3),
)
LOWEST: Final = 800
HIGHEST: Final = 2200
STEP: Final = 10
# Who is rated so much higher than a puzzle solves it ten times as often as not.
DECADE: Final = 400
# What people are rated on the whole, and how many tries of theirs the bots' word is worth.
PEOPLE: Final = 1400
BOTS_WORD: Final = 30


def found_by(position: Position, right: list[Move], rng: Rng) -> list[int]:
    """How often each solver finds it."""
    return [
        sum([_choice(position, spec, rng) in right for _ in range(tries)])
        for spec, _, tries in SOLVERS
    ]


def rated(found: list[int]) -> int:
    """The rating under which it is most likely that so many found it."""
    return max(range(LOWEST, HIGHEST + 1, STEP), key=lambda rating: _likelihood(rating, found))


def moved(rating: int, tries: int, solved: int) -> int:
    """The rating of a puzzle after so many people tried it, and so many solved it."""
    expected = 1 / (1 + 10 ** ((rating - PEOPLE) / DECADE))
    chance = (BOTS_WORD * expected + solved) / (BOTS_WORD + tries)
    now = PEOPLE + DECADE * log10((1 - chance) / chance)
    return min(max(round(now / STEP) * STEP, LOWEST), HIGHEST)


def _likelihood(rating: int, found: list[int]) -> float:
    total = 0.0
    for (_, strength, tries), finds in zip(SOLVERS, found, strict=True):
        chance = 1 / (1 + exp((rating - strength) * log(10) / DECADE))
        total += finds * log(chance) + (tries - finds) * log(1 - chance)
    return total


def _choice(position: Position, spec: str, rng: Rng) -> Move:
    bot = make_bot(spec)
    assert not isinstance(bot, Refusal), f"no bot {spec}"
    return bot.choose(position, rng)
