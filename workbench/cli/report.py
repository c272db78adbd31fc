"""The result of a search: as text for people, and as the fields of one JSON object."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from workbench.api import ConfiguredRun, Result, result
from workbench.api.optimum import (
    Optimality,
    agrees_with_listed,
    known_optimum,
    listed_length,
    listed_verdict,
    optimality,
    reason,
)
from workbench.catalog.algorithm_entry import Duplicates
from workbench.cli.printing import headline, print_steps, print_table
from workbench.cli.problem_arguments import MovesFormat, ProblemArguments
from workbench.cli.states import solution_states, state_lines, state_text
from workbench.search.explaining.explain import steps
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.map_shape import HasMap
from workbench.search.problem.messages import Fact, Message, message
from workbench.search.problem.problem import Number, Ordered, scale, to_display_units
from workbench.search.problem.status import Status
from workbench.search.recording.recording import Iteration
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.problem import TileProblem
from workbench.tiles.puzzle.solvability import check
from workbench.wording import UNOBSERVED, number, say, text
from workbench.wording.algorithms import algorithm_text
from workbench.wording.heuristics import heuristic_text
from workbench.wording.names import local
from workbench.wording.pseudocode import forms, listing


class BoundReporter:
    """Reports each bound of an iterative deepening search, as soon as its iteration has started."""

    def __init__(self, run: ConfiguredRun) -> None:
        self._run, self._reported = run, 0

    def __call__(self) -> str | None:
        """Return a line for every new bound, or None."""
        iterations = self._run.iterations[self._reported :]
        self._reported += len(iterations)
        return "\n".join(text("cli-bound", bound=_bound(self._run, iteration)) for iteration in iterations) or None


def progress(run: ConfiguredRun, seconds: float) -> str:
    """Return the progress line of a search."""
    recording = run.recording
    facts: dict[str, Fact] = {"expanded": recording.expanded, "rate": int(recording.expanded / seconds)}
    iterations = recording.published.iterations
    if not iterations:
        moment = Timeline(recording).at(recording.published.steps)
        f = moment.f(moment.current or 0)
        facts |= {"open": recording.open, "f": to_display_units(f, scale(run.problem))}
        return text("cli-progress-open", **facts, informed="yes" if recording.informed else "no")
    if iterations[-1].bound is None:
        return text("cli-progress", **facts)
    return text("cli-progress-bound", **facts, bound=_bound(run, iterations[-1]))


def hint(run: ConfiguredRun, option: str) -> str | None:
    """Return why a search on a map may take very long, and the `option` that limits it; None if there is no reason."""
    chosen = run.configuration
    repeats = chosen.entry.duplicates is Duplicates.PARENT and not chosen.options.get("transposition")
    if not (repeats and isinstance(run.problem, HasMap)):
        return None
    return text("cli-hint-duplicates", algorithm=algorithm_text(chosen.algorithm), option=option)


def _bound(run: ConfiguredRun, iteration: Iteration) -> Number:
    """Return an iteration's bound in the unit that is shown: a depth, or a cost."""
    return to_display_units(iteration.bound or 0, run.bound_unit)


def fields(
    run: ConfiguredRun, format_moves: MovesFormat, show: bool, expanded: bool, explain: int | None
) -> dict[str, Any]:
    """Return the fields that `solve --json` prints."""
    outcome = result(run)
    data = outcome.as_dict()
    data["optimum_known"] = known_optimum(run)
    if (listed := listed_length(run.problem)) is not None:
        data["listed_cost"], data["listed_tolerance"] = listed.length, listed.tolerance
        data["listed_agrees"] = agrees_with_listed(outcome, run.problem)
    if outcome.moves is not None:
        data["moves"] = format_moves(outcome.moves) if isinstance(run.problem, TileProblem) else [*outcome.moves]
    if outcome.reason is not None:
        data["why"] = outcome.why
    if isinstance(run.problem, TileProblem):
        if outcome.status is Status.UNSOLVABLE:
            data["nearest"] = str(_nearest(run.problem))
        if show:
            data["boards"] = [state_text(run.problem, state) for state in solution_states(run)]
    else:
        data["states"] = [state_text(run.problem, state) for state in solution_states(run)]
    if expanded:
        data["expanded_states"] = list(expanded_states(run))
    if explain is not None:
        data |= {"explanation": explanation(run, explain, format_moves), "pseudocode": pseudocode(run, explain)}
    return data


def print_report(
    run: ConfiguredRun, arguments: ProblemArguments, show: bool, expanded: bool, explain: int | None
) -> None:
    """Print the report of `solve`."""
    format_moves = arguments.format_moves
    outcome, optimum = result(run), known_optimum(run)
    if show:
        print_steps(state_lines(run.problem, state) for state in solution_states(run))
    print(_headline(run, outcome))
    if outcome.moves:
        print(format_moves(outcome.moves))
    if outcome.reason is not None:
        print(outcome.why)
    if outcome.status is Status.SOLVED:
        print(say(reason(outcome, optimum, run.problem)))
    elif outcome.counts != "observed" and not (completeness := outcome.configuration.completeness()).sure:
        print(say(completeness.why))
    if (verdict := listed_verdict(outcome, run.problem)) is not None:
        print(say(verdict))
    if outcome.counts != "exact" and outcome.status not in (Status.FAILED, Status.UNSOLVABLE):
        print(text("cli-observed" if outcome.counts == "observed" else "cli-not-comparable"))
    if outcome.stopped_at:
        print(text("cli-recorded", steps=outcome.stopped_at))
    if outcome.status is Status.UNSOLVABLE and isinstance(run.problem, TileProblem):
        print(text("cli-nearest"))
        print(_nearest(run.problem))
    print_table([*arguments.name_rows(), *_settings(run, outcome), ("", ""), *_counts(outcome, optimum)])
    if expanded:
        print()
        print(text("cli-expanded-states"))
        for state in expanded_states(run):
            print(local(state))
    if explain is not None and run.recording.published.records and explain <= run.recording.published.steps:
        print()
        print(text("cli-expansion", number=explain))
        print_expansion(run, explain, format_moves)


