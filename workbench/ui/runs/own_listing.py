"""The file of the user's own algorithm as a listing, and the line of it in which a search failed."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from pathlib import Path

from workbench.own_code.loading import NOTEBOOK
from workbench.own_code.notebook import read_cells
from workbench.search.problem.messages import Fault, Message
from workbench.wording.pseudocode import INDENT, CodeLine, Listing

MAX_LINES = 2000
_PLACE = re.compile(r"(?:cell (\d+), )?line (\d+)")


def own_listing(name: str) -> Listing | None:
    """Return the file of `path/to/file.py:function`, of a notebook its code cells; None if it cannot be read."""
    path = Path(name.rpartition(":")[0])
    try:
        lines = [*_lines(path)][:MAX_LINES]
    except (OSError, UnicodeError, Fault):
        return None
    return Listing(tuple(_code_line(*line) for line in lines), {}, frozenset(keyword.kwlist))


def failed_line(name: str, reason: Message | None) -> str | None:
    """Return the name of the line in which a search with this algorithm failed, if the reason says it."""
    file = re.escape(Path(name.rpartition(":")[0]).name)
    for fact in () if reason is None else reason.facts.values():
        found = re.search(rf"{file}, {_PLACE.pattern}", str(fact))
        if found is not None:
            return _line_name(int(found[1] or 0), int(found[2]))
    return None


def first_line(name: str, listing: Listing) -> str | None:
    """Return the name of the line in which the function is defined."""
    definition = f"def {name.rpartition(':')[2]}("
    return next((one for line in listing.lines if line.text.startswith(definition) for one in line.names), None)


def _lines(path: Path) -> Iterator[tuple[str, str]]:
    """Yield (name, text) of each line."""
    if path.suffix.lower() != NOTEBOOK:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            yield _line_name(0, number), line
        return
    for cell in read_cells(path.read_bytes(), str(path)):
        for number, line in enumerate(cell.source.splitlines(), start=1):
            yield _line_name(cell.number, number), line
        yield "", ""


def _line_name(cell: int, line: int) -> str:
    return f"{cell}:{line}"


def _code_line(name: str, line: str) -> CodeLine:
    body = line.expandtabs(INDENT).lstrip()
    depth = (len(line.expandtabs(INDENT)) - len(body)) // INDENT
    number = int(name.rpartition(":")[2] or 0)
    return CodeLine(body.rstrip(), depth, frozenset([name]), frozenset(), number)
