"""Games to learn from: bots play against themselves and stray now and then."""

from __future__ import annotations

from time import perf_counter
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quartier.bots.evaluation import ByHand, Evaluation
from quartier.bots.greedy import best_of
from quartier.bots.learned import Learned
from quartier.bots.network import Network, as_taught, feeds, mix_names, quantised
from quartier.bots.outlook import Outlook, let_others_answer, some_of
from quartier.bots.policy import TRIES
from quartier.bots.position import Position
from quartier.bots.sight import places_of
from quartier.core.features import Features, features_of
from quartier.core.moves import Move
from quartier.core.rng import Rng, seeded
from quartier.core.titles import Settings, Title, find_title, spelled
from quartier.research.learning.arrays import joined
from quartier.research.learning.curriculum import COURSES, MANY, draw_mix, input_names, planes_of

# Of the positions of a game so many are kept: they share one end, so more would teach little.
KEPT: Final = 80
# In means a lost game counts as this.
LOWEST: Final = -100.0
# How far worths are blurred in some of the games, as a part of the range of a choice.
BLUR: Final = 0.15


class Lessons(NamedTuple):
    """Positions as inputs, and of each what the title thought, how it ended, and its unit."""

    inputs: NDArray[np.int16]
    thought: NDArray[np.float32]
    ended: NDArray[np.float32]
    rival: NDArray[np.float32]
    stage: NDArray[np.float32]
    unit: NDArray[np.int16]

    def where(self, chosen: NDArray[np.bool_]) -> Lessons:
        return Lessons(
            self.inputs[chosen],
            self.thought[chosen],
            self.ended[chosen],
            self.rival[chosen],
            self.stage[chosen],
            self.unit[chosen],
        )


class Row(NamedTuple):
    """A position a seat has reached by its choice."""

    seen: bytes
    insights: list[float]
    seat: int
    decision: int


