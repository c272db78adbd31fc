"""The beam search of a sub-goal: both engines do the same, and the tiles of the next lines count most."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.examples import at_most

from tests.tiles.divide.test_parts import columns
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.status import Status
from workbench.search.running.run import Run
from workbench.tiles.divide.lookahead import LineForesight
from workbench.tiles.divide.part_beam import LayeredPartPool, PartBeam
from workbench.tiles.divide.sub_search import textbook_beam
from workbench.tiles.divide.subgoals import Planner
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.moves import MOVE_COST
from workbench.tiles.puzzle.scramble import scramble

ORDERS = ["".join(order) for order in permutations("udlr")]
SHAPES = [(3, 3), (2, 6), (4, 4), (5, 5), (8, 8), (17, 17)]


def compiled_beam(problem: LineForesight, beam_width: int) -> Run:
    pool = LayeredPartPool(problem)
    return Run(problem, pool, PartBeam(problem, pool, beam_width))


@st.composite
def sub_goals(draw: st.DrawFn) -> LineForesight:
    """Draw a sub-goal of a random board; the earlier ones are solved if they are on the way of few moves."""
    shape, most = draw(st.sampled_from(SHAPES)), draw(st.integers(2, 5))
    goal = scramble(*shape, draw(st.integers(0, 10**6)))
    planner = Planner(goal, most=most)
    board = scramble(*shape, draw(st.integers(0, 10**6)), goal)
    solved = draw(st.integers(0, 2))
    done = frozenset[int]()
    for _ in range(solved):
        problem = line_problem(planner, board, done)
        run = compiled_beam(problem, 100)
        if problem.subgoal.kind == "block" or run.advance(10**6) is not Status.SOLVED:
            break
        board = board.replayed("".join(run.solution.moves))
        done |= frozenset(problem.subgoal.cells)
    return line_problem(planner, board, done, draw(st.sampled_from(ORDERS)))


def line_problem(planner: Planner, board, done, order="udlr") -> LineForesight:
    subgoal = planner.remaining(done, board)[0]
    return LineForesight(board, subgoal, planner.goal, planner.lines, order)


@settings(max_examples=at_most(30))
@given(
    problem=sub_goals(),
    beam_width=st.sampled_from((1, 2, 7, 30)),
    slices=st.lists(st.integers(0, 40), max_size=3),
)
def test_both_engines_expand_the_same_nodes_in_the_same_order(problem, beam_width, slices):
    if problem.subgoal.kind == "block":
        return
    runs = [textbook_beam(problem, beam_width), compiled_beam(problem, beam_width)]
    assert [run.interpreted for run in runs] == [True, False]
    for slice_ in [0, *slices, 500]:
        for run in runs:
            run.advance(slice_)
        assert columns(runs[0]) == columns(runs[1])
        assert [run.recording.dropped for run in runs] == [runs[0].recording.dropped] * 2


def test_both_engines_tell_the_same_fates_of_successors():
    goal = goal_board("last", 5, 5)
    problem = line_problem(Planner(goal, most=3), scramble(5, 5, 4, goal), frozenset())
    fates = []
    for run in (textbook_beam(problem, 20), compiled_beam(problem, 20)):
        assert run.advance(10**6) is Status.SOLVED
        timeline = Timeline(run.recording)
        moments = [timeline.at(t) for t in range(0, timeline.length + 1, 7)]
        fates.append([(moment.successors, list(moment.open), moment.dropped) for moment in moments])
    assert fates[0] == fates[1]
    assert any(dropped for _, _, dropped in fates[0])


def test_the_tiles_of_the_next_lines_count_most():
    goal = goal_board("last", 6, 6)
    planner = Planner(goal, most=3)
    problem = line_problem(planner, scramble(6, 6, 1, goal), frozenset())
    pulls = [{problem.pulls[cell] for cell in line} for line in planner.lines]
    assert all(len(pull) == 1 for pull in pulls)
    in_order = [pull.pop() for pull in pulls]
    assert in_order == sorted(in_order, reverse=True)
    assert in_order[0] == problem.eye < MOVE_COST
    assert min(problem.pulls) > 0


@pytest.mark.parametrize("engine", [textbook_beam, compiled_beam])
def test_a_beam_that_is_too_narrow_ends_without_a_solution(engine):
    goal = goal_board("last", 3, 3)
    statuses = set()
    for seed in range(30):
        run = engine(line_problem(Planner(goal, most=3), scramble(3, 3, seed, goal), frozenset()), 1)
        statuses.add(run.advance(10**6))
        assert run.status is Status.SOLVED or str(run.reason.key) == "exhausted-beam"
    assert statuses == {Status.SOLVED, Status.EXHAUSTED}
