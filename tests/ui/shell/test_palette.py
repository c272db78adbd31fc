"""All commands by their names, the panes by F6, and the speed by keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from support.settling import wait_until_shown
from support.standing import settle

from workbench.formats.problem_input import read_problem
from workbench.ui.base.retranslation import retranslator
from workbench.ui.base.theme import theme
from workbench.ui.explore.drawing.my_maps_dialog import MyMapsDialog
from workbench.ui.shell.app import focus_ring
from workbench.ui.shell.command_palette import CommandPalette
from workbench.ui.shell.commands import COMMANDS
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import text

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def desk() -> Iterator[None]:
    yield
    theme().set_projector(False)


def opened(window: MainWindow) -> CommandPalette | None:
    return next((one for one in window.findChildren(CommandPalette) if one.isVisible()), None)


def palette(window: MainWindow, qtbot: QtBot) -> CommandPalette:
    qtbot.keyClick(window, Qt.Key.Key_K, CONTROL)
    dialog = opened(window)
    assert dialog is not None
    return dialog


def lines(dialog: CommandPalette) -> list[tuple[str, str]]:
    items = [dialog.list.topLevelItem(row) for row in range(dialog.list.topLevelItemCount())]
    return [(item.text(0), item.text(1)) for item in items if item is not None]


def test_it_lists_every_command_of_the_menus_with_its_keys(window: MainWindow, qtbot: QtBot) -> None:
    dialog = palette(window, qtbot)
    shown = lines(dialog)
    for command in COMMANDS:
        action = window.commands.actions[command.name]
        if command.menu and action.isVisible():
            name = action.text().replace("&", "")
            keys = {keys for title, keys in shown if title.split(" › ")[-1] == name}
            assert keys, command
            if command.keys:
                assert any(action.shortcut().toString() in found for found in keys), command
    assert ("View › Bench › Compare", "Alt+2") in shown
    assert ("View › Theme › Dark", "") in shown
    dialog.leave()


def test_parts_of_a_name_find_a_command_and_enter_executes_it(window: MainWindow, qtbot: QtBot) -> None:
    dialog = palette(window, qtbot)
    qtbot.keyClicks(dialog.field, "bench hex")
    assert [title for title, _ in lines(dialog)] == ["View › Bench › Hex"]
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.stack.name == "hex")
    assert opened(window) is None


FOUND = {
    "report": {"View › Bench › Experiments (report)", "File › Grade… (report)"},
    "export": {"File › Export trace…", "View › Bench › Experiments (export)", "File › Save… (export the board)"},
    "save": {"File › Save…", "File › Save session…", "File › Export trace… (save)"},
    "picture": {"Edit › Copy picture › Board", "File › Save film… (export pictures)"},
    "film": {"File › Save film…"},
    "video": {"File › Save film… (video)"},
    "undo": {"Edit › Undo"},
    "goal": {"View › Bench › Play (goal)"},
    "dark": {"View › Theme › Dark"},
    "language": {"View › Language › English"},
    "lesson": {"Lessons › Lessons"},
    "exam": {"Lessons › Lessons (exam)", "Lessons › Predict (exam)"},
    "speed": {"Player › Faster (speed)", "Player › Slower (speed)"},
    "font": {"View › Text size… (font)"},
}


@pytest.mark.parametrize("word", FOUND)
def test_other_words_find_a_command_and_are_shown_beside_it(window: MainWindow, qtbot: QtBot, word: str) -> None:
    dialog = palette(window, qtbot)
    dialog.field.setText(word)
    titles = [title for title, _ in lines(dialog)]
    assert FOUND[word] <= {*titles}
    named = [word in title.split(" (")[0].casefold() for title in titles]
    assert named == sorted(named, reverse=True), "those with the word in their names come first"
    dialog.leave()


def test_no_letter_is_lost_and_no_key_reaches_the_window(window: MainWindow, qtbot: QtBot) -> None:
    """Nothing is waited for: keys go to the window until a new window has the focus, and the list has none of its own.

    They are sent as from the keyboard, so that shortcuts of the window would be executed.
    """
    before = QApplication.focusWidget()
    handle = window.windowHandle()
    QTest.keyClick(handle, Qt.Key.Key_K, CONTROL)
    for letter in "projector ":
        QTest.keyClick(handle, letter)
    dialog = opened(window)
    assert dialog is not None
    assert dialog.field.text() == "projector "
    assert QApplication.focusWidget() is dialog.field
    for key in (Qt.Key.Key_F5, Qt.Key.Key_PageDown):
        QTest.keyClick(handle, key)
    QTest.keyClick(handle, Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    assert not theme().projector
    assert (window.bench.player.t, window.stack.name) == (0, "explore")
    QTest.keyClick(handle, Qt.Key.Key_Escape)
    assert opened(window) is None
    assert QApplication.focusWidget() is before
    QTest.keyClick(handle, Qt.Key.Key_K, CONTROL)
    QTest.keyClick(handle, Qt.Key.Key_K, CONTROL)
    qtbot.waitUntil(lambda: opened(window) is None)


def test_a_click_beside_the_list_closes_it_and_does_nothing_else(window: MainWindow, qtbot: QtBot) -> None:
    palette(window, qtbot)
    tab = window.tabs.tabRect(2).center()
    place = window.tabs.mapTo(window, tab)
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
    assert opened(window) is None
    assert window.stack.name == "explore"


def test_keys_choose_another_line_while_one_types(window: MainWindow, qtbot: QtBot) -> None:
    dialog = palette(window, qtbot)
    qtbot.keyClicks(dialog.field, "theme")
    assert dialog.list.currentItem().text(0) == "View › Theme › System"
    for _ in range(2):
        qtbot.keyClick(dialog.field, Qt.Key.Key_Down)
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: theme().scheme == "dark")
    window.choose_scheme("system")


OFFERED = {
    "explore": {"Scramble", "My boards…", "Next", "Go to: the pseudocode", "Go to: the tree"},
    "compare": {"Add", "Go to: the table"},
    "experiments": {"Run", "Go to: the charts"},
    "divide": {"Scramble", "Solve", "Go to: the phases"},
    "audit": {"Open in Explore", "Rules"},
    "hex": {"New game", "Engine move", "Analyse the game", "Swap", "Bridges", "Go to: the analysis"},
    "minimax": {"Alpha-beta"},
    "play": {"Hint", "New game…", "By size", "Go to: the results"},
}


def test_it_lists_what_the_bench_in_front_offers_also_in_projector_mode(window: MainWindow, qtbot: QtBot) -> None:
    for bench, offered in OFFERED.items():
        window.show_bench(bench)
        for projector in (False, True)[: 1 + (bench in ("explore", "divide", "hex", "play"))]:
            window.modes.set_projector(projector)
            settle()
            dialog = palette(window, qtbot)
            titles = [title for title, _ in lines(dialog)]
            assert offered <= {title.split(" › ")[-1] for title in titles}, (bench, projector)
            assert len(titles) == len(set(titles))
            dialog.leave()


def test_it_scrambles_the_start_whatever_face_of_the_board_is_shown(window: MainWindow, qtbot: QtBot) -> None:
    board, session = window.explore.board, window.explore.session
    board.show_face("now")
    before = session.start_board, session.goal_board
    dialog = palette(window, qtbot)
    qtbot.keyClicks(dialog.field, "scramble")
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: session.start_board != before[0])
    assert (board.faces.choice, session.goal_board) == ("start", before[1])


@pytest.mark.parametrize("bench", ["explore", "compare", "hex", "play"])
@pytest.mark.parametrize("problem", [None, "maze"])
def test_maps_and_boards_are_found_in_every_bench(
    window: MainWindow, qtbot: QtBot, bench: str, problem: str | None
) -> None:
    window.explore.session.set_problem(None if problem is None else read_problem(problem))
    window.show_bench(bench)
    settle()
    dialog = palette(window, qtbot)
    for typed, found in {
        "my maps": "Explore › Problem › My maps…",
        "my boards": "Explore › More › My boards…",
        "open recent": "File › Open recent › None yet",
        "projector": "View › Projector mode",
        "draw": "Explore › Problem › New grid to draw",
        "romania": "Explore › Problem › Romania (map)",
    }.items():
        dialog.field.setText(typed)
        titles = [title for title, _ in lines(dialog)]
        assert found.replace("More › ", "") in {title.replace("More › ", "") for title in titles}, typed
    dialog.field.setText("my maps")
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: any(one.isVisible() for one in window.findChildren(MyMapsDialog)))
    assert window.stack.name == "explore"
    for one in window.findChildren(MyMapsDialog):
        one.close()


@pytest.mark.parametrize("bench", ["explore", "compare"])
def test_the_space_and_drawing_are_found_where_they_are(window: MainWindow, qtbot: QtBot, bench: str) -> None:
    window.explore.session.set_problem(read_problem("maze"))
    window.show_bench(bench)
    settle()
    dialog = palette(window, qtbot)
    dialog.field.setText("space")
    assert f"{bench.title()} › Space" in [title for title, _ in lines(dialog)]
    dialog.field.setText("draw")
    assert ("Explore › Edit map (draw)" in [title for title, _ in lines(dialog)]) is (bench == "explore")
    dialog.leave()


@pytest.mark.parametrize("typed", ["SMA", "sma*", "smá"])
def test_the_name_of_an_algorithm_comes_first(window: MainWindow, qtbot: QtBot, typed: str) -> None:
    dialog = palette(window, qtbot)
    dialog.field.setText(typed)
    assert lines(dialog)[0][0] == "Explore › Algorithm › SMA*"
    dialog.leave()


@pytest.mark.parametrize("projector", [False, True])
@pytest.mark.parametrize("typed", ["iterative", "algorithm deep", "ids"])
def test_an_algorithm_is_found_by_its_names_and_chosen(
    window: MainWindow, qtbot: QtBot, typed: str, projector: bool
) -> None:
    window.modes.set_projector(projector)
    dialog = palette(window, qtbot)
    qtbot.keyClicks(dialog.field, typed)
    assert any(title.startswith("Explore › Algorithm › Iterative deepening") for title, _ in lines(dialog)[:2])
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.explore.session.configuration.algorithm == "ids")
    window.explore.session.history.undo_change()
    assert window.explore.session.configuration.algorithm == "astar"


def test_it_goes_to_a_pane_on_another_tab(window: MainWindow, qtbot: QtBot) -> None:
    dialog = palette(window, qtbot)
    qtbot.keyClicks(dialog.field, "go inspector")
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.explore.inspector.isVisible())
    assert window.explore.inspector.isAncestorOf(QApplication.focusWidget()) or window.explore.inspector.hasFocus()


def test_it_runs_an_experiment(window: MainWindow, qtbot: QtBot) -> None:
    window.show_bench("experiments")
    bench = window.bench
    bench.setup.boards.count.setValue(1)
    dialog = palette(window, qtbot)
    qtbot.keyClicks(dialog.field, "experiments run")
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(bench.experiment.outcomes) and not bench.experiment.busy)


def test_what_is_not_possible_now_is_shown_but_not_executed(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.actions["redo"].setEnabled(False)
    dialog = palette(window, qtbot)
    qtbot.keyClicks(dialog.field, "redo")
    assert dialog.list.currentItem() is None
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.isVisible()
    dialog.leave()


def test_without_a_match_it_says_so(window: MainWindow, qtbot: QtBot) -> None:
    dialog = palette(window, qtbot)
    qtbot.keyClicks(dialog.field, "zzz")
    assert not dialog.list.isVisible()
    assert [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()] == [text("palette-none")]
    dialog.leave()


def test_it_speaks_the_language_of_the_window(window: MainWindow, qtbot: QtBot) -> None:
    retranslator().choose("ru")
    dialog = palette(window, qtbot)
    dialog.field.setText("сравн")
    assert any("Alt+2" in keys for _, keys in lines(dialog))
    dialog.leave()
    retranslator().choose("en")


@pytest.mark.parametrize("name", ["explore", "compare", "experiments", "divide", "audit", "hex", "minimax", "play"])
def test_f6_goes_through_the_tabs_every_pane_and_the_player_and_back(
    name: str, window: MainWindow, qtbot: QtBot
) -> None:
    window.show_bench(name)
    qtbot.wait(10)
    window.tabs.setFocus()
    seen = [QApplication.focusWidget()]
    for _ in range(20):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)
        if QApplication.focusWidget() is window.tabs:
            break
        seen.append(QApplication.focusWidget())
    else:
        pytest.fail("F6 does not come back to the tabs")
    assert len(set(seen)) == len(seen) > 2
    assert all(window.bench.isAncestorOf(widget) for widget in seen[1:] if not window.player_bar.isAncestorOf(widget))
    assert window.player_bar.isAncestorOf(seen[-1]) is window.bench.plays
    for widget in reversed(seen):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
        assert QApplication.focusWidget() is widget


def test_keys_change_the_speed_within_its_range(window: MainWindow, qtbot: QtBot) -> None:
    player = window.explore.player
    before = player.speed
    qtbot.keyClick(window, Qt.Key.Key_Up, CONTROL)
    assert player.speed == 2 * before
    qtbot.keyClick(window, Qt.Key.Key_Down, CONTROL)
    assert player.speed == before
    for key, notch in ((Qt.Key.Key_Down, 0), (Qt.Key.Key_Up, 100)):
        for _ in range(30):
            qtbot.keyClick(window, key, CONTROL)
        assert window.player_bar.speed.value() == notch


@pytest.mark.parametrize("lessons", ["", "list", "lesson"])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 800)])
def test_f6_shows_where_the_focus_is_in_all_benches(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int], lessons: str
) -> None:
    window.resize(*size)
    if lessons == "list":
        window.lessons.show_panel(True)
    elif lessons:
        window.lessons.start("a-star", 3)
    for name in window.benches:
        window.show_bench(name)
        wait_until_shown(window, qtbot)
        qtbot.mouseClick(window.bench, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
        for press in range(8):
            qtbot.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_F6)
            ring, focused = focus_ring().ring, QApplication.focusWidget()
            where = (name, press, focused)
            assert ring is not None and ring.isVisible() and focused is not None, where
            assert min(ring.width(), ring.height()) > 12 and window.rect().contains(ring.geometry()), where
            place = QRect(focused.mapTo(window, QPoint()), focused.size())
            assert ring.geometry().intersects(place), where


@pytest.mark.parametrize("typed", ["russ", "language ru", "Русс"])
def test_a_language_is_found_by_its_english_name_and_its_code(window: MainWindow, qtbot: QtBot, typed: str) -> None:
    dialog = palette(window, qtbot)
    dialog.field.setText(typed)
    assert "View › Language › Русский" in [title for title, _ in lines(dialog)]
    dialog.leave()
