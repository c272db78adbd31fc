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
from workbench.search.recording.ordering import Priority, cost, total, weighted


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


class Duplicates(Enum):
    """What becomes of a successor whose state is known."""

    REOPENED = "reopened"
    """A cheaper path replaces the known one; a closed node is reopened."""
    ON_OPEN = "on-open"
    """A cheaper path replaces a node on OPEN; closed nodes stay closed."""
    DISCARDED = "discarded"
    """It is discarded, whatever its path costs."""
    PARENT = "parent"
    """Only the move back is left out: a state may be generated on many paths."""
    OTHER = "other"
    """An option says, or it takes a sentence."""


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
        best_first: whether it always expands a node with the least f on OPEN.
        depth_limited: whether it searches once down to a limit that is given: its bound is no iteration.
        duplicates: what becomes of a successor whose state is known.
        informed_priority: f of g and h of one that uses a heuristic, where it has no weight.
        ties: how it breaks ties, as results state it, if that is no option.
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
    best_first: bool = False
    depth_limited: bool = False
    duplicates: Duplicates = Duplicates.OTHER
    informed_priority: Priority = total
    ties: str | None = None

    def priority(self, options: Mapping[str, OptionValue], scale: int) -> Priority:
        """Return f of g and h under `options`, in costs of which `scale` make 1 on screen."""
        weight = options.get("weight")
        if weight is not None:
            return weighted(float(weight), scale)
        return self.informed_priority if self.informed else cost
