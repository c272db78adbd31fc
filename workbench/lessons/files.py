"""Reading and writing lessons: TOML, or JSON with the same keys. Nothing in a file is ever executed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import tomli_w

from workbench import assets
from workbench.formats.lesson_file import ENDINGS
from workbench.formats.reading import first_bytes
from workbench.formats.toml_reading import parse_toml
from workbench.formats.user_data import data_folder
from workbench.formats.writing import encoded, replacing
from workbench.lessons.checking import check_lesson
from workbench.lessons.lesson import SCHEMA, Lesson
from workbench.lessons.pictures import check_pictures
from workbench.lessons.values import lesson_from, values_of
from workbench.search.problem.messages import Fault, to_quotable
from workbench.wording import say

MAX_BYTES = 1_000_000
_NUMBERED = re.compile(r"\d+-(.+)\.toml")


def read_lesson(path: Path) -> Lesson:
    """Return the lesson in a file. Raises Fault, with the file and the place, if it is not a valid lesson."""
    name = to_quotable(str(path), 200)
    content = first_bytes(path, MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        raise Fault("lesson-large", name=name, most=MAX_BYTES // 10**6)
    try:
        lesson = parse_lesson(content.decode("utf-8-sig"), path.suffix.lower() == ".json")
        check_pictures(lesson, path.parent)
        return lesson
    except UnicodeDecodeError:
        raise Fault("lesson-binary", name=name) from None
    except Fault as fault:
        raise Fault("file-complaint", name=name, complaint=say(fault)) from None


def parse_lesson(text: str, as_json: bool = False) -> Lesson:
    """Return the lesson in a text. Raises Fault, with the place, if it is not a valid lesson."""
    values = _json(text) if as_json else parse_toml(text)
    problem = SCHEMA.check(values)
    if problem is not None:
        raise Fault(problem.key, **problem.facts)
    lesson = lesson_from(values)
    check_lesson(lesson)
    return lesson


def write_lesson(path: Path, lesson: Lesson) -> None:
    """Write a lesson to a file, atomically. Raises Fault if it cannot be written, or could not be read again."""
    values = values_of(lesson)
    as_json = path.suffix.lower() == ".json"
    serialized = json.dumps(values, ensure_ascii=False, indent=1) + "\n" if as_json else toml_of(lesson)
    if len(encoded(serialized)) > MAX_BYTES:
        raise Fault("lesson-large", name=to_quotable(str(path), 200), most=MAX_BYTES // 10**6)
    _json(serialized) if as_json else parse_toml(serialized)
    with replacing(path) as file:
        file.write(serialized)


def toml_of(lesson: Lesson) -> str:
    """Return the TOML text of a lesson."""
    return tomli_w.dumps(values_of(lesson), multiline_strings=True)


@cache
def _numbered() -> dict[str, str]:
    """Return name -> file of the lessons of the program, in order."""
    files = sorted(file.name for file in assets.root().joinpath("lessons").iterdir())
    return {match[1]: file for file in files if (match := _NUMBERED.fullmatch(file))}


def shipped_names() -> tuple[str, ...]:
    """Return the names of the lessons of the program, in their intended order."""
    return tuple(_numbered())


@cache
def shipped_lesson(name: str) -> Lesson:
    """Return a lesson of the program. Raises Fault if it does not exist."""
    if name not in _numbered():
        raise Fault("lesson-unknown", name=to_quotable(name), known=", ".join(_numbered()))
    return parse_lesson(assets.read_text("lessons", _numbered()[name]))


def shipped_lessons() -> Iterator[Lesson]:
    """Yield the lessons of the program, in order."""
    return map(shipped_lesson, shipped_names())


def own_folder() -> Path:
    """Return the folder of the user's own lessons; it may not exist yet."""
    return data_folder() / "lessons"


def own_files() -> list[Path]:
    """Return the lesson files in that folder, by name."""
    folder = own_folder()
    return sorted(path for path in folder.iterdir() if path.suffix.lower() in ENDINGS) if folder.is_dir() else []


def is_file_name(name: str) -> bool:
    """Return whether a name looks like a lesson file."""
    return name.lower().endswith(ENDINGS)


def find_lesson(name: str) -> Lesson:
    """Return the lesson in a file if `name` looks like a file name, else the lesson of the program."""
    return read_lesson(Path(name)) if is_file_name(name) else shipped_lesson(name)


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Fault("lesson-json", line=getattr(error, "lineno", 1)) from None
