theme-contrast = Vysoký kontrast
command-text-size = Velikost textu…
command-calm = Méně pohybu
text-size-title = Velikost textu
text-size-name = &Velikost textu a ovládacích prvků
text-size-about = Vše se mění hned. V režimu projektoru se zvětší ještě víc.
text-size-suffix = { " " }%
