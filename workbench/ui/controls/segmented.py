"""A segmented control: a row of buttons, exactly one of them checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QToolButton, QWidget

from workbench.ui.base import theme
from workbench.ui.base.icons import set_icon
from workbench.ui.base.layouts import hbox
from workbench.ui.controls.key_claiming import claim_key

_STYLE = """
QToolButton {{ background: {raised}; color: {muted}; border: 1px solid {border}; padding: 3px 4px; }}
QToolButton[narrow="true"] {{ padding: 3px 1px; }}
QToolButton:hover {{ color: {text}; }}
QToolButton:checked {{ background: {surface}; color: {text}; border-bottom: 2px solid {accent}; padding-bottom: 2px; }}
QToolButton[keyboard="true"]:checked {{ border: 2px solid {accent}; padding: 2px 3px; }}
QToolButton[suggested="true"] {{ color: {accent}; border-bottom: 2px dotted {accent}; padding-bottom: 2px; }}
QToolButton[place="first"] {{ border-top-left-radius: 4px; border-bottom-left-radius: 4px; }}
QToolButton[place="last"] {{ border-top-right-radius: 4px; border-bottom-right-radius: 4px; }}
QToolButton[place="middle"], QToolButton[place="last"] {{ border-left: none; }}
"""


class Segmented(QWidget):
    """Buttons named by `names`; the first is checked initially.

    The Tab key focuses all of them as one, the arrow keys move from one to the next; Space is left to the window.

    Signals: `chosen(name)` when the user, or `choose`, checks another one.
    """

    chosen = Signal(str)

    def __init__(self, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._suggested: str | None = None
        self.buttons: dict[str, QToolButton] = {}
        layout = hbox(parent=self, margins=0, spacing=0)
        for name in names:
            button = QToolButton(self)
            button.setObjectName(name)
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            position = "first" if name == names[0] else "last" if name == names[-1] else "middle"
            button.setProperty("place", position)
            self._group.addButton(button)
            self.buttons[name] = button
            layout.addWidget(button, 1)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._group.buttonToggled.connect(self._toggled)
        self.buttons[names[0]].setChecked(True)
        theme.on_theme_change(self._apply_style)

    @property
    def choice(self) -> str:
        """The name of the checked button."""
        return next(name for name, button in self.buttons.items() if button.isChecked())

    def choose(self, name: str) -> None:
        """Check the button `name`."""
        self.buttons[name].setChecked(True)

    def suggest(self, name: str | None) -> None:
        """Mark a button that would show more than the checked one; None: no button."""
        if name != self._suggested:
            for one in filter(None, (self._suggested, name)):
                self.buttons[one].setProperty("suggested", one == name)
                self._polish(self.buttons[one])
            self._suggested = name

    def set_texts(self, texts: Mapping[str, str]) -> None:
        """Set the texts and accessible names of the buttons."""
        for name, label in texts.items():
            self.buttons[name].setText(label)
            self.buttons[name].setAccessibleName(label)
        self.setAccessibleDescription(self.buttons[self.choice].text())

    def set_hints(self, hints: Mapping[str, str]) -> None:
        """Set the tooltips and accessible descriptions of the buttons."""
        for name, label in hints.items():
            self.buttons[name].setToolTip(label)
            self.buttons[name].setAccessibleDescription(label)

    def set_icon(self, name: str, icon: str) -> None:
        """Set an icon before the text of a button."""
        set_icon(self.buttons[name], icon)
        self.buttons[name].setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)

    def event(self, event: QEvent) -> bool:
        """Claim the arrow keys before they become shortcuts of the window."""
        return claim_key(event, _step) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if step := _step(event):
            names = list(self.buttons)
            self.choose(names[(names.index(self.choice) + step) % len(names)])
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show a focus frame, unless only the window was activated."""
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.ActiveWindowFocusReason:
            self._show_focus(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.ActiveWindowFocusReason:
            self._show_focus(False)

    def _show_focus(self, focused: bool) -> None:
        for button in self.buttons.values():
            button.setProperty("keyboard", focused)
            self._polish(button)

    def _polish(self, button: QToolButton) -> None:
        """Apply the style sheet again, after a property has changed."""
        self.style().unpolish(button)
        self.style().polish(button)

    def _toggled(self, button: QAbstractButton, checked: bool) -> None:
        if checked:
            self.setAccessibleDescription(button.text())
            self.chosen.emit(button.objectName())

    def _apply_style(self) -> None:
        self.setStyleSheet(_STYLE.format_map(vars(theme.colours())))


def _step(event: QKeyEvent) -> int:
    """Return the direction of an arrow key, 1 or −1; 0 for any other key."""
    if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
        return 0
    return {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
