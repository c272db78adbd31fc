"""The catalogue's entry for an algorithm."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from workbench.catalog.options import OptionValue
from workbench.search.problem.messages import Message, message
from workbench.search.problem.problem import Jumping, Problem, Reversible
from workbench.search.problem.status import Steps
from workbench.search.recording.depth_first_trace import Trace
from workbench.search.recording.node_pool import NodePool
from workbench.search.recording.ordering import Priority, cost, total, weighted


class Optimal(Enum):
    """When the first solution found is guaranteed to be optimal."""

    ALWAYS = "always"
    EQUAL_COSTS = "equal-costs"
    """If every move costs the same."""
    ADMISSIBLE = "admissible"
    """With an admissible heuristic."""
    WEIGHT = "weight"
    """With an admissible heuristic and w ≤ 1."""
    NEVER = "never"


class Duplicates(Enum):
    """What happens to a successor whose state was generated before."""

    REOPENED = "reopened"
    """A cheaper path replaces the known one; a closed node is reopened."""
    ON_OPEN = "on-open"
    """A cheaper path replaces a node on OPEN; closed nodes stay closed."""
    DISCARDED = "discarded"
    """It is discarded, whatever its path cost."""
    PARENT = "parent"
    """Only the move back to the parent's state is omitted: a state may be generated on many paths."""
    OTHER = "other"
    """An option decides, or the rule is too complex for a name."""


@dataclass(frozen=True)
class AlgorithmEntry:
    """An algorithm and its properties.

    Attributes:
        search: the generator function of the textbook engine; it takes a problem, a heuristic, a recording and options.
        recording: the class of its recordings, a subclass of `NodePool` or of `Trace`.
        informed: whether it uses a heuristic.
        options: its options by their names on the command line, with their defaults (None: not set).
        optimal: when its solution is optimal.
        complete: whether it finds a solution in every finite state space that contains one.
        reversible: whether it requires a problem that can be searched in both directions.
        jumps: whether it requires a grid with jump points.
        time, space: growth with branching factor b, solution depth d, maximum depth m, the width w of a
            beam, and n nodes in memory, or states.
        broken: whether it contains a deliberate mistake.
        best_first: whether it always expands a node with the lowest f on OPEN.
        depth_limited: whether it searches once down to a given limit: its bound is not an iteration.
        iterative: whether it searches again and again, with increasing bounds.
        duplicates: what happens to a successor whose state was generated before.
        informed_priority: f as a function of g and h, if it uses a heuristic and has no weight.
        ties: its tie-breaking rule, as shown in results, if this is not an option.
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
    jumps: bool = False
    broken: bool = False
    best_first: bool = False
    depth_limited: bool = False
    iterative: bool = False
    duplicates: Duplicates = Duplicates.OTHER
    informed_priority: Priority = total
    ties: str | None = None

    def obstacle(self, problem: Problem[Any]) -> Message | None:
        """Return why the algorithm cannot search a problem, or None if it can."""
        if self.reversible and not isinstance(problem, Reversible):
            return message("problem-one-direction", algorithm=self.name)
        if self.jumps and not (isinstance(problem, Jumping) and problem.has_jumps):
            return message("problem-no-jumps", algorithm=self.name)
        return None

    def priority(self, options: Mapping[str, OptionValue], scale: int) -> Priority:
        """Return f as a function of g and h under `options`. `scale`: the internal cost of one displayed unit."""
        weight = options.get("weight")
        if weight is not None:
            return weighted(float(weight), scale)
        return self.informed_priority if self.informed else cost
