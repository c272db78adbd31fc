"""Tables as lines for a spreadsheet, as Markdown, and as LaTeX."""

from __future__ import annotations

import csv
import io
import re

from hypothesis import given
from hypothesis import strategies as st

from workbench.formats.tables import FORMATS, comma_separated, guarded, latex, markdown, tsv, unguarded

ROWS = [["No.", "Search", "f"], ["0", "A* · Manhattan", "–"], ["12", "50% of {a|b}_c", "10.064"]]


def test_a_spreadsheet_gets_a_line_for_each_row_and_a_tab_between_cells() -> None:
    assert tsv(ROWS) == "No.\tSearch\tf\n0\tA* · Manhattan\t–\n12\t50% of {a|b}_c\t10.064\n"
    assert tsv([["a"], ["two\tlines\nof text"]]) == "a\ntwo lines of text\n"


def test_markdown_aligns_numbers_and_escapes_its_own_signs() -> None:
    assert markdown(ROWS).splitlines() == [
        "| No. | Search | f |",
        "| --: | --- | --: |",
        r"| 0 | A\* · Manhattan | – |",
        r"| 12 | 50% of {a\|b}\_c | 10.064 |",
    ]


def test_latex_aligns_numbers_and_escapes_its_own_signs() -> None:
    assert latex(ROWS).splitlines() == [
        r"\begin{tabular}{rlr}",
        r"\hline",
        r"No. & Search & f \\",
        r"\hline",
        r"0 & A* $\cdot$ Manhattan & -- \\",
        r"12 & 50\% of \{a|b\}\_c & 10.064 \\",
        r"\hline",
        r"\end{tabular}",
    ]
    assert r"a\textbackslash{}b\textasciicircum{}" in latex([["x"], [r"a\b^"]])


def test_every_form_makes_a_table_without_rows() -> None:
    for form in FORMATS.values():
        assert "f" in form([["No.", "f"]])


@given(st.lists(st.lists(st.text(st.characters(codec="utf-8", exclude_characters="\x00")), min_size=2), min_size=1))
def test_a_comma_separated_table_is_read_back_as_it_was(rows: list[list[str]]) -> None:
    written = "".join(comma_separated(rows))
    read = csv.reader(io.StringIO(written, newline=""))
    assert [[*map(unguarded, row)] for row in read] == rows


@given(st.text(alphabet="'=+-@\t\r\n\"1a,;. ", max_size=6))
def test_no_cell_is_a_formula_and_each_comes_back(cell: str) -> None:
    (line,) = comma_separated([[cell, "b"]])
    ((read, _),) = csv.reader(io.StringIO(line, newline=""))
    assert unguarded(read) == cell
    assert read[:1] not in tuple("=+-@\t\r") or re.fullmatch("[-+][0-9.,]+", read)


def test_a_number_below_zero_stays_a_number() -> None:
    assert [guarded(cell) for cell in ("-3", "-3.5", "+1e-7", "-1+1", "=1", "'=1", "'t")] == [
        "-3", "-3.5", "+1e-7", "'-1+1", "'=1", "''=1", "'t"]  # fmt: skip


def test_tables_for_the_clipboard_hold_no_formula() -> None:
    assert tsv([["a", "=1+1"]]) == "a\t'=1+1\n"
