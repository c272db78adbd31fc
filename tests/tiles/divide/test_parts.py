"""The compiled search of a sub-goal does the same steps as the textbook search."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.examples import at_most

from workbench.compiling import preparing
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.status import Status
from workbench.search.running.run import Run
from workbench.tiles.divide.block import BlockProblem, Delivery, TileDistances, part_is_compiled
from workbench.tiles.divide.lookahead import Foresight
from workbench.tiles.divide.part_pool import PartPool
from workbench.tiles.divide.part_search import ALGORITHMS, PartSearch
from workbench.tiles.divide.run import DivideRun
from workbench.tiles.divide.strategy import Strategy
from workbench.tiles.divide.sub_search import textbook_search
from workbench.tiles.divide.subgoals import plan
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.scramble import scramble

ORDERS = ["".join(order) for order in permutations("udlr")]
SHAPES = [(2, 2), (3, 3), (2, 6), (4, 4), (5, 5), (8, 8), (17, 17)]
NODE_COLUMNS = ("parent", "g", "h", "expanded", "superseded", "previous")


def guess(problem: BlockProblem, estimate: str) -> Delivery | TileDistances:
    return Delivery(problem) if estimate == "delivery" else TileDistances(problem)


def textbook(problem: BlockProblem, algorithm: str, estimate: str, weight: float) -> Run[Any]:
    return textbook_search(algorithm, problem, guess(problem, estimate), None, weight)


def compiled(problem: BlockProblem, algorithm: str, estimate: str, weight: float) -> Run[Any]:
    pool = PartPool(problem)
    return Run(problem, pool, PartSearch(problem, guess(problem, estimate), pool, algorithm, weight))


def columns(run: Run[Any]) -> dict[str, Any]:
    """Return everything that is recorded, as plain values."""
    recording, published = run.recording, run.recording.published
    n, end = published.records, published.steps
    messages: dict[str, Any] = {name: published.nodes[name][:n].tolist() for name in NODE_COLUMNS}
    messages["state"] = [tuple(recording.state(number)) for number in range(n)]
    messages["move"] = [recording.label(number) for number in range(n)]
    messages |= {name: published.rows[name][:end].tolist() for name in published.rows}
    messages["start"] = (published.records_at_start, published.open_at_start)
    messages["counters"] = (
        recording.expanded, recording.generated, recording.reopened, recording.open, recording.max_open,
        recording.goal, recording.solution,
    )  # fmt: skip
    messages["ended"] = (run.status, run.reason, run.solution)
    return messages


@st.composite
def sub_goals(draw: st.DrawFn) -> BlockProblem:
    """Draw a sub-goal of a random board, with the earlier ones solved; other tiles count or not."""
    shape, group = draw(st.sampled_from(SHAPES)), draw(st.sampled_from(("tile", "pair", "line")))
    goal = scramble(*shape, draw(st.integers(0, 10**6)))
    board, order = scramble(*shape, draw(st.integers(0, 10**6)), goal), draw(st.sampled_from(ORDERS))
    subgoals = plan(goal, Strategy(group))
    for subgoal in subgoals[: draw(st.integers(0, min(len(subgoals) - 1, 3)))]:
        run = compiled(BlockProblem(board, subgoal), "greedy", "delivery", 1)
        assert run.advance(10**9) is Status.SOLVED
        assert run.solution is not None
        board = board.replayed("".join(run.solution.moves))
        subgoals = subgoals[1:]
    other = draw(st.booleans())
    return Foresight(board, subgoals[0], goal, order) if other else BlockProblem(board, subgoals[0], order)


@settings(max_examples=at_most(30))
@given(
    problem=sub_goals(),
    algorithm=st.sampled_from(list(ALGORITHMS)),
    estimate=st.sampled_from(("delivery", "manhattan")),
    weight=st.sampled_from((0.7, 1, 2, 3)),
    slices=st.lists(st.integers(0, 40), max_size=3),
)
def test_both_engines_expand_the_same_nodes_in_the_same_order(problem, algorithm, estimate, weight, slices):
    runs = [engine(problem, algorithm, estimate, weight) for engine in (textbook, compiled)]
    assert [run.interpreted for run in runs] == [True, False]
    for slice_ in [0, *slices, 400]:
        for run in runs:
            run.advance(slice_)
        assert columns(runs[0]) == columns(runs[1])


@pytest.mark.parametrize("count", [False, True])
def test_both_tell_the_same_fates_of_successors(count: bool) -> None:
    goal = goal_board("last", 4, 4)
    board, subgoal = scramble(4, 4, 5, goal), plan(goal)[0]
    messages = []
    for engine in (textbook, compiled):
        run = engine(
            Foresight(board, subgoal, goal) if count else BlockProblem(board, subgoal), "wastar", "delivery", 0.7
        )
        assert run.advance(10**6) is Status.SOLVED
        timeline = Timeline(run.recording)
        messages.append([timeline.at(t).successors for t in range(0, timeline.length + 1, 7)])
    assert messages[0] == messages[1]
    fates = {successor.outcome for successors in messages[0] for successor in successors}
    assert len(fates) > 2


def test_one_that_has_no_solution_is_found_out_by_both() -> None:
    goal = goal_board("last", 2, 3)
    board = goal.swapped(0, 1)
    block = plan(goal, Strategy())[-1]
    runs = [engine(BlockProblem(board, block), "astar", "delivery", 1) for engine in (textbook, compiled)]
    for run in runs:
        assert run.advance(10**6) is Status.UNSOLVABLE
    assert columns(runs[0]) == columns(runs[1])


def test_every_sub_goal_of_every_strategy_is_compiled() -> None:
    for side in (2, 3, 5, 8, 20, 50):
        for group in ("tile", "pair", "line"):
            assert all(map(part_is_compiled, plan(goal_board("first", side, side), Strategy(group))))


@pytest.mark.compiled
@pytest.mark.parametrize(("side", "text"), [(8, "line final=4x4"), (6, "tile improve"), (11, "tile improve")])
def test_large_boards_come_to_any_goal_on_the_compiled_engine(
    side: int, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preparing, "_loaded", True)
    for seed in (3, 4):  # some other seeds leave a block of 4x4 that takes a minute
        goal = scramble(side, side, seed)
        board = scramble(side, side, seed + 10, goal)
        run = DivideRun(board, goal, strategy=Strategy.parse(text))
        assert run.advance(10**12) is Status.SOLVED
        assert board.replayed(run.moves) == goal
        assert not any(phase.run.interpreted for phase in run.phases if phase.subgoal.kind != "block")
        for phase in run.phases:
            for after in phase.board.path(phase.moves):
                assert all(after.tiles[cell] == goal.tiles[cell] for cell in phase.subgoal.frozen)
        for phase in run.phases:
            timeline = Timeline(phase.run.recording)
            for t in (0, timeline.length // 2, timeline.length):
                moment = timeline.at(t)
                assert moment.counts.expanded == t


@pytest.mark.compiled
def test_the_last_pass_comes_to_the_same_on_both_engines(monkeypatch: pytest.MonkeyPatch) -> None:
    goal = goal_board("last", 4, 4)
    board, messages = scramble(4, 4, 2, goal), []
    for loaded in (False, True):
        monkeypatch.setattr(preparing, "_loaded", loaded)
        run = DivideRun(board, goal, strategy=Strategy.parse("tile improve"))
        assert run.advance(10**12) is Status.SOLVED
        messages.append((run.moves, run.expanded, [phase.subgoal.cells for phase in run.phases]))
    assert messages[0] == messages[1]
