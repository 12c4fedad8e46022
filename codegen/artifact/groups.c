// Which devices exchange values with which: the numbers of different tpu.members, and the sets that meet.
#include "codegen/artifact/artifact.h"

#include "ir/graph/literal.h"

#include <stdlib.h>

uint32_t artifact_groups(Artifact *a, const Literal *members) {
    for (uint32_t i = 0; i < a->groups.n; i++)
        if (literal_equal(a->groups.items[i], members)) return i;
    vec_push(&a->groups, members);
    return (uint32_t)a->groups.n - 1;
}

static int64_t member_at(const Literal *members, int64_t i) { return elem_to_i64(members->type->dtype, literal_elem(members, i)); }

static uint32_t root_of(uint32_t *parent, uint32_t device) {
    while (parent[device] != device) device = parent[device] = parent[parent[device]];
    return device;
}

uint32_t groups_sets(const Literal *members, uint32_t *set, uint32_t *share) {
    uint32_t n = (uint32_t)members->type->dims[0], positions = (uint32_t)members->type->dims[1], n_sets = 0;
    uint32_t *parent = xcalloc(n + 1, sizeof *parent), *size = xcalloc(n + 1, sizeof *size);
    for (uint32_t d = 0; d < n; d++) parent[d] = d;
    for (uint32_t d = 0; d < n; d++)
        for (uint32_t i = 0; i < positions; i++) {
            int64_t member = member_at(members, (int64_t)d * positions + i);
            if (member < 0) continue;
            uint32_t x = root_of(parent, d), y = root_of(parent, (uint32_t)member);
            if (x < y) parent[y] = x; // the root of a set is its first device
            else parent[x] = y;
        }
    for (uint32_t d = 0; d < n; d++) {
        uint32_t root = root_of(parent, d);
        set[d] = root == d ? n_sets++ : set[root];
        share[d] = size[root]++;
    }
    free(parent);
    free(size);
    return n_sets;
}
