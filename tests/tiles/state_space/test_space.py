"""Whole state spaces laid out in bands, compared with a search that meets the boards one by one."""

from __future__ import annotations

import random

import numpy as np
import pytest
from support.damage import damaged

from workbench import cache
from workbench.api import start
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Fault
from workbench.tiles.heuristics.manhattan import Manhattan
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.moves import MOVE_COST
from workbench.tiles.puzzle.problem import TileProblem
from workbench.tiles.state_space.light import CLOSED, UNSEEN, SpaceLight
from workbench.tiles.state_space.space import StateSpace, check_size, laid_out, state_space

GOALS = [goal_board("last", 2, 3), goal_board("first", 3, 2), goal_board("last", 2, 4), Board.parse("3 0 2/4 5 1")]


def same_layout(one: StateSpace, other: StateSpace) -> bool:
    return (one.place == other.place).all() and (one.distance == other.distance).all()


@pytest.mark.parametrize("goal", GOALS, ids=str)
def test_each_state_is_in_the_band_of_its_distance(goal: Board, distances) -> None:
    space, true = laid_out(goal), distances(goal)
    states = [*true]
    numbers = space.numbers_of_states(states)
    assert sorted(numbers.tolist()) == [*range(len(true))]
    assert space.distance[numbers].tolist() == [*true.values()]
    assert [space.state(number) for number in numbers.tolist()] == states
    assert (np.minimum(space.x[numbers] * len(space.counts), 99).astype(int) == [*true.values()]).all()


def test_the_bands_of_3x3_have_the_published_numbers_of_states() -> None:
    space = laid_out(goal_board("last", 3, 3))
    assert space.counts.tolist()[:5] == [1, 2, 4, 8, 16]
    assert (space.states, len(space.counts), space.counts[-1]) == (181_440, 32, 2)
    assert len({*zip(space.x.tolist(), space.y.tolist(), strict=True)}) == space.states
    assert 0 <= space.x.min() < space.x.max() <= 1
    assert 0 <= space.y.min() < space.y.max() <= 1


@pytest.mark.parametrize("goal", GOALS, ids=str)
def test_a_state_is_found_where_it_is_drawn(goal: Board) -> None:
    space = laid_out(goal)
    for number in range(0, space.states, 1 + space.states // 300):
        assert space.at(space.x[number], space.y[number]) == number
    assert space.at(-0.1, 0.5) is None
    assert space.at(1.0, 0.5) is None
    assert space.at(0.5 / len(space.counts), 0.01) is None


@pytest.mark.parametrize("goal", [goal for goal in GOALS if goal.cells == 6], ids=str)
def test_states_stand_in_the_order_of_their_nearer_neighbours(goal: Board, neighbours) -> None:
    space = laid_out(goal)
    size = space.counts[space.distance]
    fraction = (space.place + 0.5) / size
    for band in range(1, len(space.counts)):
        members = space.by_place[space.begins[band] :][: space.counts[band]].tolist()
        means = []
        for number in members:
            others = space.numbers_of_states(neighbours(*goal.shape, space.state(number)))
            means.append(fraction[[other for other in others.tolist() if space.distance[other] < band]].mean())
        assert means == pytest.approx(sorted(means))


STARTS = {"5 3 1/2 4 0": goal_board("last", 2, 3), "1 4 7 3/6 5 2 0": goal_board("last", 2, 4)}


@pytest.mark.parametrize(("written", "goal"), STARTS.items(), ids=str)
def test_states_on_short_ways_from_the_start_stand_in_the_middle(written: str, goal: Board, distances) -> None:
    board = Board.parse(written)
    space, from_start, estimate = laid_out(goal, board), distances(board), Manhattan(goal)
    lengths = np.array(
        [from_start[state] + estimate(state) // MOVE_COST for state in map(space.state, range(space.states))]
    )
    for begin, count in zip(space.begins.tolist(), space.counts.tolist(), strict=True):
        members = lengths[space.by_place[begin : begin + count]]
        outwards = np.abs(np.arange(count) - (count - 1) / 2)
        for length in np.unique(members)[:-1]:
            assert outwards[members == length].max() <= outwards[members > length].min() + len(np.unique(members))
    assert same_layout(space, laid_out(goal, board))
    assert same_layout(space, state_space(goal, board))
    assert same_layout(space, state_space(goal, board))  # from the cache


def test_a_star_is_a_needle_along_the_axis() -> None:
    problem = TileProblem(Board.parse("8 6 7/2 5 4/3 0 1"), goal_board("last", 3, 3))
    space = laid_out(problem.goal, problem.start)
    run = start(problem, "astar", "manhattan")
    run.advance(10_000)
    light = SpaceLight(space, run.recording)
    status = light.status(Timeline(run.recording).length)
    apart = np.abs(space.y - 0.5)
    assert np.quantile(apart[status >= CLOSED], 0.99) < 0.05
    assert apart[light.path(Timeline(run.recording).length)].max() < 0.05
    assert apart[status == UNSEEN].mean() > 0.15


def test_the_layout_is_the_same_on_every_run_and_for_goals_with_the_blank_in_the_same_cell() -> None:
    goal = goal_board("last", 2, 4)
    assert same_layout(laid_out(goal), laid_out(goal))
    assert same_layout(laid_out(goal), laid_out(Board.parse("7 2 5 1/4 3 6 0")))
    assert same_layout(state_space(goal), laid_out(goal))
    assert same_layout(state_space(goal), laid_out(goal))  # from the cache


def test_a_damaged_layout_is_computed_anew() -> None:
    goal = goal_board("last", 2, 3)
    expected = state_space(goal)
    (path,) = (cache.folder() / "spaces").iterdir()
    content = path.read_bytes()
    for other in damaged(content, random.Random(7), 12):
        path.write_bytes(other)
        assert same_layout(state_space(goal), expected)
        assert path.read_bytes() == content


@pytest.mark.parametrize("shape", [(2, 5), (3, 4), (4, 4), (100, 100)])
def test_a_board_with_too_many_states_is_refused(shape: tuple[int, int]) -> None:
    with pytest.raises(Fault) as raised:
        check_size(*shape)
    assert raised.value.message.key == "space-large"
