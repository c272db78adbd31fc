# Co je špatně s hodnotami v souboru, který popisuje schéma

schema-deep = V { $place } jsou tabulky vnořeny příliš hluboko.
schema-plain = V { $place } má být text, číslo, true nebo false, seznam nebo tabulka.
schema-key = Klíč „{ $name }“ nepatří do { $place }.
schema-key-top = „{ $name }“ do souboru nepatří.
schema-missing = V { $place } chybí klíč „{ $name }“.
schema-missing-top = V souboru chybí „{ $name }“.
schema-value = „{ $value }“ se pro { $place } nehodí.
schema-type = V { $place } má být { $wanted ->
    [string] text
    [integer] celé číslo
    [number] číslo
    [boolean] true nebo false
    [array] seznam
   *[object] tabulka
}.
schema-choice = V { $place } stojí „{ $value }“, což není nic z tohoto: { $known }.
schema-empty = V { $place } nic není, nebo je tam příliš málo.
schema-long = V { $place } je toho příliš mnoho: nejvýše { $most }.
schema-min = Číslo v { $place } je příliš malé: nejméně { $least }.
schema-max = Číslo v { $place } je příliš velké: nejvýše { $most }.
schema-control = V { $place } je znak, který nelze zobrazit (řídicí znak).
text-surrogate = Text obsahuje polovinu znaku ({ $code }), kterou nelze uložit.
