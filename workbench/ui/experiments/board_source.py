"""The source of boards: random ones, some at a given distance, Korf's hundred, the window's board, a file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFormLayout, QLineEdit, QSpinBox, QWidget

from workbench.experiments.scenarios import SAMPLE
from workbench.formats.board_input import BoardInput
from workbench.formats.entry import Kinds, kind_of
from workbench.formats.random_boards import RandomBoards
from workbench.formats.scenarios import Scenarios
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import Problem
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_text import read_shape, size_text, to_quotable
from workbench.tiles.puzzle.goal import FIRST, LAST, goal_board, goal_name
from workbench.tiles.state_space.generator import MAX_MOVES
from workbench.ui.base.layouts import hbox
from workbench.ui.base.plain_text import Label, plain_tip
from workbench.ui.base.retranslation import on_language_change, translated, translated_items
from workbench.ui.controls.buttons import tool_button
from workbench.ui.controls.combo_boxes import narrow_combo_box
from workbench.ui.controls.file_dialog import ask_to_open
from workbench.ui.experiments.form_wrapping import wrap_rows
from workbench.ui.runs.session import Session
from workbench.wording import text

KINDS = ("random", "exact", "korf", "board", "file")
SHAPES = ((2, 2), (2, 3), (2, 4), (2, 5), (3, 3), (3, 4), (3, 5), (4, 4), (4, 5), (5, 5))
_FILES: Kinds[Scenarios | BoardInput] = (Scenarios, BoardInput)
_SHAPE, _COUNT, _MOVES, _SEED, _MAX_SEED = (3, 3), 100, 20, 42, 2**31 - 1
_KORF = 100
_FIELDS = {
    "random": ("size", "count", "seed"),
    "exact": ("size", "moves", "count", "seed"),
    "korf": (),
    "board": (),
    "file": ("file",),
}


class BoardSource(QWidget):
    """Selects boards.

    Attributes: kind, the list of KINDS; shape, count, moves, seed, numbers; file, the name; choose, asks for it.
    Signals: `changed` when the selection changes.
    """

    changed = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.kind, self.shape = narrow_combo_box(self, 8), narrow_combo_box(self, 8)
        self.count = QSpinBox(self, minimum=1, maximum=100_000, value=_COUNT)
        self.moves = QSpinBox(self, minimum=1, maximum=MAX_MOVES, value=_MOVES)
        self.seed = translated(QSpinBox(self, minimum=0, maximum=_MAX_SEED, value=_SEED), toolTip="cli-help-seed")
        self.file, self.choose = QLineEdit(self), tool_button(self, "open", self._ask, "experiment-file-choose")
        self.choose.setAutoRaise(False)
        self._boxes = {"moves": self.moves, "count": self.count, "seed": self.seed}
        for name in KINDS:
            self.kind.addItem("", name)
        for shape in SHAPES:
            self.shape.addItem(size_text(*shape), shape)
        self.shape.setCurrentIndex(SHAPES.index(_SHAPE))
        self._row = QWidget(self)
        self._fields: dict[str, QWidget] = {"size": self.shape, **self._boxes, "file": self._row}
        self._labels = {name: Label(self) for name in ("boards", *self._fields)}
        self._lay_out()
        self._connect()
        self._show_fields()
        translated(self.file, placeholderText="experiment-file-hint", toolTip="experiment-file-hint")
        translated_items(
            self.kind,
            (
                "experiment-boards-random",
                "experiment-boards-exact",
                "experiment-boards-korf",
                "experiment-boards-board",
                "experiment-boards-file",
            ),
        )
        for name, field, key in (
            ("boards", self.kind, "experiment-boards"),
            ("size", self.shape, "experiment-size"),
            ("moves", self.moves, "experiment-moves"),
            ("count", self.count, "experiment-count"),
            ("seed", self.seed, "experiment-seed"),
            ("file", self.file, "experiment-file"),
        ):
            translated(self._labels[name], text=key)
            translated(field, accessibleName=key)
        on_language_change(self.retranslate)

    @property
    def typed(self) -> tuple[QWidget, ...]:
        """The fields that accept typing."""
        return (self.count, self.moves, self.seed, self.file)

    @property
    def source(self) -> str:
        """The line that describes the boards."""
        kind = self.kind.currentData()
        if kind in ("random", "exact"):
            moves = self.moves.value() if kind == "exact" else None
            shape = self.shape.currentData()
            return str(RandomBoards(shape, self.count.value(), self.seed.value(), moves=moves))
        if kind == "korf":
            return "korf"
        return str(self._session.start_board) if kind == "board" else self.file.text().strip()

    @property
    def goal(self) -> str | None:
        """The window's goal for its own board; None for the boards' own goals."""
        if self.kind.currentData() != "board":
            return None
        name = goal_name(self._session.goal_board)
        return None if name == LAST else name

    @property
    def usual_goal(self) -> Board | None:
        """The goal of the boards; None if it is not known: boards in a file."""
        kind = self.kind.currentData()
        if kind in ("random", "exact"):
            return goal_board(LAST, *self.shape.currentData())
        if kind == "korf":
            return goal_board(FIRST, 4, 4)
        return self._session.goal_board if kind == "board" else None

    @property
    def sample(self) -> Problem[Any] | None:
        """A problem with the heuristics of all scenarios, if a file of scenarios is chosen; None: boards."""
        chosen = self.kind.currentData() == "file" and kind_of(self.source, _FILES) is Scenarios
        return SAMPLE if chosen else None

    @property
    def board_count(self) -> int | None:
        """The number of boards; None for a file."""
        kind = self.kind.currentData()
        if kind in ("random", "exact"):
            return self.count.value()
        return {"korf": _KORF, "board": 1}.get(kind)

    @property
    def values(self) -> dict[str, str | int]:
        """The settings by name, in the form that `read` accepts."""
        kind = str(self.kind.currentData())
        all_values: dict[str, str | int] = {
            "size": "x".join(map(str, self.shape.currentData())),
            **{name: box.value() for name, box in self._boxes.items()},
            "file": self.file.text(),
        }
        return {"kind": kind} | {name: all_values[name] for name in _FIELDS[kind]}

    def use_file(self, name: str) -> None:
        """Take the boards or scenarios of a file."""
        self.kind.setCurrentIndex(KINDS.index("file"))
        self.file.setText(name)

    def read(self, values: Mapping[str, object]) -> Callable[[], None]:
        """Return a function that applies `values`. Raises Fault if they are not valid; then nothing is changed."""
        kind, size = values.get("kind", KINDS[0]), values.get("size")
        if kind not in KINDS:
            raise Fault("option-choice", option="kind", value=to_quotable(str(kind)), known=", ".join(KINDS))
        shape = None if size is None else read_shape(str(size))
        if shape is not None and shape not in SHAPES:
            known = ", ".join(size_text(*one) for one in SHAPES)
            raise Fault("option-choice", option="size", value=size_text(*shape), known=known)
        numbers = [(box, read_number(values, name, box)) for name, box in self._boxes.items() if name in values]
        file = values.get("file", self.file.text())
        if not isinstance(file, str):
            raise Fault("scene-kind", name="file", value=to_quotable(str(file)))
        if foreign := values.keys() - {"kind", "size", "file", *self._boxes}:
            raise Fault("schema-key", name=to_quotable(str(min(foreign))), place="boards")

        def apply() -> None:
            self.kind.setCurrentIndex(KINDS.index(str(kind)))
            if shape is not None:
                self.shape.setCurrentIndex(SHAPES.index(shape))
            for box, value in numbers:
                box.setValue(value)
            self.file.setText(file)

        return apply

    def retranslate(self) -> None:
        self.kind.setToolTip(plain_tip(self.kind.currentText()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put all labels above their fields if one does not fit beside its field."""
        super().resizeEvent(event)
        wrap_rows(self._form, ((self._labels[name], field) for name, field in self._fields.items()), self.width())

    # Internals

    def _lay_out(self) -> None:
        hbox((self.file, 1), self.choose, parent=self._row, margins=0)
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._form.addRow(self._labels["boards"])
        self._form.addRow(self.kind)
        for name, field in self._fields.items():
            self._form.addRow(self._labels[name], field)

    def _connect(self) -> None:
        self.kind.currentIndexChanged.connect(self._show_fields)
        self.shape.currentIndexChanged.connect(self.changed)
        for box in self._boxes.values():
            box.valueChanged.connect(self.changed)
        self.file.textChanged.connect(self.changed)
        self._session.board_changed.connect(self.changed)

    def _show_fields(self) -> None:
        self.kind.setToolTip(plain_tip(self.kind.currentText()))
        visible = _FIELDS[self.kind.currentData()]
        for name, field in self._fields.items():
            self._form.setRowVisible(field, name in visible)
        self.changed.emit()

    def _ask(self) -> None:
        ask_to_open(self, text("experiment-file-choose"), "board", text("experiment-file-kinds"), self.file.setText)


def read_number(values: Mapping[str, object], name: str, box: QSpinBox) -> int:
    """Return a number within the range of a box. Raises Fault if it is not valid."""
    value = values.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not box.minimum() <= value <= box.maximum():
        raise Fault("scene-kind", name=name, value=to_quotable(str(value)))
    return value
