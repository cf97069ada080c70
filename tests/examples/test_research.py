"""The short scripts for libraries nobody here wrote."""

from __future__ import annotations

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


@pytest.mark.slow
def test_ismcts_of_openspiel_beats_random_players() -> None:
    told = output_of("ismcts.py", "cardcity", "--games", "4", "--simulations", "30")
    assert float(told.split(":")[1].split()[0]) > 0


@pytest.mark.slow
@pytest.mark.skipif(
    find_spec("sb3_contrib") is None,
    reason="Stable-Baselines3 brings torch, which no lock has: pip install sb3-contrib",
)
def test_maskable_ppo_of_stable_baselines_learns() -> None:
    told = output_of("maskable_ppo.py", "cardcity", "--steps", "20000", "--games", "100")
    assert "after" in told
