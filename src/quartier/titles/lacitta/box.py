"""The box: what the data files hold, checked as a whole."""

from __future__ import annotations

from typing import Final

from quartier.core.checks import Checks
from quartier.core.corrections import Fault
from quartier.core.data import read_data
from quartier.core.speech import Facts, literal
from quartier.titles.lacitta.schema import BoardData, Files, SetupData

# LC-13, LC-25: seven cards lie open, and five for each player are drawn before any comes back.
OPEN_CARDS: Final = 7
TURNS: Final = 5
MOST_SEATS: Final = 5
CASTLES_AT_START: Final = 2
# LC-14, LC-24: the hexes between two cities.
APART: Final = 3
# LC-39 to LC-43: the numbers the options of a card are for.
_NUMBERS: Final = {
    "markers": [1, 2, 3],
    "citizens": [1, 2, 3],
    "build_size": [1, 1, 1],
    "look": [2, 3],
}
_STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def faults(files: Files) -> list[Fault]:
    """What cannot be in the box."""
    checks = Checks()
    _check_board(files.board, checks)
    _check_policies(files, checks)
    _check_terrain(files, checks)
    if not checks.faults:
        for setup in files.setups.setups:
            _check_setup(files, setup, checks)
    return checks.faults


def _check_board(board: BoardData, checks: Checks) -> None:
    spots = [spot.id for spot in board.spots if not spot.extension]
    extensions = [spot.id for spot in board.spots if spot.extension]
    borders = [border.id for border in board.border]
    taken: dict[tuple[int, int], str] = {}
    for place in board.hexes:
        name = f"board.hexes.{place.id}"
        checks.known(f"{name}.spots", place.spots, spots)
        if place.border:
            checks.known(f"{name}.border", [place.border], borders)
        if place.extension:
            checks.known(f"{name}.extension", [place.extension], extensions)
        other = taken.setdefault((place.q, place.r), place.id)
        if other != place.id:
            checks.note(name, "fault-same-place", {"other": literal(other)})


def _check_policies(files: Files, checks: Checks) -> None:
    buildings = [building.id for building in files.buildings.buildings]
    for policy in files.policies:
        checks.at_least(f"policies.{policy.id}.base", policy.base, 0)
        checks.at_least(f"policies.{policy.id}.expansion", policy.expansion, 0)
        for option in policy.options:
            if option.effect == "build":
                checks.known(f"policies.{policy.id}.options", [option.building], buildings)
        numbers = [option.n for option in policy.options]
        allowed = _NUMBERS.get(policy.options[0].effect if policy.options else "", numbers)
        if not policy.options or numbers != allowed:
            facts: Facts = {"allowed": [literal(str(number)) for number in allowed]}
            checks.note(f"policies.{policy.id}.options", "fault-options", facts)
    least = OPEN_CARDS + TURNS * MOST_SEATS
    base = sum([policy.base for policy in files.policies])
    expansion = sum([policy.expansion for policy in files.policies])
    checks.deck("policies: base", base, least, MOST_SEATS)
    checks.deck("policies: expansion", expansion, least, MOST_SEATS)
    for pool in files.buildings.pools:
        checks.at_least(f"buildings.pools.{pool.id}.tiles", pool.tiles, 1)
    pools = [pool.id for pool in files.buildings.pools]
    for building in files.buildings.buildings:
        if building.pool:
            checks.known(f"buildings.buildings.{building.id}.pool", [building.pool], pools)


def _check_terrain(files: Files, checks: Checks) -> None:
    """LC-1: a tile for each spot."""
    for data in files.setups.terrain:
        checks.at_least(f"setups.terrain.{data.terrain}.tiles", data.tiles, 0)
    tiles = sum([data.tiles for data in files.setups.terrain])
    spots = [spot for spot in files.board.spots if not spot.extension]
    checks.exactly("setups.terrain: tiles", tiles, len(spots))
    covered = [data.spot for data in files.setups.expansion]
    extensions = [spot.id for spot in files.board.spots if spot.extension]
    checks.known("setups.expansion", covered, extensions)
    checks.exactly("setups.expansion", len(covered), len(extensions))


def _check_setup(files: Files, setup: SetupData, checks: Checks) -> None:
    """LC-14: every tile of the box is laid, and castles stand in play and apart."""
    place = f"setups.setups.{setup.players}"
    for data in files.setups.terrain:
        laid = [name for name in setup.terrain if name == data.terrain]
        checks.exactly(f"{place}.terrain: {data.terrain}", len(laid), data.tiles)
    castles = [name for names in setup.castles for name in names]
    each = [len(names) for names in setup.castles]
    if each != [CASTLES_AT_START] * setup.players:
        facts: Facts = {"seats": setup.players, "each": CASTLES_AT_START}
        checks.note(f"{place}.castles", "fault-castles", facts)
        return
    in_play = {
        data.id: (data.q, data.r) for data in files.board.hexes if data.players <= setup.players
    }
    if not checks.known(f"{place}.castles", castles, list(in_play)):
        return
    for number, name in enumerate(castles):
        near = _near(in_play[name], set(in_play.values()))
        for other in castles[number + 1 :]:
            if in_play[other] in near:
                pair: Facts = {"one": literal(name), "other": literal(other), "least": APART}
                checks.note(f"{place}.castles", "fault-castles-close", pair)


def _near(start: tuple[int, int], in_play: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """The hexes with fewer than three others between them and this one."""
    near = {start}
    for _ in range(APART):
        near |= {
            (q + right, r + down)
            for q, r in near
            for right, down in _STEPS
            if (q + right, r + down) in in_play
        }
    return near


FILES: Final = read_data(__package__, Files, faults)
