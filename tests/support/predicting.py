"""What tests of predicting share: a round is begun as a class does it, and all that the window tells is gathered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QWidget
from pytestqt.qtbot import QtBot

from workbench.search.predicting import questions
from workbench.search.predicting.askable import QuestionKind
from workbench.ui.explore.bench import ExploreBench
from workbench.ui.explore.predict_round import SearchRound
from workbench.ui.predict.round import RoundPhase
from workbench.ui.shell.main_window import MainWindow

ROLES = [*Qt.ItemDataRole]


def begin(
    window: MainWindow, qtbot: QtBot, *kinds: QuestionKind, count: int = 5, within: int = 18, seed: int = 3
) -> tuple[ExploreBench, SearchRound]:
    """Ask questions of these kinds, as one does with the keyboard and the mouse."""
    bench = window.explore
    if bench.round.phase is RoundPhase.AWAY:
        qtbot.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    setup = bench.prediction.setup
    for kind, tick in setup.kinds.items():
        tick.setChecked(kind in kinds)
    setup.count.setValue(count)
    setup.within.setValue(within)
    setup.seed.setValue(seed)
    qtbot.mouseClick(setup.begin, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bench.round.phase is RoundPhase.ASKED)
    return bench, bench.round


def right(round_: SearchRound) -> Any:
    assert round_.question is not None
    return questions.right_answer(round_.timeline, round_.question)


def settle(bench: ExploreBench, qtbot: QtBot) -> None:
    qtbot.waitUntil(bench.settled)


def texts_of(widget: QWidget) -> Iterator[str]:
    """Yield everything that a widget says: to be read, to be heard, under the pointer."""
    for name in ("text", "toolTip", "accessibleName", "accessibleDescription", "statusTip", "whatsThis", "toPlainText",
                 "placeholderText", "currentText", "title", "windowTitle"):  # fmt: skip
        result = getattr(widget, name, None)
        if callable(result):
            try:
                yield str(result())
            except TypeError:
                continue


def cells(model: QAbstractItemModel) -> Iterator[str]:
    """Yield all that a table holds, for whatever it may be asked."""
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
    for row in range(min(model.rowCount(QModelIndex()), 200)):
        for column in range(columns):
            for role in ROLES:
                result = model.index(row, column).data(role)
                if isinstance(result, str | int | float):
                    yield str(result)


def told_by(window: MainWindow) -> list[str]:
    """Return all that the window says anywhere, in view or not, the words of the question apart."""
    bench, result = window.explore, list[str]()
    asking = {bench.prediction, *bench.prediction.findChildren(QWidget)}
    for widget in (window, *window.findChildren(QWidget)):
        if widget in asking:
            continue
        result += texts_of(widget)
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            result += cells(widget.model())
    return result


def readings(bench: ExploreBench) -> Iterator[str]:
    """Yield what the picture of the tree writes at each node in view, which no widget holds as a text."""
    scene, words = bench.tree.canvas.scene, bench.tree.canvas.words
    if scene is not None and words is not None:
        for place in scene.places.values():
            yield words.costs(place)


def charted(bench: ExploreBench, qtbot: QtBot) -> Iterator[str]:
    """Yield what a chart of any kind tells, as its table has it."""
    chosen = bench.chart.kind.currentIndex()
    for place in range(bench.chart.kind.count()):
        bench.chart.kind.setCurrentIndex(place)
        settle(bench, qtbot)
        for row in bench.chart.table() or ():
            yield from row
    bench.chart.kind.setCurrentIndex(chosen)


def copied(window: MainWindow) -> Iterator[str]:
    """Yield what each of the lists puts on the clipboard, in each form."""
    bench = window.explore
    for pane in (bench.open_list, bench.closed_list):
        bench.lists.setCurrentWidget(bench.closed_list)
        pane.table.setFocus()
        pane.table.selectAll()
        for form in ("tsv", "markdown", "latex"):
            QGuiApplication.clipboard().clear()
            window.commands.actions[form].trigger()
            yield from QGuiApplication.clipboard().text().splitlines()
