"""The compiled IDA* expands the same nodes in the same order as the textbook's, recorded or not."""

from __future__ import annotations

import csv
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.depth_first_twins import goal_of, same_in_slices, twins
from support.paths import GOLDEN
from support.tabled import TABLED
from worlds.boards import ORDERS, SHAPES, WIDE, board_of, walked

import workbench
from workbench import api
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.status import Status

KORF = GOLDEN / "korf100.csv"


COMBINED = (
    "max(linear-conflict,walking-distance)",
    "max(walking-distance,euclidean)",
    "max(misplaced,linear-conflict,manhattan)",
    "max(flicker,linear-conflict)",
)


@given(data=st.data())
@pytest.mark.parametrize("heuristic", [*TABLED, *COMBINED])
def test_both_engines_do_the_same(heuristic: str, data: st.DataObject):
    chance = random.Random(data.draw(st.integers(0, 10**6)))
    rows, columns = data.draw(st.sampled_from(SHAPES if "walking-distance" in heuristic else [*SHAPES, *WIDE]))
    goal = data.draw(st.sampled_from(["last", "first", "random"]))
    records = data.draw(st.sampled_from([0, 1, 2, 5, 17, 40, 300, 10**6]))
    aim = goal_of(goal, rows, columns, chance)
    start = board_of(rows, columns, chance) if rows * columns < 6 else walked(aim, chance.randint(0, 30), chance)
    options: dict[str, Any] = {"goal": aim, "order": chance.choice(ORDERS), "records": records}
    slices = [chance.choice([1, 2, 3, 50, 300]) for _ in range(8)]
    same_in_slices(twins(start, "idastar", heuristic, **options), slices)


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
@pytest.mark.parametrize(
    ("heuristic", "total"),
    [
        ("linear-conflict", 137_569_813),
        ("walking-distance", 146_869_777),
        ("max(linear-conflict,walking-distance)", 43_240_446),
        ("max(pdb-555,linear-conflict)", 11_033_487),
    ],
)
def test_eight_boards_of_korf_generate_what_another_program_generates(heuristic: str, total: int) -> None:
    # The totals are those of the limit's program, tests/benchmarks/limit/ida_h.cpp, for these boards.
    results = [
        workbench.solve(f"korf:{number}", "idastar", heuristic=heuristic, order="ulrd", engine="compiled")
        for number in (12, 79, 42, 55, 28, 48, 22, 72)
    ]
    assert sum(result.generated for result in results) == total


@pytest.mark.compiled
@pytest.mark.parametrize("number", [9, 12, 19, 42, 47, 55, 79, 93, 94, 97])
def test_korfs_cheapest_boards_cost_what_was_published_less_the_root(number: int):
    row = korf(number)
    run = api.start(f"korf:{number}", "idastar", "manhattan", order="ulrd", engine="compiled", records=1000)
    while run.advance(10**7) is Status.RUNNING:
        pass
    assert len(run.solution.moves) == int(row["optimal"])
    assert run.recording.generated == int(row["ida_manhattan_nodes_korf1985"]) - 1
