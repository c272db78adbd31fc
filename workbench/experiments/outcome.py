"""The outcome of a case, as a value that can be stored as a line of JSON."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from functools import cached_property
from typing import Any

from workbench.api import Result
from workbench.api.result import joined
from workbench.catalog import SEARCHES
from workbench.experiments.environment import VERSIONS
from workbench.search.problem.measures import branching_factor, penetrance
from workbench.search.problem.messages import Message
from workbench.search.problem.status import Status

_MAX_NUMBER = 1e15
_RESULT_COUNTS = ("expanded", "generated", "reopened", "max_open", "peak_bytes")
_COUNTS = (*_RESULT_COUNTS, "length")
_AS_IN_RESULT = ("cost", "optimal", *_RESULT_COUNTS, "engine", "counts", "limit", "seconds")


@dataclass(frozen=True)
class CaseOutcome:
    """The outcome of a case.

    Attributes:
        status: a value of Status. moves, cost, optimal, expanded, generated, reopened, max_open, engine, counts, limit,
            seconds, peak_bytes: as in a Result; expanded, generated, reopened and max_open are None if not known.
        start_h: h of the start in moves, None if it is infinite or unknown, or there is no heuristic.
        length: the number of moves; None: that of the letters of `moves`, as on boards.
        jumps: whether its nodes are only those where a path may turn, so that measures by moves make no sense.
        why: the key and the facts of the message that explains why there is no solution.
        environment: versions and machine with which the case was run.
    """

    status: str
    moves: str | None = None
    cost: float | None = None
    optimal: bool = False
    start_h: float | None = None
    expanded: int | None = 0
    generated: int | None = 0
    reopened: int | None = 0
    max_open: int | None = 0
    engine: str = ""
    counts: str = "exact"
    limit: str | None = None
    why: Mapping[str, Any] | None = None
    seconds: float = 0.0
    peak_bytes: int = 0
    environment: Mapping[str, str] | None = None
    length: int | None = None
    jumps: bool = False

    @property
    def solved(self) -> bool:
        return self.status == Status.SOLVED.value

    @property
    def depth(self) -> int:
        """The number of moves of the solution; 0 if not solved."""
        return len(self.moves or "") if self.length is None else self.length

    @cached_property
    def branching(self) -> float | None:
        """The effective branching factor b*; None if not solved, or not comparable because it jumps."""
        if self.cost is None or self.generated is None or self.jumps:
            return None
        return branching_factor(self.generated, self.depth)

    @property
    def penetrance(self) -> float | None:
        """The length of the solution divided by the number of generated nodes; None where b* is."""
        if self.cost is None or self.generated is None or self.jumps:
            return None
        return penetrance(self.generated, self.depth)

    @property
    def reason(self) -> Message | None:
        """Why there is no solution."""
        return None if self.why is None else Message(str(self.why["key"]), self.why["facts"])

    def as_dict(self) -> dict[str, Any]:
        """Return the fields of the JSON object."""
        return asdict(self)

    @classmethod
    def of(cls, result: Result, start_h: float, environment: Mapping[str, str]) -> CaseOutcome:
        """Return the outcome of a search whose estimate for the start was `start_h`, in moves; infinite: none."""
        values: dict[str, Any] = {name: getattr(result, name) for name in _AS_IN_RESULT}
        values |= dict.fromkeys(result.unknown)
        entry = SEARCHES.get(result.configuration.algorithm)
        return cls(
            result.status.value,
            moves=None if result.moves is None else joined(result.moves),
            length=None if result.moves is None else len(result.moves),
            jumps=entry is not None and entry.jumps,
            start_h=start_h if math.isfinite(start_h) else None,
            why=None if result.reason is None else _message_fields(result.reason),
            environment=environment,
            **values,
        )

    @classmethod
    def failed(cls, reason: Message, environment: Mapping[str, str] | None = None) -> CaseOutcome:
        """Return the outcome of a case that could not be run."""
        return cls(Status.FAILED.value, why=_message_fields(reason), environment=environment)

    @classmethod
    def read(cls, data: object) -> CaseOutcome:
        """Return the outcome with these JSON fields. Raises ValueError if it is not a valid outcome."""
        if not isinstance(data, dict) or data.keys() | {"length", "jumps"} != {one.name for one in fields(cls)}:
            raise ValueError("fields")
        outcome = cls(**data)
        if outcome.status not in {one.value for one in Status} or not all(
            isinstance(one, bool) for one in (outcome.optimal, outcome.jumps)
        ):
            raise ValueError("status")
        if not all(data[one] is None or (isinstance(data[one], int) and 0 <= data[one] < 2**63) for one in _COUNTS):
            raise ValueError("counts")
        numbers = (outcome.seconds, *(one for one in (outcome.cost, outcome.start_h) if one is not None))
        if not all(isinstance(one, int | float) and abs(one) <= _MAX_NUMBER for one in numbers):
            raise ValueError("numbers")
        if not all(isinstance(one, str) for one in (outcome.engine, outcome.counts)):
            raise ValueError("texts")
        if not all(isinstance(one, str | None) for one in (outcome.moves, outcome.limit)):
            raise ValueError("texts")
        if not _is_reason(outcome.why) or not _is_environment(outcome.environment):
            raise ValueError("values")
        return outcome


def _is_reason(why: object) -> bool:
    """Return whether a value is a valid message, or None."""
    if why is None:
        return True
    if not isinstance(why, dict) or why.keys() != {"key", "facts"} or not isinstance(why["facts"], dict):
        return False
    return isinstance(why["key"], str) and all(isinstance(fact, str | int | float) for fact in why["facts"].values())


def _is_environment(values: object) -> bool:
    """Return whether a value is a valid environment, or None."""
    if values is None:
        return True
    names = {"machine", *VERSIONS}
    return isinstance(values, dict) and names <= values.keys() and all(isinstance(values[name], str) for name in names)


def _message_fields(reason: Message) -> dict[str, Any]:
    return {"key": reason.key, "facts": dict(reason.facts)}
