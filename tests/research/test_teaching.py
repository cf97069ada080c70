"""Teaching networks: what lessons hold, how duels are played, how a run goes on."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from quartier.bots.learned import networks_of
from quartier.bots.network import load
from quartier.core.rng import seeded
from quartier.core.titles import find_title
from quartier.research.learning import run as runs
from quartier.research.learning.__main__ import main
from quartier.research.learning.curriculum import COURSES, draw_mix, taught
from quartier.research.learning.duels import Duel, End, play, summary
from quartier.research.learning.games import Player, joined, load_lessons


@pytest.fixture
def network(tmp_path: Path) -> Path:
    """A network of the package, in a file."""
    title = find_title("cardcity")
    assert title is not None
    path = tmp_path / "network.npz"
    with path.open("wb") as file:
        networks_of(title)[0].save(file)
    return path


@pytest.mark.parametrize("title_id", sorted(COURSES))
def test_every_seat_count_and_option_that_is_taught_is_drawn(title_id: str) -> None:
    title = find_title(title_id)
    assert title is not None
    rng = seeded(2)
    seats = set()
    values: dict[str, set[str]] = {key: set() for key in taught(title, "")}
    for _ in range(600):
        settings, number = draw_mix(title, "", rng)
        assert title.check(settings, number) is None
        seats.add(number)
        for key, value in settings.items():
            values[key].add(str(value).lower() if isinstance(value, bool) else value)
    assert seats == set(title.seats)
    assert values == {key: set(some) for key, some in taught(title, "").items()}


def test_one_value_of_an_option_can_be_taught_alone() -> None:
    title = find_title("cardcity")
    assert title is not None
    drawn = [draw_mix(title, "victory=economic", seeded(seed))[0] for seed in range(20)]
    assert {settings["victory"] for settings in drawn} == {"economic"}


def test_lessons_hold_what_was_seen_thought_and_reached(tmp_path: Path) -> None:
    player = Player("cardcity", None)
    lessons, games, _ = player.lessons(5, 0.0)
    assert games == 1
    rows = len(lessons.thought)
    assert lessons.inputs.shape == (rows, len(player.names))
    own = player.index["own.money"]
    assert 0 <= lessons.inputs[:, own].min() < lessons.inputs[:, own].max()
    seats = [name for name in player.names if name.startswith("seats=")]
    marked = lessons.inputs[:, [player.index[name] for name in seats]]
    assert (marked.sum(axis=1) == 1).all()
    assert (np.abs(lessons.inputs[:, player.index["insight.0"]] / 16 - lessons.thought) < 0.1).all()
    assert 0 < lessons.stage.min() < lessons.stage.max() <= 1
    path = tmp_path / "some.lessons"
    lessons.save(path)
    twice = joined([load_lessons(path), lessons])
    assert (twice.inputs == np.concatenate([lessons.inputs, lessons.inputs])).all()


def test_the_same_seed_gives_the_same_lessons(network: Path) -> None:
    first, again = (Player("cardcity", network).game(seeded(3)) for _ in range(2))
    assert (first.inputs == again.inputs).all()
    assert (first.ended == again.ended).all()


def test_a_duel_seats_the_bot_on_every_seat(network: Path) -> None:
    duel = Duel("cardcity", network, "net", "greedy", 2, {"victory": "commercial"})
    ends = play(duel, [10, 11])
    assert len(ends) == 2
    assert all(0 <= end.won <= 1 for end in ends)
    assert play(duel, [10, 11]) == ends


def test_an_unknown_bot_is_refused(network: Path) -> None:
    with pytest.raises(ValueError, match="none of net:N"):
        play(Duel("cardcity", network, "clever", "greedy", 2, {}), [1])


def test_a_summary_tells_wilsons_interval() -> None:
    assert summary([End(1.0, 4.0)] * 50 + [End(0.0, -4.0)] * 50) == (
        "50.0 % (40-60), lead +0.0 ± 0.4, 100 games"
    )


def test_a_run_learns_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch", reason="needs quartier[learn]")
    monkeypatch.setattr(runs, "TURN_SECONDS", 3.0)
    command = ["learn", "cardcity", "--only", "victory=economic", "--output", str(tmp_path)]
    for _ in range(2):
        main([*command, "--seconds", "12", "--workers", "1"])
    with (tmp_path / "cardcity-economic.npz").open("rb") as file:
        about = load(file).about
    assert about.trained["victory"] == ["economic"]
    log = (tmp_path / "cardcity-economic.log").read_text(encoding="utf-8")
    assert f"fit {runs.YOUNG_FITS + 1}:" in log
