"""The command line: `main` reads the arguments and runs one command; each command is a module.

Imports every layer but `workbench.ui`: `workbench.__main__` passes in what only the window can draw.
"""

from workbench.cli.main import main

__all__ = ["main"]
