"""Plugs a title into the tests of the contract.

    TestContract = conformance("sevenwonders")

in a test module is all it takes. Every promise is checked on a few tables whose options, seats and
seed are drawn, the same ones in each run, and in a test marked `slow` on a table of every
combination of options and seats. A failure names the table and shows its record.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping

import hypothesis
import pytest
from hypothesis import HealthCheck, Phase, given
from hypothesis.strategies import integers, sampled_from

from quartier.core.features import features_of
from quartier.core.rng import SEED_BITS
from quartier.core.state import State
from quartier.core.titles import Settings, find_title
from quartier.locale import LANGUAGES, Texts
from quartier.rulebook import Rulebook
from quartier.testing.random_play import RandomTable, allowed_settings

# Before the import: only then do failing asserts show their values.
pytest.register_assert_rewrite("quartier.testing.contract")

from quartier.testing.contract import Contract  # noqa: E402

HIGHEST_SEED = (1 << SEED_BITS) - 1

Check = Callable[[Contract, RandomTable], None]


def conformance(
    title_id: str,
    *,
    tables: int = 30,
    most_decisions: int = 5000,
    census: Callable[[State], object] = Contract.census,
    fleeting_events: Mapping[str, str] | None = None,
    derived_fields: Mapping[str, str] | None = None,
) -> type[Contract]:
    """The tests of the contract for an installed title.

    `tables` is how many each promise is checked on, `most_decisions` the bound of a game, and
    `census` counts the components, which stay the same throughout a game; by default the cards in
    the title's zones. Two exceptions are named with the reason beside them: `fleeting_events` tell
    what no view keeps, `derived_fields` follow from other fields.
    """
    title = find_title(title_id)
    if title is None:
        raise LookupError(f"no title {title_id!r} is installed")
    combinations = allowed_settings(title)
    body: dict[str, object] = {
        "__doc__": f"The contract, kept by {title_id}.",
        "title": title,
        "rulebook": Rulebook.load(title),
        "languages": [Texts(language, title.package) for language in LANGUAGES],
        "features": features_of(title),
        "census": staticmethod(census),
        "fleeting_events": fleeting_events or {},
        "derived_fields": derived_fields or {},
    }

    def add(name: str, check: Check) -> None:
        def check_table(contract: Contract, settings: Settings, seats: int, seed: int) -> None:
            table = RandomTable(title, settings, seats, seed, most_decisions)
            with table.explaining_failures():
                check(contract, table)

        def on_drawn_tables(
            contract: Contract, combination: tuple[Settings, int], seed: int
        ) -> None:
            check_table(contract, *combination, seed)

        @pytest.mark.slow
        def on_every_combination(contract: Contract) -> None:
            for seed, combination in enumerate(combinations):
                check_table(contract, *combination, seed)

        # Hypothesis derives what it draws from the name: each promise gets tables of its own.
        on_drawn_tables.__name__ = name
        draws = given(combination=sampled_from(combinations), seed=integers(0, HIGHEST_SEED))
        body[name] = _reproducible(tables)(draws(on_drawn_tables))
        body[f"{name}_whatever_the_settings"] = on_every_combination

    for name, check in vars(Contract).items():
        if name.startswith("test_") and "table" in inspect.signature(check).parameters:
            add(name, check)
    return type(f"Contract_{title_id}", (Contract,), body)


def _reproducible(tables: int) -> hypothesis.settings:
    return hypothesis.settings(
        max_examples=tables,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=[HealthCheck.too_slow],
    )
