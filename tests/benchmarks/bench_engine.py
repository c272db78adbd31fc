"""How fast the compiled engine is, against plain Python, plain C++, C++ specialised to the last, and the textbook one.

All figures of a line come from the same run of this program; ratios are of medians.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator

from figures import finished, line
from references import limit_manhattan, plain_cpp, python_astar

from workbench import api
from workbench.api import ConfiguredRun
from workbench.catalog import ALGORITHMS, HEURISTICS
from workbench.compiling import preparing
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.collections import find

TRIES = 5
IDA, BEST_FIRST = 6, 31
"""Korf's boards that are searched."""
FEW, MANY = Limits(expansions=10_000), Limits(expansions=400_000)


def median(values: list[float] | Iterator[float]) -> float:
    """Return the median."""
    return statistics.median(values)


def depth_first() -> None:
    """Print nodes generated a second of IDA* with Manhattan distance."""
    runs = [
        finished(api.start(f"korf:{IDA}", "idastar", "manhattan", order="ulrd", engine="compiled", records=0))
        for _ in range(TRIES)
    ]
    ours = median(run.recording.generated / run.seconds for run in runs)
    tiles = " ".join(map(str, find(f"korf:{IDA}").board.tiles))
    ratios = []
    for name, speeds in (("plain C++", plain_cpp(tiles, TRIES)), ("the limit", limit_manhattan(IDA, TRIES))):
        if speeds is None:
            print(f"({name} is left out: there is no compiler, or no source of it)")
        ratios.append((name, None if speeds is None else ours / median(speeds)))
    line("idastar + manhattan, Korf's 6th", ours, "generated/s", *ratios)


def best_first() -> None:
    """Print expansions a second of A*, bytes a node, and one step at a time."""
    named = find(f"korf:{BEST_FIRST}")
    runs = [finished(api.start(f"korf:{BEST_FIRST}", "astar", "manhattan", engine="compiled")) for _ in range(TRIES)]
    ours = median(run.expanded / run.seconds for run in runs)
    python = median(python_astar(named.board.tiles, 100_000) for _ in range(TRIES))
    line("astar + manhattan, Korf's 31st", ours, "expansions/s", ("plain Python", ours / python))
    recording = runs[0].recording
    line("bytes a node, the same", recording.nbytes / recording.records, "bytes")
    hard = finished(api.start("korf:88", "astar", "manhattan", engine="compiled", limits=Limits(expansions=20_000_000)))
    line("astar + manhattan, 20 million of Korf's 88th", hard.expanded / hard.seconds, "expansions/s")
    line("bytes a node, the same", hard.recording.nbytes / hard.recording.records, "bytes")
    run = api.start("korf:88", "astar", "manhattan", engine="compiled")
    before = run.seconds
    for _ in range(20_000):
        run.advance(1)
    line("advance(1)", (run.seconds - before) / 20_000 * 1e9, "ns")


def tables_and_threads() -> None:
    """Print what two threads, and tables, are worth to IDA* with Manhattan distance: in time, and in nodes."""

    def run(**options: object) -> ConfiguredRun:
        return finished(api.start("korf:1", "idastar", order="ulrd", engine="compiled", records=0, **options))

    alone, both = [], []
    for _ in range(TRIES):  # in turns, as machines are faster at times
        alone.append(run())
        both.append(run(jobs=2))
    speeds = [median(one.recording.generated / one.seconds for one in runs) for runs in (alone, both)]
    line("idastar on two threads, Korf's 1st", speeds[1], "generated/s", ("one thread", speeds[1] / speeds[0]))
    for result, options in (
        ("a transposition table of 64 MB", {"transposition": "64M"}),
        ("an end-game table of 20 moves", {"endgame": 20}),
    ):
        one = run(**options)
        less = one.expanded / alone[0].expanded
        line(
            f"with {result}", one.expanded, "expanded", ("without", less), ("the time", one.seconds / alone[0].seconds)
        )


def growth() -> None:
    """Print what a node costs as the work grows: time and bytes of A*, ten times as many nodes each time."""
    for most in (10_000, 100_000, 1_000_000, 10_000_000):
        run = finished(api.start("korf:88", "astar", "manhattan", engine="compiled", limits=Limits(expansions=most)))
        recording = run.recording
        result = f"astar + manhattan, {most:,} expansions"
        line(result, run.seconds / run.expanded * 1e9, "ns a node")
        line("", recording.nbytes / recording.records, "bytes a node")


def by_name() -> None:
    """Print expansions a second by algorithm and by heuristic, as multiples of the textbook engine's."""
    for algorithm in ALGORITHMS:
        _compare(algorithm, None)
    for heuristic in HEURISTICS:
        _compare("astar", heuristic)
        _compare("idastar", heuristic)


def _compare(algorithm: str, heuristic: str | None) -> None:
    board, options = "korf:1", {"goal": "first"}
    try:
        compiled = [
            finished(api.start(board, algorithm, heuristic, engine="compiled", limits=MANY, **options))
            for _ in range(TRIES)
        ]
    except Fault:
        return
    textbook = finished(api.start(board, algorithm, heuristic, engine="textbook", limits=FEW, **options))
    ours = median(run.expanded / run.seconds for run in compiled)
    name = algorithm if heuristic is None else f"{algorithm} + {heuristic}"
    line(name, ours, "expansions/s", ("textbook", ours / (textbook.expanded / textbook.seconds)))


preparing.load()
depth_first()
best_first()
print()
tables_and_threads()
print()
growth()
print()
by_name()
