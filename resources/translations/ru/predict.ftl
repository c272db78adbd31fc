# Предсказание: класс угадывает следующий шаг.

command-predict = П&редсказание
predict-title = Предсказание
predict-about = Предскажите, что поиск сделает дальше. Пока вопрос не решён, ничего более позднего не видно, а OPEN стоит в порядке порождения узлов.
predict-kind-next = Какой узел раскрывается следующим
predict-kind-value = Чему равно его f
predict-kind-fate = Что станет с преемником
predict-count = Вопросов:
predict-within = из первых шагов:
predict-seed = Зерно:
predict-seed-tip = При том же зерне о том же поиске задаются те же вопросы
predict-each-step = На каждом шаге, начиная с этого
predict-pupil = Имя (если нужно)
predict-begin = Начать
predict-close = Закончить предсказания
predict-waiting = Поиск идёт дальше, чтобы было о чём спросить…
predict-stop = Закончить серию
predict-place = Вопрос { $place } из { $count }
predict-place-fewer = Вопрос { $place } из { $count } возможных
predict-score = Верно: { $right } · подряд: { $streak }
predict-ask-next = Шаг { $step }: какой узел раскрывается следующим?
predict-ask-value = Шаг { $step }: следующим раскрывается узел { $node }. Чему равно его { $value }?
predict-ask-fate = Шаг { $step }: следующим раскрывается узел { $node }. Что станет с преемником { $name }{ $by ->
    [move] , к которому ведёт ход { $move }
   *[no] { "" }
}?
predict-ask-fate-blank = Шаг { $step }: следующим раскрывается узел { $node }. Что станет с преемником, где пустая клетка идёт { $move ->
        [u] вверх
        [d] вниз
        [l] влево
       *[r] вправо
    }?
predict-ask-anneal = Шаг { $step }, T = { NUMBER($temperature, maximumFractionDigits: 4) }: у узла { $node } h = { $h }. У выпавшего соседа ({ $move }) h = { $other }{ $worse ->
    [yes] , а случайное число равно { NUMBER($drawn, maximumFractionDigits: 4) }
   *[no] { "" }
}. Будет ли он принят?
predict-your-answer = Ваш ответ
predict-hint-node = Номер; или щёлкните узел в OPEN или в дереве
predict-hint-value = Число
predict-choices = Выбрать из списка
predict-answer = Ответить
predict-next = Следующий вопрос
predict-finish = Завершить
predict-fate-button = { $place } { $fate }
predict-fate-new = новый
predict-fate-new-tip = Такого состояния ещё не было: узел идёт в OPEN
predict-fate-cheaper = путь дешевле
predict-fate-cheaper-tip = Состояние ждёт в OPEN, и этот путь к нему дешевле
predict-fate-no-better = не лучше
predict-fate-no-better-tip = Состояние ждёт в OPEN, и этот путь к нему не дешевле
predict-fate-closed = уже закрыт
predict-fate-closed-tip = Состояние закрыто и таким остаётся
predict-fate-reopened = переоткрыт
predict-fate-reopened-tip = Состояние закрыто, но этот путь дешевле: оно возвращается в OPEN
predict-fate-waiting = будет раскрыт
predict-fate-waiting-tip = В него входят сразу, или он ждёт своей очереди
predict-fate-cut = за порогом
predict-fate-cut-tip = Его f больше порога или он глубже предела: он отсекается
predict-fate-repeated = повтор
predict-fate-repeated-tip = Поиск избегает этого состояния: он там уже был
predict-fate-goal = цель
predict-fate-goal-tip = Сразу узнаётся как цель
predict-fate-dropped = отброшен раньше
predict-fate-dropped-tip = Его состояние уже отброшено: оно не было среди лучших своего слоя
predict-fate-copy = копия
predict-fate-copy-tip = Состояние известно; копия всё же записывается и найдётся при слиянии слоя
predict-fate-meeting = встреча сторон
predict-fate-meeting-tip = Другая сторона знает это состояние: путь от начала до цели найден
predict-fate-forgotten = забыт
predict-fate-forgotten-tip = Сразу забывается, остаётся только его значение
predict-fate-too-deep = ниже нет места
predict-fate-too-deep-tip = Это не цель, и для узлов под ним нет места
predict-fate-accepted = принят
predict-fate-accepted-tip = Поиск переходит в него
predict-fate-rejected = отвергнут
predict-fate-rejected-tip = Поиск остаётся на месте
predict-node = узел { $node }
predict-right = Верно.
predict-wrong = Неверно. Правильный ответ: { $right }.
predict-nothing = Ответа ещё нет.
predict-not-open = Узел { $node } не ждёт в OPEN.
predict-no-number = «{ $text }» — не число.
predict-no-run = Нет поиска, о котором можно спросить.
predict-no-open = У этого поиска нет списка OPEN: следующий узел не из чего выбирать.
predict-no-fate = Здесь любой преемник подходит для следующего хода: решать о нём нечего.
predict-no-choice-of-node = На каждом шаге этот поиск смотрит на одного соседа: выбирать узел не из чего.
predict-far = Об этом поиске можно спрашивать только в пределах первых { $most } шагов.
predict-no-kind = Не выбран ни один вид вопросов.
predict-no-questions = Спрашивать не о чем: поиск здесь заканчивается.
predict-summary =
    { $count ->
        [one] Верно { $right } из { $count } ответа
        [few] Верно { $right } из { $count } ответов
       *[many] Верно { $right } из { $count } ответов
    } · подряд самое большее: { $streak } · { $seconds } с
