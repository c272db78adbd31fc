"""What each command of the menus does, as a table beside that of the commands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from workbench.formats.tables import FORMS
from workbench.search.finding.conditions import Condition
from workbench.wording import text

if TYPE_CHECKING:
    from workbench.ui.shell.main_window import MainWindow


def command_slots(window: MainWindow) -> dict[str, Callable[..., object]]:
    """Return what each command does, by name. What it asks of the window is looked up when it is done."""
    return {
        "open": lambda: None if window.bench.open_file() else window.files.open(),
        "save": lambda: None if window.bench.save_file() else window.files.save(),
        "session-open": lambda: window.sessions.open(),
        "session-save": lambda: window.sessions.save(),
        "undo": lambda: window.undoing.take_back(),
        "redo": lambda: window.undoing.do_again(),
        "paste": lambda: window.opening.paste(),
        "copy-line": lambda: window.sessions.copy_line(),
        "film": partial(_unless_asked, window, window.dialogs.film),
        "worksheet": partial(_unless_asked, window, window.dialogs.worksheet),
        "trace": partial(_unless_asked, window, window.export_trace),
        "databases": window.dialogs.databases,
        "quit": window.close,
        **{form: partial(window.copy, form) for form in FORMS},
        "play": lambda: window.bench.player.toggle(),
        "forward": lambda: window.bench.player.step(),
        "back": lambda: window.bench.player.step(-1),
        "plain-forward": lambda: window.bench.player.step(),
        "plain-back": lambda: window.bench.player.step(-1),
        "micro": lambda: window.bench.player.micro_step(),
        "micro-back": lambda: window.bench.player.micro_step(-1),
        "layer": lambda: window.bench.player.next_layer(),
        "layer-back": lambda: window.bench.player.previous_layer(),
        "find": lambda: window.bench.find_moment(),
        "find-back": lambda: window.bench.find_moment(True),
        **{name: partial(_find_event, window, Condition(name)) for name in ("reopened", "cheaper", "solution")},
        "bookmark": lambda: window.bench.bookmark(),
        "bookmark-next": lambda: window.bench.go_to_bookmark(),
        "bookmark-back": lambda: window.bench.go_to_bookmark(True),
        "start": lambda: window.bench.player.to_start(),
        "end": lambda: window.bench.player.to_end(),
        "stop": lambda: window.bench.stop(),
        "projector": window.set_projector,
        "text-size": window.dialogs.text_size,
        "calm": window.set_calm,
        "full-screen": window.set_full_screen,
        "layout-1": lambda: window.bench.lay_out(0),
        "layout-2": lambda: window.bench.lay_out(1),
        "layout-3": lambda: window.bench.lay_out(2),
        "layout-4": lambda: window.bench.lay_out(3),
        "reset-layout": window.reset_layout,
        "lessons": lambda on: window.lessons.show_panel(on),
        "lesson-next": lambda: window.lessons.next(),
        "lesson-back": lambda: window.lessons.back(),
        "lesson-open": lambda: window.lessons.open(),
        "lesson-new": lambda: window.lessons.write(),
        "predict": lambda: window.bench.predict(),
        "shortcuts": window.dialogs.shortcuts,
        "tour": window.dialogs.tour,
        "about": window.dialogs.about,
        "enter": lambda: window.bench.enter(),
        "back-out": lambda: window.bench.back_out(),
        "leave": window.leave,
    }


def _unless_asked(window: MainWindow, do: Callable[[], object], *_: object) -> None:
    """Do what would show how the search goes on, but not while that is asked for."""
    if any(bench.asks for bench in window.stack.made.values()):
        window.tell(text("predict-not-now"))
    else:
        do()


def _find_event(window: MainWindow, condition: Condition) -> None:
    window.bench.find_event(condition)
