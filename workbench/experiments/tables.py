"""The tables of an experiment as texts: one with a row per board, one with a row per configuration."""

from __future__ import annotations

from collections.abc import Mapping

from workbench.experiments import texts
from workbench.experiments.outcome import CaseOutcome
from workbench.experiments.plan import Plan
from workbench.experiments.statistics import Summary, comparisons, ratio, summaries
from workbench.wording import number, text
from workbench.wording.heuristics import heuristic_text

ABSENT = "–"
Rows = list[list[str]]


def board_table(plan: Plan, outcomes: Mapping[int, CaseOutcome]) -> Rows:
    """Return the nodes that each configuration expanded on each board, the lowest cost found, and the ratios.

    The first row contains the column names. For a board that a configuration did not solve, its status is shown.
    """
    names = texts.names(plan.configurations)
    width = len(names)
    ratios = [text("experiment-column-ratio-to", base=names[0], name=name) for name in names[1:]]
    table = [[text("experiment-column-board"), text("experiment-column-cost"), *names, *ratios]]
    for place, board in enumerate(plan.boards.boards):
        row_outcomes = [outcomes.get(place * width + number) for number in range(width)]
        costs = [one.cost for one in row_outcomes if one is not None and one.cost is not None]
        base = row_outcomes[0]
        factors = [_factor(None if one is None or base is None else ratio(one, base)) for one in row_outcomes[1:]]
        cost = number(min(costs)) if costs else ABSENT
        table.append([str(board.board), cost, *map(outcome_text, row_outcomes), *factors])
    return table


def outcome_text(outcome: CaseOutcome | None) -> str:
    """Return the number of expanded nodes if a solution was found, else the status."""
    if outcome is None:
        return ABSENT
    return number(outcome.expanded) if outcome.solved else text(f"status-{outcome.status}")


def configuration_table(plan: Plan) -> Rows:
    """Return the complete configurations. The first row contains the column names."""
    names = texts.names(plan.configurations)
    table = [
        [
            text("experiment-column-configuration"),
            text("option-algorithm"),
            text("option-heuristic"),
            text("experiment-column-options"),
            text("option-order"),
            text("option-engine"),
        ]
    ]
    for name, one in zip(names, plan.configurations, strict=True):
        options = ", ".join(
            f"{option}={value}" for option, value in one.options.items() if value is not None and option != "jobs"
        )
        heuristic = heuristic_text(one.heuristic) if one.heuristic is not None else ABSENT
        algorithm = text(f"algorithm-{one.algorithm}")
        table.append([name, algorithm, heuristic, options or ABSENT, one.order, one.engine])
    return table


def summary_table(plan: Plan, outcomes: Mapping[int, CaseOutcome]) -> Rows:
    """Return the statistics of each configuration over all boards. The first row contains the column names."""
    names = texts.names(plan.configurations)
    versus = {one.number: one.ratio for one in comparisons(plan, outcomes)}
    table = [[*summary_columns()]]
    for one in summaries(plan, outcomes):
        factor = text("experiment-base") if one.number == 0 else _factor(versus.get(one.number))
        table.append([names[one.number], *summary_cells(one), factor])
    return table


def summary_columns() -> tuple[str, ...]:
    """Return the column names of `summary_table`."""
    return (
        text("experiment-column-configuration"),
        text("experiment-column-solved"),
        text("experiment-column-cost-median"),
        text("experiment-column-expanded-median"),
        text("experiment-column-expanded-mean"),
        text("experiment-column-generated-median"),
        text("experiment-column-generated-mean"),
        text("experiment-column-seconds-median"),
        text("experiment-column-seconds-mean"),
        text("experiment-column-branching"),
        text("experiment-column-penetrance"),
        text("experiment-column-factor"),
    )


def summary_cells(one: Summary) -> list[str]:
    """Return the cells of a row of `summary_table` between the name and the ratio."""
    return [
        text("experiment-solved-of", solved=one.solved, done=one.done),
        _number_text(one.cost, 1),
        _number_text(one.expanded, 1),
        _number_text(one.mean_expanded, 1),
        _number_text(one.generated, 1),
        _number_text(one.mean_generated, 1),
        _number_text(None if one.seconds is None else 1000 * one.seconds, 3),
        _number_text(None if one.mean_seconds is None else 1000 * one.mean_seconds, 3),
        _number_text(one.branching, 3),
        _number_text(one.penetrance, 4),
    ]


def _factor(value: float | None) -> str:
    return ABSENT if value is None else text("experiment-factor" if value >= 1 else "experiment-fraction", value=value)


def _number_text(value: float | None, decimals: int) -> str:
    return ABSENT if value is None else number(value, decimals)
