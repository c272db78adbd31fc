"""What the chart of a search with an opponent shows, of whichever kind of search."""

from __future__ import annotations

from typing import Any, Protocol

from workbench.search.recording.game_recording import GameRecording
from workbench.ui.base.theme import Colours
from workbench.ui.charts.chart_part import ChartPart

Span = tuple[int, int] | None
Table = list[list[str]]


class ChartData(Protocol):
    """The numbers behind what a chart shows. Attribute: steps, how many are taken in."""

    steps: int

    @property
    def recording(self) -> GameRecording[Any]:
        """The recording that they are read from."""
        ...

    @property
    def behind(self) -> bool:
        """Whether there is more to be taken in."""
        ...

    @property
    def stamp(self) -> tuple[int, ...]:
        """What changes when the numbers do."""
        ...

    def update(self) -> None:
        """Take in more."""
        ...


class CourseContent(Protocol):
    """What a chart shows of one search."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """What there is to choose from."""
        ...

    @property
    def course(self) -> ChartData:
        """The numbers behind it."""
        ...

    def names(self) -> tuple[str, ...]:
        """Return what the kinds are called."""
        ...

    def axes(self, kind: str, /) -> tuple[str, str, str]:
        """Return what stands along the axes: bottom, left, right."""
        ...

    def parts(self, kind: str, of: Colours, span: Span, /) -> list[ChartPart]:
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
