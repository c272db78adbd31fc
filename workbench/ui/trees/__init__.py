"""The search tree as a picture: scene, camera, painter, labels, the widget that is walked with keys and mouse.

Of `workbench.ui` it imports `runs` and the packages below it.
"""
