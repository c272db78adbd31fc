"""A dialog for the maps that the user has kept."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QFormLayout, QLineEdit, QWidget

from workbench.formats.entry import read_entry
from workbench.formats.my_maps import MAX_NAME_LENGTH, MyMaps
from workbench.formats.problem_input import ProblemInput
from workbench.maps.reading import MapProblem
from workbench.ui.base.layouts import hbox, vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import translated
from workbench.ui.controls.buttons import form_button
from workbench.ui.controls.error_label import FaultLabel
from workbench.ui.controls.list_with_placeholder import ListWithPlaceholder
from workbench.ui.controls.message_dialog import ask_first
from workbench.ui.controls.message_room import MessageRoom
from workbench.ui.runs.session import Session
from workbench.ui.states.map_marks import start_and_goal_marks
from workbench.ui.states.map_view import MapView
from workbench.wording import text


class MyMapsDialog(QDialog):
    """Keeps the current map under a name, and opens, renames and deletes kept maps. `name`: its name before, or "".

    Attributes: list; view, name, of the selected map; open_map, save_button, rename, remove, buttons; fault.
    Signals: `saved(problem, path)`: a map was kept in a file; `opened(path)`: the map in a file is searched.
    """

    saved = Signal(object, str)
    opened = Signal(str)

    def __init__(self, session: Session, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._store = session, MyMaps()
        self.list = ListWithPlaceholder(self)
        self.view = translated(MapView(noted=False, parent=self), accessibleName="my-maps-selected")
        self.name, self.fault = QLineEdit(self), FaultLabel(self)
        self.name.setMaxLength(MAX_NAME_LENGTH)
        self.save_button = form_button(self, self._ask_to_save, "save", text="my-maps-save")
        self.open_map = form_button(self, self._open, "open", text="my-boards-open")
        self.rename = form_button(self, self._rename, text="my-maps-rename")
        self.remove = form_button(self, self._ask_to_remove, text="my-boards-remove")
        self.close_button = form_button(self, self.reject, text="board-dialog-close")
        self._lay_out()
        self.list.currentItemChanged.connect(self._show_selected)
        self.list.itemActivated.connect(self._open)
        self.name.textEdited.connect(self._enable)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        translated(self, windowTitle="my-maps-title")
        translated(self.list, accessibleName="my-maps-title", placeholder="my-maps-empty")
        self.resize(620, 430)
        self._fill()
        if (problem := self._map) is not None:
            with self.fault.catching():
                self.name.setText(name or self._store.free_name(problem.title or text("problem-new-title")))
            self.name.setFocus()
            self.name.selectAll()
        self._enable()

    def _lay_out(self) -> None:
        form = QFormLayout()
        label = translated(Label(self), text="my-boards-name-label")
        label.setBuddy(self.name)
        form.addRow(label, self.name)
        right = vbox((self.view, 1), form, hbox(self.open_map, None, self.rename, self.remove))
        vbox(
            (hbox((self.list, 1), (right, 1)), 1),
            MessageRoom(self, self.fault, lines=2),
            hbox(self.save_button, None, self.close_button),
            parent=self,
        )

    @property
    def _map(self) -> MapProblem | None:
        """The map that is searched, if it is one that can be kept."""
        problem = self._session.problem
        return problem if isinstance(problem, MapProblem) else None

    @property
    def _selected(self) -> str:
        item = self.list.currentItem()
        return "" if item is None else item.text()

    def _fill(self, select: str = "") -> None:
        """List all maps, and select the one of a name."""
        with QSignalBlocker(self.list), self.fault.catching():
            self.list.clear()
            names = self._store.names()
            self.list.addItems(names)
            if select in names:
                self.list.setCurrentRow(names.index(select))
        self._show_selected()

    @Slot()
    def _show_selected(self) -> None:
        self.fault.show_fault(None)
        problem = None
        if self._selected:
            self.name.setText(self._selected)
            with self.fault.catching():
                problem = self._read().problem
        if isinstance(problem, MapProblem):
            self.view.show_map(problem.sketch(), start_and_goal_marks(problem))
        else:
            self.view.show_map(None)
        self._enable()

    def _read(self) -> ProblemInput:
        return read_entry(str(self._store.path(self._selected)), (ProblemInput,))

    @Slot()
    def _enable(self) -> None:
        name, selected = self.name.text().strip(), self._selected
        self.save_button.setEnabled(self._map is not None and bool(name))
        self.rename.setEnabled(bool(selected) and bool(name) and name != selected)
        for button in (self.open_map, self.remove):
            button.setEnabled(bool(selected))

    @Slot()
    def _ask_to_save(self) -> None:
        name = self.name.text().strip()
        self.fault.show_fault(None)
        with self.fault.catching():
            self._store.path(name)
            if self._store.is_taken(name):
                question = text("my-maps-replace-question", name=name)
                ask_first(self, text("my-maps-title"), question, text("my-maps-replace"), partial(self._save, name))
            else:
                self._save(name)

    def _save(self, name: str) -> None:
        with self.fault.catching():
            if (problem := self._map) is not None:
                path = self._store.save(name, problem)
                self._fill(name)
                self.saved.emit(problem, str(path))

    @Slot()
    def _open(self) -> None:
        self.fault.show_fault(None)
        with self.fault.catching():
            if self._selected:
                self._session.set_problem(self._read())
                self.opened.emit(str(self._store.path(self._selected)))
                self.accept()

    @Slot()
    def _rename(self) -> None:
        self.fault.show_fault(None)
        with self.fault.catching():
            new = self.name.text().strip()
            self._store.rename(self._selected, new)
            self._fill(new)

    @Slot()
    def _ask_to_remove(self) -> None:
        if selected := self._selected:
            question = text("my-boards-remove-question", name=selected)
            act = partial(self._remove, selected)
            ask_first(self, text("my-maps-title"), question, text("my-boards-remove"), act)

    def _remove(self, name: str) -> None:
        with self.fault.catching():
            self._store.remove(name)
            self._fill()
