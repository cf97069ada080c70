"""No link of the pages is dead: files are there, and so are the headings behind a `#`."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote

import pytest
from tests.docs.pages import PAGES, anchors, links, name


def dead(page: Path) -> list[str]:
    """The links of a page that lead nowhere; those into the net are not followed."""
    return [link for link in links(page.read_text(encoding="utf-8")) if not _leads(page, link)]


def _leads(page: Path, link: str) -> bool:
    if "://" in link:
        return True
    path, _, anchor = unquote(link).partition("#")
    target = page.parent / path if path else page
    if not target.exists():
        return False
    return not anchor or anchor in anchors(target.read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_link_leads_somewhere(page: Path) -> None:
    assert dead(page) == []


def test_a_dead_link_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# One two, three\n[a](other.md) [b](#one-two-three) ![c](no.png) [d](#four)\n"
        '[e](none.md) [f](https://projectfluent.org) [g](other.md#x)\n\n<img src="lost.svg" />\n',
        encoding="utf-8",
    )
    (tmp_path / "other.md").write_text("# Y\n", encoding="utf-8")
    assert dead(page) == ["no.png", "#four", "none.md", "other.md#x", "lost.svg"]
