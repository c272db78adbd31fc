"""An experiment as files: its four charts as a picture, and the report."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from workbench.experiments.outcome import CaseOutcome
from workbench.experiments.plan import Plan
from workbench.formats.writing import write_whole
from workbench.ui.base.application import application
from workbench.ui.experiments.pictures import charts_png, charts_svg
from workbench.ui.experiments.report import html, pdf


def draw(path: Path, plan: Plan, outcomes: Mapping[int, CaseOutcome]) -> None:
    """Write the charts (.png, .svg) or the report (.html, .pdf) to a file, in light colours. Raises Fault."""
    application()
    ending = path.suffix.lower()
    if ending in (".png", ".svg"):
        content = charts_png(plan, outcomes) if ending == ".png" else charts_svg(plan, outcomes)
    else:
        content = html(plan, outcomes) if ending == ".html" else pdf(plan, outcomes)
    write_whole(path, content)
