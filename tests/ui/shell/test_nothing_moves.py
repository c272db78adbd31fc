"""No control changes its place when messages, verdicts, errors, banners, results and legends come and go."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from support.hex_driving import play
from support.settling import wait_until_shown
from support.standing import Watch

from workbench.api import Configuration
from workbench.hex.rules import Rules
from workbench.lessons.files import shipped_lesson
from workbench.lessons.grading import GradedAnswer, Grader
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault, message
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.ui.lessons.session import LessonSession, RevealedAnswer
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import number, text

NEAR = Board.parse("1 2 3/4 0 6/7 5 8")
UNSOLVABLE = Board.parse("1 2 3/4 5 6/8 7 0")
FIFTEEN = "12 11 8 5/2 0 3 10/4 1 9 14/7 15 6 13"
UNSOLVABLE_15 = "1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0"
GOAL = goal_board("last", 3, 3)


def explore(window: MainWindow, qtbot: QtBot, watch: Watch) -> None:
    bench = window.explore
    session, player, editor = bench.session, bench.player, bench.board.editor
    entry = editor.entry
    with watch.still("an error in a typed board"):
        entry._read("1 2 3 x")
        assert entry.fault.isVisible()
    with watch.still("a corrected board"):
        entry._restore()
        assert not entry.fault.isVisible()
    with watch.still("an unsolvable board"):
        bench.board.editing.set_board(UNSOLVABLE)
        qtbot.waitUntil(lambda: editor.badge.nearest.isVisible() and bench.banner.isVisible())
    with watch.still("the verdict of a solvable board"):
        bench.board.editing.set_board(NEAR)
    with watch.still("the end of a search"):
        player.to_end()
        qtbot.waitUntil(bench.banner.isVisible)
    with watch.still("the moves of a solution"):
        player.watch_moves()
        player.pause()
    with watch.still("a closed banner"):
        bench.banner.closed.emit()
    with watch.still("an algorithm without guarantee"):
        session.configure(Configuration.of("greedy", "manhattan"))
    with watch.still("an algorithm with a guarantee"):
        session.configure(Configuration.of("astar", "manhattan"))
    with watch.still("a goal other than the usual one"):
        bench.board.editing.use_boards(NEAR, goal_board("first", 3, 3))
    with watch.still("the usual goal again"):
        bench.board.editing.use_boards(NEAR, GOAL)
    for rows, columns in ((4, 4), (3, 3), (2, 5), (6, 6), (3, 3)):
        with watch.still(f"a board of {rows}×{columns}"):
            bench.board.editing.resize(rows, columns)
    with watch.still("the goal that is edited"):
        bench.board.show_face("goal")
    with watch.still("the start that is edited"):
        bench.board.show_face("start")
    with watch.still("a limit"):
        session.set_limits(Limits(expansions=1))
        session.set_start(Board.parse("8 6 7/2 5 4/3 0 1"))
        player.to_end()
        qtbot.waitUntil(bench.banner.isVisible)
    session.set_limits(Limits())
    bench.lists.setCurrentWidget(bench.moments)
    with watch.still("an error in a condition"):
        bench.moments.entry.line.setText("f >")
        bench.moments.find_moment()
    bench.lists.setCurrentWidget(bench.closed_list)
    with watch.still("a search that is stepped through"):
        session.set_start(Board.parse("1 2 3/7 0 8/5 6 4"))
        player.step()
    with watch.still("a search that is played to its end"):
        player.to_end()
        qtbot.waitUntil(bench.banner.isVisible)
    with watch.still("a search of thousands of steps"):
        session.set_start(Board.parse("8 6 7/2 5 4/3 0 1"))
        player.to_end()
        qtbot.waitUntil(lambda: player.length > 5_000 and player.ended)
        assert "," in window.player_bar.counter.text()
    with watch.still("a selected node"):
        bench.node_selection.pick(3)
    with watch.still("no selected node"):
        bench.leave()
    with watch.still("a part of the chart"):
        bench.chart.plot.look_at(1, 3)
    with watch.still("the whole chart"):
        bench.chart.plot.show_full_range()
    with watch.still("a message in the status bar"):
        window.show_message("Saved.")


def steps(window: MainWindow, _qtbot: QtBot, watch: Watch) -> None:
    bar, counter = window.player_bar, window.player_bar.counter
    for size in ((1280, 800), (1024, 768)):
        window.resize(*size)
        for length in (9, 9_999, 9_999_999, 60_000_000_000):
            with watch.still(f"a search of {length} steps at {size}"):
                bar.counter.setText(text("player-step-open", t=number(length), length=number(length)))
                assert counter.width() >= counter.minimumSizeHint().width()


def play_(window: MainWindow, qtbot: QtBot, watch: Watch) -> None:
    bench = window.bench
    game = bench.play
    game.begin(NEAR, GOAL)
    with watch.still("a hint"):
        game.ask_hint()
        qtbot.waitUntil(lambda: not game.advice.busy)
    with watch.still("a solution that is watched"):
        game.solve()
        qtbot.waitUntil(lambda: game.solution is not None)
    with watch.still("the game again"):
        bench.leave()
    with watch.still("a move"):
        game.make("d")
    with watch.still("a pause"):
        game.set_paused(True)
    with watch.still("the end of a pause"):
        game.set_paused(False)
    with watch.still("the analysis of a game"):
        bench.chart.show_now()
        qtbot.waitUntil(lambda: not game.advice.measuring)
        qtbot.waitUntil(bench.settled)
    with watch.still("a game that is won"):
        game.make("r")
        qtbot.waitUntil(bench.banner.isVisible)
        qtbot.waitUntil(bench.settled)
    with watch.still("a closed banner"):
        bench.banner.closed.emit()
    with watch.still("another game"):
        game.begin(NEAR, GOAL)


def compare(window: MainWindow, qtbot: QtBot, watch: Watch) -> None:
    bench = window.bench
    with watch.still("searches that are stepped through"):
        window.explore.session.set_start(Board.parse("1 2 3/7 0 8/5 6 4"))
        bench.player.step()
        qtbot.waitUntil(bench.settled)
    with watch.still("the end of the searches"):
        bench.player.to_end()
        qtbot.waitUntil(bench.settled)
    with watch.still("another board"):
        window.explore.session.set_start(NEAR)
        qtbot.waitUntil(bench.settled)
    with watch.still("a board that cannot be solved"):
        window.explore.session.set_start(UNSOLVABLE)
        qtbot.waitUntil(bench.settled)


def divide(window: MainWindow, qtbot: QtBot, watch: Watch) -> None:
    bench = window.bench
    with watch.still("an error in a typed board"):
        bench.setup.entry._read("1 2 3 x")
    with watch.still("a corrected board"):
        bench.setup.entry._restore()
    with watch.still("the first phase"):
        window.explore.session.set_boards(Board.parse(FIFTEEN), goal_board("last", 4, 4))
        bench.player.step()
        qtbot.waitUntil(bench.settled)
    with watch.still("a solution"):
        bench.player.to_end()
        qtbot.waitUntil(bench.banner.isVisible)
        qtbot.waitUntil(bench.settled)
    with watch.still("a closed banner"):
        bench.banner.closed.emit()
    with watch.still("a board that cannot be solved"):
        window.explore.session.set_boards(Board.parse(UNSOLVABLE_15), goal_board("last", 4, 4))
        bench.player.to_end()
        qtbot.waitUntil(bench.banner.isVisible)
        qtbot.waitUntil(bench.settled)


def hex_(window: MainWindow, qtbot: QtBot, watch: Watch) -> None:
    bench = window.bench
    bench.hex.new_game(Rules(4))
    for place in range(3):
        bench.tabs.setCurrentIndex(place)
        with watch.still(f"a move with tab {place}"):
            bench.hex.play(("b2", "c2", "b3")[place])
            qtbot.waitUntil(lambda: not bench.analysis_job.busy)
    bench.tabs.setCurrentWidget(bench.analysis)
    for fill in ("red", "blue", "heat", "solved", ""):
        with watch.still(f"the legend of {fill!r}"):
            bench.analysis.choose_fill(fill)
            qtbot.waitUntil(lambda: not bench.analysis_job.busy)
    for name, box in bench.analysis.layers.items():
        with watch.still(f"the legend of {name}"):
            box.setChecked(not box.isChecked())
            qtbot.waitUntil(lambda: not bench.analysis_job.busy)
    with watch.still("a search"):
        bench.search.start_button.click()
        qtbot.waitUntil(lambda: bench.engine.recording is not None)
    with watch.still("the end of a search"):
        bench.stop()
    with watch.still("a refused click"):
        play(bench, qtbot, "b2")
    with watch.still("a won game"):
        bench.hex.new_game(Rules(3))
        for move in ("b1", "a1", "b2", "a2", "b3"):
            bench.hex.play(move)
        qtbot.waitUntil(bench.banner.isVisible)
    with watch.still("a closed banner"):
        bench.banner.closed.emit()


def experiments(window: MainWindow, qtbot: QtBot, watch: Watch) -> None:
    bench = window.bench
    setup = bench.setup
    setup.boards.count.setValue(4)
    with watch.still("an error"):
        setup.fault.show_fault(Fault("experiment-no-algorithm"))
    with watch.still("no error"):
        setup.fault.show_fault(None)
    with watch.still("a running experiment"):
        setup.begin()
        qtbot.waitUntil(lambda: bool(bench.experiment.outcomes))
    with watch.still("the results"):
        qtbot.waitUntil(lambda: not bench.experiment.busy)
        qtbot.waitUntil(bench.settled)
    with watch.still("nothing to do"):
        setup.algorithms.tick("astar", False)
    with watch.still("something to do"):
        setup.algorithms.tick("astar", True)


def audit(window: MainWindow, qtbot: QtBot, watch: Watch) -> None:
    bench = window.bench
    with watch.still("an audit"):
        bench.audit.ask(first="misplaced")
    with watch.still("its verdict"):
        qtbot.waitUntil(bench.settled)
    with watch.still("a heuristic that is not consistent"):
        bench.audit.ask(first="flicker")
        qtbot.waitUntil(bench.settled)
    with watch.still("a heuristic that is not admissible"):
        bench.audit.ask(first="broken-linear-conflict-pairwise")
        qtbot.waitUntil(bench.settled)
    with watch.still("an error"):
        bench.setup.fault.show_fault(Fault("experiment-no-algorithm"))
    with watch.still("no error"):
        bench.setup.fault.show_fault(None)


def lessons(window: MainWindow, qtbot: QtBot, watch: Watch) -> None:
    window.show_bench("explore")
    for place, step in enumerate(shipped_lesson("a-star").steps, 1):
        if step.question is None:
            continue
        window.lessons.start("a-star", place)
        wait_until_shown(window, qtbot)
        box = window.lessons.panel.step_page.question
        assert box is not None
        with watch.still(f"a right answer at step {place}"):
            answer_rightly(window.lessons.session, qtbot)
            wait_until_shown(window, qtbot)
            qtbot.waitUntil(partial(is_whole, box.verdict))
        for response in (GradedAnswer(False, message("verdict-wrong")), RevealedAnswer(""), None):
            with watch.still(f"{type(response).__name__} at step {place}"):
                box._response = response
                box._show_response()


def is_whole(label: QLabel) -> bool:
    return label.visibleRegion().boundingRect().height() >= label.heightForWidth(label.width())


def answer_rightly(session: LessonSession, qtbot: QtBot) -> None:
    assert session.complete_step is not None
    with qtbot.waitSignal(session.judged):
        session.answer(Grader(session.complete_step).answer())


def walk(window: MainWindow, qtbot: QtBot, bench: Callable[[MainWindow, QtBot, Watch], None]) -> None:
    watch = Watch(window)
    name = bench.__name__.rstrip("_")
    window.show_bench(name if name in window.benches else "explore")
    window.bench.load()
    wait_until_shown(window, qtbot)
    try:
        bench(window, qtbot, watch)
    finally:
        print("\n".join(watch.faults))
    assert not watch.faults, "\n".join(watch.faults)


@pytest.mark.parametrize(
    "bench",
    [explore, steps, play_, compare, divide, hex_, experiments, audit, lessons],
    ids=lambda bench: bench.__name__,
)
def test_no_control_moves(window: MainWindow, qtbot: QtBot, bench: Callable[..., None]) -> None:
    walk(window, qtbot, bench)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("bench", [play_, compare, hex_, experiments, audit], ids=lambda bench: bench.__name__)
def test_no_control_moves_on_a_small_projector(
    window: MainWindow, qtbot: QtBot, bench: Callable[..., None], language: str
) -> None:
    window.resize(1024, 768)
    window.choose_language(language)
    walk(window, qtbot, bench)
