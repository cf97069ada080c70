"""Leaders: the draft before Age I and the recruitment before each age (SW-92 to SW-99)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask, Step
from quartier.core.cards import NO_CARD
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.sevenwonders.content import KINDS
from quartier.titles.sevenwonders.moves import KEEP, KeepLeader
from quartier.titles.sevenwonders.picking import RECRUIT_LEADER
from quartier.titles.sevenwonders.state import Wonders
from quartier.titles.sevenwonders.turn import AFTER_THE_CARDS, CARRY_OUT, begin_turn

LEADERS_EACH: Final = 4


class DealLeaders(Step[Wonders]):
    """SW-92: four leaders each."""

    def run(self, state: Wonders) -> None:
        for seat in range(state.seats):
            state.drafts[seat] = state.leader_deck[:LEADERS_EACH]
            del state.leader_deck[:LEADERS_EACH]
        state.then(DRAFT)


class Draft(Step[Wonders]):
    """SW-92: everybody looks at the leaders passed and keeps one; the last one needs no choice."""

    def run(self, state: Wonders) -> None:
        for seat in range(state.seats):
            draft = state.drafts[seat]
            state.show_all(draft, state.insiders(seat))
            if state.listening:
                keys = sorted(KINDS[kind].key for kind in state.cards.kinds(draft))
                facts: Facts = {"seat": seat, "cards": keys}
                state.tell("event-leaders-seen", facts, state.insiders(seat))
            if len(draft) == 1:
                state.leader_hands[seat].append(draft.pop())
            else:
                state.ask(seat, KEEP_LEADER)
        if state.open_errands:
            state.then(PASS_LEADERS)


class KeepOne(Ask[Wonders]):
    """SW-92: which leader to keep."""

    def question(self, state: Wonders, seat: int) -> Question:
        return Question("phase-draft", "prompt-keep", "SW-92", {"left": len(state.drafts[seat])})

    def moves(self, state: Wonders, seat: int) -> list[Move]:
        return [KEEP[kind] for kind in state.cards.kinds(state.drafts[seat])]

    def refusal(self, state: Wonders, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, KeepLeader):
            return Refusal("SW-92", NOT_OFFERED, {})
        if state.cards.find(state.drafts[seat], move.kind) == NO_CARD:
            return Refusal("SW-92", "refusal-not-in-hand", {"card": KINDS[move.kind].key})
        return None

    def answer(self, state: Wonders, seat: int, move: Move) -> None:
        assert isinstance(move, KeepLeader)
        state.picks[seat] = state.cards.find(state.drafts[seat], move.kind)
        if state.options.teams and state.listening:  # SW-164
            state.tell("event-plans-keep", {"seat": seat, **move.facts}, state.insiders(seat))


class PassLeaders(Step[Wonders]):
    """SW-92: the others go to the right neighbour; who kept what stays secret (SW-93)."""

    def run(self, state: Wonders) -> None:
        drafts = state.drafts
        for seat in range(state.seats):
            card = state.picks[seat]
            state.cards.blur(drafts[seat], state.insiders(seat))
            drafts[seat].remove(card)
            state.leader_hands[seat].append(card)
            state.picks[seat] = -1
            if state.listening:
                state.tell(
                    "event-leader-kept",
                    {"seat": seat, "card": KINDS[state.cards.face[card]].key},
                    state.insiders(seat),
                )
        # The right neighbour of seat s is seat s - 1, also with the Free City between them.
        state.drafts = drafts[1:] + drafts[:1]
        if state.listening:
            state.tell("event-leaders-passed", {})
        state.then(DRAFT)


class Recruitment(Step[Wonders]):
    """SW-94, SW-56: a turn of its own, with a leader instead of a card."""

    def run(self, state: Wonders) -> None:
        begin_turn(state)
        for seat in range(state.seats):
            if state.leader_hands[seat]:
                state.ask(seat, RECRUIT_LEADER)
        state.then(*CARRY_OUT, *AFTER_THE_CARDS)


KEEP_LEADER: Final = KeepOne("keep_leader")
DEAL_LEADERS: Final = DealLeaders("deal_leaders")
DRAFT: Final = Draft("draft")
PASS_LEADERS: Final = PassLeaders("pass_leaders")
RECRUITMENT: Final = Recruitment("recruitment")
