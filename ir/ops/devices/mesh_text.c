// Reads the text of meshes and shardings: see mesh.h.
#include "ir/ops/devices/mesh.h"

#include <stdlib.h>
#include <string.h>

// A place in a text, and the first thing that is wrong with it.
typedef struct {
    const Module *m;
    Arena *arena;
    const char *at;
    const char *wrong;
} Scan;

static bool scan_fail(Scan *s, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
static bool scan_fail(Scan *s, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    if (!s->wrong) s->wrong = arena_vprintf(s->arena, fmt, args);
    va_end(args);
    return false;
}

static void skip_spaces(Scan *s) {
    while (*s->at == ' ' || *s->at == '\n' || *s->at == '\t') s->at++;
}

static bool scan_is(Scan *s, const char *word) {
    skip_spaces(s);
    return !strncmp(s->at, word, strlen(word));
}

static bool scan_accept(Scan *s, const char *word) {
    if (!scan_is(s, word)) return false;
    s->at += strlen(word);
    return true;
}

static bool scan_expect(Scan *s, const char *word) { return scan_accept(s, word) || scan_fail(s, "expected '%s' before '%.20s'", word, s->at); }

static bool scan_number(Scan *s, uint32_t *out) {
    skip_spaces(s);
    char *end;
    unsigned long v = strtoul(s->at, &end, 10);
    if (end == s->at || *s->at == '-') return scan_fail(s, "expected a number before '%.20s'", s->at);
    if (v > MAX_DEVICES)
        return scan_fail(s, "%.*s is more than the %d devices that there can be", (int)(end - s->at < 20 ? end - s->at : 20), s->at, MAX_DEVICES);
    s->at = end;
    *out = (uint32_t)v;
    return true;
}

static bool scan_string(Scan *s, const char **out) {
    if (!scan_expect(s, "\"")) return false;
    size_t n = strcspn(s->at, "\"");
    if (s->at[n] != '"') return scan_fail(s, "a name has no end");
    *out = arena_printf(s->arena, "%.*s", (int)n, s->at);
    s->at += n + 1;
    return true;
}

// ---- meshes

static bool scan_axis(Scan *s, Mesh *mesh) {
    MeshAxis *x = &mesh->axes[mesh->n_axes];
    if (mesh->n_axes == MAX_MESH_AXES) return scan_fail(s, "a mesh has at most %d axes", MAX_MESH_AXES);
    if (!scan_string(s, &x->name) || !scan_expect(s, "=") || !scan_number(s, &x->size)) return false;
    for (uint32_t i = 0; i < mesh->n_axes; i++)
        if (!strcmp(mesh->axes[i].name, x->name)) return scan_fail(s, "the axis \"%s\" is there twice", x->name);
    if (!x->size) return scan_fail(s, "the axis \"%s\" has no device", x->name);
    if (mesh->n_devices > MAX_DEVICES / x->size) return scan_fail(s, "it has over %d devices", MAX_DEVICES);
    mesh->n_devices *= x->size;
    mesh->n_axes++;
    return true;
}

// device_ids=[..]: each device once
static bool scan_ids(Scan *s, Mesh *mesh, uint32_t *device) {
    bool *seen = arena_array(s->arena, bool, mesh->n_devices);
    if (!scan_expect(s, "device_ids") || !scan_expect(s, "=") || !scan_expect(s, "[")) return false;
    for (uint32_t i = 0; i < mesh->n_devices; i++) {
        if ((i && !scan_expect(s, ",")) || !scan_number(s, &device[i])) return false;
        if (!mesh->n_axes) return scan_fail(s, "it is the device %u alone, and values that lie on one device of several are not supported", device[i]);
        if (device[i] >= mesh->n_devices || seen[device[i]])
            return scan_fail(s, "device_ids names %u, it has to name each of its %u devices once", device[i], mesh->n_devices);
        seen[device[i]] = true;
    }
    return scan_expect(s, "]");
}

// <["x"=2, "y"=4], device_ids=[..]>
static bool scan_mesh(Scan *s, Mesh *mesh) {
    mesh->n_axes = 0, mesh->n_devices = 1;
    if (!scan_expect(s, "<") || !scan_expect(s, "[")) return false;
    if (!scan_accept(s, "]")) {
        do {
            if (!scan_axis(s, mesh)) return false;
        } while (scan_accept(s, ","));
        if (!scan_expect(s, "]")) return false;
    }
    uint32_t *device = arena_array(s->arena, uint32_t, mesh->n_devices);
    for (uint32_t i = 0; i < mesh->n_devices; i++) device[i] = i;
    mesh->device = device;
    if (scan_accept(s, ",") && !scan_ids(s, mesh, device)) return false;
    return scan_expect(s, ">");
}

// @m, or mesh<..> in place
static bool scan_mesh_name(Scan *s, Mesh *mesh) {
    if (scan_accept(s, "mesh")) {
        mesh->name = "written in place";
        return scan_mesh(s, mesh);
    }
    if (!scan_expect(s, "@")) return false;
    bool quoted = *s->at == '"';
    size_t n = quoted ? strcspn(++s->at, "\"") : strcspn(s->at, ", >");
    const char *name = arena_printf(s->arena, "%.*s", (int)n, s->at);
    s->at += n + quoted;
    mesh->name = arena_printf(s->arena, "@%s", name);
    for (uint32_t i = 0; i < s->m->meshes.n; i++) {
        if (strcmp(s->m->meshes.v[i].name->text, name)) continue;
        Scan in = {.m = s->m, .arena = s->arena, .at = str_text(s->m->meshes.v[i].value)};
        return scan_mesh(&in, mesh) || scan_fail(s, "the mesh @%s: %s", name, in.wrong);
    }
    return scan_fail(s, "there is no mesh @%s", name);
}

// ---- shardings

static bool scan_axis_name(Scan *s, const Mesh *mesh, uint32_t *seen, uint32_t *out) {
    const char *name;
    if (!scan_string(s, &name)) return false;
    uint32_t i = 0;
    while (i < mesh->n_axes && strcmp(mesh->axes[i].name, name)) i++;
    if (i == mesh->n_axes) return scan_fail(s, "the mesh %s has no axis \"%s\"", mesh->name, name);
    if (scan_is(s, ":(")) return scan_fail(s, "it takes a part of the axis \"%s\", which is not supported: make two axes of it", name);
    if (*seen >> i & 1) return scan_fail(s, "it uses the axis \"%s\" twice", name);
    *seen |= 1u << i;
    *out = i;
    return true;
}

// {"x", "y", ?}p0
static bool scan_dim(Scan *s, const Mesh *mesh, uint32_t *seen, DimAxes *d) {
    uint32_t axis, priority;
    if (!scan_expect(s, "{")) return false;
    while (!scan_accept(s, "}")) {
        if (scan_accept(s, "?")) {
            d->open = true;
        } else {
            if (!scan_axis_name(s, mesh, seen, &axis)) return false;
            if (mesh->axes[axis].size > 1) d->axis[d->n++] = (uint8_t)axis;
        }
        if (!scan_is(s, "}") && !scan_expect(s, ",")) return false;
    }
    return !scan_accept(s, "p") || scan_number(s, &priority);
}

// , replicated={"x"}, unreduced={"y"}
static bool scan_rest(Scan *s, const Mesh *mesh, uint32_t *seen) {
    while (scan_accept(s, ",")) {
        bool unreduced = scan_accept(s, "unreduced");
        uint32_t axis;
        if (unreduced) return scan_fail(s, "it leaves axes unreduced, which is not supported: sum over them before");
        if (!scan_expect(s, "replicated") || !scan_expect(s, "=") || !scan_expect(s, "{")) return false;
        while (!scan_accept(s, "}")) {
            if (!scan_axis_name(s, mesh, seen, &axis) || (!scan_is(s, "}") && !scan_expect(s, ","))) return false;
        }
    }
    return true;
}

// <@mesh, [{"x"}, {}]>
static bool scan_sharding(Scan *s, Sharding *out) {
    Mesh *mesh = arena_new(s->arena, Mesh);
    DimAxes dims[MAX_RANK] = {0};
    uint32_t seen = 0;
    *out = (Sharding){.mesh = mesh};
    if (!scan_expect(s, "<") || !scan_mesh_name(s, mesh) || !scan_expect(s, ",") || !scan_expect(s, "[")) return false;
    while (!scan_accept(s, "]")) {
        if (out->rank == MAX_RANK) return scan_fail(s, "it has over %d dimensions", MAX_RANK);
        if (!scan_dim(s, mesh, &seen, &dims[out->rank++])) return false;
        if (!scan_is(s, "]") && !scan_expect(s, ",")) return false;
    }
    out->dims = arena_copy(s->arena, dims, (out->rank + 1) * sizeof *dims < sizeof dims ? (out->rank + 1) * sizeof *dims : sizeof dims);
    return scan_rest(s, mesh, &seen) && scan_expect(s, ">");
}

// ---- what is asked for

static bool scan_end(Scan *s) {
    while (*s->at == ' ') s->at++;
    return !*s->at || scan_fail(s, "'%.20s' follows", s->at);
}

bool sharding_read(const Module *m, Str text, Arena *a, Sharding *out, const char **out_wrong) {
    Scan s = {.m = m, .arena = a, .at = str_text(text)};
    scan_accept(&s, "#sdy.sharding");
    bool ok = scan_sharding(&s, out) && scan_end(&s);
    *out_wrong = s.wrong;
    return ok;
}

bool shardings_read(const Module *m, Str text, Arena *a, Sharding **out, uint32_t *out_n, const char **out_wrong) {
    Scan s = {.m = m, .arena = a, .at = str_text(text)};
    size_t most = 1;
    for (const char *c = s.at; *c; c++) most += *c == '<'; // one begins each
    *out = arena_array(a, Sharding, most);
    *out_n = 0;
    bool ok = scan_expect(&s, "#sdy.sharding_per_value") && scan_expect(&s, "<") && scan_expect(&s, "[");
    while (ok && !scan_accept(&s, "]")) ok = scan_sharding(&s, &(*out)[(*out_n)++]) && (scan_is(&s, "]") || scan_expect(&s, ","));
    ok = ok && scan_expect(&s, ">") && scan_end(&s);
    *out_wrong = s.wrong;
    return ok;
}

bool manual_axes_read(Str text, const Mesh *mesh, Arena *a, uint32_t *out_axes, const char **out_wrong) {
    Scan s = {.arena = a, .at = str_text(text)};
    uint32_t axis;
    *out_axes = 0;
    bool ok = scan_expect(&s, "#sdy") && scan_expect(&s, "<") && scan_expect(&s, "manual_axes") && scan_expect(&s, "{");
    while (ok && !scan_accept(&s, "}")) ok = scan_axis_name(&s, mesh, out_axes, &axis) && (scan_is(&s, "}") || scan_expect(&s, ","));
    ok = ok && scan_expect(&s, ">") && scan_end(&s);
    *out_wrong = s.wrong;
    return ok;
}
