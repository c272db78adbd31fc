"""Pictures of states: boards, maps, drawings, sub-searches, and the views that show them large or as thumbnails.

Imports `controls` and `base`.
"""
