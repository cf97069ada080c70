"""A table: who sits where, what was played, what may be taken back, whose clock runs."""
