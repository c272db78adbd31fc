"""Game trees that are written out: their leaves have values for MAX, who moves first.

May import the search core only; knows no file, no window and no sentence.
"""
