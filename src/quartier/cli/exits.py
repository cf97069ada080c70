"""Exit codes of the command line."""

OK = 0
FAILED = 1
BAD_INPUT = 2
INTERRUPTED = 130  # What shells expect of a program ended by Ctrl-C.
