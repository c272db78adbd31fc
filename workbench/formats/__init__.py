"""Files and other inputs from outside, one format a module; `traces` and `hex` are packages of their own.

What cannot be read or written raises `Fault`. Imports `api` and the layers below it; knows no
window and no command line.
"""
