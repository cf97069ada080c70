"""What only its owner may read: the folder of a person's games, and databases with cookies in."""

from __future__ import annotations

import logging
import os
from pathlib import Path

log = logging.getLogger(__name__)

FOLDER = 0o700
FILE = 0o600


def data_path() -> Path:
    """Where this person's games and tables are kept."""
    configured = os.environ.get("XDG_DATA_HOME", "")
    base = Path(configured) if Path(configured).is_absolute() else Path.home() / ".local" / "share"
    return base / "quartier"


def data_folder() -> Path:
    """That folder, made if it is not there."""
    folder = data_path()
    folder.mkdir(FOLDER, parents=True, exist_ok=True)
    tighten(folder, FOLDER)
    return folder


def make_file(path: Path) -> None:
    """An empty file of one's own; a FileExistsError if there is anything of that name."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE))


def tighten(path: Path, most: int) -> None:
    """Let nobody but the owner read what is there, and say so if others could."""
    if os.name != "posix" or not path.stat().st_mode & 0o777 & ~most:
        return
    try:
        path.chmod(most)
    except OSError as error:
        log.warning("others on this machine may read %s: %s", path, error.strerror)
    else:
        log.warning("others on this machine could read %s; now its owner alone can", path)
