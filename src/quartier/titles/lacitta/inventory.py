"""What is in the box, for the rules page."""

from __future__ import annotations

from quartier.core.inventory import (
    Cell,
    Phrase,
    Shelf,
    basis_of,
    named,
    number,
    plain,
    worded,
)
from quartier.core.speech import Facts, literal
from quartier.titles.lacitta.box import FILES
from quartier.titles.lacitta.schema import BuildingData, PolicyData, PolicyOptionData


def shelves() -> list[Shelf]:
    """The tables of the box."""
    return [
        Shelf(
            "box-buildings",
            ["box-building", "box-size", "box-services", "box-tiles"],
            [_building(data) for data in FILES.buildings.buildings],
        ),
        Shelf(
            "box-policies",
            ["box-card", "box-does", "box-base", "box-expansion"],
            [_policy(data) for data in FILES.policies],
        ),
        Shelf(
            "box-terrain",
            ["box-terrain-tile", "box-tiles"],
            [
                [Cell([terrain(data.terrain)]), number(data, "tiles")]
                for data in FILES.setups.terrain
            ],
        ),
        Shelf(
            "box-extension",
            ["box-spot", "box-terrain-tile"],
            [
                [plain(data.spot, data), worded([terrain(data.terrain)], data, "terrain")]
                for data in FILES.setups.expansion
            ],
        ),
        _board(),
        Shelf(
            "box-setups",
            ["box-players", "box-terrain-laid", "box-castles"],
            [
                [
                    plain(str(data.players), data),
                    worded([terrain(name) for name in data.terrain], data, "terrain"),
                    plain(" / ".join([" ".join(own) for own in data.castles]), data, "castles"),
                ]
                for data in FILES.setups.setups
            ],
        ),
    ]


def terrain(name: str) -> Phrase:
    """A terrain in words."""
    if name.startswith("farm"):
        return "terrain-farm", {"wheat": int(name.removeprefix("farm"))}
    return f"terrain-{name}", {}


def _building(data: BuildingData) -> list[Cell]:
    pools = {pool.id: pool for pool in FILES.buildings.pools}
    services: list[Phrase] = [
        (f"box-{name}", {"n": literal(f"{points:g}".replace("0.5", "½"))})
        for name, points in (
            ("culture", data.services.culture),
            ("education", data.services.education),
            ("health", data.services.health),
        )
        if points
    ]
    pool = pools.get(data.pool)
    tiles = plain("20", data) if pool is None else number(pool, "tiles")
    return [
        named(f"building-{data.id}"),
        plain(data.code or "–", data),
        worded(services or [_nothing()], data, "services"),
        tiles,
    ]


def _policy(data: PolicyData) -> list[Cell]:
    return [
        named(f"policy-{data.id}"),
        worded([_option(option) for option in data.options], data, "options"),
        number(data, "base"),
        number(data, "expansion"),
    ]


def _option(option: PolicyOptionData) -> Phrase:
    facts: Facts = {"cost": option.cost, "n": option.n, "size": literal(option.size)}
    if option.building:
        facts["building"] = f"a-{option.building}"
    return f"box-does-{option.effect}", facts


def _board() -> Shelf:
    board = FILES.board
    rows = [
        [
            Cell([("box-hexes", {"players": players})]),
            plain(str(_hexes(players)), board, "hexes"),
        ]
        for players in (2, 3, 4)
    ]
    spots = [spot for spot in board.spots if not spot.extension]
    rows.append([named("box-spots"), plain(str(len(spots)), board, "spots")])
    border = Cell([terrain(data.terrain) for data in board.border], basis_of(board, "border"))
    rows.append([named("box-border"), border])
    return Shelf("box-board", ["box-what", "box-number"], rows)


def _hexes(players: int) -> int:
    return len([data for data in FILES.board.hexes if data.players <= players])


def _nothing() -> Phrase:
    return literal("–"), {}
