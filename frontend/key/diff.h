// How two keys differ (key.h): what an artifact was made from, and what it would be made from now. Behind `tpucc explain`.
//
//   texts -> KeyDetails (read.c) -> pairs of ops (align.c) -> list of differences (diff.c, diff_ops.c)
//
// The hashes of the short texts decide whether anything differs; the lines of the details say what. All of a key that comes from a file may
// be damaged; nothing of it is believed.
#ifndef TPUCC_FRONTEND_KEY_DIFF_H
#define TPUCC_FRONTEND_KEY_DIFF_H

#include "ir/base/diag.h"
#include "ir/text/names.h"

typedef struct {
    uint32_t format; // of the artifact, by version
    const char *compiler;
    const char *key;     // lines NAME=VALUE
    const char *details; // NULL: none
} KeySide;

// One line of the answer. Texts are in the arena of the list; those that say nothing are NULL.
typedef struct {
    const char *kind;                     // "dimension", "flag", "target", "weight", "argument", "result", "op", ...
    const char *name;                     // of the one that differs: "s", "--control-flow", "'fc1.weight'", "stablehlo.add"
    const char *what;                     // of it that differs: "type", "kernel_size"; NULL: it itself
    const char *before, *now;             // NULL: it was not there
    const char *place_before, *place_now; // in the model: "3:10", "3:10 \"layer1\""
    const char *meaning;
} Difference;

typedef struct {
    Arena arena;
    VEC(Difference) list;
} Differences;

// False: the lines of `before` are damaged, and *out_wrong says how; `now` was made by this program.
bool key_compare(const KeySide *before, const KeySide *now, Differences *out, const char **out_wrong);
void differences_free(Differences *d);

// ---- The lines of the details (read.c)

typedef struct {
    Str number, name;
    const char *place, *also, *type, *dims;
    const char **attrs;
    uint32_t n_attrs;
} KeyPort;

typedef struct {
    Str number; // of the argument
    const char *hash;
} KeyWeight;

typedef enum { KEY_BY_ALL, KEY_BY_ATTRS, KEY_BY_KIND, KEY_LEVELS } KeyLevel; // all; all but types; the kind alone
typedef struct {
    Str by[KEY_LEVELS];
    const char *kind, *types;
    const char **attrs; // "name = value"
    uint32_t n_attrs;
} KeySignature;

typedef struct {
    char from; // 'o': result `index` of op `op`, 'a': argument `index` of the function, 'b': of region `region` of op `op`
    uint32_t op, region, index;
} KeyWire;

typedef struct {
    const KeySignature *signature;
    const char *place; // "3:10 \"layer1\"", "" if the source says nothing
    KeyWire *wires;
    uint32_t n_wires;
} KeyOp;

typedef struct {
    Str hash;
    const char *place, *kind; // of its first op
    uint32_t n_ops;
} KeyGroup;

typedef struct {
    bool known; // of this version; all else is empty if not
    const char *target;
    VEC(KeyPort) ins, outs;
    VEC(KeyWeight) weights;
    Map in_names, in_numbers, weight_numbers; // to the index in `ins` and `weights`
    VEC(KeySignature *) signatures;
    VEC(KeyOp) ops;
    VEC(KeyGroup) groups; // instead of ops
} KeyDetails;

// Strings are in `arena`; texts of both sides that are compared are interned in one table. False: *out_wrong says why.
bool key_details_read(const char *text, Arena *arena, Interner *strings, KeyDetails *out, const char **out_wrong);
void key_details_free(KeyDetails *k);

// ---- Differences of ops (diff_ops.c)

void key_compare_ops(const KeyDetails *before, const KeyDetails *now, Differences *out);
// Calls fn for each attribute that is not the same on both sides; was or is NULL: the other side alone has it.
typedef void KeyAttrFn(void *context, const char *name, const char *was, const char *is);
void key_compare_attrs(Arena *arena, const char *const *before, uint32_t n_before, const char *const *now, uint32_t n_now, KeyAttrFn *fn, void *context);

// ---- Pairs of ops (align.c)

enum { KEY_ALONE = -1 };
typedef struct {
    int32_t *to_now, *to_before; // by number of the op: its partner's, or KEY_ALONE
} KeyPairs;

// Pairs ops in order: as many as can be that are the same, between these those of the same attributes, of the same kind, and what is left one
// by one. In arena.
KeyPairs key_align(const KeyDetails *before, const KeyDetails *now, Arena *arena);
// The same, by one level, for any sequences that are compared as pointers: to_now of `n_before` entries.
void key_align_strs(const Str *before, uint32_t n_before, const Str *now, uint32_t n_now, int32_t *to_now);

#endif
