// A* with octile distance, or Dijkstra's algorithm, on a grid of eight neighbours without cutting corners, as one writes
// it in C++: a priority queue, arrays by square, nothing recorded. Input: "astar" or "dijkstra", then rows, columns and
// the rows of the grid, `.` free. From the first square to the last one. Output: expansions, seconds, cost in units.
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <queue>
#include <string>
#include <tuple>
#include <vector>

int main() {
    const int64_t straight = 15994428, diagonal = 22619537;
    std::string algorithm, row;
    int rows, columns;
    std::cin >> algorithm >> rows >> columns;
    const int width = columns + 2;
    std::vector<char> free(size_t(rows + 2) * width, 0);
    for (int r = 1; r <= rows; ++r) {
        std::cin >> row;
        for (int c = 1; c <= columns; ++c) free[r * width + c] = row[c - 1] == '.';
    }
    const int start = width + 1, goal = rows * width + columns;
    const int moves[8] = {-width, width, -1, 1, -width - 1, -width + 1, width - 1, width + 1};
    const bool informed = algorithm == "astar";
    auto began = std::chrono::steady_clock::now();
    auto estimate = [&](int square) -> int64_t {
        if (!informed) return 0;
        int64_t down = std::abs(rows - square / width), right = std::abs(columns - square % width);
        return std::abs(down - right) * straight + std::min(down, right) * diagonal;
    };
    using Entry = std::tuple<int64_t, int64_t, int>;  // f, h, square
    std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> open;
    std::vector<int64_t> g(free.size(), INT64_MAX);
    std::vector<char> closed(free.size(), 0);
    int64_t expanded = 0;
    g[start] = 0;
    open.push({estimate(start), estimate(start), start});
    while (!open.empty()) {
        int square = std::get<2>(open.top());
        open.pop();
        if (closed[square]) continue;
        closed[square] = 1;
        ++expanded;
        if (square == goal) break;
        for (int d = 0; d < 8; ++d) {
            int to = square + moves[d];
            if (!free[to] || closed[to]) continue;
            if (d >= 4 && !(free[square + moves[d / 2 - 2]] && free[square + moves[2 + d % 2]])) continue;
            int64_t cost = g[square] + (d < 4 ? straight : diagonal);
            if (cost < g[to]) {
                g[to] = cost;
                int64_t h = estimate(to);
                open.push({cost + h, h, to});
            }
        }
    }
    std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - began;
    std::cout << expanded << ' ' << seconds.count() << ' ' << g[goal] << '\n';
}
