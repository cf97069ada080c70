"""Which names people may wear, and that nobody is taken for somebody else."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from tests.server.people import Person, new_name
from tests.server.servers import Server

from quartier.core.history import History
from quartier.core.record import record_of
from quartier.core.speech import Refusal
from quartier.core.titles import find_title
from quartier.server import names

People = Callable[..., list[Person]]

PASSWORD = "a long password"


@pytest.mark.parametrize(
    ("written", "seen"),
    [
        (" Ada ", "Ada"),
        ("Ada\u00a0\u2003L", "Ada L"),
        ("Ａｄａ", "Ada"),
        ("Zoe\u0301", "Zoé"),
        ("O'Brien-2 St. John", "O'Brien-2 St. John"),
        *(
            (name, name)
            for name in ("Łukasz", "Анна", "Ἀθηνᾶ", "漢かな", "שלום5", "Nguyễn", "Modeste")
        ),
    ],
)
def test_a_name_is_shown_in_its_normal_form(written: str, seen: str) -> None:
    assert names.shown(written) == seen


@pytest.mark.parametrize(
    ("name", "why"),
    [
        *((name, "length") for name in ("", "  ", "x" * 25, "-", "...")),
        *((f"An{sign}n", "signs") for sign in "\u200b\u200d\u202e\u2066\u00ad\ufeff\n\x00\x85<😀"),
        *((name, "signs") for name in ("\u3164", "\u115f", "\u2800", "\ufe0f")),
        ("e\u0301\u0300\u0301\u0302", "marks"),
        *((name, "scripts") for name in ("Аnn", "Αnn", "pаypal")),
        ("5שלום", "direction"),
        *((name, "reserved") for name in ("Admin", "ADM1N", "ad-min", "The Moderator", "Quart1er")),
        *((name, "reserved") for name in ("Bot Vitruve", "Robot", "hard", "7 Wonders", "La Citta")),
    ],
)
def test_a_name_that_misleads_is_refused_with_the_reason(name: str, why: str) -> None:
    refused = names.shown(name)
    assert isinstance(refused, Refusal)
    assert refused.key == f"refusal-name-{why}"


def test_a_sign_nobody_sees_is_told_by_its_number() -> None:
    refused = names.shown("Ann\u202e")
    assert isinstance(refused, Refusal)
    assert refused.facts == {"code": "=U+202E"}


@pytest.mark.parametrize(
    "alike",
    [
        ("Ann", "ANN", "Аnn", "Αnn", "Ａnn", "A nn", "Ann.", "𝐀nn"),
        ("lisa", "Iisa", "Lisa", "1isa", "іisa"),
        ("Otto", "0tto", "ОТТО"),
        ("Анна", "АННА", "AHHA"),
        ("Mila", "MlLA", "M1la"),
        ("Arno", "Amo"),
        ("paypal", "раураl"),
        ("ö", "ӧ", "o\u0308"),
    ],
)
def test_names_that_look_alike_have_a_key_in_common(alike: tuple[str, ...]) -> None:
    for name in alike:
        assert names.keys(name) & names.keys(alike[0]), name


@pytest.mark.parametrize(
    ("one", "other"),
    [("Zoe", "Zoé"), ("Zoé", "Zoë"), ("Ann", "Anna"), ("Mia", "Mio"), ("Ян", "Rh")],
)
def test_names_that_differ_have_none(one: str, other: str) -> None:
    assert not names.keys(one) & names.keys(other)


def with_account(person: Person, name: str) -> str:
    person.post("/api/account", account=name, password=PASSWORD)
    return name


def test_nobody_wears_a_name_that_looks_like_an_account_s(people: People, server: Server) -> None:
    ada, ben, eve = people("Ada", "Ben", "Eve")
    name = with_account(ada, new_name("Oscar"))
    alike = name.replace("O", "0").upper()
    assert eve.post("/api/me", status=409, name=alike)["key"] == "refusal-name-taken"
    assert Person(server.url).post("/api/me", status=409, name=alike)["key"] == "refusal-name-taken"
    refused = ben.post("/api/account", status=409, account=alike, password=PASSWORD)
    assert refused["key"] == "refusal-name-taken"
    with_account(ben, new_name("Ben"))
    assert ben.post("/api/me", status=409, name=alike)["key"] == "refusal-name-taken"
    # One's own name may be written in another way.
    assert ada.post("/api/me", name=name.upper())["name"] == name.upper()


def test_an_account_holds_both_its_names_and_gives_one_up(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    signs_in, shown, later = (
        with_account(ada, new_name("Ada")),
        new_name("Countess"),
        new_name("Lady"),
    )
    ada.post("/api/me", name=shown)
    for taken in (signs_in, shown):
        assert ben.post("/api/me", status=409, name=taken)["key"] == "refusal-name-taken"
    ada.post("/api/me", name=later)
    assert ben.post("/api/me", name=shown)["name"] == shown
    assert ben.post("/api/me", status=409, name=signs_in)["key"] == "refusal-name-taken"


def test_no_account_is_called_a_guest(people: People) -> None:
    [ada] = people("Guest 123")
    for name in ("Guest 124", "1nvité"):
        refused = ada.post("/api/account", status=400, account=name, password=PASSWORD)
        assert refused["key"] == "refusal-name-reserved"
    with_account(ada, new_name("Ada"))
    assert ada.post("/api/me", status=400, name="Guest 124")["key"] == "refusal-name-reserved"


def test_a_name_that_was_worn_before_stays(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    name = new_name("Ada")
    ben.post("/api/me", name=name)
    with_account(ada, name)
    assert ben.post("/api/me", name=name, language="fr")["language"] == "fr"
    assert ben.post("/api/me", status=409, name=name.upper())["key"] == "refusal-name-taken"


def test_guests_are_marked_wherever_others_see_them(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    name = with_account(ada, new_name("Ada"))
    table = ada.new_table("me", "open", "random")
    ben.join(table)
    seats = ada.table(table)["seats"]
    assert [(seat["name"], seat["guest"]) for seat in seats] == [
        (name, False),
        ("Ben", True),
        ("", False),
    ]
    look = ada.look(table)
    assert [seat["guest"] for seat in look.sight["seats"]] == [False, True, False]


def test_those_at_the_table_see_a_new_name_and_a_new_account(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.new_table("me", "open", "random")
    ben.join(table)
    look = ada.look(table)
    ben.look(table).say("chat", text="hello")
    look.wait(lambda look: bool(look.chat))
    assert look.chat[0]["seat"] == 1
    ben.post("/api/me", name="Benjamin")
    look.wait(lambda look: look.sight["seats"][1]["name"] == "Benjamin")
    assert look.sight["seats"][1]["guest"]
    name = with_account(ben, new_name("Ben"))
    look.wait(lambda look: look.sight["seats"][1]["name"] == name)
    assert not look.sight["seats"][1]["guest"]
    assert ada.table(table)["seats"][1]["name"] == name


def test_a_name_out_of_a_file_is_no_account_s(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    name = with_account(ada, new_name("Ada"))
    title = find_title("sevenwonders")
    assert title is not None
    settings = title.settings({})
    assert not isinstance(settings, Refusal)
    record = record_of(History(title, settings, 3, 1), ["Ben", name, "bot:normal"])
    made = ben.post("/api/records", **msgspec.to_builtins(record))
    assert [(seat["name"], seat["guest"]) for seat in made["seats"]][1] == (name, True)
