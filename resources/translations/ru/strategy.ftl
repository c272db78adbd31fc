# Стратегии метода «разделяй и властвуй».

cli-help-strategy = Как решать поле: сколько фишек сразу — tile (одна, по умолчанию), pair (две) или line (вся линия либо столько, сколько можно обыскать), и что-либо из order=thesis|rows|rings|cheapest (какая линия или фишка следующая), final=3x2|3x3|4x3|4x4 (блок, который в конце решается оптимально), search=auto|astar|wastar|greedy и estimate=delivery|manhattan (чем ищутся подцели). Например: "line order=rows final=3x3".
cli-label-strategy = Стратегия
strategy-word = «{ $word }» — не часть стратегии. Есть { $known }.
strategy-twice = «{ $word }»: в стратегии каждое говорится только раз.
