"""The umpire's ledger of 7 Wonders: all cities, and what has to come before anything else may."""

from __future__ import annotations

from collections import Counter
from typing import cast

from tests.umpires.sevenwonders.city import Card, City, Effect
from tests.umpires.watching import Umpire, View, check, equal

from quartier.core.speech import Fact, Facts
from quartier.core.titles import Settings

FREE_CITY = "free-city"
NOBODY = -1
# SW-53: in this order buildings come out of the discard pile.
DIG_BY_STAGE, DIG_BY_LEADER, DIG_BY_COPY = range(3)


class Ledger(Umpire):
    """Coins, cards and tokens of all cities, and what effects lead to in a turn."""

    def __init__(self, settings: Settings, seats: int, opening: View) -> None:
        super().__init__(settings, seats, opening)
        self.with_leaders = bool(settings["leaders"])
        self.with_cities = bool(settings["cities"])
        # SW-7, SW-77, SW-162: the decks of two are those of three, those of eight those of seven.
        self.deck_players = min(max(seats, 3), 7)
        self._open_table(opening)
        self.discarded = 0
        self.used_leaders = [0] * seats
        self.leaders_at_hand = [4] * seats
        # The coins that have to come now, or may: Hatshepsut's depend on where was bought.
        self.coins_due: dict[int, set[int]] = {}
        self.coins_taken: Counter[int] = Counter()
        self.diplomacy_due: Counter[int] = Counter()
        self.leaders_due: Counter[int] = Counter()
        self.digs: list[tuple[int, int]] = []
        self.digger = NOBODY
        self.recruits: list[int] = []
        self.courts: list[int] = []
        self.losses: list[tuple[int, Effect]] = []
        self.owed: dict[int, int] | None = None

    def _open_table(self, opening: View) -> None:
        """SW-11 to SW-13, SW-77, SW-90."""
        seen = cast(list[dict[str, str]], opening["cities"])
        equal("SW-77", len(seen), 3 if self.seats == 2 else self.seats, "the number of cities")
        boards = [city["board"] for city in seen]
        equal("SW-11", len(set(boards)), len(boards), "different wonders")
        self.cities = []
        for index, city in enumerate(seen):
            coins = 6 if self.with_leaders and index < self.seats else 3
            equal("SW-12", city["coins"], coins, "the coins at the start")
            if self.settings["sides"] in ("a", "b"):
                equal("SW-11", city["side"], self.settings["sides"], "the side of a board")
            # A side that is yet to be chosen is told before it matters.
            self.cities.append(City(city["board"], city["side"] or "a", coins))
            self.check_set(self.cities[-1].board)
        check("SW-90", self.seats > 2 or boards[2] != "rome", "the Free City never gets Roma")

    # What is in the box

    def check_set(self, thing: dict[str, str]) -> None:
        """SW-13: an expansion is used exactly when it is chosen."""
        if thing["set"] == "leaders":
            check("SW-13", self.with_leaders, f"{thing['id']} belongs to Leaders")
        if thing["set"] == "cities":
            check("SW-13", self.with_cities, f"{thing['id']} belongs to Cities")

    def check_copies(self, card: Card) -> None:
        """SW-7 to SW-9, SW-89: no more cards lie open than the decks hold."""
        self.check_set(cast(dict[str, str], card))
        built = [other for city in self.cities for other in city.cards]
        minima = card.get("copies", [self.deck_players])
        copies = sum(least <= self.deck_players for least in minima)
        number = sum(other is card for other in built)
        check("SW-7", number <= copies, f"{number} cards {card['id']}")
        guilds = sum(other["colour"] == "purple" for other in built)
        check("SW-8", guilds <= self.deck_players + 2, f"{guilds} guilds")
        black = sum(other["colour"] == "black" and other["age"] == card["age"] for other in built)
        check("SW-9", black <= self.deck_players, f"{black} black cards of an age")

    def check_leader(self, card: Card) -> None:
        check("SW-13", self.with_leaders, "leaders belong to Leaders")
        self.check_set(cast(dict[str, str], card))
        recruited = any(card is other for city in self.cities for other in city.leaders)
        check("SW-92", not recruited, f"{card['id']} is recruited twice")

    # Who is who

    def index_of(self, fact: Fact) -> int:
        if fact == FREE_CITY:
            check("SW-77", self.seats == 2, "only two players have a Free City")
            return 2
        assert isinstance(fact, int)
        return fact

    def left_of(self, index: int) -> City:
        return self.cities[(index + 1) % len(self.cities)]

    def right_of(self, index: int) -> City:
        return self.cities[index - 1]

    # Immediate gains (SW-49)

    def begin_effects(self, index: int, effects: list[Effect], dig: int) -> None:
        """What effects bring at once, or lead to in this turn."""
        city, left, right = self.cities[index], self.left_of(index), self.right_of(index)
        places = {"self": city, "left": left, "right": right}
        for effect in effects:
            n = effect.get("n", 1)
            match effect["type"]:
                case "coins":
                    self.expect_coins(index, n)
                case "coins_per":
                    counts = [places[place].count(effect["what"]) for place in effect["scope"]]
                    self.expect_coins(index, n * sum(counts))
                case "neighbours_gain_coins":  # SW-146
                    self.expect_coins((index + 1) % len(self.cities), n)
                    self.expect_coins((index - 1) % len(self.cities), n)
                case "diplomacy":  # SW-128
                    self.diplomacy_due[index] += 1
                case "draw_leaders":  # SW-118
                    self.leaders_due[index] += n
                case "recruit_leader_now":
                    self.recruits.append(index)
                case "copy_leader":  # SW-115
                    self.courts.append(index)
                case "build_from_discard":
                    self.digs.append((dig, index))
                case "others_lose_coins" | "others_lose_coins_per":
                    self.losses.append((index, effect))

    def gain_for_colour(self, index: int, card: Card) -> None:
        """SW-108, SW-157."""
        for effect in self.cities[index].having("on_build_coins"):
            if effect["what"] == card["colour"]:
                self.expect_coins(index, effect["n"])

    def expect_coins(self, index: int, *coins: int) -> None:
        """One of these numbers of coins has to come from the bank."""
        due = self.coins_due.get(index, {0})
        self.coins_due[index] = {one + other for one in due for other in coins}

    def tick_off(self) -> None:
        """What had to come has come before anything else happens."""
        for index in self.coins_due.keys() | self.coins_taken.keys():
            city = self.cities[index]
            due = self.coins_due.get(index, {0})
            if city.has("bank_bonus") and not city.had_bonus:  # SW-154, SW-155
                due = {coins + 1 if coins else 0 for coins in due}
            taken = self.coins_taken[index]
            check("SW-49", taken in due, f"{index} takes {taken} coins instead of {due}")
            city.had_bonus |= taken > 0
        self.coins_due.clear()
        self.coins_taken.clear()
        equal("SW-128", +self.diplomacy_due, Counter(), "diplomacy tokens not taken")
        equal("SW-118", +self.leaders_due, Counter(), "leaders not drawn")

    def on_coins(self, facts: Facts) -> None:
        index, coins = self.index_of(facts["seat"]), cast(int, facts["coins"])
        check("SW-49", coins > 0, "coins are taken, or nothing is told")
        self.coins_taken[index] += coins
        self.cities[index].coins += coins

    def on_diplomacy(self, facts: Facts) -> None:
        index = self.index_of(facts["seat"])
        self.diplomacy_due[index] -= 1
        check("SW-128", self.diplomacy_due[index] >= 0, "a diplomacy token for nothing")
        self.cities[index].diplomacy += 1

    def on_leaders_drawn(self, facts: Facts) -> None:
        index = self.index_of(facts["seat"])
        equal("SW-118", facts["number"], self.leaders_due.pop(index, 0), "leaders drawn")
        self.leaders_at_hand[index] += cast(int, facts["number"])

    def still_owed(self) -> dict[int, int]:
        """What is still owed in this turn; counted when the first loss is settled."""
        if self.owed is None:
            self.owed = {}
            for index, city in enumerate(self.cities):
                owed = sum(
                    effect.get("n", 1) * (city.count(effect["what"]) if "what" in effect else 1)
                    for builder, effect in self.losses
                    if builder != index
                )
                if owed:
                    self.owed[index] = owed
        return self.owed

    def leaders_in_hand(self, index: int) -> int:
        return self.leaders_at_hand[index] - self.used_leaders[index]
