### График поиска с противником по его шагам.

hex-tab-chart = График

hex-course = График поиска
hex-course-kind = Что показывает график
hex-course-how = Щелчок — перейти к этому шагу. Колесо, + и − или перетаскивание — увеличить. Двойной щелчок — весь график.
hex-course-none = Запустите анализ: здесь по шагам поиска появится, как часто пробуют каждый из лучших ходов и как часто он побеждает; у альфа-беты — узлы каждой глубины, оценки и отсечения.
hex-course-about = Гекс, { $size } × { $size }: { $steps ->
    [one] { $steps } шаг поиска
    [few] { $steps } шага поиска
   *[many] { $steps } шагов поиска
}
hex-course-begin = Ещё ничего не пробовали.

# Поиск Монте-Карло
hex-course-share = Доля партий
hex-course-rate = Доля побед
hex-course-iterations = партии (шаги)
hex-course-share-axis = доля всех партий, %
hex-course-rate-axis = % побед (от { $count } партий)
hex-course-nodes = узлы дерева
hex-course-tree = дерево (справа)
hex-course-change = выходит вперёд
hex-course-leads = впереди { $move }
hex-course-proved = { $proof ->
    [won] { $move } побеждает, доказано
   *[other] { $move } проигрывает, доказано
}
hex-chart-description = Шаг { $step }: { $proof ->
    [won] доказано, что { $move } побеждает; он впереди с шага { $since }
    [lost] доказано, что { $move } проигрывает; он впереди с шага { $since }
   *[other] { $move } впереди с шага { $since }
}, выиграл { $rate } % своих партий; с него начались { $share } % всех. В дереве { $nodes ->
    [one] { $nodes } узел.
    [few] { $nodes } узла.
   *[many] { $nodes } узлов.
}
hex-course-visits-of = { $move }: партии
hex-course-rate-of = { $move }: доля побед, %

# Альфа-бета
hex-course-depth = По глубинам
hex-course-cuts = Отсечения
hex-course-depth-axis = глубина, её лучший ход и оценка
hex-course-steps = пройдено узлов (шаги)
hex-course-entered = узлы
hex-course-cuts-axis = отсечения
hex-course-known = известны из таблицы
hex-course-value = оценка
hex-course-value-line = оценка (справа)
hex-course-move = лучший ход
hex-course-deep = Шаг { $step }: поиск на глубину { $depth }; { $cuts ->
    [one] пока { $cuts } отсечение.
    [few] пока { $cuts } отсечения.
   *[many] пока { $cuts } отсечений.
}
hex-course-found = Глубина { $depth }: лучший ход { $move }, оценка { $value }.
