"""Saving what a view shows as a PNG or an SVG picture, from its context menu."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from workbench.formats.writing import write_whole
from workbench.search.problem.messages import Fault
from workbench.ui.base import drawing
from workbench.ui.base.icons import set_icon
from workbench.ui.base.jobs import Job, Jobs, with_faults
from workbench.ui.base.retranslation import translated
from workbench.ui.controls.file_dialog import ask_to_save
from workbench.ui.controls.message_dialog import show_error
from workbench.ui.controls.picture_copying import PIXEL_RATIO
from workbench.wording import say, text

PNG, SVG = "png", "svg"
_ACTIONS = {PNG: "chart-save-png", SVG: "chart-save-svg"}
_FILES = {PNG: "tree-save-png-kinds", SVG: "tree-save-svg-kinds"}


class Picture(NamedTuple):
    """A picture to save: its title, its size, and what returns its description and draws it, in any thread."""

    title: str
    size: QSize
    make: Callable[[], tuple[str, drawing.Draw]]

    def encoded(self, kind: str) -> bytes:
        """Return the picture as PNG or SVG. Raises Fault."""
        description, draw = self.make()
        if kind == SVG:
            return drawing.svg(self.size, self.title, description, draw)
        return drawing.png(self.size, PIXEL_RATIO, draw)


class PictureSaving(QObject):
    """Adds *Save as PNG* and *Save as SVG* to the context menu of a view, after its other actions.

    `picture` returns what is saved, or None if there is nothing. Attributes: actions, by kind of file.
    """

    def __init__(self, view: QWidget, picture: Callable[[], Picture | None]) -> None:
        super().__init__(view)
        self._view, self._picture = view, picture
        self._jobs = Jobs(self)
        self._jobs.reported.connect(self._show_fault)
        self.actions = {kind: translated(QAction(view), text=key) for kind, key in _ACTIONS.items()}
        for kind, action in self.actions.items():
            set_icon(action, "save")
            action.triggered.connect(partial(self._ask, kind))
            view.addAction(action)

    @property
    def busy(self) -> bool:
        """Whether a picture is being drawn and written."""
        return self._jobs.busy

    def _ask(self, kind: str) -> None:
        """Ask for a file, and save what is shown now in it."""
        if (picture := self._picture()) is not None:
            name, kinds = picture.title, text(_FILES[kind])
            ask_to_save(self._view, text("tree-save-title"), "picture", kinds, name, kind, partial(self.save, picture))

    def save(self, picture: Picture, name: str) -> None:
        """Draw a picture and write it to a file, in the background; an error is shown in a box."""
        self._jobs.begin(with_faults(_written(picture, Path(name))))

    def _show_fault(self, fault: object) -> None:
        assert isinstance(fault, Fault)
        show_error(self._view, say(fault))


def _written(picture: Picture, path: Path) -> Job:
    write_whole(path, picture.encoded(SVG if path.suffix.lower() == ".svg" else PNG))
    yield None
