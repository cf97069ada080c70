"""What a benchmark measures is named in a line, and its rounds are put together."""

from __future__ import annotations

import pytest

from quartier.research.performance import below
from quartier.research.speed import Speed, best, read_set_up


def test_a_title_alone_is_set_up_as_usual() -> None:
    set_up = read_set_up("sevenwonders")
    assert (set_up.name, set_up.seats, set_up.settings["leaders"]) == ("sevenwonders:4", 4, False)


def test_seats_and_options_follow_the_title() -> None:
    set_up = read_set_up("sevenwonders:7:leaders=true,cities=true")
    assert (set_up.name, set_up.seats) == ("sevenwonders:7:leaders=true,cities=true", 7)
    assert set_up.settings["leaders"] is True
    assert set_up.settings["cities"] is True


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("chess", "no title chess"),
        ("sevenwonders:4:dragons=true", "no option dragons=true"),
        ("sevenwonders:4:leaders=perhaps", "no option leaders=perhaps"),
        ("sevenwonders:9", "cannot be set up"),
    ],
)
def test_what_cannot_be_set_up_is_refused(name: str, says: str) -> None:
    with pytest.raises(SystemExit, match=says):
        read_set_up(name)


def test_of_several_rounds_the_best_figures_count() -> None:
    rounds = [Speed("t:2", 10, 100, 5, 9, 4, 5, 6), Speed("t:2", 20, 200, 6, 7, 5, 4, 7)]
    together = best(rounds)
    assert together == Speed("t:2", 20, 200, 5, 7, 4, 4, 6)
    assert together.observation == 2


def test_what_people_wrote_below_the_figures_stays() -> None:
    assert below("# Performance\n\nfigures\n\n## Why\n\nBecause.\n") == "\n## Why\n\nBecause.\n"
    assert below("# Performance\n\nfigures\n") == ""
