"""`doctor`: verify and repair the files that the program stores, and check the system libraries of the window."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal, NamedTuple

from workbench import diagnostics, system_libraries
from workbench.api import cache_files
from workbench.cli.arguments import Parser
from workbench.cli.printing import EXIT, print_json
from workbench.compiling import preparing
from workbench.formats import settings_file
from workbench.formats.entry import read_entry
from workbench.formats.my_boards import MyBoards
from workbench.formats.play_file import PlayStore, game_files, read_game
from workbench.formats.session_file import ENDING, SessionFile
from workbench.formats.user_data import data_folder, recovery_folder
from workbench.formats.writing import rename_damaged, sweep
from workbench.lessons.files import own_files, own_folder, read_lesson
from workbench.search.problem.messages import Fault, to_quotable
from workbench.search.problem.status import Status
from workbench.wording import say, text

_MAX_NAME_LENGTH = 300


class Finding(NamedTuple):
    """The result for one item: `sound`, `mended`, or still `wrong`, with a sentence that says how or why."""

    kind: str
    name: str
    state: Literal["sound", "mended", "wrong"]
    description: str


def add_arguments(parser: Parser) -> None:
    parser.switch("--json", text("cli-help-json"))


def run(options: Namespace) -> int:
    """Verify and repair everything, print the findings, and return the exit status: 5 if something is still wrong."""
    findings = []
    for finding in _findings():
        findings.append(finding)
        if not options.json:
            print(f"{_SYMBOLS[finding.state]} {finding.description}", flush=True)
    counts = {state: sum(one.state == state for one in findings) for state in _SYMBOLS}
    if options.json:
        print_json({"versions": diagnostics.versions(), "findings": [one._asdict() for one in findings]})
    else:
        print()
        print(text("doctor-summary", **counts))
        if (log := diagnostics.log_folder() / diagnostics.LOG).exists():
            print(text("doctor-log", name=str(log)))
    return EXIT[Status.FAILED] if counts["wrong"] else 0


_SYMBOLS = {"sound": "✓", "mended": "↻", "wrong": "✗"}


def _findings() -> Iterator[Finding]:
    yield from _caches()
    yield _settings()
    yield from _user_files()
    yield from _system_libraries()
    sweep(data_folder())
    sweep(own_folder())


def _caches() -> Iterator[Finding]:
    """Yield the findings about the cache folder; of the sound files only the number, as there are hundreds."""
    sound = {"pattern database": 0, "kernel": 0}
    damaged = []
    for file in cache_files.cache_files():
        if file.state == "sound":
            sound[file.kind] += 1
        elif file.state == "damaged":
            damaged.append(file)
    removed = {file.path for file in cache_files.remove_damaged(damaged)}
    yield Finding("databases", "", "sound", text("doctor-databases", count=sound["pattern database"]))
    yield Finding("kernels", "", "sound", text("doctor-kernels", count=sound["kernel"]))
    if sound["kernel"] and not preparing.compiled():
        yield Finding("kernels", "", "sound", text("doctor-kernels-missing"))
    for file in damaged:
        name = str(file.path)
        quoted = to_quotable(name, _MAX_NAME_LENGTH)
        if file.path not in removed:
            yield Finding(file.kind, name, "wrong", text("doctor-not-removed", name=quoted))
        elif file.kind == "pattern database":
            yield Finding(file.kind, name, "mended", text("doctor-removed-database", name=quoted))
        else:
            yield Finding(file.kind, name, "mended", text("doctor-removed", name=quoted))


def _settings() -> Finding:
    path = settings_file.user_path()
    file = settings_file.SettingsFile(path)
    try:
        file.change(lambda _: None)
    except Fault as fault:
        return Finding("settings", str(path), "wrong", say(fault))
    if file.damaged is None:
        return Finding("settings", str(path), "sound", text("doctor-settings"))
    return _renamed("settings", path, file.damaged)


def _user_files() -> Iterator[Finding]:
    """Yield the findings about the user's files: damaged ones are renamed; nothing is deleted."""
    boards = MyBoards()
    readers: list[tuple[Path, Callable[[], object]]] = [
        (boards.path, boards.all),
        (data_folder() / "games.json", PlayStore.of_user().games),
    ]
    for game in game_files(data_folder()):
        readers.append((game, lambda path=game: read_game(path)))  # type: ignore[misc]
    for session in recovery_folder().glob(f"*{ENDING}"):
        readers.append((session, lambda path=session: read_entry(path, (SessionFile,))))  # type: ignore[misc]
    for lesson in own_files():
        readers.append((lesson, lambda path=lesson: read_lesson(path)))  # type: ignore[misc]
    sound = 0
    for path, read in readers:
        if not path.exists():
            continue
        try:
            read()
            sound += 1
        except Fault as fault:
            if path.parent == own_folder():  # may be unfinished, with errors that its author will correct
                yield Finding("lesson", str(path), "wrong", say(fault))
            elif path.exists():
                yield _renamed("file", path, rename_damaged(path))
            else:  # its reader has already renamed it, and the message says to what
                yield Finding("file", str(path), "mended", say(fault))
    yield Finding("files", "", "sound", text("doctor-files", count=sound))


def _renamed(kind: str, path: Path, aside: Path) -> Finding:
    name = to_quotable(str(path), _MAX_NAME_LENGTH)
    if aside == path:
        return Finding(kind, str(path), "wrong", text("doctor-not-put-aside", name=name))
    return Finding(
        kind, str(path), "mended", text("doctor-put-aside", name=name, aside=to_quotable(str(aside), _MAX_NAME_LENGTH))
    )


def _system_libraries() -> Iterator[Finding]:
    packages = system_libraries.missing({**system_libraries.ALWAYS, **system_libraries.WITH_X11})
    if packages:
        yield Finding("libraries", "", "wrong", text("qt-libraries-missing", named=" ".join(packages)))
        return
    yield Finding("libraries", "", "sound", text("doctor-libraries"))
