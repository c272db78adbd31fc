"""Widgets that know no run of a search: labels, lists, tables, popups, layouts, dialogs with a message.

Imports `ui.base` only.
"""
