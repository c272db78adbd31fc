"""Texts in several languages."""

from __future__ import annotations

from collections.abc import Mapping

from workbench.wording.language import LANGUAGES, language

Texts = Mapping[str, str]
"""Language code -> text."""


def localized(texts: Texts) -> str:
    """Return the text in the current language, else in English, else in the first available language; "" if none."""
    for code in (language(), "en", *texts):
        if texts.get(code, "").strip():
            return texts[code]
    return ""


def foreign(texts: Texts) -> list[str]:
    """Return the codes of languages that the program does not support."""
    return [code for code in texts if code not in LANGUAGES]


def missing(texts: Texts) -> list[str]:
    """Return the codes of the program's languages without a text."""
    return [code for code in LANGUAGES if not texts.get(code, "").strip()]
