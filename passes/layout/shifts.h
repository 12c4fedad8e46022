// Convolutions of few features, which would leave most lanes of a panel empty: the taps along some dimensions of the window become features too.
#ifndef TPUCC_PASSES_LAYOUT_SHIFTS_H
#define TPUCC_PASSES_LAYOUT_SHIFTS_H

#include "ir/builder/build.h"

// The convolution that is left, which stands where `op` stood, and behind it the sum of what its features are, each shifted by its tap. NULL: that does not
// pay, and op stays.
Op *shifts_lower(Module *m, Op *op);
// Would it pay if elements were of this type, and what has then to be done?
typedef struct {
    double elements, features; // of the image that are multiplied, by so many
    double products;           // by panels of PANEL_COLUMNS of these
    double shifted;            // features, each shifted and added
} ShiftsWork;
bool shifts_pay(const Op *op, DType element, ShiftsWork *out);

#endif
