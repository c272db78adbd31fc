# Окно: меню, проигрыватель, списки, график, настройки, итоги.

window-title = Search Workbench
window-title-safe = Search Workbench (безопасный режим)
window-benches = Разделы
bench-explore = Исследование
unknown-bench = Раздела «{ $name }» нет. Есть { $known }.
unknown-theme = Темы «{ $name }» нет. Есть { $known }.
drawing-failed = Не удалось нарисовать изображение: возможно, не хватает памяти.

## Меню и клавиши

menu-file = &Файл
menu-recent = &Недавние
menu-edit = &Правка
menu-player = П&роигрыватель
menu-view = &Вид
menu-bench = Раз&дел
menu-layout = &Расположение
menu-language = &Язык
menu-theme = &Тема
menu-help = &Справка
command-open = &Открыть…
command-save = &Сохранить…
command-quit = &Выход
picture-copy = Скопировать &картинку
picture-any = Картинка
picture-none = Копировать нечего
command-copy-tsv = &Скопировать строки
command-copy-markdown = Скопировать как &Markdown
command-copy-latex = Скопировать как &LaTeX
lists-nowhere = Сначала перейдите в список и выделите в нём строки.
command-play = Пуск или пауза
command-forward = Шаг вперёд
command-back = Шаг назад
command-micro = Малый шаг вперёд
command-micro-back = Малый шаг назад
command-layer = Следующий слой f, этап или заметка
command-start = К началу
command-end = К концу
command-stop = Остановить поиск
command-faster = Быстрее
command-slower = Медленнее
command-projector = Режим &проектора
projector-leave = Выйти из режима проектора
projector-edge = Меню, вкладки и показатели
list-choice = Что показано под деревом
command-full-screen = Во весь &экран
command-bench-next = &Следующая вкладка
command-bench-back = Пре&дыдущая вкладка
command-pane-next = Следующая пане&ль
command-pane-back = Предыду&щая панель
command-layout-explore = &Исследование
command-layout-lecture = &Лекция
command-layout-lists = &Широкие списки
command-layout-stage = &Крупная картинка
command-reset-layout = &Вернуть обычное
command-manual = &Руководство (на английском)
manual-title = Руководство
manual-back = Назад
manual-contents = Содержание
command-palette = &Найти команду…
command-shortcuts = &Сочетания клавиш
command-about = &О программе
command-watch = Посмотреть найденные ходы или войти во вложенный поиск
command-back-out = Выйти из вложенного поиска
command-leave = Покинуть вложенный поиск, режим проектора или полный экран
theme-system = Как в системе
theme-light = Светлая
theme-dark = Тёмная

files-open-title = Открыть поле
files-save-title = Сохранить поле
files-kinds = Поля (*.txt);;Все файлы (*)
files-save-map-title = Сохранить карту
files-map-kinds = Карты (*.txt *.map *.png *.scen);;Все файлы (*)
files-no-recent = Пока нет

palette-title = Команды
palette-hint = Введите часть названия команды
palette-none = Нет команды с такими словами.
palette-pane = Перейти: { $pane }
palette-found-by = { $title } ({ $words })
words-open = импорт, загрузить
words-save = экспорт поля, записать
words-session-save = экспорт всего, записать всё
words-film = видео, анимация, GIF, экспорт картинок
words-worksheet = печать, упражнение, PDF, экспорт
words-trace = журнал, JSON, CSV, сохранить
words-grade = оценки, экзамен, отчёт, результаты
words-undo = вернуть назад, отмена
words-redo = повторить
words-copy-line = поделиться, ссылка, командная строка
words-tsv = электронная таблица, экспорт
words-faster = скорость
words-slower = скорость
words-projector = презентация, лекция, крупный текст
words-text-size = шрифт, масштаб, крупнее, мельче
words-bench-experiments = отчёт, статистика, экспорт, CSV, PDF
words-bench-explore = начало, цель, поиск
words-bench-play = игра, цель, головоломка
words-lessons = курс, обучение, экзамен
words-predict = викторина, вопросы, экзамен
words-manual = документация, справка
words-shortcuts = клавиатура
words-databases = PDB
shortcuts-title = Сочетания клавиш
shortcuts-more = В окне
shortcuts-lists = В списке
shortcuts-first-row = Перейти к первой строке
shortcuts-last-row = Перейти к последней строке
shortcuts-hint = Стрелки сами по себе тоже делают шаг, если фокус не в списке, не в текстовом поле и не на игровом поле. Page Down, Page Up и Alt со стрелкой делают шаг всегда: это клавиши пультов для презентаций.
about-title = О программе
about-name = Search Workbench { $version }
about-text = Поиск, который видно: пятнашки любого размера, каждый шаг каждого алгоритма, вперёд и назад. На экране в точности то, что сделал поиск. Свободная программа под лицензией MIT.

