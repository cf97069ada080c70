"""Positions for tests: a table with the cities, hands and tokens a rule speaks about."""

from __future__ import annotations

from collections.abc import Sequence

from tests.titles.sevenwonders.printed import PROBES

from quartier.core.agenda import Step
from quartier.core.moves import Move
from quartier.core.rng import seeded
from quartier.core.speech import Event, Points, Question, Refusal
from quartier.testing.random_play import plain_view
from quartier.titles.sevenwonders import TITLE
from quartier.titles.sevenwonders.city import City, found_city
from quartier.titles.sevenwonders.content import BOARDS, DEFEAT, KIND_OF, KINDS, VICTORY
from quartier.titles.sevenwonders.game import Game
from quartier.titles.sevenwonders.resources import RESOURCE_IDS, RESOURCES
from quartier.titles.sevenwonders.scoring import score_lines
from quartier.titles.sevenwonders.state import Wonders

# A buyer without any source of its own, between sellers of glass and papyrus.
MARKET = ("rome", "alexandria", "ephesus")
PLAIN_BOARDS = (
    "giza",
    "rhodes",
    "ephesus",
    "alexandria",
    "olympia",
    "halicarnassus",
    "babylon",
    "petra",
    "byzantium",
)


_SINGLE = {
    "W": "lumber_yard",
    "S": "stone_pit",
    "O": "ore_vein",
    "C": "clay_pool",
    "G": "glassworks_1",
    "P": "press_1",
    "L": "loom_1",
}
_DOUBLE = {"W": "sawmill", "S": "quarry", "O": "foundry", "C": "brickyard"}
_LETTERS = dict(zip(RESOURCE_IDS, RESOURCES, strict=True))


def supply(resources: str) -> list[str]:
    """Cards that produce exactly these resources, at most three of a kind ("WWG")."""
    singles = [_SINGLE[letter] for letter in _SINGLE if resources.count(letter) % 2]
    return singles + [_DOUBLE[letter] for letter in _SINGLE if resources.count(letter) > 1]


