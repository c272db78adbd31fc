"""Steps that are found by conditions: the step at which a search stops, and all steps at which conditions hold."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Mapping, Sequence
from typing import Any

from workbench.api import ConfiguredRun
from workbench.cli.driving import Work, drive
from workbench.cli.printing import print_fault, print_json, print_table
from workbench.cli.problem_arguments import ProblemArguments
from workbench.cli.report import explanation, fields, print_expansion
from workbench.search.finding.conditions import Condition, ConditionSet
from workbench.search.finding.step_scanner import StepScanner
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.wording import number, text
from workbench.wording.conditions import condition_text, conditions_text

MAX_STEPS = 500
"""The number of steps printed as text; JSON contains all."""
CONDITION_NEVER_HELD = 4
"""The exit status if the search ended before the condition held."""


class UntilCondition:
    """Detects, slice by slice, the first step of a search at which one of some conditions holds.

    The search may have continued past that step by then; the report is about that step.

    Attributes: step: the first such step, or None.
    """

    def __init__(self, run: ConfiguredRun, conditions: tuple[Condition, ...]) -> None:
        self.step: int | None = None
        self._conditions = conditions
        self._condition_set = ConditionSet(conditions, run.problem)
        self._run, self._timeline = run, Timeline(run.recording)
        self._scanner: StepScanner = self._condition_set.scanner(self._timeline, 0)

    def __call__(self) -> bool:
        """Check the new steps; return whether the step is found."""
        if self.step is None:
            self.step = self._scanner.resume()
        return self.step is not None

    def report(self, arguments: ProblemArguments, json: bool) -> None:
        """Print the state of the search at that step."""
        assert self.step is not None
        held = self._condition_set.holding(self._timeline, self.step)
        if json:
            print_json(arguments.json_fields(self._fields(held, arguments)))
            return
        print(text("cli-until-held", number=number(self.step), content=conditions_text(held)))
        print_expansion(self._run, self.step, arguments.format_moves)
        print_table(self._counts())

    def print_fault(self) -> None:
        """Report that no condition held, or none as far as the search is recorded."""
        conditions, stopped = conditions_text(self._conditions), self._run.recording.stopped_at
        if stopped is None:
            print_fault(Fault("cli-until-never", content=conditions))
        else:
            print_fault(Fault("cli-until-unrecorded", content=conditions, steps=stopped))

    def _fields(self, held: Sequence[Condition], arguments: ProblemArguments) -> dict[str, Any]:
        assert self.step is not None
        data = fields(self._run, arguments.format_moves, show=False, expanded=False, explain=None)
        counts = self._timeline.at(self.step).counts
        data |= {"status": "stopped", "moves": None, "cost": None, "optimal": False, "limit": None}
        data |= {"expanded": counts.expanded, "generated": counts.generated, "reopened": counts.reopened}
        data |= {"open": counts.open, "closed": counts.closed}
        for name in ("max_open", "iterations", "states"):  # these include later steps
            data.pop(name, None)
        until = {"step": self.step, "conditions": [str(condition) for condition in held]}
        return data | {"until": until, "explanation": explanation(self._run, self.step, arguments.format_moves)}

    def _counts(self) -> list[tuple[str, str]]:
        assert self.step is not None
        counts = self._timeline.at(self.step).counts
        named = (
            (text("cli-label-expanded"), counts.expanded),
            (text("cli-label-generated"), counts.generated),
            (text("cli-label-open"), counts.open),
            (text("cli-label-closed"), counts.closed),
            (text("cli-label-reopened"), counts.reopened),
        )
        return [(label, number(count)) for label, count in named if count is not None]


Matches = Mapping[Condition, "array[int]"]
"""All steps at which each condition holds, int64."""


def find(run: ConfiguredRun, conditions: tuple[Condition, ...]) -> Matches | None:
    """Return all recorded steps at which each condition holds, or None if Ctrl+C stops it. Shows the progress."""
    matches: Matches = {condition: array("q") for condition in conditions}
    if not matches:
        return matches
    work = Work(ConditionSet(conditions, run.problem).scan(Timeline(run.recording), matches))

    def progress(seconds: float) -> str:
        return text("cli-find-progress", percent=int(100 * work.progress), seconds=int(seconds))

    drive(work, progress, asked=True, at_end=False)
    if work.status is Status.CANCELLED:
        print(text("cli-find-cancelled"), file=sys.stderr)
        return None
    return matches


def print_steps_by_condition(steps: Matches) -> None:
    """Print the steps at which each condition holds."""
    for condition, held in steps.items():
        print()
        print(text("cli-found", condition=condition_text(condition), count=len(held)))
        if held:
            print(" ".join(map(str, held[:MAX_STEPS])))
        if len(held) > MAX_STEPS:
            print(text("cli-found-more", count=len(held) - MAX_STEPS))
