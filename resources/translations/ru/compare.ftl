# Раздел «Сравнение».

compare-title = Сравнение

## Что сравнивается

compare-add = Добавить
compare-add-tip = Сравнить ещё одну конфигурацию, всего до шести.
compare-presets = Наборы
compare-presets-tip = Готовые сравнения для занятия.
compare-preset-heuristics = Четыре эвристики A*
compare-preset-classics = В ширину · По стоимости · Жадный · A*
compare-preset-ties = A* при четырёх правилах равенства
compare-add-explore = Добавить поиск из «Исследования»
compare-position = Положение { $t } из { $length }
compare-sample = Взять поле { $board }
compare-by = синхронно по
compare-by-name = Синхронно по
compare-by-step = шагам
compare-by-step-tip = В каждом положении каждый поиск делает на одно раскрытие больше; законченный стоит в своём конце.
compare-by-layer = слоям f
compare-by-layer-tip = В каждом положении каждый поиск раскрыл всё, что он раскрывает до следующего значения f.
compare-by-time = времени
compare-by-time-tip = Каждый поиск там, где он был через столько миллисекунд, когда шёл один.
compare-by-time-later = Когда будет измерено время каждого поиска.
compare-common = { $name }:
compare-chip = { $letter }: { $name }
compare-chip-tip = { $letter }: { $name }. Щелчок — изменить.
compare-remove = Убрать { $letter }
compare-board = Поле раздела «Исследование»: { $board }; цель { $goal }
compare-problem = { $problem }: от { $board } до { $goal }
compare-weight = вес { $weight }
compare-ties = при равных f: { $ties }
compare-option = { $name }: { $value }
compare-textbook = учебный
compare-compiled = скомпилированный

## График

compare-chart = Общий график
compare-chart-title = OPEN, раскрытия и f синхронно
compare-chart-empty = Кривые появятся, когда что-нибудь будет раскрыто.
compare-toggle-tip = Рисовать «{ $name }» каждой конфигурации или нет.
compare-axis-step = раскрытий у каждого
compare-axis-layer = f до
compare-axis-time = миллисекунды, каждый поиск отдельно
compare-line = { $letter }: { $name } — { $what }

## Таблица

compare-table = К чему пришла каждая конфигурация
compare-table-none = Здесь появятся показатели каждой конфигурации.
compare-column-name = Конфигурация
compare-column-name-end = В конце
compare-column-name-short = Поиск
compare-column-name-tip = Конфигурации; Enter или двойной щелчок открывает её в «Исследовании» на её шаге.
compare-column-cost = Стоимость
compare-column-cost-tip = Стоимость найденного решения, иначе — чем кончился поиск.
compare-column-optimal = Оптимум
compare-column-expanded = Раскрыто
compare-column-expanded-tip = Сколько узлов раскрыто за весь поиск на данный момент; карточки показывают раскрытые до текущего шага
compare-column-generated = Порождено
compare-column-generated-tip = Сколько преемников порождено за весь поиск на данный момент
compare-column-reopened = Переоткрыто
compare-column-memory = Память
compare-column-time = Время
compare-column-optimal-tip = Оптимально ли решение: это гарантировано, или его стоимость равна известному оптимуму.
compare-column-max-open = Макс. OPEN
compare-column-engine = Движок
compare-column-engine-tip = Движок, которым измерено время. Прогретый: такой поиск он уже делал; холодный: ещё нет.
compare-column-branching = b*
compare-column-branching-tip = Эффективный коэффициент ветвления: то b, при котором b + b² + … + bᵈ равно числу порождённых; d — ходы найденного решения.
compare-column-penetrance = Целенапр.
compare-column-penetrance-tip = Целенаправленность (penetrance): ходы найденного решения, делённые на число порождённых узлов; 1, если больше ничего не порождено.
compare-column-time-tip = Сколько длился поиск, когда он шёл один и ничего больше не делалось; никогда не измеряется при синхронном показе.
compare-time-later = Время измеряется, когда поиск дошёл до конца и ничего не проигрывается.
compare-time-tip = { $count ->
    [one] Один поиск без помех в своём потоке; { $engine }.
    [few] Медиана { $count } поисков без помех, одного за другим в своём потоке; { $engine }.
    [many] Медиана { $count } поисков без помех, одного за другим в своём потоке; { $engine }.
   *[other] Медиана { $count } поисков без помех, одного за другим в своём потоке; { $engine }.
}
compare-times = Время: поиск отдельно, { $engines }
compare-times-later = Время: измеряется для каждого поиска отдельно, когда больше ничего не идёт.
compare-times-of = { $letters }: { $engine }
compare-engine = { $engine }, { $warmth }
compare-warm = прогретый
compare-cold = холодный
optimum-reached = Дешевле решения нет: оптимум — { $optimum }.
optimum-missed = Есть решение дешевле: оптимум — { $optimum }.
listed-equal = Стоимость равна оптимуму, указанному в файле: { NUMBER($listed, maximumFractionDigits: 8) }.
listed-rounded = Стоимость { NUMBER($found, maximumFractionDigits: 8) } совпадает с оптимумом из файла лишь настолько, насколько он там записан: { NUMBER($listed, maximumFractionDigits: 8) }.
listed-differs = В файле указан оптимум { NUMBER($listed, maximumFractionDigits: 8) }, а поиск нашёл { NUMBER($found, maximumFractionDigits: 8) }.
listed-no-path = В файле указан оптимум { NUMBER($listed, maximumFractionDigits: 8) }, но пути нет.
listed-unchecked = В файле указан оптимум { NUMBER($listed, maximumFractionDigits: 8) }; этот поиск его не проверяет: кратчайший путь он может и не найти.
banner-listed-equal = оптимально, как указано в файле: { NUMBER($listed, maximumFractionDigits: 8) }
banner-listed-rounded = оптимально, но в файле лишь { NUMBER($listed, maximumFractionDigits: 8) }
banner-listed-differs = оптимально, но в файле указано { NUMBER($listed, maximumFractionDigits: 8) }
optimal-yes = да
optimal-no = нет
optimal-open = не гарантировано

