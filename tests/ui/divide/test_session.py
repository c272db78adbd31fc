"""The model of the Divide-and-conquer bench: two levels of one run, which a worker thread drives."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.tiles.divide.run import DivideRun
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.scramble import scramble
from workbench.tiles.puzzle.solvability import is_solvable
from workbench.ui.divide.phased_solution import PhasedSolution
from workbench.ui.divide.session import DivideSession
from workbench.ui.player.pacer import FULL
from workbench.ui.runs.session import Session


@pytest.fixture
def divide(session: Session) -> Iterator[DivideSession]:
    divide = DivideSession(session)
    yield divide
    divide.close()


def start_run(divide: DivideSession, rows: int, columns: int, seed: int = 1, goal: str = "last") -> DivideRun:
    """Return the run of a scrambled board, which has not been started."""
    aim = goal_board(goal, rows, columns)
    divide.session.set_boards(scramble(rows, columns, seed, aim), aim)
    divide.set_watched(True)
    assert divide.run is not None
    return divide.run


def course(divide: DivideSession) -> PhasedSolution:
    assert divide.course is not None
    return divide.course


def solved(divide: DivideSession, qtbot: QtBot) -> None:
    with qtbot.waitSignal(divide.finished):
        divide.solve()


def test_there_is_no_run_until_the_bench_is_watched(divide: DivideSession) -> None:
    assert divide.run is None
    divide.set_watched(True)
    assert divide.run is not None and divide.run.start == divide.session.start_board


@pytest.mark.parametrize("size", [(2, 2), (2, 5), (3, 3), (4, 4), (5, 3), (6, 6)])
def test_solving_reaches_the_goal_and_follows_to_the_last_move(
    divide: DivideSession, qtbot: QtBot, size: tuple[int, int]
) -> None:
    run = start_run(divide, *size)
    solved(divide, qtbot)
    qtbot.waitUntil(lambda: divide.moves.t == course(divide).length and not divide.moves.playing)
    assert run.status is Status.SOLVED and run.start.replayed(run.moves) == run.goal
    place = course(divide).place(divide.moves.t, divide.moves.phase)
    assert place is not None and place.board == run.goal and place.index == len(run.plan) - 1


@pytest.mark.parametrize("blank", [0, 5, 7, 12, 15])
def test_the_goals_blank_may_be_anywhere(divide: DivideSession, qtbot: QtBot, blank: int) -> None:
    tiles = [*range(1, 16)]
    tiles.insert(blank, 0)
    goal = Board(4, 4, tuple(tiles))
    divide.session.set_boards(scramble(4, 4, 3, goal), goal)
    divide.set_watched(True)
    solved(divide, qtbot)
    assert divide.run is not None and divide.run.board == goal


def test_every_move_shows_the_board_it_leads_to(divide: DivideSession, qtbot: QtBot) -> None:
    run = start_run(divide, 4, 4)
    solved(divide, qtbot)
    boards = run.start.path(run.moves)
    for move, board in enumerate(boards):
        divide.moves.seek(move)
        place = course(divide).place(divide.moves.t, divide.moves.phase)
        assert place is not None and place.board == board
        assert all(board.tiles[cell] == run.goal.tiles[cell] for cell in place.frozen)


def test_a_phase_stays_at_hand_to_its_last_move_and_stepping_on_begins_the_next(
    divide: DivideSession, qtbot: QtBot
) -> None:
    run = start_run(divide, 4, 4)
    solved(divide, qtbot)
    divide.moves.show_phase(1)
    assert (divide.moves.t, divide.moves.phase) == (run.phases[1].first_move, 1)
    end = run.phases[2].first_move
    divide.moves.seek(end)
    assert divide.moves.phase == 1
    divide.moves.step()
    assert (divide.moves.t, divide.moves.phase) == (end + 1, 2)
    divide.moves.step(-1)
    assert (divide.moves.t, divide.moves.phase) == (end, 2)


def test_the_next_layer_is_the_next_phase_which_is_searched_for(divide: DivideSession, qtbot: QtBot) -> None:
    run = start_run(divide, 5, 5)
    for phase in range(1, 4):
        divide.moves.next_layer()
        qtbot.waitUntil(lambda phase=phase: divide.moves.phase == phase)
        assert divide.moves.t == run.phases[phase].first_move
    qtbot.waitUntil(lambda: not divide.busy)


def test_a_phase_without_moves_can_be_chosen(divide: DivideSession, qtbot: QtBot) -> None:
    board = Board.parse("1 2 3 4/5 6 7 8/9 10 11 12/13 0 14 15")
    divide.session.set_boards(board, goal_board("last", 4, 4))
    divide.set_watched(True)
    solved(divide, qtbot)
    for phase in (0, 2, 1):
        divide.moves.show_phase(phase)
        assert (divide.moves.t, divide.moves.phase) == (0, phase)
    divide.moves.to_end()
    assert divide.run is not None and (divide.moves.t, divide.moves.phase) == (2, len(divide.run.plan) - 1)


def test_a_step_beyond_what_is_known_searches_for_it(divide: DivideSession, qtbot: QtBot) -> None:
    run = start_run(divide, 4, 4)
    divide.moves.step()
    qtbot.waitUntil(lambda: divide.moves.t == 1)
    qtbot.waitUntil(lambda: not divide.busy)
    assert run.status is Status.RUNNING or run.status is Status.SOLVED


def test_within_the_search_in_progress_a_step_is_one_expansion(divide: DivideSession, qtbot: QtBot) -> None:
    run = start_run(divide, 4, 4)
    divide.enter()
    for t in range(1, 6):
        divide.player.step()
        qtbot.waitUntil(lambda: not divide.busy)
        assert (divide.player.t, run.expanded) == (t, t)


def test_playing_a_search_to_its_end_begins_no_more_than_the_next_phase(divide: DivideSession, qtbot: QtBot) -> None:
    run = start_run(divide, 4, 4)
    divide.enter()
    divide.search.to_end()
    qtbot.waitUntil(lambda: divide.search.at_end and not divide.busy)
    assert divide.search.t == run.phases[0].run.recording.expanded
    assert divide.search.moves == len(run.phases[0].moves)


def test_leaving_a_search_goes_back_to_where_one_was_and_entering_again_too(
    divide: DivideSession, qtbot: QtBot
) -> None:
    start_run(divide, 4, 4)
    solved(divide, qtbot)
    divide.moves.seek(30)
    before = divide.moves.t, divide.moves.phase
    divide.enter()
    assert divide.inside == before[1] and divide.player is divide.search
    divide.search.seek(7)
    divide.leave()
    assert divide.inside is None and (divide.moves.t, divide.moves.phase) == before
    divide.enter()
    assert divide.search.t == 7


def test_another_board_makes_another_run_on_the_level_of_phases(divide: DivideSession, qtbot: QtBot) -> None:
    first = start_run(divide, 4, 4)
    solved(divide, qtbot)
    divide.enter()
    with qtbot.waitSignal(divide.run_changed):
        divide.session.set_start(scramble(5, 5, 2))
    assert divide.run is not None and divide.run is not first
    assert divide.inside is None and (divide.moves.t, divide.moves.length) == (0, 0)


def test_another_solution_is_never_shown_at_a_step_of_the_one_before(divide: DivideSession, qtbot: QtBot) -> None:
    start_run(divide, 4, 4)
    solved(divide, qtbot)
    moves, beyond = divide.moves, []
    qtbot.waitUntil(lambda: moves.t == course(divide).length and not moves.playing)
    moves.set_speed(0.5)
    moves.seek(moves.length - 9)
    moves.play()
    assert moves.playing
    for signal in (moves.rested, moves.moved, moves.lengthened):
        signal.connect(lambda: beyond.append(moves.t) if moves.course and moves.t > moves.course.length else None)
    divide.session.set_start(scramble(5, 5, 2))
    assert (moves.t, moves.phase, moves.playing, beyond) == (0, 0, False, [])


def test_another_board_ends_the_run_that_goes_on(divide: DivideSession, qtbot: QtBot) -> None:
    first = start_run(divide, 10, 10)
    divide.solve()
    divide.session.set_start(scramble(4, 4, 2))
    qtbot.waitUntil(lambda: first.status is Status.CANCELLED and not divide.busy)
    assert divide.run is not first and divide.run is not None and divide.run.expanded == 0


def test_a_board_that_cannot_be_solved_says_why_and_the_nearest_one_is_taken(divide: DivideSession) -> None:
    divide.session.set_start(Board.parse("1 2 3/4 5 6/8 7 0"))
    divide.set_watched(True)
    assert divide.run is not None and divide.run.status is Status.UNSOLVABLE and divide.run.reason is not None
    divide.solve()
    assert not divide.busy
    divide.use_nearest()
    assert is_solvable(divide.session.start_board, divide.session.goal_board)
    assert divide.run.status is Status.RUNNING


def test_a_board_too_large_to_plan_at_once_is_refused(divide: DivideSession) -> None:
    divide.session.set_start(goal_board("last", 40, 40))
    divide.set_watched(True)
    assert divide.run is None and divide.refused is not None
    divide.session.set_start(goal_board("last", 4, 4))
    assert divide.run is not None and divide.refused is None


def test_a_run_stopped_for_good_keeps_its_moves(divide: DivideSession, qtbot: QtBot) -> None:
    run = start_run(divide, 10, 10)
    divide.moves.show_phase(3)
    qtbot.waitUntil(lambda: divide.moves.phase == 3 and not divide.busy)
    known = course(divide).length
    divide.cancel()
    assert run.status is Status.CANCELLED and known and course(divide).length == known
    divide.moves.to_end()
    assert divide.moves.t == known


def test_a_limit_ends_the_stretch_and_may_be_raised(divide: DivideSession, qtbot: QtBot) -> None:
    divide.session.set_limits(Limits(expansions=200))
    run = start_run(divide, 4, 4)
    solved(divide, qtbot)
    assert run.status is Status.LIMIT and run.expanded == 200 and not divide.moves.playing
    while run.status is Status.LIMIT:
        with qtbot.waitSignal(divide.finished):
            divide.resume()
    assert run.status is Status.SOLVED


def test_pausing_leaves_off_and_playing_goes_on(divide: DivideSession, qtbot: QtBot) -> None:
    run = start_run(divide, 10, 10)
    divide.moves.set_speed(FULL)
    divide.moves.play()
    qtbot.waitUntil(lambda: course(divide).done > 2)
    divide.moves.pause()
    qtbot.waitUntil(lambda: not divide.busy)
    assert run.status is Status.RUNNING
    with qtbot.waitSignal(divide.finished):
        divide.moves.play()
    assert run.status is Status.SOLVED


def test_a_bench_no_longer_watched_stops_playing(divide: DivideSession, qtbot: QtBot) -> None:
    start_run(divide, 4, 4)
    divide.moves.play()
    divide.set_watched(False)
    assert not divide.moves.playing
    qtbot.waitUntil(lambda: not divide.busy)


def test_closing_in_the_middle_of_a_search_ends_the_thread(session: Session, qtbot: QtBot) -> None:
    divide = DivideSession(session)
    start_run(divide, 10, 10)
    divide.solve()
    qtbot.waitUntil(lambda: course(divide).done > 0)
    divide.close()
