"""A Posthoc search trace as a file: what it says besides its events, and the events one after the other.

Files are written event by event, and read into one text of which an event is taken when it is asked for.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Generator, Iterable, Iterator
from pathlib import Path
from typing import Any, TextIO

from workbench.formats.reading import first_bytes
from workbench.formats.yaml_reading import read_yaml
from workbench.search.messages import Fault, shown

VERSION = "1.4.0"
LARGEST = 512 << 20
"""Bytes of a file of JSON."""
LARGEST_YAML = 64 << 20
"""Bytes of a file of YAML, which takes longer to read."""
MOST_EVENTS = 3_000_000
DEEPEST = 64
"""So many lists and maps may lie within each other."""

Event = dict[str, Any]

_SPACE = re.compile(r"[ \t\r\n]*")
_UNPRINTABLE = re.compile("[^\t\n\r\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")
"""What YAML would not take as it stands, or take for the end of a line."""


class Document:
    """A trace that was read.

    Attributes: rest, what it says besides its events, by name. count: how many events there are.
    """

    def __init__(self, rest: dict[str, Any], text: str, starts: list[int]) -> None:
        self.rest, self._text, self._starts = rest, text, starts

    @property
    def count(self) -> int:
        """How many events there are."""
        return len(self._starts)

    def event(self, place: int) -> Event:
        """Return event `place`, from 0."""
        event: Event = _DECODER.raw_decode(self._text, self._starts[place])[0]
        return event

    def events(self) -> Iterator[Event]:
        """Yield the events."""
        return map(self.event, range(self.count))


def write_json(file: TextIO, rest: dict[str, Any], events: Iterable[Event]) -> Iterator[None]:
    """Write a trace as JSON, one event a line; yield after each."""
    file.write("{")
    for name, value in rest.items():
        file.write(f"{_json(name)}: {_json(value)},\n")
    file.write('"events": [')
    for place, event in enumerate(events):
        file.write(",\n" if place else "\n")
        file.write(_json(event))
        yield
    file.write("\n]}\n")


def write_yaml(file: TextIO, rest: dict[str, Any], events: Iterable[Event]) -> Iterator[None]:
    """Write a trace as YAML, one event a line, in the form that it shares with JSON; yield after each."""
    for name, value in rest.items():
        file.write(f"{_yaml(name)}: {_yaml(value)}\n")
    empty = True
    for event in events:
        file.write('"events":\n' if empty else "")
        file.write(f"- {_yaml(event)}\n")
        empty = False
        yield
    file.write('"events": []\n' if empty else "")


def read_document(path: Path) -> Iterator[float | Document]:
    """Yield now and then what part is read, and the trace in the end. Raises Fault, saying what is wrong and where."""
    yaml = path.suffix.lower() != ".json"
    most = LARGEST_YAML if yaml else LARGEST
    content = first_bytes(path, most + 1)
    if len(content) > most:
        raise Fault("posthoc-large", name=_name(path), most=most >> 20)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Fault("posthoc-binary", name=_name(path), line=content.count(b"\n", 0, error.start) + 1) from None
    del content
    yield 0.0
    found = yield from _of_yaml(text) if yaml else _of_json(text)
    check(found)
    yield found


def check(document: Document) -> None:
    """Raise Fault where something that every trace says is missing, or is something else."""
    version = document.rest.get("version")
    if version != VERSION:
        raise Fault("posthoc-version", version=shown(json.dumps(version, ensure_ascii=False)), known=VERSION)
    views = document.rest.get("views")
    kind = isinstance(views, dict) and all(
        isinstance(view, list) and all(isinstance(part, dict) for part in view) for view in views.values()
    )
    if not kind:
        raise Fault("posthoc-views")
    if not document.count:
        raise Fault("posthoc-empty")


def check_event(event: object, number: int) -> Event:
    """Return event `number`, from 1. Raises Fault where it is none."""
    if not isinstance(event, dict):
        raise Fault("posthoc-event-kind", number=number, value=_quoted(event))
    if not isinstance(event.get("type"), str) or not event["type"]:
        raise Fault("posthoc-event-type", number=number, value=_quoted(event.get("type")))
    for name, absent in (("id", False), ("pId", True)):
        value = event.get(name)
        if not ((absent and value is None) or (isinstance(value, str | int | float) and not isinstance(value, bool))):
            raise Fault("posthoc-event-id", number=number, name=name, value=_quoted(value))
    for name in ("f", "g", "h"):
        value = event.get(name)
        if value is not None and (not isinstance(value, int | float) or isinstance(value, bool) or abs(value) > 1e15):
            raise Fault("posthoc-event-number", number=number, name=name, value=_quoted(value))
    return event


def decoded(line: bytes, number: int) -> Any:
    """Return the value of JSON in line `number` of a file. Raises Fault."""
    try:
        text = line.decode()
    except UnicodeDecodeError:
        raise Fault("posthoc-text", line=number) from None
    scanner = _Scanner(text, number)
    value = scanner.value()
    if not scanner.ended:
        raise Fault("posthoc-syntax", line=number)
    return value


# Reading JSON


def _of_json(text: str) -> Generator[float, None, Document]:
    scanner = _Scanner(text)
    rest: dict[str, Any] = {}
    starts: list[int] = []
    seen: set[str] = set()
    scanner.expect("{")
    if not scanner.ends("}"):
        while True:
            name = scanner.name()
            if name in seen:
                raise Fault("posthoc-twice", name=shown(name), line=scanner.line)
            seen.add(name)
            if name == "events":
                for _ in scanner.events(starts):
                    yield scanner.place / max(len(text), 1)
            else:
                rest[name] = scanner.value()
            if not scanner.goes_on("}"):
                break
    if not scanner.ended:
        raise Fault("posthoc-syntax", line=scanner.line)
    if "events" not in seen:
        raise Fault("posthoc-no-events")
    return Document(rest, text, starts)


class _Scanner:
    """Goes through a text of JSON, value by value. Attributes: place, where it is."""

    def __init__(self, text: str, first_line: int = 1) -> None:
        self._text, self.place, self._first = text, 0, first_line

    @property
    def line(self) -> int:
        """The number, from 1, of the line where it is."""
        return self._text.count("\n", 0, self.place) + self._first

    @property
    def ended(self) -> bool:
        """Whether nothing more follows."""
        return not self._next()

    def expect(self, sign: str) -> None:
        """Take a sign that has to follow."""
        if self._next() != sign:
            raise Fault("posthoc-syntax", line=self.line)
        self.place += 1

    def ends(self, sign: str) -> bool:
        """Take the sign that ends a list or a map, if it follows; tell whether it does."""
        ended = self._next() == sign
        self.place += int(ended)
        return ended

    def goes_on(self, end: str) -> bool:
        """Take the comma after which a list or a map goes on, or its end; tell which."""
        if self.ends(end):
            return False
        self.expect(",")
        return True

    def name(self) -> str:
        """Take a name and its colon."""
        if self._next() != '"':
            raise Fault("posthoc-syntax", line=self.line)
        name: str = self.value()
        self.expect(":")
        return name

    def value(self) -> Any:
        """Take a value."""
        self._next()
        try:
            value, end = _DECODER.raw_decode(self._text, self.place)
        except RecursionError:
            raise Fault("posthoc-deep", line=self.line, most=DEEPEST) from None
        except json.JSONDecodeError as error:
            self.place = error.pos
            raise Fault("posthoc-syntax", line=self.line) from None
        except ValueError:  # a number beyond all measure, or none
            raise Fault("posthoc-number", line=self.line) from None
        if not _is_shallow(value, DEEPEST):
            raise Fault("posthoc-deep", line=self.line, most=DEEPEST)
        if r"\u" in self._text[self.place : end] and not _is_text(value):
            raise Fault("posthoc-text", line=self.line)
        self.place = end
        return value

    def events(self, starts: list[int]) -> Iterator[None]:
        """Take a list of events; note where each one begins, and yield now and then."""
        self.expect("[")
        if self.ends("]"):
            return
        while True:
            self._next()
            starts.append(self.place)
            if len(starts) > MOST_EVENTS:
                raise Fault("posthoc-many", most=MOST_EVENTS)
            check_event(self.value(), len(starts))
            if len(starts) % 500 == 0:
                yield
            if not self.goes_on("]"):
                return

    def _next(self) -> str:
        """Pass over white space and return the sign that follows, "" at the end."""
        found = _SPACE.match(self._text, self.place)
        assert found is not None  # it matches nothing as well
        self.place = found.end()
        return self._text[self.place : self.place + 1]


def _of_yaml(text: str) -> Generator[float, None, Document]:
    """Keep the events as JSON, to be read again one by one."""
    rest: dict[str, Any] = {}
    parts: list[str] = []
    starts: list[int] = []
    place, found = 0, False
    for name, value, line in read_yaml(text, "events", DEEPEST):
        if name != "events":
            rest[name] = value
            continue
        found = True
        if value is None:
            continue
        part = _json(check_event(value, len(parts) + 1))
        if not _is_text(part):
            raise Fault("posthoc-text", line=line)
        parts.append(part)
        starts.append(place)
        place += len(part) + 1
        if len(parts) > MOST_EVENTS:
            raise Fault("posthoc-many", most=MOST_EVENTS)
        if len(parts) % 500 == 0:
            yield 0.5
    if not found:
        raise Fault("posthoc-no-events")
    return Document(rest, "\n".join(parts), starts)


def _is_shallow(value: object, deepest: int) -> bool:
    """Tell whether no more than so many lists and maps lie within each other."""
    layer = [value]
    for _ in range(deepest + 1):
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


def _is_text(value: object) -> bool:
    """Tell whether all texts in a value can be written into a file."""
    try:
        _json(value).encode()
    except UnicodeEncodeError:
        return False
    return True


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number


def _refuse(text: str) -> float:
    raise ValueError(text)


_DECODER = json.JSONDecoder(parse_float=_finite, parse_constant=_refuse)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def _yaml(value: object) -> str:
    return _UNPRINTABLE.sub(lambda found: f"\\u{ord(found[0]):04x}", _json(value))


def _quoted(value: object) -> str:
    return shown(json.dumps(value, ensure_ascii=False))


def _name(path: Path) -> str:
    return shown(str(path), 200)
