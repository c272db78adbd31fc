"""What Projector mode shows at the top edge of the window: all of it is whole, and it covers little."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot
from support.fitting import unreadable
from support.standing import settle

from workbench.formats.problem_input import read_problem
from workbench.ui.base.theme import theme
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.trees.tree_pane import STEP, TREE

SIZES = [(1024, 768), (1280, 720), (1920, 1080)]
BENCHES = ("explore", "compare", "experiments", "divide", "audit", "hex", "minimax", "play")


@pytest.fixture(autouse=True)
def desk() -> Iterator[None]:
    """Restore the appearance after a test."""
    yield
    theme().set_projector(False)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", SIZES)
def test_it_takes_about_a_fifth_of_the_height_and_is_whole(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int], language: str
) -> None:
    window.choose_language(language)
    for name in BENCHES:
        window.show_bench(name)
        window.bench.load()
        if name != "experiments":
            window.bench.show_sample(None)
        qtbot.waitUntil(window.bench.settled)
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
