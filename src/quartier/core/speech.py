"""What a state says to people, as data: questions, refusals, events and score lines.

Nothing here is text. A `key` names a message of the catalogues, `facts` fill its gaps: a string is
the key of another message unless made by `literal`, a fact called `seat` (or ending in `_seat`) is
a seat number.
"""

from __future__ import annotations

from collections.abc import Sequence

# Whole points are ints; a title that counts half cards has halves, and nothing finer.
Points = int | float
Fact = Points | str | list[int] | list[str]
Facts = dict[str, Fact]


def literal(text: str) -> str:
    """A string fact to be shown as it is, such as something a person typed."""
    return "=" + text


def is_literal(fact: str) -> bool:
    """Whether a string fact is shown as it is rather than the key of a message."""
    return fact.startswith("=")


class Question:
    """What a seat is asked now, and the rule the question comes from."""

    def __init__(self, phase: str, prompt: str, rule: str, facts: Facts) -> None:
        self.phase = phase
        self.prompt = prompt
        self.rule = rule
        self.facts = facts


class Refusal:
    """Why a move, a set-up or a file is not accepted: the rule (or "") and the facts."""

    def __init__(self, rule: str, key: str, facts: Facts) -> None:
        self.rule = rule
        self.key = key
        self.facts = facts

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.key!r}, {self.facts!r})"


class Event:
    """Something that happened, for those whose bit is set in `eyes`; never edited for a reader."""

    def __init__(self, key: str, facts: Facts, eyes: int) -> None:
        self.key = key
        self.facts = facts
        self.eyes = eyes

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.facts!r}, eyes={self.eyes:b})"


class ScoreLine:
    """Points of one seat, with the thing and the rule they come from."""

    def __init__(self, category: str, source: str, rule: str, points: Points) -> None:
        self.category = category
        self.source = source
        self.rule = rule
        self.points = points


class Remark:
    """What the points of a result do not tell: why a seat with many of them is last, say."""

    def __init__(self, rule: str, key: str, facts: Facts) -> None:
        self.rule = rule
        self.key = key
        self.facts = facts


class Result:
    """How a game ended.

    `lines` and `totals` are per seat; `ranks` too: 1 is first, tied seats share a rank, partners of
    a team have the same. `teams` are the seats that win together, if any do. `tie_break` is the key
    of what separated the leaders, or "".
    """

    def __init__(
        self,
        categories: list[str],
        lines: list[list[ScoreLine]],
        totals: Sequence[Points],
        ranks: list[int],
        tie_break: str,
        reason: str,
        teams: list[list[int]] | None = None,
        remarks: Sequence[Remark] = (),
    ) -> None:
        self.categories = categories
        self.lines = lines
        self.totals: list[Points] = list(totals)
        self.ranks = ranks
        self.tie_break = tie_break
        self.reason = reason
        self.teams = teams or []
        self.remarks: list[Remark] = list(remarks)

    def points(self, seat: int, category: str) -> Points:
        return sum(line.points for line in self.lines[seat] if line.category == category)

    @property
    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]
