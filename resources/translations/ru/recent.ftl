# What was opened or saved lately

recent-entry = { $name } ({ $kind })
recent-board = поле
recent-map = карта
recent-scenarios = сценарии
recent-session = сеанс
recent-lesson = урок
recent-trace = трасса
recent-hex = партия в гекс
recent-clear = &Очистить список
recent-gone = «{ $name }» больше нет, поэтому из списка файл удалён.
