"""`quartier record`, and what reads its files."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Quartier

pytest.importorskip("pyarrow", reason="data sets need the extra `data`")

from quartier.research.dataset import Wish, card, read, record


def test_every_decision_is_a_row(quartier: Quartier, tmp_path: Path) -> None:
    file = tmp_path / "city.parquet"
    arguments = ("--games", "3", "--bots", "random", "--set", "ecology=true", "--output", str(file))
    answer = quartier("record", "cardcity", *arguments)
    assert (answer.code, answer.err) == (0, "")
    rows = sum(len(part.actions) for part in read(file, rows=50))
    assert f"{rows} decisions of 3 games" in " ".join(answer.out.split())
    told = card(file)
    assert told["settings"]["ecology"] is True
    assert (told["seed"], told["bots"], told["rules"]) == (1, ["random", "random"], 2)


def test_rows_are_what_the_seat_saw_and_did(tmp_path: Path) -> None:
    file = tmp_path / "wonders.parquet"
    wish = Wish("sevenwonders", {"leaders": True}, ["random"] * 3, 8, 2)
    record(wish, file)
    setup = wish.setup
    game, state = -1, setup.new(0)
    for part in read(file, rows=40):
        for index in range(len(part.actions)):
            if part.games[index] != game:
                game += 1
                state = setup.new(wish.seed + game)
            seat, action = int(part.seats[index]), int(part.actions[index])
            assert seat == state.deciders[0]
            assert (part.observations[index] == setup.observation(state, seat)).all()
            assert (part.masks[index] == setup.mask(state, seat)).all()
            assert part.masks[index][action]
            ahead = state.clone()
            ahead.advance(seat, setup.title.space.moves[action])
            state = ahead
    assert game == 1
    assert part.rewards[-1] == pytest.approx(setup.rewards(state)[seat])
    assert not state.deciders


def test_equal_wishes_give_equal_files_however_many_processes(tmp_path: Path) -> None:
    wish = Wish("cardcity", {}, ["random", "hasty"], 3, 60)
    record(wish, tmp_path / "one")
    record(wish, tmp_path / "two", jobs=2)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_where_nothing_can_be_written_is_told(quartier: Quartier) -> None:
    answer = quartier("record", "cardcity", "--output", "/nowhere/at/all.parquet")
    assert answer.code == 2
    assert "There is no folder “/nowhere/at”" in " ".join(answer.err.split())


def test_what_is_missing_is_told(quartier: Quartier, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quartier.cli.record.find_spec", lambda name: None)
    answer = quartier("record", "cardcity", "--output", "x.parquet")
    assert answer.code == 2
    assert "pip install 'quartier[data]'" in " ".join(answer.err.split())
