"""Worksheets: what is empty on the task pages is filled in the answers; nothing is truncated, in any language."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unicodedata import normalize

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.typography import typographic_faults

from workbench import api
from workbench.api import Configuration, ConfiguredRun
from workbench.catalog import ALGORITHMS
from workbench.catalog.broken_algorithms import BROKEN_ALGORITHMS
from workbench.catalog.problems import SHIPPED, shipped
from workbench.cli import main
from workbench.formats.traces import trace
from workbench.formats.traces.importing import import_trace
from workbench.formats.worksheet import COLUMNS, LEVELS, PAPERS, WorksheetSetting, key_path
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Fault
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.worksheet.rows import RowReader
from workbench.ui.worksheet.sheet import Worksheet
from workbench.ui.worksheet.texts import rules
from workbench.ui.worksheet.worksheet_dialog import WorksheetDialog
from workbench.ui.worksheet.writing import write
from workbench.wording import LANGUAGES, number, set_language, text

BOARD = "1 2 3/7 0 8/5 6 4"
ALL = frozenset(COLUMNS)
GUIDED = frozenset(LEVELS["guided"])


def run_of(algorithm: str = "astar", board: str = BOARD, steps: int = 8, **options: Any) -> ConfiguredRun:
    run = api.start(board, algorithm, **options)
    run.advance(steps)
    return run


def pages_of(path: Path) -> list[str]:
    """Return the text of each page, with words separated by single spaces and without ligatures."""
    return [" ".join(normalize("NFKC", page.extract_text()).split()) for page in PdfReader(path).pages]


@pytest.mark.usefixtures("qapp")
def test_the_key_has_every_number_of_the_recording_and_the_pages_for_the_class_have_none(tmp_path: Path) -> None:
    path, run = tmp_path / "sheet.pdf", run_of()
    result = write(path, run, WorksheetSetting(8, ALL, tree=False))
    sheet = Worksheet(run, WorksheetSetting(8, ALL, tree=False))
    pages = pages_of(path)
    assert len(pages) == result == sheet.pages.count
    asked, key = pages[: sheet.task_pages], " ".join(pages[sheet.task_pages :])
    timeline = Timeline(run.recording)
    for row in RowReader(run, 8).rows():
        assert f"{row.values.g} {row.values.h} {row.values.f}" in key
        assert row.open_or_path.replace("\u00a0", " ") in key
        for child in row.children:
            assert child.fate in key
            assert " ".join(f"{name} {result}" for name, result in child.values.named) in key
    values = {str(timeline.at(8).f(record) // 1000) for record in range(timeline.at(8).records)}
    assert values == {"10", "12"}
    assert not {"10", "12", "11", "9", "(10)"} & {*" ".join(asked).split()}
    assert text("worksheet-key") not in " ".join(asked)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("algorithm", [*ALGORITHMS, *BROKEN_ALGORITHMS])
def test_every_algorithm_has_a_worksheet(tmp_path: Path, algorithm: str) -> None:
    path, run = tmp_path / "sheet.pdf", run_of(algorithm, steps=6)
    pages = write(path, run, WorksheetSetting(6, key="none"))
    assert len(pages_of(path)) == pages
    rows = RowReader(run, 6).rows()
    assert [row.step for row in rows] == [*range(1, len(rows) + 1)]
    assert all(row.values.g for row in rows)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_what_is_to_be_done(tmp_path: Path, language: str) -> None:
    set_language(language)
    try:
        path = tmp_path / "sheet.pdf"
        pages = write(path, run_of(), WorksheetSetting(2, tree=False))
        read = " ".join(pages_of(path))
        result = ("worksheet-name", "worksheet-class", "worksheet-key", "worksheet-start", "worksheet-open")
        assert all(text(key) in read for key in result)
        assert text("ties-low-h") in read and text("worksheet-known-cheaper") in read
        assert text("worksheet-page", page="1", pages=number(pages)) in read
    finally:
        set_language("en")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", SHIPPED)
def test_maps_are_told_by_the_names_of_their_places(tmp_path: Path, name: str) -> None:
    run = api.start(shipped(name), Configuration.of("astar", problem=shipped(name)))
    run.advance(6)
    path = tmp_path / "sheet.pdf"
    write(path, run, WorksheetSetting(6))
    read = " ".join(pages_of(path))
    reader = RowReader(run, 6)
    assert ("h = 253" in read) == (name == "romania")  # h of Sibiu in the table
    assert all(reader.name(int(row.number.replace(",", ""))) in read for row in reader.rows())


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("paper", PAPERS)
def test_a_tree_too_wide_for_a_page_goes_on_elsewhere(tmp_path: Path, paper: str) -> None:
    path, run = tmp_path / "sheet.pdf", run_of("bfs", "1 2 3 4/5 0 6 7/8 9 10 11/12 13 14 15", steps=20)
    write(path, run, WorksheetSetting(20, GUIDED, key="none", paper=paper))
    read = pages_of(path)
    joined = " ".join(read)
    assert "Part 1: from node 0" in joined and "→ part 2" in joined and "Part 2: from node" in joined
    box = PdfReader(path).pages[0].mediabox
    assert (round(float(box.width)), round(float(box.height))) == {"a4": (595, 842), "letter": (612, 792)}[paper]


@pytest.mark.usefixtures("qapp")
def test_every_node_of_the_tree_is_drawn_once_beside_where_it_goes_on() -> None:
    sheet = Worksheet(run_of("bfs", steps=30), WorksheetSetting(30))
    assert sheet.tree is not None
    drawn = [record for piece in sheet.tree.pieces for record in piece.records]
    again = [record for piece in sheet.tree.pieces for record in piece.continued]
    assert sorted(drawn) == sorted([*range(run_of("bfs", steps=30).recording.published.records), *again])
    for piece in sheet.tree.pieces:
        for record, place in piece.continued.items():
            assert sheet.tree.pieces[place].records[0] == record


@pytest.mark.usefixtures("qapp")
def test_the_fonts_are_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    write(path, run_of(), WorksheetSetting(2))
    for page in PdfReader(path).pages:
        for font in page["/Resources"]["/Font"].values():
            inner = font.get_object()
            described = inner.get("/DescendantFonts", [inner])[0].get_object()["/FontDescriptor"].get_object()
            assert "/FontFile2" in described or "/FontFile3" in described or "/FontFile" in described


@pytest.mark.usefixtures("qapp")
def test_a_search_that_made_no_step_has_no_worksheet() -> None:
    with pytest.raises(Fault) as caught:
        Worksheet(api.start("1 2 3/4 5 6/8 7 0"), WorksheetSetting())
    assert caught.value.message.key == "worksheet-nothing"


# The command line


def command(*arguments: str) -> int:
    def other(*_: object, **__: object) -> Any:
        pytest.fail("something else was asked for")

    return main(("worksheet", *arguments), other, other, other, write)


@pytest.mark.usefixtures("qapp")
def test_the_command_writes_the_worksheet_and_the_key_beside_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "s.pdf"
    given = ("--algorithm", "idastar", "--steps", "2", "--blanks", "all", "--key", "file", "--paper", "letter")
    assert command(BOARD, str(path), *given, "--title", "Monday", "--no-tree") == 0
    assert capsys.readouterr().out.splitlines() == ["s.pdf: 1 page.", "s-key.pdf: the answers."]
    assert "Monday" in pages_of(path)[0] and "Answer key" not in " ".join(pages_of(path))
    assert "Answer key" in pages_of(key_path(path))[0]


@pytest.mark.usefixtures("qapp")
def test_the_command_takes_maps_and_searches_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "s.pdf"
    assert command("--problem", "romania", str(path), "--algorithm", "ucs", "--steps", "2") == 0
    assert "Arad" in pages_of(path)[0]
    assert command("3x3:1 2 3/7 0 8/5 6 4 goal=last astar misplaced ties=fifo", str(path), "--steps", "1") == 0
    assert "oldest first (FIFO)" in " ".join(pages_of(path))


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ((BOARD, "s.png"), ".pdf"),
        ((BOARD, "s.pdf", "--steps", "61"), "60"),
        ((BOARD, "s.pdf", "--blanks", "g,j"), "“j”"),
        ((BOARD, "s.pdf", "--key", "here"), "file"),
        ((BOARD, "s.pdf", "--paper", "a0"), "letter"),
        ((BOARD,), "OUT"),
        ((BOARD, "no/where/s.pdf"), "no/where"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(
    arguments: tuple[str, ...], expected: str, tmp_path: Path, monkeypatch: Any, capsys: Any
) -> None:
    monkeypatch.chdir(tmp_path)
    assert command(*arguments) == 2
    said = capsys.readouterr().err.strip().splitlines()
    assert len(said) == 1 and expected in said[0]
    assert [*tmp_path.iterdir()] == []


def test_a_board_without_a_solution_is_told_and_can_be_searched_anyway(tmp_path: Path, qapp: object) -> None:
    path = tmp_path / "s.pdf"
    assert command("1 2 3/4 5 6/8 7 0", str(path)) == 1
    assert not path.exists()
    assert command("1 2 3/4 5 6/8 7 0", str(path), "--search-anyway") == 0 and qapp is not None


# The window


def test_the_dialog_writes_what_it_shows(dialog: Callable[[], WorksheetDialog], qtbot: QtBot, tmp_path: Path) -> None:
    shown = dialog()
    assert not shown.preview.pixmap().isNull()
    before = shown.preview.pixmap().toImage()
    shown.blanks["node"].setFocus()
    qtbot.keyClick(shown.blanks["node"], Qt.Key.Key_Space)
    assert shown.preview.pixmap().toImage() != before
    shown.steps.setValue(3)
    qtbot.waitUntil(shown.save.isEnabled)
    shown.title.setText("For Friday")
    shown.key.setCurrentIndex(1)
    path = tmp_path / "mine.pdf"
    shown.write(str(path))
    assert shown.fault.fault is None
    assert "For Friday" in pages_of(path)[0] and key_path(path).exists()
    qtbot.mouseClick(shown.close_button, Qt.MouseButton.LeftButton)


def test_the_dialog_leaves_the_search_on_show_as_it_is(
    dialog: Callable[[], WorksheetDialog], window: MainWindow, qtbot: QtBot
) -> None:
    shown = dialog()
    kept = window.explore.session.current
    assert kept is not None and kept.run.expanded == 0
    qtbot.mouseClick(shown.close_button, Qt.MouseButton.LeftButton)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("algorithm", "expected"),
    [
        ("ids", ["worksheet-numbered-all", "worksheet-numbered-rounds", "worksheet-known-back"]),
        ("rbfs", ["worksheet-numbered-values", "worksheet-open-f"]),
        ("bibfs", ["worksheet-numbered-both", "worksheet-known-once"]),
        ("ucs", ["ties-lifo", "worksheet-known-cheaper"]),
        ("idastar", ["worksheet-path-instruction", "test-generation"]),
    ],
)
def test_the_rules_are_those_of_the_algorithm(algorithm: str, expected: list[str]) -> None:
    run = run_of(algorithm, steps=3)
    words = " ".join(line for _, line in rules(RowReader(run, 3)))
    assert all(text(key) in words for key in expected)
    assert text("worksheet-order", moves="up, down, left, right") in words


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("algorithm", ["astar", "bibfs", "ids", "idastar", "rbfs"])
def test_nodes_of_a_trace_are_numbered_by_the_same_rule(algorithm: str, tmp_path: Path) -> None:
    run = run_of(algorithm, steps=20)
    trace.write(tmp_path / "run.jsonl", run)
    *_, again = import_trace(tmp_path / "run.jsonl")
    assert isinstance(again, ConfiguredRun)
    one, other = (dict(rules(RowReader(shown, 3))) for shown in (run, again))
    assert one[text("worksheet-numbers")] == other[text("worksheet-numbers")]


@pytest.mark.parametrize("algorithm", [*ALGORITHMS, *BROKEN_ALGORITHMS])
def test_the_rules_are_told_in_every_language_as_it_is_written(algorithm: str) -> None:
    run, result = run_of(algorithm, steps=3), {}
    try:
        for code in LANGUAGES:
            set_language(code)
            result[code] = rules(RowReader(run, 3))
            for name, words in result[code]:
                assert not [*typographic_faults(name, code), *typographic_faults(words, code)]
                assert words.strip() and not re.search(r"[{}$]|None", words)
            assert len(result[code]) == len(result["en"])
            alike = {words for _, words in result[code]}.intersection(words for _, words in result["en"])
            assert code == "en" or all(words.isdigit() for words in alike)
    finally:
        set_language("en")


def letters_of(path: Path) -> dict[str, list[float]]:
    """Return the font sizes of the texts in a file, in points."""
    found: dict[str, list[float]] = {}

    def visit(result: str, outer: Any, inner: Any, _font: Any, size: float) -> None:
        if result.strip():
            found.setdefault(result.strip(), []).append(abs(size * outer[3] * inner[3]))

    for page in PdfReader(path).pages:
        page.extract_text(visitor_text=visit)
    return found


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("shape", ["2x2", "4x4", "6x6", "8x8", "10x10", "2x10", "10x2"])
def test_the_numbers_of_large_boards_can_be_read(tmp_path: Path, shape: str) -> None:
    path = tmp_path / "sheet.pdf"
    write(path, run_of("greedy", f"seed:3@{shape}", steps=6), WorksheetSetting(6))
    letters = [size for sizes in letters_of(path).values() for size in sizes]
    assert len(letters) > 100
    assert min(letters) >= 4.9


@pytest.mark.usefixtures("qapp")
def test_the_rounds_of_a_search_stand_side_by_side_where_they_have_room(tmp_path: Path) -> None:
    path, run = tmp_path / "sheet.pdf", run_of("ids", "1 2 3/4 8 0/7 6 5", steps=20)
    write(path, run, WorksheetSetting(20, GUIDED, key="none"))
    read = pages_of(path)
    assert len(read) == 5
    assert all(f"Part {part}: from node" in read[3] for part in (1, 2, 3))
    assert all(f"Part {part}: from node" in read[3] + read[4] for part in (4, 5))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", LANGUAGES)
def test_that_everybody_gets_the_same_is_said_only_where_each_rule_is_told(language: str, tmp_path: Path) -> None:
    set_language(language)
    for algorithm, sure in (("astar", True), ("ids", True), ("biastar", False), ("smastar", False), ("dfs", False)):
        path = tmp_path / "sheet.pdf"
        write(path, run_of(algorithm), WorksheetSetting(4, tree=False, key="none"))
        page = " ".join(pages_of(path))
        assert (normalize("NFKC", text("worksheet-same")) in page) is sure, algorithm


@pytest.mark.usefixtures("qapp")
def test_where_nothing_is_left_empty_nothing_is_to_be_filled_in(tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    write(path, run_of(), WorksheetSetting(4, frozenset(), tree=False, key="none"))
    page = " ".join(pages_of(path))
    assert "fill in" not in page and "The first 4 expansions of this search" in page


@pytest.mark.usefixtures("qapp")
def test_a_sheet_of_iterative_deepening_says_with_which_node_it_begins(tmp_path: Path) -> None:
    for algorithm, result in (("ids", True), ("idastar", False)):
        path = tmp_path / f"{algorithm}.pdf"
        reader = RowReader(run_of(algorithm), 4)
        write(path, reader.run, WorksheetSetting(4, tree=False, key="none"))
        assert ("the lines begin with node 1." in " ".join(pages_of(path))) is result
        assert reader.rows()[0].number == ("1" if result else "0")
