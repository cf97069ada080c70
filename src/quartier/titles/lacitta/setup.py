"""Setting a table up: terrain, cards, castles (LC-12 to LC-15, LC-66 to LC-70)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import Step
from quartier.core.cards import Cards
from quartier.core.rng import Rng, Seed, seeded
from quartier.titles.lacitta.board import HEX_OF, WASTELAND, Land
from quartier.titles.lacitta.content import (
    EXPANSION_TILES,
    POLICIES,
    SERVICES,
    SETUPS,
    TERRAIN_TILES,
    VOICE_CARDS_EACH,
)
from quartier.titles.lacitta.founding import FIRST_CITIZENS, WHERE_TO_START, place_castle
from quartier.titles.lacitta.game import Game
from quartier.titles.lacitta.state import OPEN_CARDS, POLICY_BACK, VOICE_BACK, Citta, Options
from quartier.titles.lacitta.year import BEGIN_YEAR

CASTLES_AT_START: Final = 2


def set_up(options: Options, seats: int, seed: Seed) -> Game:
    """A table ready for its first question."""
    rng = seeded(seed)
    state = Game(seats, options, _land(options, seats, rng), rng, Cards([], [], []))
    state.clear_table()
    _prepare_cards(state)
    state.first = rng.below(seats)  # LC-15
    if options.setup == "advanced":
        state.then(PLACE_NEXT, BEGIN_YEAR)
    else:
        _place_castles(state)
        state.then(BEGIN_YEAR)
    state.proceed()
    return state


def _land(options: Options, seats: int, rng: Rng) -> Land:
    """LC-14, LC-66: the terrain tiles where the set-up wants them, or shuffled."""
    if options.setup != "advanced":
        return _RECOMMENDED[seats, options.expansion]
    tiles = _shuffled(TERRAIN_TILES, rng)
    return _laid(seats, tiles, _shuffled(EXPANSION_TILES, rng), options.expansion)


def _laid(seats: int, tiles: list[str], further: list[str], expansion: bool) -> Land:
    """LC-70: only the expansion has the further tiles."""
    return Land(seats, [*tiles, *(further if expansion else [WASTELAND] * len(further))])


# The land never changes, so that all tables with this set-up have the same one.
_RECOMMENDED: Final = {
    (seats, expansion): _laid(seats, [*data.terrain], EXPANSION_TILES, expansion)
    for seats, data in SETUPS.items()
    for expansion in (False, True)
}


def _shuffled(names: list[str], rng: Rng) -> list[str]:
    order = list(range(len(names)))
    rng.shuffle(order)
    return [names[index] for index in order]


def _prepare_cards(state: Citta) -> None:
    """LC-13, LC-70: both decks are shuffled, seven policy cards are open."""
    voices = [service for service in range(len(SERVICES)) for _ in range(VOICE_CARDS_EACH)]
    state.rng.shuffle(voices)
    state.voice_deck = state.cards.add(voices, VOICE_BACK)
    policies = [
        policy.number
        for policy in POLICIES
        for _ in range(policy.expansion if state.options.expansion else policy.base)
    ]
    state.rng.shuffle(policies)
    deck = state.cards.add(policies, POLICY_BACK)
    state.row = [deck.pop() for _ in range(OPEN_CARDS)]
    state.policy_deck = deck
    for card in state.row:
        state.show(card, state.all_eyes)


def _place_castles(state: Citta) -> None:
    """LC-14: two castles each, with three citizens, the first player's first."""
    for place, castles in enumerate(SETUPS[state.seats].castles):
        seat = (state.first + place) % state.seats
        for name in castles:
            place_castle(state, seat, HEX_OF[name])
            state.supply -= FIRST_CITIZENS


class PlaceNext(Step[Citta]):
    """LC-67 to LC-69: once round counter-clockwise, then back; the next player begins."""

    def run(self, state: Citta) -> None:
        placed = state.position
        if placed == CASTLES_AT_START * state.seats:
            state.first = state.seat_after(state.first)
            if state.listening:
                state.tell("event-first", {"seat": state.first})
            return
        state.position += 1
        offset = placed if placed < state.seats else 2 * state.seats - 1 - placed
        state.mover = (state.first - offset) % state.seats
        state.ask(state.mover, WHERE_TO_START)
        state.then(PLACE_NEXT)


PLACE_NEXT: Final = PlaceNext("place_next")
