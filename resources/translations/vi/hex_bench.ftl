# Bàn Hex.

hex-title = Hex
hex-red = Đỏ
hex-blue = Xanh
hex-tabs = Các cách xem ván cờ

## Bàn cờ

hex-board-name = Bàn Hex
hex-board-described = Hex, { $size } × { $size }: { $red } quân đỏ, { $blue } quân xanh. Đỏ nối trên với dưới, Xanh nối trái với phải.
hex-cell-described = { $cell }: { $stone ->
    [red] quân đỏ
    [blue] quân xanh
   *[empty] trống
}
hex-new = Ván mới
hex-new-tip = Chọn người chơi, kích thước bàn, luật đổi, ai đi trước và thời gian; Ctrl+Z lấy lại ván trước.
hex-samples = Ví dụ
hex-samples-tip = Ván mẫu và các thế cờ nhỏ.
hex-undo-tip = Hoàn tác thay đổi cuối (Ctrl+Z)
hex-redo-tip = Làm lại thay đổi (Ctrl+Shift+Z)
hex-swap = Đổi
hex-swap-tip = Sau nước đầu, người thứ hai có thể lấy nước đó; nhấp vào quân cũng vậy.
hex-set-up = Xếp quân
hex-set-up-tip = Đặt quân tự do rồi bắt đầu từ đó.
hex-turn-tip = Xoay bàn 60°
hex-orientation-tip = Đổi kiểu ô: đỉnh hoặc cạnh ở trên
hex-red-joins = Đỏ nối cạnh trên với cạnh dưới.
hex-blue-joins = Xanh nối cạnh trái với cạnh phải; quân của Xanh có sọc.
hex-headline-thinks = { $side ->
    [red] Đỏ
   *[blue] Xanh
}: { $engine } đang nghĩ…
hex-headline-to-move = { $side ->
    [red] Đến lượt Đỏ.
   *[blue] Đến lượt Xanh.
}
hex-board-keys = Nhấp vào một ô để đi, hoặc đến ô bằng phím mũi tên rồi nhấn Enter.
hex-headline-swap = { $side ->
    [red] Đỏ đi, hoặc nhấp vào quân để đổi.
   *[blue] Xanh đi, hoặc nhấp vào quân để đổi.
}
hex-headline-exploring = { $side ->
    [red] Đến lượt Đỏ, trong một biến (Esc trở lại ván).
   *[blue] Đến lượt Xanh, trong một biến (Esc trở lại ván).
}
hex-headline-paused = { $side ->
    [red] Đến lượt Đỏ. Tạm dừng: bấm “Engine đi”, hoặc chọn người chơi khác.
   *[blue] Đến lượt Xanh. Tạm dừng: bấm “Engine đi”, hoặc chọn người chơi khác.
}
hex-headline-won = { $side ->
    [red] Đỏ đã thắng.
   *[blue] Xanh đã thắng.
}
hex-status-put = Nhấp để đặt quân, hoặc lấy quân ra.

## Ván mới

hex-size-name = Kích thước
hex-swap-name = Luật đổi
hex-first = Đi trước
hex-start = Bắt đầu
hex-swap-pieces = Quân đổi bên
hex-swap-pieces-about = Người đổi nhận quân đầu tiên thành màu của mình, lấy đối xứng.
hex-swap-sides = Người chơi đổi màu
hex-swap-sides-about = Người đổi từ nay chơi màu của người thứ nhất; quân giữ nguyên.
hex-swap-none = Không đổi
hex-swap-none-about = Người đi trước có lợi thế: luật đổi làm ván cờ công bằng.
hex-swap-off-short = không
hex-swap-pieces-short = quân đổi bên
hex-swap-sides-short = hai bên đổi màu
hex-swap-seed-short = nhìn đối xứng

## Xếp quân

hex-brush = Nhấp chuột đặt gì
hex-erase = Không gì
hex-moves-next = đến lượt:
hex-clear = Dọn bàn
hex-clear-tip = Lấy hết quân ra.
hex-set = Bắt đầu từ đây
hex-set-tip = Bắt đầu một ván từ thế cờ này.
hex-cancel = Huỷ
hex-cancel-tip = Trở lại ván (Esc).

