"""What a user waits for: whole commands and calls of the API, each beside the limit measured in the same run.

    python tests/benchmarks/user.py [PART ...]

Without parts, all are measured. The limit of a command is Python with numpy, which most commands need; that of a search
is a C++ program specialised for the 15-puzzle or the 24-puzzle (`limit/`), if there is a compiler. Every figure is the
median of several tries, unless one takes a minute. What is being measured is written to standard error.
"""

from __future__ import annotations

import argparse
import csv
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path

from bench_window import BARE_WINDOW, SPLASH, first_paint
from display import draw_anywhere
from references import KORF, KORF_24, LIMIT, compiled

import workbench
from workbench.api import Result
from workbench.compiling import preparing
from workbench.search.problem.limits import Limits
from workbench.search.problem.status import Status
from workbench.tiles.pattern_databases import database
from workbench.tiles.pattern_databases.partitions import intended_shape, partition
from workbench.tiles.puzzle.goal import goal_board

STARTED = time.perf_counter()
TRIES = 5
EIGHT = (12, 79, 42, 55, 28, 48, 22, 72)
"""Boards of Korf's hundred that take a moment with linear conflicts."""
TWENTY_FOUR = {38: 38_173_507, 40: 65_099_578, 1: 2_031_102_635}
"""Boards of Korf's fifty 24-puzzles, and the published number of nodes (Korf & Felner 2002; order ulrd)."""
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
THREADED = (("manhattan", 3), ("pdb-555", 60), ("pdb-555", 82))
"""Heuristics and boards whose last iteration is long enough for two threads; with pdb-663 none is."""

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


def search_seconds(numbers: Iterable[int], heuristic: str) -> float:
    """Return the seconds of processor time that calls of `solve` take for these boards of Korf's."""
    started = time.process_time()
    for number in numbers:
        workbench.solve(f"korf:{number}", "idastar", heuristic=heuristic, order="ulrd")
    return time.process_time() - started


def limit_seconds(program: Path | None, numbers: Iterable[int], *mode: str, boards: Path = KORF) -> float | None:
    """Return the seconds that a program of `limit` takes for the same boards, without making its tables."""
    if program is None:
        return None
    with boards.open(encoding="utf-8") as file, (program.parent / "boards.csv").open("w", encoding="utf-8") as chosen:
        heading, *rows = file
        chosen.writelines([heading, *(row for row in rows if int(row.split(",")[0]) in {*numbers})])
    command = [str(program), *mode, chosen.name]
    output = subprocess.run(command, check=True, capture_output=True, text=True, cwd=program.parent).stdout
    rows_found = csv.DictReader(line for line in output.splitlines() if not line.startswith("#"))
    return sum(float(row.get("cpu_seconds") or row["seconds"]) for row in rows_found)


def provide_tables(name: str, files: Sequence[str], folder: Path) -> bool:
    """Write the tables of a database where a program of `limit` looks for its own. Returns False if it is not built.

    They have the same layout. The program would need minutes to build them.
    """
    requested = partition(name, goal_board("first", *intended_shape(name)))
    values = database.load(requested)
    if values is None:
        print(f"{name} is not built: search-workbench pdb build {name} --goal first", flush=True)
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


def threaded_seconds(number: int, heuristic: str, jobs: int) -> tuple[float, float]:
    """Return the (elapsed seconds, seconds of processor time) of a million nodes of a search without recording."""
    run = workbench.start(f"korf:{number}", "idastar", heuristic, order="ulrd", records=0, engine="compiled", jobs=jobs)
    started, used = time.perf_counter(), time.process_time()
    while not run.status.finished:
        run.advance(1 << 30)
    millions = run.recording.generated / 1e6
    return (time.perf_counter() - started) / millions, (time.process_time() - used) / millions


def large_seconds(board: str, found: list[Result]) -> float:
    """Return the seconds of processor time that a call of `solve` takes for a 24-puzzle; append its result."""
    started = time.process_time()
    found.append(workbench.solve(board, "idastar", heuristic="pdb-6666", goal="first", order="ulrd"))
    return time.process_time() - started


def note(name: str) -> None:
    """Write what is measured next."""
    print(f"{time.perf_counter() - STARTED:7.0f} s  {name} …", file=sys.stderr, flush=True)


def line(name: str, measure: Callable[[], float], measure_limit: Callable[[], float | None] = lambda: None) -> None:
    """Measure, and print a row of the table."""
    note(name)
    seconds, limit = measure(), measure_limit()
    beside = "" if limit is None else f"{limit:9.2f} s {seconds / limit:7.2f} x"
    print(f"{name:58} {seconds:8.2f} s {beside}", flush=True)


def command_words(command: str) -> tuple[str, ...]:
    return sys.executable, "-m", "workbench", *command.split()


def several(measure: Callable[..., float], *arguments: object) -> Callable[[], float]:
    """Return a function that returns the median of several measurements."""
    return partial(median, partial(measure, *arguments))


