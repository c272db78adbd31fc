"""The texts of one language, each parsed when it is first needed: parsing all of them takes half a second.

A text without selectors and functions is filled in here; Project Fluent, which takes longer to import than most
commands to run, is imported for the others.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from workbench.wording.fluent_bundle import FluentTexts

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_SIMPLE = re.compile(r" *= *((?:[^{}\n]|\{ \$\w+ \})+?) *\n*(?:#.*\n*)*")
"""A value in one line with no placeables but variables; comments may follow."""
_VARIABLE = re.compile(r"\{ \$(\w+) \}")
_MAX_PLAIN = 1000
"""Integers from 0 to below this are written alike in every language: without separators."""


class Bundle:
    """The texts of one language, from the contents of its Fluent files."""

    def __init__(self, language: str, files: Iterable[str]) -> None:
        self._language = language
        self._entries: dict[str, str] = {}
        self._fluent: FluentTexts | None = None
        for file in files:
            # A line with a name and "=" begins an entry; all other lines of the entry are indented.
            starts = list(_ENTRY.finditer(file))
            ends = [entry.start() for entry in starts[1:]] + [len(file)]
            for entry, end in zip(starts, ends, strict=True):
                self._entries.setdefault(entry[1], file[entry.start() : end])

    def __contains__(self, key: str) -> bool:
        return key in self._entries

    def format(self, key: str, facts: Mapping[str, Any]) -> tuple[str | None, list[Exception]]:
        """Return the text `key` filled with `facts`, and the errors; None if it has no value."""
        entry = self._entries[key]
        if (simple := _SIMPLE.fullmatch(entry, len(key))) and facts.keys() >= (
            names := {*_VARIABLE.findall(simple[1])}
        ):
            plain = {name: plain_text(facts[name]) for name in names}
            if None not in plain.values():
                return _VARIABLE.sub(lambda variable: str(plain[variable[1]]), simple[1]), []
        if self._fluent is None:
            from workbench.wording.fluent_bundle import FluentTexts

            self._fluent = FluentTexts(self._language, self._entries)
        return self._fluent.format(key, facts)


def plain_text(fact: Any) -> str | None:
    """Return a fact as text if it is written alike in every language: a text, or a small natural number."""
    if isinstance(fact, str):
        return fact
    return str(fact) if type(fact) is int and 0 <= fact < _MAX_PLAIN else None
