"""What the benchmarks share: a table of figures with ratios."""

from __future__ import annotations

from collections.abc import Mapping

from workbench.api import ConfiguredRun
from workbench.search.problem.status import Status


def show(title: str, unit: str, figures: Mapping[str, float]) -> None:
    """Print one line a figure, each with its ratio to the first."""
    print(f"{title} ({unit})")
    first = next(iter(figures.values()))
    width = max(map(len, figures))
    for name, figure in figures.items():
        print(f"  {name:{width}}  {figure:14,.1f}  {figure / first:7.2f} x")


def finished(run: ConfiguredRun) -> ConfiguredRun:
    """Return a run that is over, or at its limit."""
    while run.advance(10**8) is Status.RUNNING:
        pass
    return run


def line(name: str, value: float, unit: str, *ratios: tuple[str, float | None]) -> None:
    """Print a figure and what it is a multiple of."""
    result = "  ".join(f"{ratio:8.2f} × {of}" for of, ratio in ratios if ratio is not None)
    print(f"{name:44}{value:16,.0f} {unit:14}{result}")
