"""A run that teaches a network which move to take: workers try moves, then it is fitted.

Trials stay in the folder, and a run that finds some there adds to them. Who starts again with the
network that came out tries what that one likes.
"""

from __future__ import annotations

from concurrent.futures import as_completed
from math import ceil
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from quartier.bots.network import Network
from quartier.research.learning import arrays
from quartier.research.learning.diary import Diary
from quartier.research.learning.games import Player
from quartier.research.learning.trials import Trials, Trier, joined_trials
from quartier.workers import Workers

# A worker tries moves so long before it brings them.
TURN_SECONDS: Final = 30.0


class Sharpening:
    """A network sharpened in a folder; `only` narrows one option, as in `victory=economic`."""

    def __init__(
        self, title_id: str, only: str, network: Network, folder: Path, device: str, seed: int
    ) -> None:
        self.title_id = title_id
        self.only = only
        self.network = network
        self.folder = folder
        self.device = device
        self.seed = seed
        folder.mkdir(parents=True, exist_ok=True)
        self.diary = Diary(title_id, only, folder)

    def run(self, seconds: float, crew: Workers) -> Path:
        """Try moves for so long; where the network lies then."""
        self._try_moves(seconds, crew)
        files = sorted(self.folder.glob(f"{self.diary.name}-*.trials"))
        trials = joined_trials([arrays.load(Trials, file) for file in files])
        choices = int(trials.choice[-1]) + 1
        self.diary.say(f"{choices} choices, {len(trials.choice)} moves")
        network = self._fitted(trials)
        path = self.folder / f"{self.diary.name}.npz"
        with path.open("wb") as file:
            network.save(file)
        return path

    def _try_moves(self, seconds: float, crew: Workers) -> None:
        turn = min(TURN_SECONDS, seconds)
        turns = crew.number * ceil(seconds / TURN_SECONDS)
        under_way = {}
        for seed in range(self.seed * 1_000_003, self.seed * 1_000_003 + turns):
            task = (self.title_id, self.only, self.network, turn, seed)
            under_way[crew.pool.submit(take_turn, *task)] = seed
        for done, brought in enumerate(as_completed(under_way), 1):
            trials = brought.result()
            path = self.folder / f"{self.diary.name}-{under_way[brought]}.trials"
            arrays.save(trials, path)
            self.diary.say(f"turn {done} of {turns}: {int(trials.choice[-1]) + 1} choices")

    def _fitted(self, trials: Trials) -> Network:
        from quartier.research.learning.edges import EdgeFit

        names = Player(self.title_id, None, self.only).names
        fit = EdgeFit(self.network, names, trials, self.device, self.seed)
        self.diary.say(f"held out: {fit.run()}")
        return with_edge(self.network, names, fit.exported())


def take_turn(title_id: str, only: str, network: Network, seconds: float, seed: int) -> Trials:
    """What a worker does: try moves for a while and bring what they came to."""
    return Trier(Player(title_id, network, only)).trials(seed, seconds)


def with_edge(network: Network, names: list[str], edge: dict[str, NDArray[Any]]) -> Network:
    """The network with an edge, both with the same inputs: the title may have got some since."""
    place = {name: number for number, name in enumerate(network.about.inputs)}
    gone = place.keys() - set(names)
    if gone:
        raise ValueError(f"the network was taught what is no longer seen: {sorted(gone)}")
    old = network.weights["first"]
    first = np.zeros((len(names), old.shape[1]), old.dtype)
    for number, name in enumerate(names):
        if name in place:
            first[number] = old[place[name]]
    about = msgspec.structs.replace(network.about, inputs=names)
    return Network(about, {**network.weights, "first": first, **edge})
