// Convolutions of few features, which would leave most lanes of a panel empty: the taps along some dimensions of the window become features too.
#ifndef TPUCC_PASSES_LAYOUT_SHIFTS_H
#define TPUCC_PASSES_LAYOUT_SHIFTS_H

#include "ir/builder/build.h"

// The convolution that is left, which stands where `op` stood, and behind it the sum of what its features are, each shifted by its tap. NULL: that does not
// pay, and op stays.
Op *shifts_lower(Module *m, Op *op);

#endif
