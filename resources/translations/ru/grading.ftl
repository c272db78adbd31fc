## Проверка работ: задания, работы, причины

task-unknown = Задания «{ $name }» нет. Есть: { $known }; можно указать и файл .toml.
task-format = Это не задание: в нём нет format = "search-workbench-task".
task-version = Это задание версии { $version }, более поздней, чем знает эта программа (версия { $known }).
task-twice = «{ $name }» встречается дважды в { $place }.
task-misfit = { $place }: проверка вида { $kind } не подходит к функции { $function }, которая должна возвращать одно из следующего: { $known }.
task-no-table = Эвристику { $heuristic } нельзя передать проверяемой функции; можно misplaced, manhattan и zero.
task-board-shape = Поле { $board } из «{ $name }» не того размера, что в задании.
task-board-wrong = Поле { $board } из «{ $name }» неверно: { $complaint }
task-board-unsolvable = Поле { $board } из «{ $name }» не имеет решения, а для этой проверки оно нужно.
grade-no-submissions = Работ не найдено: в работе есть файлы .py или .ipynb.
grade-names = В { $name } нужны столбцы submission и name.
grade-no-table = { $name } уже есть, но это не таблица оценок, поэтому файл не заменён.
grade-no-grades = { $name } — не файл оценок.
grade-resume-where = Для --resume нужен --csv или --html: там хранятся оценки.
grade-template-exists = { $name } уже существует и не заменён; --force заменит его.
grade-template-written = Записано: { $name }
grade-missing = Работа не сдана.
grade-no-code = Не сдано ни одного файла .py или .ipynb.
grade-unreadable = Работу не удаётся прочитать: { $reason }.
grade-not-graded = Работу не удалось проверить из-за ошибки программы ({ $kind }); проверьте её вручную.
grade-zip-deep = { $name }: архивы вложены слишком глубоко.
grade-zip-broken = { $name } — не целый архив zip.
grade-zip-path = В { $name } есть файл, путь которого ведёт за пределы архива, поэтому архив не распакован.
grade-zip-encrypted = { $name } защищён паролем.
grade-zip-large = В { $name } больше { $megabytes } МБ или больше { $files } файлов, поэтому архив не распакован.
grade-on-board = На { $board }:
grade-not-called = После этого функция больше не вызывалась.
grade-again = { $name } для { $board } во второй раз возвращает другой результат: может быть, что-то хранится в глобальной переменной или используются случайные числа?
grade-again-fails = { $name } для { $board } в первый раз возвращает результат, а во второй раз завершается ошибкой.
grade-value = { $name } для { $board } возвращает { $value } вместо { $right } (неверно на { $wrong ->
    [one] { $wrong } поле
    [few] { $wrong } полях
   *[many] { $wrong } полях
} из { $count }).
grade-over = { $name } для { $board } возвращает { $value }, а кратчайшее решение — { $true ->
    [one] { $true } ход
    [few] { $true } хода
   *[many] { $true } ходов
}: эвристика не допустима (завышена на { $count ->
    [one] { $count } поле
    [few] { $count } полях
   *[many] { $count } полях
}).
grade-no-number = { $name } для { $board } возвращает { $value }, а это не число.
grade-moves-expanded = Для { $board } возвращается { $value } вместо двух значений: ходов и списка раскрытых состояний.
grade-moves-bounds = Для { $board } возвращается { $value } вместо двух значений: ходов и списка порогов.
grade-none = Для { $board } решение не найдено, хотя оно есть.
grade-no-moves = Для { $board } возвращается { $value } вместо строки ходов.
grade-illegal = Для { $board } возвращаются ходы { $value }.
grade-not-goal = Для { $board } возвращаются ходы { $value }, которые ведут к { $end }, а не к цели.
grade-longer = Для { $board } найдено решение в { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}; в кратчайшем — { $optimum }.
grade-expanded = На { $board } раскрыто { $count ->
    [one] { $count } состояние
    [few] { $count } состояния
   *[many] { $count } состояний
}, в эталоне { $right }.
grade-states-type = Для { $board } второе значение — { $value }, а не список состояний.
grade-state-type = Для { $board } в списке раскрытых состояний есть { $value }, а это не состояние.
grade-bounds = Для { $board } пороги — { $value } вместо { $right }.
grade-not-none = { $board } не имеет решения, но возвращается { $value } вместо None.
grade-slow = { $board } занимает { $seconds } с, а допустимо не более { $most } с.
grade-share = Верных ответов: { $right } из { $count }.
grade-total = баллы: { $points } из { $of }
grade-progress = Проверено работ: { $count } из { $all }
grade-cancelled = Прервано: проверено работ: { $count } из { $all }.
grade-column-submission = Работа
grade-column-points = Баллы
grade-column-check = Проверка
grade-column-reason = Причина
grade-by-hand = Оценивается вручную
grade-files-changed = Код студента записывает, изменяет или удаляет файлы в своей папке: { $names }. Баллы за это не снимаются.
grade-recording = Запись отличающегося поиска, не более { $most } раскрытий; её можно открыть в программе:
grade-no-recording = Записи отличающегося поиска нет: функция не повторила его за половину времени вызова, или записи не запрашивались.
grade-picture-start = Начало
grade-picture-own = Раскрытие { $step } в работе
grade-picture-reference = Раскрытие { $step } в эталоне
cli-command-grade = Проверить алгоритмы студентов по эталону.
cli-help-grade-task = Задание: { $known } или файл .toml.
cli-help-grade-submissions = Файлы, папки или архивы zip с работами.
cli-help-grade-csv = Записать таблицу группы; баллы, поставленные вручную в прежней таблице, сохраняются.
cli-help-grade-html = Записать страницу для каждого студента и одну для группы.
cli-help-grade-names = Имена студентов: файл CSV со столбцами submission и name.
cli-help-grade-jobs = Сколько работ проверять одновременно (по умолчанию: по числу процессоров).
cli-help-grade-resume = Сохранить оценки работ, которые не изменились.
cli-help-grade-self-check = Только проверки, открытые студентам; код завершения 1, если не все баллы набраны.
cli-help-grade-template = Записать заготовку для задания и ничего не проверять.
cli-help-grade-force = С --template: заменить существующий файл.
cli-help-grade-json = Вывести список JSON с объектом для каждой работы и больше ничего.
cli-help-grade-example = Пример: { $command }
