"""Colours and text size: a light, dark or high-contrast theme, as the system prefers or as chosen.

Data colours follow the palette of Okabe and Ito, which is distinguishable with any colour vision. Colour never carries
information alone; a shape, a line style or a text goes with it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QComboBox, QStyle

SCHEMES = ("system", "light", "dark", "contrast")
BASE_POINTS = 10.0
FIELDS = ("QLineEdit", "QAbstractSpinBox", "QPlainTextEdit", "QCheckBox", "QRadioButton", "QListWidget")
FUSION_EDGE_PERCENT = 140
"""Per cent by which Fusion darkens the window colour for the edges of FIELDS.

On a dark window such edges are invisible. The style uses that colour for nothing else in FIELDS.
"""
BUTTONS = ("QPushButton", "QComboBox", "QMenu")
"""Controls that in high contrast get the same edge as FIELDS."""
MIN_SIZE, MAX_SIZE, LARGE = 0.8, 2.0, 1.4
"""Range of the text size; a larger one than LARGE makes panes scroll rather than the bench with its narration."""
TEXT_PERCENT, LABEL_PERCENT = 3, 2
"""Smallest height of text, and of labels in drawings, in Projector mode: per cent of the window's height."""
MAX_SHARED_SCALE, SHARED_HEIGHT, DEFAULT_HEIGHT = 1.23, 800, 800
"""Largest scale in Projector mode while a lesson shares the window with the bench, which then has less width, and the
height in pixels of the window up to which it holds: it grows with a higher one. The height that is not yet known.
"""


@dataclass(frozen=True)
class Colours:
    """The colours of a theme by their meaning, as `#rrggbb`. `on_…` is text on that colour."""

    window: str
    surface: str
    """Background of content: lists, fields, boards."""
    raised: str
    text: str
    muted: str
    border: str
    edge: str
    """Edges of fields and check boxes; contrast of at least 3:1 with the window."""
    accent: str
    on_accent: str
    open: str
    closed: str
    f: str
    current: str
    """The node at the player's step."""
    goal: str
    warning: str
    danger: str
    good: str
    series: tuple[str, ...]
    """Colours of pinned curves, in the order in which they are assigned."""
    configurations: tuple[str, ...]
    """Colours of compared configurations A to F."""
    both: str
    """What two of these have in common."""


LIGHT = Colours(
    window="#F3F5F7",
    surface="#FFFFFF",
    raised="#E8ECF0",
    text="#1A2028",
    muted="#586371",
    border="#C8D0D8",
    edge="#858F9A",
    accent="#0072B2",
    on_accent="#FFFFFF",
    open="#0072B2",
    closed="#D55E00",
    f="#007A5A",
    current="#E69F00",
    goal="#007A5A",
    warning="#8A5A00",
    danger="#B23A00",
    good="#007A5A",
    series=("#CC79A7", "#E69F00", "#56B4E9", "#009E73", "#000000"),
    configurations=("#0072B2", "#D55E00", "#007A5A", "#A8508A", "#8A6A00", "#000000"),
    both="#7800D8",
)

DARK = Colours(
    window="#1D2126",
    surface="#15181C",
    raised="#2B3138",
    text="#E7EBEF",
    muted="#9DA8B4",
    border="#3C444D",
    edge="#737F8B",
    accent="#56B4E9",
    on_accent="#08131B",
    open="#56B4E9",
    closed="#F28C48",
    f="#3CC79A",
    current="#E69F00",
    goal="#3CC79A",
    warning="#F0C24B",
    danger="#FF8A5C",
    good="#3CC79A",
    series=("#CC79A7", "#E69F00", "#0090D8", "#009E73", "#FFFFFF"),
    configurations=("#56B4E9", "#F28C48", "#3CC79A", "#DD8FBB", "#F0E442", "#FFFFFF"),
    both="#A800F0",
)

CONTRAST = Colours(
    window="#000000",
    surface="#000000",
    raised="#1C1C1C",
    text="#FFFFFF",
    muted="#D6D6D6",
    border="#C4C4C4",
    edge="#FFFFFF",
    accent="#FFE14D",
    on_accent="#000000",
    open="#7CC8FF",
    closed="#FFB26B",
    f="#5CF2BE",
    current="#FFB000",
    goal="#5CF2BE",
    warning="#FFE14D",
    danger="#FFA08A",
    good="#5CF2BE",
    series=("#FF9ED2", "#FFB000", "#7CC8FF", "#5CF2BE", "#FFFFFF"),
    configurations=("#7CC8FF", "#FFB26B", "#5CF2BE", "#FF9ED2", "#FFE14D", "#FFFFFF"),
    both="#BBFFAA",
)
"""Text and symbols have a contrast of at least 7:1 with their background."""


