"""Texts with selectors and functions, formatted by Project Fluent."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from workbench.wording import time_zone as time_zone  # isort: skip - before anything that imports Babel
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

_REFERENCE = re.compile(r"[{(,]\s*(-?[A-Za-z][\w-]*)")


class FluentTexts:
    """The texts of one language, given by their sources; each is parsed when it is first needed."""

    def __init__(self, language: str, entries: Mapping[str, str]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False, functions={"NUMBER": _formatted_number})
        self._entries = entries
        self._parsed: set[str] = set()

    def format(self, key: str, facts: Mapping[str, Any]) -> tuple[str | None, list[Exception]]:
        """Return the text `key` filled with `facts`, and the errors; None if it has no value."""
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return None, []
        text, errors = self._bundle.format_pattern(pattern, dict(facts))
        return str(text), errors

    def _parse(self, name: str) -> None:
        """Parse an entry, and the entries that it refers to."""
        if name in self._parsed or name not in self._entries:
            return
        self._parsed.add(name)
        self._bundle.add_resource(FluentResource(self._entries[name]))
        for referred in _REFERENCE.findall(self._entries[name]):
            self._parse(referred)


def _formatted_number(value: Any, **how: Any) -> Any:
    """Return a formatted number; the number of a node with its name is a text, and stays unchanged."""
    return value if isinstance(value, str) else fluent_number(value, **how)
