"""The command line: `main` reads the arguments and carries out one command; each command is a module.

Imports every layer but `workbench.ui`: what only the window can draw is handed to it by `workbench.__main__`.
"""

from workbench.cli.main import main

__all__ = ["main"]
