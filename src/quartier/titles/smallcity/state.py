"""The state of a table of Small City."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import Agenda
from quartier.core.cards import Cards, Zone
from quartier.core.lists import with_item
from quartier.core.rng import Rng
from quartier.core.speech import Result
from quartier.titles.smallcity.borough import Borough
from quartier.titles.smallcity.content import GOODS
from quartier.titles.smallcity.grid import NOWHERE
from quartier.titles.smallcity.jobs import Job
from quartier.titles.smallcity.placements import Place
from quartier.titles.smallcity.world import World

ROUNDS: Final = 8
PHASES: Final = (
    "phase-setup",
    "phase-actions",
    "phase-construction",
    "phase-citizens",
    "phase-income",
    "phase-vote",
    "phase-pollution",
    "phase-council",
    "phase-visit",
)
NO_CARD: Final = -1
NO_SEAT: Final = -1
UNDECIDED: Final = -1


# SC-16: the value of the option that lets everybody choose the side of the own board.
CHOOSE: Final = "choose"


class Options:
    """The options of a table, fixed from the start. `special`: special promises are in play."""

    def __init__(self, borough: str, special: bool, victory: str, difficulty: str) -> None:
        self.borough = borough
        self.special = special
        self.victory = victory
        self.difficulty = difficulty


class SmallCity(Agenda["SmallCity"]):
    """A table of Small City.

    `active` is the seat whose turn it is inside a phase, `queue` those that follow. `drafts` are
    the worlds behind the screens, `jobs` the work done there, `plans` the work being decided. A
    new table is cleared, another one becomes a copy. Lists are replaced, never changed in place, so
    that clones share them.
    """

    def __init__(self, seats: int, options: Options, rng: Rng, cards: Cards, world: World) -> None:
        super().__init__(seats, rng, cards)
        self.options = options
        self.world = world

    def clear(self) -> None:
        """The table before the first round."""
        seats = self.seats
        self.round = 0
        self.phase = 0
        self.host = NO_SEAT
        self.last_host = NO_SEAT
        self.mayor = 0
        self.active = NO_SEAT
        self.queue: list[int] = []
        # Secret answers of a simultaneous choice.
        self.halls: list[Place | None] = [None] * seats
        self.picks = [NO_CARD] * seats
        self.drafts: list[World | None] = [None] * seats
        self.jobs: list[list[Job]] = [[] for _ in range(seats)]
        self.plans: list[Job | None] = [None] * seats
        # Promises: piles from the top down, and cards just drawn.
        self.piles: list[list[int]] = [[], [], [], []]
        self.drawn: list[list[int]] = [[] for _ in range(seats)]
        # The ring of action cards: per place the card, and who took it.
        self.ring: list[int] = []
        self.takers: list[int] = []
        self.last_taken = NOWHERE
        self.face_down: list[int] = []
        # Moving: where citizens moved to, and the work slots each seat may not take again.
        self.moved: list[int] = []
        self.barred: list[list[int]] = []
        self.picked_borough = NO_SEAT
        self.picked_cell = NOWHERE
        # Income: slots still to be used, products by kind and borough, pieces to be stored.
        self.conversions = [0, 0, 0]
        self.converting = UNDECIDED
        self.making = [[0] * seats for _ in GOODS]
        self.made = [[0] * seats for _ in GOODS]
        self.scarce = UNDECIDED
        self.due = [0, 0, 0]
        self.to_hall = UNDECIDED
        self.left_abroad: list[tuple[int, int, int]] = []
        # Whose citizen has just died in the borough of `active`.
        self.dead = NO_SEAT
        # The disc that is moved in the council, and the space it goes to.
        self.disc = UNDECIDED
        self.space = UNDECIDED
        self.outcome: Result | None = None

    # Who is where

    def order(self) -> list[int]:
        """SC-15: seats still in the game, clockwise from the host."""
        return [
            seat % self.seats
            for seat in range(self.host, self.host + self.seats)
            if not self.world.boroughs[seat % self.seats].out
        ]

    def neighbours(self, seat: int) -> list[int]:
        """SC-73: the seats to the left and to the right; none alone (SC-121)."""
        if self.seats == 1:
            return []
        left, right = (seat + 1) % self.seats, (seat - 1) % self.seats
        return [left] if left == right else [left, right]

    def borough(self, seat: int) -> Borough:
        """A borough of the real world, as it is."""
        return self.world.boroughs[seat]

    def changing(self, seat: int) -> Borough:
        """A borough of the real world, to be changed; clones of the state keep the old one."""
        return self.world.changing(seat)

    def next_in_queue(self) -> int:
        """The seat whose turn is next; it leaves the queue."""
        seat = self.queue[0]
        self.queue = self.queue[1:]
        return seat

    def plan(self, seat: int, job: Job | None) -> None:
        """What a seat is deciding about its work; None when it is decided."""
        self.plans = with_item(self.plans, seat, job)

    def draw_promise(self, pile: int) -> int:
        """The top card of a pile."""
        cards = self.piles[pile]
        self.piles = with_item(self.piles, pile, cards[1:])
        return cards[0]

    def world_of(self, seat: int) -> World:
        """The world a seat builds in: its own behind the screen, else the real one."""
        draft = self.drafts[seat]
        return self.world if draft is None else draft

    def is_hidden(self, seat: int) -> bool:
        return self.drafts[seat] is not None

    def zones(self) -> list[Zone]:
        zones = [Zone(pile, 0, True) for pile in self.piles]
        zones += [Zone(cards, self.eyes(seat), True) for seat, cards in enumerate(self.drawn)]
        for borough in self.world.boroughs:
            zones.append(Zone(borough.promises, self.eyes(borough.seat), True))
        return zones

    def lay_out(self, zones: list[list[int]], numbers: list[int]) -> None:
        piles = len(self.piles)
        self.piles = zones[:piles]
        self.drawn = zones[piles : piles + self.seats]
        for seat, promises in enumerate(zones[piles + self.seats :]):
            self.changing(seat).promises = promises
            for draft in self.drafts:
                if draft is not None:
                    draft.take_promises(seat, promises, self.world)
        self.picks = [NO_CARD if card == NO_CARD else numbers[card] for card in self.picks]

    def forget(self, seat: int) -> None:
        self.halls = with_item(self.halls, seat, None)
        self.picks = with_item(self.picks, seat, NO_CARD)
        self.plan(seat, None)
        if self.drafts[seat] is not None:
            self.drafts = with_item(self.drafts, seat, self.world.behind_screen(seat))
            self.jobs = with_item(self.jobs, seat, [])
        if seat == self.active:
            self.picked_cell = NOWHERE
            self.converting = UNDECIDED
            if self.disc != UNDECIDED:
                self.disc = UNDECIDED
                self.space = UNDECIDED

    def veil(self, seat: int | None) -> None:
        super().veil(seat)
        if self.picked_cell == NOWHERE:
            # What is left over of an earlier move says nothing.
            self.picked_borough = NO_SEAT

    @property
    def result(self) -> Result | None:
        return self.outcome

    def copy(self, source: SmallCity) -> None:
        """Become an independent copy of another table of the same size."""
        self.copy_agenda(source)
        self.round = source.round
        self.phase = source.phase
        self.host = source.host
        self.last_host = source.last_host
        self.mayor = source.mayor
        self.active = source.active
        self.queue = source.queue
        self.halls = source.halls
        self.picks = source.picks
        self.drafts = [
            None if draft is None else draft.clone(self.world) for draft in source.drafts
        ]
        self.jobs = source.jobs
        self.plans = source.plans
        self.piles = source.piles
        self.drawn = source.drawn
        self.ring = source.ring
        self.takers = source.takers
        self.last_taken = source.last_taken
        self.face_down = source.face_down
        self.moved = source.moved
        self.barred = source.barred
        self.picked_borough = source.picked_borough
        self.picked_cell = source.picked_cell
        self.conversions = source.conversions
        self.converting = source.converting
        self.making = source.making
        self.made = source.made
        self.scarce = source.scarce
        self.due = source.due
        self.to_hall = source.to_hall
        self.left_abroad = source.left_abroad
        self.dead = source.dead
        self.disc = source.disc
        self.space = source.space
        self.outcome = source.outcome

    def data(self) -> tuple[object, ...]:
        return (
            self.agenda_data(),
            self.world.data(),
            self.round,
            self.phase,
            self.host,
            self.last_host,
            str(self.mayor),
            self.active,
            self.queue,
            [None if place is None else place.index for place in self.halls],
            self.picks,
            [None if draft is None else draft.data() for draft in self.drafts],
            [[job.data() for job in jobs] for jobs in self.jobs],
            [None if job is None else job.data() for job in self.plans],
            self.piles,
            self.drawn,
            self.ring,
            self.takers,
            self.last_taken,
            self.face_down,
            [str(mask) for mask in self.moved],
            [[str(mask) for mask in masks] for masks in self.barred],
            self.picked_borough,
            self.picked_cell,
            self.conversions,
            self.converting,
            self.making,
            self.made,
            self.scarce,
            self.due,
            self.to_hall,
            self.left_abroad,
            self.dead,
            self.disc,
            self.space,
            *self._chosen_sides(),
        )

    def _chosen_sides(self) -> list[object]:
        """SC-16: nothing where the table agreed on a side, which then follows from the options."""
        if self.options.borough != CHOOSE:
            return []
        return [[borough.sides for borough in self.world.boroughs]]
