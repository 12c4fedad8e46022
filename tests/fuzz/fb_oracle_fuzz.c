// Our FlatBuffers verifier beside the official ones, on any bytes: ours may be stricter, never laxer. The generated
// verifier is asked about every input, in the mode that accepts unknown union tags; the one that walks by the binary
// schema about those that ours accepts. A buffer that all accept is written again by the official library; that copy
// must pass our verifier and hold the same content, field by field. The file identifier tells which schema is meant.
// Counts are printed at the end.
//
// FB_ORACLE_KINDS and FB_ORACLE_MODEL (of the compiler's command line) are the paths of kinds.bfbs and model.bfbs.
#include "frontend/fb/fb.h"
#include "frontend/schema/model.h"
#include "tests/fuzz/fb_oracle.h"
#include "tests/unit/frontend/kinds.h"

#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static struct {
    const FbSchema *schema;
    const char *bfbs;
    void *binary;
} schemas[N_ORACLES] = {[ORACLE_KINDS] = {&Kinds_schema, FB_ORACLE_KINDS, NULL}, [ORACLE_MODEL] = {&Tpum_schema, FB_ORACLE_MODEL, NULL}};

static unsigned long n_both, n_neither, n_stricter, n_copied;

static _Noreturn void fail(const char *what, const FbError *err) {
    fprintf(stderr, "fb_oracle: %s (%s: %s)\n", what, err ? err->path : "", err ? err->text : "");
    abort();
}

static void finish(void) {
    fprintf(stderr,
            "fb_oracle: %lu inputs: %lu accepted by both, %lu by none, %lu by the official verifier alone, %lu written "
            "again\n",
            n_both + n_neither + n_stricter, n_both, n_neither, n_stricter, n_copied);
    for (size_t i = 0; i < COUNT(schemas); i++) oracle_free(schemas[i].binary);
}

static void start(void) {
    for (size_t i = 0; i < COUNT(schemas); i++)
        if (!(schemas[i].binary = oracle_load(schemas[i].bfbs))) fail(schemas[i].bfbs, NULL);
    atexit(finish);
}

// ---- Equal content of two verified buffers ----

static bool tables_equal(const FbSchema *s, const FbObject *obj, const uint8_t *a, const uint8_t *b);

static bool strings_equal(const uint8_t *a, const uint8_t *b) {
    FbString x = fb_string_at(a), y = fb_string_at(b);
    return x.len == y.len && !memcmp(x.text, y.text, x.len);
}

static bool vectors_equal(const FbSchema *s, const FbField *f, FbVec a, FbVec b) {
    if (a.n != b.n) return false;
    bool refs = f->elem == FB_STRING || (f->elem == FB_OBJ && !f->is_struct);
    if (!refs) return !a.n || !memcmp(a.items, b.items, (size_t)a.n * f->item_size);
    for (uint32_t i = 0; i < a.n; i++) {
        const uint8_t *x = fb_target(fb_item(a, i, 4)), *y = fb_target(fb_item(b, i, 4));
        if (f->elem == FB_STRING ? !strings_equal(x, y) : !tables_equal(s, &s->objects[f->index], x, y)) return false;
    }
    return true;
}

static bool unions_equal(const FbSchema *s, const FbField *f, const uint8_t *ta, const uint8_t *a, const uint8_t *b) {
    const FbUnion *u = &s->unions[f->index];
    const uint8_t *tag = fb_field(ta, (uint16_t)(f->offset - 2)); // compared before, as the field in front
    for (uint32_t i = 0; tag && i < u->n_cases; i++) {
        if (u->cases[i].tag != *tag) continue;
        if (!a || !b) return false;
        if (u->cases[i].is_string) return strings_equal(fb_target(a), fb_target(b));
        return tables_equal(s, &s->objects[u->cases[i].object], fb_target(a), fb_target(b));
    }
    return true;
}

static bool fields_equal(const FbSchema *s, const FbField *f, const uint8_t *ta, const uint8_t *tb) {
    const uint8_t *a = fb_field(ta, f->offset), *b = fb_field(tb, f->offset);
    if (f->base == FB_UNION) return unions_equal(s, f, ta, a, b);
    if (!a || !b) return !a == !b;
    if (f->base == FB_STRING) return strings_equal(fb_target(a), fb_target(b));
    if (f->base == FB_VECTOR) return vectors_equal(s, f, fb_vec_at(fb_target(a)), fb_vec_at(fb_target(b)));
    if (f->base == FB_OBJ && !f->is_struct) return tables_equal(s, &s->objects[f->index], fb_target(a), fb_target(b));
    return !memcmp(a, b, f->size);
}

static bool tables_equal(const FbSchema *s, const FbObject *obj, const uint8_t *a, const uint8_t *b) {
    for (uint32_t i = 0; i < obj->n_fields; i++)
        if (!fields_equal(s, &obj->fields[i], a, b)) return false;
    return true;
}

// ---- One input ----

static void copy_check(Oracle which, const uint8_t *buf) {
    const FbSchema *s = schemas[which].schema;
    FbError err;
    size_t n;
    uint8_t *copy = oracle_copy(schemas[which].binary, buf, &n);
    if (!copy) return;
    // Writing again unfolds what is shared, so the copy may pass the cap on visits.
    if (fb_verify(s, copy, n, 0, &err, NULL)) {
        if (!tables_equal(s, &s->objects[s->root], fb_root(buf), fb_root(copy))) fail("the official copy differs", NULL);
        n_copied++;
    } else if (!strstr(err.text, "too many")) {
        fail("the official copy is refused", &err);
    }
    free(copy);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (!schemas[0].binary) start();
    Oracle which = size >= 8 && !memcmp(data + 4, Tpum_schema.ident, 4) ? ORACLE_MODEL : ORACLE_KINDS;
    const FbSchema *s = schemas[which].schema;
    uint8_t *exact = malloc(size ? size : 1); // so that a read past the end is seen; aligned, as the official library wants
    if (!exact) return 0;
    if (size) memcpy(exact, data, size);
    unsigned most = size < 1024 ? 1024 : (unsigned)size;
    FbError err;
    bool ours = fb_verify(s, exact, size, FB_SKIP_UNKNOWN_TAGS, &err, NULL);
    bool theirs = oracle_verify(which, exact, size, FB_MAX_DEPTH, most);
    if (ours && !theirs) fail("ours accepts what the official verifier refuses", NULL);
    if (ours) n_both++;
    else if (theirs) n_stricter++;
    else n_neither++;
    if (fb_verify(s, exact, size, 0, &err, NULL)) {
        if (!ours) fail("the strict mode accepts what the other refuses", NULL);
        if (!oracle_verify_by_schema(schemas[which].binary, exact, size, FB_MAX_DEPTH, most))
            fail("ours accepts what the official verifier by schema refuses", NULL);
        copy_check(which, exact);
    }
    free(exact);
    return 0;
}
