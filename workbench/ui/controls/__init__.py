"""Widgets that know no search: labels, lists, tables, popups, layouts, dialogs with a message.

Imports `ui.base` only.
"""
