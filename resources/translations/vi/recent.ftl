# What was opened or saved lately

recent-entry = { $name } ({ $kind })
recent-board = bàn
recent-map = bản đồ
recent-scenarios = các kịch bản
recent-session = phiên
recent-lesson = bài học
recent-trace = vết tìm kiếm
recent-hex = ván Hex
recent-clear = &Xoá danh sách
recent-gone = “{ $name }” không còn nữa nên đã được bỏ khỏi danh sách.
