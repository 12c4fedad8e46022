// Draws N examples of a function of ten numbers between 0 and 1, of which five say something (Friedman 1991), NAME-x.npy and NAME-y.npy:
//   y = 10 sin(pi x0 x1) + 20 (x2 - 1/2)^2 + 10 x3 + 5 x4 + a normal number
//   make_data NAME N SEED
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { INPUTS = 10 };
static const double pi = 3.14159265358979323846;
static uint64_t state;

static double draw(void) { // splitmix64: over 0, under 1
    uint64_t z = state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return ((double)((z ^ (z >> 31)) >> 12) + 0.5) / 4503599627370496.0;
}

static FILE *create(const char *name, const char *what, unsigned n, unsigned columns) {
    char path[1024], header[119];
    snprintf(path, sizeof path, "%s-%s.npy", name, what);
    FILE *f = fopen(path, "wb");
    if (!f) perror(path), exit(3);
    snprintf(header, sizeof header, "{'descr': '<f4', 'fortran_order': False, 'shape': (%u, %u), }", n, columns);
    fwrite("\x93NUMPY\x01\x00\x76\x00", 1, 10, f); // what follows has 0x76 bytes, so that numbers begin at 128
    fprintf(f, "%-117s\n", header);
    return f;
}

int main(int argc, char **argv) {
    unsigned n = argc == 4 ? (unsigned)strtoul(argv[2], NULL, 10) : 0;
    if (!n) return fprintf(stderr, "usage: make_data NAME N SEED\n"), 2;
    state = strtoull(argv[3], NULL, 10);
    FILE *xs = create(argv[1], "x", n, INPUTS), *ys = create(argv[1], "y", n, 1);
    for (unsigned i = 0; i < n; i++) {
        float x[INPUTS], y;
        for (int k = 0; k < INPUTS; k++) x[k] = (float)draw();
        double noise = sqrt(-2 * log(draw())) * cos(2 * pi * draw()); // Box, Muller 1958
        y = (float)(10 * sin(pi * x[0] * x[1]) + 20 * (x[2] - 0.5) * (x[2] - 0.5) + 10 * x[3] + 5 * x[4] + noise);
        fwrite(x, sizeof x, 1, xs);
        fwrite(&y, sizeof y, 1, ys);
    }
    return fclose(xs) || fclose(ys) ? perror(argv[1]), 3 : 0;
}
