"""The settings of the search: algorithm, heuristic, facts about them, and further options under More."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, cast

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import (
    QComboBox,
    QListView,
    QWidget,
)

from workbench.api import Configuration
from workbench.catalog import GRID_ALGORITHMS, SEARCHES, OptionValue, algorithm
from workbench.catalog.algorithm_entry import AlgorithmEntry, Duplicates
from workbench.catalog.broken import BROKEN_HEURISTICS
from workbench.catalog.broken_algorithms import BROKEN_ALGORITHMS
from workbench.catalog.estimates import entry_for, offered_for
from workbench.maps.grid_problem import GridProblem
from workbench.own_file import is_own
from workbench.search.problem.problem import Ordered, Problem
from workbench.tiles.pattern_databases.partitions import names_for
from workbench.tiles.pattern_databases.pattern_database import usable_names
from workbench.tiles.puzzle.problem import TileProblem
from workbench.ui.base.icons import pixmap
from workbench.ui.base.layouts import grid, hbox, vbox
from workbench.ui.base.plain_text import Label, plain_tip
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.theme import colours, pixels, theme
from workbench.ui.controls.buttons import tool_button
from workbench.ui.controls.combo_boxes import add_group_title, fit_current_item, narrow_combo_box
from workbench.ui.controls.pane_title import Muted
from workbench.ui.controls.popup_panel import PopupPanel
from workbench.ui.explore.facts_card import FactsCard, algorithm_facts, heuristic_facts
from workbench.ui.explore.heuristic_name import HeuristicNameDialog
from workbench.ui.explore.rule_note import rule_note, table_note
from workbench.ui.runs.session import Session
from workbench.ui.setup.options_form import OptionsForm
from workbench.ui.setup.own_function import OwnFunction
from workbench.wording import say, text
from workbench.wording.algorithms import algorithm_text
from workbench.wording.heuristics import heuristic_text

_OWN, _NAMED = "…", "…name"
"""Values in place of a heuristic's name: choose a function in a file, and type a name."""


