"""What is known of an algorithm."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from workbench.catalog.options import OptionValue
from workbench.search.problem.status import Steps
from workbench.search.recording.depth_first_trace import Trace
from workbench.search.recording.node_pool import NodePool


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
        broken: whether there is a mistake in it, made on purpose.
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
    broken: bool = False
