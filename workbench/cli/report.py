"""The result of a search: as text for people, and as the fields of one JSON object."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from workbench.api import ConfiguredRun, Result, result
from workbench.cli.given import Spelled
from workbench.cli.printing import headline, print_steps, print_table
from workbench.cli.states import on_the_way, rows, text_of
from workbench.search.explaining.explain import steps
from workbench.search.playback.timeline import Timeline
from workbench.search.problem.messages import Message, message
from workbench.search.problem.problem import Number, Ordered, scale, units
from workbench.search.problem.status import Status
from workbench.search.recording.recording import Iteration
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.problem import TileProblem
from workbench.tiles.puzzle.solvability import check
from workbench.wording import number, say, text
from workbench.wording.heuristics import heuristic_text
from workbench.wording.pseudocode import listing


class Bounds:
    """Reports each bound of an iterative deepening search, as soon as its iteration has started."""

    def __init__(self, run: ConfiguredRun) -> None:
        self._run, self._told = run, 0

    def __call__(self) -> str | None:
        """Return a line for every new bound, or None."""
        rounds = self._run.iterations[self._told :]
        self._told += len(rounds)
        return "\n".join(text("cli-bound", bound=_bound(self._run, round_)) for round_ in rounds) or None


def progress(run: ConfiguredRun, seconds: float) -> str:
    """Return the progress line of a search."""
    recording = run.recording
    facts = {"expanded": recording.expanded, "rate": int(recording.expanded / seconds)}
    rounds = recording.published.iterations
    if not rounds:
        moment = Timeline(recording).at(recording.published.steps)
        f = moment.f(moment.current or 0)
        return text("cli-progress-open", **facts, open=recording.open, f=units(f, scale(run.problem)))
    if rounds[-1].bound is None:
        return text("cli-progress", **facts)
    return text("cli-progress-bound", **facts, bound=_bound(run, rounds[-1]))


def _bound(run: ConfiguredRun, round_: Iteration) -> Number:
    """Return an iteration's bound in the unit that is shown: a depth, or a cost."""
    return units(round_.bound or 0, run.bound_unit)


def fields(run: ConfiguredRun, spelled: Spelled, show: bool, expanded: bool, explain: int | None) -> dict[str, Any]:
    """Return the fields that `solve --json` prints."""
    came = result(run)
    told = came.as_dict()
    if came.moves is not None:
        told["moves"] = spelled(came.moves) if isinstance(run.problem, TileProblem) else [*came.moves]
    if came.reason is not None:
        told["why"] = came.why
    if isinstance(run.problem, TileProblem):
        if came.status is Status.UNSOLVABLE:
            told["nearest"] = str(_nearest(run.problem))
        if show:
            told["boards"] = [text_of(run.problem, state) for state in on_the_way(run)]
    else:
        told["states"] = [text_of(run.problem, state) for state in on_the_way(run)]
    if expanded:
        told["expanded_states"] = list(expanded_states(run))
    if explain is not None:
        told |= {"explanation": explanation(run, explain, spelled), "pseudocode": pseudocode(run, explain)}
    return told


def print_report(run: ConfiguredRun, spelled: Spelled, show: bool, expanded: bool, explain: int | None) -> None:
    """Print the report of `solve`."""
    came = result(run)
    if show:
        print_steps(rows(run.problem, state) for state in on_the_way(run))
    print(_headline(run, came))
    if came.moves:
        print(spelled(came.moves))
    if came.reason is not None:
        print(came.why)
    if came.status is Status.SOLVED:
        print(say(came.configuration.guarantee(came.cost, came.iterations, run.problem).why))
    elif not (completeness := came.configuration.completeness()).sure:
        print(say(completeness.why))
    if came.counts != "exact":
        print(text("cli-not-comparable"))
    if came.stopped_at:
        print(text("cli-recorded", steps=came.stopped_at))
    if came.status is Status.UNSOLVABLE and isinstance(run.problem, TileProblem):
        print(text("cli-nearest"))
        print(_nearest(run.problem))
    print_table([*_settings(run, came), ("", ""), *_counts(came)])
    if expanded:
        print()
        print(text("cli-expanded-states"))
        for state in expanded_states(run):
            print(state)
    if explain is not None and run.recording.published.records and explain <= run.recording.published.steps:
        _print_explanation(run, explain, spelled)


