"""What programs that learn ask at every decision, as arrays of their own kind.

Numbers are turned into arrays by whoever needs them: the rules know no library of arrays. It is
done from here because the way is shorter once the rules are compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from quartier.core.cache import Cache
from quartier.core.features import Features, Masks
from quartier.core.state import State

Observed = TypeVar("Observed")
Legal = TypeVar("Legal")


class Arrays:
    """How bytes become an array: `make` gets them and the kind of entry, a number or a flag."""

    def __init__(self, make: Callable[[bytes, Any], Any], number: object, flag: object) -> None:
        self.make = make
        self.number = number
        self.flag = flag


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(Generic[Observed, Legal]):
    """What seats see and may do, with so many seats and actions.

    `tail` stands behind every observation: what all tables of a set-up have in common.
    """

    def __init__(
        self, features: Features, seats: int, actions: int, arrays: Arrays, tail: bytes
    ) -> None:
        self.features = features
        self.masks = Masks(actions)
        self.tail = tail
        self._seats = seats
        self._arrays = arrays
        self._cache = features.cache(seats)

    def cache(self) -> Cache:
        """Where what a table has shown is remembered: a table observed again and again is seen
        faster with a cache of its own.
        """
        return self.features.cache(self._seats)

    def observation(self, state: State, seat: int, cache: Cache | None = None) -> Observed:
        """What a seat sees. Without a cache the game's own is used; any is right for any state."""
        arrays = self._arrays
        seen = self.features.observe(state, seat, self._cache if cache is None else cache)
        array: Observed = arrays.make(seen + self.tail, arrays.number)
        return array

    def mask(self, state: State, seat: int) -> Legal:
        """1 for every legal action of a seat; all 0 for one that owes nothing."""
        arrays = self._arrays
        array: Legal = arrays.make(self.masks.of(state, seat), arrays.flag)
        return array
