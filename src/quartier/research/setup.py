"""A title with its seats and options, as programs that learn see it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
from numpy.typing import NDArray

from quartier.core.encoder import Arrays, Encoder
from quartier.core.features import features_of
from quartier.core.moves import Move
from quartier.core.state import State
from quartier.core.titles import Title, Value
from quartier.setups import set_up

Observation = NDArray[np.uint8]
Mask = NDArray[np.int8]

BYTE = np.dtype(np.uint8)
FLAG = np.dtype(np.int8)
ARRAYS = Arrays(np.frombuffer, BYTE, FLAG)

# What networks of bots do not read came with this many new versions: the options behind the bytes
# of a title, and how many of a card there are.
ADDED = 2
# The points of a lone player are counted in hundreds, so that rewards stay small.
SOLO_POINTS = 100


class Setup(Encoder[Observation, Mask]):
    """What all tables of a set-up share: sizes, names, and how positions become arrays.

    An action is the number of a move in the title's action space. `names` says what each entry of
    an observation is, `version` which set of names it is. Behind what the title tells of a position
    stands a flag for each value of its options.
    """

    def __init__(self, title_id: str, seats: int | None = None, **options: Value) -> None:
        title, self.settings, self.seats = set_up(title_id, seats, options)
        self.title = title
        self.actions = len(title.space)
        features = features_of(title)
        if features is None:
            raise ValueError(f"{title_id} has no observations: it has no module features")
        self.options = option_flags(title)
        tail = bytes(self.settings[key] == value for key, value in self.options.values())
        super().__init__(features, self.seats, self.actions, ARRAYS, tail)
        self.version = features.version + ADDED
        self.names = (*features.names(self.seats), *self.options)

    def __reduce__(self) -> tuple[Callable[[], Setup], tuple[()]]:
        """Another process sets the game up anew, with rules of its own."""
        return partial(Setup, self.title.id, self.seats, **self.settings), ()

    @property
    def name(self) -> str:
        return f"quartier_{self.title.id}_v{self.version}"

    def new(self, seed: int) -> State:
        return self.title.new(self.settings, self.seats, seed)

    def move(self, state: State, seat: int, action: int) -> Move | None:
        """The move an action stands for, None if it is not legal now."""
        if not 0 <= action < self.actions:
            return None
        move = self.title.space.moves[action]
        return None if state.refusal(seat, move) is not None else move

    def rewards(self, state: State) -> list[float]:
        """What the end of a game is worth to each seat; all 0 before.

        Against others: the share of them left behind less the share of those ahead, from -1 to 1.
        Alone: hundreds of points.
        """
        result = state.result
        if result is None:
            return [0.0] * self.seats
        if self.seats == 1:
            return [result.totals[0] / SOLO_POINTS]
        ranks = result.ranks
        return [
            sum((other > own) - (other < own) for other in ranks) / (self.seats - 1)
            for own in ranks
        ]


def option_flags(title: Title) -> dict[str, tuple[str, Value]]:
    """The name of a flag for each value of each option; one is enough for yes and no."""
    return {
        f"option:{option.key}" + ("" if value is True else f"={value}"): (option.key, value)
        for option in title.options
        for value in option.values
        if value is not False
    }
