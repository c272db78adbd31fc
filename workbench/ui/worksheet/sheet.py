"""A complete worksheet: the pages with the task, and those with the answers."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from workbench.api import ConfiguredRun
from workbench.formats.worksheet import WorksheetSetting, key_path
from workbench.formats.writing import write_whole
from workbench.search.problem.messages import Fault
from workbench.ui.worksheet import head
from workbench.ui.worksheet.map import map_of
from workbench.ui.worksheet.pages import Pages
from workbench.ui.worksheet.pen import POINT, States
from workbench.ui.worksheet.rows import RowReader
from workbench.ui.worksheet.table import WorksheetTable
from workbench.ui.worksheet.texts import determines_steps, rules, search_name
from workbench.ui.worksheet.tree import WorksheetTree
from workbench.wording import number, text


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
        pages.place(head.title(self.title, note, width))
        if not note:
            pages.place(head.name_lines(width))
            steps = reader.steps
            sentence = text(
                "worksheet-task" if setting.blanks else "worksheet-task-shown", steps=number(steps), count=steps
            )
            if setting.blanks and determines_steps(reader):
                sentence += " " + text("worksheet-same")
            pages.place(head.task(sentence, width))
        pages.place(head.rules_and_ends(reader, self._states, rules(reader), width))
        if not note and (map_block := map_of(reader, width)) is not None:
            pages.place(map_block)
        table = WorksheetTable(reader, self._states, width)
        pages.place(table.head(), gap=0)
        for block in table.blocks(setting.blanks):
            pages.place(block, gap=0)
        pages.end_table()
        if setting.tree:
            self._draw_tree(pages, setting)

    def _draw_tree(self, pages: Pages, setting: WorksheetSetting) -> None:
        sentence = text("worksheet-tree", steps=number(self._reader.steps), count=self._reader.steps)
        heading = head.title(sentence, "", pages.width)
        note = head.task(text("worksheet-tree-instruction"), pages.width)
        used = heading.height + note.height + 20 * POINT
        self.tree = WorksheetTree(self._reader, self._states, pages.width, pages.height - used)
        blocks = self.tree.blocks(setting.blanks)
        if used + blocks[0].height * blocks[0].min_scale > pages.remaining:
            pages.new_page()
        else:
            pages.place(head.task("", pages.width))
        pages.place(heading)
        pages.place(note)
        for block in blocks:
            pages.place(block)
