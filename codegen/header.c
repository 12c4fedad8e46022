// Writes the C header: see header.h. What it declares is enough to call the model without dlopen, and sizes come as constants, so that
// a host's buffers are checked by its own compiler.
#include "codegen/header.h"

#include "runtime/abi.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>

static void upper(Text *out, const char *s) {
    for (; *s; s++) text_f(out, "%c", isalnum((unsigned char)*s) ? toupper((unsigned char)*s) : '_');
}

static const char *c_type(DType t) {
    static const char *const names[DT_COUNT] = {
        [DT_I1] = "uint8_t", [DT_I2] = "int8_t", [DT_I4] = "int8_t", [DT_I8] = "int8_t", [DT_I16] = "int16_t", [DT_I32] = "int32_t",
        [DT_I64] = "int64_t", [DT_UI2] = "uint8_t", [DT_UI4] = "uint8_t", [DT_UI8] = "uint8_t", [DT_UI16] = "uint16_t",
        [DT_UI32] = "uint32_t", [DT_UI64] = "uint64_t", [DT_F16] = "uint16_t", [DT_BF16] = "uint16_t", [DT_F32] = "float",
        [DT_F64] = "double", [DT_C64] = "float", [DT_C128] = "double"};
    return names[t] ? names[t] : "uint8_t"; // the floats of a byte
}

static void port(Text *out, const char *prefix, const char *kind, uint32_t i, Type type, const char *name) {
    Text shape = {0}, macro = {0};
    type_text(type, &shape);
    upper(&macro, prefix);
    text_f(&macro, "_%s%u", kind, i);
    text_f(out, "/* %s, %s: %s of %s */\n", name, kind, c_type(type->dtype), shape.items);
    text_f(out, "#define %s_ELEMS %" PRId64 "\n#define %s_BYTES %zu\n", macro.items, type->n_elems, macro.items, type_bytes(type));
    vec_free(&shape);
    vec_free(&macro);
}

void header_text(const Func *f, const char *prefix, Text *out) {
    Text guard = {0};
    upper(&guard, prefix);
    text_f(out, "/* Made by tpucc. Link the .o of the same model, and libtpurt:\n *   tpurt_program_from_table(&%s%s, ...) */\n", prefix, TPU_PROGRAM_SUFFIX);
    text_f(out, "#ifndef %s_TPU_H\n#define %s_TPU_H\n\n#include <tpurt.h>\n\n", guard.items, guard.items);
    text_f(out, "#ifdef __cplusplus\nextern \"C\" {\n#endif\nextern const TpuProgram %s%s;\n#ifdef __cplusplus\n}\n#endif\n\n", prefix, TPU_PROGRAM_SUFFIX);
    text_f(out, "#define %s_ARGS %u\n#define %s_RESULTS %u\n", guard.items, f->body->n_args, guard.items, f->n_results);
    for (uint32_t i = 0; i < f->body->n_args; i++) port(out, prefix, "ARG", i, f->body->args[i]->type, f->body->args[i]->name ? f->body->args[i]->name->text : "argument");
    for (uint32_t i = 0; i < f->n_results; i++) port(out, prefix, "RESULT", i, f->result_types[i], "result");
    text_z(out, "\n#endif\n");
    vec_free(&guard);
}
