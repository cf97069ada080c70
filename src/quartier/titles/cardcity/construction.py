"""Phase 2: the acquired cards are built, in turn order (CC-11 to CC-22, CC-37, CC-68)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from quartier.core.agenda import NOT_OFFERED, Ask, Step
from quartier.core.cards import NO_CARD
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.cardcity.acquisition import keys_of
from quartier.titles.cardcity.architect import (
    architect_moves,
    can_lay_architect,
    remove_architect,
)
from quartier.titles.cardcity.content import CLOUD, KINDS, Kind
from quartier.titles.cardcity.duty import buildable, is_roomy, keeps, most
from quartier.titles.cardcity.laying import (
    card_refusal,
    lay_with_cloud,
    place_refusal,
    tell_laid,
)
from quartier.titles.cardcity.moves import (
    BUILD,
    LAY_ARCHITECT,
    PASS,
    BuildCard,
    PlaceAt,
)
from quartier.titles.cardcity.placing import forbids_card, forbids_place, places, price_of, ways
from quartier.titles.cardcity.state import CONSTRUCTION, NOTHING, CardCity


class Construction(Step[CardCity]):
    """CC-11, CC-68: one after the other, because piles may run out."""

    def run(self, state: CardCity) -> None:
        state.phase = CONSTRUCTION
        state.turn = 0
        state.then(BEGIN_BUILDING)


class BeginBuilding(Step[CardCity]):
    """The next builder; how many cards have to be built is settled now (CC-17a)."""

    def run(self, state: CardCity) -> None:
        if state.turn == state.seats:
            return
        settle_goal(state, state.seat_in_turn())
        state.architect_used = False
        state.then(GO_ON_BUILDING)


def settle_goal(state: CardCity, seat: int) -> None:
    """CC-17a: as many of the hand as possible."""
    city = state.cities[seat]
    site, money = city.site, city.money
    clouds, crisis = state.reserve[CLOUD], state.options.crisis
    hand = buildable(site, state.faces(state.hands[seat]), money, crisis)
    state.fits = is_roomy(site, hand, money, clouds, crisis)
    state.goal = len(hand) if state.fits else most(site, hand, money, clouds, crisis)


class GoOnBuilding(Step[CardCity]):
    """The builder builds what has to be built; then the rest is discarded."""

    def run(self, state: CardCity) -> None:
        seat = state.seat_in_turn()
        if not state.hands[seat]:
            _finish_building(state, seat)
            return
        moves = pick_moves(state, seat)
        if len(moves) > 1 or (moves[0] is PASS and state.has_secrets(seat)):
            state.offer(seat, PICK_CARD, moves)
        else:
            PICK_CARD.answer(state, seat, moves[0])


def pick_moves(state: CardCity, seat: int) -> list[Move]:
    """What may be built next, or that nothing can be; and the Architect (CC-59)."""
    moves: list[Move] = [PASS]
    if state.goal:
        moves = [
            BUILD[kind]
            for kind in state.cards.kinds(state.hands[seat])
            if not forbids_pick(state, seat, KINDS[kind])
        ]
    if can_lay_architect(state, seat):
        moves.append(LAY_ARCHITECT)
    return moves


def _finish_building(state: CardCity, seat: int) -> None:
    """CC-17: what cannot be built leaves the game, for all to see (CC-A10)."""
    hand = state.hands[seat]
    if hand:
        state.show_all(hand, state.all_eyes)
        if state.listening:
            for key in keys_of(state, hand):
                state.tell("event-discarded", {"seat": seat, "card": key})
        state.discard = state.discard + hand
        state.hands[seat] = []
    state.goal = 0
    remove_architect(state, seat)
    state.turn += 1
    state.then(BEGIN_BUILDING)


def is_free(state: CardCity) -> bool:
    """Who builds the last card, or has room for all, may choose any place for any card."""
    return state.fits or state.goal <= 1


@mypyc_attr(acyclic=True)
class Duty:
    """What a builder who is not free has, and how many cards have to be built of it (CC-17a)."""

    def __init__(self, state: CardCity, seat: int) -> None:
        city = state.cities[seat]
        self.site = city.site
        self.money = city.money
        self.clouds = state.reserve[CLOUD]
        self.crisis = state.options.crisis
        self.goal = state.goal
        self.hand = buildable(self.site, state.faces(state.hands[seat]), self.money, self.crisis)

    def allows(self, kind: Kind, way: PlaceAt) -> bool:
        """Whether enough of the other cards can be built after this."""
        rest = self.hand[:]
        rest.remove(kind)
        return keeps(
            self.site, kind, way, rest, self.goal - 1, self.money, self.clouds, self.crisis
        )


def place_moves(state: CardCity, seat: int, kind: Kind) -> list[Move]:
    """Every place and rotation the card may have."""
    found = ways(state.cities[seat].site, kind)
    if is_free(state):
        return [*found]
    duty = Duty(state, seat)
    return [way for way in found if duty.allows(kind, way)]


def forbids_pick(state: CardCity, seat: int, kind: Kind) -> str:
    """The rule that forbids building a card of the hand next, or ""."""
    city = state.cities[seat]
    rule = forbids_card(city.site, kind, city.money, state.options.crisis)
    if rule:
        return rule
    if not places(city.site, kind):
        return "CC-18"
    if is_free(state):
        return ""
    duty = Duty(state, seat)
    for way in ways(city.site, kind):
        if duty.allows(kind, way):
            return ""
    return "CC-17"


class PickCard(Ask[CardCity]):
    """CC-17: which card is built next."""

    def question(self, state: CardCity, seat: int) -> Question:
        if state.goal:
            facts: Facts = {"left": state.goal}
            return Question("phase-construction", "prompt-pick", "CC-17", facts)
        if can_lay_architect(state, seat):
            return Question("phase-construction", "prompt-pick-architect", "CC-59", {})
        return Question("phase-construction", "prompt-pick-none", "CC-17", {})

    def moves(self, state: CardCity, seat: int) -> list[Move]:
        return pick_moves(state, seat)

    def refusal(self, state: CardCity, seat: int, move: Move) -> Refusal | None:
        if move is LAY_ARCHITECT:
            if can_lay_architect(state, seat):
                return None
            return Refusal("CC-59", "refusal-architect", {})
        if move is PASS:
            return Refusal("CC-17", "refusal-duty", {"left": state.goal}) if state.goal else None
        if not isinstance(move, BuildCard):
            return Refusal("CC-17", NOT_OFFERED, {})
        kind = KINDS[move.kind]
        if state.cards.find(state.hands[seat], move.kind) == NO_CARD:
            return Refusal("CC-11", "refusal-not-in-hand", {"card": kind.key})
        rule = forbids_pick(state, seat, kind)
        if rule == "":
            return None
        if rule == "CC-17":
            return Refusal(rule, "refusal-duty-card", {"card": kind.key, "left": state.goal})
        if rule == "CC-18":
            return Refusal(rule, "refusal-no-place", {"card": kind.key})
        city = state.cities[seat]
        return card_refusal(city.site, kind, city.money, state.options.crisis)

    def answer(self, state: CardCity, seat: int, move: Move) -> None:
        if move is PASS:
            _finish_building(state, seat)
            return
        if move is LAY_ARCHITECT:
            _offer_places(state, seat, LAY_ARCHITECT_AT, architect_moves(state, seat))
            return
        assert isinstance(move, BuildCard)
        state.picked = move.kind
        _offer_places(state, seat, PLACE_CARD, place_moves(state, seat, KINDS[move.kind]))


def _offer_places(state: CardCity, seat: int, ask: Ask[CardCity], moves: list[Move]) -> None:
    if len(moves) == 1 and not state.has_secrets(seat):
        ask.answer(state, seat, moves[0])
    else:
        state.offer(seat, ask, moves)


class PlaceCard(Ask[CardCity]):
    """CC-14 to CC-21: where the picked card goes, and how it is turned (CC-45)."""

    def question(self, state: CardCity, seat: int) -> Question:
        facts: Facts = {"card": KINDS[state.picked].key, "left": state.goal - 1}
        return Question("phase-construction", "prompt-place", "CC-17a", facts)

    def moves(self, state: CardCity, seat: int) -> list[Move]:
        return place_moves(state, seat, KINDS[state.picked])

    def refusal(self, state: CardCity, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, PlaceAt):
            return Refusal("CC-17a", NOT_OFFERED, {})
        kind = KINDS[state.picked]
        rule = forbids_place(state.cities[seat].site, kind, move.turn, move.cell)
        if rule:
            return place_refusal(rule, kind, move.cell)
        if is_free(state) or Duty(state, seat).allows(kind, move):
            return None
        return Refusal("CC-17a", "refusal-duty", {"left": state.goal - 1})

    def answer(self, state: CardCity, seat: int, move: Move) -> None:
        assert isinstance(move, PlaceAt)
        kind = KINDS[state.picked]
        city = state.cities[seat]
        card = _card_to_lay(state, seat, kind)
        price = price_of(city.site, kind, state.options.crisis)
        city.money -= price
        state.hands[seat] = [other for other in state.hands[seat] if other != card]
        state.show(card, state.all_eyes)
        state.picked = NOTHING
        state.goal -= 1
        if state.listening:
            tell_laid(state, "event-built", seat, kind, move.turn, move.cell)
            if price:
                state.tell("event-paid", {"seat": seat, "money": price})
        state.then(GO_ON_BUILDING)
        lay_with_cloud(state, seat, kind, move.turn, move.cell)


def _card_to_lay(state: CardCity, seat: int, kind: Kind) -> int:
    """CC-A5: of cards that are alike an open one first, or others would learn of the hidden one."""
    cards = state.cards
    found = NO_CARD
    for card in state.hands[seat]:
        if cards.face[card] == kind.number:
            if cards.known[card] == state.all_eyes:
                return card
            if found == NO_CARD:
                found = card
    return found


class LayArchitectAt(Ask[CardCity]):
    """CC-59: where the Architect lies during this construction."""

    def question(self, state: CardCity, seat: int) -> Question:
        return Question("phase-construction", "prompt-architect", "CC-59", {})

    def moves(self, state: CardCity, seat: int) -> list[Move]:
        return architect_moves(state, seat)

    def refusal(self, state: CardCity, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, PlaceAt) and move in architect_moves(state, seat):
            return None
        return Refusal("CC-59", "refusal-architect-place", {"left": max(state.goal, 1)})

    def answer(self, state: CardCity, seat: int, move: Move) -> None:
        assert isinstance(move, PlaceAt)
        city = state.cities[seat]
        city.bare = city.site
        city.site = city.site.with_architect(move.cell)
        state.architect = move.cell
        state.architect_used = True
        settle_goal(state, seat)  # CC-A39: from now on counted with the Architect
        if state.listening:
            state.tell("event-architect", {"seat": seat, **move.facts})
        state.then(GO_ON_BUILDING)


CONSTRUCT: Final = Construction("construction")
BEGIN_BUILDING: Final = BeginBuilding("begin_building")
GO_ON_BUILDING: Final = GoOnBuilding("go_on_building")
PICK_CARD: Final = PickCard("pick_card")
PLACE_CARD: Final = PlaceCard("place_card")
LAY_ARCHITECT_AT: Final = LayArchitectAt("lay_architect_at")
