"""Widgets that know no run of a search: labels, buttons, lists, tables, popups, layouts, dialogs with a message.

Of `workbench.ui` it imports `base` only, and of the search its messages only.
"""
