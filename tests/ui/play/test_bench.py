"""The Play bench, by clicks and keys."""

from __future__ import annotations

import json
import random
from collections import deque
from collections.abc import Iterator
from contextlib import AbstractContextManager
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox
from pytestqt.qtbot import QtBot
from support.bench_hosting import hosted

from workbench.formats.play_file import game_from_values, game_values
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.moves import OPPOSITE
from workbench.tiles.puzzle.scramble import scramble
from workbench.tiles.puzzle.solvability import is_solvable
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import colours, theme
from workbench.ui.play import advice as play_advice
from workbench.ui.play.appearance import PlayAppearance
from workbench.ui.play.bench import PlayBench
from workbench.ui.play.knowledge import Distance
from workbench.ui.runs.session import Session
from workbench.ui.shell.app import focus_ring
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import text

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # the offscreen screen cannot

LEFT = Qt.MouseButton.LeftButton
GOAL = goal_board("last", 3, 3)
NEAR = Board.parse("1 2 3/4 0 6/7 5 8")
KEYS = {"u": Qt.Key.Key_Down, "d": Qt.Key.Key_Up, "l": Qt.Key.Key_Right, "r": Qt.Key.Key_Left}
"""The arrow key for each move of the blank: it gives the direction of the tile."""


@pytest.fixture(autouse=True)
def _as_it_was(qapp: QApplication) -> Iterator[None]:
    assert qapp is not None
    yield
    look = theme()
    look.scheme, look.projector = "system", False
    look.apply()


