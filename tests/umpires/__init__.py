"""Umpires: for each title a second reading of its rules, which follows games by what is public.

An umpire shares no code with the title it watches. It reads the rules page and the content data,
hears what spectators hear, keeps its own ledger and protests when something does not add up.
"""
