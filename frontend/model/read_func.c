// Functions and ops of model.fb. A value is defined once and visible from its definition to the end of its region, so a module that comes
// out has no dangling operand.
#include "frontend/model/reader.h"
#include "ir/text/dims.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

// False if it is taken.
static bool name_claim(Reader *r, Str name) {
    bool fresh;
    map_at(&r->names, name, &fresh);
    return fresh;
}

// ---- Values ----

// Looks up a value that is about to be defined by `field[i]`.
static bool value_declare(Reader *r, const char *field, uint32_t i, uint32_t value, Type *out_type, Str *out_name) {
    if (value >= r->values.n) return reader_refuse(r, field, i, "value %u of %u", value, r->values.n);
    if (r->defined[value]) return reader_refuse(r, field, i, "value %u is defined twice", value);
    const TpumValue *v = TpumFunction_values_at(r->values, value);
    if (TpumValue_type(v) >= r->n_types) return reader_refuse(r, field, i, "value %u has type %u of %u", value, TpumValue_type(v), r->n_types);
    FbString name = TpumValue_name(v);
    if (name.text && !fb_string_is_ssa_name(name))
        return reader_refuse(r, field, i, "value %u: its name may have letters, digits, '_', '$', '.' and '-' only", value);
    *out_type = r->types[TpumValue_type(v)];
    *out_name = reader_str(r, name);
    return true;
}

static void value_define(Reader *r, uint32_t value, Value *v) {
    r->defined[value] = v;
    vec_push(&r->scope, value);
}

// Values of a region cannot be used after it.
static void scope_close(Reader *r, size_t from) {
    while (r->scope.n > from) r->hidden[r->scope.items[--r->scope.n]] = 1;
}

static bool operand_read(Reader *r, uint32_t i, uint32_t value, Value **out) {
    if (value >= r->values.n) return reader_refuse(r, "operands", i, "value %u of %u", value, r->values.n);
    if (!r->defined[value]) return reader_refuse(r, "operands", i, "value %u is used before it is defined", value);
    if (r->hidden[value]) return reader_refuse(r, "operands", i, "value %u belongs to a region that has ended", value);
    *out = r->defined[value];
    return true;
}

// ---- Arguments and results of functions ----

// What the dimensions are called: see ir/text/dims.h.
static bool symbols_read(Reader *r, FbVec symbols, FbString at(FbVec, uint32_t), Type type, Str **out) {
    if (!symbols.n) return true;
    if (!type_is_tensor(type) || symbols.n != type->rank) return reader_refuse(r, "symbols", -1, "%u names for %s", symbols.n, type_name(&r->d->arena, type));
    Str *dims = arena_array(&r->m->arena, Str, symbols.n);
    for (uint32_t i = 0; i < symbols.n; i++) {
        FbString s = at(symbols, i);
        if (!s.len) continue;
        dims[i] = reader_str(r, s);
        const char *wrong = strlen(s.text) == s.len ? dim_wrong(s.text) : "holds a zero byte";
        if (wrong) return reader_refuse(r, "symbols", i, "'%.60s' %s", s.text, wrong);
    }
    if (dims_any(dims, symbols.n)) *out = dims;
    return true;
}

static void port_location_read(Reader *r, const TpumLocation *l, PortInfo *out) {
    if (!l) return;
    out->loc_name = reader_str(r, TpumLocation_name(l));
    out->src_file = reader_str(r, TpumLocation_file(l));
    out->src_line = TpumLocation_line(l);
    out->src_col = TpumLocation_col(l);
}

// ---- Ops ----

static bool count_check(Reader *r, const char *field, OpKind kind, int want, uint32_t got) {
    if (want == ANY || (uint32_t)want == got) return true;
    return reader_refuse(r, field, -1, "%s takes %d, not %u", op_text(kind), want, got);
}

static bool block_read(Reader *r, Block *b, FbVec ops, const TpumOp *at(FbVec, uint32_t));

