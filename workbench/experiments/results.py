"""The results of an experiment as tables and files, with everything needed to repeat it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from workbench.experiments import texts
from workbench.experiments.environment import VERSIONS, environment
from workbench.experiments.experiment import FORMAT, VERSION
from workbench.experiments.outcome import CaseOutcome
from workbench.experiments.plan import Case, Plan, algorithm_options
from workbench.experiments.statistics import comparisons, ratio, summaries
from workbench.formats.tables import comma_separated
from workbench.formats.writing import replacing
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import to_quotable
from workbench.wording import say

CSV, JSON = ".csv", ".json"
ENDINGS = (CSV, JSON)
UNREPEATED = ("seconds", "peak_bytes", "machine")
"""The columns that may differ in another run of the same experiment: time, memory and machine."""
_AS_IN_OUTCOME = ("status", "cost", "optimal", "start_h", "expanded", "generated", "reopened", "max_open")

Outcomes = Mapping[int, CaseOutcome]


def check_output(path: Path) -> None:
    """Raise Fault if the file name does not end in a known format."""
    if path.suffix.lower() not in ENDINGS:
        raise Fault("experiment-ending", name=to_quotable(str(path), 200), known=", ".join(ENDINGS))


def row(plan: Plan, case: Case, outcome: CaseOutcome, base: CaseOutcome | None) -> dict[str, Any]:
    """Return all values of a case by column name; `base`: the outcome of the first configuration."""
    configuration, run_environment = case.configuration, outcome.environment or environment()
    options = {name.replace("-", "_"): configuration.options.get(name) for name in algorithm_options()}
    return {
        "case": case.number + 1,
        "boards": plan.boards.source,
        **case.board.columns(),
        "algorithm": configuration.algorithm,
        "heuristic": configuration.heuristic,
        "order": configuration.order,
        **options,
        "max_expansions": plan.limits.expansions,
        "max_seconds": plan.limits.seconds,
        "max_memory": plan.limits.bytes,
        **{name: getattr(outcome, name) for name in _AS_IN_OUTCOME},
        **({"meets_optimum": case.board.meets_optimum(outcome)} if plan.boards.has_optima else {}),
        "branching": _rounded(outcome.branching),
        "penetrance": _rounded(outcome.penetrance),
        "ratio_to_first": _rounded(None if base is None else ratio(outcome, base)),
        "counts": outcome.counts,
        "limit": outcome.limit,
        "why": None if outcome.reason is None else say(outcome.reason),
        "moves": outcome.moves,
        "engine": outcome.engine,
        "files": " ".join(f"{name}={digest}" for name, digest in plan.own_files.items()) or None,
        **{name: run_environment[name] for name in VERSIONS},
        "seconds": round(outcome.seconds, 7),
        "peak_bytes": outcome.peak_bytes,
        "machine": run_environment["machine"],
    }


def rows(plan: Plan, outcomes: Outcomes) -> Iterator[dict[str, Any]]:
    """Yield the rows of the finished cases, in the order of the plan."""
    width = len(plan.configurations)
    for case in plan.cases():
        if case.number in outcomes:
            yield row(plan, case, outcomes[case.number], outcomes.get(case.number - case.number % width))


def summary_fields(plan: Plan, outcomes: Outcomes) -> dict[str, Any]:
    """Return the summaries and comparisons as JSON fields."""
    names = texts.code_names(plan.configurations)
    sentences = texts.sentences(plan, outcomes)
    checked = {"optima": texts.optimum_sentences(plan, outcomes)} if plan.boards.has_optima else {}
    return {
        **checked,
        "configurations": [
            {"name": names[one.number]} | {name: value for name, value in asdict(one).items() if name != "number"}
            for one in summaries(plan, outcomes)
        ],
        "comparisons": [
            {"name": names[one.number], "base": names[one.base], "boards": one.boards, "ratio": one.ratio}
            | {"mean_ratio": one.mean_ratio, "sentence": sentence}
            for one, sentence in zip(comparisons(plan, outcomes), sentences, strict=True)
        ],
    }


def fields(plan: Plan, outcomes: Outcomes) -> dict[str, Any]:
    """Return the complete experiment as one JSON object."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "cases": len(plan),
        "done": len(outcomes),
        "command": texts.command(plan),
        "environment": dict(environment()),
        "plan": plan.as_dict(),
        **summary_fields(plan, outcomes),
        "rows": [*rows(plan, outcomes)],
    }


def write(path: Path, plan: Plan, outcomes: Outcomes) -> None:
    """Write the results to a file, atomically. Raises Fault."""
    check_output(path)
    with replacing(path) as file:
        if path.suffix.lower() == JSON:
            json.dump(fields(plan, outcomes), file, ensure_ascii=False, indent=1)
            file.write("\n")
        else:
            file.writelines(comma_separated(table(plan, outcomes)))


def table(plan: Plan, outcomes: Outcomes) -> Iterator[Sequence[str]]:
    """Yield the column names, then a row for each finished case, with numbers in machine-readable form."""
    for number, values in enumerate(rows(plan, outcomes)):
        if not number:
            yield [*values]
        yield [_cell(value) for value in values.values()]


def _cell(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 6)
