"""Phase 3: citizens move, are housed and arrive (SC-66 to SC-77)."""

from __future__ import annotations

from tests.umpires.hearing import number, word
from tests.umpires.smallcity.borough import GOODS, POSTS, WORK, Borough, Cell, cell_of
from tests.umpires.smallcity.building import Building
from tests.umpires.watching import View, check, equal

from quartier.core.speech import Facts
from quartier.core.titles import Settings

Spot = tuple[int, Cell]


class Moving(Building):
    """Who goes where."""

    def __init__(self, settings: Settings, seats: int, opening: View) -> None:
        super().__init__(settings, seats, opening)
        # SC-69: the work slots held when the phase began, by seat; None before it.
        self.barred: list[set[Spot]] | None = None
        self.moved: set[Spot] = set()
        self.housing = False  # SC-76: this player's citizens have moved

    def enter_moving(self) -> None:
        self.moved = set()
        self.housing = False
        if self.barred is None:
            self.barred = [
                {
                    (borough.seat, cell)
                    for borough in self.boroughs
                    for cell, who in borough.people.items()
                    if who == seat and borough.slots[cell] in WORK
                }
                for seat in range(self.seats)
            ]

    def leave_moving(self, seat: int) -> None:
        check("SC-67", not self._waiting(seat), f"{self._waiting(seat)} have not moved")
        borough = self.boroughs[seat]
        check("SC-76", not (borough.hall and borough.empty_houses), f"{seat} has empty houses")

    def _waiting(self, seat: int) -> list[Spot]:
        """SC-67, SC-74: those who have to move."""
        return [
            (borough.seat, cell)
            for borough in self.boroughs
            for cell, who in borough.people.items()
            if who == seat and (borough.seat, cell) not in self.moved
            if borough.seat != seat or borough.slots[cell] not in ("home", *POSTS)
        ]

    # Where they may go

    def _neighbours(self, seat: int) -> set[int]:
        return {(seat + 1) % self.seats, (seat - 1) % self.seats} - {seat}

    def _open(self, seat: int, borough: Borough) -> set[Cell]:
        """SC-9, SC-69: the empty slots of a borough that no relay bars."""
        assert self.barred is not None
        return {
            cell
            for cell in borough.slots
            if cell not in borough.people and (borough.seat, cell) not in self.barred[seat]
        }

    def _at_home(self, seat: int, start: int) -> set[Cell]:
        """SC-68; a Fire or Police Station is not manned from abroad (SC-53)."""
        borough = self.boroughs[seat]
        closed = () if start == seat else ("fire", "police")
        slots = borough.slots
        return {cell for cell in self._open(seat, borough) if slots[cell] not in closed}

    def _abroad(self, seat: int, place: int, start: int) -> set[Cell]:
        """SC-72, SC-75: the slots a Tourist may take in a borough."""
        borough = self.boroughs[place]
        limit = 2 if self.boroughs[seat].has("metro") else 1  # SC-56
        there = sum(who == seat for who in borough.people.values()) - (start == place)
        if borough.out or there >= limit:
            return set()
        slots = borough.slots
        return {
            cell
            for cell in self._open(seat, borough) - borough.guarded
            if slots[cell] == "rest" or slots[cell] in WORK
        }

    def targets(self, seat: int, start: int) -> set[Spot]:
        """SC-68, SC-73, SC-74: all slots a citizen in a borough may go to."""
        found = {
            (place, cell)
            for place in {start} | self._neighbours(start)
            for cell in (
                self._at_home(seat, start) if place == seat else self._abroad(seat, place, start)
            )
        }
        return found or {(seat, cell) for cell in self._at_home(seat, start)}

    # What happens

    def _walker(self, facts: Facts) -> tuple[int, int, Cell]:
        """Whose citizen moves, and from where."""
        seat, start = number(facts, "seat"), number(facts, "from_seat")
        cell = cell_of(word(facts, "cell"))
        self.reach("move", seat)
        check("SC-76", not self.housing, f"{seat} moves after housing")
        equal("SC-66", self.boroughs[start].people.get(cell), seat, f"the citizen on {cell}")
        check("SC-66", (start, cell) not in self.moved, f"{cell} of {start} moves twice")
        return seat, start, cell

    def on_moved(self, facts: Facts) -> None:
        seat, start, cell = self._walker(facts)
        place, target = number(facts, "to_seat"), cell_of(word(facts, "to_cell"))
        allowed = (place, target) in self.targets(seat, start)
        check("SC-68", allowed, f"{seat} goes from {cell} of {start} to {target} of {place}")
        del self.boroughs[start].people[cell]
        borough = self.boroughs[place]
        borough.people[target] = seat
        self.moved.add((place, target))
        if place == seat and borough.slots[target] == "police":
            self.clear_tourists(borough)

    def on_sent_home(self, facts: Facts) -> None:
        """SC-71: unless sent by something else he had to move and found no slot."""
        if not self.was_owed:
            seat, start, cell = self._walker(facts)
            check("SC-67", (start, cell) in self._waiting(seat), f"{cell} of {start} may stay")
            check("SC-71", not self.targets(seat, start), f"{cell} of {start} has a slot to go to")
            self.sent.add((seat, start, cell))
        super().on_sent_home(facts)

    def on_housed(self, facts: Facts) -> None:
        """SC-41: owed, when a house is built; SC-76: at the end of a turn."""
        if not self.was_owed:
            self.reach("move", number(facts, "seat"))
            check("SC-67", not self._waiting(number(facts, "seat")), "housing before moving")
            self.housing = True
        self.house(facts)

    def expect_arrivals(self) -> None:
        """SC-77."""
        for seat in self.order():
            borough = self.boroughs[seat]
            vacant = [
                cell
                for cell, slot in borough.slots.items()
                if slot in GOODS and cell not in borough.people
            ]
            arriving = min(len(vacant), borough.career, borough.hall_room)
            if arriving:
                self.expect("SC-77", "arrived", seat=seat, number=arriving)

    def on_arrived(self, facts: Facts) -> None:
        self.reach("arrive")
        self.fulfil("arrived", facts)
        borough = self.boroughs[number(facts, "seat")]
        borough.career -= number(facts, "number")
        borough.hall += number(facts, "number")
