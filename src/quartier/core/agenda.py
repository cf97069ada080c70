"""How a title drives its state: an agenda of steps in the rulebook's order, and open questions.

The agenda goes on while nobody owes an answer. A simultaneous choice is several seats having
errands at once; an interrupt is a step that asks and puts further steps on the agenda.
"""

from __future__ import annotations

from typing import Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from quartier.core.cards import Cards
from quartier.core.moves import Move
from quartier.core.rng import Rng
from quartier.core.speech import Event, Facts, Question, Refusal
from quartier.core.state import State

S = TypeVar("S", bound=State)

NOT_ASKED = "refusal-not-asked"
NOT_OFFERED = "refusal-not-offered"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A line of the rulebook that happens. Frozen and shared; progress lives in the state."""

    def __init__(self, name: str) -> None:
        self.name = name

    def run(self, state: S) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Generic[S]):
    """A question to one seat. Frozen and shared; its name is unique within the title."""

    def __init__(self, name: str) -> None:
        self.name = name

    def question(self, state: S, seat: int) -> Question:
        raise NotImplementedError

    def moves(self, state: S, seat: int) -> list[Move]:
        raise NotImplementedError

    def refusal(self, state: S, seat: int, move: Move) -> Refusal | None:
        raise NotImplementedError

    def answer(self, state: S, seat: int, move: Move) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda(State, Generic[S]):
    """A state driven by steps and questions. Titles add their own fields and phases."""

    def __init__(self, seats: int, rng: Rng, cards: Cards) -> None:
        super().__init__(seats)
        self.rng = rng
        self.cards = cards
        self.agenda: list[Step[S]] = []
        self.errands: list[list[Ask[S]]] = [[] for _ in range(seats)]
        self.open_errands = 0
        self.asked: list[list[Ask[S]]] = self.errands
        self.together = False
        self.listening = False
        self.told: list[Event] = []
        self._listed_seat = -1
        self._listed: list[Move] = []

    # What a title's steps and questions use

    def then(self, *steps: Step[S]) -> None:
        """These steps come next, in reading order, before what is already on the agenda."""
        for step in reversed(steps):
            self.agenda.append(step)

    def ask(self, seat: int, ask: Ask[S]) -> None:
        """Ask a seat before anything else it still owes."""
        if self.open_errands and not self.errands[seat]:
            self.together = True
        self.errands[seat].append(ask)
        self.open_errands += 1

    def offer(self, seat: int, ask: Ask[S], moves: list[Move]) -> None:
        """Ask a seat whose moves are listed already, so that they need not be found twice."""
        self.ask(seat, ask)
        self._listed = moves
        self._listed_seat = seat

    def show(self, card: int, eyes: int) -> None:
        """Let these eyes know a card: the only way knowledge grows."""
        if self.cards.show(card, eyes):
            self.reveals += 1

    def roll(self, bound: int) -> int:
        """Chance during play, which nobody may take back once it is seen."""
        self.reveals += 1
        return self.rng.below(bound)

    def shuffle(self, items: list[int]) -> None:
        """Shuffle during play."""
        self.reveals += 1
        self.rng.shuffle(items)

    def tell(self, key: str, facts: Facts, eyes: int = 0) -> None:
        """Report an event to these eyes (0: to all). Guard calls with `if state.listening`."""
        self.told.append(Event(key, facts, eyes or self.all_eyes))

    # The contract

    @property
    def deciders(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.errands[seat]]

    def question(self, seat: int) -> Question:
        return self.errands[seat][-1].question(cast(S, self), seat)

    def moves(self, seat: int) -> list[Move]:
        errands = self.errands[seat]
        if not errands:
            return []
        if self._listed_seat != seat:
            self._listed = errands[-1].moves(cast(S, self), seat)
            self._listed_seat = seat
        return self._listed

    def refusal(self, seat: int, move: Move) -> Refusal | None:
        if seat < 0 or seat >= self.seats or not self.errands[seat]:
            return Refusal("", NOT_ASKED, {})
        # What was just listed is legal; asking the rule again could repeat a dear search.
        if self._listed_seat == seat:
            for listed in self._listed:
                if listed is move:
                    return None
        return self.errands[seat][-1].refusal(cast(S, self), seat, move)

    def play(self, seat: int, move: Move) -> list[Event] | Refusal:
        refusal = self.refusal(seat, move)
        if refusal is not None:
            return refusal
        self.listening = True
        self.advance(seat, move)
        self.listening = False
        told = self.told
        self.told = []
        return told

    def advance(self, seat: int, move: Move) -> None:
        self._listed_seat = -1
        self.open_errands -= 1
        self.errands[seat].pop().answer(cast(S, self), seat, move)
        self.proceed()

    def proceed(self) -> None:
        """Run the agenda until somebody owes an answer or nothing is left."""
        if self.open_errands:
            return
        while not self.open_errands and self.agenda:
            if self.together:
                # Answers given at the same time become public together.
                self.together = False
                self.reveals += 1
            self.moment += 1
            self.agenda.pop().run(cast(S, self))
        self.asked = [errands[:] for errands in self.errands]

    # Parts of a title's clone, sample and data

    def forget(self, seat: int) -> None:
        """Drop the secret answers a seat has given since it was asked; not its errands."""
        raise NotImplementedError

    def answer_anew(self, seat: int, rng: Rng) -> None:
        """Draw the secret answers of a seat again; a seat that still owes one starts afresh."""
        asked = self.asked[seat]
        if not asked:
            return
        finished = not self.errands[seat]
        self.open_errands += len(asked) - len(self.errands[seat])
        self.errands[seat] = asked[:]
        self._listed_seat = -1
        self.forget(seat)
        while finished and self.errands[seat]:
            move = self.draw(seat, rng)
            self._listed_seat = -1
            self.open_errands -= 1
            self.errands[seat].pop().answer(cast(S, self), seat, move)

    def copy_agenda(self, source: Agenda[S]) -> None:
        self.reveals = source.reveals
        self.moment = source.moment
        self.agenda = source.agenda[:]
        self.errands = [errands[:] for errands in source.errands]
        self.open_errands = source.open_errands
        self.asked = source.asked
        self.together = source.together

    def agenda_data(self) -> tuple[object, ...]:
        return (
            self.seats,
            self.reveals,
            self.moment,
            self.rng.data(),
            self.cards.data(),
            [step.name for step in self.agenda],
            [[ask.name for ask in errands] for errands in self.errands],
            self.together,
        )
