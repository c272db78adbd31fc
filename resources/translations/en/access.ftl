theme-contrast = High contrast
command-text-size = Text &size…
command-calm = &Reduced motion
text-size-title = Text size
text-size-name = Size of text and &controls
text-size-about = Applies at once. Projector mode chooses its text size by the height of the window, unless this size is larger.
text-size-suffix = %
command-paste = &Paste a board, a map, a search or a game
paste-nothing = There is nothing to paste: neither text nor a picture.
drop-other = Only one file is opened at a time: { $name } was not opened.
drop-others = Only one file is opened at a time: { $count ->
    [one] { $count } other file was not opened.
   *[other] { $count } other files were not opened.
}
editor-parts = Parts of the step
