"""Compiling the rules with mypyc."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import chdir, contextmanager, redirect_stdout
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from quartier.compiled import (
    FOLDER,
    LIBRARY,
    NOTE,
    PACKAGE,
    PURE,
    SUFFIX,
    checksum,
    is_current,
    sources,
    wants_pure,
)

# With what the rules import: mypyc reads that, too.
NEEDED = [
    "librt>=0.16",
    "msgspec>=0.19",
    "mypy>=2.4",
    "mypy_extensions>=1.0",
    "rich>=13",
    "setuptools>=77",
]
# A title's package is where its data is found, types of msgspec do not survive compiling, and
# nothing waits for the terminal.
INTERPRETED = ("__init__.py", "record.py", "schema.py", "views.py", "terminal.py")
# -O2 takes gcc 1.7 times as long as -O1 and gains a twentieth everywhere; -O3 and profiles gain no
# more that counts, and symbols take long for nothing.
OPTIMISATION = "2"
SYMBOLS = "0"


# The check whether a tuple is set, with its two halves joined the wrong way.
UNSET = re.compile(r'!= -113(?:\.0)? && PyErr_Occurred.*\n.*value for final name \\"(\w+)\\"')


class CannotCompile(Exception):
    """Why the rules stay as they are, and what to do about it."""


class NoCompiler(CannotCompile):
    """The machine has no C compiler."""


def build() -> None:
    """Compile the rules into this folder; CannotCompile where that is not possible."""
    check_tools()
    with _alone():
        if is_current():
            return
        made_of = checksum()
        with TemporaryDirectory() as folder:
            built = _compile(Path(folder))
            clear()
            for name, file in built.items():
                shutil.move(file, FOLDER / f"{name}{SUFFIX}")
        NOTE.write_text(made_of, encoding="utf-8")


@contextmanager
def _alone() -> Iterator[None]:
    """Wait until no other process compiles; whoever comes second finds the work done."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    with (FOLDER / "building.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def clear() -> None:
    """Remove what was compiled for this Python."""
    NOTE.unlink(missing_ok=True)
    for file in FOLDER.glob(f"*{SUFFIX}"):
        file.unlink()


def outputs() -> list[Path]:
    return [NOTE, *sorted(FOLDER.glob(f"*{SUFFIX}"))]


def check_tools() -> None:
    if wants_pure():
        raise CannotCompile(f"{PURE} is set")
    if not os.access(FOLDER, os.W_OK):
        raise CannotCompile(f"{FOLDER} cannot be written")
    for module in ("mypyc", "setuptools"):
        if find_spec(module) is None:
            raise CannotCompile(f"{module} is missing; install it: pip install mypy setuptools")
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl")[0]
    if sys.platform != "win32" and shutil.which(compiler) is None:
        raise NoCompiler(
            f"there is no C compiler ({compiler}); on Debian: apt install gcc python3-dev;"
            " on macOS: xcode-select --install"
        )


def _compile(folder: Path) -> dict[str, Path]:
    """The compiled modules by name, made in a folder."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import CompileError, ExecError, LinkError, PlatformError

    modules = [
        str(file.relative_to(PACKAGE.parent)) for file in sources() if file.name not in INTERPRETED
    ]
    options = ["--strict", "--explicit-package-bases", "--config-file="]
    options.append(f"--cache-dir={folder / 'cache'}")
    # mypyc names modules after their place below the working directory.
    with chdir(PACKAGE.parent):
        remarks = StringIO()
        try:
            with redirect_stdout(remarks):
                extensions = mypycify(
                    [*options, *modules],
                    opt_level=OPTIMISATION,
                    debug_level=SYMBOLS,
                    target_dir=str(folder / "c"),
                    group_name="quartier",
                )
        except SystemExit as stop:
            print(remarks.getvalue(), file=sys.stderr)
            raise CannotCompile("mypy finds fault with them and says so above") from stop
        _check(folder / "c")
        if sys.platform != "win32":
            for extension in extensions:
                # Looking for what to warn of takes gcc twice as long as compiling; what nobody
                # else can see is called straight, not through a table.
                extension.extra_compile_args += ["-Wno-all", "-fvisibility=hidden"]
        command = build_ext(Distribution({"name": "quartier", "ext_modules": extensions}))
        command.build_lib = str(folder / "built")
        command.build_temp = str(folder / "objects")
        command.ensure_finalized()
        try:
            command.run()
        except (CompileError, ExecError, LinkError, PlatformError) as failure:
            raise CannotCompile(
                f"the C compiler failed and says why above ({failure})"
            ) from failure
    names = [extension.name for extension in extensions]
    assert LIBRARY in names
    return {name: folder / "built" / command.get_ext_filename(name) for name in names}


def _check(folder: Path) -> None:
    """Refuse what mypyc 2.4 gets wrong: it takes some tuples that begin with a float for unset."""
    for file in folder.glob("*.c"):
        wrong = UNSET.search(file.read_text(encoding="utf-8"))
        if wrong is not None:
            raise CannotCompile(
                f"mypyc gets the tuple {wrong[1]} wrong; declare it as Final[tuple[float, ...]]"
            )
