"""Reading YAML written by other programs: only values that JSON has.

Tags are errors, and so are aliases: a few lines of them can describe more data than any memory holds. Scalars are
interpreted as in YAML 1.2: `yes` is a text, 1e3 is a number.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import Any

import yaml

from workbench.search.problem.messages import Fault, to_quotable

_INT = re.compile(r"[-+]?[0-9]{1,300}")
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")
_NOT_FINITE = re.compile(r"[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)")
_CONSTANTS = {"": None, "~": None, "null": None, "Null": None, "NULL": None, "true": True, "True": True, "TRUE": True,
          "false": False, "False": False, "FALSE": False}  # fmt: skip
_MAX_NAME_LENGTH = 1000

Entry = tuple[str, Any, int]


def read_yaml(text: str, list_name: str, max_depth: int) -> Iterator[Entry]:
    """Yield (name, value, line) for every entry of the map in a text.

    Each member of the list called `list_name` is yielded separately, under that name; None if the list is empty. Raises
    Fault.
    """
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)(text)
    try:
        yield from _Reader(loader, list_name, max_depth).entries()
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = 1 if mark is None else mark.line + 1
        # Since PyYAML 6.0.4 its scanner, which reads ahead, has a limit of its own (1,000 levels).
        if "nesting depth" in (getattr(error, "problem", None) or ""):
            raise Fault("posthoc-deep", line=line, most=max_depth) from None
        raise Fault("posthoc-syntax", line=line) from None
    finally:
        loader.dispose()


class _Reader:
    def __init__(self, loader: Any, list_name: str, max_depth: int) -> None:
        self._loader, self._list_name, self._max_depth = loader, list_name, max_depth
        self._event: Any = None

    def entries(self) -> Iterator[Entry]:
        self._expect(yaml.StreamStartEvent)
        self._expect(yaml.DocumentStartEvent)
        self._expect(yaml.MappingStartEvent)
        names: set[str] = set()
        while not isinstance(self._next(), yaml.MappingEndEvent):
            name = self._name()
            if name in names:
                raise Fault("posthoc-twice", name=to_quotable(name), line=self._line)
            names.add(name)
            self._next()
            if name == self._list_name:
                yield from self._members()
            else:
                yield name, self._value(), self._line
        self._expect(yaml.DocumentEndEvent)
        self._expect(yaml.StreamEndEvent)

    def _members(self) -> Iterator[Entry]:
        if not isinstance(self._event, yaml.SequenceStartEvent):
            raise Fault("posthoc-no-events")
        empty = True
        while not isinstance(self._next(), yaml.SequenceEndEvent):
            empty = False
            value = self._value()
            yield self._list_name, value if value is not None else False, self._line
        if empty:
            yield self._list_name, None, self._line

    @property
    def _line(self) -> int:
        mark = self._event.start_mark
        return 1 if mark is None else int(mark.line) + 1

    def _next(self) -> Any:
        self._event = self._loader.get_event()
        if isinstance(self._event, yaml.AliasEvent):
            raise Fault("posthoc-alias", line=self._line)
        if getattr(self._event, "tag", None) not in (None, "!"):
            raise Fault("posthoc-tag", tag=to_quotable(self._event.tag), line=self._line)
        return self._event

    def _expect(self, kind: type) -> None:
        if not isinstance(self._next(), kind):
            raise Fault("posthoc-syntax", line=self._line)

    def _name(self) -> str:
        if not isinstance(self._event, yaml.ScalarEvent):
            raise Fault("posthoc-syntax", line=self._line)
        name = str(self._event.value)
        if len(name) > _MAX_NAME_LENGTH:
            raise Fault("posthoc-syntax", line=self._line)
        return name

    def _value(self) -> Any:
        """Return the value that begins with the current event."""
        root: list[Any] = []
        outer: list[tuple[Any, str | None]] = [(root, None)]
        while True:
            container, name = outer[-1]
            event = self._event
            if isinstance(event, yaml.SequenceEndEvent | yaml.MappingEndEvent):
                outer.pop()
            elif isinstance(container, dict) and name is None:
                outer[-1] = (container, self._name())
            else:
                empty: dict[str, Any] | list[Any] = {} if isinstance(event, yaml.MappingStartEvent) else []
                inner = self._scalar() if isinstance(event, yaml.ScalarEvent) else empty
                if isinstance(container, dict):
                    container[name] = inner
                    outer[-1] = (container, None)
                else:
                    container.append(inner)
                if isinstance(inner, dict | list):
                    outer.append((inner, None))
                    if len(outer) > self._max_depth + 2:
                        raise Fault("posthoc-deep", line=self._line, most=self._max_depth)
            if len(outer) == 1:
                return root[0]
            self._next()

    def _scalar(self) -> Any:
        text = str(self._event.value)
        if not self._event.implicit[0]:
            return text
        if text in _CONSTANTS:
            return _CONSTANTS[text]
        if _INT.fullmatch(text):
            return int(text)
        if _NOT_FINITE.fullmatch(text) or (_FLOAT.fullmatch(text) and not math.isfinite(float(text))):
            raise Fault("posthoc-number", line=self._line)
        return float(text) if _FLOAT.fullmatch(text) else text
