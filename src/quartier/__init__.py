"""City-building board games as pure state machines, and everything that plays them.

import quartier

state = quartier.new("sevenwonders", seats=4, leaders=True)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quartier import compiled

if TYPE_CHECKING:
    from quartier.core.state import State
    from quartier.core.titles import Value

__version__ = "0.1.0"

compiled.use()


def new(title: str, seats: int | None = None, seed: int | None = None, **options: Value) -> State:
    """A new table of a title, about to ask its first question.

    Without `seats` it has the usual number of them, without `seed` a deal nobody chose; options
    left out have their defaults. What cannot be set up is a ValueError that says why.
    """
    # Programs that only ask for the version need no rules.
    from quartier.setups import new_table

    return new_table(title, seats, seed, options)
