"""The pseudocode in the real window: the current line, the values, stepping with keys and clicks."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from workbench.catalog import ALGORITHMS
from workbench.search.explaining import explain
from workbench.ui.base.retranslation import retranslator
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import theme
from workbench.ui.player.code_list import CodeList
from workbench.ui.player.mode import Mode
from workbench.ui.runs.pseudocode_pane import PseudocodePane
from workbench.ui.shell.app import open_window
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import say

Key, Modifier = Qt.Key, Qt.KeyboardModifier


@pytest.fixture
def pane(window: MainWindow, qtbot: QtBot) -> PseudocodePane:
    """The visible pane of the first board's finished search."""
    bench = window.explore
    qtbot.mouseClick(window.player_bar.buttons["to-end"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bench.player.at_end and not bench.player.playing and not bench.session.busy)
    bench.lists.setCurrentWidget(bench.pseudocode)
    return bench.pseudocode


def press(qtbot: QtBot, window: MainWindow, key: Qt.Key, modifier: Modifier = Modifier.NoModifier) -> None:
    qtbot.keyClick(QApplication.focusWidget() or window, key, modifier)


def current_line(pane: PseudocodePane) -> str:
    """Return the text of the line with the arrow."""
    place = pane.code.lines.current
    return "" if place is None else pane.code.lines.index(place, 0).data()


def values(pane: PseudocodePane) -> dict[str, str]:
    return dict(pane.values.values)


def click(qtbot: QtBot, widget: QWidget, pos: QPoint | None = None) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=pos or widget.rect().center())


def choose(window: MainWindow, qtbot: QtBot, algorithm: str) -> None:
    """Choose an algorithm, search a few steps, and go back to the start."""
    bench = window.explore
    bench.search.algorithm.setCurrentIndex(bench.search.algorithm.findData(algorithm))
    bench.player.to_start()
    bench.player.step(2)
    qtbot.waitUntil(lambda: bench.player.t == 2)
    bench.player.to_start()


def test_ctrl_right_lights_one_line_after_the_other_with_its_values(
    window: MainWindow, pane: PseudocodePane, qtbot: QtBot
) -> None:
    player = window.explore.player
    timeline = player.timeline
    assert timeline is not None
    player.seek(12)
    wanted = explain.steps(timeline, 13)
    for step in wanted:
        press(qtbot, window, Key.Key_Right, Modifier.ControlModifier)
        qtbot.waitUntil(lambda step=step: window.explore.narration.narrated == say(step.message))
        lines = pane.code.lines.listing
        assert lines is not None
        qtbot.waitUntil(lambda step=step, lines=lines: pane.code.lines.current == lines.place(step.line))
        qtbot.waitUntil(lambda step=step, lines=lines: list(pane.values.values) == lines.shown(step))
    assert [step.line for step in wanted].count("cheaper") == 1
    assert player.t == 12

    press(qtbot, window, Key.Key_Left, Modifier.ControlModifier)
    qtbot.waitUntil(lambda: pane.where.text() == f"step 13, part {len(wanted) - 1} of {len(wanted)}")


def test_the_cheaper_path_of_step_13_is_told_with_its_variables(
    window: MainWindow, pane: PseudocodePane, qtbot: QtBot
) -> None:
    player = window.explore.player
    player.seek(12)
    place = [step.line for step in explain.steps(player.timeline, 13)].index("cheaper")
    for _ in range(place + 1):
        click(qtbot, pane.forward)
    qtbot.waitUntil(lambda: current_line(pane) == "g(s′) ← g′;  parent(s′) ← n")
    result = values(pane)
    assert (result["n"], result["g′"], result["s′"], result["g(s′)"]) == ("23", "5", "18", "7")
    assert int(result["g′"]) < int(result["g(s′)"])
    click(qtbot, pane.back)
    qtbot.waitUntil(lambda: current_line(pane).startswith("for each successor"))


def test_a_whole_step_lights_the_line_that_it_ended_with(
    window: MainWindow, pane: PseudocodePane, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: current_line(pane) == "return the path to n")
    assert pane.where.text() == "after step 19"
    press(qtbot, window, Key.Key_Home)
    qtbot.waitUntil(lambda: current_line(pane).startswith("OPEN ← {start}"))
    assert not pane.back.isEnabled()
    assert values(pane) == {"|OPEN|": "1", "|CLOSED|": "0"}


def test_a_click_on_a_line_goes_to_where_it_is_carried_out_next(
    window: MainWindow, pane: PseudocodePane, qtbot: QtBot
) -> None:
    player, lines = window.explore.player, pane.code.lines
    player.to_start()
    qtbot.waitUntil(lambda: current_line(pane).startswith("OPEN ←"))
    assert lines.listing is not None
    index = lines.index(lines.listing.place("cheaper") or 0, 0)
    pane.code.scrollTo(index)
    click(qtbot, pane.code.viewport(), pane.code.visualRect(index).center())
    assert player.t == 12
    assert player.micro_steps[player.micro - 1].line == "cheaper"
    qtbot.waitUntil(lambda: current_line(pane) == index.data())


