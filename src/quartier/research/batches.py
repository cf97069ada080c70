"""A data set of decisions for torch, in as many processes as one likes.

    from torch.utils.data import DataLoader
    from quartier.research.batches import Batches

    for seen, legal, actions, rewards in DataLoader(
        Batches(file, rows=4096), batch_size=None, num_workers=2
    ):
        ...

Each process reads other games. Needs `quartier[data]` and torch.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import torch
from torch.utils.data import IterableDataset, get_worker_info

from quartier.research.dataset import read


class Batches(IterableDataset):  # type: ignore[misc]
    """Batches of at most so many rows: observations, masks, actions and rewards as tensors."""

    def __init__(self, file: Path, rows: int = 4096) -> None:
        super().__init__()
        self.file = file
        self.rows = rows

    def __iter__(self) -> Iterator[tuple[Any, Any, Any, Any]]:
        worker = get_worker_info()
        part, parts = (0, 1) if worker is None else (worker.id, worker.num_workers)
        for rows in read(self.file, self.rows, part, parts):
            told = (rows.observations, rows.masks, rows.actions, rows.rewards)
            # Tensors that are written to must not share what a file was read into.
            seen, legal, actions, rewards = (torch.from_numpy(array.copy()) for array in told)
            yield seen, legal, actions, rewards
