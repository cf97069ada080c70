"""Card City XL keeps the contract, and no card gets lost."""

from quartier.core.state import State
from quartier.testing.conformance import conformance
from quartier.titles.cardcity.content import TYPES
from quartier.titles.cardcity.game import Game
from quartier.titles.cardcity.ground import EMPTY


def every_card(state: State) -> list[int]:
    """The kinds of all cards at the table, wherever they are; those in the box stay there."""
    assert isinstance(state, Game)
    cards = [*state.pile, *state.industries, *state.discard, *state.drawn]
    for zone in (*state.hands, *state.lots):
        cards += zone
    assert len(set(cards)) == len(cards), "a card is in two places"
    kinds = [state.cards.face[card] for card in cards]
    for type_ in TYPES:
        kinds += [type_.number] * state.reserve[type_.number]
    for ground in state.grounds:
        kinds += [
            ground.kind_at(cell).number for cell, card in enumerate(ground.cards) if card != EMPTY
        ]
    return sorted(kinds)


TestContract = conformance(
    "cardcity",
    tables=30,
    census=every_card,
    fleeting_events={
        "event-leisures-returned": "how many go back is seen, but not in the pile they go into"
    },
    derived_fields={
        "fits": "follows from the hand and the site when the number of cards to build is settled"
    },
)
