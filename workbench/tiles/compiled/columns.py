"""The columns of a compiled recording, which are not stored in the form in which they are read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from workbench.search.recording.columns import Column


class BoardColumns(Mapping[str, Column]):
    """Columns by name; each is created when it is read."""

    def __init__(self, makers: Mapping[str, Callable[[Any], Column]], source: Any) -> None:
        self._makers, self._source = makers, source

    def __getitem__(self, name: str) -> Column:
        return self._makers[name](self._source)

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)
