"""The interface of what the search chart shows, for every kind of adversarial search."""

from __future__ import annotations

from typing import Any, Protocol

from workbench.search.recording.game_recording import GameRecording
from workbench.ui.base.theme import Colours
from workbench.ui.charts.chart_part import ChartPart

Span = tuple[int, int] | None
Table = list[list[str]]


class ChartData(Protocol):
    """The data of a chart. Attribute: steps, the number of steps processed."""

    steps: int

    @property
    def recording(self) -> GameRecording[Any]:
        """The recording that the data come from."""
        ...

    @property
    def is_behind(self) -> bool:
        """Whether there are steps left to process."""
        ...

    @property
    def stamp(self) -> tuple[int, ...]:
        """A value that changes whenever the data do."""
        ...

    def update(self) -> None:
        """Process more steps."""
        ...


class ChartContent(Protocol):
    """The content of a chart of one search."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of charts to choose from."""
        ...

    @property
    def course(self) -> ChartData:
        """The data of the chart."""
        ...

    def names(self) -> tuple[str, ...]:
        """Return the names of the kinds."""
        ...

    def axes(self, kind: str, /) -> tuple[str, str, str]:
        """Return the titles of the axes: bottom, left, right."""
        ...

    def parts(self, kind: str, palette: Colours, span: Span, /) -> list[ChartPart]:
        """Return the parts of the chart; `span`: the range of steps shown, None: all."""
        ...

    def grounded(self, kind: str, /) -> bool:
        """Return whether the left axis starts at 0."""
        ...

    def ticks(self, kind: str, /) -> list[tuple[float, str]] | None:
        """Return the ticks of the bottom axis as (position, lines of text); None: round numbers."""
        ...

    def place(self, kind: str, t: int, /) -> float:
        """Return the position of step `t` on the bottom axis."""
        ...

    def step(self, kind: str, x: float, /) -> int:
        """Return the step at a position on the bottom axis."""
        ...

    def description(self, t: int) -> str:
        """Return the text about step `t`."""
        ...

    def table(self, kind: str, /) -> Table:
        """Return the data of the lines, with a header row."""
        ...
