"""The window. Qt and pyqtgraph live here only."""
