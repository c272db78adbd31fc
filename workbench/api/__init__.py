"""Names -> values: the same functions for notebooks, the window and the command line."""

from workbench.api.configuration import Configuration, Guarantee
from workbench.api.result import Result, result
from workbench.api.start import ConfiguredRun, solve, start

__all__ = ["Configuration", "ConfiguredRun", "Guarantee", "Result", "result", "solve", "start"]
