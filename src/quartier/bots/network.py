"""Value networks: they correct what a title's own evaluation says of a position.

A file holds two networks of the same inputs. The first foretells how games end; the second, which
may be missing, was taught by moves of one choice that were played on side by side, and says what is
to be added when such moves are compared. `Reader` works both out together.

A network is a file of whole numbers, and is worked out in whole numbers: every sum stays below
2**53, so float64 holds it exactly, in whatever order a machine adds. The same position gives the
same answer everywhere.

Its inputs have names. Those of the table and of each part are the names of the observation
(`quartier.core.features`): `own.coins`, `next.coins` and `previous.coins` for the neighbours,
`others.coins` for the sum of all others; so one network serves any number of seats. An input
`own.tile:house` without a place counts the flags `own.tile:house:a1` of all places. Further inputs
are `seats=4`, options such as `victory=economic`, and the title's insights. The second network may
also see where things lie (`quartier.bots.sight`).
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import lru_cache
from typing import IO, Any, Final

import msgspec

# Small matrices gain nothing from several threads, which take a processor while they wait.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from quartier.bots.about import About
from quartier.bots.sight import Sight, places_of
from quartier.core.features import Features
from quartier.core.titles import Settings, spelled

Numbers = NDArray[np.float64]

# Steps in which weights are counted, layer by layer, and inputs that are no whole numbers.
FIRST_STEPS: Final = 2.0**12
LATER_STEPS: Final = 2.0**10
SIGHT_STEPS: Final = 2.0**16
INSIGHT_STEPS: Final = 16.0
# A sight takes some 40 megabytes.
SIGHTS: Final = 2
MOST_INSIGHT: Final = 30_000.0
# Units are cut off here, so that no sum grows too large; and so is the answer.
MOST_ACTIVE: Final = 16.0
MOST_ANSWER: Final = 4.0


class Network:
    """Two hidden layers. Answers are the corrections of one's own points, how much the best of
    the others may expect above the usual, and the edge over other moves of the same choice, which
    has layers of its own (`edge_first` and so on). What it sees of the board is made by
    `edge_kernel`, and `edge_sights` brings it into its first layer."""

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


def _together(weights: Mapping[str, NDArray[Any]]) -> dict[str, Numbers]:
    """The layers of both networks side by side: they share nothing but the inputs."""
    exact = {name: array.astype(np.float64) for name, array in weights.items()}
    if "edge_first" not in exact:
        return {
            **exact,
            "last": np.pad(exact["last"], ((0, 0), (0, 1))),
            "last_bias": np.append(exact["last_bias"], 0.0),
        }
    both = {"first": np.hstack([exact["first"], exact["edge_first"]])}
    for layer in ("second", "last"):
        both[layer] = _blocks(exact[layer], exact[f"edge_{layer}"])
    for layer in ("first", "second", "last"):
        biases = (exact[f"{layer}_bias"], exact[f"edge_{layer}_bias"])
        both[f"{layer}_bias"] = np.concatenate(biases)
    if "edge_sights" in exact:
        unseeing = exact["first"].shape[1]
        both["sights"] = np.pad(exact["edge_sights"], ((0, 0), (unseeing, 0)))
    return both


def _blocks(one: Numbers, other: Numbers) -> Numbers:
    rows, columns = one.shape
    both = np.zeros((rows + other.shape[0], columns + other.shape[1]))
    both[:rows, :columns] = one
    both[rows:, columns:] = other
    return both


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


def as_taught(observations: list[bytes], features: Features, seats: int) -> NDArray[np.uint8]:
    """A row for each observation; of equal cards a network knows that there are some."""
    seen = np.frombuffer(bytearray().join(observations), np.uint8).reshape(len(observations), -1)
    flags = seen[:, len(features.numbers) + features.parts(seats) * len(features.part_numbers) :]
    np.minimum(flags, 1, out=flags)
    return seen


def mix_names(settings: Settings, seats: int) -> list[str]:
    """The inputs that are 1 for a mix of seats and options."""
    return [f"seats={seats}", *(f"{key}={spelled(value)}" for key, value in settings.items())]


def quantised(insights: NDArray[np.float64]) -> Numbers:
    """Insights in whole steps."""
    steps: Numbers = np.rint(_between(insights * INSIGHT_STEPS, -MOST_INSIGHT, MOST_INSIGHT))
    return steps


def _between(numbers: Numbers, low: float, high: float) -> Numbers:
    """Numbers, cut off at both ends in place; on few of them `np.clip` takes several times as
    long.
    """
    np.maximum(numbers, low, out=numbers)
    np.minimum(numbers, high, out=numbers)
    return numbers


@lru_cache(SIGHTS)
def _sight_of(network: Network, features: Features, seats: int) -> Sight:
    """The same whatever the options are."""
    places = places_of(features, network.about.planes, seats)
    kernel, bias = network.weights["edge_kernel"], network.weights["edge_kernel_bias"]
    return Sight(places, kernel, bias, MOST_ACTIVE * FIRST_STEPS)


class Reader:
    """A network made ready for one set-up: its first layer is spread over the observation."""

    def __init__(
        self, network: Network, features: Features, settings: Settings, seats: int
    ) -> None:
        self.features = features
        self.seats = seats
        about = network.about
        index = {name: number for number, name in enumerate(about.inputs)}
        layers = _together(network.weights)
        first = layers["first"]
        self.spread = np.zeros((len(features.names(seats)), first.shape[1]))
        for row, fed in enumerate(feeds(features, seats, index)):
            for number in fed:
                self.spread[row] += first[number]
        self.base = layers["first_bias"]
        for name in mix_names(settings, seats):
            if name in index:
                self.base = self.base + first[index[name]]
        told = [number for name, number in index.items() if name.startswith("insight.")]
        self.insights = first[told]
        self.sight: Sight | None = None
        if about.planes:
            self.sight = _sight_of(network, features, seats)
            self.sights = layers["sights"]
        self.second, self.second_bias = layers["second"], layers["second_bias"]
        self.last, self.last_bias = layers["last"], layers["last_bias"]

    def answers(self, observations: list[bytes], insights: list[list[float]]) -> Numbers:
        """A row for each position, in units."""
        count = len(observations)
        seen = as_taught(observations, self.features, self.seats)
        # Positions after the moves of one choice are nearly alike: only what differs is added up.
        like = seen[0]
        lit = like.nonzero()[0]
        hidden = self.base + like[lit].astype(np.float64) @ self.spread[lit]
        hidden = hidden + quantised(np.array(insights)) @ self.insights
        if count > 1:
            changed = (seen != like).any(axis=0).nonzero()[0]
            differences = seen[:, changed].astype(np.float64) - like[changed]
            hidden += differences @ self.spread[changed]
        if self.sight is not None:
            seen_there = self.sight.sums(seen).astype(np.float64) @ self.sights
            hidden += np.floor(seen_there / SIGHT_STEPS)
        hidden = _between(hidden, 0.0, MOST_ACTIVE * FIRST_STEPS)
        hidden = hidden @ self.second + self.second_bias
        hidden = _between(hidden, 0.0, MOST_ACTIVE * FIRST_STEPS * LATER_STEPS)
        answers = hidden @ self.last + self.last_bias
        steps = FIRST_STEPS * LATER_STEPS * LATER_STEPS
        return _between(answers / steps, -MOST_ANSWER, MOST_ANSWER)
