# Co deska ukazuje: čtení ze souboru

scene-kind = „{ $name }“ nemůže být { $value }.
