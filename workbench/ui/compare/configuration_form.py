"""A form for a configuration: algorithm, heuristic, and the options of the algorithm."""

from __future__ import annotations

from typing import Any, cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QWidget

from workbench.api import Configuration
from workbench.catalog import ALGORITHMS, SEARCHES, OptionValue, algorithm
from workbench.catalog.broken import BROKEN_HEURISTICS
from workbench.catalog.broken_algorithms import BROKEN_ALGORITHMS
from workbench.catalog.estimates import offered_for
from workbench.maps.grid_problem import GridProblem
from workbench.own_file import is_own
from workbench.search.problem.limits import Limits
from workbench.search.problem.problem import Ordered, Problem
from workbench.tiles.puzzle.problem import TileProblem
from workbench.ui.base.layouts import grid, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.controls.message_room import MessageRoom
from workbench.ui.setup.options_form import OptionsForm
from workbench.ui.setup.own_function import OwnFunction
from workbench.wording import say, text
from workbench.wording.algorithms import algorithm_text
from workbench.wording.heuristics import heuristic_text

_OWN = "…"
"""In place of an algorithm's name: choose a function in a file."""


class ConfigurationForm(QWidget):
    """Attributes: algorithm, heuristic, the choices; options, the form of the options; fault, of an invalid choice.

    Signals: `changed(Configuration)`.
    """

    changed = Signal(object)

    def __init__(self, problem: Problem[Any], configuration: Configuration, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._problem, self._configuration = problem, configuration
        self._chosen: dict[str, OptionValue] = dict(configuration.options)
        self._showing = False
        self.algorithm = translated(QComboBox(self), accessibleName="option-algorithm")
        self.heuristic = translated(QComboBox(self), accessibleName="option-heuristic")
        self._algorithm_label = translated(Label(self), text="option-algorithm")
        self._heuristic_label = translated(Label(self), text="option-heuristic")
        self.options, self.fault = OptionsForm(self, limited=False), FaultLabel(self)
        self._algorithm_label.setBuddy(self.algorithm)
        self._heuristic_label.setBuddy(self.heuristic)
        rows = ((self._algorithm_label, self.algorithm), (self._heuristic_label, self.heuristic))
        vbox(grid(*rows, stretched=1), self.options, MessageRoom(self, self.fault), parent=self, margins=0)
        self._offer()
        self.algorithm.currentIndexChanged.connect(self._choose)
        self.heuristic.currentIndexChanged.connect(self._choose)
        self.options.option_changed.connect(self._set_option)
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        for place in range(self.algorithm.count()):
            name = self.algorithm.itemData(place)
            self.algorithm.setItemText(
                place, text("search-own-algorithm") if name == _OWN else algorithm_text(name, "-short")
            )
        for place in range(self.heuristic.count()):
            name = self.heuristic.itemData(place)
            self.heuristic.setItemText(place, heuristic_text(name, "-short", self._problem))
        self._show()

    def _offer(self) -> None:
        offered = SEARCHES if isinstance(self._problem, GridProblem) else ALGORITHMS
        for place, (name, entry) in enumerate(offered.items()):
            self.algorithm.addItem(name, name)
            obstacle = entry.obstacle(self._problem)
            if obstacle is not None:
                cast("QStandardItemModel", self.algorithm.model()).item(place).setEnabled(False)
                self.algorithm.setItemData(place, say(obstacle), Qt.ItemDataRole.ToolTipRole)
        chosen = self._configuration.algorithm
        for name in (*BROKEN_ALGORITHMS, *((chosen,) if is_own(chosen) else ()), _OWN):
            self.algorithm.addItem(name, name)
        broken = tuple(BROKEN_HEURISTICS) if isinstance(self._problem, TileProblem) else ()
        names, own = (*offered_for(self._problem), *broken), self._configuration.heuristic
        for name in (*names, *((own,) if own is not None and own not in names else ())):
            self.heuristic.addItem(name, name)

    def _show(self) -> None:
        self._showing = True
        configuration = self._configuration
        self.algorithm.setCurrentIndex(self.algorithm.findData(configuration.algorithm))
        if configuration.heuristic is not None:
            self.heuristic.setCurrentIndex(self.heuristic.findData(configuration.heuristic))
        self.heuristic.setEnabled(configuration.entry.informed)
        self._heuristic_label.setEnabled(configuration.entry.informed)
        directed = isinstance(self._problem, TileProblem | Ordered)
        self.options.show_configuration(configuration, Limits(), directed)
        self._showing = False

    def _set_option(self, name: str, value: OptionValue) -> None:
        if name in ("order", "engine"):
            self._apply(**{name: value})
        else:
            self._chosen[name] = value
            self._apply()

    def _choose(self) -> None:
        if self._showing:
            return
        if self.algorithm.currentData() == _OWN:
            self._show()
            OwnFunction(self._choose_own, self, "search-own-algorithm").ask()
            return
        self._apply()

    def _choose_own(self, name: str) -> None:
        """Choose an algorithm of the user's own, which is offered from now on."""
        if self.algorithm.findData(name) < 0:
            place = self.algorithm.findData(_OWN)
            self._showing = True
            self.algorithm.insertItem(place, algorithm_text(name, "-short"), name)
            self._showing = False
        self.algorithm.setCurrentIndex(self.algorithm.findData(name))

    def _apply(self, **changed: OptionValue) -> None:
        entry = algorithm(self.algorithm.currentData())
        order = changed.get("order", self._configuration.order)
        engine = changed.get("engine", self._configuration.engine)
        with self.fault.catching():
            self._configuration = Configuration.of(
                entry.name,
                self.heuristic.currentData() if entry.informed else None,
                None if order is None else str(order),
                None if engine is None else str(engine),
                self._problem,
                **{name: value for name, value in self._chosen.items() if name in entry.options},
            )
            self.fault.show_fault(None)
            self._show()
            self.changed.emit(self._configuration)
