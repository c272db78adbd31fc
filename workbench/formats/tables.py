"""Tables as text, for a spreadsheet, a web page or a paper: rows of cells, the column names first."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

Rows = Sequence[Sequence[str]]

_LATEX = {
    "\\": r"\textbackslash{}",
    **{sign: f"\\{sign}" for sign in "&%$#_{}"},
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "–": "--",
    "…": r"\dots{}",
    "·": r"$\cdot$",
    "×": r"$\times$",
    "∞": r"$\infty$",
    "→": r"$\to$",
    "№": r"\textnumero{}",
}
_MARKDOWN = {sign: f"\\{sign}" for sign in "\\`*_[]<>|~#"}


_FORMULA = re.compile(r"'*[=+@\t\r-]")
_GUARDED = re.compile(r"'+[=+@\t\r-]")
_NUMBER = re.compile(r"[-+]?[0-9]+([.,][0-9]+)*([eE][-+]?[0-9]+)?")


def guarded(cell: str) -> str:
    """Return a cell that no spreadsheet takes for a formula: an apostrophe is added before one."""
    return f"'{cell}" if _FORMULA.match(cell) and not _NUMBER.fullmatch(cell) else cell


def unguarded(cell: str) -> str:
    """Return the cell that `guarded` turned into `cell`."""
    return cell[1:] if _GUARDED.match(cell) else cell


def tsv(rows: Rows) -> str:
    """Return a line for each row, the cells separated by tabs."""
    return _lines("\t".join(guarded(_one_line(cell)) for cell in row) for row in rows)


def markdown(rows: Rows) -> str:
    """Return a Markdown table; columns of numbers are aligned to the right."""
    head, *body = [[_escaped(cell, _MARKDOWN) for cell in row] for row in rows]
    marks = ["--:" if right else "---" for right in _right_aligned(rows)]
    return _lines(f"| {' | '.join(row)} |" for row in (head, marks, *body))


def latex(rows: Rows) -> str:
    """Return a LaTeX `tabular`; columns of numbers are aligned to the right."""
    head, *body = [" & ".join(_escaped(cell, _LATEX) for cell in row) + r" \\" for row in rows]
    columns = "".join("r" if right else "l" for right in _right_aligned(rows))
    begin, end = rf"\begin{{tabular}}{{{columns}}}", r"\end{tabular}"
    return _lines((begin, r"\hline", head, r"\hline", *body, r"\hline", end))


def comma_separated(rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """Yield a line for each row, the cells guarded, separated by commas and quoted if necessary (RFC 4180)."""
    for row in rows:
        yield ",".join(_quoted(guarded(cell)) for cell in row) + "\n"


FORMATS: Mapping[str, Callable[[Rows], str]] = {"tsv": tsv, "markdown": markdown, "latex": latex}
"""The formats by name."""


def _lines(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def _quoted(cell: str) -> str:
    return '"' + cell.replace('"', '""') + '"' if any(sign in cell for sign in ',"\r\n') else cell


def _one_line(cell: str) -> str:
    return " ".join(cell.split())


def _escaped(cell: str, signs: Mapping[str, str]) -> str:
    return "".join(signs.get(sign, sign) for sign in _one_line(cell))


def _right_aligned(rows: Rows) -> list[bool]:
    """Return for each column whether it contains numbers; signs for missing values are ignored."""
    columns = zip(*rows[1:], strict=True) if len(rows) > 1 else [()] * len(rows[0])
    return [
        any(map(_is_number, cells)) and all(cell in ("", "–", "∞") or _is_number(cell) for cell in cells)
        for cells in columns
    ]


def _is_number(cell: str) -> bool:
    try:
        float(cell)
    except ValueError:
        return False
    return True
