"""No label or button of the window is cut, in any language, even on a small screen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtWidgets import QComboBox, QLineEdit, QStyle, QStyleOptionComboBox, QTabBar, QWidget
from pytestqt.qtbot import QtBot
from support.cut_texts import cut
from support.spoken_texts import stations

from workbench.ui.base.retranslation import retranslator
from workbench.ui.base.theme import theme
from workbench.ui.controls.pane_title import Muted
from workbench.ui.shell.bench_area import BenchArea
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import LANGUAGES


@pytest.fixture(params=LANGUAGES)
def spoken_window(request: pytest.FixtureRequest, window: MainWindow) -> Iterator[MainWindow]:
    """The window in each language."""
    retranslator().choose(request.param)
    yield window
    retranslator().choose("en")


def whole(shown: QWidget) -> bool:
    """Assert that nothing is cut, once the layout has settled."""
    assert not list(cut(shown))
    return True


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)], ids=str)
def test_no_text_of_a_bench_is_cut(spoken_window: MainWindow, qtbot: QtBot, size: tuple[int, int]) -> None:
    spoken_window.resize(*size)
    for shown in stations(spoken_window):
        qtbot.waitUntil(partial(whole, shown))


def test_every_tab_is_in_sight_and_what_is_chosen_is_read_whole(spoken_window: MainWindow, qtbot: QtBot) -> None:
    spoken_window.resize(1280, 800)

    def in_sight(shown: QWidget) -> bool:
        for tabs in filter(QWidget.isVisible, shown.findChildren(QTabBar)):
            last = tabs.tabRect(tabs.count() - 1)
            holder = tabs.parentWidget()
            assert holder is not None and last.right() <= holder.width(), tabs.tabText(tabs.count() - 1)
        for chooser in filter(QWidget.isVisible, shown.findChildren(QComboBox)):
            option = QStyleOptionComboBox()
            chooser.initStyleOption(option)
            part = QStyle.SubControl.SC_ComboBoxEditField
            room = chooser.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, chooser).width()
            picture = 0 if chooser.itemIcon(chooser.currentIndex()).isNull() else chooser.iconSize().width() + 4
            needed = chooser.fontMetrics().horizontalAdvance(chooser.currentText()) + picture
            assert needed <= room, (chooser.currentText(), room)
        return True

    for shown in stations(spoken_window):
        qtbot.waitUntil(partial(in_sight, shown))


def clipped(window: MainWindow) -> list[str]:
    """Return the labels, buttons and tabs that have less room than they need; what is elided has a tooltip."""
    elided = {label.text() for label in window.findChildren(Muted) if not label.wordWrap() and label.toolTip()}
    hints = {line.placeholderText() for line in window.findChildren(QLineEdit)}
    faults = [fault for fault in cut(window) if not any(repr(one) in fault for one in elided | hints)]
    for tabs in filter(QWidget.isVisible, window.findChildren(QTabBar)):
        for place in range(tabs.count()):
            if tabs.tabRect(place).width() < tabs.fontMetrics().horizontalAdvance(tabs.tabText(place)):
                faults.append(tabs.tabText(place))
    return faults


@pytest.mark.parametrize(("language", "size"), [("en", 1.0), ("en", 1.5), ("en", 2.0), ("ru", 2.0)])
def test_at_any_text_size_no_text_is_cut_and_no_bench_scrolls_sideways(
    window: MainWindow, language: str, size: float
) -> None:
    window.resize(1280, 800)
    window.choose_language(language)
    theme().set_size(size)
    area = window.findChild(BenchArea)
    assert area is not None
    try:
        found = []
        for shown in stations(window):
            if shown is window:
                found += [f"{window.stack.name}: {fault}" for fault in clipped(window)]
                if area.horizontalScrollBar().maximum():
                    found.append(f"{window.stack.name}: scrolls sideways")
        assert (window.width(), window.height()) == (1280, 800)
        assert not found, "\n".join(found)
    finally:
        theme().set_size(1.0)
        window.choose_language("en")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_with_the_largest_text_the_player_bar_does_not_widen_a_small_window(
    window: MainWindow, qtbot: QtBot, language: str
) -> None:
    bar = window.player_bar
    window.resize(1024, 768)
    window.choose_language(language)
    qtbot.waitUntil(bar.pacing.isVisible)
    theme().set_size(2.0)
    try:
        bar.modes.show()  # as after a search that has found a solution
        qtbot.waitUntil(bar.pacing.isHidden)
        assert window.minimumSizeHint().width() <= 1024
        assert (window.width(), window.height()) == (1024, 768)
        window.resize(1900, 1000)
        qtbot.waitUntil(bar.pacing.isVisible)
        window.resize(1024, 768)
        qtbot.waitUntil(bar.pacing.isHidden)
        window.modes.set_projector(True)
        qtbot.waitUntil(lambda: not bar.pacing.isHidden())
    finally:
        window.modes.set_projector(False)
        theme().set_size(1.0)
        window.choose_language("en")
