"""Sessions in files: saving and restoring what all benches show, and copying a bench's search as text."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from workbench.formats.entry import read_entry
from workbench.formats.problem_input import DRAWN, ProblemInput, read_problem
from workbench.formats.scene_keys import check_scene
from workbench.formats.session_file import ENDING, SessionFile, write_session
from workbench.formats.traces.session_trace import check_trace, find_trace, trace_entry
from workbench.search.problem.messages import Fault, Message
from workbench.search.problem.problem import SearchFailure
from workbench.ui.base.jobs import Jobs
from workbench.ui.base.plain_text import MessageBox
from workbench.ui.base.settings import Settings
from workbench.ui.bench.scene_reading import Scene, TrustedScene, own_code_of, own_problems_of
from workbench.ui.controls.file_dialog import ask_to_open, ask_to_save
from workbench.ui.controls.message_dialog import faults_shown, remove_icons, show_error
from workbench.ui.explore.drawing.drawings import Drawing
from workbench.ui.explore.scene import read_place_of
from workbench.ui.shell.shell import Shell
from workbench.ui.shell.trace_files import TraceFiles
from workbench.ui.shell.view_modes import ViewModes
from workbench.wording import say, text

_STEP = re.compile(r" at=\w+$")
"""The end of the line of a search that names its step."""

MAX_DRAWN = 4_000_000
"""The most characters of drawn maps in a recovery file."""


class SessionFiles(QObject):
    """Opens and saves what all benches show, and copies the search of one. `traces` opens the trace of a session."""

    def __init__(self, shell: Shell, modes: ViewModes, traces: TraceFiles, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._shell, self._modes, self._traces = shell, modes, traces
        self._settings, self._parent = settings, parent
        self._saved: SessionFile | None = None
        self._loaded: tuple[Path, bool, Callable[[], object]] = Path(), True, lambda: None
        self._loading = Jobs(self)
        self._loading.reported.connect(self._show_loaded)

    # Files

    def open(self) -> None:
        """Ask for a session and show it."""
        ask_to_open(self._parent, text("session-open-title"), "session", text("session-kinds"), self.open_file)

    def open_file(self, name: str) -> None:
        """Show the session in a file; if that fails, show an error, and leave everything as it was.

        If the session names the user's own code, ask first whether to run it.
        """
        path = Path(name)
        try:
            session = read_entry(path, (SessionFile,))
        except Fault as fault:
            self._show_error(say(fault))
            return
        code = dict.fromkeys(chain.from_iterable(map(own_code_of, session.scenes.values())))
        if code:
            opened = partial(self._opened, path, session)
            self._ask_to_run(", ".join(code), lambda: self._load(path, lambda: session, opened))
        elif self._try_to_show(session, path, True):
            self._opened(path, session)

    def restore(self, path: Path, restored: Callable[[], object]) -> None:
        """Show the session in a recovery file, including the user's own code that was chosen in it.

        A bench that cannot show its part is left as it is, and an error is shown. `restored`: called after success.
        """
        self._load(path, lambda: read_entry(path, (SessionFile,)), restored, whole=False)

    def save(self) -> None:
        """Ask for a file and save the session to it."""
        ask_to_save(
            self._parent,
            text("session-save-title"),
            "session",
            text("session-kinds"),
            text("recent-session"),
            ENDING,
            self.save_file,
        )

    def save_file(self, name: str) -> None:
        """Save the session to a file, or show an error."""
        session, fault = self.session_for(Path(name))
        if fault is not None:
            self._show_error(say(fault))
        with faults_shown(self._parent):
            write_session(Path(name), session)
            self._saved = session
            self._settings.add_recent_file("session", name)
            self._shell.show_message(text("session-saved", name=Path(name).name))

    # The session

    @property
    def unsaved_work(self) -> list[str]:
        """What closing the window would lose: bookmarks, or long searches of any bench."""
        made = self._shell.stack.made
        return [phrase for name, bench in made.items() for phrase in bench.unsaved if not self._holds_work_of(name)]

    @property
    def interrupted_work(self) -> list[str]:
        """Sentences about what closing the window would stop without losing it."""
        return [bench.interrupted for bench in self._shell.stack.made.values() if bench.interrupted]

    @property
    def unsaved_maps(self) -> list[Drawing]:
        """The maps that were drawn and are kept neither in files of their own nor, the current one, in a session."""
        drawings = self._shell.explore.map_editing.drawings
        maps = [drawing for drawing in drawings if drawing.unsaved]
        if drawings.current in maps and self._holds_work_of("explore"):
            maps.remove(drawings.current)
        return maps

    def _holds_work_of(self, name: str) -> bool:
        """Return whether the session that was saved or opened last has the work of a bench, at whatever step."""
        saved = {} if self._saved is None else self._saved.scenes
        return name in saved and work_of(self._shell.stack.made[name].scene()) == work_of(saved[name])

    def session(self) -> SessionFile:
        """Return what all benches that have been opened show, and their layouts."""
        stack = self._shell.stack
        made = stack.made
        scenes = {name: bench.scene() for name, bench in made.items()}
        return SessionFile(
            stack.bench.name,
            {name: scene for name, scene in scenes.items() if scene},
            {name: bench.sizes for name, bench in made.items()},
            self._modes.projector,
        )

    def recoverable(self, path: Path) -> SessionFile:
        """Return the session for a recovery file: with the maps that are kept nowhere, the latest if they are large."""
        drawings: list[dict[str, str]] = []
        room = MAX_DRAWN
        for one in reversed([drawing for drawing in self._shell.explore.map_editing.drawings if drawing.unsaved]):
            room -= len(one.written)
            if room >= 0:
                drawings.insert(0, {"name": one.name, "map": one.written})
        return replace(self.session_for(path)[0], drawings=drawings)

    def session_for(self, path: Path) -> tuple[SessionFile, Fault | None]:
        """Return the session for the file `path`, and None; or the session without its missing trace, and the fault."""
        session = self.session()
        try:
            return self._with_trace(session, path), None
        except Fault as fault:
            return session, fault

    def read(self, session: SessionFile, path: Path, whole: bool = True) -> Callable[[], bool]:
        """Return a function that shows a file's session, and returns whether all benches could show their parts.

        If one cannot: with `whole`, raises Fault, and nothing is changed; else the function shows the others, and an
        error.
        """
        stack = self._shell.stack
        shows: dict[str, Callable[[], None]] = {}
        scenes: dict[str, Scene] = {
            name: scene if isinstance(scene, TrustedScene) else dict(scene) for name, scene in session.scenes.items()
        }
        open_trace: Callable[[], object] = _nothing
        faults: list[Fault] = []
        drawn: list[tuple[ProblemInput, str]] = []
        for one in session.drawings:
            try:
                drawn.append((read_problem(DRAWN + one["map"].removeprefix(DRAWN)), one["name"]))
            except Fault as fault:
                faults.append(Fault("file-complaint", name=path.name, complaint=say(fault)))
        for name, scene in {session.bench: {}, **scenes}.items():
            try:
                if name == "explore":
                    open_trace = self._read_trace(scene, path)
                check_scene(name, scene)
                if name in scenes:
                    shows[name] = stack.make_bench(name).read_scene(scene)
            except Fault as fault:
                faults.append(Fault("file-complaint", name=path.name, complaint=say(fault)))
        if faults and whole:
            raise faults[0]
        return partial(self._show, session, shows, open_trace, drawn, [say(fault) for fault in faults])

    def _show(
        self,
        session: SessionFile,
        shows: Mapping[str, Callable[[], None]],
        open_trace: Callable[[], object],
        drawn: Sequence[tuple[ProblemInput, str]],
        faults: Sequence[str],
    ) -> bool:
        stack = self._shell.stack
        if session.projector is not self._modes.projector:
            self._modes.present(session.projector)
        self._modes.forget_desk()
        for name in (*shows, session.bench):
            stack.show_bench(name)  # all benches now, because leaving a bench pauses its player
        order = {"explore": 1}  # last, because the boards set by other benches must give way to the boards of Explore
        for name in sorted(shows, key=lambda name: order.get(name, 0)):
            shows[name]()
        for name, sizes in session.layout.items():
            if name in stack.made:
                stack.made[name].apply_sizes(sizes)
        open_trace()
        for other, map_name in drawn:
            self._shell.explore.map_editing.drawings.restore(other, map_name)
        self._shell.explore.board.problem.refresh()
        if faults:
            self._show_error("\n".join(faults))
        return not faults

    # The trace that Explore shows

    def _with_trace(self, session: SessionFile, path: Path) -> SessionFile:
        """Return the session with the name of the trace that Explore shows, if that was read from a file."""
        entry = self._shell.explore.session.current
        if entry is None or not entry.file or "explore" not in session.scenes:
            return session
        scene = {**session.scenes["explore"], "trace": trace_entry(Path(entry.file), path)}
        return replace(session, scenes={**session.scenes, "explore": scene})

    def _read_trace(self, scene: dict[str, Any], path: Path) -> Callable[[], object]:
        """Remove the trace, and the settings that depend on it, from Explore's scene; return a function that opens it.

        If the trace is missing, the search is run again from its settings, and an error is shown. Raises Fault for an
        invalid value.
        """
        explore, trace = self._shell.explore, scene.pop("trace", None)
        if trace is None:
            return _nothing
        check_trace(trace)
        try:
            file = find_trace(trace, path)
        except Fault as fault:
            return partial(self._show_error, say(fault))
        apply_place = read_place_of(explore, scene)
        for name in ("run", "micro", "move", "bookmarks", "parts"):
            scene.pop(name, None)
        return partial(self._traces.open_file, str(file), apply_place)

    # Text lines

    def copy_line(self) -> None:
        """Put the current search on the clipboard as one line, or several searches as one line each."""
        scene = self._shell.stack.bench.scene()
        lines = scene.get("runs") or [scene[key] for key in ("run",) if key in scene]
        if lines:
            QGuiApplication.clipboard().setText("\n".join(lines))
        self._shell.show_message(text("session-line-copied", count=len(lines)))

    def close(self) -> None:
        """Stop loading: the window is closing."""
        self._loading.stop()

    # Internal

    def _load(
        self, path: Path, session: Callable[[], SessionFile], shown: Callable[[], object], whole: bool = True
    ) -> None:
        """Load the user's own problems of a session in the background, then show it and call `shown`.

        If a problem cannot be loaded, an error is shown, and the rest is shown without it. `whole`: see `read`.
        """
        self._loaded = path, whole, shown
        self._loading.begin(_with_own_problems(session))

    @Slot(object)
    def _show_loaded(self, report: str | Message | SessionFile) -> None:
        """Show a loaded session, or a message about the progress or an error."""
        path, whole, shown = self._loaded
        if isinstance(report, str):
            self._shell.show_message(report)
        elif isinstance(report, Message):
            self._show_error(say(report))
        elif self._try_to_show(report, path, whole):
            shown()

    def _try_to_show(self, session: SessionFile, path: Path, whole: bool) -> bool:
        try:
            return self.read(session, path, whole)()
        except Fault as fault:
            self._show_error(say(fault))
            return False

    def _opened(self, path: Path, session: SessionFile) -> None:
        self._saved = session
        self._settings.add_recent_file("session", str(path))
        self._shell.show_message(text("session-opened", name=path.name))

    def _ask_to_run(self, names: str, run: Callable[[], object]) -> None:
        box = MessageBox(
            QMessageBox.Icon.Question, text("window-title"), text("session-own", names=names), parent=self._parent
        )
        box.setInformativeText(text("session-own-more"))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.addButton(text("session-own-run"), QMessageBox.ButtonRole.AcceptRole).clicked.connect(run)
        cancel = box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(cancel)
        remove_icons(box)
        box.open()

    def _show_error(self, message: str) -> None:
        show_error(self._parent, message)


def work_of(scene: Mapping[str, Any]) -> dict[str, Any]:
    """Return the searches, without their steps, and the bookmarks of a scene."""
    work: dict[str, Any] = {key: scene[key] for key in ("bookmarks", "parts", "pin") if key in scene}
    for key in ("run", "runs", "pinned"):
        value = scene.get(key, [])
        work[key] = [_STEP.sub("", line) for line in ([value] if isinstance(value, str) else value)]
    return work


def _nothing() -> None:
    """Open no trace."""


def _with_own_problems(read: Callable[[], SessionFile]) -> Iterator[str | Message | SessionFile]:
    """Load the user's own problems of a session; yield progress texts, errors, and the session, which is trusted."""
    try:
        session = read()
    except Fault as fault:
        yield fault.message
        return
    loaded: dict[str, ProblemInput] = {}
    for name in sorted(set().union(*map(own_problems_of, session.scenes.values()))):
        yield text("own-loading", name=os.path.basename(name))
        try:
            loaded[name] = read_problem(name)
        except (Fault, SearchFailure) as failure:
            yield failure.message
    trusted = {
        bench: TrustedScene(dict(scene), tuple(loaded.values()))
        for bench, scene in session.scenes.items()
        if own_problems_of(scene) <= loaded.keys()
    }
    yield replace(session, scenes=trusted)