## Ai chơi

hex-player-of = { $side ->
    [red] Ai chơi Đỏ
   *[blue] Ai chơi Xanh
}
hex-clock-of = { $side ->
    [red] Thời gian nghĩ của Đỏ
   *[blue] Thời gian nghĩ của Xanh
}
hex-kind-person = Người
hex-is-to-move = đến lượt
hex-has-won = đã thắng

## Các nước

hex-moves = Nước đi
hex-moves-none = Các nước đi sẽ hiện ở đây.
hex-column-number = Số
hex-column-side = Bên
hex-column-move = Nước
hex-column-note = Ghi chú
hex-move-swap = đổi
hex-move-keep = không đổi
hex-move-resign = xin thua
hex-note-won = thắng
hex-variations = đã thử { $count } nước khác
hex-tree = Biến
hex-tree-hint = Hãy lùi lại và thử nước khác: nó thành một biến, còn ván vẫn như cũ.
hex-comment = Bình luận
hex-comment-hint = Bình luận về thế cờ này
hex-back-to-game = Về ván
hex-back-to-game-tip = Đến nước hiện tại của ván (Esc).
hex-make-main = Thành biến chính
hex-make-main-tip = Lấy biến này làm biến chính của ván.
hex-remove = Xoá
hex-remove-tip = Bỏ nước này và mọi nước theo sau.
player-next-note = Ghi chú kế tiếp
player-next-note-tip = Đến nước kế tiếp có bình luận hoặc biến (Shift+→)

## Lời kể

hex-status-setting = Xếp quân: nhấp để đặt quân, nhấp lần nữa để lấy ra; rồi bắt đầu từ đây.
hex-status-comment = “{ $comment }”
hex-status-move = { $side ->
    [red] Nước { $number }: Đỏ đi { $cell }.
   *[blue] Nước { $number }: Xanh đi { $cell }.
}
hex-status-answer = { $kind ->
    [pieces] { $side ->
        [red] Đỏ đổi: quân nay là của Đỏ, lấy đối xứng.
       *[blue] Xanh đổi: quân nay là của Xanh, lấy đối xứng.
    }
    [sides] Người thứ hai đổi: hai bên đổi màu cho nhau.
    [seed] { $side ->
        [red] Đỏ đổi: bàn được hiện đối xứng, đổi màu.
       *[blue] Xanh đổi: bàn được hiện đối xứng, đổi màu.
    }
    [keep] { $side ->
        [red] Đỏ không đổi.
       *[blue] Xanh không đổi.
    }
    [resign] { $side ->
        [red] Đỏ xin thua.
       *[blue] Xanh xin thua.
    }
   *[other] Đã trả lời việc đổi.
}
hex-status-to-move = { $side ->
    [red] Đến lượt Đỏ.
   *[blue] Đến lượt Xanh.
}
hex-status-may-swap = Bây giờ có thể đổi.
hex-status-won = { $side ->
    [red] Đỏ đã nối trên với dưới, sau { $count } quân.
   *[blue] Xanh đã nối trái với phải, sau { $count } quân.
}
hex-status-resigned = { $side ->
    [red] Đỏ thắng vì Xanh đã xin thua.
   *[blue] Xanh thắng vì Đỏ đã xin thua.
}
hex-status-exploring = Đây là một biến.
hex-watch-game = Xem ván
hex-ended-joined = { $side ->
    [red] Trên và dưới đã nối, sau { $count } quân.
   *[blue] Trái và phải đã nối, sau { $count } quân.
}
hex-ended-resigned = { $side ->
    [red] Xanh đã xin thua.
   *[blue] Đỏ đã xin thua.
}
hex-counter-board = Bàn
hex-counter-moves = Nước đi

## Ví dụ

