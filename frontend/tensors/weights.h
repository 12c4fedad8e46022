// Weights from .safetensors files: the tensors of the file by name, and binding them to the arguments of @main.
//
// A file is eight bytes of length (little endian), a JSON header {"name": {"dtype", "shape", "data_offsets"}} of that
// length, and the data, which the tensors cover without holes or overlaps. Nothing of it is believed before it was
// checked against the size of the file. Format: huggingface/safetensors, "Format" in its README.
#ifndef TPUCC_FRONTEND_TENSORS_WEIGHTS_H
#define TPUCC_FRONTEND_TENSORS_WEIGHTS_H

#include "frontend/base/file.h"
#include "ir/graph/graph.h"

typedef struct {
    const char *name;
    DType dtype;
    uint32_t rank;
    const int64_t *dims;
    const uint8_t *data; // n_bytes of them, little endian, row-major, not aligned to anything
    size_t n_bytes;
} Tensor;

typedef struct {
    Arena arena;
    Loc at;          // the file, for diagnostics
    Tensor *tensors; // in the order of their data
    size_t n_tensors;
    bool of_run; // a checkpoint of tpurun train, as its metadata say
    FileMap map; // empty once a module keeps it, and for safetensors_parse
} Safetensors;

// Both: false: one diagnostic was added and *out is empty. parse: the bytes stay the caller's and must outlive *out.
bool safetensors_open(const char *path, Safetensors *out, Diags *d);
bool safetensors_parse(const uint8_t *bytes, size_t n_bytes, Loc at, Safetensors *out, Diags *d);
void safetensors_close(Safetensors *s); // also of an empty one

// Writes tensors in this order, with lines of text under "__metadata__". The file appears whole or not at all. False: a diagnostic was added.
bool safetensors_write(const char *path, const Tensor *tensors, size_t n, const char *const (*metadata)[2], size_t n_metadata, Diags *d);
const char *safetensors_dtype(DType dtype); // "F32"; NULL: the format has no such type

// Is the tensor of this type and shape, with values that the type has? False: one diagnostic names `who`, what it is for ("variable 'w'").
bool safetensors_check(const Safetensors *s, const Tensor *t, DType dtype, uint32_t rank, const int64_t *dims, const char *who, Diags *d);
const Tensor *safetensors_find(const Safetensors *s, const char *name); // NULL: none

// The tensor as a constant of `type`, whose bytes are in the file where they are aligned, else a copy. What was opened
// from a file stays mapped as long as the module. NULL: one diagnostic says that shape or element type differ, or that
// a value is none of the type's; `who` names the place that the tensor is for ("argument %x").
const Literal *safetensors_literal(Safetensors *s, const Tensor *t, Module *m, Type type, const char *who, Diags *d);

typedef struct {
    uint32_t number; // of the argument in the model as first read
    const Literal *value;
} BoundWeight;
typedef VEC(BoundWeight) BoundWeights;

// Arguments of @main for which there is a value become constants; `files` says of each where it comes from. False: a diagnostic says why none can.
bool weights_replace(Module *m, const Literal **values, const char **files, Diags *d);

// Binds the tensors of all files: a variable (ir/ops/variables.h) of any entry point that a tensor names begins so; each argument of @main that a tensor names,
// by its SSA name, its number ("arg0") or its loc("..."), becomes a constant, and is added to *out in order of the arguments (NULL: nobody asks; free with
// vec_free). Of a checkpoint of tpurun train, optimizer/.. and training/.. may fit nothing; nor need the counters of
// PyTorch's batch norms, *.num_batches_tracked, of which one remark tells.
// All others that fit no argument, or have a wrong shape or type, are reported in one run, and then false is returned and the module is as it was.
bool weights_bind(Module *m, const char *const *paths, size_t n_paths, BoundWeights *out, Diags *d);
// The same, but arguments stay: *out says what each would be.
bool weights_find(Module *m, const char *const *paths, size_t n_paths, BoundWeights *out, Diags *d);

#endif
