# Ngăn mã giả.

pseudocode-title = Mã giả
pseudocode-tab = Mã
pseudocode-name = Mã giả: thuật toán theo từng dòng
pseudocode-tip = Nhấp vào một dòng để đến lần kế tiếp dòng đó được thực hiện
pseudocode-empty = Thuật toán sẽ hiện ở đây, với dòng đang được thực hiện và giá trị các biến của nó.
pseudocode-values = Giá trị của các biến
pseudocode-form = Kiểu viết thuật toán
pseudocode-form-textbook = Giáo trình
pseudocode-form-slides = Bài giảng
pseudocode-form-status = STATUS
pseudocode-back = Lùi một dòng (Ctrl+←)
pseudocode-forward = Tiến một dòng (Ctrl+→)
pseudocode-part = bước { $step }, phần { $part }/{ $parts }
pseudocode-after = sau bước { $step }
pseudocode-line-current = { $line } (đang thực hiện)
