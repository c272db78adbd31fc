# Why the system could not do something with a file

system-enoent = такого файла или папки нет
system-eacces = нет доступа
system-eperm = действие не разрешено
system-enotdir = часть пути — не папка
system-eisdir = это папка
system-enospc = на диске не осталось места
system-erofs = сюда можно только читать, но не писать
system-eloop = ссылки ведут по кругу
system-eio = ошибка чтения или записи на диске
system-eexist = такой файл уже есть
