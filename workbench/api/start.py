"""Starting a search by names, and running one to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from workbench.api.configuration import Configuration
from workbench.api.engines import compiled_search, is_compiled, kernels_named
from workbench.api.result import Result, result
from workbench.api.run import ConfiguredRun
from workbench.api.sentences import with_sentences
from workbench.api.textbook import aimed, estimate_of, keywords, textbook_search
from workbench.catalog import OptionValue
from workbench.catalog.own_names import own_names
from workbench.catalog.problems import SHIPPED, shipped
from workbench.compiling import preparing
from workbench.own_code.isolation import current
from workbench.search.problem.limits import Limits, to_megabytes
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import (
    Heuristic,
    Ordered,
    Problem,
    Refutable,
    Reversible,
)
from workbench.search.problem.status import Status
from workbench.search.recording.recording import Recording
from workbench.search.running.slices import slices
from workbench.search.running.stepping import Search
from workbench.tiles.pattern_databases.first_use import building_with, run_to_end
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.collections import find, is_name
from workbench.tiles.puzzle.goal import LAST, goal_board
from workbench.tiles.puzzle.moves import MOVES
from workbench.tiles.puzzle.problem import TileProblem

SLICE_SECONDS = 0.05
UNRECORDED = 0
"""`records` of a search whose steps nobody will look at: recording them takes many times as long as searching."""
FIRST_EXPANSIONS = 2000
"""Expansions of the textbook engine before the compiled one is loaded."""

_COSTLY_TO_BEGIN = ("diskbfs",)
_loaded: set[preparing.Kernels] = set()
"""The kernels that are loaded."""

What = Board | str | Sequence[Any] | Problem[Any]
"""Everything that can be searched; see `start`."""

_BOARDS = (Board, str, Sequence)


@with_sentences
def start(
    what: What,
    algorithm: str | Configuration | None = None,
    heuristic: str | Heuristic[Any] | None = None,
    *,
    goal: Board | str | None = None,
    limits: Limits | None = None,
    search_anyway: bool = False,
    records: int | None = None,
    order: str | None = None,
    engine: str | None = None,
    **options: OptionValue,
) -> ConfiguredRun:
    """Return a run at its beginning.

    `what`: a board, its text, its tiles as a sequence, its name in a collection ("korf:1"), the name of another problem
    included in the program ("romania"), or a problem of your own; `heuristic` is then a function, or the name of a
    heuristic that the problem provides (None: its first one, else zero).
    `algorithm`: a name, or a complete configuration.
    `goal`: "last", "first" or a board; None is the named board's own goal, else "last".
    `limits`: what the run may use.
    `search_anyway`: search even if the goal is known to be unreachable; otherwise the run is finished at once, as
    UNSOLVABLE.
    `records`: the maximum number of records of a depth-first search. By default, one whose state is a path of at most
    1,000 moves has no such limit: it keeps the first records and rebuilds any others when they are read, which needs
    successors and estimates that are the same each time. Others record DEFAULT_RECORDS: those with tables, a closed
    list or several threads, and compiled `dfs` without a depth limit on more than six cells.
    `options`: the algorithm's own, such as `ties`, `weight`, `depth`, `start_bound`, `increment`, `repeated` or `test`.

    Raises Fault for unknown names, options that the algorithm does not have, and malformed boards.
    """
    if isinstance(what, str) and what in SHIPPED:
        what = shipped(what)
    if isinstance(algorithm, Configuration) and (isinstance(heuristic, str) or order or engine or options):
        raise TypeError("a Configuration says its heuristic, order, engine and options itself")
    name = None if callable(heuristic) else heuristic
    configuration = (
        algorithm
        if isinstance(algorithm, Configuration)
        else Configuration.of(algorithm, name, order, engine, None if isinstance(what, _BOARDS) else what, **options)
    )
    problem = _problem(what, goal, configuration.order)
    obstacle = configuration.entry.obstacle(problem)
    if obstacle is not None:
        raise Fault(obstacle.key, **obstacle.facts)
    if configuration.options.get("endgame") is not None and not isinstance(problem, Reversible):
        raise Fault("problem-one-direction", algorithm=configuration.algorithm)
    if callable(heuristic) and not configuration.entry.informed:
        raise Fault("option-foreign", option="heuristic", algorithm=configuration.algorithm)
    estimate = aimed(heuristic, problem, configuration) if callable(heuristic) else estimate_of(problem, configuration)
    _check_jobs(configuration)
    _check_table(configuration, limits or Limits())
    run = _run(problem, estimate, configuration, limits, records, _engine(problem, estimate, configuration))
    run.catalogued = not callable(heuristic)
    run.heuristic_name = configuration.heuristic if run.catalogued else _name(estimate, configuration)
    if not search_anyway and isinstance(problem, Refutable) and (reason := problem.refutation()) is not None:
        run.refuse(reason)
    return run


def solve(what: What, algorithm: str | Configuration | None = None, **options: Any) -> Result:
    """Search to the end and return the result. Takes the arguments of `start`; by default nothing is recorded.

    A pattern database that takes only seconds to build is built first, once.
    """
    with building_with(run_to_end):
        run = start(what, algorithm, **{"records": UNRECORDED, **options})
    if run.engine == "compiled":
        load_kernels(run)
    run.advance(FIRST_EXPANSIONS)
    compilation: preparing.Compilation | None = None
    try:
        if run.status is Status.RUNNING and may_be_compiled(run):
            if not preparing.compiled(*preparing.SEARCHES):
                compilation = preparing.Compilation(kernels_of(run))
                _advance_while_compiling(run, compilation)
            if compilation is None or compilation.first_ready:
                run = on_compiled_engine(run)
        for _ in slices(run, SLICE_SECONDS):
            pass
    finally:
        if compilation is not None:
            compilation.stop()
    return result(run)


def may_be_compiled(run: ConfiguredRun) -> bool:
    """Return whether a run would use the compiled engine if that were loaded."""
    requested, configuration = run.configuration.engine, run.configuration
    exists = is_compiled(run.problem, run.heuristic, configuration.algorithm, configuration.options)
    return requested == "auto" and run.engine == "textbook" and exists


def on_compiled_engine(run: ConfiguredRun) -> ConfiguredRun:
    """Return the same search, from its beginning, on the compiled engine, which may have to be loaded.

    It will do the same steps. If this engine does not support the search, or is not requested, the run itself is
    returned. Kernels that are not in the cache folder are compiled when they are called.
    """
    if not may_be_compiled(run):
        return run
    preparing.enable_partly()
    return compiled_again(run)


def compiled_again(run: ConfiguredRun) -> ConfiguredRun:
    """Return the same search, from its beginning, on the compiled engine with its kernels loaded.

    Only for a run that `may_be_compiled`. Later searches still begin on the textbook engine if the compiled one is not
    ready.
    """
    new_run = _again(run, "compiled")
    load_kernels(new_run)
    return new_run


def kernels_of(run: ConfiguredRun) -> preparing.Kernels:
    """Return the kernels that a run on the compiled engine needs."""
    configuration = run.configuration
    options = [name for name in ("transposition", "endgame") if configuration.options.get(name) is not None]
    recorded = run.records != UNRECORDED
    return *kernels_named(run.problem, configuration.algorithm, configuration.heuristic, recorded), *options


def _advance_while_compiling(run: ConfiguredRun, compilation: preparing.Compilation) -> None:
    """Advance a run until its kernels are compiled."""
    for _ in slices(run, SLICE_SECONDS):
        if compilation.first_ready or not compilation.running:
            return


def load_kernels(run: ConfiguredRun) -> None:
    """Load the kernels that a run will call, so that its time does not include that: one expansion by another run."""
    recorded = run.records != UNRECORDED
    search = kernels_named(run.problem, run.configuration.algorithm, run.heuristic_name, recorded)
    if search in _loaded or run.configuration.algorithm in _COSTLY_TO_BEGIN or _has_tables(run.configuration):
        return
    _again(run, run.engine).advance(1)
    _loaded.add(search)


def _has_tables(configuration: Configuration) -> bool:
    return any(configuration.options.get(name) is not None for name in ("transposition", "endgame"))


def restarted(run: ConfiguredRun) -> ConfiguredRun:
    """Return the same search, from its beginning, even if its goal is unreachable; it will do the same steps."""
    return _again(run, _engine(run.problem, run.heuristic, run.configuration))


def _again(run: ConfiguredRun, engine: str) -> ConfiguredRun:
    new_run = _run(run.problem, run.heuristic, run.configuration, run.limits, run.records, engine)
    new_run.catalogued, new_run.heuristic_name = run.catalogued, run.heuristic_name
    return new_run


def _problem(what: What, goal: Board | str | None, order: str) -> Problem[Any]:
    if not isinstance(what, _BOARDS):
        return what.ordered(order) if isinstance(what, Ordered) and order != MOVES else what
    board, own_goal = _board(what)
    goal = goal or own_goal or LAST
    target = goal if isinstance(goal, Board) else goal_board(goal, board.rows, board.columns)
    return TileProblem(board, target, order)


def _board(what: Board | str | Sequence[Any]) -> tuple[Board, Board | None]:
    """Return the board that is meant, and the goal that its name implies, or None."""
    if isinstance(what, Board):
        return what, None
    if isinstance(what, str) and is_name(what):
        named = find(what.strip())
        return named.board, named.goal
    return Board.parse(what if isinstance(what, str) else str(tuple(what))), None


def _check_jobs(configuration: Configuration) -> None:
    """Raise Fault if several threads are requested, but not supported."""
    if configuration.options.get("jobs", 1) == 1:
        return
    if configuration.engine == "textbook":
        raise Fault("jobs-textbook")
    if _has_tables(configuration):
        raise Fault("jobs-tables")


def _check_table(configuration: Configuration, limits: Limits) -> None:
    """Raise Fault if a transposition table would leave too little memory for the search."""
    table_bytes = configuration.options.get("transposition")
    if table_bytes is not None and int(table_bytes) > limits.room // 2:
        raise Fault("transposition-large", megabytes=to_megabytes(int(table_bytes)), most=to_megabytes(limits.room))


def _name(estimate: Heuristic[Any], configuration: Configuration) -> str | None:
    if not configuration.entry.informed:
        return None
    estimate = getattr(estimate, "forwards", estimate)
    return str(getattr(estimate, "__name__", type(estimate).__name__))


def _run(
    problem: Problem[Any],
    estimate: Heuristic[Any],
    configuration: Configuration,
    limits: Limits | None,
    records: int | None,
    engine: str,
) -> ConfiguredRun:
    limits, entry = limits or Limits(), configuration.entry
    recording: Recording[Any]
    search: Search
    run: ConfiguredRun | None = None
    if engine == "compiled":
        recording, search = compiled_search(
            problem, estimate, entry.name, limits.room, records, **keywords(configuration)
        )
    elif own_names(problem, configuration.heuristic, configuration.algorithm) and (process := current()) is not None:
        from workbench.api.own_search import OwnRun, OwnSearch

        recording = entry.recording.begun(problem, records)
        search = OwnSearch(process, problem, configuration, recording, records)
        run = OwnRun(problem, recording, search, limits)
    else:
        recording, search = textbook_search(problem, estimate, configuration, records)
    run = run or ConfiguredRun(problem, recording, search, limits)
    run.configuration, run.heuristic, run.engine, run.records = configuration, estimate, engine, records
    return run


def _engine(problem: Problem[Any], estimate: Heuristic[Any], configuration: Configuration) -> str:
    """Return the engine to use: the compiled one if it supports the search and is requested, or loaded."""
    requested = configuration.engine
    exists = is_compiled(problem, estimate, configuration.algorithm, configuration.options)
    if requested == "compiled" and not exists:
        raise Fault("engine-missing", algorithm=configuration.algorithm)
    if not exists or requested == "textbook":
        return "textbook"
    # Large tables are too slow for the textbook engine, even for the first expansions.
    tables = _has_tables(configuration)
    if requested == "auto" and tables and preparing.compiled(*preparing.SEARCHES) and not preparing.ready():
        preparing.enable()
    return "compiled" if requested == "compiled" or preparing.ready() else "textbook"
