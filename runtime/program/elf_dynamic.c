// The dynamic section of an artifact, and what it leads to: names, symbols, hash tables. The system's loader believes all of it (it indexes,
// follows and asserts), so whatever it would follow is followed here first. Tags that it would act upon and that no linker writes for a program
// of tpucc (filters, auditors, text relocations, thread-local storage) are refused by not being in the table. Sources: System V gABI, chapter 5;
// glibc's elf/get-dynamic-info.h, dl-lookup.c, dl-version.c; of DT_GNU_HASH, the layout notes of its author.
#define _GNU_SOURCE
#include "runtime/program/elf_file.h"

#include <string.h>

enum { TAG_RELRSZ = 35, TAG_RELR, TAG_RELRENT }; // younger than some <elf.h>

static const struct {
    int64_t tag;
    bool own; // tpucc's linker writes it
} dynamic_rows[N_DYNAMIC] = {
    [D_NEEDED] = {DT_NEEDED, true},
    [D_SONAME] = {DT_SONAME, true},
    [D_RUNPATH] = {DT_RUNPATH, false},
    [D_RPATH] = {DT_RPATH, false},
    [D_HASH] = {DT_HASH, false},
    [D_GNU_HASH] = {DT_GNU_HASH, true},
    [D_STRTAB] = {DT_STRTAB, true},
    [D_STRSZ] = {DT_STRSZ, true},
    [D_SYMTAB] = {DT_SYMTAB, true},
    [D_SYMENT] = {DT_SYMENT, true},
    [D_RELA] = {DT_RELA, true},
    [D_RELASZ] = {DT_RELASZ, true},
    [D_RELAENT] = {DT_RELAENT, true},
    [D_RELACOUNT] = {DT_RELACOUNT, true},
    [D_RELR] = {TAG_RELR, false},
    [D_RELRSZ] = {TAG_RELRSZ, false},
    [D_RELRENT] = {TAG_RELRENT, false},
    [D_JMPREL] = {DT_JMPREL, false},
    [D_PLTRELSZ] = {DT_PLTRELSZ, false},
    [D_PLTREL] = {DT_PLTREL, false},
    [D_PLTGOT] = {DT_PLTGOT, false},
    [D_INIT] = {DT_INIT, false},
    [D_FINI] = {DT_FINI, false},
    [D_INIT_ARRAY] = {DT_INIT_ARRAY, false},
    [D_INIT_ARRAYSZ] = {DT_INIT_ARRAYSZ, false},
    [D_FINI_ARRAY] = {DT_FINI_ARRAY, false},
    [D_FINI_ARRAYSZ] = {DT_FINI_ARRAYSZ, false},
    [D_VERSYM] = {DT_VERSYM, false},
    [D_VERNEED] = {DT_VERNEED, false},
    [D_VERNEEDNUM] = {DT_VERNEEDNUM, false},
    [D_BIND_NOW] = {DT_BIND_NOW, false},
    [D_SYMBOLIC] = {DT_SYMBOLIC, false},
    [D_FLAGS] = {DT_FLAGS, true},
    [D_FLAGS_1] = {DT_FLAGS_1, true},
};

// ---- Entries

static bool take(Elf *e, const Elf64_Dyn *d) {
    DynamicId id = 0;
    while (id < N_DYNAMIC && dynamic_rows[id].tag != d->d_tag) id++;
    if (id == N_DYNAMIC || (e->own && !dynamic_rows[id].own))
        return elf_damaged(e, "its dynamic section has an entry of type %llx", (unsigned long long)d->d_tag);
    if (id == D_NEEDED) {
        if (e->n_needed == MAX_NEEDED) return elf_damaged(e, "it needs more than %d libraries", MAX_NEEDED);
        e->needed[e->n_needed++] = d->d_un.d_val;
    } else if (e->has[id]) {
        return elf_damaged(e, "its dynamic section has two entries of type %llx", (unsigned long long)d->d_tag);
    }
    e->has[id] = true;
    e->dynamic[id] = d->d_un.d_val;
    return true;
}

// The loader stops at DT_NULL, wherever the segment ends.
static bool read_entries(Elf *e) {
    const Elf64_Phdr *p = e->dynamic_segment;
    uint64_t n = p->p_filesz / sizeof(Elf64_Dyn), i = 0;
    const Elf64_Dyn *d = elf_block(e, p->p_offset, p->p_filesz, "dynamic section");
    if (!d) return false;
    for (; i < n && d[i].d_tag != DT_NULL; i++)
        if (!take(e, &d[i])) return false;
    if (i == n) return elf_damaged(e, "its dynamic section does not end");
    if (e->own && i + 1 != n) return elf_damaged(e, "its dynamic section ends too early");
    return true;
}

