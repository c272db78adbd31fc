# Trang Chơi: tự tay trượt các ô số.

play-title = Chơi
play-board = Bàn bạn đang chơi
play-covered = Tạm dừng. Các ô số được giấu; nhấn P hoặc “Tiếp tục”.
play-tabs = Kết quả các ván của bạn

## Ván chơi

play-moves = Số nước
play-time = Thời gian
play-optimum = Ngắn nhất
play-optimum-tip = Độ dài lời giải ngắn nhất của ván này.
play-min-tip = Trong nửa phút chưa tìm được lời giải ngắn nhất; nó có ít nhất từng này nước.
play-looking-tip = Đang tìm lời giải ngắn nhất; nó có ít nhất từng này nước.
play-at-least = ≥ { $moves }
play-hints = Gợi ý
play-new = Ván mới…
play-new-tip = Chọn bàn: kích thước, xáo trộn hoặc cách đích bao nhiêu nước, hoặc bàn có tên (Ctrl+N).
play-reset = Chơi lại
play-reset-tip = Vẫn bàn này, từ đầu (Ctrl+R).
play-undo = Hoàn tác
play-undo-tip = Hoàn tác lần nhấp hoặc phím vừa rồi (Ctrl+Z, Backspace).
play-redo = Làm lại
play-redo-tip = Làm lại điều vừa hoàn tác (Ctrl+Shift+Z).
play-hint = Gợi ý
play-hint-tip = Chỉ bằng mũi tên nước tiếp theo của lời giải ngắn nhất; số gợi ý được đếm (H).
play-solve = Giải từ đây
play-solve-tip = Xem lời giải từ thế này; ván như vậy không tính vào các ván của bạn (S).
play-pause = Tạm dừng
play-pause-tip = Dừng đồng hồ và giấu các ô số (P).
play-resume = Tiếp tục
play-explore = Mở trong Khám phá
play-explore-tip = Xem tìm kiếm cho bàn này ở trang Khám phá (E).
play-back = Về ván
play-back-tip = Rời lời giải; ván vẫn như cũ (Esc).
play-on = Chơi tiếp từ đây
play-on-tip = Đưa các nước của lời giải đến đây vào ván (Enter).
play-look = Ô số và phím
play-look-tip = Số hay hình trên các ô; phím mũi tên dời gì; ô trượt nhanh hay chậm.
play-look-numbers = Số
play-look-picture = Hình từ tệp…
play-look-numbered = Số nhỏ trên hình
play-arrows-blank = Phím mũi tên dời ô trống
play-arrows-tile = Phím mũi tên dời ô số, như gợi ý chỉ ra
play-pace-quick = Ô trượt nhanh
play-pace-slow = Ô trượt chậm
play-pace-once = Không có hoạt ảnh
play-picture-title = Hình cho các ô số
play-picture-kinds = Hình (*.png *.jpg *.jpeg *.svg *.webp *.bmp *.gif)
play-no-picture = { $name } không phải là hình đọc được ở đây.
player-next-mistake = Lỗi tiếp theo
player-next-mistake-tip = Đến nước tiếp theo đi ra xa đích, khi ván kết thúc (Shift+→)

## Ván mới

play-kind = Bàn
play-kind-uniform = xáo trộn
play-kind-exact = cách đích đúng số nước
play-kind-named = có tên
play-kind-explored = bàn ở Khám phá
play-size = Kích thước
play-rows = Số hàng
play-columns = Số cột
play-distance = Số nước đến đích
play-named = Tên
play-seed-other = Hạt giống khác
play-start = Bắt đầu
play-start-stop = Ngừng tìm
play-looking = Đang tìm bàn như vậy: đã thử { $tried } bàn.
play-unsolvable = Không chơi được bàn này: nó đã được giải, hoặc không đến được đích của nó.
play-values = Đây không phải là ván trò chơi ô số.
play-damaged = Không đọc được tệp các ván của bạn; tệp cũ được giữ lại với tên { $name }, và một tệp mới được tạo.

## Lời kể

