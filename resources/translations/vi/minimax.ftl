# Cây trò chơi: minimax và alpha-beta trên một cây được viết ra đầy đủ.

minimax-title = Cây trò chơi
minimax-max = MAX
minimax-min = MIN
minimax-minimax = Minimax
minimax-alphabeta = Alpha-beta
minimax-algorithm = Thuật toán
minimax-tree = Cây trò chơi
minimax-tree-tip = Nhấp vào một nút để đến bước mà tìm kiếm vào nút đó. Các phím mũi tên đi từ nút này sang nút khác.
minimax-tree-text = Cây
minimax-tree-text-tip = Các nút con của gốc: số là giá trị của lá đối với MAX, cặp ngoặc chứa các nút con của một nút trong, ví dụ (3 12 8) (2 4 6). MAX đi trước.
minimax-node = { $name }, { $kind ->
        [leaf] là lá
        [max] đến lượt MAX
       *[min] đến lượt MIN
    }, { $state ->
        [ahead] chưa vào
        [open] đang tìm
        [cut] bị cắt
       *[done] đã xong
    }; giá trị: { $value }
minimax-never-entered = Không bao giờ vào { $name }: nút này bị cắt.
minimax-count-entered = Nút
minimax-count-leaves = Lá
minimax-count-cuts = Lần cắt
minimax-count-value = Giá trị
explain-minimax-begin = Tìm kiếm chưa bắt đầu.
explain-minimax-start = Tìm kiếm bắt đầu ở { $name }.
explain-minimax-enter = Vào { $name }: { $side ->
        [max] đến lượt MAX.
       *[min] đến lượt MIN.
    }
explain-minimax-enter-window = Vào { $name } với α = { $alpha }, β = { $beta }: { $side ->
        [max] đến lượt MAX.
       *[min] đến lượt MIN.
    }
explain-minimax-leaf = { $name } là lá có giá trị { $value }.
explain-minimax-each = Các nước từ { $name } được xét từ trái sang phải.
explain-minimax-better = Giá trị { $value } của { $child } { $side ->
        [max] lớn hơn
       *[min] nhỏ hơn
    } { $best }: v của { $name } trở thành { $value }.
explain-minimax-no-better = Giá trị { $value } của { $child } không { $side ->
        [max] lớn hơn
       *[min] nhỏ hơn
    } v = { $best } của { $name }.
explain-minimax-window = { $side ->
        [max] α của { $name } trở thành { $value }: MAX chắc chắn được ít nhất chừng đó.
       *[min] β của { $name } trở thành { $value }: MIN không để nhiều hơn.
    }
explain-minimax-cut = { $side ->
        [max] v = { $value } ≥ β = { $limit }: MIN sẽ tránh { $name }.
       *[min] v = { $value } ≤ α = { $limit }: MAX sẽ tránh { $name }.
    } { $count ->
        [0] Ở đây không còn nước nào để cắt.
       *[other] Cắt { $count } nước.
    }
explain-minimax-back = { $name } đã xong: { $bound ->
        [exact] giá trị là { $value }.
        [least] giá trị ít nhất là { $value }.
        [most] giá trị không quá { $value }.
       *[none] nó trả về { $value }.
    }
explain-minimax-done = Giá trị của trò chơi là { $value }: MAX đi đến { $move }.
predict-tip-minimax = Có thể dự đoán ở các trang Khám phá, So sánh, Chia để trị và Hex.
undo-minimax = thay đổi cây trò chơi
game-tree-heading = Tệp chứa cây trò chơi bắt đầu bằng từ { $word }.
game-tree-large = Một cây trò chơi có nhiều nhất { $most } nút.
game-tree-deep = Một cây trò chơi có nhiều nhất { $most } tầng.
game-tree-unexpected = “{ $text }” ở ký tự { $place } không đúng chỗ: cây trò chơi gồm các số và các cặp ngoặc không rỗng, ví dụ (3 12 8) (2 4 6).
game-tree-unclosed = Thiếu dấu ngoặc đóng.
game-tree-empty = Cây trò chơi rỗng; một cây hợp lệ là (3 12 8) (2 4 6).
game-tree-value = { $text } ở ký tự { $place } quá lớn: giá trị nằm giữa −{ $most } và { $most }.
game-tree-no-node = Cây này không có nút “{ $name }”.
