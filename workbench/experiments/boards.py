"""The boards of an experiment, or the searches of a file of scenarios, described in one line each.

korf                                    a collection, or one board of it (korf:1)
boards.txt                              a file: one board per line, or my boards (.json)
1 2 3/4 0 6/7 5 8                       the text of a board
random:3x3 count=1000 seed=42           boards of a size, uniformly distributed
random:4x4 count=20 seed=42 walk=30     a random walk of 30 moves from the goal
random:3x3 count=20 seed=42 moves=22    exactly 22 moves from the goal
arena.map.scen:1-100                    the searches of a file of scenarios, all or some of them
"""

from __future__ import annotations

import secrets
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from workbench.experiments.outcome import CaseOutcome
from workbench.experiments.scenarios import ListedScenario, listed, read_scenario
from workbench.formats.board_input import BoardInput
from workbench.formats.board_list import BoardList
from workbench.formats.entry import Kinds, read_entry
from workbench.formats.random_boards import RandomBoards
from workbench.formats.scenarios import Scenarios
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Problem
from workbench.search.running.generators import run_to_end
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import LAST, goal_board, goal_name
from workbench.tiles.puzzle.problem import TileProblem
from workbench.tiles.puzzle.scramble import scrambles
from workbench.tiles.state_space.generator import GeneratedBoard, at_distance

_SOURCES: Kinds[RandomBoards | Scenarios | BoardList | BoardInput] = (RandomBoards, Scenarios, BoardList, BoardInput)


@dataclass(frozen=True, slots=True)
class ListedBoard:
    """A board of an experiment, with its name (or its number in its source) and its goal."""

    name: str
    board: Board
    goal: Board

    @property
    def label(self) -> str:
        """The text of the board."""
        return str(self.board)

    @property
    def aim(self) -> Board:
        """What the heuristics depend on."""
        return self.goal

    @property
    def optimum(self) -> None:
        """No optimal cost is listed."""

    @property
    def sample(self) -> None:
        """None: what can be searched as boards can."""

    @property
    def maps(self) -> dict[str, str]:
        """No maps are needed."""
        return {}

    def problem(self, order: str) -> TileProblem:
        return TileProblem(self.board, self.goal, order)

    def columns(self) -> dict[str, Any]:
        """Return what the results say of it, by column name."""
        return {"name": self.name, "board": str(self.board), "goal": goal_name(self.goal)}

    def as_dict(self) -> dict[str, Any]:
        """Return the JSON fields."""
        return {"name": self.name, "board": str(self.board), "goal": str(self.goal)}

    def meets_optimum(self, _outcome: CaseOutcome) -> None:
        """Return None: there is nothing to meet."""


Listed = ListedBoard | ListedScenario


def read_listed(fields: Mapping[str, Any], maps: Mapping[str, str]) -> Listed:
    """Return the board or scenario with these fields of `as_dict`; `maps`: by key.

    Raises Fault, KeyError, TypeError or ValueError if it is not valid.
    """
    if "board" in fields:
        return ListedBoard(str(fields["name"]), Board.parse(fields["board"]), Board.parse(fields["goal"]))
    return read_scenario(fields, str(maps[fields["map_key"]]))


@dataclass(frozen=True)
class ExperimentBoards:
    """Boards, or scenarios, and their source, which includes the seed, so that it yields the same boards again."""

    source: str
    boards: tuple[Listed, ...]

    @property
    def sample(self) -> Problem[Any] | None:
        """A problem with the heuristics of all of them; None: they are boards."""
        return self.boards[0].sample if self.boards else None

    @property
    def has_optima(self) -> bool:
        """Whether optimal costs are listed."""
        return self.sample is not None


def read_boards(source: str, goal: str | None = None) -> ExperimentBoards:
    """Return the boards of `source`, in the form above; `goal` replaces their own goals. Raises Fault."""
    return run_to_end(read_boards_in_pieces(source, goal))


def read_boards_in_pieces(source: str, goal: str | None = None) -> Generator[None, None, ExperimentBoards]:
    """Do what `read_boards` does, in small pieces: yields after each, and returns the boards."""
    source = source.strip()
    match read_entry(source, _SOURCES):
        case RandomBoards() as spec:
            return (yield from _random(spec, goal))
        case Scenarios() as scenarios:
            return ExperimentBoards(source, (yield from listed(scenarios)))
        case BoardList(boards):
            return ExperimentBoards(source, tuple(_listed(*one, goal) for one in boards))
        case BoardInput(board, own):
            name = source if any(map(str.isalpha, source)) else "1"
            return ExperimentBoards(source, (_listed(name, board, own, goal),))


def join_boards(all_boards: Sequence[ExperimentBoards]) -> ExperimentBoards:
    """Return the boards of several sources one after the other; their sources are joined by `; `.

    Raises Fault if some are boards and others scenarios.
    """
    if len(all_boards) == 1:
        return all_boards[0]
    if len({one.sample for one in all_boards}) > 1:
        raise Fault("experiment-mixed")
    source = "; ".join(one.source for one in all_boards)
    return ExperimentBoards(source, tuple(board for one in all_boards for board in one.boards))


def _listed(name: str, board: Board, own: Board | None, goal: str | None) -> ListedBoard:
    aim = goal_board(goal, *board.shape) if goal is not None else own or goal_board(LAST, *board.shape)
    return ListedBoard(name, board, aim)


def _random(spec: RandomBoards, goal: str | None) -> Generator[None, None, ExperimentBoards]:
    seed = secrets.randbelow(1_000_000) if spec.seed is None else spec.seed
    aim = goal_board(LAST if goal is None else goal, *spec.shape)
    generated: Iterator[Board | None] = (
        scrambles(*spec.shape, seed, spec.count, aim, spec.walk)
        if spec.moves is None
        else (one.board if isinstance(one, GeneratedBoard) else None for one in at_distance(aim, spec.moves, seed))
    )
    boards: list[ListedBoard] = []
    for board in generated:
        if board is not None:
            boards.append(ListedBoard(str(len(boards) + 1), board, aim))
        if len(boards) == spec.count:
            break
        yield
    return ExperimentBoards(str(replace(spec, seed=seed)), tuple(boards))
