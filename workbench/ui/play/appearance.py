"""The appearance of the tiles: numbers or a picture from a file; also what the arrow keys move, and how fast."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QImage
from PySide6.QtWidgets import QMenu, QWidget

from workbench.search.problem.messages import Fault
from workbench.ui.base.icons import set_icon
from workbench.ui.base.retranslation import translated
from workbench.ui.base.settings import Settings
from workbench.ui.controls.buttons import new_action
from workbench.ui.controls.file_dialog import ask_to_open
from workbench.ui.controls.menu_button import MenuButton
from workbench.ui.controls.message_dialog import show_error
from workbench.ui.play.tile_image import read_image
from workbench.wording import say, text

SLIDE_MS_BY_PACE = {"quick": 120, "slow": 1000, "once": 0}
"""The time for which a tile slides in a game, in milliseconds, by name; the first is the default."""


class PlayAppearance(MenuButton):
    """Attributes: image, which the tiles are cut out of, or None; and the actions of its menu: numbers, picture,
    numbered, tile_wise, blank_wise, and paces by name.

    Signals: `changed` when any of these has changed.
    """

    changed = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.image: QImage | None = None
        self.numbers = new_action(self, "", self._use_numbers, text="play-look-numbers")
        self.picture = new_action(self, "", self._ask_picture, text="play-look-picture")
        self.numbered = new_action(self, text="play-look-numbered")
        self.tile_wise = new_action(self, text="play-arrows-tile")
        self.blank_wise = new_action(self, text="play-arrows-blank")
        self.paces = {name: QAction(self) for name in SLIDE_MS_BY_PACE}
        self._make_menu()
        self._restore_choices()
        for action in (self.numbered, self.blank_wise, self.tile_wise, *self.paces.values()):
            action.triggered.connect(self._store_choices)
        translated(self, text="play-look", toolTip="play-look-tip")
        for action, key in zip(
            self.paces.values(), ("play-pace-quick", "play-pace-slow", "play-pace-once"), strict=True
        ):
            translated(action, text=key)

    @property
    def pace(self) -> int:
        """The time for which a tile slides in a game, in milliseconds."""
        return SLIDE_MS_BY_PACE[next(name for name, action in self.paces.items() if action.isChecked())]

    def use_picture(self, name: str) -> bool:
        """Cut the tiles out of the picture in a file, or show why that fails; return whether it succeeded."""
        try:
            image = read_image(name)
        except Fault as fault:
            self._show()
            show_error(self, say(fault))
            return False
        self._settings.play_picture, self.image = name, image
        self._show()
        return True

    def _make_menu(self) -> None:
        menu = QMenu(self)
        parts = (
            ((self.numbers, self.picture), (self.numbered,)),
            ((self.tile_wise, self.blank_wise),),
            (tuple(self.paces.values()),),
        )
        for part in parts:
            menu.addSeparator()
            for group in part:
                action_group = QActionGroup(self)
                for action in group:
                    action.setCheckable(True)
                    if len(group) > 1:
                        action_group.addAction(action)
                    menu.addAction(action)
        self.setMenu(menu)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        set_icon(self, "image")

    def _restore_choices(self) -> None:
        """Restore the saved choices; a picture that cannot be read is dropped."""
        settings = self._settings
        self.numbered.setChecked(settings.play_numbered)
        (self.tile_wise if settings.arrow_keys == "tile" else self.blank_wise).setChecked(True)
        self.paces.get(settings.play_pace, self.paces["quick"]).setChecked(True)
        if settings.play_picture:
            try:
                self.image = read_image(settings.play_picture)
            except Fault:
                settings.play_picture = ""
        self._show()

    def _show(self) -> None:
        (self.numbers if self.image is None else self.picture).setChecked(True)
        self.numbered.setEnabled(self.image is not None)
        self.changed.emit()

    def _store_choices(self) -> None:
        self._settings.play_numbered = self.numbered.isChecked()
        self._settings.arrow_keys = "tile" if self.tile_wise.isChecked() else "blank"
        self._settings.play_pace = next(name for name, action in self.paces.items() if action.isChecked())
        self._show()

    def _use_numbers(self) -> None:
        self._settings.play_picture, self.image = "", None
        self._show()

    def _ask_picture(self) -> None:
        title, kinds = text("play-picture-title"), text("play-picture-kinds")
        ask_to_open(self, title, "tiles", kinds, self.use_picture).rejected.connect(self._show)
