"""The page about the balance of the games."""

from __future__ import annotations

from pathlib import Path

from quartier.research.lab import balancing
from quartier.research.lab.sample import Sample, Sum


def wins(number: int, share: float) -> Sum:
    return Sum(number, number * share, number * share)


def test_every_set_up_is_told_with_what_is_no_luck_in_bold() -> None:
    plan = balancing.experiments("net", games=10)["sevenwonders {'leaders': True}"]
    assert (plan.games, plan.bots) == (60, ["net"] * 4)
    things = {
        "start:card-altar": wins(400, 0.5),
        "start:card-palace": wins(400, 0.2),
        "event-built:card-baths": wins(400, 0.26),
        "event-built:card-altar": wins(400, 0.24),
        "event-coins:card-altar": wins(400, 0.24),
    }
    sample = Sample(400, [wins(400, 0.25)] * 4, [Sum()] * 4, wins(400, 80), wins(400, 5), things)
    told = balancing.page([(plan, sample)])
    assert "## 7 Wonders, 4 seats, leaders=true\n400 games of `net`." in told
    assert told.count("| Seat ") == 4
    assert "| Altar | 400 | **50 % ± 5** |" in told
    assert "| Baths (built) | 400 | 26 % ± 4 |" in told
    assert "### Done: built" in told
    assert "### Done: coins" not in told, "one thing alone tells nothing"


def test_the_page_tells_every_set_up() -> None:
    told = Path("docs/balance.md").read_text(encoding="utf-8")
    empty = [
        (plan, Sample(0, [Sum()] * len(plan.bots), [], Sum(), Sum(), {}))
        for plan in balancing.experiments("net", games=1).values()
    ]
    for plan, sample in empty:
        assert balancing.part_of(plan, sample).splitlines()[0] in told
