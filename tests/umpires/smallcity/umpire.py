"""The umpire of Small City: rounds, the Mayor, action cards, the council, the end."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.umpires.hearing import NOBODY, number, word, words
from tests.umpires.smallcity.borough import BOARDS, GOODS, Borough, Cell, Tile, cell_of
from tests.umpires.smallcity.earning import Earning
from tests.umpires.smallcity.ledger import PROMISES
from tests.umpires.smallcity.scoring import is_kept, points_of, ranking, reason, score
from tests.umpires.watching import View, check, equal

from quartier.core.speech import Facts, Result
from quartier.core.titles import Settings

ROUNDS = 8
CARDS = {
    "mayor",
    "architect",
    "mediator",
    "engineer",
    "supporter",
    "urban_planner",
    "city_councilor",
    "opponent",
}
GOOD_OF = {"w": "wood", "s": "stone", "m": "metal"}
# Events that follow from nothing but the wish of a player or the course of the round.
BY_WISH = frozenset(
    """action extended screen saved-good spent built gift-built manned enlarged demolished
    work-scarce work-lost moved sent-home housed arrived money votes bought produced returned
    stored left-abroad no-room-abroad pollution eliminated rescued died disc-enters disc-advances
    disc-restarts property census round kept broken end""".split()  # noqa: SIM905
)


class TitleUmpire(Earning):
    """Follows a table round by round."""

    def __init__(self, settings: Settings, seats: int, opening: View) -> None:
        super().__init__(settings, seats, opening)
        self.mayor: set[Cell] = set()
        self.ring: list[str] = []
        self.taken: set[int] = set()  # positions in the ring
        self.last_taken: int | None = None
        self.granted = {"money": 0, "votes": 0}  # what a card or the council offers
        self.deck = len(self.promises_in("special")) if self.advanced else 0
        self.revealed: list[list[str]] = [[] for _ in range(seats)]
        self.over = False
        if settings["borough"] == "choose":
            for seat in self.order():
                self.owe("SC-16", "side", seat=seat)
        for seat in self.order():
            self.owe("SC-18", "hall", seat=seat)
        for seat in self.order():
            self.owe("SC-22", "promise-kept", seat=seat)
        self.owe("SC-24", "round", round=1, host_seat=self.host)

    def unasked(self) -> frozenset[str]:
        return BY_WISH | ({"no-gift"} if self.gift else set())

    def on_side(self, facts: Facts) -> None:
        borough = self.boroughs[number(facts, "seat")]
        borough.sides = self.sides or self.boards[word(facts, "side")]

    def on_hall(self, facts: Facts) -> None:
        borough, (x, y) = self.boroughs[number(facts, "seat")], cell_of(word(facts, "cell"))
        hall = Tile("city_hall", ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)))
        check("SC-18", borough.empty.issuperset(hall.cells), f"a City Hall on {hall.cells}")
        borough.tiles.append(hall)

    def on_promise_kept(self, facts: Facts) -> None:
        self.boroughs[number(facts, "seat")].pile = word(facts, "pile")

    # The round

    def on_round(self, facts: Facts) -> None:
        if self.round:
            self.reach("close")
            self.last_host, self.host = self.host, self._next_host()
        equal("SC-107", number(facts, "host_seat"), self.host, "the host")
        self.round += 1
        equal("SC-24", number(facts, "round"), self.round, "the round")
        check("SC-108", self.round <= ROUNDS, "a ninth round")
        for borough in self.boroughs:
            borough.action, borough.planned, borough.invested = "", False, False
            borough.blocked, borough.produced, borough.generated = set(), 0, 0
        self.barred = None
        self.made = [Counter() for _ in range(self.seats)]
        self.abroad = [Counter() for _ in range(self.seats)]
        order = self.order()
        self.begin(
            [
                *(("action", seat) for seat in order),
                *(("build", seat) for seat in order),
                *(("move", seat) for seat in order),
                ("arrive", NOBODY),
                ("tourists", NOBODY),
                *(("shops", seat) for seat in order),
                *(("produce", seat) for seat in order),
                ("abroad", NOBODY),
                ("vote", NOBODY),
                ("pollute", NOBODY),
                ("mourn", NOBODY),
                *(("council", seat) for seat in order),
                ("count", NOBODY),
                ("close", NOBODY),
            ]
        )
        self._owe_mayor()
        self.owe("SC-30", "ring")

    def enter(self, kind: str, seat: int) -> None:
        """SC-24: what a phase brings of itself."""
        self.due = []
        if seat != NOBODY and self.boroughs[seat].out:
            return
        begins = {
            "build": self.enter_building,
            "shops": self.enter_shops,
            "produce": self.enter_production,
        }
        counts = {
            "arrive": self.expect_arrivals,
            "tourists": self.expect_tourists,
            "vote": self.expect_votes,
            "pollute": self.expect_pollution,
            "mourn": self.enter_mourning,
            "count": self._expect_counting,
            "move": self.enter_moving,
        }
        if kind in begins:
            begins[kind](seat)
        elif kind in counts:
            counts[kind]()

    def leave(self, kind: str, seat: int) -> None:
        self.gift = None
        if seat != NOBODY and self.boroughs[seat].out:
            return
        if kind == "action":
            check("SC-31a", bool(self.boroughs[seat].action), f"{seat} took no card")
        elif kind == "build":
            self.leave_building(seat)
        elif kind == "move":
            self.leave_moving(seat)
        elif kind == "produce":
            self.leave_production(seat)
        elif kind == "abroad":
            check("SC-82", not any(c.total() for c in self.abroad), f"{self.abroad} unheard of")
        elif kind == "mourn":
            self.leave_mourning()

    def _next_host(self) -> int:
        """SC-107."""
        order = self.order()
        takers = [seat for seat in order if self.boroughs[seat].action == "mayor"]
        if self.seats > 1 and takers:
            return takers[0]
        return next((seat for seat in order if seat != self.host), self.host)

    # The Mayor

    def _owe_mayor(self) -> None:
        """SC-25 to SC-28, SC-120."""
        if self.seats == 1:
            return
        if self.host == self.last_host:
            self.owe("SC-27", "mayor-stays", seat=self.host)
        elif self.streets(self.boroughs[self.host]):
            self.owe("SC-26", "mayor", seat=self.host, guide_seat=self._guide())
        else:
            self.owe("SC-28", "mayor-aside", seat=self.host)

    def _guide(self) -> int:
        """SC-26: last round's host, or who follows if he has lost (SC-A24)."""
        order = self.order()
        if self.last_host is None:
            return order[-1]
        clockwise = [(self.last_host + offset) % self.seats for offset in range(self.seats)]
        return next(seat for seat in clockwise if seat in order and seat != self.host)

    def on_mayor(self, facts: Facts) -> None:
        host = self.boroughs[self.host]
        self.mayor = {cell_of(name) for name in words(facts, "cells")}
        check("SC-25", frozenset(self.mayor) in self.streets(host), f"no street {self.mayor}")
        host.blocked = self.mayor

    def on_mayor_stays(self, facts: Facts) -> None:
        self.boroughs[self.host].blocked = self.mayor

    def on_mayor_aside(self, facts: Facts) -> None:
        self.mayor = set()

    # Action cards

    def on_ring(self, facts: Facts) -> None:
        ring = words(facts, "actions")
        if self.seats > 1:
            equal("SC-30", set(ring), CARDS, "the action cards")
        elif self.round % 2:
            check("SC-119", set(ring) < CARDS, f"the action cards {ring}")
        else:
            equal("SC-119", set(ring), CARDS - set(self.ring), "the other four cards")
        equal("SC-30", len(ring), 8 if self.seats > 1 else 4, "cards in the circle")
        self.ring = ring
        self.taken = set() if self.seats > 1 else {0}
        self.last_taken = None if self.seats > 1 else 0

    def on_action(self, facts: Facts) -> None:
        seat, card = number(facts, "seat"), word(facts, "action")
        self.reach("action", seat)
        borough = self.boroughs[seat]
        check("SC-31a", not borough.action, f"{seat} takes two cards")
        check("SC-31", card in self.ring, f"{card} is not there")
        position = self.ring.index(card)
        check("SC-31", position not in self.taken, f"{card} is taken")
        price = self._card_price(position)
        equal("SC-31", number(facts, "price"), price, f"the price of {card}")
        borough.money -= price
        borough.action = card
        self.taken.add(position)
        self.last_taken = position
        if card == "supporter":
            self._owe_grant(seat, "action-supporter", {"money": 1, "votes": 2})

    def _card_price(self, position: int) -> int:
        """SC-31: $1 for each free card skipped, on the cheaper way; SC-119: alone."""
        if self.last_taken is None:
            return 0
        if self.seats == 1:
            return 2 if position == 2 else 0
        low, high = sorted((self.last_taken, position))
        between = [n for n in range(8) if low < n < high and n not in self.taken]
        beyond = [n for n in range(8) if not low <= n <= high and n not in self.taken]
        return min(len(between), len(beyond))

    def _owe_grant(self, seat: int, source: str, offer: dict[str, int]) -> None:
        self.granted = offer
        self.owe("SC-33", "money", "votes", seat=seat, source=source)

    def grant(self, facts: Facts, what: str, amount: int) -> None:
        check("SC-33", self.was_owed, f"{what} for nothing")
        equal("SC-105", amount, self.granted[what], f"the {what} of {facts['source']}")

    # The council

    def on_disc_enters(self, facts: Facts) -> None:
        borough = self._investor(facts)
        check("SC-99", len(borough.discs) < 2, f"{borough.seat} has no third disc")
        self._invest(facts, borough, 1)

    def on_disc_advances(self, facts: Facts) -> None:
        borough, row, column = self._investor(facts), word(facts, "row"), number(facts, "column")
        equal("SC-99", borough.discs.pop(row, None), column - 1, f"the disc in {row}")
        check("SC-101", column <= 4, f"column {column}")
        self._invest(facts, borough, column)

    def on_disc_restarts(self, facts: Facts) -> None:
        borough = self._investor(facts)
        source = borough.discs.pop(word(facts, "source"), None)
        check("SC-101", source in (1, 2, 3), f"the disc in {facts['source']} is at {source}")
        self._invest(facts, borough, 1)

    def _investor(self, facts: Facts) -> Borough:
        """SC-97: once each in phase 7; SC-33c: and once by the City Councilor."""
        seat = number(facts, "seat")
        borough = self.boroughs[seat]
        if self.stages[0] == ("action", seat):
            check("SC-33", borough.action == "city_councilor", f"{seat} is no City Councilor")
        else:
            if self.stages[0] != ("council", seat):
                borough.invested = False
            self.reach("council", seat)
        check("SC-97", not borough.invested, f"{seat} invests twice")
        borough.invested = True
        return borough

    def _invest(self, facts: Facts, borough: Borough, column: int) -> None:
        """SC-98, SC-100, SC-112: pay, and take the benefit."""
        row, means = word(facts, "row"), word(facts, "means")
        check("SC-100", row not in borough.discs, f"two discs of {borough.seat} in {row}")
        borough.discs[row] = column
        if means == "money":
            borough.money -= column
        elif means == "votes":
            borough.votes -= column
        else:
            check("SC-112", self.advanced and self.deck > 0, "no special promise to pay with")
            drawn = min(BOARDS["promises_drawn"]["columns"][column - 1], self.deck)
            self.owe("SC-112", "draws", seat=borough.seat, number=drawn)
            self.deck -= 1
            borough.specials += 1
        self._owe_benefit(borough, row, column)

    def _owe_benefit(self, borough: Borough, row: str, column: int) -> None:
        """SC-102 to SC-106."""
        seat, offer = borough.seat, BOARDS["council"][row][column - 1]
        if row == "industry":
            self.offered = {GOOD_OF[text[0]]: len(text) for text in offer}
            self.owe("SC-103", "goods", seat=seat)
        elif row == "construction":
            self.gift = (seat, column)
        elif row == "economy":
            self._owe_grant(seat, "row-economy", {"money": offer, "votes": offer})
        elif self.victory == "citizen":  # SC-116
            coming = min(offer, borough.career, borough.hall_room)
            self.owe("SC-116", "citizens", seat=seat, number=coming)
        else:
            self.owe("SC-106", "citizens", seat=seat, number=min(offer, borough.reserve))

    def on_draws(self, facts: Facts) -> None:
        """What is drawn is nobody else's business."""

    def on_goods(self, facts: Facts) -> None:
        """SC-103: what does not fit or is missing is lost."""
        borough, good = self.boroughs[number(facts, "seat")], word(facts, "good")
        check("SC-103", good in self.offered, f"{good} is not offered")
        room = borough.hall_room + borough.store_room
        pieces = min(self.offered[good], self.supply(good), room)
        equal("SC-103", number(facts, "number"), pieces, f"pieces of {good}")
        self.loose[good] += pieces
        for _ in range(pieces):
            self.owe("SC-103", "stored", seat=borough.seat, good=facts["good"])

    def on_citizens(self, facts: Facts) -> None:
        borough = self.boroughs[number(facts, "seat")]
        for _ in range(number(facts, "number")):
            if self.victory == "citizen":
                borough.career -= 1
            else:
                borough.reserve -= 1
            borough.come_home()

    # Counting

    def _expect_counting(self) -> None:
        """SC-115, SC-116: in every phase 8."""
        for seat in self.order():
            borough = self.boroughs[seat]
            if self.victory == "economic":
                worth = [len(tile.cells) ** 2 for tile in borough.of("cultural", "residential")]
                borough.property += sum(worth)
                self.expect("SC-115", "property", seat=seat, value=borough.property)
            elif self.victory == "citizen":
                people = [who for b in self.boroughs for who in b.people.values()]
                borough.census += people.count(seat)
                self.expect("SC-116", "census", seat=seat, number=borough.census)

    def on_property(self, facts: Facts) -> None:
        self.reach("count")
        self.fulfil("property", facts)

    def on_census(self, facts: Facts) -> None:
        self.reach("count")
        self.fulfil("census", facts)

    # The end

    def _ends(self) -> None:
        """SC-108, SC-A24: after round 8, or when at most one of several is left."""
        if len(self.left_in()) > (1 if self.seats > 1 else 0):
            self.reach("close")
            equal("SC-108", self.round, ROUNDS, "the last round")

    def on_kept(self, facts: Facts) -> None:
        self._reveal(facts, kept=True)

    def on_broken(self, facts: Facts) -> None:
        self._reveal(facts, kept=False)

    def _reveal(self, facts: Facts, kept: bool) -> None:
        self._ends()
        seat, promise = number(facts, "seat"), str(facts["promise"])
        equal("SC-109", kept, is_kept(self, seat, promise), f"whether {seat} kept {promise}")
        points = points_of(self, seat, promise)
        equal("SC-109", number(facts, "points"), points, f"the points for {promise}")
        self.revealed[seat].append(promise)

    def on_end(self, facts: Facts) -> None:
        self._ends()
        self.over = True

    def look(self, closing: View) -> None:
        """Nothing has come or gone unheard."""
        seen: dict[str, Any] = closing
        for borough, shown in zip(self.boroughs, seen["boroughs"], strict=True):
            for key, mine in borough.figures().items():
                equal("SC-65", shown[key], mine, f"{key} of {borough.seat}")
            laid = [(tile["tile"], tuple(map(cell_of, tile["cells"]))) for tile in shown["tiles"]]
            mine = [(tile.kind, tile.cells) for tile in borough.tiles]
            equal("SC-65", sorted(laid), sorted(mine), f"tiles of {borough.seat}")
            people = {
                cell_of(slot["cell"]): slot["seat"]
                for tile in shown["tiles"]
                for slot in tile.get("slots", ())
                if slot.get("seat") is not None
            }
            equal("SC-10", people, borough.people, f"people in the borough of {borough.seat}")
            graves = {cell_of(grave["cell"]): grave["seat"] for grave in shown["cemeteries"]}
            equal("SC-95", graves, borough.graves, f"cemeteries of {borough.seat}")
        equal("SC-23", seen["goods"], {good: self.supply(good) for good in GOODS}, "the supply")

    def judge(self, result: Result) -> None:
        check("SC-108", self.over, "a result without an end")
        self._check_promises(result)
        scores = [score(self, seat, self.revealed[seat]) for seat in range(self.seats)]
        for seat, (lines, mine) in enumerate(zip(result.lines, scores, strict=True)):
            for category, points in mine.items():
                told = sum(line.points for line in lines if line.category == "score-" + category)
                equal("SC-109", told, points, f"{category} of {seat}")
            equal("SC-109", result.totals[seat], sum(mine.values()), f"points of {seat}")
        votes = [self._final_votes(seat) for seat in range(self.seats)]
        ranks, tie_break = ranking(self, result.totals, votes)
        equal("SC-110", result.ranks, ranks, "the ranks")
        equal("SC-110", result.tie_break, tie_break, "what separated the leaders")
        equal("SC-123", result.reason, reason(self, result.totals), "why the game ended")

    def _check_promises(self, result: Result) -> None:
        """SC-22, SC-112: everybody has one of the pile seen, and the special ones drawn."""
        for borough in self.boroughs:
            seat = borough.seat
            if borough.out:  # those of who lost are not read out; their points tell them
                lines = result.lines[seat]
                told = [line.source for line in lines if line.category == "score-promises"]
                if told or self.victory in ("citizen", "cultural"):
                    self.revealed[seat] = told
                    continue
            piles = sorted(PROMISES[promise]["pile"] for promise in self.revealed[seat])
            due = sorted([borough.pile, *["special"] * borough.specials])
            equal("SC-112", piles, due, f"the promises of {seat}")
        every = [promise for promises in self.revealed for promise in promises]
        check("SC-13", len(set(every)) == len(every), f"a promise twice: {every}")
        for promise in every:
            in_game = promise in self.promises_in(PROMISES[promise]["pile"])
            check("SC-115", in_game, f"{promise} is not in the game")

    def _final_votes(self, seat: int) -> int:
        """SC-115, SC-A27: promises change the votes, unless they change the property value."""
        votes = self.boroughs[seat].votes
        if self.victory == "economic":
            return votes
        return votes + sum(points_of(self, seat, promise) for promise in self.revealed[seat])
