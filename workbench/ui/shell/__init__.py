"""The window itself: benches put together, menus and keys, files, sessions, the tour, screenshots; own code watched.

The highest package of `workbench.ui`, which may import all others; nothing but `workbench.__main__` imports it.
"""
