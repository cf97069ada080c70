"""Records: saved, read and replayed, and what is wrong with those that cannot be."""

import json
from pathlib import Path

import msgspec
import pytest
from tests.core.toy import NO, SETTINGS, TITLE, YES, plain_answer

from quartier.core import data
from quartier.core.corrections import Correction
from quartier.core.data import Content
from quartier.core.history import History
from quartier.core.record import Deal, Record, RecordError, read, record_of, replay, write
from quartier.core.rng import BLAKE2B, SFC32
from quartier.core.speech import Refusal

PLAYERS = ["Ann", "Ben", "Cléo"]
DEAL = Deal(
    table="table", commitment="0" * 64, secret="1" * 64, entropy=["00ff", "", "some_thing-else"]
)
# As it was written before records named a generator.
OLD = (
    '{"title":"toy","version":3,"options":{"quick":false,"mood":"calm"},"seats":3,"seed":"12",'
    '"players":["Ann","Ben","Cléo"],"moves":[[2,"lay 0"],[1,"lay 2"],[1,"hold"]],'
    '"check":"e3d68ed32c6bb55c"}'
)


@pytest.fixture(autouse=True)
def _the_toy_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "quartier.core.record.find_title", lambda name: TITLE if name == "toy" else None
    )
    monkeypatch.setattr("quartier.core.record.title_ids", lambda: ["toy"])


def play_some(decisions: int) -> History:
    history = History(TITLE, SETTINGS, 3, seed=12)
    for _ in range(decisions):
        seat = history.state.deciders[-1]
        assert not isinstance(history.play(seat, plain_answer(history.state, seat)), Refusal)
    return history


@pytest.fixture
def record() -> Record:
    return record_of(play_some(6), PLAYERS)


def refusal_of(record: Record) -> Refusal:
    with pytest.raises(RecordError) as refused:
        replay(record)
    return refused.value.refusal


def reading(path: Path) -> Refusal:
    with pytest.raises(RecordError) as refused:
        read(path)
    return refused.value.refusal


def changed(record: Record, **fields: object) -> Record:
    return msgspec.structs.replace(record, **fields)


# Making and replaying


def test_a_record_says_everything_about_a_table(record: Record) -> None:
    assert record.title == "toy"
    assert record.version == TITLE.version
    assert record.options == SETTINGS
    assert (record.seats, record.seed, record.players) == (3, "12", PLAYERS)
    assert len(record.moves) == 6
    assert record.moves[0][0] == 2


@pytest.mark.parametrize("decisions", [0, 1, 6])
def test_replaying_leads_to_the_same_position(decisions: int) -> None:
    history = play_some(decisions)
    again = replay(record_of(history, PLAYERS))
    assert again.state.fingerprint() == history.state.fingerprint()
    assert len(again.decisions) == decisions


def test_a_replayed_table_can_be_played_on(record: Record) -> None:
    history = replay(record)
    seat = history.state.deciders[0]
    history.play(seat, plain_answer(history.state, seat))
    assert replay(record_of(history, PLAYERS)).state.fingerprint() == history.state.fingerprint()


def test_a_large_seed_survives() -> None:
    history = History(TITLE, SETTINGS, 3, seed=2**96 - 1)
    again = replay(record_of(history, PLAYERS))
    assert again.state.fingerprint() == history.state.fingerprint()


def test_a_record_names_the_generator_that_dealt() -> None:
    key = History(TITLE, SETTINGS, 3, bytes(range(32)))
    record = record_of(key, PLAYERS)
    assert (record.generator, record.seed) == (BLAKE2B, bytes(range(32)).hex())
    assert replay(record).state.fingerprint() == key.state.fingerprint()
    assert record_of(play_some(0), PLAYERS).generator == SFC32


def test_a_record_of_before_generators_were_named_replays() -> None:
    record = msgspec.json.decode(OLD, type=Record)
    assert (record.generator, record.deal) == (SFC32, None)
    assert len(replay(record).decisions) == 3
    assert msgspec.json.encode(record).decode() == OLD


@pytest.mark.parametrize("generator", ["", "sfc32", BLAKE2B, "dice"])
def test_another_generator_than_that_of_the_seed_is_damage(record: Record, generator: str) -> None:
    refusal = refusal_of(changed(record, generator=generator))
    assert (refusal.key, refusal.facts) == ("error-record-damaged", {"reason": "=generator"})


