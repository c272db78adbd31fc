"""The Audit bench, driven by clicks and keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from judges.naive_audit import broken_moves, mistaken, overestimates
from judges.naive_tiles import Puzzle, distances, puzzle_distance
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QStyle, QStyleOptionComboBox
from pytestqt.qtbot import QtBot
from support.bench_hosting import hosted
from worlds.searches import last_goal

from workbench.api import Configuration
from workbench.catalog.broken import BROKEN_HEURISTICS
from workbench.tiles.puzzle.board import Board
from workbench.ui.audit.bench import AuditBench
from workbench.ui.audit.heuristic_box import HeuristicBox
from workbench.ui.audit.session import MAX, PLUS, SHAPES
from workbench.ui.base.retranslation import retranslator
from workbench.ui.base.theme import theme
from workbench.ui.compare.configuration_form import ConfigurationForm
from workbench.ui.runs.session import Session
