// Holds what the proof of padding says of each value against the padded run: every element of main's values lies in the intervals, and is infinite or NaN
// only where that is said. A rule that is wrong shows here at the op where it is, whether or not a result takes it in.
#ifndef TPUCC_TESTS_OPS_PADDED_FACTS_H
#define TPUCC_TESTS_OPS_PADDED_FACTS_H

#include "passes/padding/state.h"

typedef struct Claims Claims;

Claims *claims_new(void);
void claims_free(Claims *c);
void claims_see(void *claims, const Padding *p); // PassOptions.see_padding
// Makes all values that something is said of results of main, behind those that it has. The module is only good for eval from then on.
void claims_watch(Claims *c, Module *m);

typedef enum { CLAIMS_HOLD, CLAIMS_OUTSIDE, CLAIMS_WRONG } Verdict;
// `got`: main's results. OUTSIDE: the first value that is not what is said is one that the list of assumptions excludes (passes/CODES.md, [padding-mixes]):
// data that overflows, that an exact run divides by although it is zero, or a row of which a mask keeps nothing. WRONG: printed.
Verdict claims_check(const Claims *c, const int64_t *sizes, const Literal *const *got);

#endif
