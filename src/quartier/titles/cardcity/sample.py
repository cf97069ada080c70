"""A table as one seat may imagine it: everything it cannot know is dealt anew."""

from __future__ import annotations

from quartier.core.rng import Rng
from quartier.titles.cardcity.acquisition import PUT_CARDS
from quartier.titles.cardcity.construction import PICK_CARD, settle_goal
from quartier.titles.cardcity.content import KINDS
from quartier.titles.cardcity.laying import CLOUD_PLACE, settle_cloud_goal
from quartier.titles.cardcity.purchases import BUY_CARDS
from quartier.titles.cardcity.state import ACQUISITION, CONSTRUCTION, PURCHASES, CardCity


def redraw(state: CardCity, seat: int | None, rng: Rng) -> None:
    """Draw hidden faces, others' half-made answers and future chance anew."""
    state.rng = rng.fork()
    others = [other for other in state.deciders if other != seat]
    for other in others:
        _ask_afresh(state, other)
    state.asked = [errands[:] for errands in state.errands]
    _deal(state, state.eyes(seat), rng)
    if others and state.phase == CONSTRUCTION:
        _reckon_duty(state, others[0])


def _deal(state: CardCity, eyes: int, rng: Rng) -> None:
    """Exchange with what lies unseen outside the pile, then everything with its like."""
    cards = state.cards
    if state.options.ecology:
        # CC-61: which illustrations are in the pile and which in the reserve.
        industries = [card for card, face in enumerate(cards.face) if KINDS[face].illustration]
        cards.exchange(industries, eyes, rng)
    if state.seats == 1:
        # CC-A48: which bicolour card is in the box.
        bicolour = [card for card, face in enumerate(cards.face) if KINDS[face].is_bicolour]
        cards.exchange(bicolour, eyes, rng)
    cards.redraw(eyes, rng)


def _ask_afresh(state: CardCity, seat: int) -> None:
    """Put a seat back to the beginning of an answer nobody else has seen yet."""
    errand = state.errands[seat][-1]
    if errand is CLOUD_PLACE:
        return
    if state.phase == ACQUISITION and seat == state.divider:
        state.forget(seat)
        state.errands[seat] = [PUT_CARDS]
    elif state.phase == CONSTRUCTION:
        state.forget(seat)
        state.errands[seat] = [PICK_CARD]
    elif state.phase == PURCHASES:
        state.forget(seat)
        state.errands[seat] = [BUY_CARDS]


def _reckon_duty(state: CardCity, seat: int) -> None:
    """CC-17a with the imagined hand."""
    if state.errands[seat][-1] is CLOUD_PLACE:
        settle_cloud_goal(state, seat)
    else:
        settle_goal(state, seat)
