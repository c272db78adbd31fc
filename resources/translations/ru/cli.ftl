# Командная строка и файлы, которые она читает и пишет.

## Справка

cli-about = Запуск, показ и сравнение алгоритмов поиска шаг за шагом: на пятнашках любого размера, на картах и в гексе — игре двух соперников. Без команды открывается окно.
cli-command-solve = Найти ходы от поля до цели.
cli-command-check = Проверить, разрешимо ли поле, и объяснить почему.
cli-command-scramble = Создать поля для решения, по одному в строке.
cli-command-map = Сохранить сетку в другом формате: текст, MovingAI или PNG.
cli-command-divide = Решить поле любого размера по частям.
cli-command-screenshot = Сохранить снимок окна; экран не нужен.

cli-help-usage = Вызов:
cli-help-operands = Аргументы
cli-help-options = Ключи
cli-help-commands = Команды:
cli-help-examples = Примеры:
cli-help-boards = BOARD — это фишки строка за строкой, 0 — пустая клетка: "1 2 3 4 0 6 7 5 8" или "1 2 3/4 0 5", если поле не квадратное;
    или файл с ними; или - — стандартный ввод; или имя: sample, korf:1, nilsson, hardest8, seed:42@4x4.
cli-help-general = Ключи:
cli-option-language = Язык всех текстов, например: --language cs
cli-option-safe = Начать с исходными настройками и без кэшей, если там что-то повреждено.
cli-option-version = Показать версию программы.
cli-help-exit = Код завершения: 0 — готово, 1 — решения не существует, 2 — неверный вызов или ввод, 3 — достигнут предел,
    4 — ничего не найдено и ничего не доказано, 5 — сбой, 130 — остановлено по Ctrl+C.
cli-help-more = Что принимает команда: { $program } COMMAND --help

cli-help-help = Показать эту справку.
cli-help-language = Язык всех текстов: { $known }. По умолчанию — язык системы.
cli-help-board = Фишки строка за строкой, 0 — пустая клетка; если поле не квадратное, строки разделяются знаком /. Или файл, или - (стандартный ввод), или имя; или весь поиск одной строкой: "3x3:1 2 3/7 0 8/5 6 4 goal=last astar manhattan". Или карта: имя, файл или поиск вроде arena.map.scen:12.
cli-help-goal = last (пустая клетка внизу справа), first (вверху слева) или любое поле. По умолчанию — цель именованного поля, иначе last.
cli-help-goal-or-place = { $about } С --problem: место, записанное как для --start.
cli-help-choice = { $about } Одно из { $known }.
cli-help-max-expansions = Остановиться после стольких раскрытий.
cli-help-max-seconds = Остановиться через столько секунд.
cli-help-max-memory = Остановиться, прежде чем поиск займёт больше памяти: 500M, 2G. По умолчанию — четверть памяти машины.
cli-help-record = Сколько узлов записывает поиск в глубину, прежде чем он пойдёт дальше без записи, или «all», если их можно восстановить: ids, idastar и dfs с путями не длиннее 1000 ходов, в один поток, без таблиц и списка CLOSED. По умолчанию { $default }.
cli-help-search-anyway = Искать, хотя известно, что решения нет, пока не будет просмотрено всё.
cli-help-trace = Записать в этот файл всё, что делал поиск ({ $known }).
cli-help-trace-steps = Записать в трассу поиска в глубину только эти шаги: один, например 70000000, или с первого по последний, например 70000000-70000500. Файл начинается с узлов, которые поиск хранил в тот момент.
cli-help-show = Показать все поля на пути и все испробованные пороги.
cli-help-expanded = Перечислить раскрытые состояния в порядке раскрытия.
cli-help-explain = Рассказать, что сделало раскрытие N и почему.
cli-help-moves-as = Писать ходы так, как идёт пустая клетка (blank, по умолчанию) или фишка (tile).
cli-help-move-names = Писать ходы буквами (letters, по умолчанию) или словами (words).
cli-help-json = Вывести один объект JSON и больше ничего.
cli-help-size = Строки и столбцы: 4x4.
cli-help-seed = Зерно генератора случайных чисел: одно и то же зерно даёт одни и те же поля. По умолчанию — случайное; оно выводится.
cli-help-moves = Сделать столько случайных ходов от цели; ни один не отменяет предыдущий. По умолчанию — любое разрешимое поле, все равновероятны.
cli-help-count = Сколько полей. По умолчанию 1.
cli-help-picture = Картинка, файл .png.
cli-help-bench = Что показывает окно: explore, compare, divide, audit, experiments, hex, minimax или play. По умолчанию explore.
cli-help-theme = light (светлая), dark (тёмная), contrast (контрастная) или system (как в системе). По умолчанию — system.
cli-help-pixels = Размер окна. По умолчанию 1280x800.
cli-help-projector = Показать режим проектора.

