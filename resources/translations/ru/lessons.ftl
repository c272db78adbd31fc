# Уроки: их файлы, их вопросы и что программа говорит об ответах.

## Командная строка

cli-command-lessons = Перечислить уроки, показать урок или проверить файл урока.
cli-help-lessons-action = list, show, key или check. По умолчанию list.
cli-help-lessons-file = key: PDF для преподавателя.
lesson-key-seed = Ответы для читателя с зерном { $seed }
lesson-key-written = Ответы записаны: вопросов { $count }, зерно { $seed }.
cli-help-lessons-seed = show: перемешать варианты, как у читателя с этим зерном. По умолчанию ваше.
cli-help-lessons-key = show: напечатать и ответы.
cli-help-lessons-lesson = Имя урока или файл с ним (.toml или .json).

cli-help-lesson = Что показывает урок NAME или урок из файла; вместо --bench.
cli-help-lesson-step = Какой шаг урока, начиная с 1. По умолчанию 1.
cli-step-lesson = --step относится к уроку: --lesson NAME --step N.

lesson-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
lesson-notes = Учителю
lesson-right = В этом уроке всё верно. Шагов: { $steps }, вопросов: { $questions }.
lesson-untranslated = { $count ->
    [one] Нет { $count } текста на языке «{ $language }»: { $place }.
    [few] Нет { $count } текстов на языке «{ $language }», первый из них — { $place }.
   *[many] Нет { $count } текстов на языке «{ $language }», первый из них — { $place }.
}

## Что не так с файлом

lesson-unknown = Урока «{ $name }» нет. Есть { $known }.
lesson-large = «{ $name }» — слишком большой файл для урока: не более { $most } МБ.
lesson-binary = «{ $name }» — не текст (UTF-8), так что урока в нём нет.
lesson-toml = Это не TOML: ошибка в строке { $line }.
lesson-json = Это не JSON: ошибка в строке { $line }.
lesson-format = Это не урок: в нём нет format = "search-workbench-lesson".
lesson-version = Это урок версии { $version }, более поздней, чем знает эта программа (версия { $known }).
lesson-place = В { $place }: { $why }
lesson-no-run = Здесь нет поиска, о котором можно спросить: сцене или вопросу нужно run = "…".
lesson-no-shape = Не сказано, какого размера поле: вопросу нужно shape = "3x3".
lesson-none-right = Среди вариантов нет верного.
lesson-fact = «{ $name }» — не факт о поиске. Есть { $known } и имена всех эвристик.
lesson-fact-boards = «{ $name }» есть только у полей с фишками.
lesson-fact-hex = «{ $name }» — не факт партии в гекс. Есть { $known }.
lesson-not-tried = К этому шагу поиск ещё не пробовал { $cell }.
lesson-fact-none = У этого поиска нет «{ $name }».
lesson-which = «{ $text }» — не состояние этого поиска и не одно из { $known }.
lesson-no-node = На этом шаге такого состояния нет.
lesson-no-answer = На этот вопрос много верных ответов.
lesson-unsolved = От { $board } не найдено пути к цели.
lesson-unfinished = Поиск не заканчивается за { NUMBER($most) ->
    [one] { $most } раскрытие
    [few] { $most } раскрытия
   *[many] { $most } раскрытий
}.
lesson-case = «{ $text }» нельзя прочесть как аргументы функции.
lesson-case-values = Вызовов: { $cases }, значений: { $values }. Каждому вызову нужно значение.
lesson-values = { NUMBER($boards) ->
    [one] Дано { $boards } поле
    [few] Даны { $boards } поля
   *[many] Дано { $boards } полей
}, а в списке значений { NUMBER($values) ->
    [one] { $values } число
    [few] { $values } числа
   *[many] { $values } чисел
}.
lesson-claim = В тексте сказано { $claimed }, а на деле { $found }.

## Ответы

