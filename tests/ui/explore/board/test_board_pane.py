"""The board pane with mouse and keyboard: slide, swap, type, undo, scramble, choose a goal, show facts."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QDropEvent, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.cut_texts import cut

from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import FIRST, LAST, goal_board, goal_name
from workbench.tiles.puzzle.scramble import scramble
from workbench.tiles.puzzle.solvability import check
from workbench.ui.base.retranslation import retranslator
from workbench.ui.base.theme import theme
from workbench.ui.base.undoing import REDO_KEYS, UNDO_KEYS, Undoing
from workbench.ui.explore.board.pane import GOAL, NOW, SOLUTION, START, BoardPane
from workbench.ui.player.mode import Mode
from workbench.ui.player.player import Player
from workbench.ui.runs.run_entry import RunEntry
from workbench.ui.runs.session import Session
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import LANGUAGES

LEFT = Qt.MouseButton.LeftButton
FIRST_BOARD = Board.parse("1 2 3/7 0 8/5 6 4")
LAST_3 = goal_board(LAST, 3, 3)


@pytest.fixture
def player(session: Session) -> Player:
    """Return a player for the session's current run, connected as in a bench."""
    player = Player(session)

    def play(kept: RunEntry | None) -> None:
        player.open(kept.timeline if kept else None, over=kept is None or kept.run.status.finished)

    session.run_changed.connect(play)
    play(session.current)
    return player


@pytest.fixture
def pane(session: Session, player: Player, qtbot: QtBot) -> BoardPane:
    pane = BoardPane(session, player)
    qtbot.addWidget(pane)
    actions = QAction(pane), QAction(pane)
    for action, keys in zip(actions, (UNDO_KEYS, REDO_KEYS), strict=True):
        action.setShortcuts([QKeySequence(key) for key in keys])
        pane.addAction(action)
    undoing = Undoing(pane, *actions, lambda: pane.editing.history)
    for action, act in zip(actions, (undoing.undo_change, undoing.redo_change), strict=True):
        action.triggered.connect(act)
    pane.resize(300, 560)
    pane.show()
    qtbot.waitActive(pane)
    return pane


def at(pane: BoardPane, cell: int) -> QPoint:
    layout = pane.editor.view.current_layout()
    assert layout is not None
    return layout.centre(cell).toPoint()


def click(pane: BoardPane, qtbot: QtBot, *cells: int) -> None:
    for cell in cells:
        qtbot.mouseClick(pane.editor.view, LEFT, pos=at(pane, cell))


def type_board(pane: BoardPane, qtbot: QtBot, typed: str) -> None:
    line = pane.editor.entry.line
    line.setFocus()
    line.selectAll()
    qtbot.keyClicks(line, typed)


def press(pane: BoardPane, qtbot: QtBot, name: str) -> None:
    qtbot.mouseClick(pane.faces.buttons[name], LEFT)


def solve(session: Session, qtbot: QtBot) -> None:
    with qtbot.waitSignal(session.finished):
        session.advance_to(None)


# Slide and swap


