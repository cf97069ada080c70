"""What any decent player knows, and positions in which it matters.

A wisdom looks at a position and names the moves that are foolish there; none if it does not apply.
Positions come from games at random, so that nobody has tidied them up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from quartier.core.moves import Move
from quartier.core.rng import seeded
from quartier.core.state import State
from quartier.core.titles import Title, find_title
from quartier.titles.cardcity.content import COMMERCE, KINDS, LEISURE, RESIDENCE
from quartier.titles.cardcity.geometry import CELL_NAMES
from quartier.titles.cardcity.state import CardCity
from quartier.titles.lacitta.board import HEX_OF
from quartier.titles.lacitta.city import food_of, income_of
from quartier.titles.lacitta.content import BUILDINGS
from quartier.titles.lacitta.state import LAST_YEAR, TURNS, Citta
from quartier.titles.sevenwonders.state import Wonders
from quartier.titles.smallcity.state import ROUNDS, SmallCity

Foolish = Callable[[State, int, list[Move]], list[Move]]


class Wisdom(NamedTuple):
    title: str
    seats: int
    reason: str
    foolish: Foolish
    options: dict[str, bool | str] = {}  # noqa: RUF012


class Case(NamedTuple):
    """A position, and the moves of it that are foolish."""

    title: Title
    state: State
    seat: int
    foolish: list[Move]


def cases(wisdom: Wisdom, number: int) -> Iterator[Case]:
    """The first positions in which a wisdom matters: some moves are foolish, and not all."""
    title = find_title(wisdom.title)
    assert title is not None
    settings = title.settle(wisdom.options, wisdom.seats)
    assert isinstance(settings, dict)
    found = 0
    for seed in range(400):
        state = title.new(settings, wisdom.seats, 31_000 + seed)
        rng = seeded(seed)
        in_game = 0
        while state.deciders:
            seat = state.deciders[0]
            moves = state.moves(seat)
            foolish = wisdom.foolish(state, seat, moves) if len(moves) > 1 else []
            # A few of each game, so that positions differ.
            if 0 < len(foolish) < len(moves) and in_game < 2:
                yield Case(title, state.clone(), seat, foolish)
                found += 1
                in_game += 1
                if found == number:
                    return
            state.advance(seat, state.draw(seat, rng))
    raise AssertionError(f"the positions for “{wisdom.reason}” are too few: {found}")


def named(moves: list[Move], *words: str) -> list[Move]:
    """The moves whose notation begins like this."""
    return [move for move in moves if move.text.startswith(words)]


# 7 Wonders


def _sale_for_a_stage(state: State, seat: int, moves: list[Move]) -> list[Move]:
    assert isinstance(state, Wonders)
    return named(moves, "sell ") if state.age == 3 and named(moves, "stage ") else []


def _sale_at_the_start(state: State, seat: int, moves: list[Move]) -> list[Move]:
    assert isinstance(state, Wonders)
    first = state.age == 1 and state.turn <= 2
    return named(moves, "sell ") if first and len(named(moves, "build ")) >= 3 else []


def _sale_at_the_end(state: State, seat: int, moves: list[Move]) -> list[Move]:
    assert isinstance(state, Wonders)
    last = state.age == 3 and state.turn >= 4
    return named(moves, "sell ") if last and named(moves, *(f"build {b}" for b in _BLUE)) else []


_BLUE = ("pantheon", "gardens", "town_hall", "palace", "senate")


def _sale_of_a_rich_city(state: State, seat: int, moves: list[Move]) -> list[Move]:
    assert isinstance(state, Wonders)
    rich = state.cities[seat].coins >= 8 and state.age == 2
    return named(moves, "sell ") if rich and named(moves, "build ") else []


# La Città


def _barren(state: State, seat: int, moves: list[Move], kind: str) -> list[Move]:
    """Places where a building yields nothing, while it would yield two elsewhere."""
    assert isinstance(state, Citta)
    if state.question(seat).prompt != "prompt-where" or BUILDINGS[state.kind].id != kind:
        return []
    worth = {}
    for move in named(moves, "at "):
        place = HEX_OF[move.text.split()[1]]
        worth[move] = food_of(state.kind, place, state.land) + income_of(
            state.kind, place, state.land
        )
    return [move for move, number in worth.items() if number == 0 and max(worth.values()) >= 2]


def _barren_farm(state: State, seat: int, moves: list[Move]) -> list[Move]:
    return _barren(state, seat, moves, "farmhouse")


def _last_gold(state: State, seat: int, moves: list[Move]) -> list[Move]:
    assert isinstance(state, Citta)
    last = state.year == LAST_YEAR and state.round >= TURNS - 1
    useful = named(moves, "build statue", "build school", "build hospital", "build fountain")
    return named(moves, "gold") if last and useful else []


# Card City


def _apart(state: State, seat: int, moves: list[Move], card: int) -> list[Move]:
    """Places beside no home for a card that works beside homes, while there are others."""
    assert isinstance(state, CardCity)
    prompt = state.question(seat).prompt
    if prompt != "prompt-place" or card not in KINDS[state.picked].types:
        return []
    beside = state.cities[seat].settled.rims[RESIDENCE]
    return [move for move in moves if not beside >> CELL_NAMES.index(move.text.split()[1]) & 1]


def _lonely_shop(state: State, seat: int, moves: list[Move]) -> list[Move]:
    return _apart(state, seat, moves, COMMERCE)


def _lonely_leisure(state: State, seat: int, moves: list[Move]) -> list[Move]:
    return _apart(state, seat, moves, LEISURE)


# Small City


def _needless_extension(state: State, seat: int, moves: list[Move]) -> list[Move]:
    """Who extends builds one tile instead of three (SC-35)."""
    assert isinstance(state, SmallCity)
    empty = state.world_of(seat).boroughs[seat].empty.bit_count()
    working = state.question(seat).prompt == "prompt-work"
    return named(moves, "extend") if working and empty >= 20 and named(moves, "build ") else []


def _late_factory(state: State, seat: int, moves: list[Move]) -> list[Move]:
    assert isinstance(state, SmallCity)
    last = state.round == ROUNDS and state.question(seat).prompt == "prompt-work"
    return named(moves, "build factory", "build warehouse", "build refinery") if last else []


def _last_money(state: State, seat: int, moves: list[Move]) -> list[Move]:
    assert isinstance(state, SmallCity)
    return named(moves, "gain money") if state.round == ROUNDS and state.phase > 2 else []


WISDOMS = (
    Wisdom(
        "cardcity", 4, "a shop lives on the homes beside it", _lonely_shop, {"victory": "economic"}
    ),
    Wisdom("cardcity", 4, "homes grow by the leisures beside them", _lonely_leisure),
    Wisdom(
        "cardcity", 4, "nobody is happy far from leisure", _lonely_leisure, {"victory": "happiness"}
    ),
    Wisdom(
        "sevenwonders", 4, "a stage of the wonder scores, three coins a point", _sale_for_a_stage
    ),
    Wisdom(
        "sevenwonders", 4, "at the start every card is worth more than coins", _sale_at_the_start
    ),
    Wisdom("sevenwonders", 4, "at the end five points are more than one", _sale_at_the_end),
    Wisdom("sevenwonders", 4, "who has coins enough needs no more", _sale_of_a_rich_city),
    Wisdom("lacitta", 4, "a farm without wheat feeds nobody", _barren_farm),
    Wisdom("lacitta", 4, "gold buys nothing after the last turn", _last_gold),
    Wisdom("smallcity", 1, "no extension while twenty cells are empty", _needless_extension),
    Wisdom("smallcity", 3, "no extension while twenty cells are empty", _needless_extension),
    Wisdom(
        "smallcity", 3, "what a factory makes after the last round builds nothing", _late_factory
    ),
    Wisdom("smallcity", 3, "votes win, and money buys nothing any more", _last_money),
)
