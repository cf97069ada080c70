"""What a card, leader or stage brings at once (SW-49), and taking coins from the bank."""

from __future__ import annotations

from typing import Final

from quartier.titles.sevenwonders.content import (
    BANK_BONUS,
    BUILD_FROM_DISCARD,
    COINS,
    COINS_PER,
    COPY_LEADER,
    DIPLOMACY,
    DRAW_LEADERS,
    KINDS,
    LEFT,
    NEIGHBOURS_GAIN,
    OTHERS_LOSE,
    OTHERS_LOSE_PER,
    RECRUIT_NOW,
    RIGHT,
    SELF,
    Effect,
)
from quartier.titles.sevenwonders.state import Loss, Wonders

# SW-53: the order of builds out of the discard pile.
DIG_BY_STAGE: Final = 0
DIG_BY_LEADER: Final = 1
DIG_BY_COPY: Final = 2


def take(state: Wonders, index: int, coins: int, source: str) -> None:
    """Coins from the bank, which never runs out (SW-3); once a turn Berenice adds one (SW-154)."""
    if not coins:
        return
    city = state.cities[index]
    if city.traits[BANK_BONUS] and not city.bonus_taken:
        city.bonus_taken = True
        coins += city.traits[BANK_BONUS]
    city.coins += coins
    if state.listening:
        state.tell("event-coins", {"seat": state.who(index), "coins": coins, "source": source})


def count(state: Wonders, index: int, what: int, places: int) -> int:
    """How many of a counted thing stand in the city and its neighbours, as far as asked."""
    total = 0
    if places & SELF:
        total += state.cities[index].tally[what]
    if places & LEFT:
        total += state.cities[state.left(index)].tally[what]
    if places & RIGHT:
        total += state.cities[state.right(index)].tally[what]
    return total


def gain(
    state: Wonders, index: int, effects: tuple[Effect, ...], source: str, dig_order: int
) -> None:
    """Carry out what happens at once; choices and losses are noted for their step."""
    for effect in effects:
        kind = effect.type
        if kind == COINS:
            take(state, index, effect.n, source)
        elif kind == COINS_PER:
            take(state, index, effect.n * count(state, index, effect.what, effect.places), source)
        elif kind == NEIGHBOURS_GAIN:
            take(state, state.left(index), effect.n, source)
            take(state, state.right(index), effect.n, source)
        elif kind == DIPLOMACY:
            state.cities[index].diplomacy += effect.n
            if state.listening:
                state.tell("event-diplomacy", {"seat": state.who(index)})
        elif kind == OTHERS_LOSE:
            state.losses.append(Loss(index, -1, effect.n))
        elif kind == OTHERS_LOSE_PER:
            state.losses.append(Loss(index, effect.what, effect.n))
        elif kind == BUILD_FROM_DISCARD:
            state.digging.append((dig_order, index))
            state.digging.sort()
        elif kind == COPY_LEADER:
            state.courting.append(index)
        elif kind == RECRUIT_NOW:
            state.recruiting.append(index)
        elif kind == DRAW_LEADERS:
            _draw_leaders(state, index, effect.n)


def _draw_leaders(state: Wonders, seat: int, number: int) -> None:
    """SW-118: leaders from the unused ones join the hand."""
    drawn = state.leader_deck[:number]
    del state.leader_deck[:number]
    state.leader_hands[seat] += drawn
    state.show_all(drawn, state.insiders(seat))
    if state.listening:
        keys = sorted(KINDS[kind].key for kind in state.cards.kinds(drawn))
        state.tell("event-leaders-drawn", {"seat": seat, "number": len(drawn)})
        state.tell("event-leaders-seen", {"seat": seat, "cards": keys}, state.insiders(seat))