## Величины

amount-none = –
amount-milliseconds = { $value } мс
amount-seconds = { $value } с
amount-minutes = { NUMBER($minutes, useGrouping: 0) } мин { NUMBER($seconds, useGrouping: 0) } с
amount-hours = { NUMBER($hours, useGrouping: 0) } ч { NUMBER($minutes, useGrouping: 0) } мин
amount-kilobytes = { $value } кБ
amount-megabytes = { $value } МБ
amount-gigabytes = { $value } ГБ
amount-per-second = { $value }/с
amount-millions = { $value } млн
amount-thousands = { $value } тыс.

## Проигрыватель

player-to-start = К началу
player-to-start-tip = К началу (Home)
player-back = Шаг назад
player-back-tip = Шаг назад (Page Up)
player-play = Пуск или пауза
player-play-tip = Пуск или пауза (пробел)
player-forward = Шаг вперёд
player-forward-tip = Шаг вперёд (Page Down)
player-next-layer = Следующий слой f
player-next-layer-tip = К следующему шагу, на котором раскрыт узел с другим f (Shift+→)
player-to-end = К концу
player-to-end-tip = К концу; незаконченный поиск будет доведён до конца (End)
player-stop = Остановить поиск
player-stop-tip = Остановить поиск насовсем
player-scrubber = Место в записи
player-speed-name = Скорость
player-modes = Что проигрывается
player-search = Поиск
player-moves = Ходы
player-step = Шаг { $t } из { $length }
player-step-bare = { $t } / { $length }
player-step-open = Шаг { $t } из { $length } …
player-micro = Шаг { $t }, часть { $part } из { $parts }
player-move = Ход { $move } из { $moves }
player-speed-full = полный ход
player-speed-slow = 1 шаг за { $seconds } с
player-speed = { $count ->
    [one] { $value } шаг/с
    [few] { $value } шага/с
    [many] { $value } шагов/с
   *[other] { $value } шага/с
}

narration-name = Что произошло на этом шаге
narration-begin = Пробел запускает поиск, Page Down делает один шаг.
narration-awaited = Поиск начнётся, когда ваш собственный код даст ответ.
narration-searching = Поиск идёт полным ходом, сделано шагов: { $steps }. Проигрыватель тем временем можно двигать.
narration-move = { $move ->
    [0] Начало: до цели { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }.
   *[other] Ход { $move } из { $moves } по пути к цели.
}

## Списки

lists-name = Списки

nodes-number = №
nodes-board = Поле
nodes-parent = Из №
nodes-step = Шаг
nodes-unobserved = Не наблюдалось
nodes-number-tip = Номер узла: узлы нумеруются в том порядке, в каком они порождены; порождённые на этом шаге выделены жирным
nodes-board-tip = Поле узла; фишки на своих местах отмечены
nodes-g-tip = g: стоимость пути от начала до этого узла
nodes-h-tip = h: оценка стоимости пути от этого узла до цели
nodes-f-tip = f: величина, по которой поиск выбирает узел; у A* это g + h
nodes-parent-tip = Номер узла, из которого порождён этот
nodes-step-tip = Шаг, на котором узел порождён (в CLOSED — раскрыт)
nodes-sorting = Сортировка…
nodes-reading = Чтение…
nodes-copied = { $count ->
    [one] Скопирована { $count } строка (выделено { $selected }).
    [few] Скопированы { $count } строки (выделено { $selected }).
   *[many] Скопировано { $count } строк (выделено { $selected }).
}

