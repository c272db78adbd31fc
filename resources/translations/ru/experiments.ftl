# Эксперименты: поля и конфигурации.

cli-command-compare = Решить много полей разными способами и сравнить затраты.
cli-help-compare-boards = Поля: файл с полем в каждой строке; набор, например korf; текст поля; или "random:3x3 count=1000 seed=42", а также с walk=30 (столько случайных ходов от цели) или moves=22 (ровно столько ходов до цели). Несколько источников разделяются знаком «;».
cli-help-compare-scen = Вместо полей — поиски из файла сценариев (MovingAI), все или некоторые: arena.map.scen, arena.map.scen:1-100. Карта ищется рядом с файлом. Указанные в нём длины проверяются.
cli-help-compare-algorithms = Алгоритмы через запятую: { $known }. По умолчанию: astar.
cli-help-compare-heuristics = Эвристики через запятую: { $known }, базы шаблонов, "max(a,b)", file.py:function. С первой конфигурацией сравниваются остальные.
cli-help-compare-expansions = Прекращать решение после стольких раскрытий.
cli-help-compare-seconds = Прекращать решение после стольких секунд поиска.
cli-help-compare-memory = Прекращать решение прежде, чем оно займёт больше памяти: 500M, 2G.
cli-help-compare-jobs = Сколько процессов работает. По умолчанию: по одному на процессор.
cli-help-compare-scheduler = Поручить работу кластеру Dask: адрес планировщика, например tcp://127.0.0.1:8786.
cli-help-compare-output = Куда записать все результаты и всё, что нужно для их повторения ({ $known }). Готовые случаи сразу сохраняются рядом.
cli-help-compare-plot = Нарисовать четыре графика результатов (.png, .svg).
cli-help-compare-report = Записать отчёт: поля, настройки, таблицы, графики и выводы (.html, .pdf).
cli-help-compare-resume = Продолжить прерванный эксперимент; остальные параметры даются те же.
cli-compare-progress =
    { $known ->
        [yes] Готово случаев: { NUMBER($done) } из { NUMBER($cases) }, осталось около { NUMBER($left) } с
       *[no] Готово случаев: { NUMBER($done) } из { NUMBER($cases) }
    }
cli-compare-compiling = Компилируется быстрый движок (один раз): { $percentage } %
cli-compare-stopped = Остановлено. Готово случаев: { NUMBER($done) } из { NUMBER($cases) }.
cli-compare-kept = Остановлено. Готово случаев: { NUMBER($done) } из { NUMBER($cases) }; они сохранены в { $name }; та же команда с --resume продолжит.
cli-compare-failed =
    { $count ->
        [one] { NUMBER($count) } случай не удался: { $reason }
        [few] { NUMBER($count) } случая не удались, например: { $reason }
        [many] { NUMBER($count) } случаев не удались, например: { $reason }
       *[other] { NUMBER($count) } случая не удались, например: { $reason }
    }
cli-compare-boards = Не хватает --boards или --scen: файл, набор, например korf, текст поля или "random:3x3 count=100 seed=1".
cli-compare-boards-and-scen = Либо --boards, либо --scen, но не то и другое вместе.
cli-compare-medians = Показаны медианы по решённым полям; во сколько раз меньше — по полям, решённым обеими, их узлы сложены.
cli-compare-medians-scenarios = Показаны медианы по решённым сценариям; во сколько раз меньше — по сценариям, решённым обеими, их узлы сложены.
cli-compare-jobs-and-scheduler = --jobs — для этой машины, --scheduler — для кластера: укажите что-то одно.
cli-compare-resume = Для --resume нужен --output: готовые случаи сохраняются рядом с этим файлом.
cli-compare-unfinished = В «{ $name }» сохранены готовые случаи прерванного эксперимента. Добавьте --resume, чтобы продолжить, или удалите этот файл, чтобы начать заново.

board-list-empty = В «{ $name }» нет ни одного поля.
board-list-line = «{ $name }», строка { $line }: { $complaint }
journal-large = Файл «{ $name }» слишком велик для журнала эксперимента: читаются файлы до { $most } МБ.
journal-empty = «{ $name }» — не журнал эксперимента: файл пуст.
journal-line = «{ $name }»: строка { $line } повреждена, или это не журнал эксперимента. Удалите его, чтобы начать заново.

