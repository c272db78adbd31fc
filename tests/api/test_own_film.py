"""The film of a search by own code, which is rebuilt in the process of own code, shows the same as its recording."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import numpy as np
import pytest
from support.films import EVERYTHING, assert_same_columns, same_while_running, small_film

from workbench import api
from workbench.api import own_film
from workbench.catalog.problems import own_problem
from workbench.own_code.isolation import isolate
from workbench.own_code.process import OwnProcess
from workbench.own_code.restrictions import kill
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits
from workbench.search.problem.problem import SearchFailure
from workbench.search.problem.status import Status
from workbench.search.recording import film
from workbench.wording import say

BOARD = "1 2 3/7 0 8/5 6 4"
CODE = """
import itertools, os, sys, time
from dataclasses import dataclass
from pathlib import Path

REPEATED = Path(__file__).with_name("repeated")
calls = sys.__dict__.setdefault("calls_of_own_film", itertools.count())

def misplaced(state, goal):
    return sum(1000 for a, b in zip(state, goal) if a and a != b)

def impure(state, goal):
    return misplaced(state, goal) if next(calls) % 7 else 0

def hangs(state, goal):
    while REPEATED.exists():
        time.sleep(0.01)
    return misplaced(state, goal)

def dies(state, goal):
    if REPEATED.exists():
        os._exit(3)
    return misplaced(state, goal)

def fails(state, goal):
    return 1 / 0 if REPEATED.exists() else misplaced(state, goal)

@dataclass(frozen=True)
class Place:
    x: int
    y: int

