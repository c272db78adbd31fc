# Задачи, кроме досок.

## Как задача рисует свои состояния

paint-failed = Собственный рисунок задачи (paint) прервался ошибкой { $kind }: { $text }
paint-many = В собственном рисунке задачи (paint) больше фигур, чем допустимо: { $most }.
paint-kind = В собственном рисунке задачи (paint) есть { $shape }; фигура начинается с одного из слов: { $known }.
paint-numbers = В собственном рисунке задачи (paint) есть { $shape }; фигуре { $kind } нужно чисел: { $count }, а затем, если хочется, цвет.
paint-colour = В собственном рисунке задачи (paint) есть { $shape }; цвет не из числа: { $known }.

## Where boards are shown for boards

nodes-state = Состояние

## Файлы карт

map-pasted = Вставленная карта
map-kind = Карта начинается строкой вроде grid Garden, graph Towns или type octile; эта начинается с «{ $word }».
map-nothing = Карта начинается строкой вроде grid Garden, graph Towns или type octile; здесь же нет ничего.
map-binary = «{ $name }» — не текст (UTF-8), так что карты в нём нет.
map-heading = Строка { NUMBER($line, useGrouping: 0) }: нет заголовка, который начинается словом { $kind }; здесь «{ $text }».
map-empty = После заголовка { $kind } ничего нет, или нет его самого.
map-name = Строка { NUMBER($line, useGrouping: 0) }: «{ $name }» — не название места: в нём от 1 до { $most } букв и нет запятых.
map-number = Строка { NUMBER($line, useGrouping: 0) }: «{ $value }» — не число вида 75 или 2.5.
map-no-path = Пути { $start } → { $goal } нет.
map-place = Места «{ $name }» нет.
map-place-known = Места «{ $name }» нет. Есть: { $known }.
map-place-near = Места «{ $name }» нет. Может быть, { $near }?
map-place-wall = Клетка { $name } — стена.
map-place-outside =
    { $form ->
        [x-y] Клетка { $name } вне сетки: X — от 0 до { $column }, Y — от 0 до { $row }.
       *[row-column] Клетка { $name } вне сетки: в ней { $row } рядов и { $column } столбцов.
    }
map-square =
    { $form ->
        [x-y] «{ $name }» — не клетка: пишите X,Y, столбец и ряд, считая с 0, например { $example }.
       *[row-column] «{ $name }» — не клетка: пишите ряд и столбец, считая с 1, например { $example }.
    }
