"""Fitting a network to lessons with torch, and turning it into whole numbers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from quartier.bots.about import About
from quartier.bots.learned import LOST
from quartier.bots.network import (
    FIRST_STEPS,
    LATER_STEPS,
    MOST_ACTIVE,
    MOST_ANSWER,
    SIGHT_STEPS,
    Network,
)
from quartier.research.learning.curriculum import Course
from quartier.research.learning.games import Lessons

BATCH: Final = 2048
FEWEST_STEPS: Final = 100
RATE: Final = 1e-3
DECAY: Final = 0.02
DROPPED: Final = 0.15
# How fast the averaged weights follow the newest.
FOLLOWING: Final = 0.004
# One of so many blocks of rows is held out; blocks, because the rows of a game share its end.
HELD_OUT: Final = 16
BLOCK: Final = 400
# Inputs are divided by how much they differ; rare flags by no less than this, or they would shout.
LEAST_SPREAD: Final = 0.15

# The other processors play: threads that wait for one which has none are slower than one alone.
torch.set_num_threads(1)


class Quality(NamedTuple):
    """The part of the variance of the ends that is foretold, by thirds of the game: by the title's
    evaluation, and with the network."""

    before: list[float]
    after: list[float]

    @property
    def foretold(self) -> dict[str, float]:
        return dict(zip(("R² early", "middle", "late"), self.after, strict=True))

    def __str__(self) -> str:
        pairs = zip(self.before, self.after, strict=True)
        return " ".join([f"{before:.2f}→{after:.2f}" for before, after in pairs])


class Fit:
    """A network being fitted, again and again to newer lessons."""

    def __init__(self, names: list[str], course: Course, device: str, seed: int) -> None:
        torch.manual_seed(seed)
        self.device = device
        sizes = (len(names), course.first, course.second)
        self.net = _layers(*sizes).to(device)
        # What is used is an average over the last steps: it plays more evenly.
        self.even = _layers(*sizes).to(device)
        self.even.load_state_dict(self.net.state_dict())
        self.middle: Any = None
        self.spread: Any = None
        self.units: list[float] = []
        self.rivals: list[float] = []

    def scale(self, lessons: Lessons, values: int) -> None:
        """Settle the units of inputs and answers by the first games."""
        open_ = (lessons.thought > LOST) & (lessons.ended > LOST)
        for value in range(values):
            mine = open_ & (lessons.unit == value)
            unit, rival = 1.0, 0.0
            if mine.any():
                low, high = np.percentile((lessons.ended - lessons.thought)[mine], [16, 84])
                unit = max(float(high - low) / 2, 0.5)
                rival = float(np.median(lessons.rival[mine]))
            self.units.append(unit)
            self.rivals.append(rival)
        inputs = lessons.inputs.astype(np.float32)
        spread = np.maximum(inputs.std(0), LEAST_SPREAD)
        self.middle = torch.tensor(inputs.mean(0), device=self.device)
        self.spread = torch.tensor(spread, device=self.device)

    def run(self, lessons: Lessons, passes: float, rate: float = RATE) -> Quality:
        """Go over the lessons so many times; quality is told of what was held out."""
        kept = lessons.where(lessons.thought > LOST)
        inputs = torch.tensor(kept.inputs, device=self.device)
        targets = torch.tensor(self._targets(kept), device=self.device)
        held = np.arange(len(kept.thought)) // BLOCK % HELD_OUT == 0
        rows = torch.tensor((~held).nonzero()[0], device=self.device)
        if not len(rows):
            rows = torch.arange(len(inputs), device=self.device)
        steps = max(FEWEST_STEPS, int(passes * len(rows) / BATCH))
        optimizer = torch.optim.AdamW(self.net.parameters(), lr=rate, weight_decay=DECAY)
        schedule = torch.optim.lr_scheduler.OneCycleLR(
            optimizer, max_lr=rate, total_steps=steps + 1, pct_start=0.1
        )
        self.net.train()
        for _ in range(steps):
            drawn = rows[torch.randint(len(rows), (BATCH,), device=self.device)]
            answers = self.net(self._scaled(inputs[drawn]))
            loss = nn.functional.huber_loss(answers, targets[drawn], delta=2.0)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            self._follow()
        return self._quality(kept, inputs, held)

    def _targets(self, lessons: Lessons) -> NDArray[np.float32]:
        unit = np.array(self.units)[lessons.unit]
        own = (lessons.ended - lessons.thought) / unit
        rival = (lessons.rival - np.array(self.rivals)[lessons.unit]) / unit
        both = np.clip(np.stack([own, rival], axis=1), -MOST_ANSWER, MOST_ANSWER)
        targets: NDArray[np.float32] = both.astype(np.float32)
        return targets

    def _follow(self) -> None:
        with torch.no_grad():
            pairs = zip(self.even.parameters(), self.net.parameters(), strict=True)
            for even, newest in pairs:
                even.lerp_(newest, FOLLOWING)

    def _scaled(self, inputs: Any) -> Any:
        return (inputs.float() - self.middle) / self.spread

    def _quality(self, lessons: Lessons, inputs: Any, held: NDArray[np.bool_]) -> Quality:
        self.even.eval()
        with torch.no_grad():
            answers = self.even(self._scaled(inputs[torch.tensor(held, device=self.device)]))
        apart = lessons.where(held)
        unit = np.array(self.units)[apart.unit]
        ended = np.clip(apart.ended, -MOST_ANSWER * unit, None) / unit
        thought = apart.thought / unit
        corrected = thought + answers[:, 0].cpu().numpy()
        third = np.minimum((apart.stage * 3).astype(int), 2)
        before, after = [], []
        for number in range(3):
            mine = third == number
            variance = ended[mine].var() + 1e-9
            before.append(1 - float(((ended - thought)[mine] ** 2).mean() / variance))
            after.append(1 - float(((ended - corrected)[mine] ** 2).mean() / variance))
        return Quality(before, after)

    def keep(self, path: Path) -> None:
        """Put everything into a file, to go on from it."""
        kept = {
            "net": self.net.state_dict(),
            "even": self.even.state_dict(),
            "middle": self.middle,
            "spread": self.spread,
            "units": self.units,
            "rivals": self.rivals,
        }
        torch.save(kept, path)

    def restore(self, path: Path) -> None:
        kept = torch.load(path, map_location=self.device, weights_only=True)
        self.net.load_state_dict(kept["net"])
        self.even.load_state_dict(kept["even"])
        self.middle, self.spread = kept["middle"], kept["spread"]
        self.units, self.rivals = kept["units"], kept["rivals"]

    def exported(self, about: About) -> Network:
        """The network in whole numbers, its inputs as they come."""
        middle, spread = self.middle.cpu().numpy(), self.spread.cpu().numpy()
        layers = [layer for layer in self.even if isinstance(layer, nn.Linear)]
        return Network(about, whole_layers(layers, middle, spread))


def _layers(inputs: int, first: int, second: int) -> Any:
    last = nn.Linear(second, 2)
    # A network that has learned nothing corrects nothing.
    nn.init.zeros_(last.weight)
    nn.init.zeros_(last.bias)
    return nn.Sequential(
        nn.Linear(inputs, first),
        nn.Hardtanh(0.0, MOST_ACTIVE),
        nn.Dropout(DROPPED),
        nn.Linear(first, second),
        nn.Hardtanh(0.0, MOST_ACTIVE),
        last,
    )


def whole_layers(
    layers: Sequence[Any], middle: NDArray[np.float32], spread: NDArray[np.float32]
) -> dict[str, NDArray[Any]]:
    """The layers of a network in whole numbers, which take inputs that are not scaled."""
    first, second, last = layers
    weight = _exact(first.weight).T / spread[:, None]
    bias = _exact(first.bias) - middle @ weight
    steps = FIRST_STEPS * LATER_STEPS
    return {
        "first": _whole(weight * FIRST_STEPS, np.int16),
        "first_bias": _whole(bias * FIRST_STEPS, np.int32),
        "second": _whole(_exact(second.weight).T * LATER_STEPS, np.int16),
        "second_bias": _whole(_exact(second.bias) * steps, np.int64),
        "last": _whole(_exact(last.weight).T * LATER_STEPS, np.int16),
        "last_bias": _whole(_exact(last.bias) * steps * LATER_STEPS, np.int64),
    }


def whole_sight(kernel: Any, sights: Any) -> dict[str, NDArray[Any]]:
    """What sees a board, in whole numbers."""
    return {
        "kernel": _whole(_exact(kernel.weight).transpose(1, 2, 3, 0) * FIRST_STEPS, np.int16),
        "kernel_bias": _whole(_exact(kernel.bias) * FIRST_STEPS, np.int32),
        "sights": _whole(_exact(sights.weight).T * SIGHT_STEPS, np.int16),
    }


def _exact(weight: Any) -> NDArray[np.float64]:
    array: NDArray[np.float64] = weight.detach().cpu().double().numpy()
    return array


def _whole(values: NDArray[np.float64], kind: Any) -> NDArray[Any]:
    limits = np.iinfo(kind)
    whole: NDArray[Any] = np.rint(np.clip(values, limits.min, limits.max)).astype(kind)
    return whole
