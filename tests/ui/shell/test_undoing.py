"""Undo and Redo by their keys in the real window: in every editor, and with the right texts in the menu."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QMessageBox, QWidget
from pytestqt.qtbot import QtBot
from support.divide_driving import click

from workbench.formats.problem_input import ends, read_problem
from workbench.hex.board import BLUE
from workbench.hex.rules import Rules
from workbench.search.finding.conditions import parse
from workbench.ui.audit.bench import AuditBench
from workbench.ui.base.retranslation import retranslator
from workbench.ui.compare.bench import CompareBench
from workbench.ui.compare.runs import CLASSICS
from workbench.ui.experiments.bench import ExperimentsBench
from workbench.ui.explore.board.my_boards_dialog import MyBoardsDialog
from workbench.ui.explore.runs_model import search_name
from workbench.ui.play.bench import PlayBench
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import LANGUAGES

pytestmark = pytest.mark.qt_log_ignore(
    "does not support grabbing the keyboard"
)  # the off-screen platform cannot do this

Key, CTRL, SHIFT = Qt.Key, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton


def undo(qtbot: QtBot, window: QWidget) -> None:
    qtbot.keyClick(QApplication.focusWidget() or window, Key.Key_Z, CTRL)


def redo(qtbot: QtBot, window: QWidget) -> None:
    qtbot.keyClick(QApplication.focusWidget() or window, Key.Key_Z, CTRL | SHIFT)


def undo_texts(window: MainWindow) -> tuple[str, str]:
    """Return the texts of Undo and Redo in the menu."""
    return tuple(window.commands.actions[name].text().replace("&", "") for name in ("undo", "redo"))


def there_and_back(
    qtbot: QtBot, window: QWidget, read: Callable[[], Any], *changes: Callable[[], object]
) -> list[object]:
    """Make changes, undo all of them by keys and redo them; return the values read in between."""
    states = [read()]
    for change in changes:
        change()
        states.append(read())
        assert states[-1] != states[-2]
    for state in reversed(states[:-1]):
        undo(qtbot, window)
        assert read() == state
    for state in states[1:]:
        redo(qtbot, window)
        assert read() == state
    return states


# Explore


def test_the_menu_names_what_is_undone_in_every_language(window: MainWindow, qtbot: QtBot) -> None:
    actions = window.commands.actions
    assert undo_texts(window) == ("Undo", "Redo")
    assert not actions["undo"].isEnabled() and not actions["redo"].isEnabled()
    window.explore.board.editing.move("u")
    assert undo_texts(window) == ("Undo: change of the board", "Redo")
    assert actions["undo"].isEnabled()
    for code in LANGUAGES:
        retranslator().choose(code)
        assert ": " in undo_texts(window)[0]
    retranslator().choose("en")
    undo(qtbot, window)
    assert undo_texts(window) == ("Undo", "Redo: change of the board")
    assert actions["redo"].isEnabled()
    entries = [action.text().replace("&", "") for action in window.commands.menus["menu-edit"].actions()]
    assert entries[:2] == ["Undo", "Redo: change of the board"]


def test_the_places_of_a_map_and_the_problem_itself_are_taken_back(window: MainWindow, qtbot: QtBot) -> None:
    session = window.explore.session
    places = window.explore.board.places

    def pick(box: Any, name: str) -> None:
        box.setCurrentIndex(box.findText(name))
        box.activated.emit(box.currentIndex())

    there_and_back(
        qtbot,
        window,
        lambda: (str(session.start_board), None if session.other is None else ends(session.problem)),
        lambda: window.explore.board.editing.move("u"),
        lambda: session.set_problem(read_problem("romania")),
        lambda: pick(places.start, "Oradea"),
        lambda: pick(places.goal, "Sibiu"),
    )
    assert undo_texts(window)[0] == "Undo: change of start or goal"


def test_breakpoints_and_bookmarks_are_taken_back_while_they_have_the_keyboard(
    window: MainWindow, qtbot: QtBot
) -> None:
    explore = window.explore
    explore.lists.setCurrentWidget(explore.moments)
    breakpoints, bookmarks = explore.breakpoints, explore.bookmarks
    board = str(explore.session.start_board)
    explore.board.editing.move("u")
    explore.moments.list.setFocus()
    f, depth = parse("f > 12"), parse("depth = 3")
    there_and_back(
        qtbot,
        window,
        lambda: (breakpoints.lines, bookmarks.notes),
        lambda: breakpoints.add(f),
        lambda: breakpoints.add(depth),
        lambda: breakpoints.set_enabled(f, False),
        lambda: breakpoints.remove(f),
        lambda: bookmarks.note(0, "here"),
        lambda: bookmarks.note(0, "there"),
        lambda: bookmarks.remove(0),
    )
    explore.board.editor.view.setFocus()
    undo(qtbot, window)
    assert str(explore.session.start_board) == board


def test_what_was_changed_last_is_undone_first_wherever_the_keyboard_is(window: MainWindow, qtbot: QtBot) -> None:
    explore = window.explore
    explore.board.editing.move("u")
    explore.setFocus()
    qtbot.keyClick(explore, Key.Key_B, CTRL)
    assert explore.bookmarks.notes == {0: ""}
    assert undo_texts(window)[0] == "Undo: change of the bookmarks"
    undo(qtbot, window)
    assert explore.bookmarks.notes == {}


def test_a_text_is_undone_before_the_board_and_only_as_long_as_there_is_something_in_it(
    window: MainWindow, qtbot: QtBot
) -> None:
    explore = window.explore
    board = str(explore.session.start_board)
    explore.board.editing.move("u")
    explore.lists.setCurrentWidget(explore.moments)
    line = explore.moments.entry.line
    line.setFocus()
    line.clear()
    qtbot.keyClicks(line, "depth")
    undo(qtbot, window)
    assert line.text() == ""
    assert str(explore.session.start_board) != board
    explore.board.editor.entry.line.setFocus()
    undo(qtbot, window)
    assert str(explore.session.start_board) == board


# Compare, Experiments, Audit, Divide


def test_the_configurations_of_compare_are_taken_back(window: MainWindow, qtbot: QtBot) -> None:
    window.show_bench("compare")
    bench = window.bench
    assert isinstance(bench, CompareBench)
    compare, chips = bench.compare, bench.chips

    def press(number: int) -> None:
        qtbot.mouseClick(chips.chips[number].remove_button, LEFT)

    def add() -> None:
        click(qtbot, chips.add)
        form = chips.form
        assert form is not None
        form.window().close()

    def change() -> None:
        side = compare.sides[0]
        compare.change(side.letter, next(one.configuration for one in compare.sides[1:]))

    states = there_and_back(
        qtbot,
        window,
        lambda: (str(compare.session.start_board), compare.lettered, [chip.name.text() for chip in chips.chips]),
        add,
        lambda: press(1),
        change,
        chips.choices[CLASSICS].trigger,
        chips.sample.trigger,
        lambda: press(0),
    )
    assert len(states) == 7
    assert undo_texts(window)[0] == "Undo: removed configuration"
    undo(qtbot, window)
    assert undo_texts(window) == ("Undo: change of the board", "Redo: removed configuration")
    compare.session.set_problem(read_problem("romania"))  # the configurations of that problem have their own history
    assert not window.commands.actions["undo"].isEnabled()
    compare.session.set_problem(None)
    assert undo_texts(window)[0] == "Undo: change of the board"


def test_a_side_that_is_brought_back_has_its_search_as_the_others_do(window: MainWindow, qtbot: QtBot) -> None:
    window.show_bench("compare")
    bench = window.bench
    assert isinstance(bench, CompareBench)
    runs = {side.letter: side.run for side in bench.compare.sides}
    qtbot.mouseClick(bench.chips.chips[1].remove_button, LEFT)
    undo(qtbot, window)
    now = {side.letter: side.run for side in bench.compare.sides}
    assert now == runs


def test_the_setup_of_an_experiment_is_taken_back(window: MainWindow, qtbot: QtBot) -> None:
    window.show_bench("experiments")
    bench = window.bench
    assert isinstance(bench, ExperimentsBench)
    setup = bench.setup

    def type_in(field: QLineEdit | QAbstractSpinBox, what: str) -> None:
        field.setFocus()
        field.selectAll()
        qtbot.keyClicks(field, what)

    there_and_back(
        qtbot,
        window,
        lambda: setup.scene,
        lambda: setup.boards.kind.setCurrentIndex(1),
        lambda: type_in(setup.boards.moves, "17"),
        lambda: type_in(setup.boards.count, "250"),
        lambda: setup.algorithms.tick("bfs"),
        lambda: setup.heuristics.tick("manhattan", False),
        lambda: type_in(setup.more, "weight=1,2"),
        lambda: type_in(setup.expansions, "5000"),
    )
    assert undo_texts(window)[0] == "Undo: change of the experiment"


def test_what_is_audited_is_taken_back(window: MainWindow, qtbot: QtBot) -> None:
    window.show_bench("audit")
    bench = window.bench
    assert isinstance(bench, AuditBench)
    setup = bench.setup

    def slide() -> None:
        setup.slider.setFocus()
        for _ in range(3):
            qtbot.keyClick(setup.slider, Key.Key_Right)

    there_and_back(
        qtbot,
        window,
        lambda: bench.audit.request,
        lambda: setup.size_box.activated.emit(1),
        lambda: setup.first.activated.emit(setup.first.findData("misplaced")),
        slide,
        lambda: setup.combination_box.chosen.emit("max"),
    )
    assert bench.audit.request.weight == pytest.approx(1.15)


def test_the_board_of_divide_and_conquer_is_taken_back(window: MainWindow, qtbot: QtBot) -> None:
    window.show_bench("divide")
    setup = window.divide.setup
    session = window.explore.session
    there_and_back(
        qtbot,
        window,
        lambda: (str(session.start_board), str(session.goal_board)),
        lambda: setup.editing.scramble(5, None),
        lambda: setup.tools.columns.setValue(4),
        lambda: setup.tools.goal.activated.emit(1),
    )
    setup.entry.line.setFocus()  # which passes on keys that it does not use
    before = str(session.start_board)
    undo(qtbot, window)
    undo(qtbot, window)
    assert str(session.start_board) != before


# Games


def test_hex_takes_back_moves_and_while_stones_are_placed_those(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.hex
    session = bench.hex
    session.new_game(Rules(5))
    bench.setFocus()
    session.play("c4")
    session.play("d5")
    session.comment("a bridge")
    assert undo_texts(window)[0] == "Undo: comment"
    undo(qtbot, window)
    undo(qtbot, window)
    assert session.game.moves == ("c4",)
    session.begin_setting()
    assert undo_texts(window) == ("Undo", "Redo")
    assert not bench.board.tools["undo"].isEnabled()
    there_and_back(
        qtbot,
        window,
        lambda: session.setting,
        lambda: session.click(0),
        lambda: session.click(7),
        lambda: session.set_side(BLUE if session.board.to_move != BLUE else 1),
        session.clear_setting,
    )
    assert bench.board.tools["undo"].isEnabled()
    session.end_setting(keep=True)
    assert undo_texts(window)[0] == "Undo: new game"
    undo(qtbot, window)
    assert session.game.moves == ("c4",)
    redo(qtbot, window)
    assert session.game.moves == ()


def test_play_takes_back_moves(window: MainWindow, qtbot: QtBot) -> None:
    window.show_bench("play")
    bench = window.bench
    assert isinstance(bench, PlayBench)
    moves = [bench.play.game.board.legal_moves()[0]]
    assert bench.play.make(moves[0])
    assert bench.play.make(bench.play.game.board.legal_moves()[0])
    assert undo_texts(window)[0] == "Undo: move"
    undo(qtbot, window)
    undo(qtbot, window)
    assert bench.play.game.at == 0
    assert undo_texts(window) == ("Undo", "Redo: move")
    redo(qtbot, window)
    assert bench.play.game.at == 1


# Lessons, my boards


def test_the_lesson_editor_takes_back_all_it_can_do(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.actions["lesson-new"].trigger()
    page = window.lessons.writing.page
    assert page is not None
    draft = page.draft
    question, title = page.question, page.head.fields["title"].control
    assert isinstance(title, QLineEdit)

    def type_title() -> None:
        page.tabs.setCurrentIndex(0)
        title.setFocus()
        title.selectAll()
        qtbot.keyClicks(title, "Mine")

    def type_text() -> None:
        paper = page.step.fields["text"].control
        page.tabs.setCurrentIndex(1)
        paper.setFocus()
        qtbot.keyClicks(paper, "Look")

    def ask() -> None:
        box = question.kind.box
        box.activated.emit(box.findData("number"))

    there_and_back(
        qtbot,
        window,
        lambda: (draft.lesson, draft.place),
        type_title,
        page.record_step,
        type_text,
        page.record_step,
        lambda: qtbot.mouseClick(page.up, LEFT),
        ask,
        lambda: qtbot.mouseClick(page.remove, LEFT),
    )
    assert title.text() == "Mine"
    assert undo_texts(window)[0] == "Undo: removed step"
    for _ in range(7):
        qtbot.mouseClick(page.undo, LEFT)
    assert not page.undo.isEnabled()
    qtbot.mouseClick(page.close_button, LEFT)
    window.explore.setFocus()
    assert undo_texts(window) == ("Undo", "Redo")


def activate(dialog: QWidget, qtbot: QtBot) -> None:
    dialog.activateWindow()  # the off-screen platform does not do so by itself
    qtbot.waitUntil(dialog.isActiveWindow)


def my_boards(window: MainWindow, qtbot: QtBot) -> MyBoardsDialog:
    window.explore.board.open_my_boards()
    dialog = window.findChild(MyBoardsDialog)
    assert dialog is not None
    activate(dialog, qtbot)
    return dialog


def test_my_boards_takes_back_all_it_can_do(window: MainWindow, qtbot: QtBot) -> None:
    dialog = my_boards(window, qtbot)

    def rename() -> None:
        dialog.name.setFocus()
        dialog.name.selectAll()
        qtbot.keyClicks(dialog.name, "Other")
        qtbot.mouseClick(dialog.save_changes, LEFT)

    def remove() -> None:
        qtbot.mouseClick(dialog.remove, LEFT)
        box = dialog.findChildren(QMessageBox)[-1]
        qtbot.mouseClick(box.buttons()[0], LEFT)
        activate(dialog, qtbot)

    def names() -> list[str]:
        dialog.list.setFocus()
        return [dialog.list.item(row).text() for row in range(dialog.list.count())]

    states = there_and_back(
        qtbot,
        dialog,
        names,
        lambda: qtbot.mouseClick(dialog.save_button, LEFT),
        rename,
        lambda: qtbot.mouseClick(dialog.save_button, LEFT),
        remove,
    )
    assert states[0] == []
    assert dialog.undo.text().replace("&", "") == "Undo: removed board"
    dialog.name.setFocus()
    qtbot.keyClicks(dialog.name, "x")
    undo(qtbot, dialog)  # of the text, whose history comes first
    assert names() == states[-1]
    dialog.close()


def test_my_boards_says_when_another_window_has_kept_others_meanwhile(window: MainWindow, qtbot: QtBot) -> None:
    dialog = my_boards(window, qtbot)
    qtbot.mouseClick(dialog.save_button, LEFT)
    kept = dialog._store.all()
    dialog._store.add(type(kept[0])("Theirs", "", kept[0].board, kept[0].goal))
    dialog.list.setFocus()
    undo(qtbot, dialog)
    assert dialog.fault.sentence.text().startswith("Other boards have been saved since then")
    assert len(dialog._store.all()) == 2
    qtbot.waitUntil(lambda: not dialog.undo.isEnabled())
    dialog.close()


def test_each_choice_of_a_search_is_taken_back_by_itself_and_runs_say_their_options(
    window: MainWindow, qtbot: QtBot
) -> None:
    bench, session = window.explore, window.explore.session
    choices = bench.search.algorithm

    def chosen() -> tuple[str, object]:
        return session.configuration.algorithm, session.configuration.options.get("depth")

    first = chosen()
    choices.setCurrentIndex(choices.findData("dfs"))
    bench.player.to_end()
    qtbot.waitUntil(lambda: bench.player.length > 1000)
    bench.stop()
    qtbot.waitUntil(bench.banner.limit_depth.isVisible)
    limit = bench.banner._offered_depth
    click(qtbot, bench.banner.limit_depth)
    choices.setCurrentIndex(choices.findData("rbfs"))
    history = session.history
    seen = [chosen()]
    for _ in range(3):
        history.undo_change()
        seen.append(chosen())
    assert seen == [("rbfs", None), ("dfs", limit), ("dfs", None), first]
    history.redo_change()
    history.redo_change()
    assert chosen() == ("dfs", limit)
    names = [search_name(run) for run in session.runs if run.run.configuration.algorithm == "dfs"]
    assert len(set(names)) > 1 and any(str(limit) in name for name in names)
