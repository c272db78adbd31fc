// A* with Manhattan distance on the 15-puzzle, up to a number of expansions; ties: low h, then the newest; moves: up,
// down, left, right. Usage: astar korf100.csv ID EXPANSIONS
// The index holds a tag beside each record's number, and every slot is requested long before it is read: the slots of
// each new record that may be the next one, and those of the next record of the bucket.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sys/mman.h>
#include <time.h>

using u64 = uint64_t;
using u32 = uint32_t;

struct Record { u64 state; u32 next; uint8_t g, h, blank, move; };  // move: 4 for the start; + 8 if superseded

static const u32 NONE = 0xffffffff;
static const int SUPERSEDED = 8, NO_H = 127;
static Record *records;
static u32 *slots, heads[256][128], count;
static int bits = 20, lowest_f = 255, lowest_h[256], ways[16], directions[16][4], cells[16][4];
static int8_t delta[16][16][16];

static double cpu() {
    timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

template <class T> static T *reserved(size_t length) {
    void *memory = mmap(0, length * sizeof(T), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) abort();
    return (T *)memory;
}

static inline u64 scattered(u64 state) { return (state ^ (state >> 29)) * 0x9E3779B97F4A7C15ull; }
static inline u32 tag_of(u64 code) { return (u32)((code >> 32) << bits); }
static inline u64 successor(u64 state, int blank, int cell, int &tile) {
    tile = state >> (60 - 4 * cell) & 15;
    return (state ^ ((u64)tile << (60 - 4 * cell))) | ((u64)tile << (60 - 4 * blank));
}

static inline void request(const Record &record) {
    for (int way = 0, tile; way < ways[record.blank]; way++)
        if (directions[record.blank][way] != (record.move ^ 1))
            __builtin_prefetch(&slots[scattered(successor(record.state, record.blank, cells[record.blank][way], tile)) >> (64 - bits)], 1);
}

static void rehash() {
    size_t length = 1ull << bits;
    slots = reserved<u32>(length);
    memset(slots, 255, length * 4);
    for (u32 i = 0; i < count; i++) {
        if (i + 16 < count) __builtin_prefetch(&slots[scattered(records[i + 16].state) >> (64 - bits)], 1);
        if (records[i].move & SUPERSEDED) continue;
        u64 code = scattered(records[i].state), place = code >> (64 - bits);
        while (slots[place] != NONE) place = (place + 1) & (length - 1);
        slots[place] = i | tag_of(code);
    }
}

static inline void push(u32 number) {
    Record &record = records[number];
    int f = record.g + record.h, h = record.h;
    record.next = heads[f][h];
    heads[f][h] = number;
    if (h < lowest_h[f]) lowest_h[f] = h;
    if (f < lowest_f) lowest_f = f;
}

static u32 pop() {
    while (lowest_f < 256) {
        int &h = lowest_h[lowest_f];
        while (h < NO_H && heads[lowest_f][h] == NONE) h++;
        if (h == NO_H) { lowest_f++; continue; }
        u32 number = heads[lowest_f][h];
        heads[lowest_f][h] = records[number].next;
        if (!(records[number].move & SUPERSEDED)) return number;
    }
    return NONE;
}

int main(int, char **arguments) {
    int id = atoi(arguments[2]), tiles[16], h = 0, blank = 0;
    u64 most = strtoull(arguments[3], 0, 10), state = 0, goal = 0, expanded = 0, generated = 0;
    FILE *file = fopen(arguments[1], "r");
    char line[512];
    while (fgets(line, sizeof line, file)) if (atoi(line) == id) break;
    char *at = strchr(line, ',') + 1;
    for (int cell = 0; cell < 16; cell++) tiles[cell] = strtol(at, &at, 10);
    const int down[] = {-1, 1, 0, 0}, right[] = {0, 0, -1, 1};
    for (int from = 0; from < 16; from++) {
        for (int d = 0; d < 4; d++) {
            int row = from / 4 + down[d], column = from % 4 + right[d];
            if (row < 0 || row > 3 || column < 0 || column > 3) continue;
            directions[from][ways[from]] = d;
            cells[from][ways[from]++] = 4 * row + column;
        }
        for (int to = 0; to < 16; to++)
            for (int t = 0; t < 16; t++)
                delta[from][to][t] = abs(from / 4 - t / 4) + abs(from % 4 - t % 4) - abs(to / 4 - t / 4) - abs(to % 4 - t % 4);
    }
    for (int cell = 0; cell < 16; cell++) {
        int tile = tiles[cell];
        state |= (u64)tile << (60 - 4 * cell);
        goal |= (u64)cell << (60 - 4 * cell);
        if (tile) h += abs(cell / 4 - tile / 4) + abs(cell % 4 - tile % 4); else blank = cell;
    }
    memset(heads, 255, sizeof heads);
    for (int &lowest : lowest_h) lowest = NO_H;
    double started = cpu();
    records = reserved<Record>(most * 3 + 64);
    records[0] = {state, NONE, 0, (uint8_t)h, (uint8_t)blank, 4};
    count = 1;
    rehash();
    push(0);
    bool solved = false;
    u32 upcoming = NONE;
    while (expanded < most) {
        u32 number = pop();
        if (number == NONE) break;
        if (upcoming != NONE && upcoming != number) request(records[upcoming]);
        upcoming = heads[lowest_f][lowest_h[lowest_f]];
        if (upcoming != NONE) __builtin_prefetch(&records[upcoming], 1);
        if (count > (7ull << bits) / 10 - 4) {
            munmap(slots, 4ull << bits++);
            rehash();
        }
        Record record = records[number];
        expanded++;
        if (record.state == goal) { solved = true; break; }
        request(record);
        u64 mask = (1ull << bits) - 1;
        u32 first = count;
        for (int way = 0; way < ways[record.blank]; way++) {
            int d = directions[record.blank][way], cell = cells[record.blank][way], tile, g = record.g + 1, child_h;
            generated++;
            if (d == (record.move ^ 1)) continue;
            u64 child = successor(record.state, record.blank, cell, tile), code = scattered(child), place = code >> (64 - bits);
            u32 tag = tag_of(code), known = NONE;
            for (; slots[place] != NONE; place = (place + 1) & mask) {
                u32 entry = slots[place];
                if ((entry ^ tag) >> bits == 0 && records[entry & mask].state == child) { known = entry & mask; break; }
            }
            if (known == NONE) child_h = record.h + delta[record.blank][cell][tile];
            else {
                if (g >= records[known].g) continue;
                child_h = records[known].h;
                records[known].move |= SUPERSEDED;
            }
            records[count] = {child, NONE, (uint8_t)g, (uint8_t)child_h, (uint8_t)cell, (uint8_t)d};
            slots[place] = count++ | tag;
        }
        for (; first < count; first++) {
            push(first);
            if (records[first].g + records[first].h <= lowest_f) request(records[first]);
        }
    }
    printf("id,solved,expanded,generated,records,cpu_seconds\n%d,%d,%llu,%llu,%u,%.6f\n", id, solved, (unsigned long long)expanded,
           (unsigned long long)generated, count, cpu() - started);
}
