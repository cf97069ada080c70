"""Positions for tests: a table with the cities, cards and gold a rule speaks about."""

from __future__ import annotations

from quartier.core.agenda import Step
from quartier.core.moves import Move
from quartier.core.rng import seeded
from quartier.core.speech import Event, Points, Question, Refusal
from quartier.titles.lacitta import TITLE
from quartier.titles.lacitta.board import BIT, HEX_OF, HEXES, SPOTS, Land, hexes
from quartier.titles.lacitta.city import City, new_city
from quartier.titles.lacitta.content import (
    BUILDING_OF,
    BUILDINGS,
    CASTLE,
    CITIZENS_IN_ALL,
    EMPTY,
    POLICY_OF,
    POOL_TILES,
    SERVICES,
)
from quartier.titles.lacitta.feeding import BEGIN_FEEDING
from quartier.titles.lacitta.game import Game
from quartier.titles.lacitta.migration import BEGIN_MIGRATION, REVEAL
from quartier.titles.lacitta.scoring import score_lines
from quartier.titles.lacitta.state import CASTLES_EACH, NO_CARD, Citta
from quartier.titles.lacitta.turn import TURN

# The terrain tests speak of, spot by spot, whatever set-up is recommended.
LAY = {
    2: "f2 la mo la f1 la f2 f1 f3 mo f3 f2 la mo la f1 f2 f1 f2 f1 f2 f1",
    3: "f1 f2 f2 la mo la f1 f1 f3 la f1 mo f2 la f1 f2 f1 f2 f3 f2 la mo",
    4: "f2 f1 f2 f1 la la f2 f1 la f2 mo f2 mo f3 f1 mo f3 f1 la f1 f2 la",
    5: "f1 la f2 la f1 f2 f1 la f3 f1 f2 la mo f2 mo la f1 f2 f2 f1 f3 mo",
}
_TILES = {"f1": "farm1", "f2": "farm2", "f3": "farm3", "mo": "mountain", "la": "lake"}
TERRAIN = {players: [_TILES[tile] for tile in row.split()] for players, row in LAY.items()}

# Where the castles of seats stand that a test does not speak of: out of everybody's way.
HOMES = {
    2: ("a12", "t8"),
    3: ("a5", "a15", "t15"),
    4: ("a2", "a15", "t5", "t18"),
    5: ("a2", "a15", "t5", "t18", "m19"),
}


