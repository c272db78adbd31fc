"""What a user waits for: whole commands and calls of the API, each beside the limit measured in the same run.

The limit of a command is Python with numpy, which most commands need; that of a search is a C++ program specialised for
the 15-puzzle (`limit/`), if there is a compiler. Every figure is the median of several tries.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from bench_window import BARE_WINDOW, first_paint
from display import draw_anywhere
from references import KORF, KORF_24, LIMIT, compiled

import workbench
from workbench.compiling import preparing
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.tiles.pattern_databases import database
from workbench.tiles.pattern_databases.partitions import intended_shape, partition
from workbench.tiles.puzzle.goal import goal_board

TRIES = 5
EIGHT = (12, 79, 42, 55, 28, 48, 22, 72)
"""Boards of Korf's hundred that take a moment with linear conflicts."""
TWENTY_FOUR = (38, 40)
"""Boards of Korf's fifty 24-puzzles that take seconds with pdb-6666."""
COMMANDS = (
    "check sample",
    "--help",
    "scramble 4x4",
    "solve sample",
    "solve korf:5 --algorithm idastar",
    "solve korf:2 --algorithm idastar --heuristic pdb-663",
    "solve korf:1 --algorithm idastar --explain 70000000",
    "divide seed:1@20x20 --json",
    "divide seed:1@50x50 --json",
    "divide seed:1@20x20 --strategy tile,improve --json",
)
LONG_COMMANDS = ("divide seed:1@100x100 --json",)
"""Commands that are measured once."""
COLD_COMMAND = "solve korf:5 --algorithm idastar"
"""With `--safe`, the cache is empty: the search begins before any kernel is compiled."""
COMPARED = (("idastar", "manhattan", 1), ("idastar", "pdb-555", 60), ("astar", "manhattan", 5))
"""Algorithms, heuristics and boards whose search takes a moment."""
THREADED = (("manhattan", 3), ("pdb-555", 60))
"""Heuristics and boards whose last iteration is long enough for two threads."""

WIDE, EXPANSIONS = "korf:88", 20_000_000
"""A board of which A* does not find a solution within this number of expansions."""


def median(measure: Callable[[], float]) -> float:
    """Return the median of several measurements."""
    return statistics.median(measure() for _ in range(TRIES))


def command_seconds(*command: str) -> float:
    """Return the seconds that a command takes as a whole."""
    started = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True, env=os.environ | {"LANGUAGE": "en"})
    return time.perf_counter() - started


def search_seconds(numbers: range | tuple[int, ...], heuristic: str, boards: str = "korf") -> float:
    """Return the seconds that calls of `solve` take for these boards of Korf's."""
    started = time.process_time()
    for number in numbers:
        workbench.solve(f"{boards}:{number}", "idastar", heuristic=heuristic, order="ulrd")
    return time.process_time() - started


def limit_seconds(
    program: Path | None, numbers: range | tuple[int, ...], *mode: str, boards: Path = KORF
) -> float | None:
    """Return the seconds that a program of `limit` takes for the same boards, without making its tables."""
    if program is None:
        return None
    total = 0.0
    for first, last in [(1, 100)] if len(numbers) == 100 else [(number, number) for number in numbers]:
        command = [str(program), *mode, str(boards), str(first), str(last)]
        result = subprocess.run(command, check=True, capture_output=True, text=True, cwd=program.parent)
        lines = result.stdout.splitlines()
        seconds = next(place for place, name in enumerate(lines[0].split(",")) if "seconds" in name)
        total += sum(float(line.split(",")[seconds]) for line in lines[1:] if not line.startswith("#"))
    return total


def provide_tables(name: str, files: Sequence[str], folder: Path) -> bool:
    """Write the tables of a database where a program of `limit` looks for its own. Returns False if it is not built.

    They have the same layout. The program would need minutes to build them.
    """
    requested = partition(name, goal_board("first", *intended_shape(name)))
    values = database.load(requested)
    if values is None:
        print(f"{name} is not built")
        return False
    for file, begin, length in zip(files, requested.offsets, requested.lengths, strict=True):
        values[begin : begin + length].tofile(folder / file)
    return True


def compare_seconds(algorithm: str, heuristic: str, number: int) -> float:
    """Return the seconds that a call of `compare`, as of the command, takes for one search."""
    started = time.process_time()
    workbench.compare(f"korf:{number}", algorithm, heuristic, engine="compiled")
    return time.process_time() - started


def kernel_seconds(algorithm: str, heuristic: str, number: int) -> float:
    """Return the seconds of the same search in a single call of its kernel, without recording."""
    run = workbench.start(f"korf:{number}", algorithm, heuristic, records=0, engine="compiled")
    started = time.process_time()
    run.advance(1 << 40)
    return time.process_time() - started


def best_first_seconds() -> float:
    """Return the seconds of processor time that A* takes for EXPANSIONS, recorded as for a user."""
    limits = Limits(expansions=EXPANSIONS)
    run = workbench.start(WIDE, "astar", "manhattan", engine="compiled", limits=limits)
    started = time.process_time()
    while run.status is Status.RUNNING:
        run.advance(1 << 20)
    return time.process_time() - started


