"""The umpire of La Città: set-up, the year and the action phase (LC-12 to LC-43)."""

from __future__ import annotations

from typing import Any

from tests.umpires.hearing import number, numbers, unless, word, words
from tests.umpires.lacitta.cities import BUILDINGS, City, arches, food
from tests.umpires.lacitta.ledger import CASTLES, POLICIES, SMALL, VOICES_EACH
from tests.umpires.lacitta.moving import YEARS, Moving
from tests.umpires.watching import View, check, equal

from quartier.core.speech import Fact, Facts
from quartier.core.titles import Settings

TURNS = 5
OPENING_A_TURN = frozenset(
    ["card-gold", "card-build", "card-found", "policy", "passed", "reshuffled", "penalty-turn"]
)
MOVING = frozenset(
    [
        "named",
        "migrated",
        "lost",
        "demolished",
        "razed",
        "roads-kept",
        "fallen",
        "hunger",
        "first",
        "cards-ready",
        "end",
    ]
)


class TitleUmpire(Moving):
    """Follows a table from its set-up to the voice of the people, year after year."""

    def __init__(self, settings: Settings, seats: int, opening: View) -> None:
        super().__init__(settings, seats, opening)
        view: dict[str, Any] = opening
        self.first: int = view["first"]
        self.turns: list[int] = []  # whose turns are still to come in this action phase
        self.placing: list[int] = []
        self.open_voice = ""
        # Of the action under way: markers to place, price of all voice cards, a road already laid.
        self.marking = 0
        self.asking = 0
        self.second_road = False
        if settings["setup"] == "advanced":
            # LC-67, LC-68: round counter-clockwise, and back.
            there = [(self.first - offset) % seats for offset in range(seats)]
            self.placing = [*there, *reversed(there)]
        else:
            self._set_up(view)

    def unasked(self) -> frozenset[str]:
        if self.placing:
            return frozenset(["castle-placed"])
        return OPENING_A_TURN if self.turns else MOVING

    # Set-up

    def _set_up(self, view: dict[str, Any]) -> None:
        """LC-14: two castles each. Nobody is told of year 1 before its first turn: we know it."""
        for place, castles in enumerate(self.setup["castles"]):
            for castle in castles:
                self._put_castle((self.first + place) % self.seats, castle)
        self.owe("LC-16", "year", year=1)
        voice: Fact = "service-" + view["voice"]["cards"][0]
        while self.owed:
            self.hear(self.owed[0].names[0], {"voice": voice, **self.owed[0].facts})
        equal("LC-18", [player["gold"] for player in view["players"]], self.gold, "gold")
        equal(
            "LC-19",
            {city["castle"]: (city["owner"], city["citizens"]) for city in view["cities"]},
            {city.castle: (city.owner, city.citizens) for city in self.cities.values()},
            "citizens",
        )

    def _put_castle(self, seat: int, place: str) -> City:
        check("LC-3", place in self.ground.beside, f"{place} is not in play")
        check("LC-23", not self.too_near(place), f"{place} is too near to a city")
        check("LC-23", len(self.cities_of(seat)) < CASTLES, f"{seat} has no castle left")
        city = City(seat, place, 3, {place: "castle"})
        self.cities[place] = city
        return city

    def on_castle_placed(self, facts: Facts) -> None:
        seat, place = number(facts, "seat"), word(facts, "hex")
        check("LC-67", bool(self.placing), "a castle too many")
        equal("LC-67", seat, self.placing.pop(0), "who places a castle")
        self._put_castle(seat, place)
        equal("LC-35", facts["food"], food("castle", place, self.ground), "food of the castle")
        if not self.placing:
            self.owe("LC-69", "first")
            self.owe("LC-16", "year", year=1)

    # The year

    def on_year(self, facts: Facts) -> None:
        equal("LC-16", number(facts, "year"), self.year + 1, "the year")
        self.year += 1
        self.founded = [False] * self.seats
        if self.first_edition and self.year > 1:
            self.owe("LC-16", "first", seat=self.in_turn(self.first + 1)[0])
        self.owe("LC-17", "voice", left=27 - 4 * self.year)

    def on_first(self, facts: Facts) -> None:
        """LC-62, LC-87; LC-69: after an advanced set-up, too."""
        closing = not self.was_owed
        if closing:
            self.reach("close")
            check("LC-62", self.year < YEARS, "the token moves after the last year")
        equal("LC-62", number(facts, "seat"), self.in_turn(self.first + 1)[0], "the first player")
        self.first = number(facts, "seat")
        if closing:
            self.close_year()
            self.owe("LC-16", "year")

    def on_voice(self, facts: Facts) -> None:
        """What follows an open voice card is settled: income, growth, turns."""
        self.open_voice = word(facts, "voice")
        for seat in range(self.seats):
            if self.income(seat):
                self.owe("LC-18", "income", seat=seat, gold=self.income(seat))
        supply = self.supply
        for seat in self.in_turn(self.first):
            grown = [city.castle for city in self.cities_of(seat) if city.room > 0][:supply]
            supply -= len(grown)
            if grown:
                self.owe("LC-19", "growth", seat=seat, cities=["=" + castle for castle in grown])
        self.turns = self.in_turn(self.first) * TURNS

    def on_income(self, facts: Facts) -> None:
        self.gold[number(facts, "seat")] += number(facts, "gold")

    def on_growth(self, facts: Facts) -> None:
        for castle in words(facts, "cities"):
            self.own_city("LC-19", number(facts, "seat"), castle).citizens += 1

    # Turns

    def _take_turn(self, facts: Facts, penalty: bool = False) -> int:
        """LC-20: one turn after the other; after a hunger the first is lost (LC-60)."""
        seat = number(facts, "seat")
        check("LC-20", bool(self.turns), "a turn too many")
        equal("LC-20", seat, self.turns.pop(0), "whose turn it is")
        equal("LC-60", penalty, self.hungry[seat], "a turn lost to hunger")
        return seat

    def _play_card(self, facts: Facts) -> int:
        seat = self._take_turn(facts)
        self.ready[seat] -= 1  # LC-21
        return seat

    def settle(self) -> None:
        super().settle()
        if not self.owed and not self.turns and self.open_voice:
            if not self.first_edition:
                self.owe("LC-28", "cards-ready")
            self.owe("LC-44", "revealed")

    def on_penalty_turn(self, facts: Facts) -> None:
        seat = self._take_turn(facts, penalty=True)
        self.hungry[seat] = False
        self.ready[seat] -= 1

    def on_card_gold(self, facts: Facts) -> None:
        equal("LC-22", facts["gold"], 2, "gold of a card")
        self.gold[self._play_card(facts)] += 2

    def on_card_build(self, facts: Facts) -> None:
        seat = self._play_card(facts)
        check("LC-24", word(facts, "building") in SMALL, f"{facts['building']} is not small")
        self.owe("LC-24", "built", seat=seat, building=facts["building"])

    def on_card_found(self, facts: Facts) -> None:
        seat = self._play_card(facts)
        check("LC-23", not self.founded[seat], f"{seat} founds twice in a year")
        self.owe("LC-23", "founding", seat=seat)

    def on_founding(self, facts: Facts) -> None:
        self.owe("LC-23", "founded", seat=facts["seat"], hex=facts["hex"])

    def on_founded(self, facts: Facts) -> None:
        seat, place = number(facts, "seat"), word(facts, "hex")
        giver = self.own_city("LC-23", seat, word(facts, "city"))
        check("LC-23", giver.in_castle >= 2, f"nobody can leave {giver.castle}")
        giver.citizens -= 1
        self._put_castle(seat, place)
        equal("LC-35", facts["food"], food("castle", place, self.ground), "food of the castle")
        self.founded[seat] = True

    def on_passed(self, facts: Facts) -> None:
        seat = self._take_turn(facts)
        if self.first_edition:
            check("LC-27", not self.ready[seat], f"{seat} passes with a ready card")
            for card in self.row:
                check("LC-27", not self.can_take(seat, card), f"{seat} passes, could take {card}")
        self.draw()
        self.passed += 1

    def on_reshuffled(self, facts: Facts) -> None:
        equal("LC-26", self.deck, 0, "cards in the policy deck")
        self.deck = len(self.discard) + self.discard_unseen
        equal("LC-26", number(facts, "cards"), self.deck, "cards shuffled")
        self.discard, self.discard_unseen = [], 0
        if "" not in self.row:
            self.owe("LC-26", "passed")

    # Building

    def on_built(self, facts: Facts) -> None:
        seat, place, kind = number(facts, "seat"), word(facts, "hex"), word(facts, "building")
        unless(self.obstacle(seat, kind, place))
        [city] = self.builder(place)
        equal("LC-29", word(facts, "city"), city.castle, "the city of a building")
        city.tiles[place] = kind
        city.citizens += kind == "market"  # LC-31
        if kind == "road" and not self.second_road and self.can_build(seat, ["road"]):
            self.second_road = True
            self.owe("LC-71", "built", "one-road", seat=seat)
        else:
            equal("LC-71", kind == "road" or not self.second_road, True, "a second road")
            self.second_road = False

    def on_one_road(self, facts: Facts) -> None:
        check("LC-71", self.second_road, "no second road to be laid")
        self.second_road = False

    # Policy cards

    def on_policy(self, facts: Facts) -> None:
        seat, card = self._take_turn(facts), word(facts, "card")
        check("LC-25", card in self.row, f"{card} is not in the row")
        slot = self.row.index(card)
        self.row[slot] = ""
        self.played.append(card)
        self._owe_effect(seat, card)
        if not self.deck:
            self.owe("LC-26", "reshuffled")
        self.owe("LC-25", "opened", slot=slot + 1)

    def _owe_effect(self, seat: int, card: str) -> None:
        [option, *others] = POLICIES[card]["options"]
        effect = option["effect"]
        if effect == "build":
            self._owe_price(seat, self.price(option))
            self.owe("LC-38", "built", seat=seat, building="a-" + option["building"])
        elif effect == "look":
            self.asking = self.price(others[0])
            self.owe("LC-43", "paid", "looked", seat=seat)
        else:
            told = {"build_size": "chosen", "markers": "markers", "citizens": "blessed"}
            self.owe("LC-25", told.get(effect, "harvest"), seat=seat)

    def _owe_price(self, seat: int, gold: int) -> None:
        if gold:
            self.owe("LC-25", "paid", seat=seat, gold=gold)

    def _owe_option(self, seat: int, card: str, n: int) -> None:
        """LC-40, LC-41: what this number of markers or citizens costs."""
        prices = {option["n"]: self.price(option) for option in POLICIES[card]["options"]}
        check("LC-25", n in prices, f"{card} for {n}")
        self._owe_price(seat, prices[n])

    def on_paid(self, facts: Facts) -> None:
        seat, gold = number(facts, "seat"), number(facts, "gold")
        self.gold[seat] -= gold
        if self.asking:
            equal("LC-43", gold, self.asking, "the price of looking at all three")
            self.asking = 0
            self.owe("LC-43", "looked", seat=seat, places=[1, 2, 3])

    def on_looked(self, facts: Facts) -> None:
        places = numbers(facts, "places")
        check("LC-89", set(places) <= {1, 2, 3}, f"voice cards {places}")
        equal("LC-43", len(set(places)), 2 if self.asking else 3, "voice cards seen")
        self.asking = 0

    def on_chosen(self, facts: Facts) -> None:
        seat, kind = number(facts, "seat"), word(facts, "building")
        sizes = {o["size"]: self.price(o) for o in POLICIES["master_builder"]["options"]}
        check("LC-39", kind != "castle", "a castle by the master builder")
        self._owe_price(seat, sizes[BUILDINGS[kind]["size"]])
        self.owe("LC-39", "built", seat=seat, building=facts["building"])

    def on_markers(self, facts: Facts) -> None:
        seat, n = number(facts, "seat"), number(facts, "n")
        check("LC-40", n <= self.markers(seat), f"{n} markers, {self.markers(seat)} unused")
        self._owe_option(seat, "bread_and_games", n)
        self.owe("LC-40", "marking", "marked", seat=seat)
        self.marking = n

    def on_marking(self, facts: Facts) -> None:
        self.owe("LC-40", "marked", seat=facts["seat"], hex=facts["hex"])

    def on_marked(self, facts: Facts) -> None:
        seat, place, service = number(facts, "seat"), word(facts, "hex"), word(facts, "service")
        equal("LC-40", number(facts, "n"), self.marking, "markers")
        city = self.city_at(place)
        check("LC-40", city is not None and city.owner == seat, f"{place} is not of {seat}")
        assert city is not None
        kind = city.tiles[place]
        equal("LC-40", word(facts, "building"), kind, f"the building on {place}")
        check("LC-40", arches(kind, service) > 0, f"{kind} has no arch of {service}")
        self.beside_arch[place, service] += self.marking

    def on_blessed(self, facts: Facts) -> None:
        seat, n = number(facts, "seat"), number(facts, "n")
        self._owe_option(seat, "blessed_times", n)
        self.owe("LC-41", "arrived", seat=seat, n=n)

    def on_arrived(self, facts: Facts) -> None:
        n = number(facts, "n")
        city = self.own_city("LC-41", number(facts, "seat"), word(facts, "city"))
        check("LC-82", city.room >= n, f"no room for {n} in {city.castle}")
        city.citizens += n

    def on_harvest(self, facts: Facts) -> None:
        seat, place = number(facts, "seat"), word(facts, "hex")
        check("LC-42", self.year < 6, "a rich harvest in year 6")
        check("LC-42", self.markers(seat) > 0, "a rich harvest without a marker")
        check("LC-42", place in self.farmhouses(seat), f"no farmhouse to harvest on {place}")
        equal("LC-42", number(facts, "food"), self.ground.wheat(place), "food of the harvest")
        self.harvests.add(place)

    def on_opened(self, facts: Facts) -> None:
        self.draw()
        self.row[number(facts, "slot") - 1] = word(facts, "card")

    # Voices

    def on_cards_ready(self, facts: Facts) -> None:
        if self.first_edition:
            self.reach("close")
        self.return_cards()
        if self.first_edition:
            self.close_year()
            self.owe("LC-64", "end" if self.year == YEARS else "year")

    def on_revealed(self, facts: Facts) -> None:
        """LC-44, LC-45."""
        voices = words(facts, "voices")
        equal("LC-17", (len(voices), voices[0]), (4, self.open_voice), "the voice cards")
        self.open_voice = ""
        self.voices.update(voices)
        check("LC-13", max(self.voices.values()) <= VOICES_EACH, f"voices {self.voices}")
        most = max(map(voices.count, voices))
        self.ruling = {voice for voice in voices if voices.count(voice) == most}
        self.owe("LC-44", "ruling")

    def on_ruling(self, facts: Facts) -> None:
        services = words(facts, "services")
        equal("LC-44", (set(services), len(services)), (self.ruling, len(self.ruling)), "ruling")
        self.begin_migration()
