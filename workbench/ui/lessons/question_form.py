"""The form for a step's question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from workbench.lessons.constructed import CELLS
from workbench.lessons.facts import FACTS
from workbench.lessons.graphs import GRAPHS
from workbench.lessons.judging import CODE, JUDGES, MOVES
from workbench.lessons.lesson import KINDS, AnswerOption, LessonQuestion
from workbench.lessons.nodes import NEXT, WHICH
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.retranslation import translated
from workbench.ui.controls.buttons import form_button, tool_button
from workbench.ui.controls.check_boxes import CheckBox
from workbench.ui.lessons.draft import Draft
from workbench.ui.lessons.fields import (
    Accessors,
    ChoiceField,
    Codes,
    FormField,
    LineField,
    LinesField,
    LongField,
    TextField,
)

NO_QUESTION = ""
_HEURISTICS = ("manhattan", "misplaced", "linear-conflict", "euclidean")
_LINES: dict[str, tuple[tuple[str, Sequence[str]], ...]] = {
    "choice": (),
    "number": (("answer", (*FACTS, *_HEURISTICS)), ("of", ()), ("tolerance", ())),
    "board": (("judge", JUDGES), ("example", ()), ("shape", ("3x3", "4x4")), ("goal", ("last", "first"))),
    "node": (("which", WHICH),),
    "moves": (("judge", MOVES), ("board", ()), ("goal", ("last", "first"))),
    "order": (),
    "row": (),
    "line": (("which", (NEXT,)),),
    "cell": (("which", (*CELLS,)), ("board", ()), ("goal", ("last", "first"))),
    "graph": (("judge", (*GRAPHS,)),),
    "repair": (("like", _HEURISTICS), ("judge", CODE), ("goal", ("last", "first"))),
    "code": (("like", _HEURISTICS), ("judge", CODE), ("goal", ("last", "first"))),
}
"""Kind -> the fields that are single lines, with the values to choose from."""
_LONG = {"graph": ("code", "example"), "repair": ("code", "example")}
"""Kind -> the fields that are longer texts."""
FIELDS = sorted(
    {name for lines in _LINES.values() for name, _ in lines} | {"boards", "cases", "values", "code", "hide"}
)
_GRAPH = """graph Example
start S
goal G

S: h 4
A: h 4
B: h 1
G: h 0

S -> A: 1
S -> B: 3
A -> B: 1
B -> G: 3
"""
_MENDED = """def h(state, goal):
    pairs = zip(state, goal)
    return 1000 * sum(here != there for here, there in pairs if here)
