"""The whole window is usable with low vision, by keyboard, and without animations."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QTabBar, QToolButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete
from support.fitting import unreadable

from workbench.tiles.puzzle.board import Board
from workbench.ui.base.theme import CONTRAST, LIGHT, colours, palette, theme
from workbench.ui.compare.bench import CompareBench
from workbench.ui.controls.pane_frame import PaneFrame
from workbench.ui.hex.board.colours import hex_colours
from workbench.ui.shell.app import focus_ring
from workbench.ui.shell.bench_area import BenchArea
from workbench.ui.shell.focus_ring import Ring
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.shell.text_size import TextSizeDialog
from workbench.ui.states.board_canvas import BoardCanvas
from workbench.ui.states.board_colours import board_colours
from workbench.ui.states.board_picture import BoardPicture
from workbench.ui.states.thumbnail import painted_board
from workbench.wording import LANGUAGES

ENOUGH = 7.0
WHOLE = ("QLabel", "QPushButton", "QToolButton", "QCheckBox", "Reading", "NodeTable", "QSpinBox")
"""Widgets that are never cut at any text size; choices, tabs and captions are shown in full in lists and tooltips."""


@pytest.fixture(autouse=True)
def _as_it_was(qapp: QApplication) -> Iterator[None]:
    assert qapp is not None
    yield
    look = theme()
    look.size, look.calm, look.scheme, look.projector = 1.0, False, "system", False
    look.apply()


def luminance(colour: QColor) -> float:
    """Return the relative luminance of a colour, after WCAG 2.2."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one: QColor | str, other: QColor | str) -> float:
    light, dark = sorted((luminance(QColor(one)), luminance(QColor(other))), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_in_high_contrast_all_signs_are_seven_times_as_light_as_what_they_stand_on() -> None:
    grounds = {"window", "surface", "raised", "on_accent"}
    signs = {field.name for field in fields(CONTRAST)} - grounds - {"series", "configurations"}
    found = {name: getattr(CONTRAST, name) for name in signs}
    found |= {
        f"{name} {place}": one
        for name in ("series", "configurations")
        for place, one in enumerate(getattr(CONTRAST, name))
    }
    poor = [
        (name, on)
        for name, one in found.items()
        for on in grounds - {"on_accent"}
        if ratio(one, getattr(CONTRAST, on)) < ENOUGH
    ]
    assert poor == []
    assert ratio(CONTRAST.on_accent, CONTRAST.accent) >= ENOUGH


def test_boards_and_hex_are_written_in_high_contrast_too(window: MainWindow) -> None:
    window.choose_scheme("contrast")
    assert theme().contrast
    tiles = board_colours(palette(CONTRAST))
    pairs = [(tiles.number, tiles.tile), (tiles.number, tiles.small_tile), (tiles.home_number, tiles.home)]
    pairs += [(one, tiles.tray) for one in (tiles.faint, tiles.moved, tiles.target, tiles.picked, tiles.cursor)]
    cells = hex_colours()
    pairs += [
        (ink, cell) for cell in cells.cells for ink in (cells.ink, cells.faint, cells.good, cells.must, cells.line)
    ]
    pairs += [(cells.inks[side], cells.stones[side]) for side in cells.stones]
    pairs += [(cells.stones[side], cell) for side in cells.stones for cell in cells.cells]
    assert [(one.name(), other.name()) for one, other in pairs if ratio(one, other) < ENOUGH] == []


def test_in_high_contrast_a_button_that_is_on_has_an_edge(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.stack.show_bench("compare")
    window.choose_scheme("contrast")
    qtbot.waitUntil(bench.settled)
    grounds = {}
    for on in (True, False):
        button = next(one for one in bench.chart.toggles.values() if one.isChecked() is on)
        picture = button.grab().toImage()
        grounds[on] = {picture.pixelColor(x, 0).name() for x in range(4, picture.width() - 4)}
    assert grounds[True] == {CONTRAST.edge.lower()}
    assert CONTRAST.edge.lower() not in grounds[False]


@pytest.mark.parametrize("scheme", ["light", "dark", "contrast"])
def test_the_current_tab_has_a_line_in_the_accent_colour(window: MainWindow, scheme: str) -> None:
    window.choose_scheme(scheme)
    tabs = window.tabs
    picture = tabs.grab().toImage()
    for tab in range(2):
        area = tabs.tabRect(tab)
        found = picture.pixelColor(area.center().x(), area.bottom() - 1).name()
        assert (found == QColor(colours().accent).name()) is (tab == tabs.currentIndex())
    window.choose_scheme("light")


def test_high_contrast_is_chosen_in_the_menu_and_kept(window: MainWindow) -> None:
    chosen = next(one for one in window.choices.schemes.actions() if one.text() == "High contrast")
    chosen.trigger()
    assert theme().contrast
    assert window._settings.scheme == "contrast"


def test_a_theme_chosen_while_running_changes_buttons_with_menus_and_the_board_beside_a_goal(
    window: MainWindow,
) -> None:
    for bench in window.benches:
        window.show_bench(bench)
    compare = window.stack.show_bench("compare")
    assert isinstance(compare, CompareBench)
    session, board = window.explore.session, compare.chips.board
    for scheme, text_colour in (("contrast", CONTRAST.text), ("light", LIGHT.text)):
        window.choose_scheme(scheme)
        QApplication.processEvents()
        buttons = [one for one in window.findChildren(QToolButton) if one.menu() is not None]
        colours = QPalette.ColorGroup.Active, QPalette.ColorRole.ButtonText
        stale = [one.accessibleName() for one in buttons if one.palette().color(*colours) != QColor(text_colour)]
        assert stale == []
        picture = BoardPicture.of(session.start_board, session.goal_board)
        painted = painted_board(picture, board.pixmap().width(), 1.0, palette(theme().colours))
        assert board.pixmap().toImage() == painted.toImage()


def test_the_text_grows_while_the_slider_is_moved_by_keys(window: MainWindow, qtbot: QtBot) -> None:
    before = window.explore.search.algorithm.font().pointSizeF()
    window.commands.actions["text-size"].trigger()
    dialog = window.findChild(TextSizeDialog)
    assert dialog is not None
    dialog.slider.setFocus()
    for _ in range(2):
        qtbot.keyClick(dialog.slider, Qt.Key.Key_PageUp)
    assert dialog.percent.value() == 150
    QApplication.processEvents()
    assert window.explore.search.algorithm.font().pointSizeF() == pytest.approx(1.5 * before)
    assert window._settings.text_size == 1.5
    qtbot.keyClick(dialog.slider, Qt.Key.Key_End)
    assert theme().size == 2
    qtbot.keyClick(dialog.slider, Qt.Key.Key_Home)
    assert theme().size == 0.8
    dialog.reject()


def test_a_typed_text_size_is_applied_by_enter(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.actions["text-size"].trigger()
    dialog = window.findChild(TextSizeDialog)
    assert dialog is not None
    dialog.percent.setFocus()
    dialog.percent.selectAll()
    qtbot.keyClicks(dialog.percent, "150")
    qtbot.keyClick(dialog.percent, Qt.Key.Key_Return)
    assert (theme().size, window._settings.text_size) == (1.5, 1.5)


def test_after_large_text_the_dialog_and_the_buttons_beside_the_menus_are_as_before(
    window: MainWindow, qtbot: QtBot
) -> None:
    corner = window.menuBar().cornerWidget()
    window.commands.actions["text-size"].trigger()
    dialog = window.findChild(TextSizeDialog)
    assert dialog is not None

    def places() -> list[QSize | QRect]:
        return [dialog.size(), corner.geometry(), *(one.geometry() for one in corner.findChildren(QToolButton))]

    before, width = places(), dialog.width()
    dialog.slider.setValue(200)
    dialog.slider.setValue(100)
    qtbot.waitUntil(lambda: places() == before)
    dialog.slider.setValue(200)
    qtbot.waitUntil(lambda: dialog.size() == dialog.sizeHint() and dialog.width() > width)
    dialog.slider.setValue(100)
    qtbot.waitUntil(lambda: places() == before)
    dialog.reject()


def in_sight(window: MainWindow, width: int, height: int) -> None:
    """Assert that the window keeps its size, and that none of the widgets is cut."""
    window.resize(width, height)
    assert (window.width(), window.height()) == (width, height)
    assert [fault for fault in unreadable(window) if fault.startswith(WHOLE)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_large_text_the_window_keeps_its_size_and_nothing_is_cut(
    window: MainWindow, qtbot: QtBot, language: str
) -> None:
    window.choose_language(language)
    theme().set_size(1.5)
    for name in window.benches:
        window.show_bench(name)
        qtbot.waitUntil(lambda: in_sight(window, 1280, 800) is None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_projector_mode_no_bench_is_scrolled_on_a_small_screen(
    window: MainWindow, qtbot: QtBot, language: str
) -> None:
    window.choose_language(language)
    window.modes.set_projector(True)
    area = window.findChild(BenchArea)
    assert area is not None
    for name in window.benches:
        window.show_bench(name)
        window.resize(1024, 768)
        qtbot.waitUntil(lambda: area.horizontalScrollBar().maximum() == area.verticalScrollBar().maximum() == 0)
        assert (window.width(), window.height()) == (1024, 768)


def test_with_reduced_motion_no_tile_slides(window: MainWindow, qtbot: QtBot) -> None:
    action = window.commands.actions["calm"]
    action.trigger()
    assert action.isChecked()
    assert window._settings.calm
    canvas = BoardCanvas()
    qtbot.addWidget(canvas)
    canvas.show()
    canvas.show_board(Board.parse("1 2 3/4 5 6/7 0 8"))
    canvas.show_board(Board.parse("1 2 3/4 5 6/7 8 0"))
    assert canvas.is_still
    moving = [one for one in window.findChildren(QAbstractAnimation) if one.state() is QAbstractAnimation.State.Running]
    assert moving == []


def test_what_tab_reaches_has_a_ring_round_it(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window, Qt.Key.Key_Tab)
    held = QApplication.focusWidget()
    assert held is not None
    ring = focus_ring().ring
    assert ring is not None
    assert ring.isVisible()
    assert ring.geometry().contains(held.rect().translated(held.mapTo(window, held.rect().topLeft())).center())
    qtbot.keyClick(held, Qt.Key.Key_Tab)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert focus_ring().ring is not None
    assert focus_ring().ring is not ring


def test_in_high_contrast_the_frames_of_panes_can_be_seen(window: MainWindow) -> None:
    window.choose_scheme("contrast")
    window.lessons.show_panel(True)
    QApplication.processEvents()
    picture = window.grab().toImage()
    frames = [frame for frame in window.findChildren(PaneFrame) if frame.isVisible()]
    assert len(frames) > 4
    for frame in frames:
        top = frame.mapTo(window, frame.rect().topLeft())
        edge, ground = (picture.pixelColor(top.x() + aside, top.y() + frame.height() // 2) for aside in (0, 2))
        assert ratio(edge, ground) >= ENOUGH


def test_a_window_that_is_gone_before_its_ring_is_no_fault(qapp: QApplication, qtbot: QtBot) -> None:
    """Reproduces the end of a program whose window was never closed: the window is deleted before the focus changes."""
    assert qapp is not None
    window = QWidget()
    button = QPushButton(window)
    ring = Ring(button)
    ring.setParent(None)
    qtbot.addWidget(ring)
    delete(window)
    ring.leave()
    assert not ring.isVisible()


def test_in_high_contrast_the_active_tab_and_the_edge_of_a_menu_can_be_seen(window: MainWindow) -> None:
    window.choose_scheme("contrast")
    tabs = window.explore.lists.tabBar()
    for place in range(2):
        tabs.setCurrentIndex(1 - place)
        QApplication.processEvents()
        idle, width = _signs(tabs, place), tabs.tabRect(place).width() - 8
        tabs.setCurrentIndex(place)
        QApplication.processEvents()
        assert _signs(tabs, place) >= idle + width, (place, idle, width)
    menu = next(menu for menu in window.menuBar().findChildren(QMenu) if menu.actions())
    menu.resize(menu.sizeHint())
    picture = menu.grab().toImage()
    middle = picture.height() // 2
    edge = picture.pixelColor(0, middle)
    ground = picture.pixelColor(3, middle)
    assert ratio(edge, ground) >= ENOUGH


def _signs(tabs: QTabBar, place: int) -> int:
    """Return how many pixels of the lowest or highest rows of a tab stand out from the window, where no text is."""
    picture, rect = tabs.grab().toImage(), tabs.tabRect(place)
    ground = tabs.palette().window().color()
    rows = (*range(rect.top(), rect.top() + 4), *range(rect.bottom() - 3, rect.bottom() + 1))
    points = ((x, y) for y in rows for x in range(rect.left() + 4, rect.right() - 4))
    return sum(ratio(picture.pixelColor(x, y), ground) >= ENOUGH for x, y in points)