experiment-empty = Для эксперимента нужны хотя бы одно поле и одна конфигурация.
cli-compare-scen = «{ $name }» — не файл сценариев: его имя должно кончаться на .scen, например arena.map.scen или arena.map.scen:1-100.
experiment-mixed = Поля и сценарии нельзя решать в одном эксперименте: эвристики у них разные.
experiment-map-damaged = Карта этого сценария в файле эксперимента повреждена. Запустите эксперимент заново.
experiment-optima-met =
    { $failed ->
        [0] { $count ->
            [1] { $name }: найден путь той длины, что указана в файле.
            [one] { $name }: в каждом из { NUMBER($count) } поиска найден путь той длины, что указана в файле.
            [few] { $name }: в каждом из { NUMBER($count) } поисков найден путь той длины, что указана в файле.
            [many] { $name }: в каждом из { NUMBER($count) } поисков найден путь той длины, что указана в файле.
           *[other] { $name }: в каждом из { NUMBER($count) } поисков найден путь той длины, что указана в файле.
        }
       *[other] { $met ->
            [0] { $count ->
                [1] { $name }: путь той длины, что указана в файле, не найден.
                [one] { $name }: ни в одном из { NUMBER($count) } поиска не найден путь той длины, что указана в файле.
                [few] { $name }: ни в одном из { NUMBER($count) } поисков не найден путь той длины, что указана в файле.
                [many] { $name }: ни в одном из { NUMBER($count) } поисков не найден путь той длины, что указана в файле.
               *[other] { $name }: ни в одном из { NUMBER($count) } поисков не найден путь той длины, что указана в файле.
            }
           *[other] { $name }: путей указанной длины найдено { NUMBER($met) } из { NUMBER($count) }.
        }
    }
experiment-optimum-unmet = Сценарий { $scenario }: в файле указано { $listed }, а { $name } находит { $found }.
experiment-optimum-no-path = Сценарий { $scenario }: в файле указано { $listed }, а по { $name } пути нет вовсе.
experiment-optimum-more =
    { $count ->
        [one] Не подтвердилась ещё { NUMBER($count) } указанная длина.
        [few] Не подтвердились ещё { NUMBER($count) } указанные длины.
        [many] Не подтвердились ещё { NUMBER($count) } указанных длин.
       *[other] Не подтвердились ещё { NUMBER($count) } указанных длин.
    }
experiment-optima-rounded =
    { $count ->
        [one] { NUMBER($count) } длина записана малым числом цифр и сверена лишь по ним: ошибка до { NUMBER($tolerance, maximumFractionDigits: 6) } не видна.
        [few] { NUMBER($count) } длины записаны малым числом цифр и сверены лишь по ним: ошибка до { NUMBER($tolerance, maximumFractionDigits: 6) } не видна.
       *[many] { NUMBER($count) } длин записано малым числом цифр и сверено лишь по ним: ошибка до { NUMBER($tolerance, maximumFractionDigits: 6) } не видна.
    }
experiment-large = Получилось бы случаев: { NUMBER($cases) }; самое большее — { NUMBER($most) }.
experiment-random = «{ $text }» в описании случайных полей непонятно: после размера могут стоять { $known }.
experiment-random-size = «{ $source }»: нет размера. Напишите, например, random:4x4.
experiment-random-both = «{ $source }»: случайные поля — либо walk, либо moves, но не то и другое.
experiment-ending = По окончанию имени «{ $name }» не видно, что записать: { $known }.
experiment-other = «{ $name }» относится к другому эксперименту: другие поля, настройки, пределы или файлы эвристик. Задайте те же параметры или удалите его, чтобы начать заново.
experiment-file-changed = «{ $name }» — не тот файл, с которым эксперимент был начат.
experiment-lost = Процесс, решавший этот случай, погиб, а при повторе погиб снова. Возможно, кончилась память.
experiment-processes-die = Процессы гибнут один за другим (уже { $count }), и ни один случай ещё не решён.
experiment-no-distributed = Для кластера нужен ещё один пакет: pip install "{ $package }"
experiment-no-scheduler = По адресу { $address } не отвечает планировщик Dask: { $reason }
experiment-cluster-gone = Кластер { $address } пропал. Готовое сохранено; продолжите, когда кластер снова появится.
experiment-worker-error = Рабочий процесс кластера не может решать случаи: { $reason }

experiment-sentence-fewer =
    { $name }: раскрыто в { $times } { $times ->
        [one] раз
        [few] раза
        [many] раз
       *[other] раза
    } меньше узлов, чем у «{ $base }», на { NUMBER($boards) } { $boards ->
        [one] поле, решённом
        [few] полях, решённых
        [many] полях, решённых
       *[other] полях, решённых
    } обоими способами.