## Карточки

compare-card-tip = { $name }. Щелчок — открыть в «Исследовании» на этом шаге.
compare-ends-tip = Начало и цели можно перетащить на карте.
compare-card-expanded = раскрыто { $expanded }
compare-card-open = OPEN { $open }
compare-f = f = { $costs }

## Пара

compare-against = и
compare-one = Первая конфигурация, состояния которой сравниваются
compare-other = Вторая конфигурация, состояния которой сравниваются
compare-configuration = Состояния, которые раскрыты
compare-only = только { $letter }: { $count }
compare-only-tip = Состояния, которые { $letter } раскрыл, а { $other } нет.
compare-both = оба: { $count }
compare-both-tip = Состояния, которые раскрыли и { $letter }, и { $other }.
compare-faces = Дерево, список или карта
compare-tree = Дерево
compare-tree-tip = Что раскрыли оба, в одном дереве: каждое состояние один раз, под тем, из которого до него дошли впервые.
compare-list = Список
compare-list-tip = Состояния одно за другим, самые ранние впереди.
compare-map = Карта
compare-map-tip = Что раскрыли оба, на одной карте: только первый, только второй или оба.
compare-open = В «Исследование»
compare-open-tip = Посмотреть на выбранное состояние в «Исследовании», на шаге, который его раскрывает (Enter, двойной щелчок).
compare-states = Состояния, раскрытые одним из поисков
compare-joint-tree = Общее дерево того, что раскрыли оба поиска
compare-state = Состояние
compare-step-of = Шаг { $letter }
compare-f-of = f
compare-node = { $letter } { $step }
compare-later = Сравнение появится, когда поиски остановятся.
compare-computing = Сравнивается, что раскрыл каждый из двух…
compare-no-pair = Нужны две конфигурации, которые могут здесь искать.
compare-nothing = В этом положении таких состояний нет.
compare-same = { $one } и { $other } раскрыли одни и те же состояния.
compare-within = Всё, что раскрыл { $inner }, раскрыл и { $outer }.
compare-apart = И { $one }, и { $other } раскрыли что-то своё.
compare-legend-only = только { $letter }
compare-legend-both = оба
compare-legend-solution = путь, найденный { $letter }
compare-legend-part = { $count ->
    [one] первое { $count } из { $size }
    [few] первые { $count } из { $size }
    [many] первые { $count } из { $size }
   *[other] первые { $count } из { $size }
}

## Что рассказывается

compare-begin = Пока ничего не раскрыто.
compare-searching = идёт поиск…
compare-measuring = измеряется время…
compare-counters = { $count ->
    [one] { $count } конфигурация
    [few] { $count } конфигурации
    [many] { $count } конфигураций
   *[other] { $count } конфигураций
} · поиски целиком: раскрыто { $expanded } · { $memory }
compare-at-start = В начале в OPEN только начальное состояние.
compare-at-step = { $step ->
    [one] После { $shown } раскрытия у каждого:
    [few] После { $shown } раскрытий у каждого:
    [many] После { $shown } раскрытий у каждого:
   *[other] После { $shown } раскрытий у каждого:
}
compare-at-layer = Когда каждый раскрыл всё, что раскрывает при f до { $f }:
compare-at-time = После { $milliseconds } мс работы каждого отдельно:
compare-status-all = все на шаге { $step }
compare-status = { $letter } на шаге { $step }
compare-stopped = Остановлено: не все поиски дошли до конца.
compare-at-limit = Достигнут предел: некоторые поиски не закончены.
compare-ended = Все дошли до конца.
compare-alike = Все, кто нашёл решение, раскрыли поровну: { $expanded }.
compare-min = Меньше всех раскрыл { $letter } ({ $name }): { $expanded } — в { NUMBER($ratio, maximumFractionDigits: 1) } { $ratio ->
    [one] раз
    [few] раза
    [many] раз
   *[other] раза
} меньше, чем { $other } ({ $most }).
compare-at-step-some = Шаг { $shown }.
compare-ended-before = Уже закончили:
compare-behind = Ещё не дошли:
compare-min-tied = Меньше всех, по { $expanded }, раскрыли { $letters } — в { NUMBER($ratio, maximumFractionDigits: 1) } { $ratio ->
    [one] раз
    [few] раза
    [many] раз
   *[other] раза
} меньше, чем { $other } ({ $most }).
compare-jumps-measure = Поиск с прыжковыми точками порождает только клетки, где путь может повернуть, а прыжок минует много других: b* и целенаправленность, сравнивающие порождённые вершины с ходами, здесь ничего не говорят.
compare-paused = Пауза после { $expanded } раскрытий: { $letters }.
compare-paused-short = Пауза: { $expanded }
compare-whole = Таблица считает поиски целиком, на данный момент.
compare-whole-short = Поиски целиком
compare-stopped-after = Остановлены после { $expanded } раскрытий: { $letters }.
compare-stopped-after-short = Остановка: { $expanded }
compare-limited = Достигли предела после { $expanded } раскрытий: { $letters }.
compare-limited-short = Предел: { $expanded }
compare-go-on-tip = Искать до конца. Прервать можно кнопкой «Остановить поиск» в проигрывателе.
