# What cannot be opened, pasted or drawn, and why

file-special = «{ $name }» — канал или устройство, а не файл.
session-nested = Это не сеанс: вложенность слишком глубока.
session-number = Это не сеанс: в нём есть слишком длинное число.
play-picture-large = { $name }: { $width }×{ $height } пикселей, а можно не больше { $most } миллионов.
play-picture-small = { $name }: всего { $width }×{ $height } пикселей, а нужно не меньше { $least } по каждой стороне.
picture-late = Окно не было готово и через { $seconds } с, поэтому картинка не сделана.
cli-lesson-alone = --{ $option } не сочетается с --lesson: что показать, говорит шаг урока.
cli-steps-search = --steps относится к фильму о поиске или о пространстве: --subject search или --subject space.
cli-film-compare-option = { $option } не сочетается с --compare: запишите это в каждом поиске, например «astar manhattan ties=fifo».
cli-film-compare = --compare относится к фильму о пространстве: добавьте --subject space.
paste-line = Строка { $number }: { $complaint }
paste-lines-differ = Поиски на разных полях сравнить нельзя: во всех строках должны быть одно поле и одна цель.
paste-lines-many = Нельзя сравнить сразу столько поисков: { $count }; самое большее — { $most }.
paste-lines-compared = { $count ->
    [one] Сравнивается { $count } поиск.
    [few] Сравниваются { $count } поиска.
   *[many] Сравниваются { $count } поисков.
}
file-many-values = В нём слишком много значений: читается не более { NUMBER($most) }.
qt-libraries-missing = Окно открыть нельзя: не хватает системных библиотек, нужных Qt. В Debian и Ubuntu: sudo apt install { $named }
qt-display-unreachable = Окно открыть нельзя: дисплей ({ $named }) не отвечает. Команды терминала работают и без него: search-workbench --help
qt-platform-unusable = Окно открыть нельзя: Qt не запускается с { $named }. Если вы этого не выбирали, удалите это из переменных окружения.
folder-gone = Рабочая папка удалена: сначала перейдите в другую.
unforeseen = Произошла непредвиденная ошибка ({ $error }). Сохраните работу; если что-то выглядит неправильно, перезапустите программу.
unforeseen-command = Произошла непредвиденная ошибка ({ $error }). Подробности — в журнале «{ $name }».
unforeseen-copy = Скопировать отчёт
settings-damaged = Настройки повреждены, поэтому программа запущена с обычными; повреждённый файл теперь называется «{ $name }».
settings-damaged-meanwhile = Файл настроек повреждён: теперь он называется «{ $name }», а на его месте сохранены настройки этого окна.
settings-damaged-there = Настройки не сохраняются: файл «{ $name }» повреждён, и его нельзя переименовать.