// The loader looks for a table, and takes what goes with it to be there.
static bool check_pairs(Elf *e) {
    // clang-format off
    static const DynamicId pairs[][2] = {
        {D_RELA, D_RELASZ}, {D_RELA, D_RELAENT}, {D_RELR, D_RELRSZ}, {D_RELR, D_RELRENT}, {D_JMPREL, D_PLTRELSZ}, {D_JMPREL, D_PLTREL},
        {D_INIT_ARRAY, D_INIT_ARRAYSZ}, {D_FINI_ARRAY, D_FINI_ARRAYSZ}, {D_VERSYM, D_VERNEED}, {D_VERNEED, D_VERNEEDNUM},
    };
    // clang-format on
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        bool first = e->has[pairs[i][0]];
        if (first != e->has[pairs[i][1]])
            return elf_damaged(e, "its dynamic section has an entry of type %llx, and none of type %llx",
                               (unsigned long long)dynamic_rows[pairs[i][!first]].tag, (unsigned long long)dynamic_rows[pairs[i][first]].tag);
    }
    return true;
}

// Sizes and flags that the loader asserts, or that change the process.
static bool check_values(Elf *e) {
    const uint64_t *v = e->dynamic;
    if (!e->has[D_STRTAB] || !e->has[D_STRSZ] || !e->has[D_SYMTAB] || !e->has[D_SYMENT] || !(e->has[D_HASH] || e->has[D_GNU_HASH]))
        return elf_damaged(e, "no dynamic symbol table");
    if (v[D_SYMENT] != sizeof(Elf64_Sym)) return elf_damaged(e, "symbols of %llu bytes", (unsigned long long)v[D_SYMENT]);
    if (!check_pairs(e)) return false;
    bool rela = !e->has[D_RELA] || (v[D_RELAENT] == sizeof(Elf64_Rela) && v[D_RELASZ] % sizeof(Elf64_Rela) == 0);
    bool relr = !e->has[D_RELR] || (v[D_RELRENT] == 8 && v[D_RELRSZ] % 8 == 0);
    bool plt = !e->has[D_JMPREL] || (v[D_PLTREL] == DT_RELA && v[D_PLTRELSZ] % sizeof(Elf64_Rela) == 0);
    if (!rela || !relr || !plt) return elf_damaged(e, "relocations of a wrong size");
    if (v[D_FLAGS] & ~(uint64_t)(DF_ORIGIN | DF_SYMBOLIC | DF_BIND_NOW)) return elf_damaged(e, "dynamic flags %llx", (unsigned long long)v[D_FLAGS]);
    if (v[D_FLAGS_1] & ~(uint64_t)(DF_1_NOW | DF_1_NODELETE | DF_1_ORIGIN)) return elf_damaged(e, "dynamic flags 1 %llx", (unsigned long long)v[D_FLAGS_1]);
    if (e->own && (v[D_FLAGS] != DF_BIND_NOW || v[D_FLAGS_1] != DF_1_NOW)) return elf_damaged(e, "other dynamic flags than tpucc sets");
    return true;
}

// ---- Names

bool elf_string(Elf *e, uint64_t at, const char *what, const char **out) {
    if (at >= e->n_strings) return elf_damaged(e, "the name of %s lies outside of the names", what);
    *out = e->strings + at; // which end with a NUL
    return true;
}

static bool read_strings(Elf *e) {
    e->n_strings = e->dynamic[D_STRSZ];
    e->strings = elf_block_at(e, e->dynamic[D_STRTAB], e->n_strings, "dynamic string table");
    if (!e->strings) return false;
    if (!e->n_strings || e->strings[e->n_strings - 1]) return elf_damaged(e, "its names do not end");
    return true;
}

// Other libraries bring code that runs when they are loaded. The second row: what compilers add where somebody links with one.
static bool may_need(const Elf *e, const char *name) {
    static const char *const known[] = {"libc.so.6", "libm.so.6", "libopenblas.so.0"};
    static const char *const others[] = {"libc.", "libm.", "libmvec.", "libdl.", "libpthread.", "libgcc_s.", "ld-linux", "ld-musl", "libopenblas"};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (!strcmp(name, known[i])) return true;
    for (size_t i = 0; !e->own && i < sizeof others / sizeof *others; i++)
        if (!strncmp(name, others[i], strlen(others[i])) && !strchr(name, '/')) return true;
    return false;
}

static bool check_names(Elf *e) {
    static const DynamicId named[] = {D_SONAME, D_RUNPATH, D_RPATH};
    const char *name;
    for (size_t i = 0; i < sizeof named / sizeof *named; i++)
        if (e->has[named[i]] && !elf_string(e, e->dynamic[named[i]], "the library", &name)) return false;
    for (uint32_t i = 0; i < e->n_needed; i++) {
        if (!elf_string(e, e->needed[i], "a library", &name)) return false;
        if (!may_need(e, name)) return elf_fail(e, "needs the library '%.100s', which no program of tpucc does", name);
    }
    return true;
}

// ---- Hash tables

