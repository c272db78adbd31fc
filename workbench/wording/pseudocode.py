"""The algorithms as pseudocode: texts among the resources, in every language and in one form or several.

A file holds the forms of an algorithm. A form begins with `form NAME` and says under `values` which variables are shown
beside it, and what it calls them (`~` is a space there). Of the lines that follow, what stands before the bar are the
names by which micro-steps call them; a name in brackets is lit along with the line that is carried out. `?option`, or
`?option=value`, keeps the line for searches that have that option set so, `!` for the others. `{option}` in a line is
the value of that option.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from workbench import assets
from workbench.catalog import OptionValue
from workbench.search.explaining.micro_steps import MicroStep
from workbench.search.problem.messages import Fact
from workbench.wording.language import language, number, text

INDENT = 4
"""Spaces in a file that make a level."""

NUMBERS = ("node", "known")
"""Variables that are numbers of nodes: no amounts, so without a separator of thousands."""

Options = Mapping[str, OptionValue]


@dataclass(frozen=True)
class CodeLine:
    """A line of pseudocode.

    Attributes:
        text: without its indentation. depth: how many levels it is indented.
        names: what micro-steps carry it out. along: those that it is lit along with.
    """

    text: str
    depth: int
    names: frozenset[str]
    along: frozenset[str]


@dataclass(frozen=True)
class Listing:
    """An algorithm written down.

    Attributes:
        lines: in order. symbols: what it calls the variables that are shown beside it, by their names, in order.
        keywords: the words that are set off.
    """

    lines: tuple[CodeLine, ...]
    symbols: Mapping[str, str]
    keywords: frozenset[str]

    def place(self, name: str) -> int | None:
        """Return the place of the line that a micro-step called `name` carries out, or None where there is none."""
        return next((place for place, line in enumerate(self.lines) if name in line.names), None)

    def lit(self, name: str) -> frozenset[int]:
        """Return the places of all lines that are lit for it."""
        return frozenset(place for place, line in enumerate(self.lines) if name in line.names | line.along)

    def shown(self, step: MicroStep) -> list[tuple[str, str]]:
        """Return the variables after a micro-step, as far as there are such: what they are called, and their values."""
        values = ((name, symbol, step.values.get(name)) for name, symbol in self.symbols.items())
        return [(symbol, _shown(name, value)) for name, symbol, value in values if value is not None]


def forms(algorithm: str) -> tuple[str, ...]:
    """Return the names of the forms that an algorithm has, the usual one first."""
    return tuple(_forms(algorithm, "en"))


def listing(algorithm: str, options: Options, form: str | None = None) -> Listing:
    """Return an algorithm as pseudocode in the current language, as it goes with `options`.

    `form`: one of `forms`; the first where it has none of that name.
    """
    code = language()
    written = _forms(algorithm, code)
    symbols, heads = written.get(form or "", next(iter(written.values())))
    lines = tuple(line for head in heads if (line := _line(*head, options)) is not None)
    return Listing(lines, symbols, frozenset(assets.read_text("pseudocode", code, "keywords.txt").split()))


@cache
def _forms(algorithm: str, code: str) -> dict[str, tuple[dict[str, str], list[tuple[str, str]]]]:
    """Return form -> (symbols, (what stands before the bar, what stands after it) of each line)."""
    return dict(_read(assets.read_text("pseudocode", code, f"{algorithm}.txt")))


def _read(written: str) -> Iterator[tuple[str, tuple[dict[str, str], list[tuple[str, str]]]]]:
    for part in written.strip().split("\n\n"):
        form, values, *lines = part.splitlines()
        pairs = (pair.split("=", 1) for pair in values.removeprefix("values ").split())
        symbols = {name: symbol.replace("~", "\N{NO-BREAK SPACE}") for name, symbol in pairs}
        heads = [(head, told) for head, _, told in (line.partition("|") for line in lines)]
        yield form.removeprefix("form "), (symbols, heads)


def _line(head: str, told: str, options: Options) -> CodeLine | None:
    """Return a line, or None where a search with these options has none such."""
    words = head.split()
    if not all(_holds(word, options) for word in words if word[0] in "?!"):
        return None
    names = frozenset(word for word in words if word[0] not in "?!(")
    along = frozenset(word.strip("()") for word in words if word[0] == "(")
    body = told.lstrip()
    parts = re.split(r"\{([a-z-]+)\}", body)  # every other one is the name of an option
    parts[1::2] = [_value(options[name]) if name in options else f"{{{name}}}" for name in parts[1::2]]
    return CodeLine("".join(parts), (len(told) - len(body)) // INDENT, names, along)


def _holds(condition: str, options: Options) -> bool:
    name, _, wanted = condition[1:].partition("=")
    value = options.get(name)
    holds = str(value) == wanted if wanted else value is not None
    return holds == (condition[0] == "?")


def _shown(name: str, value: Fact) -> str:
    if name == "side":
        return text(f"side-{value}")
    return str(value) if name in NUMBERS else _value(value)


def _value(value: OptionValue) -> str:
    return value if isinstance(value, str) else number(value or 0, 3)
