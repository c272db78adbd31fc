"""The compiled IDA* follows its textbook twin to the node, recorded or not."""

from __future__ import annotations

import csv
import random
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench import api
from workbench.catalog import HEURISTICS
from workbench.search.columns import NEVER
from workbench.search.status import Status
from workbench.search.timeline import Timeline
from workbench.tiles.board import Board
from workbench.tiles.goal import goal_board

ORDERS = ["".join(order) for order in permutations("udlr")]
SHAPES = [(2, 2), (2, 3), (3, 2), (2, 4), (3, 3), (3, 4), (4, 3), (4, 4)]
WIDE = [(3, 6), (5, 5), (10, 10)]
KORF = Path(__file__).parents[2] / "golden" / "korf100.csv"


def board_of(rows: int, columns: int, chance: random.Random) -> Board:
    tiles = list(range(rows * columns))
    chance.shuffle(tiles)
    return Board(rows, columns, tuple(tiles))


def walked(board: Board, moves: int, chance: random.Random) -> Board:
    for _ in range(moves):
        board = board.moved(chance.choice(board.legal_moves()))
    return board


def told(run: api.ConfiguredRun) -> dict[str, Any]:
    """Return everything that is recorded and counted, as plain values; marks later than the last step aside."""
    recording = run.recording
    published = recording.published
    n, steps = published.records, published.steps
    values: dict[str, Any] = {
        name: published.nodes[name][:n].tolist() for name in ("parent", "g", "h", "depth", "iteration")
    }
    for name in ("expanded", "left"):
        values[name] = [step if step <= steps else NEVER for step in published.nodes[name][:n].tolist()]
    fates = published.nodes["fate"][:n].tolist()
    values["fate"] = [fate for fate, step in zip(fates, values["left"], strict=True) if step != NEVER]
    values["move"] = [recording.label(number) for number in range(n)]
    values["state"] = [recording.state(number) for number in range(0, n, 7)]
    values |= {name: published.rows[name][:steps].tolist() for name in published.rows}
    values["counters"] = (recording.expanded, recording.generated, recording.pruned, recording.open, recording.max_open)
    values["ended"] = (run.status, run.reason, run.solution, recording.stopped_at, published.iterations)
    values["found"] = (recording.goal, recording.solution, published.goal)
    return values


@given(data=st.data())
@pytest.mark.parametrize("heuristic", HEURISTICS)
def test_both_engines_do_the_same(heuristic: str, data: st.DataObject):
    chance = random.Random(data.draw(st.integers(0, 10**6)))
    shapes = SHAPES if heuristic == "walking-distance" else [*SHAPES, *WIDE]
    rows, columns = data.draw(st.sampled_from(shapes))
    goal = data.draw(st.sampled_from(["last", "first", "random"]))
    records = data.draw(st.sampled_from([0, 1, 2, 5, 17, 40, 300, 10**6]))
    aim = board_of(rows, columns, chance) if goal == "random" else goal_board(goal, rows, columns)
    start = board_of(rows, columns, chance) if rows * columns < 6 else walked(aim, chance.randint(0, 30), chance)
    options: dict[str, Any] = {"goal": aim, "order": chance.choice(ORDERS), "records": records, "search_anyway": True}
    runs = [api.start(start, "idastar", heuristic, engine=engine, **options) for engine in ("textbook", "compiled")]
    for _ in range(8):
        slice_ = chance.choice([1, 2, 3, 50, 300])
        statuses = {run.advance(slice_) for run in runs}
        textbook, compiled = map(told, runs)
        for name, values in textbook.items():
            assert values == compiled[name], name
        assert len(statuses) == 1
        if statuses.pop() is not Status.RUNNING:
            break


def test_a_moment_is_the_same():
    runs = [api.start("hardest8", "idastar", engine=engine) for engine in ("textbook", "compiled")]
    for run in runs:
        run.advance(400)
    timelines = [Timeline(run.recording) for run in runs]
    for t in range(0, 401, 7):
        moments = [timeline.at(t) for timeline in timelines]
        assert len({(m.current, m.records, tuple(m.path), m.successors, m.counts) for m in moments}) == 1


def korf(number: int) -> dict[str, str]:
    with KORF.open() as file:
        return list(csv.DictReader(file))[number - 1]


@pytest.mark.compiled
@pytest.mark.parametrize("number", [9, 12, 19, 42, 47, 55, 79, 93, 94, 97])
def test_korfs_cheapest_boards_cost_what_was_published_less_the_root(number: int):
    row = korf(number)
    run = api.start(f"korf:{number}", "idastar", "manhattan", order="ulrd", engine="compiled", records=1000)
    while run.advance(10**7) is Status.RUNNING:
        pass
    assert len(run.solution.moves) == int(row["optimal"])
    assert run.recording.generated == int(row["ida_manhattan_nodes_korf1985"]) - 1
