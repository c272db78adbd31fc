# Проверка эвристик и то, что сломано нарочно.

cli-command-audit = Сказать, допустима ли и монотонна ли эвристика, по истинному расстоянию каждого поля.
cli-help-audit-heuristic = Эвристика: { $known }, база шаблонов, file.py:function, max(a,b), sum(a,b), 2*a или сломанная нарочно. По умолчанию manhattan.
cli-help-audit-weight = Проверить эвристику, умноженную на W; не больше трёх знаков после запятой. По умолчанию 1.
cli-help-audit-samples = Проверить N случайных полей и поля на их решениях вместо всех полей. Поля, где больше 10 клеток, проверяются только так; по умолчанию { $default }.
cli-help-audit-seed = Какие случайные поля; одно и то же число даёт одни и те же. По умолчанию 0.
cli-audit-measuring = расстояния: { $percent } %
cli-audit-estimating = оценки: { $percent } %
cli-audit-cancelled = Остановлено; вывода нет.
audit-large = Поле { $size } слишком велико для проверки: клеток может быть не больше { $most }.
audit-weight = «{ $value }» — не вес: это число от 0 до { $most }, не больше трёх знаков после запятой.
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
    [1] хватит 1 хода.
   *[other] ходов хватит { $true }.
}
audit-inconsistent = h(n) = { $h }, но c + h(n′) = 1 + { $after } = { $bound } после хода пустой клетки { $move }.
audit-goal-above = h цели равна { $h }, а не 0, поэтому монотонность ещё не делает её допустимой.
audit-label-states = Поля
audit-label-mean = Средняя h
audit-label-mean-true = Среднее истинное расстояние
audit-label-most-under = Больше всего ниже истины
audit-label-most-over = Больше всего выше истины
audit-label-overestimated = Поля с завышенной оценкой
audit-label-broken = Ходы, нарушающие монотонность
audit-errors = Ошибка (истинное расстояние − h, вниз до целого) и число полей:

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
heuristic-broken-euclidean-with-blank-about = Частая ошибка: к отрезкам фишек прибавлен отрезок от пустой клетки до её клетки цели.
heuristic-broken-euclidean-with-blank-advantages = Сделана, чтобы её поймали: за один ход до цели она говорит 2.
heuristic-broken-euclidean-with-blank-drawbacks = Не допустима: каждый ход двигает и фишку, и пустую клетку, так что путь сосчитан дважды.
heuristic-broken-linear-conflict-pairwise = Линейный конфликт попарно
heuristic-broken-linear-conflict-pairwise-short = ✗ Конфликты попарно
heuristic-broken-linear-conflict-pairwise-about = Частая ошибка: два хода прибавлены за каждую пару в конфликте, а не за каждую фишку, которой надо уйти со своей линии.
heuristic-broken-linear-conflict-pairwise-advantages = Верна почти на всех полях, поэтому ошибку так трудно заметить.
heuristic-broken-linear-conflict-pairwise-drawbacks = Не допустима: три фишки в обратном порядке — это три пары, но достаточно, чтобы ушли две.
