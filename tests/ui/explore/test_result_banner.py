"""The banner: stopped and endless searches, breakpoints before the end, and whether a solution is optimal."""

from __future__ import annotations

import gc
import shutil
from pathlib import Path
from weakref import ref

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot
from support.paths import EXAMPLES
from support.predicting import begin
from support.standing import settle

from workbench.api import Configuration
from workbench.formats.problem_input import read_problem
from workbench.search.finding.conditions import parse
from workbench.search.predicting.askable import QuestionKind
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.collections import find
from workbench.ui.base.plain_text import Label
from workbench.ui.base.theme import theme
from workbench.ui.explore.bench import ExploreBench
from workbench.ui.player.player import Player
from workbench.ui.predict.round import RoundPhase
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import LANGUAGES, text

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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_a_search_without_end_that_was_stopped_offers_to_be_limited(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int], language: str
) -> None:
    bench = window.explore
    window.resize(*size)
    window.choose_language(language)
    session, banner = bench.session, bench.banner
    session.configure(Configuration.of("dfs"))
    bench.player.to_end()
    bench.stop()
    qtbot.waitUntil(lambda: not session.busy)
    QApplication.processEvents()
    for button in (banner.resume, banner.limit_depth, banner.check_repeats):
        narrow = button is not banner.resume and size == SIZES[0]  # an icon with a tool tip may be all there
        assert button.isVisibleTo(banner) and button.toolTip() and (is_named(button) or narrow)
    qtbot.mouseClick(banner.limit_depth, Qt.MouseButton.LeftButton)
    assert session.configuration.options["depth"] == 30
    bench.stop()
    qtbot.waitUntil(lambda: not session.busy)
    assert not banner.limit_depth.isVisibleTo(banner) or session.configuration.endless


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


@pytest.mark.parametrize(("language", "text_size"), [*((one, 1.0) for one in LANGUAGES), ("en", 2.0)])
def test_every_narration_of_the_first_search_is_whole_beside_its_result(
    window: MainWindow, qtbot: QtBot, language: str, text_size: float
) -> None:
    window.resize(1280, 800)
    window.choose_language(language)
    bench, usual = window.explore, window.font().pointSizeF()
    bench.player.to_end()
    qtbot.waitUntil(lambda: bench.banner.isVisible() and bench.player.at_end and not bench.session.busy)
    try:
        theme().set_size(text_size)
        settle()
        places = set()
        for step in range(bench.player.length + 1):
            bench.player.seek(step)
            bench.narration._refresh()
            settle()
            assert "…" not in bench.narration.text(), step
            assert bench.narration._small_font.pointSizeF() >= min(text_size, 1.3) * usual
            places.add((bench.banner.geometry().getRect(), bench.banner.watch.geometry().getRect()))
        assert len(places) == 1, "the banner does not depend on the narration"
        assert bench.banner.isVisible() and bench.banner.headline.text()
    finally:
        theme().set_size(1.0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 768), (900, 600)])
def test_narration_and_result_are_in_the_window_and_end_with_the_goal(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int], language: str
) -> None:
    window.resize(*size)
    window.choose_language(language)
    bench = window.explore
    bench.player.to_end()
    qtbot.waitUntil(lambda: bench.banner.isVisible() and bench.player.at_end and not bench.session.busy)
    settle()
    for one in (bench.narration, bench.banner):
        qtbot.waitUntil(
            lambda one=one: (
                one.mapTo(window, QPoint(0, one.height())).y() <= window.player_bar.mapTo(window, QPoint()).y()
            )
        )
        qtbot.waitUntil(lambda one=one: one.visibleRegion().boundingRect() == one.rect())
    bench.narration._refresh()
    last = bench.narration._sentences[-1]
    assert "35" in last and bench.narration.text().endswith(last)


HARD = find("korf:88")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 768), (900, 600)])
def test_a_search_that_another_bench_has_paused_says_so_and_can_continue(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int], language: str
) -> None:
    assert HARD is not None
    window.resize(*size)
    bench = window.explore
    session, player, banner = bench.session, bench.player, bench.banner
    session.set_boards(HARD.board, HARD.goal)
    player.to_end()
    qtbot.waitUntil(lambda: player.length > 100)
    window.show_bench("compare")
    qtbot.waitUntil(lambda: not session.busy)
    window.show_bench("explore")
    window.choose_language(language)
    settle()
    assert banner.isVisible() and banner.resume.isVisible() and not banner.watch.isVisible()
    assert banner.headline.text() == text("banner-paused") and is_whole(banner.headline)
    assert is_named(banner.resume) and bench.narration.isVisible()
    length = player.length
    qtbot.mouseClick(banner.resume, Qt.MouseButton.LeftButton)
    assert banner.isHidden() and player.following
    qtbot.waitUntil(lambda: player.length > length)
    bench.stop()
    qtbot.waitUntil(lambda: not session.busy)
    assert banner.headline.text() == text("banner-cancelled")


def is_whole(label: Label) -> bool:
    """Return whether the label has room for its text."""
    area, flags = label.contentsRect(), Qt.TextFlag.TextWordWrap
    return area.contains(label.fontMetrics().boundingRect(area, flags, label.text()))


