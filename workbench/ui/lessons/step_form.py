"""The forms for a lesson's head and its steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QPushButton, QSpinBox, QWidget

from workbench.formats.scene_keys import PANES
from workbench.lessons.lesson import LessonStep
from workbench.search.problem.problem import describe
from workbench.tiles.puzzle.board_text import to_quotable
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.bench.bench_stack import BenchStack
from workbench.ui.controls.check_boxes import CheckBox
from workbench.ui.controls.flow_layout import FlowLayout
from workbench.ui.controls.pane_title import Muted
from workbench.ui.lessons.draft import Draft
from workbench.ui.lessons.fields import Accessors, Codes, FormField, LineField, LinesField, TextField
from workbench.ui.lessons.pane_names import pane_text
from workbench.ui.lessons.scene_presenter import BENCH
from workbench.ui.player.selection import NodeSelection
from workbench.wording import text

MAX_MINUTES = 600
_MAX_SUMMARY, _MAX_TIP = 80, 200
"""The number of characters shown of the recorded scene, and of each of its values in the tool tip."""


class HeadForm(QWidget):
    """Edits the head of a lesson. Attributes: fields; minutes."""

    def __init__(self, draft: Draft, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft = draft
        self.minutes = QSpinBox()
        self.minutes.setRange(1, MAX_MINUTES)
        self.minutes.valueChanged.connect(lambda value: draft.change("minutes", minutes=value))
        self.fields: dict[str, TextField | LineField] = {
            "title": TextField("editor-title", *self._accessors("title"), 1, "editor-new-title"),
            "goal": TextField("editor-goal", *self._accessors("goal"), 3, "editor-new-goal"),
            "notes": TextField("editor-notes", *self._accessors("notes"), 4),
            "name": LineField("editor-name", *self._accessors("name")),
        }
        vbox(*self.fields.values(), FormField("editor-minutes", self.minutes), None, parent=self, margins=0)

    def refresh(self, codes: Codes) -> None:
        """Show the fields in a language."""
        for field in self.fields.values():
            field.refresh(codes)
        with QSignalBlocker(self.minutes):
            self.minutes.setValue(self._draft.lesson.minutes)

    def _accessors(self, name: str) -> Accessors:
        draft = self._draft
        return lambda: getattr(draft.lesson, name), lambda value: draft.change(name, **{name: value})


class StepForm(QWidget):
    """Edits a step.

    Attributes: fields; scene, a summary of it; vary, whether the start board varies; record, show_button, mark,
    buttons; targets, check boxes by pane.
    Signals: `record_requested`: record the benches again; `show_requested`: show the recorded scene in the benches.
    """

    record_requested = Signal()
    show_requested = Signal()

    def __init__(self, draft: Draft, stack: BenchStack, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft, self._stack = draft, stack
        self.scene = Muted(wrap=True)
        self.scene.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.record, self.show_button, self.mark, self.breakpoints_button = (
            translated(QPushButton(autoDefault=False), text=key)
            for key in ("editor-record-again", "editor-show", "editor-mark", "editor-take-moments")
        )
        self.follow_clicks = translated(CheckBox(), text="editor-picking")
        self.vary = translated(CheckBox(), text="editor-vary", toolTip="editor-vary-tip")
        self._followed: NodeSelection | None = None
        self._targets = QWidget()
        self._flow = FlowLayout(self._targets)
        self.targets: dict[str, QCheckBox] = {}
        self.fields: dict[str, TextField | LinesField] = {
            "title": TextField("editor-step-title", *self._accessors("title")),
            "text": TextField("editor-step-body", *self._accessors("text"), 9, "editor-step-new"),
            "notes": TextField("editor-notes", *self._accessors("notes"), lines=3),
            "nodes": LinesField("editor-nodes", *self._accessors("nodes"), lines=2),
            "breakpoints": LinesField("editor-breakpoints", *self._accessors("breakpoints"), lines=2),
        }
        self.record.clicked.connect(self.record_requested)
        self.show_button.clicked.connect(self.show_requested)
        self.mark.clicked.connect(self._mark)
        self.breakpoints_button.clicked.connect(self._copy_breakpoints)
        self.follow_clicks.toggled.connect(self._follow)
        self.vary.toggled.connect(lambda on: draft.change_step(vary=on))
        stack.bench_shown.connect(self._follow)  # a method, so that the connection ends with this form
        self._lay_out()
        draft.turned.connect(self._offer_panes)
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        for name, tick in self.targets.items():
            tick.setText(pane_text(name))

    def refresh(self, codes: Codes) -> None:
        """Show the step in a language."""
        step = self._draft.step
        self.setEnabled(step is not None)
        for field in self.fields.values():
            field.refresh(codes)
        scene = {} if step is None else dict(step.scene)
        bench = str(scene.pop(BENCH, ""))
        self.scene.setText(self._scene_summary(bench, scene) if bench else text("editor-no-scene"))
        tip = "\n".join(f"{name} = {to_quotable(str(value), _MAX_TIP)}" for name, value in scene.items())
        self.scene.setToolTip(tip)
        self.show_button.setEnabled(bool(bench))
        with QSignalBlocker(self.vary):
            self.vary.setChecked(step is not None and step.vary)
        if [*self.targets] != [*self._panes()]:
            self._offer_panes()
        for name, tick in self.targets.items():
            with QSignalBlocker(tick):
                tick.setChecked(step is not None and name in step.look)

    # Internals

    def _scene_summary(self, bench: str, scene: Mapping[str, Any]) -> str:
        """Return a summary of a recorded scene: the title of its bench, and what it searches from."""
        start = str(scene.get("run", "")) or next(map(str, scene.get("runs", ())), "")
        title = self._stack.title(bench)
        return text("editor-scene", bench=title) if not start else text(
            "editor-scene-of", bench=title, about=to_quotable(start, _MAX_SUMMARY))  # fmt: skip

    def _panes(self) -> list[str]:
        """Return the names of the panes that the step can point at."""
        made, step = self._stack.made, self._draft.step
        name = step.bench if step is not None and step.bench else self._stack.bench.name
        return [*made[name].panes] if name in made else sorted(PANES.get(name, ()))

    def _offer_panes(self) -> None:
        for tick in self.targets.values():
            self._flow.removeWidget(tick)
            tick.hide()
            tick.deleteLater()
        self.targets = {name: CheckBox(self._targets) for name in self._panes()}
        for name, tick in self.targets.items():
            self._flow.addWidget(tick)
            tick.setChecked(self._draft.step is not None and name in self._draft.step.look)
            tick.toggled.connect(lambda on, name=name: self._set_target(name, on))
        self.retranslate()
        self._targets.updateGeometry()

    def _set_target(self, name: str, on: bool) -> None:
        step = self._draft.step
        if step is not None:
            others = tuple(one for one in step.look if one != name)
            self._draft.change_step(look=(*others, name) if on else others)

    def _clicked_node(self) -> str:
        """Return the node that is picked in the bench, or the one of the player's step; "" if there is none."""
        bench = self._stack.bench
        timeline = bench.player.timeline
        if timeline is None or bench.node_selection is None:
            return ""
        record = bench.node_selection.record
        if record is None:
            record = timeline.at(min(bench.player.t, timeline.length)).current or 0
        return describe(timeline.recording.problem, timeline.recording.state(record))

    def _mark(self) -> None:
        """Highlight that node."""
        step, node_text = self._draft.step, self._clicked_node()
        if step is not None and node_text and node_text not in step.nodes:
            self._draft.change_step(nodes=(*step.nodes, node_text))

    def _follow(self, _on: bool = False) -> None:
        """Highlight nodes that are clicked in the current bench, if this is switched on."""
        selection = self._stack.bench.node_selection if self.follow_clicks.isChecked() else None
        if selection is not self._followed:
            if self._followed is not None:
                self._followed.picked.disconnect(self._toggle_mark)
            self._followed = selection
            if selection is not None:
                selection.picked.connect(self._toggle_mark)

    def _toggle_mark(self) -> None:
        """Highlight the clicked node, or remove its highlight."""
        step, node_text = self._draft.step, self._clicked_node()
        if step is not None and node_text:
            others = tuple(node for node in step.nodes if node != node_text)
            self._draft.change_step(nodes=others if node_text in step.nodes else (*step.nodes, node_text))

    def _copy_breakpoints(self) -> None:
        """Take the breakpoints from the Moments pane."""
        stops = self._stack.bench.breakpoints
        if stops is not None:
            self._draft.change_step(breakpoints=tuple(map(str, stops.conditions)))

    def _accessors(self, name: str) -> Accessors:
        draft = self._draft
        return (
            lambda: getattr(draft.step or LessonStep({}), name),
            lambda value: draft.change_step(name, **{name: value}),
        )

    def _lay_out(self) -> None:
        vbox(
            self.fields["title"],
            self.fields["text"],
            self.scene,
            hbox(self.show_button, self.record, None),
            self.vary,
            translated(Label(), text="editor-look"),
            self._targets,
            self.fields["nodes"],
            hbox(self.mark, self.follow_clicks, None),
            self.fields["breakpoints"],
            hbox(self.breakpoints_button, None),
            self.fields["notes"],
            None,
            parent=self,
            margins=0,
        )
