"""Web pages of the results: one a student, self-contained, and one with the table of the class."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from pathlib import Path

from workbench.formats.writing import make_folder, replacing
from workbench.grading.grade import CheckResult, Grade, PictureOfDifference, file_stem
from workbench.grading.recordings import first_differing, max_expansions
from workbench.grading.tables import reason_text
from workbench.grading.task import Task
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.board_svg import board_svg
from workbench.wording import language, number, say, text
from workbench.wording.texts import localized

INDEX = "index.html"
_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #1a2028; background: #fff; max-width: 60rem; margin: 2rem auto;
  padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #c8d0d8; padding: .4rem .6rem; text-align: left; vertical-align: top; }
td.points, th.points { text-align: right; } td.points { white-space: nowrap; }
body:has(.wide) { max-width: 90rem; } .wide { overflow-x: auto; font-size: .9rem; } .wide th { vertical-align: bottom; }
tr.full td.points { color: #1b6e3c; } tr.part td.points { color: #9a3412; }
.boards { display: flex; flex-wrap: wrap; gap: 1.5rem; margin: .6rem 0; } figure { margin: 0; }
figcaption { font-size: .9rem; color: #4a5560; }
@media (prefers-color-scheme: dark) { body { background: #14181d; color: #e6eaee; } th, td { border-color: #3a444e; }
  tr.full td.points { color: #6fd39a; } tr.part td.points { color: #f5a97f; } figcaption { color: #a8b3be; }
  a { color: #8ab8ff; } }
"""


def write_pages(folder: Path, task: Task, grades: Iterable[Grade], name: str = INDEX) -> None:
    """Write the table of the class; the pages of the students are written by `write_page`. Raises Fault."""
    ordered = sorted(grades, key=lambda grade: grade.submission.casefold())
    make_folder(folder)
    _write(folder / name, localized(task.title), _class_table(task, ordered))


def write_page(folder: Path, task: Task, grade: Grade) -> None:
    """Write the page of a student; it links to the recording in the folder, or says why not. Raises Fault."""
    make_folder(folder)
    head = f"{grade.submission} · {localized(task.title)}"
    body = _student(task, grade)
    if grade.recording and (folder / grade.recording).is_file():
        body += _link(grade)
    elif not grade.recording and first_differing(grade.checks):
        body += f"\n<p>{escape(text('grade-no-recording'))}</p>"
    _write(folder / page_name(grade), head, body)


def page_name(grade: Grade) -> str:
    """Return the file name of a student's page."""
    return f"{file_stem(grade.submission)}.html"


def _write(path: Path, title: str, body: str) -> None:
    with replacing(path) as file:
        file.write(
            f'<!DOCTYPE html>\n<html lang="{language()}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(title)}</title><style>{_STYLE}</style></head>\n<body>\n{body}\n</body></html>\n"
        )


def _class_table(task: Task, grades: Sequence[Grade]) -> str:
    names = [task.titled(check) for check in task.checks if any(_has(grade, check.name) for grade in grades)]
    heads = [text("grade-column-submission"), text("grade-column-points"), *names, *map(task.titled, task.manual)]
    lines = [f"<h1>{escape(localized(task.title))}</h1>", '<div class="wide"><table><thead><tr>']
    lines += [f"<th{_points_class(place)}>{escape(head)}</th>" for place, head in enumerate(heads)]
    lines.append("</tr></thead><tbody>")
    for grade in grades:
        link = f'<a href="{escape(page_name(grade))}">{escape(grade.submission)}</a>'
        cells = [f"{_points(grade.points)} / {_points(grade.of)}", *(_points(check.points) for check in grade.checks)]
        cells += [escape(grade.manual.get(part.name, "")) for part in task.manual]
        lines.append(f"<tr><td>{link}</td>" + "".join(f'<td class="points">{cell}</td>' for cell in cells) + "</tr>")
    return "\n".join([*lines, "</tbody></table></div>"])


def _has(grade: Grade, name: str) -> bool:
    return any(check.name == name for check in grade.checks)


def _points_class(place: int) -> str:
    return ' class="points"' if place else ""


def _student(task: Task, grade: Grade) -> str:
    total = text("grade-total", points=_points(grade.points), of=_points(grade.of))
    lines = [f"<h1>{escape(grade.submission)}</h1>", f"<p>{escape(localized(task.title))}. <b>{escape(total)}</b></p>"]
    if grade.files:
        lines.append(f"<p>{escape(', '.join(grade.files))}</p>")
    notes = (f"<p>{escape(say(note))}</p>" for note in grade.notes)
    return "\n".join([*lines, check_table(task, grade), *notes])


def _link(grade: Grade) -> str:
    name = escape(grade.recording)
    about = escape(text("grade-recording", most=max_expansions(grade)))
    return f'\n<p>{about} <a href="{name}" download>{name}</a></p>'


def check_table(task: Task, grade: Grade) -> str:
    """Return the HTML table of the checks of a submission, with their points, reasons and pictures."""
    titles = {check.name: task.titled(check) for check in task.checks}
    heads = text("grade-column-check"), text("grade-column-points"), text("grade-column-reason")
    lines = ["<table><thead><tr>" + "".join(f"<th>{escape(head)}</th>" for head in heads) + "</tr></thead><tbody>"]
    lines += [_check_row(titles, check) for check in grade.checks]
    for part in task.manual:
        points = f"{escape(grade.manual.get(part.name, '–'))} / {_points(part.of)}"
        about = escape(text("grade-by-hand"))
        lines.append(f'<tr><td>{escape(task.titled(part))}</td><td class="points">{points}</td><td>{about}</td></tr>')
    return "\n".join([*lines, "</tbody></table>"])


def _check_row(titles: Mapping[str, str], check: CheckResult) -> str:
    points = f"{_points(check.points)} / {_points(check.of)}"
    picture = boards_html(check.difference)
    kind = "part" if check.reasons else "full"
    title = escape(titles.get(check.name, check.name))
    reason = escape(reason_text(check))
    return f'<tr class="{kind}"><td>{title}</td><td class="points">{points}</td><td>{reason}{picture}</td></tr>'


def boards_html(difference: PictureOfDifference | None) -> str:
    """Return the pictures of the boards of a first difference, "" if there is none."""
    if difference is None:
        return ""
    start = Board.parse(difference.board)
    captions = (
        ("grade-picture-start", start.tiles),
        ("grade-picture-own", difference.own),
        ("grade-picture-reference", difference.reference),
    )
    figures = [_figure(start, text(key, step=difference.step), tiles) for key, tiles in captions if tiles is not None]
    return f'<div class="boards">{"".join(figures)}</div>'


def _figure(start: Board, caption: str, tiles: tuple[int, ...]) -> str:
    picture = board_svg(start.rows, start.columns, tiles, escape(" ".join(map(str, tiles))))
    return f"<figure>{picture}<figcaption>{escape(caption)}</figcaption></figure>"


def _points(points: float) -> str:
    return number(points, 2)
