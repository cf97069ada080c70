"""Choices an effect opens after the cards: Rome's recruits, the Courtesans, the discard pile."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask, Step
from quartier.core.cards import NO_CARD
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.sevenwonders.content import KINDS, share
from quartier.titles.sevenwonders.effects import DIG_BY_COPY, DIG_BY_LEADER, gain, take
from quartier.titles.sevenwonders.moves import (
    BUILD,
    COPY,
    DECLINE,
    TAKE,
    BuildCard,
    CopyLeader,
    TakeDiscard,
)
from quartier.titles.sevenwonders.payment import leader_price
from quartier.titles.sevenwonders.state import Wonders


def _price(state: Wonders, seat: int, kind: int) -> int:
    city = state.cities[seat]
    left = state.cities[state.left(seat)]
    right = state.cities[state.right(seat)]
    return leader_price(city, left, right, KINDS[kind].price)


class RecruitMore(Step[Wonders]):
    """SW-51, SW-118: Rome B recruits one more leader for each such stage built."""

    def run(self, state: Wonders) -> None:
        if state.recruiting:
            seat = state.recruiting.pop(0)
            if state.leader_hands[seat]:
                state.ask(seat, RECRUIT_ANOTHER)
            state.then(RECRUIT_MORE)


class RecruitAnother(Ask[Wonders]):
    """SW-118: a leader of the hand, paid with the coins held now; or none."""

    def question(self, state: Wonders, seat: int) -> Question:
        return Question("phase-recruitment", "prompt-recruit-another", "SW-118", {})

    def moves(self, state: Wonders, seat: int) -> list[Move]:
        coins = state.cities[seat].coins
        moves: list[Move] = [
            BUILD[kind]
            for kind in state.cards.kinds(state.leader_hands[seat])
            if _price(state, seat, kind) <= coins
        ]
        moves.append(DECLINE)
        return moves

    def refusal(self, state: Wonders, seat: int, move: Move) -> Refusal | None:
        if move is DECLINE:
            return None
        if not isinstance(move, BuildCard):
            return Refusal("SW-118", NOT_OFFERED, {})
        card = KINDS[move.kind].key
        if state.cards.find(state.leader_hands[seat], move.kind) == NO_CARD:
            return Refusal("SW-118", "refusal-not-in-hand", {"card": card})
        price = _price(state, seat, move.kind)
        if price > state.cities[seat].coins:
            facts: Facts = {"card": card, "price": price, "coins": state.cities[seat].coins}
            return Refusal("SW-95", "refusal-leader-price", facts)
        return None

    def answer(self, state: Wonders, seat: int, move: Move) -> None:
        if not isinstance(move, BuildCard):
            if state.listening:
                state.tell("event-nobody-recruited", {"seat": seat})
            return
        price = _price(state, seat, move.kind)
        card = state.cards.find(state.leader_hands[seat], move.kind)
        state.leader_hands[seat].remove(card)
        state.show(card, state.all_eyes)
        city = state.cities[seat]
        city.coins -= price
        kind = KINDS[move.kind]
        city.add(kind)
        if state.listening:
            if price:
                state.tell("event-paid-bank", {"seat": seat, "coins": price})
            state.tell("event-recruited", {"seat": seat, "card": kind.key})
        gain(state, seat, kind.effects, kind.key, DIG_BY_LEADER)


class Court(Step[Wonders]):
    """SW-52, SW-115: the Courtesans Guild chooses a leader of a neighbour, if there is one."""

    def run(self, state: Wonders) -> None:
        if state.courting:
            index = state.courting.pop(0)
            state.chooser = index
            if neighbouring_leaders(state, index):
                state.ask(state.player(index), CHOOSE_LEADER)
            state.then(COURT)


def neighbouring_leaders(state: Wonders, index: int) -> list[int]:
    return [
        *state.cities[state.left(index)].leaders,
        *state.cities[state.right(index)].leaders,
    ]


class ChooseLeader(Ask[Wonders]):
    """SW-115: whose effect to have from now on."""

    def question(self, state: Wonders, seat: int) -> Question:
        own = state.chooser == seat
        prompt = "prompt-copy-leader" if own else "prompt-copy-leader-free-city"
        return Question("phase-courtesans", prompt, "SW-115", {})

    def moves(self, state: Wonders, seat: int) -> list[Move]:
        return [COPY[kind] for kind in neighbouring_leaders(state, state.chooser)]

    def refusal(self, state: Wonders, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, CopyLeader):
            return Refusal("SW-115", NOT_OFFERED, {})
        if move.kind in neighbouring_leaders(state, state.chooser):
            return None
        return Refusal("SW-115", "refusal-no-neighbouring-leader", {"card": KINDS[move.kind].key})

    def answer(self, state: Wonders, seat: int, move: Move) -> None:
        assert isinstance(move, CopyLeader)
        index = state.chooser
        kind = KINDS[move.kind]
        city = state.cities[index]
        city.copy_leader(kind)
        if state.listening:
            state.tell("event-leader-copied", {"seat": state.who(index), "card": kind.key})
        gain(state, index, kind.effects, kind.key, DIG_BY_COPY)


class Dig(Step[Wonders]):
    """SW-53, SW-63: builds out of the discard pile, one after the other."""

    def run(self, state: Wonders) -> None:
        if not state.digging:
            return
        index = state.digging.pop(0)[1]
        state.chooser = index
        seat = state.player(index)
        state.show_all(state.discard, state.insiders(seat))
        if state.listening:
            state.tell("event-discard-searched", {"seat": state.who(index)})
            keys = sorted(KINDS[state.cards.face[card]].key for card in state.discard)
            state.tell("event-discard-seen", {"cards": keys}, state.insiders(seat))
        if buildable_discards(state, index):
            state.ask(seat, TAKE_FROM_DISCARD)
        # SW-53: what the dug card brings, another choice too, comes at once.
        state.then(RECRUIT_MORE, COURT, DIG)


def buildable_discards(state: Wonders, index: int) -> list[int]:
    """SW-64: the kinds of the pile whose name is not in the city yet."""
    names = state.cities[index].names
    return [kind for kind in state.cards.kinds(state.discard) if not share(KINDS[kind].name, names)]


class TakeFromDiscard(Ask[Wonders]):
    """SW-63, SW-64: build one age card of the pile for free, or decline."""

    def question(self, state: Wonders, seat: int) -> Question:
        prompt = "prompt-discard" if state.chooser == seat else "prompt-discard-free-city"
        return Question("phase-discard", prompt, "SW-63", {})

    def moves(self, state: Wonders, seat: int) -> list[Move]:
        moves: list[Move] = [TAKE[kind] for kind in buildable_discards(state, state.chooser)]
        moves.append(DECLINE)
        return moves

    def refusal(self, state: Wonders, seat: int, move: Move) -> Refusal | None:
        if move is DECLINE:
            return None
        if not isinstance(move, TakeDiscard):
            return Refusal("SW-63", NOT_OFFERED, {})
        card = KINDS[move.kind].key
        if state.cards.find(state.discard, move.kind) == NO_CARD:
            return Refusal("SW-63", "refusal-not-in-discard", {"card": card})
        if share(KINDS[move.kind].name, state.cities[state.chooser].names):
            return Refusal("SW-24", "refusal-same-name", {"card": card})
        return None

    def answer(self, state: Wonders, seat: int, move: Move) -> None:
        if not isinstance(move, TakeDiscard):
            return
        index = state.chooser
        card = state.cards.find(state.discard, move.kind)
        state.take_openly(state.discard, card, state.insiders(seat))
        kind = KINDS[move.kind]
        city = state.cities[index]
        city.add(kind)
        if state.listening:
            state.tell("event-dug", {"seat": state.who(index), "card": kind.key})
        if city.on_build[kind.colour]:  # SW-108, SW-157
            take(state, index, city.on_build[kind.colour], "source-colour")
        gain(state, index, kind.effects, kind.key, DIG_BY_LEADER)


RECRUIT_MORE: Final = RecruitMore("recruit_more")
RECRUIT_ANOTHER: Final = RecruitAnother("recruit_another")
COURT: Final = Court("court")
CHOOSE_LEADER: Final = ChooseLeader("choose_leader")
DIG: Final = Dig("dig")
TAKE_FROM_DISCARD: Final = TakeFromDiscard("take_from_discard")
