# Phim về lời giải hoặc về quá trình tìm kiếm

film-title = Phim
film-subject = Hiển thị
film-solution = Lời giải, từng nước đi
film-search = Tìm kiếm, từng lần mở rộng
film-space = Không gian trạng thái, toàn bộ tìm kiếm
film-seconds = Số giây mỗi bước
film-steps = Số lần mở rộng tối đa
film-space-steps = Số bước tối đa
film-size = Kích thước, điểm ảnh
film-form = Tệp
film-gif = GIF
film-mp4 = Video MP4
film-png = Các ảnh PNG đánh số
film-preview = Ảnh đầu tiên
film-save = Lưu phim…
film-cancel = Huỷ
film-close = Đóng
film-cancelled = Đã dừng; không lưu gì.
film-progress = Đang vẽ phim: { $percentage }%
film-pictures = { $count ->
   *[other] { $pictures } ảnh.
}
film-written = { $name }: { $count ->
   *[other] { $pictures } ảnh.
}
film-start = Bắt đầu: { $moves } nước đi tới đích
film-foreign = Lần tìm kiếm từ tệp
film-length = { $content } Thời lượng: { $time }
film-there = Các ảnh từ { $first } đến { $last } đã có. Thay chúng?
film-replace = Thay
film-expanded = Đã mở rộng: { $count }
film-generated = Đã sinh: { $count }
film-open = Trong OPEN: { $count }
film-ending = “{ $name }” không phải là tên tệp phim: tên phải kết thúc bằng một trong { $known }.
film-empty = Không có gì để hiển thị.
film-search-first = Chưa tìm kiếm gì: hãy bắt đầu tìm kiếm rồi lưu phim.
film-no-solution = Không có lời giải để hiển thị.
film-long = Phim sẽ có { $pictures } ảnh; chỉ vẽ tối đa { $most }. Hãy hiển thị ít nước đi hoặc ít lần mở rộng hơn.
film-seconds-limit = “{ $value }” không phải là số giây hợp lệ: mỗi nước đi hoặc lần mở rộng hiện từ { $least } đến { $most } giây.
command-film = Lư&u phim…
cli-command-animate = Lưu một lời giải, một lần tìm kiếm hoặc không gian trạng thái thành phim.
cli-help-film = Tệp phim cần ghi; đuôi tệp quyết định định dạng: { $known }. Với PNG là các ảnh đánh số.
cli-help-film-subject = Hiển thị gì: solution (lời giải, mặc định), search (tìm kiếm), hoặc space: mọi trạng thái của bài không quá 3x3, nếu không thì các nút theo g và h.
cli-help-film-seconds = Mỗi nước đi, lần mở rộng hay ảnh của không gian hiện trong bao lâu. Mặc định: { $solution } cho nước đi, { $search } cho lần mở rộng, { $space } cho ảnh.
cli-help-film-steps = Hiện nhiều nhất N lần mở rộng của một lần tìm kiếm, mặc định { $search }, hoặc N ảnh của không gian, trải đều trên cả lần tìm kiếm, mặc định { $space }.
cli-help-film-compare = Với --subject space: từ một đến { $most } lần tìm kiếm cạnh nhau, cách nhau bằng dấu chấm phẩy, ví dụ “bfs; astar manhattan”.
cli-help-film-theme = light, dark, contrast hoặc system. Mặc định: light.
