// Tiles of AMX as C functions, which do what Intel's manual says (SDM volume 2, TDPBF16PS and its neighbours): matrix_units.sh puts calls of them where a
// program for such processors has the instructions. One thread has them all, as artifacts have no variables of threads. A use that would fault ends the
// process.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TILES = 8, ROWS = 16, BYTES = 64 };
static uint8_t tile[TILES][ROWS][BYTES];
static int configured, rows[TILES], bytes[TILES];

const char matrix_units_tpu_constants[64] __attribute__((aligned(4096))) = {0};

static void check(int holds, const char *what) {
    if (holds) return;
    fprintf(stderr, "tiles: %s\n", what);
    abort();
}

void emulated_ldtilecfg(const uint8_t *config);
void emulated_tilerelease(void);
void emulated_tilezero(int8_t t);
void emulated_tileloadd64(int8_t t, const char *from, int64_t stride);
void emulated_tilestored64(int8_t t, char *to, int64_t stride);
void emulated_tdpbf16ps(int8_t sum, int8_t a, int8_t b);
void emulated_tdpbssd(int8_t sum, int8_t a, int8_t b);
void emulated_tdpbuud(int8_t sum, int8_t a, int8_t b);

void emulated_ldtilecfg(const uint8_t *config) {
    check(config[0] == 1 && config[1] == 0, "palette 1 from its first row on");
    for (int i = 0; i < TILES; i++) {
        rows[i] = config[48 + i], bytes[i] = config[16 + 2 * i];
        check(rows[i] > 0 && rows[i] <= ROWS && bytes[i] > 0 && bytes[i] <= BYTES && config[17 + 2 * i] == 0, "rows and bytes of a tile");
    }
    memset(tile, 0, sizeof tile);
    configured = 1;
}

void emulated_tilerelease(void) {
    memset(tile, 0xff, sizeof tile);
    configured = 0;
}

void emulated_tilezero(int8_t t) {
    check(configured, "no configuration");
    memset(tile[t], 0, sizeof tile[t]);
}

void emulated_tileloadd64(int8_t t, const char *from, int64_t stride) {
    check(configured, "no configuration");
    for (int i = 0; i < rows[t]; i++) memcpy(tile[t][i], from + i * stride, (size_t)bytes[t]);
}

void emulated_tilestored64(int8_t t, char *to, int64_t stride) {
    check(configured, "no configuration");
    for (int i = 0; i < rows[t]; i++) memcpy(to + i * stride, tile[t][i], (size_t)bytes[t]);
}

static void check_product(int sum, int a, int b) {
    check(configured && sum != a && sum != b && a != b, "three tiles");
    check(rows[a] == rows[sum] && 4 * rows[b] == bytes[a] && bytes[b] == bytes[sum], "tiles that fit");
}

static float bf16_at(const uint8_t *bytes) {
    uint32_t bits = (uint32_t)bytes[0] << 16 | (uint32_t)bytes[1] << 24;
    if (!(bits & 0x7f800000)) bits &= 0x80000000; // denormals are zero
    float f;
    memcpy(&f, &bits, sizeof f);
    return f;
}

void emulated_tdpbf16ps(int8_t sum, int8_t a, int8_t b) {
    check_product(sum, a, b);
    for (int m = 0; m < rows[sum]; m++)
        for (int n = 0; n < bytes[sum] / 4; n++) {
            float c;
            memcpy(&c, &tile[sum][m][4 * n], sizeof c);
            for (int k = 0; k < rows[b]; k++)
                for (int i = 0; i < 2; i++) c += bf16_at(&tile[a][m][4 * k + 2 * i]) * bf16_at(&tile[b][k][4 * n + 2 * i]);
            memcpy(&tile[sum][m][4 * n], &c, sizeof c);
        }
}

static void multiply_bytes(int sum, int a, int b, int is_signed) {
    check_product(sum, a, b);
    for (int m = 0; m < rows[sum]; m++)
        for (int n = 0; n < bytes[sum] / 4; n++) {
            uint32_t c;
            memcpy(&c, &tile[sum][m][4 * n], sizeof c);
            for (int k = 0; k < bytes[a]; k++) {
                int x = tile[a][m][k], y = tile[b][k / 4][4 * n + k % 4];
                c += (uint32_t)(is_signed ? (int8_t)x * (int8_t)y : x * y);
            }
            memcpy(&tile[sum][m][4 * n], &c, sizeof c);
        }
}

void emulated_tdpbssd(int8_t sum, int8_t a, int8_t b) { multiply_bytes(sum, a, b, 1); }
void emulated_tdpbuud(int8_t sum, int8_t a, int8_t b) { multiply_bytes(sum, a, b, 0); }
