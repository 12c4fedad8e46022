// Functions and ops for model.fb. Of each function one walk numbers values, types and constants in the order in which it mentions them; a
// second writes, children before parents, as FlatBuffers wants it.
#include "frontend/model/writer.h"
#include "ir/text/dims.h"

#include <stdlib.h>
#include <string.h>

// ---- First walk ----

static void value_number(Writer *w, Value *v, uint32_t *n_values) {
    v->id = (*n_values)++;
    type_number(w, v->type);
}

static void block_number(Writer *w, Block *b, uint32_t *n_values) {
    for (uint32_t i = 0; i < b->n_args; i++) value_number(w, b->args[i], n_values);
    for (Op *op = b->first; op; op = op->next) {
        for (uint32_t i = 0; i < op->n_attrs; i++) {
            const Attr *a = &op->attrs[i];
            if (a->key == ATTR_UNKNOWN || attr_info[a->key].kind != AK_LITERAL) continue;
            if (numbering_give(&w->constants, a->lit)) type_number(w, a->lit->type);
        }
        for (uint32_t i = 0; i < op->n_regions; i++) block_number(w, op->regions[i], n_values);
        for (uint32_t i = 0; i < op->n_results; i++) value_number(w, &op->results[i], n_values);
    }
}

// ---- Ops ----

// Indices of values; nothing for an empty list.
static FbRef values_put(Writer *w, Value *const *pointers, Value *values, uint32_t n) {
    if (!n) return 0;
    uint32_t *v = xcalloc(n, sizeof *v);
    for (uint32_t i = 0; i < n; i++) v[i] = pointers ? value_resolved(pointers[i])->id : values[i].id;
    FbRef ref = fb_put_scalars(&w->b, v, n, sizeof *v);
    free(v);
    return ref;
}

static FbRef block_put(Writer *w, const Block *b);

static FbRef regions_put(Writer *w, const Op *op) {
    size_t from = w->stack.n;
    for (uint32_t i = 0; i < op->n_regions; i++) {
        const Block *b = op->regions[i];
        FbRef ops = block_put(w, b), arguments = values_put(w, b->args, NULL, b->n_args);
        TpumRegion_begin(&w->b);
        TpumRegion_add_arguments(&w->b, arguments);
        TpumRegion_add_ops(&w->b, ops);
        vec_push(&w->stack, fb_table_end(&w->b));
    }
    return writer_refs(w, from);
}

static FbRef op_put(Writer *w, const Op *op) {
    FbRef regions = regions_put(w, op), attributes = attributes_put(w, op), location = op_location_put(w, &op->loc);
    FbRef operands = values_put(w, op->operands, NULL, op->n_operands), results = values_put(w, NULL, op->results, op->n_results);
    FbRef name = fb_put_shared_string(&w->b, op_text(op->kind), strlen(op_text(op->kind)));
    TpumOp_begin(&w->b);
    TpumOp_add_name(&w->b, name);
    TpumOp_add_operands(&w->b, operands);
    TpumOp_add_results(&w->b, results);
    TpumOp_add_attributes(&w->b, attributes);
    TpumOp_add_regions(&w->b, regions);
    TpumOp_add_location(&w->b, location);
    return fb_table_end(&w->b);
}

static FbRef block_put(Writer *w, const Block *b) {
    size_t from = w->stack.n;
    for (const Op *op = b->first; op; op = op->next) {
        FbRef ref = op_put(w, op);
        vec_push(&w->stack, ref);
    }
    return writer_refs(w, from);
}

// ---- Functions ----

// A result's name that is a number is what any printer would give it.
static bool name_is_hint(const Value *v) {
    if (!v->name || !v->def) return v->name != NULL;
    return strspn(v->name->text, "0123456789") != v->name->len;
}

static void value_table_put(Writer *w, const Value *v) {
    FbRef name = name_is_hint(v) ? writer_str(w, v->name) : 0;
    TpumValue_begin(&w->b);
    TpumValue_add_type(&w->b, numbering_find(&w->types, v->type));
    TpumValue_add_name(&w->b, name);
    vec_push(&w->stack, fb_table_end(&w->b));
}