class Table:
    """A game at a turn of an age, everybody about to pick a card, arranged by the test.

    Boards are written "giza" (side A) or "giza:b". Unless arranged otherwise cities are empty with
    3 coins, and hands hold cards that cost nothing.
    """

    def __init__(
        self,
        seats: int = 3,
        boards: Sequence[str] = (),
        *,
        age: int = 1,
        last_turn: bool = False,
        leaders: bool = False,
        cities: bool = False,
        teams: bool = False,
    ) -> None:
        settings = TITLE.settings(
            {"leaders": leaders, "cities": cities, "teams": teams, "sides": "a"}
        )
        assert not isinstance(settings, Refusal)
        game = TITLE.new(settings, seats, seed=1)
        assert isinstance(game, Game)
        self.game = game
        self._play_until(age, last_turn)
        taken = [name.partition(":")[0] for name in boards]
        names = [*boards, *(name for name in PLAIN_BOARDS if name not in taken)]
        for index in range(len(game.cities)):
            game.cities[index] = _empty_city(names[index])
        game.discard.clear()
        for seat in range(seats):
            self.hand(seat, *["altar"] * len(game.hands[seat]))

    # Arranging

    def city(
        self,
        index: int,
        *built: str,
        coins: int = 3,
        stages: int = 0,
        leaders: Sequence[str] = (),
        victories: Sequence[int] = (),
        defeats: int = 0,
        diplomacy: int = 0,
        debts: int = 0,
    ) -> City:
        """Fill a city: cards, stages, recruited leaders, tokens (victories by their worth)."""
        city = _empty_city(
            f"{self.game.cities[index].board.id}:{self.game.cities[index].board.side}"
        )
        for name in (*built, *leaders):
            city.add(KIND_OF[name])
        for _ in range(stages):
            city.add_stage(self._spare_card())
        for worth in victories:
            city.add_tokens(VICTORY, 1, worth)
        city.add_tokens(DEFEAT, defeats, -1)
        city.coins, city.diplomacy, city.debts = coins, diplomacy, debts
        self.game.cities[index] = city
        self._forget_moves()
        return city

    def hand(self, seat: int, *names: str) -> None:
        """Give a seat these cards as its hand."""
        self.game.hands[seat] = self._cards(names, seat)

    def leader_hand(self, seat: int, *names: str) -> None:
        self.game.leader_hands[seat] = self._cards(names, seat)

    def discard(self, *names: str) -> None:
        """Let these cards lie in the discard pile, unseen."""
        self.game.discard = self._cards(names, None)

    def pile(self, *names: str) -> None:
        """Let these cards be the pile of the Free City, unseen, the top one first (SW-77)."""
        self.game.pile = self._cards(names, None)

    def to_recruitment(self) -> None:
        """Sell on until the next recruitment phase; what is to be there then is arranged after."""
        while self.question(self.game.deciders[0]).phase != "phase-recruitment":
            seat = self.game.deciders[0]
            self.game.advance(seat, _harmless(self.game, seat) or self.game.moves(seat)[0])
        self.game.discard.clear()

    # Playing

    def to_age(self, age: int) -> None:
        """Sell on until the first turn of an age."""
        while not (self.game.age == age and self.game.turn == 1):
            seat = self.game.deciders[0]
            self.play(seat, self._sale(seat))

    def moves(self, seat: int) -> list[str]:
        return [move.text for move in self.game.moves(seat)]

    def question(self, seat: int) -> Question:
        return self.game.question(seat)

    def play(self, seat: int, text: str) -> list[Event]:
        """Play a move that must be legal."""
        outcome = self.game.play(seat, _parse(text))
        assert not isinstance(outcome, Refusal), f"{text}: {outcome}"
        return outcome

    def refusal(self, seat: int, text: str) -> Refusal:
        """Why a move that must be illegal is refused."""
        refusal = self.game.refusal(seat, _parse(text))
        assert refusal is not None, f"{text} is legal"
        assert _parse(text) not in self.game.moves(seat)
        return refusal

    def turn(self, *moves: str) -> list[Event]:
        """Everybody plays: seat 0 the first of these, seat 1 the second, … ("build altar", or
        "build forum; pay 2 0" with the payment); the others sell a card. Returns all events."""
        events: list[Event] = []
        for seat in range(self.game.seats):
            for text in (moves[seat] if seat < len(moves) else "").split(";"):
                events += self.play(seat, text.strip() or self._sale(seat))
        return events

    def run(self, *steps: Step[Wonders]) -> list[Event]:
        """Let nothing but these steps happen, up to the first question; what they tell."""
        game = self.game
        game.errands = [[] for _ in range(game.seats)]
        game.open_errands = 0
        game.agenda = []
        self._forget_moves()
        game.then(*steps)
        game.listening = True
        game.proceed()
        game.listening = False
        told = game.told
        game.told = []
        return told

    def until_over(self) -> None:
        """Play to the end at random."""
        rng = seeded(7)
        while self.game.deciders:
            seat = self.game.deciders[0]
            self.game.advance(seat, self.game.draw(seat, rng))

    # Looking

    def built(self, index: int) -> list[str]:
        return [KINDS[number].id for number in self.game.cities[index].built]

    def coins(self) -> list[int]:
        return [city.coins for city in self.game.cities]

    def seen(self, index: int, field: str, seat: int | None = None) -> object:
        """A field of a city as a seat (None: a spectator) sees it."""
        cities = plain_view(self.game, seat)["cities"]
        assert isinstance(cities, list)
        return cities[index][field]

    def tokens(self, index: int) -> tuple[object, object, object]:
        """A city's victory tokens, its defeat tokens, and their worth together."""
        return (
            self.seen(index, "victories"),
            self.seen(index, "defeats"),
            self.seen(index, "military"),
        )

    def hand_of(self, seat: int) -> list[str]:
        """The cards a seat holds, by name."""
        return sorted(KINDS[self.game.cards.face[card]].id for card in self.game.hands[seat])

    def discarded(self) -> list[str]:
        """The cards of the discard pile, by name."""
        return sorted(KINDS[self.game.cards.face[card]].id for card in self.game.discard)

    def points(self, index: int, category: str) -> Points:
        """The points of a city in one category, as if the game ended now."""
        lines = score_lines(self.game, index)
        return sum(line.points for line in lines if line.category == f"score-{category}")

    def _sale(self, seat: int) -> str:
        sales = [move for move in self.moves(seat) if move.startswith("sell ")]
        return sales[0]

    def _forget_moves(self) -> None:
        """What was listed before the table was arranged does not hold any more."""
        self.game._listed_seat = -1

    def _cards(self, names: Sequence[str], seat: int | None) -> list[int]:
        """New cards with these faces, known to the seat that holds them."""
        self._forget_moves()
        cards = self.game.cards
        first = len(cards.face)
        cards.face += [KIND_OF[name].number for name in names]
        cards.back += [KIND_OF[name].age or 4 for name in names]
        known = 0 if seat is None else self.game.insiders(seat)
        cards.known += [known] * len(names)
        return list(range(first, first + len(names)))

    def _spare_card(self) -> int:
        return self._cards(["altar"], None)[0]

    def _play_until(self, age: int, last_turn: bool) -> None:
        rng = seeded(3)
        game = self.game
        while not (
            game.age == age
            and game.turns
            and game.turn == (game.turns if last_turn else 1)
            and len(game.deciders) == game.seats
        ):
            seat = game.deciders[0]
            game.advance(seat, _harmless(game, seat) or game.draw(seat, rng))