# The file


def test_a_record_keeps_what_its_deal_was_made_of(tmp_path: Path) -> None:
    record = record_of(play_some(2), PLAYERS, DEAL)
    write(record, tmp_path / "table.json")
    assert read(tmp_path / "table.json").deal == DEAL
    assert len(replay(record).decisions) == 2


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("secret", "1" * 63),
        ("secret", "1" * 64 + "\n"),
        ("commitment", "Z" * 64),
        ("table", "a table"),
        ("entropy", ["a\nb", "", ""]),
        ("entropy", ["a\n", "", ""]),
        ("entropy", ["a" * 65, "", ""]),
        ("entropy", "abc"),
        ("luck", "much"),
    ],
)
def test_a_deal_that_is_made_of_something_else_is_damage(
    tmp_path: Path, field: str, value: object
) -> None:
    path = tmp_path / "table.json"
    write(record_of(play_some(2), PLAYERS, DEAL), path)
    fields = json.loads(path.read_text(encoding="utf-8"))
    fields["deal"][field] = value
    path.write_text(json.dumps(fields), encoding="utf-8")
    assert reading(path).key == "error-record-damaged"


def test_a_record_is_read_as_it_was_written(record: Record, tmp_path: Path) -> None:
    write(record, tmp_path / "table.json")
    assert read(tmp_path / "table.json") == record


def test_a_file_can_be_read_by_people(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    write(record, path)
    text = path.read_text(encoding="utf-8")
    assert "Cléo" in text
    assert len(text.splitlines()) > 10
    assert json.loads(text)["title"] == "toy"


def test_writing_leaves_nothing_but_the_file(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    path.write_text("old", encoding="utf-8")
    write(record, path)
    assert [found.name for found in tmp_path.iterdir()] == ["table.json"]
    assert read(path) == record


def test_when_writing_fails_the_old_file_is_still_there(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "table.json"
    write(record, path)

    def fail_halfway(path: Path, content: bytes) -> int:
        with path.open("wb") as file:
            file.write(content[:20])
        raise OSError("the disk is full")

    monkeypatch.setattr(Path, "write_bytes", fail_halfway)
    with pytest.raises(OSError, match="the disk is full"):
        write(changed(record, players=["Zoé"] * 3), path)
    assert read(path) == record


def test_a_file_that_is_not_there_cannot_be_opened(tmp_path: Path) -> None:
    refusal = reading(tmp_path / "nothing.json")
    assert refusal.key == "error-record-unreadable"
    assert reading(tmp_path).key == "error-record-unreadable"


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"null", b"hello", b'{"title": "\xff"}'])
def test_a_file_that_is_no_record_is_damaged(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    path.write_bytes(content)
    assert reading(path).key == "error-record-damaged"


def test_a_file_cut_short_is_damaged(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    write(record, path)
    path.write_bytes(path.read_bytes()[:-10])
    assert reading(path).key == "error-record-damaged"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("comment", "what a game"),
        ("seats", "three"),
        ("seed", 12),
        ("options", {"quick": 1}),
        ("moves", [[0]]),
        ("moves", [["0", "lay 1"]]),
        ("players", [1, 2, 3]),
    ],
)
def test_unknown_fields_and_wrong_types_are_damage(
    record: Record, tmp_path: Path, field: str, value: object
) -> None:
    path = tmp_path / "table.json"
    write(record, path)
    fields = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**fields, field: value}), encoding="utf-8")
    assert reading(path).key == "error-record-damaged"


