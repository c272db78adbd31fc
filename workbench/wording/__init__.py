"""Translating messages: key + facts -> a sentence in a language. Without Qt, for the window and the command line.

Imports `catalog` and the layers below it.
"""

from workbench.wording.language import (
    LANGUAGES,
    UNKNOWN_NUMBER,
    UNOBSERVED,
    fraction,
    language,
    number,
    say,
    set_language,
    text,
)

__all__ = [
    "LANGUAGES",
    "UNKNOWN_NUMBER",
    "UNOBSERVED",
    "fraction",
    "language",
    "number",
    "say",
    "set_language",
    "text",
]
