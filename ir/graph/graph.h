// The graph: a Module of Funcs; a Func has one Block; a Block is a list of Ops in order; an Op has operands, results, attributes
// and nested Blocks (its regions: every region of StableHLO is one block). Values are results or block arguments; an op may use
// values of its block that come before it and of the blocks around it.
//
// Memory: a Module owns one arena; types, strings, ops, attributes and literals live in it until module_free. Passes unlink ops and
// free nothing. Replacing a value only records it (value_replace); module_resolve then rewrites every operand in one walk.
// There are no use lists: a pass that needs them asks uses.h.
#ifndef TPUCC_IR_GRAPH_GRAPH_H
#define TPUCC_IR_GRAPH_GRAPH_H

#include "ir/base/diag.h"
#include "ir/graph/op.h"

typedef struct Module Module;
typedef struct Func Func;
typedef struct Block Block;
typedef struct Op Op;
typedef struct Value Value;

struct Value {
    Type type;
    Op *def;      // NULL for a block argument
    Block *block; // of an argument, else NULL
    uint32_t index;
    uint32_t id;     // scratch: numbering of whoever walks now
    Str name;        // SSA name without '%' as it was read; kept for arguments of functions, a hint elsewhere
    Value *replaced; // by value_replace, until module_resolve
    void *mark;      // scratch of the running pass
};

// Where an op comes from. `at` points into the file that was read; name and src_* are what the source itself says in loc(...),
// and only these are printed and written.
typedef struct {
    Loc at;
    Str name;     // loc("name")
    Str src_file; // loc("file":line:col)
    uint32_t src_line, src_col;
} OpLoc;

struct Op {
    OpKind kind;
    uint32_t n_operands, n_results, n_regions, n_attrs;
    Value **operands;
    Value *results; // array
    Block **regions;
    Attr *attrs; // sorted by key, unknown ones last in order of reading
    OpLoc loc;
    Block *block;
    Op *prev, *next;
    uint32_t id; // scratch
    void *mark;  // scratch
};

struct Block {
    Value **args;
    uint32_t n_args;
    Op *first, *last;
    Op *parent; // op whose region this is, or NULL
    Func *func; // of a function's body, or NULL
};

typedef struct {
    Str name;  // full name
    Str value; // MLIR text, NULL for a unit attribute
} NamedText;

typedef struct {
    NamedText *v;
    uint32_t n;
} NamedTexts;

// What the source says of an argument or a result of a function. The argument's SSA name is its Value's.
typedef struct {
    Str loc_name; // loc("...") of the argument
    Str src_file;
    uint32_t src_line, src_col;
    uint32_t number;   // of the argument in the model as first read
    uint32_t variable; // 1 + its number in Module.variables, 0: it is none, or module_find_variables was not asked
    NamedTexts attrs;  // {mhlo.sharding = "..."}
    Str *dims;         // what each dimension is called, NULL for those without a name; or NULL: see dims.h
} PortInfo;

struct Func {
    Module *module;
    Str name;
    Str visibility; // "public", "private" or NULL
    Block *body;
    PortInfo *arg_info;    // body->n_args
    PortInfo *result_info; // n_results
    Type *result_types;
    uint32_t n_results;
    NamedTexts attrs;
    OpLoc loc;
    Func *next;
};

// A size with a name of an argument of @main that --weights has made a constant: the pass `bind` solves symbols by it.
typedef struct {
    Str text; // "2*b"
    int64_t value;
    const char *called, *from; // "dimension 0 of argument 'w'", "w.safetensors gives tensor<8x3xf32>"
} KnownSize;

struct Module {
    Arena arena;
    Interner strings;
    TypeTable types;
    Func *first_func, *last_func;
    struct {
        PtrMap map;
        Func *first, *last;
    } func_of; // by name, of the functions from first to last: module_find_func's
    Str name;  // module @name, or NULL
    Str file;  // that it was read from
    Str entry; // the function that module_main is while passes work on one of several entry points, or NULL
    NamedTexts attrs;
    NamedTexts meshes; // sdy.mesh: name, and what stands behind the '=': see mesh.h
    OpLoc loc;
    const KnownSize *known_sizes; // in the arena
    size_t n_known_sizes;
    const struct Variable *variables; // by number; of all entry points, see ir/ops/variables.h. In the arena
    uint32_t n_variables;
    // Files that literals point into, unmapped by module_free.
    struct {
        const void *base;
        size_t bytes;
    } *maps;
    size_t n_maps, cap_maps;
};

