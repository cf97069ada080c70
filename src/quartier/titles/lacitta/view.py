from __future__ import annotations

from quartier.titles.lacitta.state import Citta


def view_of(state: Citta, seat: int | None) -> dict[str, object]:
    return {}
