"""Positions for tests: a table with the boroughs, people and goods a rule speaks about."""

from __future__ import annotations

from collections.abc import Sequence

from quartier.core.agenda import Step
from quartier.core.moves import Move
from quartier.core.rng import seeded
from quartier.core.speech import Event, Question, Refusal, Result
from quartier.core.titles import Settings, Value
from quartier.titles.smallcity import TITLE
from quartier.titles.smallcity.actions import LAY_RING
from quartier.titles.smallcity.borough import Borough
from quartier.titles.smallcity.construction import BUILD_PHASE
from quartier.titles.smallcity.content import (
    ACTIONS,
    COLUMNS,
    GOODS,
    PILES,
    PROMISES,
    ROWS,
    TILE_OF,
)
from quartier.titles.smallcity.council import BEGIN_COUNCIL
from quartier.titles.smallcity.game import Game
from quartier.titles.smallcity.grid import CELL_OF, cells_of, names_of
from quartier.titles.smallcity.housing import ARRIVE
from quartier.titles.smallcity.income import TOURIST_INCOME
from quartier.titles.smallcity.mayor import WELCOME_MAYOR
from quartier.titles.smallcity.movement import BEGIN_MOVES
from quartier.titles.smallcity.placements import PIECES_OF, Place
from quartier.titles.smallcity.pollution import POLLUTE
from quartier.titles.smallcity.production import BEGIN_PRODUCTION
from quartier.titles.smallcity.state import NO_SEAT, SmallCity
from quartier.titles.smallcity.verbs import KeepPromise
from quartier.titles.smallcity.visit import BEGIN_ROUND, NEXT_VISIT
from quartier.titles.smallcity.vote import VOTE

ROUND: dict[str, Step[SmallCity]] = {
    "round": BEGIN_ROUND,
    "mayor": WELCOME_MAYOR,
    "ring": LAY_RING,
    "construction": BUILD_PHASE,
    "citizens": BEGIN_MOVES,
    "arrivals": ARRIVE,
    "income": TOURIST_INCOME,
    "production": BEGIN_PRODUCTION,
    "vote": VOTE,
    "pollution": POLLUTE,
    "council": BEGIN_COUNCIL,
    "visit": NEXT_VISIT,
}


def settings(**given: Value) -> Settings:
    complete = TITLE.settings(given)
    assert not isinstance(complete, Refusal), complete
    return complete


def place_of(tile: str, *cells: str) -> Place:
    """The place of a tile on these cells, in the order of its slots where that matters."""
    numbers = tuple(CELL_OF[cell] for cell in cells)
    for piece in PIECES_OF[TILE_OF[tile].number]:
        for turned in piece.turned:
            for place in turned.places:
                if place is None:
                    continue
                if place.cells == numbers:
                    return place
                same_cells = sorted(place.cells) == sorted(numbers)
                same_core = sorted(cells_of(place.core)) == sorted(numbers[: place.tile.paid])
                if same_cells and (not place.tile.directed or (tile == "port" and same_core)):
                    return place
    raise AssertionError(f"{tile} cannot lie on {cells}")


def parse(text: str) -> Move:
    move = TITLE.space.parse(text)
    assert move is not None, f"no move is written {text!r}"
    return move


