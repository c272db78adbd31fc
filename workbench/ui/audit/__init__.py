"""The Audit bench: is a heuristic admissible and consistent, is a solvability rule right, and by which counterexample?

Imports the shared packages below the benches, no other bench.
"""
