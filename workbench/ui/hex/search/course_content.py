"""What the chart of a search with an opponent shows, of whichever kind of search."""

from __future__ import annotations

from typing import Any, Protocol

from workbench.search.recording.proof_tree import ProofTree
from workbench.ui.base.theme import Colours
from workbench.ui.charts.chart_part import Part
from workbench.ui.hex.search.cutoff_content import CutoffContent
from workbench.ui.hex.search.cutoff_course import CutoffCourse
from workbench.ui.hex.search.visit_content import VisitContent
from workbench.ui.hex.search.visit_course import VisitCourse

Span = tuple[int, int] | None
Table = list[list[str]]


class CourseContent(Protocol):
    """What a chart shows of one search."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """What there is to choose from."""
        ...

    @property
    def course(self) -> VisitCourse | CutoffCourse:
        """The numbers behind it."""
        ...

    def names(self) -> tuple[str, ...]:
        """Return what the kinds are called."""
        ...

    def axes(self, kind: str, /) -> tuple[str, str, str]:
        """Return what stands along the axes: bottom, left, right."""
        ...

    def parts(self, kind: str, of: Colours, span: Span, /) -> list[Part]:
        """Return what is drawn; `span`: these steps are looked at, None: all."""
        ...

    def grounded(self, kind: str, /) -> bool:
        """Tell whether the left axis begins at 0."""
        ...

    def ticks(self, kind: str, /) -> list[tuple[float, str]] | None:
        """Return the marks of the bottom axis, lines of text; None: even numbers."""
        ...

    def place(self, kind: str, t: int, /) -> float:
        """Return where step `t` stands along the bottom axis."""
        ...

    def step(self, kind: str, x: float, /) -> int:
        """Return the step at a place of the bottom axis."""
        ...

    def told(self, t: int) -> str:
        """Return what is to be said of step `t`."""
        ...

    def table(self, kind: str, /) -> Table:
        """Return the numbers behind the lines, the names of the columns first."""
        ...


def content_of(recording: Any) -> CourseContent | None:
    """Return what there is to show of a recording: of visits where it counts them, else of cut-offs; of proofs None."""
    if isinstance(recording, ProofTree):
        return None
    return VisitContent(recording) if "winner" in recording.published.rows else CutoffContent(recording)
