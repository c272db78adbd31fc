"""The report of an experiment: boards, settings, tables, charts with captions, conclusions, and how to repeat it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from html import escape

from PySide6.QtCore import QSize

from workbench.experiments import texts
from workbench.experiments.environment import environment
from workbench.experiments.outcome import CaseOutcome
from workbench.experiments.plan import Plan
from workbench.experiments.tables import Rows, board_table, configuration_table, summary_table
from workbench.ui.base.theme import LIGHT
from workbench.ui.experiments.paper import Paper, Style
from workbench.ui.experiments.pictures import charts_image, charts_svg
from workbench.ui.experiments.points import PointsKind
from workbench.wording import language, number, text

MAX_BOARDS = 100
"""At most this many boards are listed; of more, only the first ones."""
PAPER_SIZE = QSize(640, 335)
"""The size of a chart on paper, where two rows of two charts with their captions fit on a page."""
_STYLE = f"""
body {{ font-family: "DejaVu Sans", "Segoe UI", Helvetica, Arial, sans-serif; color: {LIGHT.text};
  max-width: 1000px; margin: 2em auto; padding: 0 1em; line-height: 1.45; }}
h1 {{ font-size: 20pt; }}
h2 {{ font-size: 14pt; break-after: avoid; }}
p.caption {{ color: {LIGHT.muted}; }}
table {{ border-collapse: collapse; margin: 0.8em 0; font-size: 10pt; display: block; overflow-x: auto; }}
th, td {{ padding: 3px 8px; border: 1px solid #C8D0D8; text-align: right; white-space: nowrap; }}
th:first-child, td:first-child, .words th, .words td {{ text-align: left; }}
th {{ background-color: {LIGHT.raised}; }}
tr {{ break-inside: avoid; }}
figure {{ margin: 1.5em 0; break-inside: avoid; }}
figure svg {{ max-width: 100%; height: auto; }}
code {{ font-family: "DejaVu Sans Mono", Consolas, monospace; }}
pre {{ background: #F3F5F7; padding: 0.8em; white-space: pre-wrap; overflow-wrap: anywhere; }}
"""

Outcomes = Mapping[int, CaseOutcome]


def html(plan: Plan, outcomes: Outcomes) -> bytes:
    """Return the report as one self-contained HTML file."""
    body = "\n".join(_element(part, plan, outcomes) for part in _parts(plan, outcomes))
    head = f'<meta charset="utf-8"><title>{escape(report_title(plan))}</title><style>{_STYLE}</style>'
    return f'<!DOCTYPE html>\n<html lang="{language()}"><head>{head}</head><body>\n{body}\n</body></html>\n'.encode()


def _element(part: _Part, plan: Plan, outcomes: Outcomes) -> str:
    if part.kind in (Kind.TABLE, Kind.WORDS):
        return _table(part.rows, part.kind.value)
    if part.kind is Kind.CHARTS:
        return "\n".join(_figure(place, kind, plan, outcomes) for place, kind in enumerate(PointsKind, 1))
    return _ELEMENTS[part.kind].format(escape(part.content))


def _figure(place: int, kind: PointsKind, plan: Plan, outcomes: Outcomes) -> str:
    caption = f"<figcaption><p class='caption'>{escape(_caption(plan, place, kind))}</p></figcaption>"
    return f"<figure>{_svg_element(charts_svg(plan, outcomes, [kind]))}{caption}</figure>"


def pdf(plan: Plan, outcomes: Outcomes) -> bytes:
    """Return the report as PDF, on A4 pages in landscape, as its tables are wide. Raises Fault."""
    paper = Paper()
    for part in _parts(plan, outcomes):
        if part.kind in (Kind.TABLE, Kind.WORDS):
            paper.table([[*map(_on_two_lines, part.rows[0])], *part.rows[1:]], words=part.kind is Kind.WORDS)
        elif part.kind is Kind.CHARTS:
            pictures = [charts_image(plan, outcomes, [kind], PAPER_SIZE) for kind in PointsKind]
            captions = [_caption(plan, place, kind) for place, kind in enumerate(PointsKind, 1)]
            paper.figures([*zip(pictures, captions, strict=True)])
        else:
            paper.paragraph(part.content, part.kind.value)
    return paper.pages.pdf(report_title(plan), report_title(plan))


class Kind(Enum):
    """The kinds of the parts of a report; the value of a paragraph: its style on paper."""

    TITLE = Style(16, bold=True)
    HEADING = Style(11, bold=True, keeps_with_next=True)
    CONCLUSION = Style(8.5, bold=True)
    TEXT = Style(8.5)
    CAPTION = Style(7.5, faint=True)
    CODE = Style(8)
    TABLE = "table"
    WORDS = "words"
    """A table without numbers."""
    CHARTS = "charts"


@dataclass(frozen=True)
class _Part:
    """A part of a report: a paragraph with its content, a table with its rows, or the charts."""

    kind: Kind
    content: str = ""
    rows: Rows = field(default_factory=list)


_ELEMENTS = {
    Kind.TITLE: "<h1>{}</h1>",
    Kind.HEADING: "<h2>{}</h2>",
    Kind.CONCLUSION: "<p><b>{}</b></p>",
    Kind.TEXT: "<p>{}</p>",
    Kind.CAPTION: "<p class='caption'>{}</p>",
    Kind.CODE: "<pre><code>{}</code></pre>",
}


def _parts(plan: Plan, outcomes: Outcomes) -> Iterator[_Part]:
    yield _Part(Kind.TITLE, report_title(plan))
    yield _Part(Kind.HEADING, text("experiment-report-conclusions"))
    for sentence in texts.conclusions(plan, outcomes):
        yield _Part(Kind.CONCLUSION, sentence)
    yield _Part(Kind.TABLE, rows=summary_table(plan, outcomes))
    yield _Part(Kind.CAPTION, text(texts.key_of(plan, "experiment-report-summary-caption")))
    yield _Part(Kind.HEADING, text("experiment-report-settings"))
    yield _Part(Kind.WORDS, rows=configuration_table(plan))
    for line in (
        _limits(plan),
        text(texts.key_of(plan, "experiment-report-boards-from"), source=texts.source_text(plan)),
    ):
        yield _Part(Kind.TEXT, line)
    yield _Part(Kind.HEADING, text("experiment-report-charts"))
    yield _Part(Kind.CHARTS)
    yield _Part(Kind.HEADING, text(texts.key_of(plan, "experiment-report-boards")))
    rows = board_table(plan, outcomes)
    yield _Part(Kind.TABLE, rows=rows[: MAX_BOARDS + 1])
    if len(rows) > MAX_BOARDS + 1:
        yield _Part(Kind.TEXT, text(texts.key_of(plan, "experiment-report-more"), count=len(rows) - 1 - MAX_BOARDS))
    yield _Part(Kind.HEADING, text("experiment-report-repeat"))
    yield _Part(Kind.CODE, texts.command(plan))
    for line in (_environment_text(), *(f"{name}  SHA-256 {digest}" for name, digest in plan.own_files.items())):
        yield _Part(Kind.CAPTION, line)


def report_title(plan: Plan) -> str:
    """Return the title of the report of an experiment."""
    return text(
        texts.key_of(plan, "experiment-report-title"),
        boards=len(plan.boards.boards),
        configurations=len(plan.configurations),
    )


def _limits(plan: Plan) -> str:
    limits = plan.limits
    parts = [
        text("experiment-limit-expansions", count=limits.expansions) if limits.expansions is not None else "",
        text("experiment-limit-seconds", count=number(limits.seconds, 3)) if limits.seconds is not None else "",
        text("experiment-limit-memory", count=number(limits.bytes / 2**20)) if limits.bytes is not None else "",
    ]
    limits_text = ", ".join(filter(None, parts))
    return text("experiment-report-limits", limits=limits_text) if limits_text else text("experiment-report-no-limits")


def _environment_text() -> str:
    return text("experiment-report-made-with", **environment())


def _caption(plan: Plan, place: int, kind: PointsKind) -> str:
    return text("experiment-report-figure", number=place, title=kind.title, caption=kind.caption(plan))


def _on_two_lines(name: str) -> str:
    """Return the name of a column as in the window: on two lines if it has two parts."""
    return "\n".join(name.rsplit(", ", 1))


def _table(rows: Rows, kind: str) -> str:
    """Return a table whose first row contains the column names."""
    head = "".join(f"<th>{'<br>'.join(escape(_on_two_lines(one)).splitlines())}</th>" for one in rows[0])
    lines = "\n".join(f"<tr>{''.join(f'<td>{escape(one)}</td>' for one in row)}</tr>" for row in rows[1:])
    return f"<table class='{kind}'><thead><tr>{head}</tr></thead><tbody>\n{lines}</tbody></table>"


def _svg_element(document: bytes) -> str:
    """Return the `svg` element of an SVG file, for embedding in a page."""
    svg = document.decode("utf-8")
    return svg[svg.index("<svg") :]
