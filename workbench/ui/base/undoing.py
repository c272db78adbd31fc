"""Undo and Redo of a window or a dialog: which history they act on, and their texts."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

from workbench.ui.base.history import History
from workbench.ui.base.retranslation import on_language_change
from workbench.wording import text

UNDO_KEYS, REDO_KEYS = ("Ctrl+Z",), ("Ctrl+Shift+Z", "Ctrl+Y")
_OWN_UNDO_OFF = "undo-handed-on"


class Undoing(QObject):
    """Undoes and redoes changes to the documents in `window`, through its two actions.

    They act on the document whose editor has the focus, or on the one changed last; `default` returns the history
    to use when no editor has the focus. An editor is a widget with a `history`. A text field that is being edited has
    its own history, which comes first as long as it has something to undo.

    Attributes: history, the one that Undo and Redo act on, or None; undo, redo, the actions.
    Signals: `changed` when the changes of this history, or which history it is, have changed.
    """

    changed = Signal()

    def __init__(self, window: QWidget, undo: QAction, redo: QAction, default: Callable[[], History | None]) -> None:
        super().__init__(window)
        self._window, self._default = window, default
        self.undo, self.redo = undo, redo
        self.history: History | None = None
        self._watched: QWidget | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._focus_changed)
        on_language_change(self.refresh)

    def undo_change(self) -> None:
        if (history := self.history) is not None:
            history.undo_change()

    def redo_change(self) -> None:
        if (history := self.history) is not None:
            history.redo_change()

    def use_default_history(self) -> None:
        """Act on the history that `default` returns."""
        self._choose(self._default())

    def watch_histories(self, widget: QWidget) -> None:
        """Make the history of every change in `widget`, while visible, the next one to undo."""
        for history in widget.findChildren(History):
            history.noted.connect(lambda history=history: self._choose(history) if widget.isVisible() else None)

    def refresh(self) -> None:
        """Update the texts and the enabled state of the actions."""
        history = self.history
        undo_key, redo_key = ("", "") if history is None else (history.undo_key, history.redo_key)
        self.undo.setText(text("command-undo-what", what=text(undo_key)) if undo_key else text("command-undo"))
        self.redo.setText(text("command-redo-what", what=text(redo_key)) if redo_key else text("command-redo"))
        self.undo.setEnabled(bool(undo_key))
        self.redo.setEnabled(bool(redo_key))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let a text field handle the keys only while it has something to undo."""
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        typed = QKeySequence(event.keyCombination()).toString()
        field = _field(watched)
        if field is None or typed not in (*UNDO_KEYS, *REDO_KEYS):
            return False
        if not watched.property(_OWN_UNDO_OFF) and _can_undo_itself(field, typed in REDO_KEYS):
            return False
        event.ignore()
        return True

    # Internal

    def _focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        if self._watched is not None:
            self._watched.removeEventFilter(self)
            self._watched = None
        if now is None or now.window() is not self._window:
            return
        now.installEventFilter(self)
        self._watched = now
        nearest = _nearest(now)
        if nearest is not None or self.history is None:
            self._choose(self._default() if nearest is None else nearest)

    def _choose(self, history: History | None) -> None:
        if history is self.history:
            return
        if self.history is not None:
            self.history.changed.disconnect(self._follow)
            self.history.destroyed.disconnect(self._forget)
        self.history = history
        if history is not None:
            history.changed.connect(self._follow)
            history.destroyed.connect(self._forget)
        self._follow()

    @Slot()
    def _follow(self) -> None:
        self.refresh()
        self.changed.emit()

    @Slot()
    def _forget(self) -> None:
        self.history = None
        self._follow()


def disable_own_undo(field: QWidget) -> None:
    """Disable a text field's own undo: what is typed in it changes a document, whose history records it."""
    field.setProperty(_OWN_UNDO_OFF, True)


def _nearest(widget: QWidget) -> History | None:
    """Return the history of the editor that contains a widget, None if there is none."""
    current: QWidget | None = widget
    while current is not None:
        if isinstance(history := getattr(current, "history", None), History):
            return history
        current = None if current.isWindow() else current.parentWidget()
    return None


def _field(widget: QObject) -> QLineEdit | QPlainTextEdit | QTextEdit | None:
    if isinstance(widget, QAbstractSpinBox):
        return widget.lineEdit()
    return widget if isinstance(widget, QLineEdit | QPlainTextEdit | QTextEdit) else None


def _can_undo_itself(field: QLineEdit | QPlainTextEdit | QTextEdit, redo: bool) -> bool:
    if isinstance(field, QLineEdit):
        return not field.isReadOnly() and (field.isRedoAvailable() if redo else field.isUndoAvailable())
    document = field.document()
    return not field.isReadOnly() and (document.isRedoAvailable() if redo else document.isUndoAvailable())
