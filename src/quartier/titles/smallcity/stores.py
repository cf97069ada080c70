"""Storing raw materials in the City Hall and the Warehouses (SC-81, SC-83, SC-84, SC-103)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask, Step
from quartier.core.lists import plus
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.smallcity.content import GOOD_KEYS, GOODS
from quartier.titles.smallcity.moves import IN_HALL, SHELVE
from quartier.titles.smallcity.state import PHASES, UNDECIDED, SmallCity
from quartier.titles.smallcity.verbs import FromHall, HallGood


def hall_share(state: SmallCity, seat: int) -> tuple[int, int]:
    """How many of the pieces to be stored may go to the City Hall: least and most."""
    borough = state.borough(seat)
    pieces = sum(state.due)
    return max(0, pieces - borough.store_room), min(pieces, borough.hall_room)


class Store(Step[SmallCity]):
    """SC-81: `state.due` is put away; it fits. Where is asked only if there is a choice."""

    def run(self, state: SmallCity) -> None:
        seat = state.active
        if not any(state.due):
            state.to_hall = UNDECIDED
            return
        if state.to_hall == UNDECIDED:
            low, high = hall_share(state, seat)
            if low < high:
                state.ask(seat, SHARE_GOODS)
                state.then(STORE)
                return
            state.to_hall = low
        kinds = [good for good in range(len(GOODS)) if state.due[good]]
        if 0 < state.to_hall < sum(state.due) and len(kinds) > 1:
            state.ask(seat, SHELVE_GOOD)
            state.then(STORE)
            return
        for good in kinds:
            while state.due[good]:
                put_away(state, seat, good, state.to_hall > 0)
        state.to_hall = UNDECIDED


def put_away(state: SmallCity, seat: int, good: int, in_hall: bool) -> None:
    """One of the pieces finds its place."""
    borough = state.changing(seat)
    state.due = plus(state.due, good, -1)
    if in_hall:
        state.to_hall -= 1
        borough.put_in_hall(good)
    else:
        borough.put_in_store(good)
    if state.listening:
        place = "place-hall" if in_hall else "place-warehouses"
        state.tell("event-stored", {"seat": seat, "good": GOOD_KEYS[good], "place": place})


class ShareGoods(Ask[SmallCity]):
    """SC-81: how many of the new pieces go to the City Hall."""

    def question(self, state: SmallCity, seat: int) -> Question:
        goods = [GOOD_KEYS[good] for good in range(len(GOODS)) for _ in range(state.due[good])]
        facts: Facts = {"goods": goods}
        return Question(PHASES[state.phase], "prompt-share", "SC-81", facts)

    def moves(self, state: SmallCity, seat: int) -> list[Move]:
        low, high = hall_share(state, seat)
        return [*IN_HALL[low : high + 1]]

    def refusal(self, state: SmallCity, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, FromHall):
            return Refusal("SC-81", NOT_OFFERED, {})
        low, high = hall_share(state, seat)
        if low <= move.pieces <= high:
            return None
        return Refusal("SC-81", "refusal-hall-number", {"low": low, "high": high})

    def answer(self, state: SmallCity, seat: int, move: Move) -> None:
        assert isinstance(move, FromHall)
        state.to_hall = move.pieces


class ShelveGood(Ask[SmallCity]):
    """SC-81: which of the new pieces goes to the City Hall."""

    def question(self, state: SmallCity, seat: int) -> Question:
        return Question(PHASES[state.phase], "prompt-shelve", "SC-81", {"number": state.to_hall})

    def moves(self, state: SmallCity, seat: int) -> list[Move]:
        return [SHELVE[good] for good in range(len(GOODS)) if state.due[good]]

    def refusal(self, state: SmallCity, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, HallGood):
            return Refusal("SC-81", NOT_OFFERED, {})
        if state.due[move.good]:
            return None
        return Refusal("SC-81", "refusal-no-good", {"good": GOOD_KEYS[move.good]})

    def answer(self, state: SmallCity, seat: int, move: Move) -> None:
        assert isinstance(move, HallGood)
        put_away(state, seat, move.good, True)


STORE: Final = Store("store")
SHARE_GOODS: Final = ShareGoods("share_goods")
SHELVE_GOOD: Final = ShelveGood("shelve_good")
