# The command that verifies and mends what the program keeps.

cli-command-doctor = Ověřit a opravit, co si program ukládá.
doctor-databases = { $count ->
    [0] Žádná databáze vzorů zatím není sestavena.
    [one] Jedna databáze vzorů je v pořádku.
    [few] { $count } databáze vzorů jsou v pořádku.
   *[other] { $count } databází vzorů je v pořádku.
}
doctor-kernels = { $count ->
    [0] Engine zatím není zkompilován.
    [one] Jeden soubor zkompilovaného enginu je v pořádku.
    [few] { $count } soubory zkompilovaného enginu jsou v pořádku.
   *[other] { $count } souborů zkompilovaného enginu je v pořádku.
}
doctor-kernels-missing = Některé soubory zkompilovaného enginu chybí; zkompilují se, až budou potřeba.
doctor-removed = Soubor „{ $name }“ byl poškozen a byl odstraněn; vytvoří se znovu, až bude potřeba.
doctor-removed-database = Soubor „{ $name }“ byl poškozen a byl odstraněn; sestavte databázi znovu v okně databází nebo příkazem search-workbench pdb build.
doctor-not-removed = Soubor „{ $name }“ je poškozen a nelze ho odstranit.
doctor-settings = Nastavení je v pořádku.
doctor-files = { $count ->
    [0] Vlastní soubory zatím nemáte.
    [one] Jeden váš soubor je v pořádku.
    [few] { $count } vaše soubory jsou v pořádku.
   *[other] { $count } vašich souborů je v pořádku.
}
doctor-put-aside = Soubor „{ $name }“ byl poškozen; teď se jmenuje „{ $aside }“ a nic z něj není smazáno.
doctor-not-put-aside = Soubor „{ $name }“ je poškozen a nelze ho přejmenovat.
doctor-libraries = Všechny systémové knihovny, které okno potřebuje, jsou k dispozici.
doctor-summary = V pořádku: { $sound }, opraveno: { $mended }, stále vadné: { $wrong }.
doctor-log = Protokol je „{ $name }“.
