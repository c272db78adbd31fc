"""The compiled depth-first searches go through the same nodes as their textbook twins, recorded or not."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench import api
from workbench.search.limits import Limits
from workbench.search.problem import zero
from workbench.search.status import Status
from workbench.search.timeline import Timeline
from workbench.tiles.board import Board
from workbench.tiles.compiled.table import is_compiled
from workbench.tiles.goal import goal_board
from workbench.tiles.moves import MOVES
from workbench.tiles.problem import TileProblem

NODE_COLUMNS = ("parent", "g", "h", "expanded", "left", "fate", "depth", "iteration")
SHAPES = [(2, 2), (2, 3), (3, 2), (3, 3), (2, 4), (3, 4), (4, 4), (2, 8)]
WIDE = [(3, 6), (5, 5), (10, 10), (2, 9)]
REPEATED = ("none", "parent", "path", "all")


def board_of(rows: int, columns: int, chance: random.Random) -> Board:
    tiles = list(range(rows * columns))
    chance.shuffle(tiles)
    return Board(rows, columns, tuple(tiles))


def walked(board: Board, moves: int, chance: random.Random) -> Board:
    for _ in range(moves):
        board = board.moved(chance.choice(board.legal_moves()))
    return board


def columns(run: api.ConfiguredRun) -> dict[str, Any]:
    """Return everything that is recorded, as plain values."""
    recording = run.recording
    published = recording.published
    n, steps = published.records, published.steps
    told: dict[str, Any] = {name: published.nodes[name][:n].tolist() for name in NODE_COLUMNS}
    told["move"] = [recording.label(number) for number in range(n)]
    told["state"] = [recording.state(number) for number in range(0, n, max(1, n // 20))]
    told |= {name: published.rows[name][:steps].tolist() for name in published.rows}
    told["counters"] = (
        recording.expanded, recording.generated, recording.open, recording.max_open, recording.goal,
        recording.solution, recording.stopped_at, published.iterations,
    )  # fmt: skip
    told["ended"] = (run.status, run.reason, run.limit, run.solution)
    return told


def hold(what: Board, goal: Board, algorithm: str, slices: list[int], **options: Any) -> None:
    runs = [
        api.start(what, algorithm, goal=goal, engine=engine, search_anyway=True, **options)
        for engine in ("textbook", "compiled")
    ]
    for slice_ in slices:
        one, other = (run.advance(slice_) for run in runs)
        assert one == other
        seen, expected = columns(runs[1]), columns(runs[0])
        for name, values in expected.items():
            assert seen[name] == values, name
        if one is not Status.RUNNING:
            return


@pytest.mark.parametrize("algorithm", ["dfs", "ids"])
@pytest.mark.parametrize("test", ["expansion", "generation"])
@pytest.mark.parametrize("repeated", REPEATED)
@given(data=st.data())
def test_both_engines_do_the_same(algorithm: str, test: str, repeated: str, data: st.DataObject) -> None:
    chance = random.Random(data.draw(st.integers(0, 10**6)))
    wide = algorithm == "ids" or repeated in ("none", "parent")
    rows, columns_ = data.draw(st.sampled_from([*SHAPES, *(WIDE if wide else [])]))
    goal = data.draw(st.sampled_from(["last", "first", "random"]))
    aim = board_of(rows, columns_, chance) if goal == "random" else goal_board(goal, rows, columns_)
    start = board_of(rows, columns_, chance) if rows * columns_ < 9 else walked(aim, chance.randint(0, 12), chance)
    options: dict[str, Any] = {"test": test, "order": "".join(chance.sample(MOVES, 4))}
    if algorithm == "dfs":
        options |= {"repeated": repeated, "depth": chance.choice([None, 0, 1, 5, 9, 14])}
    else:
        options |= {"start_bound": chance.choice([0, 1, 4]), "increment": chance.choice([1, 2, 5])}
    records = data.draw(st.sampled_from([0, 1, 5, 60, 10**6]))
    hold(start, aim, algorithm, [chance.choice([1, 2, 3, 50, 300]) for _ in range(6)], records=records, **options)


@pytest.mark.parametrize("repeated", REPEATED)
def test_long_paths_and_many_states_are_kept(repeated: str) -> None:
    hold(Board.parse("8 6 7/2 5 4/3 0 1"), goal_board("last", 3, 3), "dfs", [5000, 1, 7000], repeated=repeated)


@pytest.mark.parametrize("repeated", ["path", "all"])
def test_a_small_space_is_gone_through(repeated: str) -> None:
    aim = Board.parse("2 1 3/4 5 0")
    hold(goal_board("last", 2, 3), aim, "dfs", [10**5] if repeated == "all" else [2000, 500], repeated=repeated)


@pytest.mark.parametrize(
    ("algorithm", "options"), [("dfs", {"depth": 12}), ("dfs", {"depth": 12, "repeated": "all"}), ("ids", {})], ids=str
)
def test_every_moment_is_the_same(algorithm: str, options: dict[str, Any]) -> None:
    runs = [api.start("1 2 3/7 0 8/5 6 4", algorithm, engine=engine, **options) for engine in ("textbook", "compiled")]
    timelines = []
    for run in runs:
        run.advance(150)
        timelines.append(Timeline(run.recording))
    for t in range(timelines[0].length + 1):
        one, other = (timeline.at(t) for timeline in timelines)
        assert one.open is not None
        assert np.array_equal(one.open, other.open)
        assert (one.current, one.path, one.successors, one.counts, one.goal) == (
            other.current, other.path, other.successors, other.counts, other.goal,
        )  # fmt: skip


@pytest.mark.compiled
def test_memory_is_bounded_and_the_search_goes_on_unrecorded() -> None:
    run = api.start("korf:1", "dfs", engine="compiled", depth=40, limits=Limits(bytes=3_000_000))
    for _ in range(20):
        run.advance(20_000)
    assert run.status is Status.RUNNING
    assert run.peak_bytes <= 3_000_000
    assert run.recording.stopped_at is not None


@pytest.mark.compiled
def test_where_the_states_that_are_avoided_fill_the_memory_it_is_a_limit() -> None:
    run = api.start("korf:1", "dfs", engine="compiled", repeated="all", limits=Limits(bytes=3_000_000))
    while run.advance(20_000) is Status.RUNNING:
        pass
    assert (run.status, run.limit) == (Status.LIMIT, "memory")
    assert run.peak_bytes <= 3_000_000
    before = run.expanded
    run.raise_limits(Limits(bytes=30_000_000))
    assert run.advance(20_000) is Status.RUNNING
    assert run.expanded > before


def test_on_large_boards_what_needs_a_table_of_states_is_the_textbooks() -> None:
    problem = TileProblem(goal_board("last", 5, 5), goal_board("last", 5, 5))
    told = {repeated: is_compiled(problem, None, "dfs", {"repeated": repeated}) for repeated in REPEATED}
    assert told == {"none": False, "parent": False, "path": False, "all": False}
    told = {repeated: is_compiled(problem, zero, "dfs", {"repeated": repeated}) for repeated in REPEATED}
    assert told == {"none": True, "parent": True, "path": False, "all": False}
