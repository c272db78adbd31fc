"""Buttons and actions in one expression: the icon, what they do, and their texts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, SignalInstance
from PySide6.QtGui import QAction, QColor, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QPushButton, QToolButton, QWidget

from workbench.ui.base.icons import IconSize, set_icon
from workbench.ui.base.retranslation import Keys, translated
from workbench.ui.base.theme import colours, theme

_KEPT = "texts"
"""The property with the texts for which a button keeps room."""
Act = Callable[..., object] | SignalInstance | None
"""What a click does: a function, or a signal that is emitted."""


class _ToolButton(QToolButton):
    """A tool button that in high contrast has an edge while it is on: its background alone would hardly be seen."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.isChecked() and theme().contrast:
            with QPainter(self) as painter:
                painter.setPen(QColor(colours().edge))
                painter.drawRect(self.rect().adjusted(0, 0, -1, -1))


def tool_button(
    parent: QWidget, icon: str = "", act: Act = None, name: str = "", text_beside: bool = False, **keys: Keys
) -> QToolButton:
    """Return a flat button that only the Tab key focuses, so that a click leaves Space to the player.

    `name`: the key of a message that is its tooltip and its accessible name; `keys`: others, as for `translated`;
    `text_beside`: whether its text is shown, beside the icon.
    """
    button = _ToolButton(parent, autoRaise=True)  # the focus policy is Qt's default
    if text_beside:
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    _complete(button, icon, act, {"toolTip": name, "accessibleName": name, **keys} if name else keys)
    return button


def push_button(parent: QWidget, icon: str = "", act: Act = None, **keys: Keys) -> QPushButton:
    """Return a button that only the Tab key focuses; `keys`: of its texts, as for `translated`."""
    button = QPushButton(parent)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    _complete(button, icon, act, keys)
    return button


def form_button(parent: QWidget, act: Act = None, icon: str = "", **keys: Keys) -> QPushButton:
    """Return a button that the Enter key does not press while the focus is elsewhere; `keys`: as for `translated`."""
    button = QPushButton(parent, autoDefault=False)
    _complete(button, icon, act, keys)
    return button


def action_button(parent: QWidget, action: QAction, text_beside: bool = False) -> QToolButton:
    """Return a tool button for an action."""
    button = tool_button(parent, text_beside=text_beside)
    button.setDefaultAction(action)
    IconSize(button)
    return button


def keep_width(button: QAbstractButton, *texts: str) -> None:
    """Keep room for each of the texts that a button shows in turn, so that nothing beside it moves."""
    wanted = (button.fontMetrics().maxWidth(), button.iconSize().width(), *texts)
    if button.property(_KEPT) != wanted:
        shown = button.text()
        button.setMinimumWidth(0)
        button.setText(max(texts, key=button.fontMetrics().horizontalAdvance))
        button.setMinimumWidth(button.sizeHint().width())
        button.setText(shown)
        button.setProperty(_KEPT, wanted)


def new_action(
    parent: QObject,
    icon: str = "",
    act: Act = None,
    shortcuts: Sequence[str | Qt.Key | QKeySequence.StandardKey] = (),
    **keys: Keys,
) -> QAction:
    """Return an action; `keys`: of its texts, as for `translated`."""
    action = QAction(parent)
    action.setShortcuts([QKeySequence(shortcut) for shortcut in shortcuts])
    if icon:
        set_icon(action, icon)
    if act is not None:
        action.triggered.connect(act)
    return translated(action, **keys)


def _complete(button: QAbstractButton, icon: str, act: Act, keys: dict[str, Keys]) -> None:
    if icon:
        set_icon(button, icon)
    if act is not None:
        button.clicked.connect(act)
    translated(button, **keys)
