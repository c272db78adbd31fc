"""The base class of all benches."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QByteArray, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QFrame, QWidget

from workbench.api import ConfiguredRun
from workbench.formats.problem_input import ProblemInput
from workbench.lessons.concealment import BANNER, COUNTERS, FIGURES, Concealment
from workbench.search.finding.conditions import Condition
from workbench.ui.base.history import History
from workbench.ui.base.layouts import vbox
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import theme
from workbench.ui.bench.pane_splitter import PaneSplitter
from workbench.ui.controls.cover import Covers
from workbench.ui.controls.pane_frame import PaneFrame
from workbench.ui.controls.unfocused_wheel import UnfocusedWheel
from workbench.ui.player.breakpoints import Breakpoints
from workbench.ui.player.player import Player
from workbench.ui.player.selection import NodeSelection
from workbench.ui.runs.board_document import BoardPair
from workbench.wording import text

_RUNNING = QAbstractAnimation.State.Running

Sizes = Mapping[str, tuple[int, ...]]
"""Sizes of splitters by name, as proportions, not pixels.

Parts without a number come last, and each gets as much as the smallest of the others.
"""


Scene = dict[str, Any]
"""What a bench shows, as text, numbers, lists and maps, which a session file or a step of a lesson can hold."""


class Bench(QWidget):
    """A kind of work, with a player of its own. The window shows one bench at a time, and its player.

    A subclass sets `player` before it calls `__init__`, creates its splitters with `splitter`, and offers layouts.

    Attributes:
        player: what the controls at the bottom act on. counters: what the status bar shows; the window places it.
        layout_number: of the layout applied last, where a bench notes it.
        edge_controls: what Projector mode shows at the top edge of the window; None if the bench has nothing to add.
        breakpoints, node_selection: the conditions at which playing stops, and the selected node; None if the bench has
            none. banner: the result of a search or a game, None if the bench reports none.
        scenes_shown: how often `show_scene` has shown a scene.
        figures: what it says about the board that is being edited.
        setup_parts: what it is set up with; the list of commands offers the choices in it also while it is hidden.

    Signals:
        player_changed(Player): another player should be controlled. busy_changed(bool): a search has started or ended.
        message_reported(str): a brief message for the status bar. history_changed: another history is in front.
        pane_renamed: a pane shows something else, which has another name.
        cell_picked(str): a cell was clicked while cells are picked. line_picked(str, str): a line of the pseudocode was
            clicked, its label and its text. position_held(bool): the step of the player should be shown now and kept,
            or kept no more.
    """

    name = ""
    """The name that the window and the command line use."""
    plays = True
    """Whether there is something to play; otherwise the player at the bottom is hidden."""
    layouts: tuple[Sizes, ...] = ()
    """The layouts of Ctrl+1, Ctrl+2 …; the first is the default."""
    projected: Sizes = MappingProxyType({})
    """The default layout in Projector mode."""
    shows_shared_board = False
    """Whether this bench shows the board that several benches share."""
    predicts = ""
    """The key of what `predict` asks about, or of why there is nothing to predict here."""
    predict_button: QWidget | None = None
    """The button for `predict`, beside which the bench opens what it asks first."""

    player_changed = Signal(object)
    busy_changed = Signal(bool)
    message_reported = Signal(str)
    history_changed = Signal()
    pane_renamed = Signal()
    predictable_changed = Signal()
    cell_picked = Signal(str)
    line_picked = Signal(str, str)
    counts_hidden = Signal(bool)
    position_held = Signal(bool)

    player: Player
    counters: QWidget
    edge_controls: QWidget | None = None
    layout_number = 0
    banner: QWidget | None = None
    figures: Sequence[QWidget] = ()
    setup_parts: Sequence[QWidget] = ()
    hides_counts = False
    """Whether a question of a lesson asks for counts, which the player must not show."""
    breakpoints: Breakpoints | None = None
    node_selection: NodeSelection | None = None

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # a click beside all controls removes the focus from them
        self._splitters: dict[str, PaneSplitter] = {}
        self._exact = False
        self.scenes_shown = 0
        self._paused = False
        self._covers, self._wheel = Covers(self), UnfocusedWheel(self)

    @property
    def boards(self) -> BoardPair | None:
        """The bench's own boards, which a pasted or dropped board replaces; None if it has none."""
        return None

    @property
    def other(self) -> ProblemInput | None:
        """The problem of its searches if that is not a board, else None."""
        return None

    def use_boards(self, boards: BoardPair) -> None:
        """Use other boards, if the bench has its own. Raises Fault for boards that it does not support."""
        raise NotImplementedError

    def open_own_file(self, _name: str) -> bool:
        """Open a file of a kind that only this bench supports; return whether it is one."""
        return False

    def load(self) -> None:
        """Do the work that the first paint does not need."""

    def open_file(self) -> bool:
        """Ask for a file to open; return whether the bench has files of its own."""
        return False

    def save_file(self) -> bool:
        """Ask for a file to save to; return whether the bench has files of its own."""
        return False

    def enter(self) -> bool:
        """Handle the Enter key; return whether there was anything to do."""
        return False

    def leave(self) -> bool:
        """Handle Escape; return whether there was anything to do."""
        return False

    def put_aside(self) -> None:
        """Pause, because another bench is shown; `come_back` says so."""
        self._paused = self.player.playing
        self.player.pause()

    def come_back(self) -> None:
        """Say that it was paused while another bench was shown, if it was."""
        if self._paused:
            self.message_reported.emit(text("banner-paused"))
        self._paused = False

    def handle_backspace(self) -> bool:
        """Handle Backspace; return whether there was anything to do."""
        return False

    def find_moment(self, _back: bool = False) -> None:
        """Go to the next or previous step that matches the user's condition."""
        self._report_unsupported()

    def find_event(self, _condition: Condition) -> None:
        """Go to the next step at which a condition holds."""
        self._report_unsupported()

    def filmed(self) -> Sequence[ConfiguredRun]:
        """Return the searches whose film is saved while this bench is in front, if not the one that Explore shows."""
        return ()

    def bookmark(self) -> None:
        """Add or remove a bookmark at the player's step."""
        self._report_unsupported()

    def go_to_bookmark(self, _back: bool = False) -> None:
        """Go to the next or previous bookmark."""
        self._report_unsupported()

    def predict(self) -> None:
        """Start or stop asking what comes next."""

    @property
    def unpredictable(self) -> str:
        """Why there is nothing to predict, "" if there is; `predictable_changed` is emitted when this changes."""
        return text(self.predicts)

    @property
    def asks(self) -> bool:
        """Whether a question is open whose answer other commands could reveal."""
        return False

    def end_prediction(self) -> bool:
        """End the current round of questions, if any; return whether there was one."""
        return False

    def close_prediction(self) -> None:
        """End the questions of Predict, and close what asks them."""

    def reopen_prediction(self) -> None:
        """Show the results again of a round that `close_prediction` has ended."""

    @property
    def unsaved(self) -> Sequence[str]:
        """What closing the window would lose of work that nobody wants to repeat, one phrase for each."""
        return ()

    @property
    def interrupted(self) -> str:
        """A sentence about work that closing the window would stop without losing it, or ""."""
        return ""

    @property
    def history(self) -> History | None:
        """The history of the bench's main document, None if nothing can be edited."""
        return None

    @property
    def other_actions(self) -> Sequence[QAction]:
        """What the list of commands offers in addition to the buttons of its panes, wherever the focus is."""
        return ()

    @property
    def panes(self) -> Mapping[str, QWidget]:
        """Its panes by name, for lessons to point at."""
        return {}

    def called(self, pane: str) -> str:
        """Return the current name of a pane: its own, or the name of what it shows now."""
        return pane

    def scene(self) -> Scene:
        """Return what it shows, so that `show_scene` can restore it later."""
        return {}

    def show_scene(self, scene: Scene) -> None:
        """Show what `scene` describes; what it omits stays as it is. Raises Fault, then nothing is changed."""
        self.read_scene(scene)()
        self.scenes_shown += 1

    def read_scene(self, _scene: Scene) -> Callable[[], None]:
        """Return a function that shows `scene`. Raises Fault for any invalid value; reading changes nothing."""
        return lambda: None

    def show_afresh(self, scene: Scene) -> None:
        """Show `scene` like `show_scene`, but of its search nothing that was done after the scene's step."""
        self.show_scene(scene)

    def remembered(self) -> object:
        """Return what the bench remembers besides its scene, such as what was shown of other problems."""
        return None

    def remember(self, remembered: object) -> None:
        """Have what `remembered` returned before; None: what a new bench has."""

    def conceal(self, concealed: Concealment) -> None:
        """Hide this while a question of a lesson is open; an empty concealment shows everything again."""
        self.hides_counts = COUNTERS in concealed.panes
        self.counts_hidden.emit(self.hides_counts)
        beside = {
            FIGURES: self.figures,
            COUNTERS: (self.counters,),
            BANNER: () if self.banner is None else (self.banner,),
        }
        widgets = {name: (pane,) for name, pane in self.panes.items()}
        self._covers.cover([widget for name in concealed.panes for widget in (beside | widgets).get(name, ())])

    def pick_cells(self, on: bool) -> None:
        """Emit `cell_picked` for a click on the board, instead of playing there."""

    def show_sample(self, step: int | None) -> None:
        """Show an example for a picture of the bench, at `step` of what it plays; None: at a typical step."""

    def settled(self) -> bool:
        """Return whether all requested work is done and drawn: no animation and no single-shot timer is running."""
        moves = any(animation.state() == _RUNNING for animation in self.findChildren(QAbstractAnimation))
        return not moves and not any(timer.isActive() and timer.isSingleShot() for timer in self.findChildren(QTimer))

    def stop(self) -> None:
        """Stop the running search."""

    def close_down(self) -> None:
        """Stop everything at once; the window is closing."""

    # Layout

    def splitter(
        self, name: str, orientation: Qt.Orientation, *panes: QWidget, stretch: Sequence[int] = ()
    ) -> PaneSplitter:
        """Return a splitter with these panes side by side, or below each other; its layout is stored under `name`.

        `stretch`: the stretch factors of the panes.
        """
        splitter = PaneSplitter(orientation)
        for pane in panes:
            splitter.addWidget(pane)
        for place, factor in enumerate(stretch):
            splitter.setStretchFactor(place, factor)
        splitter.setChildrenCollapsible(False)
        splitter.setObjectName(name)
        self._splitters[name] = splitter
        return splitter

    def choose_layout(self, number: int) -> None:
        """Apply one of `layouts` as its key does: all of it, even if it is the current one."""
        self.layout_number = -1
        self.lay_out(number)

    def lay_out(self, number: int) -> None:
        """Apply one of `layouts`; the default one is `projected` in Projector mode."""
        self._share(self.projected if number == 0 and theme().projector else self.layouts[number])

    def _share(self, layout: Sizes) -> None:
        for name, sizes in layout.items():
            splitter = self._splitters[name]
            sizes = (*sizes, *(min(sizes),) * (splitter.count() - len(sizes)))
            total = sum(sizes)
            across = splitter.direction is Qt.Orientation.Horizontal
            exact = splitter.width() if across else splitter.height()
            room = exact if self._exact else max(splitter.width(), splitter.height(), total)
            splitter.setSizes([round(size * room / total) for size in sizes])

    def share_room(self, _room: int) -> None:
        """Share a width of this many pixels, less than usual, until the layout is restored."""
        self._lay_out_exactly(0)

    def showEvent(self, event: QShowEvent) -> None:
        """Let the wheel change no list and no number that it only passes over."""
        super().showEvent(event)
        self._wheel.watch(QComboBox, QAbstractSpinBox)

    def _lay_out_exactly(self, number: int) -> None:
        self._exact = True
        self.lay_out(number)
        self._exact = False

    @property
    def sizes(self) -> dict[str, list[int]]:
        """The sizes of the splitters by name, without those that have not been shown."""
        shared = {name: splitter.sizes_in_direction() for name, splitter in self._splitters.items()}
        return {name: sizes for name, sizes in shared.items() if any(sizes)}

    def apply_sizes(self, sizes: Mapping[str, Sequence[int]]) -> None:
        """Apply these sizes to the splitters that exist."""
        known = {
            name: tuple(parts)
            for name, parts in sizes.items()
            if name in self._splitters and len(parts) == self._splitters[name].count() and any(parts)
        }
        self._share(known)

    def restore_layout(self, settings: Settings) -> None:
        """Apply the stored layout, or the default one."""
        self.lay_out(0)
        self.restore_splitters(settings)

    def restore_splitters(self, settings: Settings) -> None:
        """Apply the stored sizes of the splitters."""
        for name, splitter in self._splitters.items():
            state: QByteArray = settings.layout(self._key(name))
            if not state.isEmpty():
                splitter.restoreState(state)

    def store_layout(self, settings: Settings) -> None:
        """Store the layout for the next session."""
        for name, splitter in self._splitters.items():
            settings.set_layout(self._key(name), splitter.saveState())

    def _report_unsupported(self) -> None:
        self.message_reported.emit(text("moments-elsewhere"))

    def _key(self, splitter: str) -> str:
        return f"{self.name}-{'projector' if theme().projector else 'desk'}-{splitter}"


def framed(*panes: QWidget) -> QFrame:
    """Return panes one below the other in a frame; the last one gets the remaining room."""
    frame = PaneFrame()
    vbox(*panes[:-1], (panes[-1], 1), parent=frame, margins=1, spacing=0)
    return frame
