"""The command line: `main` reads the arguments and carries out one command."""

from workbench.cli.main import main

__all__ = ["main"]