class Theme(QObject):
    """The single place where the theme is chosen.

    Attributes: size, the chosen factor of text and controls; calm, whether the user turned unnecessary animations off.
    Signals: `changed` after colours or sizes have changed.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.scheme = SCHEMES[0]
        self.projector = self._shared = False
        self._height = DEFAULT_HEIGHT
        self.size = 1.0
        self.calm = False
        self.colours = LIGHT
        hints = QGuiApplication.styleHints()
        hints.accessibility().contrastPreferenceChanged.connect(self._system_changed)
        hints.colorSchemeChanged.connect(self._system_changed)

    @property
    def dark(self) -> bool:
        """Whether the colours are light on dark."""
        return self.colours is not LIGHT

    @property
    def contrast(self) -> bool:
        return self.colours is CONTRAST

    @property
    def still(self) -> bool:
        """Whether unnecessary animations are off, by choice or by the system's setting."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        return self.calm or not application.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)

    @property
    def scale(self) -> float:
        """The factor by which text and controls are enlarged; in Projector mode it follows the window's height."""
        shared = MAX_SHARED_SCALE * max(self._height / SHARED_HEIGHT, 1.0)
        return min(self.scale_alone, shared) if self._shared and self.projector else self.scale_alone

    @property
    def scale_alone(self) -> float:
        """The factor for texts that take no room from a bench: that of a bench with nothing beside it."""
        points = self._share(TEXT_PERCENT) * 72 / QGuiApplication.primaryScreen().logicalDotsPerInchY()
        return max(self.size, points / BASE_POINTS) if self.projector else self.size

    @property
    def min_label(self) -> int:
        """The smallest height of a label in a drawing, in pixels; 0 outside Projector mode."""
        return self._share(LABEL_PERCENT) if self.projector else 0

    @property
    def min_text(self) -> int:
        """The smallest height of other text, in pixels; 0 outside Projector mode."""
        return self._share(TEXT_PERCENT) if self.projector else 0

    @property
    def large(self) -> bool:
        """Whether panes without room for their text are stacked and scrolled; in Projector mode nothing is."""
        return self.size > LARGE and not self.projector

    def choose(self, scheme: str) -> None:
        """Use one of SCHEMES."""
        self.scheme = scheme
        self.apply()

    def set_projector(self, on: bool) -> None:
        """Switch Projector mode, which enlarges text and controls for a lecture room."""
        self.projector = on
        self.apply()

    def set_height(self, height: int) -> None:
        """Set the height of the window, which Projector mode is scaled by."""
        before, self._height = self.scale, height
        if self.scale != before:
            self.apply()

    def set_shared(self, shared: bool) -> None:
        """Set whether something beside the bench takes a part of the window's width."""
        before, self._shared = self.scale, shared
        if self.scale != before:
            self.apply()

    def set_size(self, size: float) -> None:
        """Set the factor of text and controls, clamped to MIN_SIZE and MAX_SIZE."""
        size = min(max(size, MIN_SIZE), MAX_SIZE)
        if size != self.size:
            self.size = size
            self.apply()

    def apply(self) -> None:
        """Set the application's style, palette and font."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        if application.style().name() != "fusion":
            application.setStyle("Fusion")
        self.colours = self._chosen_colours()
        result = palette(self.colours)
        application.setPalette(result)
        edged = QPalette(result)
        edged.setColor(QPalette.ColorRole.Window, QColor(self.colours.edge).lighter(FUSION_EDGE_PERCENT))
        for kind in (*FIELDS, *BUTTONS):
            kind_palette = edged if kind in FIELDS or self.contrast else result
            application.setPalette(kind_palette, kind)  # type: ignore[arg-type]  # its stub requires bytes, which it rejects
        font = application.font()
        font.setPointSizeF(BASE_POINTS * self.scale)
        application.setFont(font)
        # at once: who lays panes out after this needs their new sizes
        application.sendPostedEvents(None, QEvent.Type.ApplicationFontChange.value)
        for window in application.topLevelWidgets():
            for box in window.findChildren(QComboBox):
                forget_sizes(box)
        self.changed.emit()

    def _share(self, percent: int) -> int:
        return math.ceil(self._height * percent / 100)

    def _chosen_colours(self) -> Colours:
        hints = QGuiApplication.styleHints()
        if self.scheme != "system":
            return {"dark": DARK, "contrast": CONTRAST}.get(self.scheme, LIGHT)
        if hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast:
            return CONTRAST
        return DARK if hints.colorScheme() is Qt.ColorScheme.Dark else LIGHT

    def _system_changed(self) -> None:
        if self.scheme == "system":
            self.apply()


@cache
def theme() -> Theme:
    """Return the one theme; an application must exist."""
    return Theme()


def forget_sizes(box: QComboBox) -> None:
    """Let a combo box compute its minimum size again: after a change of the font, Qt keeps the former one."""
    QApplication.sendEvent(box, QEvent(QEvent.Type.StyleChange))


def on_theme_change(restyle: Callable[[], object]) -> None:
    """Call `restyle`, a method of a QObject, now and whenever the theme changes, as long as its object lives."""
    restyle()
    theme().changed.connect(restyle)


def colours() -> Colours:
    """Return the current colours."""
    return theme().colours


def pixels(length: float) -> int:
    """Return a layout length in pixels, scaled by the current text size."""
    return round(length * theme().scale)


def palette(theme_colours: Colours) -> QPalette:
    """Return the Qt palette for `theme_colours`."""
    role, group, result = QPalette.ColorRole, QPalette.ColorGroup, QPalette(QColor(theme_colours.window))
    for colour_role, colour in {
        role.Window: theme_colours.window,
        role.WindowText: theme_colours.text,
        role.Base: theme_colours.surface,
        role.AlternateBase: theme_colours.window,
        role.Text: theme_colours.text,
        role.PlaceholderText: theme_colours.muted,
        role.Button: theme_colours.raised,
        role.ButtonText: theme_colours.text,
        role.BrightText: theme_colours.on_accent,
        role.Highlight: theme_colours.accent,
        role.HighlightedText: theme_colours.on_accent,
        role.Accent: theme_colours.accent,
        role.Link: theme_colours.accent,
        role.LinkVisited: theme_colours.accent,
        role.ToolTipBase: theme_colours.surface,
        role.ToolTipText: theme_colours.text,
        role.Mid: theme_colours.border,
    }.items():
        result.setColor(colour_role, QColor(colour))
    for colour_role in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(group.Disabled, colour_role, QColor(theme_colours.muted))
    result.setColor(group.Disabled, role.Base, result.window().color())
    result.setColor(group.Disabled, role.Highlight, QColor(theme_colours.border))
    return result
