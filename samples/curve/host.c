// Draws a smooth curve through points, however many there are:  host curve.so points.txt
// The model is compiled for a few numbers of points; TPURT_ANY_ENTRY takes the smallest that a call fits and pads it. Sets of points begin with "# name".
#include <tpurt.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLACES = 61, LINES = 15, MOST = 1000 };
static const float left = 0, right = 3, low = -0.8f, high = 1;

typedef struct {
    char name[80];
    int64_t n;
    float x[MOST], y[MOST];
    uint8_t mask[MOST];
} Points;

// The next set: its name, then a line "x y" for each point.
static int points_read(FILE *file, Points *out_points) {
    if (fscanf(file, " # %79[^\n]", out_points->name) != 1) return 0;
    for (out_points->n = 0; out_points->n < MOST; out_points->n++) {
        int64_t i = out_points->n;
        if (fscanf(file, "%f %f", &out_points->x[i], &out_points->y[i]) != 2) break;
        out_points->mask[i] = 1;
    }
    return 1;
}

static int line_of(float y) { return (int)((high - y) / (high - low) * (LINES - 1) + 0.5f); }

static void plot(const Points *p, const float *curve) {
    char page[LINES][PLACES + 1];
    for (int l = 0; l < LINES; l++) memset(page[l], ' ', PLACES), page[l][PLACES] = 0;
    for (int64_t i = 0; i < p->n; i++) {
        int at = (int)((p->x[i] - left) / (right - left) * (PLACES - 1) + 0.5f), l = line_of(p->y[i]);
        if (at >= 0 && at < PLACES && l >= 0 && l < LINES) page[l][at] = '.';
    }
    for (int at = 0; at < PLACES; at++)
        if (line_of(curve[at]) >= 0 && line_of(curve[at]) < LINES) page[line_of(curve[at])][at] = 'o';
    for (int l = 0; l < LINES; l++) {
        int end = PLACES;
        while (end && page[l][end - 1] == ' ') end--;
        printf("%.*s\n", end, page[l]);
    }
}

static int fail(const TpurtError *error) {
    fprintf(stderr, "error: %s\n", error->text);
    return 1;
}

int main(int argc, char **argv) {
    FILE *file = argc == 3 ? fopen(argv[2], "r") : NULL;
    if (!file) return fprintf(stderr, "usage: host curve.so points.txt\n"), 2;
    TpurtError error;
    TpurtProgram *program;
    TpurtSession *session = NULL;
    if (tpurt_program_load(argv[1], NULL, &program, &error) || tpurt_session_create(program, NULL, &session, &error)) return fail(&error);

    float at[PLACES], curve[PLACES], share[MOST], width = 0.15f;
    for (int i = 0; i < PLACES; i++) at[i] = left + (right - left) * (float)i / (PLACES - 1);
    static Points p;
    while (points_read(file, &p)) {
        uint64_t n = (uint64_t)p.n;
        TpurtBuffer in[] = {{p.x, 4 * n, TPU_F32, 1, &p.n},
                            {p.y, 4 * n, TPU_F32, 1, &p.n},
                            {p.mask, n, TPU_I1, 1, &p.n},
                            {at, sizeof at, TPU_F32, 1, (int64_t[]){PLACES}},
                            {&width, sizeof width, TPU_F32, 0, NULL}};
        TpurtBuffer out[] = {{curve, sizeof curve, TPU_F32, 1, (int64_t[]){PLACES}}, {share, 4 * n, TPU_F32, 1, &p.n}};
        if (tpurt_run(session, TPURT_ANY_ENTRY, in, 5, out, 2, &error)) return fail(&error);

        uint32_t entry;
        TpurtEntryInfo info;
        tpurt_entry_fit(program, in, 5, &entry, &error);
        tpurt_entry_describe(program, entry, &info, &error);
        int64_t most = 0;
        for (int64_t i = 1; i < p.n; i++) most = share[i] > share[most] ? i : most;
        printf("%s: %s\n", p.name, info.name);
        plot(&p, curve);
        printf("the point at %.2f makes %.1f of the %d places\n\n", (double)p.x[most], (double)share[most], PLACES);
    }
    TpurtShapeTotals calls;
    tpurt_shape_total(program, &calls);
    printf("of the calls %llu just fitted, %llu were padded\n", (unsigned long long)calls.calls[TPURT_HIT], (unsigned long long)calls.calls[TPURT_PADDED]);
    tpurt_session_destroy(session);
    tpurt_program_release(program);
    return fclose(file) != 0;
}
