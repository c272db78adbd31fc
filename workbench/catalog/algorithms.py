"""The algorithms: name -> the search function and its properties."""

from __future__ import annotations

from collections.abc import Mapping

from workbench.catalog.algorithm_entry import AlgorithmEntry, Duplicates, Optimal
from workbench.catalog.broken import PREFIX
from workbench.catalog.broken_algorithms import BROKEN_ALGORITHMS
from workbench.catalog.names import look_up
from workbench.catalog.options import OptionValue
from workbench.catalog.own_algorithm import own_algorithm
from workbench.own_file import is_own
from workbench.search.algorithms.astar import astar
from workbench.search.algorithms.beam import DEFAULT_WIDTH, beam
from workbench.search.algorithms.bfs import bfs
from workbench.search.algorithms.biastar import biastar
from workbench.search.algorithms.bibfs import bibfs
from workbench.search.algorithms.dfs import REPEATED, dfs
from workbench.search.algorithms.diskbfs import diskbfs
from workbench.search.algorithms.greedy import greedy
from workbench.search.algorithms.hill import NEIGHBOURS, hill
from workbench.search.algorithms.idastar import idastar
from workbench.search.algorithms.ids import ids
from workbench.search.algorithms.jps import jps
from workbench.search.algorithms.local_search import DEFAULT_SEED
from workbench.search.algorithms.lrta import DEFAULT_TRIALS, lrta
from workbench.search.algorithms.rbfs import rbfs
from workbench.search.algorithms.simulated_annealing import (
    DEFAULT_COOLING,
    DEFAULT_STEPS,
    DEFAULT_TEMPERATURE,
    simulated_annealing,
)
from workbench.search.algorithms.smastar import DEFAULT_NODES, smastar
from workbench.search.algorithms.ucs import ucs
from workbench.search.algorithms.wastar import wastar
from workbench.search.recording.backed_up_values import BackedUpTrace, MemoryBoundedTrace
from workbench.search.recording.depth_first_trace import PathTrace, Trace
from workbench.search.recording.disk_pool import DiskPool
from workbench.search.recording.jump_pool import JumpPool
from workbench.search.recording.layered_pool import LayeredPool
from workbench.search.recording.local_trace import AnnealTrace, ClimbTrace
from workbench.search.recording.node_pool import NodePool
from workbench.search.recording.ordering import TIES, estimate
from workbench.search.recording.two_sided import TwoSidedPool
from workbench.search.recording.walk_trace import LearningTrace

_TIES: Mapping[str, OptionValue] = {"ties": TIES[0]}
_TEST: Mapping[str, OptionValue] = {"test": "expansion"}

