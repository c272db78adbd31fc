# Рабочие листы: первые шаги поиска на бумаге

worksheet-name = Имя
worksheet-class = Класс
worksheet-date = Дата
worksheet-points = Баллы
worksheet-of-points = / { $points }
worksheet-example = пример
worksheet-number = №
worksheet-fate = что с ним:
worksheet-variant = Вариант { $variant }
worksheet-variant-seed = вариант { $variant }, зерно { $seed }
worksheet-worked = Первая строка заполнена как пример.
worksheet-any-order = любой: здесь он ничего не меняет
worksheet-key = Ответы
worksheet-start = Начало
worksheet-goal = Цель
worksheet-page = Страница { $page } из { $pages }
worksheet-task = { $count ->
    [one] Выполните { $steps } первое раскрытие этого поиска, по строке на каждое, и впишите то, что оставлено пустым.
    [few] Выполните { $steps } первых раскрытия этого поиска, по строке на каждое, и впишите то, что оставлено пустым.
   *[many] Выполните { $steps } первых раскрытий этого поиска, по строке на каждое, и впишите то, что оставлено пустым.
}
worksheet-task-shown = { $count ->
    [one] { $steps } первое раскрытие этого поиска, по строке на каждое.
    [few] { $steps } первых раскрытия этого поиска, по строке на каждое.
   *[many] { $steps } первых раскрытий этого поиска, по строке на каждое.
}
worksheet-same = Правила не оставляют выбора: ответ у всех один.
worksheet-order = { $moves } (куда идёт пустая клетка)
worksheet-h = h = { $h }
worksheet-order-listed = в том порядке, в каком их перечисляет задача
worksheet-known = Уже встреченные состояния
worksheet-known-cheaper = ход назад — тоже преемник. Преемник с известным состоянием попадает в OPEN как новый узел, только если путь к нему дешевле; прежний узел тогда не в счёт.
worksheet-known-greedy = ход назад — тоже преемник. Преемник с закрытым состоянием пропускается; если состояние в OPEN, он заменяет прежний узел как новый, только если путь к нему дешевле.
worksheet-known-once = ход назад — тоже преемник, но преемник с уже встреченным состоянием пропускается.
worksheet-known-back = помнится только путь; ход сразу назад никогда не делается.
worksheet-known-other = как говорит алгоритм.
worksheet-numbers = Номера
worksheet-numbered = начало — узел 0, каждый сохранённый узел получает следующий номер в порядке порождения; пропущенный преемник номера не получает (–).
worksheet-numbered-all = начало — узел 0, каждый преемник получает следующий номер в порядке порождения, даже если поиск в него не входит.
worksheet-numbered-rounds = Каждая итерация начинается с начала под новым номером.
worksheet-numbered-first = Сначала идёт итерация с порогом 0: она лишь проверяет начало и шагом не считается, поэтому строки начинаются с узла { $first }.
worksheet-numbered-values = Узел, значение которого изменилось, продолжается под новым номером.
worksheet-numbered-both = начало — узел 0, цель — узел 1; каждый сохранённый узел получает следующий номер в порядке порождения; пропущенный преемник номера не получает (–).
worksheet-open-f = OPEN пишется начиная со следующего узла, у каждого в скобках его f.
worksheet-open-g = OPEN пишется начиная со следующего узла, у каждого в скобках его g.
worksheet-open-plain = OPEN пишется начиная со следующего узла.
worksheet-path-instruction = Путь пишется от начала до узла этого шага.
worksheet-own = собственная оценка
worksheet-step = Шаг
worksheet-node = Раскрытый узел
worksheet-bound = Порог
worksheet-successors = Его преемники по порядку и что с каждым стало
worksheet-open = OPEN после шага
worksheet-path = Путь от начала
worksheet-entered = в него входят
worksheet-of = { $fate } (от узла { $parent })
worksheet-more = … и ещё { $count }
worksheet-empty = пусто
worksheet-none = нет
worksheet-tree = { $count ->
    [one] Дерево поиска после { $steps } раскрытия
    [few] Дерево поиска после { $steps } раскрытий
   *[many] Дерево поиска после { $steps } раскрытий
}
worksheet-tree-instruction = { $numbered ->
    [yes] Все сохранённые узлы: слева вверху номер узла, справа вверху серым — шаг, на котором он раскрыт; под ним его значения.
   *[no] Все сохранённые узлы: справа вверху серым — шаг, на котором узел раскрыт; под ним его значения.
}
worksheet-tree-draw = { $numbered ->
    [yes] Нарисуйте все сохранённые узлы: номер узла, его значения и шаг, на котором он раскрыт.
   *[no] Нарисуйте все сохранённые узлы: значения узла и шаг, на котором он раскрыт.
}
worksheet-part = Часть { $part }: от узла { $node }
worksheet-further = → часть { $part }
worksheet-foreign = Эта запись сделана другой программой, и её правила неизвестны: рабочего листа из неё не сделать.
worksheet-nothing = Записывать нечего: поиск не сделал ни шага.
worksheet-no-variants = Для вариантов нет других похожих полей или начал.
worksheet-ending = «{ $name }» не годится как имя рабочего листа: оно кончается на .pdf.
worksheet-written = { $name }: { $count ->
    [one] { $pages } страница.
    [few] { $pages } страницы.
   *[many] { $pages } страниц.
}
worksheet-written-key = { $name }: ответы.

