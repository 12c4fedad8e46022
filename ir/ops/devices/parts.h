// Programs whose caller has whole arrays while each partition works on its parts of them: what the pass `partition` leaves, as attributes of main (tpu.whole)
// and of its arguments and results (tpu.parts, where they are cut).
#ifndef TPUCC_IR_OPS_DEVICES_PARTS_H
#define TPUCC_IR_OPS_DEVICES_PARTS_H

#include "ir/ops/devices/devices.h"

bool func_is_whole(const Func *f); // arguments and results are whole arrays, given once a replica
// Does an op say on which partition it is done (tpu.partition)? The function is then of what a replica computes, and the pass `devices` makes it whole.
bool func_is_assigned(const Func *f);
void func_set_whole(Module *m, Func *f);

// Partition p has the part part[p * rank + d] of each dimension d, of n_parts[d].
NamedText parts_attr(Module *m, const uint32_t *part, uint32_t n_partitions, uint32_t rank);
// False: the port is not cut, every partition has all of it. n_parts and part have room for rank and n_partitions * rank numbers; part may be NULL.
bool port_parts(const PortInfo *port, uint32_t n_partitions, uint32_t rank, uint32_t *n_parts, uint32_t *part);
// The array of which the port has a part; `part` itself where it is not cut.
Type port_whole(Module *m, const PortInfo *port, Type part);

#endif
