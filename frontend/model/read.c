// model.fb to graph. The FlatBuffer is verified whole before anything is read (fb_verify); the files of reader.h then check what a
// schema cannot say: indices, definitions before uses, counts, sizes of constants, their place in the file, text that
// is carried along.
//
// Invariants: no index from the file is used before it was compared with the size of what it counts.
// The first mistake ends the reading with one diagnostic. Work and memory are linear in the file's size; the depth is
// bounded by the verifier.
#include "frontend/model/model.h"
#include "frontend/model/reader.h"

#include <stdlib.h>
#include <string.h>

static bool version_check(Reader *r) {
    unsigned major = TpumModel_version_major(r->model), minor = TpumModel_version_minor(r->model);
    if (major == MODEL_MAJOR && minor <= MODEL_MINOR) return true;
    if (major == 0) return reader_refuse(r, "version_major", -1, "the file states no version of its format; this is %d.%d", MODEL_MAJOR, MODEL_MINOR);
    return reader_refuse(r, major == MODEL_MAJOR ? "version_minor" : "version_major", -1, "the file has format version %u.%u; this program reads %d.0 to %d.%d",
                         major, minor, MODEL_MAJOR, MODEL_MAJOR, MODEL_MINOR);
}

// The version first, from the root's scalars alone: a newer file may hold what this schema does not know.
static bool verify(Reader *r) {
    FbError err;
    size_t n = r->n < FB_MAX_BYTES ? r->n : FB_MAX_BYTES;
    if (!fb_verify(&Tpum_schema, r->bytes, n, FB_ROOT_SCALARS, &err, NULL)) goto bad;
    r->model = fb_root(r->bytes);
    if (!version_check(r)) return false;
    if (fb_verify(&Tpum_schema, r->bytes, n, 0, &err, &r->fb_end)) return true;
bad:
    return reader_refuse(r, err.path[0] ? err.path : NULL, -1, "%s", err.text);
}

static bool module_read(Reader *r) {
    if (!verify(r)) return false;
    Module *m = r->m;
    FbString name = TpumModel_name(r->model);
    if (name.text && !name.len) return reader_refuse(r, "name", -1, "it is empty");
    m->name = reader_str(r, name);
    m->loc = location_read(r, TpumModel_location(r->model));
    if (TpumModel_variables(r->model).n)
        return reader_refuse(r, "variables", -1, "format version %d.%d has none here: an argument or result says tpu.variable", MODEL_MAJOR, MODEL_MINOR);
    return named_texts_read(r, TpumModel_attributes(r->model), TpumModel_attributes_at, &m->attrs) &&
           named_texts_read(r, TpumModel_meshes(r->model), TpumModel_meshes_at, &m->meshes) && types_read(r) && constants_read(r) && functions_read(r);
}

bool model_is(const uint8_t *bytes, size_t n_bytes) { return n_bytes >= 8 && !memcmp(bytes + 4, Tpum_schema.ident, 4); }

Module *model_read(const uint8_t *bytes, size_t n_bytes, const char *file_name, Diags *d) {
    Module *m = module_new();
    m->file = module_str(m, file_name);
    Reader r = {.m = m, .d = d, .bytes = bytes, .n = n_bytes, .file_name = file_name};
    text_z(&r.path, "");
    bool ok = module_read(&r);
    free(r.types);
    free(r.constants);
    map_free(&r.names);
    vec_free(&r.scope);
    vec_free(&r.path);
    if (ok) return m;
    module_free(m);
    return NULL;
}
