"""Every bench builds a small pattern database when it first needs it; Cancel leaves what was there before."""

from __future__ import annotations

from typing import TypeVar, cast

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.databases import building_held

from workbench.api import Configuration
from workbench.experiments.plan import Plan
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.tiles.pattern_databases import database
from workbench.tiles.pattern_databases.first_use import building_with, run_to_end
from workbench.tiles.pattern_databases.partitions import partition
from workbench.tiles.pattern_databases.pattern_database import PatternDatabase
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.collections import find
from workbench.tiles.puzzle.goal import goal_board
from workbench.ui.audit.bench import AuditBench
from workbench.ui.bench.bench import Bench
from workbench.ui.compare.bench import CompareBench
from workbench.ui.compare.session import CompareSession
from workbench.ui.experiments.bench import ExperimentsBench
from workbench.ui.experiments.session import ExperimentRequest
from workbench.ui.play.bench import PlayBench
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import text

GOAL = goal_board("last", 3, 3)
GOAL_15 = goal_board("first", 4, 4)
AnyBench = TypeVar("AnyBench", bound=Bench)
HARD = find("korf:88").board
"""A board that takes longer than a moment without a pattern database."""


def bench_of(window: MainWindow, name: str, kind: type[AnyBench]) -> AnyBench:
    window.show_bench(name)
    assert isinstance(window.bench, kind)
    return window.bench


def is_built(name: str, goal: Board = GOAL) -> bool:
    return database.is_built(partition(name, goal))


def cancel(window: MainWindow, qtbot: QtBot, name: str) -> None:
    """Cancel building when the bar shows it, as a user does, and wait until it is over."""
    bar, ended = window.first_use, []
    qtbot.waitUntil(bar.isVisible)
    assert name in bar.label.text()
    window.explore.session.databases.changed.connect(lambda: ended.append(True))
    qtbot.mouseClick(bar.cancel, Qt.MouseButton.LeftButton)
    assert bar.isHidden()
    qtbot.waitUntil(lambda: len(ended) == 2)  # cancelled, and ended
    assert window.statusBar().currentMessage() == text("first-use-cancelled", name=name)


def compared(window: MainWindow, qtbot: QtBot) -> CompareSession:
    """Return the session of the Compare bench after its searches."""
    compare = bench_of(window, "compare", CompareBench).compare
    qtbot.waitUntil(lambda: compare.finished and compare.difference is not None)
    return compare


def test_compare_adds_a_search_when_its_database_is_built(window: MainWindow, qtbot: QtBot) -> None:
    compare = compared(window, qtbot)
    before = [side.run for side in compare.sides]
    compare.add(Configuration.of("astar", "max(pdb-44,manhattan)"))
    compare.change("A", Configuration.of("astar", "pdb-8"))
    assert not compare.finished
    qtbot.waitUntil(lambda: compare.finished and compare.player.at_end)
    runs = [side.run for side in compare.sides]
    assert runs[1:3] == before[1:3]  # the others go on as they are
    assert [None if run is None else run.status for run in runs] == [Status.SOLVED] * len(runs)
    assert is_built("pdb-44") and is_built("pdb-8")


def test_cancel_returns_to_the_searches_compared_before(window: MainWindow, qtbot: QtBot) -> None:
    compare = compared(window, qtbot)
    compare.change("A", Configuration.of("astar", "zero"))
    qtbot.waitUntil(lambda: compare.finished)
    before, former = compare.lettered, compare.history.former
    for configuration in (Configuration.of("astar", "pdb-44"), Configuration.of("idastar", "pdb-44")):
        with building_held("pdb-44", GOAL):
            compare.change("A", configuration)
            cancel(window, qtbot, "pdb-44")
        qtbot.waitUntil(lambda: compare.lettered == before)
        assert compare.history.former == former and not compare.history.can_redo
    with building_held("pdb-44", GOAL):
        compare.add(Configuration.of("astar", "pdb-44"))
        cancel(window, qtbot, "pdb-44")
    qtbot.waitUntil(lambda: compare.lettered == before)
    assert compare.history.former == former and not is_built("pdb-44")
    compare.history.undo_change()
    assert compare.sides[0].configuration.heuristic != "zero"


