# Фильмы о решении или поиске

film-title = Фильм
film-subject = Показать
film-solution = Решение, ход за ходом
film-search = Поиск, раскрытие за раскрытием
film-space = Пространство состояний, весь поиск
film-seconds = Секунд на каждое
film-steps = Не более раскрытий
film-space-steps = Не более шагов
film-size = Размер, пикселей
film-form = Файл
film-gif = GIF
film-mp4 = Видео MP4
film-png = Картинки PNG с номерами
film-preview = Первая картинка
film-save = Сохранить фильм…
film-cancel = Отмена
film-close = Закрыть
film-cancelled = Прервано; ничего не записано.
film-progress = Фильм рисуется: { $percentage } %
film-pictures = { $count ->
    [one] { $pictures } картинка.
    [few] { $pictures } картинки.
   *[many] { $pictures } картинок.
}
film-written = { $name }: { $count ->
    [one] { $pictures } картинка.
    [few] { $pictures } картинки.
   *[many] { $pictures } картинок.
}
film-start = { $moves ->
    [one] Начало: { $moves } ход до цели
    [few] Начало: { $moves } хода до цели
   *[many] Начало: { $moves } ходов до цели
}
film-foreign = Поиск из файла
film-length = { $content } Длительность { $time }.
film-there = Картинки с { $first } по { $last } уже есть. Заменить их?
film-replace = Заменить
film-expanded = Раскрыто: { $count }
film-generated = Порождено: { $count }
film-open = В OPEN: { $count }
film-ending = «{ $name }» не годится для фильма: имя должно кончаться на одно из { $known }.
film-empty = Показывать нечего.
film-search-first = Поиска ещё не было: запустите его, а потом сохраните фильм.
film-no-solution = Решения нет, показывать нечего.
film-long = В фильме было бы { $pictures } картинок, а рисуется не более { $most }. Покажите меньше ходов или раскрытий.
film-seconds-limit = «{ $value }» секунд не подходит: каждый ход или раскрытие видны от { $least } до { $most } с.
command-film = Сохранить &фильм…
cli-command-animate = Сохранить решение, поиск или пространство состояний как фильм.
cli-help-film = Файл фильма; его расширение определяет формат: { $known }. PNG — картинки с номерами.
cli-help-film-subject = Что показать: solution (решение, по умолчанию), search (поиск) или space: все состояния головоломки не больше 3x3, иначе узлы по g и h.
cli-help-film-seconds = Сколько секунд показывать каждый ход, раскрытие или картинку пространства. По умолчанию { $solution } на ход, { $search } на раскрытие, { $space } на картинку.
cli-help-film-steps = Показать не более N раскрытий поиска, по умолчанию { $search }, или N картинок пространства, равномерно по всему поиску, по умолчанию { $space }.
cli-help-film-compare = С --subject space: от одного до { $most } поисков рядом, через точку с запятой, например «bfs; astar manhattan».
cli-help-film-theme = light (светлая), dark (тёмная), contrast (контрастная) или system (как в системе). По умолчанию — light.
