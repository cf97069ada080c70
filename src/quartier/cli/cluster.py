"""The same games on a Ray cluster, whose machines have Quartier installed."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import as_completed

from quartier.cli.crew import Plan, S, pieces, play_games
from quartier.cli.inputs import bad
from quartier.core.speech import literal
from quartier.workers import NoCluster, NoRay, cluster


def play_anywhere(plan: Plan[S], jobs: int, address: str | None) -> Iterator[S]:
    """The sums of parts of a plan, from this machine or from the cluster at an address."""
    return play_games(plan, jobs) if address is None else play_on_cluster(plan, address)


def play_on_cluster(plan: Plan[S], address: str) -> Iterator[S]:
    """The sums of parts of a plan as they come from a cluster; Ctrl-C ends it early."""
    try:
        with cluster(address) as there:
            parts = [
                there.pool.submit(_play_piece, plan, piece)
                for piece in pieces(plan.games, there.number)
            ]
            for part in as_completed(parts):
                yield part.result()
    except NoRay:
        raise bad("error-no-ray") from None
    except NoCluster:
        raise bad("error-no-cluster", given=literal(address)) from None


def _play_piece(plan: Plan[S], games: range) -> S:
    players = plan.ready()
    found = players.play(games[0])
    for game in games[1:]:
        found = found + players.play(game)
    return found
