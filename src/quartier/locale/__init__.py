"""The texts people read, in every language Quartier speaks: one catalogue per language.

`en.ftl` and `fr.ftl` in this folder hold what all titles share; a title keeps its own in its
folder `locale`. The format is Project Fluent.
"""

from quartier.locale.texts import (
    LANGUAGES,
    MissingText,
    Texts,
    catalogue_text,
    detect_language,
    points_text,
)

__all__ = ["LANGUAGES", "MissingText", "Texts", "catalogue_text", "detect_language", "points_text"]
