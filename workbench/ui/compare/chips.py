"""The configurations compared: a chip for each, buttons that add others, and the choice of the joint axis."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QMenu, QWidget

from workbench.api import Configuration
from workbench.formats.problem_input import local_ends
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import LAST, goal_board
from workbench.ui.base.layouts import hbox
from workbench.ui.base.plain_text import Label, plain_tip
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import pixels, theme
from workbench.ui.compare.axes import AXES, LAYER, STEP, TIME
from workbench.ui.compare.configuration_form import ConfigurationForm
from workbench.ui.compare.letter_badge import LetterBadge
from workbench.ui.compare.runs import (
    CLASSICS,
    HEURISTICS,
    MIN_SIZE,
    PRESETS,
    SAMPLE_BOARD,
    TIES,
    Side,
    first_configurations,
)
from workbench.ui.compare.session import CompareSession
from workbench.ui.controls.buttons import tool_button
from workbench.ui.controls.flow_layout import FlowLayout
from workbench.ui.controls.menu_button import MenuButton
from workbench.ui.controls.pane_frame import PaneFrame
from workbench.ui.controls.popup_panel import PopupPanel
from workbench.ui.controls.segmented import Segmented
from workbench.ui.states.goal_picture import SIDE, GoalPicture
from workbench.ui.states.thumbnail import thumbnail
from workbench.wording import say, text

BADGE_ROOM = 10
"""Pixels beside the name of a problem for the number with which a lesson points at what is below it."""
MAX_LETTERS = 40
"""The maximum length of a chip's name; the tooltip shows the full name."""


