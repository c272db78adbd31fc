"""Converts what the Explore bench shows to values for a session file or a lesson, and back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from workbench.api import Configuration
from workbench.formats import scene_keys
from workbench.formats.run_line import END, RunLine
from workbench.search.problem.messages import Fault, to_quotable
from workbench.ui.bench.bench import Scene
from workbench.ui.bench.scene_reading import (
    read,
    read_choice,
    read_index,
    read_line,
    read_lines,
    read_texts,
    set_subject,
    subject_of,
)
from workbench.ui.explore.chart.content import ChartKind
from workbench.ui.explore.panes import HIDEABLE, ExplorePanes
from workbench.ui.player.mode import Mode
from workbench.ui.runs.run_entry import RunEntry
from workbench.ui.runs.session import Session
from workbench.wording.pseudocode import listing

TABS = scene_keys.TABS["explore"]
"""The tabs under OPEN, in order. The chart is among them in a lecture only, OPEN itself in Projector mode only."""

MAX_PINNED = 50
"""Maximum number of pinned searches in a session."""


def scene_of(bench: ExplorePanes) -> Scene:
    """Return what the bench shows: the search as a line, the step, the bookmarks and the visible views."""
    session, player = bench.session, bench.player
    run_entry = session.current
    is_complete = run_entry is None or not run_entry.cut
    over_at_end = is_complete and player.ended and player.t == player.length and player.length > 0
    anyway, step = run_entry is not None and run_entry.anyway, END if over_at_end else player.t
    scene: Scene = {
        "run": str(RunLine(*subject_of(session), session.other, session.configuration, anyway, step)),
        "layout": bench.layout_number,
        "tab": TABS[bench.lists.currentIndex()],
        "face": bench.tree.faces.choice,
    }
    if bench.chart.chosen:
        scene["chart"] = bench.chart.chosen
    if bench.hidden:
        scene["hide"] = sorted(bench.hidden)
    if bench.tree.fits_all:
        scene["fit"] = True
    if bench.board.editor.inversions.isChecked():
        scene["inversions"] = True
    if player.micro:
        scene["micro"] = player.micro
    if player.mode is Mode.MOVES:
        scene["move"] = player.move
    if bench.bookmarks.notes:
        scene["bookmarks"] = {str(step): note for step, note in bench.bookmarks.notes.items()}
    if parts := bench.bookmarks.parts:
        scene["parts"] = {str(step): part for step, part in parts.items()}
    if run_entry is not None and run_entry.pinned:
        scene["pin"] = True
    if pinned := [str(_pinned_line(other)) for other in session.runs if _is_kept(other, run_entry)]:
        scene["pinned"] = pinned[-MAX_PINNED:]
    return scene


def read_scene(bench: ExplorePanes, scene: Scene) -> Callable[[], None]:
    """Return a function that shows `scene`; what it omits stays unchanged. Raises Fault, and then changes nothing."""
    line = read_line(scene)
    tab, face = read_choice(scene, "tab", TABS), read_choice(scene, "face", bench.tree.faces.buttons)
    chart, hidden = read_choice(scene, "chart", [kind.value for kind in ChartKind]), read_texts(scene, "hide")
    layout, micro = read_index(scene, "layout"), read_index(scene, "micro")
    move = read_index(scene, "move") if "move" in scene else None
    shown = bench.session.configuration if line is None or line.configuration is None else line.configuration
    code_line = _code_line(scene, shown)
    fit, inversions = read(scene, "fit", bool, False), read(scene, "inversions", bool, False)
    bookmarks, pin, pinned = _bookmarks(scene), read(scene, "pin", bool, False), read_lines(scene, "pinned")
    if layout >= len(bench.layouts):
        raise Fault("scene-kind", name="layout", value=str(layout))
    for name in hidden:
        if name not in HIDEABLE:
            raise Fault("option-choice", option="hide", value=to_quotable(name), known=", ".join(HIDEABLE))

    def show_run() -> None:
        for step, (note, part) in bookmarks.items():
            bench.bookmarks.note(step, note, part)
        if line is not None and line.step is not None:
            bench.pending_seek.go_to(line.step, micro, move, code_line)
        if pin and bench.session.current is not None:
            bench.session.pin(bench.session.current, True)

    def show() -> None:
        if line is not None:
            _search(bench, line)
        if "layout" in scene and layout != bench.layout_number:
            bench.lay_out(layout)
        bench.hide_panes(hidden)
        bench.chart.choose(chart or "")
        if tab is not None:
            bench.lists.setCurrentIndex(TABS.index(tab))
        if face is not None:
            bench.tree.faces.choose(face)
        bench.board.editor.inversions.setChecked(inversions)
        bench.tree.fit_all(fit)
        bench.session.postponed.afterwards(show_run)
        _repeat_pinned(bench.session, pinned[-MAX_PINNED:])

    return show


def read_place_of(bench: ExplorePanes, scene: Scene) -> Callable[[], None]:
    """Return a function that goes to the step of `scene` in the run shown and sets its bookmarks. Raises Fault."""
    bookmarks, line = _bookmarks(scene), read_line(scene)
    micro, move = read_index(scene, "micro"), read_index(scene, "move") if "move" in scene else None

    def show() -> None:
        for step, (note, part) in bookmarks.items():
            bench.bookmarks.note(step, note, part)
        if line is not None and line.step is not None:
            bench.pending_seek.go_to(line.step, micro, move)

    return show


def show_line(bench: ExplorePanes, line: RunLine) -> None:
    """Start the search that a line describes, and go to its step, if it has one."""
    _search(bench, line)
    if (step := line.step) is not None:
        bench.session.postponed.afterwards(lambda: bench.pending_seek.go_to(step))


def _search(bench: ExplorePanes, line: RunLine) -> None:
    session = bench.session
    set_subject(session, line)
    if line.configuration is not None:
        session.configure(line.configuration)
    if line.anyway and (session.current is None or not session.current.anyway):
        session.begin_despite_parity()


def _repeat_pinned(session: Session, lines: Sequence[RunLine]) -> None:
    """Repeat pinned searches, those that need a database that is not built when that is built. Raises Fault."""
    postponed = session.postponed
    if postponed.busy:
        postponed.afterwards(lambda: _repeat_later(session, lines))
        return
    for place, line in enumerate(lines):
        try:
            with postponed.postponing():
                session.repeat_pinned(line)
        except Fault:
            rest = partial(_repeat_later, session, lines[place:])
            if not postponed.postpone(rest, partial(_repeat_later, session, lines[place + 1 :])):
                raise
            return


def _repeat_later(session: Session, lines: Sequence[RunLine]) -> None:
    try:
        _repeat_pinned(session, lines)
    except Fault as fault:
        session.refused.emit(fault)


def _is_kept(entry: RunEntry, current: RunEntry | None) -> bool:
    """Return whether a session file holds the run as a line: it is pinned, not shown, and was not read from a file."""
    return entry.pinned and entry is not current and not entry.source


def _pinned_line(entry: RunEntry) -> RunLine:
    board, goal = (None, None) if entry.other else (entry.board, entry.goal)
    step = END if entry.finished else entry.run.expanded
    return RunLine(board, goal, entry.other, entry.run.configuration, entry.anyway, step)


def _code_line(scene: Scene, configuration: Configuration) -> str:
    """Return the name of the line of pseudocode that a scene shows, "" if it names none. Raises Fault."""
    if "line" not in scene:
        return ""
    shown = listing(configuration.algorithm, configuration.options)
    known = sorted({name for one in shown.lines for name in one.names})
    return read_choice(scene, "line", known) or ""


def _bookmarks(scene: Scene) -> dict[int, tuple[str, int]]:
    """Return the note of each bookmark, and the micro-step of its step, 0 for the end. Raises Fault."""
    notes, parts = read(scene, "bookmarks", dict, {}), read(scene, "parts", dict, {})
    if not all(step.isdecimal() and len(step) < 13 and isinstance(note, str) for step, note in notes.items()):
        raise Fault("scene-kind", name="bookmarks", value=", ".join(map(str, notes))[:24])
    for step in parts:
        if step not in notes or read(parts, step, int, 0) < 0:
            raise Fault("scene-kind", name="parts", value=", ".join(map(str, parts))[:24])
    return {int(step): (note, parts.get(step, 0)) for step, note in notes.items()}
