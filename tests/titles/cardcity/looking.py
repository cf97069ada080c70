"""What tests look at: cards that lie, hands, districts, income and points."""

from __future__ import annotations

from itertools import chain

from tests.titles.cardcity.notation import all_written, kind_of, turn_of, written

from quartier.core.speech import Points
from quartier.testing.random_play import plain_view
from quartier.titles.cardcity.game import Game
from quartier.titles.cardcity.geometry import CELL_NAMES, CELL_OF, cells_of
from quartier.titles.cardcity.ground import EMPTY
from quartier.titles.cardcity.scoring import score_lines


class Looking:
    """A game and the places that were marked in drawings of its cities."""

    def __init__(self, game: Game, marks: dict[str, list[str]]) -> None:
        self.game = game
        self.marks = marks

    # Places

    def cell(self, place: str) -> str:
        """The name of a place: a mark of a drawing, or a name already."""
        if len(place) > 1:
            return place
        (cell,) = self.marks[place]
        return cell

    def cells(self, marks: str) -> list[str]:
        """The names of all places with these marks, in order."""
        return sorted(chain.from_iterable(self.marks[mark] for mark in marks))

    def neighbours(self, place: str, card: str = "P") -> list[str]:
        """The places a card, or the first half of a bicolour one, touches from a place."""
        rims = self.game.grounds[0].geometry.rims
        return sorted(CELL_NAMES[cell] for cell in cells_of(rims[turn_of(card)][CELL_OF[place]]))

    # Cards

    def at(self, place: str, seat: int = 0) -> str:
        """The card that lies at a place, as in a drawing; "" if there is none."""
        ground = self.game.ground(seat)
        cell = CELL_OF[self.cell(place)]
        return "" if ground.cards[cell] == EMPTY else written(ground.kind_at(cell))

    def count(self, card: str, seat: int = 0) -> int:
        """How many of these cards lie in the city of a seat."""
        return sum(self.at(name, seat) == card for name in CELL_NAMES)

    def hand(self, seat: int) -> list[str]:
        return all_written(self.game.faces(self.game.hands[seat]))

    def drawn(self) -> list[str]:
        """The cards just drawn, in lots or not yet."""
        game = self.game
        return all_written(game.faces([*game.drawn, *chain.from_iterable(game.lots)]))

    def offer(self) -> list[tuple[list[str], list[str]]]:
        """The two lots, each with its open and its hidden cards."""
        parts = [all_written(self.game.faces(part)) for part in self.game.lots]
        return [(parts[0], parts[1]), (parts[2], parts[3])]

    def deck(self) -> dict[str, int]:
        """The cards of the pile and of what was just drawn from it, by name."""
        names = all_written(self.game.faces(self.game.pile)) + self.drawn()
        return {name: names.count(name) for name in sorted(set(names))}

    def bottom(self) -> str:
        """The lowest card of the pile."""
        return written(self.game.faces(self.game.pile[:1])[0])

    def discarded(self) -> list[str]:
        return all_written(self.game.faces(self.game.discard))

    # What eyes see

    def zone(self, name: str, eyes: int | None = None) -> dict[str, object]:
        """The pile, the drawn cards, the offer or the reserve as a seat sees it."""
        zone = plain_view(self.game, eyes)[name]
        assert isinstance(zone, dict)
        return zone

    def known(self, name: str, eyes: int | None) -> list[str]:
        """The faces a seat knows in the pile or among the drawn cards."""
        known = self.zone(name, eyes)["known"]
        assert isinstance(known, list)
        return known

    def lots(self, eyes: int | None) -> list[dict[str, object]]:
        """The lots of the offer as a seat sees them."""
        lots = self.zone("offer", eyes)["lots"]
        assert isinstance(lots, list)
        return lots

    def left(self, card: str) -> object:
        """How many cards of a type the reserve has, as a spectator sees it."""
        return self.zone("reserve")[kind_of(card).id]

    def ground(self, seat: int = 0) -> dict[str, object]:
        """The ground a seat's city lies on, as a spectator sees it."""
        grounds = plain_view(self.game, None)["grounds"]
        assert isinstance(grounds, list)
        ground = grounds[self.game.cities[seat].ground]
        assert isinstance(ground, dict)
        return ground

    def seen(self, seat: int, field: str, eyes: int | None = None) -> object:
        """A field of a city as a seat (None: a spectator) sees it."""
        cities = plain_view(self.game, eyes)["cities"]
        assert isinstance(cities, list)
        return cities[seat][field]

    # Numbers of a city

    def riches(self) -> list[int]:
        return [city.money for city in self.game.cities]

    def size(self, seat: int = 0) -> tuple[int, int]:
        """The cards that count for the size limit, and the limit."""
        counted, limit = self.seen(seat, "counted"), self.seen(seat, "limit")
        assert isinstance(counted, int)
        assert isinstance(limit, int)
        return counted, limit

    def districts(self, card: str, seat: int = 0) -> list[int]:
        """The sizes of all districts of a type, the largest first."""
        return sorted([int(str(one["size"])) for one in self.found(card, seat)], reverse=True)

    def found(self, card: str, seat: int = 0) -> list[dict[str, object]]:
        """All districts of a type, as a view describes them."""
        return [one for one in self._districts(seat) if one["type"] == kind_of(card).id]

    def district(self, card: str, place: str) -> dict[str, object]:
        """The district of a type at a place, as a view describes it."""
        (found,) = [one for one in self.found(card) if self._holds(one, place)]
        return found

    def support(self, place: str, seat: int = 0) -> tuple[object, object]:
        """What the growing district at a place touches, and what it needs."""
        found = [one for one in self._districts(seat) if self._holds(one, place)]
        (district,) = [one for one in found if "support" in one]
        return district["support"], district["needed"]

    def _holds(self, district: dict[str, object], place: str) -> bool:
        cells = district["cells"]
        assert isinstance(cells, list)
        return self.cell(place) in cells

    def _districts(self, seat: int) -> list[dict[str, object]]:
        found = self.ground(seat)["districts"]
        assert isinstance(found, list)
        return found

    def earnings(self, source: str, seat: int = 0) -> list[int]:
        """What a seat would earn from salary, commerce or parking, line by line."""
        lines = self.seen(seat, "income_lines")
        assert isinstance(lines, list)
        return sorted(line["money"] for line in lines if line["source"] == f"source-{source}")

    def points(self, category: str, seat: int = 0) -> Points:
        """The points of a seat in one category, as if the game ended now."""
        lines = score_lines(self.game, seat)
        return sum(line.points for line in lines if line.category == f"score-{category}")

    def score(self, seat: int = 0) -> Points:
        return sum(line.points for line in score_lines(self.game, seat))
