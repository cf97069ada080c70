"""Whole games of the base game: moves and totals, worked out from the printed game."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from tests.titles.sevenwonders.printed import (
    CARDS,
    COUNTS,
    WONDERS,
    Count,
    Stage,
    coins_of,
    letters_of,
)

from quartier.core.rng import seeded
from quartier.core.speech import Refusal
from quartier.testing.random_play import plain_view
from quartier.titles.sevenwonders import TITLE
from quartier.titles.sevenwonders.content import KINDS
from quartier.titles.sevenwonders.game import Game


class Neighbourhood:
    """A city and its neighbours as everybody sees them."""

    def __init__(self, game: Game, seat: int) -> None:
        cities = plain_view(game, None)["cities"]
        assert isinstance(cities, list)
        number = len(cities)
        self.city = cities[seat]
        self.left = cities[(seat + 1) % number]
        self.right = cities[(seat - 1) % number]
        self.built: list[str] = self.city["built"]
        self.coins: int = self.city["coins"]

    def offers(self) -> list[tuple[str, int, int]]:
        """Every unit in reach: the letters it can be, and its price as raw material or goods."""
        stage_units = [unit for stage in self.stages_built() for unit in stage.makes.split()]
        yellow = [CARDS[name].makes for name in ("forum", "caravansery") if name in self.built]
        found = [(unit, 0, 0) for unit in [*self.sold_by(self.city), *stage_units, *yellow]]
        goods = 1 if "marketplace" in self.built else 2
        everywhere = self.board() == "olympia:b" and self.city["stages"] > 0
        for seller, post in ((self.left, "west"), (self.right, "east")):
            raw = 1 if everywhere or f"{post}_trading_post" in self.built else 2
            found += [(unit, raw, goods) for unit in self.sold_by(seller)]
        return found

    def board(self) -> str:
        return f"{self.city['board']}:{self.city['side']}"

    def stages_built(self) -> list[Stage]:
        return WONDERS[self.board()][1][: self.city["stages"]]

    def sold_by(self, city: dict[str, list[str]]) -> list[str]:
        """The initial resource and what brown and grey cards make."""
        cards = [CARDS[name] for name in city["built"] if CARDS[name].colour in ("brown", "grey")]
        resource = WONDERS[f"{city['board']}:{city['side']}"][0]
        return [resource, *(unit for card in cards for unit in card.makes.split())]

    def can_pay(self, price: str) -> bool:
        """Whether the cheapest dealing of units to the price is within the coins."""
        letters = letters_of(price)
        # For each part of the price that is covered, by bits, the least coins it takes.
        least = {0: coins_of(price)}
        for unit, raw, goods in self.offers():
            for covered, coins in list(least.items()):
                for place, letter in enumerate(letters):
                    more = covered | 1 << place
                    cost = coins + (raw if letter in "WSOC" else goods)
                    if letter in unit and more != covered and cost < least.get(more, 99):
                        least[more] = cost
        return least.get((1 << len(letters)) - 1, 99) <= self.coins

    def can_build(self, name: str) -> bool:
        if _plain(name) in {_plain(other) for other in self.built}:
            return False
        chained = set(CARDS[name].chain.split()) & set(self.built)
        return bool(chained or self.city["rights"]) or self.can_pay(CARDS[name].price)

    def can_build_stage(self) -> bool:
        stages = WONDERS[self.board()][1]
        done = self.city["stages"]
        return done < len(stages) and self.can_pay(stages[done].price)


def _plain(name: str) -> str:
    """The name of a building without the age of its card."""
    return name.removesuffix("_1").removesuffix("_2")


@pytest.mark.rule("SW-22", "SW-23", "SW-24", "SW-25", "SW-27", "SW-31", "SW-38", "SW-43")
@pytest.mark.parametrize(("seats", "seed"), [(3 + seed % 5, seed) for seed in range(20)])
def test_in_whole_games_exactly_the_possible_uses_of_a_hand_are_offered(
    seats: int, seed: int
) -> None:
    settings = TITLE.settings({})
    assert not isinstance(settings, Refusal)
    game = TITLE.new(settings, seats, seed)
    assert isinstance(game, Game)
    rng = seeded(seed)
    while game.deciders:
        seat = game.deciders[0]
        if game.question(seat).prompt == "prompt-pick":
            around = Neighbourhood(game, seat)
            hand = {KINDS[game.cards.face[card]].id for card in game.hands[seat]}
            expected = {f"sell {name}" for name in hand}
            expected |= {f"build {name}" for name in hand if around.can_build(name)}
            if around.can_build_stage():
                expected |= {f"stage {name}" for name in hand}
            assert {move.text for move in game.moves(seat)} == expected
        game.advance(seat, game.draw(seat, rng))


class Sheet:
    """The score sheet of a city, filled in from the tables."""

    def __init__(self, game: Game, seat: int) -> None:
        cities = plain_view(game, None)["cities"]
        assert isinstance(cities, list)
        self.around = {
            "self": cities[seat],
            "left": cities[(seat + 1) % len(cities)],
            "right": cities[(seat - 1) % len(cities)],
        }
        self.city = self.around["self"]
        self.built = [CARDS[name] for name in self.city["built"]]
        board = f"{self.city['board']}:{self.city['side']}"
        self.stages = WONDERS[board][1][: self.city["stages"]]

    def number(self, thing: str, place: str) -> int:
        city = self.around[place]
        if thing in ("stages", "defeats"):
            return int(city[thing])
        return sum(CARDS[name].colour == thing for name in city["built"])

    def counted(self, name: str) -> int:
        count = COUNTS.get(name, Count("", ""))
        things, places = count.things.split(), count.cities.split()
        return count.points * sum(self.number(thing, place) for thing in things for place in places)

    def science(self, free: int) -> int:
        """The best of all choices of the free symbols."""
        symbols = [card.symbol for card in self.built if card.symbol]
        totals = []
        for chosen in product(("compass", "gear", "tablet"), repeat=free):
            numbers = Counter([*symbols, *chosen])
            each = [numbers[symbol] for symbol in ("compass", "gear", "tablet")]
            totals.append(sum(number**2 for number in each) + 7 * min(each))
        return max(totals)

    def total(self) -> int:
        points = self.city["military"] + self.city["coins"] // 3
        points += sum(stage.points for stage in self.stages)
        points += sum(card.points for card in self.built)
        points += sum(self.counted(name) for name in self.city["built"])
        specials = [stage.special for stage in self.stages]
        free = specials.count("symbol") + self.city["built"].count("scientists_guild")
        best = self.science(free)
        if "guild" in specials:
            names = [*self.around["left"]["built"], *self.around["right"]["built"]]
            guilds = [name for name in names if CARDS[name].colour == "purple"]
            copies = [
                self.counted(name) + self.science(free + (name == "scientists_guild"))
                for name in guilds
            ]
            best = max([best, *copies])
        return int(points + best)


@pytest.mark.rule("SW-66", "SW-67", "SW-70", "SW-71", "SW-72", "SW-73", "SW-74", "SW-76")
@pytest.mark.parametrize(("seats", "seed"), [(3 + seed % 5, seed) for seed in range(20)])
def test_in_whole_games_the_totals_are_those_of_the_tables(seats: int, seed: int) -> None:
    settings = TITLE.settings({})
    assert not isinstance(settings, Refusal)
    game = TITLE.new(settings, seats, seed)
    assert isinstance(game, Game)
    rng = seeded(seed)
    while game.deciders:
        seat = game.deciders[0]
        # Sales only make coins; a game of buildings tells more.
        moves = [move for move in game.moves(seat) if not move.text.startswith("sell ")]
        moves = moves or game.moves(seat)
        game.advance(seat, moves[rng.below(len(moves))])
    assert game.result is not None
    totals = [Sheet(game, seat).total() for seat in range(seats)]
    assert game.result.totals == totals
    coins = [city.coins for city in game.cities]
    best = max(zip(totals, coins, strict=True))
    assert game.result.winners == [
        seat for seat in range(seats) if (totals[seat], coins[seat]) == best
    ]
