// Lines that bring sums to bytes (passes/expand/quant_line.c): of each that is found every integer there is becomes what the steps make of it, also where the
// line has an exception. Of scales, zero points and what is added, drawn and of the ends of bytes; most of them have one.
#include "passes/expand/quant.h"

#include <check.h>

#include <math.h>

static uint64_t state;
static uint32_t draw(uint32_t n) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((state >> 33) % n);
}

static int32_t cut_off(const QuantScaling *s, double x) { return (int32_t)fmin(fmax(rint(x), (double)s->min), (double)s->max); }

static int32_t by_steps(const QuantScaling *s, int64_t n) {
    volatile float x = (float)n;
    x = x * s->scale;
    x = x / s->to_scale;
    x = x + s->zero;
    return cut_off(s, (double)x);
}

static int32_t by_line(const QuantScaling *s, const QuantLine *l, int64_t there) {
    if (l->excepts && there == l->except) return l->level;
    float x = fmaf((float)there, l->slope, l->offset);
    if (!(fabsf(x) <= 0x1p30f)) ck_abort_msg("%g, of slope %g and offset %g, is not for tpu.whole", (double)x, (double)l->slope, (double)l->offset);
    return cut_off(s, rint((double)x) + s->shift);
}

static void check(const QuantScaling *s, const QuantLine *l) {
    for (int64_t n = s->low; n <= s->high; n++)
        if (by_steps(s, n) != by_line(s, l, n - s->added))
            ck_abort_msg("%lld of scale %.9g to %.9g, zero point %g: %d instead of %d", (long long)n, (double)s->scale, (double)s->to_scale, (double)s->zero,
                         by_line(s, l, n - s->added), by_steps(s, n));
}

static QuantScaling drawn(uint32_t round) {
    bool sign = round % 3 != 0;
    QuantScaling s = {.min = sign ? -128 : 0, .max = sign ? 127 : 255};
    s.zero = (float)(round % 4 == 0 ? s.min : round % 4 == 1 ? s.max : s.min + draw(256));
    s.scale = 1e-6f * (1 + (float)draw(1 << 20) / 4096), s.to_scale = s.scale * (64 + (float)draw(1 << 20) / 2048);
    s.low = round % 5 == 0 ? -40 : -(int64_t)draw(300000), s.high = s.low + 80 + draw(round % 5 == 0 ? 1 : 300000);
    s.added = (int64_t)draw(200000) - 100000;
    return s;
}

START_TEST(all_integers) {
    uint32_t found = 0, excepts = 0, rounds = 120;
    for (uint32_t round = 0; round < rounds; round++) {
        QuantScaling s = drawn(round);
        QuantLine l;
        if (!quant_line(&s, &l)) continue;
        found++, excepts += l.excepts;
        check(&s, &l);
    }
    ck_assert_msg(found > rounds * 3 / 4 && excepts > 0, "%u of %u have a line, %u with an exception", found, rounds, excepts);
}
END_TEST

// Near 0 there are more numbers of f32 than near the least byte: where this is added to integers of a line, fewer lines have an exception.
START_TEST(shifted) {
    uint32_t plain[2] = {0};
    for (uint32_t round = 0; round < 120; round++) {
        QuantScaling s = {.zero = -128, .min = -128, .max = 127, .low = -(int64_t)draw(100000), .high = draw(400000), .added = (int64_t)draw(20000) - 10000};
        s.scale = 1e-6f * (1 + (float)draw(1 << 20) / 4096), s.to_scale = s.scale * (400 + (float)draw(1 << 20) / 1024);
        for (uint32_t i = 0; i < 2; i++) {
            QuantLine l;
            s.shift = i ? -128 : 0;
            if (!quant_line(&s, &l)) continue;
            check(&s, &l);
            plain[i] += !l.excepts;
        }
    }
    ck_assert_msg(plain[1] > plain[0] + 5, "%u of 120 have none, %u without a shift", plain[1], plain[0]);
}
END_TEST

// Scales of which one is a multiple of the other by a power of two put sums in the middle of two bytes, where even ones are taken.
START_TEST(middles) {
    for (int32_t zero = -128; zero < 128; zero += 51) {
        QuantScaling s = {.scale = 0.0078125f, .to_scale = 0.5f, .zero = (float)zero, .min = -128, .max = 127, .low = -40000, .high = 40000, .added = 77};
        QuantLine l;
        ck_assert(quant_line(&s, &l));
        check(&s, &l);
    }
}
END_TEST

// Where all sums become the same byte, or two, and where scales are as far apart as they come.
START_TEST(far_apart) {
    for (uint32_t round = 0; round < 400; round++) {
        QuantScaling s = {.min = -128, .max = 127, .low = -(int64_t)draw(3000), .high = draw(3000), .added = draw(2) ? 0 : draw(1000)};
        s.zero = (float)(round % 3 == 0 ? 127 : round % 3 == 1 ? -128 : (int32_t)draw(256) - 128);
        s.scale = exp2f((float)draw(80) - 60), s.to_scale = exp2f((float)draw(60) - 40) * (1 + (float)draw(1000) / 1000);
        QuantLine l;
        if (quant_line(&s, &l)) check(&s, &l);
    }
    QuantScaling flat = {.scale = 4e-4f, .to_scale = 1000, .zero = 127, .min = -128, .max = 127, .low = -2048, .high = 2032};
    QuantLine l;
    ck_assert(quant_line(&flat, &l));
    check(&flat, &l);
}
END_TEST

// Integers that f32 does not hold are rounded by steps and lines alike. More levels than bytes have are not looked for.
START_TEST(ends) {
    QuantScaling far = {.scale = 1e-4f, .to_scale = 0.0125f, .zero = 3, .min = -128, .max = 127, .low = -100, .high = 20000000, .added = 12345};
    QuantScaling wide = {.scale = 1e-3f, .to_scale = 1, .min = -32768, .max = 32767, .low = -1000000, .high = 1000000};
    QuantLine l;
    ck_assert(quant_line(&far, &l));
    check(&far, &l);
    ck_assert(!quant_line(&wide, &l));
}
END_TEST

Suite *quant_line_suite(void);
Suite *quant_line_suite(void) {
    Suite *s = suite_create("quant_line");
    TCase *c = tcase_create("quant_line");
    tcase_add_test(c, all_integers);
    tcase_add_test(c, shifted);
    tcase_add_test(c, middles);
    tcase_add_test(c, far_apart);
    tcase_add_test(c, ends);
    suite_add_tcase(s, c);
    return s;
}
