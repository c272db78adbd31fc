"""The strategies of divide and conquer: each solves every board, and its text describes it."""

from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.compiling import preparing
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.tiles.divide import shortening
from workbench.tiles.divide.last_block import LastBlock
from workbench.tiles.divide.run import DivideRun
from workbench.tiles.divide.strategy import ESTIMATES, FINALS, GROUPS, ORDERS, SEARCHES, Strategy
from workbench.tiles.divide.subgoals import plan
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.scramble import scramble
from workbench.tiles.puzzle.solvability import check

SMALL_FINALS = ("3x2", "3x3")
"""Those that the textbook engine searches in no time."""
SMALL = [(2, 2), (2, 3), (3, 2), (2, 6), (3, 3), (3, 5), (5, 3), (4, 4)]
SHAPES = [*SMALL, (7, 2), (5, 4)]
ALL = [Strategy(*words) for words in product(GROUPS, ORDERS, FINALS, SEARCHES, ESTIMATES)]

strategies = st.builds(
    Strategy,
    st.sampled_from(GROUPS),
    st.sampled_from(ORDERS),
    st.sampled_from(SMALL_FINALS),
    st.sampled_from(("auto", "wastar", "greedy")),
    improve=st.booleans(),
)


def solved(board: Board, goal: Board, strategy: Strategy) -> DivideRun:
    run = DivideRun(board, goal, strategy=strategy)
    assert run.advance(10**9) is Status.SOLVED
    assert board.replayed(run.moves) == goal
    return run


