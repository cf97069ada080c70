"""The action phase: five turns each, a player card, a policy card or a pass (LC-20 to LC-28)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask, Step
from quartier.core.lists import with_item
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.lacitta.construction import start_building
from quartier.titles.lacitta.content import BUILDINGS, POLICIES, SMALL
from quartier.titles.lacitta.founding import can_found, founding_forbidden, start_founding
from quartier.titles.lacitta.moves import (
    BUILD,
    FOUND,
    GOLD,
    PASS,
    TAKE,
    BuildSmall,
    TakePolicy,
)
from quartier.titles.lacitta.policy import (
    can_take,
    draw_policy,
    open_policies,
    policy_refusal,
    policy_works,
    refill,
    take_policy,
)
from quartier.titles.lacitta.sites import buildable, nowhere_refusal
from quartier.titles.lacitta.state import ACTION_PHASE, PLAYER_CARDS, TURNS, Citta

GOLD_OF_A_CARD: Final = 2


class BeginAction(Step[Citta]):
    """LC-20: the first player begins."""

    def run(self, state: Citta) -> None:
        state.phase = ACTION_PHASE
        state.round = 1
        state.position = 0
        state.then(NEXT_TURN)


class NextTurn(Step[Citta]):
    """LC-20: clockwise until everybody has had five turns."""

    def run(self, state: Citta) -> None:
        refill(state)
        while True:
            seat = state.next_in_turn()
            if seat < 0:
                if state.round == TURNS:
                    return
                state.round += 1
                state.position = 0
                continue
            state.mover = seat
            if state.hungry[seat]:
                _skip(state, seat)
            elif can_act(state, seat):
                state.ask(seat, TURN)
                state.then(NEXT_TURN)
                return
            else:
                draw_unseen(state, seat)


class ReturnCards(Step[Citta]):
    """LC-28: player cards are ready again, the other cards are discarded."""

    def run(self, state: Citta) -> None:
        for seat in range(state.seats):
            state.ready[seat] = PLAYER_CARDS
            state.discard = state.discard + state.played[seat]
            state.played[seat] = []
        if state.listening:
            state.tell("event-cards-ready", {})


def _skip(state: Citta, seat: int) -> None:
    """LC-60: the first turn after a hunger is a player card turned over without effect."""
    state.hungry = with_item(state.hungry, seat, False)
    state.ready[seat] -= 1
    if state.listening:
        state.tell("event-penalty-turn", {"seat": seat})


def draw_unseen(state: Citta, seat: int) -> None:
    """LC-27: the top card of the policy deck goes face down before the player."""
    state.played[seat] = [*state.played[seat], draw_policy(state)]
    if state.listening:
        state.tell("event-passed", {"seat": seat})


def can_act(state: Citta, seat: int) -> bool:
    """Whether a seat can do anything but pass."""
    if state.ready[seat] or can_take(state, seat, 0):
        return True
    return can_take(state, seat, buildable(state, seat))


def actions(state: Citta, seat: int) -> list[Move]:
    """Everything a seat can do in its turn but pass."""
    moves: list[Move] = []
    kinds = buildable(state, seat)
    if state.ready[seat]:
        moves.append(GOLD)
        if can_found(state, seat):
            moves.append(FOUND)
        moves += [BUILD[kind] for kind in SMALL if kinds >> kind & 1]
    moves += [
        TAKE[policy]
        for policy in open_policies(state)
        if policy_works(state, seat, POLICIES[policy], kinds)
    ]
    return moves


class Turn(Ask[Citta]):
    """LC-20: what to do in this turn."""

    def question(self, state: Citta, seat: int) -> Question:
        facts: Facts = {"turn": state.round, "turns": TURNS, "cards": state.ready[seat]}
        prompt = "prompt-politics" if state.options.first_edition else "prompt-turn"
        return Question(state.phase_key, prompt, "LC-20", facts)

    def moves(self, state: Citta, seat: int) -> list[Move]:
        moves = actions(state, seat)
        if not state.options.first_edition:
            moves.append(PASS)
        return moves

    def refusal(self, state: Citta, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, TakePolicy):
            return policy_refusal(state, seat, POLICIES[move.policy])
        if move is PASS:
            # Whoever can do nothing is not asked.
            if state.options.first_edition:
                return Refusal("LC-27", "refusal-pass", {})
            return None
        if move is not GOLD and move is not FOUND and not isinstance(move, BuildSmall):
            return Refusal("LC-20", NOT_OFFERED, {})
        if not state.ready[seat]:
            return Refusal("LC-21", "refusal-no-player-card", {"cards": PLAYER_CARDS})
        if move is FOUND:
            return founding_forbidden(state, seat)
        if isinstance(move, BuildSmall):
            return nowhere_refusal(state, seat, move.kind)
        return None

    def answer(self, state: Citta, seat: int, move: Move) -> None:
        if move is PASS:
            draw_unseen(state, seat)
        elif isinstance(move, TakePolicy):
            take_policy(state, seat, POLICIES[move.policy])
        else:
            state.ready[seat] -= 1
            _play_card(state, seat, move)


def _play_card(state: Citta, seat: int, move: Move) -> None:
    """LC-21: one of the three uses of a player card."""
    if isinstance(move, BuildSmall):
        if state.listening:
            facts: Facts = {"seat": seat, "building": BUILDINGS[move.kind].phrase}
            state.tell("event-card-build", facts)
        start_building(state, seat, move.kind)
    elif move is FOUND:
        if state.listening:
            state.tell("event-card-found", {"seat": seat})
        start_founding(state, seat)
    else:
        state.gold[seat] += GOLD_OF_A_CARD
        if state.listening:
            state.tell("event-card-gold", {"seat": seat, "gold": GOLD_OF_A_CARD})


BEGIN_ACTION: Final = BeginAction("begin_action")
NEXT_TURN: Final = NextTurn("next_turn")
RETURN_CARDS: Final = ReturnCards("return_cards")
TURN: Final = Turn("turn")
