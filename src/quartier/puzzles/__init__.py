"""Puzzles: positions out of bots' games in which one move is clearly the best, and few see it.

A puzzle is asked and judged from what its seat knows. Those of a title lie in its package, as
`puzzles.jsonl`; `quartier puzzles mine` finds new ones.
"""