class Player:
    """Plays games of one title and turns them into lessons."""

    def __init__(self, title_id: str, network: Network | None, only: str = "") -> None:
        self.only = only
        title = find_title(title_id)
        assert title is not None
        features = features_of(title)
        assert features is not None
        self.title: Title = title
        self.features: Features = features
        self.course = COURSES[title_id]
        self.planes = planes_of(title, features)
        self.network = network
        self._evaluations: dict[str, Evaluation] = {}
        self._spreads: dict[int, NDArray[np.float32]] = {}
        probe = title.new(
            {option.key: option.default for option in title.options},
            4 if 4 in title.seats else title.usual_seats,
            1,
        )
        self.names = input_names(title, features, len(title.insights(probe, 0)))
        self.index = {name: number for number, name in enumerate(self.names)}
        unit_option = self.course.unit_option
        self.unit_values = [
            spelled(value)
            for option in title.options
            if option.key == unit_option
            for value in option.values
        ] or [""]

    def lessons(self, seed: int, seconds: float) -> tuple[Lessons, int, float]:
        """Play for so long, one game at least; also how many games, and their mean points."""
        rng = seeded(seed)
        parts: list[Lessons] = []
        until = perf_counter() + seconds
        points = 0.0
        while not parts or perf_counter() < until:
            lessons = self.game(rng)
            parts.append(lessons)
            points += float(np.maximum(lessons.ended, LOWEST).mean())
        return joined(parts), len(parts), points / len(parts)

    def game(self, rng: Rng) -> Lessons:
        title = self.title
        settings, seats = draw_mix(title, self.only, rng)
        evaluation = self.evaluation(settings, seats)
        state = title.new(settings, seats, rng.below(1 << 31))
        cache = self.features.cache(seats)
        blur = BLUR if rng.below(3) == 0 else 0.0
        depth = int(rng.below(MANY) < self.course.deep * MANY)
        rows: list[Row] = []
        moved: set[int] = set()
        decision = 0
        while deciders := state.deciders:
            seat = deciders[0]
            moment = state.moment
            moves = state.moves(seat)
            if len(moves) == 1:
                move = moves[0]
            elif rng.below(MANY) < self.course.straying * MANY:
                move = state.draw(seat, rng)
            else:
                move = self.choose(Position(title, state, seat), evaluation, blur, depth, rng)
            state.advance(seat, move)
            decision += 1
            moved.add(seat)
            done: list[int] = []
            if state.moment != moment:
                done = sorted(moved)
            elif state.moves(seat) and not state.is_asked_on(seat):
                done = [seat]
            for other in done:
                moved.discard(other)
                if len(moves) > 1 or rng.below(4) == 0:
                    seen = self.features.observe(state, other, cache)
                    rows.append(Row(seen, title.insights(state, other), other, decision))
        while len(rows) > KEPT:
            rows[rng.below(len(rows))] = rows[-1]
            rows.pop()
        ends = [title.evaluate(state, seat) for seat in range(seats)]
        return self.taught(rows, ends, settings, seats, decision)

    def choose(
        self, position: Position, evaluation: Evaluation, blur: float, depth: int, rng: Rng
    ) -> Move:
        """About what greedy would play, in less time."""
        moves = some_of(position.moves, TRIES, rng)
        world = position.sample(rng)
        let_others_answer(world, position.seat, rng)
        outlook = Outlook(evaluation, position.seat, world.moment, rng)
        worths = outlook.worths(world, moves, depth)
        if blur:
            top = sorted(worths)[len(worths) // 2 :]
            span = min(top[-1] - top[0], 10.0)
            worths = [worth + blur * span * rng.below(MANY) / MANY for worth in worths]
        return moves[best_of(worths, rng)]

    def evaluation(self, settings: Settings, seats: int) -> Evaluation:
        if self.network is None:
            return ByHand(self.title)
        key = " ".join(mix_names(settings, seats))
        if key not in self._evaluations:
            if len(self._evaluations) > 200:
                self._evaluations.clear()
            self._evaluations[key] = Learned(
                self.title, self.features, self.network, settings, seats
            )
        return self._evaluations[key]

    def taught(
        self, rows: list[Row], ends: list[float], settings: Settings, seats: int, decisions: int
    ) -> Lessons:
        count = len(rows)
        seen, insights = [row.seen for row in rows], [row.insights for row in rows]
        rivals = [
            max([end for other, end in enumerate(ends) if other != seat], default=0.0)
            for seat in range(seats)
        ]
        unit = self.unit_values.index(spelled(settings.get(self.course.unit_option, "")))
        return Lessons(
            self.inputs(seen, insights, settings, seats),
            np.array([told[0] for told in insights], np.float32),
            np.array([ends[row.seat] for row in rows], np.float32),
            np.array([rivals[row.seat] for row in rows], np.float32),
            np.array([row.decision / decisions for row in rows], np.float32),
            np.full(count, unit, np.int16),
        )

    def inputs(
        self, observations: list[bytes], insights: list[list[float]], settings: Settings, seats: int
    ) -> NDArray[np.int16]:
        """What a network sees of positions of one game."""
        seen = as_taught(observations, self.features, seats)
        inputs: NDArray[np.int16]
        inputs = np.rint(seen.astype(np.float32) @ self.spread(seats)).astype(np.int16)
        for name in mix_names(settings, seats):
            if name in self.index:
                inputs[:, self.index[name]] = 1
        inputs[:, self.index["insight.0"] :] = quantised(np.array(insights))
        return inputs

    def boards(self, observations: list[bytes], seats: int) -> NDArray[np.uint8]:
        """What a network sees of the board in positions of one game, eight flags to a byte."""
        if not self.planes:
            return np.zeros((len(observations), 0), np.uint8)
        places = places_of(self.features, self.planes, seats)
        seen = as_taught(observations, self.features, seats)
        return np.packbits(seen[:, places.ravel()], axis=1)

    def spread(self, seats: int) -> NDArray[np.float32]:
        """What turns observations into inputs."""
        if seats not in self._spreads:
            fed = feeds(self.features, seats, self.index)
            spread = np.zeros((len(fed), len(self.names)), np.float32)
            for row, numbers in enumerate(fed):
                for number in numbers:
                    spread[row, number] += 1
            self._spreads[seats] = spread
        return self._spreads[seats]
