"""What a puzzle is about: what the right move changes in the score."""

from __future__ import annotations

from typing import Final

from quartier.bots.advice import changes
from quartier.puzzles.weighing import Endings, Margin

# The rivals lose more than the seat wins; or nothing by itself makes the difference.
DENY: Final = "puzzle-theme-deny"
PLAN: Final = "puzzle-theme-plan"
LEAST: Final = 0.5
SURE: Final = 2.0


def theme(best: Endings, other: Endings) -> str:
    """The category that gains most compared with another move, unless rivals lose more."""
    changed = changes(best.ends, other.ends)
    top = max(changed, key=lambda category: changed[category], default="")
    gain = changed.get(top, 0.0)
    rivals = Margin(other.rivals, best.rivals)
    if rivals.is_clear(max(gain, LEAST), SURE):
        return DENY
    return top if gain > 0 else PLAN
