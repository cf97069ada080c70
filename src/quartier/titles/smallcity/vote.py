"""Phase 5: citizens vote (SC-86 to SC-88)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import Step
from quartier.titles.smallcity.borough import Borough
from quartier.titles.smallcity.content import RESIDENTIAL, UNIVERSITY
from quartier.titles.smallcity.gains import gain_votes
from quartier.titles.smallcity.state import SmallCity

UNIVERSITY_VOTES: Final = 3


def home_votes(borough: Borough) -> int:
    """SC-86: the k-th own citizen of a Residential Zone brings k votes."""
    own = borough.own
    votes = 0
    for place in borough.tiles:
        if place.tile.family == RESIDENTIAL:
            citizens = (place.mask & own).bit_count()
            votes += citizens * (citizens + 1) // 2
    return votes


class Vote(Step[SmallCity]):
    """SC-86, SC-87: everybody's votes at once."""

    def run(self, state: SmallCity) -> None:
        state.phase = 5
        for seat in state.order():
            state.mark()
            borough = state.borough(seat)
            votes = home_votes(borough)
            if votes:
                gain_votes(state, seat, votes, "source-homes")
            if borough.mans(UNIVERSITY):
                gain_votes(state, seat, UNIVERSITY_VOTES, "tile-university")


VOTE: Final = Vote("vote")
