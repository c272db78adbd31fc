"""Levels of worksheets, what they give away, their points and variants, and that six expansions take two pages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any
from unicodedata import normalize

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from workbench import api
from workbench.api import Configuration, ConfiguredRun
from workbench.api.exercise_variants import variants
from workbench.catalog.problems import shipped
from workbench.cli import main
from workbench.formats.worksheet import LEVELS, PAPERS, WorksheetSetting
from workbench.search.problem.map_shape import HasMap
from workbench.search.problem.messages import Fault
from workbench.tiles.heuristics.manhattan import Manhattan
from workbench.tiles.puzzle.problem import TileProblem
from workbench.ui.worksheet.rows import RowReader
from workbench.ui.worksheet.sheet import Worksheet
from workbench.ui.worksheet.texts import rules
from workbench.ui.worksheet.worksheet_dialog import WorksheetDialog
from workbench.ui.worksheet.writing import write
from workbench.wording import LANGUAGES, set_language, text

BOARD = "1 2 3/7 0 8/5 6 4"
FIFTEEN = ["7 5 2 4/1 0 6 8/10 15 3 11/9 13 14 12", "7 1 3 4/2 5 10 8/0 6 9 11/13 14 15 12"]
SEARCHES = [(BOARD, "astar"), (BOARD, "bfs"), (BOARD, "greedy"), ("romania", "astar"), ("romania", "ucs"),
            ("maze", "astar")]  # fmt: skip

pytestmark = pytest.mark.usefixtures("qapp")


def run_of(what: str, algorithm: str, steps: int = 6) -> ConfiguredRun:
    problem = shipped(what) if what in ("romania", "maze") else None
    run = api.start(problem or what, Configuration.of(algorithm, problem=problem))
    run.advance(steps)
    return run


def setting(level: str, **more: Any) -> WorksheetSetting:
    return WorksheetSetting(6, frozenset(LEVELS[level]), level=level, **{"key": "none", **more})


def pages_of(path: Path) -> list[str]:
    """Return the text of each page, with words separated by single spaces and without ligatures."""
    return [" ".join(normalize("NFKC", page.extract_text()).split()) for page in PdfReader(path).pages]


def written(tmp_path: Path, run: ConfiguredRun, chosen: WorksheetSetting) -> str:
    write(tmp_path / "sheet.pdf", run, chosen)
    return " ".join(pages_of(tmp_path / "sheet.pdf"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("level", LEVELS)
def test_six_expansions_take_two_pages(level: str, paper: str, language: str) -> None:
    set_language(language)
    for what, algorithm in SEARCHES:
        sheet = Worksheet(run_of(what, algorithm), setting(level, paper=paper))
        assert sheet.task_pages == 2, (what, algorithm)


@pytest.mark.parametrize("algorithm", ["astar", "bfs", "greedy", "dfs", "idastar", "ids", "rbfs"])
@pytest.mark.parametrize("paper", PAPERS)
def test_six_expansions_of_the_fifteen_puzzle_take_two_pages_too(algorithm: str, paper: str) -> None:
    for board in FIFTEEN:
        for level in LEVELS:
            sheet = Worksheet(run_of(board, algorithm), setting(level, paper=paper))
            assert sheet.task_pages == 2, (board, level)


def test_in_a_guided_worksheet_the_first_row_is_worked_out_and_no_other(tmp_path: Path) -> None:
    run = run_of(BOARD, "astar")
    read = written(tmp_path, run, setting("guided", tree=False))
    first, second, *_ = RowReader(run, 6).rows()
    assert text("worksheet-worked") in read and text("worksheet-example") in read
    assert first.open_or_path.replace("\u00a0", " ") in read and f"{first.values.g} {first.values.h}" in read
    assert second.open_or_path.replace("\u00a0", " ") not in read
    read = written(tmp_path, run, setting("normal", tree=False))
    assert text("worksheet-example") not in read and first.open_or_path.replace("\u00a0", " ") not in read


@pytest.mark.parametrize("level", ["normal", "exam"])
def test_other_levels_do_not_give_away_which_node_is_expanded(level: str, tmp_path: Path) -> None:
    run = run_of("romania", "astar")
    read = written(tmp_path, run, setting(level))
    table = read.split(text("worksheet-node").split()[0])[1]  # after the map
    assert not any(name in table for name in ("Sibiu", "Rimnicu", "Pitesti"))
    assert text("worksheet-tree-draw", numbered="no") in read


def test_every_row_has_room_for_as_many_successors_as_any_other(tmp_path: Path) -> None:
    run = run_of(BOARD, "astar")
    most = max(len(row.children) for row in RowReader(run, 6).rows())
    assert len({len(row.children) for row in RowReader(run, 6).rows()}) > 1
    read = written(tmp_path, run, setting("normal", tree=False))
    assert read.count(text("worksheet-fate")) == 6 * most


def test_an_exam_explains_nothing_but_the_rules(tmp_path: Path) -> None:
    run = run_of(BOARD, "astar")
    about = normalize("NFKC", text("algorithm-astar-about"))
    assert about in written(tmp_path, run, setting("normal"))
    read = written(tmp_path, run, setting("exam"))
    assert about not in read and text("heuristic-manhattan-about") not in read and text("ties-low-h") in read


def test_rules_for_ties_are_told_only_where_a_tie_occurs() -> None:
    without, others = [("romania", "astar"), ("romania", "ucs")], [("romania", "bfs"), ("romania", "dfs")]
    for what, algorithm in [*without, *others, (BOARD, "astar"), ("maze", "astar")]:
        ties = (what, algorithm) not in without
        reader = RowReader(run_of(what, algorithm), 6)
        givens = dict(rules(reader))
        assert reader.ties is ties, (what, algorithm)
        assert (text("option-ties") in givens) is (ties and algorithm == "astar")
        assert (givens[text("option-order")] == text("worksheet-any-order")) is not ties
        assert (text("worksheet-numbers") in givens) is ties


def test_each_place_of_the_map_has_its_h_only_if_the_search_uses_it(tmp_path: Path) -> None:
    assert written(tmp_path, run_of("romania", "astar"), setting("normal")).count("h = ") == 20
    assert written(tmp_path, run_of("romania", "ucs"), setting("normal")).count("h = ") == 0


def test_squares_have_their_h_except_in_an_exam(tmp_path: Path) -> None:
    maze = shipped("maze")
    assert isinstance(maze, HasMap)
    run = run_of("maze", "astar")
    assert written(tmp_path, run, setting("guided")).count("h = ") == len(maze.sketch().spots)
    assert "h = " not in written(tmp_path, run, setting("exam"))
    assert "h = " not in written(tmp_path, run_of("maze", "ucs"), setting("normal"))


@pytest.mark.parametrize(("level", "row", "total"), [("guided", 3, 15), ("normal", 5, 36), ("exam", 5, 36)])
def test_rows_have_points_and_the_head_has_their_sum(level: str, row: int, total: int, tmp_path: Path) -> None:
    read = written(tmp_path, run_of(BOARD, "astar"), setting(level))
    assert f"{text('worksheet-points')} {text('worksheet-of-points', points=str(total))}" in read
    rows = 5 if level == "guided" else 6
    assert read.count(text("worksheet-of-points", points=str(row))) == rows
    shown = written(tmp_path, run_of(BOARD, "astar"), WorksheetSetting(6, frozenset(), key="none"))
    assert text("worksheet-points") not in shown


# Variants


def test_variants_are_as_hard_and_belong_to_a_seed() -> None:
    run = run_of(BOARD, "astar")

    def drawn(seed: int) -> list[ConfiguredRun]:
        return [one for one in variants(run, 3, seed, 6) if one is not None]

    boards = [one.problem.start for one in drawn(7)]
    assert boards == [one.problem.start for one in drawn(7)] != [one.problem.start for one in drawn(8)]
    assert len({run.problem.start, *boards}) == 4
    assert isinstance(run.problem, TileProblem)
    manhattan = Manhattan(run.problem.goal)
    assert {manhattan(board.state) for board in boards} == {manhattan(run.problem.start.state)}
    for one in drawn(7):
        assert one.expanded == 6 and one.configuration == run.configuration and one.problem.goal == run.problem.goal
        assert len(one.problem.start.legal_moves()) == len(run.problem.start.legal_moves())


@pytest.mark.parametrize("board", ["seed:1@4x4", "7 2 4/5 0 6/8 3 1"])
def test_the_window_is_not_blocked_while_boards_far_from_the_goal_are_drawn(board: str) -> None:
    run = run_of(board, "astar")
    reports = [*variants(run, 2, 1, 6)]
    assert sum(one is not None for one in reports) == 2
    assert sum(one is None for one in reports) > 20  # each is an occasion to show the window or to stop


def test_on_a_map_a_variant_starts_elsewhere() -> None:
    run = run_of("romania", "astar")
    found = [one for one in variants(run, 3, 1, 6) if one is not None]
    starts = {run.problem.initial(), *(one.problem.initial() for one in found)}
    assert len(starts) == 4 and all(one.expanded == 6 for one in found)
    with pytest.raises(Fault) as caught:
        [*variants(run, 30, 1, 6)]
    assert caught.value.message.key == "worksheet-no-variants"


def command(*arguments: str) -> int:
    def other(*_: object, **__: object) -> Any:
        pytest.fail("something else was asked for")

    return main(("worksheet", *arguments), other, other, other, write)


def test_the_command_writes_each_variant_to_a_file_of_its_own(tmp_path: Path, capsys: Any) -> None:
    given = ("--variants", "2", "--seed", "7", "--key", "file", "--level", "exam")
    assert command(BOARD, str(tmp_path / "s.pdf"), *given) == 0
    names = ["s-A.pdf", "s-A-key.pdf", "s-B.pdf", "s-B-key.pdf"]
    assert [line.split(":")[0] for line in capsys.readouterr().out.splitlines()] == names
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(names)
    one, other = (pages_of(tmp_path / f"s-{letter}.pdf")[0] for letter in "AB")
    assert "Variant A" in one and "variant A, seed 7" in one and "Variant B" in other
    assert "1 2 3 7 8 5 6 4" in one and "1 2 3 7 8 5 6 4" not in other
    assert "Variant B · Answer key" in pages_of(tmp_path / "s-B-key.pdf")[0]


@pytest.mark.parametrize(
    ("given", "expected"),
    [(("--seed", "3"), "--variants"), (("--level", "hard"), "guided"), (("--variants", "9"), "4")],
)
def test_settings_that_cannot_be_are_told(
    given: tuple[str, ...], expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(BOARD, str(tmp_path / "s.pdf"), *given) == 2
    assert expected in capsys.readouterr().err and not [*tmp_path.iterdir()]


def test_the_level_in_the_dialog_chooses_what_is_left_empty(
    dialog: Callable[[], WorksheetDialog], qtbot: QtBot
) -> None:
    shown = dialog()
    assert shown.level.currentData() == "normal" and all(box.isChecked() for box in shown.blanks.values())
    shown.level.setFocus()
    qtbot.keyClick(shown.level, Qt.Key.Key_Up)
    assert shown.level.currentData() == "guided" and shown.setting.level == "guided"
    assert {name for name, box in shown.blanks.items() if box.isChecked()} == {*LEVELS["guided"]}
    qtbot.mouseClick(shown.close_button, Qt.MouseButton.LeftButton)


def test_the_dialog_writes_all_variants(dialog: Callable[[], WorksheetDialog], qtbot: QtBot, tmp_path: Path) -> None:
    shown = dialog()
    assert not shown.seed.isEnabled()
    shown.variants.setValue(2)
    shown.seed.setValue(7)
    qtbot.waitUntil(lambda: shown.save.isEnabled() and len(shown.sheets) == 2)
    shown.write(str(tmp_path / "s.pdf"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["s-A.pdf", "s-B.pdf"]
    assert "s-A.pdf" in shown.message.text() and "s-B.pdf" in shown.message.text()
    command(BOARD, str(tmp_path / "c.pdf"), "--variants", "2", "--seed", "7")
    assert pages_of(tmp_path / "s-B.pdf") == pages_of(tmp_path / "c-B.pdf")
    qtbot.mouseClick(shown.close_button, Qt.MouseButton.LeftButton)
