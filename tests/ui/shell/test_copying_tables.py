"""Copying the tables of the window as text: by key, by their context menus, by the Edit menu."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from workbench.ui.shell.main_window import MainWindow


def finish(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    qtbot.mouseClick(window.player_bar.buttons["to-end"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bench.player.at_end and not bench.player.playing and not bench.session.busy)


def clipboard() -> list[str]:
    return QApplication.clipboard().text().splitlines()


def test_nodes_are_copied_as_markdown_and_latex_from_their_menu(window: MainWindow, qtbot: QtBot) -> None:
    finish(window, qtbot)
    table = window.explore.closed_list.table
    qtbot.waitUntil(lambda: table.model().rowCount() == 19)
    table.setFocus()
    table.selectAll()

    table.copying.actions["markdown"].trigger()
    assert clipboard()[:2] == [
        "| No. | Board | g | h | f | Parent | Step |",
        "| --: | --- | --: | --: | --: | --: | --: |",
    ]
    assert len(clipboard()) == 21
    assert window.statusBar().currentMessage() == "19 rows copied (19 selected)."

    window.commands.actions["latex"].trigger()
    assert clipboard()[0] == r"\begin{tabular}{rlrrrrr}"
    assert clipboard()[4] == r"0 & 1 2 3/7 0 8/5 6 4 & 0 & 10 & 10 & -- & 1 \\"


def test_the_runs_are_copied_with_their_boards_and_plain_numbers(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    bench.search.algorithm.setCurrentIndex(bench.search.algorithm.findData("ids"))
    finish(window, qtbot)
    bench.lists.setCurrentWidget(bench.runs)
    bench.runs.table.setFocus()

    qtbot.keyClick(bench.runs.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)

    assert [line.split("\t") for line in clipboard()] == [
        ["No.", "Board", "Search", "Result", "Expanded"],
        ["1", "1 2 3/7 0 8/5 6 4", "Iterative deepening", "10 moves", "1162"],
    ]


def test_the_phases_are_copied(window: MainWindow, qtbot: QtBot) -> None:
    window.show_bench("divide")
    bench = window.divide
    bench.phases.table.setFocus()
    qtbot.keyClick(bench.phases.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    course = bench.divide.course
    assert course is not None
    assert len(clipboard()) == len(course.run.plan) + 1


def test_without_a_list_the_menu_says_where_to_go(window: MainWindow) -> None:
    window.explore.chart.kind.setFocus()
    window.commands.actions["tsv"].trigger()
    assert window.statusBar().currentMessage() == "Select rows in a list first."
