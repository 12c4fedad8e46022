// Which devices a collective brings together: what replica_groups, source_target_pairs, channel_handle and use_global_device_ids say for a given number
// of replicas and partitions. The groupings are those of StableHLO's specification ("Process groups").
#ifndef TPUCC_IR_OPS_DEVICES_GROUPS_H
#define TPUCC_IR_OPS_DEVICES_GROUPS_H

#include "ir/ops/devices/devices.h"

typedef enum {
    CROSS_REPLICA,               // replicas, in each partition by itself
    CROSS_PARTITION,             // partitions, in each replica by itself
    CROSS_REPLICA_AND_PARTITION, // replicas with all their partitions: the first partition of each replica, then the second of each, ..
    FLATTENED_IDS                // devices
} Grouping;
Grouping collective_grouping(const Op *op);
bool op_is_collective(OpKind kind); // with groups or pairs: not replica_id and partition_id

// What the ids of a grouping count, "replica", and how many there are.
const char *grouping_ids(Grouping g);
uint32_t grouping_n_ids(Grouping g, uint32_t n_replicas, uint32_t n_partitions);

// Members of each group where they are all of one size, as replica_groups says it; empty ones mean one group of all.
uint32_t groups_size(const Op *op, uint32_t n_replicas, uint32_t n_partitions);
bool groups_ask_all(OpKind kind);   // the specification wants every id in a group
bool groups_ask_alike(OpKind kind); // and all groups of one size

#define NO_DEVICE UINT32_MAX
typedef struct {
    uint32_t n_devices, n_groups;
    const uint32_t *first;            // group g: members[first[g]] to members[first[g + 1] - 1]
    const uint32_t *members;          // devices, in the order of their group
    const uint32_t *group, *position; // of each device: its group and its place there; NO_DEVICE: it is in none
} Groups;
// Of a verified collective with replica_groups, in `a`. False, with a diagnostic: ids out of range or left out, or sizes of operands and results that are not
// those of so many devices.
bool groups_make(const Op *op, uint32_t n_replicas, uint32_t n_partitions, Arena *a, Groups *out, Diags *d);
static inline uint32_t group_size(const Groups *g, uint32_t group) { return g->first[group + 1] - g->first[group]; }

// Of a verified collective_permute: the device whose operand each device gets, NO_DEVICE where it gets zeros.
bool sources_make(const Op *op, uint32_t n_replicas, uint32_t n_partitions, Arena *a, const uint32_t **out, Diags *d);

#endif
