"""The Game trees bench: minimax and alpha-beta on a tree that is written out.

May import what lies below all benches; knows no other bench.
"""
