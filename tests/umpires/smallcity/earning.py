"""Phases 4 to 6: income, votes, pollution and its victims (SC-78 to SC-96, SC-122)."""

from __future__ import annotations

from collections import Counter

from tests.umpires.hearing import number, word
from tests.umpires.smallcity.borough import BOARDS, GOODS, Borough, Cell, beside, cell_of
from tests.umpires.smallcity.moving import Moving
from tests.umpires.watching import View, check, equal

from quartier.core.speech import Facts
from quartier.core.titles import Settings

SALE = {"wood": 2, "stone": 3, "metal": 5}
TRADE = {"wood": 3, "stone": 5, "metal": 7}
LOST_AT = 100
DEATHS_FROM = 10
Product = tuple[str, int]  # what, and in whose borough


class Earning(Moving):
    """What citizens earn, make, elect and foul."""

    def __init__(self, settings: Settings, seats: int, opening: View) -> None:
        super().__init__(settings, seats, opening)
        self.jobs: Counter[str] = Counter()  # slots of the trader still to be used
        self.sold = ""  # the raw material just sold or traded
        self.making: Counter[Product] = Counter()  # what the producer's slots still make
        self.made: list[Counter[Product]] = []  # what each seat made this round
        self.returned: Counter[str] = Counter()
        self.put_away: Counter[str] = Counter()
        self.excess = 0  # SC-82: products beyond the free store slots
        self.abroad: list[Counter[str]] = []  # products of each seat that stay abroad
        self.mourning: list[int] = []  # who has to lose a person
        self.buried = 0  # whose citizen is dead
        self.lost: list[int] = []  # who has just reached 100%
        self.orphaned: set[tuple[int, Cell]] = set()  # slots Tourists of those have left
        self.heirs: Counter[int] = Counter()  # how many citizens of a borough take such slots

    # Money and votes

    def expect_tourists(self) -> None:
        """SC-79."""
        for seat in self.order():
            tourists = sum(who != seat for who in self.boroughs[seat].people.values())
            if tourists:
                self.expect("SC-79", "money", seat=seat, money=tourists, source="source-tourists")

    def enter_shops(self, seat: int) -> None:
        """SC-80: own citizens on Commercial slots, abroad too; cash comes first (SC-A46)."""
        self.jobs = Counter(
            {job: self._workers(seat, job) for job in ("cash", "sell", "buy", "trade")}
        )
        if self.jobs["cash"]:
            cash = self.jobs["cash"]
            self.expect("SC-80", "money", seat=seat, money=cash, source="source-shops")

    def _workers(self, seat: int, function: str) -> int:
        return sum(borough.at(function, seat) for borough in self.boroughs)

    def on_spent(self, facts: Facts) -> None:
        if self.stages[0][0] in ("action", "build"):
            super().on_spent(facts)
            return
        seat = number(facts, "seat")
        self.reach("shops", seat)
        check("SC-80", not self.due, "the cash comes first")
        self.sold = self.pay_good(facts)
        self.owe("SC-80", "money", "votes", seat=seat)

    def _use(self, job: str) -> None:
        check("SC-80", self.jobs[job] > 0, f"nobody is left to {job}")
        self.jobs[job] -= 1

    def on_money(self, facts: Facts) -> None:
        source, money = facts["source"], number(facts, "money")
        if source == "source-sale":
            self._use("sell")
            equal("SC-80", money, SALE[self.sold], f"the price of {self.sold}")
        elif source == "source-tourists":
            self.reach("tourists")
            self.fulfil("money", facts)
        elif source == "source-shops":
            self.reach("shops", number(facts, "seat"))
            self.fulfil("money", facts)
        else:
            self.grant(facts, "money", money)
        self.boroughs[number(facts, "seat")].money += money

    def on_votes(self, facts: Facts) -> None:
        source, votes = facts["source"], number(facts, "votes")
        if source == "source-trade":
            self._use("trade")
            equal("SC-80", votes, TRADE[self.sold], f"the votes for {self.sold}")
        elif source in ("source-homes", "tile-university"):
            self.reach("vote")
            self.fulfil("votes", facts)
        else:
            self.grant(facts, "votes", votes)
        self.boroughs[number(facts, "seat")].votes += votes

    def grant(self, facts: Facts, what: str, amount: int) -> None:
        """Money or votes of a card or the council."""
        raise NotImplementedError

    def on_bought(self, facts: Facts) -> None:
        borough = self.boroughs[number(facts, "seat")]
        self.reach("shops", borough.seat)
        self._use("buy")
        money = number(facts, "money")
        check("SC-80", 1 <= money <= 4 and not self.due, f"a bundle for ${money}")
        equal("SC-80", number(facts, "votes"), money + 1, f"the votes for ${money}")
        borough.money -= money
        borough.votes += money + 1

    def expect_votes(self) -> None:
        """SC-86, SC-87."""
        for seat in self.order():
            borough = self.boroughs[seat]
            votes = 0
            for tile in borough.of("residential"):
                citizens = sum(borough.people.get(cell) == seat for cell in tile.cells)
                votes += sum(range(citizens + 1))
            if votes:
                self.expect("SC-86", "votes", seat=seat, votes=votes, source="source-homes")
            if borough.mans("university"):
                self.expect("SC-87", "votes", seat=seat, votes=3, source="tile-university")

    # Production

    def enter_production(self, seat: int) -> None:
        """SC-81: own citizens on Factory slots, abroad too."""
        self.making = Counter(
            {
                (good, borough.seat): borough.at(good, seat)
                for good in GOODS
                for borough in self.boroughs
            }
        )
        self.returned, self.put_away = Counter(), Counter()
        self.excess = -1

    def on_produced(self, facts: Facts) -> None:
        seat, good, place = number(facts, "seat"), word(facts, "good"), number(facts, "in_seat")
        self.reach("produce", seat)
        check("SC-81", self.making[good, place] > 0, f"nobody makes {good} at {place}")
        check("SC-82", self.excess < 0, "production after storing")
        self.making[good, place] -= 1
        self.made[seat][good, place] += 1
        self.loose[good] += 1
        self.boroughs[place].produced += 1

    def _finish_making(self, seat: int) -> None:
        """SC-78, SC-85: everything is made that the supply could give; SC-82: what is too much."""
        if self.excess < 0:
            for (good, place), left in self.making.items():
                idle = left and self.supply(good)
                check("SC-81", not idle, f"{seat} could make {good} at {place}")
            borough = self.boroughs[seat]
            room = borough.hall_room + borough.store_room
            self.excess = max(0, self.made[seat].total() - room)

    def _made_by_tourists(self, seat: int) -> int:
        return sum(n for (_, place), n in self.made[seat].items() if place != seat)

    def on_returned(self, facts: Facts) -> None:
        """SC-82: products made at home go back only if those of Tourists do not suffice."""
        seat, good = number(facts, "seat"), word(facts, "good")
        self.reach("produce", seat)
        self._finish_making(seat)
        self.returned[good] += 1
        most = max(0, self.excess - self._made_by_tourists(seat))
        check("SC-82", self.returned.total() <= most, f"{good} of {seat} goes back")
        check("SC-82", self.returned[good] <= self.made[seat][good, seat], f"{good} at home")
        self.loose[good] -= 1

    def on_stored(self, facts: Facts) -> None:
        seat, good = number(facts, "seat"), word(facts, "good")
        if not self.was_owed:
            self.reach("produce", seat)
            self._finish_making(seat)
            self.put_away[good] += 1
            made = sum(n for (what, _), n in self.made[seat].items() if what == good)
            stored = self.put_away[good] + self.returned[good]
            check("SC-81", stored <= made, f"{seat} stores too much {good}")
        borough = self.boroughs[seat]
        if word(facts, "place") == "hall":
            check("SC-84", borough.hall_room > 0, f"no room in the City Hall of {seat}")
            borough.hall_goods[good] += 1
        else:
            check("SC-81", borough.store_room > 0, f"no room in a Warehouse of {seat}")
            borough.put_in_warehouse(good)
        self.loose[good] -= 1

    def leave_production(self, seat: int) -> None:
        self._finish_making(seat)
        made, tourists = self.made[seat], self._made_by_tourists(seat)
        equal("SC-82", self.returned.total(), max(0, self.excess - tourists), "products back")
        kept = made.total() - self.excess
        equal("SC-81", self.put_away.total(), kept, f"what {seat} stores")
        rest: Counter[str] = Counter()
        for (good, _), n in made.items():
            rest[good] += n
        self.abroad[seat] = rest - self.returned - self.put_away

    def on_left_abroad(self, facts: Facts) -> None:
        self._leave_abroad(facts, stays=True)

    def on_no_room_abroad(self, facts: Facts) -> None:
        self._leave_abroad(facts, stays=False)

    def _leave_abroad(self, facts: Facts, stays: bool) -> None:
        """SC-82, SC-A39: to a Warehouse where it was made, or back to the supply."""
        seat, good, place = number(facts, "seat"), word(facts, "good"), number(facts, "in_seat")
        self.reach("abroad")
        earlier = [s for s in self.order()[: self.order().index(seat)] if self.abroad[s].total()]
        check("SC-A39", not earlier, f"{earlier} come before {seat}")
        check("SC-82", place != seat and self.abroad[seat][good] > 0, f"{good} of {seat}")
        check("SC-82", self.made[seat][good, place] > 0, f"no {good} of {seat} made at {place}")
        self.abroad[seat][good] -= 1
        self.made[seat][good, place] -= 1
        borough = self.boroughs[place]
        equal("SC-82", stays, borough.store_room > 0, f"room for {good} at {place}")
        if stays:
            borough.put_in_warehouse(good)
        self.loose[good] -= 1

    # Pollution

    def expect_pollution(self) -> None:
        """SC-89, SC-90."""
        for seat in self.order():
            borough = self.boroughs[seat]
            produced = 0 if borough.action == "engineer" else borough.produced
            parks = sum(len(tile.cells) for tile in borough.of("park"))
            points = max(0, len(borough.people) + produced - parks)
            level = borough.pollution + points
            self.expect("SC-89", "pollution", seat=seat, points=points, level=level)

    def on_pollution(self, facts: Facts) -> None:
        self.reach("pollute")
        self.fulfil("pollution", facts)
        borough = self.boroughs[number(facts, "seat")]
        borough.generated = number(facts, "points")
        borough.pollution = number(facts, "level")
        if not self.due:
            self.lost = [s for s in self.order() if self.boroughs[s].pollution >= LOST_AT]
            for seat in self.lost:
                self.owe("SC-91", "eliminated", seat=seat)

    def on_eliminated(self, facts: Facts) -> None:
        """SC-91: who has lost; when all are named, people leave."""
        seat = number(facts, "seat")
        if not self.was_owed:
            self.reach("build", seat)
            self.lost = [seat]
        borough = self.boroughs[seat]
        check("SC-91", borough.pollution >= LOST_AT, f"{seat} has {borough.pollution}%")
        borough.out = True
        if seat == self.lost[-1]:
            for lost in self.lost:
                self._clear(self.boroughs[lost])

    def _clear(self, borough: Borough) -> None:
        own = [cell for cell, who in borough.people.items() if who == borough.seat]
        for cell in own:
            del borough.people[cell]
        borough.gone += len(own)
        self.send_home("SC-91", borough, list(borough.people))

    def settle(self) -> None:
        if self.lost and not self.owed and all(self.boroughs[s].out for s in self.lost):
            self._replace()
        super().settle()

    def _replace(self) -> None:
        """SC-91, SC-A24: Tourists of those who lost leave the game; others take their slots."""
        for borough in self.boroughs:
            cells = [cell for cell, who in borough.people.items() if who in self.lost]
            for cell in cells:
                self.boroughs[borough.people.pop(cell)].gone += 1
                self.orphaned.add((borough.seat, cell))
            heirs = 0 if borough.out else min(len(cells), borough.career + borough.hall)
            self.heirs[borough.seat] = heirs
            for _ in range(heirs):
                self.owe("SC-91", "replaced")
        self.lost = []

    def on_replaced(self, facts: Facts) -> None:
        borough, cell = self.boroughs[number(facts, "seat")], cell_of(word(facts, "cell"))
        check("SC-91", (borough.seat, cell) in self.orphaned, f"nobody left {cell}")
        check("SC-A24", self.heirs[borough.seat] > 0, f"nobody of {borough.seat} can come")
        self.heirs[borough.seat] -= 1
        self.orphaned.remove((borough.seat, cell))
        if borough.career:
            borough.career -= 1
        else:
            borough.hall -= 1
        borough.people[cell] = borough.seat

    # Deaths

    def enter_mourning(self) -> None:
        """SC-92, SC-93, SC-122."""
        self.mourning = []
        if not self.left_in() or max(b.pollution for b in self.left_in()) < DEATHS_FROM:
            return
        if self.seats == 1:
            self.mourning = [0] * self._solo_deaths(self.boroughs[0].generated)
            return
        harm = {b.seat: (b.generated, b.pollution) for b in self.left_in()}
        self.mourning = [seat for seat in self.order() if harm[seat] == max(harm.values())]

    def _solo_deaths(self, points: int) -> int:
        difficulty = self.settings["difficulty"]
        rule = next(entry for entry in BOARDS["difficulties"] if entry["id"] == difficulty)
        if rule["deaths"] == "one_per_point":
            return points
        return int(rule["deaths"] == "one_above" and points > rule["points"])

    def _mortal(self, seat: int) -> set[Cell]:
        """SC-94: those who may be chosen."""
        borough = self.boroughs[seat]
        spared = seat if borough.mans("clinic") else -1
        return {cell for cell, who in borough.people.items() if who != spared}

    def _strike(self, facts: Facts) -> tuple[Borough, int, Cell]:
        """The next death: where, whose citizen, on which cell."""
        self.reach("mourn")
        borough, who = self.boroughs[number(facts, "in_seat")], number(facts, "seat")
        cell = cell_of(word(facts, "cell"))
        while self.mourning and not self._mortal(self.mourning[0]):
            self.mourning.pop(0)
        check("SC-93", bool(self.mourning), f"{who} dies at {borough.seat} for no reason")
        equal("SC-93", borough.seat, self.mourning.pop(0), "who loses a person")
        check("SC-94", cell in self._mortal(borough.seat), f"{cell} of {borough.seat}")
        equal("SC-94", borough.people[cell], who, f"who stands on {cell}")
        saved = who != borough.seat and self.boroughs[who].mans("fire")
        equal("SC-54", "rescued" if saved else "died", facts["event"], f"what happens to {who}")
        return borough, who, cell

    def on_rescued(self, facts: Facts) -> None:
        borough, _, cell = self._strike({**facts, "event": "rescued"})
        self.send_home("SC-94", borough, [cell])

    def on_died(self, facts: Facts) -> None:
        borough, who, cell = self._strike({**facts, "event": "died"})
        del borough.people[cell]
        self.dying = 1
        self.buried = who
        if self._graves(borough):
            self.owe("SC-95", "grave", seat=borough.seat)
        else:
            self.owe("SC-96", "no-grave", seat=who)

    def _graves(self, borough: Borough) -> set[Cell]:
        """SC-95, SC-96: beside a cemetery if possible, else anywhere; else on the extension."""
        cells = borough.empty or borough.vacant(borough.extension)
        return {cell for cell in cells if beside(cell) & borough.graves.keys()} or cells

    def on_grave(self, facts: Facts) -> None:
        borough, cell = self.boroughs[number(facts, "seat")], cell_of(word(facts, "cell"))
        check("SC-95", cell in self._graves(borough), f"a cemetery on {cell} of {borough.seat}")
        borough.graves[cell] = self.buried
        self.dying = 0

    def on_no_grave(self, facts: Facts) -> None:
        self.boroughs[self.buried].gone += 1
        self.dying = 0

    def leave_mourning(self) -> None:
        spared = [seat for seat in self.mourning if self._mortal(seat)]
        check("SC-93", not spared, f"{spared} should have lost a person")
