"""Gymnasium environments: one learner, alone or against bots.

    from quartier.research.gymnasium import env

    table = env("cardcity", seats=1)
    table = env("sevenwonders", seats=3, opponents=["greedy", "random"])

Observations and masks are those of `quartier.research.pettingzoo`. The reward comes at the end:
against others from -1 for the last to 1 for the first, alone the points in hundreds. An action
that is not legal ends the game with a reward of -1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from quartier.bots.bot import Bot
from quartier.bots.match import bot_rng
from quartier.bots.own import any_bot
from quartier.bots.position import Position
from quartier.core.speech import Refusal
from quartier.core.titles import Value
from quartier.research.arrays import Observed, action_space, observation_space, observed
from quartier.research.drawing import drawn
from quartier.research.extras import PLAIN, Extras, Rewards, info_of
from quartier.research.names import with_names
from quartier.research.seeds import Seeds
from quartier.research.setup import Setup

ILLEGAL = -1.0


def env(
    title: str,
    *,
    seats: int | None = None,
    seat: int = 0,
    opponents: Sequence[str] | str = "random",
    render_mode: str | None = None,
    extras: Extras = PLAIN,
    **options: Value,
) -> LearnerEnv:
    """A learner on `seat`; on the others, clockwise from it, the bots of these names."""
    setup = Setup(title, seats, **options)
    names = [opponents] * (setup.seats - 1) if isinstance(opponents, str) else opponents
    if len(names) != setup.seats - 1:
        raise ValueError(f"{setup.seats} seats need {setup.seats - 1} opponents, not {len(names)}")
    return LearnerEnv(setup, seat, [_bot(name) for name in names], render_mode, extras)


def _bot(name: str) -> Bot:
    bot = any_bot(name)
    if isinstance(bot, Refusal):
        raise ValueError(f"there is no bot {name!r}; see: quartier sim --help")
    return bot


class LearnerEnv(gymnasium.Env[Observed, int]):
    """One seat of a table; the bots answer until it is asked."""

    def __init__(
        self,
        setup: Setup,
        seat: int,
        opponents: Sequence[Bot],
        render_mode: str | None = None,
        extras: Extras = PLAIN,
    ) -> None:
        self.setup = setup
        self.extras = extras
        self._rewards = Rewards(setup, extras)
        self.__doc__ = with_names(type(self).__doc__, setup)
        self.seat = seat
        self.metadata = {"render_modes": ["ansi"], "name": setup.name}
        self.render_mode = render_mode
        self.action_space = action_space(setup)
        self.observation_space = observation_space(setup)
        self.bots = {(seat + 1 + index) % setup.seats: bot for index, bot in enumerate(opponents)}
        self._seeds = Seeds()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        table_seed = self._seeds.next(seed)
        self._table = self.setup.new(table_seed)
        self._rngs = {seat: bot_rng(table_seed, seat) for seat in self.bots}
        self._let_bots_answer()
        self._rewards.begin(self._table)
        return self._look()

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        move = self.setup.move(self._table, self.seat, int(action))
        if move is None:
            seen, info = self._look()
            return seen, ILLEGAL, True, False, info
        self._table.advance(self.seat, move)
        self._let_bots_answer()
        reward = self._rewards.after_move(self._table)[self.seat]
        seen, info = self._look()
        return seen, reward, not self._table.deciders, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, as sb3-contrib asks for it."""
        return self.setup.mask(self._table, self.seat).astype(bool)

    def render(self) -> str | None:
        return drawn(self.setup, self._table) if self.render_mode == "ansi" else None

    def _let_bots_answer(self) -> None:
        state = self._table
        while (deciders := state.deciders) and self.seat not in deciders:
            seat = deciders[0]
            position = Position(self.setup.title, state, seat)
            state.advance(seat, self.bots[seat].choose(position, self._rngs[seat]))

    def _look(self) -> tuple[Observed, dict[str, Any]]:
        seen = observed(self.setup, self._table, self.seat, self.extras.writable)
        return seen, {"action_mask": seen["action_mask"], **info_of(self.extras, self._table)}
