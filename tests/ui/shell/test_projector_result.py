"""In Projector mode the result of a search has a place of its own: it neither hides nor squeezes the narration."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.support.drawn_texts import drawn_texts
from workbench.formats.problem_input import read_problem
from workbench.tiles.puzzle.collections import find
from workbench.ui.base.theme import theme
from workbench.ui.player.narration import Narration
from workbench.ui.shell.main_window import MainWindow


@pytest.fixture(autouse=True)
def desk() -> Iterator[None]:
    """Restore the appearance after a test."""
    yield
    theme().set_projector(False)


def settle() -> None:
    for _ in range(10):
        QApplication.processEvents()


def enter(window: MainWindow, language: str) -> None:
    window.choose_language(language)
    window.modes.set_projector(True)
    window.resize(1024, 768)


def is_whole(narration: Narration) -> bool:
    """Return whether all of the narration is in its own place."""
    if narration.overlay.isVisible():
        return False
    texts = drawn_texts(narration)
    written = "".join(text.text for text in texts).replace(" ", "").replace("\u00a0", "")
    inside = all(narration.rect().contains(text.at.toPoint()) for text in texts)
    return inside and written == narration.narrated.replace(" ", "").replace("\u00a0", "")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_in_divide_the_result_leaves_the_narration_of_every_move_whole(
    window: MainWindow, qtbot: QtBot, language: str
) -> None:
    enter(window, language)
    window.show_bench("divide")
    bench = window.divide
    bench.player.to_end()
    qtbot.waitUntil(bench.banner.isVisible)
    for move in range(bench.player.length + 1):
        bench.player.seek(move)
        qtbot.waitUntil(bench.settled)
        qtbot.waitUntil(lambda move=move: bench.banner.isVisible() is (move == bench.player.length))
        settle()
        assert is_whole(bench.narration), move


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_the_result_of_divide_is_shown_at_the_last_move_and_in_no_search_of_a_phase(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    enter(window, "en")
    window.resize(*size)
    window.show_bench("divide")
    bench = window.divide
    bench.player.to_end()
    qtbot.waitUntil(bench.banner.isVisible)
    settle()
    at_end = bench.board.mapTo(bench, QPoint()), bench.board.size()
    bench.player.seek(2)
    qtbot.waitUntil(lambda: not bench.banner.isVisible())
    for end in (False, True):
        bench.enter()
        if end:
            bench.player.to_end()
        settle()
        assert bench.divide.inside is not None and not bench.banner.isVisible()
        bench.leave()
        settle()
    bench.player.seek(bench.player.length)
    qtbot.waitUntil(bench.banner.isVisible)
    settle()
    assert (bench.board.mapTo(bench, QPoint()), bench.board.size()) == at_end
    bench.banner.closed.emit()
    bench.enter()
    bench.leave()
    settle()
    assert not bench.banner.isVisible(), "closed is closed"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_on_a_map_the_result_leaves_the_narration_of_every_step_whole(
    window: MainWindow, qtbot: QtBot, language: str
) -> None:
    enter(window, language)
    bench = window.explore
    bench.session.set_problem(read_problem("romania"))
    bench.player.to_end()
    qtbot.waitUntil(lambda: bench.banner.isVisible() and not bench.session.busy and not bench.player.playing)
    for step in range(bench.player.length + 1):
        bench.player.seek(step)
        qtbot.waitUntil(bench.settled)
        qtbot.waitUntil(lambda step=step: bench.banner.isVisible() is (step == bench.player.length))
        settle()
        assert is_whole(bench.narration), step


def test_a_click_on_the_narration_does_not_reach_what_it_covers(window: MainWindow, qtbot: QtBot) -> None:
    enter(window, "en")
    bench = window.explore
    bench.narration.setText("")
    bench.narration._sentences, bench.narration.narrated = (), "A long sentence about the step. " * 20
    bench.narration.fit()
    overlay = bench.narration.overlay
    qtbot.waitUntil(overlay.isVisible)
    at = overlay.mapTo(window, QPoint(overlay.width() // 2, 6))
    assert window.childAt(at) is overlay


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_can_be_done_with_a_stopped_search_is_written_out(window: MainWindow, qtbot: QtBot, language: str) -> None:
    enter(window, language)
    bench = window.explore
    korf = find("korf:1")
    bench.session.set_boards(korf.board, korf.goal)
    bench.player.to_end()
    bench.stop()
    qtbot.waitUntil(lambda: bench.banner.isVisible() and not bench.session.busy)
    settle()
    written = {one.text for one in drawn_texts(bench.banner)}
    assert {bench.banner.resume.text(), bench.banner.again_button.text()} <= written