## Результаты

direction-u = вверх
direction-d = вниз
direction-l = влево
direction-r = вправо

cli-step = Шаг { $number }
cli-bound = Порог { $bound }
cli-ended-solved = { $count ->
    [0] Поле уже совпадает с целью: решено за 0 ходов.
    [one] Решено за { $count } ход:
    [few] Решено за { $count } хода:
   *[many] Решено за { $count } ходов:
}
cli-ended-unsolvable = Решения нет.
cli-ended-exhausted = Решение не найдено, но оно может существовать.
cli-ended-limit = Решение не найдено: достигнут предел ({ $limit }).
cli-ended-cancelled = Остановлено до того, как нашлось решение.
cli-ended-failed = Поиск не удался.
cli-nearest = Ближайшее поле, у которого оно есть:
cli-expanded-states = Раскрытые состояния:
cli-expansion = Раскрытие { $number }
cli-phase = Этап { $number } (фишки: { $tiles }): { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}, { $expanded ->
    [one] раскрыт { $expanded } узел
    [few] раскрыто { $expanded } узла
   *[many] раскрыто { $expanded } узлов
}.
cli-seed = Зерно { $seed }

cli-label-board = Поле
cli-label-cost = Стоимость
cli-label-expanded = Раскрыто узлов
cli-label-generated = Порождено узлов
cli-label-reopened = Переоткрыто узлов
cli-label-max-open = Максимум в OPEN
cli-label-bounds = Испробованные пороги
cli-label-seconds = Секунды
cli-label-memory = Память, МиБ
cli-label-smaller-after = Меньших фишек после каждой
cli-label-inversions = Инверсии
cli-label-blank-row = Строка пустой клетки
cli-label-nearest = Ближайшее разрешимое поле

## Ход поиска

cli-progress-compiling = раскрыто { $expanded }; один раз компилируется то, что нужно этому поиску
cli-compiling-first = Один раз компилируется то, что нужно этому поиску: { $seconds } с
cli-progress = раскрыто { $expanded }, { $rate } в секунду
cli-progress-open = раскрыто { $expanded }, { $rate } в секунду, в OPEN { $open }{ $informed ->
    [no] { "" }
   *[yes] , f = { $f }
}
cli-progress-bound = раскрыто { $expanded }, { $rate } в секунду, порог { $bound }
cli-scenario-taken = В { $name } { $count ->
    [one] { $count } поиск
    [few] { $count } поиска
   *[many] { $count } поисков
}; это поиск { NUMBER($number) }. Чтобы выбрать другой, добавьте его номер: { $example }.
cli-hint-duplicates = { $algorithm } не узнаёт место, в которое приходит другим путём, поэтому поиск на карте может длиться очень долго. A* узнаёт; этот поиск ограничивает { $option }.
cli-progress-divide = раскрыто { $expanded }, { $rate } в секунду, этап { $phase } из { $phases }
cli-progress-shortening = сокращение: раскрыто { $expanded }, { $rate } в секунду, этап { $phase } из { $phases }

## Что не так с аргументами

