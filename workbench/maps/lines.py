"""Common parts of the text formats of maps: numbered lines, the heading, names and numbers."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import NamedTuple, TypeVar

from workbench.search.problem.messages import Fault
from workbench.search.problem.names import plain
from workbench.search.problem.problem import Number

S = TypeVar("S")
LONGEST_NAME = 40
_NUMBER = re.compile(r"[0-9]{1,9}(\.[0-9]{1,6})?")
_SIGNED = re.compile(r"-?[0-9]{1,9}(\.[0-9]{1,6})?")
_MAX_QUOTED = 60
_MOST_LISTED = 20
"""More places than this are not listed in a sentence."""


class TextLine(NamedTuple):
    """A line of a file: its number (from 1) and its text."""

    number: int
    text: str


def numbered_lines(text: str) -> Iterator[TextLine]:
    """Yield the lines of a text without trailing white space."""
    for number, line in enumerate(text.splitlines(), start=1):
        yield TextLine(number, line.rstrip())


def parse_heading(lines: Iterator[TextLine], kind: str) -> str:
    """Return the title in a heading such as `graph Romania`; comments and empty lines before it are skipped.

    Raises Fault if the first other line is not a heading of this `kind`.
    """
    for line in lines:
        if line.text and not line.text.startswith("#"):
            first, _, title = line.text.partition(" ")
            if first != kind:
                raise line_fault("map-heading", line, kind=kind)
            return " ".join(title.split())
    raise Fault("map-empty", kind=kind)


def first_word(text: str) -> str:
    """Return the first word of the first line that is neither empty nor a comment, or "" if there is no such line."""
    for line in numbered_lines(text):
        if line.text and not line.text.startswith("#"):
            return line.text.split()[0]
    return ""


def parse_name(line: TextLine, value: str) -> str:
    """Return a name with inner white space collapsed. Raises Fault if it is empty or too long, or contains a comma."""
    name = " ".join(value.split())
    if not name or len(name) > LONGEST_NAME or "," in name or not name.isprintable():
        raise line_fault("map-name", line, name=name[:_MAX_QUOTED], most=LONGEST_NAME)
    return name


def parse_cost(line: TextLine, value: str) -> Number:
    """Return a non-negative number, as int if it is an integer. Raises Fault for anything else."""
    return _number(line, value, _NUMBER)


def parse_estimate(line: TextLine, value: str) -> Number:
    """Return a non-negative number, or ∞ for `inf`. Raises Fault for anything else."""
    return math.inf if value.strip() == "inf" else _number(line, value, _NUMBER)


def parse_coordinate(line: TextLine, value: str) -> Number:
    """Return a number. Raises Fault for anything else."""
    return _number(line, value, _SIGNED)


def find_place(text: str, places: Mapping[str, S]) -> S:
    """Return the place with this name, ignoring case, and diacritics if only one place is meant then.

    Raises Fault, which suggests the closest name, or lists the places if they are few.
    """
    requested = " ".join(text.split()).casefold()
    by_name = {name.casefold(): name for name in places}
    if requested in by_name:
        return places[by_name[requested]]
    similar = {place for name, place in places.items() if plain(name) == plain(text)}
    if len(similar) == 1:
        return similar.pop()
    closest = get_close_matches(requested, by_name, n=1)
    suggestion = by_name[closest[0]] if closest else ""
    name = text.strip()[:_MAX_QUOTED]
    if suggestion:
        raise Fault("map-place-near", name=name, near=suggestion)
    known = [*dict.fromkeys(map(str, places.values()))]
    if len(known) > _MOST_LISTED:
        raise Fault("map-place", name=name)
    raise Fault("map-place-known", name=name, known=", ".join(known))


def line_fault(key: str, line: TextLine, **facts: str | float) -> Fault:
    """Return a fault with the number and the text of its line."""
    return Fault(key, line=line.number, text=" ".join(line.text.split())[:_MAX_QUOTED], **facts)


def _number(line: TextLine, value: str, pattern: re.Pattern[str]) -> Number:
    value = value.strip()
    if not pattern.fullmatch(value):
        raise line_fault("map-number", line, value=value[:_MAX_QUOTED])
    number = float(value)
    return int(number) if number == int(number) else number
