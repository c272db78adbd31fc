"""A search that needs a small pattern database begins when that is built; meanwhile the window shows the progress."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.databases import building_held, settled_places

from workbench.api import Configuration
from workbench.search.problem.messages import Fault
from workbench.tiles.pattern_databases import database
from workbench.tiles.pattern_databases.building import Building
from workbench.tiles.pattern_databases.partitions import partition
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.ui.base.jobs import Jobs
from workbench.ui.shell.main_window import MainWindow
from workbench.wording import text

GOAL = goal_board("last", 3, 3)


@pytest.fixture
def faults(window: MainWindow) -> list[Fault]:
    found: list[Fault] = []
    window.explore.session.refused.connect(found.append)
    return found


def test_the_search_begins_when_the_database_is_built(window: MainWindow, qtbot: QtBot, faults: list[Fault]) -> None:
    session, bar = window.explore.session, window.first_use
    assert bar.isHidden()
    fractions: list[float] = []
    shown: list[str] = []  # noted from the signal: a database may be built between two looks at the bar
    session.databases.progressed.connect(lambda: fractions.append(session.databases.progress))
    session.databases.progressed.connect(lambda: shown.append(bar.label.text() if bar.isVisible() else ""))
    session.configure(Configuration.of("astar", "pdb-44"))
    assert session.current is None
    assert window.explore.open_list.title.name.text() == text("open-title")
    qtbot.waitUntil(lambda: session.current is not None)
    assert any("pdb-44" in one for one in shown)
    assert bar.isHidden() and not faults
    assert database.is_built(partition("pdb-44", GOAL))
    while fractions[-1] == 0:  # reported after the end, when nothing is being built any more
        fractions.pop()
    assert fractions == sorted(fractions) and 0 <= fractions[0] <= 1
    assert session.current.run.heuristic_name == "pdb-44" and session.current.number == 1
    window.explore.player.to_end()
    qtbot.waitUntil(lambda: session.current.finished)


@pytest.mark.parametrize("steps", [0, 7])
def test_cancel_builds_nothing_and_returns_to_what_was_shown(window: MainWindow, qtbot: QtBot, steps: int) -> None:
    session, bar, player = window.explore.session, window.first_use, window.explore.player
    player.step(steps)
    qtbot.waitUntil(lambda: player.t == steps)
    before, scene, runs = session.current, window.explore.scene(), [*session.runs]
    with building_held("pdb-44", GOAL):
        session.configure(Configuration.of("idastar", "max(manhattan,pdb-44)"))
        qtbot.waitUntil(bar.isVisible)
        assert window.explore.open_list.title.name.text() == text("open-path-title")
        qtbot.mouseClick(bar.cancel, Qt.MouseButton.LeftButton)
        assert bar.isHidden()
        assert session.current is before, "at once, whatever the building is doing"
    assert session.current is before and window.explore.scene() == scene and session.runs == runs
    assert window.explore.search.heuristic.currentData() == "manhattan"
    assert window.statusBar().currentMessage() == text("first-use-cancelled", name="pdb-44")
    assert not database.is_built(partition("pdb-44", GOAL))
    assert not [file for file in database.folder().iterdir() if file.suffix == ".pdb"]


@pytest.mark.parametrize("layout", [0, 1])  # at a desk, and in a lecture
@pytest.mark.parametrize("projector", [False, True])
def test_nothing_moves_when_the_bar_comes_and_goes(
    window: MainWindow, qtbot: QtBot, layout: int, projector: bool
) -> None:
    bar, databases, jobs = window.first_use, window.explore.session.databases, Jobs(window)
    window.modes.set_projector(projector)
    window.explore.lay_out(layout)
    before = settled_places(qtbot, window, bar)
    with building_held("pdb-44", GOAL):
        jobs.begin(databases.build_in_pieces(Building(partition("pdb-44", GOAL)), "pdb-44"))
        qtbot.waitUntil(bar.isVisible)
        assert window.statusBar().isVisible() is not projector and window.rect().contains(bar.geometry())
        assert projector or bar.geometry().contains(window.statusBar().geometry())
        assert bar.rect().contains(bar.cancel.geometry()) and bar.rect().contains(bar.label.geometry())
        assert settled_places(qtbot, window, bar) == before
    qtbot.waitUntil(bar.isHidden)
    assert settled_places(qtbot, window, bar) == before


def test_another_choice_ends_building(window: MainWindow, qtbot: QtBot) -> None:
    session, bar = window.explore.session, window.first_use
    session.configure(Configuration.of("astar", "pdb-44"))
    session.configure(Configuration.of("astar", "manhattan"))
    assert session.current is not None and session.databases.name is None
    qtbot.waitUntil(bar.isHidden)
    session.configure(Configuration.of("astar", "max(pdb-44,pdb(1 2 3/4 5 6))"))
    qtbot.waitUntil(lambda: session.current is not None)  # both, one after the other
    assert database.is_built(partition("pdb-44", GOAL))


def test_an_earlier_search_that_is_opened_meanwhile_stays(window: MainWindow, qtbot: QtBot) -> None:
    session = window.explore.session
    window.explore.player.step(1)
    qtbot.waitUntil(lambda: window.explore.player.t == 1)
    first = session.current
    assert first is not None
    with building_held("pdb-44", GOAL):
        session.configure(Configuration.of("astar", "pdb-44"))
        qtbot.waitUntil(window.first_use.isVisible)
        session.open(first)
    assert session.current is first and session.databases.name is None
    assert session.configuration.heuristic == "manhattan"


def test_a_failure_and_a_large_one_are_explained(window: MainWindow, qtbot: QtBot, faults: list[Fault]) -> None:
    session, choice, bar = window.explore.session, window.explore.board.problem, window.first_use
    database.folder().parent.mkdir(parents=True, exist_ok=True)
    database.folder().write_text("a file is in the way")
    session.configure(Configuration.of("astar", "pdb-44"))
    qtbot.waitUntil(lambda: len(faults) == 1)
    assert faults[0].message.key == "pdb-unwritable"
    assert bar.isHidden() and choice.fault.isVisible()
    database.folder().unlink()
    session.set_boards(Board.parse("1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15"), goal_board("last", 4, 4))
    session.configure(Configuration.of("astar", "pdb-78"))
    assert faults[-1].message.key == "pdb-missing" and bar.isHidden()


def test_pinned_searches_of_a_scene_are_repeated_when_their_databases_are_built(
    window: MainWindow, qtbot: QtBot
) -> None:
    session = window.explore.session
    board = "3x3:1 2 3/7 0 8/5 6 4 astar"
    pinned = [f"{board} {name} at=end" for name in ("manhattan", "pdb-44", "max(pdb-8,zero)", "zero")]
    window.explore.show_scene({"run": f"{board} max(pdb-44,zero) at=3", "pinned": pinned})
    qtbot.waitUntil(lambda: len(session.runs) == 5)
    qtbot.waitUntil(lambda: session.current is not None and window.explore.player.t == 3)
    assert session.current is not None and session.current.run.heuristic_name == "max(pdb-44,zero)"
    names = [entry.run.heuristic_name for entry in session.runs if entry.pinned]
    assert names == ["manhattan", "pdb-44", "max(pdb-8,zero)", "zero"]
    qtbot.waitUntil(lambda: all(entry.finished for entry in session.runs if entry.pinned))
