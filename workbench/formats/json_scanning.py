"""Reading JSON value by value, so that the position of each value, and the line of each error, are known."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator
from typing import Any

from workbench.search.problem.messages import Fault

MAX_DEPTH = 64
"""Maximum nesting depth of lists and maps."""

_SPACE = re.compile(r"[ \t\r\n]*")


def decode_line(line: bytes, number: int) -> Any:
    """Return the JSON value in line `number` of a file. Raises Fault."""
    try:
        text = line.decode()
    except UnicodeDecodeError:
        raise Fault("posthoc-text", line=number) from None
    scanner = Scanner(text, number)
    value = scanner.value()
    if not scanner.ended:
        raise Fault("posthoc-syntax", line=number)
    return value


class Scanner:
    """A position in a JSON text that advances value by value. Attributes: place, the position."""

    def __init__(self, text: str, first_line: int = 1) -> None:
        self._text, self.place, self._first = text, 0, first_line

    @property
    def line(self) -> int:
        """The number, from 1, of the current line."""
        return self._text.count("\n", 0, self.place) + self._first

    @property
    def ended(self) -> bool:
        """Whether only white space follows."""
        return not self._next()

    def expect(self, character: str) -> None:
        """Skip a required character."""
        if self._next() != character:
            raise Fault("posthoc-syntax", line=self.line)
        self.place += 1

    def ends(self, character: str) -> bool:
        """Skip the character that ends a list or a map, if it is next; return whether it was."""
        ended = self._next() == character
        self.place += int(ended)
        return ended

    def goes_on(self, end: str) -> bool:
        """Skip the comma or the end of a list or a map; return whether it continues."""
        if self.ends(end):
            return False
        self.expect(",")
        return True

    def name(self) -> str:
        """Return a key, and skip its colon."""
        if self._next() != '"':
            raise Fault("posthoc-syntax", line=self.line)
        name: str = self.value()
        self.expect(":")
        return name

    def value(self) -> Any:
        """Return the next value."""
        self._next()
        try:
            value, end = DECODER.raw_decode(self._text, self.place)
        except RecursionError:
            raise Fault("posthoc-deep", line=self.line, most=MAX_DEPTH) from None
        except json.JSONDecodeError as error:
            self.place = error.pos
            raise Fault("posthoc-syntax", line=self.line) from None
        except ValueError:  # a number that is too large or not finite
            raise Fault("posthoc-number", line=self.line) from None
        if not _is_shallow(value, MAX_DEPTH):
            raise Fault("posthoc-deep", line=self.line, most=MAX_DEPTH)
        if r"\u" in self._text[self.place : end] and not is_text(value):
            raise Fault("posthoc-text", line=self.line)
        self.place = end
        return value

    def items(self) -> Iterator[tuple[int, Any]]:
        """Read a list; yield (start position, value) for each of its values."""
        self.expect("[")
        if self.ends("]"):
            return
        while True:
            self._next()
            start = self.place
            yield start, self.value()
            if not self.goes_on("]"):
                return

    def _next(self) -> str:
        """Skip white space and return the character that follows, "" at the end."""
        match = _SPACE.match(self._text, self.place)
        assert match is not None  # it also matches the empty string
        self.place = match.end()
        return self._text[self.place : self.place + 1]


def _is_shallow(value: object, max_depth: int) -> bool:
    """Return whether lists and maps are nested at most `max_depth` levels deep."""
    layer = [value]
    for _ in range(max_depth + 1):
        layer = [
            inner
            for outer in layer
            if isinstance(outer, dict | list)
            for inner in (outer.values() if isinstance(outer, dict) else outer)
            if isinstance(inner, dict | list)
        ]
        if not layer:
            return True
    return False


def is_text(value: object) -> bool:
    """Return whether all texts in a value can be encoded as UTF-8."""
    try:
        as_json(value).encode()
    except UnicodeEncodeError:
        return False
    return True


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number


DECODER = json.JSONDecoder(parse_float=_finite, parse_constant=_finite)


_ENCODER = json.JSONEncoder(ensure_ascii=False, allow_nan=False)


def as_json(value: object) -> str:
    """Return a value as JSON in one line."""
    return _ENCODER.encode(value)
