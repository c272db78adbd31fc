"""Formats pieces of rich text: amounts, bold and muted text."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape

from workbench.search.problem.problem import Number, to_display_units
from workbench.search.recording.recording import UNREACHABLE
from workbench.ui.base.theme import colours
from workbench.wording import number

MIN_BREAKABLE_LENGTH = 16
"""Length from which a word may be broken."""


def amount(value: Number, unit: int) -> str:
    """Return a cost as formatted text."""
    return "∞" if value >= UNREACHABLE else number(to_display_units(value, unit), 3)


def bold(content: object) -> str:
    return f"<b>{escape(str(content))}</b>"


def muted(content: str) -> str:
    return f'<span style="color:{colours().muted}">{content}</span>'


def breakable(content: str) -> str:
    """Return a text in which long words, such as file names, can be broken (with zero-width spaces)."""
    parts = re.compile(r"(?<=[\w)][_.:/\\])(?=\w)")
    return re.sub(rf"\S{{{MIN_BREAKABLE_LENGTH},}}", lambda match: parts.sub("\u200b", match[0]), content)


def sentences(texts: Iterable[str]) -> str:
    """Join the non-empty sentences with spaces."""
    return " ".join(filter(None, texts))


def paragraphs(texts: Iterable[str]) -> str:
    """Join the non-empty texts, one per line."""
    return "<br>".join(filter(None, texts))
