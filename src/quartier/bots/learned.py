"""Evaluations by networks, for the mixes of seats and options they have learned."""

from __future__ import annotations

from typing import Final

from quartier.bots.evaluation import Evaluation
from quartier.bots.network import Network, Reader
from quartier.core.features import Features
from quartier.core.state import State
from quartier.core.titles import Settings, Title

# A seat that is out of the game is worth less than any correction could change.
LOST: Final = -500.0


class Learned(Evaluation):
    """The title's own evaluation, corrected by a network."""

    def __init__(
        self, title: Title, features: Features, network: Network, settings: Settings, seats: int
    ) -> None:
        self.title = title
        self.features = features
        self.cache = features.cache(seats)
        self.reader = Reader(network, features, settings, seats)
        about = network.about
        self.trust = about.trust * about.unit(settings)
        self.rivalry = about.rivalry * about.unit(settings)

    def worths(self, states: list[State], seat: int) -> list[float]:
        title = self.title
        told = [title.insights(state, seat) for state in states]
        worths = [insights[0] for insights in told]
        # What has ended, or is lost, needs no forecast.
        open_ = [
            index for index, state in enumerate(states) if worths[index] > LOST and state.deciders
        ]
        if open_:
            observe, cache = self.features.observe, self.cache
            seen = [observe(states[index], seat, cache) for index in open_]
            answers = self.reader.answers(seen, [told[index] for index in open_])
            for index, (own, rival) in zip(open_, answers.tolist(), strict=True):
                worths[index] += self.trust * own - self.rivalry * rival
        return worths
