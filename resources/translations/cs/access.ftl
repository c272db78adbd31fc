theme-contrast = Vysoký kontrast
command-text-size = &Velikost textu…
command-calm = Mé&ně pohybu
text-size-title = Velikost textu
text-size-name = &Velikost textu a ovládacích prvků
text-size-about = Vše se mění hned. V režimu projektoru se velikost textu řídí výškou okna, pokud tato velikost není větší.
text-size-suffix = { "\u00A0" }%
command-paste = &Vložit desku, mapu, prohledávání nebo partii
paste-nothing = Není co vložit: ani text, ani obrázek.
drop-other = Najednou se otevírá jen jeden soubor: { $name } se neotevřel.
drop-others = Najednou se otevírá jen jeden soubor: { $count ->
    [one] další { $count } soubor se neotevřel.
    [few] další { $count } soubory se neotevřely.
   *[other] dalších { $count } souborů se neotevřelo.
}
editor-parts = Části kroku
