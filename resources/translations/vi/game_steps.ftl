# Tìm kiếm có đối thủ kể gì về các bước của mình.

explain-ab-begin = Việc tìm kiếm chưa bắt đầu.
explain-ab-round = Bắt đầu vòng mới: nhìn trước { $depth } nước.
explain-ab-root = Vào trạng thái đầu, nút { $number }, với cửa sổ từ { $alpha } đến { $beta }.
explain-ab-enter = Nước { $move } dẫn đến nút { $number }, vào với cửa sổ từ { $alpha } đến { $beta }.
explain-ab-over = Ở đó ván cờ đã kết thúc: { $value } cho bên đến lượt.
explain-ab-estimate = Đã đến giới hạn độ sâu của vòng này: ước lượng là { $value }.
explain-ab-known = Bảng đã có điều cần biết về thế cờ này: { $value }.
explain-ab-each = Lần lượt xét các nước của nó.
explain-ab-better = Với nút { $number }, nước { $move } đáng giá { $value }: tốt nhất đến nay.
explain-ab-no-better = Với nút { $number }, nước { $move } đáng giá { $value }, không hơn mức tốt nhất đến nay: { $best }.
explain-ab-raised = α của nút { $number } được nâng lên { $value }.
explain-ab-cut = { $value } ≥ β = { $beta }: đối thủ có nước tốt hơn và sẽ tránh nút { $number }. { $count ->
        [0] Ở đó không còn nước nào để cắt.
       *[other] Cắt { $count } nước.
    }
explain-ab-back = Nút { $number } đã xong: { $bound ->
        [least] nó đáng giá ít nhất { $value }.
        [most] nó đáng giá nhiều nhất { $value }.
       *[exact] nó đáng giá { $value }.
    }
explain-ab-done = Vòng sâu { $depth } nước đã xong: nước tốt nhất là { $move }, đáng giá { $value }.
explain-mcts-begin = Việc tìm kiếm chưa bắt đầu.
explain-mcts-select = Chọn: ở nút { $parent } chọn nước { $move }; nó thắng { NUMBER($percent, maximumFractionDigits: 1) }% trong { $visits } ván.
explain-mcts-add = Mở rộng: nước { $move } từ nút { $parent } được thử lần đầu và trở thành nút { $number }.
explain-mcts-root = Trong cây mới chỉ có trạng thái đầu.
explain-mcts-play = Mô phỏng: chơi ngẫu nhiên một ván đến hết: { $winner ->
        [first] Đỏ thắng.
        [second] Xanh thắng.
       *[other] Hoà.
    }
explain-mcts-proved = Đã chứng minh ai thắng ở đó: { $winner ->
        [first] Đỏ.
       *[second] Xanh.
    }
explain-mcts-back = Lan truyền ngược: { $count } nút được thêm một lần thăm, và các nút mà bên thắng đi đến được thêm một lần thắng.
explain-mcts-done = Đã chứng minh ai thắng: tìm kiếm kết thúc. Nước tốt nhất là { $move }.
explain-win-start = { $count ->
        [0] Bên này không có quân nào ở cạnh thứ nhất.
       *[other] Có { $count } quân ở cạnh thứ nhất: đưa vào hàng đợi.
    }
explain-win-take = Lấy { $cell } khỏi hàng đợi.
explain-win-found = { $cell } nằm ở cạnh thứ hai: hai cạnh đã nối.
explain-win-each = { $next } bên cạnh nó được đưa vào hàng đợi.
explain-win-fail = Hàng đợi rỗng: hai cạnh chưa nối.
explain-proof-begin = Việc tìm kiếm chưa bắt đầu.
explain-proof-root = Với mỗi nước của thế cờ này, tìm kiếm xác định nó có thắng hay không.
explain-proof-enter = Nước { $move } từ nút { $parent } dẫn đến nút { $number }: bên đến lượt ở đó có thắng không?
explain-proof-each = Chưa rõ ngay được: thử các nước đối phó được mọi đe doạ nhìn thấy.
explain-proof-known = Bảng đã có thế cờ này, đến bằng đường khác: bên đến lượt { $result ->
        [win] thắng.
       *[loss] thua.
    }
explain-proof-seen = Đã rõ: bên đến lượt { $result ->
        [win] có một đường nối không gì cắt được.
       *[loss] đã thua, vì không gì cắt được đường nối của đối thủ.
    }
explain-proof-win = Vậy ở nút { $number } nước { $move } thắng, không xét nước nào khác.
explain-proof-narrow = Vậy ở nút { $number } nước { $move } thua. Những ô đối thủ cần cho việc đó giới hạn vùng bắt buộc: chỉ các nước trong vùng ấy mới có ích.
explain-proof-lost = Trong vùng bắt buộc của nút { $number } không còn nước nào: nút này thua.
explain-proof-root-win = Vậy nước { $move } thắng.
explain-proof-root-loss = Vậy nước { $move } thua.
explain-proof-done = Mọi nước đã rõ: bên đến lượt { $result ->
        [win] thắng.
       *[loss] thua, dù đi nước nào.
    }
