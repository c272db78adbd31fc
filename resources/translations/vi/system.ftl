# Why the system could not do something with a file

system-enoent = không có tệp hoặc thư mục này
system-eacces = không có quyền truy cập
system-eperm = thao tác không được phép
system-enotdir = một phần của đường dẫn không phải là thư mục
system-eisdir = đây là thư mục
system-enospc = ổ đĩa đã hết chỗ
system-erofs = nơi này chỉ đọc được, không ghi được
system-eloop = các liên kết trỏ vòng tròn
system-eio = lỗi đọc hoặc ghi ổ đĩa
system-eexist = tệp này đã có sẵn
