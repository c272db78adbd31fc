# Раздел «Разделяй и властвуй».

divide-title = Разделяй и властвуй
divide-too-large = Поле { $size } слишком велико для этого раздела: он показывает поля до { $most } клеток; в командной строке его решит search-workbench divide.

## Где мы

divide-enter = В этот поиск
divide-enter-tip = Посмотреть, как ведётся поиск этого этапа: OPEN и CLOSED, значения f, график (Enter).
divide-leave = Назад к этапам
divide-leave-tip = Вернуться к этапам, к тому ходу, на котором вы были (Backspace).
divide-method-astar = A*, f = g + h
divide-method-wastar = Взвешенный A*, f = g + { $weight }·h
divide-method-greedy = Жадный, f = h
divide-method-idastar = IDA*, f = g + h
divide-method-beam = Лучевой поиск, f = g + h, ширина луча { $width }
divide-estimate-delivery = доставка
divide-estimate-approach = приближение
divide-foresight = с оглядкой
divide-foresight-tip = С оглядкой на остальных: ход фишкой, которую ведут, стоит 1; ход другой фишкой стоит 0,1, если приближает её к её месту, и 1,9, если удаляет. Так следующие фишки оказываются ближе. Стоимость хода зависит от пройденного пути; из двух путей к одному узлу остаётся более дешёвый.
divide-beam-tip = Лучевой поиск с оглядкой на остальных: ход фишкой, которую ведут, стоит 1; ход другой фишкой стоит меньше, если приближает её к её месту, и больше, если удаляет: 0,1 и 1,9 в линии, которую собирают, и лишь 0,7 и 1,3 вдали от неё. h — сумма расстояний фишек, умноженная на 1,35, и расстояние от пустой клетки до ближайшей из них, умноженное на 0,3.
divide-method-tip = h — сколько ходов по меньшей мере нужно, чтобы привести эти фишки на место, если остальные не важны; множитель перед h придаёт ей больший вес, чем сделанным ходам.

## Поле

divide-solve = Решить
divide-solve-tip = Искать все этапы один за другим.
divide-pause = Пауза
divide-pause-tip = Прервать поиск; потом его можно продолжить.
divide-board-name = Поле на этом ходу
divide-board-empty = Здесь появится поле.
divide-goal = Цель всего поля
divide-node = Узел { $number }: { node-costs }
board-legend-frozen = закреплена
board-legend-target = в пути
board-legend-cell = её клетка
board-legend-home = на месте
board-legend-any = любая

## Подцели и этапы

divide-aim = { $kind ->
    [tile] фишка { $tile } — в строку { $row }, столбец { $column }
    [corner-row] фишки { $tile } и { $second } — в строку { $row }, столбцы { $column } и { $other }
    [corner-column] фишки { $tile } и { $second } — в столбец { $column }, строки { $row } и { $other }
    [tiles] фишки { $tiles } вместе
    [line] вся линия { $tiles }
   *[block] последний блок, { $size }
}
divide-phase = Этап { $number }: { $aim }
divide-phase-tiles = { $phase }: фишки { $tiles }
divide-phase-done = { $phase }; пройден
divide-phase-there = { $phase }; уже на месте
divide-path-there = { $cells }, уже на месте
divide-tiles-rest = прочие
divide-phase-searched = { $phase }; идёт поиск
divide-phase-later = { $phase }; ещё впереди
divide-kind-tile = фишка
divide-kind-corner = угол
divide-kind-tiles = фишки
divide-kind-line = линия
divide-kind-block = блок

divide-phases = Этапы
divide-phases-count = { $done } из { $count }
divide-phases-none = Этапов нет: это поле здесь не решается.
divide-phases-hint = Enter — войти в поиск
divide-column-number = №
divide-column-number-tip = Этапы по порядку; галочка — пройден, лупа — идёт поиск.
divide-column-kind = Вид
divide-column-kind-tip = Одна фишка; угол — две последние фишки линии вместе; несколько фишек сразу; вся линия; или весь последний блок.
divide-column-tiles = Фишки
divide-column-tiles-tip = Фишки, которые приводят в их клетки.
divide-column-path = Откуда → куда
divide-column-path-tip = Клетки как (строка, столбец): где стоит каждая фишка в начале этапа и куда её приводят.
divide-column-moves = Ходы
divide-column-moves-tip = Сколько ходов найдено.
divide-column-expanded = Раскрыто
divide-column-expanded-tip = Сколько узлов раскрыл поиск этого этапа.
divide-column-generated = Порождено
divide-column-generated-tip = Сколько преемников породил поиск этого этапа.
divide-column-time = Время
divide-column-time-tip = Сколько времени занял поиск этого этапа.

## Графики и счётчики

