"""The facts of a lesson about a board that is divided and conquered."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any

from workbench.api import start_divide
from workbench.formats.run_line import read_run_line
from workbench.lessons.facts import LessonSearch, check_fact
from workbench.lessons.lesson import Values
from workbench.lessons.scene_facts import SceneFacts
from workbench.search.problem.problem import Number
from workbench.search.problem.status import Status
from workbench.tiles.divide.run import DivideRun
from workbench.tiles.divide.strategy import Strategy
from workbench.tiles.puzzle.board import Board

OF_DIVISION: Mapping[str, Callable[[DivideRun], Number]] = {
    "divided-cost": lambda divide: len(divide.moves),
    "divided-expanded": lambda divide: divide.expanded,
    "phases": lambda divide: len(divide.phases),
    "most-in-a-phase": lambda divide: max(phase.run.expanded for phase in divide.phases),
}


class DivideFacts(SceneFacts):
    """The facts of a scene's board, and of its solution part by part."""

    def __init__(self, scene: Values) -> None:
        self._line = read_run_line(str(scene["run"]))
        self._strategy = Strategy.parse(str(scene.get("strategy", "")))

    @classmethod
    def parsers(cls, scene: Values) -> Iterator[tuple[str, Callable[[], Any]]]:
        """Yield the parser of the strategy; the run is parsed as for any bench."""
        yield "scene.strategy", lambda: Strategy.parse(str(scene.get("strategy", "")))

    @cached_property
    def _divided(self) -> DivideRun:
        board, goal = self._line.board, self._line.goal
        assert isinstance(board, Board) and isinstance(goal, Board)
        divide = start_divide(board, goal=goal, keep=False, strategy=self._strategy)
        while divide.status is Status.RUNNING:
            divide.advance(1000)
        return divide

    def check(self, name: str) -> None:
        """Raise Fault for an unknown fact."""
        if name not in OF_DIVISION:
            check_fact(name, self._line)

    def fact(self, name: str, of: str = "") -> Number:
        """Return a fact: of the division, else of the board or of a search of it. Raises Fault."""
        return OF_DIVISION[name](self._divided) if name in OF_DIVISION else LessonSearch(self._line).fact(name, of)
