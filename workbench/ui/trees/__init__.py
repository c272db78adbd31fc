"""The search tree as a drawing: scene, camera, painter, labels, and the widget with its keys and mouse actions.

Of `workbench.ui` it imports `runs` and the packages below it.
"""
