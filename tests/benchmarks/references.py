"""What the engines are measured against: plain Python, plain C++, and C++ specialised to the last."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import time
from heapq import heappop, heappush
from pathlib import Path

HERE = Path(__file__).resolve().parent
LIMIT = HERE / "limit"
"""Programs specialised for the 15-puzzle and the 24-puzzle."""
KORF = HERE.parent / "golden" / "korf100.csv"
KORF_24 = HERE.parent / "golden" / "korf24.csv"


def compiled(source: Path, folder: str) -> Path | None:
    """Return the program of a C++ source, or None where there is no compiler or no such source."""
    if shutil.which("g++") is None or not source.exists():
        return None
    program = Path(folder) / source.stem
    command = ["g++", "-O3", "-march=native", "-std=c++17", f"-I{source.parent}", str(source), "-o", str(program)]
    subprocess.run(command, check=True, capture_output=True)
    return program


def plain_cpp(tiles: str, tries: int) -> list[float] | None:
    """Return nodes generated a second by a plain C++ IDA* with Manhattan distance, for each try."""
    with tempfile.TemporaryDirectory() as folder:
        program = compiled(HERE / "twins" / "ida_manhattan.cpp", folder)
        if program is None:
            return None
        found = []
        for _ in range(tries):
            result = subprocess.run([str(program), *tiles.split()], check=True, capture_output=True, text=True).stdout
            generated, seconds = result.split()
            found.append(int(generated) / float(seconds))
        return found


def limit_manhattan(number: int, tries: int) -> list[float] | None:
    """Return the same by `ida_md`, for one of Korf's boards."""
    with tempfile.TemporaryDirectory() as folder:
        program = compiled(LIMIT / "ida_md.cpp", folder)
        if program is None:
            return None
        command = [str(program), str(KORF), str(number), str(number)]
        lines = [subprocess.run(command, check=True, capture_output=True, text=True).stdout for _ in range(tries)]
        return [int(line.splitlines()[1].split(",")[3]) / float(line.splitlines()[1].split(",")[6]) for line in lines]


def limit_seconds(mode: str) -> float | None:
    """Return the seconds that `ida_h` takes for Korf's hundred with a heuristic (p663, p78, …), tables apart."""
    with tempfile.TemporaryDirectory() as folder:
        program = compiled(LIMIT / "ida_h.cpp", folder)
        if program is None:
            return None
        result = subprocess.run([str(program), mode, str(KORF)], check=True, capture_output=True, text=True, cwd=folder)
        words = result.stdout.splitlines()[-1].split()
        return float(words[words.index("cpu") + 1])


def python_astar(tiles: tuple[int, ...], expansions: int) -> float:
    """Return expansions a second of A* as one would write it in Python: tuples, a dictionary, heapq."""
    side = 4
    goal = tuple(range(16))
    distance = [[abs(t // side - c // side) + abs(t % side - c % side) if t else 0 for c in goal] for t in goal]
    beside = [[c + d for d, ok in ((-4, c >= 4), (4, c < 12), (-1, c % 4 > 0), (1, c % 4 < 3)) if ok] for c in goal]
    h = sum(distance[tile][cell] for cell, tile in enumerate(tiles))
    best, waiting, done = {tiles: 0}, [(h, h, 0, tiles)], 0
    started = time.perf_counter()
    while waiting and done < expansions:
        _, h, g, state = heappop(waiting)
        if best[state] < g or state == goal:
            continue
        done += 1
        blank = state.index(0)
        for cell in beside[blank]:
            child = list(state)
            tile = child[cell]
            child[blank], child[cell] = tile, 0
            key = tuple(child)
            if g + 1 < best.get(key, 1 << 30):
                best[key] = g + 1
                h_child = h + distance[tile][blank] - distance[tile][cell]
                heappush(waiting, (g + 1 + h_child, h_child, g + 1, key))
    return done / (time.perf_counter() - started)