def best_first_limit(program: Path | None) -> float | None:
    """Return the seconds of the program for the same expansions."""
    if program is None:
        return None
    command = [str(program), str(KORF), WIDE.removeprefix("korf:"), str(EXPANSIONS)]
    result = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return float(result.split(",")[-1])


def threaded_seconds(number: int, heuristic: str, jobs: int) -> float:
    """Return the elapsed seconds of a search without recording, divided by its millions of generated nodes."""
    run = workbench.start(f"korf:{number}", "idastar", heuristic, order="ulrd", records=0, engine="compiled", jobs=jobs)
    started = time.perf_counter()
    while not run.status.finished:
        run.advance(1 << 30)
    return (time.perf_counter() - started) / run.recording.generated * 1e6


def line(name: str, seconds: float, limit: float | None) -> None:
    """Print a row of the table."""
    beside = "" if limit is None else f"{limit:9.2f} s {seconds / limit:7.2f} x"
    print(f"{name:58} {seconds:8.2f} s {beside}", flush=True)


def print_starts() -> None:
    """Print the rows of the window and of the first search after installation."""
    first_paint()
    line("first paint of the window", median(first_paint), median(partial(first_paint, BARE_WINDOW)))
    words = (sys.executable, "-m", "workbench", *COLD_COMMAND.split())
    line(f"{COLD_COMMAND} (empty cache)", command_seconds(*words, "--safe"), median(partial(command_seconds, *words)))


def print_comparisons() -> None:
    """Print the rows of `compare`, each beside the kernel alone."""
    for case in COMPARED:
        compare_seconds(*case)
        kernel_seconds(*case)  # loads the kernel that records nothing
        algorithm, heuristic, number = case
        name = f"workbench.compare(korf:{number}, {algorithm}, {heuristic})"
        line(name, median(partial(compare_seconds, *case)), median(partial(kernel_seconds, *case)))


def print_long_commands(bare: float) -> None:
    """Print the rows of the commands that are measured once."""
    for command in LONG_COMMANDS:
        line(command, command_seconds(sys.executable, "-m", "workbench", *command.split()), bare)


def main() -> None:
    """Print the table."""
    print(f"{'what a user does':58} {'takes':>10} {'the limit':>11} {'ratio':>9}")
    print_starts()
    bare = median(partial(command_seconds, sys.executable, "-c", "import numpy"))
    for command in COMMANDS:
        words = (sys.executable, "-m", "workbench", *command.split())
        command_seconds(*words)  # builds what is missing
        line(command, median(partial(command_seconds, *words)), bare)
    print_long_commands(bare)
    preparing.load()
    print_comparisons()
    with tempfile.TemporaryDirectory() as folder:
        by_tables, by_manhattan = (compiled(LIMIT / name, folder) for name in ("ida_h.cpp", "ida_md.cpp"))
        cases: list[tuple[str, range | tuple[int, ...], Path | None, tuple[str, ...]]] = [
            ("pdb-663", range(1, 101), by_tables, ("p663",)),
            ("pdb-555", range(1, 101), by_tables, ("p555",)),
            ("linear-conflict", EIGHT, by_tables, ("lc",)),
            ("walking-distance", EIGHT, by_tables, ("wd",)),
            ("max(linear-conflict,walking-distance)", EIGHT, by_tables, ("lc+wd",)),
            ("max(pdb-555,manhattan)", EIGHT, by_tables, ("p555+md",)),
            ("max(pdb-663,linear-conflict)", EIGHT, by_tables, ("p663+lc",)),
            ("manhattan", (1, 3, 5), by_manhattan, ()),
        ]
        if provide_tables("pdb-78", ("pdb7.bin", "pdb8.bin"), Path(folder)):
            cases.append(("pdb-78", range(1, 101), by_tables, ("p78",)))
        for heuristic, numbers, program, mode in cases:
            workbench.solve("korf:12", "idastar", heuristic=heuristic)  # loads the kernel, builds the database
            ours = median(partial(search_seconds, numbers, heuristic))
            name = f"workbench.solve(korf, idastar, {heuristic}), {len(numbers)} boards"
            line(name, ours, limit_seconds(program, numbers, *mode))
        if provide_tables("pdb-6666", [f"pdb24_{number}.bin" for number in range(4)], Path(folder)):
            by_four = compiled(LIMIT / "ida_24.cpp", folder)
            ours = search_seconds(TWENTY_FOUR, "pdb-6666", "korf24")
            name = f"workbench.solve(korf24, idastar, pdb-6666), {len(TWENTY_FOUR)} boards"
            line(name, ours, limit_seconds(by_four, TWENTY_FOUR, boards=KORF_24))
        by_astar = compiled(LIMIT / "astar.cpp", folder)
        line(f"astar, manhattan, {WIDE}, {EXPANSIONS:,} expansions", best_first_seconds(), best_first_limit(by_astar))
    for heuristic, number in THREADED:
        one, two = (median(partial(threaded_seconds, number, heuristic, jobs)) for jobs in (1, 2))
        print(f"{f'idastar, {heuristic}, korf:{number}: two threads are':58} {one / two:8.2f} times as fast as one")


if __name__ == "__main__":
    draw_anywhere()
    main()
