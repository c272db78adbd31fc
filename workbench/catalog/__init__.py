"""The algorithms and heuristics to choose from, each in one explicit table with its properties.

Each property in it (optimal, admissible, consistent, complete) is checked by the tests. Problems of own code, and the
functions for them in its process, are here too (`own_host`, `remote_problem`). Imports the domains `tiles`, `maps`,
`queens` and `hex` and the layers below them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.lazy import lazy_names

if TYPE_CHECKING:
    from workbench.catalog.algorithm_entry import AlgorithmEntry
    from workbench.catalog.algorithms import ALGORITHMS, GRID_ALGORITHMS, SEARCHES, algorithm
    from workbench.catalog.entry import HeuristicEntry
    from workbench.catalog.heuristics import HEURISTICS, heuristic, offered
    from workbench.catalog.options import OPTIONS, Option, OptionValue

__all__ = [
    "ALGORITHMS",
    "GRID_ALGORITHMS",
    "HEURISTICS",
    "OPTIONS",
    "SEARCHES",
    "AlgorithmEntry",
    "HeuristicEntry",
    "Option",
    "OptionValue",
    "algorithm",
    "heuristic",
    "offered",
]

__getattr__, __dir__ = lazy_names(
    __name__,
    {
        "ALGORITHMS": "workbench.catalog.algorithms",
        "AlgorithmEntry": "workbench.catalog.algorithm_entry",
        "GRID_ALGORITHMS": "workbench.catalog.algorithms",
        "HEURISTICS": "workbench.catalog.heuristics",
        "HeuristicEntry": "workbench.catalog.entry",
        "OPTIONS": "workbench.catalog.options",
        "SEARCHES": "workbench.catalog.algorithms",
        "Option": "workbench.catalog.options",
        "OptionValue": "workbench.catalog.options",
        "algorithm": "workbench.catalog.algorithms",
        "heuristic": "workbench.catalog.heuristics",
        "offered": "workbench.catalog.heuristics",
    },
)
