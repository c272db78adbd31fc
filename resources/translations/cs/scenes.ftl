# Co deska ukazuje: čtení ze souboru

scene-kind = „{ $name }“ nemůže být { $value }.
scene-key = Scéna „{ $bench }“ nemá „{ $name }“. Má { $known }.
scene-pane = „{ $bench }“ nemá panel „{ $name }“. Má { $known }.
