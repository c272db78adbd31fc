"""The cache folder of this user: what can be made again, but takes a while. The only code that touches it."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import platformdirs


def folder() -> Path:
    """Return the cache folder, which need not exist yet."""
    return Path(platformdirs.user_cache_dir("search-workbench", appauthor=False))


@cache
def kernels_folder() -> Path:
    """Return where compiled kernels are kept: a folder of their own for each state of their sources.

    The compiler's own cache does not notice a change in a function that another one calls.
    """
    digest = hashlib.sha256()
    for source in sorted(Path(__file__).parent.glob("*/kernels/*.py")):
        digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    return folder() / "kernels" / digest.hexdigest()[:16]
