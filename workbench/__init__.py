"""Search Workbench: see search happen."""
