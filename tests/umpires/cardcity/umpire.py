"""The umpire of Card City XL: follows docs/rules/cardcity.md phase by phase."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from tests.umpires.cardcity.building import BANNED, CLOUD, Builder
from tests.umpires.cardcity.ground import KINDS, Kind, spot_of
from tests.umpires.cardcity.ledger import DECK, Ledger
from tests.umpires.cardcity.scoring import City, income, rank_alone
from tests.umpires.watching import View, check, equal, tie_break

from quartier.core.speech import Fact, Facts, Result
from quartier.core.titles import Settings

# CC-57; a half point is less than one that is whole.
TIE_BREAKS = {
    "residential": ["tie-remainder"],
    "economic": ["tie-cards"],
    "industrial": ["tie-money", "tie-cards"],
    "commercial": ["tie-money", "tie-cards"],
    "happiness": ["tie-money", "tie-cards"],
}


class TitleUmpire(Ledger):
    """Follows the events in the order of the rules."""

    def __init__(self, settings: Settings, seats: int, opening: View) -> None:
        super().__init__(settings, seats, opening)
        self._begin_round()
        if opening["offer"]:
            self._hear_first_offer(cast(dict[str, Any], opening["offer"]))

    def _hear_first_offer(self, offer: dict[str, Any]) -> None:
        """Where all cards of the first draw are alike, the game begins with an offer."""
        facts: Facts = {"seat": offer["seat"], "to_seat": offer["to_seat"]}
        for name, lot in zip(("first", "second"), offer["lots"], strict=True):
            facts[name] = [f"card-{card}" for card in lot["open"]]
            facts[f"{name}_hidden"] = lot["hidden"]["count"]
        self.on_offer(facts)

    # Rounds

    def _begin_round(self) -> None:
        self.order = [(self.first + i) % self.seats for i in range(self.seats)]
        self.divider = self.first
        self.chooser = self.order[1] if self.seats > 1 else -1
        self.pool = self.seats * self.keep
        self.offer: Facts | None = None
        self.bribe: tuple[str, int] | None = None
        # Cards everybody has seen in an offer, knows a seat to hold, has seen built or discarded.
        self.offered: list[Counter[str]] = []
        self.shown: list[Counter[str]] = [Counter() for _ in range(self.seats)]
        self.built: list[list[Kind]] = [[] for _ in range(self.seats)]
        self.thrown: list[list[Kind]] = [[] for _ in range(self.seats)]
        self.before: dict[int, Builder] = {}
        self.with_architect: tuple[Builder, int] | None = None
        self.developed = 0
        self.paid: list[int] = []
        self.bought: list[tuple[int, str]] = []

    def on_founded(self, facts: Facts) -> None:
        check("CC-78", self.layout is not None and self.round == 0, "a town hall in a suburb")
        assert self.layout is not None
        cell = _cell(facts["cell"])
        check("CC-78", cell in self.layout["halls"][0], f"no place for a town hall: {cell}")
        self.grounds[0].lay(KINDS["card-town_hall"], "", spot_of(cell), 0)

    def on_round(self, facts: Facts) -> None:
        if self.round:
            self._end_round()
            self.first = (self.first + 1) % self.seats  # CC-30
        self.round += 1
        told = (facts["round"], facts["rounds"], facts["seat"])
        equal("CC-6", told, (self.round, self.deck["rounds"], self.first), "the round")
        self._begin_round()

    def _end_round(self) -> None:
        equal("CC-27", len(self.paid), self.seats, "players that got their income")

    def on_end(self, facts: Facts) -> None:
        self._end_round()
        equal("CC-31", self.round, self.deck["rounds"], "the last round")
        equal("CC-9b", self.pile, 0, "cards left in the pile")
        for type_ in DECK:
            equal("CC-3", self.used[type_], self.deck[type_], f"cards {type_} that were drawn")

    # Acquisition (CC-7 to CC-9, CC-36, CC-44, CC-75)

    def on_leisures_returned(self, facts: Facts) -> None:
        equal("CC-7", self.round, 1, "the round in which leisures go back")

    def on_drawn(self, facts: Facts) -> None:
        equal("CC-7", facts["seat"], self.first, "who draws")
        self.draw(cast(int, facts["cards"]))

    def on_returned(self, facts: Facts) -> None:
        self.to_return -= 1
        check("CC-75", self.seats == 1 and self.to_return == 0, "one card goes under the pile")
        self.pile += 1

    def on_offer(self, facts: Facts) -> None:
        told = (facts["seat"], facts["to_seat"])
        equal("CC-9", told, (self.divider, self.chooser), "who offers to whom")
        rest = self.pool - self.keep
        # CC-9a, CC-36a: open and hidden cards of both lots.
        lots = (2, self.keep - 2, rest // self.keep, rest - rest // self.keep)
        if self.keep == 2:
            lots = (2, 0, rest // 2, rest // 2)
        open_first, open_second = _names(facts["first"]), _names(facts["second"])
        told_lots = (
            len(open_first),
            facts["first_hidden"],
            len(open_second),
            facts["second_hidden"],
        )
        equal("CC-8", told_lots, lots, "the lots")
        for name in open_first + open_second:
            self.check_first_leisure(KINDS[name])
        self.offered.append(Counter(open_first + open_second))
        self.offer = facts
        self.bribe = None

    def on_bribe(self, facts: Facts) -> None:
        money = cast(int, facts["money"])
        equal("CC-44", self.settings["level"], "advanced", "the level with bribes")
        check("CC-44", self.seats > 1 and self.bribe is None, "one bribe for an offer")
        equal("CC-44", facts["seat"], self.divider, "who bribes")
        check("CC-A28", 0 < money <= min(999, self.money[self.divider]), f"a bribe of ${money}")
        self.bribe = (str(facts["lot"]), money)

    def on_took(self, facts: Facts) -> None:
        equal("CC-9", facts["seat"], self.chooser, "who takes a lot")
        offer = self.offer
        check("CC-9", offer is not None, "a lot was offered")
        assert offer is not None
        if self.bribe and self.bribe[0] == facts["lot"]:
            self.due, self.debtor = self.bribe[1], self.divider
        takes_first = facts["lot"] == "lot-first"
        taker, divider = self.chooser, self.divider
        self.shown[taker if takes_first else divider] = Counter(_names(offer["first"]))
        owner_of_second = divider if takes_first else taker
        self.pool -= self.keep
        self.offer = None
        if self.pool == self.keep:
            self.shown[owner_of_second] = Counter(_names(offer["second"]))
            self.pool = 0
        else:
            self.divider, self.chooser = owner_of_second, (taker + 1) % self.seats

    def on_bribe_taken(self, facts: Facts) -> None:
        told = (facts["to_seat"], facts["money"])
        equal("CC-44", told, (self.debtor, self.due), "the bribe that is taken")
        self.money[self.debtor] -= self.due
        self.money[cast(int, facts["seat"])] += self.due
        self.due = 0

    # Construction (CC-11 to CC-22, CC-46)

    def _begin_building(self, seat: int) -> None:
        """CC-11: in turn order; the position is kept to judge the duty to build later."""
        place = self.order.index(seat)
        check("CC-9", self.seats == 1 or self.pool == 0, "all cards have been acquired")
        for number, other in enumerate(self.order):
            worked = len(self.built[other]) + len(self.thrown[other])
            if number < place:
                equal("CC-11", worked, self.keep, f"cards {other} has dealt with before {seat}")
            if number > place:
                equal("CC-11", worked, 0, f"cards {other} has dealt with before {seat}")
        check("CC-11", not self.paid, "cards are built before the income")
        self.before.setdefault(seat, self.builder(seat).copy())

    def on_built(self, facts: Facts) -> None:
        seat, kind = cast(int, facts["seat"]), KINDS[str(facts["card"])]
        self._begin_building(seat)
        if len(kind.types) == 2:
            self.pending = (seat, kind, _cell(facts["cell"]))
        else:
            self._build(seat, kind, "", _cell(facts["cell"]))

    def on_turned(self, facts: Facts) -> None:
        check("CC-45", self.pending is not None, "a card that was just built is turned")
        assert self.pending is not None
        seat, kind, cell = self.pending
        equal("CC-45", facts["card"], f"card-{kind.id}", "the card that is turned")
        self.pending = None
        self._build(seat, kind, str(facts["side"]).removeprefix("side-"), cell)

    def _build(self, seat: int, kind: Kind, turn: str, cell: str) -> None:
        builder, spot = self.builder(seat), spot_of(cell)
        what = f"{kind.id} at {cell}"
        self.use(kind)
        check("CC-18", builder.ground.is_open(spot, seat), f"no place for {what}")
        check("CC-19", not builder.meets_ban(kind, turn, spot, BANNED), f"a ban on {what}")
        check("CC-15", builder.is_within_limit(kind), f"no room for {what}")
        self.due, self.debtor = builder.price(kind), seat
        check("CC-20", self.due <= self.money[seat], f"no money for {what}")
        if builder.build(kind, turn, spot):
            self.cloud_due = seat
        self.built[seat].append(kind)
        self._finish_building(seat)

    def on_cloud(self, facts: Facts) -> None:
        """CC-38, CC-39, CC-A22."""
        seat, cell = cast(int, facts["seat"]), _cell(facts["cell"])
        equal("CC-38", seat, self.cloud_due, "who takes a cloud")
        check("CC-39", self.grounds[seat].is_open(spot_of(cell), seat), f"no place: {cell}")
        self.grounds[seat].lay(CLOUD, "", spot_of(cell), seat)
        self.take("cloud")
        self.cloud_due = -1

    def on_discarded(self, facts: Facts) -> None:
        seat, kind = cast(int, facts["seat"]), KINDS[str(facts["card"])]
        self._begin_building(seat)
        self.use(kind)
        self.thrown[seat].append(kind)
        self._finish_building(seat)

    def _finish_building(self, seat: int) -> None:
        """CC-17, CC-17a, CC-A39: when a hand is done, could more of it have been built?"""
        built, thrown = self.built[seat], self.thrown[seat]
        if len(built) + len(thrown) < self.keep:
            return
        hand = Counter(f"card-{kind.id}" for kind in built + thrown)
        check("CC-9", not self.shown[seat] - hand, f"{seat} got other cards than it took")
        if thrown:
            more = self.before[seat].could_build_more(built + thrown, len(built))
            check("CC-17", not more, f"{seat} could build more of {sorted(hand)}")
        if self.with_architect and seat == self.first:
            builder, number = self.with_architect
            later = built[number:]
            check("CC-A39", bool(later), "the Architect leaves a card to build")
            if thrown:
                more = builder.could_build_more(later + thrown, len(later))
                check("CC-17", not more, f"{seat} could build more beside the Architect")

    # The Architect (CC-59, CC-60)

    def on_architect(self, facts: Facts) -> None:
        seat, cell = cast(int, facts["seat"]), _cell(facts["cell"])
        check("CC-59", bool(self.settings["architect"]), "the Architect is a variant")
        equal("CC-59", seat, self.first, "who lays the Architect")
        check("CC-A39", self.with_architect is None, "the Architect comes once")
        self._begin_building(seat)
        ground = self.grounds[seat]
        check("CC-59", ground.is_open(spot_of(cell), seat), f"no place: {cell}")
        ground.architect = spot_of(cell)
        self.with_architect = (self.builder(seat).copy(), len(self.built[seat]))

    def on_architect_left(self, facts: Facts) -> None:
        seat = cast(int, facts["seat"])
        worked = len(self.built[seat]) + len(self.thrown[seat])
        equal("CC-60", (seat, worked), (self.first, self.keep), "when the Architect leaves")
        check("CC-60", self.grounds[seat].architect is not None, "the Architect was there")
        self.grounds[seat].architect = None

    # Development (CC-23 to CC-26, CC-69)

    def on_grown(self, facts: Facts) -> None:
        seat, type_ = cast(int, facts["seat"]), str(facts["card"]).removeprefix("card-")
        cell = _cell(facts["cell"])
        self._go_on_to(self.order.index(seat))
        check("CC-23", type_ in ("residence", "commerce"), f"{type_} develops")
        growths = self.builder(seat).growths(type_)
        check("CC-24", spot_of(cell) in growths, f"no {type_} grows at {cell}")
        self.take(type_)
        self.grounds[seat].lay(KINDS[f"card-{type_}"], "", spot_of(cell), seat)

    def _go_on_to(self, place: int) -> None:
        """CC-23, CC-69a: whoever's turn is over has left no development undone."""
        check("CC-23", place >= self.developed and not self.paid, "cities develop in turn order")
        self._check_acquired()
        equal("CC-60", [ground.architect for ground in self.grounds if ground.architect], [], "")
        for seat in self.order[self.developed : place]:
            for type_ in ("residence", "commerce"):
                undone = self.builder(seat).growths(type_) if self.reserve[type_] else []
                equal("CC-23", undone, [], f"{type_}s of {seat} that have to grow")
        self.developed = place

    def _check_acquired(self) -> None:
        """CC-9, CC-11: everybody has dealt with as many cards as were due, and with these."""
        used: Counter[str] = Counter()
        for seat in self.order:
            cards = self.built[seat] + self.thrown[seat]
            equal("CC-11", len(cards), self.keep, f"cards {seat} has dealt with")
            used.update(f"card-{kind.id}" for kind in cards)
        for offered in self.offered:
            equal("CC-9", offered - used, Counter(), "cards offered that nobody got")

    # Income (CC-27, CC-28, CC-49)

    def on_income(self, facts: Facts) -> None:
        seat = cast(int, facts["seat"])
        if not self.paid:
            self._go_on_to(self.seats)
        check("CC-27", seat not in self.paid, f"a second income of {seat}")
        due = income(self.grounds[seat], seat, self.settings["level"] == "advanced")
        equal("CC-28", facts["money"], due, f"the income of {seat}")
        self.money[seat] += due
        self.paid.append(seat)

    # Purchases (CC-29, CC-41)

    def on_bought(self, facts: Facts) -> None:
        seat, kind = cast(int, facts["seat"]), KINDS[str(facts["card"])]
        type_, spot = kind.types[0], spot_of(_cell(facts["cell"]))
        equal("CC-29a", len(self.paid), self.seats, "incomes before the purchases")
        check("CC-A18", (seat, type_) not in self.bought, f"a second {type_} for {seat}")
        later = self.order[self.order.index(seat) + 1 :]
        check("CC-29", not any(other in later for other, _ in self.bought), "in turn order")
        check("CC-41", type_ in ("industry", "park"), f"{type_} is not for sale")
        self.bought.append((seat, type_))
        builder = self.builder(seat)
        check("CC-41a", builder.ground.is_open(spot, seat), f"no place: {facts['cell']}")
        self.due, self.debtor = 5, seat
        if type_ == "industry":
            check("CC-29", not builder.meets_ban(kind, "", spot, BANNED), "beside a residence")
            equal("CC-4", kind.id, self.top_industry, "the industry on top of the reserve")
            self.check_copies(kind)
            self.due = 5 * (len(builder.industries) + 1)
        check("CC-29", self.due <= self.money[seat], f"{seat} has no ${self.due}")
        self.take(type_)
        if builder.build(kind, "", spot):
            self.cloud_due = seat

    def on_industry_turned_up(self, facts: Facts) -> None:
        check("CC-61", self.ecology and self.reserve["industry"] > 0, "a next industry")
        self.top_industry = str(facts["card"]).removeprefix("card-")

    # The end (CC-31 to CC-33, CC-51 to CC-57, CC-61, CC-62, CC-77)

    def _remark(self, city: City) -> tuple[str, int] | None:
        """CC-62: what has to be said of a city that is too dirty, and the money it has left."""
        if self.victory != "happiness" or not self.ecology or not city.cleaning:
            return None
        if city.cleaning > city.money:
            return "remark-too-dirty", city.money
        return "remark-cleaned", city.money - city.cleaning

    def judge(self, result: Result) -> None:
        standings = []
        remarks = {one.facts["seat"]: (one.key, one.facts["money"]) for one in result.remarks}
        for seat in range(self.seats):
            city = City(self.grounds[seat], seat, self.money[seat])
            rows = city.rows(self.victory)
            if self.ecology and self.victory != "happiness":
                adds = self.victory in ("industrial", "commercial")
                rows["pollution"] = city.pollution if adds else -city.pollution
            equal("CC-51", result.categories, [f"score-{row}" for row in rows], "the rows")
            told = {row: result.points(seat, f"score-{row}") for row in rows}
            equal("CC-51", told, rows, f"the score of {seat}")
            equal("CC-51", result.totals[seat], sum(rows.values()), f"the total of {seat}")
            standings.append(city.standing(self.victory, self.ecology))
            equal("CC-62", remarks.get(seat), self._remark(city), f"what is remarked of {seat}")
        ranks = [1 + sum(other > own for other in standings) for own in standings]
        equal("CC-57", result.ranks, ranks, "the ranks")
        if max(standings)[0] == 0:
            equal("CC-A36", result.reason, "end-polluted", "how it ended")
            return
        left = [standing[1:] for standing in standings if standing[0]]
        equal("CC-57", result.tie_break, tie_break(left, TIE_BREAKS[self.victory]), "the tie-break")
        rank = rank_alone(self.victory, result.totals[0]) if self.seats == 1 else "rounds"
        equal("CC-77", result.reason, f"end-{rank}", "how it ended")


def _cell(fact: Fact) -> str:
    return str(fact).removeprefix("=")


def _names(fact: Fact) -> list[str]:
    assert isinstance(fact, list)
    return [str(name) for name in fact]
