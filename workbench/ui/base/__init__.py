"""What every part of the window needs: theme, settings, languages, jobs in small pieces, histories, throttling.

Imports nothing else of `workbench.ui`, and of the search its messages only.
"""
