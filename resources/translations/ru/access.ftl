theme-contrast = Высокая контрастность
command-text-size = Ра&змер текста…
command-calm = &Меньше движения
text-size-title = Размер текста
text-size-name = &Размер текста и кнопок
text-size-about = Всё меняется сразу. В режиме проектора увеличивается ещё.
text-size-suffix = { "\u00A0" }%
command-paste = &Вставить поле, карту, поиск или партию
paste-nothing = Вставлять нечего: нет ни текста, ни картинки.
drop-other = За один раз открывается один файл: { $name } не открыт.
drop-others = За один раз открывается один файл: { $count ->
    [one] ещё { $count } файл не открыт.
    [few] ещё { $count } файла не открыты.
   *[many] ещё { $count } файлов не открыты.
}
editor-parts = Части шага
