"""What there is to choose from: one explicit table of algorithms, one of heuristics, with the facts about each.

Each claim in it (optimal, admissible, consistent, complete) is checked by the tests. The problems of own code and what
their process is asked are here too (`own_host`, `remote_problem`). Imports the domains `tiles`, `maps` and `hex` and
the layers below them.
"""

from workbench.catalog.algorithm_entry import AlgorithmEntry
from workbench.catalog.algorithms import ALGORITHMS, algorithm
from workbench.catalog.entry import HeuristicEntry
from workbench.catalog.heuristics import HEURISTICS, heuristic, offered
from workbench.catalog.options import OPTIONS, Option, OptionValue

__all__ = [
    "ALGORITHMS",
    "HEURISTICS",
    "OPTIONS",
    "AlgorithmEntry",
    "HeuristicEntry",
    "Option",
    "OptionValue",
    "algorithm",
    "heuristic",
    "offered",
]
