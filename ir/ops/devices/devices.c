// How many devices a module asks for: see devices.h.
#include "ir/ops/devices/devices.h"

#include <string.h>

static const char *const n_replicas_name = "mhlo.num_replicas", *const n_partitions_name = "mhlo.num_partitions";

static NamedText *attr_of(const Module *m, const char *name) {
    for (uint32_t i = 0; i < m->attrs.n; i++)
        if (!strcmp(m->attrs.v[i].name->text, name)) return &m->attrs.v[i];
    return NULL;
}

// "8 : i32", or 0
static uint32_t number_of(const NamedText *a) {
    uint32_t n = 0;
    const char *s = a->value ? a->value->text : "";
    for (; *s >= '0' && *s <= '9'; s++) {
        n = n * 10 + (uint32_t)(*s - '0');
        if (n > MAX_DEVICES) return 0;
    }
    return *s && *s != ' ' && *s != ':' ? 0 : n;
}

static uint32_t count_of(const Module *m, const char *name) {
    const NamedText *a = attr_of(m, name);
    return a ? number_of(a) : 1;
}

uint32_t module_n_replicas(const Module *m) {
    uint32_t n = count_of(m, n_replicas_name), other = count_of(m, n_partitions_name);
    return n && other && n <= MAX_DEVICES / other ? n : 1;
}

uint32_t module_n_partitions(const Module *m) {
    uint32_t n = count_of(m, n_partitions_name), other = count_of(m, n_replicas_name);
    return n && other && n <= MAX_DEVICES / other ? n : 1;
}

bool module_devices_ok(const Module *m, Diags *d) {
    uint32_t n[2] = {count_of(m, n_replicas_name), count_of(m, n_partitions_name)};
    const char *wrong = !n[0] ? n_replicas_name : !n[1] ? n_partitions_name : NULL;
    if (wrong) {
        const NamedText *a = attr_of(m, wrong);
        diag_error(d, m->loc.at, CODE_BAD_ATTRIBUTE, "%s is %.60s: it has to be a number from 1 to %d", wrong, a->value ? a->value->text : "not given",
                   MAX_DEVICES);
        diag_help(d, "write %s = 1 : i32, or leave it out", wrong);
        return false;
    }
    if (n[0] <= MAX_DEVICES / n[1]) return true;
    diag_error(d, m->loc.at, CODE_TOO_LARGE, "%u replicas of %u partitions are over %d devices", n[0], n[1], MAX_DEVICES);
    diag_help(d, "make %s or %s smaller", n_replicas_name, n_partitions_name);
    return false;
}

static void set_count(Module *m, const char *name, uint32_t n) {
    NamedText *a = attr_of(m, name);
    if (!a && n == 1) return;
    if (!a) {
        NamedText *v = arena_array(&m->arena, NamedText, (size_t)m->attrs.n + 1);
        if (m->attrs.n) memcpy(v, m->attrs.v, m->attrs.n * sizeof *v);
        a = &v[m->attrs.n];
        a->name = module_str(m, name);
        m->attrs = (NamedTexts){v, m->attrs.n + 1};
    }
    a->value = module_str(m, arena_printf(&m->arena, "%u : i32", n));
}

void module_set_devices(Module *m, uint32_t n_replicas, uint32_t n_partitions) {
    set_count(m, n_replicas_name, n_replicas);
    set_count(m, n_partitions_name, n_partitions);
}
