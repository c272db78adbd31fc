# Трассы поиска: наши и Posthoc

cli-command-trace = Перевести трассу поиска в другой формат.
cli-help-trace-input = Трасса, которую надо прочитать ({ $known }).
cli-help-trace-output = Файл, который будет записан ({ $known }); формат определяется именем.
trace-written = «{ $name }»: { $content }
trace-records = { $count ->
    [one] { NUMBER($count) } узел, шагов: { $steps }
    [few] { NUMBER($count) } узла, шагов: { $steps }
   *[many] { NUMBER($count) } узлов, шагов: { $steps }
}
trace-events = { $count ->
    [one] { NUMBER($count) } событие
    [few] { NUMBER($count) } события
   *[many] { NUMBER($count) } событий
}

trace-no-input = «{ $name }» — не трасса, которую можно прочитать: имя должно оканчиваться на одно из { $known }.
trace-format = Это не трасса Search Workbench: в первой строке должно быть "format": "search-workbench-trace".
trace-version = У этой трассы версия { $version }; читается только версия { $known }.
trace-header = В первой строке «{ $name }» не может быть { $value }.
trace-header-posthoc = В «search-workbench» «{ $name }» не может быть { $value }.
trace-header-missing = В первой строке нет «{ $name }».
trace-header-missing-posthoc = В «search-workbench» нет «{ $name }».
trace-header-key = В первой строке «{ $name }» не допускается.
trace-header-key-posthoc = В «search-workbench» «{ $name }» не допускается.
trace-record-number = Там, где должна быть запись { $number }, стоит { $value }: записи нумеруются с 0, каждая один раз, и идут до шагов.
trace-record-columns = В записи { $number } и в предыдущих записях разные данные: «{ $name }» есть не во всех.
trace-record-value = Запись { $number }: «{ $name }» не может быть { $value }.
trace-record-later = Запись { $number } стоит раньше записи { $other }, которую она называет в «{ $name }».
trace-record-no-step = Запись { $number } не относится ни к одному шагу: на последнем шаге записей меньше.
trace-record-ended = Запись { $number }: шаг в «{ $name }» раньше появления записи, или его нет в трассе.
trace-record-parent = Запись { $number } порождена раньше, чем раскрыт её родитель.
trace-expanded = Запись { $number }: на шаге, указанном в «expanded», раскрывается не она.
trace-step-number = Там, где должен быть шаг { $number }, стоит { $value }: шаги нумеруются с 1, каждый один раз.
trace-step-value = Шаг { $number }: «{ $name }» не может быть { $value }.
trace-event-number = Там, где должно быть событие { $number }, стоит что-то другое: события нумеруются с 1, каждое один раз.
trace-many = В трассе больше { $most } записей или шагов.
trace-part-step = { $steps ->
    [0] В поиске нет ни одного шага, записать нечего.
    [one] В поиске только { $steps } шаг, поэтому трасса не может начаться с шага { $number }.
    [few] В поиске только { $steps } шага, поэтому трасса не может начаться с шага { $number }.
   *[many] В поиске только { $steps } шагов, поэтому трасса не может начаться с шага { $number }.
}
trace-part-recorded = { $steps ->
    [0] Не записано ни одного шага поиска.
    [one] Записан только { $steps } первый шаг, поэтому трасса не может начаться с шага { $number }.
    [few] Записаны только { $steps } первых шага, поэтому трасса не может начаться с шага { $number }.
   *[many] Записаны только { $steps } первых шагов, поэтому трасса не может начаться с шага { $number }.
}
trace-part-events = В трассе для Posthoc может быть не больше { $most } событий, а на каждый шаг приходится хотя бы одно: выберите меньше шагов или файл с окончанием .jsonl.
trace-part-order = Первый шаг, { $first }, позже последнего, { $last }.
trace-empty = В трассе нет записей.
trace-state = Состояние «{ $state }» — не поле. { $complaint }

