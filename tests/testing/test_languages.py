"""The language check finds what would show as a gap on somebody's screen."""

from pathlib import Path

import pytest

from quartier.core.titles import all_titles
from quartier.testing import languages
from quartier.testing.languages import Scope, faults_of

COMMON = {
    "locale/en.ftl": "seat-name = Seat { $number }\n-coin = coin\n",
    "locale/fr.ftl": "seat-name = Place { $number }\n-coin = pièce\n",
    "texts.py": 'text("seat-name")\n',
}
TITLE = {
    "locale/en.ftl": "event-paid = { $seat } pays a { -coin }\ncard-school = School\n",
    "locale/fr.ftl": "event-paid = { $seat } paie une { -coin }\ncard-school = École\n",
    "rules.py": 'tell("event-paid", "seat-name", f"event-{kind}-x", "move on")\n',
}
VOCABULARY = ["card-school"]


class Project:
    """A common folder with a title inside it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.vocabulary = list(VOCABULARY)
        for folder, content in (("", COMMON), ("titles/game/", TITLE)):
            for name, text in content.items():
                self.write(folder + name, text)

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def add(self, name: str, text: str) -> None:
        self.write(name, (self.root / name).read_text(encoding="utf-8") + text)

    @property
    def faults(self) -> list[str]:
        title = Scope(self.root / "titles" / "game", self.vocabulary)
        return faults_of(Scope(self.root, []), [title])


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    monkeypatch.chdir(tmp_path)
    return Project(tmp_path)


def test_a_sound_project_has_no_faults(project: Project) -> None:
    assert project.faults == []


def test_words_for_the_view_and_keys_in_scripts_are_used(project: Project) -> None:
    for language in ("en", "fr"):
        project.add(f"titles/game/locale/{language}.ftl", "view-coins = Coins\nevent-won = Won\n")
    unused = [
        f"titles/game/locale/en.ftl:{line}: nothing uses '{key}'"
        for line, key in ((4, "event-won"), (3, "view-coins"))
    ]
    assert project.faults == unused
    project.write("titles/game/views.py", "class View(ViewPart):\n    coins: int\n")
    project.write("titles/game/board.js", 'text("event-won");\ntext("event-lost");\n')
    assert project.faults == ["titles/game/board.js:2: no catalogue has 'event-lost'"]


def test_a_key_of_one_language_only_is_a_fault(project: Project) -> None:
    project.add("titles/game/locale/en.ftl", "event-won = Won\n")
    project.add("titles/game/rules.py", 'tell("event-won")\n')
    assert project.faults == ["titles/game/locale/fr.ftl: 'event-won' is missing"]


def test_different_variables_are_a_fault(project: Project) -> None:
    project.write("locale/fr.ftl", "-coin = pièce\nseat-name = Place { $seat }\n")
    assert project.faults == ["locale/fr.ftl:2: 'seat-name' shows $seat, en.ftl shows $number"]


def test_a_key_nobody_uses_is_a_fault(project: Project) -> None:
    project.vocabulary.clear()
    assert project.faults == ["titles/game/locale/en.ftl:2: nothing uses 'card-school'"]


def test_a_common_key_may_be_used_by_a_title_alone(project: Project) -> None:
    project.write("texts.py", "")
    assert project.faults == []


def test_a_key_in_the_sources_without_text_is_a_fault(project: Project) -> None:
    project.add("titles/game/rules.py", 'ask("prompt-build-2")\n')
    assert project.faults == ["titles/game/rules.py:2: no catalogue has 'prompt-build-2'"]


def test_the_common_sources_do_not_see_the_texts_of_a_title(project: Project) -> None:
    project.add("texts.py", 'text("event-paid")\n')
    assert project.faults == ["texts.py:2: no catalogue has 'event-paid'"]


def test_a_vocabulary_key_without_text_is_a_fault(project: Project) -> None:
    project.vocabulary.append("card-market")
    assert project.faults == [
        "titles/game/locale/en.ftl: 'card-market' of the vocabulary is missing"
    ]


def test_a_reference_to_nothing_is_a_fault(project: Project) -> None:
    project.write("locale/fr.ftl", COMMON["locale/fr.ftl"].replace("-coin", "-sou"))
    assert project.faults == [
        "titles/game/locale/fr.ftl:1: 'event-paid' refers to '-coin', which is missing"
    ]


def test_a_message_used_by_another_is_used(project: Project) -> None:
    for language in ("en", "fr"):
        project.add(f"locale/{language}.ftl", "seat-first = { seat-name }\n")
    project.write("texts.py", 'text("seat-first")\n')
    assert project.faults == []


def test_entries_that_cannot_be_read_or_stand_twice_are_faults(project: Project) -> None:
    project.add("locale/en.ftl", "seat-name = Chair { $number }\nevent paid = x\n")
    twice, unreadable = project.faults
    assert twice == "locale/en.ftl:3: 'seat-name' stands here again"
    assert unreadable.startswith("locale/en.ftl:4: Expected token")


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("en", "{ $points } pts", "no choice between one and several: { $points } pts"),
        ("fr", "{ $points } pts", "no choice between one and several: { $points } pts"),
        (
            "fr",
            "{ $points -> \n    [one] 1 point\n   *[other] { $points } points\n }",
            "a 1 where the number belongs: 1 point",
        ),
        (
            "en",
            "{ $points -> \n    [one] 1 point\n   *[other] { $points } points\n }",
            "a 1 where the number belongs: 1 point",
        ),
        (
            "fr",
            "{ $points -> \n    [one] un point\n   *[other] { $points } points\n }",
            "[one] is also 0 in French, write [1]: un point",
        ),
        ("fr", "La ville de { $seat }", "no elision before a vowel: La ville de { $seat }"),
        ("fr", "Le { $seat }", "no elision before a vowel: Le { $seat }"),
        ("en", 'Say "yes"', 'a straight quotation mark: Say "yes"'),
        (
            "en",
            "Anna’s",
            "a curved apostrophe; write ' (it is curved where it is shown): Anna’s",
        ),
        (
            "fr",
            "Oui\u00a0?",
            "a fixed space; write a plain one (it is fixed where it is shown): Oui ?",
        ),
        ("en", "Worth -1", "a hyphen for a minus (−): Worth -1"),
        ("fr", "Vaut (-{ $points })", "a hyphen for a minus (−): Vaut (-{ $points })"),
        ("en", "« Yes »", "French quotation marks: « Yes »"),
        ("fr", "“Oui”", "English quotation marks: “Oui”"),
        ("en", "{ $points } %", "a space before a sign (30%, $4): { $points } %"),
        ("en", "It costs 2 $", "a space before a sign (30%, $4): It costs 2 $"),
        ("en", "Why : so", "a space before a sign: Why : so"),
        ("fr", "{ $points }%", "no space before a sign (30 %, 4 $): { $points }%"),
        ("fr", "Pour ${ $points }", "a $ before its number (4 $): Pour ${ $points }"),
        ("fr", "Pourquoi pas?", "no space before a sign: Pourquoi pas?"),
        ("fr", "Points: { $points }", "no space before a sign: Points: { $points }"),
        ("fr", "«Oui»", "no space inside « »: «Oui»"),
    ],
)
def test_words_that_are_not_as_they_should_be(
    project: Project, language: str, text: str, fault: str
) -> None:
    sound = {"en": "It is so", "fr": "C'est ainsi"}
    for each in ("en", "fr"):
        words = text if each == language else sound[each]
        project.write(f"locale/{each}.ftl", COMMON[f"locale/{each}.ftl"] + f"seat-x = {words}\n")
    project.add("texts.py", 'text("seat-x")\n')
    expected = f"locale/{language}.ftl:3: 'seat-x' has {fault}"
    assert [found for found in project.faults if " shows " not in found] == [expected]


def test_words_that_are_as_they_should_be(project: Project) -> None:
    points = "{ $points -> \n    [one] { $points } point\n   *[other] { $points } points\n }"
    texts = {
        "en": f"Anna's {points}"
        " of { $most } points: “{ $name }” pays ${ $price } (30%), −1 with --top http://x:1?y",
        "fr": f"L'{points}"
        " de { $most } points : « { $name } » paie { $price } $ (30 %) ; −1 avec --top http://x:1?y",
    }
    for language, text in texts.items():
        project.add(f"locale/{language}.ftl", f"seat-x = {text}\n")
    project.add("texts.py", 'text("seat-x")\n')
    assert project.faults == []


def test_a_rules_page_has_the_signs_of_its_languages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    page = tmp_path / "game.md"
    page.write_text(
        "# Game · Jeu\n\nA game.\n\n> Un jeu.\n\n## Words · Mots\n\n"
        "**XX-1** It costs 2 $.\n\n> Cela coûte 2$.\n",
        encoding="utf-8",
    )
    monkeypatch.setattr(languages, "page_of", lambda title: page)
    assert list(languages.faulty_rules(all_titles()[0])) == [
        "game.md: XX-1 (en) has a space before a sign (30%, $4): It costs 2 $.",
        "game.md: XX-1 (fr) has no space before a sign (30 %, 4 $): Cela coûte 2$.",
    ]


def test_a_rules_page_names_the_same_values_in_both_languages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    page = tmp_path / "game.md"
    page.write_text(
        "# Game · Jeu\n\nA game.\n\n> Un jeu.\n\n## Words · Mots\n\n"
        "**XX-1** 2<!--a.b--> and 3<!--a.c-->.\n\n> 3<!--a.c--> et 2<!--a.b-->.\n\n"
        "**XX-2** 2<!--a.b--> and 3<!--a.c-->.\n\n> 2<!--a.b--> et 3.\n",
        encoding="utf-8",
    )
    monkeypatch.setattr(languages, "page_of", lambda title: page)
    assert list(languages.faulty_rules(all_titles()[0])) == [
        "game.md: XX-2 names other values in French than in English"
    ]


def test_the_catalogues_of_the_page_are_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "boards").mkdir()
    words = "points = { $points } pts\ntoo = Aussi\ntoo = Encore\n"
    (tmp_path / "boards" / "fr.ftl").write_text(words, encoding="utf-8")
    monkeypatch.setattr(languages, "PAGE", tmp_path)
    assert languages.faults_of_page() == [
        "boards/fr.ftl:3: 'too' stands here again",
        "boards/fr.ftl:1: 'points' has no choice between one and several: { $points } pts",
    ]


def test_a_missing_catalogue_is_a_fault(project: Project) -> None:
    (project.root / "titles/game/locale/fr.ftl").unlink()
    assert project.faults[0] == "titles/game/locale/fr.ftl: the file is missing"


@pytest.mark.parametrize(
    ("added", "code", "said"),
    [
        ("", 0, "languages: 1 keys in en and fr\n"),
        ("event-lost = Lost\n", 1, "locale/fr.ftl: 'event-lost' is missing\n"),
    ],
)
def test_the_command_says_what_it_found(
    project: Project,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    added: str,
    code: int,
    said: str,
) -> None:
    monkeypatch.setattr(languages, "all_titles", list)
    monkeypatch.setattr(languages, "package_folder", lambda package: project.root)
    for name in TITLE:
        (project.root / "titles/game" / name).unlink()
    project.add("locale/en.ftl", added)
    assert languages.main() == code
    assert capsys.readouterr().out.startswith(said)