hex-sample-game = Một ván 11 × 11
hex-sample-one = Đỏ nối trong một nước
hex-sample-block = Xanh phải chặn
hex-sample-walk = Giải thích bốn nước
hex-note-one = Đến lượt Đỏ, nối trên với dưới bằng một quân. Ở đâu?
hex-note-block = Đến lượt Xanh. Chỉ một ô ngăn được Đỏ nối trên với dưới.
hex-note-walk-1 = Ô giữa mạnh nhất: nó cách đều hai cạnh của Đỏ.
hex-note-walk-2 = Xanh chặn đường lên trên.
hex-note-walk-3 = Đỏ đi vòng, và nay có hai đường lên trên: d1 và e1. Xanh chỉ chiếm được một trong hai.
hex-note-walk-4 = Xanh chặn đường xuống dưới. Đỏ lại đi vòng bằng b4, và cả hai đầu chắc chắn được nối.

## Phân tích

hex-analysis = Phân tích
hex-looking = Đang phân tích thế cờ…
hex-fill = Ô cho thấy
hex-fill-nothing = không gì
hex-fill-red = khoảng cách kép của Đỏ
hex-fill-blue = khoảng cách kép của Xanh
hex-fill-heat = kết quả tìm
hex-fill-solved = ai thắng
hex-fill-distance-about = Một ô cách hai cạnh của bên đó bao xa, nếu mỗi lần đối thủ được chặn mất đường tốt nhất: nhỏ và đậm là tốt.
hex-fill-heat-about = Monte Carlo: tỉ lệ ván thắng sau một nước, tính bằng %, và số ván. Alpha-beta: giá trị của nước; ≤ nghĩa là không quá giá trị đó.
hex-fill-solved-about = Với bàn nhỏ: dấu tích ở nước thắng dù đối thủ đi thế nào, dấu chéo ở nước thua.
hex-layer-urgent = Thắng hoặc thủ ngay
hex-layer-urgent-about = Ngôi sao: chỉ một quân là thắng. Lá chắn: đối thủ sẽ thắng ở đó nên phải đi vào.
hex-layer-must = Vùng bắt buộc
hex-layer-must-about = Các ô có khung đối phó được mọi đe doạ thắng của đối thủ; trỏ vào một ô để xem đe doạ ở đó cần gì.
hex-layer-ways = Đường ngắn nhất
hex-layer-ways-about = Với mỗi bên, một đường nối cần thêm ít quân nhất nếu đối thủ không đi.
hex-layer-links = Cầu
hex-layer-links-about = Hai quân có chung hai ô kề còn trống thì coi như đã nối: ô này bị chiếm thì lấp ô kia.
hex-fact-missing = Số quân còn thiếu
hex-fact-distance = Khoảng cách kép
hex-fact-bridges = Số cầu
hex-urgent-wins = { $side ->
    [red] Đỏ thắng ngay: { $cells }.
   *[blue] Xanh thắng ngay: { $cells }.
}
hex-urgent-only = { $side ->
    [red] Đỏ phải đi { $cells }: nếu không Xanh thắng ngay ở đó.
   *[blue] Xanh phải đi { $cells }: nếu không Đỏ thắng ngay ở đó.
}
hex-urgent-lost = { $side ->
    [red] Đỏ đã thua: Xanh thắng ngay ở mỗi ô { $cells }.
   *[blue] Xanh đã thua: Đỏ thắng ngay ở mỗi ô { $cells }.
}
hex-urgent-nothing = { $side ->
    [red] Đỏ được đi tự do: không thấy đe doạ thắng nào của Xanh.
   *[blue] Xanh được đi tự do: không thấy đe doạ thắng nào của Đỏ.
}
hex-must = { $side ->
    [red] Đỏ phải đi { $count ->
        [1] ô duy nhất
       *[other] một trong { $count } ô
    } đối phó được { $threats ->
        [1] đe doạ thắng của Xanh.
       *[other] cả { $threats } đe doạ thắng của Xanh.
    }
   *[blue] Xanh phải đi { $count ->
        [1] ô duy nhất
       *[other] một trong { $count } ô
    } đối phó được { $threats ->
        [1] đe doạ thắng của Đỏ.
       *[other] cả { $threats } đe doạ thắng của Đỏ.
    }
}
hex-must-lost = { $side ->
    [red] Đỏ đã thua: không nước nào đối phó được mọi đe doạ thắng của Xanh.
   *[blue] Xanh đã thua: không nước nào đối phó được mọi đe doạ thắng của Đỏ.
}

