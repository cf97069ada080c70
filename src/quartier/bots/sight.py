"""What a network sees of a board: every place together with those around it.

A board is some planes of the seat's own part of the observation (`lies:residence`), each a flag for
every place, named by a column's letter and a row's number. A kernel, the same at every place, makes
a few features of each place and its neighbours; their sums over all places are what is seen. So a
pattern counts wherever it lies.

All sums are whole numbers that float32 holds exactly, in whatever order they are added.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from quartier.core.features import Features

# A place sees as far as this in every direction.
REACH: Final = 1
AROUND: Final = 2 * REACH + 1

# What a change adds of a flag, by whether it was set.
ADDED: Final = np.array([1, -1], np.float32)

Sums = NDArray[np.float32]


def places_of(features: Features, planes: list[str], seats: int) -> NDArray[np.intp]:
    """Where the planes stand in an observation: by plane, row and column."""
    flags = features.part_flags.names
    behind = len(features.numbers) + features.parts(seats) * len(features.part_numbers)
    behind += len(features.flags.names)
    at = {name: behind + number for number, name in enumerate(flags)}
    cells = [name.rpartition(":")[2] for name in flags if name.rpartition(":")[0] == planes[0]]
    columns = sorted({cell[0] for cell in cells})
    rows = sorted({int(cell[1:]) for cell in cells})
    return np.array(
        [[[at[f"{plane}:{column}{row}"] for column in columns] for row in rows] for plane in planes]
    )


class Sight:
    """What a kernel sees; `kernel` by plane, row, column and feature."""

    def __init__(
        self, places: NDArray[np.intp], kernel: NDArray[Any], bias: NDArray[Any], most: float
    ) -> None:
        self.places = places.ravel()
        self.cast = _cast(places.shape, kernel)
        self.bias = bias.astype(np.float32)
        self.most = np.float32(most)

    def sums(self, seen: NDArray[np.uint8]) -> Sums:
        """A row for each observation, as networks are taught."""
        flags = seen[:, self.places]
        before = np.zeros_like(flags[0])
        sight = np.zeros(self.cast.shape[1], np.float32)
        felt = np.empty((len(seen), len(sight)), np.float32)
        # Positions after the moves of one choice are nearly alike: only what differs is added.
        for position, now in enumerate(flags):
            changed = np.flatnonzero(now != before)
            sight += ADDED[before[changed]] @ self.cast[changed]
            felt[position] = sight
            before = now
        felt = felt.reshape(len(seen), -1, len(self.bias)) + self.bias
        np.maximum(felt, 0, out=felt)
        np.minimum(felt, self.most, out=felt)
        sums: Sums = felt.sum(axis=1)
        return sums


def _cast(shape: tuple[int, ...], kernel: NDArray[Any]) -> Sums:
    """What each flag adds to the features of all places: it is felt where it lies and around."""
    planes, height, width = shape
    features = kernel.shape[-1]
    # What lies above a place is seen by the row of the kernel that looks upwards: turned round, a
    # kernel tells what a thing adds to the places around it.
    around = kernel[:, ::-1, ::-1]
    cast = np.zeros((*shape, height + 2 * REACH, width + 2 * REACH, features), np.float32)
    for row, column in np.ndindex(height, width):
        cast[:, row, column, row : row + AROUND, column : column + AROUND] = around
    within = cast[..., REACH:-REACH, REACH:-REACH, :]
    return within.reshape(planes * height * width, height * width * features)
