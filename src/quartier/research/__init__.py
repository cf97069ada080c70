"""The titles as environments for research, and how fast they are."""
