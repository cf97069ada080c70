"""Phase 1 alone, and the ranks a lone city reaches (CC-74 to CC-77)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask, Step
from quartier.core.cards import NO_CARD
from quartier.core.moves import Move
from quartier.core.speech import Facts, Points, Question, Refusal
from quartier.titles.cardcity.acquisition import draw, keys_of
from quartier.titles.cardcity.content import KINDS, RANKS, Rank
from quartier.titles.cardcity.moves import RETURN, ReturnCard
from quartier.titles.cardcity.state import ACQUISITION, CardCity

ALONE: Final = 0


class DrawAlone(Step[CardCity]):
    """CC-75, CC-76: one card more than is kept; the last round has only those to keep."""

    def run(self, state: CardCity) -> None:
        state.phase = ACQUISITION
        deck = state.options.deck
        state.drawn = draw(state, min(deck.draw, len(state.pile)))
        eyes = state.eyes(ALONE)
        state.show_all(state.drawn, eyes)
        if state.listening:
            state.tell("event-drawn", {"seat": ALONE, "cards": len(state.drawn)})
            state.tell("event-drawn-cards", {"cards": keys_of(state, state.drawn)}, eyes)
        if len(state.drawn) == deck.keep:
            _keep(state)
        else:
            state.ask(ALONE, RETURN_CARD)


class ReturnOne(Ask[CardCity]):
    """CC-75, CC-76: which card goes under the pile."""

    def question(self, state: CardCity, seat: int) -> Question:
        return Question("phase-acquisition", "prompt-return", _rule(state), {})

    def moves(self, state: CardCity, seat: int) -> list[Move]:
        return [RETURN[kind] for kind in state.cards.kinds(state.drawn)]

    def refusal(self, state: CardCity, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, ReturnCard):
            return Refusal(_rule(state), NOT_OFFERED, {})
        if state.cards.find(state.drawn, move.kind) == NO_CARD:
            return Refusal(_rule(state), "refusal-not-in-hand", {"card": KINDS[move.kind].key})
        return None

    def answer(self, state: CardCity, seat: int, move: Move) -> None:
        assert isinstance(move, ReturnCard)
        _return(state, move.kind)


def _rule(state: CardCity) -> str:
    return "CC-75" if state.options.level == "simplified" else "CC-76"


def _return(state: CardCity, kind: int) -> None:
    card = state.cards.find(state.drawn, kind)
    state.drawn = [other for other in state.drawn if other != card]
    state.pile = [card, *state.pile]
    if state.listening:
        state.tell("event-returned", {"seat": ALONE})
        facts: Facts = {"card": KINDS[kind].key}
        state.tell("event-returned-card", facts, state.eyes(ALONE))
    _keep(state)


def _keep(state: CardCity) -> None:
    state.hands[ALONE] = state.drawn
    state.drawn = []


def rank_of(victory: int, score: Points) -> Rank:
    """CC-77: the highest rank the score is enough for; below 0 the first one (CC-A54)."""
    reached = RANKS[0]
    for rank in RANKS:
        if 0 <= rank.least[victory] <= score:
            reached = rank
    return reached


DRAW_ALONE: Final = DrawAlone("draw_alone")
RETURN_CARD: Final = ReturnOne("return_card")
