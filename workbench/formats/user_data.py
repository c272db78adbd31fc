"""The folders of the user's own data: boards, games, lessons, experiments, automatically saved sessions."""

from __future__ import annotations

from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """Return the folder of the user's own data, which need not exist yet."""
    return Path(platformdirs.user_data_dir("search-workbench", appauthor=False))


def recovery_folder() -> Path:
    """Return the folder of automatically saved sessions, which need not exist yet."""
    return data_folder() / "recovery"
