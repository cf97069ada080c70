"""What any decent player knows, and positions in which it matters.

A wisdom looks at a position and names the moves that are foolish there; none if it does not apply.
Positions come from games at random, so that nobody has tidied them up; those that were found lie in
`wisdom.json`, with their foolish moves. They are found anew by

    python -m tests.bots.wisdom
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import inf
from pathlib import Path
from typing import NamedTuple

import msgspec

from quartier.bots.policy import play_on
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

FOUND = Path(__file__).with_name("wisdom.json")
OF_EACH = 5
# Where it is counted what moves end with: in so many imagined worlds, of so many moves at most, of
# which so many are foolish at least.
WORLDS = 8
MOST_MOVES = 12
LEAST_FOOLISH = 0.3

Foolish = Callable[[State, int, list[Move]], list[Move]]


class Wisdom(NamedTuple):
    title: str
    seats: int
    reason: str
    foolish: Foolish
    options: dict[str, bool | str] = {}  # noqa: RUF012

    def start(self, seed: int) -> State:
        settings = self.the_title.settle(self.options, self.seats)
        assert isinstance(settings, dict)
        return self.the_title.new(settings, self.seats, seed)

    @property
    def the_title(self) -> Title:
        title = find_title(self.title)
        assert title is not None
        return title


class Found(msgspec.Struct):
    """A position: the game at random with this seed, after so many moves, and what is foolish."""

    title: str
    reason: str
    seed: int
    moves: int
    foolish: list[str]


class Case(NamedTuple):
    """A position, and the moves of it that are foolish."""

    title: Title
    state: State
    seat: int
    foolish: list[Move]


def cases(title_id: str) -> Iterator[Case]:
    """The positions of a title that were found."""
    wisdoms = {wisdom.reason: wisdom for wisdom in WISDOMS if wisdom.title == title_id}
    for found in msgspec.json.decode(FOUND.read_bytes(), type=list[Found]):
        if found.title != title_id:
            continue
        wisdom = wisdoms[found.reason]
        state = wisdom.start(found.seed)
        rng = seeded(found.seed)
        for _ in range(found.moves):
            state.advance(state.deciders[0], state.draw(state.deciders[0], rng))
        seat = state.deciders[0]
        foolish = [move for move in state.moves(seat) if move.text in found.foolish]
        assert len(foolish) == len(found.foolish), f"other rules: find positions anew ({found})"
        yield Case(wisdom.the_title, state, seat, foolish)


def find(wisdom: Wisdom, number: int) -> Iterator[Found]:
    """The first positions in which a wisdom matters: some moves are foolish, and not all."""
    found = 0
    for seed in range(31_000, 31_400):
        state = wisdom.start(seed)
        rng = seeded(seed)
        made = in_game = 0
        while state.deciders:
            seat = state.deciders[0]
            moves = state.moves(seat)
            foolish = wisdom.foolish(state, seat, moves) if len(moves) > 1 else []
            # A few of each game, so that positions differ.
            if 0 < len(foolish) < len(moves) and in_game < 2:
                notations = [move.text for move in foolish]
                yield Found(wisdom.title, wisdom.reason, seed, made, notations)
                found += 1
                in_game += 1
                if found == number:
                    return
            state.advance(seat, state.draw(seat, rng))
            made += 1
    raise AssertionError(f"the positions for “{wisdom.reason}” are too few: {found}")


def named(moves: list[Move], *words: str) -> list[Move]:
    """The moves whose notation begins like this."""
    return [move for move in moves if move.text.startswith(words)]


def losing(
    title_id: str, state: State, seat: int, moves: list[Move], least: float = 3.0
) -> list[Move]:
    """The moves that surely end so many points below the best one, whatever is hidden."""
    title = find_title(title_id)
    assert title is not None
    if len(moves) > MOST_MOVES:
        return []
    rng = seeded(state.moment)
    low = dict.fromkeys(moves, inf)
    high = dict.fromkeys(moves, -inf)
    found: list[Move] = []
    for _ in range(WORLDS):
        world, chance = state.sample(seat, rng), rng.fork()
        for move in moves:
            after = world.clone()
            after.advance(seat, move)
            points = float(play_on(title, after, chance.clone()).totals[seat])
            low[move], high[move] = min(low[move], points), max(high[move], points)
        found = [move for move in moves if high[move] <= max(low.values()) - least]
        if len(found) < LEAST_FOOLISH * len(moves):
            return []
    return found


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


def _too_dear(state: State, seat: int, moves: list[Move]) -> list[Move]:
    """Ways to pay that cost more than another one."""
    if not state.question(seat).prompt.startswith("prompt-pay"):
        return []
    prices = {move: sum(map(int, move.text.split()[1:])) for move in named(moves, "pay ")}
    return [move for move, price in prices.items() if price > min(prices.values())]


def _idle_turn(turns: tuple[int, ...], least: float) -> Foolish:
    def foolish(state: State, seat: int, moves: list[Move]) -> list[Move]:
        assert isinstance(state, Wonders)
        asked = state.question(seat).prompt == "prompt-pick"
        late = state.age == 3 and state.turn in turns
        return losing("sevenwonders", state, seat, moves, least) if asked and late else []

    return foolish


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
    barren = [move for move, number in worth.items() if number == 0 and max(worth.values()) >= 2]
    return barren if len(barren) >= LEAST_FOOLISH * len(moves) else []


def _barren_farm(state: State, seat: int, moves: list[Move]) -> list[Move]:
    return _barren(state, seat, moves, "farmhouse")


def _barren_quarry(state: State, seat: int, moves: list[Move]) -> list[Move]:
    assert isinstance(state, Citta)
    return _barren(state, seat, moves, "quarry") if state.year < LAST_YEAR else []


def _last_gold(state: State, seat: int, moves: list[Move]) -> list[Move]:
    assert isinstance(state, Citta)
    last = state.year == LAST_YEAR and state.round >= TURNS - 1
    useful = named(moves, "build statue", "build school", "build hospital", "build fountain")
    return named(moves, "gold") if last and useful else []


def _lost_in_the_end(prompt: str) -> Foolish:
    def foolish(state: State, seat: int, moves: list[Move]) -> list[Move]:
        assert isinstance(state, Citta)
        late = state.year == LAST_YEAR and state.round >= TURNS - 1
        asked = late and state.question(seat).prompt == prompt
        return losing("lacitta", state, seat, moves) if asked else []

    return foolish


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


def _lost_in_the_last_rounds(prompt: str) -> Foolish:
    def foolish(state: State, seat: int, moves: list[Move]) -> list[Move]:
        assert isinstance(state, CardCity)
        asked = state.question(seat).prompt == prompt
        late = asked and state.round >= state.options.deck.rounds - 1
        return losing("cardcity", state, seat, moves) if late else []

    return foolish


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


def _lost_in_the_last_round(prompt: str) -> Foolish:
    def foolish(state: State, seat: int, moves: list[Move]) -> list[Move]:
        assert isinstance(state, SmallCity)
        asked = state.round == ROUNDS and state.question(seat).prompt == prompt
        return losing("smallcity", state, seat, moves) if asked else []

    return foolish


WISDOMS = (
    Wisdom(
        "cardcity", 4, "a shop lives on the homes beside it", _lonely_shop, {"victory": "economic"}
    ),
    Wisdom("cardcity", 4, "homes grow by the leisures beside them", _lonely_leisure),
    Wisdom(
        "cardcity", 4, "nobody is happy far from leisure", _lonely_leisure, {"victory": "happiness"}
    ),
    Wisdom(
        "cardcity",
        4,
        "the last cards go where they still bring homes",
        _lost_in_the_last_rounds("prompt-place"),
    ),
    Wisdom(
        "cardcity",
        4,
        "the last cards go where they still bring money",
        _lost_in_the_last_rounds("prompt-place"),
        {"victory": "economic"},
    ),
    Wisdom(
        "cardcity",
        4,
        "of the last lots one takes what still scores",
        _lost_in_the_last_rounds("prompt-take"),
        {"victory": "economic"},
    ),
    Wisdom(
        "cardcity",
        4,
        "what is bought at the end has to pay for itself",
        _lost_in_the_last_rounds("prompt-buy-industry"),
        {"victory": "economic"},
    ),
    Wisdom(
        "sevenwonders", 4, "a stage of the wonder scores, three coins a point", _sale_for_a_stage
    ),
    Wisdom(
        "sevenwonders", 4, "at the start every card is worth more than coins", _sale_at_the_start
    ),
    Wisdom("sevenwonders", 4, "at the end five points are more than one", _sale_at_the_end),
    Wisdom("sevenwonders", 4, "who has coins enough needs no more", _sale_of_a_rich_city),
    Wisdom("sevenwonders", 4, "nobody pays more than is asked", _too_dear),
    Wisdom("sevenwonders", 4, "the last card is for points", _idle_turn((6,), 2.0)),
    Wisdom("sevenwonders", 4, "the last cards but one are for points", _idle_turn((5,), 4.0)),
    Wisdom("lacitta", 4, "a farm without wheat feeds nobody", _barren_farm),
    Wisdom("lacitta", 4, "gold buys nothing after the last turn", _last_gold),
    Wisdom("lacitta", 4, "the last turns are for points", _lost_in_the_end("prompt-turn")),
    Wisdom(
        "lacitta", 4, "the last buildings go where they count", _lost_in_the_end("prompt-where")
    ),
    Wisdom("lacitta", 4, "a quarry without mountains pays nothing", _barren_quarry),
    Wisdom("smallcity", 1, "alone: no extension while twenty cells are empty", _needless_extension),
    Wisdom("smallcity", 3, "no extension while twenty cells are empty", _needless_extension),
    Wisdom(
        "smallcity", 3, "what a factory makes after the last round builds nothing", _late_factory
    ),
    Wisdom("smallcity", 3, "votes win, and money buys nothing any more", _last_money),
    Wisdom(
        "smallcity",
        3,
        "the last action has to bring votes",
        _lost_in_the_last_round("prompt-action"),
    ),
    Wisdom(
        "smallcity", 3, "the last disc has to bring votes", _lost_in_the_last_round("prompt-invest")
    ),
)


def main() -> None:
    found = [one for wisdom in WISDOMS for one in find(wisdom, OF_EACH)]
    lines = [msgspec.json.encode(one).decode() for one in found]
    FOUND.write_text("[\n" + ",\n".join(lines) + "\n]\n")


if __name__ == "__main__":
    main()
