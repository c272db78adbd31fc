# Tìm kiếm có đối thủ kể gì về các bước của mình.

explain-ab-begin = Việc tìm kiếm chưa bắt đầu.
explain-ab-round = Bắt đầu vòng mới: nhìn trước { $depth } nước.
explain-ab-root = Vào trạng thái đầu, nút { $number }, với cửa sổ từ { $alpha } đến { $beta }.
explain-ab-enter = Nước { $move } dẫn đến nút { $number }, vào với cửa sổ từ { $alpha } đến { $beta }.
explain-ab-over = Ở đó ván cờ đã kết thúc: { $value } cho bên đến lượt.
explain-ab-estimate = Đã sâu hết mức của vòng này: ước lượng là { $value }.
explain-ab-known = Bàn đã có điều cần biết về thế cờ này: { $value }.
explain-ab-each = Lần lượt xét các nước của nó.
explain-ab-better = Với nút { $number }, nước { $move } đáng { $value }: tốt nhất đến nay.
explain-ab-no-better = Với nút { $number }, nước { $move } đáng { $value }, không hơn mức đã có: { $best }.
explain-ab-raised = α của nút { $number } được nâng lên { $value }.
explain-ab-cut = { $value } ≥ β = { $beta }: đối thủ sẽ không để đi đến nút { $number }, vì có cách tốt hơn. { $count ->
        [0] Ở đó không còn nước nào.
       *[other] Cắt { $count } nước.
    }
explain-ab-back = Nút { $number } đã xong: { $bound ->
        [least] nó đáng ít nhất { $value }.
        [most] nó đáng nhiều nhất { $value }.
       *[exact] nó đáng { $value }.
    }
explain-ab-done = Vòng sâu { $depth } nước đã xong: nước tốt nhất là { $move }, đáng { $value }.
explain-mcts-begin = Việc tìm kiếm chưa bắt đầu.
explain-mcts-select = Ở nút { $parent } chọn nước { $move }: nó thắng { $percent }% của { $visits } ván.
explain-mcts-add = Nước { $move } từ nút { $parent } được thử lần đầu: nút { $number }.
explain-mcts-root = Trong cây mới chỉ có trạng thái đầu.
explain-mcts-play = Chơi ngẫu nhiên một ván đến hết: { $winner ->
        [first] Đỏ thắng.
        [second] Xanh thắng.
       *[other] hoà.
    }
explain-mcts-proved = Đã chứng minh ai thắng ở đó: { $winner ->
        [first] Đỏ.
       *[second] Xanh.
    }
explain-mcts-back = { $count } nút được thêm một lần thăm, và các nút mà bên thắng đi đến được thêm một lần thắng.
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
explain-proof-root = Cần biết mỗi nước ở thế cờ này có thắng hay không.
explain-proof-enter = Nước { $move } từ nút { $parent } dẫn đến nút { $number }: bên đến lượt ở đó có thắng không?
explain-proof-each = Chưa nhìn ra được: thử các nước chặn được mọi đe doạ nhìn thấy.
explain-proof-known = Bàn đã có thế cờ này, đến bằng đường khác: bên đến lượt { $result ->
        [win] thắng.
       *[loss] thua.
    }
explain-proof-seen = Có thể nhìn ra: bên đến lượt { $result ->
        [win] có một đường nối không gì cắt được.
       *[loss] đã thua, vì không gì cắt được đường nối của đối thủ.
    }
explain-proof-win = Vậy ở nút { $number } nước { $move } thắng, không xét nước nào khác.
explain-proof-narrow = Vậy ở nút { $number } nước { $move } thua. Những ô đối thủ cần cho việc đó giới hạn vùng bắt buộc: nước khác chỉ có ích ở trong vùng ấy.
explain-proof-lost = Trong vùng bắt buộc của nút { $number } không còn nước nào: nút này thua.
explain-proof-root-win = Vậy nước { $move } thắng.
explain-proof-root-loss = Vậy nước { $move } thua.
explain-proof-done = Mọi nước đã rõ: bên đến lượt { $result ->
        [win] thắng.
       *[loss] thua, dù đi nước nào.
    }
