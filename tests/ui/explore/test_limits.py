"""What the banner offers at a limit, and that the name of the limit can be read in Projector mode."""

from __future__ import annotations

from typing import NamedTuple

import psutil
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from workbench.search.problem.limits import Limits, highest_bytes, machine_bytes, most_bytes
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.collections import find
from workbench.ui.base.quantities import memory
from workbench.ui.setup.options_form import MEGABYTE
from workbench.ui.shell.main_window import MainWindow

SMALL = 2 << 20


class Memory(NamedTuple):
    """What psutil says about the machine."""

    total: int
    available: int


def search_to_limit(window: MainWindow, qtbot: QtBot, limits: Limits) -> None:
    bench, korf = window.explore, find("korf:88")
    assert korf is not None
    bench.session.set_limits(limits)
    bench.session.set_boards(korf.board, korf.goal)
    bench.player.to_end()
    qtbot.waitUntil(lambda: bench.banner.isVisibleTo(bench) and not bench.session.busy)
    assert bench.session.current is not None and bench.session.current.run.status is Status.LIMIT


def test_continuing_never_offers_more_memory_than_the_machine_has(window: MainWindow, qtbot: QtBot) -> None:
    bench, banner = window.explore, window.explore.banner
    search_to_limit(window, qtbot, Limits(bytes=SMALL))
    assert banner.headline.text() == "Memory limit reached" and banner.resume.isVisibleTo(banner)
    assert banner.resume.text() == "Continue with 4.2\N{NO-BREAK SPACE}MB"
    assert "4.2\N{NO-BREAK SPACE}MB, including what they hold already" in banner.resume.toolTip()
    bench.session.set_limits(Limits(bytes=most_bytes() * 3 // 4))
    amount = float(banner.resume.text().split()[-2])
    assert banner.resume.text().endswith("GB") and amount * 1e9 < min(machine_bytes(), 1.5 * bench.session.room)


def test_each_offer_of_more_memory_lets_the_search_go_much_further(window: MainWindow, qtbot: QtBot) -> None:
    bench, banner = window.explore, window.explore.banner
    search_to_limit(window, qtbot, Limits(bytes=SMALL))
    for _ in range(6):
        assert bench.session.current is not None
        run, before = bench.session.current.run, bench.session.current.run.expanded
        qtbot.mouseClick(banner.resume, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda run=run, before=before: bench.session.busy or run.expanded > before)
        qtbot.waitUntil(lambda: banner.isVisibleTo(bench) and not bench.session.busy)
        assert bench.session.current.run is run
        assert run.expanded > 1.25 * before


def test_a_machine_without_more_memory_says_so_and_offers_nothing(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench, banner = window.explore, window.explore.banner
    total = psutil.virtual_memory().total
    search_to_limit(window, qtbot, Limits(bytes=SMALL))
    monkeypatch.setattr(psutil, "virtual_memory", lambda: Memory(total, 0))
    bench.session.set_limits(Limits(bytes=machine_bytes()))
    assert banner.headline.text() == "Memory limit reached: this machine has no more memory"
    assert not banner.resume.isVisibleTo(banner)


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
def test_the_limit_is_named_in_projector_mode(window: MainWindow, qtbot: QtBot, size: tuple[int, int]) -> None:
    banner = window.explore.banner
    window.modes.set_projector(True)
    window.resize(*size)
    for limits, name in (
        (Limits(expansions=20), "Expansion limit reached"),
        (Limits(bytes=SMALL), "Memory limit reached"),
    ):
        search_to_limit(window, qtbot, limits)
        headline = banner.headline
        room = headline.contentsRect()
        needed = headline.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, headline.text())
        assert headline.isVisible() and headline.text() == name
        assert needed.width() <= room.width() and needed.height() <= room.height(), size
        window.explore.session.set_limits(Limits())
    window.modes.set_projector(False)


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # the offscreen screen cannot
def test_a_typed_memory_limit_is_at_most_what_the_machine_has(window: MainWindow, qtbot: QtBot) -> None:
    window.explore.search.more.click()
    box = window.explore.search.options.amounts["limit-memory"]
    most = highest_bytes() // MEGABYTE * MEGABYTE
    assert memory(highest_bytes()) in box.toolTip()
    box.setFocus()
    box.selectAll()
    qtbot.keyClicks(box, "99999999")
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert window.explore.session.limits.bytes == most < machine_bytes()
    panel = QApplication.activePopupWidget()
    assert panel is not None
    panel.close()
