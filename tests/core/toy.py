"""A title just large enough to show how core works.

Everybody lays a card in secret (who lays a high one may raise it); the cards are opened; then each
seat in turn says yes or no; at the end seat 0 digs in the deck for as long as it likes.
"""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Agenda, Ask, Step
from quartier.core.cards import Cards, Zone
from quartier.core.moves import ActionSpace, Move
from quartier.core.rng import Rng, Seed, seeded
from quartier.core.speech import Facts, Question, Refusal, Result, ScoreLine
from quartier.core.state import State
from quartier.core.titles import Option, Settings, Title
from quartier.core.views import ViewPart

KINDS: Final = 4
HIGH: Final = 2
HAND: Final = 3

LAY: Final = [Move(f"lay {kind}", "move-lay", {"kind": kind}) for kind in range(KINDS)]
RAISE: Final = Move("raise", "move-raise", {})
HOLD: Final = Move("hold", "move-hold", {})
YES: Final = Move("say yes", "move-say", {"word": "word-yes"})
NO: Final = Move("say no", "move-say", {"word": "word-no"})
DIG: Final = Move("dig", "move-dig", {})
STOP: Final = Move("stop", "move-stop", {})

SPACE: Final = ActionSpace()
SPACE.add([*LAY, RAISE, HOLD, YES, NO, DIG, STOP])


class View(ViewPart):
    hands: list[list[int]]
    scores: list[int]
    said: list[str]
    deck: int


class Toy(Agenda["Toy"]):
    """A table of the toy."""

    def __init__(self, seats: int, rng: Rng, cards: Cards) -> None:
        super().__init__(seats, rng, cards)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []
        self.laid = [-1] * seats
        self.raised = [False] * seats
        self.opened = False
        self.said: list[str] = []
        self.over = False
        # How often a list of moves was made, to see what is remembered; no part of the game.
        self.listings = 0

    def kinds(self, seat: int) -> list[int]:
        return sorted({self.cards.face[card] for card in self.hands[seat]})

    def score(self, seat: int) -> int:
        return self.cards.face[self.laid[seat]] + self.raised[seat]

    def view(self, seat: int | None) -> View:
        eyes = self.eyes(seat)
        return View(
            hands=[sorted(self.cards.seen(card, eyes) for card in hand) for hand in self.hands],
            scores=[self.score(seat) for seat in range(self.seats)] if self.opened else [],
            said=self.said,
            deck=len(self.deck),
        )

    def clone(self) -> Toy:
        twin = Toy(self.seats, self.rng.clone(), self.cards.clone())
        twin.copy_agenda(self)
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck = self.deck[:]
        twin.laid = self.laid[:]
        twin.raised = self.raised[:]
        twin.opened = self.opened
        twin.said = self.said[:]
        twin.over = self.over
        return twin

    def zones(self) -> list[Zone]:
        hands = [Zone(hand, self.eyes(seat), False) for seat, hand in enumerate(self.hands)]
        return [*hands, Zone(self.deck, 0, True)]

    def lay_out(self, zones: list[list[int]], numbers: list[int]) -> None:
        self.hands = zones[:-1]
        self.deck = zones[-1]
        self.laid = [card if card < 0 else numbers[card] for card in self.laid]

    def forget(self, seat: int) -> None:
        if not self.opened:
            self.laid[seat] = -1
            self.raised[seat] = False

    def data(self) -> tuple[object, ...]:
        return (
            self.agenda_data(),
            self.hands,
            self.deck,
            self.laid,
            self.raised,
            self.opened,
            self.said,
            self.over,
        )

    @property
    def result(self) -> Result | None:
        if not self.over:
            return None
        totals = [self.score(seat) for seat in range(self.seats)]
        lines = [[ScoreLine("score-cards", "card", "", total)] for total in totals]
        ranks = [1 + sum(other > total for other in totals) for total in totals]
        return Result(["score-cards"], lines, totals, ranks, "", "end-dug")


class LayCards(Step[Toy]):
    """Simultaneous: all at once, in secret."""

    def run(self, state: Toy) -> None:
        for seat in range(state.seats):
            state.ask(seat, LAY_CARD)
        state.then(OPEN, TALK, DIGGING, END)


class Open(Step[Toy]):
    """What was laid becomes known to all."""

    def run(self, state: Toy) -> None:
        state.opened = True
        for seat, card in enumerate(state.laid):
            state.show(card, state.all_eyes)
            if state.listening:
                facts: Facts = {"kind": state.cards.face[card], "score": state.score(seat)}
                state.tell("event-opened", {"seat": seat, **facts})


