"""PPO of Tianshou learns a title against the bots; masked actions get no probability.

pip install 'quartier[research]' tianshou
python tianshou_ppo.py sevenwonders --steps 30000
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import torch
from tianshou.algorithm import PPO
from tianshou.algorithm.modelfree.reinforce import DiscreteActorPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OnPolicyTrainerParams
from torch import nn

from quartier.research.extras import Extras
from quartier.research.gymnasium import LearnerEnv, env

TABLES = 8
FORBIDDEN = -1e9


class WithoutInfo(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Tianshou keeps every info it is given, and wants them all alike."""

    def reset(self, **asked: Any) -> tuple[Any, dict[str, Any]]:
        return self.env.reset(**asked)[0], {}

    def step(self, action: Any) -> Any:
        return *self.env.step(action)[:4], {}


class Player(nn.Module):  # type: ignore[misc]
    """A hidden layer, then logits of the legal actions or a value."""

    def __init__(self, table: LearnerEnv, outputs: int, *, masked: bool) -> None:
        super().__init__()
        size = len(table.setup.names)
        self.layers = nn.Sequential(nn.Linear(size, 128), nn.Tanh(), nn.Linear(128, outputs))
        # Begins close to random play.
        nn.init.normal_(self.layers[2].weight, std=0.01)
        self.masked = masked

    def forward(self, obs: Any, state: Any = None, info: Any = None) -> Any:
        seen = torch.as_tensor(obs.observation, dtype=torch.float32)
        said = self.layers(torch.log1p(seen))
        if not self.masked:
            return said
        return torch.where(torch.as_tensor(obs.action_mask) > 0, said, FORBIDDEN), state


def average_reward(policy: Any, tables: Any, games: int) -> float:
    """Over whole games, by the best action each time."""
    collector = Collector(policy, tables)
    collected = collector.collect(n_episode=games, reset_before_collect=True)
    return float(collected.returns.mean())


def main() -> float:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--steps", type=int, default=30_000)
    parser.add_argument("--games", type=int, default=100, help="played to judge the learner")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    torch.manual_seed(wanted.seed)

    def learner(**asked: Any) -> LearnerEnv:
        return env(
            wanted.title, seats=wanted.seats, opponents=wanted.opponents, extras=Extras(**asked)
        )

    def tables(seed: int, **asked: Any) -> DummyVectorEnv:
        made = DummyVectorEnv([lambda: WithoutInfo(learner(**asked))] * TABLES)
        made.seed(seed)
        return made

    table = learner()
    policy = DiscreteActorPolicy(
        actor=Player(table, table.setup.actions, masked=True),
        action_space=table.action_space,
        deterministic_eval=True,
    )
    ppo = PPO(
        policy=policy,
        critic=Player(table, 1, masked=False),
        optim=AdamOptimizerFactory(lr=1e-3),
        gamma=0.999,
        max_grad_norm=1.0,
    )
    judges = tables(wanted.seed + 1000)
    before = average_reward(policy, judges, wanted.games)
    shaped = tables(wanted.seed, shaping="lead", discount=0.999)
    collector = Collector(ppo, shaped, VectorReplayBuffer(4096, TABLES))
    ppo.run_training(
        OnPolicyTrainerParams(
            training_collector=collector,
            max_epochs=1,
            epoch_num_steps=wanted.steps,
            collection_step_num_env_steps=2048,
            batch_size=256,
            update_step_num_repetitions=4,
            show_progress=False,
            verbose=False,
        )
    )
    after = average_reward(policy, judges, wanted.games)
    print(f"average reward against {wanted.opponents}: {before:+.2f} before, {after:+.2f} after")
    return after


if __name__ == "__main__":
    main()