@pytest.mark.parametrize("sought", ["play", "find", "step"])
def test_what_continues_after_another_bench_is_what_was_paused(window: MainWindow, qtbot: QtBot, sought: str) -> None:
    assert HARD is not None
    bench = window.explore
    session, player, banner = bench.session, bench.player, bench.banner
    session.set_boards(HARD.board, HARD.goal)
    player.set_speed(2.0)
    begin = {
        "play": player.play,
        "find": lambda: player.find(parse("depth = 99")),
        "step": lambda: player.go_to_step(10**9),
    }
    begin[sought]()
    aim = player.target_step, player.moment_search and player.moment_search.condition, player.playing, player.pace
    window.show_bench("compare")
    assert not player.active
    window.show_bench("explore")
    qtbot.waitUntil(lambda: not session.busy)
    assert banner.isVisible()
    qtbot.mouseClick(banner.resume, Qt.MouseButton.LeftButton)
    assert aim == (
        player.target_step,
        player.moment_search and player.moment_search.condition,
        player.playing,
        player.pace,
    )
    assert banner.isHidden()
    bench.stop()
    qtbot.waitUntil(lambda: not session.busy)


def test_a_search_that_was_not_on_its_way_is_not_said_to_be_paused(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    bench.player.step(3)
    qtbot.waitUntil(lambda: bench.player.t == 3 and not bench.session.busy)
    window.show_bench("compare")
    window.show_bench("explore")
    assert bench.banner.isHidden()
    bench.player.play()
    window.show_bench("compare")
    window.show_bench("explore")
    assert bench.banner.isVisible()
    bench.session.set_start(Board.parse("1 2 3/4 5 6/0 7 8"))
    assert bench.banner.isHidden()


def test_undo_takes_an_accepted_offer_back_before_a_change_of_the_board(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    session, banner = bench.session, bench.banner
    first = session.start_board
    board = Board.parse("8 6 7/2 5 4/3 0 1")
    session.set_start(board)
    session.configure(Configuration.of("dfs"))
    before = session.configuration
    bench.player.to_end()
    banner.patience.timeout.emit()
    qtbot.mouseClick(banner.check_repeats, Qt.MouseButton.LeftButton)
    after = session.configuration
    assert after != before
    bench.stop()
    undo = window.commands.actions["undo"]
    assert undo.text().endswith(text("undo-search"))
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (session.configuration, session.start_board) == (before, board)
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert (session.configuration, session.start_board) == (after, board)
    for _ in range(2):
        qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (session.configuration, session.start_board) == (before, first)
    bench.stop()
    qtbot.waitUntil(lambda: not session.busy)


def test_the_end_of_a_search_stays_hidden_after_a_round_of_predict_until_the_player_is_there(
    window: MainWindow, qtbot: QtBot
) -> None:
    bench, round_ = begin(window, qtbot, QuestionKind.VALUE, count=2, within=50)
    for answer in (10, 10):
        round_.answer(answer)
        round_.next()
    qtbot.waitUntil(lambda: not bench.session.busy)
    round_.close()
    assert bench.session.current is not None and bench.session.current.run.status is Status.SOLVED
    assert bench.player.t < bench.player.length and bench.banner.isHidden()
    bench.player.step()
    assert bench.banner.isHidden()
    bench.player.to_end()
    assert bench.banner.isVisible() and bench.banner.headline.text() == "10 moves, optimal"
    bench.player.step(-1)
    assert bench.banner.isVisible()
    bench.predict()
    assert bench.round.phase is RoundPhase.SETUP
    bench.round.close()
    assert bench.banner.isVisible()  # the end is known already


def test_the_memory_of_a_removed_search_is_released(window: MainWindow, qtbot: QtBot) -> None:
    session = window.explore.session
    session.set_start(Board.parse("8 6 7/2 5 4/3 0 1"))
    with qtbot.waitSignal(session.finished):
        window.explore.player.to_end()
    qtbot.waitUntil(lambda: window.explore.player.at_end)
    assert session.current is not None
    entry, gone = session.current, ref(session.current.run.recording)
    session.set_start(Board.parse("1 2 3/4 5 6/0 7 8"))
    window.explore.player.step()
    session.remove(entry)
    del entry

    def released() -> bool:
        gc.collect()
        return gone() is None

    qtbot.waitUntil(released)


def within_the_last_step(bench: ExploreBench, qtbot: QtBot) -> Player:
    """Search a board whose goal is one move away to its end, and show the first micro-step of the last step."""
    bench.session.set_start(Board.parse("1 2 3/4 5 6/7 0 8"))
    player = bench.player
    player.go_to_step(1)
    qtbot.waitUntil(lambda: player.t == 1 and not bench.session.busy)
    player.micro_step()
    qtbot.waitUntil(lambda: bool(player.micro) and not bench.session.busy)
    assert bench.session.current is not None and bench.session.current.finished
    return player


def test_within_the_last_step_the_result_stays_hidden_until_the_goal_is_returned(
    window: MainWindow, qtbot: QtBot
) -> None:
    bench = window.explore
    player = within_the_last_step(bench, qtbot)
    while player.micro < len(player.micro_steps):
        assert not bench.banner.isVisible(), player.micro
        player.micro_step()
    assert bench.banner.isVisible()
    player.micro_step(-1)
    assert bench.banner.isVisible()  # the result is known by now
    player.seek(0)
    assert bench.banner.isVisible()


def test_a_step_back_from_within_the_last_step_does_not_reveal_the_result(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    player = within_the_last_step(bench, qtbot)
    player.step(-1)
    player.step(-1)
    assert player.t == 0 and not bench.banner.isVisible()
    player.to_end()
    qtbot.waitUntil(lambda: bench.banner.isVisible())
