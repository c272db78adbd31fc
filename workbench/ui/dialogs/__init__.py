"""Dialogs that panes open."""
