"""Names of configurations and sentences about an experiment, in the user's language."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from typing import Any

from workbench.api import Configuration
from workbench.catalog.options import OptionValue
from workbench.experiments.outcome import CaseOutcome
from workbench.experiments.plan import Plan
from workbench.experiments.statistics import Comparison, comparisons
from workbench.wording import text

_Parts = Mapping[str, OptionValue]


def names(configurations: Sequence[Configuration]) -> list[str]:
    """Return names that distinguish the configurations: the parts in which they differ, with catalogue names."""
    all_parts = [_parts(one) for one in configurations]
    differ = _differing(all_parts)
    return [" ".join(_code_text(name, parts) for name in differ if name in parts) for parts in all_parts]


def sentences(plan: Plan, outcomes: Mapping[int, CaseOutcome], base: int = 0) -> list[str]:
    """Return a sentence for each configuration compared with the base: how many times fewer nodes it expanded."""
    labels = names(plan.configurations)
    return [sentence(labels[one.number], labels[base], one) for one in comparisons(plan, outcomes, base)]


def sentence(name: str, base: str, comparison: Comparison) -> str:
    """Return a comparison as a sentence."""
    if comparison.ratio is None:
        return text("experiment-sentence-none", name=name, base=base)
    facts: dict[str, Any] = {"name": name, "base": base, "boards": comparison.boards}
    if 0.995 <= comparison.ratio <= 1.005:
        return text("experiment-sentence-same", **facts)
    if comparison.ratio > 1:
        return text("experiment-sentence-fewer", times=_times(comparison.ratio), **facts)
    return text("experiment-sentence-more", times=_times(1 / comparison.ratio), **facts)


def command(plan: Plan, goal: str | None = None, output: str | None = None) -> str:
    """Return the command line that repeats the experiment, if its configurations are a product of lists."""
    arguments = ["search-workbench", "compare", "--boards", plan.boards.source]
    for option, values in _lists(plan.configurations).items():
        arguments += [f"--{option}", ",".join(values)]
    for option, value in (
        ("max-expansions", plan.limits.expansions),
        ("max-seconds", plan.limits.seconds),
        ("max-memory", plan.limits.bytes),
        ("goal", goal),
        ("output", output),
    ):
        if value is not None:
            arguments += [f"--{option}", str(value)]
    return shlex.join(arguments)


def _times(ratio: float) -> float:
    """Return a ratio with its significant decimals; an int if it is integral, for its plural form."""
    rounded = round(ratio, 0 if ratio >= 100 else 1 if ratio >= 1.95 else 2)
    return int(rounded) if rounded == int(rounded) else rounded


def _parts(configuration: Configuration) -> dict[str, OptionValue]:
    parts: dict[str, OptionValue] = {"algorithm": configuration.algorithm}
    if configuration.heuristic is not None:
        parts["heuristic"] = configuration.heuristic
    parts |= {name: value for name, value in configuration.options.items() if value is not None and name != "jobs"}
    return parts | {"order": configuration.order, "engine": configuration.engine}


def _differing(all_parts: Sequence[_Parts]) -> list[str]:
    """Return the parts in which some configurations differ, or the algorithm if there are none."""
    known = list(dict.fromkeys(name for parts in all_parts for name in parts))
    differ = [name for name in known if len({parts.get(name) for parts in all_parts if name in parts}) > 1]
    uninformed = any("heuristic" not in parts for parts in all_parts)
    if "algorithm" not in differ and (uninformed or not differ):
        differ = ["algorithm", *differ]
    if len({tuple(parts.get(name) for name in differ) for parts in all_parts}) < len(all_parts):
        differ = known
    return sorted(differ, key=known.index)


def _code_text(name: str, parts: _Parts) -> str:
    value = parts[name]
    return str(value) if name in ("algorithm", "heuristic", "ties", "order", "engine") else f"{name}={value}"


def _lists(configurations: Sequence[Configuration]) -> dict[str, list[str]]:
    """Return the lists whose product the configurations are, by option."""
    lists: dict[str, dict[str, None]] = {}
    for one in configurations:
        for name, value in _parts(one).items():
            lists.setdefault(name, {})[str(value)] = None
    plural = {"algorithm": "algorithms", "heuristic": "heuristics"}
    default = {"order": ["udlr"], "engine": ["auto"]}
    return {plural.get(name, name): [*values] for name, values in lists.items() if [*values] != default.get(name)}
