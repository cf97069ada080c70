"""Evaluations by networks, for the mixes of seats and options they have learned.

The networks of a title lie in its package, as `data/network*.npz`; numpy is loaded with the first.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files as resources
from importlib.util import find_spec
from io import BytesIO
from typing import TYPE_CHECKING, Final, NamedTuple

from quartier.bots.about import About, read_about
from quartier.bots.evaluation import ByHand, Evaluation, Expected
from quartier.core.features import Features, features_of
from quartier.core.state import State
from quartier.core.titles import TO_THE_END, Settings, Title

if TYPE_CHECKING:
    from quartier.bots.network import Network

# A seat that is out of the game is worth less than any correction could change.
LOST: Final = -500.0
# In playouts the network is asked about so many, the best by hand: more take longer and bring
# nothing; of fewer it prefers what it likes wrongly.
ASKED: Final = 16
# Readers take a few megabytes each.
READERS: Final = 16


class Verdict(NamedTuple):
    """What a title's own evaluation says of a position, and what a network: by how much one's own
    points will differ, how much more than usual the best of the others may expect, and what is
    added where moves of one choice are compared.
    """

    by_hand: float
    own: float = 0.0
    rival: float = 0.0
    edge: float = 0.0


class Learned(Evaluation):
    """The title's own evaluation, corrected by a network."""

    def __init__(
        self, title: Title, features: Features, network: Network, settings: Settings, seats: int
    ) -> None:
        from quartier.bots.network import Reader

        about = network.about
        super().__init__(about.horizon, about.rounds)
        self.title = title
        self.features = features
        self.cache = features.cache(seats)
        self.reader = Reader(network, features, settings, seats)
        self.unit = about.unit(settings)
        self.trust = about.trust * self.unit
        self.rivalry = about.rivalry * self.unit
        self.sharpness = about.sharpness * self.unit

    def round_of(self, state: State) -> int:
        return 0 if self.rounds == TO_THE_END else self.title.round_of(state)

    def worths(self, states: list[State], seat: int) -> list[float]:
        verdicts = self.verdicts([(state, seat) for state in states])
        return [self.worth_of(verdict) + self.sharpness * verdict.edge for verdict in verdicts]

    def likely(self, states: list[State], seat: int) -> list[int]:
        places = list(range(len(states)))
        if len(places) <= ASKED:
            return places
        by_hand = [self.title.evaluate(state, seat) for state in states]
        return sorted(places, key=by_hand.__getitem__, reverse=True)[:ASKED]

    def expected(self, states: list[State], seat: int) -> list[Expected]:
        looks = [(state, other) for state in states for other in range(state.seats)]
        verdicts = iter(self.verdicts(looks))
        found = []
        for state in states:
            of_all = [next(verdicts) for _ in range(state.seats)]
            mine = of_all[seat]
            worths = [self.worth_of(verdict) for verdict in of_all]
            found.append(Expected(worths, mine.by_hand + self.unit * mine.own))
        return found

    def worth_of(self, verdict: Verdict) -> float:
        """What a position is worth by itself, whatever else could have been chosen."""
        return verdict.by_hand + (self.trust * verdict.own - self.rivalry * verdict.rival)

    def verdicts(self, looks: list[tuple[State, int]]) -> list[Verdict]:
        """Of positions, each seen by a seat; the network answers for all at once."""
        told = [self.title.insights(state, seat) for state, seat in looks]
        verdicts = [Verdict(insights[0]) for insights in told]
        # What has ended, or is lost, needs no forecast.
        undecided = [
            index
            for index, (state, _) in enumerate(looks)
            if verdicts[index].by_hand > LOST and state.deciders
        ]
        if undecided:
            observe, cache = self.features.observe, self.cache
            seen = [observe(*looks[index], cache) for index in undecided]
            answers = self.reader.answers(seen, [told[index] for index in undecided])
            for index, answer in zip(undecided, answers.tolist(), strict=True):
                verdicts[index] = Verdict(verdicts[index].by_hand, *answer)
        return verdicts


def learned(title: Title, world: State) -> Evaluation:
    """By the title's network if it has one that learned these seats and options, else by hand."""
    if not networks_of(title):
        return ByHand(title)
    settings = title.settings_of(world)
    return _evaluation(title, tuple(settings.items()), world.seats)


def has_learned(title: Title, settings: Settings, seats: int) -> bool:
    """Whether a network of the title has learned this mix."""
    return any(about.knows(settings, seats) for about in abouts_of(title))


@lru_cache
def abouts_of(title: Title) -> tuple[About, ...]:
    """What the networks of a title are for."""
    return tuple([read_about(file) for file in _files_of(title)])


@lru_cache
def networks_of(title: Title) -> tuple[Network, ...]:
    """The networks of a title."""
    files = _files_of(title)
    if not files:
        return ()
    from quartier.bots.network import load

    return tuple([load(BytesIO(file)) for file in files])


def _files_of(title: Title) -> list[bytes]:
    """The networks in the package of a title; one that is a mere module has none."""
    spec = find_spec(title.package)
    if spec is None or spec.submodule_search_locations is None:
        return []
    folder = resources(title.package) / "data"
    if not folder.is_dir():
        return []
    found = [
        entry
        for entry in folder.iterdir()
        if entry.name.startswith("network") and entry.name.endswith(".npz")
    ]
    found.sort(key=lambda entry: entry.name)
    return [entry.read_bytes() for entry in found]


@lru_cache(READERS)
def _evaluation(
    title: Title, settings: tuple[tuple[str, bool | str], ...], seats: int
) -> Evaluation:
    mix = dict(settings)
    features = features_of(title)
    for network in networks_of(title):
        about = network.about
        if features and about.features == features.version and about.knows(mix, seats):
            return Learned(title, features, network, mix, seats)
    return ByHand(title)
