"""The pages of a pane that shows a search; without one, why there is none, and a button that starts one."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QStackedWidget, QWidget

from workbench.ui.base.icons import set_icon
from workbench.ui.base.layouts import vbox
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.controls.pane_title import Muted
from workbench.wording import text


class SearchPages(QStackedWidget):
    """Attributes: message; start_button, the button that starts a search; content, the page of a search.

    `reason`: the key of why there is no search; the pane sets it, too, if it has a search but cannot show it.
    """

    def __init__(self, reason: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._reason, self._awaited = reason, False
        self.message, self.start_button = Muted(self, wrap=True), QPushButton(self)
        self.message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.message.setContentsMargins(16, 8, 16, 8)
        set_icon(self.start_button, "search")
        self.start_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._empty, self.content = QWidget(self), QWidget(self)
        button = (self.start_button, 0, Qt.AlignmentFlag.AlignHCenter)
        vbox(None, self.message, button, None, parent=self._empty)
        for page in (self._empty, self.content):
            self.addWidget(page)
        vbox(self, parent=parent, margins=0)
        translated(self.start_button, text="hex-analyse", toolTip="hex-analyse-tip")
        on_language_change(self._retranslate)

    def show_content(self, visible: bool) -> None:
        """Show the search, or why there is none."""
        self.setCurrentWidget(self.content if visible else self._empty)

    def set_reason(self, key: str) -> None:
        """Set why no search is shown."""
        self._reason = key
        self._retranslate()

    def set_search_expected(self, awaited: bool) -> None:
        """Set whether a search will start soon, which hides the button and changes the message."""
        self._awaited = awaited
        self.start_button.setVisible(not awaited)
        self._retranslate()

    def _retranslate(self) -> None:
        self.message.setText(text("hex-search-awaited") if self._awaited else text(self._reason))
