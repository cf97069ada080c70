"""Learns a title by playing against itself, and shows how much better than random it gets.

    python -m quartier.research.train sevenwonders --seats 3 --minutes 1.2 --output /tmp/wonders

writes `/tmp/wonders.npz`, the network, and `/tmp/wonders.svg`, its curve: the average reward of the
network on one seat against random players on the others, by minutes of one processor.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from collections.abc import Sequence
from time import process_time
from typing import NamedTuple

# Small matrices gain nothing from several threads, and lose much on a busy machine.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.random import Generator, default_rng

from quartier.cli.inputs import BadInput, read_output, read_setup, read_title
from quartier.cli.screen import Screen
from quartier.research.curve import Line, Point, draw
from quartier.research.ppo import Floats, Network, Steps, advantages_of
from quartier.research.setup import Setup
from quartier.research.vector import Tables

TABLES = 64
STEPS_PER_UPDATE = 8192
GAMES_PER_POINT = 400
POINTS = 10


class Decision(NamedTuple):
    """One decision of a seat, until its game has ended."""

    observation: np.ndarray[tuple[int], np.dtype[np.uint8]]
    mask: np.ndarray[tuple[int], np.dtype[np.int8]]
    action: int
    log_probability: float
    value: float


class SelfPlay:
    """Tables at which the network plays all seats, and the decisions of games under way."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.tables = Tables(setup, TABLES, seed)
        self.games = 0
        self._open: list[list[list[Decision]]] = [
            [[] for _ in range(setup.seats)] for _ in range(TABLES)
        ]

    def collect(self, network: Network, rng: Generator, least: int) -> Steps:
        """Decisions of games that have ended, at least so many."""
        parts: list[Steps] = []
        number = 0
        while number < least:
            batch = self.tables.observe()
            actions, log_probabilities, values = network.act(batch.observations, batch.masks, rng)
            for table, seat in enumerate(batch.seats.tolist()):
                self._open[table][seat].append(
                    Decision(
                        batch.observations[table].copy(),
                        batch.masks[table].copy(),
                        int(actions[table]),
                        float(log_probabilities[table]),
                        float(values[table]),
                    )
                )
            for table, rewards in self.tables.step(actions):
                self.games += 1
                for decisions, reward in zip(self._open[table], rewards, strict=True):
                    parts.append(_steps(decisions, reward))
                    number += len(decisions)
                self._open[table] = [[] for _ in rewards]
        return Steps(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def _steps(decisions: Sequence[Decision], reward: float) -> Steps:
    values: Floats = np.array([decision.value for decision in decisions], np.float32)
    return Steps(
        np.array([decision.observation for decision in decisions]),
        np.array([decision.mask for decision in decisions]),
        np.array([decision.action for decision in decisions]),
        np.array([decision.log_probability for decision in decisions], np.float32),
        values,
        advantages_of(values, reward),
    )


def evaluate(setup: Setup, network: Network, games: int, seed: int) -> tuple[float, float]:
    """The average reward of the network, on changing seats, against random play; its error."""
    rng = default_rng(seed)
    tables = Tables(setup, TABLES, seed)
    rewards: list[float] = []
    while len(rewards) < games:
        batch = tables.observe()
        actions, _, _ = network.act(batch.observations, batch.masks, rng)
        for table, seat in enumerate(batch.seats.tolist()):
            if seat != table % setup.seats:
                actions[table] = rng.choice(np.flatnonzero(batch.masks[table]))
        rewards += [worth[table % setup.seats] for table, worth in tables.step(actions)]
    return float(np.mean(rewards)), float(np.std(rewards) / np.sqrt(len(rewards)))


def train(
    setup: Setup,
    minutes: float,
    seed: int,
    steps_per_update: int = STEPS_PER_UPDATE,
    games_per_point: int = GAMES_PER_POINT,
) -> tuple[Network, list[Point]]:
    """Learn for some minutes; the curve counts learning only, not the games that measure it."""
    rng = default_rng(seed)
    network = Network(len(setup.names), setup.actions, rng)
    play = SelfPlay(setup, seed)
    points: list[Point] = []
    spent = 0.0
    while True:
        if spent >= len(points) * minutes * 60 / POINTS:
            reward, error = evaluate(setup, network, games_per_point, seed=len(points))
            points.append(Point(spent / 60, reward, error))
            print(
                f"{spent / 60:5.1f} min  {play.games:7,} games  {reward:+.3f} ± {error:.3f}",
                flush=True,
            )
        if spent >= minutes * 60:
            return network, points
        started = process_time()
        network.learn(play.collect(network, rng, steps_per_update), rng)
        spent += process_time() - started


def main(wanted: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(description="Learns a title by playing against itself.")
    parser.add_argument("title")
    parser.add_argument("--seats")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--minutes", type=float, default=5.0, help="of one processor")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", help="network and curve, without ending")
    arguments = parser.parse_args(wanted)
    try:
        title = read_title(arguments.title)
        seats, settings, _ = read_setup(title, arguments.seats, arguments.set)
        output = None if arguments.output is None else read_output(arguments.output)
    except BadInput as problem:
        parser.error(Screen("en").refused(problem.refusal, problem.title))
    setup = Setup(title.id, seats, **settings)
    network, points = train(setup, arguments.minutes, arguments.seed)
    if output is not None:
        # A name such as cardcity.v2 has no ending.
        learned, curve = (output.with_name(f"{output.name}.{kind}") for kind in ("npz", "svg"))
        network.save(learned)
        caption = f"{title.id}, {seats} seats: average reward against random players"
        curve.write_text(draw([Line(points)], caption), encoding="utf-8")
        print(f"the network is in {learned}, its curve in {curve}")


if __name__ == "__main__":
    main()
