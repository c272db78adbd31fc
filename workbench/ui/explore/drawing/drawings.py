"""The maps that were drawn in this window: they can be chosen again, and are not lost without a question."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, count

from workbench.formats.problem_input import DRAWN, ProblemInput
from workbench.maps.generating import empty_graph, empty_grid
from workbench.maps.graph import GraphProblem
from workbench.maps.grid_problem import GridProblem
from workbench.maps.reading import MapProblem
from workbench.wording import text


@dataclass(eq=False)
class Drawing:
    """A map that is drawn, from its first state to its last.

    Attributes: last, the map as it was last; number, 1, 2, … among those of the same title; name, by which it is kept,
    "" if it is not; kept, states that are in files, or were opened and not drawn; left, whether another problem has
    been chosen since; undone, whether all of it is undone.
    """

    last: ProblemInput
    number: int
    kept: list[object]
    name: str = ""
    left: bool = False
    undone: bool = False
    _written: tuple[ProblemInput, str] | None = None

    @property
    def unsaved(self) -> bool:
        """Whether its last state is not in a file."""
        return not any(self.last.problem is one for one in self.kept)

    @property
    def written(self) -> str:
        """Its last state, as problems are written down."""
        if self._written is None or self._written[0] is not self.last:
            self._written = self.last, self.last.written
        return self._written[1]

    @property
    def title(self) -> str:
        """Its title in the user's language."""
        title = self.last.local_title
        if self.name:
            return text("problem-drawn", title=self.name) if self.unsaved else self.name
        return title if self.number == 1 else _numbered(title, self.number)

    @property
    def suggested_name(self) -> str:
        """A name under which to keep it."""
        return self.name or self.last.title or text("problem-new-title")


class Drawings:
    """Attributes: current, the one that is searched, or None."""

    def __init__(self) -> None:
        self._all: list[Drawing] = []
        self.current: Drawing | None = None

    def __iter__(self) -> Iterator[Drawing]:
        """Yield the drawings, oldest first, without those that are undone."""
        return (drawing for drawing in self._all if not drawing.undone)

    def by_title(self) -> dict[str, ProblemInput]:
        """Return the last states by their titles, each under one of its own."""
        titled: dict[str, ProblemInput] = {}
        for drawing in self:
            titles = chain([drawing.title], (_numbered(drawing.title, number) for number in count(2)))
            titled[next(title for title in titles if title not in titled)] = drawing.last
        return titled

    def follow(self, other: ProblemInput | None, applying: bool, undoing: bool) -> None:
        """Note what is searched now. `applying`: it was drawn just now; `undoing`: by Undo or Redo."""
        if other is None or other.given != DRAWN:
            self._go_to(None, undoing)
            return
        known = next((drawing for drawing in self._all if drawing.last.problem is other.problem), None)
        if known is not None:
            self._go_to(known, undoing)
            known.undone = False
        elif self.current is None or not (applying or undoing or is_same_map(self.current.last, other)):
            self._go_to(None, undoing)
            self.current = self._begun(other, applying)
        else:
            self.current.last = other

    def restore(self, other: ProblemInput, name: str) -> None:
        """Take over a map that was drawn in a window which ended, and kept nowhere. It may be the current one."""
        drawing = self.current
        if drawing is None or drawing.last.written != other.written:
            drawing = self._begun(other, True)
            drawing.left = True
        drawing.kept, drawing.name = [], name

    def note_kept(self, problem: MapProblem, name: str) -> None:
        """Note that a map is kept under a name."""
        for drawing in self:
            if drawing.last.problem is problem:
                drawing.kept.append(problem)
                drawing.name = name

    # Private

    def _begun(self, other: ProblemInput, drawn: bool) -> Drawing:
        taken = [drawing.number for drawing in self if not drawing.name and drawing.last.title == other.title]
        drawing = Drawing(other, next(one for one in count(1) if one not in taken), [] if drawn else [other.problem])
        self._all.append(drawing)
        return drawing

    def _go_to(self, drawing: Drawing | None, undoing: bool) -> None:
        """Leave the current drawing for another one, or for another problem; nobody misses an empty map."""
        before, self.current = self.current, drawing
        if before is None or before is drawing:
            return
        if _is_empty(before.last.problem):
            self._all.remove(before)
        elif not undoing:
            before.left = True
        elif not before.left:
            before.undone = True


def _numbered(title: str, number: int) -> str:
    return text("problem-drawn-number", title=title, number=number)


def _is_empty(problem: object) -> bool:
    if isinstance(problem, GridProblem):
        return problem.grid == empty_grid()
    return isinstance(problem, GraphProblem) and problem.graph == empty_graph()


def is_same_map(one: ProblemInput | None, other: ProblemInput | None) -> bool:
    """Return whether two problems are maps with the same squares, or the same places; their ends may differ."""
    before, now = None if one is None else one.problem, None if other is None else other.problem
    if isinstance(before, GridProblem) and isinstance(now, GridProblem):
        return before.grid.costs is now.grid.costs
    if isinstance(before, GraphProblem) and isinstance(now, GraphProblem):
        return before.graph.places is now.graph.places
    return False
