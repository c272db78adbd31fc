"""The list of all commands, and of what the bench in front offers, found by typing parts of their names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from types import MappingProxyType

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QMenu,
    QPushButton,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)
from shiboken6 import isValid

from workbench.ui.base.layouts import vbox
from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import translated
from workbench.ui.base.theme import pixels
from workbench.ui.bench.bench import Bench
from workbench.ui.bench.command import SYNONYMS
from workbench.ui.controls.pane_frame import PaneFrame
from workbench.ui.controls.tab_row import bring_forward, can_be_brought_forward
from workbench.ui.lessons.pane_names import pane_text
from workbench.ui.shell.choice_menus import OTHER_NAMES
from workbench.ui.shell.pane_focus import first_control
from workbench.wording import text

SIZE = 560, 420
ROW_HEIGHT = 24
"""In pixels at the normal text size."""
EDGE = 16
"""Pixels around the list within the window."""
_WORD = re.compile(r"\w+")
_TO_LIST = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
_COMMAND = Qt.ItemDataRole.UserRole
_BUTTONS = QPushButton | QToolButton | QCheckBox
_MOST_ITEMS = 64
"""The number of items of a list up to which each can be found."""


@dataclass(frozen=True)
class _Entry:
    """A command of a menu, a button, an item of a list, or a pane: what leads to it and its name, without mnemonics.

    `word`: another name of an item.
    """

    command: QAction | QAbstractButton | QWidget
    path: tuple[str, ...]
    execute: Callable[[], object]
    word: str = ""

    @property
    def title(self) -> str:
        return " › ".join(self.path)

    @property
    def keys(self) -> str:
        return ", ".join(key.toString(QKeySequence.SequenceFormat.NativeText) for key in self._shortcuts)

    @property
    def _shortcuts(self) -> Sequence[QKeySequence]:
        if isinstance(self.command, QAction):
            return self.command.shortcuts()
        return [self.command.shortcut()] if isinstance(self.command, QAbstractButton) else []

    def matches(self, words: Sequence[str]) -> bool:
        """Return whether the menus, the name or other names contain all `words`, which are folded."""
        title = _folded(f"{self.title} {self.command.property(OTHER_NAMES) or ''} {self._synonyms}")
        return all(word in title for word in words)

    def label(self, words: Sequence[str]) -> str:
        """Return its title, with those other words for it that alone contain one of `words`."""
        missing = [word for word in words if word not in _folded(self.title)]
        found = [one for one in self._synonyms.split(", ") if any(word in _folded(one) for word in missing)]
        return text("palette-found-by", title=self.title, words=", ".join(found)) if found else self.title

    @property
    def _synonyms(self) -> str:
        return self.command.property(SYNONYMS) or self.word

    def rank(self, words: Sequence[str]) -> int:
        """Return 0 if the last of `words` are the name, 1 if it begins with one, 3 if a synonym is needed, else 2.

        The star of A* and other signs may be left out.
        """
        name = _folded(self.path[-1])
        if self.label(words) != self.title:
            return 3
        parts, typed = _WORD.findall(name), _WORD.findall(" ".join(words))
        is_name = typed[-len(parts) :] == parts if parts else " ".join(words).endswith(name)
        return 0 if is_name else 1 if name.startswith(tuple(words)) else 2


def _folded(label: str) -> str:
    """Return a text in lower case and without accents."""
    parts = unicodedata.normalize("NFKD", label.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


class CommandPalette(QWidget):
    """Lists the commands of a window and what its bench offers; Enter executes the chosen one.

    It lies over the whole window and takes its keys at once, without a window of its own: a new window has the keyboard
    only some time after it is shown, and the letters typed meanwhile would be lost. Escape or a click beside the list
    closes it.

    Attributes: field, for parts of a name; list, of the commands.
    """

    def __init__(
        self,
        parent: QWidget,
        menus: Sequence[QMenu],
        others: Sequence[QAction] = (),
        bench: tuple[str, Bench] | None = None,
        beside: Mapping[str, QWidget] = MappingProxyType({}),
        elsewhere: Sequence[tuple[str, Bench, Callable[[], object]]] = (),
    ) -> None:
        """`others`: commands that are in no menu. `bench`: the title of a bench, and the bench. `beside`: what else has
        buttons, by title. `elsewhere`: other benches with their titles and what shows them, whose other actions are
        offered.
        """
        super().__init__(parent)
        self._parent, self._focused = parent, QApplication.focusWidget()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        translated(self, accessibleName="palette-title")
        entries = [entry for menu in menus for entry in _menu_entries(menu, (_plain(menu.title()),))]
        entries += [_action_entry(action, (text("shortcuts-more"),)) for action in others]
        if bench is not None:
            entries += _bench_entries(bench[1], (_plain(bench[0]),))
        entries += [entry for title, part in beside.items() for entry in _button_entries([part], (_plain(title),))]
        for title, other, show in elsewhere:
            entries += (_shown_first(entry, show) for entry in _other_entries(other, (_plain(title),)))
        self._entries = list(_without_copies(entries))
        self._frame = PaneFrame(self)
        self.field, self.list = QLineEdit(self._frame), QTreeWidget(self._frame)
        self._none = Label(text("palette-none"), self._frame)
        self.field.setPlaceholderText(text("palette-hint"))
        self.field.setAccessibleName(text("palette-hint"))
        self.field.setClearButtonEnabled(True)
        self._set_up_list()
        self._none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._frame.setAutoFillBackground(True)
        vbox(self.field, (self.list, 1), (self._none, 1), parent=self._frame, margins=12, spacing=8)
        self.field.textChanged.connect(self._show_matches)
        self.field.returnPressed.connect(self._execute)
        self.list.itemActivated.connect(self._execute)
        self.list.itemClicked.connect(self._execute)
        self._show_matches("")

    def open(self) -> None:
        """Show the list over the window; what is typed from now on goes to it."""
        self._parent.installEventFilter(self)
        self._place()
        self.show()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)
        self.field.installEventFilter(self)  # after the focus came: before the window's own filter of its keys

    def leave(self) -> None:
        """Close the list and give the focus back."""
        self.field.removeEventFilter(self)
        self._parent.removeEventFilter(self)
        if self._focused is not None and isValid(self._focused) and self._focused.isVisible():
            self._focused.setFocus(Qt.FocusReason.PopupFocusReason)
        else:
            self.field.clearFocus()
        self.close()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take all keys for the field, or for the list if they choose a line; follow the size of the window."""
        if watched is self._parent and event.type() == QEvent.Type.Resize:
            self._place()
        elif watched is self.field and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress and event.key() in _TO_LIST:
                self.list.keyPressEvent(event)
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the list at Escape, or at the key that opened it; no other key reaches the window."""
        opening = event.key() == Qt.Key.Key_K and event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if opening or event.key() == Qt.Key.Key_Escape:
            self.leave()

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """Close the list at a click beside it, which does nothing else."""
        self.leave()

    def focusNextPrevChild(self, _forwards: bool) -> bool:
        """Keep the focus in the field."""
        return True

    def _place(self) -> None:
        self.setGeometry(self._parent.rect())
        room = self.size() - QSize(2 * EDGE, 2 * EDGE)
        self._frame.resize(QSize(pixels(SIZE[0]), pixels(SIZE[1])).boundedTo(room))
        self._frame.move(
            (self.width() - self._frame.width()) // 2, max((self.height() - self._frame.height()) // 3, EDGE)
        )

    def _set_up_list(self) -> None:
        header = self.list.header()
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setAccessibleName(text("palette-title"))
        self.list.setColumnCount(2)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # the name comes last
        self.list.setAllColumnsShowFocus(True)
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)

    def _show_matches(self, typed: str) -> None:
        words = _folded(typed).split()
        matching = [entry for entry in self._entries if entry.matches(words)]
        if words:
            matching.sort(key=lambda entry: entry.rank(words))
        self.list.clear()
        for entry in matching:
            item = QTreeWidgetItem(self.list, [entry.label(words), entry.keys])
            item.setSizeHint(0, QSize(0, pixels(ROW_HEIGHT)))
            item.setData(0, _COMMAND, entry)
            item.setDisabled(not entry.command.isEnabled())
        usable = [item for item in map(self.list.topLevelItem, range(len(matching))) if item and not item.isDisabled()]
        if usable:
            self.list.setCurrentItem(usable[0])
        self.list.setVisible(bool(matching))
        self._none.setVisible(not matching)

    def _execute(self) -> None:
        item = self.list.currentItem()
        if item is None or item.isDisabled():
            return
        entry: _Entry = item.data(0, _COMMAND)
        self.leave()
        QTimer.singleShot(0, entry.command, lambda: entry.execute())  # once the focus is back where it was


def _menu_entries(menu: QMenu, path: tuple[str, ...]) -> Iterator[_Entry]:
    """Yield the commands of a menu and its submenus, except those that are hidden. `path`: what leads to the menu."""
    menu.aboutToShow.emit()  # some menus are filled when they are opened
    for action in menu.actions():
        if not action.isSeparator() and action.isVisible() and action.text():
            yield from _action_entries(action, path)


def _action_entries(action: QAction, path: tuple[str, ...]) -> Iterator[_Entry]:
    submenu = action.menu()
    if isinstance(submenu, QMenu):
        yield from _menu_entries(submenu, (*path, _plain(submenu.title())))
    else:
        yield _action_entry(action, path)


def _action_entry(action: QAction, path: tuple[str, ...]) -> _Entry:
    return _Entry(action, (*path, _plain(action.text())), action.trigger)


def _bench_entries(bench: Bench, path: tuple[str, ...]) -> Iterator[_Entry]:
    """Yield the buttons of a bench and the items of its lists, those on hidden tabs or at the top edge too; its other
    actions; and its panes.
    """
    edge = [] if bench.edge_controls is None else [bench.edge_controls]
    parts = [bench, *edge, *bench.panes.values()]
    yield from _button_entries(parts, path)
    yield from _other_entries(bench, path)
    yield from _item_entries([*parts, *bench.setup_parts], path)
    for name, pane in bench.panes.items():
        if (pane.isVisible() and first_control(pane) is not None) or can_be_brought_forward(pane):
            title = text("palette-pane", pane=pane_text(bench.called(name)))
            yield _Entry(pane, (*path, title), partial(_go_to, pane))


def _other_entries(bench: Bench, path: tuple[str, ...]) -> Iterator[_Entry]:
    for action in bench.other_actions:
        if action.text():
            yield from _action_entries(action, path)


def _shown_first(entry: _Entry, show: Callable[[], object]) -> _Entry:
    """Return an entry that shows its bench, then does what `entry` does."""

    def execute() -> None:
        show()
        entry.execute()

    return replace(entry, execute=execute)


def _button_entries(parts: Sequence[QWidget], path: tuple[str, ...]) -> Iterator[_Entry]:
    """Yield the buttons that are seen as soon as their part is shown, and the commands of their menus."""
    buttons: dict[QAbstractButton, QWidget] = {}
    for part in parts:
        for button in part.findChildren(QAbstractButton):
            if isinstance(button, _BUTTONS) and button.isVisibleTo(part):
                buttons.setdefault(button, part)
    for button, part in buttons.items():
        name = _plain(button.text()) or button.accessibleName()
        if isinstance(button, QPushButton | QToolButton) and (menu := button.menu()) is not None:
            yield from _menu_entries(menu, (*path, name))
        elif name:
            yield _Entry(button, (*path, name), partial(_click, button, part))


def _item_entries(parts: Sequence[QWidget], path: tuple[str, ...]) -> Iterator[_Entry]:
    """Yield the items of the lists that are seen as soon as their part is shown, unless they are many."""
    boxes = {box: part for part in parts for box in part.findChildren(QComboBox) if box.isVisibleTo(part)}
    for box, part in boxes.items():
        if box.isEditable() or not box.accessibleName() or box.count() > _MOST_ITEMS:
            continue
        for place in range(box.count()):
            model = box.model()
            if box.itemText(place) and model.flags(model.index(place, 0)) & Qt.ItemFlag.ItemIsEnabled:
                title = (*path, box.accessibleName(), box.itemText(place))
                data = box.itemData(place)
                word = data if isinstance(data, str) and data.isalnum() else ""
                yield _Entry(box, title, partial(_choose, box, place, part), word)


def _choose(box: QComboBox, place: int, part: QWidget) -> None:
    """Choose an item of a list, in front of which its tab is brought."""
    bring_forward(part)
    box.setCurrentIndex(place)
    box.activated.emit(place)


def _click(button: QAbstractButton, part: QWidget) -> None:
    """Click a button, in front of which its tab is brought."""
    bring_forward(part)
    button.click()


def _go_to(pane: QWidget) -> None:
    """Bring a pane forward, and give its first control the focus."""
    bring_forward(pane)
    (first_control(pane) or pane).setFocus(Qt.FocusReason.TabFocusReason)


def _without_copies(entries: Sequence[_Entry]) -> Iterator[_Entry]:
    """Yield each command once, and only the first of several with the same title, which do the same."""
    commands, titles = set[int](), set[str]()
    for entry in entries:
        several = isinstance(entry.command, QComboBox)
        if (several or id(entry.command) not in commands) and entry.title not in titles:
            yield entry
        commands.add(id(entry.command))
        titles.add(entry.title)


def _plain(title: str) -> str:
    """Return a title without its mnemonic."""
    return title.replace("&&", "\0").replace("&", "").replace("\0", "&")
