"""Many tables as one vector environment of Gymnasium; whoever must decide at a table acts.

    from quartier.research.gymnasium_vector import vector_env

    tables = vector_env("cardcity", 64, seats=2)

The learner plays all seats: `infos["seat"]` says whose turn it is at each table. Its reward comes
when a game ends and is that of the seat that moved last; `infos["rewards"]` has those of all seats.
A table that has ended is followed by a new one in the same step.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from quartier.core.titles import Value
from quartier.research.arrays import Observed, action_space, observation_space
from quartier.research.seeds import Seeds
from quartier.research.setup import Setup
from quartier.research.vector import Tables, Workers

Actions = NDArray[np.int64]


def vector_env(
    title: str, tables: int, *, seats: int | None = None, processes: int = 0, **options: Value
) -> TablesEnv:
    """So many tables in this process, or as many in each of several."""
    return TablesEnv(Setup(title, seats, **options), tables, processes)


class TablesEnv(VectorEnv[Observed, Actions, NDArray[Any]]):
    """`Tables` or `Workers` as Gymnasium asks for them."""

    def __init__(self, setup: Setup, tables: int, processes: int = 0) -> None:
        self.setup = setup
        self.num_envs = tables * max(1, processes)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "name": setup.name}
        self.single_observation_space = observation_space(setup)
        self.single_action_space = action_space(setup)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._processes = processes
        self._per_process = tables
        self._seeds = Seeds()
        self._tables: Tables | Workers | None = None

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """One seed deals all tables; a list of them is for environments made one by one."""
        if isinstance(seed, list):
            raise ValueError("give one seed: it deals all tables")
        self.close_extras()
        self._tables = self._new_tables(self._seeds.next(seed))
        return self._look()

    def step(
        self, actions: Actions
    ) -> tuple[Observed, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        assert self._tables is not None, "reset comes first"
        moved = self._seats
        ended = self._tables.step(np.asarray(actions, np.int64))
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, bool)
        of_all = np.zeros((self.num_envs, self.setup.seats))
        for table, worths in ended:
            rewards[table] = worths[moved[table]]
            over[table] = True
            of_all[table] = worths
        seen, infos = self._look()
        infos["rewards"] = of_all
        return seen, rewards, over, np.zeros(self.num_envs, bool), infos

    def close_extras(self, **_: Any) -> None:
        if isinstance(self._tables, Workers):
            self._tables.__exit__()
        self._tables = None

    def _new_tables(self, seed: int) -> Tables | Workers:
        setup = self.setup
        if not self._processes:
            return Tables(setup, self._per_process, seed)
        return Workers(
            setup.title.id, setup.settings, setup.seats, self._per_process, seed, self._processes
        )

    def _look(self) -> tuple[Observed, dict[str, Any]]:
        """Copies: the tables write their own arrays anew."""
        assert self._tables is not None
        seats, observations, masks = self._tables.observe()
        self._seats: NDArray[np.int64] = seats.copy()
        seen = {"observation": observations.copy(), "action_mask": masks.copy()}
        return seen, {"seat": self._seats, "action_mask": seen["action_mask"]}
