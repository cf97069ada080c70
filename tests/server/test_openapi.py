"""The description at /openapi.json is true: schemathesis asks everything it offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.schemas import OpenApiSchema
from tests.server.people import Person
from tests.server.servers import running

# What is checked with is imported above: Python 3.11 stumbles over two threads that parse at once,
# and a server in a thread imports, too, while it starts.
EXAMPLES = 8


# Schemathesis draws some values with the random module, which Hypothesis would rather not see.
@pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisDeprecationWarning")
def test_the_server_answers_everything_its_description_offers(
    new_database: Callable[[str], str],
) -> None:
    with running(new_database("sqlite")) as server:
        ada = Person(server.url, "Ada")
        schema: OpenApiSchema = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
        operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
        assert len(operations) > 15
        for operation in operations:

            @settings(
                max_examples=EXAMPLES,
                deadline=None,
                database=None,
                derandomize=True,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy())
            def ask(case: schemathesis.Case[Any]) -> None:
                case.call_and_validate(headers={"Cookie": ada.cookie}, checks=[not_a_server_error])

            ask()
        assert ada.http.get("/healthz").text == "ok"
