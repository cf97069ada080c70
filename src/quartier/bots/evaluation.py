"""What positions are worth: as the title's own rules of thumb say, or as a network has learned."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from quartier.core.state import State
from quartier.core.titles import TO_THE_END, Title


class Expected:
    """What a position promises: its worth to each seat, and the points one of them will have in the
    end, as told to a person, nothing added or held back for the sake of the choice.
    """

    def __init__(self, worths: list[float], points: float) -> None:
        self.worths = worths
        self.points = points


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Values positions of one title; asked of imagined worlds, never of the real state.

    `horizon` is how many choices a search plays on before it asks, `rounds` how many rounds after
    the one it begins in, at the most, to their end.
    """

    def __init__(self, horizon: int, rounds: int = TO_THE_END) -> None:
        self.horizon = horizon
        self.rounds = rounds

    def round_of(self, state: State) -> int:
        """In which round a position lies, where rounds are counted."""
        return 0

    def worths(self, states: list[State], seat: int) -> list[float]:
        """What a seat chooses by: its points to expect of each position, higher is better."""
        raise NotImplementedError

    def worth(self, state: State, seat: int) -> float:
        return self.worths([state], seat)[0]

    def likely(self, states: list[State], seat: int) -> list[int]:
        """The places of those positions whose worth a playout asks for: all, if that is quick."""
        return list(range(len(states)))

    def expected(self, states: list[State], seat: int) -> list[Expected]:
        """What each position promises, to everybody and to one seat."""
        raise NotImplementedError


# Who values the positions of a title that go on from an imagined world.
Judge = Callable[[Title, State], Evaluation]


class ByHand(Evaluation):
    """The evaluation written by hand."""

    def __init__(self, title: Title) -> None:
        super().__init__(title.horizon)
        self.title = title

    def worths(self, states: list[State], seat: int) -> list[float]:
        return [self.title.evaluate(state, seat) for state in states]

    def expected(self, states: list[State], seat: int) -> list[Expected]:
        found = []
        for state in states:
            worths = [self.title.evaluate(state, other) for other in range(state.seats)]
            found.append(Expected(worths, worths[seat]))
        return found


def by_hand(title: Title, world: State) -> Evaluation:
    return ByHand(title)
