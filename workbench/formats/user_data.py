"""Where the user's own data are: boards, games, lessons, experiments, sessions that were saved by themselves."""

from __future__ import annotations

from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """Return the folder of the user's own data, which need not exist yet."""
    return Path(platformdirs.user_data_dir("search-workbench", appauthor=False))


def recovery_folder() -> Path:
    """Return the folder of the sessions that were saved by themselves, which need not exist yet."""
    return data_folder() / "recovery"