class SearchPane(QWidget):
    """Attributes: algorithm, heuristic, the boxes; facts, warning, labels; note, why a rule of moves has brought
    another heuristic; more, the button; options, the form.
    """

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._updating = False
        self._options: dict[str, OptionValue] = {}
        self._order: str | None = None
        self._engine: str | None = None
        self.algorithm = translated(narrow_combo_box(self, 10), accessibleName="option-algorithm")
        self.heuristic = translated(narrow_combo_box(self, 10), accessibleName="option-heuristic")
        for name in SEARCHES:
            self.algorithm.addItem(name, name)
        add_group_title(self.algorithm, text("broken-group"))
        for name in BROKEN_ALGORITHMS:
            self.algorithm.addItem(name, name)
        self.algorithm.insertSeparator(self.algorithm.count())
        self.algorithm.addItem(_OWN, _OWN)
        self.algorithm_label = translated(Label(self), text="option-algorithm")
        self.heuristic_label = translated(Label(self), text="option-heuristic")
        self.about_algorithm = tool_button(self, "info", partial(self._show_about, self.algorithm), "search-about")
        self.about_heuristic = tool_button(self, "info", partial(self._show_about, self.heuristic), "search-about")
        self.facts, self.warning, self._warning_icon = Muted(self, wrap=True), Label(self, wordWrap=True), Label(self)
        self.note = Label(self, wordWrap=True)
        self._offered: tuple[str, ...] = ()
        self._noted: tuple[Problem[Any], str | None] = session.problem, session.configuration.heuristic
        self.more = tool_button(self, "settings", self._open_options, text_beside=True, text="search-more")
        self.more.setCheckable(True)
        self.options = OptionsForm(self)
        self._panel = PopupPanel(self.options, self)
        self.note.hide()
        self._lay_out()
        self._panel.closed.connect(lambda: self.more.setChecked(False))
        self.algorithm.currentIndexChanged.connect(self._choose)
        self.heuristic.currentIndexChanged.connect(self._choose)
        self.options.option_changed.connect(self._set_option)
        self.options.limits_changed.connect(session.set_limits)
        session.configuration_changed.connect(self._offer)
        session.board_changed.connect(self._offer)
        session.problem_changed.connect(self._note_rule)
        session.problem_changed.connect(self._offer)
        session.limits_changed.connect(self._refresh)
        theme().changed.connect(self._restyle)
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        for name in (*SEARCHES, *BROKEN_ALGORITHMS):
            self.algorithm.setItemText(self.algorithm.findData(name), algorithm_text(name, "-short"))
        own = self.algorithm.findData(_OWN)
        self.algorithm.setItemText(own, text("search-own-algorithm"))
        self.algorithm.setItemData(own, plain_tip(text("search-own-algorithm-tip")), Qt.ItemDataRole.ToolTipRole)
        self.algorithm.setItemText(len(SEARCHES) + 1, text("broken-group"))
        self._restyle()
        self._offer()

    # Private

    def _note_rule(self) -> None:
        """Say what another rule of moves or the first h of a graph has brought; any other choice clears that."""
        problem, heuristic = self._session.problem, self._session.configuration.heuristic
        (before, noted), self._noted = self._noted, (problem, heuristic)
        same = isinstance(problem, GridProblem) and isinstance(before, GridProblem)
        if not (same and noted == heuristic):
            said = rule_note(before, noted, problem, heuristic) or table_note(before, noted, problem)
            self.note.setText(said)
            self.note.setVisible(bool(said))

    def _offer(self) -> None:
        """Offer the heuristics for the problem. Pattern databases are enabled only if they have been built."""
        self._updating = True
        problem, chosen = self._session.problem, self._session.configuration.heuristic
        names = offered_for(problem)
        if chosen is None and names == self._offered:
            chosen = self.heuristic.currentData()  # the next informed search has it again
        self._offered = names
        extra = (chosen,) if chosen is not None and chosen not in names else ()
        self.heuristic.clear()
        for name in (*names, *extra):
            self.heuristic.addItem(heuristic_text(name, "-short", problem), name)
            self._add_tip(self.heuristic.count() - 1, name, problem)
        if isinstance(problem, TileProblem):
            self._offer_broken(problem)
        named_entries = (
            [(_NAMED, text("search-named"), text("search-named-tip"))] if isinstance(problem, TileProblem) else []
        )
        for data, label, tip in (*named_entries, (_OWN, text("search-own"), text("search-own-tip"))):
            self.heuristic.addItem(label, data)
            self.heuristic.setItemData(self.heuristic.count() - 1, plain_tip(tip), Qt.ItemDataRole.ToolTipRole)
        if chosen is not None:
            self.heuristic.setCurrentIndex(max(self.heuristic.findData(chosen), 0))
        self._offer_algorithms(problem)
        self._updating = False
        self._refresh()

    def _offer_broken(self, problem: Problem[Any]) -> None:
        """Offer the deliberately broken heuristics in a separate group."""
        add_group_title(self.heuristic, text("broken-group"))
        for name in BROKEN_HEURISTICS:
            if self.heuristic.findData(name) < 0:
                self.heuristic.addItem(heuristic_text(name, "-short", problem), name)
                self._add_tip(self.heuristic.count() - 1, name, problem)
        self.heuristic.insertSeparator(self.heuristic.count())

    def _offer_algorithms(self, problem: Problem[Any]) -> None:
        """Enable the algorithms that can search the problem; the tool tips of the others say why they cannot.

        Those for grids are hidden if it is no grid.
        """
        for name, entry in (*SEARCHES.items(), *BROKEN_ALGORITHMS.items()):
            index, obstacle = self.algorithm.findData(name), entry.obstacle(problem)
            tip = algorithm_text(name, "-about") if obstacle is None else say(obstacle)
            cast("QStandardItemModel", self.algorithm.model()).item(index).setEnabled(obstacle is None)
            self.algorithm.setItemData(index, tip, Qt.ItemDataRole.ToolTipRole)
            cast("QListView", self.algorithm.view()).setRowHidden(
                index, name in GRID_ALGORITHMS and not isinstance(problem, GridProblem)
            )

    def _add_tip(self, index: int, name: str, problem: Problem[Any]) -> None:
        tip = heuristic_text(name, "-about", problem)
        goal = problem.goal if isinstance(problem, TileProblem) else None
        if goal is not None and name in names_for(*goal.shape) and name not in usable_names(goal):
            tip = text("databases-choice-missing", name=name)
            self.heuristic.setItemText(index, text("databases-choice-unbuilt", name=self.heuristic.itemText(index)))
            cast("QStandardItemModel", self.heuristic.model()).item(index).setEnabled(False)
        self.heuristic.setItemData(index, plain_tip(tip), Qt.ItemDataRole.ToolTipRole)

    def _show_about(self, box: QComboBox, _checked: bool = False) -> None:
        name = box.currentData()
        facts = algorithm_facts(name) if box is self.algorithm else heuristic_facts(name, self._session.problem)
        card = PopupPanel(FactsCard(facts), self)
        card.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        card.open_beside(box)

    def _lay_out(self) -> None:
        vbox(
            grid(
                (self.algorithm_label, self.algorithm, self.about_algorithm),
                (self.heuristic_label, self.heuristic, self.about_heuristic),
                spacing=6,
                stretched=1,
            ),
            self.note,
            hbox((self.facts, 1), (self.more, 0, Qt.AlignmentFlag.AlignTop)),
            hbox((self._warning_icon, 0, Qt.AlignmentFlag.AlignTop), (self.warning, 1)),
            None,
            parent=self,
            margins=(8, 6, 8, 8),
            spacing=6,
        )

    def _open_options(self) -> None:
        self._panel.open_beside(self.more)

    def _restyle(self) -> None:
        self._warning_icon.setPixmap(pixmap("warning", pixels(16), colours().warning))
        for button in (self.about_algorithm, self.about_heuristic):
            button.setIconSize(QSize(pixels(18), pixels(18)))
        self._widen_boxes()

    def _set_option(self, name: str, value: OptionValue) -> None:
        if name == "order":
            self._order = str(value)
        elif name == "engine":
            self._engine = str(value)
        else:
            self._options[name] = value
        self._choose()

    def _choose(self) -> None:
        """Configure the session as chosen. Options are kept for other algorithms that have them too."""
        if self._updating:
            return
        if self.algorithm.currentData() == _OWN:
            self._refresh()
            OwnFunction(self._run_own, self, "search-own-algorithm").ask()
            return
        if self.heuristic.currentData() == _OWN:
            self._refresh()
            OwnFunction(self._search_by, self).ask()
            return
        if self.heuristic.currentData() == _NAMED:
            self._refresh()
            HeuristicNameDialog(self.heuristic.currentData(), self._search_by, self.window()).open()
            return
        self._configure(algorithm(self.algorithm.currentData()))

    def _configure(self, entry: AlgorithmEntry) -> None:
        self._session.choose(
            Configuration.of(
                entry.name,
                self.heuristic.currentData() if entry.informed else None,
                self._order,
                self._engine,
                self._session.problem,
                **{name: value for name, value in self._options.items() if name in entry.options},
            )
        )

    def _run_own(self, name: str) -> None:
        """Search with the user's own algorithm."""
        self._configure(algorithm(name))

    def _offer_own(self, chosen: str) -> None:
        """Offer the user's own algorithm that is chosen, if it is one, and no other."""
        for index in reversed(range(self.algorithm.count())):
            name = self.algorithm.itemData(index)
            if isinstance(name, str) and is_own(name) and name != chosen:
                self.algorithm.removeItem(index)
        if is_own(chosen) and self.algorithm.findData(chosen) < 0:
            index = self.algorithm.findData(_OWN)
            self.algorithm.insertItem(index, algorithm_text(chosen, "-short"), chosen)
            self.algorithm.setItemData(index, plain_tip(algorithm_text(chosen, "-about")), Qt.ItemDataRole.ToolTipRole)

    def _search_by(self, name: str) -> None:
        self._session.choose(replace(self._session.configuration, heuristic=name))

    def _refresh(self) -> None:
        configuration, problem = self._session.configuration, self._session.problem
        entry = configuration.entry
        self._updating = True
        self._offer_own(entry.name)
        self.algorithm.setCurrentIndex(self.algorithm.findData(entry.name))
        if configuration.heuristic is not None:
            self.heuristic.setCurrentIndex(self.heuristic.findData(configuration.heuristic))
        self._updating = False
        self._widen_boxes()
        self.algorithm.setToolTip(plain_tip(algorithm_text(entry.name)))
        self.heuristic.setToolTip(plain_tip(heuristic_text(self.heuristic.currentData(), problem=problem)))
        self._options |= configuration.options
        self._order, self._engine = configuration.order, configuration.engine
        for widget in (self.heuristic_label, self.heuristic, self.about_heuristic):
            widget.setEnabled(entry.informed)
        self.facts.setText(self._facts(problem))
        if configuration.heuristic != self._noted[1]:
            self._note_rule()
        doubts = [
            guarantee
            for guarantee in (configuration.completeness(), configuration.guarantee(problem=problem))
            if not guarantee.sure
        ]
        self.warning.setText(" ".join(say(guarantee.why) for guarantee in doubts))
        for widget in (self.warning, self._warning_icon):
            widget.setVisible(bool(doubts))
        directed = isinstance(problem, TileProblem | Ordered)
        self.options.show_configuration(configuration, self._session.limits, directed)

    def _widen_boxes(self) -> None:
        for box in (self.algorithm, self.heuristic):
            fit_current_item(box)

    def _facts(self, problem: Problem[Any]) -> str:
        """Return one line: the guarantees for the solution, and how the memory grows."""
        configuration = self._session.configuration
        entry = configuration.entry
        parts = [text("facts-line-optimal")] if configuration.guarantee(problem=problem).sure else []
        if configuration.completeness().sure:
            parts.append(text("facts-line-complete"))
        heuristic_entry = None if configuration.heuristic is None else entry_for(problem, configuration.heuristic)
        reopens = entry.duplicates is Duplicates.REOPENED
        if reopens and heuristic_entry is not None and not (heuristic_entry.consistent or heuristic_entry.own):
            parts.append(text("facts-line-inconsistent"))
        if not is_own(entry.name):
            parts.append(text("facts-line-space", space=configuration.space))
        return " · ".join(parts)
