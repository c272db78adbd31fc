cli-command-desktop = Add the program to the applications of this Linux desktop, with its icon and file types, or remove it again.
cli-help-desktop-action = install or remove.
desktop-written = Written: { $name }
desktop-removed = Removed: { $name }
desktop-nothing = There was nothing to remove.
desktop-linux-only = Available on Linux desktops only; elsewhere, start the program by its command.
