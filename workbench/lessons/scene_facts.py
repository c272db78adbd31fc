"""What a lesson can ask of a scene that shows something else than one search: a class for each bench of that kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from workbench.lessons.lesson import Values
from workbench.search.problem.problem import Number


class SceneFacts:
    """Attributes: about_all, whether every question of a step is about its scene, and none about a search beside it."""

    about_all = False

    def __init__(self, scene: Values) -> None:
        """Read the scene. Raises Fault."""
        raise NotImplementedError

    @classmethod
    def readings(cls, scene: Values) -> Iterator[tuple[str, Callable[[], Any]]]:
        """Yield what is to be read of a scene, and its place in a file; to read it raises Fault."""
        yield "scene", lambda: cls(scene)

    def check(self, name: str) -> None:
        """Raise Fault for a fact that there is not."""
        raise NotImplementedError

    def fact(self, name: str, of: str = "") -> Number:
        """Return a fact, of the state or cell `of` where one is given. Raises Fault where there is none."""
        raise NotImplementedError


class CellFacts(SceneFacts):
    """Those of a scene that shows a board on which cells are asked for, not the nodes of a search."""

    about_all = True

    def check_cells(self, which: str) -> None:
        """Raise Fault where `which` asks for no cells that there are."""
        raise NotImplementedError

    def cells(self, which: str) -> Sequence[str]:
        """Return the names of the cells that are asked for."""
        raise NotImplementedError

    def cell(self, typed: str) -> str:
        """Return the name of the cell that is typed. Raises Fault where it is none."""
        raise NotImplementedError
