"""Grading in the window: a teacher grades a class and looks at the first difference; a student takes a template."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest
from PySide6.QtCore import QMimeData, QObject, QPoint, QPointF, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from workbench.ui.compare.bench import CompareBench
from workbench.ui.grading.dialog import GradingDialog
from workbench.ui.grading.table_model import POINTS, STUDENT
from workbench.ui.grading.template_dialog import TemplateDialog
from workbench.ui.runs.configuration_names import distinct_names
from workbench.ui.shell.main_window import MainWindow

SUBMISSIONS = Path(__file__).parents[2] / "grading" / "submissions"
TASK = """
format = "search-workbench-task"
version = 1
title = { en = "A small task" }
text = { en = "Write A*." }
[[functions]]
name = "astar"
parameters = ["state", "heuristic"]
returns = "moves-expanded"
text = { en = "Return the moves and the expanded states." }
[[boards]]
name = "one"
list = ["1 2 3/7 0 8/5 6 4"]
[[checks]]
name = "expanded-states"
kind = "expanded"
function = "astar"
boards = "one"
points = 3
heuristic = "manhattan"
ties = "state"
title = { en = "List of expanded states" }
[[checks]]
name = "valid"
kind = "valid"
function = "astar"
boards = "one"
points = 1
heuristic = "manhattan"
ties = "state"
[[manual]]
name = "essay"
of = 5
"""
ENDLESS = "def astar(state, heuristic):\n    while True:\n        pass\n"


@pytest.fixture
def task(tmp_path: Path) -> Path:
    file = tmp_path / "small.toml"
    file.write_text(TASK, encoding="utf-8")
    return file


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """Return the submissions of Ada, by another tie rule, and of Bob, right ones, as one archive."""
    with ZipFile(tmp_path / "class.zip", "w") as archive:
        for student, name in (("Ada", "ties_path.py"), ("Bob", "heapq_right.py")):
            for file in (name, "common.py"):
                archive.write(SUBMISSIONS / file, f"{student}/{file}")
    return tmp_path / "class.zip"


class Pages(QObject):
    """The web pages that are opened."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[Path] = []

    @Slot(QUrl)
    def open(self, url: QUrl) -> None:
        self.opened.append(Path(url.toLocalFile()))


@pytest.fixture
def pages() -> Iterator[Pages]:
    """What is opened in place of a web browser."""
    pages = Pages()
    QDesktopServices.setUrlHandler("file", pages, "open")
    yield pages
    QDesktopServices.unsetUrlHandler("file")


def opened(window: MainWindow) -> GradingDialog:
    window.commands.actions["grade"].trigger()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, GradingDialog)
    return dialog


def choose(dialog: GradingDialog, task: Path, *sources: Path) -> None:
    dialog.setup.task.use_file(str(task))
    dialog.setup.show_sources([str(source) for source in sources])


