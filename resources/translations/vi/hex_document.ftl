# Hex: ván cờ được hiện, giữ, mở và lưu thế nào.

## Bàn được hiện đối xứng

hex-headline-mirrored = Đang hiện đối xứng.
hex-mirrored-tip = Từ khi đổi, bàn được hiện đối xứng và đổi màu, đúng như tệp ghi nước đi quy định: quân Xanh trong tệp là quân Đỏ ở đây, và a2 là b1.
hex-status-mirrored = Bàn được hiện đối xứng, đổi màu: trong tệp, nước này là { $said }.
hex-ended-mirrored = { $side ->
    [red] Bàn được hiện đối xứng, đổi màu: theo tệp thì Đỏ thắng.
   *[blue] Bàn được hiện đối xứng, đổi màu: theo tệp thì Xanh thắng.
}
hex-note-mirrored = từ đây đối xứng, đổi màu

## Ván đang chờ, ván được giữ

hex-engines-turn = Đang đến lượt engine: “Đi ngay” cho nó đi luôn, Ctrl+Z để lùi lại.
hex-comment-of = { $number ->
    [0] Bình luận về thế cờ đầu
   *[other] Bình luận về nước { $number }
}
hex-saved-plain = “{ $name }” chỉ có các nước của ván chính. Biến, bình luận, tên và thời gian không có trong đó: lưu dạng SGF để giữ lại.

## Điều trong tệp không được đọc, và điều không được ghi

hex-sgf-rest = Từ dòng { $line } trở đi không đọc gì nữa: ván đầu tiên kết thúc ở đó.
hex-sgf-letters = Tên thuộc tính phải viết bằng chữ hoa.
hex-sgf-stone-twice = Ô { $cell } được đặt hai lần.
hex-htp-lines = Có dòng trong tệp này không đi được. { $complaint }
hex-replay-same = “{ $name }” chính là tệp đang được đọc: hãy chọn tệp khác để ghi các thế cờ.
hex-play-save-there = “{ $name }” đã có: dùng save! để thay thế nó.

## Nơi không có gì để làm

hex-status-won-set-up = { $side ->
    [red] Đỏ đã nối trên với dưới ngay trong thế cờ được xếp.
   *[blue] Xanh đã nối trái với phải ngay trong thế cờ được xếp.
}
hex-ended-set-up = { $side ->
    [red] Trên và dưới đã nối ngay trong thế cờ được xếp.
   *[blue] Trái và phải đã nối ngay trong thế cờ được xếp.
}
hex-nothing-over = Ván đã kết thúc ở đây.
hex-nothing-setting = Trước hết hãy nhấn “Bắt đầu từ đây”.
hex-must-point = Trỏ vào một ô để xem đe doạ cần ô đó.
hex-reading = Đang đọc { $name }…

## Ai đã thắng

hex-check-side = { $side ->
    [red] Đỏ đã nối trên với dưới chưa?
   *[blue] Xanh đã nối trái với phải chưa?
}
