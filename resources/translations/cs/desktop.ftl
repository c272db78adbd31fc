cli-command-desktop = Zařadit program mezi aplikace plochy Linuxu, s ikonou a typy souborů, nebo ho zase odebrat.
cli-help-desktop-action = install nebo remove.
desktop-written = Zapsáno: { $name }
desktop-removed = Odebráno: { $name }
desktop-nothing = Nebylo co odebrat.
desktop-linux-only = Takto lze program zařadit jen na ploše Linuxu; jinde se spouští příkazem.
