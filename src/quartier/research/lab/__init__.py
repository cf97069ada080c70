"""The variant laboratory: what a change of a game does to it, by many games between bots."""
