"""The task as text: the algorithm, the heuristic and every rule that determines which node is expanded next."""

from __future__ import annotations

from workbench.api import ConfiguredRun
from workbench.catalog import OPTIONS
from workbench.catalog.algorithm_entry import Duplicates
from workbench.search.comparing.variants import UNINFORMED_TIES
from workbench.search.problem.map_shape import HasMap
from workbench.search.problem.problem import Ordered
from workbench.tiles.puzzle.problem import TileProblem
from workbench.ui.worksheet.rows import RowReader
from workbench.wording import number, text
from workbench.wording.algorithms import algorithm_text
from workbench.wording.heuristics import heuristic_text
from workbench.wording.names import local_name

_MAX_LISTED = 24
"""The neighbours of each place are listed only for maps with at most this many places."""

Rules = list[tuple[str, str]]


def search_name(run: ConfiguredRun) -> str:
    """Return the search in one line: the algorithm, and the heuristic if it uses one."""
    name = algorithm_text(run.configuration.algorithm)
    if run.heuristic_name is None:
        return name
    heuristic = _heuristic(run)
    return text("run-search", algorithm=name, heuristic=heuristic)


def rules(reader: RowReader, explained: bool = True) -> Rules:
    """Return (name, rule) pairs, which determine the answers; `explained`: also how the search and h are defined.

    What decides only between nodes of equal f is omitted if there are none.
    """
    run, parts = reader.run, []
    configuration = run.configuration
    if explained:
        parts.append((algorithm_text(configuration.algorithm), algorithm_text(configuration.algorithm, "-about")))
        if reader.informed:
            parts.append((f"h: {_heuristic(run)}", _heuristic_about(run)))
    options = {name: value for name, value in configuration.options.items() if value is not None}
    for name, value in options.items():
        if name == "jobs" or (name == "ties" and not reader.ties):
            continue
        if name == "ties" and not reader.informed:
            value = UNINFORMED_TIES.get(str(value), value)
        value_text = text(f"{name}-{value}") if OPTIONS[name].choices else _number(value)
        parts.append((text(f"option-{name}"), value_text))
    if "test" not in options:
        parts.append((text("option-test"), _goal_test_text(reader)))
    parts.append((text("option-order"), _order(run) if reader.numbered else text("worksheet-any-order")))
    parts.append((text("worksheet-known"), _duplicates_text(configuration.entry.duplicates)))
    if reader.numbered:
        parts.append((text("worksheet-numbers"), f"{_numbering_text(reader)} {_open_text(reader)}"))
    else:
        parts.append((text("open-title"), _open_text(reader)))
    return parts


def determines_steps(reader: RowReader) -> bool:
    """Return whether the printed rules determine every step; False if the algorithm is only described by a sentence."""
    return reader.run.configuration.entry.duplicates is not Duplicates.OTHER


def _heuristic(run: ConfiguredRun) -> str:
    if not run.catalogued:
        return run.heuristic_name or ""
    assert run.configuration.heuristic is not None
    return heuristic_text(run.configuration.heuristic, problem=run.problem)


def _heuristic_about(run: ConfiguredRun) -> str:
    if not run.catalogued:
        return text("worksheet-own")
    assert run.configuration.heuristic is not None
    return heuristic_text(run.configuration.heuristic, "-about", run.problem)


def _number(value: object) -> str:
    return number(value, 3) if isinstance(value, int | float) else str(value)


def _order(run: ConfiguredRun) -> str:
    """Return the order in which successors are generated: the directions, or on a map the neighbours of each place."""
    problem = run.problem
    if isinstance(problem, TileProblem | Ordered):
        directions = ", ".join(text(f"direction-{move}") for move in run.configuration.order)
        return text("worksheet-order", moves=directions) if isinstance(problem, TileProblem) else directions
    if isinstance(problem, HasMap) and len(problem.sketch().spots) <= _MAX_LISTED:
        places = [spot.state for spot in problem.sketch().spots]
        neighbours = [
            (place, [local_name(problem, state) for _, state, _ in problem.successors(place)]) for place in places
        ]
        return "; ".join(f"{local_name(problem, place)}: {', '.join(names)}" for place, names in neighbours if names)
    return text("worksheet-order-listed")


def _goal_test_text(reader: RowReader) -> str:
    return text("test-generation") if reader.run.recording.tests_early else text("test-expansion")


def _duplicates_text(duplicates: Duplicates) -> str:
    return {
        Duplicates.REOPENED: text("worksheet-known-cheaper"),
        Duplicates.ON_OPEN: text("worksheet-known-greedy"),
        Duplicates.DISCARDED: text("worksheet-known-once"),
        Duplicates.PARENT: text("worksheet-known-back"),
        Duplicates.OTHER: text("worksheet-known-other"),
    }[duplicates]


def _numbering_text(reader: RowReader) -> str:
    """Return how nodes are numbered."""
    recording = reader.run.recording
    if recording.stores_closed:  # other algorithms also record pruned nodes
        both = reader.run.configuration.entry.reversible
        return text("worksheet-numbered-both") if both else text("worksheet-numbered")
    parts = [text("worksheet-numbered-all")]
    if recording.forgets:
        parts.append(text("worksheet-numbered-values"))
    elif recording.published.iterations:
        parts.append(text("worksheet-numbered-rounds"))
        if first := reader.timeline.at(1).current:
            parts.append(text("worksheet-numbered-first", first=number(first)))
    return " ".join(parts)


def _open_text(reader: RowReader) -> str:
    if not reader.stores_open:
        return text("worksheet-path-instruction")
    if reader.informed:
        return text("worksheet-open-f")
    return text("worksheet-open-plain") if reader.boards else text("worksheet-open-g")