predict-mistakes = Ошибки
predict-mistakes-tip = Щёлкните, чтобы перейти к шагу
predict-no-mistakes = Ошибок нет.
predict-mistake = { $question } Ответ: { $answer }. Верно: { $right }.
predict-again = Ещё серия
predict-save = Сохранить результаты…
predict-save-title = Сохранить результаты; к прежней таблице они добавляются
predict-files = Таблицы (*.csv)
predict-saved = Сохранено в { $name }.
open-order-secret = в порядке порождения
inspector-untold = Об этом вопрос: пока скрыто.
cli-command-predict = Задать вопросы о следующем шаге поиска, с ответами.
cli-help-predict-count = Сколько вопросов. По умолчанию: 10.
cli-help-predict-seed = Какие вопросы: при том же числе те же. По умолчанию: 1.
cli-help-predict-within = Из скольких первых шагов. По умолчанию: 50.
cli-help-predict-kinds = Что спрашивается: { $known }.
cli-predict-line = { $place }. { $question }
cli-predict-answer = Ответ: { $answer }
predict-tip-explore = Предсказать, что поиск сделает дальше: вопросы, проверка, счёт
predict-tip-compare = Один из этих поисков откроется в «Исследовании», чтобы предсказывать его там
predict-tip-divide = Поиск этого этапа откроется в «Исследовании», чтобы предсказывать его там
predict-tip-audit = Проверка смотрит на все поля сразу, следующего шага у неё нет; поиски предсказывают в «Исследовании», «Сравнении», «Разделяй и властвуй», «Гексе» и «Деревьях игр».
predict-tip-experiments = Эксперименты хранят числа, а не шаги; поиски предсказывают в «Исследовании», «Сравнении», «Разделяй и властвуй», «Гексе» и «Деревьях игр».
predict-tip-hex = Предсказать, что MCTS или альфа-бета сделает дальше: вопросы, проверка, счёт
predict-tip-play = Здесь ходит человек и ничего не ищется; поиски предсказывают в «Исследовании», «Сравнении», «Разделяй и властвуй», «Гексе» и «Деревьях игр».
predict-no-phase = Здесь нет поиска этапа, который можно предсказывать.
predict-phase-first = Сначала этап решается, затем он откроется в «Исследовании».
predict-not-now = Не сейчас: пока вопрос не решён, это показало бы, как поиск идёт дальше.
predict-in-lesson = Не сейчас: ещё не решён вопрос урока.
predict-left = Серия закончена: на других вкладках можно увидеть ответы. То, что отвечено, засчитано.
predict-lane = { $letter } · { $name }
predict-append = Добавить в { $name }
predict-elsewhere = В другой файл…
predict-saved-short = Сохранено в { $name }
predict-other-table = В «{ $name }» не результаты предсказаний; файл оставлен как есть.
cli-help-predict-game-tree = Дерево игры вместо поля: его текст, например "(3 12 8) (2 4 6)", или файл. Алгоритмы: { $known }.
cli-option-not-game-tree = { $option } не подходит к дереву игры.
cli-help-predict-ask = Задавать вопросы по одному и проверять ответы.
cli-help-predict-pupil = Чьи это ответы, для таблицы.
cli-help-predict-csv = Добавить ответы в таблицу, под прежние.
cli-predict-needs-ask = --csv и --pupil бывают только вместе с --ask: они об ответах.
cli-predict-open = OPEN, в порядке порождения:
cli-predict-memory = Узлов в памяти: { $count } из { $most }.
cli-predict-remembered = Забыто ниже узла { $node }, который хранит наименьшее из этих значений:
cli-predict-in-memory = { $leaf ->
    [yes] (глубина { $depth })
   *[no] (глубина { $depth }, не лист)
}
cli-predict-closed = CLOSED, в порядке раскрытия:
cli-predict-estimates = h каждого места: { $list }
cli-predict-way =
    { $kind ->
        [fate] Узел { $node }: g = { $g }. Ход к этому преемнику стоит { $cost }.
       *[other] Его родитель — узел { $node }: g = { $g }. Ход оттуда стоит { $cost }.
    }
cli-predict-more =
    { $count ->
        [one] и ещё { $count }
        [few] и ещё { $count }
       *[many] и ещё { $count }
    }
predict-no-choice = «{ $text }» — не число от 1 до { $most }.
