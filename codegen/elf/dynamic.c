// What ld.so reads of a shared object: names of imports and exports with the hash table over them, and the section .dynamic. Formats: gABI
// chapter 5; DT_GNU_HASH as described by glibc's elf/dl-lookup.c.
#include "codegen/elf/shared.h"

#include <stdlib.h>

static uint32_t gnu_hash(const char *name) {
    uint32_t h = 5381;
    for (const unsigned char *c = (const unsigned char *)name; *c; c++) h = h * 33 + *c;
    return h;
}

typedef struct {
    uint32_t bucket, hash, symbol;
} Hashed;

static int by_bucket(const void *a, const void *b) {
    const Hashed *x = a, *y = b;
    if (x->bucket != y->bucket) return x->bucket < y->bucket ? -1 : 1;
    return (x->symbol > y->symbol) - (x->symbol < y->symbol);
}

// Header, Bloom filter (two bits a name in 64-bit words), first symbol of each bucket, then hashes whose low bit ends a
// chain.
static void hash_write(Shared *s, const Hashed *names, uint32_t n, uint32_t n_buckets, uint32_t first) {
    enum { SHIFT = 26 };
    uint32_t n_words = 1;
    while (n_words * 8 < n) n_words *= 2;
    uint64_t *bloom = xcalloc(n_words, sizeof *bloom);
    uint32_t *buckets = xcalloc(n_buckets, sizeof *buckets), *chain = xcalloc(n, sizeof *chain);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t h = names[i].hash, b = names[i].bucket;
        bloom[h / 64 % n_words] |= (uint64_t)1 << (h % 64) | (uint64_t)1 << ((h >> SHIFT) % 64);
        if (!buckets[b]) buckets[b] = first + i;
        bool last = i + 1 == n || names[i + 1].bucket != b;
        chain[i] = last ? h | 1 : h & ~(uint32_t)1;
    }
    uint32_t head[4] = {n_buckets, first, n_words, SHIFT};
    Text *t = &s->sections[S_HASH].bytes;
    words_add(t, head, sizeof head);
    words_add(t, bloom, n_words * sizeof *bloom);
    words_add(t, buckets, n_buckets * sizeof *buckets);
    words_add(t, chain, n * sizeof *chain);
    free(bloom);
    free(buckets);
    free(chain);
}

// Imports come first in .dynsym, then exports in the order of the hash table.
void shared_names_build(Shared *s) {
    VEC(Hashed) names = {0};
    for (uint32_t i = 0; i < s->im->symbols.n; i++) {
        Hashed h = {.hash = gnu_hash(symbol(s, i)->name), .symbol = i};
        if (symbol(s, i)->imported) vec_push(&s->imports, i);
        if (symbol(s, i)->exported) vec_push(&names, h);
    }
    uint32_t n = (uint32_t)names.n, n_buckets = n ? n : 1;
    for (uint32_t i = 0; i < n; i++) names.items[i].bucket = names.items[i].hash % n_buckets;
    if (n) qsort(names.items, n, sizeof *names.items, by_bucket);
    uint32_t next = 1;
    for (size_t i = 0; i < s->imports.n; i++) symbol(s, s->imports.items[i])->dyn = next++;
    hash_write(s, names.items, n, n_buckets, next);
    for (uint32_t i = 0; i < n; i++) {
        symbol(s, names.items[i].symbol)->dyn = next++;
        vec_push(&s->exports, names.items[i].symbol);
    }
    vec_free(&names);
}

static void dynamic_add(Shared *s, int64_t tag, uint64_t value) {
    Elf64_Dyn e = {.d_tag = tag, .d_un.d_val = value};
    words_add(&s->sections[S_DYNAMIC].bytes, &e, sizeof e);
}

void shared_dynamic_write(Shared *s) {
    const Section *x = s->sections;
    s->sections[S_DYNAMIC].bytes.n = 0;
    for (size_t i = 0; i < s->im->in->n_needed; i++) dynamic_add(s, DT_NEEDED, s->needed[i]);
    if (s->im->in->soname) dynamic_add(s, DT_SONAME, s->soname);
    dynamic_add(s, DT_GNU_HASH, x[S_HASH].address);
    dynamic_add(s, DT_STRTAB, x[S_DYNSTR].address);
    dynamic_add(s, DT_SYMTAB, x[S_DYNSYM].address);
    dynamic_add(s, DT_STRSZ, x[S_DYNSTR].size);
    dynamic_add(s, DT_SYMENT, sizeof(Elf64_Sym));
    if (s->n_rela) {
        dynamic_add(s, DT_RELA, x[S_RELA].address);
        dynamic_add(s, DT_RELASZ, x[S_RELA].size);
        dynamic_add(s, DT_RELAENT, sizeof(Elf64_Rela));
        dynamic_add(s, DT_RELACOUNT, s->relative.n);
    }
    dynamic_add(s, DT_FLAGS, DF_BIND_NOW);
    dynamic_add(s, DT_FLAGS_1, DF_1_NOW);
    dynamic_add(s, DT_NULL, 0);
}

static void dynsym_add(Shared *s, const Symbol *from) {
    Elf64_Sym e = {.st_name = strtab_add(&s->sections[S_DYNSTR].bytes, from->name), .st_size = from->size};
    e.st_info = ELF64_ST_INFO(STB_GLOBAL, from->type);
    words_add(&s->sections[S_DYNSYM].bytes, &e, sizeof e);
}

void shared_names_write(Shared *s) {
    const LinkInput *in = s->im->in;
    Text *dynstr = &s->sections[S_DYNSTR].bytes;
    strtab_add(dynstr, "");
    s->needed = xcalloc(in->n_needed, sizeof *s->needed);
    for (size_t i = 0; i < in->n_needed; i++) s->needed[i] = strtab_add(dynstr, in->needed[i]);
    if (in->soname) s->soname = strtab_add(dynstr, in->soname);
    text_zeros(&s->sections[S_DYNSYM].bytes, sizeof(Elf64_Sym));
    for (size_t i = 0; i < s->imports.n; i++) dynsym_add(s, symbol(s, s->imports.items[i]));
    for (size_t i = 0; i < s->exports.n; i++) dynsym_add(s, symbol(s, s->exports.items[i]));
}

void shared_exports_fill(Shared *s) {
    Elf64_Sym *exports = (Elf64_Sym *)s->sections[S_DYNSYM].bytes.items + 1 + s->imports.n;
    for (size_t i = 0; i < s->exports.n; i++) {
        const Symbol *x = symbol(s, s->exports.items[i]);
        exports[i].st_value = symbol_address(s, x);
        exports[i].st_shndx = s->sections[shared_section_of_part[x->part]].index;
    }
}
