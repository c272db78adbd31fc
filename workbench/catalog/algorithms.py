"""The algorithms: name -> the search and the facts about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from workbench.catalog.names import look_up
from workbench.catalog.options import OptionValue
from workbench.search.algorithms.astar import astar
from workbench.search.algorithms.beam import WIDTH, beam
from workbench.search.algorithms.bfs import bfs
from workbench.search.algorithms.biastar import biastar
from workbench.search.algorithms.bibfs import bibfs
from workbench.search.algorithms.dfs import REPEATED, dfs
from workbench.search.algorithms.diskbfs import diskbfs
from workbench.search.algorithms.greedy import greedy
from workbench.search.algorithms.idastar import idastar
from workbench.search.algorithms.ids import ids
from workbench.search.algorithms.rbfs import rbfs
from workbench.search.algorithms.smastar import ROOM, smastar
from workbench.search.algorithms.ucs import ucs
from workbench.search.algorithms.wastar import wastar
from workbench.search.backed_up import BackedUpTrace
from workbench.search.disk_pool import DiskPool
from workbench.search.layered_pool import LayeredPool
from workbench.search.node_pool import NodePool
from workbench.search.ordering import TIES
from workbench.search.status import Steps
from workbench.search.trace import Trace
from workbench.search.two_sided import TwoSidedPool


class Optimal(Enum):
    """When the first solution found is sure to be a cheapest one."""

    ALWAYS = "always"
    EQUAL_COSTS = "equal-costs"
    """Where every move costs the same."""
    ADMISSIBLE = "admissible"
    """With an admissible heuristic."""
    WEIGHT = "weight"
    """With an admissible heuristic and w ≤ 1."""
    NEVER = "never"


@dataclass(frozen=True)
class AlgorithmEntry:
    """An algorithm and its facts.

    Attributes:
        search: the generator function of the textbook engine; it takes a problem, a heuristic, a recording and options.
        recording: the kind of recording it writes, a sort of `NodePool` or of `Trace`.
        informed: whether it uses a heuristic.
        options: its options by their names on the command line, with their defaults (None: none set).
        optimal: when its solution is a cheapest one.
        complete: whether it finds a solution of a finite space wherever there is one.
        reversible: whether it needs a problem that can be searched from both ends.
        time, space: growth with branching factor b, solution depth d, greatest depth m, the width w of a
            beam, room for n nodes.
    """

    name: str
    search: Callable[..., Steps]
    recording: type[NodePool[Any]] | type[Trace[Any]]
    informed: bool
    optimal: Optimal
    complete: bool
    time: str
    space: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    reversible: bool = False


_TIES: Mapping[str, OptionValue] = {"ties": TIES[0]}
_TEST: Mapping[str, OptionValue] = {"test": "expansion"}

_TABLE = (
    AlgorithmEntry("astar", astar, NodePool, True, Optimal.ADMISSIBLE, True, "O(bᵈ)", "O(bᵈ)", _TIES),
    AlgorithmEntry("bfs", bfs, NodePool, False, Optimal.EQUAL_COSTS, True, "O(bᵈ)", "O(bᵈ)", _TEST),
    AlgorithmEntry(
        "bibfs", bibfs, TwoSidedPool, False, Optimal.EQUAL_COSTS, True, "O(b^(d/2))", "O(b^(d/2))", reversible=True
    ),
    AlgorithmEntry(
        "biastar", biastar, TwoSidedPool, True, Optimal.ADMISSIBLE, True, "O(bᵈ)", "O(bᵈ)", reversible=True
    ),
    AlgorithmEntry("diskbfs", diskbfs, DiskPool, False, Optimal.EQUAL_COSTS, True, "O(bᵈ)", "O(bᵈ)"),
    AlgorithmEntry("ucs", ucs, NodePool, False, Optimal.ALWAYS, True, "O(bᵈ)", "O(bᵈ)", _TIES),
    AlgorithmEntry("greedy", greedy, NodePool, True, Optimal.NEVER, True, "O(bᵐ)", "O(bᵐ)", _TIES),
    AlgorithmEntry(
        "wastar", wastar, NodePool, True, Optimal.WEIGHT, True, "O(bᵈ)", "O(bᵈ)", {**_TIES, "weight": 2.0}
    ),
    AlgorithmEntry(
        "beam", beam, LayeredPool, True, Optimal.NEVER, False, "O(b·w·m)", "O(b·w·m)", {"beam-width": WIDTH, **_TIES}
    ),
    AlgorithmEntry(
        "dfs", dfs, Trace, False, Optimal.NEVER, True, "O(bᵐ)", "O(b·m)",
        {"depth": None, "repeated": REPEATED[0], **_TEST},
    ),
    AlgorithmEntry(
        "ids", ids, Trace, False, Optimal.EQUAL_COSTS, True, "O(bᵈ)", "O(b·d)",
        {"start-bound": 0, "increment": 1, **_TEST},
    ),
    AlgorithmEntry(
        "idastar", idastar, Trace, True, Optimal.ADMISSIBLE, True, "O(bᵈ)", "O(d)",
        {"transposition": None, "endgame": None, "jobs": 1},
    ),
    AlgorithmEntry("rbfs", rbfs, BackedUpTrace, True, Optimal.ADMISSIBLE, True, "O(bᵈ)", "O(b·d)"),
    AlgorithmEntry(
        "smastar", smastar, BackedUpTrace, True, Optimal.ADMISSIBLE, False, "O(bᵈ)", "O(n)", {"nodes": ROOM}
    ),
)  # fmt: skip

ALGORITHMS: Mapping[str, AlgorithmEntry] = {entry.name: entry for entry in _TABLE}
"""In the order in which they are offered; the first is the default."""


def algorithm(name: str) -> AlgorithmEntry:
    """Return the algorithm called `name`. Raises Fault, with the nearest name, for one that does not exist."""
    return look_up(ALGORITHMS, name, "algorithm")
