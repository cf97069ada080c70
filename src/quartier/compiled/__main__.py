"""python -m quartier.compiled: compile the rules, unless that is done.

With --aside whatever else the machine does comes first.
"""

from __future__ import annotations

import os
import sys
from time import perf_counter

from quartier.compiled import is_current
from quartier.compiled.building import CannotCompile, build

NICENESS = 15

if __name__ == "__main__":
    if sys.argv[1:] not in ([], ["--aside"]):
        sys.exit("python -m quartier.compiled knows one option: --aside.")
    if sys.argv[1:] and hasattr(os, "nice"):
        os.nice(NICENESS)
    if is_current():
        print("The rules are compiled.")
        sys.exit()
    print("Compiling the rules; this takes a minute or two.", flush=True)
    started = perf_counter()
    try:
        build()
    except CannotCompile as obstacle:
        sys.exit(f"The rules cannot be compiled: {obstacle}.")
    print(f"Compiled in {perf_counter() - started:.0f} s.")
