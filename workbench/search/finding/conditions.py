"""Conditions on the steps of a search, as a text that is the same in the window, on the command line and in files.

f > 12      g = 3     h <= 4     depth = 5     open > 1000      a comparison with what is expanded, or waits
board = 1 2 3/4 0 5         expanded = 1 2 3/4 0 5              a state that is generated, or expanded
layer   iteration   solution   goal   reopened   cheaper   inconsistent                 what happens at a step
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from difflib import get_close_matches
from typing import Any

from workbench.search.finding import lookout as finding
from workbench.search.finding import states as finding_states
from workbench.search.finding.lookout import Test
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Exact, Number, Readable, describe, scale

EVENTS: Mapping[str, Test] = {
    "layer": finding.f_changes,
    "iteration": finding.new_round,
    "solution": finding.solved,
    "goal": finding_states.generates_goal,
    "reopened": finding.reopens,
    "cheaper": finding.cheaper_path,
    "inconsistent": finding.inconsistent,
}
"""What can happen at a step, by the word for it."""

STATES = ("board", "expanded")
"""What can happen to a state: it is generated, it is expanded."""

NAMES = (*finding.QUANTITIES, *STATES, *EVENTS)
"""The words that a condition begins with."""

_PARTS = re.compile(r"\s*([A-Za-z]*)\s*(>=|<=|==|≥|≤|[<>=])?(.*)", re.DOTALL)
_SAME = {"≥": ">=", "≤": "<=", "==": "="}
_NUMBER = re.compile(r"[0-9]{1,15}(\.[0-9]{1,9})?")
_LONGEST = 60
"""So much of what was typed is repeated where it is wrong."""


@dataclass(frozen=True)
class Condition:
    """One condition; its `str` is the text that `parse` reads.

    Attributes:
        name: one of NAMES. operator, value: what it is compared with; both empty for an event.
    """

    name: str
    operator: str = ""
    value: str = ""

    def __str__(self) -> str:
        return " ".join(part for part in (self.name, self.operator, self.value) if part)

    def test(self, problem: Any) -> Test | None:
        """Return the test for recordings of searches in `problem`; None where it can hold in none of them."""
        if self.name in EVENTS:
            return EVENTS[self.name]
        if self.name in finding.QUANTITIES:
            return finding.compared(self.name, self.operator, self._number(problem))
        generated = self.name == "board"
        if not isinstance(problem, Readable):

            def told(state: Any) -> bool:
                return describe(problem, state) == self.value

            return finding_states.generates_any(told) if generated else finding_states.expands_any(told)
        try:
            state = problem.read(self.value)
        except Fault:
            return None  # a board of another shape
        return finding_states.generates(state) if generated else finding_states.expands(state)

    def _number(self, problem: Any) -> Number:
        """Return the value in the problem's units."""
        counted = self.name in ("depth", "open")
        number = Decimal(self.value) * (1 if counted else scale(problem))
        whole = counted or isinstance(problem, Exact)
        return int(number) if whole and number == int(number) else float(number)


def parse(text: str, problem: Any = None) -> Condition:
    """Return the condition that `text` tells, of searches in `problem` where that is known. Raises Fault."""
    found = _PARTS.fullmatch(text)
    assert found is not None  # it matches anything
    name, operator, value = found[1].lower(), found[2] or "", found[3].strip()
    if not text.strip():
        raise Fault("condition-empty", example="f > 12")
    if name not in NAMES:
        near = "".join(get_close_matches(name, NAMES, n=1)) if name else ""
        raise Fault("condition-unknown-near" if near else "condition-unknown", **_typed(text), near=near, known=_KNOWN)
    operator = _SAME.get(operator, operator)
    if name in EVENTS:
        if operator or value:
            raise Fault("condition-alone", **_typed(text), name=name)
        return Condition(name)
    if name in STATES:
        return _of_state(text, name, operator, value, problem)
    if not operator:
        raise Fault("condition-compare", **_typed(text), name=name, known=" ".join(finding.OPERATORS))
    if not _NUMBER.fullmatch(value):
        raise Fault("condition-number", **_typed(text), name=name, operator=operator)
    return Condition(name, operator, value)


def parse_all(text: str, problem: Any = None) -> tuple[Condition, ...]:
    """Return the conditions that `text` tells, one or several parted by `;`. Raises Fault."""
    return tuple(dict.fromkeys(parse(part, problem) for part in text.split(";")))


def _of_state(text: str, name: str, operator: str, value: str, problem: Any) -> Condition:
    if operator != "=" or not value:
        raise Fault("condition-state", **_typed(text), name=name)
    if isinstance(problem, Readable):
        value = describe(problem, problem.read(value))
    return Condition(name, operator, " ".join(value.split()))


def _typed(text: str) -> Mapping[str, str]:
    short = " ".join(text.split())
    return {"text": short if len(short) <= _LONGEST else f"{short[:_LONGEST]}…"}


_KNOWN = ", ".join(NAMES)


class ConditionSet:
    """Conditions to be looked for in recordings of searches in one problem."""

    def __init__(self, conditions: tuple[Condition, ...], problem: Any) -> None:
        tests = [(condition, condition.test(problem)) for condition in conditions]
        self._tests = {condition: test for condition, test in tests if test is not None}

    @property
    def conditions(self) -> tuple[Condition, ...]:
        """The conditions that can hold."""
        return tuple(self._tests)

    def lookout(self, timeline: Timeline[Any], t: int, back: bool = False) -> finding.StepScanner:
        """Return what finds the next step after `t`, or the last one before it, at which any of them holds."""
        return finding.StepScanner(timeline, [*self._tests.values()], t, back)

    def holding(self, timeline: Timeline[Any], t: int) -> tuple[Condition, ...]:
        """Return those that hold at step `t`."""
        return tuple(condition for condition, test in self._tests.items() if finding.holds_at(timeline, t, test))

    def steps(self, timeline: Timeline[Any]) -> Iterator[tuple[Condition, list[int]]]:
        """Yield each of them and all the steps at which it holds."""
        for condition, test in self._tests.items():
            yield condition, finding.all_steps(timeline, test)
