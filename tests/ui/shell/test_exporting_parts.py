"""Exporting some steps of a depth-first search: the window asks which, and writes what the search shows there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog, QLabel, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from workbench import api
from workbench.formats.traces import trace
from workbench.formats.traces.importing import import_trace
from workbench.search.playback.timeline import Timeline
from workbench.ui.runs.run_entry import RunEntry
from workbench.ui.shell import trace_dialog
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.shell.trace_dialog import STEPS_AROUND, TraceDialog


def asked(window: MainWindow) -> TraceDialog:
    """Return the dialog that the menu command opens."""
    window.commands.actions["trace"].trigger()
    dialog = window.findChild(TraceDialog)
    assert dialog is not None
    return dialog


def choose_file(window: MainWindow, dialog: TraceDialog, qtbot: QtBot) -> QFileDialog | None:
    button = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    assert button.text() == "Choose file…"
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    return window.findChild(QFileDialog)


def typed(box: Any, step: int, qtbot: QtBot) -> None:
    box.selectAll()
    qtbot.keyClicks(box, str(step))


@pytest.mark.parametrize("ending", [".trace.json", ".trace.yaml", ".jsonl", ".csv"])
def test_the_chosen_steps_are_written_in_every_format(
    ending: str, window: MainWindow, film: RunEntry, qtbot: QtBot, tmp_path: Path
) -> None:
    middle = film.timeline.length // 2
    window.explore.player.seek(middle)
    dialog = asked(window)
    typed(dialog.first, middle, qtbot)
    typed(dialog.last, middle + 9, qtbot)
    files = choose_file(window, dialog, qtbot)
    assert files is not None
    path = tmp_path / f"part{ending}"
    files.fileSelected.emit(str(path))
    files.close()
    qtbot.waitUntil(lambda: path.exists() and not window.traces.jobs.busy)
    assert window.statusBar().currentMessage() == f"Exported: part{ending}"
    expected = tmp_path / f"expected{ending}"
    trace.write(expected, film.run, trace.part_of(film.run, middle, middle + 9))
    assert path.read_bytes() == expected.read_bytes()


def test_steps_around_the_current_one_are_proposed_if_not_all_are_in_memory(
    window: MainWindow, film: RunEntry, qtbot: QtBot
) -> None:
    length = film.timeline.length
    assert length > 2 * STEPS_AROUND
    for t in (0, length // 2, length):
        window.explore.player.seek(t)
        dialog = asked(window)
        assert dialog.part.isChecked() and dialog.whole.isEnabled()
        assert dialog.first.value() == max(1, t - STEPS_AROUND)
        assert dialog.last.value() == min(length, t + STEPS_AROUND)
        dialog.reject()
        qtbot.waitUntil(lambda: window.findChild(TraceDialog) is None)


def test_all_steps_of_a_film_are_written(window: MainWindow, film: RunEntry, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = asked(window)
    qtbot.mouseClick(dialog.whole, Qt.MouseButton.LeftButton)
    files = choose_file(window, dialog, qtbot)
    assert files is not None
    path = tmp_path / "whole.jsonl"
    files.fileSelected.emit(str(path))
    files.close()
    qtbot.waitUntil(lambda: path.exists() and not window.traces.jobs.busy)
    *_, run = import_trace(path, api.Configuration.of())
    assert isinstance(run, api.ConfiguredRun)
    assert Timeline(run.recording).length == film.timeline.length


def test_steps_in_the_wrong_order_are_refused(window: MainWindow, film: RunEntry, qtbot: QtBot) -> None:
    dialog = asked(window)
    typed(dialog.first, 2000, qtbot)
    typed(dialog.last, 1000, qtbot)
    assert choose_file(window, dialog, qtbot) is None
    assert dialog.isVisible()
    assert dialog.fault.sentence.text() == "The first step, 2,000, comes after the last one, 1,000."
    typed(dialog.last, 2001, qtbot)
    assert not dialog.fault.isVisible()
    assert choose_file(window, dialog, qtbot) is not None
    assert film.finished


def test_a_search_too_large_to_be_opened_again_can_be_written_and_the_dialog_says_so(
    window: MainWindow, film: RunEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trace_dialog, "OPENABLE_RECORDS", 1000)
    dialog = asked(window)
    assert dialog.whole.isEnabled()
    notes = [label.text() for label in dialog.findChildren(QLabel)]
    assert any(
        "files with more than about 1,000 nodes are too large to be opened here again." in note for note in notes
    )
    assert film.finished


def test_an_error_has_room_and_moves_nothing(window: MainWindow, film: RunEntry, qtbot: QtBot) -> None:
    dialog = asked(window)
    typed(dialog.first, 2000, qtbot)
    typed(dialog.last, 1000, qtbot)
    places = [(widget, widget.geometry()) for widget in dialog.findChildren(QWidget) if widget.isVisible()]
    size = dialog.size()
    assert choose_file(window, dialog, qtbot) is None
    QApplication.processEvents()
    sentence = dialog.fault.sentence
    assert sentence.isVisible()
    assert sentence.height() >= sentence.heightForWidth(sentence.width())
    assert dialog.fault.geometry().bottom() <= dialog.fault.parentWidget().rect().bottom()
    assert (dialog.size(), [widget.geometry() for widget, _ in places]) == (size, [place for _, place in places])
    assert film.finished


def test_cancelled_before_the_steps_are_read_it_leaves_no_file(
    window: MainWindow, film: RunEntry, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "part.jsonl"
    window.traces.export_file(str(path), (1, film.timeline.length))
    assert window.traces.progress is not None
    button = window.traces.progress.findChild(QPushButton)
    assert isinstance(button, QPushButton)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not window.traces.jobs.busy
    assert not [*tmp_path.iterdir()]


def test_a_folder_that_is_gone_is_reported(window: MainWindow, film: RunEntry, qtbot: QtBot, tmp_path: Path) -> None:
    window.traces.export_file(str(tmp_path / "gone" / "part.jsonl"), (1, film.timeline.length))
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    (box,) = window.findChildren(QMessageBox)
    assert "gone" in box.text()
    box.close()


def test_a_search_with_a_closed_list_is_exported_as_a_whole(window: MainWindow, qtbot: QtBot) -> None:
    window.explore.player.to_end()
    qtbot.waitUntil(lambda: window.explore.player.at_end and not window.explore.session.busy)
    window.commands.actions["trace"].trigger()
    assert window.findChild(TraceDialog) is None
    files = window.findChild(QFileDialog)
    assert files is not None
    files.close()
