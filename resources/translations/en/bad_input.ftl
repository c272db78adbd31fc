# What cannot be opened, pasted or drawn, and why

file-special = “{ $name }” is a pipe or a device, not a file.
session-nested = It is no session: it is nested too deeply.
session-number = It is no session: a number in it is too long.
play-picture-large = { $name } has { $width }×{ $height } pixels; { $most } million in all is the most.
play-picture-small = { $name } has only { $width }×{ $height } pixels; { $least } on each side is the least.
picture-late = The window was not ready after { $seconds } seconds, so no picture was made.
cli-lesson-alone = --{ $option } does not go with --lesson: the lesson’s step says what is shown.
cli-steps-search = --steps is for the film of a search: --subject search.
paste-line = Line { $number }: { $complaint }
paste-lines-differ = Searches of different boards cannot be compared: all lines have to name one board and one goal.
paste-lines-many = { $count } searches cannot be compared at once; { $most } is the most.
paste-lines-compared = { $count ->
    [one] { $count } search is compared.
   *[other] { $count } searches are compared.
}
file-many-values = It holds too many values: at most { NUMBER($most) } are read.
qt-libraries-missing = No window can be opened: system libraries that Qt needs are missing. On Debian and Ubuntu: sudo apt install { $named }
qt-display-unreachable = No window can be opened: the display ({ $named }) does not answer. The terminal commands work without one: search-workbench --help
qt-platform-unusable = No window can be opened: Qt does not start with { $named }. If you did not choose this, remove it from the environment.
folder-gone = The working folder was removed: change to another one first.
unforeseen = An unexpected error occurred ({ $error }). Save your work; if something looks wrong, restart the program.
unforeseen-command = An unexpected error occurred ({ $error }). What is known of it is in the log, “{ $name }”.
unforeseen-copy = Copy report
settings-damaged = The settings were damaged, so the program starts with its usual ones; the damaged file is now “{ $name }”.
settings-damaged-meanwhile = The settings file was damaged: it is now “{ $name }”, and the settings of this window are saved in its place.
settings-damaged-there = The settings cannot be saved: “{ $name }” is damaged and cannot be renamed.
