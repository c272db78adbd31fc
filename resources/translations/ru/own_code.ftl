## Чужой код и места в нём

own-not-notebook = { $name } — не блокнот.
own-signature = { $name } нельзя вызвать с { $count ->
    [one] { $count } аргументом
    [few] { $count } аргументами
   *[many] { $count } аргументами
}.
own-syntax = { $name }: ошибка в коде на Python ({ $kind }: { $text }), поэтому файл не выполняется.
own-import = { $name } импортирует { $module }, но этот модуль здесь не установлен.
own-import-extra = { $name } импортирует { $module }, но этот модуль здесь не установлен. Его устанавливает команда pip install "search-workbench[{ $extra }]".
own-input = { $name } ждёт ввода, но во время проверки ничего ввести нельзя.
own-skipped = { $name } использует { $text } из ячейки { $cell }. Из блокнота выполняются только импорты, определения и константы.
own-left-threads = { $name } возвращает ответ, но оставляет работающий поток.
own-left-processes = { $name } возвращает ответ, но оставляет работающий процесс.
own-output = { $name } печатает больше { $most } знаков, поэтому выполнение остановлено.
own-processes = { $name } запускает больше { $most ->
    [one] { $most } процесса
    [few] { $most } процессов
   *[many] { $most } процессов
}, поэтому все они завершены.
code-line = { $file }, строка { NUMBER($line, useGrouping: 0) }
code-cell-line = { $file }, ячейка { NUMBER($cell, useGrouping: 0) }, строка { NUMBER($line, useGrouping: 0) }
