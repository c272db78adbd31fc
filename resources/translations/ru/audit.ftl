# Проверка эвристик и то, что сломано нарочно.

cli-command-audit = Проверить, допустима ли и монотонна ли эвристика, по истинному расстоянию каждого поля.
cli-help-audit-heuristic = Эвристика: { $known }, база шаблонов, file.py:function (в тысячных долях хода), max(a,b), sum(a,b), 2*a или сломанная нарочно. По умолчанию manhattan.
cli-help-audit-weight = Проверить эвристику, умноженную на W; не больше трёх знаков после запятой. По умолчанию 1.
cli-help-audit-samples = Проверить N случайных полей и поля на их решениях вместо всех полей. Поля, где больше 10 клеток, проверяются только так; по умолчанию { $default }.
cli-help-audit-seed = Какие случайные поля; одно и то же число даёт одни и те же. По умолчанию 0.
cli-audit-measuring = расстояния: { $percent } %
cli-audit-estimating = оценки: { $percent } %
cli-audit-cancelled = Остановлено; вывода нет.
audit-large = Поле { $size } слишком велико для проверки: клеток может быть не больше { $most }.
audit-weight = «{ $value }» — не вес: это число от 0 до { $most }, не больше трёх знаков после запятой.
audit-rule-alone = Правило проверяется на всех полях: --{ $name } с --rule не сочетается.
audit-weighted = { $weight } × { $heuristic }
audit-sample = Выборка: { $states ->
    [one] { $states } поле
    [few] { $states } поля
   *[many] { $states } полей
}. Она может опровергнуть, но не доказать.{ $missed ->
    [0] { "" }
    [one] { " " }{ $missed } случайное поле пропущено: его расстояние слишком трудно найти.
    [few] { " " }{ $missed } случайных поля пропущены: их расстояния слишком трудно найти.
   *[many] { " " }{ $missed } случайных полей пропущены: их расстояния слишком трудно найти.
}
audit-admissible = Допустима: { $answer ->
    [yes] да, h нигде не больше истинного расстояния.
    [no] нет, здесь h больше истинного расстояния:
   *[unrefuted] эта выборка не опровергла.
}
audit-consistent = Монотонна: { $answer ->
    [yes] да, ни один ход не уменьшает h больше, чем он стоит.
    [no] нет, этот ход уменьшает h больше, чем он стоит:
   *[unrefuted] эта выборка не опровергла.
}
audit-over = h = { $h }, но { $true ->
    [one] хватит { $true } хода
    [few] хватит { $true } ходов
   *[many] хватит { $true } ходов
}.
audit-inconsistent = h(n) = { $h }, но c + h(n′) = 1 + { $after } = { $bound } после хода пустой клетки { $move }.
audit-goal-above = h цели равна { $h }, а не 0, поэтому монотонность ещё не делает её допустимой.
audit-own-unit = h на каждом поле меньше одного хода. Своя функция отвечает в тысячных долях хода: { $unit } за каждый ход.
audit-label-states = Поля
audit-label-mean = Средняя h
audit-label-mean-true = Среднее истинное расстояние
audit-label-most-under = Наибольшее занижение
audit-label-most-over = Наибольшее завышение
audit-label-overestimated = Поля с завышенной оценкой
audit-label-broken = Ходы, нарушающие монотонность
audit-errors = Ошибка (истинное расстояние − h, округлено вниз) и число полей:

## Составные эвристики

heuristic-malformed-sum = «{ $name }» — не сумма эвристик: пишите sum(manhattan,misplaced).
heuristic-sum = Сумма: { $names }
heuristic-sum-short = сумма { $names }
heuristic-sum-about = Несколько оценок, сложенных вместе: { $names }.
heuristic-sum-advantages = Выше каждой из них, поэтому поиск раскрывает мало узлов.
heuristic-sum-drawbacks = Редко допустима, даже если допустимы все они: один и тот же ход сосчитан не раз.
heuristic-weighted = { $weight } × { $names }
heuristic-weighted-short = { $weight } × { $names }
heuristic-weighted-about = Оценка с весом: { $names }, умноженная на { $weight }.
heuristic-weighted-advantages = С весом до 1 остаётся допустимой; с бо́льшим поиск раскрывает меньше узлов.
heuristic-weighted-drawbacks = С весом больше 1 редко допустима: решение может стоить во столько раз дороже наилучшего.

## Сломано нарочно

