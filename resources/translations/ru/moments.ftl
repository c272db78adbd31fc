# Моменты поиска: условия, точки останова, закладки и поиск таких моментов.

## Условия: что происходит на шаге, на котором условие выполнено

condition-text-layer = раскрыт узел с другим f, чем до этого
condition-text-iteration = поиск продолжается с другим порогом
condition-text-solution = найдено решение
condition-text-goal = порождена цель
condition-text-reopened = закрытый узел возвращён в OPEN
condition-text-cheaper = найден более дешёвый путь к узлу из OPEN
condition-text-inconsistent = эвристика не монотонна: h(родителя) > стоимость + h(преемника)
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
condition-state = В «{ $text }» нет поля: пишите, например, { $name } = 1 2 3/4 0 5.
condition-uninformed = «{ $text }» в этом поиске никогда не выполняется: он не использует эвристику, и у его узлов нет ни h, ни f.

## В командной строке

cli-help-until = Остановиться на первом шаге, на котором выполнено условие, и рассказать о нём: "reopened", "f > 12; depth = 5". Код завершения тогда 0; если поиск закончился раньше — 4.
cli-help-find = Перечислить шаги, на которых выполнено условие. Одно или несколько через ;: { $known }.
cli-help-conditions = CONDITIONS
cli-until-held = Шаг { $number }: { $content }.
cli-until-never = Поиск закончился раньше, чем выполнилось условие: { $content }.
cli-until-unrecorded = После шага { $steps } запись не велась; до него условие не выполнилось: { $content }.
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

## В окне

moments-title = Точки останова
moments-condition = Условие, которое найти или на котором остановиться
moments-condition-example = { $example } …
moments-condition-tip = Когда что-то происходит: f > 12, h <= 4, depth = 5, open > 1000, board = 1 2 3/4 0 5, expanded = …, layer, iteration, solution, goal, reopened, cheaper, inconsistent
moments-templates = Условия на выбор, со значениями показанного узла
moments-offer = { $name } — { $content }
moments-find-back = Назад
moments-find-back-tip = К последнему шагу до этого, на котором условие выполнено (Shift+F3)
moments-find-next = Дальше
moments-find-next-tip = К следующему шагу, на котором условие выполнено; поиск продолжится до такого шага (F3)
moments-stop = Останов
moments-stop-tip = Останавливаться всюду, где условие выполнено, пока поиск проигрывается, и на полном ходу тоже
moments-mark = Закладка
moments-mark-tip = Отметить этот шаг, с заметкой (Ctrl+B)
moments-jump = Перейти
moments-jump-tip = К закладке или к следующему шагу, на котором выполнено условие останова (Enter)
moments-edit = Изменить
moments-edit-tip = Изменить условие или заметку (F2)
moments-turn = Включить или выключить
moments-turn-tip = Включить или выключить точку останова (Ctrl+Enter)
moments-remove = Удалить
moments-remove-tip = Удалить точку останова или закладку (Delete)
moments-list = Точки останова и закладки
moments-breakpoints = Точки останова
moments-bookmarks = Закладки этого запуска
moments-no-breakpoints = Пока нет: остановок не будет.
moments-no-bookmarks = Пока нет: Ctrl+B отмечает показанный шаг.
moments-no-note = Заметки пока нет: F2 её запишет.
moments-held = здесь выполнено: { $content }
moments-step = Шаг { $step }
moments-step-note = Шаг { $step }: { $note }
moments-find-what = Напишите, что найти: условие, например f > 12.
moments-missed = Ни на одном из следующих шагов: { $content }.
moments-missed-back = Ни на одном из предыдущих шагов: { $content }.
bookmark-on = На шаге { $step } теперь закладка.
bookmark-off = На шаге { $step } больше нет закладки.
bookmark-none-after = После этого шага закладок нет.
bookmark-none-before = До этого шага закладок нет.
narration-held = Остановка здесь: { $content }.
narration-sought = Поиск продолжается, пока не выполнится: { $content }.
narration-target = Поиск продолжается до шага { $step }.
narration-scanned = Сейчас шаг { $step } из { $steps }; пауза отменяет.
narration-so-far = Шагов пока: { $steps }; пауза отменяет.

menu-moments = Пере&ход
command-layer-back = Предыдущий слой f, этап или заметка
command-go-to-step = Перейти к шагу…
go-to-step-title = Переход к шагу
go-to-step-label = &Шаг от 0 до { $length }:
go-to-step-label-open = &Шаг (пока записано: { $length }):
go-to-step-go = Перейти
command-find = &Найти дальше
command-find-back = Найти раньш&е
command-next-cheaper = Следующий более &дешёвый путь
command-next-reopened = Следующее пере&открытие
command-next-solution = &Решение
command-bookmark = &Закладка здесь или снять её
command-bookmark-next = Следующая з&акладка
command-bookmark-back = &Предыдущая закладка
moments-elsewhere = Точки останова и закладки доступны в разделе «Исследование».
narration-note = «{ $note }»
