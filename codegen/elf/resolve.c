// Symbol resolution: one symbol of all globals of a name. A definition that is not weak takes the place of a weak one, of weak ones the first stays,
// two others are an error. What is referred to has to be defined or among the imports; what is exported has to be defined.
#include "codegen/elf/image.h"

#include <stdlib.h>
#include <string.h>

static uint32_t *table_slot(const Image *im, const char *name) {
    size_t at = (size_t)bytes_hash(name, strlen(name), 0) & (im->n_table - 1);
    while (im->table[at] && strcmp(im->symbols.items[im->table[at] - 1].name, name) != 0) at = (at + 1) & (im->n_table - 1);
    return &im->table[at];
}

uint32_t image_find(const Image *im, const char *name) { return im->n_table ? *table_slot(im, name) - 1 : UINT32_MAX; }

static void table_grow(Image *im) {
    uint32_t *old = im->table;
    size_t n_old = im->n_table;
    im->n_table = n_old ? 2 * n_old : 64;
    im->table = xcalloc(im->n_table, sizeof *im->table);
    for (size_t i = 0; i < n_old; i++)
        if (old[i]) *table_slot(im, im->symbols.items[old[i] - 1].name) = old[i];
    free(old);
}

uint32_t image_global(Image *im, const char *name) {
    if (2 * (im->n_global + 1) > im->n_table) table_grow(im);
    uint32_t *slot = table_slot(im, name);
    if (!*slot) {
        Symbol s = {.name = name, .bind = STB_GLOBAL, .object = (uint32_t)im->in->n_objects};
        vec_push(&im->symbols, s);
        *slot = (uint32_t)im->symbols.n;
        im->n_global++;
    }
    return *slot - 1;
}

bool image_define(Image *im, const Symbol *s, uint32_t *out_index) {
    *out_index = image_global(im, s->name);
    Symbol *old = &im->symbols.items[*out_index];
    if (old->defined && s->bind == STB_WEAK) return true;
    if (old->defined && old->bind != STB_WEAK) return image_fail(im, s->object, "'%s' is defined twice", s->name);
    *old = *s;
    return true;
}

static bool is_listed(const char *name, const char *const *list, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (strcmp(name, list[i]) == 0) return true;
    return false;
}

// All missing symbols are reported, each once.
static bool references_resolve(Image *im) {
    bool ok = true;
    for (size_t i = 0; i < im->relocs.n; i++) {
        const Reloc *r = &im->relocs.items[i];
        Symbol *s = &im->symbols.items[r->symbol];
        if (s->defined || s->imported || s->reported) continue;
        if (s->bind == STB_LOCAL || s->object < im->in->n_objects) {
            ok = image_fail(im, r->object, "code refers to '%s', which lies in a section that is dropped", s->name);
        } else if (!is_listed(s->name, im->in->imports, im->in->n_imports)) {
            ok = image_fail(im, r->object, "'%s' is neither defined nor among the functions that may be imported", s->name);
        } else {
            s->imported = true;
        }
        s->reported = !s->imported;
    }
    return ok;
}

static bool exports_resolve(Image *im) {
    for (size_t i = 0; i < im->in->n_exports; i++) {
        uint32_t index = image_find(im, im->in->exports[i]);
        if (index == UINT32_MAX || !im->symbols.items[index].defined)
            return image_fail(im, (uint32_t)im->in->n_objects, "'%s' is to be exported but not defined", im->in->exports[i]);
        im->symbols.items[index].exported = true;
    }
    return true;
}

bool image_resolve(Image *im) { return references_resolve(im) && exports_resolve(im); }
