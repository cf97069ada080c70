"""Setting a table up: deck, reserve, cities (CC-3 to CC-5, CC-34, CC-43, CC-64, CC-78)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask, Step
from quartier.core.cards import Cards
from quartier.core.moves import Move
from quartier.core.rng import Seed, seeded
from quartier.core.speech import Question, Refusal
from quartier.titles.cardcity.content import (
    BICOLOUR,
    CLOUD,
    COMMERCE,
    ILLUSTRATIONS,
    INDUSTRY,
    KINDS,
    PARK,
    RESIDENCE,
    TOWN_HALL,
    TYPES,
    WHOLE,
)
from quartier.titles.cardcity.game import Game
from quartier.titles.cardcity.geometry import Geometry, geometry
from quartier.titles.cardcity.ground import Ground
from quartier.titles.cardcity.laying import tell_laid
from quartier.titles.cardcity.moves import AT, PlaceAt
from quartier.titles.cardcity.purchases import turn_up_industry
from quartier.titles.cardcity.round import BEGIN_ROUND
from quartier.titles.cardcity.site import first_site
from quartier.titles.cardcity.solo import ALONE
from quartier.titles.cardcity.state import CardCity, City, Options

START_MONEY: Final = 3

# What everybody sees of a card.
PILE_BACK: Final = 1
RESERVE_BACK: Final = 2
BOX_BACK: Final = 3


def set_up(options: Options, seats: int, seed: Seed) -> Game:
    """A table ready for its first question."""
    state = Game(seats, options, seeded(seed), Cards([], [], []))
    state.clear()
    _lay_out_cities(state)
    _prepare_cards(state)
    state.first = state.rng.below(seats)  # CC-5
    state.then(BEGIN_ROUND)
    if options.suburb:
        state.then(FOUND_CITY)
    state.proceed()
    return state


def layout(options: Options, seats: int) -> Geometry:
    """Where the cities of a table lie (CC-14, CC-64, CC-78)."""
    name = "own"
    if options.unique:
        name = ("two", "three", "four")[seats - 2]
    elif options.suburb:
        name = "suburb"
    return geometry(f"{name}_{options.size}", options.halves_touch)


def _lay_out_cities(state: CardCity) -> None:
    """CC-5: money and a town hall for everybody; CC-64: in one city, or CC-78: in a suburb."""
    options = state.options
    places = layout(options, state.seats)
    grounds = 1 if options.unique else state.seats
    state.grounds = [Ground(places) for _ in range(grounds)]
    for seat in range(state.seats):
        region = seat if options.unique else 0
        ground = seat if grounds > 1 else 0
        state.cities.append(City(ground, START_MONEY, first_site(places, region), None))
    if options.suburb:
        for cell, type_ in places.ring:
            state.grounds[0] = state.grounds[0].after(KINDS[type_], WHOLE, cell)
            city = state.cities[ALONE]
            city.site = city.site.after(KINDS[type_], WHOLE, cell, False)
        return
    for seat in range(state.seats):
        hall = places.halls[seat if options.unique else 0][0]
        state.lay(seat, KINDS[TOWN_HALL], WHOLE, hall)


def _prepare_cards(state: CardCity) -> None:
    """CC-3, CC-4, CC-34, CC-43: the pile is shuffled, what is left over becomes the reserve."""
    options = state.options
    deck = options.deck
    rng = state.rng
    industries = [INDUSTRY] * KINDS[INDUSTRY].count
    if options.ecology:
        # CC-61: the illustrations are spread by chance over pile and reserve.
        industries = [kind.number for kind in ILLUSTRATIONS for _ in range(kind.count)]
        rng.shuffle(industries)
    faces = []
    for type_, count in deck.plain:
        faces += industries[:count] if type_ == INDUSTRY else [type_] * count
    bicolour = [kind.number for kind in BICOLOUR for _ in range(kind.count)]
    if deck.bicolour:
        rng.shuffle(bicolour)
        faces += bicolour[: deck.bicolour]
    rng.shuffle(faces)
    state.pile = state.cards.add(faces, PILE_BACK)
    in_pile = dict(deck.plain)
    # Which illustrations the covered industries have is unknown; without ecology all are alike.
    known = 0 if options.ecology else state.all_eyes
    left = industries[in_pile[INDUSTRY] :]
    state.industries = state.cards.add(left, RESERVE_BACK, known)
    if deck.bicolour:
        # CC-A48: alone, one bicolour card stays in the box, unseen.
        state.cards.add(bicolour[deck.bicolour :], BOX_BACK)
    state.reserve = [0] * len(TYPES)
    for type_ in (RESIDENCE, COMMERCE):
        state.reserve[type_] = KINDS[type_].count - in_pile[type_]
    if options.suburb:
        for _, type_ in state.grounds[0].geometry.ring:
            if type_ in (RESIDENCE, COMMERCE):
                state.reserve[type_] -= 1
        state.reserve[TOWN_HALL] = 1
    state.reserve[PARK] = deck.parks
    state.reserve[CLOUD] = deck.clouds
    turn_up_industry(state)


class FoundCity(Step[CardCity]):
    """CC-78: the town hall goes on one of the marked places."""

    def run(self, state: CardCity) -> None:
        state.ask(ALONE, PLACE_TOWN_HALL)


class PlaceTownHall(Ask[CardCity]):
    """CC-78: which of the marked places."""

    def question(self, state: CardCity, seat: int) -> Question:
        return Question("phase-founding", "prompt-town-hall", "CC-78", {})

    def moves(self, state: CardCity, seat: int) -> list[Move]:
        return [AT[WHOLE][cell] for cell in state.ground(seat).geometry.halls[ALONE]]

    def refusal(self, state: CardCity, seat: int, move: Move) -> Refusal | None:
        if move in self.moves(state, seat):
            return None
        key = "refusal-town-hall" if isinstance(move, PlaceAt) else NOT_OFFERED
        return Refusal("CC-78", key, {})

    def answer(self, state: CardCity, seat: int, move: Move) -> None:
        assert isinstance(move, PlaceAt)
        state.take(TOWN_HALL)
        state.lay(seat, KINDS[TOWN_HALL], WHOLE, move.cell)
        if state.listening:
            tell_laid(state, "event-founded", seat, KINDS[TOWN_HALL], WHOLE, move.cell)


FOUND_CITY: Final = FoundCity("found_city")
PLACE_TOWN_HALL: Final = PlaceTownHall("place_town_hall")
