# Моменты поиска: условия, точки останова, закладки и поиск таких моментов.

## Условия: что происходит на шаге, на котором условие выполнено

condition-text-layer = раскрыт узел с другим f, чем до этого
condition-text-iteration = поиск продолжается с другой границей
condition-text-solution = найдено решение
condition-text-goal = порождена цель
condition-text-reopened = закрытый узел возвращён в OPEN
condition-text-cheaper = найден более дешёвый путь к узлу из OPEN
condition-text-inconsistent = эвристика не монотонна: h(родителя) > стоимость + h(потомка)
condition-text-board = порождено { $value }
condition-text-expanded = раскрыто { $value }
condition-text-f = f { $operator } { $value } у раскрытого узла
condition-text-g = g { $operator } { $value } у раскрытого узла
condition-text-h = h { $operator } { $value } у раскрытого узла
condition-text-depth = глубина { $operator } { $value } у раскрытого узла
condition-text-open = число узлов в OPEN { $operator } { $value }

condition-empty = Здесь не хватает условия; напишите, например, { $example }.
condition-unknown = «{ $text }» — не условие: условие начинается с одного из слов { $known }.
condition-unknown-near = «{ $text }» — не условие. Может быть, { $near }?
condition-alone = В «{ $text }» сказано лишнее: { $name } стоит отдельно, после него ничего нет.
condition-compare = В «{ $text }» нет сравнения: после { $name } идёт один из знаков { $known }, затем число.
condition-number = «{ $text }» нельзя сравнить: после { $name } { $operator } идёт число, например 12 или 4.5.
condition-state = В «{ $text }» нет доски: пишите, например, { $name } = 1 2 3/4 0 5.

## В командной строке

cli-help-until = Остановиться на первом шаге, на котором выполнено условие, и рассказать о нём: "reopened", "f > 12; depth = 5". Код завершения тогда 0; если поиск закончился раньше — 4.
cli-help-find = Перечислить шаги, на которых выполнено условие. Одно или несколько через ;: { $known }.
cli-help-conditions = CONDITIONS
cli-until-held = Шаг { $number }: { $told }.
cli-until-never = Поиск закончился раньше, чем выполнилось условие: { $told }.
cli-until-unrecorded = После шага { $steps } запись не велась; до него условие не выполнилось: { $told }.
cli-found = { $count ->
    [0] { $condition }: ни на одном шаге
    [one] { $condition }: на { $count } шаге
    [few] { $condition }: на { $count } шагах
    [many] { $condition }: на { $count } шагах
   *[other] { $condition }: на { $count } шага
}
cli-found-more = { $count ->
    [one] и ещё { $count }
    [few] и ещё { $count }
    [many] и ещё { $count }
   *[other] и ещё { $count }
}
cli-label-closed = CLOSED
cli-label-open = OPEN
