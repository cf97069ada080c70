"""Teaching value networks by self-play (docs/research.md): games, fitting, duels, whole runs."""
