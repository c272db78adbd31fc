"""`workbench.compare`, for notebooks and programs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

from workbench.api.sentences import with_sentences
from workbench.catalog.names import split_names
from workbench.catalog.options import OptionValue
from workbench.experiments import results, texts
from workbench.experiments.boards import ExperimentBoards, ListedBoard, join_boards, read_boards
from workbench.experiments.executors import Executor, Inline, Local
from workbench.experiments.experiment import Experiment, journal_path
from workbench.experiments.outcome import CaseOutcome
from workbench.experiments.plan import Plan, configurations
from workbench.experiments.statistics import Comparison, Summary, comparisons, summaries
from workbench.experiments.tables import Rows, board_table, summary_table
from workbench.formats.writing import remove
from workbench.own_code.isolation import with_isolation
from workbench.search.problem.limits import Limits
from workbench.search.problem.messages import Fault
from workbench.search.problem.status import Status
from workbench.tiles.pattern_databases.first_use import building_with, run_to_end
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import LAST, goal_board

OneOrMany = str | Sequence[OptionValue]
Source = str | Board
MAX_ROWS = 20
"""At most this many boards are shown individually in a notebook."""


class Compared:
    """The results of an experiment; a notebook shows its tables and sentences.

    Attributes: plan; outcomes, by case number.
    """

    def __init__(self, plan: Plan, outcomes: Mapping[int, CaseOutcome]) -> None:
        self.plan, self.outcomes = plan, outcomes

    @property
    def rows(self) -> list[dict[str, Any]]:
        """All values of each case by column name, in the order of the plan."""
        return [*results.rows(self.plan, self.outcomes)]

    @property
    def summaries(self) -> list[Summary]:
        """The summary of each configuration over all boards."""
        return summaries(self.plan, self.outcomes)

    @property
    def comparisons(self) -> list[Comparison]:
        """Each configuration compared with the first one, on the boards that both solved."""
        return comparisons(self.plan, self.outcomes)

    @property
    def sentences(self) -> list[str]:
        """The comparisons as sentences, and for scenarios whether the listed optima are met."""
        return texts.conclusions(self.plan, self.outcomes)

    def write(self, path: str | Path) -> None:
        """Write all results to a file, .csv or .json. Raises Fault."""
        results.write(Path(path), self.plan, self.outcomes)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.outcomes)

    def __str__(self) -> str:
        return "\n".join(self.sentences)

    def _repr_html_(self) -> str:
        few = len(self.plan.boards.boards) <= MAX_ROWS
        tables = [board_table(self.plan, self.outcomes)] if few else []
        paragraphs = "".join(f"<p>{escape(sentence)}</p>" for sentence in self.sentences)
        return "".join(map(_table, [*tables, summary_table(self.plan, self.outcomes)])) + paragraphs


@with_isolation
@with_sentences
def compare(
    boards: Source | Sequence[Source],
    algorithms: OneOrMany = "astar",
    heuristics: OneOrMany = (),
    *,
    goal: str | None = None,
    order: OneOrMany = (),
    engine: str | None = None,
    limits: Limits | None = None,
    jobs: int = 1,
    output: str | Path | None = None,
    **options: OneOrMany,
) -> Compared:
    """Solve every board with every configuration, and return the results. The first configuration is the base.

    `boards`: a board, its text, "korf", a file, "random:3x3 count=100 seed=1", or several of them; or scenarios on
    maps, "arena.map.scen" or "arena.map.scen:1-100". `algorithms`, `heuristics`, `order` and the algorithms' own
    options: a value, several values, or a text separated by commas. `jobs`: the number of processes; a program that
    uses more than one must be importable, with its work under `if __name__ == "__main__":`. `output`: a .csv or .json
    file for the results. Finished cases are stored beside it, so that the same call resumes an interrupted experiment.
    Pattern databases that take only seconds to build are built first, once. Raises Fault for invalid arguments.
    """
    lists = {name: _values(values) for name, values in options.items()}
    names, others, orders = (list(map(str, _values(one))) for one in (algorithms, heuristics, order))
    listed = _boards(boards, goal)
    chosen = configurations(names, others, orders, engine, listed.sample, **lists)
    plan = Plan(listed, chosen, limits or Limits())
    with building_with(run_to_end):
        plan.check()
    if output is not None:
        results.check_output(Path(output))
    executor: Any = Inline if jobs == 1 else partial(Local, jobs)
    experiment = _run_experiment(plan, executor, None if output is None else journal_path(Path(output)))
    compared = Compared(plan, experiment.outcomes)
    if output is not None:
        compared.write(output)
        remove(journal_path(Path(output)))
    return compared


def _run_experiment(plan: Plan, executor: type[Executor] | partial[Executor], journal: Path | None) -> Experiment:
    experiment = Experiment(plan, executor, journal)
    try:
        while experiment.status is Status.RUNNING:
            experiment.advance()
    finally:
        experiment.close()
    if experiment.reason is not None:
        raise Fault(experiment.reason.key, **experiment.reason.facts)
    return experiment


def _values(values: OneOrMany) -> list[Any]:
    if isinstance(values, str):
        return split_names(values)
    return [*values] if isinstance(values, Sequence) else [values]


def _boards(sources: Source | Sequence[Source], goal: str | None) -> ExperimentBoards:
    several = [sources] if isinstance(sources, str | Board) else [*sources]
    board_lists = [_read_source(one, goal) for one in several]
    if len(board_lists) > 1 and all(len(one.boards) == 1 for one in board_lists):
        listed = join_boards(board_lists)
        numbered = (replace(one, name=str(place)) for place, one in enumerate(listed.boards, 1))
        return replace(listed, boards=tuple(numbered))
    return join_boards(board_lists)


def _read_source(source: Source, goal: str | None) -> ExperimentBoards:
    if isinstance(source, str):
        return read_boards(source, goal)
    aim = goal_board(LAST if goal is None else goal, *source.shape)
    return ExperimentBoards(str(source), (ListedBoard("1", source, aim),))


def _table(rows: Rows) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in rows[0])
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows[1:])
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