posthoc-large = «{ $name }» слишком велик: читается не больше { $most } мегабайт.
posthoc-binary = «{ $name }» — не текст в UTF-8: см. строку { $line }.
posthoc-syntax = Строку { $line } нельзя прочитать: там чего-то не хватает или что-то лишнее.
posthoc-twice = «{ $name }» встречается дважды, второй раз — в строке { $line }.
posthoc-deep = Строка { $line }: списки вложены друг в друга глубже { $most }.
posthoc-number = Строка { $line }: там бесконечное число или вовсе не число.
posthoc-text = Строка { $line }: там половина буквы, чего в тексте быть не может.
posthoc-alias = Строка { $line }: ссылки (*имя) не читаются — несколько таких могут означать бесконечные данные.
posthoc-tag = Строка { $line }: тег «{ $tag }» не читается.
posthoc-version = «version» здесь { $version }, а у трассы Posthoc должно быть { $known }.
posthoc-views = «views» должно сопоставлять именам списки видов.
posthoc-no-events = Нет списка «events».
posthoc-empty = Список «events» пуст.
posthoc-many = Трассу для Posthoc, в которой больше { $most } событий, открыть нельзя: экспортируйте меньше шагов поиска или файл с окончанием .jsonl.
posthoc-event-kind = Событие { $number } — это { $value }, а не набор значений с именами.
posthoc-event-type = Событие { $number }: «type» должно быть текстом, а не { $value }.
posthoc-event-id = Событие { $number }: «{ $name }» должно быть числом или текстом, а не { $value }.
posthoc-event-number = Событие { $number }: «{ $name }» должно быть числом, а не { $value }.

posthoc-no-nodes = Ни одно событие не создаёт узла: показывать нечего.
posthoc-parent-missing = Событие { $number }: его родитель «{ $parent }» не встречался раньше.
posthoc-parent-itself = Событие { $number }: «{ $parent }» не может быть собственным родителем.
trace-record-state = Запись { $number }: состояния «{ $state }» в этой задаче нет. { $complaint }

# О записи, которая открыта из файла

explain-summary-expanded = Раскрыт узел { $number }: { node-costs }.
explain-summary-event = «{ $kind }»: узел { $number }.
explain-summary-event-alone = «{ $kind }».
explain-summary-more = { $count ->
    [one] Ещё { NUMBER($count) } событие.
    [few] Ещё { NUMBER($count) } события.
   *[many] Ещё { NUMBER($count) } событий.
}

# В окне

command-trace = &Экспортировать трассу…
files-open-kinds = Файлы Search Workbench (*.txt *.py *.workbench *.toml *.json *.jsonl *.trace.yaml *.trace.yml *.sgf *.hex *.map *.scen *.png);;Все файлы (*)
traces-export-title = Экспорт поиска
traces-whole = &Все записанные шаги: с 1 по { $steps }
traces-part = &Шаги с
traces-to = по
traces-first = Первый шаг
traces-last = Последний шаг
traces-part-about = Часть поиска начинается с узлов, которые поиск хранил перед её первым шагом.
traces-too-large = Узлов в поиске { $nodes }. Записать трассу можно, но файл примерно с { $most } узлов и больше здесь уже не открыть.
traces-choose-file = Выбрать файл…
traces-kind-posthoc = Posthoc
traces-kind-posthoc-yaml = Posthoc, в виде YAML
traces-kind-own = Search Workbench
traces-kind-table = Таблица узлов
traces-reading = Читается «{ $name }»…
traces-writing = Записывается «{ $name }»…
traces-cancel = Отмена
traces-exported = Записан файл { $name }
traces-busy = Поиск ещё идёт: дождитесь его конца или остановите его, а потом экспортируйте.
run-imported = из файла
banner-imported = Из файла «{ $name }»
banner-imported-detail = шагов: { $steps }, узлов: { $nodes }; только для просмотра
banner-part-detail = шаги с { $first } по { $last } поиска, который раскрыл { $count ->
    [one] { $count } узел
    [few] { $count } узла
   *[many] { $count } узлов
} и породил { $generated }; только для просмотра
pseudocode-imported = Эта запись открыта из файла. В ней есть узлы и шаги, но нет алгоритма, который их сделал.
inspector-h-description = Так сказано в файле.
inspector-h-alone = h = { $h }
