# Why the system could not do something with a file

system-enoent = No such file or directory
system-eacces = Permission denied
system-eperm = Operation not permitted
system-enotdir = Not a directory
system-eisdir = Is a directory
system-enospc = No space left on device
system-erofs = Read-only file system
system-eloop = Too many levels of symbolic links
system-eio = Input/output error
system-eexist = File exists
