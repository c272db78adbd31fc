"""The session, the only owner of runs, and the thread that drives them."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtCore import QThread
from pytestqt.qtbot import QtBot
from support.films import small_film

from workbench.api import Configuration
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.ui.runs import run_entry
from workbench.ui.runs.run_entry import RunEntry
from workbench.ui.runs.session import Session
from workbench.ui.runs.subject_history import Subject

FAR = Board.parse("8 6 7/2 5 4/3 0 1")
FIRST_STEPS = 30


def test_it_opens_on_the_first_board_ready_to_search(session: Session) -> None:
    assert str(session.start_board) == "1 2 3/7 0 8/5 6 4"
    assert session.goal_board == goal_board("last", 3, 3)
    assert session.configuration == Configuration.of("astar", "manhattan")
    assert session.current is not None
    assert session.current.run.expanded == 0
    assert not session.busy


def test_it_advances_to_the_step_that_is_asked_for_and_no_further(session: Session, qtbot: QtBot) -> None:
    assert session.current is not None
    for steps in (1, 2, 7):
        session.advance_to(steps)
        qtbot.waitUntil(lambda: not session.busy)
        assert session.current.run.expanded == steps


def test_wishes_that_come_faster_than_the_search_are_all_granted(session: Session, qtbot: QtBot) -> None:
    session.set_start(FAR)
    assert session.current is not None
    for steps in range(1, FIRST_STEPS):
        session.advance_to(steps)
    qtbot.waitUntil(lambda: not session.busy)
    assert session.current.run.expanded == FIRST_STEPS - 1


def test_a_paused_search_goes_on_where_it_was_left(session: Session, qtbot: QtBot) -> None:
    session.set_start(FAR)
    session.configure(Configuration.of("astar", "zero"))
    run = session.current.run
    session.advance_to(None)
    qtbot.waitUntil(lambda: run.expanded > FIRST_STEPS)
    session.pause()
    qtbot.waitUntil(lambda: not session.busy)
    assert run.status is Status.RUNNING
    reached = run.expanded

    session.advance_to(reached + 5)
    qtbot.waitUntil(lambda: not session.busy)
    assert run.expanded == reached + 5


def test_pausing_and_asking_again_at_once_loses_nothing(session: Session, qtbot: QtBot) -> None:
    session.set_start(FAR)
    for _ in range(20):
        session.advance_to(None)
        session.pause()
    session.advance_to(None)
    qtbot.waitUntil(lambda: not session.busy)
    assert session.current is not None
    assert session.current.run.status is Status.SOLVED


def test_a_finished_search_is_told_once(session: Session, qtbot: QtBot) -> None:
    result = []
    session.finished.connect(result.append)
    session.advance_to(None)
    session.advance_to(None)
    qtbot.waitUntil(lambda: not session.busy)
    session.advance_to(None)
    assert result == [session.current]


def test_another_shape_takes_the_goal_of_that_name(session: Session) -> None:
    session.set_boards(session.start_board, goal_board("first", 3, 3))
    session.set_start(Board.parse("1 2 3 4/5 6 7 0"))
    assert session.goal_board == goal_board("first", 2, 4)

    session.set_boards(Board.parse("1 0/3 2"), Board.parse("0 1/3 2"))
    session.set_start(Board.parse("1 2 3/4 5 0"))
    assert session.goal_board == goal_board("last", 2, 3)


def test_the_same_again_changes_nothing(session: Session) -> None:
    result: list[object] = []
    for signal in (session.board_changed, session.configuration_changed, session.limits_changed, session.run_changed):
        signal.connect(lambda *_: result.append(1))
    session.set_start(session.start_board)
    session.configure(Configuration.of("astar", "manhattan"))
    session.set_limits(Limits())
    assert not result


def test_limits_hold_for_a_search_in_progress(session: Session, qtbot: QtBot) -> None:
    session.set_start(FAR)
    session.configure(Configuration.of("ucs"))
    run = session.current.run
    session.advance_to(None)
    qtbot.waitUntil(lambda: run.expanded > FIRST_STEPS)
    session.set_limits(Limits(expansions=1))
    qtbot.waitUntil(lambda: not session.busy)
    assert run.status is Status.LIMIT
    assert run.limit == "expansions"

    session.set_limits(Limits())
    session.advance_to(run.expanded + 3)
    qtbot.waitUntil(lambda: not session.busy)
    assert run.status is Status.RUNNING


@pytest.mark.parametrize("limits", [Limits(seconds=0.02), Limits(bytes=100_000)], ids=["seconds", "memory"])
def test_every_limit_can_be_reached_and_raised(session: Session, qtbot: QtBot, limits: Limits) -> None:
    session.set_start(FAR)
    session.configure(Configuration.of("ucs"))
    session.set_limits(limits)
    run = session.current.run
    for _ in range(2):
        before = run.expanded
        session.advance_to(None)
        qtbot.waitUntil(lambda: not session.busy)
        assert run.status is Status.LIMIT
        assert run.expanded > before
        session.raise_limit()


def test_a_run_is_cancelled_before_it_has_begun(session: Session) -> None:
    session.cancel()
    assert session.current is not None
    assert session.current.run.status is Status.CANCELLED


def test_closing_ends_a_search_at_once(session: Session, qtbot: QtBot) -> None:
    session.set_start(FAR)
    session.configure(Configuration.of("ids"))
    session.advance_to(None)
    qtbot.waitUntil(lambda: session.current.run.expanded > FIRST_STEPS)
    session.close()
    assert session.current is not None
    assert session.current.run.status is Status.RUNNING


def test_after_closing_nothing_begins_that_was_requested_before(session: Session, qtbot: QtBot) -> None:
    assert session.current is not None
    run = session.current.run
    session.optima.find(Subject(session.start_board, session.goal_board, None), run.problem)  # begins after this turn
    session.advance_to(1)
    session.close()
    session.advance_to(None)
    qtbot.wait(50)
    assert not [thread for thread in session.findChildren(QThread) if thread.isRunning()]
    assert run.expanded <= 1


def expand(session: Session, qtbot: QtBot, board: str, expansions: int) -> RunEntry:
    """Start a search of a hard board and stop it soon; return the run."""
    session.set_start(Board.parse(board))
    kept = session.current
    assert kept is not None
    session.advance_to(expansions)
    qtbot.waitUntil(lambda: kept.run.expanded >= expansions and not session.busy)
    return kept


def test_older_runs_go_while_a_search_grows_so_that_all_stay_within_the_limit(session: Session, qtbot: QtBot) -> None:
    first = expand(session, qtbot, "8 6 7/2 5 4/3 0 1", 3_000)
    gone = weakref.ref(first.run.recording)
    session.set_limits(Limits(bytes=7 * first.run.recording.nbytes // 4))
    second = expand(session, qtbot, "6 4 7/8 5 0/3 2 1", 3_000)
    assert session.runs == [second]
    assert session.memory.held_bytes <= session.room
    del first
    gc.collect()
    assert gone() is None, "its memory is given back"


def test_the_limit_is_for_all_runs_and_a_pinned_one_keeps_its_memory(session: Session, qtbot: QtBot) -> None:
    first = expand(session, qtbot, "8 6 7/2 5 4/3 0 1", 3_000)
    session.pin(first, True)
    session.set_limits(Limits(bytes=first.run.recording.nbytes + 50_000))
    session.set_start(Board.parse("6 4 7/8 5 0/3 2 1"))
    second = session.current
    assert second is not None
    session.advance_to(None)
    qtbot.waitUntil(lambda: not session.busy)
    assert (second.run.status, second.run.limit) == (Status.LIMIT, "memory")
    assert session.runs == [first, second]
    assert session.memory.held_bytes <= session.room


def test_what_other_benches_hold_counts_and_older_runs_give_way_to_it(session: Session, qtbot: QtBot) -> None:
    expand(session, qtbot, "8 6 7/2 5 4/3 0 1", 3_000)
    second = expand(session, qtbot, "6 4 7/8 5 0/3 2 1", 3_000)
    session.set_limits(Limits(bytes=3 * session.memory.held_bytes))
    before, room = session.limits_for(0).bytes, session.room
    assert before is not None
    elsewhere = [room // 4]
    session.memory.count(lambda: elsewhere[0])
    assert session.limits_for(0).bytes == before - room // 4
    elsewhere[0] = room
    assert session.limits_for(0).bytes == room // 32, "something is left for each bench"
    session.make_room()
    assert session.runs == [second]


def test_no_later_step_of_a_film_is_shown_while_its_future_is_hidden(session: Session, qtbot: QtBot) -> None:
    with small_film(kept=40):
        session.configure(Configuration.of("idastar", "misplaced", None, "textbook"))
        session.advance_to(90)
        qtbot.waitUntil(lambda: not session.busy)
        for t in (60, 61, 70):
            session.hide_future(t)
            assert session.current is not None
            assert session.current.timeline.length == t > session.current.run.recording.kept_steps


def test_a_long_search_that_was_stopped_comes_back_with_its_board(
    session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run_entry, "LONG_SECONDS", 0.0)
    session.configure(Configuration.of("astar", "zero", engine="textbook"))
    session.set_start(FAR)
    entry = session.current
    assert entry is not None
    session.advance_to(None)
    qtbot.waitUntil(lambda: entry.run.expanded > FIRST_STEPS)
    session.cancel()
    qtbot.waitUntil(lambda: not session.busy)
    session.set_start(Board.parse("1 2 3/4 5 6/7 0 8"))
    session.history.undo_change()
    assert session.current is entry and entry.run.status is Status.CANCELLED
    session.raise_limit()  # it can also be continued
    assert session.current.run.status is Status.RUNNING


def test_a_long_search_that_is_left_can_be_continued_and_is_found_again(
    session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run_entry, "LONG_SECONDS", 0.0)
    before = Configuration.of("astar", "zero", engine="textbook")
    session.set_start(FAR)
    session.configure(before)
    entry = session.current
    assert entry is not None
    session.advance_to(None)
    qtbot.waitUntil(lambda: entry.run.expanded > FIRST_STEPS)
    session.configure(Configuration.of("greedy", "manhattan"))  # perhaps by mistake
    assert session.current is not entry and entry in session.runs
    qtbot.waitUntil(lambda: not session.busy)
    assert entry.run.status is Status.RUNNING
    session.configure(before)
    assert session.current is entry
    reached = entry.run.expanded
    session.advance_to(reached + 5)
    qtbot.waitUntil(lambda: entry.run.expanded >= reached + 5)
