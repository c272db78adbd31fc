"""What the benchmarks share: a table of figures with ratios."""

from __future__ import annotations

from collections.abc import Mapping


def show(title: str, unit: str, figures: Mapping[str, float]) -> None:
    """Print one line a figure, each with its ratio to the first."""
    print(f"{title} ({unit})")
    first = next(iter(figures.values()))
    width = max(map(len, figures))
    for name, figure in figures.items():
        print(f"  {name:{width}}  {figure:14,.1f}  {figure / first:7.2f} x")
