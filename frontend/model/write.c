// Graph to model.fb: functions first, whose walk numbers types and constants; then these; then the large constants get their places behind the
// FlatBuffer.
//
// Invariants: everything that model_read reads is written, so that reading gives the same module; the bytes depend on
// the module alone. What was built is verified before a byte of it leaves, so that no file is written that would be
// refused.
#include "frontend/model/model.h"
#include "frontend/model/writer.h"
#include "ir/text/dims.h"

#include <stdlib.h>

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "constants are written as they lie in memory");

// Version 1.0 has names of open dimensions, 1.2 sizes made of them, and names of what is a number.
static bool port_needs_sizes(const PortInfo *p, Type type) {
    for (uint32_t i = 0; p->dims && type_is_tensor(type) && i < type->rank; i++)
        if (p->dims[i] && (type->dims[i] != DIM_UNKNOWN || !dim_is_symbol(p->dims[i]->text))) return true;
    return false;
}

static bool func_needs_sizes(const Func *f) {
    for (uint32_t i = 0; i < f->body->n_args; i++)
        if (port_needs_sizes(&f->arg_info[i], f->body->args[i]->type)) return true;
    for (uint32_t i = 0; i < f->n_results; i++)
        if (port_needs_sizes(&f->result_info[i], f->result_types[i])) return true;
    return false;
}

// The lowest version that has all that is used.
static uint16_t version_minor(const Writer *w) {
    if (w->m->meshes.n) return 3;
    for (const Func *f = w->m->first_func; f; f = f->next)
        if (func_needs_sizes(f)) return 2;
    for (size_t i = 0; i < w->types.n; i++) {
        Type t = w->types.keys[i];
        if (type_has_quant(t) || (t->kind == TYPE_TENSOR && dtype_is_small_float(t->dtype))) return 1;
    }
    return 0;
}

static FbRef model_put(Writer *w) {
    FbRef functions = functions_put(w); // numbers the types and constants on its way
    FbRef constants = constants_put(w), types = types_put(w), attributes = named_texts_put(w, w->m->attrs);
    FbRef meshes = w->m->meshes.n ? named_texts_put(w, w->m->meshes) : 0;
    FbRef location = op_location_put(w, &w->m->loc), name = writer_str(w, w->m->name), producer = fb_put_string(&w->b, "tpucc", 5);
    TpumModel_begin(&w->b);
    TpumModel_add_version_major(&w->b, MODEL_MAJOR);
    TpumModel_add_version_minor(&w->b, version_minor(w));
    TpumModel_add_producer(&w->b, producer);
    TpumModel_add_name(&w->b, name);
    TpumModel_add_types(&w->b, types);
    TpumModel_add_constants(&w->b, constants);
    TpumModel_add_functions(&w->b, functions);
    TpumModel_add_attributes(&w->b, attributes);
    TpumModel_add_location(&w->b, location);
    if (meshes) TpumModel_add_meshes(&w->b, meshes);
    return fb_table_end(&w->b);
}

static uint64_t extern_align(uint64_t at) { return (at + MODEL_EXTERN_ALIGN - 1) / MODEL_EXTERN_ALIGN * MODEL_EXTERN_ALIGN; }

static void extents_place(Writer *w, uint64_t at) {
    for (size_t i = 0; i < w->constants.n; i++) {
        if (!w->extents[i]) continue;
        at = extern_align(at);
        TpumExtent_set_offset(fb_patch(&w->b, w->extents[i]), at);
        at += literal_stored_bytes(w->constants.keys[i]);
    }
}

static void file_write(const Writer *w, const uint8_t *bytes, size_t n, ByteSink sink) {
    static const uint8_t zeros[MODEL_EXTERN_ALIGN];
    uint64_t at = n;
    sink.write(sink.to, bytes, n);
    for (size_t i = 0; i < w->constants.n; i++) {
        if (!w->extents[i]) continue;
        const Literal *l = w->constants.keys[i];
        sink.write(sink.to, zeros, (size_t)(extern_align(at) - at));
        sink.write(sink.to, l->data, literal_stored_bytes(l));
        at = extern_align(at) + literal_stored_bytes(l);
    }
}

bool model_write(Module *m, ByteSink sink, Diags *d) {
    Writer w = {.m = m};
    fb_builder_init(&w.b);
    const uint8_t *bytes;
    size_t n, end;
    FbRef root = model_put(&w);
    FbError err;
    bool ok = fb_finish(&w.b, root, Tpum_schema.ident, &bytes, &n);
    if (!ok) {
        diag_error(d, (Loc){.file = m->file}, CODE_TOO_LARGE, "the model without its large constants takes more than the 2 GiB of a FlatBuffer");
    } else if (!fb_verify(&Tpum_schema, bytes, n, 0, &err, &end)) {
        ok = false;
        diag_error(d, (Loc){.file = m->file}, CODE_TOO_LARGE, "the model cannot be written as .fb: %s: %s", err.path, err.text);
    } else {
        extents_place(&w, n);
        file_write(&w, bytes, n, sink);
    }
    fb_builder_free(&w.b);
    numbering_free(&w.types);
    numbering_free(&w.constants);
    free(w.extents);
    vec_free(&w.stack);
    return ok;
}
