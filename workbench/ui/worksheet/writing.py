"""Worksheets for the command line: written without a display."""

from __future__ import annotations

from pathlib import Path

from workbench.api import ConfiguredRun
from workbench.formats.worksheet import WorksheetSetting


def write(path: Path, run: ConfiguredRun, setting: WorksheetSetting) -> int:
    """Write the worksheet of a run and return the number of its pages. Raises Fault."""
    from workbench.ui.base.application import application
    from workbench.ui.worksheet.sheet import Worksheet

    application()
    return Worksheet(run, setting).write(path)
