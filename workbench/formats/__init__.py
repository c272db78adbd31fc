"""Files and other external inputs, one module per format; `traces` and `hex` are packages of their own.

Every file is written by `writing`. A file that several processes change is changed under its lock (`locking`).

Everything that a user types, pastes, drops, opens or gives as an argument is read by `entry`, which decides what it is
and calls the module for it. Input that cannot be read or written raises `Fault`. Imports `api` and the layers below it;
knows no window and no command line.
"""