"""
_BROKEN = _MENDED.replace(" if here)", ")")
_NUMBERS = ("answer", "tolerance")


class QuestionForm(QWidget):
    """Edits the question of the current step of `draft`. Attributes: kind; fields by name; options."""

    def __init__(self, draft: Draft, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft, self._built_kind = draft, NO_QUESTION
        keys = {NO_QUESTION: "editor-question-none"} | {kind: f"editor-question-{kind}" for kind in KINDS}
        self.kind = ChoiceField("editor-question-kind", self._kind, self._choose, keys)
        self.fields: dict[str, TextField | LineField | LinesField | LongField] = {}
        self.options: AnswerOptionsForm | None = None
        self._body = QWidget(self)
        self._column = vbox(self.kind, self._body, None, parent=self, margins=0)

    def refresh(self, codes: Codes) -> None:
        """Show the question in a language."""
        self.kind.refresh(codes)
        if self._kind() != self._built_kind:
            self._build(self._kind())
        for field in self.fields.values():
            field.refresh(codes)
        if self.options is not None:
            self.options.refresh(codes)

    # Internals

    @property
    def _question(self) -> LessonQuestion | None:
        return None if self._draft.step is None else self._draft.step.question

    def _kind(self) -> str:
        return NO_QUESTION if self._question is None else self._question.kind

    def _choose(self, kind: str) -> None:
        if kind == self._kind():
            return
        if kind == NO_QUESTION:
            self._draft.ask(None)
            return
        before = self._question
        fresh = fresh_question(kind)
        self._draft.ask(fresh if before is None else replace(fresh, text=before.text))

    def _build(self, kind: str) -> None:
        """Create the fields of a kind."""
        self._built_kind = kind
        self._body.hide()
        self._body.deleteLater()
        self._body, self.fields, self.options = QWidget(self), {}, None
        self._column.insertWidget(1, self._body)
        inner = vbox(parent=self._body, margins=0)
        if kind == NO_QUESTION:
            return
        self._add(inner, "text", TextField("editor-question-asked", *self._texts("text"), 3, "editor-question-text"))
        if kind in ("choice", "order"):
            self.options = AnswerOptionsForm(self._draft, ordered=kind == "order", parent=self._body)
            inner.addWidget(self.options)
        for name, known in _LINES[kind]:
            self._add(inner, name, LineField(f"editor-field-{name}", *self._line(name), known))
        for name in _LONG.get(kind, ()):
            self._add(inner, name, LongField(f"editor-field-{name}", *self._line(name)))
        if kind in ("code", "repair"):
            for name in ("boards", *(("cases",) if kind == "repair" else ()), "values"):
                self._add(inner, name, LinesField(f"editor-field-{name}", *self._list(name)))
        self._add(inner, "hide", LinesField("editor-field-hide", *self._list("hide"), lines=1))
        self._add(inner, "because", TextField("editor-question-because", *self._texts("because"), lines=3))
        if kind in ("number", "node", "order", "row", "line"):
            self._add(inner, "run", LineField("editor-field-run", *self._line("run")))
        self._body.show()

    def _add(self, layout: QVBoxLayout, name: str, field: Any) -> None:
        assert isinstance(field, FormField)
        self.fields[name] = field  # type: ignore[assignment]
        layout.addWidget(field)

    def _texts(self, name: str) -> Accessors:
        return partial(self._get, name), partial(self._set, name)

    def _line(self, name: str) -> Accessors:
        def read() -> str:
            value = self._get(name)
            return "" if name == "tolerance" and not value else f"{value:g}" if isinstance(value, float) else str(value)

        def write(typed: str) -> None:
            value: Any = _number(typed) if name in _NUMBERS else typed
            if name == "tolerance" and not typed.strip():
                value = 0
            self._set(name, value)

        return read, write

    def _list(self, name: str) -> Accessors:
        def write(lines: tuple[str, ...]) -> None:
            values = tuple(map(_number, lines)) if name == "values" else lines
            if name == "hide":
                self._set(name, values or None)
            elif all(not isinstance(value, str) for value in values) or name in ("boards", "cases"):
                self._set(name, values)

        return lambda: self._get(name) or (), write

    def _get(self, name: str) -> Any:
        return getattr(self._question or LessonQuestion(NO_QUESTION, {}, answer=""), name)

    def _set(self, name: str, value: Any) -> None:
        self._draft.change_question(f"question {name}", **{name: value})


class AnswerOptionsForm(QWidget):
    """The options of a choice, or those to be put in order, in the right one: they need neither tick nor explanation.

    Attributes: rows, each of a check box, a text and an explanation; add_button.
    """

    def __init__(self, draft: Draft, ordered: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft, self._ordered = draft, ordered
        self.rows: list[tuple[QCheckBox, TextField, TextField]] = []
        self.add_button = form_button(self, self._add, text="editor-option-add")
        self._column = vbox(self.add_button, parent=self, margins=0)

    def refresh(self, codes: Codes) -> None:
        """Show the options in a language."""
        count = len(self._options)
        while len(self.rows) < count:
            self._build()
        while len(self.rows) > count:
            row = self.rows.pop()[0].parentWidget()
            if row is not None:
                row.hide()
                row.deleteLater()
        for (tick, text_field, because), option in zip(self.rows, self._options, strict=True):
            with QSignalBlocker(tick):
                tick.setChecked(option.right)
            text_field.refresh(codes)
            because.refresh(codes)

    @property
    def _options(self) -> tuple[AnswerOption, ...]:
        step = self._draft.step
        return step.question.options if step is not None and step.question is not None else ()

    def _build(self) -> None:
        place, row = len(self.rows), QWidget(self)
        tick = translated(CheckBox(row), text="editor-option-right")
        remove = tool_button(row, "close", lambda: self._remove(place), "editor-option-remove")
        text_field = TextField("editor-option-text", *self._texts(place, "text"), 2, "editor-option-new")
        because = TextField("editor-option-because", *self._texts(place, "because"))
        tick.toggled.connect(lambda on: self._put(place, right=on))
        vbox(hbox(tick, None, remove), text_field, because, parent=row, margins=(0, 4, 0, 4))
        for part in (tick, because):
            part.setVisible(not self._ordered)
        self._column.insertWidget(self._column.count() - 1, row)
        self.rows.append((tick, text_field, because))

    def _texts(self, place: int, name: str) -> Accessors:
        def read() -> Any:
            return getattr(self._options[place], name) if place < len(self._options) else {}

        return read, lambda value: self._put(place, f"option {place} {name}", **{name: value})

    def _put(self, place: int, what: str = "", **fields: Any) -> None:
        options = [*self._options]
        options[place] = replace(options[place], **fields)
        self._draft.change_question(what, options=tuple(options))

    def _add(self) -> None:
        self._draft.change_question(options=(*self._options, AnswerOption({})))

    def _remove(self, place: int) -> None:
        remaining = tuple(option for number, option in enumerate(self._options) if number != place)
        self._draft.change_question(options=remaining)


def fresh_question(kind: str) -> LessonQuestion:
    """Return a question of a kind with defaults for everything except the texts."""
    if kind == "choice":
        return LessonQuestion(kind, {}, options=(AnswerOption({}, right=True), AnswerOption({})))
    fields: dict[str, dict[str, Any]] = {
        "number": {"answer": FACTS[0]},
        "board": {"judge": JUDGES[0], "shape": "3x3", "example": "1 2 3/4 5 6/7 8 0"},
        "node": {"which": WHICH[0]},
        "moves": {"judge": MOVES[0]},
        "line": {"which": NEXT},
        "cell": {"which": "misplaced"},
        "graph": {"judge": "inconsistent", "code": _GRAPH, "example": _GRAPH},
        "repair": {"boards": ("1 2 3/4 5 6/7 0 8",), "like": "misplaced", "code": _BROKEN, "example": _MENDED},
        "code": {"boards": ("1 2 3/4 5 6/7 0 8",), "like": _HEURISTICS[0]},
    }
    return LessonQuestion(kind, {}, **fields.get(kind, {}))


def _number(typed: str) -> float | str:
    """Return the typed number, or the text if it is not a number."""
    plain = typed.strip().replace(",", ".")
    try:
        value = float(plain)
    except ValueError:
        return plain
    return plain if value != value or abs(value) > 1e15 else int(value) if value.is_integer() else value
