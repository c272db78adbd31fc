"""A search that was begun on the textbook engine moves over to the compiled one, and nothing else on show changes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from workbench import api
from workbench.api import Configuration
from workbench.api.start import kernels_of
from workbench.compiling import preparing
from workbench.formats.run_line import RunLine
from workbench.search.finding.conditions import parse
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.moves import MOVE_COST
from workbench.ui.explore.bench import ExploreBench
from workbench.ui.player.pacer import FULL
from workbench.ui.runs import engine_change
from workbench.ui.runs.run_entry import RunEntry
from workbench.ui.shell.main_window import MainWindow

pytestmark = pytest.mark.compiled

FAR = Board.parse("8 6 7/2 5 4/3 0 1")
LARGE = Board.parse("13 14 15 7/11 12 9 5/6 0 2 1/4 8 10 3")


@pytest.fixture(scope="module", autouse=True)
def loaded_kernels() -> None:
    """Load what takes seconds beside a search in Python."""
    for board in (FAR, LARGE):
        engine_change.compiled_again(api.start(board, "astar", "manhattan", engine="auto"))


@pytest.fixture
def bench(window: MainWindow) -> ExploreBench:
    """The bench in a window that does not prepare the kernels, so that a test can hold them back."""
    return window.explore


def begin(bench: ExploreBench, board: Board = FAR, *names: str) -> RunEntry:
    """Begin a search on the textbook engine."""
    bench.session.set_start(board)
    bench.session.configure(Configuration.of(*names) if names else Configuration.of("astar", "zero"))
    entry = bench.session.current
    assert entry is not None
    assert entry.run.engine == "textbook"
    return entry


def search_to(bench: ExploreBench, qtbot: QtBot, step: int) -> None:
    bench.session.advance_to(step)
    qtbot.waitUntil(lambda: not bench.session.busy)


def release(bench: ExploreBench, entry: RunEntry) -> None:
    """Let the kernels of a search be ready, as after they were compiled."""
    bench.engine_change.note_ready(kernels_of(entry.run))


def move(bench: ExploreBench, qtbot: QtBot, entry: RunEntry) -> None:
    release(bench, entry)
    qtbot.waitUntil(lambda: entry.run.engine == "compiled")


def shown(bench: ExploreBench) -> dict[str, Any]:
    """Return what the user sees of a paused search, except times and memory."""
    player, values = bench.player, bench.counters.values
    rows = bench.open_list.table.model()
    return {
        "step": (player.t, player.micro, player.length, player.mode, player.playing, player.held, player.marks),
        "selection": (bench.node_selection.record, bench.node_selection.marked),
        "tree": (bench.tree.canvas.camera, len(bench.tree.canvas.scene or ()), bench.tree.canvas.fitting),
        "counters": {name: values[name].text() for name in ("expanded", "generated", "open", "closed", "max-open")},
        "narration": bench.narration.accessibleName(),
        "open": [rows.index(row, column).data() for row in range(min(5, rows.rowCount())) for column in range(6)],
        "chart": [curve.y.tolist() for curve in (bench.chart._curves_of(bench.session.current).open_size(),)],
    }


def test_a_paused_search_moves_over_without_a_visible_change(bench: ExploreBench, qtbot: QtBot) -> None:
    entry = begin(bench)
    search_to(bench, qtbot, 3000)
    bench.player.seek(1234)
    bench.bookmark()
    qtbot.wait(300)  # all panes are drawn
    scene = bench.tree.canvas.scene
    assert scene is not None
    bench.node_selection.pick(int(scene.records[2]))
    bench.tree.canvas.zoom(1.5)
    qtbot.wait(300)
    before = shown(bench)
    move(bench, qtbot, entry)
    qtbot.wait(300)
    assert shown(bench) == before
    assert entry.bookmarks == {1234: ""}
    assert bench.node_selection.record is not None
    search_to(bench, qtbot, 3100)
    assert (entry.run.expanded, entry.run.engine) == (3100, "compiled")


def test_a_running_search_moves_over_and_is_followed(bench: ExploreBench, qtbot: QtBot) -> None:
    entry, busy = begin(bench, LARGE), []
    textbook = entry.run
    bench.player.set_speed(FULL)
    bench.player.play()
    qtbot.waitUntil(lambda: textbook.expanded > 2500)
    bench.session.busy_changed.connect(busy.append)
    with qtbot.waitSignal(bench.message_reported) as message:
        release(bench, entry)
    assert entry.run.engine == "compiled"
    assert message.args[0].startswith("The search continues on the compiled engine from step ")
    qtbot.waitUntil(lambda: bench.player.t > 3 * textbook.expanded)
    assert bench.player.following
    assert (busy, textbook.status) == ([], Status.RUNNING)
    bench.session.set_limits(Limits(expansions=entry.run.expanded + 1000))
    qtbot.waitUntil(lambda: not bench.session.busy)
    assert entry.run.status is Status.LIMIT
    qtbot.waitUntil(lambda: bench.player.t == entry.run.expanded)  # it waits for the panes


def test_a_breakpoint_holds_after_the_move(bench: ExploreBench, qtbot: QtBot) -> None:
    entry = begin(bench)
    bench.player.set_breakpoints((parse("g = 20", entry.run.problem),))
    bench.player.set_speed(FULL)
    bench.player.play()
    qtbot.waitUntil(lambda: entry.run.expanded > 100)
    release(bench, entry)
    qtbot.waitUntil(lambda: not bench.player.playing)
    assert [str(one) for one in bench.player.held] == ["g = 20"]
    timeline: Timeline[Any] = entry.timeline
    costs = timeline.recording.published.nodes["g"][timeline.current()]
    assert int(np.flatnonzero(costs == 20 * MOVE_COST)[0]) + 1 == bench.player.t


def test_a_search_on_the_chosen_textbook_engine_never_moves(bench: ExploreBench, qtbot: QtBot) -> None:
    bench.session.set_start(FAR)
    bench.session.configure(Configuration.of("astar", "zero", engine="textbook"))
    entry = bench.session.current
    assert entry is not None
    search_to(bench, qtbot, 100)
    with qtbot.assertNotEmitted(bench.engine_change.changed, wait=300):
        release(bench, entry)
    assert entry.run.engine == "textbook"


@pytest.mark.parametrize("failing", ["compiling", "searching", "differing"])
def test_if_the_kernels_fail_the_textbook_search_continues(
    bench: ExploreBench, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    original = engine_change.compiled_again

    def broken(run: api.ConfiguredRun) -> api.ConfiguredRun:
        if failing == "compiling":
            raise RuntimeError("LLVM")
        successor = original(run)
        if failing == "searching":
            monkeypatch.setattr(successor, "advance", lambda _expansions: 1 // 0)
        else:
            successor.advance(run.expanded + 5)
        return successor

    monkeypatch.setattr(engine_change, "compiled_again", broken)
    entry = begin(bench)
    search_to(bench, qtbot, 500)
    with qtbot.assertNotEmitted(bench.engine_change.changed, wait=300):
        release(bench, entry)
    search_to(bench, qtbot, 600)
    assert (entry.run.engine, entry.run.expanded) == ("textbook", 600)
    bench.session.advance_to(None)
    qtbot.waitUntil(lambda: entry.run.status is Status.SOLVED)


def test_stop_while_it_moves_ends_the_search(bench: ExploreBench, qtbot: QtBot) -> None:
    entry = begin(bench, LARGE)
    bench.player.set_speed(FULL)
    bench.player.play()
    qtbot.waitUntil(lambda: entry.run.expanded > 300)
    release(bench, entry)
    bench.stop()
    qtbot.waitUntil(lambda: not bench.session.busy)
    assert entry.run.status is Status.CANCELLED
    reached = entry.run.expanded
    qtbot.wait(200)
    assert entry.run.expanded == reached == bench.player.length


@pytest.mark.parametrize("what", ["restart", "board", "close", "pause", "hide"])
def test_anything_can_be_done_while_it_moves(bench: ExploreBench, qtbot: QtBot, what: str) -> None:
    entry = begin(bench, LARGE)
    bench.player.set_speed(FULL)
    bench.player.play()
    qtbot.waitUntil(lambda: entry.run.expanded > 300)
    release(bench, entry)
    if what == "close":
        bench.window().close()
        return
    if what in ("pause", "hide"):
        bench.player.pause()
        qtbot.waitUntil(lambda: not bench.session.busy)
        if what == "hide":
            bench.session.hide_future(20)
            qtbot.wait(200)
            bench.session.reveal_future(20)
        qtbot.waitUntil(lambda: entry.run.engine == "compiled")
        search_to(bench, qtbot, entry.run.expanded + 10)
        assert entry.run.status is Status.RUNNING
        return
    bench.session.repeat_run() if what == "restart" else bench.session.set_start(FAR)
    bench.player.play()
    fresh = bench.session.current
    assert fresh is not None
    assert fresh is not entry
    release(bench, fresh)
    qtbot.waitUntil(lambda: fresh.run.engine == "compiled")
    assert entry.run.status is Status.CANCELLED
    bench.player.pause()


def test_a_pinned_search_in_the_background_moves_over(bench: ExploreBench, qtbot: QtBot) -> None:
    goal = goal_board("last", 4, 4)
    line = RunLine(LARGE, goal, None, Configuration.of("astar", "manhattan"), step=20_000)
    bench.session.repeat_pinned(line)
    entry = bench.session.runs[-1]
    move(bench, qtbot, entry)
    qtbot.waitUntil(lambda: entry.run.expanded == 20_000)


def test_the_kernels_of_a_search_that_takes_long_are_wanted_first(bench: ExploreBench, qtbot: QtBot) -> None:
    assert bench.engine_change.wanted == ("astar", "manhattan", "1", "9")
    entry = begin(bench, FAR, "bfs")
    search_to(bench, qtbot, 10)
    assert bench.engine_change.wanted == ("astar", "manhattan", "1", "9")
    search_to(bench, qtbot, 5000)
    assert bench.engine_change.wanted == kernels_of(entry.run)


SEARCHES = st.sampled_from(
    [
        Configuration.of("astar", "manhattan"),
        Configuration.of("wastar", "linear-conflict", weight=2.0),
        Configuration.of("greedy", "misplaced"),
        Configuration.of("bfs"),
        Configuration.of("ids"),
        Configuration.of("idastar", "manhattan"),
        Configuration.of("beam", "manhattan"),
        Configuration.of("bibfs"),
        Configuration.of("dfs", depth=30),
    ]
)


@given(SEARCHES, st.integers(0, 400))
@example(Configuration.of("idastar", "manhattan"), 0)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], max_examples=15)
def test_both_recordings_are_equal_at_every_step(configuration: Configuration, steps: int) -> None:
    textbook = api.start(FAR, configuration)
    textbook.advance(steps)
    compiled = engine_change.compiled_again(textbook)
    compiled.advance(textbook.expanded)
    assert (textbook.engine, compiled.engine) == ("textbook", "compiled")
    assert compiled.status is textbook.status
    one, other = (run.recording.published for run in (textbook, compiled))
    assert (one.steps, one.records, one.goal) == (other.steps, other.records, other.goal)
    for name in ("parent", "g", "h"):
        assert np.array_equal(one.nodes[name][: one.records], other.nodes[name][: one.records])
    for name in ("node", "records", "open"):
        assert np.array_equal(one.rows[name][: one.steps], other.rows[name][: one.steps])
    for t in {0, one.steps // 2, one.steps}:
        moments = [Timeline(run.recording).at(t) for run in (textbook, compiled)]
        assert moments[0].counts == moments[1].counts
        assert moments[0].path == moments[1].path


def test_preparation_starts_again_with_the_kernels_of_another_search(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[tuple[str, ...]] = []

    class Compilation:
        percentage, first_ready, running = 40, True, True

        def __init__(self, first: tuple[str, ...]) -> None:
            begun.append(first)

        def stop(self) -> None:
            begun.append(("stopped",))

    monkeypatch.setattr(preparing, "Compilation", Compilation)
    monkeypatch.setattr(preparing, "compiled", lambda *_domains: False)
    wanted = [("astar",)]
    steps = preparing.prepare(lambda: wanted[-1])
    assert next(steps) == (40, ("astar",))
    wanted.append(("bfs",))
    assert next(steps) == (40, ("bfs",))
    assert begun == [("astar",), ("stopped",), ("bfs",)]
    monkeypatch.setattr(Compilation, "running", False)
    assert list(steps) == []
    assert begun[-1] == ("stopped",)
    assert not preparing.ready()


def test_a_compiler_that_fails_is_not_started_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(preparing.sys, "executable", "/bin/false")
    assert {progress.ready for progress in preparing.prepare(lambda: ("astar", "manhattan", "1", "9"))} <= {None}
    assert not preparing.ready()
