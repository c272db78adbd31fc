"""The Experiments bench, driven by clicks and keys."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QHelpEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QScrollBar, QStyle, QStyleOptionViewItem
from pytestqt.qtbot import QtBot
from support.bench_hosting import host_of, hosted
from support.clusters import cluster, end_callback_thread
from support.paths import EXAMPLES
from support.standing import settle

import workbench
from workbench.experiments.results import table
from workbench.ui.base.retranslation import retranslator
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import theme
from workbench.ui.controls.eliding_label import ElidingLabel
from workbench.ui.experiments.bench import ExperimentsBench
from workbench.ui.experiments.board_source import KINDS, SHAPES
from workbench.ui.experiments.checklist import CheckList
from workbench.ui.experiments.points import PointsKind
from workbench.ui.experiments.progress import longest_texts
from workbench.ui.experiments.report import html
from workbench.ui.experiments.rows import COLUMNS
from workbench.ui.runs import run_entry
from workbench.ui.runs.session import Session
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import LANGUAGES, say


def choose_small(bench: ExperimentsBench) -> None:
    """Choose a small experiment: five boards by A* with two heuristics, on the textbook engine."""
    bench.setup.boards.shape.setCurrentIndex(SHAPES.index((2, 3)))
    bench.setup.boards.count.setValue(5)
    bench.setup.jobs.setValue(1)
    bench.setup.more.setText("engine=textbook")
    bench.setup.heuristics.tick("linear-conflict", False)


@pytest.fixture
def bench(session: Session, qtbot: QtBot) -> Iterator[ExperimentsBench]:
    """The bench with a small experiment chosen."""
    with hosted(lambda _: ExperimentsBench(session), qtbot) as bench:
        choose_small(bench)
        yield bench
        bench.experiment.stop()


def click(qtbot: QtBot, button: object) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def finish(bench: ExperimentsBench, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not bench.experiment.busy, timeout=100_000)
    QApplication.processEvents()


def run(bench: ExperimentsBench, qtbot: QtBot) -> None:
    click(qtbot, bench.setup.run)
    finish(bench, qtbot)


def test_an_experiment_is_chosen_run_and_told_in_a_sentence(bench: ExperimentsBench, qtbot: QtBot) -> None:
    assert not host_of(bench).player_bar.isVisible()
    assert bench.setup.total.text() == "5 boards × 2 configurations: 10 searches"
    assert not bench.export.button.isEnabled()
    run(bench, qtbot)
    plan = bench.experiment.plan
    assert plan is not None
    expected = workbench.compare("random:2x3 count=5 seed=42", heuristics="manhattan,misplaced", engine="textbook")
    assert [plan.spec(number) for number in range(10)] == [expected.plan.spec(number) for number in range(10)]
    assert bench.results.conclusions.text() == str(expected)
    assert bench.results.title.hint.text() == "10 searches"
    assert bench.results.summary.item(0, 0).text() == "Manhattan"
    assert bench.results.summary.item(1, 1).text() == "5/5"
    assert bench.setup.message.text() == "All 10 searches are done."
    assert bench.export.button.isEnabled()


def test_each_heading_says_which_statistic_it_is_of_and_the_reduction_is_that_of_the_sentence(
    bench: ExperimentsBench, qtbot: QtBot
) -> None:
    run(bench, qtbot)
    summary, plan = bench.results.summary, bench.experiment.plan
    assert plan is not None
    headings = [summary.horizontalHeaderItem(column).text() for column in range(summary.columnCount())]
    assert len({*headings}) == len(headings)
    assert headings[2:5] == ["Moves\nmedian", "Expanded\nmedian", "Expanded\ngeo. mean"]
    assert all(heading.endswith(("median", "geo. mean", "of totals")) for heading in headings[2:])
    times = re.search(r"expanded (.+) times as many", bench.results.conclusions.text())
    assert times is not None
    assert summary.item(1, len(headings) - 1).text() == f"1⁄{times[1]}"
    assert "<th>Expanded<br>geo. mean</th>" in html(plan, bench.experiment.outcomes).decode()


def test_columns_grow_with_the_font_of_projector_mode(bench: ExperimentsBench, qtbot: QtBot) -> None:
    run(bench, qtbot)
    summary = bench.results.summary
    try:
        theme().set_projector(True)
        QApplication.processEvents()
        for column in range(summary.columnCount()):
            found_text = summary.horizontalHeaderItem(column).text()
            lines = found_text.splitlines()
            widest = max(map(summary.horizontalHeader().fontMetrics().horizontalAdvance, lines))
            assert summary.columnWidth(column) > widest, found_text
            assert "\n" not in found_text, "the rows need the height"
    finally:
        theme().set_projector(False)
    QApplication.processEvents()
    assert summary.horizontalHeaderItem(2).text() == "Moves\nmedian"


def test_searches_are_sorted_filtered_and_opened_in_explore(window: MainWindow, qtbot: QtBot) -> None:
    window.show_bench("experiments")
    bench = window.bench
    assert isinstance(bench, ExperimentsBench)
    choose_small(bench)
    run(bench, qtbot)
    bench.results.kind.choose("cases")
    rows, cases = bench.results.rows, bench.results.cases
    expanded = [one.expanded for one in bench.experiment.outcomes.values()]
    column = [*COLUMNS].index("expanded")
    cases.sortByColumn(column, Qt.SortOrder.DescendingOrder)
    assert [int(rows.index(row, column).data(Qt.ItemDataRole.EditRole)) for row in range(10)] == sorted(expanded)[::-1]
    qtbot.keyClicks(bench.results.filter, "misplaced solved")
    assert rows.rowCount() == 5
    assert bench.results.title.hint.text() == "5 of 10"
    assert {rows.index(row, 2).data() for row in range(5)} == {"Misplaced"}
    cases.selectRow(0)
    case = rows.case(0)
    qtbot.keyClick(cases, Qt.Key.Key_Return)
    bench.enter()
    assert window.bench is window.explore
    plan = bench.experiment.plan
    assert plan is not None
    assert window.explore.session.start_board == plan.case(case).board.board
    assert window.explore.session.configuration == plan.case(case).configuration


def test_it_is_paused_stopped_and_gone_on_with(bench: ExperimentsBench, qtbot: QtBot) -> None:
    bench.setup.boards.count.setValue(400)
    click(qtbot, bench.setup.run)
    qtbot.waitUntil(lambda: len(bench.experiment.outcomes) > 3, timeout=100_000)
    click(qtbot, bench.setup.pause)
    assert bench.experiment.paused
    assert bench.setup.pause.text() == "Resume"
    click(qtbot, bench.setup.stop)
    assert not bench.experiment.busy
    assert bench.setup.message.text().startswith("Stopped: ")
    click(qtbot, bench.setup.pause)
    finish(bench, qtbot)
    assert len(bench.experiment.outcomes) == 800
    assert {one.status for one in bench.experiment.outcomes.values()} == {"solved"}


def test_an_experiment_paused_before_its_first_result_says_so(bench: ExperimentsBench, qtbot: QtBot) -> None:
    bench.setup.boards.count.setValue(400)
    experiment, progress = bench.experiment, bench.setup.progress
    click(qtbot, bench.setup.run)
    qtbot.waitUntil(lambda: experiment.plan is not None)
    assert experiment.busy and not experiment.outcomes
    bench.results.refresh()
    assert bench.results.conclusions.text() == "Results will appear here as searches finish."
    click(qtbot, bench.setup.pause)
    assert experiment.paused and not experiment.outcomes
    assert (progress.minimum(), progress.value(), progress.maximum()) == (0, 0, 800)
    click(qtbot, bench.setup.stop)


def test_what_was_done_is_on_show_the_next_time_and_can_be_gone_on_with(
    bench: ExperimentsBench, session: Session, qtbot: QtBot
) -> None:
    bench.setup.boards.count.setValue(400)
    click(qtbot, bench.setup.run)
    qtbot.waitUntil(lambda: len(bench.experiment.outcomes) > 3, timeout=100_000)
    bench.experiment.stop()
    path = bench.experiment._path
    with path.open("ab") as file:
        file.write(b'{"case": 79, "outc')  # the program was killed here
    with hosted(lambda _: ExperimentsBench(session), qtbot) as second:
        assert second.experiment.plan is not None
        assert len(second.experiment.outcomes) >= len(bench.experiment.outcomes) > 3
        second.setup.jobs.setValue(1)
        second.setup.pause.click()
        finish(second, qtbot)
        assert len(second.experiment.outcomes) == 800


@pytest.mark.parametrize("kind", KINDS)
def test_boards_come_from_wherever_they_are_told(
    kind: str, bench: ExperimentsBench, qtbot: QtBot, tmp_path: Path
) -> None:
    source = bench.setup.boards
    source.kind.setCurrentIndex(KINDS.index(kind))
    source.moves.setValue(4)
    path = tmp_path / "boards.txt"
    path.write_text("1 2 3/4 0 5\n1 2 3/0 4 5\n")
    source.file.setText(str(path))
    expected = {
        "random": "random:2x3 count=5 seed=42",
        "exact": "random:2x3 count=5 seed=42 moves=4",
        "korf": "korf",
        "board": "1 2 3/7 0 8/5 6 4",
        "file": str(path),
    }
    assert source.source == expected[kind]
    assert source.shape.isVisible() == (kind in ("random", "exact"))
    assert source.moves.isVisible() == (kind == "exact")
    assert source.file.isVisible() == (kind == "file")
    if kind in ("exact", "file"):
        run(bench, qtbot)
        costs = {one.cost for one in bench.experiment.outcomes.values()}
        assert costs == ({4} if kind == "exact" else {2, 3}) or kind == "file"


def test_what_is_wrong_is_said(bench: ExperimentsBench, qtbot: QtBot) -> None:
    bench.setup.boards.kind.setCurrentIndex(KINDS.index("file"))
    bench.setup.boards.file.setText("/nowhere/boards.txt")
    run(bench, qtbot)
    assert "/nowhere/boards.txt" in bench.setup.fault.sentence.text()
    for name in bench.setup.heuristics.chosen:
        bench.setup.heuristics.tick(name, False)
    assert bench.setup.total.text() == "Select a heuristic: one of the algorithms needs it."
    click(qtbot, bench.setup.run)
    assert bench.setup.fault.sentence.text() == "Select a heuristic: one of the algorithms needs it."


def test_options_are_typed_with_one_value_or_several(bench: ExperimentsBench) -> None:
    bench.setup.algorithms.tick("astar", False)
    bench.setup.algorithms.tick("wastar")
    bench.setup.more.setText("weight=1.5,2 order=ulrd engine=textbook,auto")
    assert bench.setup.total.text() == "5 boards × 8 configurations: 40 searches"
    found_text = {(one.options["weight"], one.order, one.engine) for one in bench.setup.chosen}
    assert found_text == {(weight, "ulrd", engine) for weight in (1.5, 2.0) for engine in ("textbook", "auto")}
    for wrong in ("wieght=2", "weight", "weight=0", "depth=3"):
        bench.setup.more.setText(wrong)
        assert wrong.partition("=")[0] in bench.setup.total.text()


def test_space_ticks_what_the_keyboard_is_on(bench: ExperimentsBench, qtbot: QtBot) -> None:
    ticked = bench.setup.algorithms
    ticked.setFocus()
    ticked.setCurrentRow(1)
    qtbot.keyClick(ticked, Qt.Key.Key_Space)
    assert ticked.chosen == ["astar", "bfs"]
    assert bench.setup.total.text() == "5 boards × 3 configurations: 15 searches"


def test_every_chart_and_table_is_shown_in_every_language(bench: ExperimentsBench, qtbot: QtBot) -> None:
    run(bench, qtbot)
    for language in LANGUAGES:
        retranslator().choose(language)
        for kind in PointsKind:
            bench.charts.kind.choose(kind.value)
            assert bench.charts.plot is not None
            assert bench.charts.plot.isVisible()
            assert bench.charts.caption.text()
            bench.charts.plot.grab()
        for name in ("boards", "cases", "summary"):
            bench.results.kind.choose(name)
    retranslator().choose("ru")
    assert "раскрыто" in bench.results.conclusions.text()
    assert bench.results.summary.horizontalHeaderItem(0).text() == "Конфигурация"


def test_tables_are_copied_with_the_decimals_of_the_language(bench: ExperimentsBench, qtbot: QtBot) -> None:
    run(bench, qtbot)
    retranslator().choose("ru")
    clipboard = QGuiApplication.clipboard()
    bench.results.copyings[0].copy("tsv")
    row = clipboard.text().splitlines()[1].split("\t")
    assert "," in row[9] and "." not in row[9]
    bench.results.copyings[0].copy("markdown")
    assert clipboard.text().splitlines()[2].split("|")[10].strip() == row[9].replace(",", ".")
    bench.results.kind.choose("cases")
    bench.results.copyings[2].copy("latex")
    assert clipboard.text().count(r"\\") == 11


def test_everything_can_be_saved_and_the_command_copied(bench: ExperimentsBench, qtbot: QtBot, tmp_path: Path) -> None:
    run(bench, qtbot)
    plan = bench.experiment.plan
    assert plan is not None
    for ending, action in bench.export.save.items():
        action.trigger()
        dialog = bench.findChild(QFileDialog)
        assert dialog is not None
        assert Path(dialog.selectedFiles()[0]).name.startswith("random-2x3 count 5 seed 42 M")
        dialog.fileSelected.emit(str(tmp_path / f"saved.{ending}"))
        dialog.close()
        dialog.deleteLater()
        QApplication.processEvents()
        assert (tmp_path / f"saved.{ending}").stat().st_size > 1000
    with (tmp_path / "saved.csv").open(encoding="utf-8", newline="") as file:
        assert [*csv.reader(file)] == [[*row] for row in table(plan, bench.experiment.outcomes)]
    bench.export.copy_command.trigger()
    found_text = QGuiApplication.clipboard().text()
    assert found_text.startswith("search-workbench compare --boards 'random:2x3 count=5 seed=42' --algorithms astar")


def test_a_file_of_scenarios_is_searched_and_its_optima_are_checked(bench: ExperimentsBench, qtbot: QtBot) -> None:
    setup = bench.setup
    setup.algorithms.tick("ucs")
    setup.boards.kind.setCurrentIndex(KINDS.index("file"))
    boards_checked = setup.heuristics.chosen
    setup.boards.file.setText(f"{EXAMPLES / 'maps' / 'rooms.map.scen'}:1-3")
    assert setup.heuristics.offered == ["octile", "euclidean", "chebyshev", "manhattan", "zero"]
    assert setup.heuristics.chosen == ["octile"]
    scene = setup.scene
    run(bench, qtbot)
    assert bench.experiment.fault is None
    assert len(bench.experiment.outcomes) == 6
    assert "A* found paths of the listed lengths in all 3 searches." in bench.results.conclusions.text()
    plan, outcomes = bench.experiment.plan, bench.experiment.outcomes
    assert plan is not None
    for kind in PointsKind:
        bench.charts.kind.choose(kind.value)
        assert "scenario" in bench.charts.caption.text()
    assert bench.results.kind.buttons["boards"].text() == "Scenarios"
    report = html(plan, outcomes).decode()
    said = " ".join([report, bench.results.summary.toolTip(), bench.charts.caption.text()])
    assert re.findall(r".{20}\bboards?\b.{20}", said, re.IGNORECASE) == []
    bench.results.kind.choose("cases")
    rows = bench.results.rows
    assert rows.headings()[1] == "Scenario"
    assert rows.rows[0].board == "1: 23,7 → 17,9"
    assert not bench.results.cases.isColumnHidden(rows.headings().index("Listed"))
    bench.open_case(2)
    session = bench._session
    assert session.other is not None and session.other.given.endswith("rooms.map.scen:2")
    assert (session.problem.initial(), session.configuration.heuristic) == ((10, 8), "octile")
    setup.boards.file.clear()
    assert setup.heuristics.chosen == boards_checked
    setup.apply(scene)
    assert setup.scene == scene


def test_a_long_result_is_shortened_in_its_place_and_moves_nothing(bench: ExperimentsBench) -> None:
    conclusions, table = bench.results.conclusions, bench.results.summary
    settle()
    place = table.geometry()
    conclusions.setText("\n".join(["A* expands fewer nodes on each of the boards than the others do."] * 20))
    settle()
    assert table.geometry() == place and not conclusions.findChildren(QScrollBar)
    lines = conclusions.shown
    assert lines[-1].endswith("…")
    assert len(lines) * conclusions.fontMetrics().lineSpacing() <= conclusions.contentsRect().height()
    QApplication.sendEvent(conclusions, QHelpEvent(QEvent.Type.ToolTip, QPoint(), QPoint()))
    assert conclusions.toolTip().count("fewer nodes") == 20


@pytest.mark.parametrize("language", ["en", "ru", "cs", "vi"])
@pytest.mark.parametrize("projector", [False, True])
def test_the_buttons_stay_where_they_are_whatever_the_progress(
    window: MainWindow, language: str, projector: bool
) -> None:
    retranslator().choose(language)
    theme().set_projector(projector)
    window.resize(1920, 1080)
    window.show_bench("experiments")
    bench = window.bench
    assert isinstance(bench, ExperimentsBench)
    settle()
    setup = bench.setup
    place = setup.run.mapTo(window, QPoint())
    for shown in longest_texts():
        setup.message.setText(shown)
        settle()
        assert setup.run.mapTo(window, QPoint()) == place
        assert setup.message.fits(shown)


def test_with_large_text_the_buttons_are_seen_first(window: MainWindow) -> None:
    window.resize(1440, 900)
    window.show_bench("experiments")
    bench = window.bench
    assert isinstance(bench, ExperimentsBench)

    try:
        theme().set_size(2.0)
        QApplication.processEvents()
        for button in (bench.setup.run, bench.setup.pause, bench.setup.stop):
            assert button.visibleRegion().boundingRect() == button.rect()
    finally:
        theme().set_size(1.0)
    QApplication.processEvents()
    assert bench.setup.run.y() > bench.setup.y()


def test_results_that_took_long_are_replaced_only_after_a_question(
    bench: ExperimentsBench, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(bench, qtbot)
    before, window = bench.experiment.plan, bench.window()
    monkeypatch.setattr(run_entry, "LONG_SECONDS", 0.0)
    bench.setup.boards.seed.setValue(7)
    assert bench.setup.message.text() == "With earlier settings: 10 of 10 searches done."
    assert bench.setup.message.fits("With earlier settings: 1,005 of 9,000 searches done.")
    click(qtbot, bench.setup.run)
    box = window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox) and "10 searches will be replaced. Run the experiment?" in box.text()
    click(qtbot, box.buttons()[1])  # Cancel
    assert bench.experiment.plan is before and len(bench.experiment.outcomes) == 10
    bench.setup.boards.seed.setValue(42)
    assert bench.setup.message.text() == "All 10 searches are done."
    QApplication.processEvents()
    click(qtbot, bench.setup.run)
    click(qtbot, window.findChildren(QMessageBox)[-1].buttons()[0])
    finish(bench, qtbot)
    assert bench.experiment.plan is not before


def test_the_settings_of_the_results_are_there_again(session: Session, qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    with hosted(lambda _: ExperimentsBench(session), qtbot, settings) as bench:
        choose_small(bench)
        run(bench, qtbot)
        scene = bench.setup.scene
        bench.setup.boards.count.setValue(100)
    with hosted(lambda _: ExperimentsBench(session), qtbot, settings) as bench:
        qtbot.waitUntil(lambda: len(bench.experiment.outcomes) == 10)
        assert bench.setup.scene == scene
        assert bench.setup.message.text() == "All 10 searches are done."


def test_a_dask_cluster_does_the_searches_of_scenarios(bench: ExperimentsBench, qtbot: QtBot, tmp_path: Path) -> None:
    setup = bench.setup
    setup.boards.kind.setCurrentIndex(KINDS.index("file"))
    setup.boards.file.setText(str(EXAMPLES / "maps" / "rooms.map.scen"))
    setup.scheduler.setText("tcp://127.0.0.1:1")
    assert not setup.jobs.isEnabled()
    click(qtbot, setup.run)
    qtbot.waitUntil(lambda: bench.experiment.fault is not None and not bench.experiment.busy, timeout=30_000)
    assert "tcp://127.0.0.1:1" in setup.fault.toolTip() + say(bench.experiment.fault)
    with cluster(tmp_path) as (address, _):
        setup.scheduler.setText(address)
        run(bench, qtbot)
        assert bench.experiment.fault is None and len(bench.experiment.outcomes) == 5
    assert "in all 5 searches" in bench.results.conclusions.text()
    end_callback_thread()
    setup.scheduler.clear()
    assert setup.jobs.isEnabled()


def test_a_scenario_file_opened_on_the_bench_is_its_source(window: MainWindow) -> None:
    window.show_bench("experiments")
    name = str(EXAMPLES / "maps" / "rooms.map.scen")
    window.opening.open(name)
    assert window.bench is window.stack.made["experiments"]
    assert (window.bench.setup.boards.source, window.bench.setup.boards.kind.currentData()) == (name, "file")
    window.bench.history.undo()
    assert window.bench.setup.boards.source != name


@pytest.mark.parametrize(("size", "projector"), [(2.0, False), (1.0, True)])
def test_boxes_in_lists_grow_with_the_text_and_long_names_are_whole(
    window: MainWindow, size: float, projector: bool
) -> None:
    window.resize(1024, 768)
    window.show_bench("experiments")
    lists = window.bench.findChildren(CheckList)
    assert len(lists) >= 2
    usual = [box_side(one) for one in lists]
    theme().set_size(size)
    window.modes.set_projector(projector)
    try:
        for _ in range(10):
            QApplication.processEvents()
        for one, before in zip(lists, usual, strict=True):
            assert box_side(one) >= 1.3 * before
            for row in range(one.count()):
                rect = one.visualItemRect(one.item(row))
                room = rect.adjusted(box_side(one) + 2, 0, -2, 0)
                lines = one.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, one.item(row).text())
                assert lines.height() <= rect.height(), one.item(row).text()
    finally:
        window.modes.set_projector(False)
        theme().set_size(1.0)


def box_side(one: CheckList) -> int:
    """Return the height of the check box of the first row."""
    option = QStyleOptionViewItem()
    one.initViewItemOption(option)
    option.rect = one.visualItemRect(one.item(0))
    option.features |= QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator
    return one.style().subElementRect(QStyle.SubElement.SE_ItemViewItemCheckIndicator, option, one).height()


def test_conclusions_without_room_for_lines_of_their_own_follow_each_other(qtbot: QtBot) -> None:
    label, one = ElidingLabel(), "A* expanded twice as many nodes."
    qtbot.addWidget(label)
    metrics = label.fontMetrics()
    label.setText("\n".join([one] * 3))
    label.resize(round(1.7 * metrics.horizontalAdvance(one)), 3 * metrics.lineSpacing())
    assert label.shown == [one] * 3
    label.resize(label.width(), 2 * metrics.lineSpacing())
    assert len(label.shown) == 2 and " ".join(label.shown) == " ".join([one] * 3)