experiment-sentence-fewer-scenarios =
    { $name }: раскрыто в { $times } { $times ->
        [one] раз
        [few] раза
        [many] раз
       *[other] раза
    } меньше узлов, чем у «{ $base }», на { NUMBER($boards) } { $boards ->
        [one] сценарии, решённом
        [few] сценариях, решённых
        [many] сценариях, решённых
       *[other] сценариях, решённых
    } обоими способами.
experiment-sentence-more =
    { $name }: раскрыто в { $times } { $times ->
        [one] раз
        [few] раза
        [many] раз
       *[other] раза
    } больше узлов, чем у «{ $base }», на { NUMBER($boards) } { $boards ->
        [one] поле, решённом
        [few] полях, решённых
        [many] полях, решённых
       *[other] полях, решённых
    } обоими способами.
experiment-sentence-more-scenarios =
    { $name }: раскрыто в { $times } { $times ->
        [one] раз
        [few] раза
        [many] раз
       *[other] раза
    } больше узлов, чем у «{ $base }», на { NUMBER($boards) } { $boards ->
        [one] сценарии, решённом
        [few] сценариях, решённых
        [many] сценариях, решённых
       *[other] сценариях, решённых
    } обоими способами.
experiment-sentence-same =
    { $name } и { $base }: раскрыто примерно поровну узлов на { NUMBER($boards) } { $boards ->
        [one] поле, решённом
        [few] полях, решённых
        [many] полях, решённых
       *[other] полях, решённых
    } обоими способами.
experiment-sentence-same-scenarios =
    { $name } и { $base }: раскрыто примерно поровну узлов на { NUMBER($boards) } { $boards ->
        [one] сценарии, решённом
        [few] сценариях, решённых
        [many] сценариях, решённых
       *[other] сценариях, решённых
    } обоими способами.
experiment-sentence-none = Нет поля, решённого и «{ $name }», и «{ $base }», для которого известно число раскрытых узлов, поэтому сравнить их нельзя.
experiment-sentence-none-scenarios = Нет сценария, решённого и «{ $name }», и «{ $base }», для которого известно число раскрытых узлов, поэтому сравнить их нельзя.

experiment-factor = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
experiment-fraction = { NUMBER($value, maximumSignificantDigits: 3) }
experiment-reduction = { NUMBER($times, maximumFractionDigits: 2) }
experiment-reduction-below = 1⁄{ NUMBER($times, maximumFractionDigits: 2) }
experiment-solved-of = { NUMBER($solved) }/{ NUMBER($done) }

experiment-column-board = Поле
experiment-column-scenario = Сценарий
experiment-column-optimum = Указано
experiment-column-length = Найдено
experiment-column-cost = Ходы
experiment-column-configuration = Конфигурация
experiment-column-solved = Решено
experiment-column-summary-cost = Ходы
experiment-column-summary-cost-scenarios = Стоимость
experiment-column-summary-expanded = Раскрыто
experiment-column-summary-generated = Порождено
experiment-column-summary-seconds = Время, мс
experiment-column-branching = b*
experiment-column-penetrance = Целенапр.
experiment-median-of = { $value }, медиана
experiment-mean-of = { $value }, ср. геом.
experiment-total-of = { $value }, по суммам
experiment-base = база
experiment-column-ratio-to = { $base } / { $name }