map-none = У этой задачи нет карты.
graph-line = Строка { NUMBER($line, useGrouping: 0) }: «{ $text }» — не ребро (A -- B: 3 или A -> B: 3), не место (A: at 1 2, h 3) и не start или goal.
graph-loop = Строка { NUMBER($line, useGrouping: 0) }: ребро ведёт из { $place } в { $place }, то есть туда же.
graph-twice = Строка { NUMBER($line, useGrouping: 0) }: ребро из { $here } в { $there } уже есть, в строке { NUMBER($before, useGrouping: 0) }.
graph-starts = Строка { NUMBER($line, useGrouping: 0) }: начало только одно, и оно названо в строке { NUMBER($before, useGrouping: 0) }.
graph-place-twice = Строка { NUMBER($line, useGrouping: 0) }: место { $place } уже описано.
graph-fact = Строка { NUMBER($line, useGrouping: 0) }: «{ $fact }» — не координаты вида at 91 492, не оценка вида h 366 и не имя на другом языке вида cs Bukurešť, или это сказано дважды.
graph-form-taken = «{ $form }» — имя двух мест: { $other } и, на другом языке, { $place }.
graph-large = Строка { NUMBER($line, useGrouping: 0) }: это больше, чем помещается: { $places } мест и { $edges } рёбер.
graph-ends = Строка { NUMBER($line, useGrouping: 0) } последняя, а начала (start) или цели (goal) так и не было.
graph-end-unknown = Строка { NUMBER($line, useGrouping: 0) }: место { $place } не описано, и ни одно ребро к нему не ведёт.
graph-at-missing = У места { $place } нет координат, а у { $other } они есть: задайте их для всех мест или ни для одного.
graph-h-missing = У места { $place } нет h, а у { $other } есть: задайте h для всех мест или ни для одного.
grid-width = В строке { NUMBER($line, useGrouping: 0) } клеток { $count }, а в первом ряду { $first }.
grid-large = Строка { NUMBER($line, useGrouping: 0) }: в сетке не больше { $most } рядов и столбцов.
grid-sign = Строка { NUMBER($line, useGrouping: 0) }: «{ $sign }» — не клетка: # — стена, . — свободно, цифра — стоимость входа, S — начало, G — цель.
grid-starts = Строка { NUMBER($line, useGrouping: 0) }: S только одна, и она в строке { NUMBER($before, useGrouping: 0) }.
grid-ends = Строка { NUMBER($line, useGrouping: 0) } последняя, а S или G так и не было.
grid-moves = Строка { NUMBER($line, useGrouping: 0) }: «{ $text }» — не правило ходов; напишите moves и одно из { $known }.
moving-ai-heading = Строка { NUMBER($line, useGrouping: 0) }: здесь должно быть { $word }, а не «{ $text }». Карта MovingAI начинается строками type, height, width и map.
moving-ai-heading-end = Заголовок кончается перед { $word }. Карта MovingAI начинается строками type, height, width и map.
moving-ai-size = Строка { NUMBER($line, useGrouping: 0) }: «{ $text }» — не размер; нужно число от 1 до { $most }.
moving-ai-rows = Строка { NUMBER($line, useGrouping: 0) }: { $lacks ->
    [yes] не хватает ряда.
   *[no] этот ряд лишний.
} В заголовке высота { $rows }, а в карте { $count ->
    [one] { NUMBER($count) } ряд.
    [few] { NUMBER($count) } ряда.
   *[many] { NUMBER($count) } рядов.
}
moving-ai-width = В строке { NUMBER($line, useGrouping: 0) } { $count ->
    [one] { $count } клетка,
    [few] { $count } клетки,
   *[many] { $count } клеток,
} а в заголовке ширина { $columns }.
moving-ai-sign = Строка { NUMBER($line, useGrouping: 0) }, столбец { $column }: «{ $sign }» — не клетка: . G S — земля, W — вода, @ O T — стены, цифра — стоимость.
moving-ai-no-room = Все клетки карты — стены.
scenario-heading = В строке { NUMBER($line, useGrouping: 0) } стоит «{ $text }». Файл сценариев начинается строкой version 1.
scenario-empty = Файл пуст. Файл сценариев начинается строкой version 1.
scenario-fields = В строке { NUMBER($line, useGrouping: 0) } { $count ->
    [one] { $count } поле,
    [few] { $count } поля,
   *[many] { $count } полей,
} а у поиска их { $fields }: группа, карта, ширина, высота, x и y начала, x и y цели, длина.
scenario-number = Строка { NUMBER($line, useGrouping: 0) }: «{ $value }» — не число от 0; группа, размеры, клетки и длина — такие числа.
scenario-binary = «{ $name }» — не текст (UTF-8), так что сценариев в нём нет.
scenario-none = После первой строки нет ни одного поиска.
scenario-range = { $range } — не поиск из этого файла и не диапазон вроде 1-100; поисков в нём { NUMBER($count) }.
scenario-map-missing = Строка { NUMBER($line, useGrouping: 0) }: карты { $name } нет ни рядом с файлом, ни там, куда ведёт её путь.
scenario-size = Строка { NUMBER($line, useGrouping: 0) }: в карте должно быть { $columns } × { $rows } клеток, а их { $width } × { $height }.
scenario-square =
    { $outside ->
        [yes] Строка { NUMBER($line, useGrouping: 0) }: клетка { $name } вне карты.
       *[no] Строка { NUMBER($line, useGrouping: 0) }: клетка { $name } — стена.
    }
png-damaged = Картинка повреждена, или это не PNG.
png-large = В картинке { $columns } × { $rows } пикселей, а карта может быть не больше { $most } в каждую сторону.
png-water = На картинке нельзя показать воду: сохраните карту как .map или .txt.
png-cost-zero = На картинке нельзя показать клетки стоимости 0: сохраните карту как .map или .txt.
map-not-grid = В .map и как картинку можно сохранить только сетку; граф сохраняется в .txt.
scenario-open-title = Открыть сценарий
scenario-open-which = Номер сценария в файле { $name }, от 1 до { NUMBER($count) }:
scenario-open-facts = Сценарий { NUMBER($chosen) } из { NUMBER($count) }: из { $start } в { $goal }, оптимум { $optimum }
scenario-ending = В файле «{ $name }» сценарии, поэтому его имя должно кончаться на .scen.
scenario-pasted = В тексте сценариев нет их карты { $name }: сохраните текст в файл .scen рядом с картой и откройте этот файл.

