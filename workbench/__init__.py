"""Search Workbench: see search happen.

The names below are the public interface for notebooks and programs. They are imported when they are first used, so
that importing the package costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.lazy import lazy_names

if TYPE_CHECKING:
    from workbench.api.configuration import Configuration
    from workbench.api.divide import start_divide
    from workbench.api.isolated import solve, start
    from workbench.api.result import Result
    from workbench.catalog.hex_engines import hex_engine
    from workbench.experiments.comparing import Compared, compare
    from workbench.grading.notebook import check
    from workbench.hex.board import HexBoard
    from workbench.search.playback.timeline import Timeline
    from workbench.search.problem.limits import Limits
    from workbench.search.problem.messages import Fault
    from workbench.search.problem.status import Status
    from workbench.search.recording.recording import Recording
    from workbench.search.running.run import Run
    from workbench.tiles.divide.run import DivideRun
    from workbench.tiles.puzzle.board import Board

_MODULES = {
    "Board": "workbench.tiles.puzzle.board",
    "Compared": "workbench.experiments.comparing",
    "Configuration": "workbench.api",
    "DivideRun": "workbench.tiles.divide.run",
    "Fault": "workbench.search.problem.messages",
    "HexBoard": "workbench.hex.board",
    "Limits": "workbench.search.problem.limits",
    "Recording": "workbench.search.recording.recording",
    "Result": "workbench.api",
    "Run": "workbench.search.running.run",
    "Status": "workbench.search.problem.status",
    "Timeline": "workbench.search.playback.timeline",
    "check": "workbench.grading.notebook",
    "compare": "workbench.experiments.comparing",
    "hex_engine": "workbench.catalog.hex_engines",
    "solve": "workbench.api.isolated",
    "start": "workbench.api.isolated",
    "start_divide": "workbench.api",
}

__all__ = [
    "Board",
    "Compared",
    "Configuration",
    "DivideRun",
    "Fault",
    "HexBoard",
    "Limits",
    "Recording",
    "Result",
    "Run",
    "Status",
    "Timeline",
    "check",
    "compare",
    "hex_engine",
    "solve",
    "start",
    "start_divide",
]


__getattr__, __dir__ = lazy_names(__name__, _MODULES)