class Table:
    """A game in the first turn of a year's action phase, seat 0 to move, arranged by the test.

    Unless arranged otherwise every seat has a castle with 2 citizens in a corner and 1 gold, and
    the terrain is that of `TERRAIN`.
    """

    def __init__(
        self,
        seats: int = 4,
        *,
        year: int = 1,
        edition: str = "new",
        expansion: bool = False,
        terrain: dict[str, str] | None = None,
    ) -> None:
        settings = TITLE.settings({"edition": edition, "expansion": expansion})
        assert not isinstance(settings, Refusal)
        game = TITLE.new(settings, seats, seed=1)
        assert isinstance(game, Game)
        self.game = game
        laid = [*TERRAIN[seats], *game.land.terrain[len(TERRAIN[seats]) :]]
        chosen = terrain or {}
        game.land = Land(seats, [chosen.get(SPOTS[spot], name) for spot, name in enumerate(laid)])
        game.year = year
        game.first = 0
        self.homes: dict[int, int] = {}
        self._clear()
        for seat, name in enumerate(HOMES[seats]):
            self.city(seat, name)
            self.homes[seat] = HEX_OF[name]
        self.turn_of(0)

    # Arranging

    def city(self, owner: int, castle: str, *buildings: str, citizens: int = 0) -> City:
        """Put a city on the board: its castle's hex, then buildings such as "school e6".

        It has as many citizens as it needs and one more in the castle, or as many as given.
        """
        game = self.game
        home = self.homes.pop(owner, -1)
        if home >= 0:
            game.cities.pop(game.castle_index(home))
        city = new_city(owner, HEX_OF[castle], 0, game.land)
        places = [(CASTLE, city.castle)]
        for words in buildings:
            name, _, place = words.partition(" ")
            places.append((BUILDING_OF[name].number, HEX_OF[place]))
            city.add(places[-1][0], HEX_OF[place], game.land)
        city.citizens = citizens or city.buildings + 1
        for kind, place_number in places:
            game.put(kind, place_number)
        game.cities.append(city)
        self._settle()
        return city

    def gold(self, seat: int, gold: int) -> None:
        self.game.gold[seat] = gold

    def supply(self, citizens: int) -> None:
        """Let so many citizens be left in the supply."""
        self.game.supply = citizens

    def pool(self, building: str, tiles: int) -> None:
        """Let so many tiles of a building be left."""
        self.game.pools[BUILDING_OF[building].pool] = tiles

    def row(self, *names: str) -> None:
        """Let these cards lie open, the others as they come."""
        for slot, name in enumerate(names):
            self._give_face(self.game.row[slot], POLICY_OF[name].number, self.game.row[:slot])

    def voice(self, *names: str) -> None:
        """Let these be the voice cards of the year, the open one first."""
        for slot, name in enumerate(names):
            self._give_face(self.game.voice[slot], SERVICES.index(name), self.game.voice[:slot])

    def turn_of(self, seat: int, turn: int = 1) -> None:
        """Let a seat be about to take its turn."""
        game = self.game
        game.errands = [[] for _ in range(game.seats)]
        game.open_errands = 0
        game.round = turn
        game.mover = seat
        game.position = (seat - game.first) % game.seats + 1
        game.ask(seat, TURN)
        game.asked = [errands[:] for errands in game.errands]
        self._forget_list()

    # Playing

    def moves(self, seat: int) -> list[str]:
        return [move.text for move in self.game.moves(seat)]

    def question(self, seat: int) -> Question:
        return self.game.question(seat)

    def play(self, seat: int, *texts: str) -> list[Event]:
        """Play moves that must be legal, one after the other."""
        events: list[Event] = []
        for text in texts:
            outcome = self.game.play(seat, parse(text))
            assert not isinstance(outcome, Refusal), f"{text}: {outcome}"
            events += outcome
        return events

    def refusal(self, seat: int, text: str) -> Refusal:
        """Why a move that must be illegal is refused."""
        refusal = self.game.clone().refusal(seat, parse(text))
        assert refusal is not None, f"{text} is legal"
        assert parse(text) not in self.game.moves(seat)
        return refusal

    def run(self, *steps: Step[Citta]) -> list[Event]:
        """Let nothing but these steps happen, up to the first question; what they tell."""
        game = self.game
        game.errands = [[] for _ in range(game.seats)]
        game.open_errands = 0
        game.agenda = []
        self._forget_list()
        game.then(*steps)
        game.listening = True
        game.proceed()
        game.listening = False
        told = game.told
        game.told = []
        return told

    def migrate(self) -> list[Event]:
        """The voice cards are revealed and citizens move, up to the first question."""
        return self.run(REVEAL, BEGIN_MIGRATION)

    def feed(self) -> list[Event]:
        return self.run(BEGIN_FEEDING)

    def pass_round(self, turns: int = 1) -> None:
        """Everybody passes so many times."""
        for _ in range(turns * self.game.seats):
            self.play(self.game.deciders[0], "pass")

    def until_over(self) -> None:
        """Play to the end at random."""
        rng = seeded(7)
        while self.game.deciders:
            seat = self.game.deciders[0]
            self.game.advance(seat, self.game.draw(seat, rng))

    # Looking

    def at(self, castle: str) -> City:
        """The city whose castle stands there."""
        index = self.game.castle_index(HEX_OF[castle])
        assert index >= 0, f"no castle on {castle}"
        return self.game.cities[index]

    def stands(self, castle: str) -> bool:
        return self.game.castle_index(HEX_OF[castle]) >= 0

    def tiles(self, castle: str) -> list[str]:
        """The tiles of a city, such as "school e6"."""
        return sorted(
            f"{BUILDINGS[self.game.tile[place]].id} {HEXES[place].id}"
            for place in hexes(self.at(castle).tiles)
        )

    def tile(self, place: str) -> str | None:
        kind = self.game.tile[HEX_OF[place]]
        return None if kind == EMPTY else BUILDINGS[kind].id

    def services(self, castle: str) -> tuple[float, float, float]:
        """Culture, education and health of a city, markers counted in."""
        city = self.at(castle)
        return (city.points[0] / 2, city.points[1] / 2, city.points[2] / 2)

    def points(self, seat: int, category: str) -> Points:
        lines = score_lines(self.game, seat)
        return sum(line.points for line in lines if line.category == f"score-{category}")

    def population(self, *castles: str) -> list[int]:
        return [self.at(castle).citizens for castle in castles]

    def _clear(self) -> None:
        game = self.game
        game.cities = []
        game.tile = bytes([EMPTY] * len(HEXES))
        self._settle()

    def _settle(self) -> None:
        """Make what follows from the cities agree with them."""
        game = self.game
        standing = 0
        for city in game.cities:
            standing |= city.tiles
        game.tile = bytes(
            kind if standing & BIT[place] else EMPTY for place, kind in enumerate(game.tile)
        )
        game.taken = standing
        game.supply = CITIZENS_IN_ALL - sum(city.citizens for city in game.cities)
        game.pools = POOL_TILES[:]
        for kind in game.tile:
            if kind not in (EMPTY, CASTLE):
                game.pools[BUILDINGS[kind].pool] -= 1
        game.castles = [CASTLES_EACH - len(game.cities_of(seat)) for seat in range(game.seats)]
        self._forget_list()

    def _give_face(self, card: int, face: int, settled: list[int]) -> None:
        """Exchange faces so that a card has this one."""
        cards = self.game.cards
        assert card != NO_CARD
        for other, other_face in enumerate(cards.face):
            if (
                other_face == face
                and cards.back[other] == cards.back[card]
                and other not in settled
            ):
                faces = cards.face[:]
                faces[card], faces[other] = faces[other], faces[card]
                cards.face = faces
                self._forget_list()
                return
        raise AssertionError("the box has no further card of this kind")

    def _forget_list(self) -> None:
        """The state remembers the moves it listed last; they may have changed."""
        self.game._listed_seat = -1


def parse(text: str) -> Move:
    move = TITLE.space.parse(text)
    assert move is not None, f"no move is written {text!r}"
    return move


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]
