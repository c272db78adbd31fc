# Сеансы в файлах и поиск, скопированный одной строкой

session-open-title = Открыть сеанс
session-save-title = Сохранить сеанс
session-kinds = Сеансы (*.workbench);;Все файлы (*)
session-opened = Открыт сеанс { $name }.
session-saved = Сохранено как { $name }.
session-format = Это не сеанс: в нём нет "format": "search-workbench-session".
session-version = Это сеанс версии { $version }, новее, чем знает программа (версия { $known }).
session-large = «{ $name }» больше { $most } МБ: сеансов такого размера не бывает.
session-binary = «{ $name }» — не текст (UTF-8), сеанса в нём нет.
session-json = Это не JSON: строка { $line }, столбец { $column }.
session-line-copied = { $count ->
    [0] Здесь нет поиска, который можно скопировать.
    [one] Поиск скопирован одной строкой.
    [few] Скопированы { $count } поиска, по строке на каждый.
   *[many] Скопировано { $count } поисков, по строке на каждый.
}
command-session-open = О&ткрыть сеанс…
command-session-save = Со&хранить сеанс…
command-copy-line = Скопировать &поиск строкой
session-trace-gone = Трассы «{ $name }» больше нет, поэтому поиск выполняется заново по заданным настройкам.
session-trace-other = Трасса «{ $name }» с тех пор изменилась, поэтому поиск выполняется заново по заданным настройкам.
session-own = Этот сеанс запускает ваш код: { $names }. Запустить его?
session-own-more = Чужой код может делать на вашем компьютере что угодно. Он выполняется в отдельном процессе.
session-own-run = &Запустить

recovery-offer = Остался сеанс, который завершился неожиданно (сохранён { $time }). Восстановить его?
recovery-offer-more = Поля, показанные поиски, партии и расположение панелей вернутся такими, какими были тогда. Если решить позже, вопрос появится при следующем запуске.
recovery-restore = &Восстановить
recovery-discard = &Удалить
recovery-later = &Позже