class Table:
    """A game in round 1 with seat 0 as host, before phase 1, arranged by the test.

    City Halls lie at f6 unless told otherwise and hold three citizens; everybody has $5, no raw
    materials, and promise 5 (at most one cemetery). `start` begins a phase.
    """

    def __init__(self, seats: int = 3, hall: str = "f6", **given: Value) -> None:
        game = TITLE.new(settings(**given), seats, seed=1)
        assert isinstance(game, Game)
        self.game = game
        for seat in range(seats):
            game.advance(seat, parse(f"place city_hall {hall}"))
        rng = seeded(2)
        while game.round == 0:
            seat = game.deciders[0]
            game.advance(seat, game.draw(seat, rng))
        self._clear()
        game.host = 0
        game.last_host = NO_SEAT
        game.round = 1
        game.mayor = 0
        for borough in game.world.boroughs:
            borough.money = 5
            borough.blocked = 0
            borough.promises = self._cards("promise 5", borough.seat)

    # Arranging

    def borough(self, seat: int) -> Borough:
        return self.game.world.boroughs[seat]

    def lay(self, seat: int, tile: str, *cells: str) -> Place:
        """Let a tile of an earlier round stand in a borough."""
        place = place_of(tile, *cells)
        if not place.tile.dealt:
            self.game.world.supply[place.piece] -= 1
        self.borough(seat).build(place)
        return place

    def people(self, owner: int, *cells: str, at: int | None = None) -> None:
        """Let citizens of a seat stand on these cells, at home or in another borough."""
        borough = self.borough(owner if at is None else at)
        for cell in cells:
            borough.enter(owner, CELL_OF[cell])
            self.borough(owner).career -= 1

    def hall(self, seat: int, citizens: int = 0, **goods: int) -> None:
        """Fill a City Hall."""
        borough = self.borough(seat)
        borough.career += borough.in_hall - citizens
        borough.in_hall = citizens
        for name, number in goods.items():
            for _ in range(number):
                borough.put_in_hall(GOODS.index(name))
                self.game.world.goods[GOODS.index(name)] -= 1

    def store(self, seat: int, *goods: str) -> None:
        """Fill Warehouses, which must be there."""
        for name in goods:
            self.borough(seat).put_in_store(GOODS.index(name))
            self.game.world.goods[GOODS.index(name)] -= 1

    def action(self, seat: int, name: str) -> None:
        self.borough(seat).action = ACTIONS.index(name)

    def money(self, *amounts: int) -> None:
        for seat, amount in enumerate(amounts):
            self.borough(seat).money = amount

    def supply(self, tile: str, number: int) -> None:
        """Leave so many of each shape of a tile in the supply."""
        for piece in PIECES_OF[TILE_OF[tile].number]:
            self.game.world.supply[piece.number] = number

    def extend(self, seat: int, steps: int = 1) -> None:
        for _ in range(steps):
            self.borough(seat).extend()

    def disc(self, seat: int, disc: int, row: str, column: int) -> None:
        discs = self.borough(seat).discs[:]
        discs[disc] = ROWS.index(row) * COLUMNS + column - 1
        self.borough(seat).discs = discs

    def bury(self, seat: int, *cells: str) -> None:
        for cell in cells:
            self.borough(seat).bury(CELL_OF[cell], seat)
            self.borough(seat).career -= 1

    def fill(self, seat: int, *spared: str) -> None:
        """Cover every empty cell of the zone with Parks, but for these."""
        for cell in names_of(self.borough(seat).empty):
            if cell not in spared:
                self.borough(seat).build(place_of("park_1", cell))

    def promise(self, seat: int, *names: str) -> None:
        """Let a seat hold these promises: "promise 7", "special 3"."""
        cards = [card for name in names for card in self._cards(name, seat)]
        self.borough(seat).promises = cards

    def start(self, *names: str) -> list[Event]:
        """Begin these parts of a round, one after the other; what happens before a question."""
        self._clear()
        game = self.game
        game.then(*(ROUND[name] for name in names))
        game.listening = True
        game.proceed()
        game.listening = False
        told, game.told = game.told, []
        return told

    def finish(self) -> Result:
        """Let round 8 end now."""
        self.game.round = 8
        self.start("visit")
        result = self.game.result
        assert result is not None
        return result

    # Playing

    def moves(self, seat: int) -> list[str]:
        return [move.text for move in self.game.moves(seat)]

    def places(self, seat: int, tile: str) -> list[str]:
        """The first cells of the places offered for a tile that is chosen now."""
        copy = self.game.clone()
        copy.advance(seat, parse(f"build {tile}"))
        return [place.text.split()[-1] for place in copy.moves(seat)]

    def question(self, seat: int) -> Question:
        return self.game.question(seat)

    def play(self, seat: int, *texts: str) -> list[Event]:
        """Play moves that must be legal; all events."""
        events: list[Event] = []
        for text in texts:
            outcome = self.game.play(seat, parse(text))
            assert not isinstance(outcome, Refusal), f"{text}: {outcome}"
            events += outcome
        return events

    def build(self, seat: int, tile: str, *cells: str) -> list[Event]:
        """Choose a tile and its place (asked only if there is a choice)."""
        events = self.play(seat, f"build {tile}")
        place = place_of(tile, *cells)
        if self.game.errands[seat] and place in self.game.moves(seat):
            events += self.play(seat, place.text)
        return events

    def refusal(self, seat: int, text: str) -> Refusal:
        """Why a move that must be illegal is refused."""
        move = parse(text)
        refusal = self.game.clone().refusal(seat, move)
        assert refusal is not None, f"{text} is legal"
        assert move not in self.game.moves(seat)
        return refusal

    def refused_place(self, seat: int, tile: str, *cells: str) -> str:
        """The rule against a place for a tile that may be built."""
        copy = self.game.clone()
        copy.advance(seat, parse(f"build {tile}"))
        place = place_of(tile, *cells)
        refusal = copy.refusal(seat, place)
        assert refusal is not None, f"{tile} may lie on {cells}"
        assert place not in copy.moves(seat)
        return refusal.rule

    def done(self, *seats: int) -> list[Event]:
        """These seats finish what they are doing."""
        events: list[Event] = []
        for seat in seats:
            events += self.play(seat, "done")
        return events

    # Looking

    def tiles(self, seat: int, world_of: int | None = None) -> list[str]:
        """The tiles of a borough, as everybody or (behind a screen) as a seat sees it."""
        world = self.game.world if world_of is None else self.game.world_of(world_of)
        return [place.tile.id for place in world.boroughs[seat].tiles]

    def standing(self, seat: int, at: int | None = None) -> list[str]:
        """The cells where citizens of a seat stand."""
        return names_of(self.borough(seat if at is None else at).crowd[seat])

    def goods(self, seat: int) -> list[int]:
        return [self.borough(seat).has(good) for good in range(len(GOODS))]

    def until_over(self) -> None:
        """Play to the end at random."""
        rng = seeded(7)
        while self.game.deciders:
            seat = self.game.deciders[0]
            self.game.advance(seat, self.game.draw(seat, rng))

    def _clear(self) -> None:
        game = self.game
        game.agenda.clear()
        game.errands = [[] for _ in range(game.seats)]
        game.open_errands = 0
        game.drafts = [None] * game.seats
        game.jobs = [[] for _ in range(game.seats)]
        game.plans = [None] * game.seats
        game._listed_seat = -1

    def _cards(self, name: str, owner: int) -> list[int]:
        move = parse(f"keep {name}")
        assert isinstance(move, KeepPromise)
        cards = self.game.cards
        cards.face.append(move.face)
        cards.known.append(self.game.eyes(owner))
        cards.back.append(PILES.index(PROMISES[move.face].pile))
        return [len(cards.face) - 1]


def keys(events: Sequence[Event]) -> list[str]:
    return [event.key for event in events]
