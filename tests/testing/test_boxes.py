"""What is in the boxes, on the rules pages: written from the data, and held to it."""

from __future__ import annotations

from pathlib import Path

import pytest

from quartier.core.inventory import FOUND, basis_of, tally
from quartier.core.titles import find_title
from quartier.inventory import box_of, known_in
from quartier.rulebook import Rulebook, Section
from quartier.testing import boxes
from quartier.testing.boxes import renewed, written
from quartier.titles.lacitta.box import FILES


def box() -> Section:
    title = find_title("lacitta")
    assert title is not None
    section = box_of(title)
    assert section is not None
    return section


PAGE = "# La Città · La Città\n\nA page.\n\n> Une page.\n\n## Words · Mots\n\n**LC-1** A.\n\n> A.\n"


def test_a_box_is_put_at_the_end_and_renewed_where_it_is(tmp_path: Path) -> None:
    first = renewed(PAGE, box())
    assert first.startswith(PAGE.rstrip())
    assert renewed(first, box()) == first
    middle = (
        first.replace("**LC-B1** ", "**LC-B1** Old. ") + "\n## More · Plus\n\n**LC-2** B.\n\n> B.\n"
    )
    after = renewed(middle, box())
    assert "Old." not in after
    assert after.endswith("## More · Plus\n\n**LC-2** B.\n\n> B.\n")
    path = tmp_path / "page.md"
    path.write_text(after, encoding="utf-8")
    sections = Rulebook.read(path).sections
    assert [section.name.en for section in sections] == ["Words", "What is in the box", "More"]
    assert sections[1].rules == box().rules


def test_reconstructed_values_are_marked_and_others_are_not() -> None:
    text = written(box())
    assert "| Mountain | 3 |" in text
    assert "| Farm 1 | 6† |" in text
    assert "> | Ferme 1 | 6† |" in text


def test_a_page_that_differs_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "lacitta.md"
    path.write_text(PAGE, encoding="utf-8")
    monkeypatch.setattr(boxes, "page_of", lambda title: path if title.id == "lacitta" else None)
    assert boxes.main([]) == 1
    assert "lacitta.md: the box or a number differs from the data" in capsys.readouterr().out
    assert boxes.main(["--fix"]) == 0
    assert "LC-B1" in path.read_text(encoding="utf-8")
    changed = path.read_text(encoding="utf-8").replace("| Mountain | 3 |", "| Mountain | 4 |")
    path.write_text(changed, encoding="utf-8")
    assert boxes.main([]) == 1


def test_a_number_in_a_rule_that_differs_is_named_and_one_that_is_no_value(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "lacitta.md"
    monkeypatch.setattr(boxes, "page_of", lambda title: path if title.id == "lacitta" else None)
    right = PAGE.replace(" A.", " There are 5<!--setups.terrain.lake.tiles--> lakes.", 1)
    path.write_text(renewed(right, box()), encoding="utf-8")
    assert boxes.main([]) == 0
    path.write_text(renewed(right.replace("5<", "6<"), box()), encoding="utf-8")
    assert boxes.main([]) == 1
    assert "lacitta.md: the box or a number differs" in capsys.readouterr().out
    assert boxes.main(["--fix"]) == 0
    assert path.read_text(encoding="utf-8") == renewed(right, box())
    path.write_text(renewed(right.replace("lake.tiles", "lake.tile"), box()), encoding="utf-8")
    assert boxes.main(["--fix"]) == 1
    told = capsys.readouterr().out
    assert "lacitta.md: the data have no number setups.terrain.lake.tile" in told


def test_values_are_counted_by_how_they_are_known() -> None:
    counts = tally(FILES.setups.terrain)
    assert counts == {FOUND: 2, "derived": 0, "reconstructed": 3, "corrected": 0}
    farm, *_, lake = FILES.setups.terrain
    assert (basis_of(farm, "tiles"), basis_of(lake, "tiles")) == ("reconstructed", FOUND)
    wonders = find_title("sevenwonders")
    assert wonders is not None
    assert known_in(wonders)["reconstructed"] == 0