def test_a_search_on_another_board_whose_database_is_not_built_says_so(window: MainWindow, qtbot: QtBot) -> None:
    compare, session = compared(window, qtbot), window.explore.session
    compare.compare([Configuration.of("astar", "pdb-44"), Configuration.of("astar", "manhattan")])
    qtbot.waitUntil(lambda: compare.finished)
    other = goal_board("first", 3, 3)
    with building_held("pdb-44", other):
        session.set_boards(session.start_board, other)
        cancel(window, qtbot, "pdb-44")
    first, second = compare.sides
    qtbot.waitUntil(lambda: not first.waiting)
    assert first.refused is not None and first.refused.message.key == "databases-choice-missing"
    assert second.run is not None


@pytest.mark.parametrize("finish", [True, False])
def test_an_experiment_builds_the_database_before_its_first_case(
    window: MainWindow, qtbot: QtBot, finish: bool
) -> None:
    experiment = bench_of(window, "experiments", ExperimentsBench).experiment
    names = ("manhattan", "sum(pdb-44,zero)")
    configurations = tuple(Configuration.of("astar", name, engine="textbook") for name in names)
    request = ExperimentRequest("random:3x3 count=2 seed=1", None, configurations, Limits(), 1)
    experiment.begin(request)
    qtbot.waitUntil(lambda: not experiment.busy)
    plan, outcomes = experiment.plan, dict(experiment.outcomes)
    assert isinstance(plan, Plan) and {one.status for one in outcomes.values()} == {"solved"} and is_built("pdb-44")
    database.remove(partition("pdb-44", GOAL))
    with building_held("pdb-44", GOAL):
        experiment.begin(request)
        if not finish:
            cancel(window, qtbot, "pdb-44")
            qtbot.waitUntil(lambda: not experiment.busy)
    qtbot.waitUntil(lambda: not experiment.busy)
    assert (experiment.plan is plan) is not finish and len(experiment.outcomes) == 4
    assert experiment.fault is None and is_built("pdb-44") is finish


def test_experiments_offer_the_databases_that_fit_their_boards(window: MainWindow) -> None:
    setup = bench_of(window, "experiments", ExperimentsBench).setup
    shapes = setup.boards.shape
    shapes.setCurrentIndex(shapes.findText("4×4"))
    assert {"pdb-663", "pdb-555"} <= {*setup.heuristics.offered} and "pdb-78" not in setup.heuristics.offered
    setup.heuristics.tick("pdb-663")
    scene = setup.scene
    shapes.setCurrentIndex(shapes.findText("3×3"))
    assert "pdb-44" in setup.heuristics.offered and "pdb-663" not in setup.heuristics.chosen
    setup.history.undo_change()
    assert setup.scene == scene and "pdb-663" in setup.heuristics.chosen


def test_the_audit_offers_small_databases(window: MainWindow, qtbot: QtBot) -> None:
    bench = bench_of(window, "audit", AuditBench)
    qtbot.waitUntil(lambda: not bench.audit.busy)
    box = bench.setup.first
    assert box.findData("pdb-44") >= 0 and box.findData("pdb-663") < 0


def test_an_audit_builds_what_it_audits(window: MainWindow, qtbot: QtBot) -> None:
    audit = bench_of(window, "audit", AuditBench).audit
    audit.ask(goal=goal_board("last", 2, 3))
    audit.ask(first="pdb-5")
    qtbot.waitUntil(lambda: not audit.busy and audit.verdict is not None)
    assert audit.verdict is not None and audit.verdict.admissible
    assert is_built("pdb-5", audit.request.goal)


def test_cancel_returns_to_the_last_verdict(window: MainWindow, qtbot: QtBot) -> None:
    audit = bench_of(window, "audit", AuditBench).audit
    audit.ask(goal=goal_board("last", 2, 3))
    qtbot.waitUntil(lambda: not audit.busy and audit.verdict is not None)
    request, former = audit.request, audit.history.former
    with building_held("pdb-5", request.goal):
        audit.ask(first="pdb-5", combination="max")
        assert audit.verdict is None, "that of another heuristic"
        cancel(window, qtbot, "pdb-5")
    qtbot.waitUntil(lambda: audit.request == request and audit.verdict is not None)
    assert audit.fault is None and not audit.busy and audit.history.former == former