def test_a_click_beside_the_blank_slides_the_tile(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    click(pane, qtbot, 5)
    assert session.start_board == FIRST_BOARD.moved("r")
    assert session.goal_board == LAST_3


def test_a_click_in_the_blanks_line_slides_all_between(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    click(pane, qtbot, 1, 7)
    assert session.start_board == FIRST_BOARD.replayed("udd")


def test_a_click_elsewhere_slides_nothing(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    click(pane, qtbot, 0)
    assert session.start_board == FIRST_BOARD
    assert not pane.editor.undo.isEnabled()


def test_arrow_keys_move_a_tile_where_it_can_go(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    pane.editor.view.setFocus()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Down):
        qtbot.keyClick(pane.editor.view, key)
    assert session.start_board == FIRST_BOARD.replayed("ru")


def test_arrow_keys_move_in_explore_what_they_move_in_play(window: MainWindow, qtbot: QtBot) -> None:
    editor, session = window.explore.board.editor, window.explore.session
    assert "move a tile" in editor.mode.buttons["slide"].toolTip()
    window.show_bench("play")
    window.bench.panel.appearance.blank_wise.trigger()
    window.show_bench("explore")
    assert "move the blank" in editor.mode.buttons["slide"].toolTip()
    qtbot.keyClick(editor.view, Qt.Key.Key_Up)
    assert session.start_board == FIRST_BOARD.replayed("u")


def test_two_clicks_swap_two_tiles(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    qtbot.mouseClick(pane.editor.mode.buttons["swap"], LEFT)
    click(pane, qtbot, 0)
    assert pane.editor.view.picked == 0
    click(pane, qtbot, 8)
    assert session.start_board == FIRST_BOARD.swapped(0, 8)
    assert pane.editor.view.picked is None


def test_a_tile_clicked_twice_is_put_back(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    qtbot.mouseClick(pane.editor.mode.buttons["swap"], LEFT)
    click(pane, qtbot, 3, 3)
    assert pane.editor.view.picked is None
    assert session.start_board == FIRST_BOARD


def test_a_drag_swaps_two_tiles(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    qtbot.mouseClick(pane.editor.mode.buttons["swap"], LEFT)
    qtbot.mousePress(pane.editor.view, LEFT, pos=at(pane, 2))
    qtbot.mouseRelease(pane.editor.view, LEFT, pos=at(pane, 6))
    assert session.start_board == FIRST_BOARD.swapped(2, 6)


def test_a_swap_is_made_with_the_keyboard_alone(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    pane.editor.mode.setFocus()
    qtbot.keyClick(pane.editor.mode, Qt.Key.Key_Right)
    assert pane.editor.mode.choice == "swap"
    view = pane.editor.view
    view.setFocus()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Return):
        qtbot.keyClick(view, key)
    assert session.start_board == FIRST_BOARD.swapped(0, 4)


# Facts


def test_the_card_follows_the_board(pane: BoardPane, qtbot: QtBot) -> None:
    values = pane.editor.card.values
    qtbot.waitUntil(lambda: values["optimum"].text() == "10")
    assert (values["misplaced"].text(), values["manhattan"].text()) == ("5", "10")
    type_board(pane, qtbot, "1 2 3 4 5 6 7 0 8")
    assert (values["misplaced"].text(), values["manhattan"].text()) == ("1", "1")
    qtbot.waitUntil(lambda: values["optimum"].text() == "1")
    type_board(pane, qtbot, "korf24:1")
    assert values["optimum"].text() == "95", "it is published, and known without a search"
    assert "korf24:1: Number 1 of the fifty 24-puzzles of Korf and Felner (2002)" in values["optimum"].toolTip()


def test_an_optimum_that_is_not_quick_is_not_waited_for(pane: BoardPane, qtbot: QtBot) -> None:
    type_board(pane, qtbot, str(scramble(5, 5, seed=1)))
    optimum = pane.editor.card.values["optimum"]
    assert optimum.text() == "…"
    qtbot.waitUntil(lambda: optimum.text() == "—", timeout=60_000)
    assert "20,000 expansions" in optimum.toolTip()


def test_a_swap_is_answered_by_the_swap_that_undoes_the_harm(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    badge = pane.editor.badge
    assert badge.verdict.text() == "Solvable: 8 inversions, even"
    assert not badge.nearest.isVisible()
    qtbot.mouseClick(pane.editor.mode.buttons["swap"], LEFT)
    assert badge.swap_hint.isVisible()
    click(pane, qtbot, 0, 1)
    assert badge.verdict.text() == "Unsolvable: 9 inversions, odd"
    found = check(session.start_board, LAST_3)
    assert badge.nearest.text() == "Fix: swap 6 and 8"
    qtbot.mouseClick(badge.nearest, LEFT)
    assert session.start_board == found.nearest
    assert badge.verdict.text().startswith("Solvable")
    assert not badge.nearest.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", ["1 2 3/7 0 8/5 6 4", str(scramble(4, 4, seed=1))])
def test_the_board_stays_where_it_is_while_it_is_edited(
    pane: BoardPane, session: Session, qtbot: QtBot, board: str, language: str
) -> None:
    theme().apply()
    retranslator().choose(language)
    session.set_start(Board.parse(board))
    for _ in range(5):  # a layout requests another one until every widget has its place
        QApplication.processEvents()
    place = pane.editor.view.geometry()
    first = pane.editor.mode.geometry()

    def still() -> bool:
        QApplication.processEvents()
        return (pane.editor.view.geometry(), pane.editor.mode.geometry()) == (place, first)

    qtbot.mouseClick(pane.editor.tools.scramble, LEFT)
    assert pane.editor.origin_label.isVisible()
    assert still()
    qtbot.mouseClick(pane.editor.mode.buttons["swap"], LEFT)
    assert still()
    for cells in ((0, 1), (2, 3)):
        click(pane, qtbot, *cells)
        assert still()
    retranslator().choose("en")


def test_the_goal_is_named_beside_the_start_and_can_be_looked_at(
    pane: BoardPane, session: Session, qtbot: QtBot
) -> None:
    goal = pane.editor.goal
    assert goal.isVisible() and goal.text() == "Goal: blank last"
    type_board(pane, qtbot, "korf:1")
    assert (goal.isVisible(), goal.text()) == (True, "Goal: blank first")
    session.set_boards(FIRST_BOARD, LAST_3.moved("u"))
    assert goal.text() == "Custom goal"
    qtbot.mouseClick(goal, LEFT)
    assert pane.faces.choice == GOAL
    assert not goal.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_under_the_verdict_are_not_cut(window: MainWindow, language: str) -> None:
    window.resize(1440, 900)
    window.choose_language(language)
    editor = window.explore.board.editor
    editor.mode.buttons["swap"].click()
    QApplication.processEvents()
    window.explore.board.editing.scramble(1, None)
    swap_hint, origin = editor.badge.swap_hint, editor.origin_label
    for note, mode in ((swap_hint, "swap"), (origin, "slide")):
        editor.mode.buttons[mode].click()
        QApplication.processEvents()
        assert note.isVisible() and not editor.goal_name.isVisible()
        assert note.fontMetrics().horizontalAdvance(note.text()) <= note.width(), note.text()
        assert editor.goal_picture.isVisible()


def test_a_scramble_after_a_board_with_its_own_goal_keeps_the_size(
    pane: BoardPane, session: Session, qtbot: QtBot
) -> None:
    type_board(pane, qtbot, "korf:88")
    pane.editing.scramble_again()
    assert session.goal_board == goal_board(LAST, 4, 4)
    pane.editing.history.undo()
    assert session.goal_board == goal_board(FIRST, 4, 4)
    pane.editing.scramble_again()
    assert session.goal_board == goal_board(LAST, 4, 4)


def test_a_board_that_brings_its_goal_does_not_leave_it_behind(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    first = goal_board("first", 4, 4)
    for leave in (
        lambda: type_board(pane, qtbot, "1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15"),
        lambda: pane.editing.scramble(1, 20),
        lambda: pane.editing.resize(3, 3),
    ):
        type_board(pane, qtbot, "korf:1")
        assert session.goal_board == first
        pane.editing.move("u")
        type_board(pane, qtbot, "korf:2")
        assert session.goal_board == first
        leave()
        assert goal_name(session.goal_board) == "last"
    session.bring(first.moved("r"), first)  # as Play, Audit, Compare and Experiments do
    type_board(pane, qtbot, "1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15")
    assert goal_name(session.goal_board) == "last"
    session.set_boards(first.moved("r"), first)
    type_board(pane, qtbot, "1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15")
    assert session.goal_board == first, "this goal was chosen"


def test_the_goal_is_in_sight_beside_a_board_with_its_estimate(window: MainWindow) -> None:
    bench = window.explore
    bench.player.micro_step()
    bench.board.show_face(NOW)
    bench.inspector.refresh()
    bench.stage.refresh()
    for picture in (bench.board.now.goal, bench.inspector.goal, bench.stage.goal):
        assert picture.goal == bench.session.goal_board and not picture.isHidden()


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # not possible on the offscreen screen
def test_the_reason_is_given_on_demand(pane: BoardPane, qtbot: QtBot) -> None:
    badge = pane.editor.badge
    assert not badge.reason.isVisible()
    qtbot.mouseClick(badge.why, LEFT)
    assert badge.reason.isVisible()
    assert "with 3 columns" in badge.reason.text()
    qtbot.keyClick(badge.reason.window(), Qt.Key.Key_Escape)
    assert not badge.reason.isVisible()


def test_inversions_are_drawn_when_asked_for(pane: BoardPane) -> None:
    pane.editor.inversions.trigger()
    picture = pane.editor.view.picture
    assert picture is not None
    assert picture.inversions is not None
    assert len(picture.inversions) == 8
    pane.editor.inversions.trigger()
    picture = pane.editor.view.picture
    assert picture is not None
    assert picture.inversions is None


def test_a_hidden_pane_does_nothing_on_the_side(pane: BoardPane, qtbot: QtBot) -> None:
    type_board(pane, qtbot, str(scramble(5, 5, seed=1)))
    pane.hide()  # a thread that is still running makes every test fail
    pane.show()
    optimum = pane.editor.card.values["optimum"]
    qtbot.waitUntil(lambda: optimum.text() == "—", timeout=60_000)


# Typing


def test_a_typed_board_is_searched_from(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    type_board(pane, qtbot, "867254301")
    assert session.start_board == Board.parse("8 6 7/2 5 4/3 0 1")
    qtbot.keyClick(pane.editor.entry.line, Qt.Key.Key_Return)
    assert pane.editor.entry.line.text() == "8 6 7/2 5 4/3 0 1"
    assert not pane.editor.entry.line.hasFocus()


def test_a_wrong_text_is_answered_and_changes_nothing(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    entry = pane.editor.entry
    type_board(pane, qtbot, "1 2 3/4 x 5/6 7 8")
    assert entry.fault.isVisible()
    assert entry.fault.sentence.text() == (
        "“x” in row 2, position 2, is not a tile: use numbers, and 0, _ or . for the blank."
    )
    assert session.start_board == FIRST_BOARD
    qtbot.keyClick(entry.line, Qt.Key.Key_Return)
    assert entry.line.hasFocus()
    qtbot.keyClick(entry.line, Qt.Key.Key_Escape)
    assert entry.line.text() == str(FIRST_BOARD)
    assert not entry.fault.isVisible()


def test_beside_a_wrong_text_nothing_offers_to_mend_the_board_before(pane: BoardPane, qtbot: QtBot) -> None:
    type_board(pane, qtbot, "1 2 3/4 5 6/8 7 0")
    qtbot.waitUntil(pane.editor.badge.nearest.isVisible)
    type_board(pane, qtbot, "hello")
    assert pane.editor.entry.fault.isVisible()
    assert not pane.editor.badge.nearest.isVisible()
    type_board(pane, qtbot, "1 2 3/4 5 6/8 7 0")
    assert pane.editor.badge.nearest.isVisible()


def test_the_large_board_shows_the_moves_while_they_are_watched(
    pane: BoardPane, session: Session, player: Player, qtbot: QtBot
) -> None:
    solve(session, qtbot)
    entry = session.current
    assert entry is not None and entry.run.solution is not None
    player.open(entry.timeline, over=True, moves=len(entry.run.solution.moves))
    assert pane.faces.choice == START
    player.watch_moves()
    player.pause()
    player.seek(4)
    assert pane.faces.choice == NOW
    shown = pane.now.view.picture
    assert shown is not None and shown.tiles == entry.run.problem.board(entry.run.solution.states[4]).tiles
    player.set_mode(Mode.SEARCH)
    assert pane.faces.choice == START


@pytest.mark.parametrize(
    ("present", "typed", "expected"),
    [
        ("1 2 3/4 5 6/7 8 0", "1 1 2 0", "Tile 1 appears twice on the board, and tile 3 is missing."),
        ("1 2 3/4 5 6/7 8 0", "1 2 3 4", "A 3×3 board has 9 numbers, including 0 for the blank, but this one has 4."),
        ("1 2/3 0", "1 2 3 4 5 6 7 8 9 10 11 0", "12 numbers do not make a square board: separate the rows with /."),
    ],
)
def test_the_sentence_names_the_real_mistake(
    pane: BoardPane, session: Session, qtbot: QtBot, present: str, typed: str, expected: str
) -> None:
    session.set_start(Board.parse(present))
    type_board(pane, qtbot, typed)
    assert pane.editor.entry.fault.sentence.text() == expected


@pytest.mark.parametrize("side", [17, 100, 300])
def test_a_board_too_large_for_the_window_is_refused_with_the_reason(
    pane: BoardPane, session: Session, tmp_path: Path, side: int
) -> None:
    rows = [" ".join(str(row * side + column) for column in range(side)) for row in range(side)]
    fault = pane.editor.entry.fault.sentence
    for end in ("/", "\n"):
        QGuiApplication.clipboard().setText(end.join(rows))
        pane.editor.entry.line.selectAll()
        pane.editor.entry.line.paste()
        assert "the window supports" in fault.text()
        assert "16×16" in fault.text()
        pane.menu.paste.trigger()
        assert "16×16" in fault.text()
    file = tmp_path / "board.txt"
    file.write_text("\n".join(rows), encoding="utf-8")
    pane.open_file(str(file))
    assert ("16×16" in fault.text()) == (side <= 100)
    assert session.start_board == FIRST_BOARD


def test_a_board_of_another_size_brings_a_goal_of_that_size(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    type_board(pane, qtbot, "1 2 3 4/5 6 7 0")
    assert session.goal_board == goal_board(LAST, 2, 4)
    assert (pane.editor.tools.rows.value(), pane.editor.tools.columns.value()) == (2, 4)


def test_a_name_brings_board_and_goal(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    type_board(pane, qtbot, "aima")
    assert session.start_board == Board.parse("7 2 4/5 0 6/8 3 1")
    assert session.goal_board == goal_board(FIRST, 3, 3)


def test_copy_and_paste_go_through_the_clipboard(pane: BoardPane, session: Session) -> None:
    pane.menu.copy.trigger()
    assert QGuiApplication.clipboard().text() == str(FIRST_BOARD)
    QGuiApplication.clipboard().setText("((1, 2), (3, 0))")
    pane.menu.paste.trigger()
    assert session.start_board == Board.parse("1 2/3 0")
    QGuiApplication.clipboard().setText("a poem")
    pane.menu.paste.trigger()
    assert session.start_board == Board.parse("1 2/3 0")
    assert pane.editor.entry.fault.isVisible()


def drop(pane: BoardPane, data: QMimeData) -> None:
    keys = Qt.KeyboardModifier.NoModifier
    pane.dropEvent(QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, LEFT, keys))


def test_a_dropped_text_or_file_is_taken(pane: BoardPane, session: Session, tmp_path: Path) -> None:
    data = QMimeData()
    data.setText("1 2 3\n4 0 6\n7 5 8\n")
    drop(pane, data)
    assert session.start_board == Board.parse("1 2 3/4 0 6/7 5 8")
    file = tmp_path / "board.txt"
    file.write_text("2 1\n3 _\n", encoding="utf-8")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    pane.show_face(NOW)
    drop(pane, data)
    assert session.start_board == Board.parse("2 1/3 0")
    assert pane.faces.choice == START


def test_a_dropped_file_that_holds_no_board_is_answered(pane: BoardPane, session: Session, tmp_path: Path) -> None:
    file = tmp_path / "photo.jpg"
    file.write_bytes(bytes(range(256)))
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    drop(pane, data)
    assert session.start_board == FIRST_BOARD
    assert str(file) in pane.editor.entry.fault.sentence.text()


# History


def test_undo_and_redo_cover_everything(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    states = [(session.start_board, session.goal_board)]
    session.board_changed.connect(lambda start, goal: states.append((start, goal)))
    click(pane, qtbot, 5)
    pane.editor.tools.rows.setValue(4)
    qtbot.mouseClick(pane.editor.tools.scramble, LEFT)
    QGuiApplication.clipboard().setText("3 1 2/4 5 6/7 8 0")
    pane.menu.paste.trigger()
    session.set_boards(goal_board(LAST, 2, 2), goal_board(FIRST, 2, 2))  # as from a list of runs
    done = list(states)
    assert len(done) == 6
    view = pane.editor.view
    view.setFocus()
    for _ in done[1:]:
        qtbot.keyClick(view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (session.start_board, session.goal_board) == done[0]
    assert not pane.editor.undo.isEnabled()
    for _ in done[1:]:
        qtbot.keyClick(view, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert (session.start_board, session.goal_board) == done[-1]
    assert states == [*done, *reversed(done[:-1]), *done[1:]]


def test_undo_reaches_the_board_from_a_text_that_is_not_being_written(
    pane: BoardPane, session: Session, qtbot: QtBot
) -> None:
    click(pane, qtbot, 5)
    line = pane.editor.entry.line
    line.setFocus()
    qtbot.keyClick(line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert session.start_board == FIRST_BOARD
    assert line.text() == str(FIRST_BOARD)


def test_one_entry_is_one_step_of_undo(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    first = "8 6 7/2 5 4/3 0 1"
    for typed in (first, "korf:88"):
        type_board(pane, qtbot, typed)
        qtbot.keyClick(pane.editor.entry.line, Qt.Key.Key_Return)
    assert session.start_board.shape == (4, 4)
    pane.editor.undo.trigger()
    assert session.start_board == Board.parse(first)
    pane.editor.undo.trigger()
    assert session.start_board == FIRST_BOARD
    assert not session.history.can_undo
    pane.editor.redo.trigger()
    assert session.start_board == Board.parse(first)


# Size, scramble, goal


def test_the_goal_is_drawn_beside_the_start(pane: BoardPane, qtbot: QtBot) -> None:
    goal = pane.editor.goal_picture
    assert goal.isVisible() and goal.goal == goal_board(LAST, 3, 3)
    type_board(pane, qtbot, "aima")
    assert goal.goal == goal_board(FIRST, 3, 3)
    pane.show_face("goal")
    assert not goal.isVisible()


def test_another_size_begins_with_a_board_worth_a_search(pane: BoardPane, session: Session) -> None:
    pane.editor.tools.columns.setValue(5)
    assert session.start_board.shape == session.goal_board.shape == (3, 5)
    assert session.goal_board == goal_board(LAST, 3, 5)
    assert session.start_board != session.goal_board


def test_the_sizes_offered_are_two_to_sixteen(pane: BoardPane) -> None:
    tools = pane.editor.tools
    assert (tools.rows.minimum(), tools.rows.maximum()) == (2, 16)


def test_a_scramble_says_its_seed_so_that_it_can_be_repeated(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    assert not pane.editor.origin_label.isVisible()
    qtbot.mouseClick(pane.editor.tools.scramble, LEFT)
    qtbot.mouseClick(pane.editor.tools.scramble, LEFT)
    assert session.start_board == scramble(3, 3, 2)
    assert pane.editor.origin_label.text() == "Seed 2: any solvable board"
    pane.editor.undo.trigger()
    assert not pane.editor.origin_label.isVisible()


def test_the_goal_is_last_first_as_the_start_or_any(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    press(pane, qtbot, GOAL)
    goal = pane.editor.tools.goal
    assert goal.currentData() == LAST
    goal.setFocus()
    qtbot.keyClick(goal, Qt.Key.Key_Down)
    assert session.goal_board == goal_board(FIRST, 3, 3)
    qtbot.keyClick(goal, Qt.Key.Key_Down)
    assert session.goal_board == session.start_board
    assert goal.currentData() == "custom"
    type_board(pane, qtbot, "last")
    assert session.goal_board == LAST_3
    type_board(pane, qtbot, "1 2 3/8 0 4/7 6 5")
    assert session.goal_board == Board.parse("1 2 3/8 0 4/7 6 5")
    assert session.start_board == FIRST_BOARD


def test_the_goal_is_edited_like_the_start(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    press(pane, qtbot, GOAL)
    click(pane, qtbot, 5)
    assert session.goal_board == LAST_3.moved("u")
    assert session.start_board == FIRST_BOARD


def test_a_known_board_is_chosen_from_the_menu(pane: BoardPane, session: Session) -> None:
    pane.menu.named_boards.aboutToShow.emit()
    entries = {action.text(): action for action in pane.menu.named_boards.actions()}
    entries["nilsson: 5 moves"].trigger()
    assert session.start_board == Board.parse("2 8 3/1 6 4/7 0 5")
    assert session.goal_board == Board.parse("1 2 3/8 0 4/7 6 5")
    korf = entries["korf"].menu().actions()
    assert len(korf) == 10
    korf[9].menu().actions()[9].trigger()
    assert session.goal_board == goal_board(FIRST, 4, 4)


# The other faces


def test_now_shows_the_players_step_and_can_become_the_start(
    pane: BoardPane, session: Session, player: Player, qtbot: QtBot
) -> None:
    press(pane, qtbot, NOW)
    solve(session, qtbot)
    player.extend(over=True, moves=10)
    player.seek(13)
    shown = pane.now.view.picture
    assert shown is not None
    assert shown.tiles == Board.parse("1 2 3/7 0 6/5 4 8").tiles
    assert pane.now.caption.text() == "Node 23: f = 10 = 4 + 6, depth 4 · the blank moved left"
    qtbot.mouseClick(pane.now.use_button, LEFT)
    assert session.start_board == Board.parse("1 2 3/7 0 6/5 4 8")


def test_now_is_suggested_while_another_board_hides_the_search(
    pane: BoardPane, session: Session, player: Player, qtbot: QtBot
) -> None:
    now = pane.faces.buttons[NOW]
    place = now.geometry()
    solve(session, qtbot)
    player.extend(over=True, moves=10)
    player.seek(13)
    assert now.property("suggested") is True
    assert now.toolTip() == "Show where the search is."
    assert now.geometry() == place
    press(pane, qtbot, NOW)
    assert now.property("suggested") is False
    press(pane, qtbot, GOAL)
    assert now.property("suggested") is True
    player.seek(0)
    assert now.property("suggested") is False


def test_the_solution_appears_when_it_is_found(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    press(pane, qtbot, SOLUTION)
    face = pane.solution
    assert face.view.accessibleDescription() == "The solution will appear here once the search has found one."
    assert not face.copy.isVisible()
    solve(session, qtbot)
    assert face.message.text() == "At the start: before the first of 10 moves"
    qtbot.mouseClick(face.copy, LEFT)
    path = FIRST_BOARD.path(QGuiApplication.clipboard().text())
    assert path[-1] == LAST_3
    for board in path[1:]:
        qtbot.mouseClick(face.forward, LEFT)
        assert face.view.picture is not None
        assert face.view.picture.tiles == board.tiles
    assert not face.forward.isEnabled()
    qtbot.mouseClick(face.back, LEFT)
    assert face.message.text() == "Move 9 of 10: the blank moves down"


def test_the_solution_follows_the_player_through_the_moves(
    pane: BoardPane, session: Session, player: Player, qtbot: QtBot
) -> None:
    press(pane, qtbot, SOLUTION)
    solve(session, qtbot)
    player.extend(over=True, moves=10)
    player.watch_moves()
    player.pause()
    player.seek(4)
    assert pane.solution.slider.value() == 4
    pane.solution.slider.setValue(7)
    assert player.move == 7


def test_a_new_board_has_no_solution_yet(pane: BoardPane, session: Session, qtbot: QtBot) -> None:
    solve(session, qtbot)
    press(pane, qtbot, START)
    click(pane, qtbot, 5)
    press(pane, qtbot, SOLUTION)
    assert pane.solution.view.picture is None


# Language and accessibility


def test_the_pane_speaks_russian_without_restart(pane: BoardPane) -> None:
    retranslator().choose("ru")
    assert pane.faces.buttons[GOAL].text() == "Цель"
    assert pane.editor.badge.verdict.text() == "Разрешимо: 8 инверсий, чётно"
    assert pane.editor.tools.scramble.text() == "Перемешать"
    retranslator().choose("en")
    assert pane.faces.buttons[GOAL].text() == "Goal"


def test_the_space_bar_is_left_to_the_player_on_the_faces(pane: BoardPane, qtbot: QtBot) -> None:
    shortcut = QShortcut(QKeySequence("Space"), pane)
    pane.faces.setFocus()
    with qtbot.waitSignal(shortcut.activated):
        qtbot.keyClick(pane.faces, Qt.Key.Key_Space)


def test_every_control_has_a_name(pane: BoardPane) -> None:
    editor = pane.editor
    controls = [
        *pane.faces.buttons.values(),
        *editor.mode.buttons.values(),
        editor.view,
        editor.more,
        editor.tools.rows,
        editor.tools.columns,
        editor.tools.goal,
        editor.entry.line,
        editor.badge.why,
        pane.solution.slider,
        pane.solution.back,
        pane.solution.forward,
    ]
    assert all(control.accessibleName() for control in controls)


def test_the_tab_key_reaches_every_control(pane: BoardPane, qtbot: QtBot) -> None:
    editor = pane.editor
    wanted = {editor.view, editor.more, editor.tools.rows, editor.tools.columns, editor.tools.scramble}
    wanted |= {editor.entry.line, editor.badge.why, pane.faces, editor.mode}
    reached = set()
    for _ in range(20):
        focused = QApplication.focusWidget()
        if focused is not None:
            reached.add(focused)
            qtbot.keyClick(focused, Qt.Key.Key_Tab)
    assert wanted <= reached


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_narrow_pane_the_hint_about_swaps_is_whole(pane: BoardPane, qtbot: QtBot, language: str) -> None:
    theme().apply()
    retranslator().choose(language)
    qtbot.mouseClick(pane.editor.mode.buttons["swap"], LEFT)
    pane.resize(300, 620)
    for _ in range(5):
        QApplication.processEvents()
    assert pane.editor.badge.swap_hint.isVisible() and not list(cut(pane.editor.badge))
    retranslator().choose("en")
