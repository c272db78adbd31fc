"""The choice of the problem: boards, a built-in problem, a file, or the user's own code."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from workbench.catalog.problems import SHIPPED
from workbench.formats.entry import kind_of, read_entry
from workbench.formats.problem_input import DRAWN, ProblemInput, PythonFile, drawn_input
from workbench.formats.scenarios import ScenarioFile
from workbench.maps.generating import empty_graph, empty_grid
from workbench.maps.graph import GraphProblem
from workbench.maps.grid_problem import grid_problem
from workbench.own_file import functions, is_own
from workbench.search.problem.messages import Fault
from workbench.search.problem.problem import SearchFailure
from workbench.ui.base.jobs import Job, Jobs
from workbench.ui.base.layouts import hbox
from workbench.ui.base.plain_text import Label, plain_tip
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.controls.combo_boxes import narrow_combo_box
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.controls.file_dialog import ask_to_open
from workbench.ui.runs.session import Session
from workbench.ui.setup.scenario_choice import choose_scenario
from workbench.wording import text

BOARDS, FILE, MY_MAPS, GRID, GRAPH, OWN = "", "…file", "…maps", "…grid", "…graph", "…own"


class ProblemChoice(QWidget):
    """Attributes: label; box, the list; menu, the same as commands; fault, why the choice cannot be searched, which the
    owner places; drawn, which returns the maps that were drawn, by their titles; `refresh` lists them again.

    Signals: `opened(str)`: a map or a scenario was read from this file. `my_maps_asked`: show the maps that were kept.
    `drawing_asked(ProblemInput)`: a new map is wanted, to draw on.
    """

    opened = Signal(str)
    my_maps_asked = Signal()
    drawing_asked = Signal(object)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.label, self.fault = translated(Label(self), text="problem-choice"), FaultLabel(self)
        self.box = translated(narrow_combo_box(self, 10), accessibleName="problem-choice", toolTip="problem-choice-tip")
        self.label.setBuddy(self.box)
        self.menu = translated(QMenu(self), title="problem-choice")
        self.menu.aboutToShow.connect(self._fill_menu)
        hbox(self.label, (self.box, 1), parent=self, margins=0)
        self._loading = Jobs(self)
        self._loading.reported.connect(self._use_result)
        self._loading.ended.connect(self.refresh)
        self._loading_source = ""
        self.drawn: Callable[[], Mapping[str, ProblemInput]] = dict
        self.box.activated.connect(self._choose)
        session.problem_changed.connect(self.refresh)
        session.refused.connect(self.fault.show_fault)
        session.run_changed.connect(self._run_changed)
        on_language_change(self.refresh)

    def refresh(self) -> None:
        """Fill the list in the current language, and select the current problem."""
        other = self._session.other
        self.box.clear()
        self.box.addItem(text("problem-boards"), BOARDS)
        for name in SHIPPED:
            self.box.addItem(text(f"problem-{name}"), name)
        drawn = self.drawn()
        for title in drawn:
            self.box.addItem(title, DRAWN + title)
        if other is not None and other.given not in SHIPPED and other not in drawn.values():
            self.box.addItem(other.local_title, other.given)
            self.box.setItemData(self.box.count() - 1, plain_tip(other.given), Qt.ItemDataRole.ToolTipRole)
        if self._loading.busy:
            self.box.addItem(text("own-loading", name=os.path.basename(self._loading_source)), self._loading_source)
        self.box.insertSeparator(self.box.count())
        self.box.addItem(text("problem-file"), FILE)
        self.box.addItem(text("my-maps-menu"), MY_MAPS)
        self.box.addItem(text("problem-new-grid"), GRID)
        self.box.addItem(text("problem-new-graph"), GRAPH)
        self.box.addItem(text("problem-own"), OWN)
        self._show_chosen()

    def open_problem(self, source: str) -> None:
        """Search the problem named `source`, or show why it cannot be searched."""
        self.fault.show_fault(None)
        self._loading.stop()
        if is_own(source):
            self._loading_source = source
            self._loading.begin(_load_problem(source))  # may take any time, or never end
            self.refresh()
            return
        with self.fault.catching():
            self._session.set_problem(read_entry(source, (ProblemInput,)) if source else None)
        self._show_chosen()

    def open_file(self, name: str) -> None:
        """Search the map in a file, or ask which search of a Python file or of a file of scenarios."""
        kind = kind_of(Path(name), (PythonFile, ScenarioFile, ProblemInput))
        self.fault.show_fault(None)
        if kind is PythonFile:
            self.choose_own(name)
        elif kind is ScenarioFile:
            with self.fault.catching():
                choose_scenario(self.window(), name, partial(self._open_from, name))
        else:
            self._open_from(name, os.path.abspath(name))

    def _open_from(self, name: str, source: str) -> None:
        self.open_problem(source)
        if self.fault.fault is None:
            self.opened.emit(name)

    def choose_own(self, name: str) -> None:
        """Search a problem defined in a Python file. If it defines several, ask which. No code is run before that."""
        try:
            names = functions(Path(name), classes=True)
            if not names:
                raise Fault("own-problem-none", name=name)
        except Fault as fault:
            self.fault.show_fault(fault)
            return
        if len(names) == 1:
            self.open_problem(f"{name}:{names[0]}")
            return
        dialog = QInputDialog(self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(text("problem-own"))
        dialog.setLabelText(text("problem-own-which"))
        dialog.setComboBoxItems(names)
        dialog.textValueSelected.connect(lambda chosen: self.open_problem(f"{name}:{chosen}"))
        dialog.open()

    # Private

    def _fill_menu(self) -> None:
        self.menu.clear()
        for index in range(self.box.count()):
            if name := self.box.itemText(index):
                action = self.menu.addAction(name.replace("&", "&&"))
                action.triggered.connect(partial(self._choose_named, self.box.itemData(index)))

    def _choose_named(self, chosen: str) -> None:
        self._choose(self.box.findData(chosen))

    @Slot(object)
    def _use_result(self, result: ProblemInput | Fault) -> None:
        self._loading.stop()  # before anything is shown: the choice must not say that it is still loading
        self.refresh()
        if isinstance(result, Fault):
            self.fault.show_fault(result)
        else:
            self._session.set_problem(result)

    def _choose(self, index: int) -> None:
        chosen = str(self.box.itemData(index))
        self._show_chosen()
        if chosen == FILE:
            self._ask(text("problem-file"), text("files-map-kinds"))
        elif chosen == MY_MAPS:
            self.my_maps_asked.emit()
        elif chosen in (GRID, GRAPH):
            self._draw(chosen)
        elif chosen == OWN:
            self._ask(text("problem-own"), text("search-own-files"))
        elif chosen.startswith(DRAWN):
            self._choose_drawn(chosen.removeprefix(DRAWN))
        elif chosen != self._chosen:
            self.open_problem(chosen)

    def _draw(self, kind: str) -> None:
        """Begin with an empty grid or graph."""
        self.fault.show_fault(None)
        empty = grid_problem(empty_grid()) if kind == GRID else GraphProblem(empty_graph())
        self.drawing_asked.emit(drawn_input(empty))

    def _choose_drawn(self, title: str) -> None:
        self.fault.show_fault(None)
        self._loading.stop()
        self._session.set_problem(self.drawn().get(title, self._session.other))
        self.refresh()

    def _ask(self, title: str, kinds: str) -> None:
        ask_to_open(self.window(), title, "problem", kinds, self.open_file)

    @property
    def _chosen(self) -> str:
        """The current problem, or the one being loaded."""
        other = self._session.other
        if self._loading.busy:
            return self._loading_source
        titles = (DRAWN + title for title, drawn in self.drawn().items() if drawn == other)
        return next(titles, BOARDS if other is None else other.given)

    def _show_chosen(self) -> None:
        self.box.setCurrentIndex(self.box.findData(self._chosen))

    def _run_changed(self, run_entry: object) -> None:
        if run_entry is not None:
            self.fault.show_fault(None)


def _load_problem(source: str) -> Job:
    """Load a problem in the user's own code and yield it, or the Fault."""
    try:
        yield read_entry(source, (ProblemInput,))
    except Fault as fault:
        yield fault
    except SearchFailure as failure:
        yield Fault(failure.message.key, **failure.message.facts)
