"""Pictures in the texts of a lesson: files in its folder, never read from elsewhere."""

from __future__ import annotations

import re
import warnings
from pathlib import Path, PurePosixPath

from workbench.lessons.lesson import Lesson
from workbench.search.problem.messages import Fault, to_quotable
from workbench.wording import say

ENDINGS = (".png", ".jpg", ".jpeg", ".gif")
MAX_BYTES = 5_000_000
MAX_PIXELS = 20_000_000

_CODE = re.compile(r"^(```|~~~).*?^\1|`[^`\n]*`", re.DOTALL | re.MULTILINE)
_PICTURE = re.compile(r"(?<!\\)!\[[^\]\n]*\](\(([^)\n]*)\))?")
_FORMATS = ("PNG", "JPEG", "GIF")


def check_pictures(lesson: Lesson, folder: Path | None) -> None:
    """Raise Fault, with the place, for a picture that cannot be shown; `folder`: the lesson's folder, or None."""
    for place, texts in lesson.texts():
        allowed = place.endswith((".text", "notes")) and ".question" not in place
        for code, markdown in texts.items():
            try:
                for name in names(markdown):
                    if not allowed:
                        raise Fault("picture-place")
                    check_picture(picture_file(folder, name))
            except Fault as fault:
                raise Fault("lesson-place", place=f"{place}.{code}", why=say(fault)) from None


def names(markdown: str) -> list[str]:
    """Return the names of the pictures in a text. Raises Fault for one that is not written `![…](name)`."""
    result = []
    for match in _PICTURE.finditer(_CODE.sub("", markdown)):
        if match[2] is None:
            raise Fault("picture-form", text=to_quotable(match[0], 60))
        result.append(match[2].strip())
    return result


def picture_file(folder: Path | None, name: str) -> Path:
    """Return the file of a picture, within the folder of the lesson. Raises Fault for anything else."""
    quoted = to_quotable(name, 100)
    parts = PurePosixPath(name).parts
    invalid = not parts or ".." in parts or name.startswith("/") or re.search(r'[:\\%<>"\s]', name)
    if invalid or not name.lower().endswith(ENDINGS):
        raise Fault("picture-name", name=quoted, endings=", ".join(ENDINGS))
    if folder is None:
        raise Fault("picture-nowhere", name=quoted)
    base_folder = folder.resolve()
    path = (base_folder / name).resolve()
    if not path.is_relative_to(base_folder):  # a link to a place outside
        raise Fault("picture-name", name=quoted, endings=", ".join(ENDINGS))
    if not path.is_file():
        raise Fault("picture-missing", name=quoted)
    return path


def check_picture(path: Path) -> None:
    """Raise Fault if a file is not a picture, or is larger than a lesson may show."""
    from PIL import Image  # slow to import, and few lessons have pictures

    name = to_quotable(path.name, 100)
    if path.stat().st_size > MAX_BYTES:
        raise Fault("picture-large", name=name, most=MAX_BYTES // 10**6, pixels=MAX_PIXELS // 10**6)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about a size that is rejected below
            with Image.open(path, formats=_FORMATS) as picture:
                width, height = picture.size
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        raise Fault("picture-broken", name=name) from None
    if width * height > MAX_PIXELS:
        raise Fault("picture-large", name=name, most=MAX_BYTES // 10**6, pixels=MAX_PIXELS // 10**6)
