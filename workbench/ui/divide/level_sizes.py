"""The heights of the panes on the right: each level has its own, in Projector mode and outside of it."""

from __future__ import annotations

from collections.abc import Sequence

from workbench.ui.bench.pane_splitter import PaneSplitter

INSIDE_SIZES = (100, 465, 0)
"""The heights of the phases, the lists and the costs, which are hidden, within a search, in relation to each other."""


class LevelSizes:
    """Attributes: inside, whether the panes of a search are shown; projected, whether in Projector mode."""

    def __init__(self, splitter: PaneSplitter) -> None:
        self.inside = self.projected = False
        self._splitter = splitter
        self._sizes: dict[tuple[bool, bool], Sequence[int]] = {}
        self._unstored: set[tuple[bool, bool]] = set()

    def enter(self, inside: bool) -> None:
        """Note the sizes of this level, which is left for the other one; `apply` gives that its sizes."""
        self._sizes[self._place] = self._splitter.sizes_in_direction()
        self._unstored.add(self._place)
        self.inside = inside

    def note_stored(self) -> None:
        """Note the sizes of this level, which have just been stored among the settings."""
        self._sizes[self._place] = self._splitter.sizes_in_direction()
        self._unstored.discard(self._place)

    def apply(self, restored: bool = False) -> None:
        """Apply the sizes that the level had last; `restored`: those that were stored of it are applied already."""
        if not restored or self._place in self._unstored:
            sizes = self._sizes.get(self._place, INSIDE_SIZES if self.inside else ())
            if any(sizes):
                self._splitter.setSizes(list(sizes))

    @property
    def _place(self) -> tuple[bool, bool]:
        return self.inside, self.projected