answer-empty = Ответа ещё нет.
answer-number = «{ $text }» — не число.
verdict-right = Верно.
verdict-more = Мало: правильный ответ больше, чем { $value }.
verdict-fewer = Много: правильный ответ меньше, чем { $value }.
lesson-key-answer = Ответ: { $answer }
lesson-key-any = любой из вариантов: { $answers }
verdict-other-fact = Здесь { $value } — это { $name }, а вопрос о { $asked }.
lesson-no-open = На этом шаге нет списка OPEN.
lesson-no-line = На этом шаге больше ни одна строка не выполняется.
lesson-nothing-to-mend = Код, который надо исправить, уже верен.
repair-syntax = Строка { $line } — не Python: { $why }
repair-forbidden = Строка { $line }: «{ $name }» здесь использовать нельзя; достаточно обычных функций от чисел, списков и множеств.
answer-row = В строке четыре части: узел; g; h; f.
answer-cell = «{ $text }» — не клетка этого поля.
verdict-order-set = В порядке должны быть все узлы OPEN ({ $count }), каждый один раз.
verdict-order-wrong = Верно до места { $count }, дальше идёт другой узел.
verdict-order-items = Верно до места { $count }, дальше идёт другое.
verdict-row-value = { $name } не равно { $value }.
verdict-line = Это другая строка.
verdict-graph-large = В графе может быть не больше { $most } мест.
verdict-graph-h = Каждому месту нужно h, например «A: h 3».
verdict-graph-above = h не допустима: h({ $place }) = { $h }, а истинное расстояние { $distance }.
verdict-graph-drop = От { $place } к { $other } h падает с { $h } до { $after }, а ребро стоит { $cost }.
verdict-graph-consistent = Эта h монотонна: она нигде не падает больше, чем стоит ребро.
verdict-graph-reopened = Узлов, переоткрытых A*: { $count }.
verdict-graph-cost = { $algorithm } находит путь стоимостью { $cost }; самый дешёвый стоит { $least }.
lesson-vary-board = Меняться могут только поля не больше чем из { $most } клеток.
lesson-vary-fixed = Это поле меняться не может: утверждения, узлы или ответ верны только для него.
verdict-choice-wrong = Это неверно.
verdict-choice-more = Верно, но это не всё.
verdict-solvable = Это поле можно решить.
verdict-unsolvable = Это поле решить нельзя.
verdict-away = { $tile ->
    [0] Пустая клетка не на своём месте.
   *[other] Фишка { $tile } не на своём месте.
}
verdict-fact = У этого поля { $name } равно { $value }, а нужно { $wanted }.
verdict-distance = { $count ->
    [one] От этого поля до цели { $count } ход.
    [few] От этого поля до цели { $count } хода.
   *[many] От этого поля до цели { $count } ходов.
}
verdict-estimate = Оценка равна { $h }, истинное расстояние — { $count }.
verdict-two-estimates = Первая оценка равна { NUMBER($a) }, вторая — { NUMBER($b) }.
verdict-drop = При ходе { $move } оценка меняется с { $h } на { $after }.
verdict-illegal = Ход { $number }, «{ $move }», там невозможен.
verdict-no-goal = { $count ->
    [one] Через { $count } ход цель не достигнута.
    [few] Через { $count } хода цель не достигнута.
   *[many] Через { $count } ходов цель не достигнута.
}
verdict-solves = { $count ->
    [one] { $count } ход — и цель достигнута.
    [few] { $count } хода — и цель достигнута.
   *[many] { $count } ходов — и цель достигнута.
}
verdict-optimal = Цель достигнута за { $cost }, и дешевле нельзя.
verdict-dearer = Цель достигнута за { $cost }, но есть путь за { $least }.
verdict-node = Это { $state }.
verdict-other-node = Это не { $state }.
verdict-code = { $count ->
    [one] На { $count } поле функция даёт то, что нужно.
    [few] На всех { $count } полях функция даёт то, что нужно.
   *[many] На всех { $count } полях функция даёт то, что нужно.
}
verdict-code-other = На { $board } функция даёт { $value }, а должно быть { $wanted }.
verdict-code-above = На { $board } функция даёт { $value }, что больше истинного расстояния { $wanted }.
verdict-code-raised = На { $board } функция завершилась ошибкой: { $kind }: { $text }
verdict-code-number = На { $board } функция возвращает не число, а «{ $value }».
verdict-cases = { $count ->
    [one] Функция даёт верное значение.
    [few] Функция даёт верное значение во всех { $count } случаях.
   *[many] Функция даёт верное значение во всех { $count } случаях.
}
verdict-case-other = Для { $case } функция даёт { $value }, а должно быть { $wanted }.
verdict-case-raised = Для { $case } функция завершилась ошибкой: { $kind }: { $text }
verdict-case-number = Для { $case } функция возвращает не число, а «{ $value }».
verdict-home-not = После этих ходов фишка { $tile } не на своём месте.
verdict-home-more = Здесь ходов { $count }, а хватает { $least }.
verdict-home-frozen = Ход { $number } сдвигает фишку { $tile }, а она должна остаться на месте.
verdict-home = Фишки на местах, ходов { $count }; наименьшее число — { $least }.
own-late = Функция не вернулась с поля { $board } за { $seconds } с и была остановлена. Нет ли в ней цикла без конца?
own-ended = На поле { $board } функция завершила собственный процесс или потребовала больше памяти, чем ей отведено.
lesson-deep = В строке { $line } таблицы вложены слишком глубоко.
