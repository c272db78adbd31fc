"""The commands of the window: a table of all menu entries and keyboard shortcuts."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from workbench.ui.base.layouts import hbox
from workbench.ui.base.retranslation import on_language_change
from workbench.ui.base.undoing import REDO_KEYS, UNDO_KEYS
from workbench.ui.bench.command import SYNONYMS, Command
from workbench.ui.controls.buttons import action_button, new_action
from workbench.wording import text

BENCHES = (
    ("explore", "bench-explore"),
    ("compare", "compare-title"),
    ("experiments", "experiments-title"),
    ("divide", "divide-title"),
    ("audit", "audit-title"),
    ("hex", "hex-title"),
    ("minimax", "minimax-title"),
    ("play", "play-title"),
)
"""The benches in the order of their tabs: their names, and the keys of their titles."""

_BENCH_WORDS = {
    "explore": "words-bench-explore",
    "experiments": "words-bench-experiments",
    "play": "words-bench-play",
}

COMMANDS = (
    Command("open", "command-open", "menu-file", ("Ctrl+O",), "open", words="words-open"),
    Command("save", "command-save", "menu-file", ("Ctrl+S",), "save", words="words-save"),
    Command("session-open", "command-session-open", "menu-file", ("Ctrl+Shift+O",), separator_before=True),
    Command("session-save", "command-session-save", "menu-file", ("Ctrl+Shift+S",), words="words-session-save"),
    Command("film", "command-film", "menu-file", separator_before=True, words="words-film"),
    Command("worksheet", "command-worksheet", "menu-file", words="words-worksheet"),
    Command("trace", "command-trace", "menu-file", words="words-trace"),
    Command("databases", "command-databases", "menu-file", separator_before=True, words="words-databases"),
    Command("own-output", "command-own-output", "menu-file"),
    Command("grade", "command-grade-window", "menu-file", separator_before=True, words="words-grade"),
    Command("template", "command-template", "menu-file"),
    Command("quit", "command-quit", "menu-file", ("Ctrl+Q",), separator_before=True),
    Command("undo", "command-undo", "menu-edit", UNDO_KEYS, "undo", words="words-undo"),
    Command("redo", "command-redo", "menu-edit", REDO_KEYS, "redo", words="words-redo"),
    Command("paste", "command-paste", "menu-edit", ("Ctrl+V",), separator_before=True),
    Command("copy-line", "command-copy-line", "menu-edit", ("Ctrl+Shift+C",), "copy", words="words-copy-line"),
    Command("tsv", "command-copy-tsv", "menu-edit", icon="copy", words="words-tsv"),
    Command("markdown", "command-copy-markdown", "menu-edit"),
    Command("latex", "command-copy-latex", "menu-edit"),
    Command("play", "command-play", "menu-player", ("Space",), "play"),
    Command("forward", "command-forward", "menu-player", ("PgDown", "Alt+Right"), "step-forward"),
    Command("back", "command-back", "menu-player", ("PgUp", "Alt+Left"), "step-back"),
    Command("micro", "command-micro", "menu-player", ("Ctrl+Right",)),
    Command("micro-back", "command-micro-back", "menu-player", ("Ctrl+Left",)),
    Command("layer", "command-layer", "menu-player", ("Shift+Right",), "next-layer"),
    Command("layer-back", "command-layer-back", "menu-player", ("Shift+Left",), "previous-layer"),
    Command("start", "command-start", "menu-player", ("Home",), "to-start", separator_before=True),
    Command("end", "command-end", "menu-player", ("End",), "to-end"),
    Command("go-to-step", "command-go-to-step", "menu-player", ("Ctrl+G",)),
    Command("stop", "command-stop", "menu-player", (), "stop"),
    Command("faster", "command-faster", "menu-player", ("Ctrl+Up",), separator_before=True, words="words-faster"),
    Command("slower", "command-slower", "menu-player", ("Ctrl+Down",), words="words-slower"),
    Command("find", "command-find", "menu-moments", ("F3",), "find-next"),
    Command("find-back", "command-find-back", "menu-moments", ("Shift+F3",), "find-previous"),
    Command("cheaper", "command-next-cheaper", "menu-moments", separator_before=True),
    Command("reopened", "command-next-reopened", "menu-moments"),
    Command("solution", "command-next-solution", "menu-moments"),
    Command("bookmark", "command-bookmark", "menu-moments", ("Ctrl+B",), "bookmark", separator_before=True),
    Command("bookmark-next", "command-bookmark-next", "menu-moments", ("F4",)),
    Command("bookmark-back", "command-bookmark-back", "menu-moments", ("Shift+F4",)),
    Command("projector", "command-projector", "menu-view", ("F5",), "projector", True, words="words-projector"),
    Command("full-screen", "command-full-screen", "menu-view", ("F11",), "fullscreen", True),
    Command("text-size", "command-text-size", "menu-view", ("Ctrl+,",), separator_before=True, words="words-text-size"),
    Command("calm", "command-calm", "menu-view", (), "", True),
    *(
        Command(f"bench:{name}", title, "menu-bench", (f"Alt+{place}",), words=_BENCH_WORDS.get(name, ""))
        for place, (name, title) in enumerate(BENCHES, 1)
    ),
    Command("bench-next", "command-bench-next", "menu-bench", ("Ctrl+Tab",), separator_before=True),
    Command("bench-back", "command-bench-back", "menu-bench", ("Ctrl+Shift+Tab",)),
    Command("pane-next", "command-pane-next", "menu-view", ("F6",), separator_before=True),
    Command("pane-back", "command-pane-back", "menu-view", ("Shift+F6",)),
    Command("layout-1", "command-layout-explore", "menu-layout", ("Ctrl+1",)),
    Command("layout-2", "command-layout-lecture", "menu-layout", ("Ctrl+2",)),
    Command("layout-3", "command-layout-lists", "menu-layout", ("Ctrl+3",)),
    Command("layout-4", "command-layout-stage", "menu-layout", ("Ctrl+4",)),
    Command("reset-layout", "command-reset-layout", "menu-layout", separator_before=True),
    Command("lessons", "command-lessons", "menu-lessons", ("Ctrl+L",), "book", True, words="words-lessons"),
    Command("lesson-next", "command-lesson-next", "menu-lessons", ("Ctrl+PgDown",), separator_before=True),
    Command("lesson-back", "command-lesson-back", "menu-lessons", ("Ctrl+PgUp",)),
    Command("lesson-open", "command-lesson-open", "menu-lessons", (), "open", separator_before=True),
    Command("lesson-new", "command-lesson-new", "menu-lessons", (), "edit"),
    Command(
        "predict", "command-predict", "menu-lessons", ("Ctrl+P",), "help", separator_before=True, words="words-predict"
    ),
    Command("manual", "command-manual", "menu-help", ("Ctrl+F1",), "book", words="words-manual"),
    Command("palette", "command-palette", "menu-help", ("Ctrl+K",), "search"),
    Command("shortcuts", "command-shortcuts", "menu-help", ("F1",), "help", words="words-shortcuts"),
    Command("tour", "command-tour", "menu-help", (), "", separator_before=True),
    Command("about", "command-about", "menu-help", (), "info"),
    Command("plain-forward", "command-forward", "", ("Right",)),
    Command("plain-back", "command-back", "", ("Left",)),
    Command("enter", "command-watch", "", ("Return", "Enter")),
    Command("back-out", "command-back-out", "", ("Backspace",)),
    Command("leave", "command-leave", "", ("Esc",)),
)
"""In the order of the menus."""

OUTSIDE_MENUS = ("enter", "back-out", "leave")
"""The commands that only keys execute; those of the plain arrows are in the menus too."""

LIST_KEYS = (
    Command("first-row", "shortcuts-first-row", "shortcuts-lists", ("Home",)),
    Command("last-row", "shortcuts-last-row", "shortcuts-lists", ("End",)),
    Command("copy", "command-copy-tsv", "shortcuts-lists", ("Ctrl+C",)),
    Command("edit", "moments-edit", "shortcuts-lists", ("F2",)),
    Command("remove", "moments-remove", "shortcuts-lists", ("Del",)),
    Command("turn", "moments-turn", "shortcuts-lists", ("Ctrl+Return",)),
)
"""Keys of a focused list or table."""

MAP_KEYS = (
    Command("go", "map-keys-go", "shortcuts-map", ("Up", "Down", "Left", "Right")),
    Command("use", "map-keys-use", "shortcuts-map", ("Space", "Return")),
    Command("rename", "map-keys-rename", "shortcuts-map", ("F2",)),
    Command("remove", "map-keys-remove", "shortcuts-map", ("Del",)),
)
"""Keys of a map that is edited."""

MENUS = (
    "menu-file",
    "menu-edit",
    "menu-player",
    "menu-moments",
    "menu-view",
    "menu-bench",
    "menu-layout",
    "menu-lessons",
    "menu-help",
)
"""The menus in the order of their creation; the benches and the layouts are submenus of View."""


class Commands(QObject):
    """The actions and menus of a window. Attributes: actions and menus by name."""

    def __init__(self, window: QMainWindow, slots: Mapping[str, Callable[..., object]]) -> None:
        super().__init__(window)
        self.actions = {command.name: self._action(window, command, slots[command.name]) for command in COMMANDS}
        self.menus: dict[str, QMenu] = {}
        for name in MENUS:
            parent = self.menus["menu-view"] if name in ("menu-bench", "menu-layout") else window.menuBar()
            self.menus[name] = parent.addMenu("")
        for command in COMMANDS:
            if command.menu:
                if command.separator_before:
                    self.menus[command.menu].addSeparator()
                self.menus[command.menu].addAction(self.actions[command.name])
        on_language_change(self.retranslate)

    def retranslate(self) -> None:
        for command in COMMANDS:
            self.actions[command.name].setText(text(command.title))
            self.actions[command.name].setProperty(SYNONYMS, text(command.words) if command.words else "")
        for name, menu in self.menus.items():
            menu.setTitle(text(name))

    def buttons(self, parent: QWidget, *names: str) -> QWidget:
        """Return a row of buttons for commands, for the corner beside the menus."""
        corner = QWidget(parent)
        buttons = (action_button(corner, self.actions[name], text_beside=True) for name in names)
        hbox(*buttons, parent=corner, margins=0, spacing=2)
        return corner

    @staticmethod
    def _action(window: QMainWindow, command: Command, slot: Callable[..., object]) -> QAction:
        action = new_action(window, command.icon, slot, command.keys)
        action.setObjectName(command.name)
        action.setCheckable(command.checkable)
        window.addAction(action)
        return action
