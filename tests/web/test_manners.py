"""Every event of a title is told on the page in some manner."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TITLES = ["cardcity", "lacitta", "sevenwonders", "smallcity"]


@pytest.mark.parametrize("title_id", TITLES)
def test_every_event_of_a_title_has_its_manner_and_no_other_has(title_id: str) -> None:
    catalogue = ROOT / "src/quartier/titles" / title_id / "locale/en.ftl"
    events = re.findall(r"^(event-[a-z-]+) =", catalogue.read_text(encoding="utf-8"), re.MULTILINE)
    manners = ROOT / "web/src/boards" / title_id / "manners.ts"
    told = re.findall(r'^  "(event-[a-z-]+)":', manners.read_text(encoding="utf-8"), re.MULTILINE)
    assert events
    assert sorted(told) == sorted(events)
