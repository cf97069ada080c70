"""The bot that plays on in imagined worlds.

In each world it imagines, every move still in question is played on in the same way, so that
moves differ by what they do and not by luck; the worse ones drop out as the budget is spent.
Everybody plays on sensibly (`quartier.bots.policy`). At the title's horizon, a few choices later or
at the end of the game, it shows how everybody stands.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from quartier.bots.abreast import Game, play_abreast
from quartier.bots.advice import Adviser, Candidate, Lead
from quartier.bots.budget import Budget, Spending
from quartier.bots.evaluation import Judge
from quartier.bots.learned import Learned, learned
from quartier.bots.outlook import Outlook, let_others_answer
from quartier.bots.policy import FEW_TRIES, play_on_to, quick_move
from quartier.bots.position import Position
from quartier.bots.standing import Standing, standings, win_shares
from quartier.core.moves import Move
from quartier.core.rng import Rng
from quartier.core.state import State

# The best moves by the title's opinion, which are then played on.
MOST_MOVES: Final = 8
OPINIONS: Final = 2
# So many moves are looked at before the clock is.
TOGETHER: Final = 16
DEPTH: Final = 2
# When two moves differ by so many standard errors, after so many worlds, nothing more is to learn.
SURE: Final = 3.0
SURE_AFTER: Final = 10
FEWEST: Final = 2
# How far the title's opinion of two moves may be wrong, as a part of the win and in points: it
# outweighs playouts until their own error is smaller.
DOUBT: Final = 0.03
DOUBT_ALONE: Final = 1.5
# How much the title's opinion counts at least, in playouts.
TRUST: Final = 2.0


class SearchBot(Adviser):
    """Thinks as long as its budget allows."""

    def __init__(self, budget: Budget, judge: Judge = learned) -> None:
        self.budget = budget
        self.judge = judge

    def weigh(self, position: Position, rng: Rng, also: Move | None = None) -> list[Candidate]:
        return Search(position, self, rng).run(also)

    def leads(self, position: Position, moves: list[Move], rng: Rng, worlds: int) -> list[Lead]:
        return Search(position, self, rng).leads(moves, worlds)


class Tally:
    """Values of playouts: how many, their mean and how much they differ."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.visits += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.visits

    @property
    def variance(self) -> float:
        mean = self.mean
        return max(self.squares / self.visits - mean * mean, 0.0)


class Line:
    """A move, with the parts of the win and the points its playouts ended with.

    `worth` is the title's opinion in points and `opinion` the same as a part of the win (in points,
    too, for who plays alone); `value` what the line is worth by opinion and playouts together.
    """

    def __init__(self, move: Move, worth: float, opinion: float) -> None:
        self.move = move
        self.worth = worth
        self.opinion = opinion
        self.value = opinion
        self.tally = Tally()
        self.shares = Tally()
        self.points = Tally()

    def add(self, end: Standing) -> None:
        """A playout ended like this."""
        self.tally.add(end.value)
        self.shares.add(end.share)
        self.points.add(end.points)

    def as_candidate(self, alone: bool, share_spread: float, points_spread: float) -> Candidate:
        """What to expect of the move; `spread` is the variance of playouts, of all moves together
        because one alone may have few.
        """
        share = self.shares.mean if alone else min(max(self.value, 0.0), 1.0)
        visits = self.tally.visits
        return Candidate(
            self.move,
            share,
            self.points.mean,
            visits,
            sqrt(share_spread / visits),
            sqrt(points_spread / visits),
        )


