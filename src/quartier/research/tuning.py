"""The weights of Small City's evaluation, all together and found by play: CMA-ES.

python -m quartier.research.tuning --seats 1 --output weights.jsonl [--seconds 600] [--workers 2]
    [--step 0.5]

It begins with the weights in use. In each generation candidates differ from what was found so far,
by more or less as `--step` says, and play the same deals: one among bots with the weights by hand,
or alone, as playouts of a search do, because these are what the weights are for. The better half
says where to look next. A line of the output has a generation and its weights.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import exp, log, sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import mean
from time import perf_counter
from typing import Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from quartier.bots.abreast import Game, play_abreast
from quartier.bots.bot import Bot
from quartier.bots.evaluation import Evaluation, Judge
from quartier.bots.greedy import GreedyBot
from quartier.bots.match import play_match
from quartier.bots.policy import TRIES
from quartier.core.rng import seeded
from quartier.core.speech import Refusal
from quartier.core.state import State
from quartier.core.titles import Settings, Title
from quartier.titles.smallcity import TITLE
from quartier.titles.smallcity.heuristics import weigh
from quartier.titles.smallcity.state import SmallCity
from quartier.titles.smallcity.weights import ALONE, AMONG_OTHERS, BY_HAND, Weights

Numbers = NDArray[np.float64]

FIRST_DEAL: Final = 3_000_000
# How far candidates go: a part of the weight by hand, or so much.
PART: Final = 0.35
FAR: Final = {
    "empty_cell": 0.01,
    "empty_beyond": 0.01,
    "rich_cell": 0.01,
    "city_hall": 0.01,
    "school": 0.4,
    "library": 0.4,
    "museum": 0.4,
    "metro": 0.4,
    "clinic": 0.4,
    "university": 0.4,
    "next_culture": 1.0,
    "refinery": 0.7,
    "port": 0.7,
    "park_cell": 0.3,
    "arrivals": 0.3,
    "arrivals_smoke": 0.25,
    "grown": 0.15,
    "homes_each_round": 0.2,
    "vacated": 0.2,
    "in_hall": 0.3,
    "housed": 0.4,
    "vacant_house": 0.3,
}
# A lead of so many votes is as good as a win.
CLEARLY: Final = 60.0


class Tried(NamedTuple):
    """A candidate: its weights, the seats and the deals it plays."""

    weights: dict[str, float]
    seats: int
    deals: range


class Generation(msgspec.Struct, frozen=True):
    """A line of the output: how the candidates did, and what was found so far."""

    number: int
    value: float
    best: float
    weights: dict[str, float]


class Weighed(Evaluation):
    """The evaluation with weights of its own."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(TITLE.horizon)
        self.weights = weights

    def worths(self, states: list[State], seat: int) -> list[float]:
        worths = []
        for state in states:
            assert isinstance(state, SmallCity)
            worths.append(weigh(state, seat, self.weights))
        return worths


def by_weights(weights: dict[str, float]) -> Judge:
    evaluation = Weighed(Weights(weights))

    def judge(title: Title, world: State) -> Evaluation:
        return evaluation

    return judge


def worth_of(tried: Tried) -> float:
    """Points alone; among others wins, and a little by how much."""
    settings = TITLE.settle({}, tried.seats)
    assert not isinstance(settings, Refusal)
    if tried.seats == 1:
        return _points_alone(tried, settings)
    values = []
    for deal in tried.deals:
        seat = deal % tried.seats
        bots: list[Bot] = [GreedyBot(1, by_weights(BY_HAND)) for _ in range(tried.seats)]
        bots[seat] = GreedyBot(1, by_weights(tried.weights))
        result = play_match(TITLE, settings, bots, deal).result
        won = 1 / len(result.winners) if seat in result.winners else 0.0
        others = [points for other, points in enumerate(result.totals) if other != seat]
        lead = float(result.totals[seat] - max(others))
        values.append(won + max(lead, -CLEARLY) / CLEARLY)
    return mean(values)


def _points_alone(tried: Tried, settings: Settings) -> float:
    games = [Game(TITLE.new(settings, 1, deal), 0, seeded(deal), TRIES) for deal in tried.deals]
    play_abreast(Weighed(Weights(tried.weights)), games)
    results = [game.state.result for game in games]
    return mean([float(result.totals[0]) for result in results if result is not None])