open-title = OPEN
open-path-title = Текущий путь
open-name = OPEN: узлы, которые ждут раскрытия
open-order = по очереди
open-at-step = на шаге { $step }
open-empty = Список OPEN пуст: ни один узел не ждёт.
open-awaited = Узлы появятся здесь, когда поиск начнётся.
open-path-why = IDA* не ведёт списка OPEN: в памяти только путь от начала до текущего узла.
closed-title = CLOSED
closed-name = CLOSED: раскрытые узлы
closed-empty = Здесь появятся узлы по мере того, как они раскрываются.
closed-not-kept = Этот поиск не ведёт списка CLOSED: раскрытые узлы он не хранит.

runs-title = Запуски
runs-name = Все запуски
runs-number = №
runs-search = Поиск
runs-result = Итог
runs-expanded = Раскрыто
runs-open = Показать
runs-open-tip = Снова показать этот запуск с его полем и настройками (Enter)
runs-pin = Закрепить
runs-unpin = Открепить
runs-pin-tip = Закреплённый запуск остаётся в списке, а его кривая — на графике
runs-remove = Убрать
runs-remove-tip = Забыть этот запуск (Delete)
runs-remove-question = Убрать запуск { $number }? { $reason ->
    [bookmarks] В нём есть закладки.
   *[long] Его поиск длился долго.
} Отменить это нельзя.
close-lost = Вместе с окном пропадут:
close-lost-item = • { $what }
close-search =
    { $count ->
        [one] поиск { $name }: раскрыт { NUMBER($count) } узел
        [few] поиск { $name }: раскрыто { NUMBER($count) } узла
        [many] поиск { $name }: раскрыто { NUMBER($count) } узлов
       *[other] поиск { $name }: раскрыто { NUMBER($count) } узла
    }
close-comparison =
    { $count ->
        [one] сравнение: раскрыт { NUMBER($count) } узел
        [few] сравнение: раскрыто { NUMBER($count) } узла
        [many] сравнение: раскрыто { NUMBER($count) } узлов
       *[other] сравнение: раскрыто { NUMBER($count) } узла
    }
close-bookmarks =
    { $count ->
        [one] { NUMBER($count) } закладка
        [few] { NUMBER($count) } закладки
        [many] { NUMBER($count) } закладок
       *[other] { NUMBER($count) } закладки
    }
close-experiment = Эксперимент остановится: готово { NUMBER($done) } из { NUMBER($cases) } поисков; они сохранены, и его можно продолжить позже.
close-question = Закрыть окно?
close-anyway = Закрыть
run-search = { $algorithm } · { $heuristic }
run-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
run-ready = готов
run-awaited = ожидание
run-unfinished = не закончен
run-tip = { $search }: от { $board } до { $goal }, заняло { $time }

## Настройки поиска

search-line-tip = Показать или скрыть редактор поля и настройки
search-about = Достоинства, недостатки и свойства
search-more = Ещё
facts-advantages = Достоинства
facts-drawbacks = Недостатки
facts-optimal = Оптимальность
facts-complete = Полнота
facts-time = Время
facts-space = Память
facts-admissible = Допустимость
facts-consistent = Монотонность
facts-proof = Доказательство
facts-yes = да
facts-no = нет
facts-unknown = неизвестно
facts-optimal-always = да
facts-optimal-equal-costs = если все ходы стоят одинаково
facts-optimal-admissible = с допустимой эвристикой
facts-optimal-weight = с допустимой эвристикой и w ≤ 1
search-own = Своя функция…
search-own-tip = Ваша функция в файле на Python: получает фишки поля строка за строкой и возвращает тысячные доли хода.
search-own-files = Файлы Python и блокноты (*.py *.ipynb)
search-own-which = Какая из его функций — эвристика?
search-named = По имени…
search-named-tip = Эвристика, которой нет в списке: например, наибольшая из нескольких.
search-named-title = Эвристика по имени
search-named-label = Имя из списка или составленное из нескольких: max(linear-conflict,walking-distance), sum(misplaced,zero), 2*manhattan.
search-named-use = Искать с ней
facts-line-optimal = оптимальный
facts-line-complete = полный
facts-line-inconsistent = не монотонна: возможны переоткрытия
facts-line-space = память { $space }
engine-preparing = Быстрый движок готовится, один раз: { $percentage } %
engine-auto = самый быстрый
engine-textbook = учебный (Python)
engine-compiled = скомпилированный
engine-changed = С шага { $step } поиск продолжается на скомпилированном движке.
options-none = нет
limits-none = без предела
limits-expansions = Раскрытий, не больше
limits-expansions-about = После стольких раскрытий поиск остановится; потом его можно продолжить.

