"""`desktop`: install the program in a Linux desktop, with its icon and its file types."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from argparse import Namespace
from contextlib import suppress
from pathlib import Path

from workbench import assets
from workbench.cli.arguments import Parser
from workbench.formats import writing
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board_text import to_quotable
from workbench.wording import text

NAME = "search-workbench"
ENTRY = Path("applications", f"{NAME}.desktop")
KINDS = Path("mime", "packages", f"{NAME}.xml")
ICON = Path("icons", "hicolor", "scalable", "apps", f"{NAME}.svg")
REFRESHERS = (("update-mime-database", "mime"), ("update-desktop-database", "applications"))
"""The programs that notify a desktop of changes, each with its folder; desktops without them poll."""
REFRESH_TIMEOUT = 60
"""Timeout of each of them, in seconds."""
_UNQUOTED = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+:,@")


def add_arguments(parser: Parser) -> None:
    parser.operand("ACTION", text("cli-help-desktop-action"))


def run(options: Namespace) -> int:
    """Install the program for the user, or remove it, and print the files concerned. Raises Fault."""
    if not sys.platform.startswith("linux"):
        raise Fault("desktop-linux-only")
    actions = {"install": install, "remove": remove}
    if options.action not in actions:
        raise Fault("option-choice", option="ACTION", value=to_quotable(options.action), known=", ".join(actions))
    folder = data_folder()
    done = actions[options.action](folder)
    key = "desktop-written" if options.action == "install" else "desktop-removed"
    for path in done:
        print(text(key, name=str(path)))
    if not done:
        print(text("desktop-nothing"))
    return 0


def data_folder() -> Path:
    """Return the folder of the user's data, as defined by XDG."""
    named = os.environ.get("XDG_DATA_HOME", "")
    return Path(named) if os.path.isabs(named) else Path.home() / ".local" / "share"


def install(folder: Path) -> list[Path]:
    """Write the desktop entry, the file types and the icon below `folder`, all or none; return them. Raises Fault."""
    entry = assets.read_text("desktop", f"{NAME}.desktop").replace("@EXEC@", launcher())
    contents = {
        ICON: assets.read_text("icons", "app.svg"),
        KINDS: assets.read_text("desktop", f"{NAME}.xml"),
        ENTRY: entry,
    }
    former = {place: _content(folder / place) for place in contents}
    try:
        for place, content in contents.items():
            writing.make_folder((folder / place).parent)
            writing.write_whole(folder / place, content.encode())
    except Fault:
        for place, content_before in former.items():
            _restore(folder / place, content_before)
        raise
    _refresh(folder)
    return [folder / place for place in contents]


def remove(folder: Path) -> list[Path]:
    """Remove what `install` wrote; return the files that existed. Raises Fault."""
    installed = [folder / place for place in (ENTRY, KINDS, ICON) if (folder / place).is_file()]
    for path in installed:
        writing.remove(path)
    if installed:
        _refresh(folder)
    return installed


def launcher() -> str:
    """Return the command that opens the window, quoted for a desktop entry."""
    executable = Path(sys.executable).with_name(f"{NAME}-gui")
    arguments = [str(executable)] if os.access(executable, os.X_OK) else [sys.executable, "-m", "workbench"]
    return " ".join(map(_quoted, arguments))


def _quoted(argument: str) -> str:
    """Return an argument quoted as the Desktop Entry Specification requires, including the escapes of its strings."""
    argument = argument.replace("%", "%%")
    if set(argument) <= _UNQUOTED:
        return argument
    escaped = "".join(f"\\{character}" if character in '"`$\\' else character for character in argument)
    return '"{}"'.format(escaped.replace("\\", "\\\\"))


def _content(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except OSError:
        return None


def _restore(path: Path, content: bytes | None) -> None:
    if content is None:
        with suppress(Fault):  # if part of its path is a file, there was nothing to restore
            writing.remove(path)
    elif _content(path) != content:
        writing.write_whole(path, content)


def _refresh(folder: Path) -> None:
    for program, part in REFRESHERS:
        if (command := shutil.which(program)) is not None and (folder / part).is_dir():
            subprocess.run([command, str(folder / part)], capture_output=True, timeout=REFRESH_TIMEOUT, check=False)
