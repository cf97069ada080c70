"""How a title drives its state: an agenda of steps in the rulebook's order, and open questions.

The agenda goes on while nobody owes an answer. A simultaneous choice is several seats having
errands at once; an interrupt is a step that asks and puts further steps on the agenda.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from quartier.core.cards import Cards, Zone
from quartier.core.moves import Move
from quartier.core.rng import Rng, seeded
from quartier.core.speech import Event, Facts, Question, Refusal
from quartier.core.state import Foreseen, Frame, State

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
    """A question to one seat. Frozen and shared; its name is unique within the title.

    Questions asked one after the other within a moment belong to one choice (which card, how to
    pay), unless one of them `opens_choice` of its own: what to do next behind a screen. `alone` are
    the errands of a seat that owes an answer to nothing else.
    """

    def __init__(self, name: str, opens_choice: bool = False) -> None:
        self.name = name
        self.opens_choice = opens_choice
        self.alone: list[Ask[S]] = [self]

    def question(self, state: S, seat: int) -> Question:
        raise NotImplementedError

    def moves(self, state: S, seat: int) -> list[Move]:
        raise NotImplementedError

    def refusal(self, state: S, seat: int, move: Move) -> Refusal | None:
        raise NotImplementedError

    def answer(self, state: S, seat: int, move: Move) -> None:
        raise NotImplementedError


_NO_ERRANDS: Final[list[Ask[Any]]] = []
_NO_MOVES: Final[list[Move]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda(State, Generic[S]):
    """A state driven by steps and questions. Titles add their own fields and phases.

    The errands of a seat are replaced, never changed in place, so that clones share them.
    """

    def __init__(self, seats: int, rng: Rng, cards: Cards) -> None:
        super().__init__(seats)
        self.rng = rng
        self.cards = cards
        self.agenda: list[Step[S]] = []
        self.errands: list[list[Ask[S]]] = [_NO_ERRANDS] * seats
        self.open_errands = 0
        self.asked: list[list[Ask[S]]] = self.errands
        self.together = False
        self.listening = False
        self.told: list[Event] = []
        self._listed_seat = -1
        self._listed = _NO_MOVES

    # What a title's steps and questions use

    def then(self, step: Step[S], *later: Step[S]) -> None:
        """These steps come next, in reading order, before what is already on the agenda."""
        for index in range(len(later) - 1, -1, -1):
            self.agenda.append(later[index])
        self.agenda.append(step)

    def ask(self, seat: int, ask: Ask[S]) -> None:
        """Ask a seat before anything else it still owes."""
        errands = self.errands[seat]
        if self.open_errands and not errands:
            self.together = True
        self.errands[seat] = [*errands, ask] if errands else ask.alone
        self.open_errands += 1
        self._listed_seat = -1

    def take_errand(self, seat: int) -> Ask[S]:
        """The question a seat is going to answer, no longer owed."""
        errands = self.errands[seat]
        self.errands[seat] = errands[:-1] if len(errands) > 1 else _NO_ERRANDS
        self.open_errands -= 1
        return errands[-1]

    def offer(self, seat: int, ask: Ask[S], moves: list[Move]) -> None:
        """Ask a seat whose moves are listed already, so that they need not be found twice."""
        self.ask(seat, ask)
        self._listed = moves
        self._listed_seat = seat

    def show(self, card: int, eyes: int) -> None:
        """Let these eyes know a card: the only way knowledge grows."""
        if self.cards.show(card, eyes):
            self.reveals += 1

    def show_all(self, cards: list[int], eyes: int) -> None:
        """Let these eyes know some cards."""
        self.reveals += self.cards.show_all(cards, eyes)

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

    def mark(self) -> None:
        """Keep the position as it is after what was told so far, if anybody listens.

        The agenda does so between its steps; a step in which one thing happens after the other
        does so between them.
        """
        if not self.listening:
            return
        marked = self.frames[-1].told if self.frames else 0
        if len(self.told) > marked:
            self.frames = [*self.frames, Frame(len(self.told), self.clone())]

    # The contract

    @property
    def deciders(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.errands[seat]]

    def question(self, seat: int) -> Question:
        return self.errands[seat][-1].question(cast(S, self), seat)

    def is_asked_on(self, seat: int) -> bool:
        errands = self.errands[seat]
        return bool(errands) and not errands[-1].opens_choice

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
        # What was just listed is legal; asking the rule again could repeat a costly search.
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
        self.frames = []
        self.advance(seat, move)
        self.listening = False
        told = self.told
        self.told = []
        return told

    def advance(self, seat: int, move: Move) -> None:
        self._listed_seat = -1
        self.take_errand(seat).answer(cast(S, self), seat, move)
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
            if self.listening:
                self.mark()
            self.agenda.pop().run(cast(S, self))
        self.asked = self.errands[:]

    def veiled(self, seat: int | None) -> State:
        twin = self.clone()
        assert isinstance(twin, Agenda)
        twin.veil(seat)
        return twin

    def dealt(self, seat: int | None, rng: Rng) -> State:
        twin = self.clone()
        assert isinstance(twin, Agenda)
        twin.deal(seat, rng)
        return twin

    def redealt(self, rng: Rng) -> State:
        twin = self.clone()
        assert isinstance(twin, Agenda)
        twin.rng = rng.fork()
        twin._deal_cards(twin.player_eyes, None)
        twin._deal_cards(twin.player_eyes, rng)
        return twin

    def foreseen(self, seat: int, move: Move) -> Foreseen:
        known = self.veiled(seat)
        assert isinstance(known, Agenda)
        known.leave_alone(seat)
        ahead = known.clone()
        assert isinstance(ahead, Agenda)
        ahead.take_errand(seat).answer(ahead, seat, move)
        while ahead.follows(known, seat):
            known = ahead
            if known.open_errands or not known.agenda:
                return Foreseen(known, not self.together)
            if self.together and not known.is_done_alone(known.agenda[-1]):
                break
            ahead = known.clone()
            assert isinstance(ahead, Agenda)
            ahead.agenda.pop().run(ahead)
        return Foreseen(known, False)

    def leave_alone(self, seat: int) -> None:
        """Ask nobody but this seat, and drop what partners have answered so far."""
        for other in range(self.seats):
            if other != seat:
                self.retract(other)
                self.open_errands -= len(self.errands[other])
                self.errands[other] = _NO_ERRANDS

    def follows(self, before: State, seat: int | None = None) -> bool:
        assert isinstance(before, Agenda)
        eyes = self.player_eyes if seat is None else self.eyes(seat)
        if self.rng.data() != before.rng.data():
            return False
        known = before.cards.known
        return all(
            card < len(known) and known[card] & eyes
            for card, now in enumerate(self.cards.known)
            if now & eyes
        )

    def is_done_alone(self, step: Step[S]) -> bool:
        """Whether a step can do what one seat has answered while the others have not."""
        return False

    # What a title says of its hidden things

    def zones(self) -> list[Zone]:
        """Where cards lie, in a fixed order; those in no zone are out of the game."""
        raise NotImplementedError

    def lay_out(self, zones: list[list[int]], numbers: list[int]) -> None:
        """Let the cards lie like this, in the order of `zones()`; card c is now `numbers[c]`."""
        raise NotImplementedError

    def exchangeable(self) -> list[list[int]]:
        """Cards with different backs that may change places all the same, as far as one knows."""
        return []

    def insiders(self, seat: int) -> int:
        """The eyes that see the secret answers of a seat."""
        return self.eyes(seat)

    def forget(self, seat: int) -> None:
        """Drop the secret answers a seat has given since it was asked; not its errands."""
        raise NotImplementedError

    def retract(self, seat: int) -> None:
        """Drop what a seat has answered in secret; who still owes an answer starts afresh."""
        asked = self.asked[seat]
        if not asked:
            return
        if self.errands[seat]:
            self.open_errands += len(asked) - len(self.errands[seat])
            self.errands[seat] = asked
        self.forget(seat)

    def settle(self, seat: int | None) -> None:
        """Work out what follows from cards the seat has just imagined."""

    # How a seat's knowledge becomes a state

    def veil(self, seat: int | None) -> None:
        """Keep what a seat knows; put everything else into an order that tells nothing."""
        eyes = self.eyes(seat)
        self.rng = seeded(0)
        self.reveals = 0
        self.moment = 0
        self._listed_seat = -1
        for other in range(self.seats):
            if not self.insiders(other) & eyes:
                self.retract(other)
        self._number_cards(eyes)
        self._deal_cards(eyes, None)

    def _number_cards(self, eyes: int) -> None:
        """Number cards by where they lie, since the numbers they had may tell where they came from.

        Of cards in no order, who else knows one may follow from hidden faces; so only the eyes,
        those whose cards they are by the rules, and everybody together are remembered.
        """
        cards = self.cards
        known = cards.knowledge()
        everybody = self.all_eyes
        order: list[int] = []
        lying: list[list[int]] = []
        out_of_play = set(range(len(cards.face)))
        for zone in self.zones():
            start = len(order)
            if zone.in_order:
                order += zone.cards
            else:
                order += cards.in_order_of_sight(zone.cards, eyes, everybody)
            lying.append(list(range(start, len(order))))
            for card in zone.cards:
                out_of_play.remove(card)
                if not zone.in_order and known[card] != everybody:
                    known[card] = known[card] & eyes | zone.holders
        for card in out_of_play:
            if known[card] != everybody:
                known[card] &= eyes
        order += cards.in_order_of_sight(sorted(out_of_play), eyes, everybody)
        numbers = [0] * len(order)
        for number, card in enumerate(order):
            numbers[card] = number
        cards.renumber(order)
        self.lay_out(lying, numbers)

    def deal(self, seat: int | None, rng: Rng) -> None:
        """Draw what a seat does not know, from the order a veil has put it into."""
        eyes = self.eyes(seat)
        self.rng = rng.fork()
        self._deal_cards(eyes, rng)
        self.settle(seat)
        for other in range(self.seats):
            if not self.insiders(other) & eyes:
                self._answer_anew(other, rng)

    def _deal_cards(self, eyes: int, rng: Rng | None) -> None:
        """Hidden faces anew, first those that may lie under another back."""
        if rng is None:
            self.cards.redraw(eyes, None)
        for pool in self.exchangeable():
            self.cards.exchange(pool, eyes, rng)
        self.cards.redraw(eyes, rng)

    def _answer_anew(self, seat: int, rng: Rng) -> None:
        """Draw secret answers for a seat that has given some."""
        if self.errands[seat]:
            return
        self.errands[seat] = self.asked[seat]
        self.open_errands += len(self.errands[seat])
        while self.errands[seat]:
            self._listed_seat = -1
            move = self.draw(seat, rng)
            self._listed_seat = -1
            self.take_errand(seat).answer(cast(S, self), seat, move)

    # Parts of a title's clone and data

    def copy_agenda(self, source: Agenda[S]) -> None:
        self.reveals = source.reveals
        self.moment = source.moment
        self.agenda = source.agenda[:]
        self.errands = source.errands[:]
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
