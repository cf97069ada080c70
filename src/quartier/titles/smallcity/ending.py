"""The end: promises are revealed, points counted (SC-109)."""

from __future__ import annotations

from quartier.core.speech import Facts
from quartier.titles.smallcity.content import PROMISES
from quartier.titles.smallcity.promises import is_kept
from quartier.titles.smallcity.scoring import final_result
from quartier.titles.smallcity.state import SmallCity


def finish(state: SmallCity) -> None:
    """SC-109: promises are revealed and everything is counted."""
    for seat in range(state.seats):
        for card in state.borough(seat).promises:
            state.show(card, state.all_eyes)
            if state.listening and not state.borough(seat).out:
                promise = PROMISES[state.cards.face[card]]
                key = "event-kept" if is_kept(state.world, seat, promise) else "event-broken"
                points = promise.kept if key == "event-kept" else promise.broken
                facts: Facts = {"seat": seat, "promise": promise.key, "points": points}
                state.tell(key, facts)
    state.queue = []
    state.agenda.clear()
    state.outcome = final_result(state)
    if state.listening:
        state.tell("event-end", {})
