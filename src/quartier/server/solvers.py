"""Who has tried which puzzle lately, so that nobody moves a rating by trying again and again."""

from __future__ import annotations

MOST_REMEMBERED = 20_000


class Solvers:
    """The last tries, by the share they were made on; nothing of it is stored."""

    def __init__(self, most: int = MOST_REMEMBERED) -> None:
        self.most = most
        self._tried: dict[tuple[str, str], None] = {}

    def is_first(self, share: str, mark: str) -> bool:
        """Whether a puzzle was not tried on this share before; from now on it was."""
        key = (share, mark)
        if key in self._tried:
            return False
        self._tried[key] = None
        if len(self._tried) > self.most:
            del self._tried[next(iter(self._tried))]
        return True
