# Предсказание: класс угадывает следующий шаг.

command-predict = Предсказание
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
predict-score = Верно: { $right } · подряд: { $streak }
predict-ask-next = Шаг { $step }: какой узел раскрывается следующим?
predict-ask-value = Шаг { $step }: следующим раскрывается узел { $node }. Чему равно его { $value }?
predict-ask-fate = Шаг { $step }: следующим раскрывается узел { $node }. Что станет с преемником, к которому ведёт ход { $move }?
predict-your-answer = Ваш ответ
predict-hint-node = Номер; или щёлкните узел в OPEN или в дереве
predict-hint-value = Число
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
predict-fate-reopened = открыт повторно
predict-fate-reopened-tip = Состояние закрыто, но этот путь дешевле: оно возвращается в OPEN
predict-node = узел { $node }
predict-right = Верно.
predict-wrong = Неверно. Правильный ответ: { $right }.
predict-nothing = Ответа ещё нет.
predict-not-open = Узел { $node } не ждёт в OPEN.
predict-no-number = «{ $text }» — не число.
predict-no-run = Нет поиска, о котором можно спросить.
predict-no-order = Предсказать следующий шаг можно только у поиска, который берёт лучший узел из одного списка OPEN: например, в ширину, по критерию стоимости, жадного и A*.
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
predict-save-title = Сохранить результаты
predict-files = Таблицы (*.csv)
predict-saved = Сохранено в { $name }.
open-order-secret = в порядке порождения
inspector-untold = Об этом спрашивают, поэтому пока не показано.
cli-command-predict = Вопросы о следующем шаге поиска с ответами.
cli-help-predict-count = сколько вопросов (10)
cli-help-predict-seed = какие вопросы: при том же числе те же (1)
cli-help-predict-within = из скольких первых шагов (50)
cli-help-predict-kinds = что спрашивается: { $known }
cli-predict-line = { $place }. { $question }
cli-predict-answer = Ответ: { $answer }
