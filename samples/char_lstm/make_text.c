// Cuts a text into pieces of LENGTH symbols, each with the symbols that follow: NAME-text.idx and NAME-next.idx, of nine tenths, and NAME-other-text.idx and
// NAME-other-next.idx, of the rest. A symbol is 0 for the end of a line, else a printable character less 31; others become blanks. Without FILE a text is made
// up.
//   make_text NAME LENGTH [FILE]
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const words[4][8] = {{"the ", "a ", "my ", "his ", "her ", "their ", "one ", "this "},
                                        {"king ", "queen ", "fool ", "lord ", "maid ", "duke ", "ghost ", "page "},
                                        {"loves ", "slays ", "hears ", "follows ", "fears ", "serves ", "sees ", "knows "},
                                        {"again", "tonight", "no more", "at last", "in vain", "by day", "for ever", "too late"}};

static char *text;
static size_t n_text, cap;

static void add(const char *s) {
    size_t n = strlen(s);
    if (n_text + n > cap) text = realloc(text, cap = 2 * cap + n + 4096);
    if (!text) exit(4);
    memcpy(text + n_text, s, n);
    n_text += n;
}

static void make_up(void) {
    uint32_t random = 1;
    for (int line = 0; line < 4000; line++) {
        static const int order[] = {0, 1, 2, 0, 1, 3};
        for (int i = 0; i < 6; i++) {
            random = random * 1664525u + 1013904223u;
            add(words[order[i]][random >> 29]);
        }
        add(line % 4 == 3 ? ".\n\n" : ",\n");
    }
}

static void read_text(const char *path) {
    char piece[4097];
    FILE *f = fopen(path, "rb");
    if (!f) perror(path), exit(3);
    for (size_t n; (n = fread(piece, 1, 4096, f));) {
        for (size_t i = 0; i < n; i++)
            if (!piece[i]) piece[i] = ' ';
        piece[n] = 0;
        add(piece);
    }
    fclose(f);
}

// n pieces from `first` on; `ahead` 1: what follows each.
static void write_pieces(const char *name, const char *what, size_t first, uint32_t n, uint32_t length, size_t ahead) {
    char path[1024];
    uint32_t sizes[2] = {n, length};
    snprintf(path, sizeof path, "%s-%s.idx", name, what);
    FILE *f = fopen(path, "wb");
    if (!f) perror(path), exit(3);
    fprintf(f, "%c%c%c%c", 0, 0, 8, 2);
    for (int i = 0; i < 2; i++) fprintf(f, "%c%c%c%c", (int)(sizes[i] >> 24), (int)(sizes[i] >> 16 & 255), (int)(sizes[i] >> 8 & 255), (int)(sizes[i] & 255));
    for (size_t i = first * length; i < (first + n) * length; i++) {
        char c = text[i + ahead];
        fputc(c == '\n' ? 0 : c >= ' ' && c <= '~' ? c - 31 : 1, f);
    }
    if (fclose(f)) perror(path), exit(3);
}

int main(int argc, char **argv) {
    if (argc < 3 || atoi(argv[2]) < 1) return fprintf(stderr, "usage: make_text NAME LENGTH [FILE]\n"), 2;
    uint32_t length = (uint32_t)atoi(argv[2]);
    if (argc > 3) read_text(argv[3]);
    else make_up();
    uint32_t n = n_text > length ? (uint32_t)((n_text - 1) / length) : 0, n_train = n - n / 10;
    if (!n) return fprintf(stderr, "the text is shorter than %u symbols\n", length), 1;
    for (size_t ahead = 0; ahead < 2; ahead++) {
        write_pieces(argv[1], ahead ? "next" : "text", 0, n_train, length, ahead);
        write_pieces(argv[1], ahead ? "other-next" : "other-text", n_train, n - n_train, length, ahead);
    }
    free(text);
    return 0;
}
