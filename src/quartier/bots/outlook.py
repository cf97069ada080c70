"""What a choice leads to: a move, the answers that belong to it, and what the title makes of it."""

from __future__ import annotations

from typing import Final

from quartier.core.moves import Move
from quartier.core.rng import Rng
from quartier.core.state import State
from quartier.core.titles import Title

# Of many answers to a follow-up question so many are tried.
WIDTH: Final = 8


class Outlook:
    """What a choice that is asked at one moment leads to, for one seat."""

    def __init__(self, title: Title, seat: int, moment: int, rng: Rng) -> None:
        self.title = title
        self.seat = seat
        self.moment = moment
        self.rng = rng

    def after(self, state: State, move: Move, depth: int) -> float:
        """The worth of a move, its follow-ups answered as well as `depth` allows."""
        after = state.clone()
        after.advance(self.seat, move)
        while after.moment == self.moment:
            # A question within the same moment belongs to the same choice: how to pay, where.
            moves = after.moves(self.seat)
            if not moves or after.question(self.seat).opens_choice:
                break
            if len(moves) == 1 or depth == 0:
                after.advance(self.seat, after.draw(self.seat, self.rng))
                continue
            return max(
                [self.after(after, answer, depth - 1) for answer in some_of(moves, WIDTH, self.rng)]
            )
        return self.title.evaluate(after, self.seat)


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
