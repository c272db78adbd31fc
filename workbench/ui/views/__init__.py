"""One pane a module; panes never import each other."""