def test_cancel_returns_to_an_audit_that_was_not_finished(window: MainWindow, qtbot: QtBot) -> None:
    bench = bench_of(window, "audit", AuditBench)
    audit = bench.audit
    audit.ask(goal=goal_board("last", 2, 3))
    assert audit.busy
    request = audit.request
    with building_held("pdb-5", request.goal):
        audit.ask(first="pdb-5")
        cancel(window, qtbot, "pdb-5")
    qtbot.waitUntil(lambda: audit.request == request and audit.verdict is not None)
    with building_held("pdb-5", request.goal):
        audit.ask(first="pdb-5")
        qtbot.waitUntil(window.first_use.isVisible)
        bench.setup.again.click()  # the panel's own Cancel
        qtbot.waitUntil(lambda: audit.request == request and audit.verdict is not None)


@pytest.mark.compiled
def test_a_hint_for_a_hard_board_builds_a_database(window: MainWindow, qtbot: QtBot) -> None:
    play = bench_of(window, "play", PlayBench).play
    play.begin(HARD, GOAL_15)
    with building_held("pdb-663", GOAL_15):
        play.ask_hint()
        cancel(window, qtbot, "pdb-663")
        qtbot.waitUntil(lambda: not play.advice.busy)
        assert not play.hint and play.advice.request == ""
        play.begin(GOAL_15.moved("d").moved("r"), GOAL_15)
        play.ask_hint()  # an easy one needs none
        qtbot.waitUntil(lambda: bool(play.hint))
    play.begin(HARD, GOAL_15)
    play.ask_hint()
    qtbot.waitUntil(lambda: bool(play.hint))
    assert is_built("pdb-663", GOAL_15)


def test_two_benches_that_need_the_same_database_build_it_once(window: MainWindow, qtbot: QtBot) -> None:
    compare = compared(window, qtbot)
    built: list[str] = []
    databases = window.explore.session.databases
    databases.changed.connect(lambda: built.append(databases.name or ""))
    with building_held("pdb-44", GOAL):
        compare.add(Configuration.of("astar", "pdb-44"))
        window.show_bench("explore")
        window.explore.session.configure(Configuration.of("astar", "pdb-44"))
        qtbot.waitUntil(lambda: window.first_use.isVisible() and built == ["pdb-44", "pdb-44"])
    qtbot.waitUntil(lambda: window.explore.session.current is not None and compare.sides[-1].run is not None)
    changed = database.path(partition("pdb-44", GOAL)).stat().st_mtime_ns
    with building_with(run_to_end):
        PatternDatabase(GOAL, "pdb-44")
    assert database.path(partition("pdb-44", GOAL)).stat().st_mtime_ns == changed
    assert window.first_use.isHidden()


@pytest.mark.parametrize("name", ["explore", "compare", "experiments", "audit", "play"])
def test_closing_the_window_ends_building(window: MainWindow, qtbot: QtBot, name: str) -> None:
    bench = bench_of(window, name, Bench)
    goal = GOAL_15 if name == "play" else GOAL
    wanted = "pdb-663" if name == "play" else "pdb-44"
    with building_held(wanted, goal):
        if name == "explore":
            window.explore.session.configure(Configuration.of("astar", wanted))
        elif name == "compare":
            cast("CompareBench", bench).compare.add(Configuration.of("astar", wanted))
        elif name == "experiments":
            configurations = (Configuration.of("astar", wanted),)
            request = ExperimentRequest("random:3x3 count=2 seed=1", None, configurations, Limits(), 1)
            cast("ExperimentsBench", bench).experiment.begin(request)
        elif name == "audit":
            cast("AuditBench", bench).audit.ask(first=wanted)
        else:
            cast("PlayBench", bench).play.begin(HARD, GOAL_15)
            cast("PlayBench", bench).play.ask_hint()
        qtbot.waitUntil(window.first_use.isVisible)
        window.close()
        assert window.explore.session.databases.name is None
    assert not is_built(wanted, goal)
