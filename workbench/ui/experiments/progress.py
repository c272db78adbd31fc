"""How far an experiment has got, in words."""

from __future__ import annotations

from collections.abc import Callable

from workbench.search.problem.messages import Fault
from workbench.ui.base.quantities import duration
from workbench.ui.experiments.session import ExperimentRequest, ExperimentSession
from workbench.wording import number, text

USUAL_CASES, LONG_SECONDS = 999, 5999.0


def progress_text(experiment: ExperimentSession, request: Callable[[], ExperimentRequest]) -> str:
    """Return how many searches are done, and whether the settings, as `request` returns them, are now others."""
    done, cases = len(experiment.outcomes), 0 if experiment.plan is None else len(experiment.plan)
    if experiment.compiling is not None:
        return text("cli-compare-compiling", percentage=experiment.compiling)
    if experiment.paused:
        return text("experiment-progress-paused", done=done, cases=cases)
    if experiment.busy and not done:
        return text("experiment-progress-beginning")
    if experiment.busy:
        remaining = experiment.seconds_remaining
        if remaining is None:
            return text("experiment-progress-done", done=done, cases=cases)
        return text("experiment-progress-left", done=done, cases=cases, left=duration(max(remaining, 1.0)))
    if not cases:
        return ""
    if _differs(experiment, request):
        return text("experiment-progress-changed", done=done, cases=cases)
    if experiment.unfinished:
        return text("experiment-progress-stopped", done=done, cases=cases)
    return text("experiment-progress-finished", cases=cases)


def total_text(boards: int | None, configurations: int) -> str:
    """Return how many searches there will be; `boards`: None if that is known only once the file has been read."""
    if boards is None:
        return text("experiment-total-some", configurations=configurations)
    cases = number(boards * configurations)
    return text("experiment-total", boards=boards, configurations=configurations, cases=cases)


def longest_texts() -> tuple[str, ...]:
    """Return the longest texts of the progress, so that there is room for them from the beginning."""
    counts = {"done": USUAL_CASES, "cases": USUAL_CASES}
    return (
        text("cli-compare-compiling", percentage=100),
        text("experiment-progress-beginning"),
        text("experiment-progress-left", **counts, left=duration(LONG_SECONDS)),
        text("experiment-progress-changed", **counts),
    )


def _differs(experiment: ExperimentSession, request: Callable[[], ExperimentRequest]) -> bool:
    """Return whether the results are those of other settings."""
    plan = experiment.plan
    assert plan is not None
    try:
        now = request()
    except Fault:
        return True
    return (now.source, now.configurations, now.limits) != (plan.boards.source, plan.configurations, plan.limits)
