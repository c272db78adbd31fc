"""A strip that shows how something ended and offers what can be done next."""

from __future__ import annotations

from itertools import accumulate
from operator import sub

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyleOptionButton, QWidget

from workbench.ui.base.icons import pixmap, set_icon
from workbench.ui.base.layouts import hbox
from workbench.ui.base.plain_text import Label, embolden, plain_tip
from workbench.ui.base.projected_font import projected_font
from workbench.ui.base.theme import colours, on_theme_change, pixels, theme
from workbench.ui.controls.buttons import tool_button

STRIPE_WIDTH = 5
LINES = 2
"""Lines of the details. With them, the strip is as high as two lines of narration."""
MARGINS = (12 + STRIPE_WIDTH, 4, 8, 4)
SPACING = 10
BUTTON_ROOM = 40
"""Width in pixels of a button with an icon and without its text."""
_UNBOUNDED = 100_000


class BannerButton(QPushButton):
    """A button that can show its icon without its text."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._compact = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def text_width(self) -> int:
        """The width that the text adds."""
        return self.fontMetrics().horizontalAdvance(self.text())

    def set_compact(self, compact: bool) -> None:
        """Show the icon only, or also the text."""
        if compact != self._compact:
            self._compact = compact
            self.setIcon(self.icon())  # Qt keeps the size hint, which depends on the text, until a part is set

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width() - self.text_width, hint.height()) if self._compact else hint

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setAccessibleName(text)
        if not self.toolTip():
            self.setToolTip(text)

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        if self._compact:
            option.text = ""


class Banner(QWidget):
    """An icon, a headline, a detail of at most two lines, buttons, and a close button, in one row of constant height.

    The details become a tooltip if there is no room; then buttons lose their texts, the last one first. So where the
    buttons are does not depend on the details, whose counts are others after each search.

    Attributes: headline, detail, labels; offers, whether the texts of the buttons matter more than what is beside the
    banner; about_all_steps, whether it is about every step, not about the last one.
    Signals: `closed` when the user closes it.
    """

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name, self._colour_name = "info", "accent"
        self.offers = self.about_all_steps = False
        self._icon = Label(self)
        self.headline, self.detail = Label(self, wordWrap=True), Label(self, wordWrap=True)
        self.headline.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)
        self.detail.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        for label in (self.headline, self.detail):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._close = tool_button(self, "close", self.closed, "banner-close")
        self._buttons = hbox(spacing=SPACING)
        self._texts: list[BannerButton] = []
        row = hbox(
            *(self._icon, self.headline, (self.detail, 1), self._buttons, self._close),
            parent=self,
            margins=MARGINS,
            spacing=SPACING,
        )
        row.insertStretch(3)  # takes the room of hidden details
        self._icon.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        embolden(self.headline)
        on_theme_change(self._restyle)

    def add_button(self, icon: str) -> QPushButton:
        """Return a new button, left of the close button."""
        button = BannerButton(self)
        set_icon(button, icon)
        self._buttons.addWidget(button)
        self._texts.append(button)
        return button

    def widths(self) -> tuple[int, ...]:
        """Return widths from the most comfortable to the least.

        The details in one line; in two lines; without the details; also without the texts of buttons, one by one. At
        the desk the headline has two lines before the last button loses its text.
        """
        whole, *less = (width for width, _, _ in self._arrangements())
        return *(whole + self._text_width(self.detail, lines) for lines in (1, LINES)), whole, *less[:-1]

    def _arrangements(self) -> list[tuple[int, int, bool]]:
        """Return widths without details, the buttons without texts there, and whether the headline has two lines."""
        texts = [button.text_width for button in self._texts if not button.isHidden()]
        whole = self._fixed_width() + self._text_width(self.headline, 1)
        wrapped = self._text_width(self.headline, 1) - self._text_width(self.headline, LINES)
        compact = [*accumulate(reversed(texts), sub, initial=whole)]
        result = [(width, count, False) for count, width in enumerate(compact)]
        if texts and not theme().projector:
            result.insert(-1, (compact[-2] - wrapped, len(texts) - 1, True))
        return [*result, (compact[-1] - wrapped, len(texts), True)]

    def sizeHint(self) -> QSize:
        return QSize(self.widths()[0], self._height(LINES))

    def height_in(self, width: int) -> int:
        """Return the height that it needs at a width: that of one line if the headline fits into it."""
        lines = 1 if self.widths()[-1] <= width else LINES
        return self._height(lines)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._arrangements()[-1][0], self.sizeHint().height())

    def hasHeightForWidth(self) -> bool:
        """Return False: its height is constant."""
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Also fit when a text or the buttons change."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def mark(self, icon: str, colour_name: str) -> None:
        """Set the icon and the colour, an attribute name of `Colours`."""
        self._icon_name, self._colour_name = icon, colour_name
        self._restyle()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(colours().surface))
            painter.fillRect(0, 0, STRIPE_WIDTH, self.height(), self._colour())
            painter.setPen(QColor(colours().border))
            painter.drawLine(0, 0, self.width(), 0)

    def _height(self, lines: int) -> int:
        parts = (self._close, *self._texts)
        height = max(_height(self.fontMetrics(), lines), *(part.sizeHint().height() for part in parts))
        return height + MARGINS[1] + MARGINS[3]

    def _fixed_width(self) -> int:
        """Return the width of everything but the texts, with the texts of the buttons."""
        parts: list[QWidget] = [self._icon, self._close]
        width = MARGINS[0] + MARGINS[2] + 2 * SPACING + sum(part.sizeHint().width() + SPACING for part in parts)
        for button in self._texts:
            if not button.isHidden():
                width += pixels(BUTTON_ROOM) + button.text_width + SPACING
        return width

    def _text_width(self, label: Label, lines: int) -> int:
        """Return the least width in which a label's text takes at most `lines` lines."""
        metrics, text = label.fontMetrics(), label.text()
        whole = metrics.horizontalAdvance(text) + 4
        if lines == 1 or not text:
            return whole
        room = _height(metrics, lines)
        least = max(map(metrics.horizontalAdvance, text.split())) + 4
        for width in range(max(least, whole // lines), whole, 8):
            if metrics.boundingRect(0, 0, width, _UNBOUNDED, Qt.TextFlag.TextWordWrap, text).height() <= room:
                return width
        return whole

    def _fit(self) -> None:
        """Leave out the details if there is no room; then as `widths` says; at last wrap the headline."""
        in_one, in_two, *_ = self.widths()
        width, is_high = self.width(), self.height() >= self._height(LINES)
        self.detail.setVisible((in_two if is_high else in_one) <= width)
        known = self._arrangements()
        fitting = (one for one in known if one[0] <= width and (is_high or not one[2]))
        _, compact, wrapped = next(fitting, known[-1])
        for place, button in enumerate(reversed([button for button in self._texts if not button.isHidden()])):
            button.set_compact(place < compact)
        self.headline.setToolTip("" if self.detail.isVisibleTo(self) else plain_tip(self.detail.text()))
        self.headline.setFixedWidth(self._text_width(self.headline, LINES if wrapped else 1))

    def _colour(self) -> QColor:
        return QColor(getattr(colours(), self._colour_name))

    def _restyle(self) -> None:
        self.setFont(projected_font())
        side = pixels(22)
        self._icon.setPixmap(pixmap(self._icon_name, side, self._colour().name()))
        self._close.setIconSize(QSize(pixels(16), pixels(16)))
        self.update()


def _height(metrics: QFontMetrics, lines: int) -> int:
    """Return the height of several lines of text; `lineSpacing` is rounded, so its multiple may be too small."""
    text = "\n".join("x" * lines)
    return metrics.boundingRect(0, 0, _UNBOUNDED, _UNBOUNDED, 0, text).height()