class Evolution:
    """CMA-ES: where candidates are drawn from, and how that moves and stretches."""

    def __init__(self, size: int, candidates: int, seed: int, step: float = 1.0) -> None:
        self.rng = np.random.default_rng(seed)
        self.candidates = candidates
        self.step = step
        self.middle = np.zeros(size)
        self.spread = np.eye(size)
        self.path = np.zeros(size)
        self.step_path = np.zeros(size)
        kept = candidates // 2
        shares = log(kept + 0.5) - np.log(np.arange(1, kept + 1))
        self.shares: Numbers = shares / shares.sum()
        self.drawn: Numbers = np.zeros((0, size))
        self.axes = self.spread
        self.lengths = np.ones(size)

    def ask(self) -> Numbers:
        """Candidates, in pairs on both sides of the middle."""
        values, self.axes = np.linalg.eigh(self.spread)
        self.lengths = np.sqrt(np.maximum(values, 1e-12))
        half = self.rng.standard_normal((self.candidates // 2, len(self.middle)))
        self.drawn = (np.concatenate([half, -half]) * self.lengths) @ self.axes.T
        answer: Numbers = self.middle + self.step * self.drawn
        return answer

    def tell(self, values: list[float]) -> None:
        """What the candidates were worth, in their order."""
        size = len(self.middle)
        weight = float(1 / (self.shares**2).sum())
        best = self.drawn[np.argsort(-np.array(values))[: len(self.shares)]]
        move = self.shares @ best
        self.middle = self.middle + self.step * move
        straight = self.axes @ ((self.axes.T @ move) / self.lengths)
        fading = (weight + 2) / (size + weight + 5)
        self.step_path = (1 - fading) * self.step_path
        self.step_path += sqrt(fading * (2 - fading) * weight) * straight
        slow = (4 + weight / size) / (size + 4 + 2 * weight / size)
        self.path = (1 - slow) * self.path + sqrt(slow * (2 - slow) * weight) * move
        one = 2 / ((size + 1.3) ** 2 + weight)
        many = min(1 - one, 2 * (weight - 2 + 1 / weight) / ((size + 2) ** 2 + weight))
        self.spread = (1 - one - many) * self.spread + one * np.outer(self.path, self.path)
        self.spread = self.spread + many * (best.T * self.shares) @ best
        usual = sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))
        damping = 1 + 2 * max(0.0, sqrt((weight - 1) / (size + 1)) - 1) + fading
        longer = float(np.linalg.norm(self.step_path)) / usual - 1
        self.step *= exp(min(0.3, fading / damping * longer))


def tune(
    seats: int,
    seconds: float,
    workers: int,
    candidates: int,
    games: int,
    seed: int,
    step: float,
) -> Iterator[Generation]:
    """Generation after generation, until the time is over."""
    began = perf_counter()
    names = list(BY_HAND)
    in_use = ALONE if seats == 1 else AMONG_OTHERS
    start = np.array([in_use[name] for name in names])
    scale = np.array([FAR.get(name, PART * abs(BY_HAND[name])) for name in names])
    evolution = Evolution(len(names), candidates, seed, step)
    first = FIRST_DEAL + seed * 1_000_000
    number = 0
    with get_context("spawn").Pool(workers) as pool:
        while perf_counter() - began < seconds:
            deals = range(first + number * games, first + (number + 1) * games)
            tried = [
                Tried(dict(zip(names, (start + scale * drawn).tolist(), strict=True)), seats, deals)
                for drawn in evolution.ask()
            ]
            values = pool.map(worth_of, tried, 1)
            evolution.tell(values)
            number += 1
            found = (start + scale * evolution.middle).tolist()
            rounded = [round(weight, 3) for weight in found]
            weights = dict(zip(names, rounded, strict=True))
            yield Generation(number, mean(values), max(values), weights)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m quartier.research.tuning")
    parser.add_argument("--seats", type=int, required=True, choices=TITLE.seats)
    parser.add_argument("--output", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--candidates", type=int, default=32)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--step", type=float, default=0.5)
    given = parser.parse_args(arguments)
    generations = tune(
        given.seats,
        given.seconds,
        given.workers,
        given.candidates,
        given.games,
        given.seed,
        given.step,
    )
    with given.output.open("wb") as file:
        for generation in generations:
            file.write(msgspec.json.encode(generation) + b"\n")
            file.flush()
            print(f"{generation.number}: {generation.value:.2f}, best {generation.best:.2f}")


if __name__ == "__main__":
    main()