Module *module_new(void);
void module_free(Module *m);
// Keeps [base, base + bytes) mapped until module_free, which calls munmap.
void module_keep_map(Module *m, const void *base, size_t bytes);
Str module_str(Module *m, const char *text);
Func *module_add_func(Module *m, Str name);
Func *module_find_func(Module *m, Str name); // the first of this name, or NULL
void module_forget_names(Module *m);         // a function was renamed, or the list changed other than by module_add_func
Func *module_main(const Module *m);          // the one called `entry`; else "main", or the only public function, or NULL
// The functions that an artifact has as entry points, in the order of the module: "main" and all that say `public`; where there are none, module_main. Returns
// how many; `out`: room for them, or NULL.
size_t module_entries(const Module *m, Func **out);
// An attribute of an argument or a result, as MLIR text; NULL: it has none of that name, or a unit attribute. port_set_attr replaces it.
Str port_attr(const PortInfo *port, const char *name);
const NamedText *named_text(const NamedTexts *texts, const char *name); // NULL: it is not there
void named_text_set(Module *m, NamedTexts *texts, const char *name, const char *text);
void port_set_attr(Module *m, PortInfo *port, const char *name, const char *text);
// How an argument is called in messages and by users: its SSA name, else its loc("..."), else "arg3" by its number in the model as first read; its loc("...")
// goes before an SSA name that only counts (%arg3), where no other argument has it. In the module's arena where it has to be made.
const char *argument_name(Func *f, uint32_t i);
enum { MAX_ARGUMENT_NAMES = 3 };
uint32_t argument_names(Arena *a, const Func *f, uint32_t i, const char *out_names[MAX_ARGUMENT_NAMES]); // all, that one first; how many
bool argument_answers(const Func *f, uint32_t i, const char *name);                                      // to any of these names
// How a result is called, the name that is shown first: JAX's (jax.result_info, quotes off), its loc("..."), "output3". Returns how many; made in `a`.
enum { MAX_RESULT_NAMES = 3 };
uint32_t func_result_names(Arena *a, const Func *f, uint32_t i, const char *out_names[MAX_RESULT_NAMES]);
void module_keep_funcs(Module *m, bool (*keep)(const Func *f, void *context), void *context); // takes out the others
// The functions of a module, so that passes can work on several copies of a model one after the other. Copies share the module's arena, types,
// names and constants. module_swap_funcs puts these in the place of those that it returns.
typedef struct {
    Func *first, *last;
} FuncList;
FuncList module_copy_funcs(Module *m);
FuncList module_swap_funcs(Module *m, FuncList funcs);

Block *block_new(Module *m);
Value *block_add_arg(Module *m, Block *b, Type type, Str name);
// Drops argument i; nothing may use it.
void block_remove_arg(Block *b, uint32_t i);
static inline Op *block_end(const Block *b) { return b->last; } // its terminator in a valid module

// A detached op with undefined operands and result types; regions are new empty blocks.
Op *op_new(Module *m, OpKind kind, OpLoc loc, size_t n_operands, size_t n_results, size_t n_regions);
void block_append(Block *b, Op *op);
void op_insert_before(Op *op, Op *at);
void op_unlink(Op *op);
void op_set_operands(Module *m, Op *op, Value *const *operands, size_t n);

// Attributes. op_attr: NULL if the op has none of that key.
const Attr *op_attr(const Op *op, AttrKey key);
void op_set_attr(Module *m, Op *op, Attr a); // replaces one of the same key (and name, for unknown ones)
void op_remove_attr(Op *op, AttrKey key);
int64_t op_int(const Op *op, AttrKey key, int64_t otherwise);
Axes op_axes(const Op *op, AttrKey key);             // of AXES, BOOLS, PAIRS; empty if missing
Axes op_list(const Op *op, AttrKey key, uint32_t i); // of DOT, RAGGED, CONV, GATHER, SCATTER
Str op_str(const Op *op, AttrKey key);

static inline Str op_callee(const Op *op) { // the function that the op runs, or NULL
    return op->kind == OP_CALL ? op_str(op, ATTR_callee) : op->kind == OP_COMPOSITE ? op_str(op, ATTR_decomposition) : NULL;
}

// Regions within regions that a verified module has at most: what walks them recurses.
enum { MAX_REGION_DEPTH = 128 };

// Every later use of `from` means `to` once module_resolve has run. Chains are followed.
void value_replace(Value *from, Value *to);
static inline Value *value_resolved(Value *v) {
    while (v->replaced) v = v->replaced;
    return v;
}
void module_resolve(Module *m);
void block_resolve(Block *b);

static inline Value *op_result(Op *op, uint32_t i) { return &op->results[i]; }
static inline const Literal *value_constant(const Value *v) { // the literal of a stablehlo.constant, else NULL
    return v->def && v->def->kind == OP_CONSTANT ? op_attr(v->def, ATTR_value)->lit : NULL;
}

// Copies ops of `from` except its terminator to before `at` (NULL: the end of `to`). `map` names what stands for a value of the source:
// filled by the caller for arguments, by the function for results. Values that it does not name are used as they are.
typedef struct {
    PtrMap map;
} ValueMap;
static inline void value_map_set(ValueMap *m, const Value *from, Value *to) { ptr_map_set(&m->map, from, to); }
static inline Value *value_map_get(const ValueMap *m, const Value *from) { return ptr_map_get(&m->map, from); } // NULL if absent
static inline void value_map_free(ValueMap *m) { ptr_map_free(&m->map); }
Op *op_clone(Module *m, const Op *op, ValueMap *map); // detached, with its regions; results are entered into map
void block_clone_into(Module *m, const Block *from, Block *to, Op *at, ValueMap *map, bool with_end);

// Calls fn on every op of the block in order, an op before the ops of its regions. fn may unlink the op it is given.
void block_walk(Block *b, void (*fn)(Op *op, void *context), void *context);

// For diagnostics: where the op stands in the file that was read, with the name that the source gives it.
static inline Loc op_place(const Op *op) {
    Loc at = op->loc.at;
    if (op->loc.name) at.name = op->loc.name;
    return at;
}

#endif