limits-seconds = Время, не больше
limits-seconds-about = Через столько времени поиск остановится; потом его можно продолжить.
limits-seconds-suffix = { " " }с
limits-memory = Память, не больше
limits-memory-about = Если запуску нужно больше, поиск остановится; потом его можно продолжить. В этих же пределах держится и список запусков. На этом компьютере — не больше { $most }.
limits-memory-suffix = { " " }МБ
limits-memory-default = сколько есть ({ $amount })

## График

chart-tab = График
chart-name = График поиска
chart-kind = Что показывает график
chart-legend = Обозначения
chart-expansions = Узлы по раскрытиям
chart-time = Раскрытия по времени
chart-depth = Узлы по глубине
chart-f = Узлы по f
chart-rounds = Узлы по итерациям
chart-f-line = f (справа)
chart-bound-line = порог (справа)
chart-pinned = { $number }: { $search }
chart-fit = По этому запуску
chart-fit-tip = Текущий запуск занимает весь график, сколько бы места ни требовали закреплённые
chart-empty = Здесь по ходу поиска появятся кривые: { $curves }.
chart-awaited = Здесь по ходу поиска появятся кривые.
chart-loading = График загружается.
chart-no-f = У неинформированного поиска нет f.
chart-no-rounds = По итерациям ищут только IDA* и поиск с итеративным углублением.
axis-expansions = раскрытия
axis-nodes = узлы
axis-f = f
axis-seconds = секунды
axis-expanded = раскрыто
axis-rate = раскрытий/с
axis-depth = глубина
axis-bound = порог итерации

## Чем кончился запуск

