"""`solve` records nothing that nobody asked for, and loads the kernels that it needs and no others."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

import workbench
from workbench import api
from workbench.compiling import preparing
from workbench.search.problem.status import Status

BOARD = "8 6 7/2 5 4/3 0 1"
LOADED = """
import json, workbench
from workbench.tiles.kernels import best_first, idastar, idastar_maximum
result = workbench.solve("korf:12", "idastar", heuristic="manhattan")
kernels = (
    idastar.expand_unrecorded, idastar.expand_recorded, idastar_maximum.expand_any, best_first.search
)
print(json.dumps([result.engine, result.expanded, *(len(kernel.signatures) for kernel in kernels)]))
"""
COMPILED_FIRST = """
import json, sys
from workbench import api
from workbench.api.start import kernels_of, on_compiled_engine
from workbench.tiles import kernels as package, warming
board, algorithm, records, options = json.loads(sys.argv[1])
def loaded():
    modules = [module for name, module in sys.modules.items() if name.startswith(package.__name__ + ".")]
    values = [value for module in modules for value in vars(module).values()]
    return {str((value.__name__, one)) for value in values if hasattr(value, "py_func") for one in value.signatures}
run = api.start(board, algorithm, records=records, **options)
warming.warm(*kernels_of(run))
first = loaded()
run = on_compiled_engine(run)
for expansions in (0, 1, 100_000):
    run.advance(expansions)
print(json.dumps([run.engine, run.expanded, sorted(loaded() - first)]))
"""
WIDE = "1 2 3 4 5/6 7 8 9 10/11 12 0 13 14/16 17 18 15 19/21 22 23 24 20"


def in_a_new_process(code: str, *arguments: str) -> Any:
    """Return the JSON value that a program prints."""
    done = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@pytest.mark.compiled
def test_only_the_kernels_of_the_search_are_loaded() -> None:
    engine, expanded, unrecorded, recorded, lines, best_first = in_a_new_process(LOADED)
    assert (engine, unrecorded, recorded, lines, best_first) == ("compiled", 1, 0, 0, 0)
    assert expanded == workbench.solve("korf:12", "idastar", engine="compiled").expanded


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("board", "algorithm", "records", "options"),
    [
        ("korf:1", "astar", None, {"heuristic": "max(linear-conflict,walking-distance)"}),
        ("korf:1", "beam", None, {}),
        ("korf:1", "dfs", None, {"depth": 50}),
        ("korf:1", "idastar", 20_000, {"heuristic": "linear-conflict"}),
        ("korf:1", "idastar", None, {"endgame": 5}),
        (WIDE, "astar", None, {}),
        (WIDE, "idastar", 0, {}),
        (WIDE, "idastar", 20_000, {}),
        (WIDE, "ids", None, {}),
    ],
)
def test_all_kernels_of_a_search_are_compiled_first(
    board: str, algorithm: str, records: int | None, options: dict[str, Any]
) -> None:
    arguments = json.dumps([board, algorithm, records, options])
    engine, expanded, compiled_later = in_a_new_process(COMPILED_FIRST, arguments)
    assert (engine, compiled_later) == ("compiled", [])
    assert expanded


@pytest.mark.parametrize("algorithm", ["idastar", "ids", "dfs"])
def test_what_is_found_does_not_depend_on_recording(algorithm: str) -> None:
    options: dict[str, Any] = {"depth": 20} if algorithm == "dfs" else {}
    recorded = api.start("1 2 3/7 0 8/5 6 4", algorithm, **options)
    while recorded.advance(10**6) is Status.RUNNING:
        pass
    result = workbench.solve("1 2 3/7 0 8/5 6 4", algorithm, **options)
    assert (result.status, result.expanded, result.generated) == (
        recorded.status,
        recorded.recording.expanded,
        recorded.recording.generated,
    )
    assert result.moves == (None if recorded.solution is None else recorded.solution.moves)
    assert "recorded_steps" not in result.as_dict()


@pytest.mark.compiled
def test_a_search_moves_over_to_the_kernels_as_soon_as_they_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    compiling: list[str] = []

    class Compilation:
        running = True
        asked = 0

        def __init__(self, first: tuple[str, ...]) -> None:
            assert first == ("idastar", "misplaced", "0", "9")
            compiling.append("begun")

        @property
        def first_ready(self) -> bool:
            self.asked += 1
            return self.asked > 2

        def stop(self) -> None:
            compiling.append("stopped")

    monkeypatch.setattr(preparing, "_loaded", False)
    monkeypatch.setattr(preparing, "compiled", lambda *_domains: False)
    monkeypatch.setattr(preparing, "Compilation", Compilation)
    result = workbench.solve(BOARD, "idastar", heuristic="misplaced")
    assert compiling == ["begun", "stopped"]
    assert (result.engine, result.status) == ("compiled", Status.SOLVED)


def test_compiling_ends_with_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    stopped: list[bool] = []

    class Compilation:
        running, first_ready = True, False

        def __init__(self, first: tuple[str, ...]) -> None:
            assert first == ("astar", "misplaced", "0", "9")

        def stop(self) -> None:
            stopped.append(True)

    monkeypatch.setattr(preparing, "_loaded", False)
    monkeypatch.setattr(preparing, "compiled", lambda *_domains: False)
    monkeypatch.setattr(preparing, "Compilation", Compilation)
    result = workbench.solve(
        "8 6 7/2 5 4/3 0 1", "astar", heuristic="misplaced", limits=workbench.Limits(expansions=3000)
    )
    assert (result.engine, result.status, stopped) == ("textbook", Status.LIMIT, [True])