## Engine

hex-search = Cách tìm kiếm thế cờ
hex-search-mcts = Monte Carlo (RAVE)
hex-search-mcts-about = MCTS với số liệu dùng chung giữa các nước (RAVE), các ván ngẫu nhiên giữ cầu, và kết quả được chứng minh.
hex-search-uct = Monte Carlo (UCT)
hex-search-uct-about = MCTS đơn thuần như trong giáo trình: chọn theo UCT và các ván hoàn toàn ngẫu nhiên.
hex-search-alphabeta = Alpha-beta (khoảng cách)
hex-search-alphabeta-about = Mỗi vòng tìm sâu thêm một nước, cắt những gì không ảnh hưởng, và ước lượng bằng khoảng cách kép.
hex-search-alphabeta-resistance = Alpha-beta (điện trở)
hex-search-alphabeta-resistance-about = Mỗi vòng tìm sâu thêm một nước, cắt những gì không ảnh hưởng, và ước lượng bằng điện trở giữa hai cạnh.
hex-seconds = Thời gian một nước
hex-now = Đi ngay
hex-now-tip = Đi nước tốt nhất mà engine tìm được đến nay.
hex-let-move = Engine đi
hex-let-move-tip = Cho { $engine } đi một nước cho bên đến lượt.
hex-thinks = đang nghĩ…
hex-analyse = Phân tích
hex-stop-analysing = Dừng
hex-analyse-tip = Tìm kiếm mọi thế cờ được hiện, chừng nào nút này còn bật.
hex-analysed-tip = Đã tìm kiếm xong ở thế cờ này; thế cờ khác sẽ được tìm kiếm ngay khi nó hiện ra.
hex-line = Biến tốt nhất
hex-line-about = Diễn biến tốt nhất mà việc tìm kiếm thấy, là các quân đánh số trên bàn.
hex-loading = Đang chuẩn bị…
hex-thought-of = { $engine }: { $result }
hex-thought-finished = { $engine }, đã xong: { $result }
hex-thought = { $steps } ván, { $time }, { $rate }
hex-thought-nodes = nhìn trước { $depth } nước, { $steps } nút, { $time }
hex-not-settled = chưa rõ
hex-column-value = Giá trị
hex-candidates = Các nước tốt nhất
hex-candidates-tip = Nhấp đúp, hoặc Enter, để đi nước đó.
hex-candidates-none = Nhấn Phân tích để xem các nước tốt nhất ở đây.
hex-candidates-awaited = Đã bắt đầu tìm kiếm: các nước tốt nhất sắp hiện ở đây.
hex-column-rate = Thắng
hex-column-visits = Số ván
hex-column-line = Sau đó
hex-proved-win = chắc chắn thắng
hex-proved-loss = chắc chắn thua

## Tệp

hex-open-title = Mở ván
hex-save-title = Lưu ván
hex-kinds-open = Ván cờ (*.sgf *.txt *.hex);;Mọi tệp (*)
hex-kinds-save = SGF, có biến và bình luận (*.sgf);;Tệp phát lại, chỉ ván chính (*.txt)
hex-opened = { $name }: { $moves } nước đi
hex-saved = Đã lưu thành { $name }.
hex-lines-left-out = { $count } dòng của { $name } không phải là nước hợp lệ và đã được bỏ qua.

## Diễn biến ván cờ

hex-chart = Diễn biến
hex-chart-tip = Sau mỗi nước của ván, bên nào có khả năng thắng
hex-chart-about = Hex, { $size } × { $size }
hex-chart-none = Xem lại ván: ở đây sẽ hiện đường cho biết Đỏ thắng bao nhiêu phần trăm từ mỗi thế cờ, và nước nào là sai lầm.
hex-chart-analyse = Xem lại ván
hex-chart-analyse-tip = Tìm kiếm mọi thế cờ của ván trong chốc lát.
hex-chart-stop = Dừng
hex-chart-moves = Nước đi
hex-chart-rate = Đỏ thắng, %
hex-chart-red = Đỏ thắng
hex-chart-even = cân bằng
hex-chart-blunders = sai lầm
hex-no-blunders = Không nước nào là sai lầm nghiêm trọng.
hex-no-blunders-yet = Chưa thấy sai lầm; đã xem { $known }/{ $count } thế cờ.
hex-blunder = { $link } ({ $side ->
    [red] Đỏ
   *[blue] Xanh
}) mất { $cost } điểm phần trăm: từ { $before }% xuống { $after }%.