broken-group = — Сломано нарочно —
heuristic-broken-misplaced-with-blank = Не на месте, с пустой клеткой
heuristic-broken-misplaced-with-blank-short = ✗ Не на месте с пустой
heuristic-broken-misplaced-with-blank-about = Частая ошибка: пустая клетка считается фишкой не на своём месте.
heuristic-broken-misplaced-with-blank-advantages = Сделана, чтобы её поймали: за один ход до цели она говорит 2.
heuristic-broken-misplaced-with-blank-drawbacks = Не допустима: один ход ставит на место сразу и последнюю фишку, и пустую клетку.
heuristic-broken-manhattan-with-blank = Манхэттен, с пустой клеткой
heuristic-broken-manhattan-with-blank-short = ✗ Манхэттен с пустой
heuristic-broken-manhattan-with-blank-about = Частая ошибка: к путям фишек прибавлен путь пустой клетки домой.
heuristic-broken-manhattan-with-blank-advantages = Сделана, чтобы её поймали: за один ход до цели она говорит 2.
heuristic-broken-manhattan-with-blank-drawbacks = Не допустима: каждый ход двигает и фишку, и пустую клетку, так что путь сосчитан дважды.
heuristic-broken-euclidean-with-blank = Евклидова, с пустой клеткой
heuristic-broken-euclidean-with-blank-short = ✗ Евклидова с пустой
heuristic-broken-euclidean-with-blank-about = Частая ошибка: к отрезкам фишек прибавлен отрезок от пустой клетки до её целевой клетки.
heuristic-broken-euclidean-with-blank-advantages = Сделана, чтобы её поймали: за один ход до цели она говорит 2.
heuristic-broken-euclidean-with-blank-drawbacks = Не допустима: каждый ход двигает и фишку, и пустую клетку, так что путь сосчитан дважды.
heuristic-broken-linear-conflict-pairwise = Линейные конфликты попарно
heuristic-broken-linear-conflict-pairwise-short = ✗ Конфликты попарно
heuristic-broken-linear-conflict-pairwise-about = Частая ошибка: два хода прибавлены за каждую пару в конфликте, а не за каждую фишку, которой надо уйти со своей линии.
heuristic-broken-linear-conflict-pairwise-advantages = Верна почти на всех полях, поэтому ошибку так трудно заметить.
heuristic-broken-linear-conflict-pairwise-drawbacks = Не допустима: три фишки в обратном порядке — это три пары, но достаточно, чтобы ушли две.

## Верстак

