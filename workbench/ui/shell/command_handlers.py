"""The functions behind the menu commands, in tables; one for each part of the window."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from workbench.formats.tables import FORMATS
from workbench.search.finding.conditions import Condition
from workbench.ui.bench.bench_stack import BenchStack
from workbench.ui.controls.table_copying import focused
from workbench.ui.shell.board_files import BoardFiles
from workbench.ui.shell.commands import BENCHES
from workbench.ui.shell.opening import Opening
from workbench.ui.shell.session_files import SessionFiles
from workbench.ui.shell.shell import Shell
from workbench.ui.shell.trace_files import TraceFiles
from workbench.ui.shell.view_modes import ViewModes
from workbench.ui.shell.window_dialogs import WindowDialogs
from workbench.wording import text

if TYPE_CHECKING:
    from workbench.ui.lessons.controller import LessonController

Handlers = dict[str, Callable[..., object]]
"""Handlers by the name of the command. The objects that they act on are looked up when they are called."""


def bench_handlers(stack: BenchStack) -> Handlers:
    """Return the commands of the current bench and of its player."""
    return {
        "play": lambda: stack.bench.player.toggle(),
        "forward": lambda: stack.bench.player.step(),
        "back": lambda: stack.bench.player.step(-1),
        "plain-forward": lambda: stack.bench.player.step(),
        "plain-back": lambda: stack.bench.player.step(-1),
        "micro": lambda: stack.bench.player.micro_step(),
        "micro-back": lambda: stack.bench.player.micro_step(-1),
        "layer": lambda: stack.bench.player.next_layer(),
        "layer-back": lambda: stack.bench.player.previous_layer(),
        "start": lambda: stack.bench.player.to_start(),
        "end": lambda: stack.bench.player.to_end(),
        "stop": lambda: stack.bench.stop(),
        "find": lambda: stack.bench.find_moment(),
        "find-back": lambda: stack.bench.find_moment(True),
        **{name: partial(_find_event, stack, Condition(name)) for name in ("reopened", "cheaper", "solution")},
        "bookmark": lambda: stack.bench.bookmark(),
        "bookmark-next": lambda: stack.bench.go_to_bookmark(),
        "bookmark-back": lambda: stack.bench.go_to_bookmark(True),
        "layout-1": lambda: stack.bench.choose_layout(0),
        "layout-2": lambda: stack.bench.choose_layout(1),
        "layout-3": lambda: stack.bench.choose_layout(2),
        "layout-4": lambda: stack.bench.choose_layout(3),
        **{f"bench:{name}": partial(_show_bench, stack, name) for name, _ in BENCHES},
        "bench-next": lambda: stack.show_next(),
        "bench-back": lambda: stack.show_next(-1),
        "predict": lambda: stack.bench.predict(),
        "enter": lambda: stack.bench.enter(),
        "back-out": lambda: stack.bench.handle_backspace(),
    }


def file_handlers(
    shell: Shell, opening: Opening, boards: BoardFiles, sessions: SessionFiles, traces: TraceFiles
) -> Handlers:
    """Return the commands that read and write files and the clipboard."""
    stack = shell.stack
    return {
        "open": lambda: None if stack.bench.open_file() else opening.ask(),
        "save": lambda: None if stack.bench.save_file() else boards.save(),
        "session-open": lambda: sessions.open(),
        "session-save": lambda: sessions.save(),
        "copy-line": lambda: sessions.copy_line(),
        "trace": partial(_unless_predicting, shell, partial(_export_trace, stack, traces)),
        **{form: partial(_copy, shell, form) for form in FORMATS},
    }


def view_handlers(modes: ViewModes) -> Handlers:
    """Return the commands that change how the window is shown."""
    return {
        "projector": modes.present,
        "calm": modes.set_calm,
        "full-screen": modes.set_full_screen,
        "reset-layout": lambda: modes.reset_layout(),
        "leave": lambda: modes.leave(),
    }


def dialog_handlers(shell: Shell, dialogs: WindowDialogs) -> Handlers:
    """Return the commands that open dialogs."""
    return {
        "film": partial(_unless_predicting, shell, dialogs.film),
        "worksheet": partial(_unless_predicting, shell, dialogs.worksheet),
        "go-to-step": partial(_unless_predicting, shell, dialogs.go_to_step),
        "databases": lambda: dialogs.databases(),
        "own-output": lambda: dialogs.own_output(),
        "grade": partial(_unless_predicting, shell, dialogs.grade),
        "template": lambda: dialogs.template(),
        "text-size": lambda: dialogs.text_size(),
        "manual": lambda: dialogs.manual(),
        "palette": lambda: dialogs.palette(),
        "shortcuts": lambda: dialogs.shortcuts(),
        "tour": lambda: dialogs.tour(),
        "about": lambda: dialogs.about(),
    }


def lesson_handlers(lessons: Callable[[], LessonController]) -> Handlers:
    """Return the commands of the lessons; the first one called loads the lessons."""
    return {
        "lessons": lambda on: lessons().show_panel(on),
        "lesson-next": lambda: lessons().next(),
        "lesson-back": lambda: lessons().back(),
        "lesson-open": lambda: lessons().open(),
        "lesson-new": lambda: lessons().write(),
    }


def _unless_predicting(shell: Shell, action: Callable[[], object], *_: object) -> None:
    """Do something that would reveal how the search continues, unless a question about it is open."""
    if any(bench.asks for bench in shell.stack.made.values()):
        shell.show_message(text("predict-not-now"))
    else:
        action()


def _show_bench(stack: BenchStack, name: str, *_: object) -> None:
    stack.show_bench(name)


def _find_event(stack: BenchStack, condition: Condition, *_: object) -> None:
    stack.bench.find_event(condition)


def _export_trace(stack: BenchStack, traces: TraceFiles) -> None:
    """Export the search that Explore shows."""
    stack.show_bench("explore")
    traces.export(stack.bench.player.t)


def _copy(shell: Shell, form: str, *_: object) -> None:
    """Copy the focused table in one of FORMS."""
    if (copying := focused()) is not None:
        copying.copy(form)
    else:
        shell.show_message(text("lists-nowhere"))