class Search:
    """One question, thought over."""

    def __init__(self, position: Position, bot: SearchBot, rng: Rng) -> None:
        world = position.sample(rng)
        self.position = position
        self.evaluation = bot.judge(position.title, world)
        # A playout asks thousands of times: there the title's own evaluation is quick enough. Who
        # plays alone has nobody else to imagine, and a network plays better where it has learned.
        self.plays_abreast = position.seats == 1 and isinstance(self.evaluation, Learned)
        self.title = position.title
        self.seat = position.seat
        self.rng = rng
        self.spending = Spending(bot.budget)

    def run(self, also: Move | None) -> list[Candidate]:
        """The moves that were played on, best first; `also` is among them."""
        lines = self.by_opinion()
        # First, because the budget may end before the others have their turn.
        in_question = [line for line in lines[MOST_MOVES:] if line.move is also]
        in_question += lines[:MOST_MOVES]
        alone = self.position.seats == 1
        doubt = DOUBT_ALONE if alone else DOUBT
        dropped: list[Line] = []
        while len(in_question) > 1 and self.spending.left():
            self.imagine(in_question)
            _judge(in_question, doubt)
            in_question.sort(key=_value, reverse=True)
            kept = self._kept(in_question)
            dropped = in_question[kept:] + dropped
            in_question = in_question[:kept]
        if not in_question[0].tally.visits:
            self.imagine(in_question[:1])
        # Who dropped out was behind in the same worlds, however lucky these were for all.
        tried = [line for line in in_question + dropped if line.tally.visits]
        _judge(tried, doubt)
        shares = _spread_of([line.shares for line in tried])
        points = _spread_of([line.points for line in tried])
        return [line.as_candidate(alone, shares, points) for line in tried]

    def leads(self, moves: list[Move], worlds: int) -> list[Lead]:
        """By how much the first move leads each other one, in so many fresh worlds."""
        ends = self.side_by_side(moves, worlds)
        return [
            Lead.of(
                [world[0].share - world[place].share for world in ends],
                [world[0].points - world[place].points for world in ends],
            )
            for place in range(1, len(moves))
        ]

    def side_by_side(self, moves: list[Move], worlds: int) -> list[list[Standing]]:
        """How the seat stands after each move, in each of so many fresh worlds."""
        lines = [Line(move, 0.0, 0.0) for move in moves]
        budget = Budget(playouts=worlds * len(moves), stop=self.spending.budget.stop)
        self.spending = Spending(budget)
        ends = []
        while self.spending.left():
            ends.append(self.imagine(lines))
        # Time may have run out in the midst of a world.
        return [world for world in ends if len(world) == len(moves)]

    def by_opinion(self) -> list[Line]:
        """All moves, best first as the title sees them in a world or two."""
        worlds = [self.position.sample(self.rng) for _ in range(OPINIONS)]
        for world in worlds:
            let_others_answer(world, self.seat, self.rng)
        outlook = Outlook(self.evaluation, self.seat, worlds[0].moment, self.rng)
        seats = worlds[0].seats
        worths = self.evaluation.expected(worlds[:1], self.seat)[0].worths
        lines = []
        moves = self.position.moves
        for start in range(0, len(moves), TOGETHER):
            some = moves[start : start + TOGETHER]
            opinions = [outlook.worths(world, some, DEPTH) for world in worlds]
            for move, *seen in zip(some, *opinions, strict=True):
                worths[self.seat] = worth = sum(seen) / OPINIONS
                opinion = win_shares(worths)[self.seat] if seats > 1 else worth
                lines.append(Line(move, worth, opinion))
            if not self.spending.left():
                break
        lines.sort(key=_worth, reverse=True)
        return lines

    def imagine(self, lines: list[Line]) -> list[Standing]:
        """Imagine a world and play every line on in it; how the seat stands then, as far as time
        went.
        """
        world = self.position.sample(self.rng)
        self._answer_for_others(world, self.rng)
        stream = self.rng.fork()
        play = self._play_alone if self.plays_abreast else self._play_out
        # Judged together: a network is asked once for all of them.
        found = standings(self.evaluation, play(world, lines, stream), self.seat)
        for line, end in zip(lines, found, strict=False):
            line.add(end)
        return found

    def _answer_for_others(self, world: State, rng: Rng) -> None:
        while True:
            others = [other for other in world.deciders if other != self.seat]
            if not others:
                return
            world.advance(others[0], quick_move(self.title, world, others[0], rng, FEW_TRIES))

    def _play_out(self, world: State, lines: list[Line], stream: Rng) -> list[State]:
        """Where everybody stands some choices after each line, as far as time goes."""
        horizon, is_long = self.evaluation.horizon, self.spending.is_long
        title, seat = self.title, self.seat
        ends = []
        for line in lines:
            self.spending.begin()
            state, rng = world.clone(), stream.clone()
            ends.append(play_on_to(horizon, title, state, seat, line.move, rng, is_long))
            if not self.spending.left():
                break
        return ends

    def _play_alone(self, world: State, lines: list[Line], stream: Rng) -> list[State]:
        """Where the game of each line leads to, as far as the budget goes."""
        # Positions of different rounds cannot be compared: the later ones look better.
        until = self.evaluation.round_of(world) + self.evaluation.rounds
        games = []
        for line in lines:
            self.spending.begin()
            game = Game(world.clone(), self.seat, stream.clone(), until=until)
            game.state.advance(self.seat, line.move)
            games.append(game)
            if not self.spending.left():
                break
        play_abreast(self.evaluation, games)
        return [game.state for game in games]

    def _kept(self, ranked: list[Line]) -> int:
        """How many lines stay in question: the fewer, the more of the budget is spent."""
        first, second = ranked[0].tally, ranked[1].tally
        if second.visits < FEWEST:
            return len(ranked)
        if second.visits >= SURE_AFTER:
            error = sqrt(first.variance / first.visits + second.variance / second.visits)
            if ranked[0].value - ranked[1].value > SURE * error:
                return 1
        return max(2, round(MOST_MOVES ** (1.0 - self.spending.part())))


def _judge(lines: list[Line], doubt: float) -> None:
    """Value lines by their playouts, and by the title's opinion while these say little."""
    visits = sum([line.tally.visits for line in lines])
    tried = [line.tally for line in lines if line.tally.visits]
    spread = _spread_of(tried)
    trust = max(TRUST, spread / (doubt * doubt))
    # How much better or worse playouts end than the title thought, on the whole.
    surprise = sum([line.tally.total - line.tally.visits * line.opinion for line in lines]) / visits
    for line in lines:
        believed = trust * (line.opinion + surprise)
        line.value = (line.tally.total + believed) / (line.tally.visits + trust)


def _spread_of(tallies: list[Tally]) -> float:
    """The variance of playouts, each around the mean of its own move."""
    visits = sum([tally.visits for tally in tallies])
    return sum([tally.visits * tally.variance for tally in tallies]) / visits


def _value(line: Line) -> float:
    return line.value


def _worth(line: Line) -> float:
    return line.worth
