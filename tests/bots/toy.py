"""A small title: in each of three rounds a seat takes some stones and then may double them.

Three doubled stones are worth nothing, so the best is two, doubled. Seats play one after the other
or, with the option `together`, all at the same time; only then do the points count at the end of
the round. Each seat has a hidden number, which changes nothing.
"""

from __future__ import annotations

from quartier.core.agenda import NOT_OFFERED, Agenda, Ask, Step
from quartier.core.cards import Cards, Zone
from quartier.core.moves import ActionSpace, Move
from quartier.core.rng import Rng, Seed, seeded
from quartier.core.speech import Question, Refusal, Result, ScoreLine
from quartier.core.state import State
from quartier.core.titles import Option, Settings, Title
from quartier.core.views import ViewPart

ROUNDS = 3
TAKE = [Move(f"take {stones}", "move-take", {"stones": stones}) for stones in range(4)]
KEEP = Move("keep", "move-keep", {})
DOUBLE = Move("double", "move-double", {})
SPACE = ActionSpace()
SPACE.add([*TAKE, KEEP, DOUBLE])
BEST_ROUND = 4


class View(ViewPart):
    points: list[int]
    secret: int


class Stones(Agenda["Stones"]):
    def __init__(self, seats: int, together: bool, rng: Rng, cards: Cards) -> None:
        super().__init__(seats, rng, cards)
        self.together_always = together
        self.taken = [0] * seats
        self.points = [0] * seats

    def forget(self, seat: int) -> None:
        self.taken[seat] = 0

    def view(self, seat: int | None) -> View:
        return View(self.points, self.cards.seen(seat or 0, self.eyes(seat)))

    def clone(self) -> Stones:
        twin = Stones(self.seats, self.together_always, self.rng.clone(), self.cards.clone())
        twin.copy_agenda(self)
        twin.taken = self.taken[:]
        twin.points = self.points[:]
        return twin

    def zones(self) -> list[Zone]:
        return [Zone([seat], self.eyes(seat), True) for seat in range(self.seats)]

    def lay_out(self, zones: list[list[int]], numbers: list[int]) -> None:
        """Every number stays with its seat."""

    def insiders(self, seat: int) -> int:
        return self.eyes(seat) if self.together_always else self.all_eyes

    def data(self) -> tuple[object, ...]:
        return (self.agenda_data(), self.taken, self.points)

    @property
    def result(self) -> Result | None:
        if self.deciders:
            return None
        lines = [[ScoreLine("score-stones", "stones", "", points)] for points in self.points]
        ranks = [1 + sum(other > own for other in self.points) for own in self.points]
        return Result(["score-stones"], lines, self.points[:], ranks, "", "end-rounds")


class Take(Ask[Stones]):
    def question(self, state: Stones, seat: int) -> Question:
        return Question("phase-round", "prompt-take", "", {})

    def moves(self, state: Stones, seat: int) -> list[Move]:
        return [*TAKE]

    def refusal(self, state: Stones, seat: int, move: Move) -> Refusal | None:
        return None if move in TAKE else Refusal("", NOT_OFFERED, {})

    def answer(self, state: Stones, seat: int, move: Move) -> None:
        state.taken[seat] = TAKE.index(move)
        state.ask(seat, ASK_DOUBLE)


class Double(Ask[Stones]):
    def question(self, state: Stones, seat: int) -> Question:
        return Question("phase-round", "prompt-double", "", {})

    def moves(self, state: Stones, seat: int) -> list[Move]:
        return [KEEP, DOUBLE]

    def refusal(self, state: Stones, seat: int, move: Move) -> Refusal | None:
        return None if move in (KEEP, DOUBLE) else Refusal("", NOT_OFFERED, {})

    def answer(self, state: Stones, seat: int, move: Move) -> None:
        if move is DOUBLE:
            state.taken[seat] = 2 * state.taken[seat] % 6


class Round(Step[Stones]):
    def __init__(self, name: str, seat: int | None) -> None:
        super().__init__(name)
        self.seat = seat

    def run(self, state: Stones) -> None:
        for seat in range(state.seats) if self.seat is None else [self.seat]:
            state.ask(seat, ASK_TAKE)
        state.then(COUNT)


class Count(Step[Stones]):
    def run(self, state: Stones) -> None:
        for seat in range(state.seats):
            state.points[seat] += state.taken[seat]
            state.taken[seat] = 0


class StonesTitle(Title):
    def start(self, settings: Settings, seats: int, seed: Seed) -> State:
        together = bool(settings["together"])
        cards = Cards(list(range(seats)), [1 << seat for seat in range(seats)], [0] * seats)
        state = Stones(seats, together, seeded(seed), cards)
        for number in range(ROUNDS):
            if together:
                state.then(Round(f"round_{number}", None))
            else:
                state.then(*(Round(f"round_{number}_{seat}", seat) for seat in range(seats)))
        state.proceed()
        return state

    def forbids(self, settings: Settings, seats: int) -> Refusal | None:
        return None

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Stones)
        return float(state.points[seat])


ASK_TAKE = Take("take")
ASK_DOUBLE = Double("double")
COUNT = Count("count")
STONES = StonesTitle(
    title_id="stones",
    package=__name__,
    version=1,
    seats=(1, 2, 3),
    usual_seats=2,
    minutes=1,
    options=(Option("together", (False, True)),),
    space=SPACE,
    vocabulary=[],
)
