"""Where packages lie, and how a place in a file is written."""

from importlib.resources import files
from pathlib import Path

# The sources of the page; they are in a checkout only.
PAGE = Path(__file__).parents[3] / "web" / "src"


def package_folder(package: str) -> Path:
    return Path(str(files(package)))


def place(path: Path, line: int | None = None) -> str:
    """The file, and the line if given, as seen from the working directory: terminals link it."""
    folder = Path.cwd()
    shown = path.relative_to(folder) if path.is_relative_to(folder) else path
    return str(shown) if line is None else f"{shown}:{line}"
