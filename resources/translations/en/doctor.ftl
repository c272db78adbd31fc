# The command that checks and repairs the files that the program keeps.

cli-command-doctor = Check the files that the program keeps, and repair them.
doctor-databases = { $count ->
    [0] No pattern database has been built.
    [one] One pattern database is intact.
   *[other] { $count } pattern databases are intact.
}
doctor-kernels = { $count ->
    [0] The engine has not been compiled yet.
    [one] One file of the compiled engine is intact.
   *[other] { $count } files of the compiled engine are intact.
}
doctor-kernels-missing = Other files of the compiled engine are missing; they are compiled when they are next needed.
doctor-removed = “{ $name }” was damaged and has been removed; it is made again when needed.
doctor-removed-database = “{ $name }” was damaged and has been removed; rebuild it in the databases dialog or with search-workbench pdb build.
doctor-not-removed = “{ $name }” is damaged and cannot be removed.
doctor-settings = The settings are intact.
doctor-files = { $count ->
    [0] You have no files of your own yet.
    [one] One file of your own is intact.
   *[other] { $count } files of your own are intact.
}
doctor-put-aside = “{ $name }” was damaged; it is now “{ $aside }”, and nothing in it has been deleted.
doctor-not-put-aside = “{ $name }” is damaged and cannot be renamed.
doctor-libraries = All system libraries that the window needs are installed.
doctor-summary = Intact: { $sound }, repaired: { $mended }, unresolved: { $wrong }.
doctor-log = The log is “{ $name }”.