_TABLE = (
    AlgorithmEntry(
        "astar", astar, NodePool, True, Optimal.ADMISSIBLE, True, "O(bᵈ)", "O(bᵈ)", _TIES,
        best_first=True, duplicates=Duplicates.REOPENED,
    ),
    AlgorithmEntry(
        "bfs", bfs, NodePool, False, Optimal.EQUAL_COSTS, True, "O(bᵈ)", "O(bᵈ)", _TEST,
        duplicates=Duplicates.DISCARDED, ties="fifo",
    ),
    AlgorithmEntry(
        "bibfs", bibfs, TwoSidedPool, False, Optimal.EQUAL_COSTS, True, "O(b^(d/2))", "O(b^(d/2))",
        reversible=True, duplicates=Duplicates.DISCARDED, ties="fifo",
    ),
    AlgorithmEntry(
        "biastar", biastar, TwoSidedPool, True, Optimal.ADMISSIBLE, True, "O(bᵈ)", "O(bᵈ)", reversible=True
    ),
    AlgorithmEntry("diskbfs", diskbfs, DiskPool, False, Optimal.EQUAL_COSTS, True, "O(bᵈ)", "O(bᵈ)"),
    AlgorithmEntry(
        "ucs", ucs, NodePool, False, Optimal.ALWAYS, True, "O(bᵈ)", "O(bᵈ)", _TIES,
        best_first=True, duplicates=Duplicates.REOPENED,
    ),
    AlgorithmEntry(
        "greedy", greedy, NodePool, True, Optimal.NEVER, True, "O(bᵐ)", "O(bᵐ)", _TIES,
        best_first=True, duplicates=Duplicates.ON_OPEN, informed_priority=estimate,
    ),
    AlgorithmEntry(
        "wastar", wastar, NodePool, True, Optimal.WEIGHT, True, "O(bᵈ)", "O(bᵈ)", {**_TIES, "weight": 2.0},
        best_first=True, duplicates=Duplicates.REOPENED,
    ),
    AlgorithmEntry(
        "beam", beam, LayeredPool, True, Optimal.NEVER, False, "O(b·w·m)", "O(b·w·m)", {"beam-width": DEFAULT_WIDTH,
        **_TIES},
        duplicates=Duplicates.DISCARDED,
    ),
    AlgorithmEntry(
        "dfs", dfs, Trace, False, Optimal.NEVER, True, "O(bᵐ)", "O(b·m)",
        {"depth": None, "repeated": REPEATED[0], **_TEST},
        depth_limited=True,
    ),
    AlgorithmEntry(
        "ids", ids, Trace, False, Optimal.EQUAL_COSTS, True, "O(bᵈ)", "O(b·d)",
        {"start-bound": 0, "increment": 1, **_TEST},
        iterative=True, duplicates=Duplicates.PARENT,
    ),
    AlgorithmEntry(
        "idastar", idastar, PathTrace, True, Optimal.ADMISSIBLE, True, "O(bᵈ)", "O(d)",
        {"transposition": None, "endgame": None, "jobs": 1},
        iterative=True, duplicates=Duplicates.PARENT,
    ),
    AlgorithmEntry(
        "rbfs", rbfs, BackedUpTrace, True, Optimal.ADMISSIBLE, True, "O(bᵈ)", "O(b·d)",
        best_first=True, duplicates=Duplicates.PARENT,
    ),
    AlgorithmEntry(
        "smastar", smastar, MemoryBoundedTrace, True, Optimal.ADMISSIBLE, False, "O(bᵈ)", "O(n)",
        {"nodes": DEFAULT_NODES},
        best_first=True,
    ),
    AlgorithmEntry(
        "lrta", lrta, LearningTrace, True, Optimal.NEVER, False, "O(n²)", "O(n)", {"trials": DEFAULT_TRIALS},
        best_first=True,
    ),
    AlgorithmEntry(
        "hill", hill, ClimbTrace, True, Optimal.NEVER, False, "O(b·m)", "O(b)",
        {"neighbours": NEIGHBOURS[0], "sideways": 0, "restarts": 0, "random-seed": DEFAULT_SEED},
        best_first=True, informed_priority=estimate,
    ),
    AlgorithmEntry(
        "simulated-annealing", simulated_annealing, AnnealTrace, True, Optimal.NEVER, False, "O(b·n)", "O(b)",
        {"temperature": DEFAULT_TEMPERATURE, "cooling": DEFAULT_COOLING, "max-steps": DEFAULT_STEPS,
        "random-seed": DEFAULT_SEED},
        best_first=True, informed_priority=estimate,
    ),
)  # fmt: skip

ALGORITHMS: Mapping[str, AlgorithmEntry] = {entry.name: entry for entry in _TABLE}
"""In the order in which they are offered; the first is the default."""
GRID_ALGORITHMS: Mapping[str, AlgorithmEntry] = {
    "jps": AlgorithmEntry(
        "jps", jps, JumpPool, True, Optimal.ADMISSIBLE, True, "O(bᵈ)", "O(bᵈ)", _TIES,
        best_first=True, duplicates=Duplicates.REOPENED, jumps=True,
    )
}  # fmt: skip
"""Those that are offered for grids only."""
SEARCHES: Mapping[str, AlgorithmEntry] = {**ALGORITHMS, **GRID_ALGORITHMS}
"""All of them, without the deliberately broken ones."""


def algorithm(name: str) -> AlgorithmEntry:
    """Return the algorithm called `name`, which may be a deliberately broken one, or the user's own function.

    Raises Fault, with the most similar name, if there is none.
    """
    if is_own(name):
        return own_algorithm(name)
    return look_up(BROKEN_ALGORITHMS if name.startswith(PREFIX) else SEARCHES, name, "algorithm")