class Chip(PaneFrame):
    """A configuration. Attributes: side; icon_label; name, which changes it; remove_button."""

    def __init__(self, side: Side, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side = side
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setAutoFillBackground(True)
        self.icon_label = LetterBadge(side.place, self)
        self.name, self.remove_button = tool_button(self), tool_button(self, "close")
        self.name.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        hbox(self.icon_label, self.name, self.remove_button, parent=self, margins=(5, 1, 2, 1), spacing=2)


class CompareChips(QWidget):
    """Attributes: chips, in order; board, goal; common, the common part of the names; add, presets, the buttons;
    of_explore, sample, in the menu of presets; axis, the choice of the joint axis; form, while a configuration is being
    changed.
    """

    def __init__(self, compare: CompareSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._compare = compare
        self.chips: list[Chip] = []
        self._flow_widget = QWidget(self)
        self.board, self.goal, self.common = Label(self), GoalPicture(self), Label(self._flow_widget)
        self.add = tool_button(
            self._flow_widget, "zoom-in", self._add, text_beside=True, text="compare-add", toolTip="compare-add-tip"
        )
        self.presets = translated(MenuButton(self._flow_widget), text="compare-presets", toolTip="compare-presets-tip")
        self._lockstep = QWidget(self._flow_widget)
        self.axis, self._by = Segmented(AXES, self._lockstep), Label(self._lockstep)
        self.menu = QMenu(self)
        self.choices = {name: self.menu.addAction("") for name in PRESETS}
        self.menu.addSeparator()
        self.of_explore, self.sample = self.menu.addAction(""), self.menu.addAction("")
        self.form: ConfigurationForm | None = None
        self._lay_out()
        for name, action in self.choices.items():
            action.triggered.connect(partial(compare.show_preset, name))
        self.of_explore.triggered.connect(lambda: compare.add(compare.session.configuration))
        self.sample.triggered.connect(self.use_sample)
        self.axis.chosen.connect(compare.set_axis)
        compare.sides_changed.connect(self._refresh)
        compare.timed.connect(self._offer_axes)
        compare.axis_changed.connect(self._offer_axes)
        theme().changed.connect(self._refresh)
        translated(self.of_explore, text="compare-add-explore")
        translated(self._by, text="compare-by")
        translated(
            self.axis,
            accessibleName="compare-by-name",
            texts={STEP: "compare-by-step", LAYER: "compare-by-layer", TIME: "compare-by-time"},
        )
        for name, key in {
            HEURISTICS: "compare-preset-heuristics",
            CLASSICS: "compare-preset-classics",
            TIES: "compare-preset-ties",
        }.items():
            translated(self.choices[name], text=key)
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        self.sample.setText(text("compare-sample", board=SAMPLE_BOARD))
        self._refresh()

    def use_sample(self) -> None:
        """Search the sample board, in Explore, too."""
        board = Board.parse(SAMPLE_BOARD)
        self._compare.search(board, goal_board(LAST, *board.shape))

    def _lay_out(self) -> None:
        self.presets.setMenu(self.menu)
        hbox(self._by, self.axis, parent=self._lockstep, margins=0, spacing=6)
        self._flow = FlowLayout(self._flow_widget, 6)
        self._flow.addWidget(self.common)
        self._lay_out_tail()
        hbox(
            (self.board, 0, Qt.AlignmentFlag.AlignBottom),
            (self.goal, 0, Qt.AlignmentFlag.AlignBottom),
            (self._flow_widget, 1),
            parent=self,
            margins=(8, 2, 8, 3),
            spacing=10,
        )

    def _lay_out_tail(self) -> None:
        """Move the widgets that follow the chips to the end."""
        for widget in (self.add, self.presets, self._lockstep):
            self._flow.removeWidget(widget)
            self._flow.addWidget(widget)
        self._flow.setAlignment(self._lockstep, Qt.AlignmentFlag.AlignRight)

    def _refresh(self) -> None:
        self._show_board()
        sides = self._compare.sides
        letters = [side.letter for side in sides]
        if letters != [chip.side.letter for chip in self.chips]:
            self._make_chips(sides)
        names = self._compare.names
        self.common.setText(text("compare-common", name=names.common))
        self.common.setVisible(bool(names.common))
        for chip, side, name in zip(self.chips, sides, names.distinct, strict=True):
            self._show_side(chip, side, name)
        for one in (self.add, self.of_explore):
            one.setEnabled(bool(self._compare.free_letters))
        for button in (self.add, self.presets):
            button.setIconSize(QSize(pixels(16), pixels(16)))
        self._offer_axes()
        self._flow_widget.updateGeometry()

    def _make_chips(self, sides: list[Side]) -> None:
        for chip in self.chips:
            self._flow.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self.chips = [Chip(side, self._flow_widget) for side in sides]
        for chip in self.chips:
            chip.name.clicked.connect(partial(self._edit, chip))
            chip.remove_button.clicked.connect(lambda _=False, letter=chip.side.letter: self._compare.remove(letter))
            self._flow.addWidget(chip)
            chip.show()
        self._lay_out_tail()

    def _show_side(self, chip: Chip, side: Side, name: str) -> None:
        full_name = side.name(short=False)
        chip.side = side
        chip.name.setText(name if len(name) <= MAX_LETTERS else f"{name[: MAX_LETTERS - 1]}…")
        refused = "" if side.refused is None else say(side.refused)
        chip.name.setToolTip(plain_tip(refused or text("compare-chip-tip", letter=side.letter, name=full_name)))
        chip.name.setAccessibleName(text("compare-chip", letter=side.letter, name=full_name))
        chip.remove_button.setToolTip(plain_tip(text("compare-remove", letter=side.letter)))
        chip.remove_button.setAccessibleName(text("compare-remove", letter=side.letter))
        chip.remove_button.setEnabled(len(self._compare.sides) > MIN_SIZE)
        chip.remove_button.setIconSize(QSize(pixels(12), pixels(12)))

    def _show_board(self) -> None:
        session = self._compare.session
        self.goal.show_goal(None if session.other else session.goal_board)
        if session.other is None:
            ratio, palette = self.devicePixelRatioF(), QGuiApplication.palette()  # its own is still the one before
            picture = thumbnail(session.start_board, pixels(SIDE), ratio, palette, session.goal_board)
            self.board.setPixmap(picture)
            self.board.setContentsMargins(0, 0, 0, 0)
            label = text("compare-board", board=str(session.start_board), goal=str(session.goal_board))
        else:
            start, goals = local_ends(session.problem)
            label = text("compare-problem", problem=session.other.local_title, board=start, goal=", ".join(goals[:3]))
            self.board.setText(session.other.local_title)
            self.board.setContentsMargins(BADGE_ROOM, 0, 0, 0)
        self.board.setToolTip(plain_tip(label))
        self.board.setAccessibleName(label)

    def _offer_axes(self) -> None:
        timed = self._compare.all_timed
        self.axis.buttons[TIME].setEnabled(timed)
        self.axis.set_hints(
            {
                STEP: text("compare-by-step-tip"),
                LAYER: text("compare-by-layer-tip"),
                TIME: text("compare-by-time-tip") if timed else text("compare-by-time-later"),
            }
        )
        self.axis.choose(self._compare.axis)

    def _add(self) -> None:
        """Add the first of the usual configurations that is not compared yet."""
        compare = self._compare
        problem = compare.problem
        present = [side.configuration for side in compare.sides]
        usual = [*first_configurations(problem), *(Configuration.of(one, problem=problem) for one in ("bfs", "greedy"))]
        usual += [Configuration.of("wastar", problem=problem), Configuration.of("idastar", problem=problem)]
        compare.add(next((one for one in usual if one not in present), Configuration.of(problem=problem)))
        if len(self.chips) > len(present):
            self._edit(self.chips[[chip.side.configuration for chip in self.chips].index(self._newest(present))])

    def _newest(self, before: list[Configuration]) -> Configuration:
        now = [side.configuration for side in self._compare.sides]
        return next((one for one in now if one not in before), now[-1])

    def _edit(self, chip: Chip) -> None:
        letter = chip.side.letter
        self.form = ConfigurationForm(self._compare.problem, chip.side.configuration)
        self.form.changed.connect(lambda configuration: self._compare.change(letter, configuration))
        panel = PopupPanel(self.form, self)
        panel.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        panel.closed.connect(self._discard_form)
        panel.open_beside(chip.name)

    def _discard_form(self) -> None:
        self.form = None
