"""The seed of a reader of lessons: it shuffles the options of questions and varies boards."""

from __future__ import annotations

from workbench.formats.settings_file import SettingsFile, user_path

KEY = "reader-seed"
"""Its key in the settings."""
SEEDS = 1_000_000
"""The number of seeds."""


def stored_seed() -> int:
    """Return the seed in the user's settings, 0 if there is none yet."""
    if not user_path().exists():
        return 0
    seed = SettingsFile(user_path()).values.get(KEY, 0)
    return seed if isinstance(seed, int) and 0 <= seed < SEEDS else 0
