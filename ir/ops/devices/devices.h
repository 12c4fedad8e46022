// The devices that a program runs on: n_replicas times n_partitions of them, device = replica * n_partitions + partition. A module says how many
// in its attributes mhlo.num_replicas and mhlo.num_partitions; each is 1 where it says nothing.
#ifndef TPUCC_IR_OPS_DEVICES_DEVICES_H
#define TPUCC_IR_OPS_DEVICES_DEVICES_H

#include "ir/graph/graph.h"

enum { MAX_DEVICES = 4096 };

uint32_t module_n_replicas(const Module *m); // 1 where what the module says is refused by module_devices_ok
uint32_t module_n_partitions(const Module *m);
static inline uint32_t module_n_devices(const Module *module) { return module_n_replicas(module) * module_n_partitions(module); }
// Both numbers are at least 1, and the devices at most MAX_DEVICES; else says what is wrong.
bool module_devices_ok(const Module *m, Diags *d);
void module_set_devices(Module *m, uint32_t n_replicas, uint32_t n_partitions); // a number that is 1 is left out, unless the module says it

#endif
