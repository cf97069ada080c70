"""Fitting the second network of a file to trials: which move of a choice to take.

It begins as a copy of the first one, which knows what matters in a position, and learns by how much
moves of one choice differ beyond what was thought. What they have in common it never sees.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from quartier.bots.network import FIRST_STEPS, LATER_STEPS, MOST_ACTIVE, Network
from quartier.bots.sight import AROUND, REACH
from quartier.research.learning.fitting import LEAST_SPREAD, whole_layers, whole_sight
from quartier.research.learning.trials import Trials

BATCH: Final = 256
RATE: Final = 3e-4
DECAY: Final = 0.05
DROPPED: Final = 0.2
# How fast the averaged weights follow the newest.
FOLLOWING: Final = 0.02
PASSES: Final = 20
FEWEST_STEPS: Final = 60
# One of so many blocks of choices is held out: those of one game share much.
HELD_OUT: Final = 10
BLOCK: Final = 50
# Moves that were thought to be further away than most are no question: this part is left out.
FAR: Final = 0.02
LEAST_BELIEF: Final = 0.05
# So many features are seen of each place and its neighbours, and count so little at first.
FEATURES: Final = 32
LITTLE: Final = 0.01


class Sharpness(NamedTuple):
    """Of choices held out: what part of how much moves differ was foretold before and is now, and
    by how many points the move taken now leads the one taken before, with its standard error."""

    before: float
    after: float
    gain: float
    error: float

    def __str__(self) -> str:
        return (
            f"R² {self.before:.3f}→{self.after:.3f},"
            f" {self.gain:+.2f} ± {self.error:.2f} points a choice"
        )


def _edge(first: Any, second: Any, last: Any, planes: int) -> Any:
    """The layers of an edge, with those that see so many planes of a board."""
    layers = {"first": first, "second": second, "last": last, "dropout": nn.Dropout(DROPPED)}
    if planes:
        layers["kernel"] = nn.Conv2d(planes, FEATURES, AROUND, padding=REACH)
        layers["sights"] = nn.Linear(FEATURES, first.out_features, bias=False)
        nn.init.normal_(layers["sights"].weight, std=LITTLE)
    return nn.ModuleDict(layers)


def _answers(edge: Any, inputs: Any, boards: Any) -> Any:
    """What an edge adds to positions, of which it sees the boards if it can."""
    hidden = edge["first"](inputs)
    if "kernel" in edge:
        felt = _active(edge["kernel"](boards)).sum((2, 3))
        hidden = hidden + edge["sights"](felt).reshape(hidden.shape)
    hidden = edge["dropout"](_active(hidden))
    return edge["last"](_active(edge["second"](hidden)))


def _active(sums: Any) -> Any:
    return nn.functional.hardtanh(sums, 0.0, MOST_ACTIVE)


class EdgeFit:
    """An edge being fitted to trials."""

    def __init__(
        self,
        network: Network,
        names: list[str],
        board: tuple[int, ...],
        trials: Trials,
        device: str,
        seed: int,
    ) -> None:
        torch.manual_seed(seed)
        self.board = board
        self.device = device
        trials = _in_question(trials)
        thought = _differences(trials.thought / trials.unit, trials.choice)
        reached = _differences(trials.reached / trials.unit, trials.choice)
        # Differences that are thought to be there are rarely as large.
        self.belief = max(float((thought * reached).sum() / (thought**2).sum()), LEAST_BELIEF)
        self.usual = float(reached.std())
        inputs = trials.inputs.astype(np.float32)
        self.middle = inputs.mean(0)
        self.spread = np.maximum(inputs.std(0), LEAST_SPREAD)
        self.inputs = self._tensor((inputs - self.middle) / self.spread)
        self.boards = torch.tensor(trials.boards, device=device)
        self.thought = self._tensor(self.belief * thought)
        self.reached = self._tensor(reached)
        self.points = float(trials.unit.mean())
        self.rows = _rows_of(trials.choice).to(device)
        held = np.arange(len(self.rows)) // BLOCK % HELD_OUT == 0
        self.held = torch.tensor(held.nonzero()[0], device=device)
        # So few that all are held out are taught nevertheless: more will come.
        taught = held if held.all() else ~held
        self.taught = torch.tensor(taught.nonzero()[0], device=device)
        self.net = self._copy_of(network, names).to(device)
        self.even = self._copy_of(network, names).to(device)

    def run(self) -> Sharpness:
        """Go over the trials until what is held out is foretold no better."""
        batch = min(BATCH, len(self.taught))
        steps = max(FEWEST_STEPS, len(self.taught) // batch)
        optimizer = torch.optim.AdamW(self.net.parameters(), lr=RATE, weight_decay=DECAY)
        best, kept = self.sharpness(), _weights_of(self.even)
        for _ in range(PASSES):
            self.net.train()
            for _ in range(steps):
                drawn = torch.randint(len(self.taught), (batch,), device=self.device)
                loss = self._loss(self.rows[self.taught[drawn]])
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
                self._follow()
            now = self.sharpness()
            if now.after > best.after:
                best, kept = now, _weights_of(self.even)
        self.even.load_state_dict(kept)
        return best

    def sharpness(self) -> Sharpness:
        rows = self.rows[self.held]
        there = rows >= 0
        self.even.eval()
        with torch.no_grad():
            reached = torch.where(there, self.reached[rows], 0.0)
            before = torch.where(there, self.thought[rows], 0.0)
            after = before + self._edges(self.even, rows, there)
            gain = _taken(after, reached, there) - _taken(before, reached, there)
            spread = (reached**2).sum()
            return Sharpness(
                1 - float(((before - reached) ** 2).sum() / spread),
                1 - float(((after - reached) ** 2).sum() / spread),
                self.points * float(gain.mean()),
                self.points * float(gain.std() / len(gain) ** 0.5),
            )

    def exported(self) -> dict[str, NDArray[Any]]:
        """The layers in whole numbers, their inputs as they come."""
        even = self.even
        with torch.no_grad():
            even["last"].weight /= self.belief
            even["last"].bias /= self.belief
        dense = [even[name] for name in ("first", "second", "last")]
        layers = whole_layers(dense, self.middle, self.spread)
        if "kernel" in even:
            layers |= whole_sight(even["kernel"], even["sights"])
        return {f"edge_{name}": array for name, array in layers.items()}

    def _loss(self, rows: Any) -> Any:
        there = rows >= 0
        missing = (self.reached - self.thought)[rows] - self._edges(self.net, rows, there)
        missing = missing[there] / self.usual
        return nn.functional.huber_loss(missing, torch.zeros_like(missing))

    def _edges(self, net: Any, rows: Any, there: Any) -> Any:
        """What a network adds to moves, as differences from the mean of their choice."""
        boards = self._boards(rows) if self.board else None
        edges = torch.where(there, _answers(net, self.inputs[rows], boards).squeeze(-1), 0.0)
        mean = edges.sum(1, keepdim=True) / there.sum(1, keepdim=True)
        return torch.where(there, edges - mean, 0.0)

    def _boards(self, rows: Any) -> Any:
        """The boards of some rows, turned and mirrored at random, which changes nothing."""
        packed = self.boards[rows.flatten()]
        bits = torch.arange(7, -1, -1, device=self.device, dtype=torch.uint8)
        flags = ((packed.unsqueeze(-1) >> bits) & 1).flatten(1)
        planes, height, width = self.board
        boards = flags[:, : planes * height * width].reshape(-1, *self.board).float()
        if self.net.training:
            turns = [side for side in (2, 3) if torch.rand(()) < 0.5]
            boards = boards.flip(turns) if turns else boards
            boards = boards.mT if height == width and torch.rand(()) < 0.5 else boards
        return boards

    def _follow(self) -> None:
        with torch.no_grad():
            pairs = zip(self.even.parameters(), self.net.parameters(), strict=True)
            for even, newest in pairs:
                even.lerp_(newest, FOLLOWING)

    def _tensor(self, numbers: NDArray[Any]) -> Any:
        return torch.tensor(numbers.astype(np.float32), device=self.device)

    def _copy_of(self, network: Network, names: list[str]) -> Any:
        """Layers that see what the network sees, and say nothing yet."""
        weights = {name: array.astype(np.float64) for name, array in network.weights.items()}
        place = {name: number for number, name in enumerate(network.about.inputs)}
        first = np.zeros((len(names), weights["first"].shape[1]))
        for number, name in enumerate(names):
            if name in place:
                first[number] = weights["first"][place[name]] / FIRST_STEPS
        second = weights["second"] / LATER_STEPS
        bias = weights["first_bias"] / FIRST_STEPS + self.middle @ first
        second_bias = weights["second_bias"] / (FIRST_STEPS * LATER_STEPS)
        last = nn.Linear(second.shape[1], 1)
        nn.init.zeros_(last.weight)
        nn.init.zeros_(last.bias)
        planes = self.board[0] if self.board else 0
        begin = _linear(first * self.spread[:, None], bias)
        return _edge(begin, _linear(second, second_bias), last, planes)


def _linear(weight: NDArray[np.float64], bias: NDArray[np.float64]) -> Any:
    layer = nn.Linear(*weight.shape)
    with torch.no_grad():
        layer.weight.copy_(torch.tensor(weight.T))
        layer.bias.copy_(torch.tensor(bias))
    return layer


def _rows_of(choice: NDArray[np.int32]) -> Any:
    """For each choice the rows of its moves, and -1 where there are no more."""
    _, starts, counts = np.unique(choice, return_index=True, return_counts=True)
    places = np.arange(counts.max())
    rows = np.where(places < counts[:, None], starts[:, None] + places, -1)
    return torch.tensor(rows)


def _in_question(trials: Trials) -> Trials:
    """Without the moves that nobody would take, and choices of which one move is left."""
    away = np.abs(_differences(trials.thought / trials.unit, trials.choice))
    near = away <= np.quantile(away, 1 - FAR)
    near &= np.bincount(trials.choice, near)[trials.choice] > 1
    return Trials(*[array[near] for array in trials])


def _differences(values: NDArray[np.float32], choice: NDArray[np.int32]) -> NDArray[np.float64]:
    """Values of moves, as differences from the mean of their choice."""
    means = np.bincount(choice, values) / np.maximum(np.bincount(choice), 1)
    differences: NDArray[np.float64] = values - means[choice]
    return differences


def _taken(values: Any, reached: Any, there: Any) -> Any:
    """What the move with the highest value of each choice came to."""
    best = values.masked_fill(~there, -torch.inf).argmax(1, keepdim=True)
    return reached.gather(1, best).squeeze(1)


def _weights_of(net: Any) -> dict[str, Any]:
    return {name: weight.clone() for name, weight in net.state_dict().items()}
