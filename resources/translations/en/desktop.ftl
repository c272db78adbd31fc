cli-command-desktop = Put the program among the applications of this Linux desktop, with its icon and files, or remove it again.
cli-help-desktop-action = install or remove.
desktop-written = Written: { $name }
desktop-removed = Removed: { $name }
desktop-nothing = There was nothing to remove.
desktop-linux-only = Only desktops of Linux can be told in this way; elsewhere the program is started by its command.
