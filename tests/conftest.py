"""All tests are about the content as it comes, whatever the person who runs them has corrected."""

import os
import sys

import pytest
from tests.standin import Ray

from quartier.core.corrections import NOTHING, VARIABLE

os.environ[VARIABLE] = NOTHING


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Ray:
    """A cluster at the address `local`."""
    ray = Ray()
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.setattr("quartier.workers.find_spec", lambda name: name)
    return ray
