"""Statistics over the outcomes of an experiment: of each configuration, and of each compared with the first one."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, median

from workbench.experiments.outcome import CaseOutcome
from workbench.experiments.plan import Plan
from workbench.search.problem.status import Status


@dataclass(frozen=True)
class Summary:
    """The statistics of a configuration over all boards; values are None if it solved none.

    Attributes:
        number: of the configuration in the plan. done, solved, unsolvable, limited, failed: numbers of cases.
        expanded, generated, seconds, cost, max_open: medians over the boards that it solved, where they are known.
        mean_expanded, mean_generated, mean_seconds: geometric means over them.
        branching, penetrance: medians of the effective branching factor and of penetrance.
        total_expanded: over all boards, including unsolved ones; None if a number is unknown.
    """

    number: int
    done: int
    solved: int
    unsolvable: int
    limited: int
    failed: int
    cost: float | None
    expanded: float | None
    mean_expanded: float | None
    generated: float | None
    mean_generated: float | None
    max_open: float | None
    seconds: float | None
    mean_seconds: float | None
    branching: float | None
    penetrance: float | None
    total_expanded: int | None


@dataclass(frozen=True)
class Comparison:
    """One configuration compared with another on the boards that both solved with a known number of expanded nodes.

    Attributes:
        number, base: of the configurations in the plan. boards: how many both solved.
        ratio: how many times fewer nodes it expanded than the base, over all those boards together; below 1 if it
            expanded more. mean_ratio: the geometric mean of the boards' ratios. Both are None if
            there is no such board, or no node was expanded.
    """

    number: int
    base: int
    boards: int
    ratio: float | None
    mean_ratio: float | None


def summaries(plan: Plan, outcomes: Mapping[int, CaseOutcome]) -> list[Summary]:
    """Return the statistics of each configuration over its finished cases."""
    return [
        _summary(number, [*outcomes_by_board(plan, outcomes, number).values()])
        for number in range(len(plan.configurations))
    ]


def comparisons(plan: Plan, outcomes: Mapping[int, CaseOutcome], base: int = 0) -> list[Comparison]:
    """Return the comparison of each other configuration with the base."""
    others = (number for number in range(len(plan.configurations)) if number != base)
    return [comparison(plan, outcomes, number, base) for number in others]


def comparison(plan: Plan, outcomes: Mapping[int, CaseOutcome], number: int, base: int) -> Comparison:
    ours, theirs = (outcomes_by_board(plan, outcomes, one) for one in (number, base))
    both = (board for board, outcome in ours.items() if outcome.solved and board in theirs and theirs[board].solved)
    counts = ((ours[board].expanded, theirs[board].expanded) for board in both)
    pairs = [(own, other) for own, other in counts if own is not None and other is not None]
    total, total_base = (sum(column) for column in zip(*pairs, strict=True)) if pairs else (0, 0)
    ratios = [base_expanded / expanded for expanded, base_expanded in pairs if expanded and base_expanded]
    return Comparison(
        number, base, len(pairs), total_base / total if total and total_base else None, _geometric(ratios)
    )


def ratio(outcome: CaseOutcome, base: CaseOutcome) -> float | None:
    """Return how many times fewer nodes were expanded than in the base, if both solved the board; else None."""
    if not (outcome.solved and base.solved and outcome.expanded) or base.expanded is None:
        return None
    return base.expanded / outcome.expanded


def outcomes_by_board(plan: Plan, outcomes: Mapping[int, CaseOutcome], configuration: int) -> dict[int, CaseOutcome]:
    """Return the outcomes of a configuration by board number, in the order of the plan."""
    numbers = range(configuration, len(plan), len(plan.configurations))
    return {board: outcomes[number] for board, number in enumerate(numbers) if number in outcomes}


def _summary(number: int, cases: Sequence[CaseOutcome]) -> Summary:
    solved = [outcome for outcome in cases if outcome.solved]
    expanded = [outcome.expanded for outcome in cases]
    known = [one for one in expanded if one is not None]
    count = {status: sum(outcome.status == status.value for outcome in cases) for status in Status}
    return Summary(
        number=number,
        done=len(cases),
        solved=len(solved),
        unsolvable=count[Status.UNSOLVABLE],
        limited=count[Status.LIMIT],
        failed=count[Status.FAILED],
        cost=_median(solved, lambda outcome: outcome.cost),
        expanded=_median(solved, lambda outcome: outcome.expanded),
        mean_expanded=_geometric(outcome.expanded for outcome in solved),
        generated=_median(solved, lambda outcome: outcome.generated),
        mean_generated=_geometric(outcome.generated for outcome in solved),
        max_open=_median(solved, lambda outcome: outcome.max_open),
        seconds=_median(solved, lambda outcome: outcome.seconds),
        mean_seconds=_geometric(outcome.seconds for outcome in solved),
        branching=_median(solved, lambda outcome: outcome.branching),
        penetrance=_median(solved, lambda outcome: outcome.penetrance),
        total_expanded=sum(known) if len(known) == len(expanded) else None,
    )


def _median(outcomes: Iterable[CaseOutcome], value: Callable[[CaseOutcome], float | None]) -> float | None:
    values = [result for outcome in outcomes if (result := value(outcome)) is not None]
    return median(values) if values else None


def _geometric(values: Iterable[float | None]) -> float | None:
    """Return the geometric mean of the known values above 0, None if there are none."""
    logs = [math.log(value) for value in values if value]
    return math.exp(fmean(logs)) if logs else None