def recruitment(seats: int = 3, boards: Sequence[str] = (), age: int = 1) -> Table:
    """The recruitment phase after this age, with empty cities; the discard pile is empty."""
    table = Table(seats, boards, age=age, last_turn=True, leaders=True, cities=True)
    table.to_recruitment()
    for seat in range(seats):
        table.city(seat)
    return table


def age_three(*boards: str, last_turn: bool = False) -> Table:
    """Three players in Age III with both expansions."""
    return Table(3, boards, age=3, last_turn=last_turn, leaders=True, cities=True)


def in_reach(table: Table) -> set[str]:
    """The resources, by letter, of which seat 0 can get a unit for a construction now."""
    table.hand(0, *PROBES.values())
    moves = table.moves(0)
    return {letter for letter, card in PROBES.items() if f"build {card}" in moves}


def units(table: Table, index: int, use: str) -> list[str]:
    """What a city makes ("own") or sells ("sale"), a word per unit as in the printed tables."""
    production = table.seen(index, "production")
    assert isinstance(production, dict)
    words = ["/".join(_LETTERS[name] for name in unit) for unit in production[use]]
    return sorted(words)


def trade_prices(table: Table, side: str) -> dict[str, int]:
    """What seat 0 pays for each resource on this side."""
    production = table.seen(0, "production")
    assert isinstance(production, dict)
    return {_LETTERS[name]: price for name, price in production[f"{side}_price"].items()}


def payments(table: Table, move: str) -> list[str]:
    """Every way seat 0 may pay for a move, whether it is asked or there is only one."""
    table.play(0, move)
    if 0 in table.game.deciders:
        assert table.question(0).phase == "phase-payment"
        return sorted(table.moves(0))
    plan = table.seen(0, "plan", 0)
    assert isinstance(plan, dict)
    return [plan["payment"]]


def _harmless(game: Game, seat: int) -> Move | None:
    """Selling leaves no trace in a city that is arranged afterwards."""
    for move in game.moves(seat):
        if move.text.startswith("sell "):
            return move
    return None


def _empty_city(name: str) -> City:
    board_id, _, side = name.partition(":")
    board = next(b for b in BOARDS if b.id == board_id and b.side == (side or "a"))
    return found_city(board, 3)


def _parse(text: str) -> Move:
    move = TITLE.space.parse(text)
    assert move is not None, f"no move is written {text!r}"
    return move
