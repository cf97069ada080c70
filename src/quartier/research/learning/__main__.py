"""Teach a title's network: python -m quartier.research.learning TITLE --output FOLDER."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from quartier.core.titles import Value
from quartier.research.learning.duels import Duel
from quartier.research.learning.run import CHOOSING_DEALS, TELLING_DEALS, Run

MIXES: dict[str, list[int]] = {
    "sevenwonders": [4],
    "lacitta": [4],
    "cardcity": [4],
    "smallcity": [3, 1],
}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("title")
    parser.add_argument("--only", default="")
    parser.add_argument("--output", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--until", type=float, default=600.0)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--tries", default="0.5,0 0.75,0 1,0 0.75,0.25")
    parser.add_argument("--duels", default="")
    chosen = parser.parse_args()
    run = Run(chosen.title, chosen.only, chosen.output, chosen.workers, chosen.device, chosen.seed)
    if chosen.seconds:
        run.learn(chosen.seconds)
    options: dict[str, Value] = {}
    if chosen.only:
        key, _, value = chosen.only.partition("=")
        options[key] = value

    def pairings(bot: str, other: str, trust: float, rivalry: float) -> list[Duel]:
        return [Duel(bot, other, seats, options, trust, rivalry) for seats in MIXES[chosen.title]]

    best, best_share = (0.75, 0.0), -1e9
    for tried in chosen.tries.split():
        trust, rivalry = map(float, tried.split(","))
        if " " not in chosen.tries:
            best = (trust, rivalry)
            break
        shares = run.measure(
            pairings("net-greedy", "greedy", trust, rivalry),
            chosen.games // 3,
            40.0,
            CHOOSING_DEALS,
        )
        # Alone, two points are worth a hundredth of the wins.
        share = shares[0] + (shares[1] / 200 if len(shares) > 1 else 0)
        if share > best_share:
            best, best_share = (trust, rivalry), share
    run.say(f"chosen: trust {best[0]}, rivalry {best[1]}")
    for pair in chosen.duels.split():
        bot, _, other = pair.partition("/")
        left = chosen.until - (time.monotonic() - run.started)
        count = len(chosen.duels.split()) - chosen.duels.split().index(pair)
        run.measure(pairings(bot, other, *best), chosen.games, left / count, TELLING_DEALS)


if __name__ == "__main__":
    main()
