# Vết tìm kiếm: của chương trình này và của Posthoc

cli-command-trace = Chuyển vết tìm kiếm sang định dạng khác.
cli-help-trace-input = Vết cần đọc ({ $known }).
cli-help-trace-output = Tệp sẽ ghi ({ $known }); tên tệp cho biết định dạng.
trace-written = “{ $name }”: { $content }
trace-records = { $count ->
   *[other] { NUMBER($count) } nút, { $steps } bước
}
trace-events = { $count ->
   *[other] { NUMBER($count) } sự kiện
}

trace-no-input = “{ $name }” không phải là vết đọc được: tên phải kết thúc bằng một trong { $known }.
trace-format = Đây không phải là vết của Search Workbench: dòng đầu phải có "format": "search-workbench-trace".
trace-version = Vết này có phiên bản { $version }; chỉ đọc được phiên bản { $known }.
trace-header = Trong dòng đầu, “{ $name }” không thể là { $value }.
trace-header-posthoc = Trong “search-workbench”, “{ $name }” không thể là { $value }.
trace-header-missing = Trong dòng đầu thiếu “{ $name }”.
trace-header-missing-posthoc = Trong “search-workbench” thiếu “{ $name }”.
trace-header-key = Trong dòng đầu không được có “{ $name }”.
trace-header-key-posthoc = Trong “search-workbench” không được có “{ $name }”.
trace-record-number = Ở đây phải là bản ghi { $number }, không phải { $value }: các bản ghi được đánh số từ 0, mỗi số một lần, và đứng trước các bước.
trace-record-columns = Bản ghi { $number } và các bản ghi trước không có cùng các trường: “{ $name }” có ở bên này mà không có ở bên kia.
trace-record-value = Bản ghi { $number }: “{ $name }” không thể là { $value }.
trace-record-later = Bản ghi { $number } đứng trước bản ghi { $other } mà nó nêu trong “{ $name }”.
trace-record-no-step = Bản ghi { $number } không thuộc bước nào: bước cuối có ít bản ghi hơn.
trace-record-ended = Bản ghi { $number }: bước trong “{ $name }” đứng trước khi bản ghi xuất hiện, hoặc không có trong vết.
trace-record-parent = Bản ghi { $number } được sinh trước khi nút cha của nó được mở rộng.
trace-expanded = Bản ghi { $number }: bước trong “expanded” không phải là bước mở rộng nó.
trace-step-number = Ở đây phải là bước { $number }, không phải { $value }: các bước được đánh số từ 1, mỗi số một lần.
trace-step-value = Bước { $number }: “{ $name }” không thể là { $value }.
trace-event-number = Ở đây phải là sự kiện { $number }: các sự kiện được đánh số từ 1, mỗi số một lần.
trace-many = Vết có hơn { $most } bản ghi hoặc bước.
trace-part-step = { $steps ->
    [0] Lần tìm kiếm không có bước nào để ghi.
   *[other] Lần tìm kiếm chỉ có { $steps } bước, nên tệp vết không thể bắt đầu từ bước { $number }.
}
trace-part-recorded = { $steps ->
    [0] Không bước nào của lần tìm kiếm được ghi lại.
   *[other] Chỉ { $steps } bước đầu được ghi lại, nên tệp vết không thể bắt đầu từ bước { $number }.
}
trace-part-events = Vết cho Posthoc có nhiều nhất { $most } sự kiện, và mỗi bước có ít nhất một sự kiện: hãy chọn ít bước hơn, hoặc một tệp có đuôi .jsonl.
trace-part-order = Bước đầu, { $first }, đứng sau bước cuối, { $last }.
trace-empty = Vết không có bản ghi nào.
trace-state = Trạng thái “{ $state }” không phải là bàn. { $complaint }

