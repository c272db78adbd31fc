"""Every bench is legible beside the lesson panel, with typical content, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.cut_texts import cut
from support.fitting import unreadable
from support.settling import wait_until_shown

from workbench.api import Configuration
from workbench.hex.rules import Rules
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import LAST, goal_board
from workbench.tiles.puzzle.problem import TileProblem
from workbench.ui.audit.bench import RULES
from workbench.ui.base.theme import theme
from workbench.ui.compare.runs import CLASSICS, SAMPLE_BOARD, TIES
from workbench.ui.experiments.board_source import KINDS
from workbench.ui.explore.panes import LECTURE_LAYOUT
from workbench.ui.runs.configuration_names import Names, distinct_names
from workbench.ui.shell.bench_area import BenchArea
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import LANGUAGES, text

MODES = pytest.mark.parametrize("projector", [False, True], ids=["plain", "projector"])


@pytest.fixture(autouse=True)
def _as_it_was(qapp: QApplication) -> Iterator[None]:
    assert qapp is not None
    yield
    theme().set_projector(False)


def beside_lessons(window: MainWindow, name: str, projector: bool) -> None:
    """Show a bench in a window of the default size, with the lesson panel open."""
    window.modes.set_projector(projector)
    window.resize(1280, 800)
    window.show_bench(name)
    window.lessons.show_panel(True)


def faults(window: MainWindow, qtbot: QtBot, when: str) -> list[str]:
    """Return the parts of the bench that are cut in any language; a horizontal scroll bar also counts."""
    found, area = [], window.findChild(BenchArea)
    assert area is not None
    wait_until_shown(window, qtbot)
    for language in LANGUAGES:
        window.choose_language(language)
        for _ in range(12):
            QApplication.processEvents()
        wait_until_shown(window, qtbot)
        found += [f"{when}, {language}: {result}" for result in unreadable(window.bench)]
        if area.horizontalScrollBar().maximum():
            least = window.bench.minimumSizeHint().width()
            found.append(f"{when}, {language}: the bench is {least} wide, has {area.viewport().width()}")
    assert (window.width(), window.height()) == (1280, 800)
    return found


def test_configurations_are_called_by_what_tells_them_apart() -> None:
    board = Board.parse(SAMPLE_BOARD)
    problem = TileProblem(board, goal_board(LAST, *board.shape))
    of = partial(Configuration.of, problem=problem)
    ties = [of("astar", "manhattan", ties=one) for one in ("low-h", "fifo")]
    assert distinct_names(ties, problem) == Names(
        "A* · Manhattan", ("lowest h, then newest (LIFO)", "oldest first (FIFO)")
    )
    assert distinct_names([of("astar", "manhattan"), of("greedy", "manhattan")], problem) == Names(
        "Manhattan", ("A*", "Greedy best-first")
    )
    weighted = [of("wastar", "manhattan", weight=2.0), of("wastar", "misplaced", weight=5.0)]
    assert distinct_names(weighted, problem) == Names("Weighted A*", ("Manhattan, weight 2", "Misplaced, weight 5"))
    assert distinct_names([of("bfs"), of("astar", "manhattan")], problem).distinct == (
        "Breadth-first",
        "A* · Manhattan",
    )
    alike = [of("astar", "manhattan")] * 2  # all is shown if nothing distinguishes them
    assert distinct_names(alike, problem) == Names("", ("A* · Manhattan",) * 2)


@MODES
def test_six_configurations_can_be_compared_beside_a_lesson(window: MainWindow, qtbot: QtBot, projector: bool) -> None:
    beside_lessons(window, "compare", projector)
    compare = window.bench.compare
    found = faults(window, qtbot, "heuristics")
    compare.show_preset(CLASSICS)
    found += faults(window, qtbot, "classics")
    window.bench.chips.use_sample()
    compare.show_preset(TIES)
    for ties in ("state", "path"):
        compare.add(Configuration.of("astar", "manhattan", problem=compare.problem, ties=ties))
    found += faults(window, qtbot, "ties")
    assert not found, "\n".join(dict.fromkeys(found))
    assert window.bench.chips.common.text() == "A* · Manhattan:"
    names = [chip.name.text().removesuffix("…") for chip in window.bench.chips.chips]
    ties = [text(f"ties-{rule}") for rule in ("low-h", "lifo", "fifo", "high-h", "state", "path")]
    assert all(whole.startswith(name) for whole, name in zip(ties, names, strict=True))


@MODES
def test_a_divided_board_can_be_read_beside_a_lesson(window: MainWindow, qtbot: QtBot, projector: bool) -> None:
    beside_lessons(window, "divide", projector)
    window.bench.show_sample(None)
    found = faults(window, qtbot, "in a phase")
    window.bench.enter()
    found += faults(window, qtbot, "in its search")
    assert not found, "\n".join(dict.fromkeys(found))


@MODES
@pytest.mark.parametrize("name", ["flicker", "broken-linear-conflict-pairwise"])
def test_a_heuristic_is_audited_beside_a_lesson(window: MainWindow, qtbot: QtBot, projector: bool, name: str) -> None:
    beside_lessons(window, "audit", projector)
    window.bench.audit.ask(first=name)
    found = faults(window, qtbot, name)
    window.bench.page.choose(RULES)
    found += faults(window, qtbot, "rules")
    assert not found, "\n".join(dict.fromkeys(found))


@MODES
def test_an_experiment_is_set_up_and_read_beside_a_lesson(window: MainWindow, qtbot: QtBot, projector: bool) -> None:
    beside_lessons(window, "experiments", projector)
    bench = window.bench
    found = faults(window, qtbot, "before")
    bench.show_sample(None)
    for place, kind in enumerate(KINDS):
        bench.setup.boards.kind.setCurrentIndex(place)
        found += faults(window, qtbot, kind)
    assert not found, "\n".join(dict.fromkeys(found))


@MODES
def test_a_game_of_hex_can_be_read_beside_a_lesson(window: MainWindow, qtbot: QtBot, projector: bool) -> None:
    beside_lessons(window, "hex", projector)
    bench, found = window.bench, []
    bench.hex.new_game(Rules(3))
    bench.hex.play("b1")
    for place in range(bench.tabs.count()):
        bench.tabs.setCurrentIndex(place)
        found += faults(window, qtbot, bench.tabs.tabToolTip(place) or bench.tabs.tabText(place))
    assert not found, "\n".join(dict.fromkeys(found))


@MODES
def test_a_game_with_tiles_can_be_read_beside_a_lesson(window: MainWindow, qtbot: QtBot, projector: bool) -> None:
    beside_lessons(window, "play", projector)
    bench = window.bench
    found = faults(window, qtbot, "as it opens")
    bench.show_sample(None)
    for place in range(bench.tabs.count()):
        bench.tabs.setCurrentIndex(place)
        found += faults(window, qtbot, f"tab {place}")
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_small_projector_a_game_that_is_won_leaves_room_for_its_chart(
    window: MainWindow, qtbot: QtBot, language: str
) -> None:
    window.choose_language(language)
    window.modes.set_projector(True)
    window.show_bench("play")
    bench = window.bench
    bench.play.begin(Board.parse("1 2 3/4 0 6/7 5 8"), goal_board(LAST, 3, 3))
    window.resize(1024, 768)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Left):
        qtbot.keyClick(bench.board.view, key)
    qtbot.waitUntil(lambda: bench.banner.isVisible() and bench.play.records.games()[-1].exact)
    qtbot.waitUntil(bench.settled)
    assert (window.width(), window.height()) == (1024, 768)
    assert unreadable(bench) == []
    assert bench.chart.plot.height() >= 3.5 * bench.fontMetrics().lineSpacing()
    bench.banner.closed.emit()
    assert bench.narration.isVisible()


@MODES
def test_in_a_small_window_no_button_of_the_list_of_lessons_is_cut(window: MainWindow, projector: bool) -> None:
    window.modes.set_projector(projector)
    window.resize(1024, 768)
    window.lessons.show_panel(True)
    for language in LANGUAGES:
        window.choose_language(language)
        for _ in range(12):
            QApplication.processEvents()
        page = window.lessons.panel.list_page
        assert page.begin.isVisible() and not list(cut(page)), language


def test_the_caption_of_a_narrow_board_has_its_whole_width(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 768)
    window.lessons.start("dfs", 3)
    window.explore.lay_out(LECTURE_LAYOUT)
    stage = window.explore.large_board
    qtbot.waitUntil(lambda: stage.isVisible() and bool(stage.caption.text()) and stage.goal.isVisible())
    qtbot.waitUntil(lambda: stage.caption.fits(stage.caption.text()))
    assert stage.goal.geometry().top() > stage.caption.geometry().bottom()