def test_a_missing_field_is_damage(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    write(record, path)
    fields = json.loads(path.read_text(encoding="utf-8"))
    del fields["seed"]
    path.write_text(json.dumps(fields), encoding="utf-8")
    assert reading(path).key == "error-record-damaged"


# What cannot be replayed


def test_the_record_of_an_unknown_title_is_refused_with_those_known(record: Record) -> None:
    refusal = refusal_of(changed(record, title="chess"))
    assert refusal.key == "error-unknown-title"
    assert refusal.facts == {"given": "=chess", "known": ["=toy"]}


def test_the_record_of_other_rules_is_replayed_where_they_lead_the_same_way(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TITLE, "version", record.version + 1)
    assert [entry.move.text for entry in replay(record).decisions] == [
        text for _, text in record.moves
    ]


def test_the_record_of_other_rules_is_refused_with_both_versions(record: Record) -> None:
    refusal = refusal_of(changed(record, version=2))
    assert refusal.key == "error-record-version"
    assert refusal.facts == {"given": 2, "current": 3}


def test_options_the_title_does_not_allow_are_refused(record: Record) -> None:
    assert refusal_of(changed(record, options={"loud": True})).key == "error-unknown-option"
    assert refusal_of(changed(record, options={"mood": "mild"})).key == "error-option-value"
    assert refusal_of(changed(record, seats=9)).key == "error-seats"
    quick = changed(record, options={"quick": True}, seats=4)
    assert refusal_of(quick).key == "refusal-too-many-for-quick"


@pytest.mark.parametrize("seed", ["", "x", "-1", "1.5", " 1", "1_0", "²", str(2**96), "9" * 5000])
def test_a_seed_that_is_none_is_damage(record: Record, seed: str) -> None:
    assert refusal_of(changed(record, seed=seed)).key == "error-record-damaged"


def test_a_move_that_cannot_be_read_is_named_with_its_number(record: Record) -> None:
    moves = [*record.moves[:2], (0, "jump"), *record.moves[3:]]
    refusal = refusal_of(changed(record, moves=moves))
    assert refusal.key == "error-record-move"
    assert refusal.facts == {"number": 3, "move": "=jump"}


@pytest.mark.parametrize("seat", [-1, 0, 2, 3])
def test_a_move_that_is_not_allowed_is_named_with_its_number(record: Record, seat: int) -> None:
    moves = [(seat, "say yes"), *record.moves[1:]]
    refusal = refusal_of(changed(record, moves=moves))
    assert refusal.key == "error-record-illegal"
    assert refusal.facts == {"number": 1, "move": "=say yes"}


def test_a_legal_move_in_place_of_another_is_noticed() -> None:
    history = play_some(0)
    while YES not in history.state.moves(0):
        seat = history.state.deciders[-1]
        history.play(seat, plain_answer(history.state, seat))
    history.play(0, YES)
    record = record_of(history, PLAYERS)
    moves = [*record.moves[:-1], (0, NO.text)]
    assert refusal_of(changed(record, moves=moves)).key == "error-record-changed"


@pytest.mark.parametrize(
    "fields",
    [
        {"check": ""},
        {"check": "0" * 16},
        {"players": ["Ann", "Ben", "Zoé"]},
        {"options": {"quick": False, "mood": "wild"}},
        {"options": {}},
        {"moves": []},
        {"deal": DEAL},
    ],
)
def test_anything_else_that_was_changed_is_noticed(
    record: Record, fields: dict[str, object]
) -> None:
    assert refusal_of(changed(record, **fields)).key == "error-record-changed"


def test_a_changed_seed_is_noticed_even_before_the_first_move() -> None:
    record = record_of(play_some(0), PLAYERS)
    assert refusal_of(changed(record, seed="13")).key == "error-record-changed"


def test_a_record_is_played_again_with_the_content_it_was_played_with(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert b"content" not in msgspec.json.encode(record)
    theirs = Content({"tiles": 3}, {}, "toy.json", [Correction("tiles", 2, 3)])
    monkeypatch.setitem(data._CONTENT, TITLE.package, theirs)
    refusal = refusal_of(record)
    assert refusal.key == "error-record-content-ours"
    corrected = record_of(play_some(6), PLAYERS)
    assert corrected.content == theirs.fingerprint != ""
    assert corrected.check != record.check
    assert replay(corrected).state.fingerprint() == replay(corrected).state.fingerprint()
    others = Content({"tiles": 4}, {}, "toy.json", [Correction("tiles", 2, 4)])
    monkeypatch.setitem(data._CONTENT, TITLE.package, others)
    assert refusal_of(corrected).key == "error-record-content"
    monkeypatch.delitem(data._CONTENT, TITLE.package)
    assert refusal_of(corrected).key == "error-record-corrected"
    assert replay(record).state.seats == 3
