"""What Projector mode shows at the top edge of the window: all of it is whole, and it covers little."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot
from support.cut_texts import cut
from support.fitting import unreadable
from support.full_recordings import search_beyond_recording
from support.settling import wait_until_shown
from support.standing import settle

from workbench.formats.problem_input import read_problem
from workbench.ui.base.theme import BASE_POINTS, theme
from workbench.ui.controls.pane_title import Muted
from workbench.ui.shell.focus_ring import Ring
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.trees.tree_pane import STEP, TREE

SIZES = [(1024, 768), (1280, 720), (1920, 1080)]
BENCHES = ("explore", "compare", "experiments", "divide", "audit", "hex", "minimax", "play")


@pytest.fixture(autouse=True)
def desk() -> Iterator[None]:
    """Restore the appearance after a test."""
    yield
    theme().set_projector(False)


def show_sample(window: MainWindow, qtbot: QtBot, name: str) -> None:
    """Show a bench with its sample, and wait until all of it is shown."""
    window.show_bench(name)
    window.bench.load()
    if name != "experiments":
        window.bench.show_sample(None)
    wait_until_shown(window, qtbot)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", SIZES)
def test_it_takes_about_a_fifth_of_the_height_and_is_whole(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int], language: str
) -> None:
    window.choose_language(language)
    for name in BENCHES:
        show_sample(window, qtbot, name)
    window.modes.set_projector(True)
    window.resize(*size)
    for name in BENCHES:
        window.show_bench(name)
        window.stage.reveal(True)
        settle()
        header, menus = window.stage.header, window.menuBar()
        place = QRect(header.mapTo(window, QPoint()), header.size())
        assert place.top() == menus.height() and window.rect().contains(place), name
        assert place.bottom() < 0.208 * window.height(), (name, place.bottom() / window.height())
        assert not unreadable(header), name
        more = menus.findChild(QToolButton, "qt_menubar_ext_button")
        assert more is None or not more.isVisible(), name
        assert menus.actionGeometry(menus.actions()[-1]).right() < menus.cornerWidget().x(), name
        assert menus.rect().contains(menus.cornerWidget().geometry()), name


def test_with_large_text_its_controls_are_small_enough_to_be_whole(window: MainWindow, qtbot: QtBot) -> None:
    window.choose_language("ru")
    theme().set_size(1.5)
    window.modes.set_projector(True)
    window.resize(1024, 768)
    for name in BENCHES:
        show_sample(window, qtbot, name)
        window.bench.enter()
        window.stage.reveal(True)
        settle()
        assert window.width() == 1024
        header = window.stage.header
        assert not unreadable(header), name
        assert not [one for one in cut(header) if " of " in one], name  # buttons; a text without room is left out
        for label in window.bench.counters.findChildren(Muted):
            assert not label.isVisible() or label.width() >= label.sizeHint().width(), (name, label.text())
        controls = window.bench.edge_controls
        if controls is not None:
            assert controls.font().pointSizeF() >= BASE_POINTS, name
    before = window.bench.edge_controls.font().pointSizeF()
    assert window.bench.panel.controls.font().pointSizeF() == before < window.stage.leave.font().pointSizeF()
    theme().set_size(1.0)
    settle()
    assert window.bench.edge_controls.font().pointSizeF() == BASE_POINTS


def test_what_is_said_of_a_full_recording_is_whole_or_shorter(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    window.modes.set_projector(True)
    window.resize(1024, 768)
    recording = search_beyond_recording(bench, qtbot)
    bench.stop()
    qtbot.waitUntil(lambda: not bench.session.busy)
    window.stage.reveal(True)
    settle()
    counters = bench.counters
    assert counters.note.text() == f"Recorded up to step {recording.stopped_at}"
    assert not unreadable(window.stage.header)
    assert "The recording is full" in counters.toolTip()


def test_after_the_mode_its_controls_have_the_type_of_the_desk(window: MainWindow) -> None:
    window.resize(1024, 768)
    for _ in range(2):
        window.modes.set_projector(True)
        window.stage.reveal(True)
        settle()
        window.modes.set_projector(False)
        settle()
    theme().set_size(1.5)
    settle()
    faces, menus = window.explore.tree.faces, window.menuBar()
    for part in (menus, window.stage.leave, *faces.buttons.values(), window.player_bar.pace):
        assert part.font().pointSizeF() == window.font().pointSizeF()
    theme().set_size(1.0)


def test_the_legend_of_the_tree_is_not_shown_beside_a_map(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    window.modes.set_projector(True)
    bench.session.set_problem(read_problem("romania"))
    qtbot.waitUntil(bench.settled)
    window.stage.reveal(True)
    settle()
    assert bench.tree.faces.choice == STEP and not bench.tree.legend.isVisible()
    bench.tree.faces.choose(TREE)
    settle()
    assert bench.tree.legend.isVisible()
    bench.tree.faces.choose(STEP)
    window.modes.set_projector(False)
    bench.tree.faces.choose(TREE)
    settle()
    assert bench.tree.legend.isVisible()


def test_the_ring_of_the_focus_is_not_drawn_over_it(window: MainWindow, qtbot: QtBot) -> None:
    window.modes.set_projector(True)
    window.resize(1024, 768)
    window.explore.session.set_problem(read_problem("romania"))
    qtbot.waitUntil(window.explore.settled)
    code = window.explore.pseudocode.code
    ring = Ring(code)
    settle()
    whole = ring.mask().boundingRect()
    window.stage.reveal(True)
    settle()
    header = window.stage.header
    place = QRect(header.mapTo(window, QPoint()) - ring.pos(), header.size())
    assert place.intersects(ring.rect()) and not ring.mask().intersects(place)
    window.stage.reveal(False)
    settle()
    assert ring.mask().boundingRect() == whole
    ring.leave()
