"""The choices before the first round: the side of the board, where the City Hall lies, which
promise to keep (SC-16, SC-18, SC-22)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask, Step
from quartier.core.lists import with_item
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.smallcity.building import places_for
from quartier.titles.smallcity.content import CITY_HALL, PILES, PROMISES, SIDES, SPECIAL_PILE
from quartier.titles.smallcity.grid import CELL_FACTS
from quartier.titles.smallcity.moves import KEEP, MOST_SEATS, SIDE
from quartier.titles.smallcity.placements import Place
from quartier.titles.smallcity.state import NO_CARD, SmallCity
from quartier.titles.smallcity.verbs import ChooseSide, KeepPromise

PHASE: Final = "phase-setup"


class ChooseSides(Step[SmallCity]):
    """SC-16: the player at this place in the turn order chooses, for all to see."""

    def __init__(self, turn: int) -> None:
        super().__init__(f"choose_sides_{turn + 1}")
        self.turn = turn

    def run(self, state: SmallCity) -> None:
        state.ask(state.order()[self.turn], CHOOSE_SIDE)


class PickSide(Ask[SmallCity]):
    """SC-16: easy or expert."""

    def question(self, state: SmallCity, seat: int) -> Question:
        first: Facts = {side: sides[0] for side, sides in SIDES.items()}
        return Question(PHASE, "prompt-side", "SC-16", first)

    def moves(self, state: SmallCity, seat: int) -> list[Move]:
        return [*SIDE]

    def refusal(self, state: SmallCity, seat: int, move: Move) -> Refusal | None:
        return None if isinstance(move, ChooseSide) else Refusal("SC-16", NOT_OFFERED, {})

    def answer(self, state: SmallCity, seat: int, move: Move) -> None:
        assert isinstance(move, ChooseSide)
        state.changing(seat).turn_to(SIDES[move.side])
        if state.listening:
            state.tell("event-side", {"seat": seat, **move.facts})


class LayHalls(Step[SmallCity]):
    """SC-18: everybody lays the City Hall at the same time, behind the screen."""

    def run(self, state: SmallCity) -> None:
        for seat in state.order():
            state.ask(seat, LAY_HALL)
        state.then(SHOW_HALLS)


class LayHall(Ask[SmallCity]):
    """SC-18: anywhere inside the Buildable Zone."""

    def question(self, state: SmallCity, seat: int) -> Question:
        return Question(PHASE, "prompt-city-hall", "SC-18", {})

    def moves(self, state: SmallCity, seat: int) -> list[Move]:
        return [*places_for(state.world, state.borough(seat), CITY_HALL, False)]

    def refusal(self, state: SmallCity, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, Place) or move.tile is not CITY_HALL:
            return Refusal("SC-18", NOT_OFFERED, {})
        if move.mask & ~state.borough(seat).free:
            return Refusal("SC-18", "refusal-place", {"tile": CITY_HALL.key})
        return None

    def answer(self, state: SmallCity, seat: int, move: Move) -> None:
        assert isinstance(move, Place)
        state.halls = with_item(state.halls, seat, move)
        if state.listening:
            _tell_hall(state, seat, move, state.eyes(seat))


class ShowHalls(Step[SmallCity]):
    """SC-18: the screens go away."""

    def run(self, state: SmallCity) -> None:
        for seat in state.order():
            place = state.halls[seat]
            assert place is not None
            state.changing(seat).build(place)
            state.halls = with_item(state.halls, seat, None)
            if state.listening:
                _tell_hall(state, seat, place, state.all_eyes & ~state.eyes(seat))


def _tell_hall(state: SmallCity, seat: int, place: Place, eyes: int) -> None:
    state.tell("event-hall", {"seat": seat, "cell": CELL_FACTS[place.first]}, eyes)


class DealPromises(Step[SmallCity]):
    """SC-22: one promise of each pile for everybody."""

    def run(self, state: SmallCity) -> None:
        for seat in state.order():
            cards = [state.draw_promise(pile) for pile in range(SPECIAL_PILE)]
            state.drawn = with_item(state.drawn, seat, cards)
            for card in cards:
                state.show(card, state.eyes(seat))
            if state.listening:
                keys = [PROMISES[state.cards.face[card]].key for card in cards]
                state.tell("event-dealt", {"promises": keys}, state.eyes(seat))
        for seat in state.order():
            state.ask(seat, KEEP_ONE)
        state.then(PUT_BACK)


def find_drawn(state: SmallCity, seat: int, face: int) -> int:
    """The card of this face among those a seat has drawn, or NO_CARD."""
    for card in state.drawn[seat]:
        if state.cards.face[card] == face:
            return card
    return NO_CARD


class KeepOne(Ask[SmallCity]):
    """SC-22, SC-112: which of the drawn promises to keep."""

    def __init__(self, name: str, phase: str, rule: str) -> None:
        super().__init__(name)
        self.phase = phase
        self.rule = rule

    def question(self, state: SmallCity, seat: int) -> Question:
        return Question(self.phase, "prompt-keep", self.rule, {})

    def moves(self, state: SmallCity, seat: int) -> list[Move]:
        return [KEEP[state.cards.face[card]] for card in state.drawn[seat]]

    def refusal(self, state: SmallCity, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, KeepPromise):
            return Refusal(self.rule, NOT_OFFERED, {})
        if find_drawn(state, seat, move.face) != NO_CARD:
            return None
        return Refusal(self.rule, "refusal-not-drawn", {**move.facts})

    def answer(self, state: SmallCity, seat: int, move: Move) -> None:
        assert isinstance(move, KeepPromise)
        state.picks = with_item(state.picks, seat, find_drawn(state, seat, move.face))
        if state.listening:
            state.tell("event-keeps", {"seat": seat, **move.facts}, state.eyes(seat))


class PutBack(Step[SmallCity]):
    """SC-22: the other two go back under their own piles, so everybody sees what kind stays."""

    def run(self, state: SmallCity) -> None:
        for seat in state.order():
            for pile, card in enumerate(state.drawn[seat]):
                if card == state.picks[seat]:
                    state.changing(seat).promises = [card]
                    if state.listening:
                        facts: Facts = {"seat": seat, "pile": f"pile-{PILES[pile]}"}
                        state.tell("event-promise-kept", facts)
                else:
                    state.piles = with_item(state.piles, pile, [*state.piles[pile], card])
            state.drawn = with_item(state.drawn, seat, [])
            state.picks = with_item(state.picks, seat, NO_CARD)


CHOOSE_SIDES: Final = [ChooseSides(turn) for turn in range(MOST_SEATS)]
CHOOSE_SIDE: Final = PickSide("choose_side")
LAY_HALLS: Final = LayHalls("lay_halls")
LAY_HALL: Final = LayHall("lay_hall")
SHOW_HALLS: Final = ShowHalls("show_halls")
DEAL_PROMISES: Final = DealPromises("deal_promises")
KEEP_ONE: Final = KeepOne("keep_one", PHASE, "SC-22")
PUT_BACK: Final = PutBack("put_back")
