"""Finding the submissions in files, folders and zip archives as course systems deliver them."""

from __future__ import annotations

import csv
import hashlib
import io
import re
import shutil
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath
from zipfile import BadZipFile, ZipFile, ZipInfo

from workbench.formats.reading import decoded, first_bytes, whole_file
from workbench.grading.defining import CODE, defined_names, imported_modules
from workbench.search.problem.messages import Fact, Fault, Message, message, to_quotable

MAX_FILES = 5_000
"""The maximum number of files of an archive, archives within it included."""
MAX_BYTES = 200 << 20
"""The maximum size of an archive's content."""
_MAX_DEPTH = 3
_MAX_NAMES_BYTES = 5_000_000
_PIECE = 1 << 16
_ZIP, _PROBLEM = ".zip", ".problem"
_PROBLEMS = ("grade-zip-broken", "grade-zip-deep", "grade-zip-encrypted", "grade-zip-large", "grade-zip-path")
_MOODLE = re.compile(r"(?P<name>[^_/]+)_(?P<id>\d+)_assignsubmission_(?:file|onlinetext)_?(?P<file>.*)", re.DOTALL)
_CANVAS = re.compile(r"(?P<name>[^_/]+)(?:_LATE)?_(?P<id>\d+)_\d+_(?P<file>.+)", re.DOTALL)
_IGNORED = re.compile(r"\.|__MACOSX$|__pycache__$|(thumbs\.db|desktop\.ini)$", re.IGNORECASE)


@dataclass(frozen=True)
class Submission:
    """What a student has handed in.

    Attributes: name; id, in the course system, or ""; files, each its path within the submission and where it is;
    problem, why it cannot be read, or None.
    """

    name: str
    files: tuple[tuple[str, Path], ...] = ()
    id: str = ""
    problem: Message | None = None

    @property
    def code(self) -> tuple[str, ...]:
        """The paths of its code files."""
        return tuple(name for name, _ in self.files if name.lower().endswith(CODE))

    def digest(self) -> str:
        """Return a hash of the files' names and contents."""
        found = hashlib.sha256(str(self.problem).encode())
        for name, path in self.files:
            content = path.read_bytes()
            found.update(f"{name!r} {len(content)} ".encode())
            found.update(content)
        return found.hexdigest()


def collect(sources: Sequence[str], functions: Sequence[str], unpacked: Path) -> list[Submission]:
    """Return the submissions in files, folders and archives, by name; archives are unpacked into a folder.

    `functions`: the names that submissions define. Raises Fault if a source cannot be read.
    """
    found: list[Submission] = []
    several = sum(Path(source).is_dir() for source in sources) > 1
    for number, source in enumerate(sources):
        path = Path(source)
        if path.is_dir():
            folder = _with_unpacked_archives(path, unpacked / str(number))
            found += _in_folder(folder, path.name or path.resolve().name, functions, several)
            continue
        first_bytes(path, 0)  # raises Fault if the file cannot be opened
        if path.suffix.lower() == _ZIP:
            folder = unpacked / str(number)
            problem = Unpacking(folder).unpack(path)
            if problem is not None:
                raise Fault(problem.key, **problem.facts)
            found += _in_folder(folder, path.stem, functions, False)
        else:
            found += _loose([path])
    if not found:
        raise Fault("grade-no-submissions")
    return _named_apart(found)


def named(submissions: Sequence[Submission], names: Path) -> list[Submission]:
    """Return submissions with the names of a CSV file, `submission` or an id, and `name`; and those that are missing.

    Raises Fault if the file is invalid.
    """
    known: dict[str, str] = {}
    shown = to_quotable(str(names), 200)
    text = decoded(whole_file(names, _MAX_NAMES_BYTES), Fault("file-binary", name=shown))
    try:
        rows = list(csv.reader(io.StringIO(text), delimiter=";" if ";" in text.partition("\n")[0] else ","))
    except csv.Error:
        rows = []
    head = [cell.strip().lower() for cell in rows[0]] if rows else []
    if "submission" not in head or "name" not in head:
        raise Fault("grade-names", name=shown)
    for row in rows[1:]:
        cells = dict(zip(head, row, strict=False))
        if key := cells.get("submission", "").strip():
            known[key] = cells.get("name", "").strip() or key
    renamed = [replace(one, name=known.get(one.name) or known.get(one.id) or one.name) for one in submissions]
    used = {key for one in submissions for key in (one.name, one.id)}
    missing = [Submission(name, problem=message("grade-missing")) for key, name in known.items() if key not in used]
    return _named_apart([*renamed, *missing])


