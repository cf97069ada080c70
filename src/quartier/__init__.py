"""City-building board games as pure state machines, and everything that plays them."""

__version__ = "0.1.0"