play-status-begin = Hãy đưa các ô số về chỗ: nhấp vào ô số cùng hàng hoặc cột với ô trống, kéo nó, hoặc dùng phím mũi tên. Đồng hồ chạy từ nước đầu tiên.
play-status-moves = { $moves ->
    [0] Chưa đi nước nào
   *[other] Đã đi { $moves } nước
}{ $more ->
    [0] .
   *[other] , đã rút lại { $more }.
}
play-status-paused = Ván đang tạm dừng và đồng hồ đã dừng.
play-status-over = Ván đã kết thúc. Có thể xem lại từng nước, hoặc bắt đầu ván khác.
play-status-hint-wanted = Đang tìm đường ngắn nhất đến đích để chỉ nước đầu tiên…
play-status-solution-wanted = Đang tìm đường ngắn nhất đến đích; nếu mất hơn vài giây, chia để trị sẽ tìm một đường…
play-status-hint = Gợi ý: trượt ô số { $tile } theo hướng { $direction }.
play-status-hint-shortest = Từ đây đường ngắn nhất có { $moves } nước.
play-status-hint-some = Đó là nước trên đường của chia để trị; chưa kịp tìm được đường ngắn nhất.
play-status-shortest = Đây là lời giải ngắn nhất.
play-status-some-solution = Đây là lời giải của chia để trị; chưa kịp tìm được lời giải ngắn nhất, nên có thể có lời giải ngắn hơn.
play-status-solution-length = { $moves } nước dẫn đến đích.
play-status-solution-at = Nước { $at } trên { $moves }:
play-status-slides = ô số { $tile } đi theo hướng { $direction }.
play-won-optimal = Đã giải trong { $moves } nước: không có lời giải nào ngắn hơn
play-won = Đã giải trong { $moves } nước, hơn { $surplus } nước so với mức cần
play-won-open = Đã giải trong { $moves } nước; cần ít nhất { $least }
play-won-shown = { $moves } nước, với lời giải đã xem
play-won-time = Thời gian { $time }.
play-won-hints = Với { $hints } gợi ý.
play-won-helped = Bạn đã xem lời giải nên ván này không tính vào các ván của bạn.

## Cách tối ưu bao xa

play-chart-tab = Khoảng cách
play-chart = Khoảng cách đến đích sau mỗi nước
play-chart-about = Bàn { $board }: với mỗi thế của ván, đường ngắn nhất đến đích có bao nhiêu nước.
play-chart-none = Khi ván kết thúc, ở đây thấy được sau mỗi nước bạn cách đích bao xa và nước nào đi ra xa đích. Nhấn “Hiện” để xem sớm hơn.
play-chart-measure = Hiện
play-chart-stop = Dừng
play-chart-measure-tip = Tìm khoảng cách đến đích sau mỗi nước.
play-chart-moves = Nước
play-chart-distance = Số nước đến đích
play-chart-exact = Chính xác
play-chart-ideal = lời giải ngắn nhất
play-chart-true = ván của bạn
play-chart-min = ít nhất
play-chart-mistakes = lỗi
play-chart-known = Khoảng cách biết chính xác ở { $known } trên { $all } thế; chỗ khác nó ít nhất bằng số được hiện.
play-chart-wrong = { $count ->
    [1] Một nước đi ra xa đích và tốn thêm hai nước: { $links }.
   *[other] { $count } nước đi ra xa đích, mỗi nước tốn thêm hai nước: { $links }.
}
play-chart-wrong-many = { $count } nước đi ra xa đích, mỗi nước tốn thêm hai nước: { $links }, …
play-chart-faultless = Không nước nào đi ra xa đích.
play-yes = có
play-no = không

## Các ván của mình

play-games = Ván của tôi
play-games-about = Những ván bạn đã thắng
play-games-none = Những ván bạn thắng mà không xem lời giải sẽ được giữ ở đây.
play-games-tip = Nhấn Enter hoặc nhấp đúp để chơi lại bàn đó.
play-by-size = Theo kích thước
play-one-by-one = Từng ván
play-column-size = Kích thước
play-column-games = Số ván
play-column-surplus-mean = Thừa trung bình
play-column-surplus = Thừa
play-column-surplus-tip = Số nước thừa trung bình, ở các ván đã biết lời giải ngắn nhất.
play-column-faultless = Tối ưu
play-column-faultless-tip = Những ván không thừa nước nào.
play-column-min = Ít nhất
play-column-min-tip = Số nước ít nhất của một ván.
play-column-fastest = Nhanh
play-column-fastest-tip = Thời gian ngắn nhất của một ván.
play-column-needed = Cần
play-column-when = Khi nào
play-copy = Chép dạng CSV
play-copy-tip = Chép bảng đang hiện cho chương trình khác; Ctrl+C trong bảng chép nó cho bảng tính.
play-clear = Xoá…
play-clear-tip = Xoá mọi ván bạn đã thắng.
play-clear-sure = Xoá mọi ván bạn đã thắng? Không thể hoàn tác.
