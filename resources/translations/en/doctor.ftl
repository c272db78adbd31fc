# The command that verifies and mends what the program keeps.

cli-command-doctor = Verify what the program keeps, and mend it.
doctor-databases = { $count ->
    [0] No pattern database is built.
    [one] One pattern database is sound.
   *[other] { $count } pattern databases are sound.
}
doctor-kernels = { $count ->
    [0] The engine is not compiled yet.
    [one] One file of the compiled engine is sound.
   *[other] { $count } files of the compiled engine are sound.
}
doctor-removed = “{ $name }” was damaged and has been removed; it is made again when it is needed.
doctor-removed-database = “{ $name }” was damaged and has been removed; build it again in the databases dialog or with search-workbench pdb build.
doctor-not-removed = “{ $name }” is damaged and cannot be removed.
doctor-settings = The settings are sound.
doctor-files = { $count ->
    [0] There are no files of your own yet.
    [one] One file of your own is sound.
   *[other] { $count } files of your own are sound.
}
doctor-put-aside = “{ $name }” was damaged; it is now “{ $aside }”, and nothing in it is deleted.
doctor-not-put-aside = “{ $name }” is damaged and cannot be renamed.
doctor-libraries = All system libraries that the window needs are there.
doctor-summary = Sound: { $sound }, mended: { $mended }, still wrong: { $wrong }.
doctor-log = The log is “{ $name }”.