experiment-title = Эксперимент
experiment-chart-depth = Раскрытые узлы и глубина решения
experiment-chart-estimate = Эвристика и истинная стоимость
experiment-chart-time = Время и узлы
experiment-chart-boxes = Разброс числа раскрытых узлов
experiment-chart-empty = Пока ничего не решено.
experiment-caption-depth = Точка — поле, решённое одной из конфигураций. Вертикальная ось — степени десяти: если точки лежат на прямой, с каждым ходом работы становится больше в одно и то же число раз.
experiment-caption-depth-scenarios = Точка — сценарий, решённый одной из конфигураций. Вертикальная ось — степени десяти: если точки лежат на прямой, с каждым ходом работы становится больше в одно и то же число раз.
experiment-caption-estimate = Точка — поле: h начала и стоимость самого дешёвого решения. На диагонали оценка совпадает с истиной; точка выше неё доказала бы, что эвристика недопустима.
experiment-caption-estimate-scenarios = Точка — сценарий: h начала и стоимость самого дешёвого решения. На диагонали оценка совпадает с истиной; точка выше неё доказала бы, что эвристика недопустима.
experiment-caption-time = Точка — поле, решённое одной из конфигураций; обе оси — степени десяти. Чем ниже точки, тем меньше времени уходит на узел.
experiment-caption-time-scenarios = Точка — сценарий, решённый одной из конфигураций; обе оси — степени десяти. Чем ниже точки, тем меньше времени уходит на узел.
experiment-caption-spread = Точки немного раздвинуты, чтобы не закрывать друг друга.
experiment-caption-medians = Крупные знаки — медианы, отрезки — средняя половина полей.
experiment-caption-medians-scenarios = Крупные знаки — медианы, отрезки — средняя половина сценариев.
experiment-caption-boxes = В ящике — средняя половина полей, жирная черта — медиана, усы тянутся до последнего поля в пределах полутора высот ящика, остальное показано точками.
experiment-caption-boxes-scenarios = В ящике — средняя половина сценариев, жирная черта — медиана, усы тянутся до последнего сценария в пределах полутора высот ящика, остальное показано точками.
experiment-axis-length = Ходов в лучшем решении
experiment-axis-expanded = Раскрыто узлов
experiment-axis-truth = Истинная стоимость
experiment-axis-estimate = h начала
experiment-axis-generated = Порождено узлов
experiment-axis-configuration = Конфигурация

experiment-column-options = Параметры
experiment-limit-expansions =
    { $count ->
        [one] { NUMBER($count) } раскрытие
        [few] { NUMBER($count) } раскрытия
        [many] { NUMBER($count) } раскрытий
       *[other] { NUMBER($count) } раскрытия
    }
experiment-limit-seconds = { $count } с
experiment-limit-memory = { $count } МиБ
experiment-report-title =
    { $boards ->
        [one] Эксперимент: { NUMBER($boards) } поле
        [few] Эксперимент: { NUMBER($boards) } поля
        [many] Эксперимент: { NUMBER($boards) } полей
       *[other] Эксперимент: { NUMBER($boards) } поля
    } × { $configurations ->
        [one] { NUMBER($configurations) } конфигурация
        [few] { NUMBER($configurations) } конфигурации
        [many] { NUMBER($configurations) } конфигураций
       *[other] { NUMBER($configurations) } конфигурации
    }
experiment-report-title-scenarios =
    { $boards ->
        [one] Эксперимент: { NUMBER($boards) } сценарий
        [few] Эксперимент: { NUMBER($boards) } сценария
        [many] Эксперимент: { NUMBER($boards) } сценариев
       *[other] Эксперимент: { NUMBER($boards) } сценария
    } × { $configurations ->
        [one] { NUMBER($configurations) } конфигурация
        [few] { NUMBER($configurations) } конфигурации
        [many] { NUMBER($configurations) } конфигураций
       *[other] { NUMBER($configurations) } конфигурации
    }
experiment-report-conclusions = Выводы
experiment-report-summary-caption = Медианы и геометрические средние — по полям, решённым конфигурацией; во сколько раз меньше узлов — по полям, решённым обеими, их узлы сложены. b* — эффективный коэффициент ветвления, вычисленный по порождённым узлам; целенаправленность — длина решения, делённая на число порождённых узлов; у обоих показана медиана. Время — только самого поиска, с заранее загруженным движком; когда рядом работают несколько процессов, оно несколько больше, чем у одиночного поиска.
experiment-report-summary-caption-scenarios = Медианы и геометрические средние — по сценариям, решённым конфигурацией; во сколько раз меньше узлов — по сценариям, решённым обеими, их узлы сложены. b* — эффективный коэффициент ветвления, вычисленный по порождённым узлам; целенаправленность — длина решения, делённая на число порождённых узлов; у обоих показана медиана. Время — только самого поиска, с заранее загруженным движком; когда рядом работают несколько процессов, оно несколько больше, чем у одиночного поиска.
experiment-report-settings = Настройки
experiment-source-random =
    { $count ->
        [one] { NUMBER($count) } случайное поле { $size }
        [few] { NUMBER($count) } случайных поля { $size }
        [many] { NUMBER($count) } случайных полей { $size }
       *[other] { NUMBER($count) } случайного поля { $size }
    }
experiment-source-walk =
    { $moves ->
        [one] { $boards }, { NUMBER($moves) } случайный ход от цели
        [few] { $boards }, { NUMBER($moves) } случайных хода от цели
        [many] { $boards }, { NUMBER($moves) } случайных ходов от цели
       *[other] { $boards }, { NUMBER($moves) } случайного хода от цели
    }
