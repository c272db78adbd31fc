# Что показывает раздел: чтение из файла

scene-kind = «{ $name }» не может быть таким: { $value }.
scene-key = Для раздела «{ $bench }» нет ключа «{ $name }». Есть { $known }.
scene-pane = У раздела «{ $bench }» нет панели «{ $name }». Есть { $known }.
