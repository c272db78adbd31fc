"""Conditions, breakpoints that stop at the exact step, and bookmarks with notes, in the real window."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QToolButton, QTreeWidgetItemIterator, QWidget
from pytestqt.qtbot import QtBot
from support.matching import matching_steps
from support.standing import moved, places, settle

from workbench import api
from workbench.api import Configuration
from workbench.catalog import ALGORITHMS
from workbench.compiling import preparing
from workbench.search.finding import step_scanner
from workbench.search.finding.conditions import Condition, ConditionSet, parse
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.problem import describe
from workbench.tiles.puzzle.scramble import scramble
from workbench.ui.base.settings import Settings
from workbench.ui.explore.bench import ExploreBench
from workbench.ui.player import moment_search
from workbench.ui.player.mode import Mode
from workbench.ui.player.pacer import FULL
from workbench.ui.runs.run_entry import RunEntry
from workbench.ui.shell.app import open_window
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import LANGUAGES, number, say

Key, Modifier = Qt.Key, Qt.KeyboardModifier
HARD = "8 6 7/2 5 4/3 0 1"


def press(qtbot: QtBot, window: MainWindow, key: Qt.Key, modifier: Modifier = Modifier.NoModifier) -> None:
    """Press a key where the keyboard focus is."""
    qtbot.keyClick(QApplication.focusWidget() or window, key, modifier)


def show_pane(window: MainWindow) -> ExploreBench:
    bench = window.explore
    bench.lists.setCurrentWidget(bench.moments)
    return bench


def write(qtbot: QtBot, bench: ExploreBench, condition: str) -> QLineEdit:
    """Type a condition."""
    line = bench.moments.entry.line
    line.setFocus()
    line.selectAll()
    qtbot.keyClicks(line, condition)
    return line


def button(bench: ExploreBench, action: Any) -> QToolButton:
    return next(one for one in bench.moments.findChildren(QToolButton) if one.defaultAction() is action)


def click(qtbot: QtBot, bench: ExploreBench, action: Any) -> None:
    qtbot.mouseClick(button(bench, action), Qt.MouseButton.LeftButton)


def lines(bench: ExploreBench) -> list[str]:
    """Return the texts of the list, line by line."""
    walk, texts = QTreeWidgetItemIterator(bench.moments.list), []
    while (item := walk.value()) is not None:
        texts.append(item.text(0))
        walk += 1
    return texts


def press_play(window: MainWindow, qtbot: QtBot) -> None:
    """Press the button that plays or pauses."""
    qtbot.mouseClick(window.player_bar.buttons["play"], Qt.MouseButton.LeftButton)


def play_out(qtbot: QtBot, bench: ExploreBench) -> int:
    """Play at full speed until the player stops; return its step."""
    bench.player.set_speed(FULL)
    bench.player.play()
    qtbot.waitUntil(lambda: not bench.player.playing and not bench.session.busy, timeout=20_000)
    return bench.player.t


# Finding


def test_f3_asks_for_a_condition_and_then_finds_it(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    press(qtbot, window, Key.Key_F3)
    assert bench.lists.currentWidget() is bench.moments
    assert bench.moments.entry.line.hasFocus()
    assert "f > 12" in window.statusBar().currentMessage()

    qtbot.keyClicks(bench.moments.entry.line, "cheaper")
    press(qtbot, window, Key.Key_F3)

    qtbot.waitUntil(lambda: bench.player.t == 13)
    qtbot.waitUntil(
        lambda: bench.narration.narrated.startswith("Stopped here: a cheaper path to a node on OPEN is found.")
    )
    press(qtbot, window, Key.Key_F3)
    qtbot.waitUntil(lambda: window.statusBar().currentMessage().startswith("No later step matches: a cheaper path"))
    assert bench.player.t == 13
    press(qtbot, window, Key.Key_F3, Modifier.ShiftModifier)
    assert window.statusBar().currentMessage().startswith("No earlier step matches")
    qtbot.waitUntil(lambda: bench.narration.narrated.startswith("Stopped here"))
    qtbot.waitUntil(lambda: not bench.session.busy)


def test_enter_and_the_buttons_go_from_one_such_step_to_the_next_and_back(window: MainWindow, qtbot: QtBot) -> None:
    bench = show_pane(window)
    run = api.start("1 2 3/7 0 8/5 6 4")
    run.advance(99)
    condition = parse("h <= 6")
    steps = matching_steps(Timeline(run.recording), condition)[condition]
    assert len(steps) > 3
    line = write(qtbot, bench, "h<=6")
    qtbot.keyClick(line, Key.Key_Return)
    qtbot.waitUntil(lambda: bench.player.t == steps[0])
    for step in steps[1:]:
        click(qtbot, bench, bench.moments.find_next)
        qtbot.waitUntil(lambda step=step: bench.player.t == step)
    for step in steps[-2::-1]:
        click(qtbot, bench, bench.moments.find_back)
        assert bench.player.t == step
    qtbot.waitUntil(lambda: not bench.session.busy)


WRONG = {
    "reopend": "Did you mean reopened?",
    "f >": "a number such as 12",
    "": "A condition is missing",
    "board = 1 2/3 0": "3×3",
}


def test_what_is_wrong_with_a_condition_is_said_under_the_line(window: MainWindow, qtbot: QtBot) -> None:
    bench = show_pane(window)
    for condition, complaint in WRONG.items():
        line = write(qtbot, bench, condition)
        if not condition:
            line.clear()
        for action in (bench.moments.find_next, bench.moments.stop):
            click(qtbot, bench, action)
            assert complaint in bench.moments.entry.fault.sentence.text()
        assert bench.breakpoints.entries == ()
        qtbot.keyClicks(line, "x")
        assert not bench.moments.entry.fault.isVisible(), condition


def test_conditions_are_offered_with_the_values_of_the_node_that_is_shown(window: MainWindow, qtbot: QtBot) -> None:
    bench = show_pane(window)
    play_out(qtbot, bench)
    bench.player.seek(13)
    menu = bench.moments.entry.menu
    menu.aboutToShow.emit()
    offers = {action.text().partition(" – ")[0]: action for action in menu.actions()}
    assert {"layer", "reopened", "f > 10", "h <= 6", "depth = 4", "open > 13"} <= {*offers}

    offers["expanded = 1 2 3/7 0 6/5 4 8"].trigger()
    assert bench.moments.entry.line.selectedText() == "1 2 3/7 0 6/5 4 8"
    bench.player.seek(0)
    click(qtbot, bench, bench.moments.find_next)
    assert bench.player.t == 13

    bench.player.seek(5)
    record = int(bench.open_list.table.model().index(0, 0).data())
    bench.node_selection.pick(record)
    menu.aboutToShow.emit()
    timeline = bench.player.timeline
    assert timeline is not None
    board = describe(timeline.recording.problem, timeline.recording.state(record))
    assert any(action.text().startswith(f"board = {board} ") for action in menu.actions())


def test_the_layers_are_gone_through_backwards_too(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    bench.search.heuristic.setCurrentIndex(bench.search.heuristic.findData("misplaced"))
    play_out(qtbot, bench)
    timeline = bench.player.timeline
    assert timeline is not None
    f = timeline.f().tolist()
    changes = [t for t in range(2, len(f) + 1) if f[t - 1] != f[t - 2]]
    assert len(changes) > 1
    window.setFocus()
    for t in [*changes[::-1], 0, 0]:
        press(qtbot, window, Key.Key_Left, Modifier.ShiftModifier)
        assert bench.player.t == t
    for t in changes:
        press(qtbot, window, Key.Key_Right, Modifier.ShiftModifier)
        assert bench.player.t == t


def test_what_can_never_happen_is_not_searched_for(window: MainWindow, qtbot: QtBot) -> None:
    bench = show_pane(window)
    events = [window.commands.actions[name] for name in ("cheaper", "reopened")]
    assert all(event.isVisible() for event in events)
    bench.session.configure(Configuration.of("idastar", "manhattan"))
    assert not any(event.isVisible() for event in events) and window.commands.actions["solution"].isVisible()
    menu = bench.moments.entry.menu
    menu.aboutToShow.emit()
    offers = {action.text().partition(" – ")[0] for action in menu.actions()}
    assert "layer" in offers and not {"reopened", "cheaper"} & offers
    qtbot.waitUntil(lambda: not bench.session.busy)
    length = bench.player.length
    for name in ("cheaper", "reopened"):
        window.statusBar().clearMessage()
        bench.find_event(Condition(name))
        assert "No later step matches" in window.statusBar().currentMessage(), "at once"
    assert (bench.player.length, bench.session.busy) == (length, False)
    bench.session.configure(Configuration.of("astar", "manhattan"))
    assert all(event.isVisible() for event in events)


NEED_HEURISTIC = ("h = 0", "h <= 4", "f > 3", "inconsistent")


@pytest.mark.parametrize("algorithm", ["bfs", "ucs", "dfs", "ids"])
def test_a_search_without_a_heuristic_does_not_stop_at_h_or_f(window: MainWindow, qtbot: QtBot, algorithm: str) -> None:
    bench = show_pane(window)
    for condition in NEED_HEURISTIC:
        bench.breakpoints.add(parse(condition))
    bench.session.configure(Configuration.of(algorithm, **({"depth": 12} if algorithm == "dfs" else {})))
    play_out(qtbot, bench)
    assert bench.player.at_end and bench.player.held == ()
    tips = [bench.moments.list._item(parse(one)).toolTip(0) for one in NEED_HEURISTIC]  # type: ignore[union-attr]
    assert all("no heuristic" in tip for tip in tips)


def test_conditions_on_h_and_f_are_neither_offered_nor_taken_without_a_heuristic(
    window: MainWindow, qtbot: QtBot
) -> None:
    bench = show_pane(window)
    bench.session.configure(Configuration.of("bfs"))
    entry = bench.moments.entry
    entry.menu.aboutToShow.emit()
    offers = {action.text().partition(" ")[0] for action in entry.menu.actions()}
    assert "depth" in offers and not {"h", "f", "inconsistent"} & offers
    for condition in NEED_HEURISTIC:
        write(qtbot, bench, condition)
        click(qtbot, bench, bench.moments.stop)
        assert entry.fault.sentence.text() == (
            f"“{condition}” never holds in this search: it uses no heuristic, so its nodes have neither h nor f."
        )
    assert bench.breakpoints.entries == ()
    bench.session.configure(Configuration.of("astar", "manhattan"))
    click(qtbot, bench, bench.moments.stop)
    assert not entry.fault.isVisible() and len(bench.breakpoints.entries) == 1


@pytest.mark.parametrize(
    ("name", "expected"), [("cheaper", "cheaper"), ("solution", "solution"), ("reopened", "reopened")]
)
def test_the_menu_goes_to_what_happens_next(window: MainWindow, qtbot: QtBot, name: str, expected: str) -> None:
    bench = window.explore
    bench.session.set_start(api.start("1 3 5/4 0 8/7 6 2").problem.start)
    bench.search.heuristic.setCurrentIndex(bench.search.heuristic.findData("flicker"))
    run = api.start("1 3 5/4 0 8/7 6 2", heuristic="flicker")
    run.advance(99)
    steps = matching_steps(Timeline(run.recording), parse(expected)).popitem()[1]
    window.commands.actions[name].trigger()
    if steps:
        qtbot.waitUntil(lambda: bench.player.t == steps[0])
    else:
        qtbot.waitUntil(lambda: "No later step matches" in window.statusBar().currentMessage())
    qtbot.waitUntil(lambda: not bench.session.busy)


def test_looking_for_what_is_far_away_can_be_cancelled(window: MainWindow, qtbot: QtBot) -> None:
    bench = show_pane(window)
    bench.session.set_start(api.start(HARD).problem.start)
    bench.search.heuristic.setCurrentIndex(bench.search.heuristic.findData("zero"))
    qtbot.keyClick(write(qtbot, bench, "depth = 99"), Key.Key_Return)
    qtbot.waitUntil(lambda: bench.narration.narrated.startswith("Searching until this holds: depth = 99"))
    assert "steps so far; pause to cancel." in bench.narration.narrated
    search = bench.player.moment_search
    assert search is not None and search.condition == parse("depth = 99")

    press_play(window, qtbot)

    qtbot.waitUntil(lambda: not bench.session.busy)
    assert (bench.player.moment_search, bench.player.t, bench.player.playing) == (None, 0, False)
    assert bench.session.unfinished


def test_a_scan_of_recorded_steps_says_where_it_is_and_can_be_cancelled(
    window: MainWindow, film: RunEntry, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moment_search, "SCAN_SECONDS", 0.0)
    for name in ("MIN_STEPS", "INITIAL_STEPS", "MAX_STEPS"):
        monkeypatch.setattr(step_scanner, name, 1)
    bench, player = show_pane(window), window.explore.player
    length = film.timeline.length
    qtbot.waitUntil(lambda: player.t == length)
    player.find(parse("depth = 99"), back=True)
    qtbot.waitUntil(lambda: f"of {number(length)}; pause to cancel." in bench.narration.narrated)
    assert player.moment_search is not None and player.moment_search.step < length

    press_play(window, qtbot)

    assert (player.moment_search, player.t, player.playing) == (None, length, False)
    qtbot.waitUntil(lambda: "pause to cancel" not in bench.narration.narrated)


# Breakpoints


def test_playing_stops_where_a_breakpoint_holds_and_says_so(window: MainWindow, qtbot: QtBot) -> None:
    bench = show_pane(window)
    write(qtbot, bench, "cheaper")
    click(qtbot, bench, bench.moments.stop)
    assert "cheaper" in lines(bench)

    assert play_out(qtbot, bench) == 13

    assert bench.player.held == (parse("cheaper"),)
    qtbot.waitUntil(
        lambda: bench.narration.narrated.startswith("Stopped here: a cheaper path to a node on OPEN is found.")
    )
    bench.player.step()
    assert bench.player.held == ()
    bench.player.seek(13)
    assert play_out(qtbot, bench) == 19  # it does not stop again at the same step
    bench.player.seek(0)
    assert play_out(qtbot, bench) == 13  # even if everything is already recorded


def test_all_breakpoints_that_hold_are_told(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    for result in ("cheaper", "g = 4", "f > 90", "solution", "expanded = 1 2 3/4 5 6/7 8 0"):
        bench.breakpoints.add(parse(result))
    stops = []
    while not (bench.player.at_end and stops):
        stops.append((play_out(qtbot, bench), [str(condition) for condition in bench.player.held]))
    assert (13, ["cheaper", "g = 4"]) in stops
    assert stops[-1] == (19, ["solution", "expanded = 1 2 3/4 5 6/7 8 0"])


def test_at_an_even_pace_too_it_stops_at_the_exact_step(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    bench.breakpoints.add(parse("cheaper"))
    for speed in (300.0, 10_000.0):
        bench.player.seek(0)
        bench.player.set_speed(speed)
        bench.player.play()
        qtbot.waitUntil(lambda: not bench.player.playing)
        assert bench.player.t == 13
    qtbot.waitUntil(lambda: not bench.session.busy)


def naive_stops(run: Any, conditions: tuple[Condition, ...]) -> list[int]:
    """Return the steps at which playing must stop: every step at which a condition holds, and the last one."""
    timeline, watch = Timeline(run.recording), ConditionSet(conditions, run.problem)
    return [t for t in range(1, timeline.length + 1) if watch.holding(timeline, t)]


TWICE = [(name, engine) for name in ALGORITHMS for engine in ("textbook", "compiled")
         if engine == "textbook" or name not in ("biastar", "rbfs", "smastar", "lrta", "hill",
         "simulated-annealing")]  # fmt: skip


@pytest.mark.parametrize(("algorithm", "engine"), TWICE)
def test_at_full_speed_both_engines_stop_at_every_such_step(
    window: MainWindow, qtbot: QtBot, algorithm: str, engine: str
) -> None:
    if engine == "compiled":
        preparing.load()
    bench, chance = window.explore, random.Random(algorithm)
    board = scramble(3, 3, 5)
    heuristic = "flicker" if ALGORITHMS[algorithm].informed else None
    configuration = Configuration.of(algorithm, heuristic, engine=engine)
    run = api.start(board, configuration)
    run.advance(3000)
    length, problem = run.recording.published.steps, run.problem
    state = run.recording.state(chance.randrange(run.recording.published.records))
    text = describe(problem, state)
    result = (f"board = {text}", "reopened", "iteration", f"expanded = {text}", "depth = 17")
    conditions = tuple(parse(part, problem) for part in result)
    wanted = [t for t in naive_stops(run, conditions) if t <= length][:6]
    bench.session.configure(configuration)
    bench.session.set_start(board)
    for condition in conditions:
        bench.breakpoints.add(condition)
    for t in wanted:
        assert play_out(qtbot, bench) == t
        assert bench.player.held == ConditionSet(conditions, problem).holding(Timeline(run.recording), t)
    assert bench.session.current is not None
    assert bench.session.current.run.engine == engine


def test_a_breakpoint_is_turned_off_changed_and_removed(window: MainWindow, qtbot: QtBot) -> None:
    bench = show_pane(window)
    pane = bench.moments
    for result in ("cheaper", "depth = 2"):
        write(qtbot, bench, result)
        click(qtbot, bench, pane.stop)
    assert pane.list.chosen() == parse("depth = 2")
    item = pane.list.currentItem()
    box = pane.list.visualItemRect(item)
    qtbot.mouseClick(pane.list.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(box.left() + 10, box.center().y()))
    qtbot.waitUntil(lambda: bench.breakpoints.lines == ["+ cheaper", "- depth = 2"])
    assert play_out(qtbot, bench) == 13

    pane.list.select(parse("depth = 2"))
    click(qtbot, bench, pane.toggle_action)
    assert bench.breakpoints.lines == ["+ cheaper", "+ depth = 2"]
    click(qtbot, bench, pane.edit)
    editor = pane.list.findChild(QLineEdit)
    assert isinstance(editor, QLineEdit)
    editor.setText("depth=x")
    qtbot.keyClick(editor, Key.Key_Return)
    qtbot.waitUntil(pane.entry.fault.isVisible)
    assert bench.breakpoints.lines == ["+ cheaper", "+ depth = 2"]

    pane.list.select(parse("depth = 2"))
    qtbot.keyClick(pane.list, Key.Key_F2)
    editor = pane.list.findChild(QLineEdit)
    assert isinstance(editor, QLineEdit)
    editor.setText("depth=3")
    qtbot.keyClick(editor, Key.Key_Return)
    qtbot.waitUntil(lambda: bench.breakpoints.lines == ["+ cheaper", "+ depth = 3"])
    assert not pane.entry.fault.isVisible()

    pane.list.select(parse("cheaper"))
    qtbot.keyClick(pane.list, Key.Key_Delete)
    assert bench.breakpoints.lines == ["+ depth = 3"]


@pytest.fixture
def settings() -> Settings:
    return Settings(None)


def test_breakpoints_are_there_the_next_time(qtbot: QtBot, settings: Settings) -> None:
    for kept in ([], ["+ cheaper", "- f > 12"]):
        window = open_window(settings)
        qtbot.addWidget(window)
        assert window.explore.breakpoints.lines == kept
        window.explore.breakpoints.restore(["+ cheaper", "- f > 12", "+ nonsense", "?"])
        window.close()


def test_jumping_passes_breakpoints_by(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    play_out(qtbot, bench)
    bench.breakpoints.add(parse("cheaper"))
    bench.player.seek(0)
    window.setFocus()
    press(qtbot, window, Key.Key_End)
    assert bench.player.t == 19


# Bookmarks


def test_bookmarks_are_made_gone_to_and_taken_off_by_keys(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    play_out(qtbot, bench)
    for t in (4, 13):
        bench.player.seek(t)
        press(qtbot, window, Key.Key_B, Modifier.ControlModifier)
    assert window.statusBar().currentMessage() == "Step 13 is now bookmarked."
    assert bench.player.marks == (4, 13)
    press(qtbot, window, Key.Key_F4, Modifier.ShiftModifier)
    assert bench.player.t == 4
    press(qtbot, window, Key.Key_F4, Modifier.ShiftModifier)
    assert window.statusBar().currentMessage() == "No bookmark before this step."
    press(qtbot, window, Key.Key_F4)
    assert bench.player.t == 13
    press(qtbot, window, Key.Key_B, Modifier.ControlModifier)
    assert bench.player.marks == (4,)
    press(qtbot, window, Key.Key_F4)
    assert window.statusBar().currentMessage() == "No bookmark after this step."


def test_a_bookmark_at_a_micro_step_returns_to_it(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    bench.player.seek(0)
    bench.player.step(5)
    qtbot.waitUntil(lambda: bench.player.t == 5)
    bench.player.micro_step()
    qtbot.waitUntil(lambda: bench.player.micro == 1)
    bench.player.micro_step()
    press(qtbot, window, Key.Key_B, Modifier.ControlModifier)
    assert bench.bookmarks.notes == {6: ""}
    bench.moments.mark_here()
    assert bench.moments.list.chosen() == 6
    bench.player.to_start()
    press(qtbot, window, Key.Key_F4)
    assert (bench.player.t, bench.player.micro) == (5, 2)
    press(qtbot, window, Key.Key_F4)
    assert window.statusBar().currentMessage() == "No bookmark after this step."
    bench.bookmarks.note(6, "here")
    bench.player.to_start()
    bench.bookmarks.go_to(6)
    assert (bench.player.t, bench.player.micro) == (5, 2)
    assert bench.scene()["parts"] == {"6": 2}


def test_a_bookmark_has_a_note_and_is_gone_to_from_the_list(window: MainWindow, qtbot: QtBot) -> None:
    bench = show_pane(window)
    play_out(qtbot, bench)
    bench.player.seek(6)
    click(qtbot, bench, bench.moments.mark)
    editor = bench.moments.list.findChild(QLineEdit)
    assert isinstance(editor, QLineEdit)
    qtbot.keyClicks(editor, "here it turns")
    qtbot.keyClick(editor, Key.Key_Return)
    qtbot.waitUntil(lambda: "Step 6: here it turns" in lines(bench))
    qtbot.waitUntil(lambda: bench.narration.narrated.startswith("“here it turns” Node"))

    bench.player.seek(0)
    bench.moments.list.select(6)
    click(qtbot, bench, bench.moments.go_to_action)
    assert (bench.player.t, bench.player.mode) == (6, Mode.SEARCH)
    bench.player.seek(0)
    bench.moments.list.setFocus()
    qtbot.keyClick(bench.moments.list, Key.Key_Return)
    assert bench.player.t == 6

    qtbot.keyClick(bench.moments.list, Key.Key_Delete)
    assert bench.player.marks == ()
    assert lines(bench)[-1].startswith("None yet")


def test_bookmarks_belong_to_the_run(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    play_out(qtbot, bench)
    bench.bookmarks.note(7, "first")
    first = bench.session.current
    assert first is not None
    bench.search.heuristic.setCurrentIndex(bench.search.heuristic.findData("misplaced"))
    assert bench.player.marks == ()
    play_out(qtbot, bench)
    bench.bookmarks.note(20, "second")

    bench.session.open(first)

    assert bench.player.marks == (7,)
    assert bench.bookmarks.notes == {7: "first"}


def test_on_another_bench_it_is_said_where_moments_are_found(window: MainWindow, qtbot: QtBot) -> None:
    window.show_bench("divide")
    for name in ("find", "find-back", "cheaper", "bookmark", "bookmark-next"):
        window.statusBar().clearMessage()
        window.commands.actions[name].trigger()
        assert window.statusBar().currentMessage() == "Breakpoints and bookmarks are available on the Explore bench."
    qtbot.waitUntil(lambda: not window.divide.divide.busy)


def test_moments_of_a_map_are_found_by_the_names_of_its_places(window: MainWindow, qtbot: QtBot) -> None:
    bench = show_pane(window)
    bench.breakpoints.restore(["+ expanded = 1 2 3/4 5 6/7 8 0"])  # a condition on a board: it never holds here
    box = bench.board.problem.box
    box.setCurrentIndex(box.findData("romania"))
    box.activated.emit(box.currentIndex())
    write(qtbot, bench, "expanded = Fagaras")
    click(qtbot, bench, bench.moments.stop)
    run = api.start(bench.session.problem, bench.session.configuration)
    run.advance(99)
    condition = parse("expanded = Fagaras", run.problem)
    steps = matching_steps(Timeline(run.recording), condition)[condition]
    assert [play_out(qtbot, bench) for _ in steps] == steps
    bench.player.seek(steps[0])
    bench.moments.entry.menu.aboutToShow.emit()
    assert "board = Fagaras" in {action.text().partition(" – ")[0] for action in bench.moments.entry.menu.actions()}

    write(qtbot, bench, "board = Nowhere")
    click(qtbot, bench, bench.moments.stop)
    assert "Nowhere" in bench.moments.entry.fault.sentence.text()


# Appearance


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_the_pane_is_cut(window: MainWindow, qtbot: QtBot, size: tuple[int, int], language: str) -> None:
    bench = show_pane(window)
    window.choose_language(language)
    window.resize(*size)
    bench.bookmarks.note(3, "x")
    write(qtbot, bench, "reopend")
    click(qtbot, bench, bench.moments.find_next)
    assert window.size().toTuple() == size
    bar = bench.lists.tabBar()
    assert sum(bar.minimumTabSizeHint(place).width() for place in range(bar.count())) <= bench.lists.width()
    for part in bench.moments.findChildren(QWidget):
        if part.isVisible() and part.parentWidget() in (bench.moments, bench.moments.entry):
            assert bench.moments.rect().contains(
                part.geometry().translated(part.parentWidget().mapTo(bench.moments, QPoint()))
            )
            assert part.width() >= part.minimumSizeHint().width()
    assert bench.moments.entry.fault.fault is not None
    assert bench.moments.entry.fault.sentence.text() == say(bench.moments.entry.fault.fault)


def test_a_fault_covers_no_heading_of_the_list(window: MainWindow, qtbot: QtBot) -> None:
    bench = show_pane(window)
    bench.moments.stop.trigger()
    fault, listed = bench.moments.entry.fault, bench.moments.list
    qtbot.waitUntil(fault.isVisible)
    qtbot.waitUntil(lambda: fault.geometry().bottom() >= listed.geometry().bottom() - 1)
    assert fault.y() > listed.y() + 2 * listed.fontMetrics().height()


def test_a_fault_leaves_every_line_of_the_list_in_reach_and_goes_with_its_text(
    window: MainWindow, qtbot: QtBot
) -> None:
    bench = show_pane(window)
    window.resize(1024, 768)
    fault, listed = bench.moments.entry.fault, bench.moments.list
    for limit in range(20, 26):
        bench.breakpoints.add(parse(f"f > {limit}"))

    def refuse() -> None:
        write(qtbot, bench, "foo > 3")
        click(qtbot, bench, bench.moments.stop)
        qtbot.waitUntil(fault.isVisible)

    settle()
    before, height = places(window), listed.viewport().height()
    refuse()
    settle()
    assert moved(before, places(window)) == []
    shown = listed.viewport().rect().translated(listed.viewport().mapTo(bench.moments, QPoint()))
    assert shown.bottom() <= fault.y()
    for limit in (20, 25):
        listed.select(parse(f"f > {limit}"))
        assert listed.viewport().rect().contains(listed.visualItemRect(listed.currentItem()).center())
    bench.moments.go_to_action.trigger()
    assert not fault.isVisible()
    qtbot.waitUntil(lambda: not bench.session.busy)
    refuse()
    bench.session.configure(Configuration.of("bfs"))
    qtbot.waitUntil(lambda: not fault.isVisible() and listed.viewport().height() == height)
    qtbot.waitUntil(lambda: not bench.session.busy)
