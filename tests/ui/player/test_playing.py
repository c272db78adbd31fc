"""Playing a search in the real window: keys, buttons, the scrubber, the chart."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from workbench.search.explaining import explain
from workbench.search.finding.conditions import parse
from workbench.tiles.puzzle.collections import find
from workbench.ui.base.theme import theme
from workbench.ui.explore.bench import ExploreBench
from workbench.ui.explore.chart.content import ChartKind
from workbench.ui.player.mode import Mode
from workbench.ui.player.pacer import FULL
from workbench.ui.shell.go_to_step import GoToStepDialog
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import say

Key, Modifier = Qt.Key, Qt.KeyboardModifier


def press(qtbot: QtBot, window: MainWindow, key: Qt.Key, modifier: Modifier = Modifier.NoModifier) -> None:
    """Press a key in the focused widget."""
    qtbot.keyClick(QApplication.focusWidget() or window, key, modifier)


def click(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def drag(widget: QWidget, pos: QPoint) -> None:
    """Move the pointer with the left button pressed."""
    left = Qt.MouseButton.LeftButton
    there = QPointF(widget.mapToGlobal(pos))
    QApplication.sendEvent(
        widget, QMouseEvent(QEvent.Type.MouseMove, QPointF(pos), there, left, left, Modifier.NoModifier)
    )


def step_to(qtbot: QtBot, window: MainWindow, t: int) -> ExploreBench:
    """Press Page Down until step `t` is reached."""
    bench = window.explore
    while bench.player.t < t:
        before = bench.player.t
        press(qtbot, window, Key.Key_PageDown)
        qtbot.waitUntil(lambda before=before: bench.player.t == before + 1)
    return bench


def finish(qtbot: QtBot, window: MainWindow) -> ExploreBench:
    """Press the button that goes to the end, and wait until it is reached."""
    bench = window.explore
    click(qtbot, window.player_bar.buttons["to-end"])
    qtbot.waitUntil(lambda: bench.player.at_end and not bench.player.playing)
    return bench


def test_space_on_the_open_window_begins_to_play_the_first_board(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    assert str(bench.session.start_board) == "1 2 3/7 0 8/5 6 4"
    assert bench.player.speed == 1

    press(qtbot, window, Key.Key_Space)

    qtbot.waitUntil(lambda: bench.player.t >= 1)
    assert bench.player.playing

    press(qtbot, window, Key.Key_Space)

    assert not bench.player.playing
    qtbot.waitUntil(lambda: not bench.session.busy)


def test_at_full_speed_the_first_board_is_solved_as_published(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    window.player_bar.speed.setValue(window.player_bar.speed.maximum())
    assert bench.player.speed == FULL

    press(qtbot, window, Key.Key_Space)

    qtbot.waitUntil(lambda: bench.player.at_end and not bench.player.playing)
    assert bench.player.t == 19
    assert bench.banner.isVisible()
    assert bench.banner.headline.text() == "10 moves, optimal"
    assert bench.banner.detail.text().startswith("19 expanded, ")
    qtbot.waitUntil(lambda: bench.counters.values["expanded"].text() == "19")


def test_the_button_to_the_end_finishes_the_search_and_the_one_to_the_start_goes_back(
    window: MainWindow, qtbot: QtBot
) -> None:
    bench = finish(qtbot, window)
    assert bench.player.t == 19

    click(qtbot, window.player_bar.buttons["to-start"])

    assert bench.player.t == 0
    assert bench.player.length == 19


def test_stepping_back_shows_the_lists_as_they_were(window: MainWindow, qtbot: QtBot) -> None:
    bench = step_to(qtbot, window, 9)
    timeline, model = bench.player.timeline, bench.open_list.table.model()
    assert timeline is not None

    for t in (8, 7, 6, 5):
        click(qtbot, window.player_bar.buttons["step-back"])
        assert bench.player.t == t
        wanted = [str(record) for record in timeline.at(t).open.tolist()]
        qtbot.waitUntil(lambda wanted=wanted: [model.index(row, 0).data() for row in range(model.rowCount())] == wanted)


def test_presenter_keys_step_from_wherever_the_keyboard_is(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    steps = (
        (Key.Key_PageDown, Modifier.NoModifier, 1),
        (Key.Key_PageUp, Modifier.NoModifier, -1),
        (Key.Key_Right, Modifier.AltModifier, 1),
        (Key.Key_Left, Modifier.AltModifier, -1),
    )
    focusable = [
        widget
        for widget in window.findChildren(QWidget)
        if widget.isVisibleTo(window) and widget.isEnabled() and widget.focusPolicy() != Qt.FocusPolicy.NoFocus
    ]
    assert len(focusable) > 20
    for widget in focusable:
        bench.player.seek(8)
        widget.setFocus()
        if not widget.hasFocus():  # a child that has the focus instead
            continue
        for key, modifier, by in steps:
            before = bench.player.t
            qtbot.keyClick(widget, key, modifier)
            assert bench.player.t == before + by, (widget, key)


def test_plain_arrows_step_unless_a_list_has_the_keyboard(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    bench.player.seek(8)
    window.setFocus()

    press(qtbot, window, Key.Key_Right)
    assert bench.player.t == 9
    press(qtbot, window, Key.Key_Left)
    assert bench.player.t == 8
    press(qtbot, window, Key.Key_Home)
    assert bench.player.t == 0
    press(qtbot, window, Key.Key_End)
    assert bench.player.t == 19

    bench.closed_list.table.setFocus()
    qtbot.keyClick(bench.closed_list.table, Key.Key_Left)
    qtbot.keyClick(bench.closed_list.table, Key.Key_Home)
    assert bench.player.t == 19


def test_space_presses_a_button_that_has_the_keyboard_and_plays_from_a_list(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    back = window.player_bar.buttons["step-back"]
    back.setFocus()
    qtbot.keyClick(back, Key.Key_Space)
    assert bench.player.t == 18
    assert not bench.player.playing

    bench.player.seek(5)
    bench.open_list.table.setFocus()
    qtbot.keyClick(bench.open_list.table, Key.Key_Space)
    assert bench.player.playing
    bench.player.pause()


def test_a_click_on_a_button_leaves_space_to_the_player(window: MainWindow, qtbot: QtBot) -> None:
    bench = step_to(qtbot, window, 2)
    click(qtbot, window.player_bar.buttons["step-back"])
    assert bench.player.t == 1

    press(qtbot, window, Key.Key_Space)

    assert bench.player.playing
    bench.player.pause()
    qtbot.waitUntil(lambda: not bench.session.busy)


def test_a_click_on_the_scrubber_goes_there(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    scrubber = window.player_bar.scrubber

    qtbot.mouseClick(scrubber, Qt.MouseButton.LeftButton, pos=QPoint(scrubber.width() // 2, scrubber.height() // 2))

    assert bench.player.t in (9, 10)
    assert window.player_bar.counter.text() == f"Step {bench.player.t} of 19"


def test_the_scrubber_can_be_drawn_along(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    scrubber = window.player_bar.scrubber
    middle = scrubber.height() // 2

    qtbot.mousePress(scrubber, Qt.MouseButton.LeftButton, pos=QPoint(scrubber.width() // 2, middle))
    drag(scrubber, QPoint(2, middle))
    qtbot.mouseRelease(scrubber, Qt.MouseButton.LeftButton, pos=QPoint(2, middle))

    assert bench.player.t == 0


def test_a_step_is_reached_by_its_number_also_one_that_is_not_searched_yet(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore

    def go_to(entered: str) -> None:
        dialog = window.findChild(GoToStepDialog)
        dialog.line.setText(entered)
        assert dialog.step is not None
        qtbot.keyClick(dialog.line, Key.Key_Return)
        qtbot.waitUntil(lambda: window.findChild(GoToStepDialog) is None)

    press(qtbot, window, Key.Key_G, Modifier.ControlModifier)
    go_to("12")
    qtbot.waitUntil(lambda: bench.player.t == 12)
    assert bench.session.unfinished
    finish(qtbot, window)
    for entered, reached in (("5", 5), ("1,000", 19), ("1 0", 10)):
        window.commands.actions["go-to-step"].trigger()
        go_to(entered)
        assert bench.player.t == reached

    window.commands.actions["go-to-step"].trigger()
    dialog = window.findChild(GoToStepDialog)
    assert "19" in dialog.findChild(QLabel).text() and dialog.line.text() == "10"
    dialog.line.setText("ten")
    qtbot.keyClick(dialog.line, Key.Key_Return)
    assert dialog.isVisible() and bench.player.t == 10, "it is not a number"
    dialog.reject()


def test_small_steps_tell_a_step_piece_by_piece(window: MainWindow, qtbot: QtBot) -> None:
    bench = step_to(qtbot, window, 13)
    timeline = bench.player.timeline
    assert timeline is not None
    wanted = [say(step.message) for step in explain.steps(timeline, 13)]
    press(qtbot, window, Key.Key_PageUp)

    for result in wanted:
        press(qtbot, window, Key.Key_Right, Modifier.ControlModifier)
        qtbot.waitUntil(lambda result=result: bench.narration.narrated == result)

    assert "cheaper path" in " ".join(wanted)
    assert bench.player.t == 12
    press(qtbot, window, Key.Key_Left, Modifier.ControlModifier)
    assert bench.player.micro == len(wanted) - 1


def test_small_steps_lead_on_into_what_has_not_been_searched_yet(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    for part in range(1, 4):
        press(qtbot, window, Key.Key_Right, Modifier.ControlModifier)
        qtbot.waitUntil(lambda part=part: bench.player.micro == part)
    assert bench.player.t == 0
    assert bench.player.length == 1
    assert window.player_bar.counter.text().startswith("Step 1, part 3 of ")


def test_small_steps_show_the_boards_they_tell_of(window: MainWindow, qtbot: QtBot) -> None:
    bench = step_to(qtbot, window, 1)
    bench.tree.faces.choose("step")
    bench.player.to_start()
    successors = bench.player.timeline.at(1).successors
    for place, successor in enumerate(successors):
        for _ in range(3 if place == 0 else 2):
            press(qtbot, window, Key.Key_Right, Modifier.ControlModifier)
        qtbot.waitUntil(lambda state=successor.state: bench.stage.view.picture.tiles == tuple(state))


@pytest.mark.parametrize("recorded", [True, False], ids=["recorded", "searching on"])
def test_the_next_layer_is_the_next_step_of_another_f(window: MainWindow, qtbot: QtBot, recorded: bool) -> None:
    bench = window.explore
    search = bench.search
    search.heuristic.setCurrentIndex(search.heuristic.findData("misplaced"))
    if recorded:
        finish(qtbot, window)
        bench.player.to_start()

    seen = []
    for _ in range(3):
        before = bench.player.t
        press(qtbot, window, Key.Key_Right, Modifier.ShiftModifier)
        qtbot.waitUntil(lambda before=before: bench.player.t > before)
        seen.append(bench.player.t)

    finish(qtbot, window)
    timeline = bench.player.timeline
    assert timeline is not None
    f = timeline.f()
    changes = [step for step in range(2, len(f) + 1) if f[step - 1] != f[step - 2]]
    assert seen == changes[:3]


def test_the_moves_are_watched_with_enter(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    assert bench.banner.watch.text() == "Watch the 10 moves"

    window.setFocus()
    press(qtbot, window, Key.Key_Return)

    assert bench.player.mode is Mode.MOVES
    qtbot.waitUntil(lambda: bench.player.move >= 1)
    press(qtbot, window, Key.Key_End)
    assert window.player_bar.counter.text() == "Move 10 of 10"
    click(qtbot, window.player_bar.modes.buttons[Mode.SEARCH.value])
    assert bench.player.mode is Mode.SEARCH
    assert window.player_bar.counter.text() == "Step 19 of 19"


def test_the_moves_are_copied_as_letters_that_solve_the_board(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    qtbot.waitUntil(lambda: bench.banner.copy.width() > 0)  # it is laid out

    click(qtbot, bench.banner.copy)

    moves = QApplication.clipboard().text()
    assert bench.session.start_board.replayed(moves) == bench.session.goal_board
    assert len(moves) == 10


def test_a_click_in_the_chart_goes_to_that_step(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    plot = bench.chart.plot
    assert plot is not None
    qtbot.waitUntil(plot.isVisible)
    spot = plot.mapFromScene(plot.getPlotItem().getViewBox().mapViewToScene(QPointF(7.0, 3.0)))

    qtbot.mouseClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=spot)

    assert bench.player.t == 7


@pytest.mark.parametrize("kind", ChartKind)
def test_every_kind_of_chart_draws_and_is_told_in_the_legend(window: MainWindow, qtbot: QtBot, kind: ChartKind) -> None:
    bench = window.explore
    bench.search.algorithm.setCurrentIndex(bench.search.algorithm.findData("idastar"))
    finish(qtbot, window)

    bench.chart.kind.setCurrentIndex(list(ChartKind).index(kind))

    qtbot.waitUntil(lambda: bool(bench.chart.legend.entries))
    assert bench.chart.plot is not None
    qtbot.waitUntil(bench.chart.plot.isVisible)


def test_rounds_are_drawn_for_searches_that_have_them_only(window: MainWindow, qtbot: QtBot) -> None:
    bench = finish(qtbot, window)
    bench.chart.kind.setCurrentIndex(list(ChartKind).index(ChartKind.ROUND))
    assert not bench.chart.legend.entries
    assert bench.chart.plot is not None
    assert not bench.chart.plot.isVisible()


def test_a_search_goes_on_while_the_player_looks_back(window: MainWindow, qtbot: QtBot) -> None:
    bench, korf = window.explore, find("korf:88")
    assert korf is not None
    bench.session.set_boards(korf.board, korf.goal)
    click(qtbot, window.player_bar.buttons["to-end"])
    qtbot.waitUntil(lambda: bench.player.length > 200)

    window.player_bar.scrubber.setValue(100)

    assert bench.player.t == 100
    assert not bench.player.playing
    length = bench.player.length
    qtbot.waitUntil(lambda: bench.player.length > length)
    assert bench.player.t == 100
    bench.stop()
    qtbot.waitUntil(lambda: not bench.session.busy)


@pytest.mark.parametrize("key", ["step-back", "to-start", "micro-back"])
def test_a_search_goes_on_while_the_player_steps_through_what_is_recorded(
    window: MainWindow, qtbot: QtBot, key: str
) -> None:
    bench, korf = window.explore, find("korf:88")
    assert korf is not None
    bench.session.set_boards(korf.board, korf.goal)
    player = bench.player
    player.to_end()
    qtbot.waitUntil(lambda: player.length > 200 and player.t > 200)
    t = player.t
    {"step-back": lambda: player.step(-1), "to-start": player.to_start, "micro-back": lambda: player.micro_step(-1)}[
        key
    ]()
    shown = {"step-back": (t - 1, 0), "to-start": (0, 0), "micro-back": (t - 1, len(player.micro_steps))}[key]
    assert (player.t, player.micro) == shown and not player.playing
    length = player.length
    qtbot.waitUntil(lambda: player.length > length)
    assert (player.t, player.micro) == shown and bench.session.busy
    player.step(1)
    assert player.t == shown[0] + 1 and bench.session.busy
    bench.stop()
    qtbot.waitUntil(lambda: not bench.session.busy)


def test_a_search_without_h_stops_at_g_but_not_at_f(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    bench.session.configure(bench.session.configuration.of("bfs"))
    bench.breakpoints.add(parse("f > 1"))
    bench.breakpoints.add(parse("g > 2"))
    bench.player.to_end()
    qtbot.waitUntil(lambda: "Stopped here: g > 2" in bench.narration.narrated)
    assert [str(condition) for condition in bench.player.held] == ["g > 2"]


def test_a_shortened_narration_leaves_out_no_kind_of_successors(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    bench.session.advance_to(2)
    qtbot.waitUntil(lambda: bench.player.length >= 2)
    bench.player.seek(2)
    qtbot.waitUntil(bench.settled)
    fates, label = ("2 are new and go on OPEN.", "One is already closed."), bench.narration
    qtbot.waitUntil(lambda: all(fate in label.narrated for fate in fates))
    shown = set[str]()
    for width in range(1000, 200, -10):
        label.resize(width, label.height())
        shown.add(label.text())
        assert len({fate in label.text() for fate in fates}) == 1, label.text()
    assert len(shown) > 2


@pytest.mark.parametrize(("width", "height", "size"), [(1440, 900, 2.0), (1024, 740, 1.0), (900, 600, 1.0)])
def test_beside_a_result_no_sentence_of_the_narration_ends_early(
    window: MainWindow, qtbot: QtBot, width: int, height: int, size: float
) -> None:
    try:
        theme().set_size(size)
        window.resize(width, height)
        bench = window.explore
        bench.player.to_end()
        qtbot.waitUntil(lambda: bench.player.at_end and bench.banner.isVisible())
        qtbot.waitUntil(lambda: "is the goal" in bench.narration.narrated)
        for shown in bench.narration.text().replace("\N{NO-BREAK SPACE}", " ").split("…"):
            assert not shown.strip() or shown.strip().endswith("."), shown
        assert "the goal" in bench.narration.text()
    finally:
        theme().set_size(1.0)
