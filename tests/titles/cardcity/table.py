"""Positions for tests: a table with the cities, hands and money a rule speaks about.

A city is drawn row by row. Tokens: `.` an empty place, `R C L I P M` plain cards, `G` a park, `N` a
cloud, `RC:s:W` a straight bicolour card with the first type at the left, `RC:d:NW` a diagonal one
with the first type above and at the left. Places of a drawing are (row, column) from 0.
"""

from __future__ import annotations

from collections.abc import Sequence

from quartier.core.agenda import Step
from quartier.core.moves import Move
from quartier.core.rng import seeded
from quartier.core.speech import Event, Question, Refusal
from quartier.titles.cardcity import TITLE
from quartier.titles.cardcity.acquisition import DIVIDE, DRAW, OFFER
from quartier.titles.cardcity.construction import CONSTRUCT
from quartier.titles.cardcity.content import KIND_OF, KINDS, SIDES, TOWN_HALL, WHOLE, Kind
from quartier.titles.cardcity.development import DEVELOPMENT_PHASE
from quartier.titles.cardcity.game import Game
from quartier.titles.cardcity.geometry import CELL_NAMES, CELL_OF, FRAME
from quartier.titles.cardcity.ground import District, Ground
from quartier.titles.cardcity.income import INCOME_PHASE, income
from quartier.titles.cardcity.moves import LOTS, GrowAt, PlaceAt
from quartier.titles.cardcity.purchases import PURCHASE_PHASE
from quartier.titles.cardcity.round import END_ROUND
from quartier.titles.cardcity.scoring import score, score_lines
from quartier.titles.cardcity.setup import PILE_BACK
from quartier.titles.cardcity.site import first_site
from quartier.titles.cardcity.state import NOTHING, CardCity

LETTERS = {
    "R": "residence",
    "C": "commerce",
    "L": "leisure",
    "I": "industry",
    "P": "parking",
    "M": "town_hall",
    "G": "park",
    "N": "cloud",
}
CUTS = {"s": "straight", "d": "diagonal"}
# The two types of a bicolour card in the order its name has them.
PAIRS = ("RC", "RL", "CL", "CI", "LI")
OPPOSITES = {"W": "E", "E": "W", "N": "S", "S": "N", "NW": "SE", "SE": "NW", "NE": "SW", "SW": "NE"}

Place = tuple[int, int]


def card(token: str) -> tuple[Kind, int]:
    """The kind and the turn a token stands for."""
    if ":" not in token:
        return KIND_OF[LETTERS.get(token, token)], WHOLE
    types, cut, side = token.split(":")
    if types not in PAIRS:
        types, side = types[::-1], OPPOSITES[side]
    name = f"{LETTERS[types[0]]}_{LETTERS[types[1]]}_{CUTS[cut]}"
    return KIND_OF[name], SIDES.index(side.lower())