class Grid:
    title = "A grid"

    def initial(self):
        return Place(0, 0)

    def is_goal(self, place):
        return place == Place(4, 3)

    def successors(self, place):
        for label, dx, dy in (("l", -1, 0), ("u", 0, -1), ("r", 1, 0), ("d", 0, 1)):
            if 0 <= place.x + dx < 5 and 0 <= place.y + dy < 5:
                yield f"{label}{place.x}", Place(place.x + dx, place.y + dy), 1

    def heuristics(self):
        return {"straight": lambda place: (abs(4 - place.x) + abs(3 - place.y)) // 2}

class Shrinking(Grid):
    def successors(self, place):
        return [] if REPEATED.exists() else super().successors(place)
"""


@pytest.fixture
def process() -> Iterator[OwnProcess]:
    process = OwnProcess("support.small_films")
    isolate(process)
    with small_film(cached=1):
        yield process
    isolate(None)
    process.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "film.py"
    path.write_text(CODE, encoding="utf-8")
    return path


def finished(what: Any, algorithm: str, heuristic: str | None = None, **options: Any) -> api.ConfiguredRun:
    run = api.start(what, algorithm, heuristic, **options)
    while run.status is Status.RUNNING:
        run.advance(1000)
    return run


def message_of(run: api.ConfiguredRun, t: int) -> str:
    """Return the message that is raised when a step is read."""
    with pytest.raises(SearchFailure) as raised:
        np.asarray(run.recording.published.rows["node"][t - 1 : t])
    return say(raised.value.message)


SEARCHES: list[tuple[str, str, dict[str, Any]]] = [
    ("board", "idastar", {}),
    ("grid", "idastar", {}),
    ("grid", "ids", {}),
    ("grid", "ids", {"start_bound": 1, "increment": 2, "test": "generation"}),
    ("grid", "dfs", {"repeated": "none", "depth": 8}),
    ("grid", "dfs", {"repeated": "parent", "depth": 9, "test": "generation"}),
    ("grid", "dfs", {"repeated": "path"}),
]


def problem_and_heuristic(kind: str, file: Path) -> tuple[Any, str]:
    return (BOARD, f"{file}:misplaced") if kind == "board" else (own_problem(f"{file}:Grid"), "straight")


def compared(
    file: Path, kind: str, algorithm: str, options: dict[str, Any]
) -> tuple[api.ConfiguredRun, api.ConfiguredRun]:
    """Return a recorded and a filmed run of a search after comparing them while they run."""
    what, heuristic = problem_and_heuristic(kind, file)
    chosen = heuristic if algorithm == "idastar" else None
    recorded, filmed = (
        api.start(what, algorithm, chosen, records=records, limits=Limits(expansions=400), **options)
        for records in (EVERYTHING, None)
    )
    same_while_running(random.Random(1), recorded, filmed)
    assert filmed.recording.kept_steps < filmed.recording.published.steps
    return recorded, filmed


@pytest.mark.usefixtures("process")
@pytest.mark.parametrize(("kind", "algorithm", "options"), SEARCHES)
def test_it_shows_what_a_recording_shows(file: Path, kind: str, algorithm: str, options: dict[str, Any]) -> None:
    recorded, filmed = compared(file, kind, algorithm, options)
    numbers = range(recorded.recording.records)
    assert list(map(filmed.recording.state, numbers)) == list(map(recorded.recording.state, numbers))


@pytest.mark.parametrize("kind", ["board", "grid"])
def test_it_is_rebuilt_in_another_process_if_that_of_the_search_has_ended(
    process: OwnProcess, file: Path, kind: str
) -> None:
    what, heuristic = problem_and_heuristic(kind, file)
    recorded = finished(what, "idastar", heuristic, records=EVERYTHING)
    filmed, before = finished(what, "idastar", heuristic), process.id
    process.close()
    assert_same_columns(recorded, filmed)
    assert process.id > before
    states = [str(recorded.recording.state(number)) for number in range(recorded.recording.records)]
    assert [str(filmed.recording.state(number)) for number in range(len(states))] == states


def test_a_search_that_is_repeated_because_its_process_was_killed_continues_its_film(
    process: OwnProcess, file: Path
) -> None:
    recorded = finished(BOARD, "idastar", f"{file}:misplaced", records=EVERYTHING)
    run = api.start(BOARD, "idastar", f"{file}:misplaced")
    run.advance(recorded.expanded * 2 // 3)
    assert run.recording.kept_steps < run.recording.published.steps
    child = process._child
    assert child is not None
    kill(child._process.pid)
    child._reading.join()
    while run.status is Status.RUNNING:
        run.advance(50)
    assert_same_columns(recorded, run)


@pytest.mark.usefixtures("process")
def test_it_ends_where_own_code_answers_differently_when_it_is_asked_again(file: Path) -> None:
    for name in ("impure", "fails", "Shrinking"):
        is_problem = name == "Shrinking"
        what, heuristic = (own_problem(f"{file}:{name}"), None) if is_problem else (BOARD, f"{file}:{name}")
        run = finished(what, "ids" if is_problem else "idastar", heuristic, limits=Limits(expansions=300))
        steps = run.recording.published.steps
        file.with_name("repeated").touch()
        with pytest.raises(SearchFailure) as raised:
            np.asarray(run.recording.published.rows["node"][:steps])
        assert raised.value.message.key == "film-differs"
        end = raised.value.message.facts["step"]
        run.advance(0)
        assert Timeline(run.recording).length == run.recording.stopped_at == end < steps
        file.with_name("repeated").unlink()
        assert np.asarray(run.recording.published.rows["node"][:end]).min() >= 0


@pytest.mark.parametrize(
    ("function", "sentence"),
    [("hangs", "did not answer"), ("dies", "ended its process (exit status 3)")],
)
@pytest.mark.usefixtures("process")
def test_code_that_does_not_answer_is_reported_and_the_film_is_kept(file: Path, function: str, sentence: str) -> None:
    recorded = finished(BOARD, "idastar", f"{file}:misplaced", records=EVERYTHING)
    run = finished(BOARD, "idastar", f"{file}:{function}")
    steps, repeated = run.recording.published.steps, file.with_name("repeated")
    repeated.touch()
    with mock.patch.object(own_film, "PATIENCE", 0.1):
        for t in (steps // 2, steps - 3):
            assert sentence in message_of(run, t)
    repeated.unlink()
    run.advance(0)
    assert run.recording.stopped_at is None and Timeline(run.recording).length == steps
    assert_same_columns(recorded, run)


def test_it_is_deleted_with_its_run(process: OwnProcess, file: Path) -> None:
    run = finished(BOARD, "idastar", f"{file}:misplaced")
    assert_same_columns(run, run)
    films = "len(__import__('sys').modules['workbench.api.own_host']._filmed)"
    assert process.call("builtins:eval", films, about="") == 1
    run.discard()
    gc.collect()
    assert process.call("builtins:eval", films, about="") == 0
    assert run.recording.published.steps == 0 and run.solution is not None


@contextmanager
def in_a_window() -> Iterator[OwnProcess]:
    """Search in a process whose searches a window shows."""
    process = OwnProcess("support.small_films", window=mock.sentinel.window)
    isolate(process)
    try:
        with small_film(cached=1):
            yield process
    finally:
        isolate(None)
        process.close()


def test_in_a_window_it_shows_what_a_recording_shows_without_asking_own_code_again(file: Path) -> None:
    with in_a_window() as process:
        pairs = []
        for kind, algorithm, options in SEARCHES:
            recorded, filmed = compared(file, kind, algorithm, options)
            pairs.append((recorded, filmed))
        process.close()
        with mock.patch.object(process, "call", side_effect=AssertionError):
            for recorded, filmed in pairs:
                assert_same_columns(recorded, filmed)
                numbers = range(recorded.recording.records)
                assert list(map(filmed.recording.state, numbers)) == list(map(recorded.recording.state, numbers))


def test_in_a_window_it_shows_what_an_impure_heuristic_did(file: Path) -> None:
    runs = []
    for records in (EVERYTHING, None):  # each in a process of its own, in which it is called equally often
        with in_a_window():
            runs.append(finished(BOARD, "idastar", f"{file}:impure", records=records, limits=Limits(expansions=300)))
    assert_same_columns(*runs)
    assert runs[1].recording.kept_steps < runs[1].recording.published.steps


def test_in_a_window_it_is_recorded_again_if_the_search_is_repeated_in_another_process(file: Path) -> None:
    with in_a_window() as process:
        recorded = finished(BOARD, "idastar", f"{file}:misplaced", records=EVERYTHING)
        run = api.start(BOARD, "idastar", f"{file}:misplaced")
        run.advance(recorded.expanded * 2 // 3)
        process.close()
        while run.status is Status.RUNNING:
            run.advance(50)
        assert_same_columns(recorded, run)


def test_in_a_window_it_ends_when_memory_is_short_and_the_search_goes_on(file: Path) -> None:
    with in_a_window(), mock.patch.object(film, "STORED_SLICE_BYTES", 20_000):
        recorded, filmed = (
            api.start(own_problem(f"{file}:Grid"), "ids", records=records, limits=Limits(400, bytes=most))
            for records, most in ((EVERYTHING, None), (None, 80_000))
        )
        while filmed.status is Status.RUNNING:
            filmed.advance(9)
        recorded.advance(400)
        assert filmed.status is recorded.status is Status.SOLVED and filmed.solution == recorded.solution
        assert filmed.recording.nbytes < 80_000
        end = filmed.recording.stopped_at
        assert end is not None and end == filmed.recording.published.steps
        assert filmed.recording.kept_steps < end < filmed.expanded == recorded.expanded
        nodes, others = (np.asarray(run.recording.published.rows["node"][:end]) for run in (recorded, filmed))
        assert (nodes == others).all()


def test_memory_that_is_short_begins_the_film(file: Path) -> None:
    process = OwnProcess("workbench.api.own_host")
    isolate(process)
    recorded, filmed = (
        finished("hardest8", "idastar", f"{file}:misplaced", records=records, limits=Limits(5000, bytes=most))
        for records, most in ((EVERYTHING, None), (None, 300_000))
    )
    assert filmed.limit == "expansions"
    assert filmed.recording.nbytes < 300_000 < recorded.recording.nbytes
    assert_same_columns(recorded, filmed)
    isolate(None)
    process.close()
