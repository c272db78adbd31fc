# Time for thinking in games of Hex, in the window and in the terminal.

hex-time = Time for each side
hex-time-none = no limit
hex-time-minutes = { " " }min
hex-time-about = A player whose time runs out loses. The clocks start with the first move.
hex-added = Added per move
hex-added-none = nothing
hex-added-seconds = { " " }s
hex-added-about = This many seconds are added to a player’s time for each of their moves.
hex-clock-left = { $side ->
    [red] Red has { $time } left
   *[blue] Blue has { $time } left
}
hex-clock-hurry = ⚠ { $time }
hex-clock-hurry-tip = Less than { $seconds } seconds are left.
hex-move-timeout = out of time
hex-status-timeout = { $side ->
    [red] Red wins on time: Blue’s has run out.
   *[blue] Blue wins on time: Red’s has run out.
}
hex-ended-timeout = { $side ->
    [red] Blue’s time has run out. Nothing is lost: the game can be continued.
   *[blue] Red’s time has run out. Nothing is lost: the game can be continued.
}
hex-play-on = Play on
hex-play-on-tip = Continue the game from here, without a time limit.

## The command line

hex-help-minutes = How many minutes each side has for the whole game; a side whose time runs out loses. Default: no limit.
hex-help-increment = How many seconds each move adds to its side’s time, with --minutes. Default: none.
hex-play-increment = --increment adds to the time that --minutes gives: use both.
hex-play-clock = Time left: Red { $red }, Blue { $blue }.
hex-play-clock-hurry = Time left: Red { $red }, Blue { $blue }. Less than { $seconds } seconds: hurry!
hex-play-timeout = { $side ->
    [red] Red wins on time: Blue’s
   *[blue] Blue wins on time: Red’s
} has run out. Enter “on” to continue the game without a limit.
hex-play-on-not = The game was not lost on time.
hex-help-patience = How many seconds a program started with --htp has to answer, in addition to its thinking time; then “quick” makes the move. Default: { $default }.
