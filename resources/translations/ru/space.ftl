# Всё пространство состояний головоломки и картинки с несколькими поисками рядом

space-large = У поля { $size } слишком много состояний, чтобы показать каждое точкой: наибольший размер — { $most }, это { $states } состояний.
space-axis = ходов до цели
space-iteration = раскрыто в этой итерации
space-last = последние раскрытия: { $count }
picture-space-title = Все состояния головоломки { $size } по расстоянию до цели, всего { $states }; от начала до цели { $distance ->
    [one] { $distance } ход
    [few] { $distance } хода
   *[many] { $distance } ходов
}
picture-expanded = { $count ->
    [one] раскрыт { NUMBER($count) } узел
    [few] раскрыто { NUMBER($count) } узла
   *[many] раскрыто { NUMBER($count) } узлов
}
picture-cost = стоимость { $cost }
picture-map-title = { $problem }: из { $start } в { $goal }
picture-space-start = Укажите начало: --start. Для головоломки { $size } неизвестно, какие поля дальше всех от цели.
picture-no-map = У задачи «{ $problem }» нет карты. Пространство состояний головоломки рисует команда picture space 3x3.
picture-count = На картинке может быть от 1 до { $most } поисков, разделённых точкой с запятой; здесь их { $count }.
picture-space-moves = --moves бывает только у карт: в головоломке ходы всегда одни и те же.
run-line-algorithm = В «{ $text }» не указан алгоритм; запись поиска начинается с одного из названий: { $known }.
cli-command-picture = Нарисовать несколько поисков рядом: что каждый раскрыл в пространстве состояний или на карте.
cli-help-picture-kind = space — пространство состояний головоломки: до 3×3 состояние за состоянием, иначе узлы по g и h, как у любой другой задачи; map — карта.
cli-help-picture-what = Для space — строки и столбцы, например 3x3, или то же, что для map. Для map — имя, например romania, или файл.
cli-help-picture-out = Файл картинки; его расширение определяет формат: { $known }.
cli-help-picture-compare = От одного до { $most } поисков через точку с запятой; каждый — алгоритм, эвристика и параметры: «{ $example }».
cli-help-picture-start = Откуда начинаются поиски: поле; название места; на сетке ряд,столбец, а на карте MovingAI и на картинке x,y. По умолчанию для space — одно из самых далёких от цели полей.
cli-help-picture-size = Размер картинки в пикселях. По умолчанию 1280x800.
cli-help-picture-goal = Цель: для space — last (пустая клетка внизу справа), first или любое поле, по умолчанию last; для map — место, записанное как для --start.
cli-help-picture-step = Показать каждый поиск после N раскрытий или в его конце, если он наступит раньше. По умолчанию — в конце.
tree-face-space = Пространство
tree-face-space-short = Всё
tree-face-space-tip = Если головоломка не больше 3×3 — все состояния точками, полосами по расстоянию до цели; если больше — узлы по g и h.
space-name = Пространство состояний: что увидел поиск
space-laying-out = Раскладывается пространство состояний…
space-description = Состояний: { $states }, из них порождено { $seen }.
space-distance = { $distance ->
    [one] до цели { $distance } ход
    [few] до цели { $distance } хода
   *[many] до цели { $distance } ходов
}
density-name = Узлы поиска по g и h
density-description = Узлов по g и h: { $generated }, из них раскрыто { $expanded }.
density-g = g: стоимость пути от начала
density-h = h: оценка стоимости до цели
density-level = слой f
density-title = Узлы по g и h; начало: { $board }
density-step = шаг { $step }
density-f = f = { $f }
density-sum = g + h = { $f }
space-solution = решение
compare-space-tip = Что каждый поиск породил и раскрыл в пространстве состояний: картинки рядом, вместо кривых.
