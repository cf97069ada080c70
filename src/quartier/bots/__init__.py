"""Players that are programs. They know the contract of `core` and no title in particular."""
