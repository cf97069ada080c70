"""Plays one side of a comparison: reads an experiment and writes a sample, both as JSON.

Content is chosen for a whole process, so each side is played in one of its own.
"""

from __future__ import annotations

import os
import sys

import msgspec

from quartier.cli.cluster import play_anywhere
from quartier.cli.exits import BAD_INPUT
from quartier.cli.inputs import BadInput
from quartier.cli.progress import total
from quartier.cli.screen import Screen
from quartier.core.corrections import ContentError
from quartier.locale import detect_language
from quartier.research.lab.sample import Experiment


def main() -> int:
    experiment = msgspec.json.decode(sys.stdin.buffer.read(), type=Experiment)
    screen = Screen(detect_language(os.environ))
    try:
        # Faults of a change are found here, not by every process that plays.
        experiment.ready()
        parts = play_anywhere(experiment, experiment.jobs, experiment.ray)
        sample = total(parts, experiment.games)
    except ContentError as problem:
        assert experiment.change is not None
        problem.file = experiment.change.file
        print(screen.unusable(problem), file=sys.stderr)
        return BAD_INPUT
    except BadInput as problem:
        print(screen.refused(problem.refusal, problem.title), file=sys.stderr)
        return BAD_INPUT
    assert sample is not None
    sys.stdout.buffer.write(msgspec.json.encode(sample))
    return 0


if __name__ == "__main__":
    sys.exit(main())
