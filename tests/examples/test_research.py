"""The short scripts for libraries nobody here wrote."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parents[2] / "examples" / "research"


def output_of(script: str, *arguments: str) -> str:
    ran = subprocess.run(
        [sys.executable, SCRIPTS / script, *arguments], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def needs(module: str, package: str) -> pytest.MarkDecorator:
    reason = f"it brings torch, which no lock has: pip install {package}"
    return pytest.mark.skipif(find_spec(module) is None, reason=reason)


def learned(told: str) -> bool:
    """Whether a learner that played like random players leaves nearly all of them behind."""
    before, after = (float(reward) for reward in re.findall(r"[+-]\d\.\d\d", told))
    return abs(before) < 0.4 and after > 0.7


@pytest.mark.slow
def test_ismcts_of_openspiel_beats_random_players() -> None:
    told = output_of("ismcts.py", "cardcity", "--games", "4", "--simulations", "30")
    assert float(told.split(":")[1].split()[0]) > 0


@pytest.mark.slow
@needs("sb3_contrib", "sb3-contrib")
def test_maskable_ppo_of_stable_baselines_learns() -> None:
    assert learned(output_of("maskable_ppo.py", "sevenwonders"))


@pytest.mark.slow
@needs("tianshou", "tianshou")
def test_ppo_of_tianshou_learns() -> None:
    assert learned(output_of("tianshou_ppo.py", "sevenwonders"))
