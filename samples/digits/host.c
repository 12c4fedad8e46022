// Reads the digits drawn in a text file with a network that tpucc compiled:  host digits.so digits.txt
// All there is to using libtpurt is in main: load, describe, make a session, run, give back. The rest draws.
#include <tpurt.h>

#include <langinfo.h>
#include <locale.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE = 28, ABREAST = 3, LEFT = 4, TOP = 4, SHOWN = 20 }; // a digit lies in the middle 20x20 pixels
static const char inks[] = ".:-=+*#%@";                         // from paper to black

typedef struct {
    int digit, answer;
    float sure, ink[SIZE][SIZE]; // 0 to 1
} Picture;

// The next picture: a line "digit 7", then 28 lines of 28 inks.
static bool picture_read(FILE *file, Picture *out_picture) {
    if (fscanf(file, " digit %d", &out_picture->digit) != 1) return false;
    for (int y = 0; y < SIZE; y++) {
        char row[SIZE + 2] = "";
        if (fscanf(file, "%29s", row) != 1 || strspn(row, inks) != SIZE || row[SIZE]) {
            fprintf(stderr, "digit %d, row %d: not %d of \"%s\"\n", out_picture->digit, y, SIZE, inks);
            exit(1);
        }
        for (int x = 0; x < SIZE; x++) out_picture->ink[y][x] = (float)(strchr(inks, row[x]) - inks) / 8;
    }
    return true;
}

// Prints pictures abreast, two pixels a character, each with its answer beside it.
static void pictures_print(const Picture *pictures, int n, bool utf8) {
    for (int y = TOP; y < TOP + SHOWN; y += 2) {
        for (int i = 0; i < n; i++) {
            const Picture *p = &pictures[i];
            for (int x = LEFT; x < LEFT + SHOWN; x++) {
                const char *blocks[] = {" ", "▀", "▄", "█"};
                float up = p->ink[y][x], down = p->ink[y + 1][x];
                if (utf8) fputs(blocks[(up > 0.4f) + 2 * (down > 0.4f)], stdout);
                else putchar(up + down > 0 ? inks[(int)((up + down) * 4)] : ' ');
            }
            if (y == TOP + SHOWN / 2) printf("%2d %3.0f%%", p->answer, 100.0 * (double)p->sure);
            else if (i + 1 < n) printf("       ");
        }
        putchar('\n');
    }
    putchar('\n');
}

static int fail(const TpurtError *error) {
    fprintf(stderr, "error: %s\n", error->text);
    return 1;
}

int main(int argc, char **argv) {
    FILE *file = argc == 3 ? fopen(argv[2], "r") : NULL;
    if (!file) return fprintf(stderr, "usage: host digits.so digits.txt\n"), 2;

    TpurtError error;
    TpurtProgram *program;
    TpurtProgramInfo info;
    TpurtSession *session = NULL;
    if (tpurt_program_load(argv[1], NULL, &program, &error) || tpurt_program_describe(program, &info, &error) ||
        tpurt_session_create(program, NULL, &session, &error))
        return fail(&error);
    printf("%s: made by %s for %s, loaded in %.1f ms, %u threads\n\n", info.name, info.compiler, info.target, (double)info.load_ns / 1e6,
           tpurt_session_threads(session));

    setlocale(LC_CTYPE, "");
    bool utf8 = !strcmp(nl_langinfo(CODESET), "UTF-8");
    Picture pictures[ABREAST];
    int n = 0, n_read = 0, n_right = 0;
    while (picture_read(file, &pictures[n])) {
        float scores[10], sum = 0;
        TpurtBuffer in = {pictures[n].ink, sizeof pictures[n].ink, TPU_F32, 4, (int64_t[]){1, 1, SIZE, SIZE}};
        TpurtBuffer out = {scores, sizeof scores, TPU_F32, 2, (int64_t[]){1, 10}};
        if (tpurt_run(session, 0, &in, 1, &out, 1, &error)) return fail(&error);

        int best = 0;
        for (int d = 1; d < 10; d++) best = scores[d] > scores[best] ? d : best;
        for (int d = 0; d < 10; d++) sum += expf(scores[d] - scores[best]);
        pictures[n].answer = best, pictures[n].sure = 1 / sum;
        n_read++, n_right += best == pictures[n].digit;
        if (++n == ABREAST) pictures_print(pictures, n, utf8), n = 0;
    }
    if (n) pictures_print(pictures, n, utf8);
    printf("%d of %d read as drawn\n", n_right, n_read);
    tpurt_session_destroy(session);
    tpurt_program_release(program);
    return fclose(file) != 0;
}
