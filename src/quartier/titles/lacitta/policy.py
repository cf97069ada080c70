"""Policy cards: which may be taken, and what taking one starts (LC-25, LC-26, LC-38 to LC-43)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.lacitta.construction import start_building
from quartier.titles.lacitta.content import (
    BUILD_ONE,
    BUILD_SIZE,
    BUILDINGS,
    CITIZENS,
    HARVEST,
    LOOK,
    MARKERS,
    POLICIES,
    Policy,
    PolicyOption,
)
from quartier.titles.lacitta.harvest import can_harvest, harvest_refusal, start_harvest
from quartier.titles.lacitta.markers import can_mark, markers_refusal, start_marking
from quartier.titles.lacitta.moves import CHOOSE, ChooseBuilding
from quartier.titles.lacitta.people import (
    can_bless,
    citizens_refusal,
    start_blessing,
    start_looking,
)
from quartier.titles.lacitta.prices import cost, pay, prices_of, too_dear
from quartier.titles.lacitta.sites import buildable, nowhere_refusal
from quartier.titles.lacitta.state import NO_CARD, Citta

_MASTER_BUILDER: Final = next(policy for policy in POLICIES if policy.effect == BUILD_SIZE)


def option_works(state: Citta, seat: int, option: PolicyOption, kinds: int) -> bool:
    """LC-25: whether a seat can pay and carry out an option; `kinds` is what it could build."""
    if cost(state, option) > state.gold[seat]:
        return False
    effect = option.effect
    if effect in (BUILD_ONE, BUILD_SIZE):
        return option.kinds & kinds != 0
    if effect == MARKERS:
        return can_mark(state, seat, option.n)
    if effect == CITIZENS:
        return can_bless(state, seat, option.n)
    if effect == HARVEST:
        return can_harvest(state, seat)
    return True


def policy_works(state: Citta, seat: int, policy: Policy, kinds: int) -> bool:
    """LC-25: a card none of whose options works may not be taken."""
    return any(option_works(state, seat, option, kinds) for option in policy.options)


def can_take(state: Citta, seat: int, kinds: int) -> bool:
    """Whether any card of the row may be taken."""
    face = state.cards.face
    return any(
        card != NO_CARD and policy_works(state, seat, POLICIES[face[card]], kinds)
        for card in state.row
    )


def open_policies(state: Citta) -> list[int]:
    """The different kinds of card in the row."""
    face = state.cards.face
    kinds: list[int] = []
    seen = 0
    for card in state.row:
        if card != NO_CARD and not seen >> face[card] & 1:
            seen |= 1 << face[card]
            kinds.append(face[card])
    return kinds


def policy_refusal(state: Citta, seat: int, policy: Policy) -> Refusal | None:
    """Why a seat cannot take this card now."""
    if policy.number not in open_policies(state):
        return Refusal("LC-25", "refusal-not-open", {"card": policy.key})
    kinds = buildable(state, seat)
    if policy_works(state, seat, policy, kinds):
        return None
    option = policy.options[0]
    if cost(state, option) > state.gold[seat]:
        return too_dear(state, seat, cost(state, option))
    if option.effect == BUILD_ONE:
        return nowhere_refusal(state, seat, option.kinds.bit_length() - 1)
    if option.effect == MARKERS:
        return markers_refusal(state, seat, option.n)
    if option.effect == CITIZENS:
        return citizens_refusal(state, seat, option.n)
    if option.effect == HARVEST:
        return harvest_refusal(state, seat)
    return Refusal("LC-39", "refusal-nothing-to-build", {"gold": state.gold[seat]})


def take_policy(state: Citta, seat: int, policy: Policy) -> None:
    """LC-25: the card leaves the row, and its player carries it out."""
    for slot, card in enumerate(state.row):
        if card != NO_CARD and state.cards.face[card] == policy.number:
            state.row[slot] = NO_CARD
            state.played[seat] = [*state.played[seat], card]
            break
    if state.listening:
        state.tell("event-policy", {"seat": seat, "card": policy.key})
    effect = policy.effect
    if effect == BUILD_ONE:
        option = policy.options[0]
        pay(state, seat, cost(state, option))
        start_building(state, seat, option.kinds.bit_length() - 1)
    elif effect == BUILD_SIZE:
        _start_master_builder(state, seat)
    elif effect == MARKERS:
        start_marking(state, seat)
    elif effect == CITIZENS:
        start_blessing(state, seat)
    elif effect == HARVEST:
        start_harvest(state, seat)
    elif effect == LOOK:
        start_looking(state, seat)


def refill(state: Citta) -> None:
    """LC-25: a new card fills the gap in the row."""
    for slot, card in enumerate(state.row):
        if card == NO_CARD:
            fresh = draw_policy(state)
            state.row[slot] = fresh
            state.show(fresh, state.all_eyes)
            if state.listening:
                key = POLICIES[state.cards.face[fresh]].key
                state.tell("event-opened", {"card": key, "slot": slot + 1})


def draw_policy(state: Citta) -> int:
    """The top card of the policy deck; an empty deck is made anew first (LC-26)."""
    if not state.policy_deck:
        state.policy_deck = state.discard[:]
        state.discard = []
        state.cards.blur(state.policy_deck, 0)
        state.shuffle(state.policy_deck)
        if state.listening:
            state.tell("event-reshuffled", {"cards": len(state.policy_deck)})
    return state.policy_deck.pop()


# The master builder (LC-39)


def _choices(state: Citta, seat: int) -> int:
    """The buildings a seat can pay and put somewhere, as a mask."""
    gold = state.gold[seat]
    allowed = 0
    for option in _MASTER_BUILDER.options:
        if cost(state, option) <= gold:
            allowed |= option.kinds
    return allowed & buildable(state, seat)


def _price(state: Citta, kind: int) -> int:
    for option in _MASTER_BUILDER.options:
        if option.kinds >> kind & 1:
            return cost(state, option)
    raise AssertionError("every building but the castle has a price")


def _start_master_builder(state: Citta, seat: int) -> None:
    choices = _choices(state, seat)
    if choices & (choices - 1):
        state.ask(seat, WHAT_TO_BUILD)
    else:
        _hire(state, seat, choices.bit_length() - 1)


def _hire(state: Citta, seat: int, kind: int) -> None:
    if state.listening:
        state.tell("event-chosen", {"seat": seat, "building": BUILDINGS[kind].phrase})
    pay(state, seat, _price(state, kind))
    start_building(state, seat, kind)


class WhatToBuild(Ask[Citta]):
    """LC-39: the building, whose size gives the price."""

    def question(self, state: Citta, seat: int) -> Question:
        facts: Facts = {"gold": state.gold[seat], "prices": prices_of(state, _MASTER_BUILDER)}
        return Question(state.phase_key, "prompt-choose", "LC-39", facts)

    def moves(self, state: Citta, seat: int) -> list[Move]:
        choices = _choices(state, seat)
        return [move for kind, move in CHOOSE.items() if choices >> kind & 1]

    def refusal(self, state: Citta, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, ChooseBuilding):
            return Refusal("LC-39", NOT_OFFERED, {})
        refusal = nowhere_refusal(state, seat, move.kind)
        if refusal is not None:
            return refusal
        price = _price(state, move.kind)
        return too_dear(state, seat, price) if price > state.gold[seat] else None

    def answer(self, state: Citta, seat: int, move: Move) -> None:
        assert isinstance(move, ChooseBuilding)
        _hire(state, seat, move.kind)


WHAT_TO_BUILD: Final = WhatToBuild("what_to_build")
