"""Files and other inputs from outside, one format a module. What cannot be read or written raises Fault."""
