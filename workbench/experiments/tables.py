"""The tables of an experiment as texts: one with a row per board, one with a row per configuration."""

from __future__ import annotations

from collections.abc import Mapping

from workbench.experiments import texts
from workbench.experiments.outcome import CaseOutcome
from workbench.experiments.plan import Plan
from workbench.experiments.statistics import Summary, comparisons, ratio, summaries
from workbench.wording import fraction, number, text
from workbench.wording.algorithms import algorithm_text
from workbench.wording.heuristics import heuristic_text
from workbench.wording.options import engine_texts

ABSENT = "–"
Rows = list[list[str]]


def board_table(plan: Plan, outcomes: Mapping[int, CaseOutcome]) -> Rows:
    """Return the nodes that each configuration expanded on each board, the lowest cost found, and the ratios.

    For scenarios the listed optimum is there too.
    The first row contains the column names. For a board that a configuration did not solve, its status is shown.
    """
    names = texts.names(plan)
    width = len(names)
    ratios = [text("experiment-column-ratio-to", base=names[0], name=name) for name in names[1:]]
    listed = plan.boards.has_optima
    of_scenarios = "experiment-column-scenario", "experiment-column-optimum", "experiment-column-length"
    titles = of_scenarios if listed else ("experiment-column-board", "experiment-column-cost")
    table = [[*map(text, titles), *names, *ratios]]
    for place, board in enumerate(plan.boards.boards):
        row_outcomes = [outcomes.get(place * width + number) for number in range(width)]
        costs = [one.cost for one in row_outcomes if one is not None and one.cost is not None]
        base = row_outcomes[0]
        factors = [_factor(None if one is None or base is None else ratio(one, base)) for one in row_outcomes[1:]]
        cost = (texts.length if listed else number)(min(costs)) if costs else ABSENT
        optimum = [texts.length(board.optimum)] if listed else []
        table.append([board.label, *optimum, cost, *map(outcome_text, row_outcomes), *factors])
    return table


def outcome_text(outcome: CaseOutcome | None) -> str:
    """Return the number of expanded nodes, a dash if it is not known, if a solution was found; else the status."""
    if outcome is None:
        return ABSENT
    return _number_text(outcome.expanded, 0) if outcome.solved else text(f"status-{outcome.status}")


def configuration_table(plan: Plan) -> Rows:
    """Return the complete configurations. The first row contains the column names."""
    names = texts.names(plan)
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
        options = ", ".join(texts.option_texts(one))
        heuristic = heuristic_text(one.heuristic, "", plan.boards.sample) if one.heuristic is not None else ABSENT
        algorithm = algorithm_text(one.algorithm)
        table.append(
            [name, algorithm, heuristic, options or ABSENT, texts.order_text(one.order), engine_texts()[one.engine]]
        )
    return table


def summary_table(plan: Plan, outcomes: Mapping[int, CaseOutcome]) -> Rows:
    """Return the statistics of each configuration over all boards. The first row contains the column names."""
    names = texts.names(plan)
    versus = {one.number: one.ratio for one in comparisons(plan, outcomes)}
    table = [[*_summary_columns(plan)]]
    for one in summaries(plan, outcomes):
        factor = text("experiment-base") if one.number == 0 else _reduction(versus.get(one.number))
        table.append([names[one.number], *_summary_cells(one), factor])
    return table


def _summary_columns(plan: Plan) -> tuple[str, ...]:
    return (
        text("experiment-column-configuration"),
        text("experiment-column-solved"),
        text("experiment-median-of", value=text(texts.key_of(plan, "experiment-column-summary-cost"))),
        *(
            statistic
            for value in (
                text("experiment-column-summary-expanded"),
                text("experiment-column-summary-generated"),
                text("experiment-column-summary-seconds"),
            )
            for statistic in (text("experiment-median-of", value=value), text("experiment-mean-of", value=value))
        ),
        text("experiment-median-of", value=text("experiment-column-branching")),
        text("experiment-median-of", value=text("experiment-column-penetrance")),
        text("experiment-total-of", value=text("experiment-column-factor")),
    )


def _summary_cells(one: Summary) -> list[str]:
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


def _reduction(value: float | None) -> str:
    """Return a ratio of totals with the figure of its sentence in `texts`: 1⁄14 if 14 times as many were expanded."""
    if value is None:
        return ABSENT
    key = "experiment-reduction" if value >= 1 else "experiment-reduction-below"
    return text(key, times=texts.times(value if value >= 1 else 1 / value))


def _factor(value: float | None) -> str:
    return ABSENT if value is None else text("experiment-factor" if value >= 1 else "experiment-fraction", value=value)


def _number_text(value: float | None, decimals: int) -> str:
    return ABSENT if value is None else fraction(value, decimals)
