"""Set-ups of every title the environments are checked with: few, and different."""

from __future__ import annotations

from typing import Any

SetUp = tuple[str, int, dict[str, Any]]

SET_UPS: list[SetUp] = [
    ("sevenwonders", 2, {}),
    ("sevenwonders", 3, {"leaders": True, "cities": True}),
    ("sevenwonders", 4, {"teams": True, "sides": "choose"}),
    ("lacitta", 2, {"expansion": True}),
    ("lacitta", 4, {"edition": "2000"}),
    ("cardcity", 1, {"level": "advanced", "suburb": True}),
    ("cardcity", 2, {}),
    ("cardcity", 3, {"level": "normal", "unique_city": True, "ecology": True}),
    ("smallcity", 1, {"difficulty": "senator"}),
    ("smallcity", 2, {}),
    ("smallcity", 3, {"game": "advanced", "victory": "cultural"}),
]


def name(set_up: SetUp) -> str:
    title, seats, options = set_up
    return "-".join([title, str(seats), *options])


TOGETHER = [set_up for set_up in SET_UPS if set_up[1] > 1]
