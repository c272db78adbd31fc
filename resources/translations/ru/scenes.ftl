# Что показывает стенд: чтение из файла

scene-kind = «{ $name }» не может быть таким: { $value }.
scene-key = Для стенда «{ $bench }» нет ключа «{ $name }». Есть { $known }.
scene-pane = У стенда «{ $bench }» нет панели «{ $name }». Есть { $known }.
