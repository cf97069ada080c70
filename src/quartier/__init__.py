"""City-building board games as pure state machines, and everything that plays them."""

from quartier import compiled

__version__ = "0.1.0"

compiled.use()
