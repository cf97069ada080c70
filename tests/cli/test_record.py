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


def test_what_was_not_written_to_its_end_is_not_there(tmp_path: Path) -> None:
    """A file that says it holds all games holds them."""
    file = tmp_path / "city.parquet"
    shown = []

    def stop(games: int) -> None:
        shown.append(games)
        if games == 100:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        record(Wish("cardcity", {}, ["random", "hasty"], 3, 120), file, show=stop)
    assert shown == [50, 100]
    assert list(tmp_path.iterdir()) == []


def test_where_nothing_can_be_written_is_told(quartier: Quartier) -> None:
    answer = quartier("record", "cardcity", "--output", "/nowhere/at/all.parquet")
    assert answer.code == 2
    assert "There is no folder “/nowhere/at”" in " ".join(answer.err.split())


def test_what_is_missing_is_told(quartier: Quartier, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quartier.cli.record.find_spec", lambda name: None)
    answer = quartier("record", "cardcity", "--output", "x.parquet")
    assert answer.code == 2
    assert "pip install 'quartier[data]'" in " ".join(answer.err.split())


def test_parts_of_a_file_have_all_of_its_games_once(tmp_path: Path) -> None:
    file = tmp_path / "city.parquet"
    rows = record(Wish("cardcity", {}, ["random", "hasty"], 3, 120), file)
    parts = [list(read(file, 1000, part, parts=2)) for part in range(2)]
    games = [{int(game) for rows in part for game in rows.games} for part in parts]
    assert games[0].isdisjoint(games[1])
    assert games[0] | games[1] == set(range(120))
    assert sum(len(rows.actions) for part in parts for rows in part) == rows


@pytest.mark.slow
def test_torch_loads_it_in_several_processes(tmp_path: Path) -> None:
    data = pytest.importorskip("torch.utils.data", reason="no lock has torch: pip install torch")
    from quartier.research.batches import Batches

    file = tmp_path / "city.parquet"
    rows = record(Wish("cardcity", {}, ["random", "hasty"], 3, 120), file)
    found = list(data.DataLoader(Batches(file, rows=1000), batch_size=None, num_workers=2))
    assert sum(len(actions) for _, _, actions, _ in found) == rows
    for _, legal, actions, _ in found:
        assert legal.gather(1, actions[:, None]).all()
