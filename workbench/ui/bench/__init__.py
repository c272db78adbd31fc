"""What every bench is: the base class `Bench`, the stack of benches, `Command`, reading a scene.

Of `workbench.ui` it imports `trees`, `nodes`, `setup` and the packages below them; knows no particular bench.
"""