posthoc-large = “{ $name }” quá lớn: chỉ đọc được tối đa { $most } megabyte.
posthoc-binary = “{ $name }” không phải là văn bản UTF-8: xem dòng { $line }.
posthoc-syntax = Không đọc được dòng { $line }: ở đó thiếu hoặc thừa thứ gì đó.
posthoc-twice = “{ $name }” xuất hiện hai lần, lần thứ hai ở dòng { $line }.
posthoc-deep = Dòng { $line }: các danh sách lồng nhau sâu hơn { $most } lớp.
posthoc-number = Dòng { $line }: có một số vô hạn hoặc không phải là số.
posthoc-text = Dòng { $line }: văn bản chứa một ký tự không trọn vẹn.
posthoc-alias = Dòng { $line }: không hỗ trợ bí danh (*tên), vì chỉ vài bí danh cũng có thể thay cho dữ liệu vô tận.
posthoc-tag = Dòng { $line }: không hỗ trợ thẻ “{ $tag }”.
posthoc-version = “version” là { $version }; vết tìm kiếm của Posthoc phải có { $known } ở đó.
posthoc-views = “views” phải gán cho mỗi tên một danh sách các khung nhìn.
posthoc-no-events = Không có danh sách “events”.
posthoc-empty = Danh sách “events” trống.
posthoc-many = Không thể mở vết cho Posthoc có hơn { $most } sự kiện: hãy xuất ít bước hơn, hoặc một tệp có đuôi .jsonl.
posthoc-event-kind = Sự kiện { $number } là { $value }, không phải là các giá trị có tên.
posthoc-event-type = Sự kiện { $number }: “type” phải là văn bản, không phải { $value }.
posthoc-event-id = Sự kiện { $number }: “{ $name }” phải là số hoặc văn bản, không phải { $value }.
posthoc-event-number = Sự kiện { $number }: “{ $name }” phải là số, không phải { $value }.

posthoc-no-nodes = Không sự kiện nào tạo ra nút: không có gì để hiển thị.
posthoc-parent-missing = Sự kiện { $number }: nút cha “{ $parent }” không xuất hiện trước đó.
posthoc-parent-itself = Sự kiện { $number }: “{ $parent }” không thể là cha của chính nó.
trace-record-state = Bản ghi { $number }: trạng thái “{ $state }” không thuộc bài toán này. { $complaint }

# Về bản ghi được mở từ tệp

explain-summary-expanded = Mở rộng nút { $number }: { node-costs }.
explain-summary-event = “{ $kind }”: nút { $number }.
explain-summary-event-alone = “{ $kind }”.
explain-summary-more = { $count ->
   *[other] Thêm { NUMBER($count) } sự kiện.
}

# Trong cửa sổ

command-trace = &Xuất vết tìm kiếm…
files-open-kinds = Tệp của Search Workbench (*.txt *.py *.workbench *.toml *.json *.jsonl *.trace.yaml *.trace.yml *.sgf *.hex *.map *.scen *.png);;Mọi tệp (*)
traces-export-title = Xuất lần tìm kiếm
traces-whole = &Mọi bước đã ghi: 1 đến { $steps }
traces-part = &Các bước
traces-to = đến
traces-first = Bước đầu
traces-last = Bước cuối
traces-part-about = Một phần của lần tìm kiếm bắt đầu bằng các nút mà tìm kiếm đang giữ trước bước đầu của phần đó.
traces-too-large = Lần tìm kiếm có { $nodes } nút. Vẫn ghi được vết, nhưng tệp có hơn khoảng { $most } nút thì quá lớn để mở lại ở đây.
traces-choose-file = Chọn tệp…
traces-kind-posthoc = Posthoc
traces-kind-posthoc-yaml = Posthoc, dạng YAML
traces-kind-own = Search Workbench
traces-kind-table = Bảng các nút
traces-reading = Đang đọc “{ $name }”…
traces-writing = Đang ghi “{ $name }”…
traces-cancel = Huỷ
traces-exported = Đã ghi: { $name }
traces-busy = Đang tìm kiếm: hãy đợi kết thúc hoặc dừng lại rồi mới xuất.
run-imported = từ tệp
banner-imported = Từ tệp “{ $name }”
banner-imported-detail = { $steps } bước, { $nodes } nút, chỉ để phát lại
banner-part-detail = các bước { $first } đến { $last } của một lần tìm kiếm đã mở rộng { $count } nút và sinh { $generated } nút; chỉ để phát lại
pseudocode-imported = Bản ghi này lấy từ tệp. Có các nút và các bước, nhưng không có thuật toán đã tạo ra chúng.
inspector-h-description = Theo tệp.
inspector-h-alone = h = { $h }