## Cây tìm kiếm

hex-search-tree = Cây tìm kiếm
hex-tab-tree = Cây
hex-search-tree-none = Hãy phân tích thế cờ: cây tìm kiếm sẽ hiện ở đây để xem từng bước.
hex-search-awaited = Đã bắt đầu tìm kiếm: kết quả sắp hiện ở đây.
hex-search-tree-hint = Nhấp vào một nước: diễn biến của nó hiện trên bàn. Nhấp đúp (Enter): gập hoặc mở. “+ nữa” (Shift+Enter): thêm nước. Con lăn, + và −: to hơn hoặc nhỏ hơn; kéo để dời; 0: hiện tất cả.
hex-tree-more = + { NUMBER($count) } nữa
hex-tree-max = Nước tốt nhất
hex-tree-max-tip = Mỗi thế cờ được vẽ với bao nhiêu nước tốt nhất; ít hơn nếu không đủ chỗ.
hex-tree-drawn = { $drawn }/{ NUMBER($count) }
hex-tree-drawn-tip = Số thế cờ được vẽ, trong tất cả những gì cây tìm kiếm có.
hex-tree-fit-tip = Hiện các nước tốt nhất, to hết mức có thể (0)
hex-tree-root = Thế cờ này
hex-tree-root-proved = { $side ->
    [red] Đỏ thắng
   *[blue] Xanh thắng
}
hex-proof-won = thắng
hex-proof-lost = thua
hex-node = { $cell }: thắng { $rate }% trong { $visits } ván
hex-search-for-move = Tìm nước { $number }:
hex-step-none = Trước bước đầu tiên: chưa thử gì.
hex-step = Bước { $step }: đi xuống cây theo { $way }, rồi { $winner ->
    [red] Đỏ thắng ván chơi ngẫu nhiên từ đó.
    [blue] Xanh thắng ván chơi ngẫu nhiên từ đó.
   *[other] không còn gì để chơi.
}
hex-step-best = Tốt nhất đến nay: { $move }, thắng { $rate }% trong { $visits } ván.
player-next-double = Gấp đôi số bước
player-next-double-tip = Đến chỗ đã làm gấp đôi (Shift+→)

## Ai thắng

hex-solving = Đang xét ai thắng…
hex-solve-small = Chỉ xác định được ai thắng trên bàn có đến { $most } hàng.
hex-solved-partly = Đang xét ai thắng: đã biết { $known }/{ $count } nước.
hex-solved-win = { $side ->
    [red] Đỏ thắng, với { $count ->
        [1] một nước
       *[other] nước bất kỳ trong { $count } nước
    }.
   *[blue] Xanh thắng, với { $count ->
        [1] một nước
       *[other] nước bất kỳ trong { $count } nước
    }.
}
hex-solved-loss = { $side ->
    [red] Đỏ đã thua, dù đi nước nào.
   *[blue] Xanh đã thua, dù đi nước nào.
}

hex-code = Mã giả của việc tìm kiếm
hex-tab-code = Mã
hex-code-search = Tìm kiếm
hex-code-check = Ai đã thắng
hex-code-part = { $part }/{ $parts }:
hex-cut = ✂ cắt { $count }

hex-search-solver = Bộ giải (tìm chứng minh)
hex-search-solver-about = Chứng minh với mỗi nước bên nào thắng, trên bàn tới 8 hàng: chỉ xét các nước trong vùng bắt buộc, cho tới khi thấy một đường nối không gì cắt được.
hex-thought-positions = { $steps } thế cờ, { $time }, { $rate }
hex-proof-open = chưa rõ
hex-grounds-searched = nhờ tìm kiếm
hex-grounds-seen = nhìn ra được
hex-grounds-known = từ bảng
hex-course-proof = Tìm chứng minh không có biểu đồ: hãy xem cây.
