"""The texts of one language, each parsed when it is first needed: parsing all of them takes half a second."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"[{(,]\s*(-?[A-Za-z][\w-]*)")


class Bundle(FluentBundle):
    """A Fluent bundle of the files of one language, given by their contents."""

    def __init__(self, language: str, files: Iterable[str], functions: Mapping[str, Callable[..., Any]]) -> None:
        super().__init__([language], use_isolating=False, functions=dict(functions))
        self._unparsed: dict[str, str] = {}
        for file in files:
            # A line with a name and "=" begins an entry; all other lines of the entry are indented.
            starts = list(_ENTRY.finditer(file))
            ends = [entry.start() for entry in starts[1:]] + [len(file)]
            for entry, end in zip(starts, ends, strict=True):
                self._unparsed.setdefault(entry[1], file[entry.start() : end])

    def has_message(self, message_id: str) -> bool:
        self._parse(message_id)
        return super().has_message(message_id)

    def _parse(self, name: str) -> None:
        """Parse an entry, and the entries that it refers to."""
        source = self._unparsed.pop(name, None)
        if source is None:
            return
        self.add_resource(FluentResource(source))
        for referred in _REFERENCE.findall(source):
            self._parse(referred)
