"""The search tree as a drawing: scene, camera, painter, labels, the widget with its keys and mouse actions,
and the pane with its buttons.

Of `workbench.ui` it imports `runs` and the packages below it.
"""