## Собственные задачи

own-problem-broken = { $name } не создаёт задачу: { $reason }.
own-problem-lacks = У того, что создаёт { $name }, нет { $method }(); у задачи должны быть { $known }.
own-problem-heuristics = heuristics() у { $name } возвращает не отображение имён в функции.
problem-ends-fixed = Начало и цель задачи { $problem } не выбираются.

## Гарантии

guarantee-unequal-costs = Ходы здесь могут стоить по-разному, а этот алгоритм считает ходы: может найтись решение дешевле.

own-problem-unnamed = Скажите, какой класс или какая функция в { $name } создаёт задачу: { $name }:ИМЯ.
unknown-problem = Задачи «{ $name }» нет: есть { $known }; можно дать файл или путь/файл.py:Класс.
unknown-problem-near = Задачи «{ $name }» нет. Может быть, { $near }?

## Командная строка

cli-help-problem = Искать не на поле с фишками: { $known }; файл карты, картинка PNG или сценарий (arena.map.scen:12); своя задача в виде путь/файл.py:Класс.
cli-help-start = Откуда начинается поиск в задаче: название места, на сетке ряд,столбец, а на карте MovingAI и на картинке x,y — столбец и ряд от 0.
cli-help-move-rule = Сколько соседей у клетки сетки: 4; 8, не срезая углов; или 8-corners, срезая. По умолчанию как сказано в файле, у карт MovingAI 8.
cli-help-map = Сетка: { $known }; файл карты; картинка PNG; сценарий, например arena.map.scen:12.
cli-help-map-out = Куда записать; формат виден по имени: { $known }. В .map и .png нет ни начала, ни цели. В .png белое свободно, чёрное — стена, а стоимость c — это уровень серого 280 − 25c.
problem-rule-fixed = --moves — для сеток: у задачи { $problem } одно правило ходов.
unknown-move-rule = Нет правила ходов «{ $name }»: есть { $known }.
unknown-move-rule-near = Нет правила ходов «{ $name }»: есть { $known }.
cli-board-and-problem = Дайте либо поле, либо --problem, но не то и другое.
cli-option-boards = { $option } — только для полей с фишками.
cli-option-problems = { $option } бывает только с --problem: поле берётся таким, как оно есть.
cli-option-order = --order — для полей с фишками и сеток: у ходов задачи { $problem } нет направлений.
cli-ended-solved-at = { $count ->
    [0] Начало уже и есть цель: решено за 0 ходов.
    [one] Решено за { $count } ход, стоимость { $cost }:
    [few] Решено за { $count } хода, стоимость { $cost }:
   *[many] Решено за { $count } ходов, стоимость { $cost }:
}

## Эвристики

