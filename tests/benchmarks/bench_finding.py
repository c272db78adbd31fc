"""How long it takes to find a moment: through a whole recording of ten million steps in vain, forwards and back.

And the longest time for which the window would wait: it looks for some milliseconds at a time.
"""

from __future__ import annotations

from time import perf_counter

from workbench import api
from workbench.compiling import preparing
from workbench.search.finding.conditions import EVENTS, ConditionSet, parse
from workbench.search.finding.step_scanner import StepScanner
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.limits import Limits
from workbench.ui.player.moment_search import SCAN_SECONDS

STEPS = 10_000_000
NOWHERE = ("f > 999", "g = 999", "h = 999", "depth = 999", "open > 999999999")
SEARCHES = (("korf:1", "astar", STEPS), ("korf:1", "idastar", STEPS))


def through(scanner: StepScanner, seconds: float) -> tuple[float, float]:
    """Return how long it takes to the first step found, or to the end, and the longest time in one go."""
    began, longest = perf_counter(), 0.0
    while not scanner.done:
        started = perf_counter()
        found = scanner.resume(seconds)
        longest = max(longest, perf_counter() - started)
        if found is not None:
            break
    return perf_counter() - began, longest


def measure(board: str, algorithm: str, steps: int) -> None:
    """Print how long each condition takes in a recording of a number of steps."""
    run = api.start(board, algorithm, engine="compiled", limits=Limits(bytes=6 << 30))
    run.advance(steps)
    timeline = Timeline(run.recording)
    state = run.problem.describe(run.recording.state(run.recording.published.records // 2))
    print(f"{algorithm}, {board}: {timeline.length:,} steps, {run.recording.published.records:,} records")
    print(f"  {'condition':28}{'forwards, ms':>14}{'back, ms':>12}{'longest, ms':>14}")
    for result in (*EVENTS, *NOWHERE, f"board = {state}", f"expanded = {state}"):
        watch = ConditionSet((parse(result, run.problem),), run.problem)
        forwards, longest = through(watch.scanner(timeline, 0), SCAN_SECONDS)
        back, longest_back = through(watch.scanner(timeline, timeline.length, back=True), SCAN_SECONDS)
        longest = max(longest, longest_back)
        print(f"  {result[:28]:28}{1000 * forwards:14.1f}{1000 * back:12.1f}{1000 * longest:14.1f}")


if __name__ == "__main__":
    preparing.load()
    for search in SEARCHES:
        measure(*search)
