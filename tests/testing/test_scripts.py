"""The scripts, with stand-ins for Python and the tools they call."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOOLS = (
    "bash",
    "cat",
    "dirname",
    "env",
    "grep",
    "mkdir",
    "rm",
    "sha256sum",
    "shasum",
    "chmod",
    "cp",
)

# Pretends to be any Python: notes the calls of pip, and makes a venv out of itself.
PYTHON = """#!/usr/bin/env bash
case "$*" in
  *sys.version_info*) exit ${OLD:-0} ;;
  *ensurepip*) exit ${NO_VENV:-0} ;;
  --version) echo Python 3.11.0 ;;
  *"-m venv"*) mkdir -p .venv/bin && cp "$0" .venv/bin/python ;;
  *"-m pip"*) echo "$*" >>pip.log; exit ${NO_NETWORK:-0} ;;
esac
"""


class Checkout:
    """A copy of what the scripts need, and a PATH that holds nothing else."""

    def __init__(self, root: Path) -> None:
        self.root = root / "quartier"
        self.bin = root / "bin"
        self.bin.mkdir()
        for tool in TOOLS:
            if found := shutil.which(tool):
                (self.bin / tool).symlink_to(found)
        for folder in ("script", "requirements"):
            shutil.copytree(ROOT / folder, self.root / folder)
        shutil.copy(ROOT / "pyproject.toml", self.root)

    def program(self, path: Path, text: str) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        path.chmod(0o755)

    def run(self, *command: str, **environ: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.bin / "bash"), *command],
            cwd=self.root,
            env={"PATH": str(self.bin), **environ},
            capture_output=True,
            text=True,
            check=False,
        )

    @property
    def pip_calls(self) -> int:
        log = self.root / "pip.log"
        return len(log.read_text(encoding="utf-8").splitlines()) if log.exists() else 0


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


@pytest.fixture
def ready(checkout: Checkout) -> Checkout:
    checkout.program(checkout.bin / "python3.12", PYTHON)
    return checkout


def test_setup_installs_the_lock_and_the_package_once(ready: Checkout) -> None:
    first = ready.run("script/setup", "run")
    assert (first.returncode, first.stderr) == (0, "")
    lock, package = (ready.root / "pip.log").read_text(encoding="utf-8").splitlines()
    assert lock.endswith("--require-hashes -r requirements/run.txt")
    assert package.endswith("--no-deps --no-build-isolation --editable .")

    second = ready.run("script/setup", "run")
    assert (second.returncode, second.stdout, second.stderr) == (0, "", "")
    assert ready.pip_calls == 2


def test_setup_builds_the_page_where_it_is_missing(ready: Checkout) -> None:
    ready.program(
        ready.bin / "python3.12",
        PYTHON.replace("esac", '  *--is-built) exit 1 ;;\n  *build.py) echo "built" ;;\nesac'),
    )
    assert ready.run("script/setup", "run").stdout.endswith(
        "Building the page; this takes a minute or less.\nbuilt\n"
    )


def test_setup_gets_node_where_the_machine_has_none(ready: Checkout) -> None:
    ready.program(
        ready.bin / "python3.12",
        PYTHON.replace("esac", "  *--is-built | *--has-node) exit 1 ;;\nesac"),
    )
    assert "installing Node into .venv" in ready.run("script/setup", "run").stdout
    log = (ready.root / "pip.log").read_text(encoding="utf-8")
    assert log.endswith("--require-hashes -r requirements/node.txt\n")


def test_what_is_set_up_for_developing_is_set_up_for_playing(ready: Checkout) -> None:
    ready.run("script/setup", "dev")
    ready.run("script/setup", "run")
    assert ready.pip_calls == 2


@pytest.mark.parametrize("name", ["requirements/run.txt", "pyproject.toml"])
def test_setup_installs_again_when_the_lock_or_the_project_changed(
    ready: Checkout, name: str
) -> None:
    ready.run("script/setup", "run")
    with (ready.root / name).open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    ready.run("script/setup", "run")
    assert ready.pip_calls == 4


def test_setup_makes_a_new_environment_when_the_folder_was_moved(ready: Checkout) -> None:
    ready.run("script/setup", "run")
    ready.root = ready.root.rename(ready.root.with_name("moved"))
    assert "making .venv" in ready.run("script/setup", "run").stdout


def test_setup_that_failed_says_so_and_starts_again(ready: Checkout) -> None:
    failed = ready.run("script/setup", "dev", NO_NETWORK="1")
    assert failed.returncode == 1
    assert "Once the cause is gone: script/setup dev" in failed.stderr
    assert ready.run("script/setup", "dev").returncode == 0
    assert ready.pip_calls == 3


def test_setup_without_python_says_what_to_install(checkout: Checkout) -> None:
    result = checkout.run("script/setup", "run")
    assert result.returncode == 1
    assert "needs Python 3.11 or newer. On Debian 12: apt install" in result.stderr


def test_setup_passes_over_an_old_python(ready: Checkout) -> None:
    assert "needs Python 3.11" in ready.run("script/setup", "run", OLD="1").stderr


def test_setup_without_venv_says_what_to_install(ready: Checkout) -> None:
    result = ready.run("script/setup", "run", NO_VENV="1")
    assert result.returncode == 1
    assert result.stderr.endswith("On Debian: apt install python3-venv\n")


def test_setup_knows_two_kinds(checkout: Checkout) -> None:
    result = checkout.run("script/setup", "play")
    assert result.returncode == 2
    assert "'run' (to play) and 'dev'" in result.stderr


def test_serve_starts_the_server_with_its_arguments(ready: Checkout) -> None:
    ready.program(ready.root / ".venv/bin/quartier", '#!/usr/bin/env bash\necho "started: $*"\n')
    assert ready.run("script/serve", "--port", "1").stdout.endswith("started: serve --port 1\n")


@pytest.fixture
def checks(ready: Checkout) -> Checkout:
    """Tools that say how they were called and fail if FAIL is part of it."""
    tool = (
        '#!/usr/bin/env bash\necho "${0##*/} $*"\n[[ -z ${FAIL-} || "${0##*/} $*" != *$FAIL* ]]\n'
    )
    ready.run("script/setup", "dev")
    for name in ("ruff", "mypy", "pytest", "python", "sphinx-build", "npm", "cc", "chromium"):
        ready.program(ready.root / ".venv/bin" / name, tool)
    return ready


def calls(result: subprocess.CompletedProcess[str]) -> list[str]:
    return [line for line in result.stdout.splitlines() if line[:1].isalpha()]


def test_the_checks_run_one_after_the_other(checks: Checkout) -> None:
    result = checks.run("script/test")
    assert result.returncode == 0
    assert calls(result)[:-1] == [
        "python web/build.py --is-built",
        "ruff format --check",
        "ruff check",
        "mypy ",
        "pytest --quiet --rule-coverage",
        "python -m quartier.testing.boxes",
        "python -m quartier.testing.languages",
        "sphinx-build --quiet --fail-on-warning docs build/site",
        "npm --prefix web run --silent format:check",
        "npm --prefix web run --silent lint",
        "python -m quartier.testing.page_types",
        "npm --prefix web run --silent types",
        "npm --prefix web run --silent test",
        "python -m quartier.compiled",
        "pytest -n auto --quiet -m not slow --ignore tests/web",
        "pytest -n auto --quiet -m not slow -k Contract tests/titles",
        "pytest -n auto --quiet -m not slow -n 2 tests/web",
    ]


def test_nothing_is_compiled_for_checks_of_pure_rules(checks: Checkout) -> None:
    made = calls(checks.run("script/test", QUARTIER_PURE="1"))
    assert "python -m quartier.compiled" not in made
    assert "pytest -n auto --quiet -m not slow --ignore tests/web" in made
    assert "pytest -n auto --quiet -m not slow -k Contract tests/titles" not in made


def test_the_first_failing_check_is_named_with_its_command(checks: Checkout) -> None:
    result = checks.run("script/test", "--", "-k", "a b", FAIL="pytest -n")
    assert result.returncode == 1
    assert calls(result)[-1] == "pytest -n auto --quiet -m not slow -k a b"
    assert result.stderr == (
        '\nThe check "tests" failed; to repeat it alone:'
        " .venv/bin/pytest -n auto --quiet -m not\\ slow -k a\\ b\n"
    )


def test_long_runs_slow_tests_too_and_fix_formats_first(checks: Checkout) -> None:
    made = calls(checks.run("script/test", "--fix", "--long"))
    assert made[1].endswith("-r requirements/long.txt")
    assert made[2:7] == [
        "ruff check --quiet --fix-only",
        "ruff format --quiet",
        "python -m quartier.testing.page_types --fix",
        "python -m quartier.testing.boxes --fix",
        "npm --prefix web run --silent format",
    ]
    assert "pytest -n auto --quiet --ignore tests/web" in made


def test_quick_leaves_only_the_tests_out(checks: Checkout) -> None:
    everything = calls(checks.run("script/test"))
    made = calls(checks.run("script/test", "--quick"))
    assert made[:-1] == everything[: len(made) - 1]
    assert everything[len(made) - 1] == "npm --prefix web run --silent test"
    assert made[-1].startswith("All checks but the tests passed")


def test_an_unknown_argument_is_explained(checks: Checkout) -> None:
    result = checks.run("script/test", "--hasty")
    assert result.returncode == 2
    assert "'--hasty' is none of these" in result.stderr


def test_the_locks_name_no_address_and_no_folder() -> None:
    for lock in (ROOT / "requirements").iterdir():
        text = lock.read_text(encoding="utf-8")
        assert "://" not in text
        assert "--index" not in text
        assert str(ROOT) not in text
