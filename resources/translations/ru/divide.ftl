# Стенд «Разделяй и властвуй».

divide-too-large = Поле { $size } слишком велико, чтобы показать здесь его этапы: помещается до { $most } клеток. Его решит командная строка: search-workbench divide.

## Подцели и этапы

divide-aim = { $kind ->
    [tile] фишка { $tile } — в строку { $row }, столбец { $column }
    [corner-row] фишки { $tile } и { $second } — в строку { $row }, столбцы { $column } и { $other }
    [corner-column] фишки { $tile } и { $second } — в столбец { $column }, строки { $row } и { $other }
   *[block] последний блок, { $size }
}
divide-phase = Этап { $number }: { $aim }
## Строка рассказа

divide-begins = Этап { $number } из { $count }: { $kind ->
    [tile] фишку { $tile } нужно привести в строку { $row }, столбец { $column }
    [corner-row] фишки { $tile } и { $second } нужно привести в строку { $row }, столбцы { $column } и { $other } — обе сразу, ведь последняя не обошла бы соседнюю
    [corner-column] фишки { $tile } и { $second } нужно привести в столбец { $column }, строки { $row } и { $other } — обе сразу, ведь последняя не обошла бы соседнюю
   *[block] последний блок, { $size }, обыскивается целиком
}; { $frozen ->
    [0] закреплённых клеток ещё нет
    [one] закреплена { $frozen } клетка
    [few] закреплены { $frozen } клетки
   *[many] закреплено { $frozen } клеток
}.
divide-goes = { $kind ->
    [tile] Фишка { $tile } идёт в строку { $row }, столбец { $column }
    [corner-row] Фишки { $tile } и { $second } идут в строку { $row }, столбцы { $column } и { $other }
    [corner-column] Фишки { $tile } и { $second } идут в столбец { $column }, строки { $row } и { $other }
   *[block] Последний блок, { $size }, приводится в порядок
}; { $frozen ->
    [0] закреплённых клеток ещё нет
    [one] закреплена { $frozen } клетка
    [few] закреплены { $frozen } клетки
   *[many] закреплено { $frozen } клеток
}. Ход { $made } из { $moves } на этом этапе.
divide-reached = { $kind ->
    [tile] Фишка { $tile } стоит в строке { $row }, столбце { $column }
    [corner-row] Фишки { $tile } и { $second } стоят в строке { $row }, столбцах { $column } и { $other }
    [corner-column] Фишки { $tile } и { $second } стоят в столбце { $column }, строках { $row } и { $other }
   *[block] Последний блок в порядке
} { $moves ->
    [0] уже сейчас: ходов не нужно
    [one] после { $moves } хода
    [few] после { $moves } ходов
   *[many] после { $moves } ходов
}. { $kind ->
    [block] { "" }
   *[other] { $frozen ->
        [one] Теперь закреплена { $frozen } клетка.
        [few] Теперь закреплены { $frozen } клетки.
       *[many] Теперь закреплено { $frozen } клеток.
    }
}
divide-solved-told = { $count ->
    [one] Пройден { $count } этап
    [few] Пройдены все { $count } этапа
   *[many] Пройдены все { $count } этапов
}: поле собрано.
divide-begin-hint = Пробел — смотреть, Enter — как ведётся поиск этого этапа.
