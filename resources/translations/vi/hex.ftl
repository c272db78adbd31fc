# Hex: bàn cờ, luật chơi, ván cờ và các tệp lưu ván cờ.

hex-size = Bàn Hex có { $least } đến { $most } hàng, không phải { NUMBER($size, useGrouping: 0) }.
hex-row = Hàng { $number } của bàn là “{ $text }”, nhưng phải gồm { $size } ký hiệu, mỗi ký hiệu là “.”, “R” hoặc “B”.
hex-cell-unreadable = “{ $text }” không phải là ô: ô được gọi theo cột và hàng, như c4.
hex-cell-outside = “{ $text }” không nằm trên bàn, bàn có { $size } hàng và cột.
hex-cell-taken = Đã có quân ở { $cell }.
hex-over = Ván cờ đã kết thúc.
hex-nothing-to-undo = Không có nước nào để hoàn tác.
hex-swap-unknown = “{ $text }” không phải là kiểu đổi. Có: { $known }.
hex-swap-off = Ván này chơi không có luật đổi.
hex-swap-not-now = Chỉ được trả lời việc đổi ngay sau nước đầu tiên.
hex-side-unknown = “{ $text }” không phải là bên nào: hãy dùng red hoặc blue.

## Tệp

hex-file-large = “{ $name }” quá lớn đối với một ván Hex: chỉ đọc tệp đến { $most } MB.
hex-file-empty = “{ $name }” rỗng nên không có ván cờ nào trong đó.
hex-file-binary = Đây không phải là tệp văn bản (UTF-8).
hex-file-line = “{ $name }”, dòng { $line }: { $complaint }
hex-replay-directive = “{ $text }” quá ngắn hoặc quá dài: sau “{ $word }” là một từ, như “{ $example }”.
hex-replay-directive-twice = “{ $text }”: “{ $word }” đã được nêu rồi.
hex-replay-size = “{ $text }” không phải là số hàng.
hex-replay-late = “{ $text }”: luật chơi phải được nêu trước nước đầu tiên.
hex-replay-set-up = Ván bắt đầu từ một thế cờ không ghi được vào tệp phát lại; SGF thì được.
hex-replay-illegal = Dòng { $line }, “{ $text }”: { $complaint }
hex-replay-illegal-in = “{ $name }”, dòng { $line }, “{ $text }”: { $complaint }

## Dòng lệnh

cli-about-hex = Chơi Hex, phát lại và phân tích các ván, và chứng minh nước nào thắng.
cli-command-hex-replay = Phát lại một tệp các nước Hex và in mọi thế cờ.
hex-help-replay-in = Các nước, mỗi dòng một nước, “hàng cột” tính từ 0 hoặc a1; y hoặc n trả lời việc đổi; trước đó là size N, swap off|pieces|sides|seed, first blue|red. Hoặc một tệp SGF, khi đó phát ván chính. - là đầu vào chuẩn.
hex-help-replay-out = Ghi các thế cờ vào tệp này. Mặc định: đầu ra chuẩn.
hex-help-replay-last = Chỉ in K thế cờ cuối và những gì theo sau.
hex-help-replay-strict = Nếu có dòng không đi được thì chỉ in dòng đó và thoát với mã 2.

## SGF

hex-sgf-none = Ở đây không có ván SGF nào.
hex-sgf-value = Ở đây không được có giá trị.
hex-sgf-node = Ở đây không được có nút: các biến phải đặt trong ngoặc.
hex-sgf-empty = Một biến không có nút nào.
hex-sgf-property = Một thuộc tính không có giá trị.
hex-sgf-outside = Một thuộc tính đứng ngoài mọi nút.
hex-sgf-grammar = Đây không phải là SGF hợp lệ.
hex-sgf-sign = “{ $text }” không được phép trong SGF.
hex-sgf-open = Giá trị “{ $text }” chưa đóng: thiếu “]”.
hex-sgf-end = Tệp kết thúc trước ván cờ: có ngoặc chưa đóng.
hex-sgf-other-game = Đây là ván của một trò chơi khác: GM là { $number }, còn với Hex là 11.
hex-sgf-late = Trò chơi và bàn cờ phải được nêu ở đầu, không phải giữa các nước.
hex-sgf-moves = Có hai nước trong một nút.
hex-sgf-turn = “{ $move }” không đúng lượt: đang là lượt của { $side }.
hex-sgf-swaps = “{ $move }” không hợp với luật của ván này, là “{ $kind }”.
hex-sgf-player = “{ $text }” không phải là người chơi: hãy dùng B hoặc W.
hex-sgf-size = “{ $text }” không phải là kích thước: số cột phải bằng số hàng.
hex-sgf-charset = Văn bản này không theo bảng mã { $charset }, dù tệp ghi như vậy (CA).
hex-sgf-seed = SGF không lưu được kiểu đổi của tệp phát lại: hãy lưu ván thành tệp phát lại.
cli-command-hex-play = Chơi Hex trong cửa sổ dòng lệnh, với engine, chương trình khác hoặc người khác.
cli-command-hex-htp = Cho chương trình khác dùng một engine, qua giao thức văn bản Hex (HTP).
hex-help-size = Số hàng của bàn, số cột bằng thế. Mặc định: { $default }.
hex-help-swap = Nước đầu có thể bị lấy không, và thế nào: quân được lấy đối xứng và đổi màu (pieces), hoặc hai bên đổi màu (sides). Mặc định: { $default }.
hex-help-engine = Ai chơi: { $known }. Mặc định: { $default }.
hex-help-seconds = Thời gian nghĩ cho mỗi nước, tính bằng giây. Mặc định: { $default }.
hex-help-htp = Chơi với chương trình khác, được chạy bằng lệnh này và dùng giao thức HTP.
hex-help-two = Hai người chơi với nhau, không có engine.
hex-help-side = Bên mà bạn chơi lúc đầu: red (mặc định; Đỏ đi trước, nối trên với dưới) hoặc blue.

