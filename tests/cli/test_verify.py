"""`quartier verify`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from tests.cli.conftest import Quartier

from quartier.core.dealing import commitment, deal_key
from quartier.core.history import History
from quartier.core.record import Deal, record_of, write
from quartier.core.rng import Seed, seeded
from quartier.core.speech import Refusal
from quartier.core.titles import find_title

SECRET = bytes(range(32))
ENTROPY = ["00ff", "by-ben", ""]
DEAL = Deal(table="table", commitment=commitment(SECRET), secret=SECRET.hex(), entropy=ENTROPY)
PLAYERS = ["Ann", "Ben", "bot:greedy"]
KEY = deal_key(SECRET, "table", ENTROPY)

Save = Callable[..., str]


@pytest.fixture
def save(tmp_path: Path) -> Save:
    """Writes a record of some moves and says where."""

    def saved(seed: Seed = KEY, deal: Deal | None = DEAL, players: list[str] = PLAYERS) -> str:
        title = find_title("sevenwonders")
        assert title is not None
        settings = title.settings({})
        assert not isinstance(settings, Refusal)
        history = History(title, settings, 3, seed)
        rng = seeded(1)
        for _ in range(4):
            seat = history.state.deciders[0]
            history.play(seat, history.state.draw(seat, rng))
        path = tmp_path / "game.json"
        write(record_of(history, players, deal), path)
        return str(path)

    return saved


def test_a_deal_as_promised_is_right_and_shows_what_to_compare(
    quartier: Quartier, save: Save
) -> None:
    answer = quartier("verify", save())
    assert (answer.code, answer.err) == (0, "")
    assert "4 decisions, all of them allowed with the cards that blake2b-1 deals" in answer.out
    assert "The secret is the one the server had committed itself to." in answer.out
    assert "The seed follows from the secret" in answer.out
    assert f"  commitment: {commitment(SECRET)}\n" in answer.out
    assert "  added by Ann: 00ff\n  added by Ben: by-ben\n" in answer.out
    assert "greedy" not in answer.out


def test_it_speaks_french(quartier: Quartier, save: Save) -> None:
    answer = quartier("verify", save(), "--lang", "fr")
    assert answer.code == 0
    assert "La graine découle du secret" in answer.out
    assert f"engagement : {commitment(SECRET)}" in answer.out


def test_a_secret_that_was_not_promised_is_wrong(quartier: Quartier, save: Save) -> None:
    other = bytes(32)
    deal = msgspec.structs.replace(DEAL, secret=other.hex())
    answer = quartier("verify", save(deal_key(other, "table", ENTROPY), deal))
    assert answer.code == 1
    assert "WRONG: the secret is not the one" in answer.out
    assert "The seed follows" in answer.out


@pytest.mark.parametrize(
    "entropy",
    [
        ["00fe", "by-ben", ""],
        ["by-ben", "00ff", ""],
        ["00ff", "by-ben"],
        ["00ff", "by-ben", "", ""],
    ],
)
def test_a_seed_that_comes_from_elsewhere_is_wrong(
    quartier: Quartier, save: Save, entropy: list[str]
) -> None:
    answer = quartier("verify", save(KEY, msgspec.structs.replace(DEAL, entropy=entropy)))
    assert answer.code == 1
    assert "WRONG: the seed does not follow" in answer.out


@pytest.mark.parametrize(
    ("entropy", "players"),
    [
        # For a bot, for a seat without a name, and for one there is not, the server could choose.
        (["00ff", "by-ben", "chosen"], PLAYERS),
        (["00ff", "by-ben", "chosen"], ["Ann", "Ben", ""]),
        (["00ff", "by-ben", "chosen"], ["Ann", "Ben"]),
        (["00ff", "by-ben", "", "chosen"], PLAYERS),
        (["00ff", "by-ben", "", ""], PLAYERS),
    ],
)
def test_a_seed_with_something_added_by_nobody_is_wrong(
    quartier: Quartier, save: Save, entropy: list[str], players: list[str]
) -> None:
    deal = msgspec.structs.replace(DEAL, entropy=entropy)
    answer = quartier("verify", save(deal_key(SECRET, "table", entropy), deal, players))
    assert answer.code == 1
    assert "WRONG: the seed does not follow" in answer.out


@pytest.mark.parametrize("seed", [7, KEY])
def test_a_game_that_promised_nothing_says_so(quartier: Quartier, save: Save, seed: Seed) -> None:
    answer = quartier("verify", save(seed, None))
    assert answer.code == 1
    assert "Nothing was promised about this deal" in answer.out
    assert "all of them allowed" in answer.out


def test_a_file_that_cannot_be_used_is_told_so(
    quartier: Quartier, save: Save, tmp_path: Path
) -> None:
    assert quartier("verify").code == 2
    assert quartier("verify", str(tmp_path / "nothing.json")).code == 2
    path = Path(save())
    path.write_text(path.read_text("utf-8").replace('"Ann"', '"Eve"'), "utf-8")
    answer = quartier("verify", str(path))
    assert answer.code == 2
    assert "changed" in answer.err
