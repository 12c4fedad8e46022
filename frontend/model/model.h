// model.fb and the graph, both ways. The format is schema/model.fbs; schema/README.md explains it to those who write
// such files.
//
// Reading what was written gives the same module: names, locations, unknown attributes and the order of everything are
// kept. Constants of MODEL_EXTERN_BYTES or more lie behind the FlatBuffer, so that the FlatBuffer, which ends at 2 GiB,
// stays small.
#ifndef TPUCC_FRONTEND_MODEL_MODEL_H
#define TPUCC_FRONTEND_MODEL_MODEL_H

#include "frontend/model/sink.h"
#include "ir/graph/graph.h"

// The format's version. Major: older readers would misread the file. Minor: fields or members were added.
enum { MODEL_MAJOR = 1, MODEL_MINOR = 3 };
enum { MODEL_EXTERN_BYTES = 1024, MODEL_EXTERN_ALIGN = 64 };

// True if the bytes begin like a model.fb.
bool model_is(const uint8_t *bytes, size_t n_bytes);

// NULL: one diagnostic was added; its place has the field's path ("functions[0].ops[12].operands[1]"). Trusts nothing
// in the bytes, but leaves types and structure to the module's verifier. Literals point into the bytes, which must live
// as long as the module (module_keep_map).
Module *model_read(const uint8_t *bytes, size_t n_bytes, const char *file_name, Diags *d);

// Writes the whole file; Value.id of the module is used. False: the module fits no FlatBuffer, and a diagnostic was
// added before anything was written. The same module gives the same bytes.
bool model_write(Module *m, ByteSink sink, Diags *d);

// How the lists of a compound attribute are called in the file: StableHLO's own names.
typedef enum { PART_ALL, PART_ONE, PART_FIRST, PART_SECOND, PART_REST } ListPart; // ONE: all of a list that has one value
typedef struct {
    const char *name;
    uint32_t list; // DOT_LHS_BATCH, CONV_INPUT, ...
    ListPart part;
} ListName;
// Of the kinds DOT, RAGGED, CONV, GATHER, SCATTER and CHANNEL; the parts of one list follow each other. Returns the number of names.
enum { MAX_LIST_NAMES = 9 };
uint32_t attr_list_names(AttrKind kind, ListName out_names[MAX_LIST_NAMES], uint32_t *out_n_lists);

#endif
