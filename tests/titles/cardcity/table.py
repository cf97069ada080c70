"""Positions for tests: cities drawn as in the rules page, hands, money, one phase at a time.

A drawing has its rows separated by "/" and its cards written as notation.py says; a full stop is
an empty place, any other small letter or digit an empty place with that mark. The first town hall
of a drawing lies where the layout has it.

The tests follow the rules page: game_and_cards, acquisition, construction and duty, development,
income_and_purchases, normal_level, advanced_level, victories, variants, unique_city and
shared_districts, solo and suburb, examples and examples_of_options, open_readings.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from tests.titles.cardcity.looking import Looking
from tests.titles.cardcity.notation import LETTERS, kind_of, turn_of

from quartier.core.agenda import Step
from quartier.core.moves import Move
from quartier.core.rng import seeded
from quartier.core.speech import Event, Question, Refusal, Result
from quartier.titles.cardcity import TITLE
from quartier.titles.cardcity.acquisition import DRAW
from quartier.titles.cardcity.construction import CONSTRUCT
from quartier.titles.cardcity.content import (
    CLOUD,
    COMMERCE,
    KINDS,
    PARK,
    RESIDENCE,
    SIDES,
    TOWN_HALL,
    WHOLE,
)
from quartier.titles.cardcity.development import DEVELOPMENT_PHASE
from quartier.titles.cardcity.game import Game
from quartier.titles.cardcity.geometry import CELL_NAMES, CELL_OF, FRAME
from quartier.titles.cardcity.ground import Ground
from quartier.titles.cardcity.income import INCOME_PHASE
from quartier.titles.cardcity.purchases import PURCHASE_PHASE
from quartier.titles.cardcity.round import END_ROUND
from quartier.titles.cardcity.setup import PILE_BACK, RESERVE_BACK
from quartier.titles.cardcity.site import first_site
from quartier.titles.cardcity.solo import DRAW_ALONE
from quartier.titles.cardcity.state import NOBODY, CardCity

_MARK = re.compile(r"[a-z0-9]")


class Table(Looking):
    """A game whose cities, hands and money the test arranges; it stands still between phases.

    Unless arranged otherwise cities have a town hall and $3, seat 0 is first player and it is the
    second round. A fresh table is left as it was set up.
    """

    def __init__(
        self,
        seats: int = 2,
        level: str = "simplified",
        victory: str = "residential",
        *,
        architect: bool = False,
        ecology: bool = False,
        leisure_crisis: bool = False,
        unique_city: bool = False,
        suburb: bool = False,
        halves_touch: bool = True,
        first: int = 0,
        in_round: int = 2,
        fresh: bool = False,
        seed: int = 1,
    ) -> None:
        settings = TITLE.settings(
            {
                "level": level,
                "victory": victory,
                "architect": architect,
                "ecology": ecology,
                "leisure_crisis": leisure_crisis,
                "unique_city": unique_city,
                "suburb": suburb,
                "halves_touch": halves_touch,
            }
        )
        assert not isinstance(settings, Refusal)
        game = TITLE.new(settings, seats, seed)
        assert isinstance(game, Game)
        super().__init__(game, {})
        if fresh:
            return
        self._stand_still()
        game.drawn, game.lots = [], [[], [], [], []]
        game.divider = game.chooser = NOBODY
        game.first, game.round = first, in_round
        if suburb:
            game.reserve[TOWN_HALL] = 0

    # Arranging

    def draw(self, drawing: str, seat: int = 0, *, money: int = 3, hall: str = "") -> None:
        """Lay a seat's city, or the common one; `hall` is where the first town hall stands."""
        game = self.game
        rows = [row.split() for row in drawing.split("/")]
        hall_row, hall_column = next(
            (row, column)
            for row, cards in enumerate(rows)
            for column, card in enumerate(cards)
            if card == "M"
        )
        geometry = game.ground(seat).geometry
        region = seat if game.options.unique else 0
        anchor = CELL_OF[hall] if hall else geometry.halls[region][0]
        self._clear(seat)
        game.cities[seat].money = money
        for row, cards in enumerate(rows):
            for column, card in enumerate(cards):
                cell = anchor + (row - hall_row) * FRAME + column - hall_column
                if card == ".":
                    continue
                if _MARK.fullmatch(card):
                    self.marks.setdefault(card, []).append(CELL_NAMES[cell])
                    continue
                assert geometry.city >> cell & 1, f"{card} lies outside"
                game.lay(self._owner(seat, cell), kind_of(card), turn_of(card), cell)

    def money(self, *money: int) -> None:
        for city, dollars in zip(self.game.cities, money, strict=True):
            city.money = dollars

    def reserve(
        self,
        *,
        residence: int | None = None,
        commerce: int | None = None,
        industry: Sequence[str] | None = None,
        park: int | None = None,
        cloud: int | None = None,
    ) -> None:
        """Let the reserve hold this, industries from the top down."""
        counts = ((RESIDENCE, residence), (COMMERCE, commerce), (PARK, park), (CLOUD, cloud))
        for type_, count in counts:
            if count is not None:
                self.game.reserve[type_] = count
        if industry is not None:
            cards = self._cards(industry, self.game.all_eyes, RESERVE_BACK)
            self.game.industries = cards[::-1]

    def pile(self, cards: str) -> None:
        """Let the pile hold these cards, the top one first."""
        self.game.pile = self._cards(cards.split(), 0, PILE_BACK)[::-1]

    # Phases

    def acquire(self, drawn: str = "", *, through: str = "acquisition") -> list[Event]:
        """Begin phase 1; these cards lie on top of the pile."""
        self.game.pile += self._cards(drawn.split(), 0, PILE_BACK)[::-1]
        return self._begin(DRAW_ALONE if self.game.seats == 1 else DRAW, through)

    def construct(
        self, *hands: str, secret: bool = True, through: str = "construction"
    ) -> list[Event]:
        """Begin phase 2 with these hands, from seat 0 on."""
        for seat in range(self.game.seats):
            cards = hands[seat].split() if seat < len(hands) else []
            known = self.game.eyes(seat) if secret else self.game.all_eyes
            self.game.hands[seat] = self._cards(cards, known, PILE_BACK)
        return self._begin(CONSTRUCT, through)

    def develop(self, *, through: str = "development") -> list[Event]:
        return self._begin(DEVELOPMENT_PHASE, through)

    def earn(self) -> list[int]:
        """Phase 4: what everybody earns."""
        before = [city.money for city in self.game.cities]
        self._begin(INCOME_PHASE, "income")
        return [city.money - had for city, had in zip(self.game.cities, before, strict=True)]

    def shop(self, *, through: str = "purchases") -> list[Event]:
        return self._begin(PURCHASE_PHASE, through)

    def finish(self) -> Result:
        """End the game now."""
        self.game.round = self.game.options.deck.rounds
        self._begin(END_ROUND, "end")
        assert self.game.result is not None
        return self.game.result

    # Playing

    def moves(self, seat: int = 0) -> list[str]:
        return [move.text for move in self.game.moves(seat)]

    def question(self, seat: int = 0) -> Question:
        return self.game.question(seat)

    def play(self, seat: int, *texts: str) -> list[Event]:
        """Play moves that must be legal."""
        events: list[Event] = []
        for text in texts:
            move = _parse(text)
            assert move in self.game.moves(seat), f"{text} is not offered"
            outcome = self.game.play(seat, move)
            assert not isinstance(outcome, Refusal), f"{text}: {outcome}"
            events += outcome
        return events

    def refused(self, seat: int, text: str) -> Refusal:
        """Why a move is not allowed."""
        refusal = self.game.refusal(seat, _parse(text))
        assert refusal is not None, f"{text} is legal"
        assert _parse(text) not in self.game.moves(seat)
        return refusal

    def refusal(self, seat: int, text: str) -> str:
        """The rule that forbids a move."""
        return self.refused(seat, text).rule

    def build(self, seat: int, card: str, place: str) -> list[Event]:
        """Build a card of the hand at a place."""
        return self._pick(seat, card) + self.play(seat, self._at(card, place))

    def build_refusal(self, seat: int, card: str, place: str) -> str:
        """The rule that forbids a card of the hand at a place."""
        twin = self._twin()
        twin._pick(seat, card)
        return twin.refusal(seat, self._at(card, place))

    def build_moves(self, seat: int, card: str) -> list[str]:
        """The moves that lay a card of the hand, which may be none."""
        if _asks_place(self, seat):
            is_asked = self.question(seat).facts["card"] == kind_of(card).key
            return self.moves(seat) if is_asked else []
        if f"build {kind_of(card).id}" not in self.moves(seat):
            return []
        twin = self._twin()
        twin._pick(seat, card)
        return twin.moves(seat)

    def places(self, seat: int, card: str) -> list[str]:
        """Where a card of the hand may be built."""
        return sorted({text.split()[1] for text in self.build_moves(seat, card)})

    def ways(self, seat: int, card: str, place: str) -> list[str]:
        """The sides the first half of a bicolour card may have at a place."""
        found = [text.split() for text in self.build_moves(seat, card)]
        return sorted(words[2] for words in found if words[1] == self.cell(place))

    def grow(self, seat: int, card: str, place: str) -> list[Event]:
        return self.play(seat, f"grow {LETTERS[card]} {self.cell(place)}")

    def buy(self, seat: int, card: str, place: str) -> list[Event]:
        """Buy an industry or a park and lay it at a place."""
        return self.play(seat, f"buy {LETTERS[card]}", f"at {self.cell(place)}")

    def divide(self, seat: int, first: str, second: str, bribe: str = "") -> list[Event]:
        """Make two lots, open cards before hidden ones ("R C|R", "P C|I L")."""
        events: list[Event] = []
        first_open, _, first_hidden = first.partition("|")
        second_open, _, second_hidden = second.partition("|")
        parts = (("first open", first_open), ("first hidden", first_hidden))
        for verb, cards in (*parts, ("second open", second_open)):
            for card in cards.split():
                text = f"{verb} {kind_of(card).id}"
                if text in self.moves(seat):
                    events += self.play(seat, text)
        if _prompt(self, seat) == "prompt-bribe":
            events += self.play(seat, f"bribe {bribe}" if bribe else "no bribe")
        lots = self.offer()
        assert lots[0] == (sorted(first_open.split()), sorted(first_hidden.split()))
        assert lots[1] == (sorted(second_open.split()), sorted(second_hidden.split()))
        return events

    def take(self, seat: int, lot: str) -> list[Event]:
        return self.play(seat, f"take {lot}")

    def at_random(self, seed: int = 7) -> None:
        """Play on at random until nobody is asked."""
        rng = seeded(seed)
        while self.game.deciders:
            seat = self.game.deciders[0]
            self.game.advance(seat, self.game.draw(seat, rng))

    # Within

    def _begin(self, step: Step[CardCity], through: str) -> list[Event]:
        """Run a phase, and what follows it up to another one or the round's end."""
        phases: list[tuple[str, Step[CardCity]]] = [
            ("acquisition", DRAW),
            ("construction", CONSTRUCT),
            ("development", DEVELOPMENT_PHASE),
            ("income", INCOME_PHASE),
            ("purchases", PURCHASE_PHASE),
            ("end", END_ROUND),
        ]
        names = [name for name, _ in phases]
        steps = [each for _, each in phases]
        start = 0 if step is DRAW_ALONE else steps.index(step)
        self._stand_still()
        self.game.then(step, *steps[start + 1 : names.index(through) + 1])
        self.game.listening = True
        self.game.proceed()
        self.game.listening = False
        told, self.game.told = self.game.told, []
        return told

    def _stand_still(self) -> None:
        game = self.game
        game.agenda = []
        game.errands = [[] for _ in range(game.seats)]
        game.open_errands = 0

    def _clear(self, seat: int) -> None:
        game = self.game
        geometry = game.ground(seat).geometry
        ground = game.cities[seat].ground
        game.grounds[ground] = Ground(geometry)
        for owner, city in enumerate(game.cities):
            if city.ground == ground:
                city.site = first_site(geometry, owner if game.options.unique else 0)
                city.bare = None
        for cell, type_ in geometry.ring:
            game.grounds[ground] = game.grounds[ground].after(KINDS[type_], WHOLE, cell)
            city = game.cities[seat]
            city.site = city.site.after(KINDS[type_], WHOLE, cell, False)

    def _owner(self, seat: int, cell: int) -> int:
        if not self.game.options.unique:
            return seat
        cities = self.game.cities
        return next(owner for owner in range(len(cities)) if cities[owner].site.region >> cell & 1)

    def _cards(self, names: Sequence[str], known: int, back: int) -> list[int]:
        """New cards with these faces."""
        cards = self.game.cards
        first = len(cards.face)
        cards.face += [kind_of(name).number for name in names]
        cards.back += [back] * len(names)
        cards.known += [known] * len(names)
        return list(range(first, first + len(names)))

    def _pick(self, seat: int, card: str) -> list[Event]:
        """Go to the question where a card of the hand is to lie, if it is not asked yet."""
        if _asks_place(self, seat):
            return []
        return self.play(seat, f"build {kind_of(card).id}")

    def _at(self, card: str, place: str) -> str:
        turn = SIDES[turn_of(card)]
        return f"at {self.cell(place)} {turn}".strip()

    def _twin(self) -> Table:
        """A copy to try something on."""
        twin = Table.__new__(Table)
        twin.game, twin.marks = self.game.clone(), self.marks
        return twin


def _prompt(table: Table, seat: int) -> str:
    return table.question(seat).prompt if seat in table.game.deciders else ""


def _asks_place(table: Table, seat: int) -> bool:
    return _prompt(table, seat) == "prompt-place"


def _parse(text: str) -> Move:
    move = TITLE.space.parse(text)
    assert move is not None, f"no move is written {text!r}"
    return move
