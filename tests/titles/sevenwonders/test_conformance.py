"""7 Wonders keeps the contract, and no card gets lost."""

from quartier.core.state import State
from quartier.testing.conformance import conformance
from quartier.titles.sevenwonders.game import Game


def every_card(state: State) -> list[int]:
    """The faces of all cards at the table, wherever they are; those in the box stay there."""
    assert isinstance(state, Game)
    cards = [
        *state.pile,
        *state.leader_deck,
        *state.discard,
        *state.leader_discard,
    ]
    for zone in (*state.hands, *state.leader_hands, *state.drafts, *state.decks):
        cards += zone
    faces: list[int] = []
    for city in state.cities:
        cards += city.under
        faces += city.built
        faces += city.leaders
    assert len(set(cards)) == len(cards), "a card is in two places"
    return sorted(faces + [state.cards.face[card] for card in cards])


TestContract = conformance("sevenwonders", census=every_card)
