"""How a game ended, for people and for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quartier.cli.inputs import literals
from quartier.core.speech import Facts, Result
from quartier.locale import Texts, points_text

if TYPE_CHECKING:
    from rich.console import Console


def print_result(result: Result, texts: Texts, names: list[str], console: Console) -> None:
    """Why it ended, the points by category, the ranking and what broke a tie."""
    from rich.box import SIMPLE
    from rich.table import Table

    console.print(texts.text(result.reason), style="bold")
    table = Table(box=SIMPLE, show_edge=False)
    table.add_column(texts.text("cli-result-points"))
    for name in names:
        table.add_column(name, justify="right")
    seats = range(len(names))
    for category in result.categories:
        points = [result.points(seat, category) for seat in seats]
        if any(points):
            table.add_row(texts.text(category), *map(points_text, points))
    table.add_section()
    table.add_row(texts.text("cli-result-total"), *map(points_text, result.totals), style="bold")
    # Who plays alone beats nobody: how it ended says how well they did.
    if len(names) > 1:
        table.add_row(texts.text("cli-result-rank"), *map(str, result.ranks))
    console.print(table)
    for remark in result.remarks:
        console.print(f"{texts.text(remark.key, remark.facts, names)} ({remark.rule})")
    if len(names) == 1:
        return
    winners = [names[seat] for seat in result.winners]
    facts: Facts = {"names": literals(winners), "number": len(winners)}
    console.print(texts.text("cli-result-winners", facts))
    if result.tie_break:
        console.print(texts.text(result.tie_break))


def result_data(result: Result) -> dict[str, object]:
    return {
        "reason": result.reason,
        "totals": result.totals,
        "ranks": result.ranks,
        "tie_break": result.tie_break,
        "remarks": [
            {"rule": remark.rule, "key": remark.key, "facts": remark.facts}
            for remark in result.remarks
        ],
        "lines": [
            [
                {
                    "category": line.category,
                    "source": line.source,
                    "rule": line.rule,
                    "points": line.points,
                }
                for line in lines
            ]
            for lines in result.lines
        ],
    }
