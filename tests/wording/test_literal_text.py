"""The code of the window contains no texts for users: all of them are translated messages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import workbench

UI = Path(workbench.__file__).parent / "ui"

# Functions that show their texts to users. Names used only in code (setObjectName, setProperty) are not here.
SHOWING = re.compile(
    r"""
    set(Text|ToolTip|StatusTip|WhatsThis|WindowTitle|PlaceholderText|AccessibleName|AccessibleDescription|Title
       |Prefix|Suffix|SpecialValueText|TabText|TabToolTip|ItemText|InformativeText|DetailedText|IconText|LabelText
       |HorizontalHeaderLabels|VerticalHeaderLabels|HeaderLabels|Html|PlainText|Markdown|CancelButtonText|NameFilters?)
    | add(Tab|Item|Items|Action|Menu|Button|Row|ToolBar|Section|Text) | insert(Tab|Item|Items)
    | showMessage | drawText | addPermanentWidget
    | Q(Label|PushButton|CheckBox|RadioButton|CommandLinkButton|Action|GroupBox|DockWidget|Menu|ToolBar|StandardItem
       |TreeWidgetItem|TableWidgetItem|ListWidgetItem|MessageBox|ProgressDialog|ErrorMessage)
    | information | warning | critical | question | about | getText | getItem | getInt | getDouble | getMultiLineText
    | getOpenFileName | getOpenFileNames | getSaveFileName | getExistingDirectory
    """,
    re.VERBOSE,
)
WORD = re.compile(r"[^\W\d_]{2,}")


def words(node: ast.expr) -> Iterator[str]:
    """Yield the strings in an argument that contain a word (at least two letters)."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and WORD.search(node.value):
        yield node.value
    elif isinstance(node, ast.JoinedStr | ast.List | ast.Tuple | ast.BinOp | ast.IfExp | ast.BoolOp):
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                yield from words(child)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("join", "format"):
        yield from words(node.func.value)


def literal_texts(code: str) -> list[str]:
    """Return the literal texts in `code` that users would read."""
    found = []
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if SHOWING.fullmatch(name):
                shown = [*node.args, *(one.value for one in node.keywords if one.arg != "objectName")]
                found += [text for argument in shown for text in words(argument)]
    return found


@pytest.mark.parametrize(
    "code",
    [
        'label.setText("Solved")',
        'self.button.setToolTip(f"Expanded {count}")',
        'window.setWindowTitle("Search Workbench" if plain else text("window-title"))',
        'QLabel("Goal")',
        'QtWidgets.QPushButton("Решить", self)',
        'menu.addAction(icon("play"), "Play")',
        'chooser.addItems(["first", "last"])',
        'painter.drawText(area, flags, "f = " + "cost")',
        'bar.showMessage("{} moves".format(count))',
        'QFileDialog.getOpenFileName(self, "Open", folder)',
        'QDockWidget(title="Board")',
    ],
)
def test_a_planted_text_is_found(code: str) -> None:
    assert literal_texts(code)


@pytest.mark.parametrize(
    "code",
    [
        'label.setText(text("goal-title"))',
        'label.setText("")',
        'label.setText(f"{g} + {h} = {f}")',
        'table.setHeaderLabels(["g", "h", "f"])',
        'QLabel(text("board"), objectName="board")',
        'menu.addAction(icon("play"), text("play"))',
        'widget.setObjectName("explore")',
        'action.setShortcut("Ctrl+1")',
    ],
)
def test_what_is_no_text_is_left_alone(code: str) -> None:
    assert not literal_texts(code)


def test_no_text_stands_in_the_window_code() -> None:
    found = [
        f"{path.relative_to(UI)}: {text}"
        for path in sorted(UI.rglob("*.py"))
        for text in literal_texts(path.read_text(encoding="utf-8"))
    ]
    assert not found