bare = cache(several(command_seconds, sys.executable, "-c", "import numpy"))


def print_starts() -> None:
    """Print the rows of the window and of the first search after installation."""
    first_paint()
    line("first paint of the window", several(first_paint), several(first_paint, BARE_WINDOW))
    line("splash screen", several(first_paint, SPLASH), several(first_paint, BARE_WINDOW))
    words = command_words(COLD_COMMAND)
    command_seconds(*words)
    cold = partial(command_seconds, *words, "--safe")
    line(f"{COLD_COMMAND} (empty cache)", cold, several(command_seconds, *words))


def print_commands() -> None:
    """Print the rows of whole commands."""
    for command in COMMANDS:
        words = command_words(command)
        command_seconds(*words)  # builds what is missing
        line(command, several(command_seconds, *words), bare)


def print_long_commands() -> None:
    """Print the rows of the commands that are measured once."""
    for command in LONG_COMMANDS:
        line(command, partial(command_seconds, *command_words(command)), bare)


def print_comparisons() -> None:
    """Print the rows of `compare`, each beside the kernel alone."""
    for case in COMPARED:
        compare_seconds(*case)
        kernel_seconds(*case)  # loads the kernel that records nothing
        algorithm, heuristic, number = case
        name = f"workbench.compare(korf:{number}, {algorithm}, {heuristic})"
        line(name, several(compare_seconds, *case), several(kernel_seconds, *case))


def print_searches() -> None:
    """Print the rows of IDA* with each heuristic."""
    with tempfile.TemporaryDirectory() as folder:
        by_tables, by_manhattan = (compiled(LIMIT / name, folder) for name in ("ida_h.cpp", "ida_md.cpp"))
        cases: list[tuple[str, Sequence[int], Path | None, tuple[str, ...]]] = [
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
            name = f"workbench.solve(korf, idastar, {heuristic}), {len(numbers)} boards"
            limit = partial(limit_seconds, program, numbers, *mode)
            line(name, several(search_seconds, numbers, heuristic), limit)


def print_24_puzzles() -> None:
    """Print the rows of 24-puzzles with pdb-6666, each measured once."""
    with tempfile.TemporaryDirectory() as folder:
        if not provide_tables("pdb-6666", [f"pdb24_{number}.bin" for number in range(4)], Path(folder)):
            return
        program = compiled(LIMIT / "ida_24.cpp", folder)
        large_seconds(str(goal_board("first", 5, 5).moved("d")), [])  # loads the kernel and the database
        for number, nodes in TWENTY_FOUR.items():
            found: list[Result] = []
            name = f"workbench.solve(korf24:{number}, idastar, pdb-6666)"
            limit = partial(limit_seconds, program, (number,), boards=KORF_24)
            line(name, partial(large_seconds, f"korf24:{number}", found), limit)
            print(f"    {found[0].cost} moves, {found[0].generated:,} nodes; published: {nodes:,}", flush=True)


def print_best_first() -> None:
    """Print the row of A* with many nodes."""
    with tempfile.TemporaryDirectory() as folder:
        name = f"astar, manhattan, {WIDE}, {EXPANSIONS:,} expansions"
        line(name, best_first_seconds, partial(best_first_limit, compiled(LIMIT / "astar.cpp", folder)))


def print_threads() -> None:
    """Print how much faster two threads are than one, measured in turn; the elapsed time needs a quiet machine.

    The processor's time hardly depends on what else the machine does: it shows what the threads cost.
    """
    for heuristic, number in THREADED:
        name = f"idastar, {heuristic}, korf:{number}"
        note(f"{name}, two threads")
        threaded_seconds(number, heuristic, 1)
        pairs = [[threaded_seconds(number, heuristic, jobs) for jobs in (1, 2)] for _ in range(TRIES)]
        faster, costs = (
            statistics.median(ratios)
            for ratios in ([one[0] / two[0] for one, two in pairs], [two[1] / one[1] for one, two in pairs])
        )
        print(
            f"{f'{name}: two threads are':58} {faster:8.2f} times as fast as one, for {costs:.2f} x the processor time"
        )


PARTS: Mapping[str, Callable[[], None]] = {
    "starts": print_starts,
    "commands": print_commands,
    "long": print_long_commands,
    "compare": print_comparisons,
    "searches": print_searches,
    "24": print_24_puzzles,
    "astar": print_best_first,
    "threads": print_threads,
}


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", choices=[[], *PARTS], help=f"one of {', '.join(PARTS)}")
    parts = parser.parse_args().parts or [*PARTS]
    print(f"{'what a user does':58} {'takes':>10} {'the limit':>11} {'ratio':>9}", flush=True)
    preparing.load()
    for part in parts:
        PARTS[part]()


if __name__ == "__main__":
    draw_anywhere()
    main()
