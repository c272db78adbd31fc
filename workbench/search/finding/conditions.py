"""Conditions on the steps of a search, as text with the same syntax in the window, on the command line and in files.

f > 12      g = 3     h <= 4     depth = 5     open > 1000      comparison with the expanded node, or size of OPEN
board = 1 2 3/4 0 5         expanded = 1 2 3/4 0 5              this state is generated, or expanded
layer   iteration   solution   goal   reopened   cheaper   inconsistent                 an event at the step
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Generator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from difflib import get_close_matches
from typing import Any

from workbench.search.finding import states as finding_states
from workbench.search.finding import step_scanner as finding
from workbench.search.finding.step_scanner import Test
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Exact, Number, Readable, describe, scale
from workbench.search.recording.recording import Recording

EVENTS: Mapping[str, Test] = {
    "layer": finding.f_changes,
    "iteration": finding.new_iteration,
    "solution": finding.solved,
    "goal": finding_states.generates_goal,
    "reopened": finding.reopens,
    "cheaper": finding.cheaper_path,
    "inconsistent": finding.inconsistent,
}
"""The events that can happen at a step, by name."""

STATES = ("board", "expanded")
"""What can happen to a given state: it is generated, or expanded."""

NAMES = (*finding.QUANTITIES, *STATES, *EVENTS)
"""The words a condition can begin with."""

_PARTS = re.compile(r"\s*([A-Za-z]*)\s*(>=|<=|==|≥|≤|[<>=])?(.*)", re.DOTALL)
_OPERATOR_SYNONYMS = {"≥": ">=", "≤": "<=", "==": "="}
_NUMBER = re.compile(r"[0-9]{1,15}(\.[0-9]{1,9})?")
_MAX_QUOTED = 60
"""The maximum number of characters of the input quoted in an error message."""


@dataclass(frozen=True)
class Condition:
    """One condition; its `str` is the text that `parse` reads.

    Attributes:
        name: one of NAMES. operator, value: the comparison; both empty for an event.
    """

    name: str
    operator: str = ""
    value: str = ""

    def __str__(self) -> str:
        return " ".join(part for part in (self.name, self.operator, self.value) if part)

    def test(self, problem: Any) -> Test | None:
        """Return the test for recordings of searches in `problem`; None if it can never hold."""
        if self.name in EVENTS:
            return EVENTS[self.name]
        if self.name in finding.QUANTITIES:
            return finding.compared(self.name, self.operator, self._number(problem))
        generated = self.name == "board"
        if not isinstance(problem, Readable):

            def matches(state: Any) -> bool:
                return describe(problem, state) == self.value

            return finding_states.generates_any(matches) if generated else finding_states.expands_any(matches)
        try:
            state = problem.read(self.value)
        except Fault:
            return None  # a board of a different shape
        return finding_states.generates(state) if generated else finding_states.expands(state)

    def can_hold(self, recording: Recording[Any]) -> bool:
        """Return whether it may hold at a step of a search: a depth-first search, say, never reopens a node."""
        if self.needs_heuristic and not recording.informed:
            return False
        return recording.supersedes or self.name not in ("reopened", "cheaper")

    @property
    def needs_heuristic(self) -> bool:
        """Whether it may hold in searches with a heuristic only."""
        return self.name in ("f", "h", "inconsistent")

    def _number(self, problem: Any) -> Number:
        is_count = self.name in ("depth", "open")
        number = Decimal(self.value) * (1 if is_count else scale(problem))
        is_integer = is_count or isinstance(problem, Exact)
        return int(number) if is_integer and number == int(number) else float(number)


def parse(text: str, problem: Any = None) -> Condition:
    """Parse a condition on searches in `problem`, if that is known. Raises Fault."""
    parts = _PARTS.fullmatch(text)
    assert parts is not None  # it matches anything
    name, operator, value = parts[1].lower(), parts[2] or "", parts[3].strip()
    if not text.strip():
        raise Fault("condition-empty", example="f > 12")
    if name not in NAMES:
        suggestion = "".join(get_close_matches(name, NAMES, n=1)) if name else ""
        raise Fault(
            "condition-unknown-near" if suggestion else "condition-unknown",
            **_quoted(text),
            near=suggestion,
            known=_KNOWN,
        )
    operator = _OPERATOR_SYNONYMS.get(operator, operator)
    if name in EVENTS:
        if operator or value:
            raise Fault("condition-alone", **_quoted(text), name=name)
        return Condition(name)
    if name in STATES:
        return _state_condition(text, name, operator, value, problem)
    if not operator:
        raise Fault("condition-compare", **_quoted(text), name=name, known=" ".join(finding.OPERATORS))
    if not _NUMBER.fullmatch(value):
        raise Fault("condition-number", **_quoted(text), name=name, operator=operator)
    return Condition(name, operator, value)


def parse_all(text: str, problem: Any = None) -> tuple[Condition, ...]:
    """Parse one or several conditions, separated by `;`. Raises Fault."""
    return tuple(dict.fromkeys(parse(part, problem) for part in text.split(";")))


def _state_condition(text: str, name: str, operator: str, value: str, problem: Any) -> Condition:
    if operator != "=" or not value:
        raise Fault("condition-state", **_quoted(text), name=name)
    if isinstance(problem, Readable):
        value = describe(problem, problem.read(value))
    return Condition(name, operator, " ".join(value.split()))


def _quoted(text: str) -> Mapping[str, str]:
    short = " ".join(text.split())
    return {"text": short if len(short) <= _MAX_QUOTED else f"{short[:_MAX_QUOTED]}…"}


_KNOWN = ", ".join(NAMES)


class ConditionSet:
    """Conditions to search for in recordings of searches in one problem."""

    def __init__(self, conditions: tuple[Condition, ...], problem: Any) -> None:
        tests = [(condition, condition.test(problem)) for condition in conditions]
        self._tests = {condition: test for condition, test in tests if test is not None}

    @property
    def conditions(self) -> tuple[Condition, ...]:
        return tuple(self._tests)

    def scanner(self, timeline: Timeline[Any], t: int, back: bool = False) -> finding.StepScanner:
        """Return a scanner for the next step after `t`, or the last one before it, at which any condition holds."""
        return finding.StepScanner(timeline, [*self._tests.values()], t, back)

    def holding(self, timeline: Timeline[Any], t: int) -> tuple[Condition, ...]:
        """Return the conditions that hold at step `t`."""
        return tuple(condition for condition, test in self._tests.items() if finding.holds_at(timeline, t, test))

    def scan(self, timeline: Timeline[Any], matches: Mapping[Condition, array[int]]) -> Generator[float]:
        """Append all steps at which each condition holds to its `matches`, int64; yield the fraction scanned."""
        tests = self._tests
        return finding.scan(timeline, [*tests.values()], [matches[condition] for condition in tests])
