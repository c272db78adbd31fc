"""The window around the benches: menus, language, theme, Projector mode, layout, files, and stored settings."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QFileInfo, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QFileDialog,
    QLabel,
    QMessageBox,
    QPushButton,
    QSplitter,
)
from pytestqt.qtbot import QtBot
from support.settling import wait_until_shown

from workbench.formats.settings_file import FORMAT, VERSION
from workbench.lessons.files import shipped_lesson, toml_of
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import DARK, LIGHT, theme
from workbench.ui.bench.command import key_names
from workbench.ui.bench.pane_area import LOW_MS
from workbench.ui.hex.bench import HexBench
from workbench.ui.shell.app import open_window
from workbench.ui.shell.commands import COMMANDS
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import LANGUAGES, text

SAME_EVERYWHERE = {"STATUS", "OPEN", "CLOSED", "A*", "g", "h", "f"}
CYRILLIC = re.compile("[а-яА-ЯёЁ]")
WORD = re.compile("[A-Za-z]{3,}")


@pytest.fixture(autouse=True)
def looks_as_usual() -> None:
    """Reset the theme after an earlier test."""
    look = theme()
    look.scheme, look.projector = "system", False
    look.apply()


def entry(window: MainWindow, *names: str) -> QAction:
    """Return the menu entry with this path of names."""
    actions = window.menuBar().actions()
    found: QAction | None = None
    for name in names:
        found = next(action for action in actions if action.text().replace("&", "") == name)
        if found.menu() is not None:
            actions = found.menu().actions()
    assert found is not None
    return found


def texts(window: MainWindow) -> list[str]:
    """Return the texts of labels, buttons and menus of the window."""
    shown = [label.text() for label in window.findChildren(QLabel)]
    shown += [button.text() for button in window.findChildren(QAbstractButton)]
    shown += [action.text() for action in window.commands.actions.values()]
    shown += [menu.title() for menu in window.commands.menus.values()]
    return [result for result in shown if result]


def reopened(qtbot: QtBot, settings: Settings) -> MainWindow:
    window = open_window(settings)
    window.restore_place()
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    return window


def test_the_language_is_switched_in_the_menu_while_the_search_stands(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    window.show_bench("divide")
    window.show_bench("explore")
    bench.player.step()
    qtbot.waitUntil(lambda: bench.player.t == 1)

    entry(window, "View", "Language", "Русский").trigger()

    assert window.windowTitle() == "Search Workbench"
    assert window.menuBar().actions()[0].text() == "&Файл"
    assert window.player_bar.counter.text() == "Шаг 1 из 1 …"
    assert bench.narration.narrated.startswith("Узел 0")
    english = [result for result in texts(window) if WORD.search(result) and not CYRILLIC.search(result)]
    english = [result for result in english if not SAME_EVERYWHERE.intersection(result.split())]
    assert not english

    entry(window, "Вид", "Язык", "English").trigger()
    assert window.windowTitle() == "Search Workbench"
    assert not [result for result in texts(window) if CYRILLIC.search(result) and result != "Русский"]


def test_light_and_dark_are_chosen_in_the_menu(window: MainWindow, qtbot: QtBot) -> None:
    entry(window, "View", "Theme", "Dark").trigger()
    assert theme().colours is DARK
    qtbot.waitUntil(lambda: window.palette().window().color().name() == DARK.window.lower())
    entry(window, "View", "Theme", "Light").trigger()
    assert theme().colours is LIGHT
    qtbot.waitUntil(lambda: window.palette().window().color().name() == LIGHT.window.lower())


def test_projector_mode_is_larger_and_fits_a_small_screen(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    points = window.player_bar.counter.font().pointSizeF()
    row = bench.open_list.table.rowHeight(0)

    qtbot.keyClick(window, Qt.Key.Key_F5)

    counter = window.player_bar.counter
    qtbot.waitUntil(lambda: counter.fontInfo().pixelSize() >= 0.03 * window.height())
    assert bench.open_list.table.rowHeight(0) > row
    assert not bench.search.isVisible()
    QApplication.processEvents()  # now the mode fills the screen
    window.resize(1024, 768)
    window.stage.reveal(True)
    qtbot.waitUntil(lambda: bench.line.button.text() == "A* · Manhattan distance", timeout=3000)
    window.stage.reveal(False)
    assert (window.width(), window.height()) == (1024, 768)

    bench.line.button.click()
    assert bench.search.isVisible()
    window.setFocus()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert window.modes.projector and not bench.search.isVisible()  # only the settings are closed
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: counter.font().pointSizeF() == pytest.approx(points))
    assert bench.search.isVisible()
    assert not bench.line.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_projector_mode_still_fits_when_there_is_most_to_show(window: MainWindow, qtbot: QtBot, language: str) -> None:
    window.choose_language(language)
    window.modes.set_projector(True)
    bench = window.explore
    bench.player.to_end()
    qtbot.waitUntil(lambda: bench.player.at_end and bench.banner.isVisible() and window.player_bar.modes.isVisible())
    window.resize(1024, 768)
    QApplication.processEvents()
    assert window.minimumSizeHint().width() <= 1024
    assert window.minimumSizeHint().height() <= 768
    assert window.player_bar.scrubber.width() >= 100


def test_the_keys_are_the_players_once_a_board_has_been_typed(window: MainWindow, qtbot: QtBot) -> None:
    line = window.explore.board.editor.entry.line
    line.setFocus()
    line.selectAll()
    qtbot.keyClicks(line, "867254301")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    qtbot.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Space)
    assert window.explore.player.playing
    assert line.text() == "8 6 7/2 5 4/3 0 1"
    qtbot.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Space)


@pytest.mark.parametrize("command", ["open", "save"])
def test_the_dialog_for_files_speaks_russian_throughout(window: MainWindow, tmp_path: Path, command: str) -> None:
    window.choose_language("ru")
    (tmp_path / "boards").mkdir()
    window.commands.actions[command].trigger()
    dialog = window.findChild(QFileDialog)
    assert dialog is not None
    dialog.setDirectory(str(tmp_path))
    names = {label.text() for label in dialog.findChildren(QLabel)} - {""}
    assert names
    assert not [result for result in names if WORD.search(result)]
    assert dialog.iconProvider().type(QFileInfo(str(tmp_path))) == "Папка"
    dialog.close()
    window.choose_language("en")


@pytest.mark.parametrize("entry_name", ["About Search Workbench", "Keyboard shortcuts"])
def test_what_help_tells_is_closed_by_a_button_without_a_picture(
    window: MainWindow, qtbot: QtBot, entry_name: str
) -> None:
    entry(window, "Help", entry_name).trigger()
    dialog = window.findChild(QDialog)
    assert dialog is not None
    (button,) = dialog.findChildren(QPushButton)
    assert button.icon().isNull()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()


def test_f11_fills_the_screen_and_escape_leaves(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isFullScreen()


def test_f1_lists_every_key(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F1)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QDialog)
    shown = {label.text() for label in dialog.findChildren(QLabel)}
    assert {key_names(command) for command in COMMANDS if command.keys} <= shown
    assert not [result for result in shown if "&" in result]
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)


def test_about_says_what_it_is(window: MainWindow, qtbot: QtBot) -> None:
    entry(window, "Help", "About Search Workbench").trigger()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QDialog)
    assert any(label.text().startswith("Search Workbench") for label in dialog.findChildren(QLabel))
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)


def columns(window: MainWindow) -> list[int]:
    splitter = window.explore.findChild(QSplitter, "columns")
    assert splitter is not None
    return splitter.sizes()


def test_layouts_are_taken_by_keys_and_the_usual_one_comes_back(window: MainWindow, qtbot: QtBot) -> None:
    usual = columns(window)
    assert usual[0] < usual[2] < usual[1]
    qtbot.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert columns(window)[0] == 0
    assert columns(window)[1] > usual[1] + usual[0] / 2
    qtbot.keyClick(window, Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    assert columns(window)[2] > columns(window)[1]
    qtbot.keyClick(window, Qt.Key.Key_4, Qt.KeyboardModifier.ControlModifier)
    assert columns(window)[1] > usual[1]
    entry(window, "View", "Layout", "Reset layout").trigger()
    assert columns(window) == pytest.approx(usual, abs=3)


UNUSABLE = {
    "language": "xx",
    "theme": ["pink"],
    "speed": -7,
    "text-size": "large",
    "projector": 3,
    "toured": None,
    "recent-boards": {"a": 1},
    "lessons": [2],
    "layout/window": "nonsense",
    "layout/explore-desk-columns": "%%",
}


@pytest.fixture
def stored(tmp_path: Path) -> Callable[[], Settings]:
    """Return a function that opens the settings in a file again at each call."""
    return lambda: Settings(tmp_path / "settings.json")


def test_what_was_chosen_is_remembered(qtbot: QtBot, stored: Callable[[], Settings]) -> None:
    window = reopened(qtbot, stored())
    entry(window, "View", "Language", "Русский").trigger()
    entry(window, "Вид", "Тема", "Тёмная").trigger()
    window.player_bar.speed.setValue(50)
    speed = window.explore.player.speed
    window.close()

    window = reopened(qtbot, stored())
    assert window.windowTitle() == "Search Workbench"
    assert theme().colours is DARK
    assert window.explore.player.speed == pytest.approx(speed)
    assert str(window.explore.session.start_board) == "1 2 3/7 0 8/5 6 4"
    window.close()


def test_each_bench_has_its_own_speed_which_is_remembered(qtbot: QtBot, stored: Callable[[], Settings]) -> None:
    names = ("explore", "divide", "hex")
    window = reopened(qtbot, stored())
    for notch, name in enumerate(names):
        window.show_bench(name)
        window.player_bar.speed.setValue(30 + 10 * notch)
    window.show_bench("hex")
    hex_bench = window.bench
    assert isinstance(hex_bench, HexBench)
    hex_bench.tabs.setCurrentWidget(hex_bench.tree)
    assert window.player_bar.speed.value() == 50
    window.player_bar.speed.setValue(60)
    hex_bench.tabs.setCurrentWidget(hex_bench.moves)
    for notch, name in ((30, "explore"), (40, "divide"), (60, "hex")):
        window.show_bench(name)
        assert window.player_bar.speed.value() == notch
    window.close()

    window = reopened(qtbot, stored())
    for notch, name in ((30, "explore"), (40, "divide"), (60, "hex")):
        window.show_bench(name)
        assert window.player_bar.speed.value() == notch
    window.show_bench("play")
    assert window.bench.player.speed == 1
    window.close()


def test_the_layout_is_remembered(qtbot: QtBot, stored: Callable[[], Settings]) -> None:
    window = reopened(qtbot, stored())
    window.resize(790, 690)
    qtbot.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.explore.width() < 790)
    qtbot.wait(5 * LOW_MS)  # in a low window columns may scroll, after a moment
    left = columns(window)
    window.close()

    window = reopened(qtbot, stored())
    assert (window.width(), window.height()) == (790, 690)
    qtbot.waitUntil(lambda: window.explore.width() < 790)
    qtbot.wait(5 * LOW_MS)
    assert columns(window) == pytest.approx(left, abs=5)  # tolerance for the width of a splitter handle
    assert window.explore.large_board.isVisible()
    window.close()


@pytest.mark.parametrize(
    "content",
    [
        "",
        "%&/()",
        "[" * 100_000,
        json.dumps({"format": FORMAT, "version": VERSION, "values": []}),
        json.dumps({"format": FORMAT, "version": VERSION - 1, "values": {"language": "ru"}}),
        json.dumps({"format": FORMAT, "version": VERSION, "values": UNUSABLE}),
    ],
)
def test_unreadable_settings_count_as_none(qtbot: QtBot, tmp_path: Path, content: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(content)
    window = reopened(qtbot, Settings(path))
    assert window.windowTitle() == "Search Workbench"
    assert window.explore.player.speed == 1
    window.close()
    assert Settings(path).layout("window") == window.saveGeometry()


def test_a_board_is_saved_and_opened_again(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "board.txt"
    entry(window, "File", "Save…").trigger()
    accept(window, qtbot, path)
    assert path.read_text() == "1 2 3/7 0 8/5 6 4\n"

    path.write_text("1 2 3\n4 5 6\n7 0 8\n")
    entry(window, "File", "Open…").trigger()
    accept(window, qtbot, path)
    assert str(window.explore.session.start_board) == "1 2 3/4 5 6/7 0 8"


def test_open_takes_every_kind_of_file_on_every_bench(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    game, lesson = tmp_path / "game.sgf", tmp_path / "lesson.toml"
    board, session = tmp_path / "board.txt", tmp_path / "session.workbench"
    game.write_text("(;GM[11]SZ[5];B[c3];W[b2])")
    lesson.write_text(toml_of(shipped_lesson("a-star")), encoding="utf-8")
    board.write_text("1 2 3\n4 5 6\n7 0 8\n")

    window.sessions.save_file(str(session))
    for file, shown in ((game, "hex"), (lesson, "explore"), (board, "explore"), (session, "explore")):
        window.stack.show_bench("experiments")
        entry(window, "File", "Open…").trigger()
        accept(window, qtbot, file)
        assert window.bench is window.stack.make_bench(shown), file.name
    assert len(window.hex.hex.document.line) == 3
    assert window.lessons.session.source == str(lesson)


def accept(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    """Choose a file in the open dialog."""
    dialog = next(dialog for dialog in window.findChildren(QFileDialog) if dialog.isVisible())
    dialog.selectFile(str(path))
    with qtbot.waitSignal(dialog.fileSelected):
        dialog.accept()


def test_a_file_without_a_board_is_refused_in_a_sentence(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "nothing.txt"
    path.write_bytes(b"\x00\xff\x00")
    window.opening.open(str(path))
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    assert "nothing.txt" in box.text()
    assert str(window.explore.session.start_board) == "1 2 3/7 0 8/5 6 4"
    qtbot.keyClick(box, Qt.Key.Key_Escape)


def test_boards_that_were_searched_are_offered_again(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    line = bench.board.editor.entry.line
    for board in ("1 2 3/4 5 6/7 0 8", "1 2 3/4 5 6/0 7 8"):
        line.selectAll()
        qtbot.keyClicks(line, board)
        bench.player.to_end()
        qtbot.waitUntil(lambda: bench.player.at_end and not bench.session.busy)
    menu = entry(window, "File", "Open recent").menu()
    assert menu is not None
    menu.aboutToShow.emit()
    boards = [action for action in menu.actions() if "/" in action.text()]
    assert [action.text() for action in boards] == ["&1: 1 2 3/4 5 6/0 7 8", "&2: 1 2 3/4 5 6/7 0 8"]

    boards[1].trigger()
    assert str(bench.session.start_board) == "1 2 3/4 5 6/7 0 8"


def test_every_control_has_a_name_for_those_who_do_not_see(window: MainWindow) -> None:
    nameless = [
        button
        for button in window.findChildren(QAbstractButton)
        if button.isVisible()
        and not button.text()
        and not button.accessibleName()
        and button.icon()
        and not button.icon().isNull()
    ]
    assert not nameless


def test_a_tab_shows_the_other_bench_and_its_player(window: MainWindow, qtbot: QtBot) -> None:
    for place, name in enumerate(window.benches):
        qtbot.mouseClick(window.tabs, Qt.MouseButton.LeftButton, pos=window.tabs.tabRect(place).center())
        assert window.bench is window.stack.made[name]
        assert window.stack.counters.currentWidget() is window.bench.counters


def test_a_search_can_go_on_behind_another_bench_and_the_window_still_closes(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    bench.player.to_end()
    window.show_bench("divide")
    window.close()
    qtbot.waitUntil(lambda: not window.isVisible())


@pytest.mark.parametrize("name", ["compare", "divide", "hex", "minimax"])
def test_a_bench_that_was_paused_by_another_one_says_so(window: MainWindow, qtbot: QtBot, name: str) -> None:
    window.show_bench(name)
    if name != "compare":
        window.bench.show_sample(0)
    wait_until_shown(window, qtbot)
    player = window.bench.player
    player.seek(0)
    player.set_speed(1.0)
    player.play()
    assert player.playing
    window.show_bench("explore")
    assert not player.playing
    window.show_bench(name)
    assert window.statusBar().currentMessage() == text("banner-paused")
    window.show_bench("explore")
    window.show_bench(name)
    assert window.statusBar().currentMessage() != text("banner-paused")
