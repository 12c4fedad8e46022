// Writing a module as text into a folder: see dump.h. Constants over a megabyte go into a .safetensors beside the text: 8 bytes of length,
// a JSON header {"name":{"dtype":..,"shape":[..],"data_offsets":[from,to]}}, the bytes. Most passes change no large constant, so a dump with the
// same ones as the last links to its file instead of writing it again.
#define _POSIX_C_SOURCE 200809L
#include "passes/dump.h"

#include "ir/base/outfile.h"
#include "ir/text/text.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef VEC(const Literal *) Blobs;

void dump_state_free(DumpState *s) {
    free(s->path);
    vec_free(&s->blobs);
    s->path = NULL;
}

bool dump_make_folder(const char *dir, Diags *d) {
    char *path = xmalloc(strlen(dir) + 1);
    strcpy(path, dir);
    bool ok = true;
    for (char *at = path + 1; ok; at++) {
        if (*at && *at != '/') continue;
        char was = *at;
        *at = 0;
        ok = !mkdir(path, 0777) || errno == EEXIST;
        *at = was;
        if (!was) break;
    }
    struct stat st;
    if (ok && !stat(dir, &st) && !S_ISDIR(st.st_mode)) ok = false, errno = ENOTDIR;
    if (!ok) diag_exit(d, EXIT_SYSTEM, diag_file(d, dir), "cannot make this folder for dumps: %s", strerror(errno));
    free(path);
    return ok;
}

static bool write_file(const char *path, const char *text, size_t len, Diags *d) {
    OutFile o;
    if (!outfile_open(&o, path, false, d)) return false;
    outfile_write(&o, text, len);
    return outfile_commit(&o, d);
}

static char *join(const char *dir, const char *name, const char *extension) {
    char *path = xmalloc(strlen(dir) + strlen(name) + strlen(extension) + 2);
    sprintf(path, "%s/%s%s", dir, name, extension);
    return path;
}

bool dump_text(const char *dir, const char *name, const char *text, Diags *d) {
    char *path = join(dir, name, "");
    bool ok = write_file(path, text, strlen(text), d);
    free(path);
    return ok;
}

// --- large constants

// NULL: has no name there; such constants are printed in full.
static const char *safetensors_dtype(DType t) {
    static const char *const names[DT_COUNT] = {
        [DT_I1] = "BOOL",  [DT_I8] = "I8",   [DT_UI8] = "U8",           [DT_I16] = "I16",        [DT_UI16] = "U16",          [DT_I32] = "I32",
        [DT_UI32] = "U32", [DT_I64] = "I64", [DT_UI64] = "U64",         [DT_F16] = "F16",        [DT_BF16] = "BF16",         [DT_F32] = "F32",
        [DT_F64] = "F64",  [DT_C64] = "C64", [DT_F8E4M3FN] = "F8_E4M3", [DT_F8E5M2] = "F8_E5M2", [DT_F8E8M0FNU] = "F8_E8M0",
    };
    return names[t];
}

typedef struct {
    Module *m;
    Blobs blobs;
} Collector;

static const char *collect(void *context, const Literal *l) {
    Collector *c = context;
    if (!safetensors_dtype(l->type->dtype)) return NULL;
    size_t i = 0;
    while (i < c->blobs.n && (c->blobs.items[i]->data != l->data || c->blobs.items[i]->type != l->type)) i++;
    if (i == c->blobs.n) vec_push(&c->blobs, l);
    char name[32];
    snprintf(name, sizeof name, "constant%zu", i);
    return module_str(c->m, name)->text;
}

static void header_text(const Blobs *blobs, Text *out) {
    size_t at = 0;
    text_z(out, "{");
    for (size_t i = 0; i < blobs->n; i++) {
        Type t = blobs->items[i]->type;
        text_f(out, "%s\"constant%zu\":{\"dtype\":\"%s\",\"shape\":[", i ? "," : "", i, safetensors_dtype(t->dtype));
        for (uint32_t k = 0; k < t->rank; k++) text_f(out, "%s%" PRId64, k ? "," : "", t->dims[k]);
        text_f(out, "],\"data_offsets\":[%zu,%zu]}", at, at + type_bytes(t));
        at += type_bytes(t);
    }
    text_z(out, "}");
    while (out->n % 8) text_z(out, " ");
}

static void write_blob(OutFile *o, const Literal *l) {
    if (!l->splat) {
        outfile_write(o, l->data, type_bytes(l->type));
        return;
    }
    for (int64_t i = 0; i < l->type->n_elems; i++) outfile_write(o, l->data, dtype_bytes(l->type->dtype));
}

static bool write_blobs(const char *path, const Blobs *blobs, Diags *d) {
    Text header = {0};
    header_text(blobs, &header);
    unsigned char length[8];
    for (int i = 0; i < 8; i++) length[i] = (unsigned char)((uint64_t)header.n >> 8 * i);
    OutFile o;
    bool ok = outfile_open(&o, path, false, d);
    if (ok) {
        outfile_write(&o, length, sizeof length);
        outfile_write(&o, header.items, header.n);
        for (size_t i = 0; i < blobs->n; i++) write_blob(&o, blobs->items[i]);
        ok = outfile_commit(&o, d);
    }
    vec_free(&header);
    return ok;
}

static bool same_blobs(const DumpState *s, const Blobs *now) {
    return s->path && s->blobs.n == now->n && !memcmp(s->blobs.items, now->items, now->n * sizeof *now->items);
}

// Takes path and blobs over.
static bool dump_blobs(DumpState *s, char *path, Blobs *blobs, Diags *d) {
    bool linked = same_blobs(s, blobs) && (unlink(path), !link(s->path, path));
    bool ok = linked || write_blobs(path, blobs, d);
    dump_state_free(s);
    s->path = path;
    s->blobs.items = blobs->items, s->blobs.n = blobs->n, s->blobs.cap = blobs->cap;
    return ok;
}

// --- modules

bool dump_module(const Module *m, const char *dir, const char *stem, bool locs, DumpState *s, Diags *d) {
    Collector c = {.m = (Module *)(uintptr_t)m}; // printing adds names of tensors to the strings, nothing else
    PrintOptions options = {.locs = locs, .max_inline_bytes = DUMP_INLINE_BYTES, .blob = collect, .context = &c};
    Text text = {0};
    print_module(m, &options, &text);
    char *path = join(dir, stem, ".mlir");
    bool ok = write_file(path, text.items ? text.items : "", text.n, d);
    free(path);
    vec_free(&text);
    if (ok && c.blobs.n) return dump_blobs(s, join(dir, stem, ".safetensors"), &c.blobs, d);
    vec_free(&c.blobs);
    return ok;
}
