"""My maps: maps that the user has kept, each in a text file of its own that has its name."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from workbench.formats.user_data import data_folder
from workbench.formats.writing import cut_name, encoded, make_folder, move, remove, write_whole
from workbench.maps.grid_problem import GridProblem
from workbench.maps.reading import MapProblem, map_text
from workbench.search.problem.messages import Fault, to_quotable

MAX_NAME_LENGTH = 80
_FORBIDDEN = '\\/:*?"<>|'
"""Characters that some system does not allow in the names of files."""
_RESERVED = {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(1, 10))}
"""Names of devices, which cannot be names of files on Windows."""


class MyMaps:
    """The maps in a folder, by default the user's own, which need not exist yet. Methods that write raise Fault."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or data_folder() / "maps"

    def names(self) -> list[str]:
        """Return the names of all maps in alphabetical order. Raises Fault if the folder cannot be read."""
        try:
            return sorted((file.stem for file in self.folder.glob("*.txt") if file.is_file()), key=str.casefold)
        except OSError:
            raise Fault("my-maps-folder", name=to_quotable(str(self.folder), 200)) from None

    def path(self, name: str) -> Path:
        """Return the file of the map called `name`. Raises Fault if no map can have this name."""
        bad = not name or name != name.strip() or name.startswith(".") or name.endswith(".") or not name.isprintable()
        reserved = name.partition(".")[0].casefold() in _RESERVED
        if bad or reserved or len(name) > MAX_NAME_LENGTH or any(sign in name for sign in _FORBIDDEN):
            raise Fault("my-maps-name", name=to_quotable(name), most=MAX_NAME_LENGTH, signs=" ".join(_FORBIDDEN))
        return self.folder / f"{name}.txt"

    def is_taken(self, name: str) -> bool:
        """Return whether a map has this name, in any case of letters, as some systems do not tell them apart."""
        return name.casefold() in map(str.casefold, self.names())

    def save(self, name: str, problem: MapProblem) -> Path:
        """Write a map under a name, which becomes its title, and return its file. Replaces a map of the same name."""
        path = self.path(name)
        make_folder(self.folder)
        if isinstance(problem, GridProblem):
            titled: MapProblem = type(problem)(replace(problem.grid, title=name), problem.order)
        else:
            titled = type(problem)(replace(problem.graph, title=name))
        write_whole(path, encoded(map_text(titled)))
        return path

    def rename(self, name: str, new: str) -> None:
        """Give a map another name. Raises Fault if it is taken."""
        old, path = self.path(name), self.path(new)
        if new == name:
            return
        if new.casefold() != name.casefold() and self.is_taken(new):
            raise Fault("my-maps-taken", name=new)
        move(old, path)

    def remove(self, name: str) -> None:
        """Delete a map."""
        remove(self.path(name))

    def free_name(self, title: str) -> str:
        """Return a name that is not taken: `title` without what a name cannot contain, with a number if necessary."""
        allowed = "".join(sign for sign in title if sign.isprintable() and sign not in _FORBIDDEN)
        stem = cut_name(" ".join(allowed.split()).strip(". "), MAX_NAME_LENGTH - 5).rstrip(". ") or "Map"
        taken, name, number = set(map(str.casefold, self.names())), stem, 2
        while name.casefold() in taken or name.casefold() in _RESERVED:
            name, number = f"{stem} {number}", number + 1
        return name
