"""Files and other external inputs, one module per format; `traces` and `hex` are packages of their own.

Every file is written by `writing`. A file that several processes change is changed under its lock (`locking`).

What a person types, pastes, drops, opens or gives as an argument goes through `entry`, which says what it is and has
its module read it. What cannot be read or written raises `Fault`. Imports `api` and the layers below it; knows no
window and no command line.
"""
