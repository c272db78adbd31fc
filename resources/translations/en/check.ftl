## Checks in notebooks
check-nothing = Pass functions or files. The task asks for: { $known }.
check-unknown = The task asks for no function named { $name }, but for: { $known }.
check-unsupervised = { $names } ran in this Python process, without limits on time and memory. A function in a file runs in a process of its own.
