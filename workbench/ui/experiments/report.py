"""The report of an experiment: boards, settings, tables, charts with captions, conclusions, and how to repeat it."""

from __future__ import annotations

import base64
from collections.abc import Iterator, Mapping, Sequence
from html import escape

from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument

from workbench.experiments import texts
from workbench.experiments.environment import environment
from workbench.experiments.outcome import CaseOutcome
from workbench.experiments.plan import Plan
from workbench.experiments.tables import Rows, board_table, configuration_table, summary_table
from workbench.ui.base.drawing import open_buffer
from workbench.ui.base.theme import LIGHT
from workbench.ui.experiments.pictures import SIZE, charts_png, charts_svg
from workbench.ui.experiments.points import PointsKind
from workbench.wording import language, number, text

MAX_BOARDS = 100
"""At most this many boards are listed; of more, only the first ones."""
_DPI = 96
_MARGIN = 14.0
_WIDTH = 430
"""The width of a chart in the PDF, which has two per row."""
_STYLE = f"""
body {{ font-family: "DejaVu Sans", "Segoe UI", Helvetica, Arial, sans-serif; color: {LIGHT.text}; }}
h1 {{ font-size: 20pt; }}
h2 {{ font-size: 14pt; }}
p.caption, td.caption {{ color: {LIGHT.muted}; }}
th {{ background-color: {LIGHT.raised}; }}
code {{ font-family: "DejaVu Sans Mono", Consolas, monospace; }}
"""
_PAGE = """
body { max-width: 1000px; margin: 2em auto; padding: 0 1em; line-height: 1.45; }
table { border-collapse: collapse; margin: 0.8em 0; font-size: 10pt; display: block; overflow-x: auto; }
th, td { padding: 3px 8px; border: 1px solid #C8D0D8; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
figure { margin: 1.5em 0; break-inside: avoid; }
figure svg { max-width: 100%; height: auto; }
pre { background: #F3F5F7; padding: 0.8em; white-space: pre-wrap; overflow-wrap: anywhere; }
"""
_PAPER = "body { font-size: 8pt; } h1 { font-size: 16pt; } h2 { font-size: 11pt; } th, td { font-size: 6.5pt; }"

Outcomes = Mapping[int, CaseOutcome]


def html(plan: Plan, outcomes: Outcomes) -> bytes:
    """Return the report as one self-contained HTML file."""
    figures = ((kind, _svg_element(charts_svg(plan, outcomes, [kind]))) for kind in PointsKind)
    rendered = [
        f"<figure>{image}<figcaption><p class='caption'>{_caption(place, kind)}</p></figcaption></figure>"
        for place, (kind, image) in enumerate(figures, 1)
    ]
    return _document(plan, outcomes, rendered, _STYLE + _PAGE).encode()


def pdf(plan: Plan, outcomes: Outcomes) -> bytes:
    """Return the report as PDF, on A4 pages in landscape, as its tables are wide."""
    rendered = []
    for place, kind in enumerate(PointsKind, 1):
        picture = base64.b64encode(charts_png(plan, outcomes, [kind])).decode()
        size = f"width='{_WIDTH}' height='{_WIDTH * SIZE.height() // SIZE.width()}'"
        image = f"<img src='data:image/png;base64,{picture}' {size}>"
        caption = f"<p class='caption'>{_caption(place, kind)}</p>"
        rendered.append(
            f"{'<tr>' if place % 2 else ''}<td width='50%'>{image}{caption}</td>{'' if place % 2 else '</tr>'}"
        )
    rendered = ["<table cellspacing='8'>", *rendered, "</table>"]
    buffer = open_buffer()
    writer = QPdfWriter(buffer)
    writer.setResolution(_DPI)
    writer.setTitle(_title(plan))
    page = QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Landscape, QMarginsF())
    page.setUnits(QPageLayout.Unit.Millimeter)
    page.setMargins(QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN))
    writer.setPageLayout(page)
    document = QTextDocument()
    document.setDefaultStyleSheet(_STYLE + _PAPER)
    document.setHtml(_document(plan, outcomes, rendered, ""))
    document.setPageSize(QSizeF(writer.width(), writer.height()))
    document.print_(writer)
    return bytes(buffer.data().data())


def _document(plan: Plan, outcomes: Outcomes, figures: Sequence[str], style: str) -> str:
    body = "\n".join(_sections(plan, outcomes, figures))
    head = f'<meta charset="utf-8"><title>{escape(_title(plan))}</title><style>{style}</style>'
    return f'<!DOCTYPE html>\n<html lang="{language()}"><head>{head}</head><body>\n{body}\n</body></html>\n'


def _sections(plan: Plan, outcomes: Outcomes, figures: Sequence[str]) -> Iterator[str]:
    yield f"<h1>{escape(_title(plan))}</h1>"
    yield _heading(text("experiment-report-conclusions"))
    for sentence in texts.sentences(plan, outcomes):
        yield f"<p><b>{escape(sentence)}</b></p>"
    yield _table(summary_table(plan, outcomes))
    yield f"<p class='caption'>{escape(text('experiment-report-summary-caption'))}</p>"
    yield _heading(text("experiment-report-settings"))
    yield _table(configuration_table(plan))
    for line in (_limits(plan), text("experiment-report-boards-from", source=plan.boards.source)):
        yield f"<p>{escape(line)}</p>"
    yield _heading(text("experiment-report-charts"))
    yield from figures
    yield _heading(text("experiment-report-boards"))
    rows = board_table(plan, outcomes)
    yield _table(rows[: MAX_BOARDS + 1])
    if len(rows) > MAX_BOARDS + 1:
        yield f"<p>{escape(text('experiment-report-more', count=len(rows) - 1 - MAX_BOARDS))}</p>"
    yield _heading(text("experiment-report-repeat"))
    yield f"<pre><code>{escape(texts.command(plan))}</code></pre>"
    for line in (_environment_text(), *(f"{name}  SHA-256 {digest}" for name, digest in plan.own_files.items())):
        yield f"<p class='caption'>{escape(line)}</p>"


def _title(plan: Plan) -> str:
    return text("experiment-report-title", boards=len(plan.boards.boards), configurations=len(plan.configurations))


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


def _caption(place: int, kind: PointsKind) -> str:
    caption = text("experiment-report-figure", number=place, title=kind.title, caption=kind.caption)
    return escape(caption)


def _heading(title: str) -> str:
    return f"<h2>{escape(title)}</h2>"


def _table(rows: Rows) -> str:
    """Return a table whose first row contains the column names; Qt's HTML subset needs its attributes."""
    head = "".join(f"<th>{escape(cell)}</th>" for cell in rows[0])
    aligned = (
        "".join(f'<td align="{"right" if place else "left"}">{escape(cell)}</td>' for place, cell in enumerate(row))
        for row in rows[1:]
    )
    body = "\n".join(f"<tr>{cells}</tr>" for cells in aligned)
    return f'<table border="1" cellspacing="0" cellpadding="3"><tr>{head}</tr>\n{body}</table>'


def _svg_element(document: bytes) -> str:
    """Return the `svg` element of an SVG file, for embedding in a page."""
    svg = document.decode("utf-8")
    return svg[svg.index("<svg") :]
