"""Pictures of states: boards, maps, drawings, sub-searches, and the views that show them large or as thumbnails.

Of `workbench.ui` it imports `controls` and `base`.
"""
