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

map-kind = Карта начинается с заголовка — одного из слов { $known } и названия; эта начинается с «{ $word }».
map-nothing = Карта начинается с заголовка — одного из слов { $known } и названия; здесь же нет ничего.
map-binary = «{ $name }» — не текст (UTF-8), так что карты в нём нет.
map-heading = Строка { NUMBER($line, useGrouping: 0) }: нет заголовка, который начинается словом { $kind }; здесь «{ $text }».
map-empty = После заголовка { $kind } ничего нет, или нет его самого.
map-name = Строка { NUMBER($line, useGrouping: 0) }: «{ $name }» — не название места: в нём от 1 до { $most } букв и нет запятых.
map-number = Строка { NUMBER($line, useGrouping: 0) }: «{ $value }» — не число вида 75 или 2.5.
map-no-path = Из { $start } нет пути в { $goal }.
map-place = Места «{ $name }» нет.
map-place-near = Места «{ $name }» нет. Может быть, { $near }?
graph-line = Строка { NUMBER($line, useGrouping: 0) }: «{ $text }» — не ребро (A -- B: 3 или A -> B: 3), не место (A: at 1 2, h 3) и не start или goal.
graph-loop = Строка { NUMBER($line, useGrouping: 0) }: ребро ведёт из { $place } в { $place }, то есть туда же.
graph-twice = Строка { NUMBER($line, useGrouping: 0) }: ребро из { $here } в { $there } уже есть, в строке { NUMBER($before, useGrouping: 0) }.
graph-starts = Строка { NUMBER($line, useGrouping: 0) }: начало только одно, и оно названо в строке { NUMBER($before, useGrouping: 0) }.
graph-place-twice = Строка { NUMBER($line, useGrouping: 0) }: место { $place } уже описано.
graph-fact = Строка { NUMBER($line, useGrouping: 0) }: «{ $fact }» — не координаты вида at 91 492 и не оценка вида h 366, или это сказано дважды.
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

## Собственные задачи

own-problem-broken = { $name } не создаёт задачу: { $reason }.
own-problem-lacks = У того, что создаёт { $name }, нет { $method }(); у задачи есть { $known }.
own-problem-heuristics = heuristics() у { $name } возвращает не отображение имён в функции.
problem-ends-fixed = Начало и цель задачи { $problem } не выбираются.

## Гарантии

guarantee-unequal-costs = Ходы здесь могут стоить по-разному, а этот алгоритм считает ходы: может найтись решение дешевле.

own-problem-unnamed = Скажите, какой класс или какая функция в { $name } создаёт задачу: { $name }:ИМЯ.
unknown-problem = Задачи «{ $name }» нет: есть { $known }; можно дать файл или путь/файл.py:Класс.
unknown-problem-near = Задачи «{ $name }» нет. Может быть, { $near }?

## Командная строка

cli-help-problem = Искать не на поле с фишками: { $known }; файл карты; своя задача в виде путь/файл.py:Класс.
cli-help-start = Откуда начинается поиск в задаче: название места, а на сетке ряд,столбец.
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
map-heuristic-table-about = Те h, которые файл даёт для каждого места.
map-heuristic-table-advantages = Так сказано в книге или у учителя, и это может быть что угодно; здесь она сверена со всеми истинными расстояниями.
map-heuristic-table-drawbacks = Она годится для той цели, для которой составлена, и ни для какой другой.
map-heuristic-straight-line = Прямая
map-heuristic-straight-line-short = Прямая
map-heuristic-straight-line-about = Расстояние до цели на карте по прямой, по наименьшей стоимости единицы длины среди всех рёбер.
map-heuristic-straight-line-advantages = Допустима и монотонна на любой карте с координатами и для любой цели.
map-heuristic-straight-line-drawbacks = Одно ребро, дешёвое для своей длины, делает её низкой везде.
map-heuristic-manhattan = Манхэттенское расстояние
map-heuristic-manhattan-short = Манхэттен
map-heuristic-manhattan-about = Ряды и столбцы между клеткой и целью, вместе: путь, если бы не было стен и каждая клетка стоила 1.
map-heuristic-manhattan-advantages = Допустима и монотонна, если нет клеток дешевле 1; лучше неё не бывает, если не смотреть на стены.
map-heuristic-manhattan-drawbacks = Не видит ни стен, ни дорогих клеток.
map-heuristic-euclidean = Евклидово расстояние
map-heuristic-euclidean-short = Евклид
map-heuristic-euclidean-about = Прямая от клетки до цели.
map-heuristic-euclidean-advantages = Допустима и монотонна, если нет клеток дешевле 1.
map-heuristic-euclidean-drawbacks = Наискосок здесь не ходят, так что она никогда не выше манхэттенского расстояния.
map-heuristic-zero = Нуль
map-heuristic-zero-short = Нуль
map-heuristic-zero-about = Везде оценивает в 0.
map-heuristic-zero-advantages = Показывает, что делает поиск, не зная ничего о цели: с ней A* — это поиск по критерию стоимости.
map-heuristic-zero-drawbacks = Ничего не подсказывает.
map-heuristic-brought = { $name }
map-heuristic-brought-short = { $name }
map-heuristic-brought-about = Оценка «{ $name }», которую даёт сама задача.
map-heuristic-brought-advantages = Автор задачи знает её лучше всех.
map-heuristic-brought-drawbacks = О ней ничего не известно, поэтому решение с ней не обязательно самое дешёвое.

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
map-path = путь
map-goal = цель
map-start = начало
map-unmet = не встретилось
map-legend = Что значат фигуры
map-choose-start = Щёлкните место или выберите его здесь, чтобы начать оттуда.
map-choose-goal = Щёлкните место или выберите его здесь, чтобы искать путь туда.
map-goals-several = { $goals } – любая из них
stage-came-from = из { $before }
stage-came-by = из { $before } ходом { $move }

## Что ищется, в окне

problem-choice = Задача
problem-choice-tip = Что ищется: игра с фишками, карта, сетка или своя задача.
problem-boards = Фишки на поле
problem-romania = Румыния (карта)
problem-tree = Дерево с буквами
problem-maze = Сетка с препятствиями
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
