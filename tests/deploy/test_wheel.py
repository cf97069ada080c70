"""What is published installs and runs where none of the sources are."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import time
from collections.abc import Mapping
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from tests.docs.pages import ROOT
from tests.server.postgres import free_port

pytestmark = pytest.mark.slow

AUDIT = shutil.which("auditwheel")
PATIENCE = 30.0


def run(*command: str | Path, cwd: Path, **more: str) -> str:
    """What a program says; some variables are set for it."""
    done = subprocess.run(
        command,
        cwd=cwd,
        env={**os.environ, **more},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def built(target: str, source: Path, folder: Path, **more: str) -> Path:
    """The one file that is built of some sources."""
    build = (sys.executable, "-m", "hatchling", "build", "-t", target, "-d", folder)
    run(*build, cwd=source, **more)
    (file,) = folder.iterdir()
    return file


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    return built("wheel", ROOT, folder, QUARTIER_REQUIRE_COMPILED="1")


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with nothing of Quartier but the wheel."""
    folder = tmp_path_factory.mktemp("clean")
    run(sys.executable, "-m", "venv", folder, cwd=folder)
    run(folder / "bin/pip", "install", "--quiet", "--no-deps", "--no-index", wheel, cwd=folder)
    # What it needs is taken from here; an editable install is not, since its path is not followed.
    (packages,) = folder.glob("lib/python*/site-packages")
    (packages / "needed.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return folder / "bin"


def test_it_plays_by_compiled_rules(installed: Path, tmp_path: Path) -> None:
    where = "import quartier; print(quartier.__file__)"
    assert str(installed.parent) in run(installed / "python", "-c", where, cwd=tmp_path)
    assert "compiled" in run(installed / "quartier", "--version", cwd=tmp_path)
    assert "20" in run(installed / "quartier", "sim", "cardcity", "--games", "20", cwd=tmp_path)


def test_its_server_answers_and_shows_the_page(installed: Path, tmp_path: Path) -> None:
    port = free_port()
    command = [str(installed / "quartier"), "serve", "--port", str(port), "--no-browser"]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    with subprocess.Popen(command, cwd=tmp_path, env=environment) as server:
        try:
            assert answer(f"http://127.0.0.1:{port}/healthz") == "ok"
            assert "<!doctype html>" in answer(f"http://127.0.0.1:{port}/").lower()
        finally:
            server.terminate()
    assert server.returncode == 0


def answer(address: str) -> str:
    """What a server says as soon as it is there."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(address) as response:
                said: bytes = response.read()
                return said.decode()
        except URLError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


@pytest.mark.skipif(AUDIT is None, reason="no auditwheel, as script/test --long installs it")
def test_it_runs_on_any_usual_linux(wheel: Path, tmp_path: Path) -> None:
    assert AUDIT is not None
    programs: Mapping[str, str] = {"PATH": f"{Path(AUDIT).parent}:{os.environ['PATH']}"}
    told = run(AUDIT, "repair", "--wheel-dir", tmp_path, wheel, cwd=tmp_path, **programs)
    (repaired,) = tmp_path.glob("*.whl")
    assert "manylinux" in repaired.name, told


def test_a_wheel_can_be_built_of_the_sources_alone(tmp_path: Path) -> None:
    """Without Node, for the page has been built into them."""
    archive = built("sdist", ROOT, tmp_path / "sdist")
    with tarfile.open(archive) as sources:
        sources.extractall(tmp_path / "sources", filter="data")
    (source,) = (tmp_path / "sources").iterdir()
    assert (source / "src/quartier/web/index.html").is_file()
    pure = built("wheel", source, tmp_path / "wheel", QUARTIER_PURE="1", PATH="")
    assert pure.name.endswith("-py3-none-any.whl")
