"""Decides who handles a key: the player or the focused widget."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)

_Key, _Modifier = Qt.Key, Qt.KeyboardModifier
_TEXT = (QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox)
_OWNERS: dict[Qt.Key, tuple[type[QWidget], ...]] = {
    **dict.fromkeys(
        (_Key.Key_Left, _Key.Key_Right, _Key.Key_Home, _Key.Key_End),
        (*_TEXT, QAbstractItemView, QAbstractSlider, QComboBox, QTabBar),
    ),
    **dict.fromkeys((_Key.Key_Escape, _Key.Key_Backspace), _TEXT),
    _Key.Key_Space: (*_TEXT, QAbstractButton, QComboBox),
    **dict.fromkeys((_Key.Key_Return, _Key.Key_Enter), (*_TEXT, QAbstractButton, QComboBox, QAbstractItemView)),
}
"""Keys that some widgets need for themselves when focused; a board claims its keys itself."""
_ALWAYS = {
    (_Key.Key_PageDown, _Modifier.NoModifier),
    (_Key.Key_PageUp, _Modifier.NoModifier),
    (_Key.Key_Right, _Modifier.AltModifier),
    (_Key.Key_Left, _Modifier.AltModifier),
}
"""Keys that a presenter remote sends; they step whatever has the focus."""


class ShortcutFilter(QObject):
    """Decides, for the focused widget in `window`, which keys become shortcuts of the window.

    Before it looks for a shortcut, Qt sends the widget a ShortcutOverride; this filter answers instead of the widget.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._watched: QWidget | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._focus_changed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Answer ShortcutOverride events; pass all others on."""
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        key, modifiers = _Key(event.key()), event.modifiers() & ~_Modifier.KeypadModifier
        if (key, modifiers) in _ALWAYS:
            return True
        if modifiers == _Modifier.NoModifier and isinstance(watched, _OWNERS.get(key, ())):
            event.accept()
            return True
        return False

    def _focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        if self._watched is not None:
            self._watched.removeEventFilter(self)
            self._watched = None
        if now is not None and now.window() is self._window:
            now.installEventFilter(self)
            self._watched = now
