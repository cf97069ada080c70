"""A run that teaches a network which move to take: workers try moves, and it is fitted to them,
again whenever there are twice as many.

Trials stay in the folder, and a run that finds some there adds to them. Who starts again with the
network that came out tries what that one likes.
"""

from __future__ import annotations

from concurrent.futures import as_completed
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from quartier.bots.network import Network
from quartier.bots.sight import places_of
from quartier.research.learning import arrays
from quartier.research.learning.diary import Diary
from quartier.research.learning.games import Player
from quartier.research.learning.progress import Progress
from quartier.research.learning.trials import Trials, Trier, joined_trials
from quartier.workers import Workers

if TYPE_CHECKING:
    from quartier.research.learning.edges import Sharpness

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
        self.player = Player(title_id, network, only)
        self.progress = Progress(self.diary, self.player.title, only)

    def run(self, seconds: float, crew: Workers) -> Path:
        """Try moves for so long, besides the time that fits and duels take; where the network lies
        then."""
        if not self.progress.stages:
            self.progress.add({}, self.network, crew)
        turn = min(TURN_SECONDS, seconds)
        turns = crew.number * ceil(seconds / TURN_SECONDS)
        done = 0
        while done < turns:
            more = min(max(done, crew.number), turns - done)
            self._try_moves(more, turn, crew)
            done += more
            self.diary.say(f"{done} of {turns} turns")
            sharpness, network = self._fitted()
            self.progress.add({"R²": sharpness.after}, network, crew, last=done == turns)
        path = self.folder / f"{self.diary.name}.npz"
        with path.open("wb") as file:
            network.save(file)
        return path

    def _try_moves(self, turns: int, seconds: float, crew: Workers) -> None:
        """So many turns, each into a file; those of earlier runs are not taken again."""
        first = self.seed * 1_000_003 + len(self._files())
        under_way = {}
        for seed in range(first, first + turns):
            task = (self.title_id, self.only, self.network, seconds, seed)
            under_way[crew.pool.submit(take_turn, *task)] = seed
        for brought in as_completed(under_way):
            path = self.folder / f"{self.diary.name}-{under_way[brought]}.trials"
            arrays.save(brought.result(), path)

    def _files(self) -> list[Path]:
        return sorted(self.folder.glob(f"{self.diary.name}-*.trials"))

    def _fitted(self) -> tuple[Sharpness, Network]:
        """The network with an edge by all trials there are, and how sharp that is."""
        from quartier.research.learning.edges import EdgeFit

        trials = joined_trials([arrays.load(Trials, file) for file in self._files()])
        names = self.player.names
        fit = EdgeFit(self.network, names, self._board(), trials, self.device, self.seed)
        sharpness = fit.run()
        choices = int(trials.choice[-1]) + 1
        self.diary.say(f"{choices} choices, {len(trials.choice)} moves, held out: {sharpness}")
        edge = fit.exported()
        return sharpness, with_edge(self.network, names, self.player.planes, edge)

    def _board(self) -> tuple[int, ...]:
        """Planes, rows and columns of what is seen place by place, or nothing."""
        player = self.player
        if not player.planes:
            return ()
        seats = player.title.usual_seats
        return places_of(player.features, player.planes, seats).shape


def take_turn(title_id: str, only: str, network: Network, seconds: float, seed: int) -> Trials:
    """What a worker does: try moves for a while and bring what they came to."""
    return Trier(Player(title_id, network, only)).trials(seed, seconds)


def with_edge(
    network: Network, names: list[str], planes: list[str], edge: dict[str, NDArray[Any]]
) -> Network:
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
    about = msgspec.structs.replace(network.about, inputs=names, planes=planes)
    return Network(about, {**network.weights, "first": first, **edge})
