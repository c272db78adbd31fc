"""Tables leave as lines for a spreadsheet, as Markdown, and as LaTeX."""

from __future__ import annotations

import csv
import io

from hypothesis import given
from hypothesis import strategies as st

from workbench.formats.tables import FORMS, comma_separated, latex, markdown, tsv

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
    for form in FORMS.values():
        assert "f" in form([["No.", "f"]])


@given(st.lists(st.lists(st.text(st.characters(codec="utf-8", exclude_characters="\x00")), min_size=2), min_size=1))
def test_a_comma_separated_table_is_read_back_as_it_was(rows: list[list[str]]) -> None:
    written = "".join(comma_separated(rows))
    assert list(csv.reader(io.StringIO(written, newline=""))) == rows
