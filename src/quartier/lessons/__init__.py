"""Lessons: a fixed deal, one thing asked at a time, an answer to each likely wrong try.

Those of a title lie in the folder `lessons` of its package: a JSON file for each, and their words
in Fluent catalogues beside them.
"""
