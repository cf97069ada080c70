"""How a game ended, on a terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from quartier.cli.results import print_result, result_data
from quartier.core.speech import Remark, Result, ScoreLine
from quartier.locale import Texts, points_text

RESULT = Result(
    ["score-buildings"],
    [
        [ScoreLine("score-buildings", "source-halves", "CC-54", 19.5)],
        [ScoreLine("score-buildings", "source-parkings", "CC-54", 19)],
    ],
    [19.5, 19],
    [1, 2],
    "",
    "end-rounds",
    remarks=[
        Remark("CC-62", "remark-too-dirty", {"seat": 1, "percent": 33, "price": 15, "money": 14})
    ],
)


def printed(language: str) -> list[str]:
    out = StringIO()
    texts = Texts(language, "quartier.titles.cardcity")
    print_result(RESULT, texts, ["Ada", "Bob"], Console(file=out, width=120))
    return out.getvalue().splitlines()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_half_a_point_is_printed(language: str) -> None:
    totals = [line.split()[-2:] for line in printed(language)]
    assert ["19½", "19"] in totals


def test_remarks_follow_the_points_with_their_rule() -> None:
    lines = "\n".join(printed("en"))
    assert "Bob loses: 33% pollution would cost $15" in lines
    assert "(CC-62)" in lines


def test_programs_get_halves_as_numbers_and_remarks_as_data() -> None:
    data = result_data(RESULT)
    assert data["totals"] == [19.5, 19]
    assert data["remarks"] == [
        {
            "rule": "CC-62",
            "key": "remark-too-dirty",
            "facts": {"seat": 1, "percent": 33, "price": 15, "money": 14},
        }
    ]


@pytest.mark.parametrize(
    ("points", "text"), [(0, "0"), (0.5, "½"), (-0.5, "-½"), (-3, "-3"), (-2.5, "-2½"), (7.0, "7")]
)
def test_points_are_written_with_a_fraction(points: float, text: str) -> None:
    assert points_text(points) == text
