"""The window itself: benches put together, menus and keys, files, sessions, the tour, screenshots.

The highest package of `workbench.ui`; nothing but `workbench.__main__` imports it.
"""
