"""The facts of scenes that do not show a single search: a class for each such bench."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from workbench.lessons.lesson import Values
from workbench.search.problem.problem import Number


class SceneFacts:
    """The facts of a scene. Attributes: about_scene, whether all questions of a step are about its scene."""

    about_scene = False

    def __init__(self, scene: Values) -> None:
        """Raises Fault if the scene is not valid."""
        raise NotImplementedError

    @classmethod
    def parsers(cls, scene: Values) -> Iterator[tuple[str, Callable[[], Any]]]:
        """Yield the parsers of a scene's values, with their places in a file; each raises Fault."""
        yield "scene", lambda: cls(scene)

    def check(self, name: str) -> None:
        """Raise Fault for an unknown fact."""
        raise NotImplementedError

    def fact(self, name: str, of: str = "") -> Number:
        """Return a fact, of the state or cell `of` if one is given. Raises Fault if there is none."""
        raise NotImplementedError


class CellFacts(SceneFacts):
    """The facts of a scene with a board; its questions ask for cells, not for nodes of a search."""

    about_scene = True

    def check_cells(self, which: str) -> None:
        """Raise Fault if `which` does not select existing cells."""
        raise NotImplementedError

    def cells(self, which: str) -> Sequence[str]:
        """Return the names of the requested cells."""
        raise NotImplementedError

    def cell(self, typed: str) -> str:
        """Return the name of a typed cell. Raises Fault if it is not valid."""
        raise NotImplementedError
