"""A Posthoc search trace as a file: its events and its other contents.

Files are written event by event. They are read into one text, from which an event is parsed when it is requested.
"""

from __future__ import annotations

import json
import re
from collections.abc import Generator, Iterable, Iterator
from pathlib import Path
from typing import Any, TextIO

from workbench.formats.json_scanning import DECODER, MAX_DEPTH, Scanner, as_json, is_text
from workbench.formats.reading import whole_file
from workbench.search.problem.messages import Fault, to_quotable

VERSION = "1.4.0"
MAX_JSON_BYTES = 512 << 20
"""Maximum number of bytes of a JSON file."""
MAX_YAML_BYTES = 64 << 20
"""Maximum number of bytes of a YAML file, which takes longer to read."""
MAX_EVENTS = 3_000_000
EVENTS_PER_YIELD = 500

Event = dict[str, Any]

_UNPRINTABLE = re.compile("[^\t\n\r\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")
"""Characters that YAML does not allow unescaped, or treats as line ends."""


class Document:
    """A trace that was read.

    Attributes: rest, its contents besides the events, by name.
    """

    def __init__(self, rest: dict[str, Any], text: str, starts: list[int]) -> None:
        self.rest, self._text, self._starts = rest, text, starts

    @property
    def count(self) -> int:
        """The number of events."""
        return len(self._starts)

    def event(self, place: int) -> Event:
        """Return event `place`, from 0."""
        event: Event = DECODER.raw_decode(self._text, self._starts[place])[0]
        return event

    def events(self) -> Iterator[Event]:
        return map(self.event, range(self.count))


def write_json(file: TextIO, rest: dict[str, Any], events: Iterable[Event]) -> Iterator[None]:
    """Write a trace as JSON, one event per line; yield after each event."""
    file.write("{")
    for name, value in rest.items():
        file.write(f"{as_json(name)}: {as_json(value)},\n")
    file.write('"events": [')
    for place, event in enumerate(events):
        file.write(",\n" if place else "\n")
        file.write(as_json(event))
        yield
    file.write("\n]}\n")


def write_yaml(file: TextIO, rest: dict[str, Any], events: Iterable[Event]) -> Iterator[None]:
    """Write a trace as YAML, one event per line in JSON syntax; yield after each event."""
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
    """Yield the progress, 0 to 1, now and then, and the trace at the end. Raises Fault with reason and place."""
    yaml = path.suffix.lower() != ".json"
    content = whole_file(path, MAX_YAML_BYTES if yaml else MAX_JSON_BYTES, "posthoc-large", 1 << 20)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise Fault("posthoc-binary", name=to_quotable(str(path), 200), line=line) from None
    del content
    yield 0.0
    found = yield from _parse_yaml(text) if yaml else _parse_json(text)
    check(found)
    yield found


def check(document: Document) -> None:
    """Raise Fault if something that every trace contains is missing or invalid."""
    version = document.rest.get("version")
    if version != VERSION:
        raise Fault("posthoc-version", version=to_quotable(json.dumps(version, ensure_ascii=False)), known=VERSION)
    views = document.rest.get("views")
    kind = isinstance(views, dict) and all(
        isinstance(view, list) and all(isinstance(part, dict) for part in view) for view in views.values()
    )
    if not kind:
        raise Fault("posthoc-views")
    if not document.count:
        raise Fault("posthoc-empty")


def check_event(event: object, number: int) -> Event:
    """Return event `number`, from 1. Raises Fault if it is invalid."""
    if not isinstance(event, dict):
        raise Fault("posthoc-event-kind", number=number, value=_quoted(event))
    if not isinstance(event.get("type"), str) or not event["type"]:
        raise Fault("posthoc-event-type", number=number, value=_quoted(event.get("type")))
    for name, optional in (("id", False), ("pId", True)):
        value = event.get(name)
        if not ((optional and value is None) or (isinstance(value, str | int | float) and not isinstance(value, bool))):
            raise Fault("posthoc-event-id", number=number, name=name, value=_quoted(value))
    for name in ("f", "g", "h"):
        value = event.get(name)
        if value is not None and (not isinstance(value, int | float) or isinstance(value, bool) or abs(value) > 1e15):
            raise Fault("posthoc-event-number", number=number, name=name, value=_quoted(value))
    return event


def _parse_json(text: str) -> Generator[float, None, Document]:
    scanner = Scanner(text)
    rest: dict[str, Any] = {}
    starts: list[int] = []
    names: set[str] = set()
    scanner.expect("{")
    if not scanner.ends("}"):
        while True:
            name = scanner.name()
            if name in names:
                raise Fault("posthoc-twice", name=to_quotable(name), line=scanner.line)
            names.add(name)
            if name == "events":
                for start, event in scanner.items():
                    starts.append(start)
                    _check_count(starts)
                    check_event(event, len(starts))
                    if len(starts) % EVENTS_PER_YIELD == 0:
                        yield scanner.place / max(len(text), 1)
            else:
                rest[name] = scanner.value()
            if not scanner.goes_on("}"):
                break
    if not scanner.ended:
        raise Fault("posthoc-syntax", line=scanner.line)
    if "events" not in names:
        raise Fault("posthoc-no-events")
    return Document(rest, text, starts)


def _check_count(starts: list[int]) -> None:
    if len(starts) > MAX_EVENTS:
        raise Fault("posthoc-many", most=MAX_EVENTS)


def _parse_yaml(text: str) -> Generator[float, None, Document]:
    """Return the trace; its events are stored as JSON, and parsed again on request."""
    rest: dict[str, Any] = {}
    parts: list[str] = []
    starts: list[int] = []
    place, found = 0, False
    from workbench.formats.yaml_reading import read_yaml  # imports a parser

    for name, value, line in read_yaml(text, "events", MAX_DEPTH):
        if name != "events":
            rest[name] = value
            continue
        found = True
        if value is None:
            continue
        part = as_json(check_event(value, len(parts) + 1))
        if not is_text(part):
            raise Fault("posthoc-text", line=line)
        parts.append(part)
        starts.append(place)
        place += len(part) + 1
        _check_count(starts)
        if len(parts) % EVENTS_PER_YIELD == 0:
            yield 0.5
    if not found:
        raise Fault("posthoc-no-events")
    return Document(rest, "\n".join(parts), starts)


def _yaml(value: object) -> str:
    return _UNPRINTABLE.sub(lambda found: f"\\u{ord(found[0]):04x}", as_json(value))


def _quoted(value: object) -> str:
    return to_quotable(json.dumps(value, ensure_ascii=False))