cli-command-unknown = Команды «{ $name }» нет. Есть { $known }.
cli-command-unknown-near = Команды «{ $name }» нет. Может быть, { $near }?
cli-option-unknown = Ключа { $name } здесь нет; все ключи показывает --help.
cli-option-unknown-near = Ключа { $name } здесь нет. Может быть, { $near }?
cli-operand-missing = Не хватает { $name }; см. { $command } --help.
cli-operand-surplus = «{ $text }» — лишний аргумент.
cli-operand-surplus-board = «{ $text }» — лишний аргумент; поле берут в кавычки.
cli-value-missing = У ключа { $option } нет значения.
cli-value-surplus = Ключ { $option } не принимает значения.
cli-arguments = Аргументы не читаются: { $text }
cli-whole = «{ $value }» — недопустимое значение для { $option }: нужно целое число от { $least } до { $most }.
cli-record = «{ $value }» — недопустимое значение для record: нужно целое число узлов, не меньше 1, или all.
cli-seconds = «{ $value }» — недопустимое значение для { $option }: нужно число секунд больше 0.
cli-memory = «{ $value }» — недопустимое значение для { $option }: нужен объём памяти больше 0, например 500M или 2G.
cli-pixels = «{ $value }» — не размер в пикселях вроде 1280x800 со сторонами от { $least } до { $most }.
cli-picture-ending = «{ $name }» не годится для картинки: имя должно кончаться на { $known }.
cli-trace-steps-alone = Ключу --trace-steps нужен ключ --trace: он задаёт файл.
cli-trace-steps = «{ $value }» — недопустимое значение для trace-steps: нужен шаг или первый и последний шаги, например 100-200.
cli-find-progress = поиск шагов с этими условиями: { $percent } %, { $seconds } с
cli-find-cancelled = Остановлено: на каких шагах выполняются условия, неизвестно.
cli-trace-progress = запись «{ $name }»: { $percent } %, { $seconds } с
cli-trace-cancelled = Остановлено: трасса «{ $name }» не записана.
cli-trace-clipped = { $last ->
    [one] В поиске только { $last } шаг: в трассе шаги с { $first } по { $last }.
    [few] В поиске только { $last } шага: в трассе шаги с { $first } по { $last }.
   *[many] В поиске только { $last } шагов: в трассе шаги с { $first } по { $last }.
}
cli-trace-clipped-recorded = { $last ->
    [one] Записан только { $last } первый шаг: в трассе шаги с { $first } по { $last }.
    [few] Записаны только { $last } первых шага: в трассе шаги с { $first } по { $last }.
   *[many] Записаны только { $last } первых шагов: в трассе шаги с { $first } по { $last }.
}
cli-explain-step = Раскрытия { $number } нет: { $steps ->
    [0] не записано ни одного.
    [one] записано только { $steps } раскрытие.
    [few] записаны только { $steps } раскрытия.
   *[many] записано только { $steps } раскрытий.
}
cli-output-unwritable = Вывод не записывается: { $reason }.

## Файлы

standard-input = стандартный ввод
file-missing = Файла «{ $name }» нет.
file-directory = «{ $name }» — папка, а не файл.
file-no-folder = «{ $name }» не записать: папки «{ $folder }» нет.
file-unreadable = «{ $name }» не читается: { $reason }.
file-unwritable = «{ $name }» не записывается: { $reason }.
file-held = Файл «{ $name }» занят другим процессом. Повторите попытку позже.
file-held-by = Файл «{ $name }» занят процессом { $process } на компьютере { $computer } с { $since }.
file-large = «{ $name }» слишком велик для поля: читается не больше { $most ->
    [one] { $most } байта
    [few] { $most } байт
   *[many] { $most } байт
}.
file-binary = «{ $name }» — не текст (UTF-8), и поля в нём нет.
file-complaint = «{ $name }»: { $complaint }
trace-ending = «{ $name }» не годится для трассы: имя должно кончаться на одно из { $known }.
cli-not-comparable = Числа не сравнимы с чужими: они зависят от таблиц или от того, какой поток оказался быстрее.
cli-recorded = { $steps ->
    [one] Записано только первое { $steps } раскрытие; счётчики относятся ко всем.
    [few] Записаны только первые { $steps } раскрытия; счётчики относятся ко всем.
   *[many] Записаны только первые { $steps } раскрытий; счётчики относятся ко всем.
}
window-no-display = Нет дисплея, на котором можно открыть окно. Команды терминала работают и без него: search-workbench --help

## Базы данных шаблонов

