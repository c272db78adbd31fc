"""An algorithm in the user's own Python file, `path/to/file.py:function`."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any

from workbench.catalog.algorithm_entry import AlgorithmEntry, Optimal
from workbench.own_code.handover import Handover
from workbench.own_file import load_callable
from workbench.search.algorithms.observed import observed
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Heuristic, Problem, SearchFailure
from workbench.search.problem.status import Status, Steps
from workbench.search.recording.observed_pool import ObservedPool

UNKNOWN = "?"


@lru_cache(64)
def own_algorithm(name: str) -> AlgorithmEntry:
    """Return an entry that claims nothing. The file is run when the search begins."""
    return AlgorithmEntry(name, partial(_search, name), ObservedPool, True, Optimal.NEVER, False, UNKNOWN, UNKNOWN)


def _search(name: str, problem: Problem[Any], heuristic: Heuristic[Any], pool: ObservedPool[Any]) -> Steps:
    try:
        function = load_callable(name)
    except Fault as fault:
        raise SearchFailure(fault.message) from fault
    status: Status = yield from observed(function, name, problem, heuristic, pool, Handover)
    return status
