"""Texts: keys and facts become sentences."""

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

from quartier.core.speech import Facts, literal
from quartier.locale import LANGUAGES, MissingText, Texts, detect_language, texts

ENGLISH = """
card-school = School
card-market = Market
card-baths = Baths
event-built = { $seat } builds { $card }.
event-sold = { $seat } sells to { $buyer_seat } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-chosen = Chosen: { $cards }
event-rolled = Rolled: { $dice }
seat-name = Chair { $number }
"""
FRENCH = """
card-school = École
card-market = Marché
card-baths = Bains
event-chosen = Choix : { $cards }
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A title from outside, of which only the catalogues matter."""
    name = f"outside_{tmp_path.name}"
    folder = tmp_path / name / "locale"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (folder / "fr.ftl").write_text(FRENCH, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return name


def test_a_string_fact_is_shown_as_the_message_it_names(package: str) -> None:
    text = Texts("en", package).text("event-built", {"seat": 1, "card": "card-school"}, ["A", "B"])
    assert text == "B builds School."


def test_a_literal_is_shown_as_it_is(package: str) -> None:
    facts: Facts = {"seat": 0, "card": literal("card-school")}
    assert Texts("en", package).text("event-built", facts, ["A"]) == "A builds card-school."


@pytest.mark.parametrize(("coins", "shown"), [(1, "1 coin"), (3, "3 coins")])
def test_seats_are_shown_by_name_and_numbers_choose_the_plural(
    package: str, coins: int, shown: str
) -> None:
    facts: Facts = {"seat": 0, "buyer_seat": 1, "coins": coins}
    text = Texts("en", package).text("event-sold", facts, ["Ann", "Ben"])
    assert text == f"Ann sells to Ben for {shown}."


def test_a_seat_without_names_is_numbered_from_one(package: str) -> None:
    assert Texts("fr").text("seat-name", {"number": 3}) == "Place 3"
    facts: Facts = {"seat": 2, "card": "card-school"}
    assert Texts("en", package).text("event-built", facts) == "Chair 3 builds School."


@pytest.mark.parametrize(
    ("language", "cards", "shown"),
    [
        ("en", ["card-school"], "Chosen: School"),
        ("en", ["card-school", "card-market"], "Chosen: School and Market"),
        ("en", ["card-school", "card-market", "card-baths"], "Chosen: School, Market and Baths"),
        ("fr", ["card-school", "card-market", "card-baths"], "Choix : École, Marché et Bains"),
        ("fr", [], "Choix : –"),
    ],
)
def test_a_list_of_strings_is_an_enumeration(
    package: str, language: str, cards: list[str], shown: str
) -> None:
    assert Texts(language, package).text("event-chosen", {"cards": cards}) == shown


def test_a_list_of_numbers_is_joined_by_commas(package: str) -> None:
    assert Texts("en", package).text("event-rolled", {"dice": [2, 5, 6]}) == "Rolled: 2, 5, 6"


def test_a_number_below_zero_has_a_real_minus(package: str) -> None:
    facts: Facts = {"seat": 0, "buyer_seat": 1, "coins": -2}
    assert Texts("en", package).text("event-sold", facts, ["Ann", "Bob"]).endswith("for −2 coins.")
    typed: Facts = {"given": literal("-5"), "allowed": "value-true"}
    assert "in “-5”." in Texts("en").text("error-language", typed)


def test_the_title_is_asked_before_the_common_catalogue(package: str) -> None:
    assert Texts("en").text("seat-name", {"number": 1}) == "Seat 1"
    assert Texts("en", package).text("seat-name", {"number": 1}) == "Chair 1"


def test_a_key_nobody_knows_is_a_mistake(package: str) -> None:
    with pytest.raises(MissingText, match="no text for 'event-lost' in en"):
        Texts("en", package).text("event-lost")
    with pytest.raises(MissingText, match="no text for 'card-lost'"):
        Texts("en", package).text("event-built", {"seat": 0, "card": "card-lost"})


def test_a_fact_that_lacks_is_a_mistake(package: str) -> None:
    with pytest.raises(MissingText, match=r"event-built.*card"):
        Texts("en", package).text("event-built", {"seat": 0})


def test_a_seat_beyond_the_names_is_a_mistake(package: str) -> None:
    for seat in (-1, 2):
        with pytest.raises(MissingText, match="2 seats have names"):
            Texts("en", package).text("event-built", {"seat": seat}, ["Ann", "Ben"])


def test_a_message_is_shown_with_those_it_refers_to(package: str, tmp_path: Path) -> None:
    (tmp_path / package / "locale" / "fr.ftl").write_text(
        "event-walk = { place } et { -river }\n-river = la Seine, { place }\nplace = Paris\n",
        encoding="utf-8",
    )
    assert Texts("fr", package).text("event-walk") == "Paris et la Seine, Paris"


def test_a_message_that_cannot_be_read_is_a_mistake(package: str, tmp_path: Path) -> None:
    (tmp_path / package / "locale" / "fr.ftl").write_text(
        "event-lost = { $seat\nevent-won = Bravo\n", encoding="utf-8"
    )
    with pytest.raises(MissingText, match=r"fr\.ftl of .* faulty entry: event-lost = "):
        Texts("fr", package).text("event-lost")


def test_a_catalogue_that_cannot_be_read_is_a_mistake(package: str, tmp_path: Path) -> None:
    (tmp_path / package / "locale" / "fr.ftl").write_text("event built = oh\n", encoding="utf-8")
    with pytest.raises(MissingText, match=r"fr\.ftl of .* faulty entry: event built = oh"):
        Texts("fr", package).text("seat-name", {"number": 1})


def test_a_language_nobody_speaks_is_refused() -> None:
    with pytest.raises(ValueError, match="choose one of en, fr"):
        Texts("tlh")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_common_text_needs_no_title(language: str) -> None:
    assert Texts(language).text("seat-name", {"number": 1}).endswith(" 1")


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "fr_FR", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_language_is_that_of_the_terminal(environ: dict[str, str], language: str) -> None:
    assert detect_language(environ) == language


def test_fluent_is_not_imported_before_a_text_is_shown() -> None:
    program = """
import sys
from quartier.locale import Texts
texts = Texts("en")
assert not any(name.split(".")[0] in ("fluent", "babel") for name in sys.modules)
texts.text("seat-name", {"number": 1})
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_the_example_in_the_documentation_is_true() -> None:
    assert doctest.testmod(texts) == (0, 2)
