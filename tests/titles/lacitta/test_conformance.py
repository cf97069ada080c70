"""La Città keeps the contract, and no citizen, tile, marker or card gets lost."""

from __future__ import annotations

from quartier.core.state import State
from quartier.testing.conformance import conformance
from quartier.titles.lacitta.content import BUILDINGS, EMPTY
from quartier.titles.lacitta.game import Game


def everything(state: State) -> tuple[object, ...]:
    """All citizens, tiles by pool, castles and markers by seat, and cards, wherever they are."""
    assert isinstance(state, Game)
    citizens = state.supply + sum(city.citizens for city in state.cities)
    tiles = state.pools[:]
    for kind in state.tile:
        if kind != EMPTY and BUILDINGS[kind].pool >= 0:
            tiles[BUILDINGS[kind].pool] += 1
    castles = state.castles[:]
    markers = state.markers[:]
    for city in state.cities:
        castles[city.owner] += 1
    for place, _, n in state.marks:
        markers[state.cities[state.index_at(place)].owner] += n
    cards = [*state.policy_deck, *state.discard, *(card for card in state.row if card >= 0)]
    for played in state.played:
        cards += played
    assert len(set(cards)) == len(cards), "a card is in two places"
    return citizens, tiles, castles, markers, sorted(cards), sorted(state.cards.face)


TestContract = conformance("lacitta", tables=20, census=everything)
