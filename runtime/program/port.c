// Words about the tables that all of libtpurt uses: element types, and the arguments and results of an entry point, with the names they are
// shown by.
#include "runtime/internal.h"

static const struct {
    const char *name;
    uint32_t bytes;
} dtypes[] = {
    [TPU_I1] = {"i1", 1},
    [TPU_I2] = {"i2", 1},
    [TPU_I4] = {"i4", 1},
    [TPU_I8] = {"i8", 1},
    [TPU_I16] = {"i16", 2},
    [TPU_I32] = {"i32", 4},
    [TPU_I64] = {"i64", 8},
    [TPU_UI2] = {"ui2", 1},
    [TPU_UI4] = {"ui4", 1},
    [TPU_UI8] = {"ui8", 1},
    [TPU_UI16] = {"ui16", 2},
    [TPU_UI32] = {"ui32", 4},
    [TPU_UI64] = {"ui64", 8},
    [TPU_F16] = {"f16", 2},
    [TPU_BF16] = {"bf16", 2},
    [TPU_F32] = {"f32", 4},
    [TPU_F64] = {"f64", 8},
    [TPU_C64] = {"complex<f32>", 8},
    [TPU_C128] = {"complex<f64>", 16},
    [TPU_F4E2M1FN] = {"f4E2M1FN", 1},
    [TPU_F6E2M3FN] = {"f6E2M3FN", 1},
    [TPU_F6E3M2FN] = {"f6E3M2FN", 1},
    [TPU_F8E3M4] = {"f8E3M4", 1},
    [TPU_F8E4M3] = {"f8E4M3", 1},
    [TPU_F8E4M3B11FNUZ] = {"f8E4M3B11FNUZ", 1},
    [TPU_F8E4M3FN] = {"f8E4M3FN", 1},
    [TPU_F8E4M3FNUZ] = {"f8E4M3FNUZ", 1},
    [TPU_F8E5M2] = {"f8E5M2", 1},
    [TPU_F8E5M2FNUZ] = {"f8E5M2FNUZ", 1},
    [TPU_F8E8M0FNU] = {"f8E8M0FNU", 1},
};
enum { N_DTYPES = sizeof dtypes / sizeof *dtypes };

const char *tpurt_dtype_name(uint32_t dtype) { return dtype < N_DTYPES ? dtypes[dtype].name : NULL; }
uint32_t tpurt_dtype_bytes(uint32_t dtype) { return dtype < N_DTYPES ? dtypes[dtype].bytes : 0; }

const TpuPort *port_of(const TpuEntry *entry, TpurtDirection direction, uint32_t index) {
    return direction == TPURT_ARG ? &entry->args[index] : &entry->results[index];
}

const char *port_name(const TpurtProgram *program, uint32_t entry, TpurtDirection direction, uint32_t index) {
    const TpuEntry *e = &program->table->entries[entry];
    const TpuPort *port = port_of(e, direction, index);
    if (port->n_names && port->names[0][0]) return port->names[0];
    return program->port_names[program->first_port[entry] + (direction == TPURT_ARG ? 0 : e->n_args) + index];
}
