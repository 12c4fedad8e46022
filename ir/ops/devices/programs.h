// For tests alone: interpreter.run_parallel of StableHLO's own tests, which runs functions on a grid of devices: programs = [[@f, @f], [@f, @f]] has a row for
// each replica. Operands are the arguments of device 0, then those of device 1, ..; results likewise.
#ifndef TPUCC_IR_OPS_DEVICES_PROGRAMS_H
#define TPUCC_IR_OPS_DEVICES_PROGRAMS_H

#include "ir/ops/devices/devices.h"

typedef struct {
    uint32_t n_replicas, n_partitions;
    char name[128]; // of the one function that all of them run
} Programs;
// NULL, or what is wrong with the op's programs, which is then refused.
const char *programs_read(const Op *op, Programs *out);

#endif