def test_dropped_submissions_are_copied_never_moved(window: MainWindow, archive: Path) -> None:
    dialog = opened(window)
    data, both = QMimeData(), Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    data.setUrls([QUrl.fromLocalFile(str(archive))])
    event = (both, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    for one in (QDragEnterEvent(QPoint(9, 9), *event), QDropEvent(QPointF(9, 9), *event)):
        one.setDropAction(Qt.DropAction.MoveAction)
        QApplication.sendEvent(dialog.setup.sources.viewport(), one)
        assert one.isAccepted() and one.dropAction() == Qt.DropAction.CopyAction
    assert dialog.setup.names == [str(archive)]


def save_as(window: MainWindow, name: Path) -> None:
    """Choose a file in the dialog that is open."""
    chooser = window.findChild(QFileDialog)
    assert chooser is not None
    field = chooser.findChild(QLineEdit, "fileNameEdit")
    assert field is not None
    field.setText(str(name))
    chooser.accept()


def test_a_class_is_graded_and_a_row_opens_its_page_and_its_first_difference(
    window: MainWindow, qtbot: QtBot, task: Path, archive: Path, tmp_path: Path, pages: Pages
) -> None:
    dialog = opened(window)
    assert not dialog.begin.isEnabled() and not dialog.cancel.isEnabled()
    choose(dialog, task, archive)
    dialog.setup.folder.setText(str(tmp_path / "results"))
    qtbot.mouseClick(dialog.begin, Qt.MouseButton.LeftButton)
    assert dialog.cancel.isEnabled() and not dialog.begin.isEnabled()
    qtbot.waitUntil(dialog.begin.isEnabled)
    model, table = dialog.model, dialog.table
    shown = [[model.index(row, column).data() for column in range(model.columnCount())] for row in range(2)]
    assert shown == [["Ada", "1 / 4", "0 / 3", "1 / 1", "–"], ["Bob", "4 / 4", "3 / 3", "1 / 1", "–"]]
    assert dialog.message.text() == "2 of 2 submissions graded"
    table.sortByColumn(POINTS, Qt.SortOrder.DescendingOrder)
    assert model.grade(0).submission == "Bob"
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    copied = QGuiApplication.clipboard().text().splitlines()
    assert copied[0] == "submission\tpoints\tof\texpanded-states\tvalid\tessay\treasons"
    assert copied[1].startswith("Bob\t4\t4\t3\t1\t\t")

    results = tmp_path / "results"
    assert {"index.html", "grades.csv", "grades.jsonl"} < {path.name for path in results.iterdir()}
    save = tmp_path / "exported.csv"
    dialog.export.menu().actions()[0].trigger()
    save_as(window, save)
    assert save.read_text("utf-8") == (results / "grades.csv").read_text("utf-8")

    assert not dialog.open_page.isEnabled()
    table.selectRow(0)
    assert dialog.open_page.isEnabled() and not dialog.show_difference.isEnabled()
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert [page.parent for page in pages.opened] == [results] and "<h1>Bob</h1>" in pages.opened[0].read_text("utf-8")

    table.selectRow(1)
    assert "with ties by path, not by state" in dialog.reasons.toPlainText()
    qtbot.keyClick(table, Qt.Key.Key_Return)
    bench = window.bench
    assert isinstance(bench, CompareBench)
    own, reference = (side.configuration for side in bench.compare.sides)
    assert own.algorithm.endswith("Ada.py:astar") and reference.options["ties"] == "state"
    names = distinct_names([own, reference], bench.compare.problem).distinct
    assert names[0].startswith("Ada.py:astar") and "by state" in names[1]
    qtbot.waitUntil(lambda: bench.compare.finished and not bench.compare.busy and bench.player.t == 3)
    states = [side.run.recording.expanded for side in bench.compare.sides if side.run is not None]
    assert states == [21, 13]

    again = opened(window)
    assert again.model.rowCount() == 2 and again.selected is not None and again.selected.submission == "Ada"


def test_a_reason_of_several_checks_is_shown_once_and_the_page_is_opened_only_if_it_exists(
    window: MainWindow, qtbot: QtBot, task: Path, tmp_path: Path
) -> None:
    dialog = opened(window)
    (tmp_path / "eve.py").write_text(
        "def astar(state, heuristic):\n    open('out.txt', 'w').close()\n    return 1 // 0\n"
    )
    choose(dialog, task, tmp_path / "eve.py")
    dialog.setup.folder.setText(str(tmp_path / "results"))
    qtbot.mouseClick(dialog.begin, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(dialog.begin.isEnabled)
    dialog.table.selectRow(0)
    total, reason, note = dialog.reasons.toPlainText().splitlines()
    assert total == "eve: 0 of 4 points" and note.startswith(
        "It writes, changes or removes files in its folder: out.txt"
    )
    assert reason.startswith("List of expanded states; valid: On 1 2 3/7 0 8/5 6 4: eve.py, line 3 failed")
    assert dialog.open_page.isEnabled()
    next((tmp_path / "results").glob("eve-*.html")).unlink()
    dialog.table.clearSelection()
    dialog.table.selectRow(0)
    assert not dialog.open_page.isEnabled()


def test_the_name_stays_visible_beside_the_columns_to_which_the_table_is_scrolled(
    window: MainWindow, qtbot: QtBot, task: Path, archive: Path
) -> None:
    dialog = opened(window)
    choose(dialog, task, archive)
    qtbot.mouseClick(dialog.begin, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(dialog.begin.isEnabled)
    table, frozen = dialog.table, dialog.table.frozen
    table.setFixedWidth(200)
    qtbot.waitUntil(lambda: table.horizontalScrollBar().maximum() > 0)
    assert not frozen.isVisible()
    table.horizontalScrollBar().setValue(table.horizontalScrollBar().maximum())
    assert frozen.isVisible() and frozen.geometry().left() == table.viewport().geometry().left()
    assert (frozen.columnWidth(STUDENT), frozen.height()) == (
        table.columnWidth(STUDENT),
        table.viewport().geometry().bottom() + 1,
    )
    assert [frozen.isColumnHidden(column) for column in range(3)] == [False, True, True]
    assert frozen.rowHeight(0) == table.rowHeight(0)
    qtbot.mouseClick(
        frozen.viewport(), Qt.MouseButton.LeftButton, pos=frozen.visualRect(dialog.model.index(1, 0)).center()
    )
    assert dialog.selected is not None and dialog.selected.submission == "Bob"
    header = frozen.horizontalHeader()
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=header.viewport().rect().center())
    assert dialog.model.grade(0).submission == "Bob" and header.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
    table.scrollTo(dialog.model.index(0, POINTS))
    assert table.visualRect(dialog.model.index(0, POINTS)).left() >= table.columnWidth(STUDENT)


def test_grading_is_cancelled_at_once_and_a_wrong_folder_is_one_sentence(
    window: MainWindow, qtbot: QtBot, task: Path, tmp_path: Path
) -> None:
    dialog = opened(window)
    (tmp_path / "eve.py").write_text(ENDLESS)
    choose(dialog, task, tmp_path / "absent")
    qtbot.mouseClick(dialog.begin, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(dialog.begin.isEnabled)
    assert "absent" in dialog.fault.sentence.text() and not dialog.model.rowCount()
    dialog.setup.task.use_file(str(tmp_path / "eve.py"))
    assert "eve.py" in dialog.fault.sentence.text() and dialog.setup.task.name == str(task)

    choose(dialog, task, tmp_path / "eve.py")
    dialog.setup.sources.setCurrentRow(0)
    assert dialog.setup.remove.isEnabled()
    qtbot.mouseClick(dialog.begin, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: dialog.progress.maximum() == 1)
    assert not dialog.fault.isVisible() and not dialog.setup.remove.isEnabled()
    qtbot.mouseClick(dialog.cancel, Qt.MouseButton.LeftButton)
    assert not dialog.cancel.isEnabled()
    qtbot.waitUntil(dialog.begin.isEnabled)
    assert dialog.message.text() == "Cancelled: 0 of 1 submissions were graded."


def test_a_starter_file_is_shown_and_saved_and_the_task_is_remembered(
    window: MainWindow, task: Path, tmp_path: Path
) -> None:
    window.commands.actions["template"].trigger()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, TemplateDialog)
    assert "def heuristic_manhattan(state):" in dialog.page.toPlainText()
    dialog.task.use_file(str(task))
    shown = dialog.page.toPlainText()
    assert "def astar(state, heuristic):" in shown and "Return the moves and the expanded states." in shown
    dialog.save.click()
    chooser = window.findChild(QFileDialog)
    assert chooser is not None and not chooser.testOption(QFileDialog.Option.DontConfirmOverwrite)
    save_as(window, tmp_path / "mine.py")
    assert (tmp_path / "mine.py").read_text("utf-8") == shown
    assert opened(window).setup.task.name == str(task)
