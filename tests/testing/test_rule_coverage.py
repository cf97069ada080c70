"""The rule coverage finds rules without a test and numbers without a rule."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from quartier.core.data import Content
from quartier.testing import rule_coverage

pytest_plugins = ["pytester"]

PAGE = """\
# Game · Jeu

A page.

> Une page.

## Words · Vocabulaire

**GA-1** A rule.

> Une règle.

**GA-2a** Another.

> Une autre.

**GA-T1** An example.

> Un exemple.

**GA-A1** Open.

> Ouvert.
"""
TESTS = """\
import pytest

pytestmark = pytest.mark.rule("GA-T1")

@pytest.mark.rule("GA-1", "GA-A1")
def test_one(): assert False, "must not run"

@pytest.mark.rule("GA-2a")
@pytest.mark.parametrize("number", [1, 2])
def test_two(number): assert False, "must not run"
"""


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page, a title that names its rules, and tests that show them."""
    root = pytester.path
    (root / "game").mkdir()
    (root / "game" / "__init__.py").touch()
    (root / "game" / "rules.md").write_text(PAGE, encoding="utf-8")
    (root / "game" / "rules.py").write_text('"""GA-1, GA-2a; ISO-88."""\n', encoding="utf-8")
    pytester.syspathinsert()
    pytester.makepyfile(test_game=TESTS)
    title = SimpleNamespace(id="game", package="game", content=Content(None, {}, "", []))
    monkeypatch.setattr(rule_coverage, "titles_in", lambda items: [title])
    return root


def run(pytester: pytest.Pytester) -> tuple[int, list[str]]:
    result = pytester.runpytest_inprocess(
        "-q", "--rule-coverage", "-p", "quartier.testing.rule_coverage"
    )
    return result.ret, [line for line in result.outlines if line and "no tests ran" not in line]


def edit(path: Path, old: str, new: str) -> None:
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")


@pytest.mark.usefixtures("project")
def test_rules_that_all_have_tests_pass_and_no_test_runs(pytester: pytest.Pytester) -> None:
    assert run(pytester) == (0, ["rules: 3 of 3 covered by 3 tests"])


def test_a_rule_and_an_example_without_test_are_faults(
    project: Path, pytester: pytest.Pytester
) -> None:
    edit(project / "test_game.py", 'pytestmark = pytest.mark.rule("GA-T1")', "")
    edit(project / "test_game.py", '"GA-2a"', "")
    assert run(pytester) == (
        1,
        ["GA-2a: no test is marked with it", "GA-T1: no test is marked with it"],
    )


def test_an_open_reading_needs_no_test(project: Path, pytester: pytest.Pytester) -> None:
    edit(project / "test_game.py", ', "GA-A1"', "")
    assert run(pytester)[0] == 0


def test_a_mark_with_an_unknown_number_is_a_fault(project: Path, pytester: pytest.Pytester) -> None:
    edit(project / "test_game.py", '"GA-A1"', '"GA-3"')
    message = "GA-3: no such rule, but test_game.py::test_one is marked with it"
    assert run(pytester) == (1, [message])


def test_an_unknown_number_in_the_sources_is_a_fault(
    project: Path, pytester: pytest.Pytester
) -> None:
    (project / "game" / "more.py").write_text("x = 1\ny = 2  # GA-12\n", encoding="utf-8")
    assert run(pytester) == (1, ["GA-12: no such rule, but game/more.py:2 names it"])


def test_a_rule_the_sources_name_nowhere_is_a_fault(
    project: Path, pytester: pytest.Pytester
) -> None:
    edit(project / "game" / "rules.py", ", GA-2a", "")
    assert run(pytester) == (1, ["GA-2a: the sources of Game name it nowhere"])


def test_a_range_names_the_rules_between(project: Path, pytester: pytest.Pytester) -> None:
    page = project / "game" / "rules.md"
    edit(page, "**GA-T1**", "**GA-3** One more.\n\n> Une de plus.\n\n**GA-T1**")
    edit(project / "test_game.py", '"GA-2a"', '"GA-2a", "GA-3"')
    edit(project / "game" / "rules.py", "GA-1, GA-2a", "GA-1\nto GA-3")
    assert run(pytester)[0] == 0
    edit(project / "game" / "rules.py", "GA-1\nto GA-3", "GA-1 to GA-2a")
    assert run(pytester) == (1, ["GA-3: the sources of Game name it nowhere"])


def test_a_page_that_cannot_be_read_is_a_fault(project: Path, pytester: pytest.Pytester) -> None:
    edit(project / "game" / "rules.md", "> Une règle.", "")
    code, lines = run(pytester)
    assert code == 1
    assert lines[0].endswith(
        "rules.md:9: GA-1 has no French text: a paragraph after it, each line with '> '"
    )


def test_a_test_file_that_cannot_be_imported_is_not_overlooked(
    project: Path, pytester: pytest.Pytester
) -> None:
    edit(project / "test_game.py", "import pytest", "import pytest, nowhere_at_all")
    code, lines = run(pytester)
    assert code == pytest.ExitCode.INTERRUPTED
    assert any("nowhere_at_all" in line for line in lines)


def test_titles_are_those_whose_contract_is_among_the_tests(pytester: pytest.Pytester) -> None:
    """So a title of another package, with tests of its own, is not asked for here."""
    pytester.makepyfile(
        test_wonders="from quartier.testing.conformance import conformance\n"
        'TestContract = conformance("sevenwonders")\n',
        test_else="def test_nothing(): pass\n",
    )
    code, lines = run(pytester)
    assert code == 1
    assert {line[:3] for line in lines if "no test is marked" in line} == {"SW-"}