def solved_compiled(board: Board, goal: Board, strategy: Strategy) -> DivideRun:
    """Solve a board with the compiled engine, which does the same as the textbook engine (test_parts), but faster."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(preparing, "_loaded", True)
        return solved(board, goal, strategy)


def assert_frozen_cells_never_move(run: DivideRun) -> None:
    for phase in run.phases:
        for board in phase.board.path(phase.moves):
            for cell in phase.subgoal.frozen:
                assert board.tiles[cell] == phase.board.tiles[cell] == run.goal.tiles[cell] != 0


@given(shape=st.sampled_from(SHAPES), strategy=strategies, seed=st.integers(0, 2**32), goal_seed=st.integers(0, 2**32))
def test_any_board_comes_to_any_goal_by_any_strategy_and_frozen_cells_never_move(shape, strategy, seed, goal_seed):
    goal = scramble(*shape, goal_seed)
    run = (solved_compiled if strategy.improve else solved)(scramble(*shape, seed, goal), goal, strategy)
    assert_frozen_cells_never_move(run)
    assert tuple(phase.subgoal for phase in run.phases) == run.plan


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("group", ["tile", "pair"])
def test_8x8_is_solved_too(group, order):
    goal = goal_board("first", 8, 8)
    assert_frozen_cells_never_move(solved(scramble(8, 8, 5, goal), goal, Strategy(group, order)))


@given(shape=st.sampled_from(SHAPES), strategy=st.sampled_from(ALL), seed=st.integers(0, 2**32))
def test_the_plan_freezes_every_cell_once_and_leaves_the_final_block(shape, strategy, seed):
    goal = scramble(*shape, seed)
    subgoals = plan(goal, strategy)
    assert sorted([cell for one in subgoals for cell in one.cells] + [goal.blank]) == list(range(goal.cells))
    for earlier, later in pairwise(subgoals):
        assert later.frozen == earlier.frozen | set(earlier.cells)
    block, (longer, shorter) = subgoals[-1], strategy.final_sides
    sides = sorted((len(block.rows), len(block.columns)))
    assert block.kind == "block"
    assert sides[0] == min(min(shape), max(sides[0], 2))
    assert sides[0] <= shorter
    assert sides[1] <= longer
    if min(shape) >= longer:
        assert sides == [shorter, longer]


@given(strategy=st.sampled_from(ALL))
def test_a_strategy_is_read_back_from_its_text(strategy):
    assert Strategy.parse(str(strategy)) == strategy
    assert Strategy.parse(str(strategy).upper().replace(" ", ", ")) == strategy


def test_the_text_names_what_is_not_the_default():
    assert str(Strategy()) == "tile"
    assert str(Strategy("line", "rows", "3x3")) == "line order=rows final=3x3"
    assert str(Strategy(improve=True)) == "tile improve"
    assert Strategy.parse("") == Strategy()


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("triple", "strategy-word"),
        ("order", "strategy-word"),
        ("final=5x5", "option-choice"),
        ("tile line", "strategy-twice"),
        ("final=3x3 final=4x4", "strategy-twice"),
    ],
)
def test_what_is_no_strategy_is_refused(text, fault):
    with pytest.raises(Fault, match=fault):
        Strategy.parse(text)


def test_an_unsolvable_board_is_refused_by_every_strategy_with_the_reason():
    board, goal = Board.parse("1 2 3/4 5 6/8 7 0"), goal_board("last", 3, 3)
    for group in GROUPS:
        run = DivideRun(board, goal, strategy=Strategy(group, final="3x3"))
        assert (run.advance(100), run.reason, run.phases) == (Status.UNSOLVABLE, check(board, goal).why, [])


def test_improving_makes_it_shorter_and_never_longer():
    goal = goal_board("last", 4, 4)
    plain, improved = 0, 0
    for seed in range(4):
        board = scramble(4, 4, seed, goal)
        before, after = (solved_compiled(board, goal, Strategy(improve=improve)) for improve in (False, True))
        assert len(after.moves) <= len(before.moves)
        assert after.expanded > sum(phase.run.expanded for phase in after.phases[:1])
        assert after.moves == "".join(phase.moves for phase in after.phases)
        assert [phase.first_move for phase in after.phases] == [
            sum(len(phase.moves) for phase in after.phases[:place]) for place in range(len(after.phases))
        ]
        plain, improved = plain + len(before.moves), improved + len(after.moves)
    assert improved < 0.9 * plain


def test_improving_goes_on_step_by_step_too_and_can_be_limited():
    goal = goal_board("last", 3, 3)
    board = scramble(3, 3, 3, goal)
    whole, stepped = (
        solved(board, goal, Strategy(improve=True)),
        DivideRun(board, goal, strategy=Strategy(improve=True)),
    )
    while stepped.advance(7) is Status.RUNNING:
        pass
    assert (stepped.moves, stepped.expanded) == (whole.moves, whole.expanded)
    limited = DivideRun(board, goal, limits=Limits(expansions=whole.expanded // 2), strategy=Strategy(improve=True))
    assert limited.advance(10**9) is Status.LIMIT
    limited.raise_limits(Limits())
    assert limited.advance(10**9) is Status.SOLVED
    assert limited.moves == whole.moves


def test_if_no_beam_search_finds_anything_the_solution_is_still_never_longer(monkeypatch):
    monkeypatch.setattr(shortening, "MAX_BEAM_DEPTH", 0)
    goal = goal_board("last", 4, 5)
    for seed in range(3):
        board = scramble(4, 5, seed, goal)
        before, after = (solved_compiled(board, goal, Strategy(improve=improve)) for improve in (False, True))
        assert len(after.moves) <= len(before.moves)
        assert_frozen_cells_never_move(after)
        assert all(phase.algorithm != "beam" for phase in after.phases)


@pytest.mark.compiled
def test_beam_searches_halve_the_solutions_of_large_boards():
    goal = goal_board("last", 14, 14)
    board = scramble(14, 14, 1, goal)
    before, after = (solved_compiled(board, goal, Strategy(improve=improve)) for improve in (False, True))
    assert len(after.moves) < 0.65 * len(before.moves)
    assert {phase.algorithm for phase in after.phases[:-1]} == {"beam"}
    assert_frozen_cells_never_move(after)


@pytest.mark.compiled
def test_recordings_that_are_not_kept_change_nothing():
    goal = goal_board("last", 11, 11)
    board, results = scramble(11, 11, 2, goal), []
    for keep in (True, False):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(preparing, "_loaded", True)
            run = DivideRun(board, goal, keep=keep, strategy=Strategy(improve=True))
            assert run.advance(10**9) is Status.SOLVED
        assert any(phase.run.recording.records for phase in run.phases[:-1]) is keep
        results.append((run.moves, run.expanded, [phase.subgoal.cells for phase in run.phases]))
    assert results[0] == results[1]


def kinds(goal: Board, text: str) -> list[tuple[str, int]]:
    return [(one.kind, len(one.tiles)) for one in plan(goal, Strategy.parse(text))]


def test_a_line_is_cut_into_parts_that_can_be_searched():
    assert kinds(goal_board("last", 4, 4), "line") == [("line", 4), ("line", 3), ("line", 3), ("block", 5)]
    assert kinds(goal_board("last", 5, 5), "line final=4x4") == [
        ("tiles", 2), ("tiles", 3), ("tiles", 2), ("corner", 2), ("block", 15),
    ]  # fmt: skip
    assert kinds(goal_board("last", 4, 4), "pair final=3x3") == [
        ("tiles", 2), ("corner", 2), ("tile", 1), ("corner", 2), ("block", 8),
    ]  # fmt: skip


def peeled(goal: Board, text: str) -> list[tuple[int, int]]:
    shapes = [(len(one.rows), len(one.columns)) for one in plan(goal, Strategy.parse(text))]
    return [shape for place, shape in enumerate(shapes) if shape not in shapes[:place]]


def test_the_order_says_which_side_is_next():
    goal = goal_board("last", 4, 6)
    assert peeled(goal, "order=thesis") == [(4, 6), (4, 5), (4, 4), (3, 4), (3, 3), (3, 2)]
    assert peeled(goal, "order=rows") == [(4, 6), (3, 6), (3, 5), (3, 4), (3, 3), (3, 2)]
    assert peeled(goal, "order=rings") == [(4, 6), (3, 6), (3, 5), (2, 5), (2, 4), (2, 3)]


def test_rings_go_all_around_a_blank_in_the_middle():
    goal = Board.parse("1 2 3 4 5/6 7 8 9 10/11 12 0 13 14/15 16 17 18 19/20 21 22 23 24")
    lines = [one.cells for one in plan(goal, Strategy.parse("line order=rings final=3x3"))]
    ring = [cell for cells in lines[:-1] for cell in cells]
    assert set(ring) == {cell for cell in range(25) if cell < 5 or cell >= 20 or cell % 5 in (0, 4)}


def test_the_cheapest_order_takes_what_the_estimate_says_and_plans_anew():
    goal = goal_board("last", 5, 5)
    board = Board.parse("2 1 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 20/21 22 24 23 0")
    run = DivideRun(board, goal, strategy=Strategy(order="cheapest"))
    before = run.plan
    assert run.advance(10**6) is Status.SOLVED
    assert run.phases[0].subgoal.tiles in ((3,), (5,))
    assert run.plan != plan(goal, Strategy())
    assert sorted(cell for one in before for cell in one.cells) == sorted(
        cell for one in run.plan for cell in one.cells
    )


@pytest.mark.parametrize("final", ["3x3", "4x3"])
def test_the_final_block_is_searched_optimally_and_its_nodes_are_whole_boards(final):
    goal = goal_board("first", 4, 4)
    for seed in range(2):
        run = solved(scramble(4, 4, seed, goal), goal, Strategy("line", final=final))
        phase = run.phases[-1]
        assert (phase.algorithm, phase.estimate) == ("astar", "linear-conflict")
        problem = phase.run.problem
        assert isinstance(problem, LastBlock)
        moment = Timeline(phase.run.recording).at(0)
        assert problem.describe(phase.run.recording.state(moment.current or 0)) == str(phase.board)
        assert Board.parse(problem.describe(problem.goals()[0])) == goal


def test_the_whole_line_takes_the_fewest_moves_that_its_tiles_can_take():
    goal = goal_board("last", 3, 3)
    for seed in range(5):
        board = scramble(3, 3, seed, goal)
        phase = solved(board, goal, Strategy("line")).phases[0]
        places = tuple(board.tiles.index(tile) for tile in (0, 1, 4, 7))
        assert len(phase.moves) == fewest_moves(places, (0, 3, 6))


def fewest_moves(start: tuple[int, ...], cells: tuple[int, ...]) -> int:
    """Return the fewest moves, by breadth-first search over the cells of the blank and the tiles, on 3×3."""
    frontier, seen, depth = [start], {start}, 0
    while all(places[1:] != cells for places in frontier):
        following = []
        for places in frontier:
            row, column = divmod(places[0], 3)
            for way, down in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                if 0 <= row + way < 3 and 0 <= column + down < 3:
                    to = (row + way) * 3 + column + down
                    moved = (to, *(places[0] if place == to else place for place in places[1:]))
                    if moved not in seen:
                        seen.add(moved)
                        following.append(moved)
        frontier, depth = following, depth + 1
    return depth
