"""MaskablePPO of sb3-contrib learns a title against the bots.

pip install 'quartier[research]' sb3-contrib
python maskable_ppo.py sevenwonders --steps 30000
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from quartier.research.extras import Extras
from quartier.research.gymnasium import LearnerEnv, env


class Flat(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Only the numbers: Stable-Baselines3 asks the environment for masks by itself."""

    def __init__(self, table: LearnerEnv) -> None:
        super().__init__(table)
        self.table = table
        size = len(table.setup.names)
        self.observation_space = gymnasium.spaces.Box(0, 6, (size,), np.float32)

    def observation(self, observation: Any) -> Any:
        # Flags stay 0 and about 1, large numbers do not drown them.
        return np.log1p(observation["observation"].astype(np.float32))

    def action_masks(self) -> Any:
        return self.table.action_masks()


def average_reward(model: Any, table: Flat, games: int) -> float:
    """Over whole games, without shaping."""
    total = 0.0
    for game in range(games):
        seen, _ = table.reset(seed=1_000_000 + game)
        ended = False
        while not ended:
            action, _ = model.predict(seen, action_masks=table.action_masks(), deterministic=True)
            seen, reward, ended, _, _ = table.step(int(action))
            total += float(reward)
    return total / games


def main() -> float:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--steps", type=int, default=30_000)
    parser.add_argument("--games", type=int, default=100, help="played to judge the learner")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path)
    wanted = parser.parse_args()

    def learner(**asked: Any) -> Flat:
        return Flat(
            env(
                wanted.title, seats=wanted.seats, opponents=wanted.opponents, extras=Extras(**asked)
            )
        )

    shaped = DummyVecEnv([lambda: learner(shaping="lead", discount=0.999)] * 8)
    model = MaskablePPO(
        "MlpPolicy",
        shaped,
        learning_rate=1e-3,
        gamma=0.999,
        n_steps=256,
        batch_size=256,
        n_epochs=4,
        seed=wanted.seed,
        device="cpu",
    )
    before = average_reward(model, learner(), wanted.games)
    model.learn(wanted.steps)
    after = average_reward(model, learner(), wanted.games)
    print(f"average reward against {wanted.opponents}: {before:+.2f} before, {after:+.2f} after")
    if wanted.output:
        model.save(wanted.output)
    return after


if __name__ == "__main__":
    main()
