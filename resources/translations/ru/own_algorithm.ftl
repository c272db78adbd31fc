# Собственные алгоритмы пользователя.

algorithm-own = Свой алгоритм { $name }
algorithm-own-short = { $file }
algorithm-own-about = Ваша функция из файла на Python: { $name }.
algorithm-own-advantages = Видно, что он делает на каждом шаге и где расходится с учебником.
algorithm-own-drawbacks = О нём известно только то, что удалось наблюдать: список OPEN и причины выбора неизвестны.
guarantee-own-algorithm = Находит ли ваш алгоритм самое дешёвое решение, неизвестно.
completeness-own = Всегда ли ваш алгоритм находит решение, неизвестно.
cli-observed = Это то, что удалось увидеть в работе вашего алгоритма: раскрытые и порождённые состояния. Прочерк — то, что наблюдать нельзя.

own-algorithm-result = { $name } возвращает { $kind }. Нужны ходы или ходы и список раскрытых состояний; если решения нет, вместо ходов — None.
own-algorithm-illegal = Ход { $number } в решении { $name } неверен: «{ $move }» — недопустимый ход из { $state }.
own-algorithm-not-goal = Решение { $name } не приводит к цели: { $count ->
    [0] без ходов остаётся { $state }.
    [one] после { $count } хода получается { $state }.
    [few] после { $count } ходов получается { $state }.
   *[many] после { $count } ходов получается { $state }.
}
own-algorithm-none = { $name } не находит решения. Это не доказывает, что решения нет.
own-algorithm-state = { $name } использует как состояние { $value }, но в этой задаче такого состояния нет.
own-algorithm-list = Список раскрытых состояний, который возвращает { $name }, с номера { $number } расходится с состояниями, чьи преемники были запрошены. Показано то, что было запрошено.
own-algorithm-thread = { $name } вызывает problem.successors или record.closed из другого потока. Это можно делать только в том потоке, в котором вызвана функция.

explain-observed-again = Это состояние уже раскрывалось: узел { NUMBER($known, useGrouping: 0) }, шаг { NUMBER($step, useGrouping: 0) }.
explain-observed-lower = Раскрыт узел { NUMBER($number, useGrouping: 0) } с f = { $f }, хотя был известен узел { NUMBER($known, useGrouping: 0) } с f = { $known_f }.
pseudocode-own = Файл своего алгоритма не читается.

search-own-algorithm = Свой алгоритм…
search-own-algorithm-tip = Ваша функция в файле на Python или в блокноте, search(problem, heuristic) или astar(state, heuristic): что она делает, записывается.
search-own-algorithm-which = Какая из функций — алгоритм?
open-not-observed = Функция не сообщает свой список OPEN, поэтому он неизвестен.
chart-not-observed = По работе функции не видно, по какому пути достигнуто состояние, поэтому g, f и глубина неизвестны.
explain-observed-unknown = Что он порождает, неизвестно.
own-run-again = Запускать при сохранении
own-run-again-tip = Когда файл сохраняется, поиск повторяется и показывается на том же шаге.
own-line = Выполняемая строка
own-line-tip = На каждом шаге отмечается строка файла, которая выполнялась: где узел раскрыт, проверен на цель, порождён или получил h.
own-line-expanded = Здесь узел раскрывается.
own-line-tested = Здесь узел проверяется на цель.
own-line-estimated = Здесь вычисляется h.
own-line-generated = Здесь узел объявляется открытым.
own-line-unknown = Строка не наблюдалась.
own-file-changed = Файл с тех пор сохранён: это новый текст.
