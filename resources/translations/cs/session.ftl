# Relace v souborech a prohledávání zkopírované jako jeden řádek

session-open-title = Otevřít relaci
session-save-title = Uložit relaci
session-kinds = Relace (*.workbench);;Všechny soubory (*)
session-opened = Otevřeno: { $name }.
session-saved = Uloženo jako { $name }.
session-format = Není to relace: chybí "format": "search-workbench-session".
session-version = Je to relace verze { $version }, novější, než program zná (verze { $known }).
session-large = „{ $name }“ je větší než { $most } MB; tak velká žádná relace není.
session-binary = „{ $name }“ není text (UTF-8), relace v něm není.
session-json = Není to JSON: řádek { $line }, sloupec { $column }.
session-line-copied = { $count ->
    [0] Není tu žádné prohledávání, které by šlo zkopírovat.
    [one] Prohledávání je ve schránce jako jeden řádek.
    [few] { $count } prohledávání jsou ve schránce, každé na svém řádku.
    [many] { $count } prohledávání je ve schránce, každé na svém řádku.
   *[other] { $count } prohledávání je ve schránce, každé na svém řádku.
}
command-session-open = Otevřít &relaci…
command-session-save = U&ložit relaci…
command-copy-line = Kopírovat &prohledávání jako řádek
session-trace-gone = Záznam prohledávání „{ $name }“ už neexistuje, prohledávání se proto provede znovu podle nastavení.
session-trace-other = Záznam prohledávání „{ $name }“ se od té doby změnil, prohledávání se proto provede znovu podle nastavení.
session-own = Tato relace spouští váš kód: { $names }. Spustit jej?
session-own-more = Cizí kód může na vašem počítači dělat cokoli. Běží ve vlastním procesu.
session-own-run = &Spustit

recovery-offer = Zůstala relace, která neočekávaně skončila (uložena { $time }). Obnovit ji?
recovery-offer-more = Desky, zobrazená prohledávání, partie i rozložení oken se vrátí do tehdejšího stavu. Pokud se rozhodnete později, otázka se zobrazí při příštím spuštění.
recovery-restore = &Obnovit
recovery-discard = &Zahodit
recovery-later = &Později
