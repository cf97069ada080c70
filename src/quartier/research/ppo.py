"""Proximal policy optimisation with masked actions, small enough to read, on numpy alone.

One network plays all seats. It sees the bytes of an observation, has one hidden layer, and gives a
logit for every action and an estimate of the reward. Rewards come at the end of a game.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.random import Generator, default_rng
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
Bytes = NDArray[np.uint8]
Masks = NDArray[np.int8]

HIDDEN = 128
LEARNING_RATE = 1e-3
CLIP = 0.2
ENTROPY = 0.01
VALUE = 0.5
# How far advantages look ahead: 1 trusts the end of the game, 0 the network's estimates.
LAMBDA = 0.95
EPOCHS = 3
MINIBATCH = 512
MOST_GRADIENT = 1.0
FORBIDDEN = np.float32(-1e9)


class Steps(NamedTuple):
    """Decisions and what came of them: a row each."""

    observations: Bytes
    masks: Masks
    actions: Ints
    log_probabilities: Floats
    values: Floats
    advantages: Floats

    def rows(self, rows: Ints) -> Steps:
        return Steps(
            self.observations[rows],
            self.masks[rows],
            self.actions[rows],
            self.log_probabilities[rows],
            self.values[rows],
            self.advantages[rows],
        )


class Network:
    """A hidden layer, a policy and a value, with Adam to change them."""

    def __init__(self, inputs: int, actions: int, rng: Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> Floats:
            drawn = rng.standard_normal((rows, columns), np.float32)
            return drawn * np.float32(scale / np.sqrt(rows))

        self.weights: dict[str, Floats] = {
            "hidden": layer(inputs, HIDDEN, 1.0),
            "hidden_bias": np.zeros(HIDDEN, np.float32),
            # Begins close to random play.
            "policy": layer(HIDDEN, actions, 0.01),
            "policy_bias": np.zeros(actions, np.float32),
            "value": layer(HIDDEN, 1, 0.1),
            "value_bias": np.zeros(1, np.float32),
        }
        self._first = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._second = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._updates = 0

    def forward(self, observations: Bytes, masks: Masks) -> tuple[Floats, Floats, Floats, Floats]:
        """Inputs and hidden layer (for learning), log-probabilities and values."""
        weights = self.weights
        # Flags stay 0 and about 1, large numbers do not drown them.
        inputs = np.log1p(observations.astype(np.float32))
        hidden = np.tanh(inputs @ weights["hidden"] + weights["hidden_bias"])
        logits = np.where(masks, hidden @ weights["policy"] + weights["policy_bias"], FORBIDDEN)
        logits -= logits.max(axis=1, keepdims=True)
        log_probabilities = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
        values = (hidden @ weights["value"] + weights["value_bias"])[:, 0]
        return inputs, hidden, log_probabilities, values

    def act(self, observations: Bytes, masks: Masks, rng: Generator) -> tuple[Ints, Floats, Floats]:
        """An action for each row, drawn from the policy; its log-probability; the value."""
        _, _, log_probabilities, values = self.forward(observations, masks)
        # The largest of logits with Gumbel noise is a draw from their softmax.
        noise = rng.gumbel(size=log_probabilities.shape).astype(np.float32)
        actions = np.argmax(np.where(masks, log_probabilities + noise, FORBIDDEN), axis=1)
        rows = np.arange(len(actions))
        return actions, log_probabilities[rows, actions], values

    def save(self, path: Path) -> None:
        np.savez_compressed(path, allow_pickle=False, **self.weights)

    def learn(self, steps: Steps, rng: Generator) -> None:
        """Go over the decisions a few times, in small batches."""
        advantages = steps.advantages
        spread = advantages.std() + np.float32(1e-6)
        scaled = steps._replace(advantages=(advantages - advantages.mean()) / spread)
        returns = advantages + steps.values
        for _ in range(EPOCHS):
            order = rng.permutation(len(advantages))
            for start in range(0, len(order), MINIBATCH):
                rows = order[start : start + MINIBATCH]
                self._update(self.gradients(scaled.rows(rows), returns[rows]))

    def gradients(self, batch: Steps, returns: Floats) -> dict[str, Floats]:
        """Of the clipped objective, the entropy and the squared error of the values."""
        number = len(returns)
        rows = np.arange(number)
        inputs, hidden, log_probabilities, values = self.forward(batch.observations, batch.masks)
        probabilities = np.exp(log_probabilities)
        ratio = np.exp(log_probabilities[rows, batch.actions] - batch.log_probabilities)
        advantages = batch.advantages
        clipped = np.where(advantages > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        pull = np.where(clipped, 0, -ratio * advantages).astype(np.float32)
        to_logits = -probabilities * pull[:, None]
        to_logits[rows, batch.actions] += pull
        surprise = np.where(batch.masks, log_probabilities, 0)
        entropy = -(probabilities * surprise).sum(axis=1, keepdims=True)
        to_logits += ENTROPY * probabilities * (surprise + entropy)
        to_logits /= number
        to_values = (2 * VALUE / number * (values - returns))[:, None].astype(np.float32)
        to_hidden = to_logits @ self.weights["policy"].T + to_values @ self.weights["value"].T
        to_hidden *= 1 - hidden**2
        return {
            "hidden": inputs.T @ to_hidden,
            "hidden_bias": to_hidden.sum(axis=0),
            "policy": hidden.T @ to_logits,
            "policy_bias": to_logits.sum(axis=0),
            "value": hidden.T @ to_values,
            "value_bias": to_values.sum(axis=0),
        }

    def loss(self, batch: Steps, returns: Floats) -> float:
        """What the gradients lead down."""
        rows = np.arange(len(returns))
        _, _, log_probabilities, values = self.forward(batch.observations, batch.masks)
        ratio = np.exp(log_probabilities[rows, batch.actions] - batch.log_probabilities)
        kept = np.clip(ratio, 1 - CLIP, 1 + CLIP)
        gain = np.minimum(ratio * batch.advantages, kept * batch.advantages)
        surprise = np.where(batch.masks, log_probabilities, 0)
        entropy = -(np.exp(log_probabilities) * surprise).sum(axis=1)
        return float(np.mean(VALUE * (values - returns) ** 2 - gain - ENTROPY * entropy))

    def _update(self, gradients: dict[str, Floats]) -> None:
        """One step of Adam along gradients that are not too long."""
        length = np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients.values()))
        shrink = np.float32(min(1.0, MOST_GRADIENT / (length + 1e-9)))
        self._updates += 1
        rate = np.float32(
            LEARNING_RATE * np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
        )
        for name, gradient in gradients.items():
            gradient *= shrink
            first, second = self._first[name], self._second[name]
            first += np.float32(0.1) * (gradient - first)
            second += np.float32(0.001) * (gradient**2 - second)
            self.weights[name] -= rate * first / (np.sqrt(second) + np.float32(1e-8))


def load(path: Path) -> Network:
    """A network that was saved; it may learn on, but Adam starts afresh."""
    with np.load(path, allow_pickle=False) as saved:
        inputs, actions = len(saved["hidden"]), len(saved["policy_bias"])
        network = Network(inputs, actions, default_rng(0))
        network.weights = {name: saved[name] for name in network.weights}
    return network


def advantages_of(values: Floats, reward: float) -> Floats:
    """How much better each decision of a seat turned out than expected; the reward ends them."""
    advantages = np.zeros(len(values), np.float32)
    advantage = 0.0
    following = reward
    for index in range(len(values) - 1, -1, -1):
        advantage = float(following - values[index]) + LAMBDA * advantage
        advantages[index] = advantage
        following = float(values[index])
    return advantages
