"""What a learner may ask of an environment beside the bare game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from quartier.core.state import State
from quartier.research.scores import scores
from quartier.research.setup import Setup

# Potentials are counted in hundreds of points, so that rewards stay small.
POINTS = 100


class Extras(NamedTuple):
    """What to add to an environment.

    `shaping` names a potential (`points`, `lead`): every reward grows by what it has risen, so that
    good moves are told apart early and the best play stays the best (Ng, Harada and Russell 1999);
    `discount` is the learner's own. `scores` puts the public points, ranks and lines of all seats
    into every info; they cost a view. `writable` arrays are copies.
    """

    shaping: str | None = None
    discount: float = 1.0
    scores: bool = False
    writable: bool = False


PLAIN = Extras()


def own_points(points: list[float], seat: int) -> float:
    return points[seat]


def lead(points: list[float], seat: int) -> float:
    """What a seat has more than the best of the others."""
    others = [*points[:seat], *points[seat + 1 :]]
    return points[seat] - max(others, default=0.0)


POTENTIALS: dict[str, Callable[[list[float], int], float]] = {"points": own_points, "lead": lead}


class Rewards:
    """The rewards of one table, one move after the other."""

    def __init__(self, setup: Setup, extras: Extras) -> None:
        if extras.shaping is not None and extras.shaping not in POTENTIALS:
            known = ", ".join(POTENTIALS)
            raise ValueError(f"there is no shaping {extras.shaping!r}; there are: {known}")
        self.setup = setup
        self.extras = extras
        self._before = [0.0] * setup.seats

    def begin(self, state: State) -> None:
        self._before = self._potentials(state)

    def after_move(self, state: State) -> list[float]:
        """What each seat gets for what has happened since it was asked last."""
        rewards = self.setup.rewards(state)
        if self.extras.shaping is None:
            return rewards
        before, self._before = self._before, self._potentials(state)
        return [
            reward + self.extras.discount * now - then
            for reward, now, then in zip(rewards, self._before, before, strict=True)
        ]

    def _potentials(self, state: State) -> list[float]:
        """0 at the end, so that over a whole game nothing is won but the game."""
        if self.extras.shaping is None or not state.deciders:
            return [0.0] * self.setup.seats
        potential = POTENTIALS[self.extras.shaping]
        points = [float(number) for number in scores(state).points]
        return [potential(points, seat) / POINTS for seat in range(self.setup.seats)]


def info_of(extras: Extras, state: State) -> dict[str, Any]:
    """The public points, if they are wanted or final."""
    return scores(state)._asdict() if extras.scores or not state.deciders else {}
