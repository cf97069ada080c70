"""What lies openly on the table: the boroughs and the common supply.

There is one real world. While players build behind their screens each works in a world of its
own, a copy of the real one, until the screens go away (SC-34, SC-65).
"""

from __future__ import annotations

from quartier.core.lists import plus
from quartier.titles.smallcity.borough import Borough
from quartier.titles.smallcity.content import Tile
from quartier.titles.smallcity.placements import PIECES_OF


class World:
    """The boroughs by seat; `supply` counts tiles by piece, `goods` raw materials by kind, and
    `scrapped` the tiles that left the game by demolition. These lists are replaced, never changed
    in place, so that clones share them.

    `owned` is the mask of the boroughs of this world itself; a copy behind a screen borrows the
    others from the real world until something happens to them. `shared` are those of its own that
    a clone has, too, so that they must not be changed in place.
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
        self.shared = 0

    def changing(self, seat: int) -> Borough:
        """The borough of a seat, to be changed."""
        bit = 1 << seat
        if self.shared & bit or not self.owned & bit:
            self.boroughs[seat] = self.boroughs[seat].clone()
            self.owned |= bit
            self.shared &= ~bit
        return self.boroughs[seat]

    def has_tile(self, tile: Tile) -> bool:
        """SC-23: whether the supply has the tile in any shape."""
        return any(self.supply[piece.number] for piece in PIECES_OF[tile.number])

    def supply_tile(self, piece: int, number: int) -> None:
        """So many tiles come into the supply; less than none leave it."""
        self.supply = plus(self.supply, piece, number)

    def put_goods(self, good: int, number: int) -> None:
        """So many raw materials come into the supply; less than none leave it."""
        self.goods = plus(self.goods, good, number)

    def send_home(self, seat: int, place: int, cell: int) -> bool:
        """A citizen of a seat leaves a cell for his City Hall; False: for his Career Space."""
        self.changing(place).leave(seat, cell)
        return self.changing(seat).come_home()

    def take_promises(self, seat: int, promises: list[int], real: World) -> None:
        """A borough behind a screen has the promises it has in the real world."""
        if self.owned >> seat & 1:
            self.changing(seat).promises = promises
        else:
            self.boroughs[seat] = real.boroughs[seat]

    def behind_screen(self, seat: int) -> World:
        """A world for one player to build in."""
        draft = World(self.boroughs[:], 0, self.supply, self.goods, self.scrapped)
        draft.changing(seat)
        return draft

    def clone(self, real: World | None = None) -> World:
        """An independent copy; borrowed boroughs are borrowed from `real` again."""
        boroughs = self.boroughs[:]
        if real is not None:
            for seat in range(len(boroughs)):
                if not self.owned >> seat & 1:
                    boroughs[seat] = real.boroughs[seat]
        twin = World(boroughs, self.owned, self.supply, self.goods, self.scrapped)
        self.shared = self.owned
        twin.shared = self.owned
        return twin

    def data(self) -> tuple[object, ...]:
        return (
            [borough.data() for borough in self.boroughs],
            self.supply,
            self.goods,
            self.scrapped,
        )
