"""Where the tests find files of the repository."""

from __future__ import annotations

from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
REPOSITORY = TESTS.parent
EXAMPLES = REPOSITORY / "examples"
GOLDEN = TESTS / "golden"
FAULTS = TESTS / "faults"