class Table:
    """A game at its beginning, arranged by the test; then a phase is played."""

    def __init__(
        self,
        level: str = "simplified",
        victory: str = "residential",
        seats: int = 2,
        *,
        architect: bool = False,
        ecology: bool = False,
        crisis: bool = False,
        unique: bool = False,
        suburb: bool = False,
        seed: int = 1,
    ) -> None:
        settings = TITLE.settings(
            {
                "level": level,
                "victory": victory,
                "architect": architect,
                "ecology": ecology,
                "leisure_crisis": crisis,
                "unique_city": unique,
                "suburb": suburb,
            }
        )
        assert not isinstance(settings, Refusal)
        game = TITLE.new(settings, seats, seed)
        assert isinstance(game, Game)
        self.game = game
        self.origin = 0

    # Arranging

    def city(self, seat: int, *rows: str, top_left: str | None = None) -> None:
        """Let a seat's city consist of these cards; its town hall stays where it stands.

        In a drawing without one, `top_left` says where the first place lies.
        """
        game = self.game
        tokens = [row.split() for row in rows]
        geometry = game.ground(seat).geometry
        region = seat if game.options.unique else 0
        if top_left is None:
            hall = geometry.halls[region][0]
            row, column = next(
                (row, line.index("M")) for row, line in enumerate(tokens) if "M" in line
            )
            self.origin = hall - row * FRAME - column
        else:
            self.origin = CELL_OF[top_left]
        game.cities[seat].site = first_site(geometry, region)
        game.grounds[game.cities[seat].ground] = Ground(geometry)
        self.add(seat, *rows)

    def add(self, seat: int, *rows: str) -> None:
        """Lay these cards too, the drawing lying where the last city was drawn."""
        for row, line in enumerate(rows):
            for column, token in enumerate(line.split()):
                if token != ".":
                    kind, turn = card(token)
                    self.game.lay(seat, kind, turn, self.origin + row * FRAME + column)

    def common_city(self, *rows: str, top_left: str) -> None:
        """Let the unique city consist of these cards, each of the seat in whose region it lies."""
        game = self.game
        geometry = game.grounds[0].geometry
        game.grounds[0] = Ground(geometry)
        for seat, city in enumerate(game.cities):
            city.site = first_site(geometry, seat)
        self.origin = CELL_OF[top_left]
        for row, line in enumerate(rows):
            for column, token in enumerate(line.split()):
                if token == ".":
                    continue
                cell = self.origin + row * FRAME + column
                owner = next(
                    seat for seat, region in enumerate(geometry.regions) if region >> cell & 1
                )
                game.lay(owner, *card(token), cell)

    def hand(self, seat: int, *tokens: str, known_to_all: bool = False) -> None:
        """Give a seat these cards."""
        self.game.hands[seat] = self.cards(tokens, None if known_to_all else seat)

    def money(self, seat: int, money: int) -> None:
        self.game.cities[seat].money = money

    def cards(self, tokens: Sequence[str], seat: int | None) -> list[int]:
        """New cards with these faces, known to one seat or to all."""
        cards = self.game.cards
        first = len(cards.face)
        cards.face += [card(token)[0].number for token in tokens]
        cards.back += [PILE_BACK] * len(tokens)
        eyes = self.game.all_eyes if seat is None else self.game.eyes(seat)
        cards.known += [eyes] * len(tokens)
        return list(range(first, first + len(tokens)))

    # Phases

    def _run(self, *steps: Step[CardCity]) -> None:
        game = self.game
        game.agenda = []
        game.errands = [[] for _ in range(game.seats)]
        game.open_errands = 0
        game.drawn = []
        game.lots = [[], [], [], []]
        game.picked = NOTHING
        game.then(*steps)
        game.proceed()

    def divide(self, *tokens: str, first: int = 0, round_number: int = 2) -> None:
        """Let the first player have drawn these cards."""
        game = self.game
        game.first = first
        game.round = round_number - 1
        game.hands = [[] for _ in range(game.seats)]
        self._run()
        game.divider, game.chooser = first, (first + 1) % game.seats
        game.drawn = self.cards(tokens, first)
        game.round = round_number
        game.then(DIVIDE, OFFER)
        game.proceed()

    def draw(self, *pile: str, first: int = 0, round_number: int = 2) -> None:
        """Let the pile consist of these cards, the top one last, and the first player draw."""
        game = self.game
        self._run()
        game.first = first
        game.round = round_number
        game.pile = self.cards(pile, None)
        for drawn in game.pile:
            game.cards.known[drawn] = 0
        game.then(DRAW)
        game.proceed()

    def construct(self, first: int = 0) -> None:
        """Begin phase 2."""
        self.game.first = first
        self._run(CONSTRUCT)

    def develop(self, first: int = 0) -> None:
        """Begin phase 3."""
        self.game.first = first
        self._run(DEVELOPMENT_PHASE)

    def earn(self) -> None:
        """Play phase 4."""
        self._run(INCOME_PHASE)

    def shop(self, first: int = 0) -> None:
        """Begin phase 5."""
        self.game.first = first
        self._run(PURCHASE_PHASE, END_ROUND)

    # Playing

    def moves(self, seat: int) -> list[str]:
        return [move.text for move in self.game.moves(seat)]

    def places(self, seat: int) -> set[Place]:
        """The places of the drawing that are offered now."""
        return {
            self.place(CELL_NAMES[move.cell])
            for move in self.game.moves(seat)
            if isinstance(move, (PlaceAt, GrowAt))
        }

    def place(self, name: str) -> Place:
        """The place of the drawing a cell has."""
        cell = CELL_OF[name]
        return (
            cell // FRAME - self.origin // FRAME,
            cell % FRAME - self.origin % FRAME,
        )

    def name(self, place: Place) -> str:
        """The cell of a place of the drawing."""
        return CELL_NAMES[self.origin + place[0] * FRAME + place[1]]

    def question(self, seat: int) -> Question:
        return self.game.question(seat)

    def play(self, seat: int, text: str) -> list[Event]:
        """Play a move that must be legal."""
        outcome = self.game.play(seat, _parse(text))
        assert not isinstance(outcome, Refusal), f"{text}: {outcome}"
        return outcome

    def refusal(self, seat: int, text: str) -> Refusal:
        """Why a move that must be illegal is refused."""
        refusal = self.game.clone().refusal(seat, _parse(text))
        assert refusal is not None, f"{text} is legal"
        assert _parse(text) not in self.game.moves(seat)
        return refusal

    def build(self, seat: int, token: str, place: Place) -> list[Event]:
        """Build a card of the hand on a place of the drawing."""
        kind, turn = card(token)
        events: list[Event] = []
        if f"build {kind.id}" in self.moves(seat):
            events += self.play(seat, f"build {kind.id}")
        if self.game.deciders == [seat] and self.game.picked == kind.number:
            side = f" {SIDES[turn]}" if turn else ""
            events += self.play(seat, f"at {self.name(place)}{side}")
        return events

    def until_over(self, seed: int = 7) -> None:
        """Play to the end at random."""
        rng = seeded(seed)
        while self.game.deciders:
            seat = self.game.deciders[0]
            self.game.advance(seat, self.game.draw(seat, rng))

    # Looking

    def faces(self, cards: Sequence[int]) -> list[str]:
        """Cards by their letters, sorted."""
        letters = {name: letter for letter, name in LETTERS.items()}
        ids = [KINDS[self.game.cards.face[number]].id for number in cards]
        return sorted(letters.get(name, name) for name in ids)

    def hands(self) -> list[list[str]]:
        return [self.faces(hand) for hand in self.game.hands]

    def seen(self, cards: Sequence[int], seat: int | None) -> int:
        """How many of these cards a seat knows."""
        eyes = self.game.eyes(seat)
        return sum(bool(self.game.cards.known[number] & eyes) for number in cards)

    def at(self, seat: int, place: Place) -> str:
        """The kind of card on a place of the drawing, or "." """
        cell = self.origin + place[0] * FRAME + place[1]
        ground = self.game.ground(seat)
        return "." if ground.cards[cell] < 0 else ground.kind_at(cell).id

    def money_of(self) -> list[int]:
        return [city.money for city in self.game.cities]

    def income(self, seat: int) -> int:
        return income(self.game, seat)

    def score(self, seat: int) -> int:
        return score(self.game, seat)

    def points(self, seat: int, source: str) -> int:
        """The points from one source, as if the game ended now."""
        lines = score_lines(self.game, seat)
        return sum(line.points for line in lines if line.source == f"source-{source}")

    def homes(self, seat: int = 0) -> list[int]:
        return _sizes(self.game.ground(seat).homes)

    def shops(self, seat: int = 0) -> list[int]:
        return _sizes(self.game.ground(seat).shops)

    def offered(self) -> list[tuple[list[str], int]]:
        """Both lots: the open cards and the number of hidden ones."""
        lots = self.game.lots
        return [(self.faces(lots[2 * lot]), len(lots[2 * lot + 1])) for lot, _ in enumerate(LOTS)]


def _sizes(districts: list[District]) -> list[int]:
    return sorted(district.size for district in districts)


def _parse(text: str) -> Move:
    move = TITLE.space.parse(text)
    assert move is not None, f"no move is written {text!r}"
    return move


def town_halls(table: Table) -> list[str]:
    """The cells of all town halls."""
    return [
        CELL_NAMES[cell]
        for ground in table.game.grounds
        for cell in range(FRAME * FRAME)
        if ground.whole[TOWN_HALL] >> cell & 1
    ]
