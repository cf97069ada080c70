"""Help for a person: what a game would have been with other moves, and what they cost."""
