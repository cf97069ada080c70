"""Fitting a network to lessons with torch, and turning it into whole numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from quartier.bots.network import FIRST_STEPS, LATER_STEPS, MOST_ACTIVE, MOST_ANSWER, About, Network
from quartier.research.learning.curriculum import Course
from quartier.research.learning.games import Lessons

BATCH: Final = 2048
FEWEST_STEPS: Final = 100
RATE: Final = 1e-3
DECAY: Final = 0.02
DROPPED: Final = 0.15
FOLLOWING: Final = 0.004
HELD_OUT: Final = 16
LOST: Final = -500.0


class Quality(NamedTuple):
    """The part of the variance of the ends that is foretold, by thirds of the game: by the title's
    evaluation, and with the network."""

    before: list[float]
    after: list[float]


class Net(nn.Module):
    def __init__(self, inputs: int, first: int, second: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, first)
        self.second = nn.Linear(first, second)
        self.last = nn.Linear(second, 2)
        nn.init.zeros_(self.last.weight)
        nn.init.zeros_(self.last.bias)
        self.drop = nn.Dropout(DROPPED)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        hidden = self.drop(torch.clamp(self.first(x), 0, MOST_ACTIVE))
        hidden = torch.clamp(self.second(hidden), 0, MOST_ACTIVE)
        answer: torch.Tensor = self.last(hidden)
        return answer


class Fit:
    """A network being fitted, round after round."""

    def __init__(self, names: list[str], course: Course, device: str, seed: int) -> None:
        torch.manual_seed(seed)
        self.names = names
        self.device = device
        self.net = Net(len(names), course.first, course.second).to(device)
        # What is used is the average over the last steps: it plays more evenly.
        self.even = Net(len(names), course.first, course.second).to(device)
        self.even.load_state_dict(self.net.state_dict())
        self.middle: torch.Tensor | None = None
        self.spread: torch.Tensor | None = None
        self.units: NDArray[np.float32] | None = None
        self.rival_means: NDArray[np.float32] | None = None

    def scale(self, lessons: Lessons, values: int) -> None:
        """Units of the answers and of the inputs, settled by the first games."""
        rest = np.where(lessons.ended > LOST, lessons.ended - lessons.thought, np.nan)
        self.units = np.ones(values, np.float32)
        self.rival_means = np.zeros(values, np.float32)
        for value in range(values):
            mine = (lessons.unit == value) & (lessons.thought > LOST)
            if mine.any():
                low, high = np.nanpercentile(rest[mine], [16, 84])
                self.units[value] = max((high - low) / 2, 0.5)
                self.rival_means[value] = np.median(lessons.rival[mine])
        inputs = lessons.inputs[:: max(1, len(lessons.inputs) // 200_000)].astype(np.float32)
        self.middle = torch.tensor(inputs.mean(0), device=self.device)
        # A floor, so that rare flags do not shout.
        self.spread = torch.tensor(np.maximum(inputs.std(0), 0.15), device=self.device)

    def targets(self, lessons: Lessons) -> NDArray[np.float32]:
        assert self.units is not None and self.rival_means is not None
        unit = self.units[lessons.unit]
        own = (lessons.ended - lessons.thought) / unit
        rival = (lessons.rival - self.rival_means[lessons.unit]) / unit
        both = np.stack([own, rival], axis=1)
        limited: NDArray[np.float32] = np.clip(both, -MOST_ANSWER, MOST_ANSWER).astype(np.float32)
        return limited

    def run(self, lessons: Lessons, passes: float, rate: float = RATE) -> Quality:
        """Go over the lessons so many times; quality is told of games held out."""
        device = self.device
        keep = lessons.thought > LOST
        x = torch.tensor(lessons.inputs[keep], device=device)
        y = torch.tensor(self.targets(lessons)[keep], device=device)
        count = len(x)
        # Whole blocks of rows, so that games are not torn apart.
        block = torch.arange(count, device=device) // 400
        held = block % HELD_OUT == 0
        train = (~held).nonzero()[:, 0]
        steps = max(FEWEST_STEPS, int(passes * len(train) / BATCH))
        optimizer = torch.optim.AdamW(self.net.parameters(), lr=rate, weight_decay=DECAY)
        schedule = torch.optim.lr_scheduler.OneCycleLR(
            optimizer, max_lr=rate, total_steps=steps + 1, pct_start=0.1
        )
        self.net.train()
        for _ in range(steps):
            rows = train[torch.randint(len(train), (BATCH,), device=device)]
            answer = self.net(self._scaled(x[rows]))
            loss = nn.functional.huber_loss(answer, y[rows], delta=2.0)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            self._follow()
            schedule.step()
        return self._quality(lessons, keep, x, held)

    @torch.no_grad()
    def _follow(self) -> None:
        pairs = zip(self.even.parameters(), self.net.parameters(), strict=True)
        for even, newest in pairs:
            even.lerp_(newest, FOLLOWING)

    def _scaled(self, x: torch.Tensor) -> torch.Tensor:
        assert self.middle is not None and self.spread is not None
        return (x.float() - self.middle) / self.spread

    @torch.no_grad()
    def _quality(
        self, lessons: Lessons, keep: NDArray[np.bool_], x: torch.Tensor, held: torch.Tensor
    ) -> Quality:
        assert self.units is not None
        self.even.eval()
        rows = held.nonzero()[:, 0]
        answer = torch.cat([self.even(self._scaled(x[part])) for part in rows.split(65536)])
        chosen = rows.cpu().numpy()
        thought = lessons.thought[keep][chosen]
        ended = np.clip(lessons.ended[keep][chosen], -100, None)
        unit = self.units[lessons.unit[keep][chosen]]
        stage = lessons.stage[keep][chosen]
        with_net = thought + unit * answer[:, 0].clamp(-MOST_ANSWER, MOST_ANSWER).cpu().numpy()
        before, after = [], []
        for third in range(3):
            mine = (stage * 3).astype(int).clip(0, 2) == third
            spread = ((ended - ended[mine].mean()) / unit)[mine].var()
            before.append(1 - float((((ended - thought) / unit)[mine] ** 2).mean() / spread))
            after.append(1 - float((((ended - with_net) / unit)[mine] ** 2).mean() / spread))
        return Quality(before, after)

    def keep(self, path: Path) -> None:
        """Put everything into a file, to go on from it."""
        torch.save(
            {
                "net": self.net.state_dict(),
                "middle": self.middle,
                "spread": self.spread,
                "units": None if self.units is None else self.units.tolist(),
                "rivals": None if self.rival_means is None else self.rival_means.tolist(),
            },
            path,
        )

    def restore(self, path: Path) -> None:
        kept = torch.load(path, map_location=self.device, weights_only=True)
        self.net.load_state_dict(kept["net"])
        self.even.load_state_dict(kept["net"])
        self.middle, self.spread = kept["middle"], kept["spread"]
        self.units = np.array(kept["units"], np.float32)
        self.rival_means = np.array(kept["rivals"], np.float32)

    def exported(self, about: dict[str, Any]) -> Network:
        """The network in whole numbers, its inputs as they come."""
        assert self.middle is not None and self.spread is not None
        net = self.even
        middle, spread = self.middle.double(), self.spread.double()
        first = (net.first.weight.double() / spread).T
        first_bias = net.first.bias.double() - middle @ first
        steps = FIRST_STEPS * LATER_STEPS
        weights = {
            "first": _whole(first * FIRST_STEPS, np.int16),
            "first_bias": _whole(first_bias * FIRST_STEPS, np.int32),
            "second": _whole(net.second.weight.double().T * LATER_STEPS, np.int16),
            "second_bias": _whole(net.second.bias.double() * steps, np.int64),
            "last": _whole(net.last.weight.double().T * LATER_STEPS, np.int16),
            "last_bias": _whole(net.last.bias.double() * steps * LATER_STEPS, np.int64),
        }
        return Network(About(**about), weights)


def _whole(values: torch.Tensor, kind: Any) -> NDArray[Any]:
    limits = np.iinfo(kind)
    array = values.detach().cpu().numpy()
    return np.rint(np.clip(array, limits.min, limits.max)).astype(kind)
