# Стратегии метода «разделяй и властвуй».

cli-help-strategy = Как решать поле: сколько фишек сразу — tile (одна, по умолчанию), pair (две) или line (вся линия либо столько, сколько можно обыскать), и что-либо из order=thesis|rows|rings|cheapest (какая линия или фишка следующая), final=3x2|3x3|4x3|4x4 (блок, который в конце решается оптимально), search=auto|astar|wastar|greedy и estimate=delivery|manhattan (чем ищутся подцели), и improve (в конце соседние подцели ищутся вместе, а остальное заново, пока целое становится короче). Например: "line final=3x3 improve".
cli-label-strategy = Стратегия
strategy-word = «{ $word }» — не часть стратегии. Есть { $known }.
strategy-twice = «{ $word }»: в стратегии каждое говорится только раз.

## Выбор в окне

strategy-group = Сразу
strategy-group-tip = Сколько фишек приводит на место один поиск.
strategy-tile = одна фишка
strategy-pair = две фишки
strategy-line = вся линия
strategy-final = Последний блок
strategy-final-tip = То, что остаётся в конце, решается оптимально: чем больше блок, тем меньше ходов и тем дольше поиск. Для 4×4 берутся базы шаблонов, если они построены.
strategy-order = Порядок
strategy-order-tip = Какая линия или какая фишка линии следующая.
strategy-thesis = сначала длинная сторона
strategy-rows = строки, потом столбцы
strategy-rings = по кругу, кольцо за кольцом
strategy-cheapest = в линии — самая дешёвая фишка
strategy-search = Поиск
strategy-search-tip = Чем ищется каждая часть. Автоматически: A*, а где несколько фишек дают слишком большое пространство — взвешенный A*.
strategy-auto = автоматически
strategy-estimate = Оценка
strategy-estimate-tip = На что опирается поиск. Доставка: сколько стоит самая дорогая фишка сама по себе или все расстояния вместе; манхэттенская: только расстояния.
strategy-improve = В конце укоротить
strategy-improve-tip = Соседние части ищутся вместе, а остальное заново, пока целое становится короче. Занимает несколько секунд.

## Стратегии рядом

strategies-compare = Сравнить…
strategies-compare-tip = Решить это поле разными стратегиями и сопоставить их.
strategies-title = Стратегии рядом
strategies-about = Это поле решается то одной, то другой стратегией. Строку можно открыть на стенде.
strategies-progress = Сколько стратегий готово
strategies-open = Открыть на стенде
strategies-final = последний блок { $size }
strategies-improved = в конце укорочено
