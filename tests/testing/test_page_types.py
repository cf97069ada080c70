"""The types of the page are written from structs, and a difference is noticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from quartier.core.views import ViewPart
from quartier.testing import page_types
from quartier.testing.folders import PAGE
from quartier.testing.page_types import Source, Writer, main, sources


@pytest.fixture(scope="module")
def text() -> str:
    """What is written of the pieces."""
    shared = sources()[0]
    path = PAGE / "boards" / "toy" / "view.ts"
    return Writer(Source(path, ["tests.testing.pieces"], shared)).text()


def test_a_struct_becomes_an_interface_with_the_names_clients_know(text: str) -> None:
    expected = """
/** A piece. */
export interface Piece {
  type: string;
  colour: Colour;
  at: [number, number];
  owner?: number | null;
}
"""
    assert expected in text


def test_a_type_keeps_the_name_it_has_where_the_struct_is(text: str) -> None:
    assert '\nexport type Colour = "red" | "green";\n' in text


def test_a_struct_goes_on_from_the_one_it_is_made_of(text: str) -> None:
    expected = """
/**
 * The one that must not be lost.
 *
 * It has a name.
 */
export interface King extends Piece {
  name: string;
}
"""
    assert expected in text


def test_what_is_always_sent_is_always_there_and_what_is_asked_may_be_left_out(text: str) -> None:
    assert "  over: boolean;\n" in text
    assert "  text: string;\n  loud?: boolean;\n" in text


def test_lists_and_records_keep_what_they_hold(text: str) -> None:
    assert "  pieces: (Piece | null)[];\n  left: Record<Colour, number>;\n" in text
    assert "  lines: [string, number | boolean][];\n" in text


def test_a_long_union_has_a_line_for_each_member(text: str) -> None:
    assert '\nexport type Long =\n  | "the first of many words"\n  | "the second of' in text


def test_what_holds_a_view_of_any_title_takes_its_type(text: str) -> None:
    assert 'import type { Zone } from "../../lib/types";\n' in text
    expected = """
export interface Told<View = unknown> {
  type: "told";
  view: View;
  pile: Zone;
}
"""
    assert expected in text


def test_all_messages_together_have_a_type(text: str) -> None:
    assert "\nexport type Said<View = unknown> = Told<View> | Wish;\n" in text


def test_a_type_the_page_cannot_have_is_refused() -> None:
    class Odd(ViewPart):
        number: complex

    writer = Writer(Source(PAGE / "odd.ts", []))
    with pytest.raises(TypeError, match="the page has no type for <class 'complex'>"):
        writer.interface(Odd)


def test_a_file_that_differs_is_named_and_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    stale = Source(tmp_path / "types.ts", ["quartier.core.views"])
    stale.path.write_text("export type Old = string;\n", encoding="utf-8")
    monkeypatch.setattr(page_types, "sources", lambda: [stale])
    assert main([]) == 1
    assert capsys.readouterr().out.startswith("types.ts differs from the structs")
    assert main(["--fix"]) == 0
    assert main([]) == 0
    assert "export interface Zone {\n  count: number;\n" in stale.path.read_text(encoding="utf-8")