## Engine và chương trình khác

hex-preparing = Đang biên dịch engine nhanh, chỉ một lần, mất khoảng một phút.
hex-htp-no-command = Lệnh chạy chương trình kia là rỗng.
hex-htp-start = Không chạy được “{ $command }”: { $reason }.
hex-htp-silent = “{ $program }” không trả lời “{ $command }” kịp thời.
hex-htp-ended = “{ $command }” đã kết thúc (mã { NUMBER($status, useGrouping: 0) }).
hex-htp-babble = “{ $program }” có ghi ra, nhưng không trả lời “{ $command }”.
hex-htp-refused = “{ $program }” từ chối “{ $command }”: “{ $answer }”.
hex-htp-illegal = “{ $program }” không đi được “{ $move }”.
hex-htp-seed = Không gửi được kiểu đổi của tệp phát lại cho chương trình khác.
hex-htp-unknown = Không có lệnh “{ $name }”; list_commands liệt kê các lệnh.
hex-htp-arguments = Cách viết: { $usage }
hex-htp-argument = Lệnh này cần đúng một từ.
hex-htp-colour = “{ $text }” không phải là màu. Có: { $known }.
hex-htp-turn = Đang là lượt của { $side }.
hex-htp-continues = Ván cờ còn tiếp tục.
hex-htp-begun = Chỉ đổi được luật trước nước đầu tiên.

## Chơi trong cửa sổ dòng lệnh

hex-play-help = Đỏ (R) nối trên với dưới, Xanh (B) nối trái với phải. Hãy gõ một ô, như c4; hoặc undo, hint, swap, keep, resign, save FILE.sgf, help, quit.
hex-play-opponents = Chỉ có một đối thủ: { $first } hoặc { $second }, không phải cả hai.
hex-play-prompt = { $side ->
    [red] Đỏ:
   *[blue] Xanh:
}
hex-play-again = undo, save hoặc quit:
hex-play-swap = Có thể lấy nước đầu: swap; hoặc để nguyên và chơi tiếp.
hex-play-won = { $side ->
    [red] Đỏ
   *[blue] Xanh
} thắng: { $chain }
hex-play-resigned = { $side ->
    [red] Đỏ thắng: Xanh đã
   *[blue] Xanh thắng: Đỏ đã
} xin thua.
hex-play-made = { $side ->
    [red] Đỏ
   *[blue] Xanh
} ({ $name }) đi { $move } ({ $seconds } s).
hex-play-made-swap = { $name } đổi.
hex-play-gave-up = { $side ->
    [red] Đỏ
   *[blue] Xanh
} ({ $name }) xin thua.
hex-play-substitute = { $complaint } Engine “quick” đi nước này thay thế.
hex-play-hint = { $move } có vẻ tốt.
hex-play-hint-win = { $move } thắng ngay.
hex-play-hint-defence = { $move }: nếu không đối thủ sẽ thắng ngay ở đó.
hex-play-hint-swap = Nước đầu đó đáng lấy: swap.
hex-play-save-where = Hãy cho tên tệp, ví dụ: save game.sgf
hex-play-saved = Đã lưu thành “{ $name }”.

## Người chơi trong cửa sổ không tìm kiếm

hex-search-quick = Nhanh (trước 1 nước)
hex-search-random = Nước ngẫu nhiên
hex-search-program = Chương trình khác…
hex-program-which = Lệnh chạy một chương trình dùng HTP, giao thức văn bản Hex:
hex-program-substitute = { $complaint } “Nhanh” đã đi thay.
hex-program-passed-over = “{ $program }” vẫn còn đang nghĩ. “Nhanh” đã đi thay.
hex-program-failed = ⚠ { $program }
hex-program-unknown = “{ $program }” chưa từng được chọn trên máy này: hãy chọn nó qua “Chương trình khác…”.
hex-program-starting = Đang khởi động chương trình…
hex-file-many = Ở đây có quá nhiều nước đi: chỉ đọc nhiều nhất { NUMBER($most) }.