cli-command-pdb = Показать, построить или удалить базы шаблонов.
cli-help-pdb-action = Что сделать: { $known }.
cli-help-pdb-name = База: одна из { $known }; или шаблоны из фишек цели, например "pdb(1 2 3/4 5 6/7 8)".
cli-help-pdb-board = Строки и столбцы поля. По умолчанию — те, для которых задумана база, или те, что у цели.
cli-help-pdb-goal = last (пустая клетка внизу справа), first (вверху слева) или любое поле. По умолчанию — last.
cli-help-pdb-memory = Не занимать больше памяти, чем: 500M, 2G. По умолчанию — четверть памяти машины.
cli-pdb-action = «{ $name }» — такого с базами шаблонов сделать нельзя. Есть { $known }.
cli-pdb-action-near = «{ $name }» — такого с базами шаблонов сделать нельзя. Может быть, { $near }?
cli-pdb-board = Скажите, для какого поля { $name }, например --board 4x4.
cli-pdb-list = pdb list показывает все базы; { $text } здесь не указывают.
cli-pdb-absent = Базы { $name } для поля { $size } с целью { $goal } нет, удалять нечего.
cli-pdb-name = Имя
cli-pdb-goal = Цель
cli-pdb-size = Размер
cli-pdb-state = Состояние
cli-pdb-shape = Поле
cli-pdb-state-built = построена
cli-pdb-state-missing = не построена
cli-pdb-state-damaged = повреждена
cli-pdb-megabytes = { $count } МБ
cli-pdb-folder = Папка: { $name }
cli-pdb-first-use = Строится база шаблонов { $name }; это нужно только один раз.
cli-pdb-progress = построено { $percent } %, { $seconds } с
cli-pdb-waiting = Эту базу строит другой процесс; ожидание
cli-pdb-built = База { $name } ({ $size }) построена за { $seconds } с: { $file }
cli-pdb-there = База { $name } уже построена: { $file }
cli-pdb-damaged = Файл «{ $file }» повреждён: база { $name } строится заново.
cli-pdb-cancelled = Остановлено; от { $name } ничего не осталось.
cli-pdb-removed = База { $name } ({ $size }) удалена.

## Расстояния

cli-command-distances = Сосчитать поля на каждом расстоянии от цели.
cli-help-distances-goal = last (пустая клетка внизу справа), first (вверху слева) или любое поле; важно лишь, где у него пустая клетка. По умолчанию — last.
distances-large = Поле { $size } слишком велико: от его цели достижимо { $states } полей, а все они перебираются только на полях не больше чем из { $most } клеток.
cli-distances-depth = Расстояние
cli-distances-states = Полей
cli-distances-cumulative = Всего
cli-distances-progress = сосчитано { $percent } %, { $seconds } с, расстояние { $depth }
cli-distances-sum = { $states ->
    [one] { $states } поле
    [few] { $states } поля
   *[many] { $states } полей
}; радиус { $radius }; дальше всего { $antipodes ->
    [one] { $antipodes } поле
    [few] { $antipodes } поля
   *[many] { $antipodes } полей
}; среднее расстояние { $mean }
cli-distances-cancelled = Остановлено; поля дальше этих не сосчитаны.
distances-memory = Поиску нужно { $megabytes } МБ памяти, а разрешено { $most } МБ.
cli-distances-farthest = Самые далёкие поля:
cli-distances-some = Из самых далёких полей ({ $count }):
job-seconds = Отведённое время вышло.
cli-help-distances-disk = Держать поля в этой папке, а не в памяти; годится для полей до 16 клеток. Остановленный или убитый поиск та же команда продолжает.
cli-distances-kept = Сделанное сохранено в { $name }: та же команда продолжит с этого места.
cli-distances-on-disk = На диске, МиБ

## Слои на диске

disk-folder = В «{ $name }» слои не сохранить: { $reason }.
disk-busy = Папкой «{ $name }» пользуется другой поиск.
disk-damaged = Файл «{ $name }» поиска на диске повреждён, и продолжить поиск нельзя. Удалите файлы в его папке или выберите другую папку.
disk-mended = Файлы поиска на диске были повреждены. Поиск продолжен с последнего целого слоя, и числа верны.
disk-old = В «{ $name }» лежит поиск прежней версии, которая не хранила контрольных сумм. Удалите его файлы или выберите другую папку.
disk-counts = Слои в «{ $name }» неверны: в них { $count } позиций, а в пространстве их { $states }. Удалите там файлы или выберите другую папку.
failed-disk-damaged = То, что поиск хранит на диске в «{ $name }», повреждено, и продолжить его нельзя. Начните его заново.
disk-other = В «{ $name }» лежит другой поиск, от поля { $board }: возьмите другую папку.
disk-small = Полю { $size } нужно на диске около { $megabytes } МБ, а там, где «{ $name }», свободно { $free } МБ.
disk-full = Диск полон: «{ $name }» нужно ещё { $megabytes } МБ.
disk-failed = Файл в «{ $name }» не читается или не пишется: { $reason }.
