"""Files and other inputs from outside, one format a module; `traces` and `hex` are packages of their own.

What a person types, pastes, drops, opens or gives as an argument goes through `entry`, which says what it is and has
its module read it. What cannot be read or written raises `Fault`. Imports `api` and the layers below it; knows no
window and no command line.
"""