_BLOCK = 1 << 16
"""The number of steps read at once."""


def expanded_states(run: ConfiguredRun) -> Iterator[str]:
    """Yield the text of every expanded state, in the order of expansion."""
    current = Timeline(run.recording).current()
    for first in range(0, len(current), _BLOCK):
        for node in current[first : first + _BLOCK].tolist():
            yield state_text(run.problem, run.recording.state(node))


def explanation(run: ConfiguredRun, step: int, format_moves: MovesFormat) -> list[str]:
    """Return the sentences about an expansion; none if it is not recorded."""
    timeline = Timeline(run.recording)
    if step > timeline.length:
        return []
    return [say(_spelled(one.message, format_moves)) for one in steps(timeline, step)]


def pseudocode(run: ConfiguredRun, step: int) -> list[str]:
    """Return the line of pseudocode for each sentence about an expansion; none for the user's own algorithm."""
    timeline = Timeline(run.recording)
    if step > timeline.length or not forms(run.configuration.algorithm):
        return []
    lines = listing(run.configuration.algorithm, run.configuration.options)
    places = (lines.place(one.line) for one in steps(timeline, step))
    return [lines.lines[place].text for place in places if place is not None]


def print_expansion(run: ConfiguredRun, step: int, format_moves: MovesFormat) -> None:
    """Print the state that was expanded at a step, and the sentences about it."""
    node = Timeline(run.recording).at(step).current or 0
    print(state_lines(run.problem, run.recording.state(node)))
    lines, sentences = pseudocode(run, step), explanation(run, step, format_moves)
    if not lines:
        print(*sentences, sep="\n")
    for line, sentence in zip(lines, sentences, strict=False):
        print(f"{line}\n    {sentence}")


def _spelled(original: Message, format_moves: MovesFormat) -> Message:
    """Return a message with its move in the user's spelling."""
    move = original.facts.get("move")
    return (
        message(original.key, **{**original.facts, "move": format_moves(move)}) if isinstance(move, str) else original
    )


def _headline(run: ConfiguredRun, outcome: Result) -> str:
    if outcome.moves is None or isinstance(run.problem, TileProblem):
        return headline(outcome.status, int(outcome.cost or 0), outcome.limit)
    return text("cli-ended-solved-at", count=len(outcome.moves), cost=number(outcome.cost or 0, 3))


def _settings(run: ConfiguredRun, outcome: Result) -> list[tuple[str, str]]:
    configuration = outcome.configuration
    labelled = [(text("option-algorithm"), algorithm_text(configuration.algorithm))]
    if configuration.heuristic:
        labelled.append((text("option-heuristic"), heuristic_text(configuration.heuristic, problem=run.problem)))
    for name, value in configuration.options.items():
        if value is not None and (name, value) != ("jobs", 1):
            value_text = value if isinstance(value, str) else number(value, 3)
            if name == "transposition":
                value_text = f"{number(float(value) / 2**20, 3)} MiB"
            labelled.append((text(f"option-{name}"), value_text))
    directed = isinstance(run.problem, TileProblem | Ordered)
    return [*labelled, (text("option-order"), configuration.order)] if directed else labelled


def _counts(outcome: Result, optimum: Number | None) -> list[tuple[str, str]]:
    labelled = []
    if outcome.cost is not None:
        labelled = [
            (text("cli-label-cost"), number(outcome.cost, 3)),
            (text("compare-column-optimal"), _optimality(outcome, optimum)),
        ]
    labelled += [
        (text("cli-label-expanded"), _count(outcome, "expanded")),
        (text("cli-label-generated"), _count(outcome, "generated")),
    ]
    if outcome.reopened:
        labelled.append((text("cli-label-reopened"), number(outcome.reopened)))
    if outcome.max_open and "max_open" not in outcome.unknown:
        labelled.append((text("cli-label-max-open"), number(outcome.max_open)))
    bounds = [number(iteration.bound, 3) for iteration in outcome.iterations if iteration.bound is not None]
    if bounds:
        labelled.append((text("cli-label-bounds"), " ".join(bounds)))
    return [
        *labelled,
        (text("cli-label-seconds"), number(outcome.seconds, 4)),
        (text("cli-label-memory"), number(outcome.peak_bytes / 2**20, 2)),
    ]


def _count(outcome: Result, name: str) -> str:
    """Return a count as text, or a dash if it is not known."""
    return UNOBSERVED if name in outcome.unknown else number(getattr(outcome, name))


def _optimality(outcome: Result, optimum: Number | None) -> str:
    """Return whether the solution is optimal, with the optimum if it is not."""
    verdict = optimality(outcome, optimum)
    if verdict is Optimality.NO:
        return text("banner-optimal-no", optimum=number(optimum or 0, 3))
    return text(f"optimal-{verdict.value}")


def _nearest(problem: TileProblem) -> Board:
    return check(problem.start, problem.goal).nearest
