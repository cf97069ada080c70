"""What lies openly on the table: the boroughs and the common supply.

There is one real world. While players build behind their screens each works in a world of its
own, a copy of the real one, until the screens go away (SC-34, SC-65).
"""

from __future__ import annotations

from quartier.titles.smallcity.borough import Borough
from quartier.titles.smallcity.content import Tile
from quartier.titles.smallcity.placements import PIECES_OF


class World:
    """The boroughs by seat; `supply` counts tiles by piece, `goods` raw materials by kind, and
    `scrapped` the tiles that left the game by demolition. The list `supply` is replaced, never
    changed: copies share it.

    `owned` is the mask of the boroughs this world may change; a copy behind a screen borrows the
    others from the real world until something happens to them.
    """

    def __init__(
        self,
        boroughs: list[Borough],
        owned: int,
        supply: list[int],
        goods: list[int],
        scrapped: list[int],
    ) -> None:
        self.boroughs = boroughs
        self.owned = owned
        self.supply = supply
        self.goods = goods
        self.scrapped = scrapped

    def changing(self, seat: int) -> Borough:
        """The borough of a seat, to be changed."""
        if not self.owned >> seat & 1:
            self.boroughs[seat] = self.boroughs[seat].clone()
            self.owned |= 1 << seat
        return self.boroughs[seat]

    def has_tile(self, tile: Tile) -> bool:
        """SC-23: whether the supply has the tile in any shape."""
        return any(self.supply[piece.number] for piece in PIECES_OF[tile.number])

    def supply_tile(self, piece: int, number: int) -> None:
        """So many tiles come into the supply; less than none leave it."""
        supply = self.supply[:]
        supply[piece] += number
        self.supply = supply

    def send_home(self, seat: int, place: int, cell: int) -> bool:
        """A citizen of a seat leaves a cell for his City Hall; False: for his Career Space."""
        self.changing(place).leave(seat, cell)
        return self.changing(seat).come_home()

    def behind_screen(self, seat: int) -> World:
        """A world for one player to build in."""
        draft = World(self.boroughs[:], 0, self.supply, self.goods[:], self.scrapped[:])
        draft.changing(seat)
        return draft

    def clone(self, real: World | None = None) -> World:
        """An independent copy; borrowed boroughs are borrowed from `real` again."""
        boroughs = [
            borough.clone() if real is None or self.owned >> seat & 1 else real.boroughs[seat]
            for seat, borough in enumerate(self.boroughs)
        ]
        return World(boroughs, self.owned, self.supply, self.goods[:], self.scrapped[:])

    def data(self) -> tuple[object, ...]:
        return (
            [borough.data() for borough in self.boroughs],
            self.supply,
            self.goods,
            self.scrapped,
        )