// In the order of block_number.
static void value_tables_put(Writer *w, const Block *b) {
    for (uint32_t i = 0; i < b->n_args; i++) value_table_put(w, b->args[i]);
    for (const Op *op = b->first; op; op = op->next) {
        for (uint32_t i = 0; i < op->n_regions; i++) value_tables_put(w, op->regions[i]);
        for (uint32_t i = 0; i < op->n_results; i++) value_table_put(w, &op->results[i]);
    }
}

static FbRef symbols_put(Writer *w, const Str *dims, Type type) {
    if (!type_is_tensor(type) || !dims_any(dims, type->rank)) return 0;
    size_t from = w->stack.n;
    for (uint32_t i = 0; i < type->rank; i++) vec_push(&w->stack, fb_put_shared_string(&w->b, str_text(dims[i]), dims[i] ? dims[i]->len : 0));
    return writer_refs(w, from);
}

static FbRef port_location_put(Writer *w, const PortInfo *p) { return location_put(w, p->loc_name, p->src_file, p->src_line, p->src_col); }

static FbRef arguments_put(Writer *w, const Func *f) {
    size_t from = w->stack.n;
    for (uint32_t i = 0; i < f->body->n_args; i++) {
        const PortInfo *p = &f->arg_info[i];
        FbRef location = port_location_put(w, p), symbols = symbols_put(w, p->dims, f->body->args[i]->type);
        FbRef attributes = named_texts_put(w, p->attrs);
        TpumArgument_begin(&w->b);
        TpumArgument_add_value(&w->b, f->body->args[i]->id);
        TpumArgument_add_location(&w->b, location);
        TpumArgument_add_number(&w->b, p->number == i ? -1 : (int32_t)p->number);
        TpumArgument_add_attributes(&w->b, attributes);
        TpumArgument_add_symbols(&w->b, symbols);
        vec_push(&w->stack, fb_table_end(&w->b));
    }
    return writer_refs(w, from);
}

static FbRef results_put(Writer *w, const Func *f) {
    size_t from = w->stack.n;
    for (uint32_t i = 0; i < f->n_results; i++) {
        const PortInfo *p = &f->result_info[i];
        FbRef location = port_location_put(w, p), symbols = symbols_put(w, p->dims, f->result_types[i]);
        FbRef attributes = named_texts_put(w, p->attrs);
        TpumResult_begin(&w->b);
        TpumResult_add_type(&w->b, numbering_find(&w->types, f->result_types[i]));
        TpumResult_add_location(&w->b, location);
        TpumResult_add_attributes(&w->b, attributes);
        TpumResult_add_symbols(&w->b, symbols);
        vec_push(&w->stack, fb_table_end(&w->b));
    }
    return writer_refs(w, from);
}

static FbRef function_put(Writer *w, Func *f) {
    uint32_t n_values = 0;
    block_number(w, f->body, &n_values);
    FbRef ops = block_put(w, f->body);
    size_t from = w->stack.n;
    value_tables_put(w, f->body);
    FbRef values = writer_refs(w, from), arguments = arguments_put(w, f), results = results_put(w, f);
    FbRef attributes = named_texts_put(w, f->attrs), location = op_location_put(w, &f->loc);
    FbRef name = writer_str(w, f->name), visibility = writer_str(w, f->visibility);
    TpumFunction_begin(&w->b);
    TpumFunction_add_name(&w->b, name);
    TpumFunction_add_visibility(&w->b, visibility);
    TpumFunction_add_values(&w->b, values);
    TpumFunction_add_arguments(&w->b, arguments);
    TpumFunction_add_results(&w->b, results);
    TpumFunction_add_ops(&w->b, ops);
    TpumFunction_add_attributes(&w->b, attributes);
    TpumFunction_add_location(&w->b, location);
    return fb_table_end(&w->b);
}

FbRef functions_put(Writer *w) {
    size_t from = w->stack.n;
    for (Func *f = w->m->first_func; f; f = f->next) {
        for (uint32_t i = 0; i < f->n_results; i++) type_number(w, f->result_types[i]);
        FbRef ref = function_put(w, f);
        vec_push(&w->stack, ref);
    }
    return writer_refs(w, from);
}
