"""Hidden components: who knows which face.

Zones of a state (hands, piles, lots) hold card ids; only `Cards` knows what they are. Bit s of an
`eyes` mask is seat s, the bit after the last seat stands for spectators.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from quartier.core.rng import Rng

UNSEEN = -1
NO_CARD: Final = -1


class Zone:
    """Cards that lie together.

    `holders` are the eyes that know them by the rules; where `in_order` is false the place of a
    card among the others says nothing.
    """

    def __init__(self, cards: list[int], holders: int, in_order: bool) -> None:
        self.cards = cards
        self.holders = holders
        self.in_order = in_order


@mypyc_attr(acyclic=True)
class Cards:
    """The faces of all hidden components of a table, and the mask of those who know each.

    `back` is what everybody sees of a card: an unknown face is only ever exchanged with another
    one of the same back. `face` and `back` are replaced, never changed in place, so that clones
    share them; and `known` until somebody learns or forgets something.
    """

    def __init__(self, face: list[int], known: list[int], back: list[int]) -> None:
        self.face = face
        self.known = known
        self.back = back
        self._shares_known = False

    def add(self, faces: list[int], back: int, known: int = 0) -> list[int]:
        """Bring new cards to the table; their numbers."""
        first = len(self.face)
        self.face = self.face + faces
        self.known = self.known + [known] * len(faces)
        self._shares_known = False
        self.back = self.back + [back] * len(faces)
        return list(range(first, first + len(faces)))

    def seen(self, card: int, eyes: int) -> int:
        """The face of a card if these eyes know it, else UNSEEN."""
        return self.face[card] if self.known[card] & eyes else UNSEEN

    def kinds(self, cards: list[int]) -> list[int]:
        """The different faces among some cards, sorted: the order of cards tells nothing."""
        face = self.face
        kinds: list[int] = []
        # Hands are small: looking for the place of each face is quicker than sorting them.
        for card in cards:
            kind = face[card]
            place = 0
            while place < len(kinds) and kinds[place] < kind:
                place += 1
            if place == len(kinds) or kinds[place] != kind:
                kinds.insert(place, kind)
        return kinds

    def find(self, cards: list[int], kind: int) -> int:
        """The first of some cards with this face, or NO_CARD."""
        for card in cards:
            if self.face[card] == kind:
                return card
        return NO_CARD

    def show(self, card: int, eyes: int) -> bool:
        """Let these eyes know a card; True if that is news to any of them."""
        known = self.known[card]
        if known | eyes == known:
            return False
        self.knowledge()[card] = known | eyes
        return True

    def show_all(self, cards: list[int], eyes: int) -> int:
        """Let these eyes know some cards; how many of them are news to any."""
        news = 0
        for card in cards:
            known = self.known[card]
            if known | eyes != known:
                self.knowledge()[card] = known | eyes
                news += 1
        return news

    def knowledge(self) -> list[int]:
        """Who knows each card, to be changed."""
        if self._shares_known:
            self.known = self.known[:]
            self._shares_known = False
        return self.known

    def blur(self, cards: list[int], keep: int) -> None:
        """Only the eyes in `keep` can still tell these cards apart: the others forget them."""
        known = self.knowledge()
        for card in cards:
            known[card] &= keep

    def exchange(self, cards: list[int], eyes: int, rng: Rng | None) -> None:
        """Deal the faces among those of these cards that the eyes do not know; sorted without rng.

        They are sorted first in any case: who can repeat the shuffle must not learn from it where
        they lay before.
        """
        hidden = [card for card in cards if not self.known[card] & eyes]
        faces = [self.face[card] for card in hidden]
        faces.sort()
        if rng is not None:
            rng.shuffle(faces)
        face = self.face[:]
        for position, card in enumerate(hidden):
            face[card] = faces[position]
        self.face = face

    def redraw(self, eyes: int, rng: Rng | None) -> None:
        """Deal anew every face the eyes do not know, among cards of the same back."""
        by_back: dict[int, list[int]] = {}
        for card, back in enumerate(self.back):
            by_back.setdefault(back, []).append(card)
        for cards in by_back.values():
            self.exchange(cards, eyes, rng)

    def in_order_of_sight(self, cards: list[int], eyes: int, everybody: int) -> list[int]:
        """These cards in an order that depends on nothing but what the eyes see of them."""
        # Numbers sort far faster than tuples, and searches ask for this often.
        keys: list[int] = []
        for place, card in enumerate(cards):
            known = self.known[card]
            seen = self.face[card] + 1 if known & eyes else 0
            keys.append(((seen << 8 | self.back[card]) << 1 | (known == everybody)) << 16 | place)
        keys.sort()
        return [cards[key & 0xFFFF] for key in keys]

    def renumber(self, order: list[int]) -> None:
        """The card that comes first gets the number 0, and so on."""
        self.face = [self.face[card] for card in order]
        self.known = [self.known[card] for card in order]
        self._shares_known = False
        self.back = [self.back[card] for card in order]

    def clone(self) -> Cards:
        twin = Cards(self.face, self.known, self.back)
        self._shares_known = True
        twin._shares_known = True
        return twin

    def data(self) -> tuple[list[int], list[int], list[int]]:
        return (self.face, self.known, self.back)
