// How many of the 10,000 test images of MNIST a program reads right: accuracy DIGITS.so IMAGES LABELS EXPECTED.
// The two files are of the IDX format, unpacked (yann.lecun.com/exdb/mnist: big-endian words of magic and sizes, then
// bytes). Pixels are divided by 255, as in training. Ends with 1 if the count is more than one away from EXPECTED.
#include <tpurt.h>

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { BATCH = 100, SIZE = 28 * 28, CLASSES = 10, N_IMAGES = 10000 };

static bool idx_read(const char *path, const uint32_t *header, int n_header, uint8_t *out, size_t n) {
    FILE *f = fopen(path, "rb");
    bool good = f != NULL;
    for (int i = 0; i < n_header && good; i++) {
        uint8_t w[4];
        good = fread(w, 1, 4, f) == 4 && ((uint32_t)w[0] << 24 | (uint32_t)w[1] << 16 | (uint32_t)w[2] << 8 | w[3]) == header[i];
    }
    good = good && fread(out, 1, n, f) == n && fgetc(f) == EOF;
    if (f) fclose(f);
    if (!good) fprintf(stderr, "%s: cannot be read, or is not the IDX file that is wanted\n", path);
    return good;
}

// The number of right answers, or -1.
static int count_right(TpurtSession *session, const uint8_t *images, const uint8_t *labels, TpurtError *error) {
    static float pixels[BATCH * SIZE], scores[BATCH][CLASSES];
    TpurtBuffer in = {pixels, sizeof pixels, TPU_F32, 4, (int64_t[]){BATCH, 1, 28, 28}};
    TpurtBuffer out = {scores, sizeof scores, TPU_F32, 2, (int64_t[]){BATCH, CLASSES}};
    int n_right = 0;
    for (int first = 0; first < N_IMAGES; first += BATCH) {
        for (int i = 0; i < BATCH * SIZE; i++) pixels[i] = (float)(images[first * SIZE + i] / 255.0);
        if (tpurt_run(session, 0, &in, 1, &out, 1, error)) return -1;
        for (int i = 0; i < BATCH; i++) {
            int best = 0;
            for (int c = 1; c < CLASSES; c++) best = scores[i][c] > scores[i][best] ? c : best;
            n_right += best == labels[first + i];
        }
    }
    return n_right;
}

int main(int argc, char **argv) {
    if (argc != 5) return 2;
    static uint8_t images[N_IMAGES * SIZE], labels[N_IMAGES];
    if (!idx_read(argv[2], (uint32_t[]){2051, N_IMAGES, 28, 28}, 4, images, sizeof images) ||
        !idx_read(argv[3], (uint32_t[]){2049, N_IMAGES}, 2, labels, sizeof labels))
        return 2;
    TpurtError error;
    TpurtProgram *program;
    TpurtSession *session = NULL;
    if (tpurt_program_load(argv[1], NULL, &program, &error) || tpurt_session_create(program, NULL, &session, &error))
        return fprintf(stderr, "%s\n", error.text), 2;
    int n_right = count_right(session, images, labels, &error), expected = atoi(argv[4]);
    tpurt_session_destroy(session);
    tpurt_program_release(program);
    if (n_right < 0) return fprintf(stderr, "%s\n", error.text), 2;
    printf("%d of %d images are read right; PyTorch with the same weights: %d\n", n_right, N_IMAGES, expected);
    return abs(n_right - expected) > 1;
}
