"""Setting a table up: decks, boards, coins (SW-7 to SW-15, SW-77, SW-162)."""

from __future__ import annotations

from typing import Final

from quartier.core.cards import Cards
from quartier.core.rng import Rng, Seed, seeded
from quartier.titles.sevenwonders.age import BEGIN_AGE
from quartier.titles.sevenwonders.city import found_city
from quartier.titles.sevenwonders.content import (
    BLACK,
    BOARDS,
    KINDS,
    LEADERS,
    PURPLE,
    Board,
)
from quartier.titles.sevenwonders.game import Game
from quartier.titles.sevenwonders.leaders import DEAL_LEADERS
from quartier.titles.sevenwonders.sides import CHOOSE_SIDES
from quartier.titles.sevenwonders.state import Options, Wonders
from quartier.titles.sevenwonders.wonders import DRAWN, TAKE_WONDERS, wonders_in_play

START_COINS: Final = 3
START_COINS_WITH_LEADERS: Final = 6
MOST_DECK_PLAYERS: Final = 7

# By age, the cards with a minimum of players, each with it, and the black ones.
AGES: Final = (1, 2, 3)
MARKED_CARDS: Final = [
    [(kind.number, copy) for kind in KINDS for copy in kind.copies if kind.age == age]
    for age in AGES
]
BLACK_CARDS: Final = [
    [kind.number for kind in KINDS if kind.colour == BLACK and kind.age == age] for age in AGES
]
GUILDS: Final = [kind for kind in KINDS if kind.colour == PURPLE]

# What everybody sees of a card. Cards left in the box keep to themselves.
AGE_BACKS: Final = (1, 2, 3)
LEADER_BACK: Final = 4
BOX_BACK: Final = 5


def set_up(options: Options, seats: int, seed: Seed) -> Game:
    """A table ready for its first question."""
    rng = seeded(seed)
    cards = Cards([], [], [])
    state = Game(seats, options, rng, cards)
    state.clear()
    _prepare_decks(state)
    _hand_out_boards(state)
    state.then(BEGIN_AGE)
    if options.leaders:
        state.then(DEAL_LEADERS)
    if options.sides == "choose":
        state.then(CHOOSE_SIDES)
    if options.wonders != DRAWN:
        state.then(TAKE_WONDERS)
    state.proceed()
    return state


def deck_players(seats: int) -> int:
    """The number of players the decks are made for (SW-77, SW-162)."""
    return 3 if seats == 2 else min(seats, MOST_DECK_PLAYERS)


def _prepare_decks(state: Wonders) -> None:
    players = deck_players(state.seats)
    rng = state.rng
    guilds = [kind.number for kind in GUILDS if state.options.has_set(kind.set)]  # SW-13
    chosen_guilds = _choose(guilds, players + 2, state, rng)  # SW-8
    for age in AGES:
        faces = [number for number, copy in MARKED_CARDS[age - 1] if copy <= players]  # SW-7
        if state.options.cities:
            faces += _choose(BLACK_CARDS[age - 1][:], players, state, rng)  # SW-9
        if age == 3:
            faces += chosen_guilds
        rng.shuffle(faces)
        state.decks[age - 1] = state.cards.add(faces, AGE_BACKS[age - 1])
    if state.options.leaders:
        faces = [kind.number for kind in LEADERS if state.options.cities or kind.set != "cities"]
        rng.shuffle(faces)
        state.leader_deck = state.cards.add(faces, LEADER_BACK)


def _choose(faces: list[int], number: int, state: Wonders, rng: Rng) -> list[int]:
    """Draw some of these unseen; the others stay in the box."""
    rng.shuffle(faces)
    state.cards.add(faces[number:], BOX_BACK + KINDS[faces[0]].age)
    return faces[:number]


def _hand_out_boards(state: Wonders) -> None:
    """SW-11: a board each, at random; a third one for the Free City, never Rome (SW-77, SW-90)."""
    options = state.options
    wonders = wonders_in_play(state)
    state.rng.shuffle(wonders)
    coins = START_COINS_WITH_LEADERS if options.leaders else START_COINS  # SW-12
    for seat in range(state.seats):
        state.cities.append(found_city(_side(state, wonders[seat]), coins))
    if state.seats == 2:
        rest = [wonder for wonder in wonders[2:] if BOARDS[2 * wonder].id != "rome"]
        state.cities.append(found_city(_side(state, rest[0]), START_COINS))
    state.plans = [None] * len(state.cities)
    state.owed = [0] * len(state.cities)
    state.paid = [0] * len(state.cities)


def _side(state: Wonders, wonder: int) -> Board:
    if state.options.sides == "a":
        return BOARDS[2 * wonder]
    if state.options.sides == "b":
        return BOARDS[2 * wonder + 1]
    return BOARDS[2 * wonder + state.rng.below(2)]
