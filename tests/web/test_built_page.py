"""What a browser has to load before the first screen shows."""

from __future__ import annotations

import gzip
import re

from quartier.server.routes.page import folder

MOST_BYTES = 200_000


def test_the_first_load_is_small() -> None:
    index = (folder() / "index.html").read_text(encoding="utf-8")
    parts = re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', index)
    assert parts
    size = sum(len(gzip.compress((folder() / part).read_bytes())) for part in parts)
    assert size <= MOST_BYTES


def test_fonts_are_latin_and_preloaded() -> None:
    index = (folder() / "index.html").read_text(encoding="utf-8")
    fonts = sorted(file.name for file in (folder() / "assets").glob("*.woff2"))
    assert all("-latin-" in font for font in fonts)
    assert all(f'href="/assets/{font}"' in index for font in fonts)


def test_the_page_says_nothing_of_the_machine_it_was_built_on() -> None:
    for file in folder().rglob("*.*"):
        if file.suffix in (".js", ".css", ".html"):
            text = file.read_text(encoding="utf-8")
            assert "node_modules" not in text
            assert str(folder()) not in text
