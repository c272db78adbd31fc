"""Names of configurations and sentences about an experiment, in the user's language."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from workbench.api import Configuration
from workbench.catalog.options import OptionValue
from workbench.experiments.outcome import CaseOutcome
from workbench.experiments.plan import Plan
from workbench.experiments.scenarios import ListedScenario
from workbench.experiments.statistics import Comparison, comparisons
from workbench.formats.random_boards import RandomBoards, is_random, read_random
from workbench.search.problem.problem import Problem
from workbench.tiles.puzzle.board_text import size_text
from workbench.wording import number, text
from workbench.wording.algorithms import algorithm_text
from workbench.wording.heuristics import heuristic_text
from workbench.wording.options import engine_texts, option_text

MAX_UNMET = 20
"""At most this many listed lengths that were not confirmed have a sentence of their own."""
LENGTH_DECIMALS = 8
OF_SCENARIOS = "-scenarios"
"""The ending of the keys of texts about scenarios; without it they are the keys of texts about boards."""
_Parts = Mapping[str, OptionValue]


def source_text(plan: Plan) -> str:
    """Return where the boards or scenarios come from: of random boards a phrase, otherwise the source as it is."""
    return "; ".join(
        _random_text(read_random(one)) if is_random(one) else one for one in plan.boards.source.split("; ")
    )


def _random_text(random: RandomBoards) -> str:
    phrase = text("experiment-source-random", count=random.count, size=size_text(*random.shape))
    if random.walk is not None:
        phrase = text("experiment-source-walk", boards=phrase, moves=random.walk)
    if random.moves is not None:
        phrase = text("experiment-source-moves", boards=phrase, moves=random.moves)
    return phrase if random.seed is None else text("experiment-source-seed", boards=phrase, seed=str(random.seed))


def order_text(order: str) -> str:
    """Return an order of moves in words."""
    return ", ".join(text(f"direction-{move}") for move in order)


def names(plan: Plan) -> list[str]:
    """Return names that distinguish the configurations: the parts in which they differ, as the window calls them."""
    return [
        " · ".join(_part_text(name, value, plan.boards.sample) for name, value in parts.items())
        for parts in _different_parts(plan.configurations)
    ]


def key_of(plan: Plan, key: str) -> str:
    """Return the key of a text about boards, or that of the same text about scenarios if the plan has these."""
    return key + OF_SCENARIOS if plan.boards.has_optima else key


def code_names(configurations: Sequence[Configuration]) -> list[str]:
    """Return names that distinguish the configurations, in the words of the command line."""
    return [" ".join(map(_code_text, parts.keys(), parts.values())) for parts in _different_parts(configurations)]


def option_texts(configuration: Configuration) -> list[str]:
    """Return the options that affect the search, each with its value."""
    return [_part_text(name, value) for name, value in _options(configuration).items()]


def sentences(plan: Plan, outcomes: Mapping[int, CaseOutcome], base: int = 0) -> list[str]:
    """Return a sentence for each configuration compared with the base: how many times fewer nodes it expanded."""
    labels = names(plan)
    return [sentence(labels[one.number], labels[base], one, plan) for one in comparisons(plan, outcomes, base)]


def conclusions(plan: Plan, outcomes: Mapping[int, CaseOutcome], base: int = 0) -> list[str]:
    """Return all sentences: the comparisons, and which configurations found paths of the listed lengths."""
    return sentences(plan, outcomes, base) + optimum_sentences(plan, outcomes)


def optimum_sentences(plan: Plan, outcomes: Mapping[int, CaseOutcome]) -> list[str]:
    """Return how many of the listed lengths each configuration that finds optimal solutions has confirmed.

    A length that is not confirmed gets a sentence of its own, up to MAX_UNMET of them.
    """
    if not plan.boards.has_optima:
        return []
    labels, width = names(plan), len(plan.configurations)
    met, unmet = [0] * width, list[tuple[int, int]]()
    for case, outcome in sorted(outcomes.items()):
        place, configuration = divmod(case, width)
        match plan.boards.boards[place].meets_optimum(outcome):
            case True:
                met[configuration] += 1
            case False:
                unmet.append((place, case))
    failed = Counter(case % width for _, case in unmet)
    created = [
        text("experiment-optima-met", name=name, count=met[place] + failed[place], met=met[place], failed=failed[place])
        for place, name in enumerate(labels)
        if met[place] + failed[place]
    ]
    rounded = [one.listed for one in plan.boards.boards if isinstance(one, ListedScenario) and one.listed.is_rounded]
    if rounded and created:
        tolerance = max(one.tolerance for one in rounded)
        created.append(text("experiment-optima-rounded", count=len(rounded), tolerance=tolerance))
    created += [_unmet(plan, place, labels[case % width], outcomes[case]) for place, case in unmet[:MAX_UNMET]]
    if len(unmet) > MAX_UNMET:
        created.append(text("experiment-optimum-more", count=len(unmet) - MAX_UNMET))
    return created


def _unmet(plan: Plan, place: int, name: str, outcome: CaseOutcome) -> str:
    one = plan.boards.boards[place]
    facts: dict[str, Any] = {"scenario": one.label, "name": name, "listed": length(one.optimum)}
    if outcome.cost is None:
        return text("experiment-optimum-no-path", **facts)
    return text("experiment-optimum-unmet", found=length(outcome.cost), **facts)


def length(value: float | None) -> str:
    """Return the cost of a path with all decimals that are compared."""
    return "–" if value is None else number(value, LENGTH_DECIMALS)


def sentence(name: str, base: str, comparison: Comparison, plan: Plan) -> str:
    """Return a comparison as a sentence."""
    if comparison.ratio is None:
        return text(key_of(plan, "experiment-sentence-none"), name=name, base=base)
    facts: dict[str, Any] = {"name": name, "base": base, "boards": comparison.boards}
    if 0.995 <= comparison.ratio <= 1.005:
        return text(key_of(plan, "experiment-sentence-same"), **facts)
    if comparison.ratio > 1:
        return text(
            key_of(plan, "experiment-sentence-fewer"),
            times=times(comparison.ratio),
            **facts,
        )
    return text(
        key_of(plan, "experiment-sentence-more"),
        times=times(1 / comparison.ratio),
        **facts,
    )


def command(plan: Plan, goal: str | None = None, output: str | None = None) -> str:
    """Return the command line that repeats the experiment, if its configurations are a product of lists."""
    kind = "--scen" if plan.boards.has_optima else "--boards"
    arguments = ["search-workbench", "compare", kind, plan.boards.source]
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


def times(ratio: float) -> float:
    """Return a ratio with its significant decimals; an int if it is integral, for its plural form."""
    rounded = round(ratio, 0 if ratio >= 100 else 1 if ratio >= 1.95 else 2)
    return int(rounded) if rounded == int(rounded) else rounded


def _parts(configuration: Configuration) -> dict[str, OptionValue]:
    parts: dict[str, OptionValue] = {"algorithm": configuration.algorithm}
    if configuration.heuristic is not None:
        parts["heuristic"] = configuration.heuristic
    return parts | _options(configuration) | {"order": configuration.order, "engine": configuration.engine}


def _options(configuration: Configuration) -> dict[str, OptionValue]:
    return {name: value for name, value in configuration.options.items() if value is not None and name != "jobs"}


def _different_parts(configurations: Sequence[Configuration]) -> list[_Parts]:
    all_parts = [_parts(one) for one in configurations]
    differ = _differing(all_parts)
    return [{name: parts[name] for name in differ if name in parts} for parts in all_parts]


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


def _part_text(name: str, value: OptionValue, problem: Problem[Any] | None = None) -> str:
    if name == "algorithm":
        return algorithm_text(str(value), "-short")
    if name == "heuristic":
        return heuristic_text(str(value), "-short", problem)
    if name == "engine":
        return engine_texts()[str(value)]
    return option_text(name, value) if name != "order" else str(value)


def _code_text(name: str, value: OptionValue) -> str:
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