def test_astar_is_shown_as_in_the_slides_and_the_choice_stays(
    window: MainWindow, pane: PseudocodePane, qtbot: QtBot
) -> None:
    player = window.explore.player
    player.seek(12)
    click(qtbot, pane.form.buttons["slides"])
    press(qtbot, window, Key.Key_Right, Modifier.ControlModifier)
    qtbot.waitUntil(lambda: current_line(pane).startswith("2.a  Choose Tmax"))
    assert values(pane)["Tmax"] == "23"
    choose(window, qtbot, "bfs")
    qtbot.waitUntil(lambda: pane.form.choice == "textbook")
    assert not pane.form.buttons["slides"].isVisible()
    click(qtbot, pane.form.buttons["status"])
    press(qtbot, window, Key.Key_Right, Modifier.ControlModifier)
    qtbot.waitUntil(lambda: current_line(pane).startswith("4.  Take N"))
    assert values(pane)["STATUS(N)"] == "3"
    choose(window, qtbot, "astar")
    qtbot.waitUntil(lambda: pane.form.choice == "slides")


def test_the_form_is_remembered_from_one_time_to_the_next(qtbot: QtBot, tmp_path: Path) -> None:
    forms = []
    for _ in range(2):
        settings = Settings(tmp_path / "settings.json")
        window = open_window(settings)
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.show()
        pane = window.explore.pseudocode
        window.explore.lists.setCurrentWidget(pane)
        qtbot.waitUntil(lambda pane=pane: pane.form.isVisible())
        forms.append(pane.form.choice)
        click(qtbot, pane.form.buttons["slides"])
        window.close()
    assert forms == ["textbook", "slides"]


def test_every_algorithm_is_shown_with_a_line_lit(window: MainWindow, pane: PseudocodePane, qtbot: QtBot) -> None:
    player = window.explore.player
    for algorithm in ALGORITHMS:
        choose(window, qtbot, algorithm)
        for _ in range(5):
            before = (player.t, player.micro)
            press(qtbot, window, Key.Key_Right, Modifier.ControlModifier)
            qtbot.waitUntil(lambda before=before: (player.t, player.micro) != before)
            step = player.micro_steps[player.micro - 1]
            lines = pane.code.lines
            qtbot.waitUntil(lambda step=step, lines=lines: lines.current == lines.listing.place(step.line))
            assert lines.current is not None, algorithm
        shown = pane.code.visualRect(lines.index(lines.current, 0))
        assert pane.code.viewport().rect().contains(shown), f"{algorithm}: the line is in view"


def test_every_line_wraps_into_the_width_whatever_the_size(
    window: MainWindow, pane: PseudocodePane, qtbot: QtBot
) -> None:
    code: CodeList = pane.code
    for width, height in ((1280, 800), (1024, 768)):
        window.resize(width, height)
        for projector in (False, True):
            theme().set_projector(projector)
            qtbot.waitUntil(lambda: code.lines.rowCount() > 0)
            QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            for row in range(code.lines.rowCount()):
                assert code.visualRect(code.lines.index(row, 0)).width() <= code.viewport().width()
    theme().set_projector(False)


def test_the_lines_are_in_the_chosen_language(pane: PseudocodePane, qtbot: QtBot) -> None:
    retranslator().choose("ru")
    qtbot.waitUntil(lambda: current_line(pane) == "вернуть путь к n")
    assert pane.where.text() == "после шага 19"
    retranslator().choose("en")
    qtbot.waitUntil(lambda: current_line(pane) == "return the path to n")


def test_a_screen_reader_is_told_the_line_the_values_and_the_whole_narration(
    window: MainWindow, pane: PseudocodePane, qtbot: QtBot
) -> None:
    QAccessible.setActive(True)
    player, narration = window.explore.player, window.explore.narration
    player.seek(5)
    qtbot.waitUntil(lambda: narration.narrated.startswith("Node"))
    about = QAccessible.queryAccessibleInterface(narration)
    assert about.text(QAccessible.Text.Description) == narration.narrated
    press(qtbot, window, Key.Key_Right, Modifier.ControlModifier)
    qtbot.waitUntil(lambda: current_line(pane).startswith("n ←"))
    lines = pane.code.lines
    result = lines.index(lines.current or 0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert result == f"{current_line(pane)} (current line)"
    assert "n = " in pane.values.accessibleDescription()
    QAccessible.setActive(False)


def test_watching_the_moves_lights_nothing(window: MainWindow, pane: PseudocodePane, qtbot: QtBot) -> None:
    window.explore.player.set_mode(Mode.MOVES)
    qtbot.waitUntil(lambda: current_line(pane) == "")
    assert values(pane) == {}
    assert not pane.forward.isEnabled()


def test_the_pane_needs_no_more_width_once_it_is_shown(window: MainWindow) -> None:
    bench = window.explore
    before = bench.pseudocode.minimumSizeHint().width()
    bench.lists.setCurrentWidget(bench.pseudocode)
    QApplication.processEvents()
    assert bench.pseudocode.minimumSizeHint().width() == before