class Talk(Step[Toy]):
    """Sequential: asks one seat and comes back for the next."""

    def run(self, state: Toy) -> None:
        if len(state.said) < state.seats:
            state.ask(len(state.said), SPEAK)
            state.then(TALK)


class Digging(Step[Toy]):
    """An interrupt: the answer decides whether this step comes again."""

    def run(self, state: Toy) -> None:
        if state.deck:
            state.ask(0, DIG_OR_STOP)


class End(Step[Toy]):
    """Nothing is left to do."""

    def run(self, state: Toy) -> None:
        state.over = True


class ToyAsk(Ask[Toy]):
    """A question whose few answers do not depend on anything."""

    def __init__(self, name: str, answers: list[Move]) -> None:
        super().__init__(name)
        self.answers = answers

    def question(self, state: Toy, seat: int) -> Question:
        return Question("phase-toy", f"prompt-{self.name}", "", {"seat": seat})

    def moves(self, state: Toy, seat: int) -> list[Move]:
        state.listings += 1
        return self.answers

    def refusal(self, state: Toy, seat: int, move: Move) -> Refusal | None:
        return None if move in self.moves(state, seat) else Refusal("", NOT_OFFERED, {})


class LayCard(ToyAsk):
    def moves(self, state: Toy, seat: int) -> list[Move]:
        state.listings += 1
        return [LAY[kind] for kind in state.kinds(seat)]

    def answer(self, state: Toy, seat: int, move: Move) -> None:
        kind = LAY.index(move)
        faces = state.cards.face
        state.laid[seat] = next(card for card in state.hands[seat] if faces[card] == kind)
        if kind >= HIGH:
            state.ask(seat, RAISE_OR_HOLD)


class RaiseOrHold(ToyAsk):
    def answer(self, state: Toy, seat: int, move: Move) -> None:
        state.raised[seat] = move is RAISE


class Speak(ToyAsk):
    def answer(self, state: Toy, seat: int, move: Move) -> None:
        state.said.append(move.text)
        if state.listening:
            state.tell("event-said", {"seat": seat, **move.facts})


class DigOrStop(ToyAsk):
    def answer(self, state: Toy, seat: int, move: Move) -> None:
        if move is DIG:
            card = state.deck.pop()
            state.hands[seat].append(card)
            state.show(card, state.eyes(seat))
            if state.listening:
                state.tell("event-dug", {"left": len(state.deck)})
                state.tell("event-dug-card", {"kind": state.cards.face[card]}, state.eyes(seat))
            state.then(DIGGING)


LAY_CARDS: Final = LayCards("lay_cards")
OPEN: Final = Open("open")
TALK: Final = Talk("talk")
DIGGING: Final = Digging("digging")
END: Final = End("end")
LAY_CARD: Final = LayCard("lay", [])
RAISE_OR_HOLD: Final = RaiseOrHold("raise", [RAISE, HOLD])
SPEAK: Final = Speak("speak", [YES, NO])
DIG_OR_STOP: Final = DigOrStop("dig", [DIG, STOP])


class ToyTitle(Title):
    """The toy, with options that change nothing but what is allowed."""

    def forbids(self, settings: Settings, seats: int) -> Refusal | None:
        if settings["quick"] and seats == 4:
            return Refusal("", "refusal-too-many-for-quick", {})
        return None

    def start(self, settings: Settings, seats: int, seed: Seed) -> State:
        rng = seeded(seed)
        faces = [index % KINDS for index in range((seats + 1) * HAND)]
        rng.shuffle(faces)
        state = Toy(seats, rng, Cards(faces, [0] * len(faces), [0] * len(faces)))
        for seat in range(seats):
            state.hands[seat] = list(range(seat * HAND, (seat + 1) * HAND))
            for card in state.hands[seat]:
                state.show(card, state.eyes(seat))
        state.deck = list(range(seats * HAND, (seats + 1) * HAND))
        state.then(LAY_CARDS)
        state.proceed()
        return state

    def evaluate(self, state: State, seat: int) -> float:
        return 0.0


TITLE: Final = ToyTitle(
    title_id="toy",
    package=__name__,
    version=3,
    seats=(2, 3, 4),
    usual_seats=3,
    minutes=1,
    options=(Option("quick", (False, True)), Option("mood", ("calm", "wild"))),
    space=SPACE,
    vocabulary=[],
)
SETTINGS: Final[Settings] = {"quick": False, "mood": "calm"}


def new_toy(seats: int = 3, seed: int = 1) -> Toy:
    state = TITLE.new(SETTINGS, seats, seed)
    assert isinstance(state, Toy)
    return state


def plain_answer(state: State, seat: int) -> Move:
    """The first answer on the list, without raising."""
    moves = state.moves(seat)
    return HOLD if HOLD in moves else moves[0]
