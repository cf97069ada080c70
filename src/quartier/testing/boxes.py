"""Writes what is in the boxes into the rules pages, from the data, or checks that they agree.

python -m quartier.testing.boxes [--fix]
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from quartier.core.corrections import NOTHING, VARIABLE
from quartier.core.titles import all_titles
from quartier.inventory import box_of
from quartier.rulebook import Section, page_of
from quartier.testing.folders import place


def renewed(page: str, box: Section) -> str:
    """A page with this box in place of the one it has, or at its end."""
    heading = f"## {box.name.en} · {box.name.fr}"
    before, found, rest = page.partition(f"{heading}\n")
    _, mark, after = rest.partition("\n## ")
    others = f"\n{mark.lstrip()}{after}" if found and mark else ""
    return f"{before.rstrip()}\n\n{heading}\n\n{written(box)}{others}"


def written(box: Section) -> str:
    """The tables of a box as a rules page has them."""
    parts: list[str] = []
    for rule in box.rules:
        french = "\n".join(f"> {line}".rstrip() for line in rule.fr.splitlines())
        parts += [f"**{rule.number}** {rule.en}", french]
    return "\n\n".join(parts) + "\n"


def pages() -> dict[Path, str]:
    """The rules pages of titles that say what is in their box, as they should be."""
    # What somebody has corrected on this machine is not what the pages are about.
    os.environ[VARIABLE] = NOTHING
    found: dict[Path, str] = {}
    for title in all_titles():
        path, box = page_of(title), box_of(title)
        if path is not None and box is not None:
            found[path] = renewed(path.read_text(encoding="utf-8"), box)
    return found


def main(arguments: list[str]) -> int:
    texts = pages()
    if arguments == ["--fix"]:
        for path, text in texts.items():
            path.write_text(text, encoding="utf-8")
    stale = [path for path, text in texts.items() if path.read_text(encoding="utf-8") != text]
    for path in stale:
        print(f"{place(path)}: the box differs from the data; script/test --fix writes it anew")
    if not stale:
        print(f"boxes: {len(texts)} pages")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
