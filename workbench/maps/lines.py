"""Common parts of the text formats of maps: numbered lines, the heading, names and numbers."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import NamedTuple, TypeVar

from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Number

S = TypeVar("S")
LONGEST_NAME = 40
_NUMBER = re.compile(r"[0-9]{1,9}(\.[0-9]{1,6})?")
_SIGNED = re.compile(r"-?[0-9]{1,9}(\.[0-9]{1,6})?")
_SHOWN = 60


class TextLine(NamedTuple):
    """A line of a file: its number (from 1) and its text."""

    number: int
    text: str


def numbered(text: str) -> Iterator[TextLine]:
    """Yield the lines of a text without trailing white space."""
    for number, line in enumerate(text.splitlines(), start=1):
        yield TextLine(number, line.rstrip())


def heading(lines: Iterator[TextLine], kind: str) -> str:
    """Return the title in a heading such as `graph Romania`; comments and empty lines before it are skipped.

    Raises Fault if the first other line is not a heading of this `kind`.
    """
    for line in lines:
        if line.text and not line.text.startswith("#"):
            first, _, title = line.text.partition(" ")
            if first != kind:
                raise fault("map-heading", line, kind=kind)
            return " ".join(title.split())
    raise Fault("map-empty", kind=kind)


def kind_of(text: str) -> str:
    """Return the first word of the first line that is neither empty nor a comment, or "" if there is no such line."""
    for line in numbered(text):
        if line.text and not line.text.startswith("#"):
            return line.text.split()[0]
    return ""


def name_in(line: TextLine, written: str) -> str:
    """Return a name with inner white space collapsed. Raises Fault if it is empty or too long, or contains a comma."""
    name = " ".join(written.split())
    if not name or len(name) > LONGEST_NAME or "," in name or not name.isprintable():
        raise fault("map-name", line, name=name[:_SHOWN], most=LONGEST_NAME)
    return name


def cost_in(line: TextLine, written: str) -> Number:
    """Return a non-negative number, as int if it is an integer. Raises Fault for anything else."""
    return _number(line, written, _NUMBER)


def estimate_in(line: TextLine, written: str) -> Number:
    """Return a non-negative number, or ∞ for `inf`. Raises Fault for anything else."""
    return math.inf if written.strip() == "inf" else _number(line, written, _NUMBER)


def coordinate_in(line: TextLine, written: str) -> Number:
    """Return a number. Raises Fault for anything else."""
    return _number(line, written, _SIGNED)


def named_place(text: str, places: Mapping[str, S]) -> S:
    """Return the place with this name, ignoring case. Raises Fault, which suggests the closest name."""
    wanted = " ".join(text.split()).casefold()
    by_name = {name.casefold(): name for name in places}
    if wanted in by_name:
        return places[by_name[wanted]]
    near = get_close_matches(wanted, by_name, n=1)
    called = by_name[near[0]] if near else ""
    raise Fault("map-place-near" if near else "map-place", name=text.strip()[:_SHOWN], near=called)


def fault(key: str, line: TextLine, **facts: str | float) -> Fault:
    """Return a fault with the number and the text of its line."""
    return Fault(key, line=line.number, text=line.text.strip()[:_SHOWN], **facts)


def _number(line: TextLine, written: str, form: re.Pattern[str]) -> Number:
    written = written.strip()
    if not form.fullmatch(written):
        raise fault("map-number", line, value=written[:_SHOWN])
    number = float(written)
    return int(number) if number == int(number) else number
