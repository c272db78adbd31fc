"""`picture`: several searches beside each other in one picture, on a whole state space or on a map."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from workbench import api
from workbench.api import Configuration, ConfiguredRun
from workbench.api.start import FIRST_EXPANSIONS
from workbench.cli.arguments import Parser, integer, pixels
from workbench.cli.driving import drive, interruption
from workbench.cli.engine import on_fastest_engine
from workbench.cli.printing import EXIT
from workbench.cli.problem_arguments import name_scenario, names_problem
from workbench.cli.report import hint, progress
from workbench.formats.board_argument import board_argument
from workbench.formats.entry import read_entry
from workbench.formats.problem_input import ProblemInput, local_ends
from workbench.formats.run_line import read_configuration
from workbench.formats.writing import check_writable
from workbench.search.problem.map_shape import HasMap
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Problem
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import Shape, read_shape, size_text, to_quotable
from workbench.tiles.puzzle.goal import LAST, goal_board
from workbench.tiles.puzzle.problem import TileProblem
from workbench.tiles.state_space.light import can_be_lit
from workbench.tiles.state_space.space import MAX_CELLS, StateSpace, state_space
from workbench.wording import text
from workbench.wording.spaces import space_title

ENDINGS = (".png", ".svg")
SPACE, MAP = "space", "map"
_LARGE = "large"
MOST = 6
"""The maximum number of searches in a picture."""
_SIZE = (1280, 800)
_DEFAULTS = {
    SPACE: "bfs; astar misplaced; astar manhattan; astar linear-conflict",
    _LARGE: "astar manhattan; astar linear-conflict; wastar manhattan weight=2; greedy manhattan",
    MAP: "ucs; greedy; astar",
}
"""The searches that are compared by default: of a small board, of a larger one, and of any other problem."""


class PictureWriter(Protocol):
    """Draws the picture; implemented in `ui`, which this layer does not import."""

    def __call__(
        self,
        path: Path,
        title: str,
        runs: Sequence[ConfiguredRun],
        *,
        size: tuple[int, int],
        theme: str | None,
        step: int | None,
        mapped: bool,
    ) -> None:
        """Write the picture of searches of one problem at a step; None: at the end.

        `mapped`: on the map; otherwise the state space, or, if that is large, the nodes by g and h.

        Raises Fault.
        """


def add_arguments(parser: Parser) -> None:
    parser.operand("KIND", text("cli-help-picture-kind"))
    parser.operand("WHAT", text("cli-help-picture-what"))
    parser.operand("OUT", text("cli-help-picture-out", known=", ".join(ENDINGS)))
    parser.value("--compare", "…", text("cli-help-picture-compare", most=MOST, example=_DEFAULTS[SPACE]))
    parser.value("--start", "S", text("cli-help-picture-start"))
    parser.value("--goal", "G", text("cli-help-picture-goal"))
    parser.value("--moves", "M", text("cli-help-move-rule"))
    parser.value("--step", "N", text("cli-help-picture-step"))
    parser.value("--theme", "T", text("cli-help-film-theme"))
    parser.value("--size", "WxH", text("cli-help-picture-size"))


def run(options: Namespace, draw: PictureWriter) -> int:
    """Run the searches and write the picture. Raises Fault."""
    if options.kind not in (SPACE, MAP):
        raise Fault("option-choice", option="KIND", value=to_quotable(options.kind), known=f"{SPACE}, {MAP}")
    path = Path(options.out)
    if path.suffix.lower() not in ENDINGS:
        raise Fault("cli-picture-ending", name=to_quotable(options.out), known=", ".join(ENDINGS))
    size, step = pixels(options.size, _SIZE), integer("step", options.step, 0)
    problem, title = _space(options) if options.kind == SPACE else _map(options)
    configurations = read_configurations(options.compare or _DEFAULTS[_usual(problem)], problem)
    check_writable(path)
    runs = []
    with interruption() as interrupted:
        for configuration in configurations:
            runs.append(_searched(problem, configuration, step))
            if interrupted.is_set():
                return EXIT[Status.CANCELLED]
    draw(path, title, runs, size=size, theme=options.theme, step=step, mapped=options.kind == MAP)
    return 0


def _usual(problem: Problem[Any]) -> str:
    if not isinstance(problem, TileProblem):
        return MAP
    return SPACE if can_be_lit(problem) else _LARGE


def _searched(problem: Problem[Any], configuration: Configuration, step: int | None) -> ConfiguredRun:
    """Return the search after `step` expansions, None: at its end."""
    search = api.start(problem, configuration)
    if step is None or step > FIRST_EXPANSIONS:
        search = on_fastest_engine(search)
    drive(
        search,
        lambda seconds: progress(search, seconds),
        until=lambda: step is not None and search.recording.published.steps >= step,
        hint=hint(search, "--step"),
    )
    return search


def _space(options: Namespace) -> tuple[Problem[Any], str]:
    """Return the search, and the title; a small board is by default one of those that are farthest from the goal."""
    if names_problem(options.what):
        return _chosen(options).problem, ""
    if options.moves is not None:
        raise Fault("picture-space-moves")
    shape = read_shape(options.what)
    if options.start is not None:
        start, goal = _boards(options, shape)
    elif shape[0] * shape[1] > MAX_CELLS:
        raise Fault("picture-space-start", size=size_text(*shape))
    else:
        goal = goal_board(options.goal or LAST, *shape)
        start = _farthest(state_space(goal))
    problem = TileProblem(start, goal)
    if (refutation := problem.refutation()) is not None:
        raise Fault(refutation.key, **refutation.facts)
    return problem, space_title(problem, state_space(goal) if can_be_lit(problem) else None)


def _boards(options: Namespace, shape: Shape) -> tuple[Board, Board]:
    """Return the start that is given, as text or by a name, and its goal."""
    if not any(map(str.isalpha, options.start)):
        return Board.parse(options.start, shape), goal_board(options.goal or LAST, *shape)
    named = board_argument(options.start)
    if named.board.shape != shape:
        raise Fault("board-shape-other", found=size_text(*named.board.shape), wanted=size_text(*shape))
    return named.board, named.aim(options.goal)


def _farthest(space: StateSpace) -> Board:
    last = space.by_place[space.begins[-1] :]
    return Board(*space.goal.shape, min(tuple(space.state(one)) for one in last.tolist()))


def _chosen(options: Namespace) -> ProblemInput:
    chosen = read_entry(options.what, (ProblemInput,)).ruled(options.moves).between(options.start, options.goal)
    name_scenario(chosen.given)
    return chosen


def _map(options: Namespace) -> tuple[Problem[Any], str]:
    chosen = _chosen(options)
    if not isinstance(chosen.problem, HasMap):
        raise Fault("picture-no-map", problem=chosen.local_title)
    start, goals = local_ends(chosen.problem)
    return chosen.problem, text("picture-map-title", problem=chosen.local_title, start=start, goal=", ".join(goals))


def read_configurations(written: str, problem: Problem[Any]) -> list[Configuration]:
    """Return the searches of a picture, separated by semicolons. Raises Fault."""
    parts = [part for part in written.split(";") if part.strip()]
    if not 1 <= len(parts) <= MOST:
        raise Fault("picture-count", count=len(parts), most=MOST)
    return [read_configuration(part, problem) for part in parts]