class Unpacking:
    """Unpacks an archive and the archives within it; what it writes stays in `folder`."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._files, self._bytes = folder, 0, 0

    def unpack(self, archive: Path) -> Message | None:
        """Unpack an archive. Returns why this is not possible, or None."""
        return self._unpack(archive, self._folder, 1)

    def _unpack(self, archive: Path, folder: Path, depth: int) -> Message | None:
        shown = to_quotable(archive.name, 80)
        if depth > _MAX_DEPTH:
            return message("grade-zip-deep", name=shown)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with ZipFile(archive) as zipped:
                for member in zipped.infolist():
                    if (problem := self._extract(zipped, member, folder, shown)) is not None:
                        return problem
        except (BadZipFile, OSError, EOFError, NotImplementedError, RuntimeError, ValueError, zlib.error):
            return message("grade-zip-broken", name=shown)
        for inner in sorted(folder.rglob(f"*{_ZIP}")):
            if inner.is_file() and not _is_ignored(inner.relative_to(folder).parts):
                problem = self._unpack(inner, inner.with_suffix(""), depth + 1)
                _note(problem, inner)
                inner.unlink()
        return None

    def _extract(self, zipped: ZipFile, member: ZipInfo, folder: Path, shown: str) -> Message | None:
        """Write a member into the folder. Returns why this is not possible, or None."""
        parts = PurePosixPath(member.filename.replace("\\", "/")).parts
        if not parts or any(part in ("/", "..") or ":" in part for part in parts):
            return message("grade-zip-path", name=shown)
        if _is_ignored(parts):
            return None
        if member.flag_bits & 1:
            return message("grade-zip-encrypted", name=shown)
        self._files += 1
        target = folder.joinpath(*parts)
        if member.is_dir():
            target.mkdir(parents=True, exist_ok=True)
            return None
        target.parent.mkdir(parents=True, exist_ok=True)
        with zipped.open(member) as source, target.open("wb") as file:
            while piece := source.read(_PIECE):
                self._bytes += len(piece)
                if self._bytes > MAX_BYTES or self._files > MAX_FILES:
                    return message("grade-zip-large", name=shown, megabytes=MAX_BYTES >> 20, files=MAX_FILES)
                file.write(piece)
        return None


def _with_unpacked_archives(folder: Path, copy: Path) -> Path:
    """Return a folder; if there are archives in it, a copy with folders in their place. Raises Fault."""
    paths = [path for path in sorted(folder.rglob("*")) if not _is_ignored(path.relative_to(folder).parts)]
    if not any(map(_is_archive, paths)):
        return folder
    try:
        copy.mkdir(parents=True)
        for path in paths:
            target = copy / path.relative_to(folder)
            if path.is_dir():
                target.mkdir(parents=True, exist_ok=True)
            elif _is_archive(path):
                _note(Unpacking(target.with_suffix("")).unpack(path), target)
            elif path.is_file() and not path.is_symlink():
                shutil.copyfile(path, target)
    except OSError as error:
        raise Fault("grade-unreadable", reason=error.strerror or str(error)) from None
    return copy


def _note(problem: Message | None, archive: Path) -> None:
    """Write why an archive could not be unpacked, if so: into the folder in its place, or beside a file there."""
    if problem is not None:
        folder = archive.with_suffix("")
        place = folder if folder.is_dir() else archive.parent
        (place / archive.name).with_suffix(_PROBLEM).write_text(problem.key, encoding="utf-8")


def _is_archive(path: Path) -> bool:
    return path.suffix.lower() == _ZIP and path.is_file() and not path.is_symlink()


def _in_folder(folder: Path, name: str, functions: Sequence[str], is_student: bool) -> Iterator[Submission]:
    """Yield the submissions in a folder: one a subfolder, or one a file, or the folder is one."""
    entries = sorted(path for path in folder.iterdir() if not _is_ignored((path.name,)))
    folders = [path for path in entries if path.is_dir()]
    files = [path for path in entries if path.is_file()]
    if len(folders) == 1 and not files and not _match(folders[0].name):
        yield from _in_folder(folders[0], name, functions, is_student)
        return
    code = [path for path in files if path.suffix.lower() in CODE]
    is_class = any(map(_is_submission, folders)) or any(_match(path.name) for path in code)
    if is_student or (code and not is_class and not _repeats(code, functions)):
        yield _of_folder(folder, name)
        return
    yield from _grouped(folders)
    yield from _loose(files)


def _grouped(folders: Iterable[Path]) -> Iterator[Submission]:
    """Yield the submission in each folder; those in folders of one student are joined."""
    groups: dict[tuple[str, str], list[Path]] = {}
    for folder in folders:
        match = _match(folder.name)
        groups.setdefault((match["name"], match["id"]) if match else (folder.name, ""), []).append(folder)
    for (name, number), members in groups.items():
        files = tuple(file for folder in members for file in _of_folder(folder, name).files)
        yield _unpacked(Submission(name, files, number))


def _loose(files: Iterable[Path]) -> Iterator[Submission]:
    """Yield the submissions that are files, those of a student together if the course system has named them."""
    groups: dict[tuple[str, str], list[tuple[str, Path]]] = {}
    for path in files:
        match = _match(path.name)
        if match:
            groups.setdefault((match["name"], match["id"]), []).append((match["file"] or path.name, path))
        elif path.suffix.lower() in (*CODE, _PROBLEM):
            groups[path.stem, str(path)] = [(path.name, path)]
    for (owner, number), members in groups.items():
        yield _unpacked(Submission(owner, tuple(members), number if number.isdecimal() else ""))


def _of_folder(folder: Path, name: str) -> Submission:
    files = tuple(
        (path.relative_to(folder).as_posix(), path)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.is_symlink() and not _is_ignored(path.relative_to(folder).parts)
    )
    return _unpacked(Submission(name, files))


def _unpacked(submission: Submission) -> Submission:
    """Return a submission with the problem of an archive in it that could not be unpacked."""
    broken = next((path for name, path in submission.files if name.endswith(_PROBLEM)), None)
    key = "" if broken is None else broken.read_bytes().decode(errors="replace")
    if broken is not None and key in _PROBLEMS and not submission.code:
        facts: dict[str, Fact] = {
            "name": broken.with_suffix(_ZIP).name,
            "megabytes": MAX_BYTES >> 20,
            "files": MAX_FILES,
        }
        return replace(submission, problem=Message(key, facts))
    return submission if submission.code else replace(submission, problem=message("grade-no-code"))


def _match(name: str) -> re.Match[str] | None:
    return _MOODLE.fullmatch(name) or _CANVAS.fullmatch(name)


def _is_submission(folder: Path) -> bool:
    return any(path.suffix.lower() in CODE for path in folder.rglob("*"))


def _repeats(files: Sequence[Path], functions: Sequence[str]) -> bool:
    """Return whether several files define the same of the functions and import none of each other.

    Then each of them is a submission.
    """
    names = [name for path in files for name in defined_names(path, imported=False) & {*functions}]
    stems = {path.stem for path in files}
    return len(names) > len({*names}) and not any(imported_modules(path) & stems for path in files)


def _is_ignored(parts: Iterable[str]) -> bool:
    return any(_IGNORED.match(part) for part in parts)


def _named_apart(submissions: Sequence[Submission]) -> list[Submission]:
    """Return the submissions by name; of equal names, the second and later ones get a number."""
    counts: dict[str, int] = {}
    result = []
    for one in sorted(submissions, key=lambda one: one.name.casefold()):
        counts[one.name] = counts.get(one.name, 0) + 1
        result.append(one if counts[one.name] == 1 else replace(one, name=f"{one.name} ({counts[one.name]})"))
    return result
