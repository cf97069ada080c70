"""All tests are about the content as it comes, whatever the person who runs them has corrected."""

import os

from quartier.core.corrections import NOTHING, VARIABLE

os.environ[VARIABLE] = NOTHING