def expanded_states(run: ConfiguredRun) -> Iterator[str]:
    """Yield the text of every expanded state, in the order of expansion."""
    for node in Timeline(run.recording).current().tolist():
        yield text_of(run.problem, run.recording.state(node))


def explanation(run: ConfiguredRun, step: int, spelled: Spelled) -> list[str]:
    """Return the sentences about an expansion; none if it is not recorded."""
    timeline = Timeline(run.recording)
    if step > timeline.length:
        return []
    return [say(_spelled(one.message, spelled)) for one in steps(timeline, step)]


def pseudocode(run: ConfiguredRun, step: int) -> list[str]:
    """Return the line of pseudocode for each sentence about an expansion."""
    timeline = Timeline(run.recording)
    if step > timeline.length:
        return []
    lines = listing(run.configuration.algorithm, run.configuration.options)
    places = (lines.place(one.line) for one in steps(timeline, step))
    return [lines.lines[place].text for place in places if place is not None]


def _print_explanation(run: ConfiguredRun, step: int, spelled: Spelled) -> None:
    print()
    print(text("cli-expansion", number=step))
    print_expansion(run, step, spelled)


def print_expansion(run: ConfiguredRun, step: int, spelled: Spelled) -> None:
    """Print the state that was expanded at a step, and the sentences about it."""
    node = Timeline(run.recording).at(step).current or 0
    print(rows(run.problem, run.recording.state(node)))
    for line, sentence in zip(pseudocode(run, step), explanation(run, step, spelled), strict=True):
        print(f"{line}\n    {sentence}")


def _spelled(told: Message, spelled: Spelled) -> Message:
    """Return a message with its move in the user's spelling."""
    move = told.facts.get("move")
    return message(told.key, **{**told.facts, "move": spelled(move)}) if isinstance(move, str) else told


def _headline(run: ConfiguredRun, came: Result) -> str:
    if came.moves is None or isinstance(run.problem, TileProblem):
        return headline(came.status, int(came.cost or 0), came.limit)
    return text("cli-ended-solved-at", count=len(came.moves), cost=number(came.cost or 0, 3))


def _settings(run: ConfiguredRun, came: Result) -> list[tuple[str, str]]:
    configuration = came.configuration
    told = [(text("option-algorithm"), text(f"algorithm-{configuration.algorithm}"))]
    if configuration.heuristic:
        told.append((text("option-heuristic"), heuristic_text(configuration.heuristic, problem=run.problem)))
    for name, value in configuration.options.items():
        if value is not None and (name, value) != ("jobs", 1):
            shown = value if isinstance(value, str) else number(value, 3)
            if name == "transposition":
                shown = f"{number(float(value) / 2**20, 3)} MiB"
            told.append((text(f"option-{name}"), shown))
    directed = isinstance(run.problem, TileProblem | Ordered)
    return [*told, (text("option-order"), configuration.order)] if directed else told


def _counts(came: Result) -> list[tuple[str, str]]:
    told = [] if came.cost is None else [(text("cli-label-cost"), number(came.cost, 3))]
    told += [
        (text("cli-label-expanded"), number(came.expanded)),
        (text("cli-label-generated"), number(came.generated)),
    ]
    if came.reopened:
        told.append((text("cli-label-reopened"), number(came.reopened)))
    if came.max_open:
        told.append((text("cli-label-max-open"), number(came.max_open)))
    bounds = [number(round_.bound, 3) for round_ in came.iterations if round_.bound is not None]
    if bounds:
        told.append((text("cli-label-bounds"), " ".join(bounds)))
    return [
        *told,
        (text("cli-label-seconds"), number(came.seconds, 4)),
        (text("cli-label-memory"), number(came.peak_bytes / 2**20, 2)),
    ]


def _nearest(problem: TileProblem) -> Board:
    return check(problem.start, problem.goal).nearest
