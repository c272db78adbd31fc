"""Deliberately broken algorithms, outside the catalogue."""

from __future__ import annotations

from collections.abc import Mapping

from workbench.catalog.algorithm_entry import AlgorithmEntry, Duplicates, Optimal
from workbench.search.algorithms.broken import astar_drops_open, astar_tests_early, bfs_stack, bfs_tests_parent
from workbench.search.recording.node_pool import NodePool
from workbench.search.recording.ordering import TIES

_TIES = {"ties": TIES[0]}

_TABLE = (
    AlgorithmEntry(
        "broken-astar-drops-open", astar_drops_open, NodePool, True, Optimal.NEVER, True, "O(bᵈ)", "O(bᵈ)", _TIES,
        broken=True, best_first=True,
    ),
    AlgorithmEntry(
        "broken-astar-tests-early", astar_tests_early, NodePool, True, Optimal.NEVER, True, "O(bᵈ)", "O(bᵈ)", _TIES,
        broken=True, best_first=True, duplicates=Duplicates.REOPENED,
    ),
    AlgorithmEntry(
        "broken-bfs-stack", bfs_stack, NodePool, False, Optimal.NEVER, True, "O(bᵐ)", "O(bᵐ)",
        broken=True, duplicates=Duplicates.DISCARDED,
    ),
    AlgorithmEntry(
        "broken-bfs-tests-parent", bfs_tests_parent, NodePool, False, Optimal.EQUAL_COSTS, True, "O(bᵈ)", "O(bᵈ)",
        broken=True, duplicates=Duplicates.DISCARDED,
    ),
)  # fmt: skip

BROKEN_ALGORITHMS: Mapping[str, AlgorithmEntry] = {entry.name: entry for entry in _TABLE}
"""Name -> an algorithm with a mistake."""
