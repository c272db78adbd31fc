"""Pieces of rich text: amounts, what stands out, what is of lesser weight."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape

from workbench.search.problem.problem import Number, units
from workbench.search.recording.recording import UNREACHABLE
from workbench.ui.base.theme import colours
from workbench.wording import number

LONGEST = 16
"""Letters of a word that has to stay whole."""


def amount(value: Number, unit: int) -> str:
    """Return a cost as it is shown."""
    return "∞" if value >= UNREACHABLE else number(units(value, unit), 3)


def bold(told: object) -> str:
    """Return a text in bold."""
    return f"<b>{escape(str(told))}</b>"


def muted(told: str) -> str:
    """Return a text of lesser weight."""
    return f'<span style="color:{colours().muted}">{told}</span>'


def breakable(told: str) -> str:
    """Return a text in which long words, such as names of files, may go on in another line (zero-width spaces)."""
    parts = re.compile(r"(?<=[\w)][_.:/\\])(?=\w)")
    return re.sub(rf"\S{{{LONGEST},}}", lambda word: parts.sub("\u200b", word[0]), told)


def sentences(told: Iterable[str]) -> str:
    """Return sentences one after another, those left out that say nothing."""
    return " ".join(filter(None, told))


def paragraphs(told: Iterable[str]) -> str:
    """Return texts one below the other, those left out that say nothing."""
    return "<br>".join(filter(None, told))
