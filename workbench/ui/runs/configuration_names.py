"""The names of configurations: on their own, and by their differences from others."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from workbench.api import Configuration
from workbench.own_file import is_own, takes_one_argument
from workbench.search.problem.problem import Problem
from workbench.tiles.puzzle.moves import MOVES
from workbench.wording import text
from workbench.wording.algorithms import algorithm_text
from workbench.wording.heuristics import heuristic_text
from workbench.wording.options import option_text

NAMED_OPTIONS = (
    "weight", "ties", "depth", "beam-width", "nodes", "trials", "neighbours", "sideways", "restarts",
    "temperature", "cooling", "max-steps", "random-seed", "transposition", "endgame", "repeated", "test",
)  # fmt: skip
ALGORITHM, HEURISTIC, ORDER, ENGINE = "algorithm", "heuristic", "order", "engine"
WEIGHT = "weight"
"""The option that is named even if it has its default value: without it, nobody knows what has been searched."""


@dataclass(frozen=True)
class Names:
    """The names of configurations compared: `common`, their common part; `apart`, the rest of each name."""

    common: str
    distinct: tuple[str, ...]


def configuration_name(configuration: Configuration, problem: Problem[Any], short: bool = True) -> str:
    """Return the name of a configuration: algorithm, heuristic, weight, and options that are not the default."""
    parts = _parts(configuration, problem, (), "-short" if short else "")
    if "ties" in parts:
        parts["ties"] = text("compare-ties", ties=parts["ties"])
    return _joined(parts)


def search_title(configuration: Configuration, problem: Problem[Any]) -> str:
    """Return the full names of the algorithm and the heuristic, and the weight."""
    parts = _parts(configuration, problem, (), "")
    return _joined({key: part for key, part in parts.items() if key in (ALGORITHM, HEURISTIC, WEIGHT)})


def distinct_names(configurations: Sequence[Configuration], problem: Problem[Any]) -> Names:
    """Return the common part of configurations' names and their differences; full names if some do not differ.

    A default value is also named if another configuration has a different value.
    """
    options = [option for option in NAMED_OPTIONS if len({str(one.options.get(option)) for one in configurations}) > 1]
    parts = [_parts(one, problem, options, "-short") for one in configurations]
    shared = {
        key: part for key, part in (parts[0] if parts else {}).items() if all(part == one.get(key) for one in parts)
    }
    apart = [_joined({key: part for key, part in one.items() if key not in shared}) for one in parts]
    if not shared or not all(apart):
        return Names("", tuple(configuration_name(one, problem) for one in configurations))
    return Names(_joined(shared), tuple(apart))


def _joined(parts: dict[str, str]) -> str:
    main = [parts[key] for key in (ALGORITHM, HEURISTIC) if key in parts]
    name = text("run-search", algorithm=main[0], heuristic=main[1]) if len(main) == 2 else "".join(main)
    return ", ".join(filter(None, (name, *(part for key, part in parts.items() if key not in (ALGORITHM, HEURISTIC)))))


def _parts(configuration: Configuration, problem: Problem[Any], options: Collection[str], what: str) -> dict[str, str]:
    """Return the parts of a configuration's name by key; of the options, those not the default, and `options`.

    `what`: the suffix of the names of the algorithm and the heuristic, "" for full names.
    """
    defaults = configuration.entry.options
    parts = {ALGORITHM: algorithm_text(configuration.algorithm, what)}
    unused = is_own(configuration.algorithm) and takes_one_argument(configuration.algorithm)  # it gets no heuristic
    if configuration.heuristic is not None and not unused:
        parts[HEURISTIC] = heuristic_text(configuration.heuristic, what, problem)
    for option in NAMED_OPTIONS:
        value = configuration.options.get(option)
        if value is None or (value == defaults.get(option) and option not in (WEIGHT, *options)):
            continue
        parts[option] = text(f"ties-{value}") if option == "ties" else option_text(option, value)
    if configuration.order != MOVES:
        parts[ORDER] = configuration.order
    if configuration.engine == "textbook":
        parts[ENGINE] = text("compare-textbook")
    elif configuration.engine == "compiled":
        parts[ENGINE] = text("compare-compiled")
    return parts
