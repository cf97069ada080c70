"""Conflicts at the end of an age, with diplomacy and teams (SW-57 to SW-59, SW-128 to SW-134,
SW-168 to SW-171)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import Step
from quartier.core.speech import Facts
from quartier.titles.sevenwonders.content import (
    DEFEAT,
    DEFEAT_TO_WINNER,
    ON_VICTORY_COINS,
    VICTORY,
)
from quartier.titles.sevenwonders.effects import take
from quartier.titles.sevenwonders.state import Wonders
from quartier.titles.sevenwonders.turn import begin_turn

VICTORY_WORTH: Final = (1, 3, 5)
DEFEAT_WORTH: Final = -1
TEAM_TOKENS: Final = 2


class Fight:
    """Two cities compared once, for this many tokens."""

    def __init__(self, one: int, other: int, tokens: int) -> None:
        self.one = one
        self.other = other
        self.tokens = tokens


def fights(state: Wonders) -> list[Fight]:
    """Who is compared with whom (SW-58, SW-88, SW-131 to SW-133, SW-168)."""
    if state.options.teams:
        return _team_fights(state)
    present = [index for index, city in enumerate(state.cities) if not city.diplomacy]
    if len(present) < 2:
        return []
    if len(present) == 2:
        return [Fight(present[0], present[1], 1)]
    return [Fight(present[position - 1], present[position], 1) for position in range(len(present))]


def _team_fights(state: Wonders) -> list[Fight]:
    """SW-168 to SW-171: the neighbour of another team; diplomacy halves the tokens."""
    found: list[Fight] = []
    for one in range(1, state.seats, 2):
        other = state.left(one)
        diplomacy = state.cities[one].diplomacy or state.cities[other].diplomacy
        found.append(Fight(one, other, 1 if diplomacy else TEAM_TOKENS))
    return found


class Conflict(Step[Wonders]):
    """SW-58, SW-59: all comparisons use the strengths from before; it is one turn (SW-155)."""

    def run(self, state: Wonders) -> None:
        begin_turn(state)
        strengths = [city.strength for city in state.cities]
        for fight in fights(state):
            state.mark()
            one, other = fight.one, fight.other
            if state.listening:
                facts: Facts = {
                    "seat": state.who(one),
                    "shields": strengths[one],
                    "other_seat": state.who(other),
                    "other_shields": strengths[other],
                }
                state.tell("event-conflict", facts)
            if strengths[one] > strengths[other]:
                _decide(state, one, other, fight.tokens)
            elif strengths[one] < strengths[other]:
                _decide(state, other, one, fight.tokens)
        for index, city in enumerate(state.cities):
            if city.diplomacy:  # SW-129, SW-130, SW-170
                city.diplomacy -= 1
                if state.listening:
                    state.tell("event-diplomacy-used", {"seat": state.who(index)})


def _decide(state: Wonders, winner: int, loser: int, tokens: int) -> None:
    city = state.cities[winner]
    worth = VICTORY_WORTH[state.age - 1]
    city.add_tokens(VICTORY, tokens, worth)
    # SW-111: Tomyris hands her defeat tokens to the city that beat her.
    shamed = winner if state.cities[loser].traits[DEFEAT_TO_WINNER] else loser
    state.cities[shamed].add_tokens(DEFEAT, tokens, DEFEAT_WORTH)
    if state.listening:
        state.tell("event-victory", {"seat": state.who(winner), "number": tokens, "worth": worth})
        state.tell("event-defeat", {"seat": state.who(shamed), "number": tokens})
    if city.traits[ON_VICTORY_COINS]:  # SW-107
        take(state, winner, city.traits[ON_VICTORY_COINS] * tokens, "source-victory")


CONFLICT: Final = Conflict("conflict")
