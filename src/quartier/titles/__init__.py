"""The titles of this package, one folder each."""
