// Lengths that tpu.fft takes: see fft.h.
#include "ir/ops/fft.h"

#include "ir/ops/plan.h"

static bool is_smooth(int64_t n) {
    for (int64_t p = 2; p <= FFT_RADIX; p++)
        while (n % p == 0) n /= p;
    return n == 1;
}

static void add_passes(FftPlan *p, int64_t *rest, int64_t radix) {
    while (*rest % radix == 0 && p->n_passes < FFT_PASSES) p->radix[p->n_passes++] = radix, *rest /= radix;
}

// Powers of two by eights and, so that no pass of 2 is left, fours; 9 is one pass.
static bool find_passes(FftPlan *p) {
    int64_t rest = p->m, twos = 0;
    for (int64_t odd = 13; odd > 1; odd -= 2) add_passes(p, &rest, odd);
    for (int64_t n = rest; n > 1; n /= 2) twos++;
    for (; twos && p->n_passes < FFT_PASSES;) {
        int64_t take = twos == 4 || twos == 2 ? 2 : twos == 1 ? 1 : 3;
        p->radix[p->n_passes++] = INT64_C(1) << take;
        twos -= take, rest >>= take;
    }
    return rest == 1;
}

bool fft_plan(int64_t n, FftPlan *out) {
    *out = (FftPlan){0};
    if (n < FFT_SHORTEST || n > FFT_LONGEST || !is_smooth(n)) return false;
    for (int64_t lanes = LANES; lanes > 1; lanes--) {
        if (n % lanes) continue;
        *out = (FftPlan){.lanes = lanes, .m = n / lanes};
        return out->m > 1 && find_passes(out);
    }
    return false;
}

int64_t fft_table_size(const FftPlan *plan) { return plan->lanes * plan->m + plan->m + LANES; }
