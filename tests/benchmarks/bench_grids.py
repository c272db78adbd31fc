"""How fast searches of grids are, recording included, against plain C++ that records nothing, and against A*.

All figures of a line come from the same run of this program, in turns; ratios are of medians.
"""

from __future__ import annotations

import random
import statistics
import subprocess
import tempfile
from pathlib import Path

from figures import finished, line
from references import HERE, compiled

from workbench import api
from workbench.api import ConfiguredRun
from workbench.compiling import preparing
from workbench.maps.grid import WALL, Grid, MoveRule
from workbench.maps.grid_problem import GridProblem, grid_problem

TRIES = 5
TWINS = {"astar": "astar", "ucs": "dijkstra"}


def walls(side: int, share: float) -> tuple[bytes, ...]:
    """Return a square grid with a share of its squares walls, anywhere."""
    chance = random.Random(side)
    rows = [bytearray(WALL if chance.random() < share else 1 for _ in range(side)) for _ in range(side)]
    rows[0][0] = rows[-1][-1] = 1
    return tuple(map(bytes, rows))


def problem(rows: tuple[bytes, ...], rule: MoveRule) -> GridProblem:
    return grid_problem(Grid("", rows, (0, 0), ((len(rows) - 1, len(rows) - 1),), rule))


def plain_cpp(program: Path | None, algorithm: str, rows: tuple[bytes, ...]) -> tuple[int, float] | None:
    """Return the expansions and the seconds of a plain C++ search with eight neighbours."""
    if program is None or algorithm not in TWINS:
        return None
    drawn = [row.replace(b"\1", b".").replace(bytes([WALL]), b"#").decode() for row in rows]
    text = "\n".join((TWINS[algorithm], f"{len(rows)} {len(rows)}", *drawn))
    expanded, seconds, _ = subprocess.run(
        [str(program)], input=text, check=True, capture_output=True, text=True
    ).stdout.split()
    return int(expanded), float(seconds)


def show(program: Path | None, side: int, share: float, rule: MoveRule, algorithm: str, heuristic: str | None) -> None:
    """Print the expansions a second of an algorithm, and the time for the whole search beside that of C++ and of A*."""
    rows, runs, plain, by_astar = walls(side, share), list[ConfiguredRun](), list[tuple[int, float]](), list[float]()
    for _ in range(TRIES):
        runs.append(finished(api.start(problem(rows, rule), algorithm, heuristic, engine="compiled")))
        if rule is MoveRule.EIGHT and (twin := plain_cpp(program, algorithm, rows)) is not None:
            plain.append(twin)
        if algorithm == "jps":
            by_astar.append(finished(api.start(problem(rows, rule), "astar", heuristic, engine="compiled")).seconds)
    speed = statistics.median(run.expanded / run.seconds for run in runs)
    seconds = statistics.median(run.seconds for run in runs)
    ratios: list[tuple[str, float | None]] = []
    if plain:
        ratios.append(("plain C++", speed / statistics.median(expanded / took for expanded, took in plain)))
    if by_astar:
        ratios.append(("the speed of A* to the goal", statistics.median(by_astar) / seconds))
    line(f"{algorithm}, {side}², moves {rule}, {share:.0%} walls", speed, "expansions/s", *ratios)


preparing.enable()
with tempfile.TemporaryDirectory() as folder:
    twin = compiled(HERE / "twins" / "grid_search.cpp", folder)
    for side in (512, 1024):
        for share in (0.1, 0.3):
            for rule, heuristic in ((MoveRule.FOUR, "manhattan"), (MoveRule.EIGHT, "octile")):
                for name in ("astar", "ucs", "bfs", *(("jps",) if rule is MoveRule.EIGHT else ())):
                    show(twin, side, share, rule, name, None if name in ("ucs", "bfs") else heuristic)
