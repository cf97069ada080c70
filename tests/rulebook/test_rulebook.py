"""The rules pages: what is read from one, and what is said of a faulty one."""

from pathlib import Path

import pytest
from tests.core.toy import TITLE

from quartier import rulebook
from quartier.rulebook import Bilingual, Rulebook, RulebookError, UnknownRule

PAGE = """\
# The Game · Le jeu

What this
page is.

> Ce qu'est
> cette page.

## Words · Vocabulaire

**GA-1** A card has
two sides.

> Une carte a
> deux faces.

**GA-2** Resources:
- wood,
  fine wood
- stone

They are never lost.

> Ressources :
> - bois,
>   beau bois
> - pierre
>
> Elles ne se perdent jamais.

## End · Fin

**GA-T1** An example.

> Un exemple.

**GA-A1** Open.

> Ouvert.
"""


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "game.md"
    path.write_text(PAGE, encoding="utf-8")
    return path


def test_a_page_has_a_name_an_introduction_and_sections(page: Path) -> None:
    book = Rulebook.read(page)
    assert book.name == Bilingual("The Game", "Le jeu")
    assert book.intro == Bilingual("What this page is.", "Ce qu'est cette page.")
    assert [section.name.fr for section in book.sections] == ["Vocabulaire", "Fin"]
    assert [[rule.number for rule in section.rules] for section in book.sections] == [
        ["GA-1", "GA-2"],
        ["GA-T1", "GA-A1"],
    ]


def test_a_rule_is_found_by_its_number_and_speaks_both_languages(page: Path) -> None:
    rule = Rulebook.read(page).rule("GA-1")
    assert rule.text("en") == "A card has two sides."
    assert rule.text("fr") == "Une carte a deux faces."
    assert rule.section.en == "Words"


def test_items_and_paragraphs_keep_their_lines(page: Path) -> None:
    rule = Rulebook.read(page).rule("GA-2")
    assert rule.en == "Resources:\n- wood, fine wood\n- stone\n\nThey are never lost."
    assert rule.fr == "Ressources :\n- bois, beau bois\n- pierre\n\nElles ne se perdent jamais."


def test_the_letter_of_a_number_tells_examples_and_open_readings(page: Path) -> None:
    rules = Rulebook.read(page).rules
    assert [rule.number for rule in rules if rule.is_example] == ["GA-T1"]
    assert [rule.number for rule in rules if rule.is_open_reading] == ["GA-A1"]


def test_an_unknown_number_names_those_spelled_alike(page: Path) -> None:
    with pytest.raises(UnknownRule, match=r"no rule ga-t2 in .*; close to it: .*GA-T1") as error:
        Rulebook.read(page).rule("ga-t2")
    assert isinstance(error.value, KeyError)


@pytest.mark.parametrize(
    ("good", "bad", "message"),
    [
        ("# The Game · Le jeu", "# The Game", "game.md:1: a heading has both languages"),
        ("# The Game · Le jeu\n", "", "game.md:2: a heading '# English · Français'"),
        ("What this\npage is.\n", "", "game.md:4: the introduction has no English text"),
        (">", "", "game.md:3: the introduction has no French text"),
        ("> Une carte a\n> deux faces.", "", "game.md:11: GA-1 has no French text"),
        ("**GA-2**", "**GA-1**", "game.md:17: GA-1 is already on line 11"),
        ("> Un exemple.", "> Un exemple.\n\nMore.", "game.md:37: a rule .* or a heading"),
        ("**GA-A1**", "**GA-X1**", "game.md:37: a rule .* or a heading"),
        ("## End · Fin", "### End · Fin", "game.md:31: a heading '## English"),
        ("## End", "## Empty · Vide\n\n## End", "game.md:33: the section 'Empty' has no rules"),
        (PAGE[PAGE.index("## Words") :], "", "game.md:9: a section .* is missing"),
    ],
)
def test_a_faulty_page_is_refused_with_its_line(
    page: Path, good: str, bad: str, message: str
) -> None:
    page.write_text(PAGE.replace(good, bad), encoding="utf-8")
    with pytest.raises(RulebookError, match=message):
        Rulebook.read(page)


def test_the_page_of_a_title_is_in_its_package_or_among_ours(
    page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(page.parent)
    package = page.parent / "game_of_somebody"
    package.mkdir()
    (package / "__init__.py").touch()
    monkeypatch.setattr(TITLE, "id", "game")
    monkeypatch.setattr(TITLE, "package", "game_of_somebody")
    with pytest.raises(RulebookError, match=r"game has no rules page: rules\.md in game_of_some"):
        Rulebook.load(TITLE)
    monkeypatch.setattr(rulebook, "rules_folder", lambda: page.parent)
    assert Rulebook.load(TITLE).name.fr == "Le jeu"
    (package / "rules.md").write_text(PAGE.replace("Le jeu", "Mon jeu"), encoding="utf-8")
    assert Rulebook.load(TITLE).name.fr == "Mon jeu"


def test_every_page_of_the_project_can_be_read() -> None:
    for path in rulebook.rules_folder().glob("*.md"):
        rules = Rulebook.read(path).rules
        assert rules
        # The place of a value stands right behind its number, or readers would see it.
        assert not [rule.number for rule in rules if "<!--" in rule.en + rule.fr]