worksheet-title = Рабочий лист
worksheet-steps = Раскрытий
worksheet-level = Уровень
worksheet-level-guided = С примером: первая строка заполнена
worksheet-level-normal = Обычный: ничего не дано
worksheet-level-exam = Экзамен: без пояснений
worksheet-variants = Варианты
worksheet-seed = Зерно
worksheet-heading = Заголовок
worksheet-blanks = Оставить пустым
worksheet-blank-node = Раскрытый узел
worksheet-blank-g = g
worksheet-blank-h = h
worksheet-blank-f = f
worksheet-blank-successors = Его преемники
worksheet-blank-fates = Что с каждым стало
worksheet-blank-open = OPEN или путь; порог
worksheet-with-tree = Нарисовать и дерево поиска
worksheet-answers = Ответы
worksheet-answers-pages = На страницах в конце
worksheet-answers-file = Во втором файле
worksheet-answers-none = Без ответов
worksheet-paper = Бумага
worksheet-paper-a4 = A4
worksheet-paper-letter = Letter
worksheet-preview = Первая страница
worksheet-pages = { $count ->
    [one] { $pages } страница, из них раздать: { $asked }.
    [few] { $pages } страницы, из них раздать: { $asked }.
   *[many] { $pages } страниц, из них раздать: { $asked }.
}
worksheet-save = Сохранить лист…
worksheet-close = Закрыть
command-worksheet = &Рабочий лист…

cli-command-worksheet = Напечатать первые шаги поиска, чтобы заполнить их от руки, с ответами.
cli-help-worksheet = Рабочий лист, PDF.
cli-help-worksheet-steps = Сколько раскрытий, не более { $most }. По умолчанию { $usual }.
cli-help-worksheet-blanks = Что оставить пустым, через запятую: { $known }, all (всё) или none (ничего). По умолчанию — как на этом уровне.
cli-help-worksheet-level = guided (первая строка заполнена, узлы даны), normal (по умолчанию: узлы не даны) или exam (к тому же без пояснений).
cli-help-worksheet-variants = Сколько вариантов, до { $most }, каждый в своём файле: OUT-A.pdf, OUT-B.pdf. Первый — с данным полем.
cli-help-worksheet-seed = Зерно, по которому выбираются поля других вариантов. По умолчанию 1.
cli-worksheet-seed = --seed нужен вместе с --variants: по нему выбираются поля других вариантов.
cli-help-worksheet-tree = Не рисовать дерево поиска.
cli-help-worksheet-key = Где ответы: pages (в конце, по умолчанию), file (второй файл) или none (нигде).
cli-help-worksheet-paper = Бумага: a4 (по умолчанию) или letter.
cli-help-worksheet-title = Что стоит вверху. По умолчанию название поиска.