experiment-source-moves =
    { $moves ->
        [one] { $boards }, ровно { NUMBER($moves) } ход до цели
        [few] { $boards }, ровно { NUMBER($moves) } хода до цели
        [many] { $boards }, ровно { NUMBER($moves) } ходов до цели
       *[other] { $boards }, ровно { NUMBER($moves) } хода до цели
    }
experiment-source-seed = { $boards }, зерно { $seed }
experiment-report-boards-from = Поля: { $source }
experiment-report-boards-from-scenarios = Сценарии: { $source }
experiment-report-limits = Пределы для каждого случая: { $limits }.
experiment-report-no-limits = Пределы для каждого случая: только память.
experiment-report-charts = Графики
experiment-report-boards = Поля и узлы, раскрытые каждой конфигурацией
experiment-report-boards-scenarios = Сценарии и узлы, раскрытые каждой конфигурацией
experiment-report-more =
    { $count ->
        [one] И ещё { NUMBER($count) } поле, которое есть в файле результатов.
        [few] И ещё { NUMBER($count) } поля, которые есть в файле результатов.
        [many] И ещё { NUMBER($count) } полей, которые есть в файле результатов.
       *[other] И ещё { NUMBER($count) } поля, которые есть в файле результатов.
    }
experiment-report-more-scenarios =
    { $count ->
        [one] И ещё { NUMBER($count) } сценарий, который есть в файле результатов.
        [few] И ещё { NUMBER($count) } сценария, которые есть в файле результатов.
        [many] И ещё { NUMBER($count) } сценариев, которые есть в файле результатов.
       *[other] И ещё { NUMBER($count) } сценария, которые есть в файле результатов.
    }
experiment-report-repeat = Как повторить
experiment-report-made-with = Сделано с помощью Search Workbench { $program }, Python { $python }, NumPy { $numpy }, Numba { $numba } на { $machine }.
experiment-report-figure = Рисунок { $number }. { $title }. { $caption }
experiment-scheduler-address = «{ $address }» — не адрес планировщика; он выглядит так: tcp://127.0.0.1:8786.

experiments-title = Эксперименты
experiment-algorithms = Алгоритмы
experiment-heuristics = Эвристики
experiment-ties = При равных f
experiment-max-expansions = Раскрытий на поиск
experiment-max-seconds = Секунд на поиск
experiment-scheduler = Планировщик Dask
experiment-scheduler-hint = нет
experiment-scheduler-tip = Адрес планировщика Dask, который выполнит поиски, например tcp://127.0.0.1:8786. Без него их выполняют процессы этого компьютера.
experiment-processes = Процессов
experiment-no-limit = без предела
experiment-progress = Ход эксперимента
experiment-run = Начать
experiment-run-tip = Выполнить выбранное выше; прежние результаты уйдут
experiment-pause = Пауза
experiment-pause-tip = Приостановить на время
experiment-resume = Дальше
experiment-resume-tip = Продолжить с того, что уже готово
experiment-stop = Стоп
experiment-stop-tip = Остановить; готовое сохранится, и эксперимент можно будет продолжить
experiment-no-algorithm = Отметьте алгоритм.
experiment-no-heuristic = Отметьте эвристику: она нужна одному из алгоритмов.
experiment-total =
    { $boards ->
        [one] { NUMBER($boards) } поле
        [few] { NUMBER($boards) } поля
        [many] { NUMBER($boards) } полей
       *[other] { NUMBER($boards) } поля
    } × { $configurations ->
        [one] { NUMBER($configurations) } конфигурация
        [few] { NUMBER($configurations) } конфигурации
        [many] { NUMBER($configurations) } конфигураций
       *[other] { NUMBER($configurations) } конфигурации
    }; поисков: { $cases }
experiment-total-some =
    { $configurations ->
        [one] { NUMBER($configurations) } конфигурация для каждого поля или сценария из файла
        [few] { NUMBER($configurations) } конфигурации для каждого поля или сценария из файла
        [many] { NUMBER($configurations) } конфигураций для каждого поля или сценария из файла
       *[other] { NUMBER($configurations) } конфигурации для каждого поля или сценария из файла
    }