// It does not say how many symbols there are: the last one ends the chain of the highest bucket, and no chain reaches behind it. All of it is one
// table in one segment: lookups read what lies between its parts as well.
static bool check_gnu_hash(Elf *e, uint64_t *out_n) {
    enum { MAX_SYMBOLS = 1 << 20 };
    uint64_t table = e->dynamic[D_GNU_HASH];
    uint32_t head[4];
    if (!elf_read_at(e, head, table, sizeof head, "hash table")) return false;
    uint64_t n_buckets = head[0], first = head[1], n_bloom = head[2];
    if (!n_buckets || !n_bloom || n_bloom & (n_bloom - 1) || head[3] >= 64 || !first) return elf_damaged(e, "its hash table has impossible sizes");
    uint64_t buckets_at = table + sizeof head + n_bloom * 8, chains_at = buckets_at + n_buckets * 4, last = 0;
    const char *front = elf_block_at(e, table, chains_at - table, "hash table");
    if (!front) return false;
    const uint32_t *buckets = (const uint32_t *)(const void *)(front + (buckets_at - table));
    for (uint64_t i = 0; i < n_buckets; i++) {
        if (buckets[i] && buckets[i] < first) return elf_damaged(e, "its hash table names an import");
        if (buckets[i] > last) last = buckets[i];
    }
    *out_n = first;
    if (!last) return true; // no symbol is exported
    for (;; last++) {
        uint32_t chain;
        if (last > MAX_SYMBOLS) return elf_damaged(e, "it has too many symbols");
        if (!elf_read_at(e, &chain, chains_at + (last - first) * 4, 4, "hash table")) return false;
        if (chain & 1) break;
    }
    *out_n = last + 1;
    return elf_block_at(e, table, chains_at + (*out_n - first) * 4 - table, "hash table");
}

// As many chains as symbols; each symbol is on one chain at most, so that all of them end.
static bool check_hash(Elf *e, uint64_t *out_n) {
    const uint32_t *head = elf_block_at(e, e->dynamic[D_HASH], 8, "hash table");
    if (!head) return false;
    uint64_t n_buckets = head[0], n = head[1], seen = 0;
    const uint32_t *buckets = elf_block_at(e, e->dynamic[D_HASH] + 8, (n_buckets + n) * 4, "hash table");
    if (!buckets) return false;
    if (!n_buckets) return elf_damaged(e, "its hash table has impossible sizes");
    const uint32_t *chains = buckets + n_buckets;
    for (uint64_t i = 0; i < n_buckets; i++)
        for (uint32_t at = buckets[i]; at; at = chains[at])
            if (at >= n || ++seen > n) return elf_damaged(e, "its hash table leads out of it or round in it");
    *out_n = n;
    return true;
}

// ---- Symbols

// What an import is, its definition says: linkers mark memcpy as one that chooses its code, as libc does.
static bool check_symbol(Elf *e, uint64_t i) {
    const Elf64_Sym *s = &e->symbols[i];
    unsigned type = ELF64_ST_TYPE(s->st_info), bind = ELF64_ST_BIND(s->st_info);
    const char *name;
    if (!elf_string(e, s->st_name, "a symbol", &name)) return false;
    bool imports_chosen = type == STT_GNU_IFUNC && s->st_shndx == SHN_UNDEF && !e->own;
    bool imports_own = bind == STB_LOCAL && s->st_shndx == SHN_UNDEF; // for which the loader would take the start of the image
    if ((type > STT_FILE && !imports_chosen) || bind > STB_WEAK || imports_own || (e->own && bind != STB_GLOBAL))
        return elf_damaged(e, "symbol %llu '%.60s' is of kind %u", (unsigned long long)i, name, s->st_info);
    if (s->st_shndx != SHN_UNDEF && s->st_shndx != SHN_ABS && s->st_value > elf_end(e))
        return elf_damaged(e, "symbol %llu '%.60s' lies outside of it", (unsigned long long)i, name);
    return true;
}

static bool read_symbols(Elf *e) {
    uint64_t n = 0, n_gnu = 0;
    if (e->has[D_GNU_HASH] && !check_gnu_hash(e, &n_gnu)) return false;
    if (e->has[D_HASH] && !check_hash(e, &n)) return false;
    e->n_symbols = e->has[D_HASH] ? n : n_gnu;
    if (n_gnu > e->n_symbols) return elf_damaged(e, "its hash tables differ");
    if (e->n_symbols > UINT32_MAX / sizeof(Elf64_Sym) || e->dynamic[D_SYMTAB] % 8) return elf_damaged(e, "impossible place of its symbols");
    e->symbols = elf_block_at(e, e->dynamic[D_SYMTAB], e->n_symbols * sizeof(Elf64_Sym), "dynamic symbol table");
    if (!e->symbols) return false;
    for (uint64_t i = 1; i < e->n_symbols; i++)
        if (!check_symbol(e, i)) return false;
    return true;
}

bool elf_check_dynamic(Elf *e) { return read_entries(e) && check_values(e) && read_strings(e) && check_names(e) && read_symbols(e); }