divide-costs = Стоимость этапов
divide-costs-none = Когда этапы будут найдены, столбики покажут здесь, сколько ходов и раскрытий стоил каждый.
divide-costs-hint = Щелчок по столбику — перейти к этапу
divide-costs-moves = ходы
divide-costs-expanded = раскрытые узлы
divide-costs-at-hand = текущий этап
divide-costs-phase = этап
divide-chart = График
divide-counter-phases = Пройдено этапов
divide-counter-moves = Найдено ходов

player-move-open = Ход { $move } из { $moves } …
player-next-phase = К следующему этапу
player-next-phase-tip = К следующему этапу (Shift+→)

## Строка рассказа

divide-begins = Этап { $number } из { $count }: { $kind ->
    [tile] фишку { $tile } нужно привести в строку { $row }, столбец { $column }
    [corner-row] фишки { $tile } и { $second } нужно привести в строку { $row }, столбцы { $column } и { $other } — обе сразу, ведь последняя не обошла бы соседнюю
    [corner-column] фишки { $tile } и { $second } нужно привести в столбец { $column }, строки { $row } и { $other } — обе сразу, ведь последняя не обошла бы соседнюю
    [tiles] фишки { $tiles } нужно привести в их клетки, все сразу
    [line] линию { $tiles } нужно собрать целиком
   *[block] последний блок, { $size }, обыскивается целиком
}; { $frozen ->
    [0] закреплённых клеток ещё нет
    [one] закреплена { $frozen } клетка
    [few] закреплены { $frozen } клетки
   *[many] закреплено { $frozen } клеток
}.
divide-running = { $kind ->
    [tile] Фишка { $tile } идёт в строку { $row }, столбец { $column }
    [corner-row] Фишки { $tile } и { $second } идут в строку { $row }, столбцы { $column } и { $other }
    [corner-column] Фишки { $tile } и { $second } идут в столбец { $column }, строки { $row } и { $other }
    [tiles] Фишки { $tiles } идут в свои клетки
    [line] Линия { $tiles } идёт на место
   *[block] Последний блок, { $size }, приводится в порядок
}; { $frozen ->
    [0] закреплённых клеток ещё нет
    [one] закреплена { $frozen } клетка
    [few] закреплены { $frozen } клетки
   *[many] закреплено { $frozen } клеток
}. Ход { $made } из { $moves } на этом этапе.
divide-move-push = Толчок: фишка { $tile } идёт { $direction ->
    [u] вверх
    [d] вниз
    [l] влево
   *[r] вправо
} на пустую клетку.
divide-move-around = Обход: пустая клетка идёт вокруг фишки { $tile }, чтобы снова встать перед ней.
divide-move-before = Подход: пустая клетка идёт к фишке { $tile } и встаёт перед ней.
divide-reached = { $kind ->
    [tile] Фишка { $tile } стоит в строке { $row }, столбце { $column }
    [corner-row] Фишки { $tile } и { $second } стоят в строке { $row }, столбцах { $column } и { $other }
    [corner-column] Фишки { $tile } и { $second } стоят в столбце { $column }, строках { $row } и { $other }
    [tiles] Фишки { $tiles } стоят в своих клетках
    [line] Линия { $tiles } собрана
   *[block] Последний блок в порядке
} { $moves ->
    [0] уже сейчас: ходов не нужно
    [one] после { $moves } хода
    [few] после { $moves } ходов
   *[many] после { $moves } ходов
}. { $kind ->
    [block] { "" }
   *[other] { $frozen ->
        [0] { "" }
        [one] Теперь закреплена { $frozen } клетка.
        [few] Теперь закреплены { $frozen } клетки.
       *[many] Теперь закреплено { $frozen } клеток.
    }
}
divide-solved-summary = { $count ->
    [one] Пройден { $count } этап
    [few] Пройдены все { $count } этапа
   *[many] Пройдены все { $count } этапов
}: поле собрано.
divide-begin-hint = Пробел — смотреть, Enter — как ведётся поиск этого этапа.
divide-compiling = Компилируется то, что нужно этой стратегии; это делается один раз. Затем начнётся поиск.

## Конец

divide-solved = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}; { $least ->
    [one] нужен хотя бы { $least }
    [few] нужно не меньше { $least }
   *[many] нужно не меньше { $least }
}
divide-solved-optimum = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}, не оптимально: оптимум — { $least }
divide-solved-optimal = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}: короче не бывает
divide-counts = { $phases ->
    [one] { $phases } этап
    [few] { $phases } этапа
   *[many] { $phases } этапов
}, { $count ->
    [one] раскрыт { $count } узел
    [few] раскрыто { $count } узла
   *[many] раскрыто { $count } узлов
}, { $time }
divide-shortened = последним проходом укорочено с { $moves } { $moves ->
    [one] хода
    [few] ходов
    [many] ходов
   *[other] хода
}
divide-nearest = Ближайшее разрешимое поле