map-heuristic-table = Таблица h
map-heuristic-table-short = Таблица h
map-heuristic-table-about = Значения h, заданные для каждого места: в файле карты или на самой карте.
map-heuristic-table-advantages = Может быть какой угодно: такой, как в книге или у преподавателя; здесь она сверена со всеми истинными расстояниями.
map-heuristic-table-drawbacks = Она годится для той цели, для которой составлена, и ни для какой другой.
map-heuristic-straight-line = Расстояние по прямой
map-heuristic-straight-line-short = По прямой
map-heuristic-straight-line-about = Расстояние до цели на карте по прямой, по наименьшей стоимости единицы длины среди всех рёбер.
map-heuristic-straight-line-advantages = Допустима и монотонна на любой карте с координатами и для любой цели.
map-heuristic-straight-line-drawbacks = Одно ребро, дешёвое для своей длины, делает её низкой везде.
map-heuristic-manhattan = Манхэттенское расстояние
map-heuristic-manhattan-short = Манхэттен
map-heuristic-manhattan-about = Ряды и столбцы между клеткой и целью, вместе: путь, если бы не было стен и каждая клетка стоила 1.
map-heuristic-manhattan-advantages = При четырёх соседях допустима и монотонна, если нет клеток дешевле 1; тогда это лучшая оценка из тех, что не смотрят на стены.
map-heuristic-manhattan-drawbacks = Не видит ни стен, ни дорогих клеток. С ходами по диагонали может завышать.
map-heuristic-euclidean = Евклидово расстояние
map-heuristic-euclidean-short = Евклид
map-heuristic-euclidean-about = Прямая от клетки до цели.
map-heuristic-euclidean-advantages = Допустима и монотонна, если нет клеток дешевле 1.
map-heuristic-euclidean-drawbacks = Прямо можно идти не в любую сторону: это расстояние не больше манхэттенского и не больше октильного.
map-heuristic-chebyshev = Расстояние Чебышёва
map-heuristic-chebyshev-short = Чебышёв
map-heuristic-chebyshev-about = Большая из двух разностей, по рядам и по столбцам: столько ходов понадобилось бы без стен и с ходами по диагонали.
map-heuristic-chebyshev-advantages = Допустима и монотонна при любом правиле ходов, если нет клеток дешевле 1.
map-heuristic-chebyshev-drawbacks = Ход по диагонали считается за 1, хотя стоит √2 или вовсе запрещён.
map-heuristic-octile = Октильное расстояние
map-heuristic-octile-short = Октильное
map-heuristic-octile-about = Длина кратчайшего пути из прямых и диагональных ходов: стоимость, если бы стен не было и каждая клетка стоила 1.
map-heuristic-octile-advantages = Допустима и монотонна, если нет клеток дешевле 1; при восьми соседях это лучшая оценка из тех, что не смотрят на стены.
map-heuristic-octile-drawbacks = Не видит ни стен, ни дорогих клеток; при четырёх соседях не больше манхэттенского.
map-heuristic-zero = Нулевая
map-heuristic-zero-short = Нулевая
map-heuristic-zero-about = Везде оценивает в 0.
map-heuristic-zero-advantages = Показывает, что делает поиск, не зная ничего о цели: с ней A* — это поиск по критерию стоимости.
map-heuristic-zero-drawbacks = Ничего не подсказывает.
map-heuristic-brought = { $name }
map-heuristic-brought-short = { $name }
map-heuristic-brought-about = Оценка «{ $name }», которую даёт сама задача.
map-heuristic-brought-advantages = Автор задачи знает её лучше всех.
map-heuristic-brought-drawbacks = О ней ничего не известно, поэтому решение с ней не обязательно самое дешёвое.
map-proof-manhattan = Ход меняет только строку или только столбец, на 1, так что h уменьшается не больше чем на 1, а дешевле ходов нет. В цели h равна 0: значит, оценка монотонна, а потому и допустима.
map-proof-euclidean = По неравенству треугольника ход сокращает прямую до цели не больше чем на свою длину, 1 или √2, а дешевле ходов нет. В цели h равна 0: значит, оценка монотонна, а потому и допустима.
map-proof-chebyshev = Ход меняет строку и столбец не больше чем на 1, так что большая из разностей уменьшается не больше чем на 1, а дешевле ходов нет. В цели h равна 0: значит, оценка монотонна, а потому и допустима.
map-proof-octile = Прямой ход уменьшает её не больше чем на 1, диагональный — не больше чем на √2, а дешевле таких ходов нет. В цели h равна 0: значит, оценка монотонна, а потому и допустима.
map-proof-zero = Она никогда не уменьшается, а стоимости не бывают меньше 0: значит, оценка монотонна, а потому и допустима.
map-proof-diagonal = Диагональный ход стоит √2 ≈ 1,41, а уменьшить её может на 2, так что из правила ходов это не следует.
map-proof-examined =
    { $places ->
        [one] На этой карте она сравнена с настоящими расстояниями { $places } места и вдоль каждого хода.
        [few] На этой карте она сравнена с настоящими расстояниями всех { $places } мест и вдоль каждого хода.
       *[many] На этой карте она сравнена с настоящими расстояниями всех { $places } мест и вдоль каждого хода.
    }
map-proof-none = Карта слишком велика, чтобы проверить каждую клетку, поэтому ничего не утверждается.

## Карты в окне

