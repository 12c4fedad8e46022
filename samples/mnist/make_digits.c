// Writes N drawn digits as MNIST's files hold them, NAME-images.idx and NAME-labels.idx, for machines without MNIST: strokes, turned, moved and widened at
// random.
//   make_digits NAME N SEED
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { SIZE = 28, POINTS = 14 };

static const float strokes[10][POINTS][2] = {
    {{.5f, .05f}, {.75f, .12f}, {.88f, .35f}, {.88f, .65f}, {.75f, .88f}, {.5f, .95f}, {.25f, .88f}, {.12f, .65f}, {.12f, .35f}, {.25f, .12f}, {.5f, .05f}},
    {{.35f, .25f}, {.55f, .05f}, {.55f, .95f}},
    {{.15f, .25f}, {.3f, .05f}, {.7f, .05f}, {.85f, .3f}, {.15f, .95f}, {.85f, .95f}},
    {{.15f, .08f}, {.8f, .08f}, {.45f, .45f}, {.85f, .65f}, {.7f, .93f}, {.15f, .9f}},
    {{.65f, .95f}, {.65f, .05f}, {.1f, .65f}, {.9f, .65f}},
    {{.85f, .05f}, {.2f, .05f}, {.2f, .45f}, {.7f, .4f}, {.85f, .68f}, {.6f, .95f}, {.15f, .88f}},
    {{.75f, .05f}, {.3f, .4f}, {.15f, .75f}, {.4f, .95f}, {.8f, .85f}, {.8f, .6f}, {.5f, .5f}, {.2f, .65f}},
    {{.1f, .05f}, {.9f, .05f}, {.4f, .95f}},
    {{.5f, .5f}, {.2f, .3f}, {.35f, .05f}, {.65f, .05f}, {.8f, .3f}, {.2f, .7f}, {.3f, .95f}, {.7f, .95f}, {.8f, .7f}, {.5f, .5f}},
    {{.8f, .35f}, {.5f, .5f}, {.2f, .35f}, {.25f, .1f}, {.6f, .03f}, {.8f, .2f}, {.8f, .5f}, {.6f, .95f}},
};

static uint64_t state;

static float draw(float least, float most) { // splitmix64
    uint64_t z = state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return least + (most - least) * (float)((z ^ (z >> 31)) >> 40) / (1 << 24);
}

static float distance(const float *p, const float *a, const float *b) { // of a point to the line between two
    float dx = b[0] - a[0], dy = b[1] - a[1], length = dx * dx + dy * dy;
    float t = length > 0 ? ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length : 0;
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    return hypotf(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}

static void picture(int digit, uint8_t *out) {
    float at[POINTS][2], turn = draw(-.25f, .25f), wide = draw(11, 16), high = draw(16, 20), lean = draw(-.25f, .25f), pen = draw(.8f, 1.6f);
    float x0 = 14 + draw(-2, 2), y0 = 14 + draw(-2, 2);
    int n = 0;
    for (; n < POINTS && (n < 2 || strokes[digit][n][0] > 0); n++) {
        float x = (strokes[digit][n][0] - .5f + draw(-.05f, .05f)) * wide, y = (strokes[digit][n][1] - .5f + draw(-.05f, .05f)) * high;
        x -= lean * y;
        at[n][0] = x0 + cosf(turn) * x - sinf(turn) * y;
        at[n][1] = y0 + sinf(turn) * x + cosf(turn) * y;
    }
    for (int i = 0; i < SIZE * SIZE; i++) {
        float p[2] = {(float)(i % SIZE) + .5f, (float)(i / SIZE) + .5f}, least = SIZE;
        for (int k = 0; k + 1 < n; k++) least = fminf(least, distance(p, at[k], at[k + 1]));
        float ink = fminf(1, fmaxf(0, pen + .5f - least)) * 255 + draw(-20, 20);
        out[i] = (uint8_t)fminf(255, fmaxf(0, ink));
    }
}

static FILE *create(const char *name, const char *what, uint32_t n, int rank) {
    char path[1024];
    snprintf(path, sizeof path, "%s-%s.idx", name, what);
    FILE *f = fopen(path, "wb");
    uint32_t sizes[3] = {n, SIZE, SIZE};
    if (!f) perror(path), exit(3);
    fprintf(f, "%c%c%c%c", 0, 0, 8, rank);
    for (int i = 0; i < rank; i++)
        fprintf(f, "%c%c%c%c", (int)(sizes[i] >> 24), (int)(sizes[i] >> 16 & 255), (int)(sizes[i] >> 8 & 255), (int)(sizes[i] & 255));
    return f;
}

int main(int argc, char **argv) {
    if (argc != 4) return fprintf(stderr, "usage: make_digits NAME N SEED\n"), 2;
    uint32_t n = (uint32_t)strtoul(argv[2], NULL, 10);
    state = strtoull(argv[3], NULL, 10);
    FILE *images = create(argv[1], "images", n, 3), *labels = create(argv[1], "labels", n, 1);
    for (uint32_t i = 0; i < n; i++) {
        uint8_t pixels[SIZE * SIZE];
        int digit = (int)draw(0, 10) % 10;
        picture(digit, pixels);
        fwrite(pixels, 1, sizeof pixels, images);
        fputc(digit, labels);
    }
    return fclose(images) || fclose(labels) ? perror(argv[1]), 3 : 0;
}
