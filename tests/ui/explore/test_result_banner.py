"""The banner: stopped and endless searches, breakpoints before the end, and whether a solution is optimal."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot
from support.paths import EXAMPLES
from support.standing import settle

from workbench.api import Configuration
from workbench.formats.problem_input import read_problem
from workbench.search.finding.conditions import parse
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.collections import find
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import LANGUAGES

SIZES = [(1024, 768), (1440, 900)]


def is_named(button: QPushButton) -> bool:
    """Return whether the button has room for its text."""
    return button.width() > button.fontMetrics().horizontalAdvance(button.text())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_a_stopped_search_can_continue(window: MainWindow, qtbot: QtBot, size: tuple[int, int], language: str) -> None:
    bench = window.explore
    window.resize(*size)
    window.choose_language(language)
    korf = find("korf:1")
    bench.session.set_boards(korf.board, korf.goal)
    bench.player.to_end()
    bench.stop()
    qtbot.waitUntil(lambda: not bench.session.busy)
    assert bench.session.current is not None
    run = bench.session.current.run
    assert run.status is Status.CANCELLED and bench.banner.resume.isVisibleTo(bench.banner)
    assert is_named(bench.banner.resume) and is_named(bench.banner.again_button)
    expanded = run.expanded
    qtbot.mouseClick(bench.banner.resume, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: run.expanded > expanded)
    assert bench.banner.isHidden() and bench.session.current.run is run
    bench.stop()
    qtbot.waitUntil(lambda: not bench.session.busy)


def test_the_depth_limit_that_is_offered_allows_a_known_solution(window: MainWindow) -> None:
    session, banner = window.explore.session, window.explore.banner
    korf = find("korf:8")
    assert korf is not None
    session.set_boards(korf.board, korf.goal)
    session.configure(Configuration.of("dfs"))
    banner._show_offers(True)
    assert "50" in banner.limit_depth.text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_a_search_that_may_never_end_offers_to_be_limited(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int], language: str
) -> None:
    bench = window.explore
    window.resize(*size)
    window.choose_language(language)
    session, banner = bench.session, bench.banner
    for button, option, value in ((banner.limit_depth, "depth", 30), (banner.check_repeats, "repeated", "all")):
        session.configure(Configuration.of("dfs"))
        bench.player.to_end()
        assert banner.patience.isActive() and banner.isHidden()
        banner.patience.timeout.emit()
        bench.player.moved.emit()
        assert banner.isVisibleTo(bench) and button.isVisibleTo(banner) and not banner.resume.isVisibleTo(banner)
        assert is_named(button) and bench.narration.isVisible()
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert session.configuration.options[option] == value
        assert not banner.patience.isActive() or not session.configuration.endless
        bench.stop()
        qtbot.waitUntil(lambda: not session.busy)


def test_the_result_stays_hidden_while_a_breakpoint_stops_before_it(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    bench.breakpoints.add(parse("depth = 3"))
    bench.player.set_speed(float("inf"))
    bench.player.to_end()
    qtbot.waitUntil(lambda: bool(bench.player.held) and not bench.session.busy)
    assert bench.session.current is not None and bench.player.t < 19
    bench.session.current.run.advance(100)
    bench.session.finished.emit(bench.session.current)
    assert bench.session.current.run.status is Status.SOLVED and bench.banner.isHidden()
    bench.player.seek(bench.player.length)
    assert bench.banner.isVisibleTo(bench)
    bench.player.seek(2)
    assert bench.banner.isVisibleTo(bench)


def test_a_solution_is_called_optimal_by_the_known_optimum(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    session = bench.session

    def headline() -> str:
        bench.player.to_end()
        qtbot.waitUntil(lambda: bench.player.at_end and not session.busy)
        return bench.banner.headline.text()

    session.configure(Configuration.of("greedy"))
    assert ", not " in headline()
    qtbot.waitUntil(lambda: bench.banner.headline.text().endswith(", not optimal: the optimum is 10"))
    tip = bench.runs.table.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "Optimal: no" in tip
    session.set_start(Board.parse("1 2 3/4 5 6/0 7 8"))
    assert "optimal" in headline()
    qtbot.waitUntil(lambda: bench.banner.headline.text().endswith(", optimal"))


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
def test_projector_mode_says_whether_a_path_is_optimal(window: MainWindow, qtbot: QtBot, size: tuple[int, int]) -> None:
    bench = window.explore
    window.modes.set_projector(True)
    window.resize(*size)
    bench.session.set_problem(read_problem("romania"))
    bench.player.to_end()
    qtbot.waitUntil(lambda: bench.banner.isVisible() and not bench.session.busy)
    assert bench.banner.headline.isVisible() and bench.banner.headline.text() == "4 moves, cost 418, optimal"
    window.modes.set_projector(False)


@pytest.mark.parametrize(
    ("listed", "headline", "sentence"),
    [
        ("8.41421356", "8 moves, cost 8.414, optimal, as listed: 8.41421356", "The cost equals the optimum that the"),
        ("8.41", "8 moves, cost 8.414, optimal, but listed only as 8.41", "The cost 8.41421356 agrees with"),
        ("8.5", "8 moves, cost 8.414, optimal, but the file lists 8.5", "The file lists 8.5 as the optimum, but the"),
    ],
)
def test_the_banner_says_whether_the_optimum_that_a_file_lists_is_right(
    listed: str, headline: str, sentence: str, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    maps = EXAMPLES / "maps"
    shutil.copy(maps / "rooms.map", tmp_path)
    path = tmp_path / "own.scen"
    path.write_text((maps / "rooms.map.scen").read_text().replace("8.41421356", listed))
    bench = window.explore
    bench.session.set_problem(read_problem(f"{path}:2"))
    bench.player.to_end()
    qtbot.waitUntil(bench.banner.isVisible)
    assert bench.banner.headline.text() == headline
    assert bench.banner.detail.text().startswith(sentence)
    bench.session.set_problem(read_problem(f"{path}:2").ruled("4"))
    bench.player.to_end()
    qtbot.waitUntil(bench.banner.isVisible)
    assert bench.banner.headline.text() == "9 moves, cost 9, optimal"


def test_a_listed_optimum_that_no_path_has_is_said(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "two.map").write_text("type octile\nheight 1\nwidth 3\nmap\n.@.\n")
    (tmp_path / "two.scen").write_text("version 1\n0\ttwo.map\t3\t1\t0\t0\t2\t0\t2.0\n")
    bench = window.explore
    bench.session.set_problem(read_problem(str(tmp_path / "two.scen")))
    bench.player.to_end()
    qtbot.waitUntil(bench.banner.isVisible)
    assert bench.banner.detail.text().startswith("The file lists 2 as the optimum, but there is no path.")


def test_a_search_for_a_step_that_is_not_found_does_not_reveal_the_result(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    player = bench.player
    player.step(5)
    qtbot.waitUntil(lambda: player.t == 5)
    assert bench.banner.isHidden()
    missed: list[int] = []
    player.missed.connect(lambda *_: missed.append(player.t))
    player.find(parse("f > 1000"))
    qtbot.waitUntil(lambda: bool(missed) and not bench.session.busy)
    assert bench.session.current is not None
    assert bench.session.current.run.status is Status.SOLVED and player.t == 5 and bench.banner.isHidden()
    player.step(-1)
    assert bench.banner.isHidden()
    player.to_end()
    assert bench.banner.isVisibleTo(bench)


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800), (1920, 1080)])
def test_buttons_stay_where_they_are_whatever_the_details_say(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window.resize(*size)
    window.explore.player.to_end()
    banner = window.explore.banner
    qtbot.waitUntil(banner.isVisible)
    places = set()
    for detail in ("", "19 expanded, 1 ms", "70,000,000 expanded, 31.45 s", "19 expanded, 1 ms. " * 8):
        banner.detail.setText(detail)
        settle()
        places.add(
            tuple(
                (button.mapTo(window, QPoint()).toTuple(), button.size().toTuple())
                for button in (banner.watch, banner.copy)
            )
        )
    assert len(places) == 1
    assert is_named(banner.watch)