audit-title = Проверка
audit-size = Поле
audit-goal = Цель
audit-goal-last = Пустая в конце
audit-goal-first = Пустая в начале
audit-weight-label = Вес
audit-second = Вторая
audit-combination = Как вторая эвристика сочетается с первой
audit-alone = w·h
audit-plus = w·h + h₂
audit-max = max(w·h, h₂)
audit-alone-tip = Одна эвристика, умноженная на вес.
audit-plus-tip = Эвристика, умноженная на вес, плюс вторая.
audit-max-tip = Бо́льшая из двух: эвристика, умноженная на вес, и вторая.
audit-progress = Ход проверки
audit-about-whole = Просматривается каждое поле, из которого ходы ведут к цели, и каждый ход: что найдено, то доказано.
audit-about-sample = Полей такого размера слишком много, чтобы просмотреть все. Решается сотня случайных, и проверяются все поля на их решениях: это может опровергнуть утверждение, но не доказать его.
audit-again = Проверить снова
audit-cancel = Отменить
audit-no-verdict = Проверка прервана, вывода нет.
audit-waiting = Поля просматриваются.
audit-stopped = Вывода нет: проверка прервана.
audit-word-admissible = { $answer ->
    [yes] Допустима
    [no] Не допустима
    [unrefuted] Допустима? Не опровергнуто
   *[unknown] Допустима?
}
audit-word-consistent = { $answer ->
    [yes] Монотонна
    [no] Не монотонна
    [unrefuted] Монотонна? Не опровергнуто
   *[unknown] Монотонна?
}
audit-why-admissible = { $answer ->
    [yes] h нигде не больше истинного расстояния.
   *[unrefuted] В выборке h нигде не больше истинного расстояния.
}
audit-why-over = h больше истинного расстояния на { $count ->
    [one] { $count } поле
    [few] { $count } полях
   *[many] { $count } полях
}, наибольшая разница { $most }.
audit-why-consistent = { $answer ->
    [yes] Ни один ход не уменьшает h больше, чем стоит: h(n) ≤ 1 + h(n′).
   *[unrefuted] В выборке ни один ход не уменьшает h больше, чем стоит.
}
audit-why-broken = h(n) > 1 + h(n′) для { $count ->
    [one] { $count } хода
    [few] { $count } ходов
   *[many] { $count } ходов
} из { $moves }.
audit-density = h и расстояние
audit-density-hint = ярче — больше полей; щёлкните
audit-density-none = Здесь у каждого поля будет место: вправо его оценка, вверх истинное расстояние.
audit-axis-h = h в ходах, округлено вниз
audit-axis-true = истинное расстояние
audit-axis-true-short = расстояние
audit-cell = h = { $h }, истинное расстояние { $true }: { $count ->
    [one] { $count } поле
    [few] { $count } поля
   *[many] { $count } полей
}
audit-figure = { $heuristic } и истинное расстояние, { $size }
audit-figure-about = { $states ->
    [one] { $states } поле
    [few] { $states } поля
   *[many] { $states } полей
}, цель: { $goal }; правее пунктира h завышена
audit-errors-title = Ошибка
audit-errors-none = Здесь будет видно, насколько оценки далеки от истины.
audit-errors-figure = { $heuristic }: ошибка
audit-errors-about = истинное расстояние − h, округлено вниз
audit-errors-under = h не завышена
audit-errors-over = h завышена
audit-axis-error = истинное расстояние − h
audit-examples = Контрпримеры
audit-examples-none = Здесь будут поля, которые опровергают утверждение.
audit-examples-first = первые { $count }
audit-open = В «Исследование»
audit-open-tip = Искать от этого поля с этой эвристикой (Enter)
audit-column-refutes = Нарушено
audit-column-board = Поле
audit-column-h = h
audit-column-bound = не больше
audit-refutes-admissible = h > h*
audit-refutes-consistent = h > 1 + h′ { $move }
audit-hardest = Ничего не опровергнуто. Дальше всего от истины: h = { $h }, истинное расстояние { $true }.
audit-copied = { $count ->
    [one] Скопирована { $count } строка
    [few] Скопированы { $count } строки
   *[many] Скопировано { $count } строк
}

## Неверные правила

cli-help-rule = Испытать правило, которому часто учат и которое неверно: { $known }.
unknown-rule = Правила «{ $name }» нет. Есть { $known }.
unknown-rule-near = Правила «{ $name }» нет. Может быть, { $near }?
rule-broken-even-inversions = Поле разрешимо тогда и только тогда, когда число инверсий чётно, какой бы ни была ширина.
rule-broken-row-from-zero = Поле разрешимо тогда и только тогда, когда число инверсий плюс номер строки пустой клетки, считая сверху с 0, чётно.
rule-broken-row-on-odd-boards = Поле разрешимо тогда и только тогда, когда число инверсий плюс номер строки пустой клетки, считая сверху с 1, чётно, какой бы ни была ширина.
rule-broken-goal-ignored = Поле, которое можно привести к цели с пустой клеткой в конце, можно привести к любой цели.
rule-broken-half-of-181440 = Разрешима половина из 181 440 состояний восьмёрки.
rule-broken-consistent-without-h = Эвристика монотонна, если h(n) ≤ c(n, n′) для каждого хода.
rule-stated = Правило: { $rule }
rule-says = Оно говорит: { $content }
rule-truth = На самом деле: { $content }
rule-right = На этом поле оно верно.
rule-wrong = На этом поле оно неверно.
rule-solvable = поле разрешимо
rule-unsolvable = поле неразрешимо
rule-count = разрешимых полей этого размера { $count }
rule-consistent = h(n) = { $h } ≤ 1 для каждого хода: манхэттенское расстояние здесь монотонно
rule-inconsistent = h(n) = { $h } > 1: манхэттенское расстояние не монотонно
rule-consistent-truth = h(n) = { $h } ≤ 1 + h(n′), ведь h(n′) не меньше { $after }: манхэттенское расстояние здесь монотонно
rule-sample = Полей такого размера слишком много: проверяются цель, её соседи и много случайных.
rule-label-cases = Проверено
rule-label-says = Говорит «да»
rule-label-truth = На деле «да»
rule-label-wrong = Неверно
rule-never-wrong = На полях этого размера правило верно.

## Алгоритмы, сломанные нарочно

