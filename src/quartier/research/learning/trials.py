"""Choices to learn from: moves of one choice are played on side by side.

How a game ends says little about one move of it. Moves that are played on in the same worlds, with
the same chance, differ by what they do; what a network learns from that is which one to take.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quartier.bots.budget import Budget
from quartier.bots.evaluation import Evaluation
from quartier.bots.greedy import DEPTH
from quartier.bots.learned import LOST, Learned
from quartier.bots.outlook import Outlook, Prospect, let_others_answer, some_of
from quartier.bots.position import Position
from quartier.bots.search import Search, SearchBot
from quartier.bots.standing import points_of_a_win
from quartier.core.moves import Move
from quartier.core.rng import Rng, seeded
from quartier.core.state import State
from quartier.core.titles import Settings, Title
from quartier.research.learning.arrays import joined
from quartier.research.learning.curriculum import MANY, draw_mix
from quartier.research.learning.games import Player

# So many of the choices are tried: neighbours in a game are much alike.
TRIED: Final = 0.3
# The moves that look best, and some others, so that these are known, too.
LIKED: Final = 5
OTHERS: Final = 3
# Few worlds for many choices teach more than many worlds for few.
WORLDS: Final = 4
# Of very many moves so many are looked at.
MOST_MOVES: Final = 64


class Trials(NamedTuple):
    """Positions after moves as inputs and boards, and of each what it was thought to be worth
    without any edge, what it came to in points, the choice it belongs to, and the unit of answers.
    """

    inputs: NDArray[np.int16]
    boards: NDArray[np.uint8]
    thought: NDArray[np.float32]
    reached: NDArray[np.float32]
    choice: NDArray[np.int32]
    unit: NDArray[np.float32]


def joined_trials(parts: list[Trials]) -> Trials:
    """All of them, their choices numbered through."""
    numbered = []
    first = 0
    for part in parts:
        numbered.append(part._replace(choice=part.choice + np.int32(first)))
        first += int(part.choice[-1]) + 1
    return joined(numbered)


class Trier:
    """Plays games with the network of a player and tries moves on the way."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.title = player.title

    def trials(self, seed: int, seconds: float) -> Trials:
        """Play for so long, one game at least."""
        rng = seeded(seed)
        found: list[Trials] = []
        until = perf_counter() + seconds
        while not found or perf_counter() < until:
            found += self.game(rng)
        return joined_trials(found)

    def game(self, rng: Rng) -> list[Trials]:
        """A game, and a part for each choice that was tried."""
        settings, seats = draw_mix(self.title, self.player.only, rng)
        evaluation = self.player.evaluation(settings, seats)
        assert isinstance(evaluation, Learned), "moves are tried with a network"
        state = self.title.new(settings, seats, rng.below(1 << 31))
        found = []
        while deciders := state.deciders:
            seat = deciders[0]
            moves = state.moves(seat)
            if len(moves) == 1:
                move = moves[0]
            elif rng.below(MANY) < self.player.course.straying * MANY:
                move = state.draw(seat, rng)
            elif rng.below(MANY) < TRIED * MANY:
                choice = Choice(Position(self.title, state, seat), evaluation, rng)
                move = choice.best
                if trials := self._as_trials(choice, settings, seats):
                    found.append(trials)
            else:
                move = self.player.choose(
                    Position(self.title, state, seat), evaluation, 0.0, 1, rng
                )
            state.advance(seat, move)
        return found

    def _as_trials(self, choice: Choice, settings: Settings, seats: int) -> Trials | None:
        """What there is to learn, if two moves at least leave something open."""
        features, seat = self.player.features, choice.seat
        cache = features.cache(seats)
        verdicts = choice.evaluation.verdicts([(one.after, seat) for one in choice.prospects])
        open_ = [
            index
            for index, verdict in enumerate(verdicts)
            if verdict.by_hand > LOST and choice.prospects[index].after.deciders
        ]
        if len(open_) < 2:
            return None
        after = [choice.prospects[index].after for index in open_]
        seen = [features.observe(state, seat, cache) for state in after]
        insights = [self.title.insights(state, seat) for state in after]
        return Trials(
            self.player.inputs(seen, insights, settings, seats),
            self.player.boards(seen, seats),
            np.array([choice.evaluation.worth_of(verdicts[i]) for i in open_], np.float32),
            np.array([choice.reached[index] for index in open_], np.float32),
            np.zeros(len(open_), np.int32),
            np.full(len(open_), choice.evaluation.unit, np.float32),
        )


class Choice:
    """Some moves of a choice, where they lead to, and what each came to in points."""

    def __init__(self, position: Position, evaluation: Learned, rng: Rng) -> None:
        self.seat = position.seat
        self.evaluation = evaluation
        moves = some_of(position.moves, MOST_MOVES, rng)
        world = position.sample(rng)
        let_others_answer(world, self.seat, rng)
        outlook = Outlook(evaluation, self.seat, world.moment, rng)
        ranked = sorted(
            zip(moves, outlook.prospects(world, moves, DEPTH), strict=True),
            key=_worth,
            reverse=True,
        )
        tried = ranked[:LIKED]
        rest = ranked[LIKED:]
        for _ in range(min(OTHERS, len(rest))):
            tried.append(rest.pop(rng.below(len(rest))))
        self.moves = [move for move, _ in tried]
        self.prospects = [prospect for _, prospect in tried]
        self.reached = self._play_on(position, rng)

    @property
    def best(self) -> Move:
        return self.moves[self.reached.index(max(self.reached))]

    def _play_on(self, position: Position, rng: Rng) -> list[float]:
        def judge(title: Title, world: State) -> Evaluation:
            return self.evaluation

        search = Search(position, SearchBot(Budget(), judge), rng)
        worlds = search.side_by_side(self.moves, WORLDS)
        places = range(len(self.moves))
        values = [sum([world[place].value for world in worlds]) / WORLDS for place in places]
        if position.seats == 1:
            return values
        mean = sum(values) / len(values)
        points = points_of_a_win(mean, self.prospects[0].worth)
        return [points * value for value in values]


def _worth(tried: tuple[Move, Prospect]) -> float:
    return tried[1].worth
