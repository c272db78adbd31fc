"""The breadcrumbs: the level of phases and the search of a phase, with the buttons that enter and leave it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from workbench.ui.base.icons import set_icon
from workbench.ui.base.layouts import hbox, keep_room
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change
from workbench.ui.base.theme import pixels, theme
from workbench.ui.base.throttle import Throttle
from workbench.ui.controls.buttons import keep_width, push_button, tool_button
from workbench.ui.controls.pane_title import Muted
from workbench.ui.divide.session import DivideSession
from workbench.ui.divide.texts import formula, method, method_tip, phase_name
from workbench.wording import text

SPACE = 60
"""Pixels between its parts."""
MIN_INTERVAL = 0.1
"""The minimum time between two refreshes, in seconds."""
MARGINS = (8, 4, 8, 6)
_Direction = QBoxLayout.Direction


class DivideTrail(QWidget):
    """Attributes: phases, the first breadcrumb, a button that leaves the search; phase, the second breadcrumb; method,
    of the search of that phase; enter_or_leave, the button that enters or leaves it.
    """

    def __init__(self, divide: DivideSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._divide = divide
        self.phases = tool_button(self, "", divide.leave, text="divide-title")
        self._mark, self.phase, self.method = Label("›", self), Label(self), Muted(self)
        self.enter_or_leave = push_button(self, "", self._turn)
        self.phase.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        keep_room(self.enter_or_leave)
        name = hbox(self.phases, self._mark, self.phase, spacing=6)
        about = hbox((self.method, 1), self.enter_or_leave, spacing=6)
        self._rows = hbox(name, 8, (about, 1), parent=self, margins=MARGINS, spacing=6)
        self._throttle = Throttle(self.refresh, MIN_INTERVAL, self)
        for signal in (divide.run_changed, divide.level_changed):
            signal.connect(self.refresh)
        divide.moves.moved.connect(self._throttle.request)
        theme().changed.connect(self.refresh)
        on_language_change(self.refresh)

    def refresh(self) -> None:
        """Show the current level."""
        divide, course = self._divide, self._divide.course
        inside = divide.inside is not None
        index = divide.moves.phase if divide.inside is None else divide.inside
        self.phases.setToolTip(text("divide-leave-tip") if inside else "")
        self.phases.setFocusPolicy(Qt.FocusPolicy.TabFocus if inside else Qt.FocusPolicy.NoFocus)
        self.enter_or_leave.setVisible(course is not None)
        if course is None:
            self.phase.clear()
            self.method.clear()
            self._fit()
            return
        name = phase_name(index + 1, course.plan[index], course.run.start.columns)
        there = index < course.done and not course.phases[index].moves
        self.phase.setText(text("divide-phase-there", phase=name) if there else name)
        self.method.setText(method(course.phases[index]))
        self.method.short = formula(course.phases[index])
        self.method.setToolTip(f"{self.method.text()}: {method_tip(course.phases[index])}")
        self._embolden(inside)
        self._fit()
        set_icon(self.enter_or_leave, "leave-sub" if inside else "enter-sub")
        self.enter_or_leave.setText(text("divide-leave") if inside else text("divide-enter"))
        keep_width(self.enter_or_leave, text("divide-leave"), text("divide-enter"))
        self.enter_or_leave.setToolTip(text("divide-leave-tip") if inside else text("divide-enter-tip"))

    def minimumSizeHint(self) -> QSize:
        """Return the size of one row; with large text the width of a phase, whose way is then in a row below it."""
        least = super().minimumSizeHint()
        if theme().large:
            parts = self.phase.sizeHint().width(), self.enter_or_leave.sizeHint().width()
            least.setWidth(max(parts) + MARGINS[0] + MARGINS[2])
        return least

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Hide the first breadcrumb if there is no room: the button at the right leaves the search, too.

        In Projector mode the name of the bench is left out before the method is.
        """
        room = self.width() - self.enter_or_leave.sizeHint().width() - self.phase.sizeHint().width() - pixels(SPACE)
        narrow = theme().large and room < 0
        self._rows.setDirection(_Direction.TopToBottom if narrow else _Direction.LeftToRight)
        has_solution = self._divide.course is not None
        needed = self.phases.sizeHint().width() + theme().projector * self.method.sizeHint().width()
        self.phases.setVisible(not has_solution or room > needed)
        self._mark.setVisible(has_solution and self.phases.isVisibleTo(self))

    def _turn(self) -> None:
        self._divide.enter() if self._divide.inside is None else self._divide.leave()

    def _embolden(self, inside: bool) -> None:
        bold = QFont()
        bold.setBold(True)
        self.phases.setFont(QFont() if inside else bold)
        self.phase.setFont(bold if inside else QFont())
