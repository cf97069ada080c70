"""Who comes next when many wait for a few workers: everybody in turn, by what they have used."""

from __future__ import annotations

from collections import Counter
from typing import Generic, Protocol, TypeVar


class Wish(Protocol):
    """Something that waits: on whose share it is done, and how urgent it is now.

    `delay` is in seconds: it waits as if its share had used so many more.
    """

    @property
    def share(self) -> str: ...
    @property
    def delay(self) -> float: ...


W = TypeVar("W", bound=Wish)


class Turns(Generic[W]):
    """Wishes, and the order they are granted in.

    Of all who wait, the share that has fewest wishes at work is next, and among those the one that
    has used least. Who comes back after a while starts where the others are: nobody saves up. No
    share has more than `most` at work.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._waiting: dict[str, list[W]] = {}
        self._at_work: Counter[str] = Counter()
        self._used: dict[str, float] = {}
        # What the share that was served last had used by then; it never falls.
        self._level = 0.0

    def __len__(self) -> int:
        return sum(len(wishes) for wishes in self._waiting.values())

    @property
    def shares(self) -> int:
        """How many shares wait."""
        return len(self._waiting)

    def waiting(self, share: str) -> int:
        """How many wishes of a share wait."""
        return len(self._waiting.get(share, ()))

    def add(self, wish: W) -> None:
        share = wish.share
        self._used[share] = max(self._used.get(share, 0.0), self._level)
        self._waiting.setdefault(share, []).append(wish)

    def drop(self, wish: W) -> None:
        """Forget a wish that still waits; one that is at work is ended by `end`."""
        wishes = self._waiting.get(wish.share, [])
        if wish in wishes:
            self._remove(wish)
            self._forget()

    def take(self) -> W | None:
        """The wish to be granted next, if there is one; it is at work until `end`."""
        wishes = [
            _most_urgent(waiting)
            for share, waiting in self._waiting.items()
            if self._at_work[share] < self.most
        ]
        if not wishes:
            return None
        wish = min(wishes, key=self._order)
        self._remove(wish)
        self._at_work[wish.share] += 1
        self._level = max(self._level, self._used[wish.share])
        return wish

    def end(self, wish: W, seconds: float) -> None:
        """A wish has been granted, and took so long."""
        self._at_work[wish.share] -= 1
        self._used[wish.share] += seconds
        self._forget()

    def _order(self, wish: W) -> tuple[int, float]:
        return self._at_work[wish.share], self._used[wish.share] + wish.delay

    def _remove(self, wish: W) -> None:
        wishes = self._waiting[wish.share]
        wishes.remove(wish)
        if not wishes:
            del self._waiting[wish.share]

    def _forget(self) -> None:
        """Let go of idle shares that would start where everybody does; of all, if all are idle."""
        for share in list(self._used):
            if share not in self._waiting and not self._at_work[share]:
                del self._at_work[share]
                if self._used[share] <= self._level:
                    del self._used[share]
        if not self._waiting and not self._at_work:
            self._used.clear()
            self._level = 0.0


def _most_urgent(wishes: list[W]) -> W:
    """Of equally urgent ones the oldest."""
    return min(wishes, key=lambda wish: wish.delay)
