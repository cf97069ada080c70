"""Checks that every title has to pass, from this repository or from outside."""
