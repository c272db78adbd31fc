# Движки, которые играют в Гекс, и что говорят их поиски.

unknown-hex-engine = Движка «{ $name }» для гекса нет. Есть: { $known }.
unknown-hex-engine-near = Движка «{ $name }» для гекса нет. Может быть, { $near }?

cli-command-hex-solve = Доказать, какие первые ходы выигрывают на малом пустом поле для гекса.
cli-command-hex-analyse = Показать лучшие ходы в каждой позиции партии в гекс.
hex-help-solve-size = Число рядов поля: от { $least } до { $most }. На 6 уходят секунды, на 7 — часы, на 8 — дни: ограничьте их, и будет сказано, что известно.
hex-help-analyse-file = Партия: файл SGF или файл повтора, - для стандартного ввода.
hex-help-analyse-seconds = Сколько секунд обдумывать позицию. По умолчанию: { $default }.
hex-help-analyse-best = Сколько ходов показывать в каждой позиции. По умолчанию: { $default }.
hex-solve-large = Позиции решаются на полях не больше чем из { $most } рядов.
hex-solve-sum = Гекс { $size }×{ $size }: из { $cells } первых ходов у того, кто соединяет верх и низ, выигрывают { $winning }.
hex-solve-positions = Позиций
hex-solve-progress = Решено первых ходов: { $known } из { $cells }; позиций { $positions }, { $rate } в секунду, { $seconds } с
hex-solve-so-far = Гекс { $size }×{ $size }: из решённых первых ходов ({ $known }) у того, кто соединяет верх и низ, выигрывают { $winning }.
hex-solve-limit = Достигнут предел: { $limit }. Решено первых ходов: { $known } из { $cells }.
hex-help-solve-seconds = Остановиться через столько секунд, с кодом 3, и сказать, что известно.
hex-help-solve-memory = Не занимать позициями больше памяти: 500M, 2G. Чем её больше, тем быстрее решаются поля от 7 рядов. По умолчанию: сколько принято для поля, от 7 рядов — 105 МБ.
hex-help-solve-progress = Каждые 5 секунд писать в стандартный поток ошибок, что сделано, даже если это не терминал.
hex-solve-cancelled = Прервано: решено первых ходов { $known } из { $cells }.
hex-analyse-progress = Поиск: { $seconds } с
hex-analyse-cancelled = Прервано.
hex-analyse-played = { $number }. Ходят { $side ->
        [red] красные
       *[blue] синие
    }, сыграно { $played }
hex-analyse-position = { $number }. Ходят { $side ->
        [red] красные
       *[blue] синие
    }
hex-analyse-worth = { $move }: выигрывает { $value } % из { $visits ->
        [one] { $visits } партии
        [few] { $visits } партий
       *[many] { $visits } партий
    }
hex-analyse-wins = { $move }: выигрывает, это доказано
hex-analyse-loses = { $move }: проигрывает, это доказано
hex-analyse-estimate = { $move }: оценка { $value }
hex-analyse-at-most = { $move }: оценка не выше { $value }
hex-analyse-open = { $move }: не выяснено, так как выигрывает другой ход
hex-analyse-fair = (Соперник может поменяться: ход стоит столько, сколько лучшая сторона оставляет другой.)
hex-analyse-over = { $number }. { $side ->
        [red] Красные выиграли
       *[blue] Синие выиграли
    }; анализировать нечего.
hex-analyse-unknown = { $move }: за это время не выяснено
