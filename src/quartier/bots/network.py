"""Value networks: they correct what a title's own evaluation says of a position.

A network is a file of whole numbers, and is worked out in whole numbers: every sum stays below
2**53, so float64 holds it exactly, in whatever order a machine adds. The same position gives the
same answer everywhere.

Its inputs have names. Those of the table and of each part are the names of the observation
(`quartier.core.features`): `own.coins`, `next.coins` and `previous.coins` for the neighbours,
`others.coins` for the sum of all others; so one network serves any number of seats. An input
`own.tile:house` without a place counts the flags `own.tile:house:a1` of all places. Further inputs
are `seats=4`, options such as `victory=economic`, and the title's insights.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import IO, Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from quartier.bots.about import About
from quartier.core.features import Features
from quartier.core.titles import Settings, spelled

Numbers = NDArray[np.float64]

# Steps in which weights are counted, layer by layer, and inputs that are no whole numbers.
FIRST_STEPS: Final = 2.0**12
LATER_STEPS: Final = 2.0**10
INSIGHT_STEPS: Final = 16.0
MOST_INSIGHT: Final = 30_000.0
# Units are cut off here, so that no sum grows too large; and so is the answer.
MOST_ACTIVE: Final = 16.0
MOST_ANSWER: Final = 4.0


class Network:
    """Two hidden layers. Answers are the corrections of one's own points, and how much the best of
    the others may expect above the usual."""

    def __init__(self, about: About, weights: Mapping[str, NDArray[Any]]) -> None:
        self.about = about
        self.weights = dict(weights)

    def save(self, file: IO[bytes]) -> None:
        header = np.frombuffer(msgspec.json.encode(self.about), np.uint8)
        arrays: dict[str, Any] = {"about": header, **self.weights}
        np.savez_compressed(file, **arrays)


def load(file: IO[bytes]) -> Network:
    with np.load(file, allow_pickle=False) as arrays:
        about = msgspec.json.decode(arrays["about"].tobytes(), type=About)
        weights = {name: arrays[name] for name in arrays.files if name != "about"}
    return Network(about, weights)


def feeds(features: Features, seats: int, inputs: Mapping[str, int]) -> list[list[int]]:
    """For each byte of an observation the inputs it is added to."""
    parts = features.parts(seats)
    fed = []
    for name in features.names(seats):
        part, dot, rest = name.partition(".")
        if not dot or not part.startswith("+"):
            names = [name]
        elif part == "+0":
            names = [f"own.{rest}"]
        else:
            names = [f"others.{rest}"]
            if part == "+1":
                names.append(f"next.{rest}")
            if part == f"+{parts - 1}":
                names.append(f"previous.{rest}")
        found = [inputs.get(name, inputs.get(name.rpartition(":")[0])) for name in names]
        fed.append([number for number in found if number is not None])
    return fed


def mix_names(settings: Settings, seats: int) -> list[str]:
    """The inputs that are 1 for a mix of seats and options."""
    return [f"seats={seats}", *(f"{key}={spelled(value)}" for key, value in settings.items())]


def quantised(insights: NDArray[np.float64]) -> Numbers:
    """Insights in whole steps."""
    steps: Numbers = np.rint(np.clip(insights * INSIGHT_STEPS, -MOST_INSIGHT, MOST_INSIGHT))
    return steps


class Reader:
    """A network made ready for one set-up: its first layer is spread over the observation."""

    def __init__(
        self, network: Network, features: Features, settings: Settings, seats: int
    ) -> None:
        about = network.about
        index = {name: number for number, name in enumerate(about.inputs)}
        first = network.weights["first"].astype(np.float64)
        self.spread = np.zeros((len(features.names(seats)), first.shape[1]))
        for row, fed in enumerate(feeds(features, seats, index)):
            for number in fed:
                self.spread[row] += first[number]
        self.base = network.weights["first_bias"].astype(np.float64)
        for name in mix_names(settings, seats):
            if name in index:
                self.base = self.base + first[index[name]]
        told = [number for name, number in index.items() if name.startswith("insight.")]
        self.insights = first[told]
        self.second = network.weights["second"].astype(np.float64)
        self.second_bias = network.weights["second_bias"].astype(np.float64)
        self.last = network.weights["last"].astype(np.float64)
        self.last_bias = network.weights["last_bias"].astype(np.float64)

    def answers(self, observations: list[bytes], insights: list[list[float]]) -> Numbers:
        """A row for each position, in units."""
        count = len(observations)
        seen = np.frombuffer(b"".join(observations), np.uint8).reshape(count, -1)
        # Positions after the moves of one choice are nearly alike: only what differs is added up.
        like = seen[0]
        lit = like.nonzero()[0]
        hidden = self.base + like[lit].astype(np.float64) @ self.spread[lit]
        hidden = hidden + quantised(np.array(insights)) @ self.insights
        if count > 1:
            changed = (seen != like).any(axis=0).nonzero()[0]
            differences = seen[:, changed].astype(np.float64) - like[changed]
            hidden += differences @ self.spread[changed]
        hidden = np.clip(hidden, 0.0, MOST_ACTIVE * FIRST_STEPS)
        hidden = hidden @ self.second + self.second_bias
        hidden = np.clip(hidden, 0.0, MOST_ACTIVE * FIRST_STEPS * LATER_STEPS)
        answers = hidden @ self.last + self.last_bias
        steps = FIRST_STEPS * LATER_STEPS * LATER_STEPS
        limited: Numbers = np.clip(answers / steps, -MOST_ANSWER, MOST_ANSWER)
        return limited
