"""Spaces of observations and actions, the same for PettingZoo and Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from quartier.core.state import State
from quartier.research.setup import Setup

Observed = dict[str, NDArray[Any]]


def action_space(setup: Setup, extra: int = 0) -> spaces.Space[Any]:
    """The numbers of all moves, and some more actions behind them."""
    return spaces.Discrete(setup.actions + extra)


def observation_space(setup: Setup, extra: int = 0) -> spaces.Space[Any]:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (len(setup.names),), np.uint8),
            "action_mask": spaces.Box(0, 1, (setup.actions + extra,), np.int8),
        }
    )


def observed(setup: Setup, state: State, seat: int, writable: bool = False) -> Observed:
    """What a seat sees, and what it may do."""
    seen: Observed = {
        "observation": setup.observation(state, seat),
        "action_mask": setup.mask(state, seat),
    }
    return {name: array.copy() for name, array in seen.items()} if writable else seen