experiment-progress-beginning = Готовятся поиски и запускаются процессы…
experiment-progress-done = Готово: { NUMBER($done) } из { NUMBER($cases) }.
experiment-progress-left = Готово: { NUMBER($done) } из { NUMBER($cases) }, осталось около { $left }.
experiment-progress-paused = Пауза. Готово: { NUMBER($done) } из { NUMBER($cases) }.
experiment-progress-stopped = Прервано. Готово и сохранено: { NUMBER($done) } из { NUMBER($cases) }.
experiment-progress-changed = С прежними настройками: { NUMBER($done) } из { NUMBER($cases) } поисков.
experiment-replace =
    { $count ->
        [one] Результат { NUMBER($count) } поиска будет заменён. Запустить эксперимент?
        [few] Результаты { NUMBER($count) } поисков будут заменены. Запустить эксперимент?
        [many] Результаты { NUMBER($count) } поисков будут заменены. Запустить эксперимент?
       *[other] Результаты { NUMBER($count) } поиска будут заменены. Запустить эксперимент?
    }
experiment-progress-finished =
    { $cases ->
        [one] Готово: { NUMBER($cases) } поиск.
        [few] Готово: { NUMBER($cases) } поиска.
        [many] Готово: { NUMBER($cases) } поисков.
       *[other] Готово: { NUMBER($cases) } поиска.
    }
experiment-boards = Поля
experiment-boards-random = Случайные
experiment-boards-exact = На заданном расстоянии от цели
experiment-boards-korf = Сто пятнашек Корфа
experiment-boards-board = Поле из «Исследования»
experiment-boards-file = Из файла
experiment-size = Размер
experiment-moves = Ходов
experiment-count = Сколько
experiment-seed = Зерно
experiment-file = Файл
experiment-file-hint = По полю в строке, «Мои поля» (.json) или сценарии (.scen, а также .scen:1-100)
experiment-file-choose = Выбрать файл с полями или сценариями
experiment-file-kinds = Поля и сценарии (*.txt *.json *.csv *.scen);;Все файлы (*)
experiment-results = Результаты
experiment-table-summary = Конфигурации
experiment-table-boards = Поля
experiment-table-boards-scenarios = Сценарии
experiment-table-cases = Поиски
experiment-filter = Отбор: часть поля или сценария, конфигурации или исхода
experiment-filter-tip = Показаны только строки, где есть каждое из слов
experiment-shown = { NUMBER($shown) } из { NUMBER($total) }
experiment-searches-done =
    { $count ->
        [one] { NUMBER($count) } поиск
        [few] { NUMBER($count) } поиска
        [many] { NUMBER($count) } поисков
       *[other] { NUMBER($count) } поиска
    }
experiment-cases-tip = Двойной щелчок открывает поиск в «Исследовании»
experiment-invitation = Выберите слева поля, алгоритмы и эвристики и нажмите «Начать»: здесь появится, во сколько раз меньше узлов раскрывает каждая конфигурация.
experiment-charts = Графики
experiment-results-soon = Результаты появятся здесь по мере завершения поисков.
experiment-charts-invitation = Здесь появятся точки, по одной на каждое решённое поле или сценарий.
experiment-kind-depth = Узлы · глубина
experiment-kind-depth-short = Глубина
experiment-kind-estimate = h · стоимость
experiment-kind-time = Время · узлы
experiment-kind-time-short = Время
experiment-kind-boxes = Разброс
experiment-export = Экспорт
experiment-export-tip = Сохранить отчёт, графики или результаты либо скопировать команду, которая повторит эксперимент
experiment-save-html = Отчёт страницей (HTML)
experiment-save-pdf = Отчёт для печати (PDF)
experiment-save-png = Графики картинкой (PNG)
experiment-save-svg = Графики кривыми (SVG)
experiment-save-csv = Результаты таблицей (CSV)
experiment-save-json = Результаты со всеми настройками (JSON)
experiment-copy-command = Скопировать команду, которая повторит его
experiment-command-copied = Команда в буфере обмена.
experiment-saved = Сохранено: { $name }
experiment-column-case = №
experiment-column-status = Исход
experiment-column-start-h = h(начало)
experiment-column-max-open = Макс. OPEN
experiment-column-factor = × меньше
experiment-more = Другие параметры
experiment-more-tip = Параметры алгоритмов, каждый с одним или несколькими значениями: weight=1.5,2 order=udlr,ulrd engine=textbook. Есть { $known }.
experiment-option = «{ $text }» среди параметров непонятно: есть { $known }, за каждым — знак = и значения.
experiment-more-hint = weight=1.5,2 order=udlr,ulrd
