cli-command-desktop = Добавить программу в меню приложений Linux, со значком и типами файлов, или убрать её оттуда.
cli-help-desktop-action = install или remove.
desktop-written = Записано: { $name }
desktop-removed = Удалено: { $name }
desktop-nothing = Удалять нечего.
desktop-linux-only = Так можно сообщить о программе только рабочему столу Linux; в других системах она запускается командой.
