"""Pseudocode and narration in Projector mode: whole lines, whole formulas, and type that keeps its size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.support.drawn_texts import drawn_texts
from workbench.tiles.puzzle.board import Board
from workbench.ui.base.formulas import broken_into_lines, unbroken
from workbench.ui.base.theme import theme
from workbench.ui.controls.live_label import LiveLabel
from workbench.ui.explore.bench import ExploreBench
from workbench.ui.player.code_list import CodeList
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import LANGUAGES


@pytest.fixture(autouse=True)
def desk() -> Iterator[None]:
    """Restore the appearance after a test."""
    yield
    theme().set_projector(False)


def search(window: MainWindow, qtbot: QtBot) -> ExploreBench:
    bench = window.explore
    window.modes.set_projector(True)
    window.resize(1024, 768)
    bench.session.set_start(Board.parse("7 2 4/5 0 6/8 3 1"))
    bench.player.to_end()
    qtbot.waitUntil(lambda: bench.player.at_end and not bench.session.busy)
    qtbot.waitUntil(bench.settled)
    return bench


def settle() -> None:
    for _ in range(10):
        QApplication.processEvents()


def uncovered(bench: ExploreBench) -> QRect:
    """Return the part of the code's view over which no narration lies."""
    view, overlay = bench.pseudocode.code.viewport(), bench.narration.overlay
    area = view.rect()
    if overlay.isVisible():
        area.setBottom(min(area.bottom(), view.mapFromGlobal(overlay.mapToGlobal(QPoint())).y() - 1))
    return area


def rows(code: CodeList) -> list[QRect]:
    return [code.visualRect(code.lines.index(row, 0)) for row in range(code.lines.rowCount())]


@pytest.mark.parametrize("banner", [True, False])
def test_only_whole_lines_of_code_are_seen_and_the_current_one_is_among_them(
    window: MainWindow, qtbot: QtBot, banner: bool
) -> None:
    bench = search(window, qtbot)
    bench.banner.setVisible(banner)
    code = bench.pseudocode.code
    for step in (1, 2, 7, 30, 50, 77, bench.player.length):
        bench.player.seek(step)
        qtbot.waitUntil(bench.settled)
        settle()
        room = uncovered(bench)
        whole = [row for row in rows(code) if room.contains(row)]
        written = [text for text in drawn_texts(code.viewport()) if room.contains(text.at.toPoint())]
        assert len(whole) >= 2 and code.lines.current is not None
        assert room.contains(rows(code)[code.lines.current]), step
        assert all(any(row.contains(text.at.toPoint()) for row in whole) for text in written), step
        assert min(row.top() for row in whole) == 0, step  # no empty room above the first one


def test_beside_the_banner_the_narration_of_the_end_keeps_its_size(window: MainWindow, qtbot: QtBot) -> None:
    bench = search(window, qtbot)
    heights = []
    for banner in (True, False):
        bench.banner.setVisible(banner)
        settle()
        place = bench.narration.overlay if bench.narration.overlay.isVisible() else bench.narration
        heights.append({text.height for text in drawn_texts(place)})
    assert heights[0] == heights[1]


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_the_narration_of_a_step_is_as_large_before_the_next_step_is_known_as_later(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    bench, largest = window.explore, {}
    window.modes.set_projector(True)
    window.resize(*size)
    bench.session.set_start(Board.parse("7 2 4/5 0 6/8 3 1"))

    def sizes() -> set[float]:
        qtbot.waitUntil(bench.settled)
        settle()
        assert not bench.narration.overlay.isVisible()
        return {text.height for text in drawn_texts(bench.narration)}

    for step in range(1, 6):
        bench.player.step()
        qtbot.waitUntil(lambda step=step: bench.player.t == step and not bench.session.busy)
        largest[step] = sizes()
    assert bench.player.length == 5 and not bench.player.ended
    bench.player.to_end()
    qtbot.waitUntil(lambda: bench.player.at_end and not bench.session.busy)
    for step, before in largest.items():
        bench.player.seek(step)
        assert sizes() == before, step
    assert len({height for heights in largest.values() for height in heights}) == 1  # three lines fit in large type


def test_no_line_of_the_caption_of_a_board_ends_in_a_formula(qtbot: QtBot) -> None:
    caption = LiveLabel(lines=2)
    qtbot.addWidget(caption)
    caption.setText("Node 6: f = 10 = 2 + 8, depth 2")
    caption.show()
    for width in range(110, 300, 10):
        caption.resize(width, 120)
        lines = [text.text.strip() for text in drawn_texts(caption)]
        assert lines and not any(line[-1] in "=+" or line[0] in "=+" for line in lines), lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_the_narration_ends_in_a_formula(window: MainWindow, qtbot: QtBot, language: str) -> None:
    window.choose_language(language)
    bench = search(window, qtbot)
    for step in range(1, 40):
        bench.player.seek(step)
        qtbot.waitUntil(bench.settled)
        place = bench.narration.overlay if bench.narration.overlay.isVisible() else bench.narration
        lines = [text.text for text in drawn_texts(place)]
        assert lines and not any(line[-1] in "=+" or line[0] in "=+" for line in lines), (step, lines)


def test_at_the_desk_too_no_line_of_the_narration_can_end_in_a_formula(window: MainWindow) -> None:
    shown = window.explore.narration.text()
    assert "f\xa0=\xa0" in shown
    assert not any(f" {sign}" in shown or f"{sign} " in shown for sign in "=+")


@pytest.mark.usefixtures("qapp")
def test_text_is_broken_only_between_words_and_formulas() -> None:
    text, font = "Node 3 is taken off (f = 46 = 21 + 25): g(s) ← g′, cost(n, s) < 7 – then a word.", QFont()
    assert len(unbroken(text)) == len(text)
    assert unbroken("a = b or c + d") == "a\xa0=\xa0b or c\xa0+\xa0d"
    for width in range(20, 700, 20):
        lines = broken_into_lines(text, font, width).split("\n")
        assert all(QFontMetricsF(font).horizontalAdvance(line) <= width + 1 for line in lines)
        if width > 300:
            assert any("f = 46 = 21 + 25" in line for line in lines)
    assert "".join(broken_into_lines(text, font, 200).split()) == "".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_narration_of_alpha_beta_covers_no_value(window: MainWindow, qtbot: QtBot, language: str) -> None:
    window.choose_language(language)
    window.modes.set_projector(True)
    window.resize(1024, 768)
    window.show_bench("minimax")
    bench = window.bench
    bench.code.face.buttons["alphabeta"].click()
    bench.player.to_end()
    qtbot.waitUntil(lambda: bench.player.at_end and bench.settled())
    for step in range(bench.player.length + 1):
        bench.player.seek(step)
        qtbot.waitUntil(bench.settled)
        settle()
        overlay, values = bench.narration.overlay, bench.code.values
        top = overlay.mapTo(window, QPoint()).y() if overlay.isVisible() else window.height()
        assert values.mapTo(window, values.rect().bottomLeft()).y() < top, step
