# Dự đoán trong Hex.

predict-about-hex = Hãy dự đoán tìm kiếm làm gì tiếp: { $search }. Khi câu hỏi còn mở, mọi thứ về sau bị ẩn.
predict-kind-hex-next = Nước nào ở gốc được thử tiếp
predict-kind-hex-value = Nút nhận giá trị nào
predict-kind-hex-fate = Các nước còn lại của nút có bị cắt không
predict-ask-try = Bước { $step }: vòng tiếp theo thử nước nào ở gốc?
predict-ask-share = Bước { $step }: vòng này đi qua nút { $node }, nước của { $side ->
        [first] Đỏ
       *[second] Xanh
    }, đã thắng { $wins } trong { $visits } ván, và { $winner ->
        [first] Đỏ
       *[second] Xanh
    } thắng. Khi đó tỉ lệ thắng của nút là bao nhiêu phần trăm?
predict-ask-upshot = Bước { $step }: nước { $move } có giá trị { $value } với nút { $node }, nút được vào với cửa sổ từ { $alpha } đến { $beta }. Điều gì xảy ra tiếp?
predict-ask-back = Bước { $step }: nước { $move } có giá trị { $value } với nút { $node }, và nút xong ở đó. Nó trả về giá trị nào?
predict-hint-move = Một ô như c3, hoặc nhấp vào ô
predict-choice = { $place }: { $move } · thắng { $wins } trong { $visits }
predict-choice-uct = { $place }: { $move } · thắng { $wins } trong { $visits } · UCT { $share } + { $bonus } = { $sum }
predict-fate-raises = α tăng
predict-fate-raises-tip = Tốt hơn mọi nước trước: α của nút được nâng lên
predict-fate-stays = α giữ nguyên
predict-fate-stays-tip = Không hơn mức đã có: xét nước tiếp theo
predict-fate-cuts = cắt
predict-fate-cuts-tip = Ít nhất bằng β: không xét các nước còn lại của nút
predict-root = gốc
predict-move = { $move }
predict-share = { $share }%
predict-why-share = Khi đó nút { $number } thắng { $wins } trong { $visits } ván.
predict-no-proof = Bộ giải chứng minh ai thắng; chỉ hỏi về MCTS và alpha-beta.
predict-no-cuts = Tìm kiếm đếm ván không cắt gì; alpha-beta thì có.
predict-no-try = Alpha-beta thử các nước theo thứ tự cố định; MCTS mới chọn.
predict-no-cell = “{ $text }” không phải là ô trống.
predict-left-position = Lượt đã kết thúc vì đang hiện một thế cờ khác. Những câu đã trả lời vẫn được tính.
