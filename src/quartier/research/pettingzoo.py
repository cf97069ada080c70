"""PettingZoo environments for every title: seats one after the other (AEC), or all at once.

    from quartier.research.pettingzoo import env, parallel_env

    table = env("sevenwonders", seats=4, leaders=True)

An observation is a dictionary: `observation` are bytes, `action_mask` says which actions are legal;
the mask is in the info, too. `table.unwrapped.__doc__` has the index table of the bytes,
`table.unwrapped.setup.names` a name for each. Rewards come at the end, from -1 for the last to 1
for the first.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from quartier.core.titles import Value
from quartier.research.arrays import Observed, action_space, observation_space, observed
from quartier.research.drawing import drawn
from quartier.research.extras import PLAIN, Extras, Rewards, info_of
from quartier.research.names import with_names
from quartier.research.seeds import Seeds
from quartier.research.setup import Setup

Infos = dict[str, dict[str, Any]]

ILLEGAL = -1.0


def env(
    title: str,
    *,
    seats: int | None = None,
    render_mode: str | None = None,
    extras: Extras = PLAIN,
    **options: Value,
) -> AECEnv[str, Observed, int]:
    """A title whose seats answer one after the other.

    Where the rules let several answer at once, nobody sees the answers given before. Who gives an
    answer that is not legal ends the game with a reward of -1.
    """
    table: AECEnv[str, Observed, int] = TableEnv(
        Setup(title, seats, **options), render_mode, extras
    )
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=ILLEGAL)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


def parallel_env(
    title: str,
    *,
    seats: int | None = None,
    render_mode: str | None = None,
    extras: Extras = PLAIN,
    **options: Value,
) -> ParallelTableEnv:
    """A title whose seats all act in every step; those that owe no answer `wait`.

    An answer that is not legal ends the game as in `env`.
    """
    return ParallelTableEnv(Setup(title, seats, **options), render_mode, extras)


def _agents(setup: Setup) -> list[str]:
    return [f"seat_{seat}" for seat in range(setup.seats)]


def _metadata(setup: Setup) -> dict[str, Any]:
    return {"name": setup.name, "render_modes": ["ansi"], "is_parallelizable": False}


class TableEnv(AECEnv[str, Observed, int]):  # type: ignore[misc]
    """A table whose seats answer one after the other, in turn order."""

    def __init__(
        self, setup: Setup, render_mode: str | None = None, extras: Extras = PLAIN
    ) -> None:
        super().__init__()
        self.setup = setup
        self.extras = extras
        self._worths = Rewards(setup, extras)
        self.__doc__ = with_names(type(self).__doc__, setup)
        self.metadata = _metadata(setup)
        self.render_mode = render_mode
        self.possible_agents = _agents(setup)
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_spaces = {agent: action_space(setup) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: observation_space(setup) for agent in self.possible_agents
        }
        self._seeds = Seeds()

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._table = self.setup.new(self._seeds.next(seed))
        self._worths.begin(self._table)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observed:
        return observed(self.setup, self._table, self.seat_of[agent], self.extras.writable)

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        move = self.setup.move(self._table, self.seat_of[agent], int(action))
        if move is None:
            raise ValueError(f"action {action} is not legal for {agent} now; see its action mask")
        self._cumulative_rewards[agent] = 0.0
        self._table.advance(self.seat_of[agent], move)
        worths = self._worths.after_move(self._table)
        self.rewards = dict(zip(self.possible_agents, worths, strict=True))
        self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        return drawn(self.setup, self._table) if self.render_mode == "ansi" else None

    def _select(self) -> None:
        """Turn to the next seat that owes an answer."""
        deciders = self._table.deciders
        if not deciders:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: info_of(self.extras, self._table) for agent in self.agents}
            self.agent_selection = self.agents[0]
            return
        seat = deciders[0]
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {
            "action_mask": self.setup.mask(self._table, seat),
            **info_of(self.extras, self._table),
        }


class ParallelTableEnv(ParallelEnv[str, Observed, int]):  # type: ignore[misc]
    """A table whose seats act in every step; the last action, `wait`, is for those not asked."""

    def __init__(
        self, setup: Setup, render_mode: str | None = None, extras: Extras = PLAIN
    ) -> None:
        self.setup = setup
        self.extras = extras
        self._worths = Rewards(setup, extras)
        self.__doc__ = with_names(type(self).__doc__, setup)
        self.wait = setup.actions
        self.metadata = _metadata(setup)
        self.render_mode = render_mode
        self.possible_agents = _agents(setup)
        self.agents: list[str] = []
        self._action_spaces = {agent: action_space(setup, 1) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: observation_space(setup, 1) for agent in self.possible_agents
        }
        self._seeds = Seeds()

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], Infos]:
        self._table = self.setup.new(self._seeds.next(seed))
        self._worths.begin(self._table)
        self.agents = self.possible_agents[:]
        return self._look()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        state = self._table
        worth = [0.0] * state.seats
        for seat in state.deciders:
            # Answers given at once do not touch each other: each stays as legal as it was.
            move = self.setup.move(state, seat, int(actions[self.possible_agents[seat]]))
            if move is None:
                worth[seat] = ILLEGAL
            else:
                state.advance(seat, move)
        broken = any(worth)
        if not broken:
            worth = self._worths.after_move(state)
        over = broken or not state.deciders
        rewards = dict(zip(self.agents, worth, strict=True))
        ended = dict.fromkeys(self.agents, over)
        truncated = dict.fromkeys(self.agents, False)
        observations, infos = self._look()
        if over:
            self.agents = []
        return observations, rewards, ended, truncated, infos

    def render(self) -> str | None:
        return drawn(self.setup, self._table) if self.render_mode == "ansi" else None

    def _look(self) -> tuple[dict[str, Observed], Infos]:
        observations = {agent: self._observed(seat) for seat, agent in enumerate(self.agents)}
        infos = {
            agent: {"action_mask": seen["action_mask"], **info_of(self.extras, self._table)}
            for agent, seen in observations.items()
        }
        return observations, infos

    def _observed(self, seat: int) -> Observed:
        state = self._table
        mask = np.zeros(self.setup.actions + 1, np.int8)
        mask[:-1] = self.setup.mask(state, seat)
        mask[self.wait] = not mask.any()
        seen = self.setup.observation(state, seat)
        return {"observation": seen.copy() if self.extras.writable else seen, "action_mask": mask}
