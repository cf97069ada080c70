"""The umpire's ledger of Card City XL: grounds, money, the deck, the reserve, and what is due."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from tests.umpires.cardcity.building import Builder
from tests.umpires.cardcity.ground import KINDS, LAYOUTS, SUBURB_CARDS, Ground, Kind, spot_of
from tests.umpires.contents import read_content
from tests.umpires.watching import Umpire, View, check, equal

from quartier.core.speech import Facts
from quartier.core.titles import Settings

DECK = ("residence", "industry", "parking", "commerce", "leisure", "bicolour")
RESERVE = ("residence", "commerce", "industry", "park", "cloud")
# What may be told while money is due.
PAYING = ("event-turned", "event-paid", "event-bribe-taken")
# What may be told between a card and the cloud it brings.
ON_THE_WAY = ("event-turned", "event-paid", "event-industry-turned-up", "event-cloud")


class Ledger(Umpire):
    """What everybody has, and what has to come before anything else may."""

    def __init__(self, settings: Settings, seats: int, opening: View) -> None:
        super().__init__(settings, seats, opening)
        self.victory = str(settings["victory"])
        self.ecology = bool(settings["ecology"])
        self.size = 5 if settings["level"] == "simplified" else 6  # CC-35
        self.deck = next(
            deck
            for deck in read_content("cardcity", "decks")
            if deck["level"] == settings["level"] and deck["seats"] == seats
        )
        self.keep: int = self.deck["keep"]
        self.money = [3] * seats  # CC-5
        self._lay_out(settings)
        self._fill_reserve()
        self._open_table(opening)
        self.used: Counter[str] = Counter()
        self.seen: Counter[str] = Counter()
        # A bicolour card that lies, but not yet this way or that.
        self.pending: tuple[int, Kind, str] | None = None
        self.due = 0
        self.debtor = -1
        self.cloud_due = -1

    def _lay_out(self, settings: Settings) -> None:
        """CC-64, CC-78: one ground for all, or one each."""
        layout = ""
        if settings["suburb"]:
            layout = f"suburb_{self.size}"
        if settings["unique_city"]:
            layout = {2: "two", 3: "three", 4: "four"}[self.seats] + f"_{self.size}"
        halves_touch = bool(settings["halves_touch"])
        shared = Ground(self.size, layout, halves_touch)
        self.layout = LAYOUTS.get(layout)
        self.grounds = [
            shared if settings["unique_city"] else Ground(self.size, layout, halves_touch)
            for _ in range(self.seats)
        ]
        if settings["suburb"]:
            return
        for seat, ground in enumerate(self.grounds):
            own = "e5" if self.size == 5 else "f6"
            hall = self.layout["halls"][seat][0] if self.layout else own
            ground.lay(KINDS["card-town_hall"], "", spot_of(hall), seat)

    def _fill_reserve(self) -> None:
        """CC-4, CC-34, CC-43, CC-76, CC-78: what is left over when deck and suburb are made."""
        self.reserve = {
            type_: KINDS[f"card-{type_}"].count - self.deck[type_] for type_ in RESERVE[:3]
        }
        self.reserve |= {"park": self.deck["parks"], "cloud": self.deck["clouds"]}
        if self.layout:
            for mark in "".join(self.layout["rows"]):
                if mark in "RC":
                    self.reserve[KINDS[SUBURB_CARDS[mark]].id] -= 1

    def _open_table(self, opening: View) -> None:
        self.first = cast(int, opening["first"])
        self.round = cast(int, opening["round"])
        told = cast(dict[str, Any], opening["reserve"])
        equal("CC-4", {type_: told[type_] for type_ in RESERVE}, self.reserve, "the reserve")
        self.top_industry = str(told["top_industry"])
        cities = cast(list[dict[str, Any]], opening["cities"])
        equal("CC-5", [city["money"] for city in cities], self.money, "the money at the start")
        self.pile = sum(self.deck[type_] for type_ in DECK)
        if self.round:
            self.draw(min(self.pile, self.deck["draw"] * self.seats))
        pile = cast(dict[str, int], opening["pile"])["count"]
        equal("CC-3", pile, self.pile, "the cards left in the deck")

    # What is due

    def hear(self, key: str, facts: Facts) -> None:
        if self.pending and key != "event-turned":
            check("CC-45", False, "a bicolour card lies somehow")
        check("CC-20", not self.due or key in PAYING, "money is due")
        check("CC-38", self.cloud_due < 0 or key in ON_THE_WAY, "a cloud is due")
        super().hear(key, facts)

    def on_paid(self, facts: Facts) -> None:
        told = (facts["seat"], facts["money"])
        equal("CC-20", told, (self.debtor, self.due), "who pays what")
        check("CC-20", self.due > 0, "a payment for nothing")
        self.money[self.debtor] -= self.due
        self.due = 0

    # Cards

    def draw(self, cards: int) -> None:
        due = min(self.pile, self.deck["draw"] * self.seats)
        equal("CC-7", cards, due, "cards drawn")
        self.pile -= cards
        # CC-75: alone, one is put back unless the pile is short.
        self.to_return = cards - self.keep * self.seats

    def use(self, kind: Kind) -> None:
        """A card of the deck has turned up."""
        self.check_first_leisure(kind)
        type_ = "bicolour" if len(kind.types) == 2 else kind.types[0]
        self.used[type_] += 1
        check("CC-3", self.used[type_] <= self.deck[type_], f"too many cards: {kind.id}")
        self.check_copies(kind)

    def check_first_leisure(self, kind: Kind) -> None:
        check("CC-7", self.round > 1 or "leisure" not in kind.types, "a leisure in round 1")

    def check_copies(self, kind: Kind) -> None:
        """CC-43, CC-61: no more of a kind turn up than the box holds."""
        self.seen[kind.id] += 1
        check("CC-3", self.seen[kind.id] <= kind.count, f"too many cards {kind.id}")
        if kind.types == ("industry",):
            equal("CC-61", kind.id != "industry", self.ecology, "an illustrated industry")

    def take(self, type_: str) -> None:
        """CC-24, CC-29, CC-38: a card leaves the reserve."""
        self.reserve[type_] -= 1
        check("CC-4", self.reserve[type_] >= 0, f"no {type_} is left in the reserve")

    def builder(self, seat: int) -> Builder:
        crisis = bool(self.settings["leisure_crisis"])
        return Builder(self.grounds[seat], seat, self.money[seat], self.reserve["cloud"], crisis)
