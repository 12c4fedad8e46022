// Sizes for the runtime: see sizes.h. A dimension without a name is called after its argument, which may have any characters: a text that is the name of a
// symbol is that symbol. Words are made where a padded symbol occurs; what a flag would bind is said of all sizes that are as plain as "2*n".
#include "codegen/artifact/sizes.h"

#include "ir/text/dims.h"

#include <stdlib.h>
#include <string.h>

_Static_assert((int)TPU_MAX_SIZE_WORDS >= (int)MAX_DIM_TEXT && (int)TPU_SIZE_STACK >= (int)MAX_DIM_STACK, "the runtime can compute every size that is read");

static const EntrySymbol *find_symbol(const SizeTable *t, const char *name, size_t len) {
    for (uint32_t i = 0; i < t->entry->n_symbols; i++)
        if (strlen(t->entry->symbols[i].name) == len && !memcmp(t->entry->symbols[i].name, name, len)) return &t->entry->symbols[i];
    return NULL;
}

// Products of numbers and one symbol.
static void find_factor(const SizeTable *t, const DimProgram *p, TpuSize *out) {
    const DimWord *symbol = NULL;
    int64_t factor = 1;
    for (size_t i = 0; i < p->n; i++) {
        const DimWord *w = &p->words[i];
        if (w->kind == WORD_SYMBOL && !symbol) symbol = w;
        else if (w->kind == WORD_NUMBER ? !w->value || __builtin_mul_overflow(factor, w->value, &factor) : w->kind != WORD_MULTIPLY) return;
    }
    if (!symbol) return;
    out->symbol = arena_printf(t->arena, "%.*s", (int)symbol->len, symbol->name);
    out->factor = factor;
}

static TpuSizeWord word_of(const SizeTable *t, const DimWord *w) {
    // clang-format off
    static const TpuSizeOp ops[] = {[WORD_NUMBER] = TPU_SIZE_NUMBER,     [WORD_SYMBOL] = TPU_SIZE_SYMBOL,     [WORD_NEGATE] = TPU_SIZE_NEGATE,
                                    [WORD_POWER] = TPU_SIZE_POWER,       [WORD_ADD] = TPU_SIZE_ADD,           [WORD_SUBTRACT] = TPU_SIZE_SUBTRACT,
                                    [WORD_MULTIPLY] = TPU_SIZE_MULTIPLY, [WORD_FLOORDIV] = TPU_SIZE_FLOORDIV, [WORD_MOD] = TPU_SIZE_MOD,
                                    [WORD_MAX] = TPU_SIZE_MAX,           [WORD_MIN] = TPU_SIZE_MIN};
    // clang-format on
    if (w->kind != WORD_SYMBOL) return (TpuSizeWord){.op = ops[w->kind], .value = w->value};
    const EntrySymbol *s = find_symbol(t, w->name, w->len);
    if (!s) ICE("a size of the symbol '%.*s', which has no value", (int)w->len, w->name);
    return (TpuSizeWord){.op = TPU_SIZE_SYMBOL, .value = s - t->entry->symbols};
}

static void add_words(SizeTable *t, const DimProgram *p, TpuSize *out) {
    bool padded = false;
    for (size_t i = 0; i < p->n; i++) {
        const EntrySymbol *s = p->words[i].kind == WORD_SYMBOL ? find_symbol(t, p->words[i].name, p->words[i].len) : NULL;
        padded |= s && s->padded;
    }
    if (!padded) return;
    out->first_word = (uint32_t)t->words.n;
    out->n_words = (uint32_t)p->n;
    for (size_t i = 0; i < p->n; i++) {
        TpuSizeWord w = word_of(t, &p->words[i]);
        if (w.op == TPU_SIZE_SYMBOL) out->symbols |= 1u << w.value;
        vec_push(&t->words, w);
    }
}

static TpuSize make_size(SizeTable *t, Str text) {
    TpuSize size = {0};
    DimProgram program;
    if (find_symbol(t, text->text, text->len)) {
        program.n = 1;
        program.words[0] = (DimWord){.kind = WORD_SYMBOL, .name = text->text, .len = text->len};
    } else if (!dim_compile(text->text, &program)) {
        return size;
    }
    find_factor(t, &program, &size);
    add_words(t, &program, &size);
    return size;
}

TpuSize size_of_text(SizeTable *t, Str text) {
    bool fresh;
    if (!text) return (TpuSize){0};
    size_t *at = map_at(&t->of_text, text, &fresh);
    if (fresh) {
        vec_push(&t->sizes, make_size(t, text));
        *at = t->sizes.n;
    }
    return t->sizes.items[*at - 1];
}

void size_table_free(SizeTable *t) {
    vec_free(&t->words);
    vec_free(&t->sizes);
    map_free(&t->of_text);
}
