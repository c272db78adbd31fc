cli-command-desktop = Đưa chương trình vào danh sách ứng dụng của Linux, cùng biểu tượng và các kiểu tệp, hoặc gỡ ra.
cli-help-desktop-action = install hoặc remove.
desktop-written = Đã ghi: { $name }
desktop-removed = Đã xoá: { $name }
desktop-nothing = Không có gì để xoá.
desktop-linux-only = Chỉ dùng được trên môi trường desktop của Linux; ở nơi khác, hãy chạy chương trình bằng lệnh.
