"""The centre of the bench: the search as a tree, as a graph of states, or in another view that is given."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, QSize, Qt, QTimer
from PySide6.QtWidgets import QSizePolicy, QToolButton, QToolTip, QWidget

from workbench.search.inspecting.shown_moment import ShownMoment
from workbench.search.problem.map_shape import HasMap
from workbench.search.recording.columns import NONE
from workbench.ui.base import theme
from workbench.ui.base.jobs import Jobs
from workbench.ui.base.layouts import vbox
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.retranslation import on_language_change, translated
from workbench.ui.base.throttle import VisibleThrottle
from workbench.ui.controls.buttons import tool_button
from workbench.ui.controls.fitting_segmented import FittingSegmented
from workbench.ui.controls.live_label import LiveLabel
from workbench.ui.controls.min_lines import MinLines
from workbench.ui.controls.page_stack import PageStack
from workbench.ui.controls.pan_zoom import ZOOM_STEP as ZOOM
from workbench.ui.controls.shrinking_row import ShrinkingRow
from workbench.ui.player.mode import Mode
from workbench.ui.player.player import Player
from workbench.ui.player.selection import NodeSelection
from workbench.ui.player.shown import shown
from workbench.ui.runs.shown_run import ShownRun
from workbench.ui.trees import tree_saving
from workbench.ui.trees.tree_canvas import TreeCanvas
from workbench.ui.trees.tree_labels import legend, node_description
from workbench.ui.trees.tree_legend import TreeLegend
from workbench.ui.trees.tree_maker import TreeMaker
from workbench.ui.trees.tree_menu import NodeMenu, TreeMenu
from workbench.ui.trees.tree_scene import Scene
from workbench.ui.trees.tree_view import Fitting
from workbench.wording import text

TREE, GRAPH, SPACE, STEP = "tree", "graph", "space", "step"
_DRAWN = TREE, GRAPH
MIN_INTERVAL = 0.05
"""Minimum time between two drawings, in seconds."""
COUNT_DELAY_MS = 200
"""Milliseconds that a moment must be shown before the slow counting starts."""
NOTE_DELAY_MS = 100
"""Milliseconds after which a note says that the drawing of another step is due; usually it comes sooner."""


CANVAS_LINES = 9
"""The minimum height of the drawing, in lines of text, with large text."""


class TreePane(QWidget):
    """Attributes: faces, the choice between TREE, GRAPH, SPACE and STEP; canvas; legend; menu, node_menu; the buttons
    zoom_out, zoom_in, fit, follow and more in the row of controls; count, the label with the number of nodes.

    `space` and `step` are the widgets behind the last two faces, if there are any.
    """

    def __init__(
        self,
        session: ShownRun,
        player: Player,
        node_selection: NodeSelection,
        step: QWidget | None = None,
        space: QWidget | None = None,
    ) -> None:
        super().__init__()
        self._session, self._player, self._node_selection = session, player, node_selection
        self._maker = TreeMaker()
        self._throttle = VisibleThrottle(self.refresh, MIN_INTERVAL, self)
        self._jobs = Jobs(self)
        self._jobs.ended.connect(self._show_counts)
        self._count_timer = QTimer(self, singleShot=True, interval=COUNT_DELAY_MS)
        self._count_timer.timeout.connect(self._start_counting)
        self._given = {face: page for face, page in ((SPACE, space), (STEP, step)) if page is not None}
        self.faces = translated(FittingSegmented((*_DRAWN, *self._given), self), accessibleName="tree-faces")
        self.faces.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.canvas = translated(TreeCanvas(self._throttle, self), placeholder="tree-empty")
        MinLines(self.canvas, CANVAS_LINES)
        self._note_timer = QTimer(self, singleShot=True, interval=NOTE_DELAY_MS)
        self._note_timer.timeout.connect(lambda: self.canvas.set_outdated(text("tree-drawing")))
        self.legend = translated(TreeLegend(self), accessibleName="tree-legend")
        self.count = LiveLabel(self)
        self.menu = TreeMenu(self)
        self.node_menu = NodeMenu(self.menu, self)
        canvas = self.canvas
        self.zoom_out = tool_button(
            self, "zoom-out", lambda: canvas.zoom(1 / ZOOM), "tree-zoom-out", toolTip="tree-zoom-out-tip"
        )
        self.zoom_in = tool_button(
            self, "zoom-in", lambda: canvas.zoom(ZOOM), "tree-zoom-in", toolTip="tree-zoom-in-tip"
        )
        self.fit = tool_button(self, "fit", canvas.fit, "tree-fit", toolTip="tree-fit-tip")
        self.follow = tool_button(self, "follow", None, "tree-follow", toolTip="tree-follow-tip")
        self.more = tool_button(self, "more", None, "tree-more", toolTip="tree-more-tip")
        self._lay_out()
        self._connect()
        theme.on_theme_change(self._resize_icons)
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        has_map = isinstance(self._session.shown_problem, HasMap)
        step, tip = ("tree-face-map", "tree-face-map-tip") if has_map else ("tree-face-step", "tree-face-step-tip")
        names = {TREE: text("tree-face-tree"), GRAPH: text("tree-face-graph"), STEP: text(step)}
        tips = {TREE: text("tree-face-tree-tip"), GRAPH: text("tree-face-graph-tip"), STEP: text(tip)}
        names[SPACE], tips[SPACE] = text("tree-face-space"), text("tree-face-space-tip")
        self.faces.set_pairs({face: (names[face], names[face]) for face in self.faces.buttons})
        self.faces.set_hints({face: tips[face] for face in self.faces.buttons})
        self.count.discard_width()
        self._maker.discard_labels()
        self.refresh()

    @property
    def called(self) -> str:
        """The name of the pane by what it shows: the tree, the graph, the space, the map, or the state at the step."""
        if self.faces.choice != STEP:
            return self.faces.choice
        return "map" if isinstance(self._session.shown_problem, HasMap) else "state"

    @property
    def fits_all(self) -> bool:
        """Whether the entire drawing is in view, at any scale."""
        return self.canvas.fitting is Fitting.ALL

    def fit_all(self, on: bool) -> None:
        """Fit the entire drawing into view, for the next recordings too, or only what is legible."""
        self.canvas.fitting = self.canvas.fresh_fitting = Fitting.ALL if on else Fitting.LEGIBLE
        self.canvas.update_camera()
        self.canvas.update()

    def put_back_controls(self) -> None:
        """Put the row of controls above the drawing, and the legend below it."""
        self._drawing_rows.addWidget(self.legend)
        self._rows.insertWidget(0, self.row)

    # Drawing

    def refresh(self) -> None:
        """Draw the search at the player's step if the pane is visible."""
        self._count_timer.stop()
        self._note_timer.stop()
        self._jobs.cancel()
        self.canvas.set_outdated("")
        graph = self.faces.choice == GRAPH
        self.canvas.setAccessibleName(text("graph-name") if graph else text("tree-name"))
        if self.faces.choice not in _DRAWN or not self.isVisible():
            return
        current = shown(self._player)
        if current is None or not current.records:
            self._show_count("")
            self.canvas.show_scene(None, self.canvas.words)
            self.legend.show_entries(())
            return
        self._show(current, graph)

    def _request(self) -> None:
        """Draw soon. A player that plays goes on at once; otherwise the user waits for the step."""
        if self._player.playing:
            self._throttle.request()
            return
        self._throttle.request_promptly()
        if self._throttle.waiting and not self._note_timer.isActive():
            self._note_timer.start()

    def _adopt(self) -> None:
        """Keep the folding and the camera in an equal recording."""
        assert self._player.timeline is not None
        self._maker.adopt(self._player.timeline.recording)
        self.canvas.adopt(self._player.timeline.recording)

    def _picked(self, current: ShownMoment) -> int | None:
        """Return the selected record: the user's choice, or the node of the move that is played."""
        record, player, moment = self._node_selection.record, self._player, current.after
        if record is None and player.mode is Mode.MOVES and len(moment.path) == player.moves + 1:
            return moment.path[player.move]
        return None if record is None or record >= current.records else record

    def _show(self, current: ShownMoment, graph: bool) -> None:
        maker, picked = self._maker, self._picked(current)
        scene = maker.build(current, graph, picked)
        self.canvas.set_selected(None if picked is None else maker.representative(picked))
        self.canvas.set_marked(
            tuple(
                maker.representative(marked_record)
                for marked_record in self._node_selection.marked
                if marked_record < current.records
            )
        )
        self.canvas.show_scene(scene, maker.labels(scene))
        self.legend.show_entries(legend(scene))
        states = maker.states if graph else None
        label = text("tree-count", count=maker.size) if states is None else text("graph-count", count=states)
        self._show_count(label)
        self._describe_selection(scene)
        if maker.counting is not None and not maker.counting.finished and not self._player.playing:
            self._count_timer.start()

    def _show_count(self, label: str) -> None:
        self.count.setText(label)
        self.row.share()

    def _describe_selection(self, scene: Scene) -> None:
        """Update the accessible description with the selected node."""
        place = self.canvas.selected_place
        place = scene.current if place is None else place
        description = node_description(scene, place) if place != NONE else ""
        self.canvas.setAccessibleDescription("\n".join((description, text("tree-keys"))))

    # Counting folded nodes

    def _start_counting(self) -> None:
        self._jobs.begin(self._maker.count_rest())

    def _show_counts(self) -> None:
        if self.canvas.scene is not None:
            self.canvas.set_labels(self._maker.labels(self.canvas.scene))

    def stop(self) -> None:
        self._count_timer.stop()
        self._jobs.stop()

    # Folding

    def toggle(self, place: int) -> None:
        if self.canvas.scene is not None and self._maker.toggle(self.canvas.scene, place):
            self.refresh()

    def unfold_below(self, place: int) -> None:
        """Unfold the descendants of the node at a place, up to a limit."""
        if self.canvas.scene is not None:
            self._maker.unfold_below(self.canvas.scene, place)
            self.refresh()

    def reset_folding(self) -> None:
        """Reset what the user folded and unfolded."""
        self._maker.reset_folding()
        self.refresh()

    # Private

    def _resize_icons(self) -> None:
        side = theme.pixels(16)
        for button in (self.zoom_out, self.zoom_in, self.fit, self.follow, self.more):
            button.setIconSize(QSize(side, side))

    def _lay_out(self) -> None:
        buttons = (self.zoom_out, self.zoom_in, self.fit, self.follow, self.more)
        shrinkable = (self.follow, self.fit, self.zoom_out, self.zoom_in, self.count)
        self.row = ShrinkingRow((self.faces, self.count), buttons, shrinkable, self)
        self.follow.setCheckable(True)
        self.follow.setChecked(True)
        self.more.setMenu(self.menu)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        drawing = QWidget(self)
        self._drawing_rows = vbox((self.canvas, 1), self.legend, parent=drawing, margins=0, spacing=0)
        self._pages = PageStack(self)
        for page in (drawing, *self._given.values()):
            self._pages.addWidget(page)
        self._rows = vbox(self.row, (self._pages, 1), parent=self, margins=0, spacing=0)

    def _connect(self) -> None:
        player, request = self._player, self._throttle.request
        for signal in (player.lengthened, self._node_selection.changed):
            signal.connect(request)
        player.moved.connect(self._request)
        player.playing_changed.connect(self._request)
        player.replaced.connect(self._adopt)
        self.faces.chosen.connect(self._show_face)
        canvas, menu = self.canvas, self.menu
        canvas.picked.connect(self._node_selection.pick)
        canvas.toggled.connect(self.toggle)
        canvas.moved.connect(lambda: self.follow.setChecked(False))
        canvas.menu_requested.connect(self._open_menu)
        canvas.setContextMenuPolicy(Qt.ContextMenuPolicy.DefaultContextMenu)  # its menus contain the action
        self.node_menu.addAction(canvas.copying.action)
        menu.addAction(canvas.copying.action)
        self.row.continue_in(menu)
        canvas.asked.connect(self._show_tip)
        self.follow.toggled.connect(self._set_following)
        node_menu = self.node_menu
        node_menu.toggle.triggered.connect(lambda: self.toggle(node_menu.place))
        node_menu.unfold_below.triggered.connect(lambda: self.unfold_below(node_menu.place))
        node_menu.to_generation.triggered.connect(lambda: self._go_to_step(expanded=False))
        node_menu.expanded_at.triggered.connect(lambda: self._go_to_step(expanded=True))
        menu.reset_folding.triggered.connect(self.reset_folding)
        for action, kind, full in (
            (menu.save_svg, "svg", False),
            (menu.save_png, "png", False),
            (menu.save_all_svg, "svg", True),
            (menu.save_all_png, "png", True),
        ):
            action.triggered.connect(partial(self._save, kind, full))

    def _show_face(self, face: str) -> None:
        is_drawing = face in _DRAWN
        self._pages.setCurrentIndex(0 if is_drawing else 1 + [*self._given].index(face))
        self._pages.updateGeometry()
        self.row.offer(is_drawing)
        self.more.setVisible(is_drawing)
        self.canvas.fitting = Fitting.LEGIBLE
        self.refresh()

    def _set_following(self, on: bool) -> None:
        self.canvas.following = on
        if on:
            if self.canvas.fitting is Fitting.ALL:
                self.canvas.fitting = Fitting.LEGIBLE
            self.canvas.update_camera()
            self.canvas.update()

    def _show_tip(self, place: int, point: QPoint) -> None:
        if self.canvas.scene is not None:
            QToolTip.showText(point, plain_tip(node_description(self.canvas.scene, place)), self.canvas)

    def _open_menu(self, place: int, point: QPoint) -> None:
        scene = self.canvas.scene
        if scene is None or place == NONE or scene.records[place] < 0:
            self.menu.popup(point)
            return
        step = int(scene.moment.recording.published.nodes["expanded"][scene.records[place]])
        has_children = bool(scene.folded[place] or (scene.parents == place).any())
        self.node_menu.open_for(place, point, has_children, step <= scene.moment.t)

    def _go_to_step(self, expanded: bool) -> None:
        scene, timeline = self.canvas.scene, self._player.timeline
        if scene is None or timeline is None:
            return
        record = int(scene.records[self.node_menu.place])
        step = int(scene.moment.recording.published.nodes["expanded"][record])
        self._player.scrub(step if expanded else timeline.step_of(record))

    def _save(self, kind: str, full: bool) -> None:
        tree_saving.ask_and_save(self.canvas, self.legend, kind, full)
