"""Films of small searches that use everything that films of large searches use."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest import mock

from workbench.search.recording import depth_first_trace, film, filming


@contextmanager
def small_film(kept: int = 40, spacing: int = 7, many: int = 12, cached: int = 1 << 16) -> Iterator[None]:
    """Keep few records, and make checkpoints often, in the searches started meanwhile."""
    with (
        mock.patch.object(depth_first_trace, "KEPT_RECORDS", kept),
        mock.patch.object(filming, "FIRST_SPACING", spacing),
        mock.patch.multiple(film, FIRST_SPACING=spacing, MANY_CHECKPOINTS=many, CACHED_BYTES=cached),
    ):
        yield