static bool region_read(Reader *r, Block *b, const TpumRegion *t) {
    size_t scope = r->scope.n;
    FbVec arguments = TpumRegion_arguments(t);
    for (uint32_t i = 0; i < arguments.n; i++) {
        uint32_t value = TpumRegion_arguments_at(arguments, i);
        Type type = NULL;
        Str name = NULL;
        if (!value_declare(r, "arguments", i, value, &type, &name)) return false;
        value_define(r, value, block_add_arg(r->m, b, type, name));
    }
    if (!block_read(r, b, TpumRegion_ops(t), TpumRegion_ops_at)) return false;
    scope_close(r, scope);
    return true;
}

static bool regions_read(Reader *r, Op *op, FbVec regions) {
    for (uint32_t i = 0; i < regions.n; i++) {
        size_t from = reader_push(r, "regions", i);
        if (!region_read(r, op->regions[i], TpumOp_regions_at(regions, i))) return false;
        reader_pop(r, from);
    }
    return true;
}

static bool results_read(Reader *r, Op *op, FbVec results) {
    for (uint32_t i = 0; i < results.n; i++) {
        uint32_t value = TpumOp_results_at(results, i);
        Value *v = op_result(op, i);
        if (!value_declare(r, "results", i, value, &v->type, &v->name)) return false;
        value_define(r, value, v);
    }
    return true;
}

static bool op_read(Reader *r, Block *b, const TpumOp *t) {
    FbString name = TpumOp_name(t);
    FbVec operands = TpumOp_operands(t), results = TpumOp_results(t), regions = TpumOp_regions(t);
    OpKind kind;
    if (!op_find(name.text, name.len, &kind)) {
        const char *instead = op_instead(name.text, name.len), *near = instead ? NULL : op_guess(name.text, name.len);
        reader_refuse(r, "name", -1, "the operation %.100s is not supported", name.text);
        if (instead) diag_help(r->d, "StableHLO has it no more: write %s", instead);
        if (near) diag_help(r->d, "did you mean %s?", near);
        return false;
    }
    const OpInfo *info = &op_info[kind];
    if (!count_check(r, "operands", kind, info->ins, operands.n) || !count_check(r, "results", kind, info->outs, results.n) ||
        !count_check(r, "regions", kind, info->regions, regions.n))
        return false;
    Op *op = op_new(r->m, kind, location_read(r, TpumOp_location(t)), operands.n, results.n, regions.n);
    for (uint32_t i = 0; i < operands.n; i++)
        if (!operand_read(r, i, TpumOp_operands_at(operands, i), &op->operands[i])) return false;
    if (!attributes_read(r, op, TpumOp_attributes(t)) || !regions_read(r, op, regions) || !results_read(r, op, results)) return false;
    block_append(b, op);
    return true;
}

static bool block_read(Reader *r, Block *b, FbVec ops, const TpumOp *at(FbVec, uint32_t)) {
    for (uint32_t i = 0; i < ops.n; i++) {
        size_t from = reader_push(r, "ops", i);
        if (!op_read(r, b, at(ops, i))) return false;
        if (op_has(b->last->kind, END) != (i + 1 == ops.n))
            return reader_refuse(r, NULL, -1, i + 1 == ops.n ? "the last operation must be a return, not %s" : "%s is not the last operation",
                                 op_text(b->last->kind));
        reader_pop(r, from);
    }
    return ops.n ? true : reader_refuse(r, "ops", -1, "there are no operations, not even a return");
}

// ---- Functions ----

static bool argument_read(Reader *r, Func *f, const TpumArgument *a, uint32_t i) {
    Type type = NULL;
    Str name = NULL;
    if (!value_declare(r, "value", -1, TpumArgument_value(a), &type, &name)) return false;
    if (name && !name_claim(r, name)) return reader_refuse(r, "value", -1, "another argument is called %s as well", name->text);
    value_define(r, TpumArgument_value(a), block_add_arg(r->m, f->body, type, name));
    PortInfo *info = &f->arg_info[i];
    int32_t number = TpumArgument_number(a);
    if (number < -1) return reader_refuse(r, "number", -1, "%" PRId32 " is not the number of an argument", number);
    info->number = number < 0 ? i : (uint32_t)number;
    port_location_read(r, TpumArgument_location(a), info);
    return symbols_read(r, TpumArgument_symbols(a), TpumArgument_symbols_at, type, &info->dims) &&
           named_texts_read(r, TpumArgument_attributes(a), TpumArgument_attributes_at, &info->attrs);
}

