"""A complete worksheet: the pages with the task, and those with the answers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from workbench.api import ConfiguredRun
from workbench.formats.worksheet import WorksheetSetting, key_path
from workbench.formats.writing import write_whole
from workbench.search.problem.messages import Fault
from workbench.ui.worksheet import head
from workbench.ui.worksheet.map import map_of
from workbench.ui.worksheet.pages import GAP, Block, Pages
from workbench.ui.worksheet.pen import POINT, States
from workbench.ui.worksheet.rows import RowReader
from workbench.ui.worksheet.table import WorksheetTable
from workbench.ui.worksheet.texts import determines_steps, rules, search_name
from workbench.ui.worksheet.tree import WorksheetTree
from workbench.wording import number, text

_MIN_ROOM, _ROOM_PER_STEP = 160 * POINT, 22 * POINT
"""The room to draw a tree in: at least, and more for each step, up to a page."""


class Worksheet:
    """The worksheet of a run's first expansions. Raises Fault if the run is foreign or has no expansions.

    Attributes: title; pages, with the task, followed by the answers if these are in the same file; key: the pages of
    answers for a second file, or None; task_pages: the number of pages with the task; tree: the tree drawn last, or
    None.
    """

    def __init__(self, run: ConfiguredRun, setting: WorksheetSetting) -> None:
        if run.recording.origin is not None:
            raise Fault("worksheet-foreign")
        self._reader, self._setting = RowReader(run, setting.steps), setting
        if not self._reader.steps:
            raise Fault("worksheet-nothing")
        self._states = States(run.problem)
        self.name = search_name(run)
        self.title = setting.title or self.name
        self.tree: WorksheetTree | None = None
        self.pages = Pages(setting.paper)
        self._fill(self.pages, setting, "")
        self.task_pages = self.pages.count
        self.key: Pages | None = None
        if setting.key == "file":
            self.key = Pages(setting.paper)
        if setting.key != "none":
            self._fill(self.key or self.pages, setting.answered, text("worksheet-key"))
        if setting.variant:
            variant = text("worksheet-variant-seed", variant=setting.variant, seed=str(setting.seed))
            self.name = f"{self.name} · {variant}"

    def preview(self, width: int, ratio: float = 1.0) -> QImage:
        """Return the first page, `width` pixels wide; `ratio`: device pixels per pixel."""
        scale = width * ratio / self.pages.full_width
        image = QImage(
            round(self.pages.full_width * scale), round(self.pages.full_height * scale), QImage.Format.Format_RGB32
        )
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.scale(scale, scale)
        self.pages.draw(painter, 0, self.name)
        painter.end()
        image.setDevicePixelRatio(ratio)
        return image

    def write(self, path: Path) -> int:
        """Write the worksheet, and the file of answers if there is one; return the page count. Raises Fault."""
        sheet = self.pages.pdf(self.title, self.name)
        key = None if self.key is None else self.key.pdf(f"{self.title} – {text('worksheet-key')}", self.name)
        write_whole(path, sheet)
        if key is not None:
            write_whole(key_path(path), key)
        return self.pages.count

    def _fill(self, pages: Pages, setting: WorksheetSetting, note: str) -> None:
        reader, width = self._reader, pages.width
        pages.new_page()
        variant = text("worksheet-variant", variant=setting.variant) if setting.variant else ""
        pages.place(head.title(self.title, " · ".join(filter(None, (variant, note))), width))
        if not note:
            pages.place(head.name_lines(width, self._points(setting)))
            pages.place(head.task(self._task(setting), width))
        pages.place(head.rules_and_ends(reader, self._states, rules(reader, self._setting.level != "exam"), width))
        if not note and (map_block := map_of(reader, width, setting.level != "exam")) is not None:
            pages.place(map_block)
        table = WorksheetTable(reader, self._states, width)
        pages.place(table.head(), gap=0)
        for block in table.blocks(setting):
            pages.place(block, gap=0)
        pages.end_table()
        if setting.tree:
            self._draw_tree(pages, setting)

    def _task(self, setting: WorksheetSetting) -> str:
        steps, shown = self._reader.steps, not setting.blanks
        sentence = text("worksheet-task-shown" if shown else "worksheet-task", steps=number(steps), count=steps)
        if setting.blanks and determines_steps(self._reader):
            sentence += " " + text("worksheet-same")
        if setting.level == "guided" and setting.blanks:
            sentence += " " + text("worksheet-worked")
        return sentence

    def _points(self, setting: WorksheetSetting) -> int:
        """Return the points of all answers."""
        rows = sum(setting.points(step) for step in range(1, self._reader.steps + 1))
        return rows + (self._tree_points(setting) if setting.tree else 0)

    def _tree_points(self, setting: WorksheetSetting) -> int:
        """Return the points of the tree: one for each step if it is to be drawn."""
        return self._reader.steps if setting.draws_tree else 0

    def _draw_tree(self, pages: Pages, setting: WorksheetSetting) -> None:
        sentence = text("worksheet-tree", steps=number(self._reader.steps), count=self._reader.steps)
        points = self._tree_points(setting)
        heading = head.title(
            sentence, f"____ {text('worksheet-of-points', points=number(points))}" if points else "", pages.width
        )
        about = "worksheet-tree-draw" if setting.draws_tree else "worksheet-tree-instruction"
        note = head.task(text(about, numbered="yes" if self._reader.numbered else "no"), pages.width)
        spacer = head.task("", pages.width)
        used = spacer.height + heading.height + note.height + 3 * GAP
        tree = partial(WorksheetTree, self._reader, self._states, pages.width, pages.height - used)
        self.tree = tree()
        if setting.draws_tree:
            fits = pages.remaining - used >= min(_MIN_ROOM + _ROOM_PER_STEP * self._reader.steps, pages.height - used)
            blocks: Sequence[Block] = [self.tree.to_draw((pages.remaining if fits else pages.height) - used)]
        else:
            blocks = self.tree.blocks(setting.blanks)
            for fitting in (self.tree, tree(tight=True)):
                if shrunk := pages.shrunk(fitting.blocks(setting.blanks), pages.remaining - used):
                    self.tree, blocks = fitting, shrunk
                    break
        if used + blocks[0].lowest > pages.remaining:
            pages.new_page()
        else:
            pages.place(spacer)
        pages.place(heading)
        pages.place(note)
        for block in blocks:
            pages.place(block)
