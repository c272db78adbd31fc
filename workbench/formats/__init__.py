"""Files and other inputs from outside, one format a module; `traces` and `hex` are packages of their own.

Every file is written by `writing`; who changes one that others change too holds its lock (`locking`) meanwhile.

What a person types, pastes, drops, opens or gives as an argument goes through `entry`, which says what it is and has
its module read it. What cannot be read or written raises `Fault`. Imports `api` and the layers below it; knows no
window and no command line.
"""
