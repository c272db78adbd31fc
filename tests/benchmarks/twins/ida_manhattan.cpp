// IDA* with Manhattan distance as one would write it: the board as an array, nothing compiled in but the 15-puzzle.
// Prints the nodes generated and the seconds. Arguments: the 16 tiles; the goal has the blank first; order u l r d.
#include <cstdio>
#include <cstdlib>
#include <chrono>

static int board[16], distance_of[16][16];
static long long generated;
static const int step[4] = {-4, -1, 1, 4};

static bool legal(int blank, int move) {
    return move == 0 ? blank >= 4 : move == 1 ? blank % 4 > 0 : move == 2 ? blank % 4 < 3 : blank < 12;
}

static int next_bound;

static bool search(int blank, int came, int g, int h, int bound) {
    for (int move = 0; move < 4; move++) {
        if (move + came == 3 || !legal(blank, move)) continue;
        int cell = blank + step[move], tile = board[cell];
        int h_child = h + distance_of[tile][blank] - distance_of[tile][cell];
        generated++;
        if (g + 1 + h_child > bound) {
            if (g + 1 + h_child < next_bound) next_bound = g + 1 + h_child;
            continue;
        }
        if (h_child == 0) return true;
        board[blank] = tile;
        board[cell] = 0;
        if (search(cell, move, g + 1, h_child, bound)) return true;
        board[cell] = tile;
        board[blank] = 0;
    }
    return false;
}

int main(int, char** tiles) {
    int blank = 0, h = 0;
    for (int tile = 1; tile < 16; tile++)
        for (int cell = 0; cell < 16; cell++)
            distance_of[tile][cell] = abs(tile / 4 - cell / 4) + abs(tile % 4 - cell % 4);
    for (int cell = 0; cell < 16; cell++) {
        board[cell] = atoi(tiles[1 + cell]);
        if (board[cell] == 0) blank = cell;
        h += distance_of[board[cell]][cell];
    }
    auto started = std::chrono::steady_clock::now();
    for (int bound = h; h && (next_bound = 1 << 20, !search(blank, 9, 0, h, bound)); bound = next_bound) {}
    std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - started;
    printf("%lld %.9f\n", generated, seconds.count());
}
