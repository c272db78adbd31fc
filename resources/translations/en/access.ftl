theme-contrast = High contrast
command-text-size = Text size…
command-calm = Reduced motion
text-size-title = Text size
text-size-name = Size of text and &controls
text-size-about = Everything follows at once. In Projector mode it is enlarged further.
text-size-suffix = { " " }%
