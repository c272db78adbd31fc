"""The compiled layer-by-layer searches do the same steps as the textbook searches."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.engines import columns, same_moments
from support.examples import at_most
from support.tabled import TABLED
from worlds.boards import ORDERS, SHAPES, WIDE, board_of, walked

from workbench import api
from workbench.search.problem.limits import Limits
from workbench.search.problem.problem import zero
from workbench.search.problem.status import Status
from workbench.search.recording.moment import BACKWARD, FORWARD
from workbench.search.recording.two_sided import TwoSidedPool
from workbench.tiles.compiled.layers import TIES
from workbench.tiles.compiled.table import is_compiled
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.problem import TileProblem
from workbench.tiles.puzzle.scramble import scramble
from workbench.tiles.puzzle.solvability import check

FAR = "14 13 15 7/11 12 9 5/6 0 2 1/4 8 10 3"


def random_problem(data: st.DataObject) -> tuple[Board, Board, random.Random]:
    """Return a start, a goal and a generator for further random choices."""
    chance = random.Random(data.draw(st.integers(0, 10**6)))
    rows, columns_ = data.draw(st.sampled_from(SHAPES))
    goal = data.draw(st.sampled_from(["last", "first", "random"]))
    aim = board_of(rows, columns_, chance) if goal == "random" else goal_board(goal, rows, columns_)
    small = rows * columns_ < 9
    return board_of(rows, columns_, chance) if small else walked(aim, chance.randint(0, 40), chance), aim, chance


def both(what: Board | str, goal: Board | str, algorithm: str, **options: Any) -> list[api.ConfiguredRun]:
    return [
        api.start(what, algorithm, goal=goal, engine=engine, search_anyway=True, **options)
        for engine in ("textbook", "compiled")
    ]


def same_in_slices(runs: list[api.ConfiguredRun], slices: list[int]) -> None:
    for slice_ in [0, *slices]:
        one, other = (run.advance(slice_) for run in runs)
        textbook, compiled = map(columns, runs)
        for name, values in textbook.items():
            assert values == compiled[name], name
        assert one is other
        if one is not Status.RUNNING:
            return


@given(data=st.data())
def test_from_both_ends_both_engines_do_the_same(data: st.DataObject):
    start, aim, chance = random_problem(data)
    runs = both(start, aim, "bibfs", order=chance.choice(ORDERS))
    same_in_slices(runs, [chance.choice([1, 2, 3, 50, 300]) for _ in range(6)])


@settings(max_examples=at_most(10))
@given(data=st.data())
@pytest.mark.parametrize("ties", TIES)
@pytest.mark.parametrize("heuristic", TABLED)
def test_with_a_beam_both_engines_do_the_same(heuristic: str, ties: str, data: st.DataObject):
    start, aim, chance = random_problem(data)
    width = data.draw(st.sampled_from([1, 2, 3, 10, 100, 10**6]))
    runs = both(start, aim, "beam", heuristic=heuristic, order=chance.choice(ORDERS), ties=ties, beam_width=width)
    same_in_slices(runs, [chance.choice([1, 2, 3, 50, 300]) for _ in range(6)])


@settings(max_examples=at_most(15))
@given(data=st.data())
@pytest.mark.parametrize("algorithm", ["bibfs", "beam"])
def test_both_engines_do_the_same_on_boards_that_are_not_packed(algorithm: str, data: st.DataObject):
    chance = random.Random(data.draw(st.integers(0, 10**6)))
    aim = board_of(*data.draw(st.sampled_from(WIDE)), chance)
    options: dict[str, Any] = {}
    if algorithm == "beam":
        fitting = sorted(name for name in TABLED if name != "walking-distance")
        options = {"heuristic": data.draw(st.sampled_from(fitting)), "ties": data.draw(st.sampled_from(TIES))}
        options["beam_width"] = data.draw(st.sampled_from([1, 3, 20, 100]))
    same_in_slices(both(walked(aim, chance.randint(0, 60), chance), aim, algorithm, **options), [1, 40, 200])


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("algorithm", ["bibfs", "beam"])
def test_every_order_of_moves_is_kept(algorithm: str, order: str):
    same_in_slices(both("1 3 5/4 0 8/7 6 2", "last", algorithm, order=order), [20, 200])


def test_from_both_ends_every_moment_is_the_same():
    for board in ("1 3 5/4 0 8/7 6 2", "1 2 3/4 5 6/7 0 8", "1 2 3/4 5 6/7 8 0"):
        runs = both(board, "last", "bibfs")
        for run in runs:
            run.advance(150)
        same_moments(runs)


@pytest.mark.parametrize("ties", TIES)
@pytest.mark.parametrize("width", [1, 4, 30])
def test_with_a_beam_every_moment_is_the_same(ties: str, width: int):
    runs = both("1 3 5/4 0 8/7 6 2", "last", "beam", ties=ties, beam_width=width)
    for run in runs:
        run.advance(120)
    same_moments(runs)


@pytest.mark.parametrize("algorithm", ["bibfs", "beam"])
def test_a_state_is_found_again_among_the_first_records(algorithm: str):
    pools = []
    for run in both("1 3 5/4 0 8/7 6 2", "last", algorithm):
        run.advance(300)
        pools.append(run.recording)
    chance = random.Random(5)
    for _ in range(500):
        state, records = pools[0].state(chance.randrange(pools[0].records)), chance.randrange(pools[0].records)
        assert pools[0].find(state, records) == pools[1].find(state, records)
        for side in (FORWARD, BACKWARD) if algorithm == "bibfs" else ():
            found = [pool.find_at(state, records, side) for pool in pools if isinstance(pool, TwoSidedPool)]
            assert found[0] == found[1]
    for pool in pools:
        pool.discard()
        assert pool.find(pool.problem.initial(), 0) == -1


@pytest.mark.parametrize("algorithm", ["bibfs", "beam"])
@pytest.mark.parametrize("room", [120_000, 400_000, 3_000_000])
@pytest.mark.parametrize("shape", [(4, 4), (7, 5)])
def test_the_limit_of_memory_is_kept_and_can_be_raised(algorithm: str, room: int, shape: tuple[int, int]):
    start = scramble(*shape, seed=3)
    options = {"beam_width": 10**6} if algorithm == "beam" else {}
    run = api.start(start, algorithm, limits=Limits(bytes=room), engine="compiled", **options)
    assert run.advance(10**6) is Status.LIMIT
    assert (run.limit, run.expanded > 100) == ("memory", True)
    assert run.recording.nbytes <= run.peak_bytes <= room
    kept = run.expanded
    run.raise_limits(Limits(bytes=20 * room))
    assert run.advance(200) is Status.RUNNING
    assert run.expanded == kept + 200
    whole = api.start(start, algorithm, engine="compiled", **options)
    whole.advance(run.expanded)
    assert (whole.recording.generated, whole.recording.max_open) == (run.recording.generated, run.recording.max_open)


@pytest.mark.parametrize(("algorithm", "options"), [("bibfs", {}), ("beam", {"beam_width": 10**6})])
@pytest.mark.parametrize("slices", [[1, 2, 3, 10**6], [10**6]])
def test_a_space_without_a_solution_is_exhausted(algorithm: str, options: dict[str, Any], slices: list[int]):
    start, aim = Board.parse("1 2 3/4 0 5"), Board.parse("2 1 3/4 5 0")
    assert not check(start, aim).solvable
    runs = both(start, aim, algorithm, **options)
    same_in_slices(runs, slices)
    assert runs[1].status is Status.UNSOLVABLE


@pytest.mark.compiled
@pytest.mark.parametrize("algorithm", ["bibfs", "beam"])
def test_a_large_space_without_a_solution_is_exhausted(algorithm: str):
    options = {"beam_width": 10**6} if algorithm == "beam" else {}
    runs = both("2 1 3 4/5 6 7 0", "last", algorithm, **options)
    assert {run.advance(10**6) for run in runs} == {Status.UNSOLVABLE}
    assert runs[0].reason == runs[1].reason
    assert runs[0].expanded == runs[1].expanded >= 20160


def test_a_beam_that_gives_up_too_much_ends_without_a_solution():
    runs = both(FAR, "first", "beam", beam_width=1)
    same_in_slices(runs, [10**5])
    assert runs[1].status is Status.EXHAUSTED


def test_what_has_a_kernel_is_known():
    small, large = (TileProblem(goal_board("last", *shape), goal_board("last", *shape)) for shape in ((4, 4), (3, 6)))
    plain, paths = {"ties": "fifo"}, {"ties": "path"}
    estimate = api.start("1 2/3 0", "beam").heuristic
    assert is_compiled(small, estimate, "beam", plain) and not is_compiled(small, estimate, "beam", paths)
    assert is_compiled(large, zero, "beam", plain) and is_compiled(large, zero, "bibfs", {})
