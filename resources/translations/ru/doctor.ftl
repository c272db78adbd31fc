# The command that verifies and mends what the program keeps.

cli-command-doctor = Проверить и исправить всё, что хранит программа.
doctor-databases = { $count ->
    [0] Баз шаблонов ещё нет.
    [one] Цела { $count } база шаблонов.
    [few] Целы { $count } базы шаблонов.
    [many] Целы { $count } баз шаблонов.
   *[other] Целы { $count } базы шаблонов.
}
doctor-kernels = { $count ->
    [0] Движок ещё не скомпилирован.
    [one] Цел { $count } файл скомпилированного движка.
    [few] Целы { $count } файла скомпилированного движка.
    [many] Целы { $count } файлов скомпилированного движка.
   *[other] Целы { $count } файла скомпилированного движка.
}
doctor-kernels-missing = Некоторых файлов скомпилированного движка нет; они будут скомпилированы, когда понадобятся.
doctor-removed = Файл «{ $name }» был повреждён и удалён; он будет создан снова, когда понадобится.
doctor-removed-database = Файл «{ $name }» был повреждён и удалён; постройте базу снова в окне баз шаблонов или командой search-workbench pdb build.
doctor-not-removed = Файл «{ $name }» повреждён, но удалить его нельзя.
doctor-settings = Настройки в порядке.
doctor-files = { $count ->
    [0] Ваших собственных файлов пока нет.
    [one] Цел { $count } ваш файл.
    [few] Целы { $count } ваших файла.
    [many] Целы { $count } ваших файлов.
   *[other] Целы { $count } ваших файла.
}
doctor-put-aside = Файл «{ $name }» был повреждён; теперь он называется «{ $aside }», и ничего из него не удалено.
doctor-not-put-aside = Файл «{ $name }» повреждён, но переименовать его нельзя.
doctor-libraries = Все системные библиотеки, нужные окну, на месте.
doctor-summary = В порядке: { $sound }, исправлено: { $mended }, осталось неисправным: { $wrong }.
doctor-log = Журнал: «{ $name }».
