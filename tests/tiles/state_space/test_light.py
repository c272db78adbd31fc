"""The status of every state of a space at any step, compared with a search of all records one by one."""

from __future__ import annotations

import random

import numpy as np
import pytest

from workbench.api import start
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.search.recording.columns import NONE
from workbench.search.recording.recording import Recording
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.problem import TileProblem
from workbench.tiles.state_space.light import CLOSED, CURRENT, OPEN, PATH, UNSEEN, SpaceLight, can_be_lit
from workbench.tiles.state_space.space import laid_out

SPACE = laid_out(goal_board("last", 2, 4))
BOARD = "1 4 7 3/6 5 2 0"
CASES = [
    ("bfs", None, {}),
    ("ucs", None, {}),
    ("greedy", "manhattan", {}),
    ("astar", "misplaced", {}),
    ("astar", "flicker", {}),
    ("wastar", "manhattan", {"weight": "2"}),
    ("beam", "manhattan", {}),
    ("bibfs", None, {}),
    ("idastar", "manhattan", {}),
    ("ids", None, {}),
    ("hill", "manhattan", {}),
]


def naive(recording: Recording, t: int) -> dict[bytes, int]:
    """Return the status of the seen states, from each record by itself."""
    published = recording.published
    moment, found = Timeline(recording).at(t), {}
    begun = [entry.first_step for entry in published.iterations if entry.first_step <= max(t, 1)]
    for record in range(moment.records):
        expanded = int(published.nodes["expanded"][record])
        removed = "superseded" if recording.stores_closed else "left" if "left" in published.nodes else None
        if expanded > t and (removed is None or int(published.nodes[removed][record]) > t):
            found[recording.state(record)] = OPEN
    for step in range(1 if recording.stores_closed or not begun else begun[-1], t + 1):
        record = int(published.rows["node"][step - 1])
        if not recording.stores_closed or int(published.nodes["superseded"][record]) > t:
            found[recording.state(record)] = CLOSED
    for record in moment.path:
        if int(published.nodes["expanded"][record]) <= t:  # at step 0, the start is on OPEN
            found[recording.state(record)] = PATH
    if t:
        found[recording.state(int(published.rows["node"][t - 1]))] = CURRENT
    return found


@pytest.mark.parametrize("engine", ["textbook", "compiled"])
@pytest.mark.parametrize(("algorithm", "heuristic", "options"), CASES, ids=lambda value: str(value))
def test_the_light_is_that_of_the_records_at_any_step_forwards_and_backwards(
    algorithm: str, heuristic: str | None, options: dict[str, str], engine: str
) -> None:
    if engine == "compiled" and algorithm == "hill":
        pytest.skip("only the textbook engine climbs hills")
    run = start(BOARD, algorithm, heuristic, engine=engine, limits=Limits(expansions=1500), **options)
    light = None
    while run.status is Status.RUNNING:
        run.advance(200)
        light = light or SpaceLight(SPACE, run.recording)  # while the search is running
        light.status(run.recording.published.steps)
    assert light is not None
    length, chance = run.recording.published.steps, random.Random(algorithm)
    for t in (length, 0, *(chance.randint(0, length) for _ in range(6)), *range(min(length, 3) + 1)):
        status, expected = light.status(t), naive(run.recording, t)
        lit = {SPACE.state(number): int(status[number]) for number in status.nonzero()[0].tolist()}
        assert lit == expected
        path = [run.recording.state(record) for record in Timeline(run.recording).at(t).path]
        assert [SPACE.state(number) for number in light.path(t).tolist()] == [bytes(state) for state in path]
        assert np.array_equal(light.path(t, 3), light.path(t)[-3:])
        current = Timeline(run.recording).at(t).current
        assert light.current(t) == (None if current is None else int(light.numbers(np.array([current]))[0]))
        assert current is None or status[light.current(t)] == CURRENT
        assert UNSEEN not in expected.values()


def test_a_state_is_found_by_its_newest_record() -> None:
    run = start(BOARD, "astar", "flicker", engine="textbook")
    while run.status is Status.RUNNING:
        run.advance(500)
    light, recording = SpaceLight(SPACE, run.recording), run.recording
    t = recording.published.steps // 2
    records = Timeline(recording).at(t).records
    for record in random.Random(3).sample(range(records), 40):
        state = recording.state(record)
        assert light.record_of(int(SPACE.numbers_of_states([state])[0]), t) == recording.find(state, records)
    unseen = int((light.status(t) == UNSEEN).nonzero()[0][0])
    assert light.record_of(unseen, t) == NONE


def test_only_small_boards_whose_goal_can_be_reached_have_a_space() -> None:
    goal = goal_board("last", 3, 3)
    assert can_be_lit(TileProblem(Board.parse("1 2 3 4 5 6 7 0 8"), goal))
    assert not can_be_lit(TileProblem(Board.parse("1 2 3 4 5 6 8 7 0"), goal))
    large = goal_board("last", 4, 4)
    assert not can_be_lit(TileProblem(large, large))
    assert not can_be_lit(object())
