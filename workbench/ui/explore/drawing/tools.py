"""The tools above a map: the rule of moves, and what edits the map."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QSpinBox, QWidget

from workbench.formats.writing import encoded, write_whole
from workbench.maps.grid import MAX_COST, Grid, MoveRule
from workbench.maps.grid_changes import cleared
from workbench.maps.grid_problem import GridProblem
from workbench.maps.reading import MapProblem, map_text
from workbench.search.problem.messages import Fault
from workbench.ui.base.layouts import hbox
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.bench.command import SYNONYMS
from workbench.ui.controls.buttons import new_action, tool_button
from workbench.ui.controls.combo_boxes import fit_current_item, narrow_combo_box
from workbench.ui.controls.file_dialog import ask_to_save
from workbench.ui.controls.flow_layout import FlowLayout
from workbench.ui.controls.menu_button import IconMenuButton
from workbench.ui.controls.segmented import Segmented
from workbench.ui.explore.drawing.dialogs import MAZE, OBSTACLES, SIZE, GridDialog
from workbench.ui.explore.drawing.graph_hand import GraphHand
from workbench.ui.explore.drawing.grid_hand import GridHand
from workbench.ui.explore.drawing.map_editing import MapEditing, Tool
from workbench.ui.explore.drawing.my_maps_dialog import MyMapsDialog
from workbench.ui.runs.session import Session
from workbench.ui.states.map_view import MapView
from workbench.wording import text

GRID_TOOLS = (Tool.MOVE, Tool.WALL, Tool.ERASE, Tool.COST, Tool.WATER, Tool.START, Tool.GOAL)
GRAPH_TOOLS = (Tool.MOVE, Tool.PLACE, Tool.ROAD, Tool.ONE_WAY, Tool.NUMBER, Tool.ERASE, Tool.START, Tool.GOAL)


class MapTools(QWidget):
    """A row above the map of `view`; hidden while the problem is no map, disabled while the map cannot be edited.

    `shown`: returns the problem whose map the view shows. Attributes: edit, the button that begins and ends editing;
    moves, the rules of moves; grid_tools, graph_tools; cost; menu, with undo, redo, resize_map, maze, obstacles, clear,
    save and my_maps; graph_hand.
    Signals: `used(str)`: the map was saved in this file, or opened from it.
    """

    used = Signal(str)

    def __init__(
        self,
        session: Session,
        editing: MapEditing,
        view: MapView,
        shown: Callable[[], object],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._editing, self._view = session, editing, view
        self._grid_hand = GridHand(editing, view, lambda: _grid_of(shown()))
        self.graph_hand = GraphHand(editing, view)
        self.edit = tool_button(self, "edit", None, text_beside=True, text="map-edit", toolTip="map-edit-tip")
        self.edit.setCheckable(True)
        self.moves = translated(narrow_combo_box(self, 8), accessibleName="map-moves", toolTip="map-moves-tip")
        self.grid_tools, self.graph_tools = self._tools(GRID_TOOLS), self._tools(GRAPH_TOOLS)
        self.cost = translated(QSpinBox(self), accessibleName="map-cost", toolTip="map-cost")
        self.cost.setRange(2, MAX_COST)
        self.cost.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        history = session.history
        self.undo = new_action(self, "undo", history.undo_change, text="board-undo")
        self.redo = new_action(self, "redo", history.redo_change, text="board-redo")
        self.more = IconMenuButton(self, "more", name="board-more")
        self.menu = QMenu(self)
        self.resize_map = self._dialog_action("map-size-menu", SIZE)
        self.maze = self._dialog_action("map-maze-menu", MAZE)
        self.obstacles = self._dialog_action("map-obstacles-menu", OBSTACLES)
        self.clear = new_action(self, "close", self._clear, text="map-clear")
        self.save = new_action(self, "save", self._ask_where_to_save, text="map-save")
        self.my_maps = new_action(self, "list", self.open_my_maps, text="my-maps-menu")
        self._lay_out()
        self._connect()
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        for tools in (self.grid_tools, self.graph_tools):
            tools.set_texts({name: text(f"map-tool-{name}") for name in tools.buttons})
            tools.set_hints({name: text(f"map-tool-{name}-tip") for name in tools.buttons})
        self.edit.setProperty(SYNONYMS, text("words-map-edit"))
        self.moves.clear()
        for rule in MoveRule:
            self.moves.addItem(text(f"map-moves-{rule}"), rule)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show what can be done with the map."""
        editing = self._editing
        problem, grid, searched = editing.problem, editing.grid, editing.searched
        self.setVisible(searched is not None)
        self.setEnabled(problem is not None)
        self.edit.setChecked(editing.on)
        on_grid, on_graph = editing.on and grid is not None, editing.on and editing.graph is not None
        self.moves.setVisible(isinstance(searched, GridProblem))
        if isinstance(searched, GridProblem):
            self.moves.setCurrentIndex(self.moves.findData((grid or searched.grid).moves))
            fit_current_item(self.moves)
        tools = self.grid_tools if grid is not None else self.graph_tools
        if problem is not None and editing.tool.value not in tools.buttons:
            editing.choose(Tool.MOVE if grid is None else Tool.WALL)
            return
        self.grid_tools.setVisible(on_grid)
        self.graph_tools.setVisible(on_graph)
        if problem is not None:
            tools.choose(editing.tool.value)
        self.cost.setVisible(on_grid)
        self.cost.setValue(editing.cost)
        self.more.setVisible(editing.on)
        for action in (self.resize_map, self.maze, self.obstacles, self.clear):
            action.setVisible(grid is not None)
        self._show_undo()
        self._view.set_hand(self.graph_hand if on_graph else None if grid is None else self._grid_hand)

    # Private

    def _tools(self, tools: tuple[Tool, ...]) -> Segmented:
        segmented = translated(Segmented([tool.value for tool in tools], self), accessibleName="map-tools")
        for tool in tools:
            segmented.set_icon(tool.value, "-".join(("map", tool.value)))
            segmented.buttons[tool.value].setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        return segmented

    def _dialog_action(self, key: str, kind: str) -> QAction:
        return new_action(self, "generate", lambda: GridDialog(self._editing, kind, self).open(), text=key)

    def _lay_out(self) -> None:
        row = FlowLayout(self, spacing=4)
        tools = (self.grid_tools, self.graph_tools, self.cost, self.more)
        for parts in ((self.edit, self.moves, _Strut(tools, self)), tools):
            group = QWidget(self)
            hbox(*parts, parent=group, margins=0, spacing=4)
            row.addWidget(group)
        self.menu.addActions((self.undo, self.redo))
        self.menu.addSeparator()
        self.menu.addActions((self.resize_map, self.maze, self.obstacles, self.clear))
        self.menu.addSeparator()
        self.menu.addActions((self.save, self.my_maps))
        self.more.setMenu(self.menu)

    def _connect(self) -> None:
        editing = self._editing
        self.edit.clicked.connect(self._drop)
        self.edit.clicked.connect(editing.set_on)
        self.moves.activated.connect(self._choose_moves)
        for tools in (self.grid_tools, self.graph_tools):
            tools.chosen.connect(self._choose_tool)
        self.cost.valueChanged.connect(self._choose_cost)
        editing.changed.connect(self.refresh)
        self._session.run_changed.connect(self.refresh)
        self._session.history.changed.connect(self._show_undo)

    @Slot()
    def _show_undo(self) -> None:
        self.undo.setEnabled(self._session.history.can_undo)
        self.redo.setEnabled(self._session.history.can_redo)

    def _choose_tool(self, name: str) -> None:
        if self._editing.on and self._editing.tool.value != name:
            self._drop()
            self._editing.choose(Tool(name))

    @Slot()
    def _drop(self) -> None:
        """Put back what the keys have picked up."""
        if self.graph_hand.holding:
            self.graph_hand.cancel()

    def _choose_cost(self, cost: int) -> None:
        if cost != self._editing.cost:
            self._editing.choose(Tool.COST, cost)

    def _choose_moves(self, index: int) -> None:
        grid, rule = self._editing.grid, MoveRule(self.moves.itemData(index))
        if grid is not None and rule is not grid.moves:
            self._editing.attempt(lambda: replace(grid, moves=rule))

    def _clear(self) -> None:
        if (grid := self._editing.grid) is not None:
            self._editing.attempt(lambda: cleared(grid))

    def _ask_where_to_save(self) -> None:
        other, title = self._session.other, text("map-save")
        if other is not None:
            name = self._kept_name or other.local_title
            ask_to_save(self, title, "problem", text("map-files"), name, "txt", self.save_as)

    @property
    def _kept_name(self) -> str:
        """The name under which the map was kept before it was drawn on, "" if it was not."""
        current = self._editing.drawings.current
        return "" if current is None else current.name

    def save_as(self, name: str) -> None:
        """Write the map in its text format, or report why this fails."""
        if (problem := self._editing.problem) is None:
            return
        try:
            write_whole(Path(name), encoded(map_text(problem)))
        except Fault as fault:
            self._session.refused.emit(fault.with_traceback(None))
        else:
            self._saved(problem, name)

    @Slot(object, str)
    def _saved(self, problem: MapProblem, name: str) -> None:
        self._editing.note_saved(problem, name)
        self.used.emit(name)

    @Slot()
    def open_my_maps(self) -> None:
        """Show the maps that the user has kept."""
        dialog = MyMapsDialog(self._session, self._kept_name, self.window())
        dialog.saved.connect(self._saved)
        dialog.opened.connect(self.used)
        dialog.open()


class _Strut(QWidget):
    """As high as the highest of `tools`, so that nothing moves when they are shown or hidden; it takes no width."""

    def __init__(self, tools: Sequence[QWidget], parent: QWidget) -> None:
        super().__init__(parent)
        self._tools = tools

    def sizeHint(self) -> QSize:
        return QSize(0, max(tool.sizeHint().height() for tool in self._tools))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


def _grid_of(problem: object) -> Grid | None:
    return problem.grid if isinstance(problem, GridProblem) else None
