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
from workbench.cli.report import progress
from workbench.formats.entry import read_entry
from workbench.formats.problem_input import ProblemInput
from workbench.formats.run_line import read_configuration
from workbench.formats.writing import check_writable
from workbench.search.problem.map_shape import HasMap
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Problem
from workbench.search.problem.status import Status
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import read_shape, to_quotable
from workbench.tiles.puzzle.goal import LAST, goal_board
from workbench.tiles.puzzle.problem import TileProblem
from workbench.tiles.state_space.space import StateSpace, check_size, state_space
from workbench.wording import text
from workbench.wording.spaces import space_title

ENDINGS = (".png", ".svg")
SPACE, MAP = "space", "map"
MOST = 6
"""The maximum number of searches in a picture."""
_SIZE = (1280, 800)
_DEFAULTS = {
    SPACE: "bfs; astar misplaced; astar manhattan; astar linear-conflict",
    MAP: "ucs; greedy; astar",
}


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
    ) -> None:
        """Write the picture of searches of one problem, a small board or a map, at a step; None: at the end.

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
    if options.kind not in _DEFAULTS:
        raise Fault("option-choice", option="KIND", value=to_quotable(options.kind), known=", ".join(_DEFAULTS))
    path = Path(options.out)
    if path.suffix.lower() not in ENDINGS:
        raise Fault("cli-picture-ending", name=to_quotable(options.out), known=", ".join(ENDINGS))
    size, step = pixels(options.size, _SIZE), integer("step", options.step, 0)
    problem, title = _space(options) if options.kind == SPACE else _map(options)
    configurations = read_configurations(options.compare or _DEFAULTS[options.kind], problem)
    check_writable(path)
    runs = []
    with interruption() as interrupted:
        for configuration in configurations:
            runs.append(_searched(problem, configuration, step))
            if interrupted.is_set():
                return EXIT[Status.CANCELLED]
    draw(path, title, runs, size=size, theme=options.theme, step=step)
    return 0


def _searched(problem: Problem[Any], configuration: Configuration, step: int | None) -> ConfiguredRun:
    """Return the search after `step` expansions, None: at its end."""
    search = api.start(problem, configuration)
    if step is None or step > FIRST_EXPANSIONS:
        search = on_fastest_engine(search)
    drive(
        search,
        lambda seconds: progress(search, seconds),
        until=lambda: step is not None and search.recording.published.steps >= step,
    )
    return search


def _space(options: Namespace) -> tuple[Problem[Any], str]:
    """Return the search of a board, by default the first of those that are farthest from the goal, and the title."""
    if options.moves is not None:
        raise Fault("picture-space-moves")
    shape = read_shape(options.what)
    check_size(*shape)
    goal = goal_board(options.goal or LAST, *shape)
    space = state_space(goal)
    start = _farthest(space) if options.start is None else Board.parse(options.start, shape)
    problem = TileProblem(start, goal)
    if (refutation := problem.refutation()) is not None:
        raise Fault(refutation.key, **refutation.facts)
    return problem, space_title(problem, space)


def _farthest(space: StateSpace) -> Board:
    last = space.by_place[space.begins[-1] :]
    return Board(*space.goal.shape, min(tuple(space.state(one)) for one in last.tolist()))


def _map(options: Namespace) -> tuple[Problem[Any], str]:
    chosen = read_entry(options.what, (ProblemInput,)).ruled(options.moves).between(options.start, options.goal)
    if not isinstance(chosen.problem, HasMap):
        raise Fault("picture-no-map", problem=chosen.local_title)
    return chosen.problem, chosen.local_title


def read_configurations(written: str, problem: Problem[Any]) -> list[Configuration]:
    """Return the searches of a picture, separated by semicolons. Raises Fault."""
    parts = [part for part in written.split(";") if part.strip()]
    if not 1 <= len(parts) <= MOST:
        raise Fault("picture-count", count=len(parts), most=MOST)
    return [read_configuration(part, problem) for part in parts]
