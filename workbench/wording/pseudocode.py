"""The algorithms as pseudocode: texts in the resources, in every language and in one or more forms.

A file contains the forms of an algorithm. A form begins with `form NAME`; after `values` follow the variables that are
shown beside it, with their symbols (`~` is a space there). In the lines that follow, the names before the bar are those
of the micro-steps that execute the line; a name in parentheses only highlights the line together with the executed one.
`?option`, or `?option=value`, keeps the line only for searches with that option, `!` only for the others. `{option}` in
a line is replaced by the option's value.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from workbench import assets
from workbench.catalog import OptionValue
from workbench.own_file import is_own
from workbench.search.explaining.micro_steps import MicroStep
from workbench.search.problem.messages import Fact
from workbench.wording.language import language, number, text
from workbench.wording.names import local

INDENT = 4
"""Spaces of one indentation level in a file."""

ONLY_TEXT = "-"
"""The label of a line without names."""

NUMBERS = ("node", "known")
"""Variables that are numbers of nodes, which are shown without thousands separators."""

Options = Mapping[str, OptionValue]


@dataclass(frozen=True)
class CodeLine:
    """A line of pseudocode, or of a file.

    Attributes:
        text: without its indentation. depth: the indentation level.
        names: the micro-steps that execute it. along: the micro-steps that only highlight it.
        number: of a file, the line's number; 0 for pseudocode.
    """

    text: str
    depth: int
    names: frozenset[str]
    along: frozenset[str]
    number: int = 0

    @property
    def label(self) -> str:
        """Its names, else those of the micro-steps that only highlight it, in parentheses, else ONLY_TEXT."""
        return " ".join(sorted(self.names) or (f"({name})" for name in sorted(self.along))) or ONLY_TEXT


@dataclass(frozen=True)
class Listing:
    """An algorithm in pseudocode.

    Attributes:
        lines: in order. symbols: the symbols of the variables that are shown beside it, by their names, in order.
        keywords: the words that are highlighted.
    """

    lines: tuple[CodeLine, ...]
    symbols: Mapping[str, str]
    keywords: frozenset[str]

    def place(self, name: str) -> int | None:
        """Return the index of the line that the micro-step `name` executes, or None."""
        return next((place for place, line in enumerate(self.lines) if name in line.names), None)

    def lit(self, name: str) -> frozenset[int]:
        """Return the indices of all lines that the micro-step highlights."""
        return frozenset(place for place, line in enumerate(self.lines) if name in line.names | line.along)

    def shown(self, step: MicroStep) -> list[tuple[str, str]]:
        """Return (symbol, value) of the variables after a micro-step, omitting those without a value."""
        values = ((name, symbol, step.values.get(name)) for name, symbol in self.symbols.items())
        return [(symbol, _value_text(name, value)) for name, symbol, value in values if value is not None]


def forms(algorithm: str) -> tuple[str, ...]:
    """Return the names of the forms of an algorithm, the default first; none for one of the user's own."""
    if is_own(algorithm):
        return ()
    return tuple(_forms(algorithm, "en"))


def listing(algorithm: str, options: Options, form: str | None = None) -> Listing:
    """Return an algorithm as pseudocode in the current language, for a search with `options`.

    `form`: one of `forms`; if it is another name or None, the first.
    """
    code = language()
    written = _forms(algorithm, code)
    symbols, heads = written.get(form or "", next(iter(written.values())))
    lines = tuple(line for head in heads if (line := _line(*head, options)) is not None)
    return Listing(lines, symbols, frozenset(assets.read_text("pseudocode", code, "keywords.txt").split()))


@cache
def _forms(algorithm: str, code: str) -> dict[str, tuple[dict[str, str], list[tuple[str, str]]]]:
    """Return form -> (symbols, (text before the bar, text after the bar) of each line)."""
    return dict(_read(assets.read_text("pseudocode", code, f"{algorithm}.txt")))


def _read(written: str) -> Iterator[tuple[str, tuple[dict[str, str], list[tuple[str, str]]]]]:
    for part in written.strip().split("\n\n"):
        form, values, *lines = part.splitlines()
        pairs = (pair.split("=", 1) for pair in values.removeprefix("values ").split())
        symbols = {name: symbol.replace("~", "\N{NO-BREAK SPACE}") for name, symbol in pairs}
        heads = [(head, code_text) for head, _, code_text in (line.partition("|") for line in lines)]
        yield form.removeprefix("form "), (symbols, heads)


def _line(head: str, code_text: str, options: Options) -> CodeLine | None:
    """Return a line, or None if a search with these options does not have it."""
    words = head.split()
    if not all(_is_satisfied(word, options) for word in words if word[0] in "?!"):
        return None
    names = frozenset(word for word in words if word[0] not in "?!(")
    along = frozenset(word.strip("()") for word in words if word[0] == "(")
    body = code_text.lstrip()
    parts = re.split(r"\{([a-z-]+)\}", body)  # odd indices: names of options
    parts[1::2] = [_value(options[name]) if name in options else f"{{{name}}}" for name in parts[1::2]]
    return CodeLine("".join(parts), (len(code_text) - len(body)) // INDENT, names, along)


def _is_satisfied(condition: str, options: Options) -> bool:
    name, _, expected = condition[1:].partition("=")
    value = options.get(name)
    holds = str(value) == expected if expected else value is not None
    return holds == (condition[0] == "?")


def _value_text(name: str, value: Fact) -> str:
    if name == "side":
        return text(f"side-{value}")
    return str(value) if name in NUMBERS and not isinstance(value, str) else _value(value)


def _value(value: OptionValue) -> str:
    return local(value) if isinstance(value, str) else number(value or 0, 3)
