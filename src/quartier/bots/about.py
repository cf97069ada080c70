"""What a network is for, as its file says; read without numpy, which takes a while to load."""

from __future__ import annotations

from io import BytesIO
from typing import Final
from zipfile import ZipFile

import msgspec

from quartier.core.titles import TO_THE_END, Settings, spelled

# Values of some options, and numbers of `seats`: all mixes that have one of each.
Mixes = dict[str, list[str]]

# A network judges well a few choices later, even where the title's own evaluation does not.
USUAL_HORIZON: Final = 4


def is_among(mixes: Mixes, settings: Settings, seats: int) -> bool:
    """Whether a mix of seats and options is one of some."""
    mix = {key: spelled(value) for key, value in settings.items()}
    mix["seats"] = str(seats)
    return all(mix.get(key) in values for key, values in mixes.items())


class About(msgspec.Struct, frozen=True):
    """What a network is for: the version of the features, the names of its inputs, the seats and
    the options it has learned (`trained`), what one unit of its answer is worth in points (by the
    value of the option `unit_option`), and how far it is trusted (`sharpness` is how far where
    moves are compared). Of what it has learned, `weak` are the seats and options in which it judges
    no better than the title's evaluation alone.
    `horizon` is how many choices a search plays on before it asks, or, if a search of who plays
    alone ends with a round, `rounds` how many rounds it plays on after this one; `planes` is what
    of one's own board is seen place by place where moves are compared.
    """

    title: str
    features: int
    inputs: list[str]
    seats: list[int]
    trained: dict[str, list[str]]
    unit_option: str
    units: dict[str, float]
    trust: float
    rivalry: float
    weak: list[Mixes] = []
    horizon: int = USUAL_HORIZON
    rounds: int = TO_THE_END
    planes: list[str] = []
    sharpness: float = 1.0

    def knows(self, settings: Settings, seats: int) -> bool:
        """Whether it has learned this mix of seats and options, and well enough to be asked."""
        if seats not in self.seats or any(
            spelled(value) not in self.trained.get(key, []) for key, value in settings.items()
        ):
            return False
        return not any(is_among(mixes, settings, seats) for mixes in self.weak)

    def unit(self, settings: Settings) -> float:
        option = settings.get(self.unit_option)
        return self.units["" if option is None else spelled(option)]


def read_about(file: bytes) -> About:
    """What the file of a network says: its part `about`, behind the head of a numpy array."""
    with ZipFile(BytesIO(file)) as parts:
        array = parts.read("about.npy")
    # Eight bytes of magic and version, two with the length of what describes the array.
    start = 10 + int.from_bytes(array[8:10], "little")
    return msgspec.json.decode(array[start:], type=About)
