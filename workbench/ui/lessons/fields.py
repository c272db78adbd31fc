"""The form fields of the editor: lines and texts, in the selected language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, QSize
from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit, QWidget

from workbench.ui.base.layouts import hbox, nest, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated_items
from workbench.ui.base.theme import pixels
from workbench.ui.base.undoing import disable_own_undo
from workbench.ui.lessons.draft import with_text
from workbench.wording import LANGUAGES, text
from workbench.wording.texts import Texts

Codes = tuple[str, ...]
"""The language being written, and optionally a second one that is shown beside it."""
Accessors = tuple[Callable[[], Any], Callable[[Any], None]]
"""Functions that read and write a value of the lesson."""


class FormField(QWidget):
    """A label above a control. Attributes: control."""

    def __init__(self, label: str, control: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label_key, self.control = label, control
        self._label = Label(self)
        self._label.setBuddy(control)
        for field in (control, *control.findChildren(QLineEdit)):
            disable_own_undo(field)
        self._column = vbox(self._label, control, parent=self, margins=0, spacing=2)
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        self._label.setText(text(self._label_key))
        self.control.setAccessibleName(self._label.text())


class _MultilineEdit(QPlainTextEdit):
    """A text of several lines; the Tab key moves to the next control."""

    def __init__(self, lines: int) -> None:
        super().__init__()
        self._lines = lines
        self.setTabChangesFocus(True)

    def sizeHint(self) -> QSize:
        return QSize(pixels(200), self.fontMetrics().lineSpacing() * self._lines + pixels(14))

    def minimumSizeHint(self) -> QSize:
        return QSize(pixels(80), self.sizeHint().height())


class _TextEditor:
    """An editor of a text in one language. Attributes: control, a line or a multi-line text; code."""

    def __init__(self, lines: int, edited: Callable[[str, str], None]) -> None:
        self.code = ""
        self.control: QLineEdit | QPlainTextEdit = QLineEdit() if lines == 1 else _MultilineEdit(lines)
        self.control.textChanged.connect(lambda *_: edited(self.code, self.text()))

    def text(self) -> str:
        """Return the current text."""
        return self.control.text() if isinstance(self.control, QLineEdit) else self.control.toPlainText()

    def show(self, code: str, value: str) -> None:
        """Show a text in a language."""
        self.code = code
        if value == self.text():
            return
        with QSignalBlocker(self.control):
            if isinstance(self.control, QLineEdit):
                self.control.setText(value)
                self.control.setCursorPosition(0)
            else:
                self.control.setPlainText(value)


class TextField(FormField):
    """A text by language, shown in one language or in two side by side.

    `read` returns the texts, `write` stores them; `hint`: the key of the placeholder.
    Attributes: control, of the first language; second, the control of the other one.
    """

    def __init__(
        self,
        label: str,
        read: Callable[[], Texts],
        write: Callable[[Texts], None],
        lines: int = 1,
        hint: str = "",
    ) -> None:
        self._read, self._write, self._hint = read, write, hint
        self._parts = tuple(_TextEditor(lines, self._edited) for _ in range(2))
        self.second = self._parts[1].control
        super().__init__(label, self._parts[0].control)
        disable_own_undo(self.second)
        self._column.removeWidget(self._parts[0].control)
        nest(self._column, hbox(*((part.control, 1) for part in self._parts)))
        self.second.hide()

    def retranslate(self) -> None:
        super().retranslate()
        for part in self._parts:
            part.control.setPlaceholderText(text(self._hint) if self._hint else "")
        self._set_accessible_names()

    def text(self) -> str:
        """Return the text in the first language."""
        return self._parts[0].text()

    def refresh(self, codes: Codes) -> None:
        """Show the text in one language, or in two."""
        texts = self._read()
        for part, code in zip(self._parts, codes, strict=False):
            part.show(code, texts.get(code, ""))
        self.second.setVisible(len(codes) > 1)
        self._set_accessible_names()

    def _set_accessible_names(self) -> None:
        beside = not self.second.isHidden()
        for part in self._parts:
            name = f"{self._label.text()} ({LANGUAGES.get(part.code, part.code)})" if beside else self._label.text()
            part.control.setAccessibleName(name)

    def _edited(self, code: str, value: str) -> None:
        self._write(with_text(self._read(), code, value))


class _EditableCombo(QComboBox):
    """An editable combo box: any other value can be typed. It can shrink to a small width."""

    def __init__(self, line: QLineEdit, known: Sequence[str]) -> None:
        super().__init__()
        self.setEditable(True)
        self.setLineEdit(line)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.addItems([*known])
        self.setCompleter(None)  # type: ignore[arg-type]  # its stub does not allow None, which removes it
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        line.clear()

    def showPopup(self) -> None:
        """Show the list as wide as its widest entry."""
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + 2 * view.frameWidth())
        super().showPopup()


class LineField(FormField):
    """A line for a value that is the same in all languages, optionally with values to choose from."""

    def __init__(
        self, label: str, read: Callable[[], str], write: Callable[[str], None], known: Sequence[str] = ()
    ) -> None:
        self.line = QLineEdit()
        self.box = _EditableCombo(self.line, known) if known else None
        super().__init__(label, self.box or self.line)
        self._read, self._write = read, write
        self.line.textChanged.connect(self._edited)

    def refresh(self, _codes: Codes) -> None:
        value = self._read()
        if value != self.line.text():
            with QSignalBlocker(self.line):
                self.line.setText(value)

    def _edited(self, value: str) -> None:
        if value != self._read():
            self._write(value)


class LongField(FormField):
    """A value of several lines that is the same in all languages."""

    def __init__(self, label: str, read: Callable[[], str], write: Callable[[str], None], lines: int = 8) -> None:
        self.paper = _MultilineEdit(lines)
        super().__init__(label, self.paper)
        self._read, self._write = read, write
        self.paper.textChanged.connect(lambda: self._write(self.paper.toPlainText()))

    def refresh(self, _codes: Codes) -> None:
        value = self._read()
        if value != self.paper.toPlainText():
            with QSignalBlocker(self.paper):
                self.paper.setPlainText(value)


class LinesField(FormField):
    """A text of several lines, one value per line, the same in all languages."""

    def __init__(
        self, label: str, read: Callable[[], Sequence[Any]], write: Callable[[tuple[str, ...]], None], lines: int = 3
    ) -> None:
        self.paper = _MultilineEdit(lines)
        super().__init__(label, self.paper)
        self._read, self._write = read, write
        self.paper.textChanged.connect(lambda: self._write(tuple(self.lines())))

    def lines(self) -> list[str]:
        """Return the lines."""
        return [line.strip() for line in self.paper.toPlainText().splitlines() if line.strip()]

    def refresh(self, _codes: Codes) -> None:
        value = [str(one) for one in self._read()]
        if value != self.lines():
            with QSignalBlocker(self.paper):
                self.paper.setPlainText("\n".join(value))


class ChoiceField(FormField):
    """One of several values, each with a text. `keys`: value -> key of its text."""

    def __init__(self, label: str, read: Callable[[], str], write: Callable[[str], None], keys: dict[str, str]) -> None:
        self.box = QComboBox()
        self._values = [*keys]
        for value in keys:
            self.box.addItem("", value)
        super().__init__(label, translated_items(self.box, [*keys.values()]))
        self._read, self._write = read, write
        self.box.activated.connect(lambda place: self._write(self.box.itemData(place)))

    def refresh(self, _codes: Codes) -> None:
        self.box.setCurrentIndex(self._values.index(self._read()))