map-description = Карта, { $number } { $count ->
    [one] место
    [few] места
   *[many] мест
}. Путь: { $path }
map-mark-unseen = не порождено
map-mark-open = открыто
map-mark-closed = закрыто
map-mark-current = текущее
map-mark-one = раскрыто только первым
map-mark-other = раскрыто только вторым
map-mark-both = раскрыто обоими
map-path = путь
map-goal = цель
map-start = начало
map-unmet = не встретилось
map-legend = Что значат фигуры
map-values = Значения
map-values-tip = Написать значение на карте, раскрасить карту по значению или провести стрелки к родителям
map-written = Написать
map-written-none = ничего
map-written-costs = стоимости
map-coloured = Раскрасить по
map-coloured-none = состоянию мест
map-value-g = g
map-value-h = h
map-value-f = f
map-value-order = порядок раскрытия
map-arrows = Стрелки к родителям
map-values-small = Приблизьте карту, чтобы увидеть значения
map-ramp = Цвета: { $value } от { $least } до { $most }
map-choose-start = Щёлкните место выше, чтобы начать оттуда.
map-choose-goal = Щёлкните место выше, чтобы искать путь туда.
map-place-tip =
    { $form ->
        [x-y] Клетки названы X,Y: столбец и ряд, считая с 0.
       *[row-column] Клетки названы по ряду и столбцу, считая с 1.
    }
map-typed-tip =
    { $form ->
        [x-y] Введите клетку как X,Y, столбец и ряд, считая с 0, и нажмите Enter.
        [row-column] Введите ряд и столбец клетки, считая с 1, например 3,4, и нажмите Enter.
       *[name] Введите имя места и нажмите Enter.
    }
map-goals-several = { $goals } — любая из них
stage-successor = Преемник { $state }
stage-came-from = родитель: { $before }
stage-came-by = родитель: { $before }, ход: { $move }

## Что ищется, в окне

problem-choice = Задача
problem-choice-tip = Где искать: пятнашки, карта, сетка, ферзи на доске или своя задача.
problem-boards = Пятнашки
problem-romania = Румыния (карта)
problem-tree = Дерево с буквами
problem-maze = Сетка с препятствиями
problem-queens = n ферзей
problem-file = Карта из файла…
problem-own = Своя задача (Python)…
problem-own-which = Какой класс или какая функция создаёт задачу?
problem-start-own = Откуда начинается поиск, говорит сама задача.
problem-goal-own = Когда цель достигнута, говорит сама задача.
own-problem-none = В { $name } не определено ни классов, ни функций.
own-loading = Загружается { $name }…
solution-move-other = Ход { $move } из { $moves }: { $content }
banner-solved-at = { $count ->
    [0] Начало и есть цель
    [one] { $count } ход, стоимость { $cost }
    [few] { $count } хода, стоимость { $cost }
   *[many] { $count } ходов, стоимость { $cost }
}
tree-face-map = Карта
tree-face-map-tip = Карта на этом шаге: что открыто, что закрыто, и путь. Масштаб — колесом мыши или клавишами + и −, 0 показывает всё.
place-take-as-start = Начать отсюда
place-take-as-start-hint = Искать от того места, что показано.

## Queens

queens-rows = «{ $text }» — не состояние: укажите горизонталь ферзя на каждой вертикали, например 43254323 или 4 3 2 5, либо seed:7.
queens-row = «{ $text }»: на этой доске горизонтали от 1 до { $most }.
queens-count = «{ $text }»: слишком мало или слишком много ферзей; можно от { $least } до { $most }.
queens-start = Начало, по вертикалям
queens-start-about = Горизонталь ферзя на каждой вертикали, снизу от 1: 43254323, или 4 3 2 5 для четырёх ферзей; Enter начинает поиск оттуда.
queens-random = Случайно
map-heuristic-attacks = Пары под боем (h)
map-heuristic-attacks-short = Пары под боем
map-heuristic-attacks-about = Число пар ферзей, которые бьют друг друга по горизонтали или диагонали, даже если между ними стоит другой ферзь.
map-heuristic-attacks-advantages = Вычисляется быстро и равна 0 только в решении: её значение и уменьшает восхождение на холм.
map-heuristic-attacks-drawbacks = Это не оценка числа ходов: один ход может снять много нападений, поэтому она бывает завышена, и A* с ней не обязан найти лучшее решение.
