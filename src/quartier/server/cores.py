"""How many processors there are for us."""

from __future__ import annotations

import os
from pathlib import Path

# Where a container says how much of a processor's time it may use: microseconds in a period.
QUOTA = Path("/sys/fs/cgroup/cpu.max")


def usable_cores(quota: Path = QUOTA) -> int:
    """Processors this process may use, by its affinity and by the quota of its container."""
    if hasattr(os, "sched_getaffinity"):
        cores = len(os.sched_getaffinity(0))
    else:
        cores = os.cpu_count() or 1
    return max(1, min(cores, _quota(quota, cores)))


def _quota(quota: Path, most: int) -> int:
    """Whole processors a container may use; `most` if nothing limits it."""
    try:
        allowed, period = quota.read_text(encoding="ascii").split()
        return most if allowed == "max" else int(allowed) // int(period)
    except (OSError, ValueError):
        return most


def spare_cores(servers: int, cores: int) -> int:
    """Processes that may think for each of so many servers; one core each is for its tables."""
    return max(1, (cores - servers) // servers)
