"""The compiled searches report the same micro-steps as the textbook ones, line by line and value by value."""

from __future__ import annotations

import pytest
from worlds.searches import board, goal, near

from workbench import api
from workbench.search.explaining import explain
from workbench.search.playback.timeline import Timeline

COMPILED = (
    ("bfs", {}), ("bfs", {"test": "generation"}), ("ucs", {}), ("greedy", {"ties": "high-h"}), ("astar", {}),
    ("astar", {"ties": "state"}), ("wastar", {"weight": 1.5}), ("beam", {"beam_width": 3}), ("dfs", {"depth": 9}),
    ("dfs", {"repeated": "all"}), ("ids", {}), ("ids", {"test": "generation"}), ("idastar", {}), ("bibfs", {}),
)  # fmt: skip
MAX = 60


@pytest.mark.parametrize(("name", "options"), COMPILED, ids=str)
def test_both_engines_tell_the_same(name: str, options: dict[str, object]) -> None:
    for seed in range(3):
        puzzle = near(3, 3, 9 + 2 * seed, seed, goal="last")
        result = []
        for engine in ("textbook", "compiled"):
            run = api.start(board(puzzle), name, None, goal=goal(puzzle), engine=engine, **options)
            run.advance(MAX)
            timeline = Timeline(run.recording)
            result.append([explain.steps(timeline, t) for t in range(min(timeline.length, MAX) + 1)])
        assert result[0] == result[1]
