"""The Divide and conquer bench: a large board solved by sub-goals, its phases, and the search within each.

Imports the shared packages below the benches, no other bench.
"""
