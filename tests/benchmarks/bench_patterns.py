"""How long pattern databases take to build, to load and to look up; and that pdb-663 is admissible on Korf's boards."""

from __future__ import annotations

import csv
import os
import tempfile
import time

from figures import show

from workbench import assets
from workbench.search.problem.status import Status
from workbench.tiles.pattern_databases.building import Building
from workbench.tiles.pattern_databases.partitions import partition
from workbench.tiles.pattern_databases.pattern_database import PatternDatabase
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import FIRST, goal_board

GOAL = goal_board(FIRST, 4, 4)
NAMES = ("pdb-555", "pdb-663")


def build(name: str) -> float:
    """Return the seconds that building takes."""
    building = Building(partition(name, GOAL))
    while building.advance(1 << 20) is Status.RUNNING:
        pass
    assert building.status is Status.SOLVED, building.reason
    return building.seconds


def load(name: str) -> float:
    """Return the milliseconds that loading takes."""
    started = time.perf_counter()
    PatternDatabase(GOAL, name)
    return 1000 * (time.perf_counter() - started)


def look_up(name: str) -> float:
    """Return the microseconds that an estimate takes in Python, on Korf's hundred boards; each is held against his."""
    with (assets.root() / "boards" / "korf100.csv").open(encoding="utf-8") as file:
        boards = [(Board.parse(row["tiles"]).state, int(row["optimal"])) for row in csv.DictReader(file)]
    estimate = PatternDatabase(GOAL, name)
    started = time.perf_counter()
    values = [estimate(state) for state, _ in boards]
    gone = time.perf_counter() - started
    assert all(h <= 1000 * optimal for h, (_, optimal) in zip(values, boards, strict=True))
    return 1e6 * gone / len(boards)


with tempfile.TemporaryDirectory() as folder:
    os.environ["XDG_CACHE_HOME"] = folder  # the user's own databases are left alone; kernels come from the real cache
    build("pdb-4443")  # compiles the kernels where that is still to be done
    show("Building a pattern database", "s", {name: build(name) for name in NAMES})
    print()
    show("Loading it", "ms", {name: load(name) for name in NAMES})
    print()
    show("An estimate in Python", "µs", {name: look_up(name) for name in NAMES})