class FakeClock:
    """A clock that returns the time to which it is set."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


@cache
def distances() -> dict[Board, int]:
    """Return the distances of 3×3 boards from the goal, up to 12 moves, by breadth-first search over `Board.moved`."""
    found, waiting = {GOAL: 0}, deque([GOAL])
    while waiting:
        board = waiting.popleft()
        if found[board] == 12:
            break
        for move in board.legal_moves():
            if (other := board.moved(move)) not in found:
                found[other] = found[board] + 1
                waiting.append(other)
    return found


@pytest.fixture
def first(session: Session, qtbot: QtBot) -> Iterator[PlayBench]:
    """The bench as it opens for the first time."""
    with hosted(lambda settings: PlayBench(session, settings), qtbot) as bench:
        yield bench


@pytest.fixture
def bench(first: PlayBench, qtbot: QtBot) -> Iterator[PlayBench]:
    """The bench with a board two moves from the goal."""
    start_near_goal(first)
    yield first
    qtbot.waitUntil(lambda: not first.play.advice.measuring)


def in_window(window: MainWindow) -> PlayBench:
    """Return the bench in the window, with a board two moves from the goal."""
    window.show_bench("play")
    bench = window.bench
    assert isinstance(bench, PlayBench)
    start_near_goal(bench)
    return bench


def start_near_goal(bench: PlayBench) -> None:
    bench.play.begin(NEAR, GOAL)
    bench.activateWindow()


def place(bench: PlayBench, cell: int) -> QPoint:
    """Return the centre of a cell in the view of the board."""
    layout = bench.board.view.current_layout()
    assert layout is not None
    return layout.centre(cell).toPoint()


def click(bench: PlayBench, qtbot: QtBot, cell: int) -> None:
    qtbot.mouseClick(bench.board.view, LEFT, pos=place(bench, cell))


def press(bench: PlayBench, qtbot: QtBot, name: str) -> None:
    qtbot.mouseClick(bench.panel.buttons[name], LEFT)


def test_it_opens_with_the_first_board(first: PlayBench) -> None:
    assert str(first.play.board) == "1 2 3/7 0 8/5 6 4"
    assert first.board.view.hasFocus() or first.focusProxy() is first.board.view


def test_undo_brings_back_the_game_that_a_new_game_has_replaced(bench: PlayBench, qtbot: QtBot) -> None:
    for move in "ul":
        qtbot.keyClick(bench.board.view, KEYS[move])
    moves, board = bench.play.game.moves, bench.play.board
    press(bench, qtbot, "new")
    qtbot.mouseClick(bench.new_game.start, LEFT)
    bench.activateWindow()
    new = bench.play.board
    assert bench.play.game.moves == "" and new != board
    assert bench.panel.buttons["undo"].isEnabled()
    assert bench.history.undo_key == "undo-game"
    bench.history.undo_change()
    assert (bench.play.game.moves, bench.play.board) == (moves, board)
    press(bench, qtbot, "redo")
    assert bench.play.board == new
    press(bench, qtbot, "undo")
    press(bench, qtbot, "reset")  # replaces it too
    assert bench.play.game.moves == ""
    press(bench, qtbot, "undo")
    assert (bench.play.game.moves, bench.play.board) == (moves, board)
    press(bench, qtbot, "undo")  # a move of this game
    assert bench.play.game.at == len(moves) - 1
    qtbot.keyClick(bench.board.view, KEYS["d" if moves[-1] != "d" else "u"])  # another move: nothing is left to redo
    assert not bench.play.history.can_redo


def test_clicks_and_keys_move_as_boards_do(bench: PlayBench, qtbot: QtBot) -> None:
    board = bench.play.board
    for move in "uldr":
        qtbot.keyClick(bench.board.view, KEYS[move])
        board = board.moved(move)
        assert bench.play.board == board
    click(bench, qtbot, board.moved("d").blank)
    board = board.moved("d")
    assert bench.play.board == board
    assert bench.panel.values["moves"].text() == "5"


def test_a_click_in_the_line_of_the_blank_slides_several(bench: PlayBench, qtbot: QtBot) -> None:
    qtbot.keyClick(bench.board.view, KEYS["l"])
    click(bench, qtbot, 5)
    assert bench.play.board == NEAR.replayed("lrr")
    assert bench.panel.values["moves"].text() == "3"
    click(bench, qtbot, 0)
    assert bench.play.board == NEAR.replayed("lrr"), "a tile of another line stays"


def test_arrow_keys_can_move_the_blank(bench: PlayBench, qtbot: QtBot) -> None:
    bench.panel.appearance.blank_wise.trigger()
    qtbot.keyClick(bench.board.view, Qt.Key.Key_Up)
    assert bench.play.board == NEAR.moved("u")


def test_the_arrow_of_a_hint_its_words_and_the_arrow_key_agree(bench: PlayBench, qtbot: QtBot) -> None:
    press(bench, qtbot, "hint")
    qtbot.waitUntil(lambda: bench.play.hint != "")
    assert bench.board.view.arrow == (7, 4), "upwards"
    qtbot.waitUntil(lambda: "slide tile 5 up" in bench.narration.text())
    after = NEAR.moved(bench.play.hint)
    qtbot.keyClick(bench.board.view, Qt.Key.Key_Up)
    assert bench.play.board == after


def test_undo_takes_back_a_click_that_slid_several_tiles(bench: PlayBench, qtbot: QtBot) -> None:
    start = NEAR.moved("l")
    bench.play.begin(start, GOAL)
    click(bench, qtbot, 5)
    click(bench, qtbot, 2)
    assert bench.play.game.moves == "rru"
    restored = game_from_values(start, GOAL, json.loads(json.dumps(game_values(bench.play.saved))))
    bench.play.open(restored)
    press(bench, qtbot, "undo")
    assert bench.play.board == start.replayed("rr")
    press(bench, qtbot, "undo")
    assert bench.play.board == start
    press(bench, qtbot, "redo")
    assert bench.play.board == start.replayed("rr")
    bench.player.step(-1)
    qtbot.keyClick(bench.board.view, KEYS["d"])
    for board in (start.moved("r"), start):
        press(bench, qtbot, "undo")
        assert bench.play.board == board


def test_enter_starts_the_new_game_from_every_control(bench: PlayBench, qtbot: QtBot) -> None:
    chosen = bench.new_game
    for control in (chosen.kind, chosen.rows, chosen.goal, chosen.seed, chosen.dice, chosen.start):
        press(bench, qtbot, "new")
        before = bench.play.game
        qtbot.keyClick(control, Qt.Key.Key_Return)
        assert not chosen.isVisible()
        assert bench.play.game is not before


def test_the_clock_stands_while_a_dialog_is_open(bench: PlayBench, qtbot: QtBot) -> None:
    watch = FakeClock()
    bench.play.now = watch
    bench.play.reset()
    qtbot.keyClick(bench.board.view, KEYS["u"])
    press(bench, qtbot, "new")
    watch.seconds += 50
    bench._new_panel.hide()
    watch.seconds += 2
    dialog = QDialog(bench)
    dialog.open()
    watch.seconds += 50
    dialog.reject()
    watch.seconds += 3
    assert bench.play.stopwatch.seconds == 5


def test_a_tile_is_dragged_into_the_blank_and_nowhere_else(bench: PlayBench, qtbot: QtBot) -> None:
    view = bench.board.view
    start, end = place(bench, 7), place(bench, 4)
    qtbot.mousePress(view, LEFT, pos=start)
    qtbot.mouseMove(view, start + QPoint(0, 60))
    assert bench.play.board == NEAR
    qtbot.mouseMove(view, end)
    qtbot.mouseRelease(view, LEFT, pos=end)
    assert bench.play.board == NEAR.moved("d")
    assert len(bench.play.game.moves) == 1


def test_moves_are_taken_back_and_made_again(window: MainWindow, qtbot: QtBot) -> None:
    bench = in_window(window)
    for move in "ul":
        qtbot.keyClick(bench.board.view, KEYS[move])
    qtbot.keyClick(bench.board.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert bench.play.board == NEAR.moved("u")
    press(bench, qtbot, "undo")
    assert bench.play.board == NEAR
    press(bench, qtbot, "redo")
    assert bench.play.board == NEAR.moved("u")
    qtbot.keyClick(bench.board.view, KEYS["d"])
    assert bench.play.game.moves == "ud", "what was taken back is forgotten by another move"


def test_a_hint_is_the_next_move_of_a_shortest_way_and_counted(bench: PlayBench, qtbot: QtBot) -> None:
    start = next(board for board, distance in distances().items() if distance == 12)
    bench.play.begin(start, GOAL)
    for left in range(12, 6, -1):
        press(bench, qtbot, "hint")
        qtbot.waitUntil(lambda: bench.play.hint != "")
        assert distances()[bench.play.board.moved(bench.play.hint)] == left - 1
        assert bench.board.view.arrow == (bench.play.board.moved(bench.play.hint).blank, bench.play.board.blank)
        qtbot.keyClick(bench.board.view, KEYS[bench.play.hint])
    assert bench.panel.values["hints"].text() == "6"


def test_a_game_is_won_and_kept_with_its_surplus(bench: PlayBench, qtbot: QtBot) -> None:
    for move in "ud":
        qtbot.keyClick(bench.board.view, KEYS[move])
    assert not bench.banner.isVisible()
    for move in "dr":
        qtbot.keyClick(bench.board.view, KEYS[move])
    assert bench.play.board == GOAL
    assert bench.banner.isVisible()
    qtbot.waitUntil(lambda: bench.play.records.games()[-1].exact)
    assert bench.banner.headline.text() == "Solved in 4 moves, 2 more than needed"
    game = bench.play.records.games()[0]
    assert (game.moves, game.least, game.hints) == (4, 2, 0)
    qtbot.keyClick(bench.board.view, KEYS["l"])
    assert bench.play.board == GOAL, "the game is over"


def test_the_chart_tells_the_distances_and_the_mistakes(bench: PlayBench, qtbot: QtBot) -> None:
    assert bench.chart.table() is None
    for move in "uddr":
        qtbot.keyClick(bench.board.view, KEYS[move])
    qtbot.waitUntil(lambda: not bench.play.advice.measuring)
    table = bench.chart.table()
    assert table is not None
    boards = NEAR.path("uddr")
    assert [row[1] for row in table[1:]] == [str(distances()[board]) for board in boards]
    qtbot.waitUntil(lambda: 'href="1"' in bench.chart.assessment.text())
    assert bench.play.player.marks == (1,)
    assert bench.chart.figure() is not None
    assert bench.chart.plot is not None
    assert bench.chart.plot.seen[0] < 0 and bench.chart.plot.seen[1] > 4  # no point is clipped by the frame
    bench.chart.assessment.linkActivated.emit("1")
    assert bench.play.board == boards[1]


def test_a_long_list_of_mistakes_ends_in_one_ellipsis(bench: PlayBench) -> None:
    listed = bench.chart._assessment([Distance(20 + place, True) for place in range(16)])
    assert listed.endswith(", …")


def test_a_solution_is_watched_from_here_and_left(bench: PlayBench, qtbot: QtBot) -> None:
    qtbot.keyClick(bench.board.view, KEYS["u"])
    bench.player.set_speed(1000.0)
    press(bench, qtbot, "solve")
    qtbot.waitUntil(lambda: bench.play.solution is not None and bench.player.at_end and not bench.player.playing)
    assert bench.play.board == GOAL
    assert bench.play.solution is not None
    assert bench.play.solution.shortest
    assert len(bench.play.solution.moves) == 3
    assert bench.panel.values["moves"].text() == "4"
    press(bench, qtbot, "back")
    assert bench.play.board == NEAR.moved("u")
    assert bench.panel.values["moves"].text() == "1"
    assert bench.play.records.games() == ()


def test_one_can_play_on_from_a_solution_which_is_not_counted(bench: PlayBench, qtbot: QtBot) -> None:
    press(bench, qtbot, "solve")
    qtbot.waitUntil(lambda: bench.play.solution is not None)
    bench.player.pause()
    bench.player.seek(1)
    press(bench, qtbot, "on")
    assert bench.play.board == NEAR.moved("d")
    qtbot.keyClick(bench.board.view, KEYS["r"])
    assert bench.play.game.finished
    assert bench.play.records.games() == ()
    assert text("play-won-helped") in bench.banner.detail.text()


def test_the_watch_starts_with_the_first_move_and_stands_in_a_pause(window: MainWindow, qtbot: QtBot) -> None:
    bench = in_window(window)
    watch = FakeClock()
    bench.play.now = watch
    bench.play.reset()
    watch.seconds += 50
    assert bench.play.stopwatch.seconds == 0
    qtbot.keyClick(bench.board.view, KEYS["u"])
    watch.seconds += 5
    assert bench.play.stopwatch.seconds == 5
    press(bench, qtbot, "pause")
    assert bench.board.view.picture is None, "the tiles are covered"
    watch.seconds += 100
    assert bench.play.stopwatch.seconds == 5
    press(bench, qtbot, "pause")
    watch.seconds += 2
    bench.window().hide()
    watch.seconds += 100
    bench.window().show()
    watch.seconds += 1
    assert bench.play.stopwatch.seconds == 8
    window.show_bench("explore")
    watch.seconds += 100
    window.show_bench("play")
    assert bench.play.stopwatch.seconds == 8


def test_a_new_game_of_any_size_and_seed(bench: PlayBench, qtbot: QtBot) -> None:
    press(bench, qtbot, "new")
    chosen = bench.new_game
    chosen.rows.setValue(2)
    chosen.columns.setValue(10)
    chosen.seed.setText("7")
    qtbot.mouseClick(chosen.start, LEFT)
    assert bench.play.board.shape == (2, 10)
    assert not chosen.isVisible()
    press(bench, qtbot, "new")
    chosen.seed.setText("seven")
    qtbot.mouseClick(chosen.start, LEFT)
    assert chosen.fault.fault is not None
    bench._new_panel.hide()


def test_a_new_game_exactly_so_many_moves_from_the_goal(bench: PlayBench, qtbot: QtBot) -> None:
    press(bench, qtbot, "new")
    chosen = bench.new_game
    chosen.kind.setCurrentIndex(chosen.kind.findData("exact"))
    chosen.moves.setValue(9)
    qtbot.mouseClick(chosen.start, LEFT)
    qtbot.waitUntil(lambda: not chosen.isVisible())
    assert distances()[bench.play.board] == 9
    press(bench, qtbot, "new")
    chosen.rows.setValue(2)
    chosen.columns.setValue(2)
    qtbot.mouseClick(chosen.start, LEFT)
    qtbot.waitUntil(lambda: chosen.fault.fault is not None)
    bench._new_panel.hide()


@pytest.mark.parametrize("kind", ["uniform", "exact"])
def test_a_new_game_has_the_goal_that_is_chosen(bench: PlayBench, qtbot: QtBot, kind: str) -> None:
    press(bench, qtbot, "new")
    chosen = bench.new_game
    chosen.kind.setCurrentIndex(chosen.kind.findData(kind))
    chosen.goal.setCurrentIndex(chosen.goal.findData("first"))
    chosen.moves.setValue(3)
    chosen.rows.setValue(2)
    qtbot.mouseClick(chosen.start, LEFT)
    qtbot.waitUntil(lambda: not chosen.isVisible())
    game = bench.play.game
    assert str(game.goal) == "0 1 2/3 4 5"
    assert is_solvable(game.start, game.goal)
    qtbot.waitUntil(lambda: bench.play.advice.optimum.exact)
    assert kind == "uniform" or bench.play.advice.optimum.moves == 3


def test_tiles_slide_as_fast_as_is_chosen_and_watched_ones_at_their_leisure(bench: PlayBench, qtbot: QtBot) -> None:
    looks, view = bench.panel.appearance, bench.board.view
    for name, pace in (("slow", 1000), ("once", 0), ("quick", 120)):
        looks.paces[name].trigger()
        bench.play.reset()
        qtbot.keyClick(view, KEYS["u"])
        assert view.slide_ms == pace
    bench.play.reset()
    bench.play.solve()
    qtbot.waitUntil(lambda: bench.play.solution is not None)
    assert view.slide_ms == 1000
    bench.play.leave_solution()


def test_the_pace_is_kept(qtbot: QtBot, tmp_path: Path) -> None:
    kept = tmp_path / "settings.json"
    first = PlayAppearance(Settings(kept))
    qtbot.addWidget(first)
    assert first.pace == 120
    first.paces["once"].trigger()
    second = PlayAppearance(Settings(kept))
    qtbot.addWidget(second)
    assert second.pace == 0


def test_an_optimum_that_another_bench_has_proved_is_the_optimum_of_the_game(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play_advice, "OPTIMUM", 0.0)
    window.show_bench("play")
    play, optima, goal = window.bench.play, window.explore.session.optima, goal_board("last", 5, 5)
    first, second = (scramble(5, 5, seed, goal, 30) for seed in (1, 5))
    play.begin(first, goal)
    assert not play.advice.optimum.exact
    optima.learn_moves(first, goal, 28)
    assert play.advice.optimum == Distance(28, True) and window.bench.panel.values["optimum"].text() == "28"
    play.begin(second, goal)
    play.advice.learn_optimum(30)
    assert optima.moves(second, goal) == 30


def test_of_a_board_without_a_known_optimum_no_more_is_told_than_is_known(
    bench: PlayBench, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for limit in ("OPTIMUM", "EACH", "WHOLE"):
        monkeypatch.setattr(play_advice, limit, 0.05)
    goal = goal_board("last", 5, 5)
    dice, way, start = random.Random(5), "", goal
    while len(way) < 90:
        move = dice.choice([move for move in start.legal_moves() if not way.endswith(OPPOSITE[move])])
        way, start = way + move, start.moved(move)
    bench.play.begin(start, goal)
    bound = bench.play.advice.optimum
    assert not bound.exact
    qtbot.waitUntil(lambda: not bench.play.advice.searching_optimum)
    assert bench.panel.values["optimum"].text().startswith("≥ ")
    for move in "".join(OPPOSITE[move] for move in reversed(way)):
        qtbot.keyClick(bench.board.view, KEYS[move])
    assert bench.play.game.finished
    qtbot.waitUntil(lambda: not bench.play.advice.measuring)
    assert bench.play.won is not None and not bench.play.won.exact
    assert "at least" in bench.banner.headline.text()


def test_a_named_board_brings_its_goal(bench: PlayBench, qtbot: QtBot) -> None:
    press(bench, qtbot, "new")
    chosen = bench.new_game
    chosen.kind.setCurrentIndex(chosen.kind.findData("named"))
    chosen.named.setCurrentIndex(chosen.named.findData("nilsson"))
    qtbot.mouseClick(chosen.start, LEFT)
    assert str(bench.play.board) == "2 8 3/1 6 4/7 0 5"
    assert str(bench.play.game.goal) == "1 2 3/8 0 4/7 6 5"


def test_the_board_goes_to_explore(window: MainWindow, qtbot: QtBot) -> None:
    bench = in_window(window)
    qtbot.keyClick(bench.board.view, KEYS["u"])
    press(bench, qtbot, "explore")
    assert window.bench is window.explore
    assert window.explore.session.start_board == NEAR.moved("u")


def test_a_game_with_its_own_goal_does_not_leave_it_behind_in_explore(window: MainWindow, qtbot: QtBot) -> None:
    bench, session = in_window(window), window.explore.session
    usual = session.goal_board
    bench._begin(Board.parse("2 8 3/1 6 4/7 0 5"), Board.parse("1 2 3/8 0 4/7 6 5"))
    press(bench, qtbot, "explore")
    assert str(session.goal_board) == "1 2 3/8 0 4/7 6 5"
    window.explore.board.editing.enter("8 6 7/2 5 4/3 0 1")
    assert (str(session.start_board), session.goal_board) == ("8 6 7/2 5 4/3 0 1", usual)
    session.history.undo()
    assert str(session.goal_board) == "1 2 3/8 0 4/7 6 5"


def test_a_picture_is_cut_into_tiles_and_what_is_none_is_refused(
    bench: PlayBench, qtbot: QtBot, tmp_path: Path
) -> None:
    image = QImage(90, 90, QImage.Format.Format_RGB32)
    image.fill(QColor("red"))
    drawing = tmp_path / "drawing.svg"
    drawing.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
    )
    for name in ("a.png", "b.jpg"):
        assert image.save(str(tmp_path / name))
        assert bench.panel.appearance.use_picture(str(tmp_path / name))
    assert bench.board.view.grab().toImage().pixelColor(place(bench, 8) + QPoint(9, 9)).red() > 240
    assert bench.panel.appearance.use_picture(str(drawing))
    for content in (b"", b"text", b"<svg", b"\x89PNG\r\n\x1a\nbroken", b"<html></html>"):
        wrong = tmp_path / "wrong.png"
        wrong.write_bytes(content)
        assert not bench.panel.appearance.use_picture(str(wrong))
        box = bench.findChild(QMessageBox)
        assert box is not None
        assert "wrong.png" in box.text()
        box.close()
        qtbot.waitUntil(lambda: bench.findChild(QMessageBox) is None)
    bench.panel.appearance.numbers.trigger()
    assert bench.board.view.image is None


def test_games_are_listed_copied_and_cleared(bench: PlayBench, qtbot: QtBot) -> None:
    for _ in range(2):
        bench.play.reset()
        for move in "dr":
            qtbot.keyClick(bench.board.view, KEYS[move])
    bench.tabs.setCurrentWidget(bench.statistics)
    qtbot.mouseClick(bench.statistics.copy, LEFT)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[1].startswith("3×3,2,0.00,2,2,")
    bench.statistics.faces.choose("games")
    qtbot.mouseClick(bench.statistics.copy, LEFT)
    assert len(QGuiApplication.clipboard().text().splitlines()) == 3
    qtbot.mouseClick(bench.statistics.clear, LEFT)
    box = bench.findChild(QMessageBox)
    assert box is not None
    qtbot.mouseClick(box.buttons()[0], LEFT)
    assert bench.play.records.games() == ()


def test_a_scene_is_shown_again_and_a_wrong_one_changes_nothing(bench: PlayBench, qtbot: QtBot) -> None:
    for move in "ul":
        qtbot.keyClick(bench.board.view, KEYS[move])
    press(bench, qtbot, "undo")
    scene = bench.scene()
    bench.play.begin(Board.parse("1 2/0 3"), goal_board("last", 2, 2))
    bench.show_scene(scene)
    assert bench.scene() == scene
    assert bench.play.board == NEAR.moved("u")
    for wrong in ({"moves": "uuu"}, {"at": 99}, {"seconds": "x"}, {"run": "2x2:2 1/3 0"}, {"run": "romania"}):
        with pytest.raises(Fault):
            bench.show_scene(scene | wrong)
        assert bench.scene() == scene


def test_a_game_goes_on_after_a_restart(
    session: Session, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    watch = FakeClock()

    def opened() -> AbstractContextManager[PlayBench]:
        settings = Settings(tmp_path / "settings.json")
        return hosted(lambda settings: PlayBench(session, settings), qtbot, settings)

    with opened() as bench:
        bench.play.begin(NEAR, GOAL)
        bench.play.now = watch
        bench.play.reset()
        qtbot.keyClick(bench.board.view, KEYS["u"])
        qtbot.keyClick(bench.board.view, KEYS["l"])
        watch.seconds += 12
        press(bench, qtbot, "undo")
    with opened() as bench:
        assert bench.play.board == NEAR.moved("u")
        assert bench.play.game.moves == "ul"
        assert 12 <= bench.play.stopwatch.seconds < 60
        for move in "ddr":
            qtbot.keyClick(bench.board.view, KEYS[move])
        qtbot.waitUntil(lambda: not bench.play.advice.measuring)
    with opened() as bench:
        assert [(game.moves, game.exact) for game in bench.play.records.games()] == [(4, True)]
        bench.chart.load()
        qtbot.waitUntil(lambda: len(bench.chart.table() or ()) == 6 and bench.play.player.marks == (1,))
        assert {row[2] for row in (bench.chart.table() or [])[1:]} == {text("play-yes")}


def fits(bench: PlayBench) -> bool:
    """Return whether the window is large enough for the bench."""
    stack, least, window = bench.parentWidget(), bench.minimumSizeHint(), bench.window()
    assert stack is not None
    shown = window.rect() & QRect(bench.mapTo(window, QPoint()), bench.size())
    return least.width() <= stack.width() and least.height() <= shown.height()


def truncated_buttons(bench: PlayBench) -> list[str]:
    """Return the texts of the buttons that are truncated."""
    window = bench.window()
    return [
        button.text()
        for button in (*bench.panel.buttons.values(), bench.banner.new)
        if button.isVisible()
        and (
            button.width() < button.minimumSizeHint().width()
            or not window.rect().contains(button.mapTo(window, button.rect().bottomRight()))
        )
    ]


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800)])
def test_no_button_is_cut_in_any_look(window: MainWindow, qtbot: QtBot, size: tuple[int, int]) -> None:
    bench = in_window(window)
    for code in ("en", "ru", "cs", "vi"):
        window.choose_language(code)
        for projector in (False, True):
            window.modes.set_projector(projector)
            window.resize(*size)
            bench.play.begin(NEAR, GOAL)
            for move in "uddr":
                bench.play.make(move)
            qtbot.waitUntil(lambda: fits(bench) and not truncated_buttons(bench))
    window.modes.set_projector(False)
    window.choose_language("en")


def test_a_tile_is_slid_by_touch(bench: PlayBench, qtbot: QtBot) -> None:
    device = QTest.createTouchDevice()
    view = bench.board.view
    QTest.touchEvent(view, device).press(1, place(bench, 7), view).commit()
    QTest.touchEvent(view, device).release(1, place(bench, 7), view).commit()
    qtbot.waitUntil(lambda: bench.play.board == NEAR.moved("d"))


def test_another_game_forgets_what_was_asked_of_the_one_before(bench: PlayBench, qtbot: QtBot) -> None:
    hard, other = Board.parse("8 6 7/2 5 4/3 0 1"), Board.parse("1 2 3/8 0 4/7 6 5")
    bench.play.begin(hard, GOAL)
    press(bench, qtbot, "solve")
    bench.play.begin(other.replayed("ul"), other)
    assert not bench.play.advice.busy
    qtbot.waitUntil(lambda: not bench.play.advice.searching_optimum)
    assert bench.play.solution is None
    assert bench.panel.values["optimum"].text() == "2"
    press(bench, qtbot, "hint")
    qtbot.waitUntil(lambda: bench.play.hint == "r")


@pytest.mark.parametrize("language", ["en", "vi"])
@pytest.mark.parametrize("scheme", ["light", "contrast"])
def test_what_is_said_where_no_game_was_won_is_never_cut(
    scheme: str, language: str, window: MainWindow, qtbot: QtBot
) -> None:
    """In the smallest window, in Projector mode: the first and the last row of pixels are empty; others are not."""
    bench = in_window(window)
    window.choose_scheme(scheme)
    window.choose_language(language)
    window.resize(1024, 768)
    window.modes.set_projector(True)
    bench.tabs.setCurrentWidget(bench.statistics)
    for move in "dr":
        bench.play.make(move)
    qtbot.waitUntil(bench.settled)
    bench.play.records.clear()
    view = bench.statistics.tables["sizes"].viewport()
    picture = view.grab().toImage()
    ground = picture.pixel(0, 0)
    rows = [{picture.pixel(x, y) for x in range(picture.width())} for y in range(picture.height())]
    assert rows[0] == rows[-1] == {ground}
    assert any(row != {ground} for row in rows)


def test_the_board_has_one_frame_where_the_keyboard_is(bench: PlayBench, qtbot: QtBot) -> None:
    theme().choose("contrast")
    view = bench.board.view
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    assert focus_ring().ring is not None
    layout, colour = view.current_layout(), QColor(colours().accent).rgb()
    assert layout is not None
    picture = view.grab().toImage()
    middle = round(layout.tray.center().y())
    edge = {picture.pixel(x, middle) for x in range(picture.width() // 2)}
    assert colour not in edge


def test_the_goal_is_shown_beside_the_counters(bench: PlayBench) -> None:
    shown = bench.panel.goal
    assert shown.isVisible() and shown.goal == GOAL
    other = goal_board("first", 3, 3)
    bench.play.begin(Board.parse("1 0 2/3 4 5/6 7 8"), other)
    assert shown.isVisible() and shown.goal == other and shown.toolTip() == str(other)
