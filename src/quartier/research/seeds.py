"""Seeds of the tables an environment plays one after the other."""

from __future__ import annotations

from quartier.core.rng import WORD, seeded

_UNSEEDED = 0


class Seeds:
    """A seed given with a reset begins a new stream; a reset without one goes on in it."""

    def __init__(self) -> None:
        self._stream = seeded(_UNSEEDED)

    def next(self, given: int | None) -> int:
        if given is not None:
            self._stream = seeded(given & ((1 << 64) - 1))
        return self._stream.word() * (WORD + 1) + self._stream.word()
