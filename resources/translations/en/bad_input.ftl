# What cannot be opened, pasted or drawn, and why

file-special = “{ $name }” is a pipe or a device, not a file.
session-nested = This is not a session file: it is nested too deeply.
session-number = This is not a session file: a number in it is too long.
play-picture-large = { $name } has { $width }×{ $height } pixels; at most { $most } million are allowed.
play-picture-small = { $name } has only { $width }×{ $height } pixels; each side needs at least { $least }.
picture-late = The window was not ready after { $seconds } seconds, so no picture was made.
cli-lesson-alone = --{ $option } cannot be combined with --lesson: the step of the lesson decides what is shown.
cli-steps-search = --steps is only for the film of a search or of the space: add --subject search or --subject space.
cli-film-compare-option = { $option } does not go with --compare: write it into each search, as in “astar manhattan ties=fifo”.
cli-film-compare = --compare is only for the film of the space: add --subject space.
paste-line = Line { $number }: { $complaint }
paste-lines-differ = Searches of different boards cannot be compared: all lines must have the same board and goal.
paste-lines-many = { $count } searches cannot be compared at once: at most { $most }.
paste-lines-compared = { $count ->
    [one] { $count } search is compared.
   *[other] { $count } searches are compared.
}
file-many-values = It contains too many values: at most { NUMBER($most) } are read.
qt-libraries-missing = The window cannot be opened: system libraries that Qt needs are missing. On Debian and Ubuntu: sudo apt install { $named }
qt-display-unreachable = The window cannot be opened: the display ({ $named }) does not respond. The terminal commands work without one: search-workbench --help
qt-platform-unusable = The window cannot be opened: Qt does not start with { $named }. If you did not choose this, remove it from the environment.
folder-gone = The working folder no longer exists: change to another one first.
unforeseen = An unexpected error occurred ({ $error }). Save your work; if something looks wrong, restart the program.
unforeseen-command = An unexpected error occurred ({ $error }). Details are in the log, “{ $name }”.
unforeseen-copy = Copy report
settings-damaged = The settings were damaged, so the program starts with the default settings; the damaged file is now “{ $name }”.
settings-damaged-meanwhile = The settings file was damaged: it is now “{ $name }”, and the settings of this window are saved in its place.
settings-damaged-there = The settings cannot be saved: “{ $name }” is damaged and cannot be renamed.
