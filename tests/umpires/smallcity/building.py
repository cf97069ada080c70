"""Phase 2, and tiles of the council: what is built, enlarged, demolished (SC-34 to SC-65)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.umpires.hearing import Obstacle, number, unless, word, words
from tests.umpires.smallcity.borough import (
    BOARDS,
    TILES,
    Borough,
    Cell,
    Tile,
    beside,
    cell_of,
    looks,
)
from tests.umpires.smallcity.ledger import Ledger
from tests.umpires.watching import View, check, equal

from quartier.core.speech import Facts
from quartier.core.titles import Settings

GOOD_OF = {"w": "wood", "s": "stone", "m": "metal"}
WAIVING_COLUMN = 4
GROWING = ("residential", "commercial", "factory")
BEFORE_MOVES = ("action", "build")


class Building(Ledger):
    """Everything that happens on the ground of a borough."""

    def __init__(self, settings: Settings, seats: int, opening: View) -> None:
        super().__init__(settings, seats, opening)
        self.paying: list[str] = []  # raw materials spent on a building that comes next
        self.saving = ""  # the one the Architect saves on it
        self.post: Tile | None = None  # a station just built, which may be manned at once
        self.gift: tuple[int, int] | None = None  # who may get a tile, of which column
        self.sent: set[tuple[int, int, Cell]] = set()  # who has to go home: seat, borough, cell

    def hear(self, key: str, facts: Facts) -> None:
        if key != "event-manned":
            self.post = None
        super().hear(key, facts)

    def enter_building(self, seat: int) -> None:
        borough = self.boroughs[seat]
        borough.works, borough.razed, borough.extended, borough.saved = 0, False, False, False
        for tile in borough.tiles:
            tile.fresh = False

    def leave_building(self, seat: int) -> None:
        borough = self.boroughs[seat]
        check("SC-51", not self.paying, f"{seat} spent {self.paying} on nothing")
        check("SC-91", borough.pollution < 100, f"{seat} goes on with {borough.pollution}%")

    def on_screen(self, facts: Facts) -> None:
        self.reach("build", number(facts, "seat"))
        check("SC-34", self.seats > 1, "a screen in solo play")

    def on_work_scarce(self, facts: Facts) -> None:
        self.reach("build", number(facts, "seat"))
        kind = word(facts, "tile")
        shapes = [(kind, shape["id"]) for shape in TILES[kind]["shapes"]]
        check("SC-34", any(not self.tiles_left(*piece) for piece in shapes), f"{kind} is there")

    def on_work_lost(self, facts: Facts) -> None:
        self.reach("build", number(facts, "seat"))

    def _works(self, borough: Borough) -> None:
        """SC-35: three works, or one and an extension."""
        borough.works += 1
        most = 1 if borough.extended else 3
        check("SC-35", borough.works <= most, f"{borough.works} works of {borough.seat}")

    def on_extended(self, facts: Facts) -> None:
        seat = number(facts, "seat")
        borough = self.boroughs[seat]
        planner = borough.action == "urban_planner" and not borough.planned
        if planner and self.stages[0] == ("action", seat):
            borough.planned = True
        else:
            self.reach("build", seat)
            check("SC-35", not borough.extended and borough.works <= 1, f"{seat} extends")
            borough.extended = True
        check("SC-3", borough.step + 1 < len(borough.sides), f"{seat} extends too far")
        borough.step += 1
        equal("SC-3", number(facts, "side"), borough.sides[borough.step], "the side of the zone")

    # What may lie where

    def obstacle(self, borough: Borough, tile: Tile, waived: bool = False) -> Obstacle | None:
        """Why a tile may not be built here; `waived`: without its requirements (SC-104)."""
        kind = tile.kind
        if not tile.shape:
            return "SC-38", f"{kind} does not look like {tile.cells}"
        if kind in borough.had or kind == "city_hall":
            return "SC-52", f"a second {kind}"
        if TILES[kind].get("stock") != "dealt" and self.tiles_left(kind, tile.shape) < 1:
            return "SC-23", f"no {kind} of shape {tile.shape} left"
        if not borough.empty.issuperset(tile.cells):
            return "SC-38", f"{kind} on {tile.cells} is not on empty cells of the zone"
        if not borough.blocked.isdisjoint(tile.cells):
            return "SC-29", f"{kind} beside the Mayor"
        if self._too_near(borough, tile):
            return "SC-48", f"{kind} on {tile.cells}: homes and industry touch"
        if waived or any(self._suffices(borough, tile, tile.level, [c]) for c in tile.cells):
            return None
        return "SC-40", f"{kind} on {tile.cells} lacks influence"

    def _too_near(self, borough: Borough, tile: Tile) -> bool:
        """SC-48."""
        if tile.family == "residential":
            return any(other.industrial and other.influences(tile) for other in borough.tiles)
        return tile.industrial and any(home.influences(tile) for home in borough.of("residential"))

    def _suffices(self, borough: Borough, tile: Tile, level: int, cells: list[Cell]) -> bool:
        """SC-42 to SC-44: whether these cells receive what a level needs."""

        def near(*families: str) -> int:
            return sum(not t.zone.isdisjoint(cells) for t in borough.of(*families))

        if tile.family == "commercial":
            return near("residential") >= level
        if tile.family == "residential" and level > 1:
            return near("cultural") >= level
        if tile.family == "factory" and level > 1:
            return near("refinery") + near("port") >= level - 1
        return True

    def warehouse_cells(self, borough: Borough, factory: Tile) -> set[Cell]:
        """SC-45: where the Warehouse of a new Factory, which lies already, may be."""
        if self.tiles_left("warehouse", "o1") < 1:
            return set()
        free = factory.zone & borough.empty - borough.blocked
        return free.difference(*(home.zone for home in borough.of("residential")))

    # Building

    def price(self, borough: Borough, kind: str) -> int:
        """SC-33a, SC-39."""
        price: int = TILES[kind].get("price", 0)
        return price - 1 if borough.action == "mediator" and price > 1 else price

    def on_saved_good(self, facts: Facts) -> None:
        seat = number(facts, "seat")
        self.reach("build", seat)
        borough = self.boroughs[seat]
        check("SC-33", borough.action == "architect" and not borough.saved, f"{seat} saves")
        borough.saved = True
        self.saving = word(facts, "good")

    def pay_good(self, facts: Facts) -> str:
        """SC-51, SC-80: a raw material leaves a store for the supply."""
        borough, good = self.boroughs[number(facts, "seat")], word(facts, "good")
        if word(facts, "place") == "hall":
            check("SC-83", borough.hall_goods[good] > 0, f"no {good} in the City Hall")
            borough.hall_goods[good] -= 1
        else:
            check("SC-83", borough.take_from_warehouse(good), f"no {good} in a Warehouse")
        return good

    def on_spent(self, facts: Facts) -> None:
        self.reach("build", number(facts, "seat"))
        self.paying.append(self.pay_good(facts))

    def on_built(self, facts: Facts) -> None:
        seat, kind = number(facts, "seat"), word(facts, "tile")
        self.reach("build", seat)
        borough = self.boroughs[seat]
        self._works(borough)
        equal("SC-39", number(facts, "price"), self.price(borough, kind), f"the price of {kind}")
        borough.money -= self.price(borough, kind)
        goods = [*self.paying, *([self.saving] if self.saving else [])]
        cost = [GOOD_OF[letter] for letter in TILES[kind].get("goods", "")]
        cost = [] if self.culture_is_free else cost
        equal("SC-51", Counter(goods), Counter(cost), f"the raw materials for {kind}")
        self.paying, self.saving = [], ""
        self._lay(borough, Tile(kind, _cells(facts)), waived=False)

    def on_gift_built(self, facts: Facts) -> None:
        seat, kind = number(facts, "seat"), word(facts, "tile")
        check("SC-104", self.gift is not None and self.gift[0] == seat, f"no gift for {seat}")
        assert self.gift is not None
        column, self.gift = self.gift[1], None
        equal("SC-104", number(facts, "price"), 0, "the price of a gift")
        tile = Tile(kind, _cells(facts))
        check("SC-104", self._is_gift(tile, column), f"{kind} of column {column}")
        self._lay(self.boroughs[seat], tile, waived=column == WAIVING_COLUMN)

    def _is_gift(self, tile: Tile, column: int) -> bool:
        """SC-104, SC-A11: a size the column has, and none of the Cultural Buildings."""
        sizes = BOARDS["council"]["construction"][column - 1]
        return len(tile.core) in sizes and tile.family not in ("cultural", "warehouse")

    def _lay(self, borough: Borough, tile: Tile, waived: bool) -> None:
        unless(self.obstacle(borough, tile, waived))
        borough.tiles.append(tile)
        if TILES[tile.kind].get("unique"):
            borough.had.add(tile.kind)
        if tile.family == "factory" and (not waived or self.warehouse_cells(borough, tile)):
            self.owe("SC-45", "warehouse", seat=borough.seat)
        if tile.kind == "residential_1" and borough.hall:
            name = "=" + "abcdefghij"[tile.cells[0][0]] + str(tile.cells[0][1] + 1)
            self.owe("SC-41", "housed", seat=borough.seat, cell=name)
        if tile.kind in ("police", "fire_station"):
            self.post = tile

    def on_warehouse(self, facts: Facts) -> None:
        borough = self.boroughs[number(facts, "seat")]
        [cell] = _cells(facts)
        check("SC-45", cell in self.warehouse_cells(borough, borough.tiles[-1]), f"{cell}")
        borough.tiles.append(Tile("warehouse", (cell,)))

    def house(self, facts: Facts) -> None:
        """SC-41, SC-76: from the City Hall into a house."""
        borough, cell = self.boroughs[number(facts, "seat")], cell_of(word(facts, "cell"))
        check("SC-76", cell in borough.empty_houses, f"no empty house on {cell}")
        borough.hall -= 1
        borough.people[cell] = borough.seat

    def on_manned(self, facts: Facts) -> None:
        """SC-53: by an own citizen from a tile of the own borough."""
        seat, cell = number(facts, "seat"), cell_of(word(facts, "cell"))
        borough, post = self.boroughs[seat], self.post
        check("SC-53", post is not None, "no post to be taken")
        assert post is not None
        equal("SC-53", word(facts, "tile"), post.kind, "the post")
        equal("SC-53", borough.people.pop(cell, None), seat, f"the citizen on {cell}")
        borough.people[post.cells[0]] = seat
        if post.kind == "police":
            self.clear_tourists(borough)

    # Going home

    def clear_tourists(self, borough: Borough) -> None:
        """SC-55: Tourists in the zone of a Police Station have to leave."""
        self.send_home(
            "SC-55",
            borough,
            [
                c
                for c, who in borough.people.items()
                if who != borough.seat and c in borough.guarded
            ],
        )

    def send_home(self, rule: str, borough: Borough, cells: list[Cell]) -> None:
        for cell in cells:
            self.sent.add((borough.people[cell], borough.seat, cell))
            self.owe(rule, "sent-home")

    def on_sent_home(self, facts: Facts) -> None:
        seat, place = number(facts, "seat"), number(facts, "from_seat")
        cell = cell_of(word(facts, "cell"))
        check("SC-71", (seat, place, cell) in self.sent, f"{seat} on {cell} of {place} goes home")
        self.sent.remove((seat, place, cell))
        del self.boroughs[place].people[cell]
        equal("SC-71", word(facts, "place"), self.boroughs[seat].come_home(), "where he goes")

    # Enlarging and demolishing

    def on_enlarged(self, facts: Facts) -> None:
        seat = number(facts, "seat")
        self.reach("build", seat)
        borough, new = self.boroughs[seat], Tile(word(facts, "tile"), _cells(facts))
        check("SC-60", new.family in GROWING, f"{new.kind} is enlarged")
        inside = [tile for tile in borough.tiles if set(tile.cells) <= set(new.cells)]
        check("SC-62", len(inside) == 1, f"{new.cells} cover {len(inside)} tiles")
        [old] = inside
        equal("SC-62", (old.family, old.level), (new.family, new.level - 1), "the tile enlarged")
        check("SC-63", not old.fresh, f"{old.kind} was built in this phase")
        whole = self._suffices(borough, old, new.level, list(old.cells))
        check("SC-61", whole, f"{old.kind} on {old.cells} lacks influence")
        for cell, slot in old.slots.items():
            equal("SC-62", new.slots[cell], slot, f"the slot on {cell}")
        borough.tiles.remove(old)
        unless(self.obstacle(borough, new, waived=True))
        new.fresh = False  # SC-64
        borough.tiles.append(new)

    def on_demolished(self, facts: Facts) -> None:
        seat = number(facts, "seat")
        self.reach("build", seat)
        borough = self.boroughs[seat]
        self._works(borough)
        check("SC-36", not borough.razed, f"{seat} demolishes twice")
        borough.razed = True
        tile = borough.tile_at(cell_of(word(facts, "cell")))
        check("SC-37", tile is not None and tile.kind != "city_hall", "nothing to demolish")
        assert tile is not None
        equal("SC-37", word(facts, "tile"), tile.kind, "the tile demolished")
        size = len(tile.cells)
        equal("SC-37", number(facts, "price"), size, "the price of a demolition")
        borough.money -= size
        borough.pollution += size
        equal("SC-37", number(facts, "level"), borough.pollution, "the pollution")
        people = [cell for cell in tile.cells if cell in borough.people]
        for who, homeless in Counter(borough.people[cell] for cell in people).items():
            check("SC-37", homeless <= self.boroughs[who].hall_room, f"no room for {who}")
        self.send_home("SC-37", borough, people)
        borough.tiles.remove(tile)
        self.scrapped[tile.kind, tile.shape] += 1

    # Gifts

    def on_no_gift(self, facts: Facts) -> None:
        seat = number(facts, "seat")
        check("SC-104", self.gift is not None and self.gift[0] == seat, f"no gift for {seat}")
        assert self.gift is not None
        column, self.gift = self.gift[1], None
        for tile in self._gifts(self.boroughs[seat], column):
            check("SC-104", False, f"{seat} could have {tile.kind} on {tile.cells}")

    def _gifts(self, borough: Borough, column: int) -> Iterator[Tile]:
        """Every tile a column of the council could give."""
        waived = column == WAIVING_COLUMN
        for kind in TILES:
            for look in looks(kind):
                for x, y in borough.empty:
                    tile = Tile(kind, tuple((x + dx, y + dy) for dx, dy in look))
                    if not self._is_gift(tile, column) or self.obstacle(borough, tile, waived):
                        continue
                    if kind.startswith("factory") and not waived:
                        borough.tiles.append(tile)
                        room = self.warehouse_cells(borough, tile)
                        borough.tiles.pop()
                        if not room:
                            continue
                    yield tile

    def streets(self, borough: Borough) -> set[frozenset[Cell]]:
        """SC-8, SC-25, SC-28: the streets of the zone, else those of the extension."""
        for cells in (borough.empty, borough.vacant(borough.extension)):
            found = {frozenset((a, b)) for a in cells for b in beside(a) & cells}
            if found:
                return found
        return set()


def _cells(facts: Facts) -> tuple[Cell, ...]:
    return tuple(cell_of(name) for name in words(facts, "cells"))