banner-close = Убрать
banner-solved = { $count ->
    [0] Начало и есть цель
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
banner-solved-verdict = { $solved }, { $sure }
banner-optimal-yes = оптимально
banner-optimal-no = не оптимально: оптимум — { $optimum }
banner-optimal-open = оптимальность не гарантирована
banner-counts = { $count ->
    [one] раскрыт { $count } узел
    [few] раскрыто { $count } узла
   *[many] раскрыто { $count } узлов
}, { $time }
banner-counts-incomparable = { $counts }; сравнивать нельзя
banner-with-counts = { $sentence } ({ $counts })
banner-unsolvable = Решения нет
banner-exhausted = Ничего не найдено
banner-limit-expansions = Достигнут предел раскрытий
banner-limit-seconds = Достигнут предел времени
banner-limit-nodes = Достигнут предел узлов
banner-limit-nodes-detail = Путь к цели не помещается: увеличьте предел.
banner-limit-memory = Достигнут предел памяти
banner-limit-machine = Достигнут предел памяти: больше памяти на этом компьютере нет
banner-cancelled = Остановлено
banner-paused = Пауза: был открыт другой раздел
banner-failed = Сбой
banner-watch = { $count ->
    [one] Посмотреть { $count } ход
    [few] Посмотреть { $count } хода
   *[many] Посмотреть { $count } ходов
}
banner-watch-tip = Проиграть ходы решения (Enter)
banner-copy = Скопировать
banner-copy-tip = Скопировать ходы буквами: куда идёт пустая клетка
banner-anyway = Всё равно искать
banner-anyway-tip = Перебрать всё, что достижимо, и убедиться, что цели там нет
banner-again = Начать заново
banner-again-tip = Начать тот же поиск с начала
banner-continue = Продолжить
banner-continue-tip = Продолжить поиск с того места, где он остановлен
banner-endless = Конца не видно
banner-endless-detail = Без предела глубины этот поиск может идти по пути любой длины.
banner-limit-depth = Ограничить глубину: { $depth }
banner-limit-depth-tip = Начать заново и обрывать все пути на этой глубине
banner-check-repeats = Проверять повторы
banner-check-repeats-tip = Начать заново и пропускать состояния, в которых поиск уже был
banner-resume-expansions = { $count ->
    [one] Продолжить до { $count } раскрытия
    [few] Продолжить до { $count } раскрытий
   *[many] Продолжить до { $count } раскрытий
}
banner-resume-seconds = Продолжить до { $amount }
banner-resume-memory = Продолжить, заняв до { $amount }
banner-resume-tip = Повысить предел и искать дальше
banner-resume-memory-tip = Повысить предел для всех поисков в окне до { $amount }, считая уже занятое; сейчас на этой машине свободно { $free }

## Строка состояния

counter-expanded = раскрыто
counter-expanded-tip = Узлы, раскрытые к шагу проигрывателя
counter-generated = порождено
counter-generated-tip = Преемники, порождённые к шагу проигрывателя
counter-open = OPEN
counter-open-tip = OPEN: узлы, которые ждут на шаге проигрывателя
counter-closed = CLOSED
counter-closed-tip = Исследованные узлы: раскрытые и не переоткрытые к шагу проигрывателя
counter-reopened = переоткрыто
counter-reopened-tip = Закрытые узлы, возвращённые в список, потому что нашёлся более дешёвый путь
counter-whole = весь поиск:
counter-max-open = наибольший OPEN
counter-max-open-tip = Наибольшее число узлов, ждавших одновременно, за весь запуск
counter-memory = память
counter-memory-tip = Наибольший объём памяти, занятый запуском
counter-memory-held-tip = Наибольший объём памяти, занятый этим запуском. Все поиски в окне занимают { $held } из { $room }; программа в целом — { $process }.
counter-time = время
counter-time-tip = Время поиска за весь запуск
counter-rate = скорость
counter-rate-tip = Раскрытий в секунду за весь запуск
counter-stopped = Запись заполнена: шаги после { $step } сосчитаны, но показать их нельзя.
counter-beyond = На шаге { $last }. Запись заполнена и кончается на шаге { $step }.
counter-recorded = Записано до шага { $step }
counter-part = Это только часть поиска: его шаги с { $first } по { $last }.

## Базы шаблонов

command-databases = Базы &шаблонов…
databases-title = Базы шаблонов
databases-about = Таблицы для полей { $size } и текущей цели. Построенные сохраняются, и их можно выбрать как эвристики.
databases-none = Для полей { $size } баз шаблонов нет.
databases-progress = Ход построения
first-use-rebuilding = База шаблонов { $name } повреждена и строится заново.
first-use-cancelled = Построение { $name } отменено; ничего не изменилось.
databases-build = Построить
databases-built = построена
databases-missing = не построена
databases-damaged = повреждена
databases-entry = { $name } · { $size } · { $state }
databases-building = { $name } строится.
databases-done = Построена за { $seconds } с.
databases-cancelled = Прервано; ничего не сохранено.
databases-remove-question = Удалить { $name }? Большая база строится заново долго.
databases-choice-unbuilt = { $name } (не построена)
databases-choice-missing = { $name } нужно сначала построить: Файл ▸ Базы шаблонов.

## Own code

command-own-output = Вывод собственного &кода…
own-silent = { $name } не отвечает уже { $seconds } с. Остановить?
own-stop = Остановить
own-wait = Ждать дальше
own-output-title = Вывод собственного кода
own-output-none = Здесь появится то, что печатает ваш код.
own-output-first = Ваш код что-то напечатал: Файл ▸ Вывод собственного кода.
