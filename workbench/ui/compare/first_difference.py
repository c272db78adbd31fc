"""Where the user's own algorithm differs first from the search beside it, and the likely reason."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from workbench.api import Configuration, ConfiguredRun
from workbench.api.first_difference import comparing_run
from workbench.own_file import is_own
from workbench.search.comparing.first_difference import ComparedNode, FirstDifference, informed_text
from workbench.search.problem.messages import Fault
from workbench.ui.base.jobs import Jobs
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label, plain_tip
from workbench.ui.base.retranslation import on_language_change
from workbench.ui.base.theme import on_theme_change, pixels
from workbench.ui.compare.runs import Side
from workbench.ui.compare.session import CompareSession
from workbench.ui.controls.pane_title import Muted
from workbench.ui.states.state_view import StateCanvas
from workbench.wording import UNOBSERVED, number, say, text

PICTURE_SIDE, ANY_SIDE = 64, 16777215
"""Pixels. The side of the pictures, and their maximum where they may take all the room."""


@dataclass(frozen=True)
class _Found:
    """The first difference, None if there is none."""

    difference: FirstDifference | None


class FirstDifferenceNote(Muted):
    """Says where the orders of a pair differ first, if one of the two searches is an algorithm of the user's own.

    Signals: `shown(FirstDifference | None, str, str)`: what is shown now, with the letters of the searches.
    """

    shown = Signal(object, str, str)

    def __init__(self, compare: CompareSession, parent: QWidget | None = None) -> None:
        super().__init__(parent, wrap=True)
        self._compare = compare
        self._key: tuple[ConfiguredRun, int, Configuration] | None = None
        self._found: _Found | None = None
        self._letters: tuple[str, ...] = ("", "")
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._store)
        compare.compared.connect(self._begin)
        compare.pair_changed.connect(self._begin)
        compare.sides_changed.connect(self._begin)
        self.setContentsMargins(8, 0, 8, 4)
        self.hide()
        on_language_change(self._show)

    @property
    def found(self) -> bool:
        """Whether a difference is shown."""
        return self._found is not None and self._found.difference is not None

    @Slot()
    def _begin(self) -> None:
        """Compare the pair in the background, once both searches have ended."""
        pair = self._compare.pair_sides
        key = None if pair is None else _key(*pair) or _key(*reversed(pair))
        if key == self._key:
            return
        self._key, self._found = key, None
        if pair is not None:
            self._letters = tuple(one.letter for one in (pair if _key(*pair) == key else reversed(pair)))
        self._jobs.cancel()
        self._show()
        if key is not None:
            self._jobs.begin(_work(key[0], key[2]))

    @Slot(object)
    def _store(self, found: _Found) -> None:
        self._found = found
        self._show()

    def _show(self) -> None:
        found = self._found
        self.setVisible(found is not None)
        self.shown.emit(None if found is None else found.difference, *self._letters)
        if found is None:
            return
        difference = found.difference
        if difference is None:
            self.setText(text("difference-none"))
            self.setToolTip("")
            return
        sentences = [say(one) for one in difference.messages()]
        reasons = [say(one) for one in difference.reasons()]
        self.setText(" ".join((text("difference-first", step=difference.step), *reasons)))
        self.setToolTip(plain_tip("\n".join(sentences)))


class FirstDifferenceBoards(QWidget):
    """The states that two searches expand at their first difference, as pictures with their costs beneath.

    Attributes: nodes, the pictures and the texts of the two.
    """

    def __init__(self, compare: CompareSession, note: FirstDifferenceNote, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._compare = compare
        self.nodes = [(StateCanvas(self), Label(self, wordWrap=True)) for _ in range(2)]
        columns = []
        for picture, costs in self.nodes:
            costs.setAlignment(Qt.AlignmentFlag.AlignCenter)
            columns.append(vbox((picture, 1), costs, spacing=2))
        hbox(*((column, 1) for column in columns), parent=self, margins=(8, 0, 8, 4), spacing=8)
        self._large = False
        on_theme_change(self._set_sizes)
        self.hide()
        note.shown.connect(self._show)

    def set_large(self, on: bool) -> None:
        """Make the pictures as large as there is room, or small."""
        self._large = on
        self._set_sizes()

    def _set_sizes(self) -> None:
        side = pixels(PICTURE_SIDE)
        for picture, _ in self.nodes:
            picture.setMinimumSize(side, side)
            picture.setMaximumHeight(ANY_SIDE if self._large else side)

    def _show(self, difference: FirstDifference | None, *letters: str) -> None:
        self.setVisible(difference is not None)
        if difference is None:
            return
        sides = zip(self.nodes, (difference.own, difference.reference), letters, strict=True)
        for (picture, costs), node, letter in sides:
            picture.setVisible(node is not None)
            if node is not None:
                picture.show_state(self._compare.problem, node.state)
            costs.setText(text("difference-ended", letter=letter) if node is None else _costs_text(node, letter))


def _costs_text(node: ComparedNode, letter: str) -> str:
    f, g, h = (UNOBSERVED if value is None else number(value, 3) for value in (node.f, node.g, node.h))
    return text("difference-costs", letter=letter, informed=informed_text(node), f=f, g=g, h=h)


def _key(own: Side, other: Side) -> tuple[ConfiguredRun, int, Configuration] | None:
    """Return what is compared, None unless `own` is an algorithm of the user's own, `other` is not, and both ended."""
    if not is_own(own.configuration.algorithm) or is_own(other.configuration.algorithm):
        return None
    if own.run is None or other.run is None or not (own.run.status.finished and other.run.status.finished):
        return None
    return own.run, own.length, other.configuration


def _work(run: ConfiguredRun, configuration: Configuration) -> Iterator[object]:
    try:
        found = yield from comparing_run(run, configuration.at_once())
    except Fault:  # the search cannot be started for this problem; its own side says so
        return
    yield _Found(found)
