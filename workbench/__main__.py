"""Without arguments the window; else the command line."""

from __future__ import annotations

import sys
from pathlib import Path


def main() -> int:
    """Do what the arguments ask for, and return the exit status."""
    if not sys.argv[1:]:
        return window()
    from workbench.cli import main as command_line

    return command_line(sys.argv[1:], _screenshot)


def window() -> int:
    """Open the window, and return the exit status once it is closed."""
    from workbench.ui.app import run

    return run()


def _screenshot(path: Path, *, bench: str, language: str | None, theme: str | None, size: tuple[int, int]) -> None:
    # Qt is loaded only where it is needed.
    from workbench.ui.screenshot import screenshot

    screenshot(path, bench=bench, language=language, theme=theme, size=size)


if __name__ == "__main__":
    sys.exit(main())
