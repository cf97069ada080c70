"""Teach a title's network: python -m quartier.research.learning TITLE --output FOLDER."""

from __future__ import annotations

import argparse
from pathlib import Path

from quartier.core.titles import Value
from quartier.research.learning.duels import Duel
from quartier.research.learning.run import CHOOSING_DEALS, TELLING_DEALS, Run

VICTORIES = ("residential", "economic", "industrial", "commercial", "happiness")


def usual_duels(title_id: str, bot: str, other: str, trust: float, rivalry: float) -> list[Duel]:
    """The pairings that goals are set for."""
    mixes: dict[str, list[tuple[int, dict[str, Value]]]] = {
        "sevenwonders": [(4, {})],
        "lacitta": [(4, {})],
        "cardcity": [(4, {"victory": victory}) for victory in VICTORIES],
        "smallcity": [(3, {}), (1, {})],
    }
    return [Duel(bot, other, seats, options, trust, rivalry) for seats, options in mixes[title_id]]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("title")
    parser.add_argument("--output", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--duel-seconds", type=float, default=60.0)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--playouts", type=int, default=0)
    chosen = parser.parse_args()
    run = Run(chosen.title, chosen.output, chosen.workers, chosen.device, chosen.seed)
    if chosen.seconds:
        run.learn(chosen.seconds)
    third = chosen.duel_seconds / 3
    best, best_lead = (1.0, 0.0), -1e9
    for trust, rivalry in ((0.4, 0.0), (0.7, 0.0), (1.0, 0.0), (0.7, 0.3)):
        duels = usual_duels(chosen.title, "net-greedy", "greedy", trust, rivalry)
        leads = run.measure(duels, chosen.games // 4, third / 4, CHOOSING_DEALS)
        lead = sum(leads) / len(leads)
        if lead > best_lead:
            best, best_lead = (trust, rivalry), lead
    run.say(f"chosen: trust {best[0]}, rivalry {best[1]}")
    duels = usual_duels(chosen.title, "net-greedy", "greedy", *best)
    run.measure(duels, chosen.games, third, TELLING_DEALS)
    if chosen.playouts:
        name = f"search:{chosen.playouts}"
        duels = usual_duels(chosen.title, f"net-{name}", "greedy", *best)
        duels += usual_duels(chosen.title, "net-greedy", name, *best)
        duels += usual_duels(chosen.title, f"net-{name}", name, *best)
        run.measure(duels, chosen.games, third, TELLING_DEALS)


if __name__ == "__main__":
    main()
