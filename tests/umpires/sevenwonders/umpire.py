"""The umpire of 7 Wonders: follows docs/rules/sevenwonders.md turn by turn."""

from __future__ import annotations

from typing import cast

from tests.umpires.sevenwonders.city import CARDS, Card, City, Effect, Price, name_of
from tests.umpires.sevenwonders.conflict import Conflict, resolve
from tests.umpires.sevenwonders.ledger import (
    DIG_BY_COPY,
    DIG_BY_LEADER,
    DIG_BY_STAGE,
    NOBODY,
    Ledger,
)
from tests.umpires.sevenwonders.paying import Way, leader_price, ways_to_pay
from tests.umpires.sevenwonders.scoring import ROWS, scores
from tests.umpires.watching import View, check, equal, tie_break

from quartier.core.speech import Facts, Result
from quartier.core.titles import Settings


class Payment:
    """What one city has paid for one construction so far."""

    def __init__(self) -> None:
        self.bank = 0
        self.sellers: dict[int, int] = {}
        self.right = ""


class Construction:
    """What one city does with its card: `card` is None where it stays hidden."""

    def __init__(self, use: str, card: Card | None = None) -> None:
        self.use = use
        self.card = card
        self.by_chain = False


class TitleUmpire(Ledger):
    """Follows the events in the order of the rules.

    The cards of a turn are checked together when the last one is placed (SW-46 to SW-48). What has
    to follow (coins, tokens, choices) is noted then and ticked off as it is told.
    """

    def __init__(self, settings: Settings, seats: int, opening: View) -> None:
        super().__init__(settings, seats, opening)
        self.turns = 7 if self.with_cities and seats != 8 else 6  # SW-16, SW-162
        self.age = cast(int, opening["age"])
        self.turn = cast(int, opening["turn"])
        self.holder = 0  # SW-78: the left neighbour of the third seat
        equal("SW-78", opening.get("holder", 0), self.holder, "who plays the Free City")
        self.last_to_take = -1
        self.leaders_passed = 0
        self.recruiting = False
        self.rest_discarded = False
        self.payments: dict[int, Payment] = {}
        self.constructions: dict[int, Construction] = {}
        self.conflict: Conflict | None = None

    # The course of the game

    def on_side(self, facts: Facts) -> None:
        index = self.index_of(facts["seat"])
        old = self.cities[index]
        side = str(facts["side"]).removeprefix("side-")
        equal("SW-11", facts["board"], f"wonder-{old.board['id']}", "the board whose side it is")
        self.cities[index] = City(old.board["id"], side, old.coins)

    def on_wonder(self, facts: Facts) -> None:
        """SW-11: in the order of seats; boards change hands, sides stay where they were drawn."""
        index, wonder = self.index_of(facts["seat"]), str(facts["board"]).removeprefix("wonder-")
        equal("SW-11", self.settings["wonders"] != "drawn", True, "wonders are taken")
        check("SW-11", index > self.last_to_take, "who takes a wonder now")
        self.last_to_take = index
        given = self.cities[index].board["id"]
        players = [self.cities[seat].board["id"] for seat in range(self.seats)]
        others = [city.board["id"] for city in self.cities[self.seats :]]
        check("SW-11", wonder not in players[:index] + others, f"{wonder} is taken already")
        if self.settings["wonders"] == "drafted":
            check("SW-11", wonder in players, f"{wonder} was not drawn")
        if wonder in players:
            self._lay_board(players.index(wonder), given)
        self._lay_board(index, wonder)
        self.check_set(self.cities[index].board)

    def _lay_board(self, index: int, wonder: str) -> None:
        old = self.cities[index]
        self.cities[index] = City(wonder, old.side_letter, old.coins)

    def on_leaders_passed(self, facts: Facts) -> None:
        check("SW-92", self.with_leaders and self.age == 0, "leaders are drafted before Age I")
        self.leaders_passed += 1

    def on_age(self, facts: Facts) -> None:
        if self.age:
            self._end_age()
        elif self.with_leaders:
            equal("SW-92", self.leaders_passed, 3, "times the leaders are passed")
        self.age += 1
        equal("SW-21", facts["age"], self.age, "the age that begins")
        self.turn = 0
        self.holder = 1 if self.age == 2 else 0  # SW-78
        self.recruiting = self.with_leaders  # SW-94
        for city in self.cities:
            city.used_rights.clear()  # SW-45
        self._begin_turn()

    def on_holder(self, facts: Facts) -> None:
        self._end_turn()
        if self.turn:
            self.holder = 1 - self.holder  # SW-79
        equal("SW-78", facts["seat"], self.holder, "who plays the Free City")

    def on_turn(self, facts: Facts) -> None:
        self._end_turn()
        self.recruiting = False
        self.turn += 1
        equal("SW-16", (facts["turn"], facts["turns"]), (self.turn, self.turns), "the turn")
        self._begin_turn()

    def on_end(self, facts: Facts) -> None:
        self._end_age()
        equal("SW-21", self.age, 3, "the last age")

    def _begin_turn(self) -> None:
        self.rest_discarded = False
        self.constructions.clear()
        for city in self.cities:
            city.had_bonus = False

    def _end_turn(self) -> None:
        """SW-55: everything that this turn brings has come."""
        self.tick_off()
        if self.turn or self.recruiting:
            equal("SW-17", len(self.constructions), self._players(), "cities that did something")
        check("SW-54", not self.losses or self.still_owed() == {}, "losses are settled in the turn")
        self.losses.clear()
        self.owed = None
        equal("SW-53", self.digs, [], "searches of the discard pile left")
        for index in self.recruits:
            equal("SW-118", self.leaders_in_hand(index), 0, f"leaders {index} could recruit")
        for index in self.courts:
            offered = self.left_of(index).leaders + self.right_of(index).leaders
            equal("SW-115", offered, [], f"leaders {index} has to copy one of")
        self.recruits.clear()
        self.courts.clear()

    def _players(self) -> int:
        """SW-90: the Free City recruits no leaders."""
        return self.seats if self.recruiting else len(self.cities)

    # Payments (SW-47)

    def _payment(self, facts: Facts) -> Payment:
        self.tick_off()
        return self.payments.setdefault(self.index_of(facts["seat"]), Payment())

    def on_paid_bank(self, facts: Facts) -> None:
        self._payment(facts).bank += cast(int, facts["coins"])

    def on_paid(self, facts: Facts) -> None:
        seller = self.index_of(facts["to_seat"])
        sellers = self._payment(facts).sellers
        sellers[seller] = sellers.get(seller, 0) + cast(int, facts["coins"])

    def on_free_build(self, facts: Facts) -> None:
        self._payment(facts).right = str(facts["source"])

    # Placement (SW-48)

    def on_built(self, facts: Facts) -> None:
        self._construct(facts, Construction("build", CARDS[str(facts["card"])]))

    def on_recruited(self, facts: Facts) -> None:
        self._construct(facts, Construction("recruit", CARDS[str(facts["card"])]))

    def on_stage(self, facts: Facts) -> None:
        index = self.index_of(facts["seat"])
        equal("SW-25", facts["stage"], self.cities[index].stages + 1, "the next stage")
        self._construct(facts, Construction("stage"))

    def on_sold(self, facts: Facts) -> None:
        check("SW-94", not self.recruiting, "leaders are discarded in a recruitment phase")
        self._construct(facts, Construction("sell"))

    def on_leader_discarded(self, facts: Facts) -> None:
        check("SW-94", self.recruiting, "leaders are discarded in a recruitment phase only")
        self._construct(facts, Construction("sell"))

    def _construct(self, facts: Facts, construction: Construction) -> None:
        """One card of a turn; when everybody has placed one, they are carried out together."""
        self.tick_off()
        index = self.index_of(facts["seat"])
        if len(self.constructions) < self._players():
            check("SW-17", index not in self.constructions, f"a second card of {index}")
            self.constructions[index] = construction
            if len(self.constructions) == self._players():
                self._carry_out(self.constructions)
        elif construction.use == "recruit":
            check("SW-118", index in self.recruits, "only Roma B recruits one more")
            self.recruits.remove(index)
            self._carry_out({index: construction})
        else:
            self._check_last_card(index)
            self._carry_out({index: construction})

    def _check_last_card(self, index: int) -> None:
        """SW-61, SW-62: once, on the last turn of an age, before the rest is discarded."""
        check("SW-61", self.cities[index].has("play_last_card"), "who may play the last card")
        check("SW-50", self.turn == self.turns and not self.rest_discarded, "when it is played")
        self.rest_discarded = True
        # SW-62: a turn of its own for Babylon alone.
        self.cities[index].had_bonus = False
        self.discarded -= 1

    def _carry_out(self, constructions: dict[int, Construction]) -> None:
        """SW-46 to SW-49, for all at once."""
        self.purses = [city.coins for city in self.cities]
        refunds = {i: self._check_payment(i, made) for i, made in constructions.items()}
        check("SW-28", not self.payments, f"payments for nothing: {sorted(self.payments)}")
        effects = {i: self._place(i, made) for i, made in constructions.items()}
        for index, made in constructions.items():
            self._gain(index, made, effects[index], refunds[index])

    def _check_payment(self, index: int, made: Construction) -> set[int]:
        """Make a payment and say how many neighbours it may have bought from (SW-106)."""
        city, left, right = self.cities[index], self.left_of(index), self.right_of(index)
        payment = self.payments.pop(index, Payment())
        paid = (
            payment.sellers.pop((index + 1) % len(self.cities), 0),
            payment.sellers.pop((index - 1) % len(self.cities), 0),
            payment.bank,
        )
        check("SW-33", not payment.sellers, f"{index} buys from somebody who is no neighbour")
        # The ways are those before anything of this turn is placed; so are the coins.
        ways = self._ways(index, made, payment.right)
        fitting = [way for way in ways if (way.left, way.right, way.bank) == paid]
        what = made.card["id"] if made.card else made.use
        check("SW-41", bool(fitting), f"{index} pays {paid} for {what}; possible are {ways}")
        check("SW-38", sum(paid) <= self.purses[index], f"{index} pays what it has not")
        city.coins -= sum(paid)
        left.coins += paid[0]
        right.coins += paid[1]
        return {way.sellers for way in fitting}

    def _ways(self, index: int, made: Construction, right_used: str) -> set[Way]:
        city, left, right = self.cities[index], self.left_of(index), self.right_of(index)
        free = {Way(0, 0, 0, 0)}
        card = made.card
        if made.use == "sell":
            if index >= self.seats:
                self._check_free_city_sale(index)
            return free
        if made.use == "stage":
            check("SW-25", city.stages < len(city.side["stages"]), "there is no further stage")
            check("SW-65", not right_used, "no right builds a stage")
            return ways_to_pay(city, left, right, city.next_stage(), city.waives("wonder_stage"))
        assert card is not None
        if made.use == "recruit":
            return {Way(0, 0, leader_price(city, left, right, card), 0)}
        check("SW-24", not city.has_building(name_of(card)), f"a second {card['id']}")
        if right_used:
            check("SW-45", right_used in city.rights(card), f"{right_used} builds no {card['id']}")
            check("SW-44", not city.chains_to(card), f"{card['id']} is built by chain")
            city.used_rights.add(right_used)
            return free
        if city.chains_to(card) or city.is_free_colour(card):  # SW-43, SW-44, SW-104
            return free
        price = Price(card.get("coins", 0), card.get("resources", ""))
        return ways_to_pay(city, left, right, price, city.waives(card["colour"]))

    def _check_free_city_sale(self, index: int) -> None:
        """SW-81: it cannot build a stage instead; which cards it could build is not public."""
        city, left, right = self.cities[index], self.left_of(index), self.right_of(index)
        if city.stages < len(city.side["stages"]):
            waives = city.waives("wonder_stage")
            for way in ways_to_pay(city, left, right, city.next_stage(), waives):
                price = way.left + way.right + way.bank
                check("SW-81", price > self.purses[index], "the Free City sells and could build")

    def _place(self, index: int, made: Construction) -> list[Effect]:
        """SW-48: the city has it; returns what it brings."""
        city, card = self.cities[index], made.card
        if self.recruiting or made.use == "recruit":
            self.used_leaders[index] += 1
            check("SW-96", self.leaders_in_hand(index) >= 0, f"{index} has no leader left")
        if made.use == "sell":
            self.discarded += not self.recruiting  # SW-97
            return []
        if made.use == "stage":
            return city.add_stage()
        assert card is not None
        made.by_chain = made.use == "build" and city.chains_to(card)
        if made.use == "recruit":
            equal("SW-94", card["colour"], "white", "the colour of a leader")
            self.check_leader(card)
            city.add_leader(card)
        else:
            equal("SW-16", card["age"], self.age, f"the age of {card['id']}")
            city.add_card(card)
            self.check_copies(card)
        effects: list[Effect] = card["effects"]
        return effects

    # Immediate gains (SW-49)

    def _gain(
        self, index: int, made: Construction, effects: list[Effect], refunds: set[int]
    ) -> None:
        city, card = self.cities[index], made.card
        if made.use == "sell":
            self.expect_coins(index, 3)  # SW-26, SW-94
        hatshepsut = city.amount("on_purchase_coins")
        if hatshepsut:  # SW-106
            self.expect_coins(index, *(hatshepsut * sellers for sellers in refunds))
        if made.by_chain:
            self.expect_coins(index, city.amount("on_chain_coins"))  # SW-109
        if card is not None:
            self.gain_for_colour(index, card)
        self.begin_effects(index, effects, DIG_BY_STAGE if made.use == "stage" else DIG_BY_LEADER)

    # What follows the cards (SW-50 to SW-54)

    def on_nobody_recruited(self, facts: Facts) -> None:
        self.tick_off()
        index = self.index_of(facts["seat"])
        check("SW-118", index in self.recruits, "only Roma B recruits one more")
        self.recruits.remove(index)

    def on_rest_discarded(self, facts: Facts) -> None:
        """SW-19, SW-84: one card of each hand, and with two players the last of the pile."""
        self.tick_off()
        equal("SW-19", self.turn, self.turns, "the turn after which hands are discarded")
        self.rest_discarded = True
        self.discarded += len(self.cities)
        equal("SW-19", facts["discard"], self.discarded, "cards in the discard pile")

    def on_leader_copied(self, facts: Facts) -> None:
        """SW-115."""
        self.tick_off()
        index, card = self.index_of(facts["seat"]), CARDS[str(facts["card"])]
        check("SW-115", index in self.courts, "only the Courtesans Guild copies a leader")
        self.courts.remove(index)
        offered = self.left_of(index).leaders + self.right_of(index).leaders
        check("SW-115", card in offered, f"{card['id']} is no leader of a neighbour")
        self.cities[index].copy_leader(card)
        self.begin_effects(index, card["effects"], DIG_BY_COPY)

    def on_discard_searched(self, facts: Facts) -> None:
        """SW-53: one after the other; who finds nothing, or declines, builds nothing."""
        self.tick_off()
        self.digs.sort()
        self.digger = self.index_of(facts["seat"])
        check("SW-53", bool(self.digs), f"{self.digger} may not search the discard pile")
        equal("SW-53", self.digger, self.digs.pop(0)[1], "who searches the discard pile")

    def on_dug(self, facts: Facts) -> None:
        """SW-63, SW-64, SW-110."""
        self.tick_off()
        index, card = self.index_of(facts["seat"]), CARDS[str(facts["card"])]
        city = self.cities[index]
        equal("SW-63", index, self.digger, "who builds out of the discard pile")
        self.digger = NOBODY
        check("SW-64", card["colour"] != "white" and card["age"] <= self.age, "only age cards")
        check("SW-24", not city.has_building(name_of(card)), f"a second {card['id']}")
        self.discarded -= 1
        check("SW-64", self.discarded >= 0, "the discard pile is empty")
        city.add_card(card)
        self.check_copies(card)
        self.gain_for_colour(index, card)
        self.begin_effects(index, card["effects"], DIG_BY_LEADER)

    # Losses (SW-119 to SW-127)

    def on_loss(self, facts: Facts) -> None:
        self.tick_off()
        index = self.index_of(facts["seat"])
        coins, debts = cast(int, facts["coins"]), cast(int, facts["debts"])
        city = self.cities[index]
        equal("SW-119", coins + debts, self.still_owed().pop(index, 0), f"what {index} loses")
        check("SW-120", 0 <= coins <= city.coins, f"{index} pays {coins} of {city.coins} coins")
        city.coins -= coins
        city.debts += debts

    # Conflicts

    def _told_conflict(self) -> Conflict:
        if self.conflict is None:
            self._end_turn()
            equal("SW-21", self.turn, self.turns, "the turn after which the conflict comes")
            check("SW-19", self.rest_discarded, "left-over cards are discarded first")
            self.conflict = Conflict()
            self._begin_turn()  # SW-155
        return self.conflict

    def on_conflict(self, facts: Facts) -> None:
        one, other = self.index_of(facts["seat"]), self.index_of(facts["other_seat"])
        shields, other_shields = cast(int, facts["shields"]), cast(int, facts["other_shields"])
        self._told_conflict().fight(one, shields, other, other_shields)

    def on_victory(self, facts: Facts) -> None:
        number, worth = cast(int, facts["number"]), cast(int, facts["worth"])
        self._told_conflict().win(self.index_of(facts["seat"]), number, worth)

    def on_defeat(self, facts: Facts) -> None:
        self._told_conflict().lose(self.index_of(facts["seat"]), cast(int, facts["number"]))

    def on_diplomacy_used(self, facts: Facts) -> None:
        self._told_conflict().diplomats.append(self.index_of(facts["seat"]))

    def _end_age(self) -> None:
        told = self._told_conflict()
        right = resolve(self.cities, self.age, bool(self.settings["teams"]))
        equal("SW-58", told.in_order(), right.in_order(), f"the conflict of age {self.age}")
        for index, worths in right.victories.items():
            city = self.cities[index]
            city.victories += worths
            self.expect_coins(index, city.amount("on_victory_token_coins") * len(worths))  # SW-107
        for index, number in right.defeats.items():
            self.cities[index].defeats += number
        for index in right.diplomats:
            self.cities[index].diplomacy -= 1
        self.tick_off()
        self.conflict = None

    # The end

    def judge(self, result: Result) -> None:
        """SW-66 to SW-76, SW-172."""
        equal("SW-69", result.categories, [f"score-{row}" for row in ROWS], "the rows")
        standings = []
        for seat in range(self.seats):
            told = {row: result.points(seat, f"score-{row}") for row in ROWS}
            possible = scores(self.cities[seat], self.left_of(seat), self.right_of(seat))
            check("SW-69", told in possible, f"the score of {seat}: {told} instead of {possible}")
            equal("SW-69", result.totals[seat], sum(told.values()), f"the total of {seat}")
            standings.append((result.totals[seat], self.cities[seat].coins))
        rule = "SW-76"
        if self.settings["teams"]:
            rule = "SW-172"
            teams = zip(standings[::2], standings[1::2], strict=True)
            standings = [(a[0] + b[0], a[1] + b[1]) for a, b in teams]
        ranks = [1 + sum(other > own for other in standings) for own in standings]
        if self.settings["teams"]:
            ranks = [rank for rank in ranks for _ in range(2)]
        equal(rule, result.ranks, ranks, "the ranks")
        equal(rule, result.tie_break, tie_break(standings, ["tie-coins"]), "the tie-break")