static bool result_read(Reader *r, Func *f, const TpumResult *t, uint32_t i) {
    PortInfo *info = &f->result_info[i];
    info->number = i;
    if (!type_at(r, "type", TpumResult_type(t), &f->result_types[i])) return false;
    port_location_read(r, TpumResult_location(t), info);
    return symbols_read(r, TpumResult_symbols(t), TpumResult_symbols_at, f->result_types[i], &info->dims) &&
           named_texts_read(r, TpumResult_attributes(t), TpumResult_attributes_at, &info->attrs);
}

static bool ports_read(Reader *r, Func *f, const TpumFunction *t) {
    FbVec arguments = TpumFunction_arguments(t), results = TpumFunction_results(t);
    f->arg_info = arena_array(&r->m->arena, PortInfo, arguments.n);
    f->result_info = arena_array(&r->m->arena, PortInfo, results.n);
    f->result_types = arena_array(&r->m->arena, Type, results.n);
    f->n_results = results.n;
    for (uint32_t i = 0; i < arguments.n; i++) {
        size_t from = reader_push(r, "arguments", i);
        if (!argument_read(r, f, TpumFunction_arguments_at(arguments, i), i)) return false;
        reader_pop(r, from);
    }
    for (uint32_t i = 0; i < results.n; i++) {
        size_t from = reader_push(r, "results", i);
        if (!result_read(r, f, TpumFunction_results_at(results, i), i)) return false;
        reader_pop(r, from);
    }
    return true;
}

static bool visibility_read(Reader *r, FbString s, Str *out) {
    *out = reader_str(r, s);
    if (!s.text || fb_string_is(s, "public") || fb_string_is(s, "private") || fb_string_is(s, "nested")) return true;
    return reader_refuse(r, "visibility", -1, "'%.40s' is neither \"public\" nor \"private\"", s.text);
}

static bool function_body_read(Reader *r, const TpumFunction *t, Str name) {
    Func *f = module_add_func(r->m, name);
    f->loc = location_read(r, TpumFunction_location(t));
    return visibility_read(r, TpumFunction_visibility(t), &f->visibility) &&
           named_texts_read(r, TpumFunction_attributes(t), TpumFunction_attributes_at, &f->attrs) && ports_read(r, f, t) &&
           block_read(r, f->body, TpumFunction_ops(t), TpumFunction_ops_at);
}

static bool function_read(Reader *r, const TpumFunction *t) {
    FbString name = TpumFunction_name(t);
    if (!name.len) return reader_refuse(r, "name", -1, "it is empty");
    r->values = TpumFunction_values(t);
    r->defined = xcalloc(r->values.n + (size_t)1, sizeof *r->defined);
    r->hidden = xcalloc(r->values.n + (size_t)1, 1);
    r->scope.n = 0;
    map_free(&r->names);
    bool ok = function_body_read(r, t, reader_str(r, name));
    free(r->defined);
    free(r->hidden);
    return ok;
}

bool functions_read(Reader *r) {
    FbVec functions = TpumModel_functions(r->model);
    if (!functions.n) return reader_refuse(r, "functions", -1, "the file holds no function");
    for (uint32_t i = 0; i < functions.n; i++) { // before any body uses the table of names
        FbString name = TpumFunction_name(TpumModel_functions_at(functions, i));
        if (name_claim(r, reader_str(r, name))) continue;
        reader_push(r, "functions", i);
        return reader_refuse(r, "name", -1, "another function is called %.100s as well", name.text);
    }
    for (uint32_t i = 0; i < functions.n; i++) {
        size_t from = reader_push(r, "functions", i);
        if (!function_read(r, TpumModel_functions_at(functions, i))) return false;
        reader_pop(r, from);
    }
    return true;
}
