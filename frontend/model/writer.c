// What the parts of the writer of model.fb have in common: numbers of types and constants, strings, vectors of references, places and the
// text that is carried along.
#include "frontend/model/writer.h"

#include <stdlib.h>

bool numbering_give(Numbering *t, const void *key) {
    bool fresh;
    size_t *number = map_at(&t->number_of, key, &fresh);
    if (!fresh) return false;
    *number = t->n;
    if (t->n == t->cap) t->keys = vec_grow(t->keys, &t->cap, t->n + 1, sizeof *t->keys);
    t->keys[t->n++] = key;
    return true;
}

uint32_t numbering_find(const Numbering *t, const void *key) {
    const size_t *number = map_find(&t->number_of, key);
    if (!number) ICE("write_model meets what its first walk has not");
    return (uint32_t)*number;
}

void numbering_free(Numbering *t) {
    free(t->keys);
    map_free(&t->number_of);
}

void type_number(Writer *w, Type t) {
    if (t->kind == TYPE_TUPLE)
        for (uint32_t i = 0; i < t->rank; i++) type_number(w, t->elems[i]); // before the tuple, as the reader wants it
    numbering_give(&w->types, t);
}

FbRef writer_str(Writer *w, Str s) { return s ? fb_put_shared_string(&w->b, s->text, s->len) : 0; }

FbRef writer_refs(Writer *w, size_t from) {
    FbRef ref = 0;
    if (!w->b.full && w->stack.n > from) ref = fb_put_refs(&w->b, w->stack.items + from, w->stack.n - from);
    w->stack.n = from;
    return ref;
}

FbRef location_put(Writer *w, Str name, Str file, uint32_t line, uint32_t col) {
    if (!name && !file && !line && !col) return 0;
    FbRef name_ref = writer_str(w, name), file_ref = writer_str(w, file);
    TpumLocation_begin(&w->b);
    TpumLocation_add_name(&w->b, name_ref);
    TpumLocation_add_file(&w->b, file_ref);
    TpumLocation_add_line(&w->b, line);
    TpumLocation_add_col(&w->b, col);
    return fb_table_end(&w->b);
}

FbRef op_location_put(Writer *w, const OpLoc *l) { return location_put(w, l->name, l->src_file, l->src_line, l->src_col); }

FbRef named_texts_put(Writer *w, NamedTexts t) {
    size_t from = w->stack.n;
    for (uint32_t i = 0; i < t.n; i++) {
        FbRef name = writer_str(w, t.v[i].name), text = writer_str(w, t.v[i].value);
        TpumNamedText_begin(&w->b);
        TpumNamedText_add_name(&w->b, name);
        TpumNamedText_add_text(&w->b, text);
        vec_push(&w->stack, fb_table_end(&w->b));
    }
    return writer_refs(w, from);
}
