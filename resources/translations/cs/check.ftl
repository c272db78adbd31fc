## Kontrola v zápisníku
check-nothing = Předejte funkce nebo soubory. Úloha požaduje: { $known }.
check-unknown = Funkci { $name } úloha nepožaduje; požaduje: { $known }.
check-unsupervised = V tomto procesu Pythonu, bez omezení času a paměti, běželo: { $names }. Funkce v souboru běží ve vlastním procesu.
