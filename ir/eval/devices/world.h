// Several devices that evaluate one function: each on a thread of its own, of which exactly one runs at any time, so that nothing else here has to know of
// threads. A device that comes to an op where devices meet hands over to the next one, in a fixed order, until all that it meets have come there.
#ifndef TPUCC_IR_EVAL_DEVICES_WORLD_H
#define TPUCC_IR_EVAL_DEVICES_WORLD_H

#include "ir/eval/internal.h"
#include "ir/ops/devices/groups.h"

// Who meets at an op. Of each device: its set, NO_DEVICE where it meets nobody, and its place there; of each set how many they are.
typedef struct {
    const uint32_t *set, *place, *size;
    Groups groups;           // of an op with replica_groups: they are the sets
    const uint32_t *sources; // of collective_permute: whose operand a device gets
} Sets;
bool sets_make(Eval *e, const Op *op, Arena *a, Sets *out);
// The sets of a graph: of each device the devices that it reads, width of them, NO_DEVICE for nobody. A device that reads nobody and that nobody reads is in
// none.
void sets_connect(const uint32_t *reads, uint32_t n_devices, uint32_t width, Arena *a, Sets *out);

// What the members of a set have brought to an op: member `place`'s operand i is ins[place * n_ins + i].
typedef struct {
    uint32_t n_left, n, n_ins; // members that have not left yet
    Tensor *ins;
} Meeting;
// The device comes to the op with its operands and waits for the others of its set. NULL: another device failed, or they never come, which is said once.
Meeting *world_meet(Eval *e, const Op *op, const Sets *s, const Tensor *ins);
void meeting_leave(Eval *e, Meeting *m);

#endif
