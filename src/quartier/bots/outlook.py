"""What a choice leads to: a move, the answers that belong to it, and what comes of them."""

from __future__ import annotations

from typing import Final

from quartier.bots.evaluation import Evaluation
from quartier.core.moves import NO_KIN, Move
from quartier.core.rng import Rng
from quartier.core.state import State
from quartier.core.titles import Title

# Of many answers to a follow-up question so many are tried.
WIDTH: Final = 8


class Prospect:
    """Where a move leads to if what is asked after it is answered well, and what that is worth."""

    def __init__(self, after: State, worth: float) -> None:
        self.after = after
        self.worth = worth


class Outlook:
    """What a choice that is asked at one moment leads to, for one seat."""

    def __init__(self, evaluation: Evaluation, seat: int, moment: int, rng: Rng) -> None:
        self.evaluation = evaluation
        self.seat = seat
        self.moment = moment
        self.rng = rng

    def worths(self, state: State, moves: list[Move], depth: int) -> list[float]:
        """The worth of each move, its follow-ups answered as well as `depth` allows."""
        return [prospect.worth for prospect in self.prospects(state, moves, depth)]

    def prospects(self, state: State, moves: list[Move], depth: int) -> list[Prospect]:
        ends: list[State] = []
        counts = []
        for move in moves:
            before = len(ends)
            self._follow(state, move, depth, ends)
            counts.append(len(ends) - before)
        worths = self.evaluation.worths(ends, self.seat)
        best = []
        start = 0
        for count in counts:
            highest = max(worths[start : start + count])
            best.append(Prospect(ends[worths.index(highest, start)], highest))
            start += count
        return best

    def _follow(self, state: State, move: Move, depth: int, ends: list[State]) -> None:
        """Add where a move may lead to."""
        after = state.clone()
        after.advance(self.seat, move)
        while _goes_on(after, self.seat, self.moment):
            moves = after.moves(self.seat)
            if len(moves) == 1 or depth == 0:
                after.advance(self.seat, after.draw(self.seat, self.rng))
                continue
            for answer in some_of(moves, WIDTH, self.rng):
                self._follow(after, answer, depth - 1, ends)
            return
        ends.append(after)


def _goes_on(state: State, seat: int, moment: int) -> bool:
    """Whether a seat is still asked about the choice it made at a moment: how to pay, where."""
    return state.moment == moment and state.is_asked_on(seat)


class Glances:
    """What some moves are worth by the title's own evaluation, follow-ups answered at random.

    `best` is the first of the best, `after` where it leads to, if it had no follow-ups.
    """

    def __init__(self, title: Title, state: State, seat: int, moves: list[Move], rng: Rng) -> None:
        self.worths: list[float] = []
        self.best = moves[0]
        self.after: State | None = None
        moment = state.moment
        highest = 0.0
        of_kin: dict[int, float] = {}
        for move in moves:
            if move.kin in of_kin:
                self.worths.append(of_kin[move.kin])
                continue
            after = state.clone()
            after.advance(seat, move)
            is_whole = True
            while _goes_on(after, seat, moment):
                after.advance(seat, after.draw(seat, rng))
                is_whole = False
            worth = title.evaluate(after, seat)
            if not self.worths or worth > highest:
                highest = worth
                self.best = move
                self.after = after if is_whole else None
            self.worths.append(worth)
            if move.kin != NO_KIN:
                of_kin[move.kin] = worth


def let_others_answer(state: State, seat: int, rng: Rng) -> None:
    """Answer at random what other seats owe at the same time as this one.

    Nobody knows the others' answers before giving their own, so their order does not matter; and
    only once they are there does a move of the seat show what it leads to.
    """
    while True:
        others = [other for other in state.deciders if other != seat]
        if not others:
            return
        state.advance(others[0], state.draw(others[0], rng))


def some_of(moves: list[Move], number: int, rng: Rng) -> list[Move]:
    """All moves if they are few, else some of them at random."""
    if len(moves) <= number:
        return moves
    order = list(range(len(moves)))
    for index in range(number):
        other = index + rng.below(len(order) - index)
        order[index], order[other] = order[other], order[index]
    return [moves[index] for index in order[:number]]
