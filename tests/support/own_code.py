"""Code of the user's own that does what it should not, and how it is called from another thread than the window's."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

CODE = """
import ctypes, os, sys, time
from dataclasses import dataclass

def misplaced(state, goal):
    return sum(1000 for a, b in zip(state, goal) if a and a != b)

def leaves(state):
    sys.exit()

def vanishes(state):
    os._exit(3)

def crashes(state):
    return ctypes.string_at(0)

def loops(state):
    while True:
        pass

def sleeps(state):
    time.sleep(10**6)

def hoards(state):
    kept = []
    while True:
        kept.append(b"x" * 10**8)

def divides(state):
    return 1 // 0

def chatters(state):
    print("seen", len(state))
    return 0

def shouts(state):
    while True:
        print("x" * 10**5)

def closes(state):
    sys.stdout.close()
    os.close(1)
    return 0

@dataclass(frozen=True)
class Place:
    x: int
    y: int

class Grid:
    title = "A grid"

    def initial(self):
        return Place(0, 0)

    def is_goal(self, place):
        return place == Place(3, 3)

    def successors(self, place):
        for label, dx, dy in (("r", 1, 0), ("d", 0, 1), ("l", -1, 0), ("u", 0, -1)):
            if 0 <= place.x + dx < 5 and 0 <= place.y + dy < 5:
                yield label, Place(place.x + dx, place.y + dy), 1

    def heuristics(self):
        return {"straight": lambda place: abs(3 - place.x) + abs(3 - place.y)}

    def goals(self):
        return [Place(3, 3)]

    def predecessors(self, place):
        return self.successors(place)

class Cracked(Grid):
    def successors(self, place):
        if place.x + place.y == 5:
            crashes(None)
        return super().successors(place)

class Drawn(Grid):
    painted = None

    def paint(self, place):
        if place != Place(0, 0) and self.painted:
            self.painted(place)
        return str(place)

class Stuck(Drawn):
    painted = staticmethod(sleeps)

class Broken(Drawn):
    painted = staticmethod(vanishes)

class Locked(Grid):
    def initial(self):
        return Locks()

    def is_goal(self, place):
        return False

    def successors(self, place):
        return [("on", Locks(), 1)]

class Locks:
    def __init__(self):
        self.file = open(os.devnull)

class Endless(Grid):
    def __init__(self):
        loops(None)
"""


def aside(act: Callable[[], T]) -> T:
    """Do something on a thread that is not the window's, and return what came of it."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(act).result()


def written(folder: Path) -> Path:
    """Write the code to a file, and return that."""
    path = folder / "mine.py"
    path.write_text(CODE, encoding="utf-8")
    return path
