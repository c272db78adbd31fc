# Why the system could not do something with a file

system-enoent = takový soubor ani složka neexistuje
system-eacces = přístup odepřen
system-eperm = operace není povolena
system-enotdir = část cesty není složka
system-eisdir = je to složka
system-enospc = na disku už není místo
system-erofs = lze odsud jen číst, ne sem zapisovat
system-eloop = odkazy vedou v kruhu
system-eio = chyba čtení nebo zápisu na disku
system-eexist = takový soubor už existuje
