"""The same games on a Ray cluster, whose machines have Quartier installed."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec

from quartier.cli.crew import Plan, S, pieces, play_games
from quartier.cli.inputs import bad
from quartier.core.speech import literal


def play_anywhere(plan: Plan[S], jobs: int, address: str | None) -> Iterator[S]:
    """The sums of parts of a plan, from this machine or from the cluster at an address."""
    return play_games(plan, jobs) if address is None else play_on_cluster(plan, address)


def play_on_cluster(plan: Plan[S], address: str) -> Iterator[S]:
    """The sums of parts of a plan as they come from a cluster; Ctrl-C ends it early."""
    if find_spec("ray") is None:
        raise bad("error-no-ray")
    ray = import_module("ray")
    try:
        ray.init(address=address, logging_level="error", log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError):
        raise bad("error-no-cluster", given=literal(address)) from None
    try:
        processors = int(ray.cluster_resources().get("CPU", 1))
        play = ray.remote(_play_piece)
        shared = ray.put(plan)
        waiting = [play.remote(shared, piece) for piece in pieces(plan.games, processors)]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def _play_piece(plan: Plan[S], games: range) -> S:
    players = plan.ready()
    found = players.play(games[0])
    for game in games[1:]:
        found = found + players.play(game)
    return found
