"""What the window needs of a bench."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QByteArray, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QSplitter, QVBoxLayout, QWidget

from workbench.formats.problem_input import ProblemInput
from workbench.search.finding.conditions import Condition
from workbench.ui.base.history import History
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import theme
from workbench.ui.controls.pane_frame import PaneFrame
from workbench.ui.player.breakpoints import Breakpoints
from workbench.ui.player.player import Player
from workbench.ui.player.selection import NodeSelection
from workbench.ui.runs.board_document import BoardPair
from workbench.wording import text

_RUNNING = QAbstractAnimation.State.Running

Sizes = Mapping[str, tuple[int, ...]]
"""By the names of splitters, how they share their room: proportions, not pixels. Parts without a number come last, and
each gets as much as the smallest of the others."""


Scene = dict[str, Any]
"""What a bench shows, as text, numbers, lists and maps, which a session file or a step of a lesson can hold."""


class Bench(QWidget):
    """A kind of work, with a player of its own. The window shows one bench at a time, and its player.

    A subclass sets `player` before it calls `__init__`, makes its splitters with `splitter`, and offers layouts.

    Attributes:
        player: what the controls at the bottom act on. counters: what the status bar shows; the window places it.
        breakpoints, spotlight: at which conditions playing stops, and which node is picked out; None where it has none.
    Signals:
        player_changed(Player): another player is to be controlled. busy_changed(bool): a search goes on or does not.
        told(str): something to be said in passing. history_changed: another history is the one in front.
    """

    name = ""
    """By which the window and the command line ask for it."""
    plays = True
    """Whether there is something to be played here; else the player at the bottom makes room."""
    layouts: tuple[Sizes, ...] = ()
    """The layouts of Ctrl+1, Ctrl+2 …; the first is the usual one."""
    projected: Sizes = MappingProxyType({})
    """The usual layout in Projector mode."""
    shows_board = False
    """Whether the board is to be seen here that several benches have in common."""
    predicts = ""
    """The key of what is said of predicting here."""

    player_changed = Signal(object)
    busy_changed = Signal(bool)
    told = Signal(str)
    history_changed = Signal()

    player: Player
    counters: QWidget
    breakpoints: Breakpoints | None = None
    spotlight: NodeSelection | None = None

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # a click beside all controls takes the keys from them
        self._splitters: dict[str, QSplitter] = {}
        self._exact = False

    @property
    def boards(self) -> BoardPair | None:
        """The boards of its own in whose place one is put that is pasted or dropped here; None where it has none."""
        return None

    @property
    def other(self) -> ProblemInput | None:
        """What its searches are about where that is no board, else None."""
        return None

    def put_boards(self, boards: BoardPair) -> None:
        """Take other boards, where it has some of its own. Raises Fault for those that it cannot take."""
        raise NotImplementedError

    def take_file(self, _name: str) -> bool:
        """Take a file of a kind that is known to no other bench; tell whether it is one."""
        return False

    def load(self) -> None:
        """Do what the first paint could do without."""

    def open_file(self) -> bool:
        """Ask for a file of what the bench is about; return whether it has files of its own."""
        return False

    def save_file(self) -> bool:
        """Ask for a file to write into; return whether the bench has files of its own."""
        return False

    def enter(self) -> bool:
        """Do what the Enter key does here; return whether there was anything to do."""
        return False

    def leave(self) -> bool:
        """Do what Escape does here; return whether there was anything to do."""
        return False

    def back_out(self) -> bool:
        """Do what Backspace does here; return whether there was anything to do."""
        return False

    def find_moment(self, _back: bool = False) -> None:
        """Go to the next step, or the one before, at which what the user looks for happens."""
        self._report_elsewhere()

    def find_event(self, _condition: Condition) -> None:
        """Go to the next step at which a condition holds."""
        self._report_elsewhere()

    def bookmark(self) -> None:
        """Mark the player's step, or take its mark off."""
        self._report_elsewhere()

    def go_to_bookmark(self, _back: bool = False) -> None:
        """Go to the next marked step, or the one before."""
        self._report_elsewhere()

    def predict(self) -> None:
        """Begin to ask what comes next, or leave off; where nothing can be asked, say why."""
        self.told.emit(text(self.predicts))

    @property
    def asks(self) -> bool:
        """Whether a question stands of which other commands could give the answer away."""
        return False

    def end_round(self) -> bool:
        """End the round of questions that goes on, if there is one; return whether there was."""
        return False

    @property
    def history(self) -> History | None:
        """The history of what is edited here first of all, None where nothing is."""
        return None

    @property
    def panes(self) -> Mapping[str, QWidget]:
        """Its parts by name, to be pointed at."""
        return {}

    def called(self, pane: str) -> str:
        """Return what a pane is called as it is now: its name, or that of what it shows just now."""
        return pane

    def scene(self) -> Scene:
        """Return what it shows, so that `show_scene` can show it again at another time."""
        return {}

    def show_scene(self, scene: Scene) -> None:
        """Show what `scene` describes; what that leaves out stays as it is. Raises Fault, then nothing is changed."""
        self.read_scene(scene)()

    def read_scene(self, _scene: Scene) -> Callable[[], None]:
        """Return what shows `scene`. Raises Fault for any value in it that cannot be; nothing is changed by that."""
        return lambda: None

    def show_sample(self, step: int | None) -> None:
        """Show what a picture of the bench should show, at `step` of what it plays; None: at one worth seeing."""

    def settled(self) -> bool:
        """Tell whether everything that was asked for is done and drawn: nothing moves, and nothing is put off."""
        moves = any(animation.state() == _RUNNING for animation in self.findChildren(QAbstractAnimation))
        return not moves and not any(timer.isActive() and timer.isSingleShot() for timer in self.findChildren(QTimer))

    def stop(self) -> None:
        """End the search that goes on."""

    def close_down(self) -> None:
        """End all that goes on, at once; the window is closing."""

    # Layout

    def splitter(self, name: str, splitter: QSplitter) -> QSplitter:
        """Return `splitter`, of which the layout is kept under `name` from now on."""
        splitter.setChildrenCollapsible(False)
        splitter.setObjectName(name)
        self._splitters[name] = splitter
        return splitter

    def lay_out(self, number: int) -> None:
        """Take one of `layouts`; the usual one of Projector mode is another."""
        self._share(self.projected if number == 0 and theme().projector else self.layouts[number])

    def _share(self, layout: Sizes) -> None:
        for name, sizes in layout.items():
            splitter = self._splitters[name]
            sizes = (*sizes, *(min(sizes),) * (splitter.count() - len(sizes)))
            total = sum(sizes)
            across = splitter.orientation() is Qt.Orientation.Horizontal
            exact = splitter.width() if across else splitter.height()
            room = exact if self._exact else max(splitter.width(), splitter.height(), total)
            splitter.setSizes([round(size * room / total) for size in sizes])

    def share_room(self, _room: int) -> None:
        """Share so many pixels of width, fewer than usual, until the layout is restored."""
        self._lay_out_exactly(0)

    def _lay_out_exactly(self, number: int) -> None:
        self._exact = True
        self.lay_out(number)
        self._exact = False

    @property
    def sizes(self) -> dict[str, list[int]]:
        """How the splitters share their room, by their names; those that have not been shown are left out."""
        shared = {name: splitter.sizes() for name, splitter in self._splitters.items()}
        return {name: sizes for name, sizes in shared.items() if any(sizes)}

    def take_sizes(self, sizes: Mapping[str, Sequence[int]]) -> None:
        """Share the room so, as far as there are such splitters."""
        known = {
            name: tuple(parts)
            for name, parts in sizes.items()
            if name in self._splitters and len(parts) == self._splitters[name].count() and any(parts)
        }
        self._share(known)

    def restore_layout(self, settings: Settings) -> None:
        """Take the layout that was kept, or the usual one."""
        self.lay_out(0)
        self.restore_splitters(settings)

    def restore_splitters(self, settings: Settings) -> None:
        """Share the room as it was kept."""
        for name, splitter in self._splitters.items():
            state: QByteArray = settings.layout(self._key(name))
            if not state.isEmpty():
                splitter.restoreState(state)

    def keep_layout(self, settings: Settings) -> None:
        """Keep the layout for the next time."""
        for name, splitter in self._splitters.items():
            settings.set_layout(self._key(name), splitter.saveState())

    def _report_elsewhere(self) -> None:
        self.told.emit(text("moments-elsewhere"))

    def _key(self, splitter: str) -> str:
        return f"{self.name}-{'projector' if theme().projector else 'desk'}-{splitter}"


def framed(*panes: QWidget) -> QFrame:
    """Return panes one below the other in a frame that sets them off; the last one takes the room."""
    frame = PaneFrame()
    layout = QVBoxLayout(frame)
    layout.setContentsMargins(1, 1, 1, 1)
    layout.setSpacing(0)
    for pane in panes:
        layout.addWidget(pane, int(pane is panes[-1]))
    return frame
