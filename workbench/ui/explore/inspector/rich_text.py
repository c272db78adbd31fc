"""Formats pieces of rich text: amounts, bold and muted text."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape

from workbench.search.problem.problem import Number, units
from workbench.search.recording.recording import UNREACHABLE
from workbench.ui.base.theme import colours
from workbench.wording import number

LONGEST = 16
"""Length from which a word may be broken."""


def amount(value: Number, unit: int) -> str:
    """Return a cost as formatted text."""
    return "∞" if value >= UNREACHABLE else number(units(value, unit), 3)


def bold(told: object) -> str:
    return f"<b>{escape(str(told))}</b>"


def muted(told: str) -> str:
    return f'<span style="color:{colours().muted}">{told}</span>'


def breakable(told: str) -> str:
    """Return a text in which long words, such as file names, can be broken (with zero-width spaces)."""
    parts = re.compile(r"(?<=[\w)][_.:/\\])(?=\w)")
    return re.sub(rf"\S{{{LONGEST},}}", lambda word: parts.sub("\u200b", word[0]), told)


def sentences(told: Iterable[str]) -> str:
    """Join the non-empty sentences with spaces."""
    return " ".join(filter(None, told))


def paragraphs(told: Iterable[str]) -> str:
    """Join the non-empty texts, one per line."""
    return "<br>".join(filter(None, told))
