"""The Audit bench, driven by clicks and keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from judges.naive_audit import broken_moves, mistaken, overestimates
from judges.naive_tiles import Puzzle, distances, puzzle_distance
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QStyle, QStyleOptionComboBox
from pytestqt.qtbot import QtBot
from support.bench_hosting import AROUND, hosted
from worlds.searches import last_goal

from workbench.api import Configuration
from workbench.catalog.broken import BROKEN_HEURISTICS
from workbench.tiles.puzzle.board import Board
from workbench.ui.audit.bench import AuditBench
from workbench.ui.audit.heuristic_box import HeuristicBox
from workbench.ui.audit.session import MAX, PLUS, SHAPES
from workbench.ui.base.retranslation import retranslator
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import theme
from workbench.ui.compare.configuration_form import ConfigurationForm
from workbench.ui.runs.session import Session
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import LANGUAGES

SMALL = (2, 3)


@pytest.fixture
def bench(session: Session, qtbot: QtBot) -> Iterator[AuditBench]:
    """The bench with a small board, after the first verdict."""
    with hosted(lambda _: AuditBench(session), qtbot) as bench:
        show_small(bench, qtbot)
        yield bench


def in_window(window: MainWindow, qtbot: QtBot) -> AuditBench:
    """Return the bench in the window, with a small board, after the first verdict."""
    window.show_bench("audit")
    bench = window.bench
    assert isinstance(bench, AuditBench)
    show_small(bench, qtbot)
    return bench


def show_small(bench: AuditBench, qtbot: QtBot) -> None:
    pick_size(bench, SMALL)
    wait(bench, qtbot)


def wait(bench: AuditBench, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not bench.audit.busy, timeout=60_000)
    QApplication.processEvents()


def pick_size(bench: AuditBench, shape: tuple[int, int]) -> None:
    place = SHAPES.index(shape)
    bench.setup.size_box.setCurrentIndex(place)
    bench.setup.size_box.activated.emit(place)


def pick(box: HeuristicBox, name: str) -> None:
    place = box.findData(name)
    assert place >= 0
    box.activated.emit(place)


def test_the_tab_shows_a_verdict_on_manhattan_of_its_own_accord(window: MainWindow, qtbot: QtBot) -> None:
    window.show_bench("audit")
    bench = window.bench
    assert isinstance(bench, AuditBench)
    assert not window.player_bar.isVisible()
    wait(bench, qtbot)
    assert bench.verdict.admissible.verdict_word.text() == "Admissible"
    assert bench.verdict.consistent.verdict_word.text() == "Consistent"
    assert bench.verdict.figures["states"].text() == "181,440"
    assert bench.verdict.figures["mean-true"].text() == "21.972"
    window.show_bench("explore")
    assert window.player_bar.isVisible()


def test_a_bench_first_seen_in_projector_mode_has_its_large_font_everywhere(session: Session, qtbot: QtBot) -> None:
    settings = Settings(None)
    settings.projector = True
    with hosted(lambda _: AuditBench(session), qtbot, settings) as bench:
        QApplication.processEvents()
        buttons = [*bench.page.buttons.values(), *bench.setup.combination_box.buttons.values()]
        assert {button.font().pointSizeF() for button in buttons} == {QApplication.font().pointSizeF()}
    theme().set_projector(False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_what_is_broken_fit_their_box(bench: AuditBench, language: str) -> None:
    retranslator().choose(language)
    bench.window().resize(1024, 768 - AROUND)
    QApplication.processEvents()
    for box in (bench.setup.first, bench.setup.second):
        option = QStyleOptionComboBox()
        box.initStyleOption(option)
        part = box.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
        )
        for name in BROKEN_HEURISTICS:
            result = box.itemText(box.findData(name))
            assert box.fontMetrics().horizontalAdvance(result) <= part.width(), result


def test_a_broken_heuristic_is_caught_with_its_boards(bench: AuditBench, qtbot: QtBot) -> None:
    name = "broken-manhattan-with-blank"
    pick(bench.setup.first, name)
    wait(bench, qtbot)
    puzzle = Puzzle(*SMALL, last_goal(*SMALL), last_goal(*SMALL))
    over, broken = overestimates(puzzle, mistaken(puzzle, name)), broken_moves(puzzle, mistaken(puzzle, name))
    assert bench.verdict.admissible.verdict_word.text() == "Not admissible"
    assert bench.verdict.consistent.verdict_word.text() == "Not consistent"
    assert bench.examples.title.hint.text().startswith(f"{len(over) + len(broken):,}")
    assert bench.examples.title.hint.short == f"{len(over) + len(broken):,}"
    first = Board(*SMALL, over[0][0])
    assert bench.examples.table.item(0, 1).text() == str(first)
    picture = bench.examples.board.picture
    assert picture is not None
    assert picture.tiles == first.tiles
    assert bench.examples.sentence.text() == "h = 2, but 1 move is enough."
    assert bench.examples.goal.goal == bench.audit.request.goal and bench.examples.goal.isVisibleTo(bench)


def test_a_counterexample_opens_in_explore_with_the_heuristic(window: MainWindow, qtbot: QtBot) -> None:
    bench = in_window(window, qtbot)
    pick(bench.setup.first, "flicker")
    wait(bench, qtbot)
    bench.examples.table.selectRow(1)
    board = bench.examples.table.item(1, 1).text()
    assert bench.examples.after.isVisible()
    qtbot.mouseClick(bench.examples.open_button, Qt.MouseButton.LeftButton)
    assert window.bench is window.explore
    session = window.explore.session
    assert (str(session.start_board), session.configuration.heuristic) == (board, "flicker")
    assert session.current is not None


def test_weight_and_second_heuristic_are_judged_at_once(bench: AuditBench, session: Session, qtbot: QtBot) -> None:
    bench.setup.slider.setFocus()
    qtbot.keyClick(bench.setup.slider, Qt.Key.Key_Right)
    assert not bench.audit.busy
    assert bench.setup.weight.value() == 1.05
    assert bench.verdict.admissible.verdict_word.text() == "Not admissible"
    bench.setup.weight.setValue(0.5)
    assert bench.verdict.admissible.verdict_word.text() == "Admissible"
    qtbot.mouseClick(bench.setup.combination_box.buttons[PLUS], Qt.MouseButton.LeftButton)
    wait(bench, qtbot)
    assert bench.setup.second.isEnabled()
    assert bench.verdict.name.text() == "Sum of 0.5 × Manhattan · Misplaced"
    qtbot.mouseClick(bench.setup.combination_box.buttons[MAX], Qt.MouseButton.LeftButton)
    assert not bench.audit.busy
    assert bench.verdict.admissible.verdict_word.text() == "Admissible"
    qtbot.keyClick(bench, Qt.Key.Key_Return)
    assert session.configuration.heuristic == "max(0.5*manhattan,misplaced)"


def test_a_cell_of_the_density_shows_one_of_its_boards(bench: AuditBench, qtbot: QtBot) -> None:
    view = bench.density.view
    place = view.place()
    assert place is not None
    puzzle = Puzzle(*SMALL, last_goal(*SMALL), last_goal(*SMALL))
    cells = sorted((puzzle.manhattan(state) // 1000, true) for state, true in distances(puzzle).items())
    column = sorted({true for h, true in cells if h == 5})
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=place.cell(5, column[0]).center().toPoint())
    picture = bench.examples.board.picture
    assert picture is not None
    shown = Puzzle(*SMALL, picture.tiles, last_goal(*SMALL))
    assert (puzzle_distance(shown), shown.manhattan(picture.tiles)) == (column[0], 5000)
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Up)
    assert view.picked == (5, column[1])
    count = cells.count((5, column[1]))
    assert bench.examples.sentence.text().startswith(f"h = 5, true distance {column[1]}: {count} board")
    before = view.picked
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert view.picked == before


def test_work_in_progress_can_be_cancelled_and_begun_again(bench: AuditBench, qtbot: QtBot) -> None:
    pick_size(bench, (2, 5))
    qtbot.waitUntil(lambda: bench.setup.progress.isVisible())
    qtbot.mouseClick(bench.setup.again, Qt.MouseButton.LeftButton)
    assert not bench.audit.busy
    assert bench.audit.verdict is None
    assert bench.density._message.isVisible() and bench.density._message.margin() == 16
    assert bench.verdict.admissible.verdict_word.text() == "Admissible?"
    pick_size(bench, (2, 2))
    wait(bench, qtbot)
    assert bench.verdict.figures["states"].text() == "12"


def test_a_function_of_ones_own_that_breaks_down_is_told_and_one_that_works_is_judged(
    bench: AuditBench, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "mine.py"
    path.write_text("def h(state):\n    return -5\n", encoding="utf-8")
    bench.setup.first.picked.emit(f"{path}:h")
    wait(bench, qtbot)
    assert bench.setup.fault.isVisible()
    assert bench.verdict.admissible.verdict_word.text() == "Admissible?"
    path.write_text("def h(state):\n    return 0\n", encoding="utf-8")
    qtbot.mouseClick(bench.setup.again, Qt.MouseButton.LeftButton)
    wait(bench, qtbot)
    assert not bench.setup.fault.isVisible()
    assert bench.verdict.figures["mean"].text() == "0"


def test_tables_copy_and_charts_are_saved(bench: AuditBench, qtbot: QtBot, tmp_path: Path) -> None:
    pick(bench.setup.first, "flicker")
    wait(bench, qtbot)
    bench.examples.copying.copy("tsv")
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0].split("\t") == ["Violated", "Board", "h", "at most"]
    assert len(lines) == 1 + bench.examples.table.rowCount()
    for name, menu in (("density", bench.density.menu), ("errors", bench.errors.menu)):
        for form in ("png", "svg", "csv"):
            menu.save_as(form, str(tmp_path / f"{name}.{form}"))
            assert (tmp_path / f"{name}.{form}").stat().st_size > 20
    rows = (tmp_path / "density.csv").read_text(encoding="utf-8").splitlines()[1:]
    assert sum(int(row.split(",")[2]) for row in rows) == 360
    bench.density.menu.ask("png")
    dialog = bench.density.findChild(QFileDialog)
    assert dialog is not None
    dialog.reject()


def test_another_goal_and_the_other_language_have_their_words(bench: AuditBench, qtbot: QtBot) -> None:
    place = bench.setup.goal_box.findData("first")
    bench.setup.goal_box.activated.emit(place)
    wait(bench, qtbot)
    assert bench.audit.request.goal == Board.parse("0 1 2/3 4 5")
    assert bench.verdict.admissible.verdict_word.text() == "Admissible"
    retranslator().choose("ru")
    assert bench.verdict.admissible.verdict_word.text() == "Допустима"
    retranslator().choose("en")


def test_a_wrong_rule_is_caught_on_the_board_that_refutes_it(bench: AuditBench, session: Session, qtbot: QtBot) -> None:
    rules = bench.rules
    qtbot.mouseClick(bench.page.buttons["rules"], Qt.MouseButton.LeftButton)
    rules.rule.setCurrentIndex(rules.rule.findData("broken-row-on-odd-boards"))
    qtbot.waitUntil(lambda: not rules.busy and rules.board.picture is not None, timeout=60_000)
    assert rules.table.item(3, 1).text() == "362,880"
    assert rules.table.item(3, 4).text() == "241,920"
    picture = rules.board.picture
    assert picture is not None
    assert picture.tiles == last_goal(3, 3)
    assert rules.sentence.text() == "The rule says: the board cannot be solved\nIn fact: the board can be solved"
    rules.table.selectRow(4)
    assert rules.sentence.text() == "On boards of this size the rule is right."
    assert not rules.open_button.isEnabled()
    rules.table.selectRow(1)
    shown = rules.board.picture
    with qtbot.waitSignal(bench.explore_requested):
        qtbot.mouseClick(rules.open_button, Qt.MouseButton.LeftButton)
    assert shown is not None
    assert session.start_board.tiles == shown.tiles
    rules.rule.setCurrentIndex(rules.rule.findData("broken-half-of-181440"))
    qtbot.waitUntil(lambda: not rules.busy and "181,440" in rules.sentence.text(), timeout=60_000)
    assert rules.table.item(3, 2).text() == "90,720"
    rules.rule.setCurrentIndex(rules.rule.findData("broken-goal-ignored"))
    assert rules.goal.currentData() == "first"
    qtbot.waitUntil(lambda: not rules.busy, timeout=60_000)


def test_what_is_broken_on_purpose_can_be_compared_with_what_is_sound(session: Session, qtbot: QtBot) -> None:
    configuration = Configuration.of("broken-astar-drops-open", "broken-manhattan-with-blank")
    form = ConfigurationForm(session.problem, configuration)
    qtbot.addWidget(form)
    assert form.algorithm.currentData() == configuration.algorithm
    assert form.heuristic.currentData() == configuration.heuristic
    with qtbot.waitSignal(form.changed) as changed:
        form.algorithm.setCurrentIndex(form.algorithm.findData("broken-astar-tests-early"))
    assert changed.args == [Configuration.of("broken-astar-tests-early", "broken-manhattan-with-blank")]


def test_the_weight_is_written_in_the_language_chosen(window: MainWindow) -> None:
    window.show_bench("audit")
    for language, written in (("en", "1.000"), ("ru", "1,000"), ("en", "1.000")):
        window.choose_language(language)
        assert window.bench.setup.weight.text() == written


def test_with_large_text_the_goal_is_beside_the_board_and_the_shades_are_explained(
    bench: AuditBench, qtbot: QtBot
) -> None:
    try:
        theme().set_size(2.0)
        qtbot.waitUntil(lambda: bench.examples.board.picture is not None)
        assert bench.examples.goal.goal == bench.audit.request.goal
        hint = bench.density.hint_below
        assert hint.wordWrap() and hint.text().startswith("stronger: more boards")
        assert not hint.isHidden() and bench.density.title.hint.isHidden()
    finally:
        theme().set_size(1.0)


@pytest.mark.parametrize(("language", "size"), [("en", 1.0), ("ru", 1.0), ("ru", 1.5), ("vi", 1.5)])
def test_in_projector_mode_the_board_leaves_room_for_the_sentence_below_it(
    window: MainWindow, qtbot: QtBot, language: str, size: float
) -> None:
    window.choose_language(language)
    window.resize(1024, 768)
    window.modes.set_projector(True)
    theme().set_size(size)
    bench = in_window(window, qtbot)
    bench.audit.ask(first="manhattan")
    wait(bench, qtbot)
    qtbot.waitUntil(bench.settled)
    examples = bench.examples
    sentence, board = examples.sentence, examples.board
    assert sentence.mapTo(examples, QPoint()).y() >= board.mapTo(examples, QPoint()).y() + board.height()
    goal = bench.setup.goal
    assert goal.goal == bench.audit.request.goal and goal.visibleRegion().boundingRect() == goal.rect()
    assert sentence.height() >= sentence.heightForWidth(sentence.width())
    assert board.height() >= 0.17 * window.height()
    theme().set_size(1.0)
    window.modes.set_projector(False)
    window.choose_language("en")