algorithm-broken-astar-drops-open = A*, теряющий то, что в OPEN
algorithm-broken-astar-drops-open-short = ✗ A* теряет OPEN
algorithm-broken-astar-drops-open-about = Частая ошибка: преемник, который уже есть в OPEN, пропускается без сравнения g.
algorithm-broken-astar-drops-open-advantages = Сделан, чтобы его поймали: из 1 6 2/4 8 0/7 3 5 с манхэттенским расстоянием он находит 13 ходов, хотя хватит 11.
algorithm-broken-astar-drops-open-drawbacks = Более дешёвый путь к ждущему узлу теряется, поэтому решение не обязательно самое дешёвое.
algorithm-broken-astar-tests-early = A*, проверяющий цель при порождении
algorithm-broken-astar-tests-early-short = ✗ A* проверяет рано
algorithm-broken-astar-tests-early-about = Частая ошибка: поиск останавливается, едва цель порождена, а не когда она взята из OPEN.
algorithm-broken-astar-tests-early-advantages = Сделан, чтобы его поймали: от Арада до Бухареста он находит 450, хотя хватит 418. Он безвреден, если каждый ход стоит 1, а допустимая эвристика вне цели не меньше 1, как манхэттенское расстояние на полях.
algorithm-broken-astar-tests-early-drawbacks = До порождённой цели мог вести дорогой путь, а более дешёвый ещё ждёт.
algorithm-broken-bfs-stack = В ширину, но со стеком
algorithm-broken-bfs-stack-short = ✗ В ширину, стек
algorithm-broken-bfs-stack-about = Частая ошибка: OPEN — стек, поэтому первым раскрывается самый новый узел, а не самый старый.
algorithm-broken-bfs-stack-advantages = Сделан, чтобы его поймали: из 1 2 3 4 0 6 7 5 8, за два хода до цели, он находит 49 284 хода.
algorithm-broken-bfs-stack-drawbacks = Идёт вглубь, а не вширь: решение бывает нелепо длинным.
algorithm-broken-bfs-tests-parent = В ширину, но проверяется родитель
algorithm-broken-bfs-tests-parent-short = ✗ В ширину, родитель
algorithm-broken-bfs-tests-parent-about = Частая ошибка: при порождении преемника на цель ещё раз проверяется родитель, а не преемник.
algorithm-broken-bfs-tests-parent-advantages = Сделан, чтобы его поймали: цель замечают, только когда она сама раскрыта, на целый слой позже.
algorithm-broken-bfs-tests-parent-drawbacks = Решение верное, но найдено поздно: слой узлов раскрыт зря.
explain-taken-newest = Узел { NUMBER($number, useGrouping: 0) } пришёл последним и берётся из OPEN (g = { $g }).
explain-parent-no-goal = Проверяется узел { NUMBER($number, useGrouping: 0) }, а не преемник: он не цель.
explain-overlooked = { move-shown }: преемник пропущен, ведь узел { NUMBER($known, useGrouping: 0) } есть в OPEN с g = { $known_g }, хотя здесь g было бы лишь { $g }.

audit-page-heuristics = Эвристики
audit-page-heuristics-tip = Допустима ли эвристика, монотонна ли она?
audit-page-rules = Правила
audit-page-rules-tip = Правила, которым часто учат и которые неверны, испытанные на всех полях
rules-rule = Правило
rules-about = До 3×3 проверяются все поля, и неразрешимые тоже; из полей 4×4 — цель, её соседи и много случайных.
rule-short-broken-even-inversions = Инверсий чётно при любой ширине
rule-short-broken-row-from-zero = Инверсии + строка с 0 чётно
rule-short-broken-row-on-odd-boards = Инверсии + строка с 1 чётно, и на нечётных полях
rule-short-broken-goal-ignored = Разрешимо для одной цели — для всех
rule-short-broken-half-of-181440 = Половина от 181 440
rule-short-broken-consistent-without-h = Монотонна: h(n) ≤ c
guarantee-broken = Алгоритм сломан нарочно: может быть решение короче, или оно найдено поздно.
board-note-caught-open = Ловит A*, теряющий то, что в OPEN: 13 ходов.
board-note-caught-stack = Ловит поиск в ширину со стеком: 52 хода.
board-note-caught-pairs = Ловит конфликты, сосчитанные попарно: A* находит 19 ходов.
board-note-caught-conflicts = Ловит конфликты, сосчитанные попарно: h = 28.
