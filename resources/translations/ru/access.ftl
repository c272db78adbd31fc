theme-contrast = Высокая контрастность
command-text-size = Размер текста…
command-calm = Меньше движения
text-size-title = Размер текста
text-size-name = &Размер текста и кнопок
text-size-about = Всё меняется сразу. В режиме проектора увеличивается ещё.
text-size-suffix = { " " }%
