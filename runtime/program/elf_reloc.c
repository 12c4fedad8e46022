// What the system's loader writes into an artifact and calls in it: relocations, versions of imports, constructors and destructors. A
// relocation may only put an address of the image, or of an import, into a word of its writable data; what may be called lies in its code.
// Sources: AMD64 psABI 4.4; glibc's elf/do-rel.h, dl-version.c, dl-init.c.
#define _GNU_SOURCE
#include "runtime/program/elf_file.h"

#include <string.h>

typedef struct {
    const Elf64_Rela *items;
    uint64_t n;
} Relas;

static bool is_code(const Elf *e, uint64_t address) {
    const Elf64_Phdr *p = elf_load(e, address, 1, true);
    return p && p->p_flags & PF_X;
}

// Neither into the dynamic section nor into a table that was checked: the loader reads them again when it has begun to write.
static bool writes_data(const Elf *e, uint64_t address, uint64_t bytes) {
    const Elf64_Phdr *p = elf_load(e, address, bytes, e->own), *d = e->dynamic_segment;
    if (!p || !(p->p_flags & PF_W) || (address + bytes > d->p_vaddr && address < d->p_vaddr + d->p_memsz)) return false;
    for (uint32_t i = 0; i < e->n_tables; i++)
        if (address + bytes > e->tables[i].address && address < e->tables[i].address + e->tables[i].bytes) return false;
    return true;
}

static bool check_rela(Elf *e, uint64_t i, const Elf64_Rela *r) {
    uint64_t symbol = ELF64_R_SYM(r->r_info), type = ELF64_R_TYPE(r->r_info);
    if (type == R_X86_64_NONE && !e->own) return true;
    if (r->r_offset % 8 || !writes_data(e, r->r_offset, 8)) return elf_damaged(e, "relocation %llu writes outside of its data", (unsigned long long)i);
    switch (type) {
    case R_X86_64_RELATIVE:
        if (symbol || (uint64_t)r->r_addend > elf_end(e)) return elf_damaged(e, "relocation %llu points outside of it", (unsigned long long)i);
        return true;
    case R_X86_64_JUMP_SLOT:
        if (e->own) break;
        __attribute__((fallthrough));
    case R_X86_64_GLOB_DAT:
    case R_X86_64_64:
        if (!symbol || symbol >= e->n_symbols) return elf_damaged(e, "relocation %llu names no symbol", (unsigned long long)i);
        return true;
    default: break;
    }
    return elf_damaged(e, "relocation %llu is of type %llu", (unsigned long long)i, (unsigned long long)type);
}

// The first of them are relative, as many as the loader does without looking at their types. tpucc sorts both parts by place.
static bool check_relas(Elf *e, Relas relas, uint64_t n_relative) {
    if (n_relative > relas.n)
        return elf_damaged(e, "it has %llu relocations, of which %llu are relative", (unsigned long long)relas.n, (unsigned long long)n_relative);
    for (uint64_t i = 0; i < relas.n; i++) {
        const Elf64_Rela *r = &relas.items[i];
        bool relative = ELF64_R_TYPE(r->r_info) == R_X86_64_RELATIVE;
        if (i < n_relative ? !relative : e->own && relative) return elf_damaged(e, "relocation %llu is of the wrong part", (unsigned long long)i);
        if (!check_rela(e, i, r)) return false;
        if (e->own && i && i != n_relative && r->r_offset <= r[-1].r_offset) return elf_damaged(e, "relocation %llu is out of order", (unsigned long long)i);
    }
    return true;
}

static bool read_relas(Elf *e, DynamicId at, DynamicId bytes, Relas *out) {
    *out = (Relas){0};
    if (!e->has[at]) return true;
    out->n = e->dynamic[bytes] / sizeof(Elf64_Rela);
    out->items = elf_block_at(e, e->dynamic[at], e->dynamic[bytes], "relocation table");
    return out->items;
}

// ---- Packed relative relocations: of other linkers only. An even word is an address whose word is relocated; an odd one has a bit for each of the
// 63 words that follow (gABI, SHT_RELR).

typedef struct {
    const uint64_t *items;
    uint64_t n;
} Relrs;

// Counts those of one place.
static bool walk_relrs(Elf *e, const Relrs *relrs, uint64_t wanted, uint32_t *out_n) {
    uint64_t next = 0;
    *out_n = 0;
    for (uint64_t i = 0; i < relrs->n; i++) {
        uint64_t word = relrs->items[i], first = word & 1 ? next : word, bits = word & 1 ? word >> 1 : 1;
        for (uint64_t k = 0; bits >> k; k++) {
            uint64_t address = first + k * 8;
            if (!(bits >> k & 1)) continue;
            if (!first || address % 8 || !writes_data(e, address, 8))
                return elf_damaged(e, "packed relocation %llu writes outside of its data", (unsigned long long)i);
            if (address == wanted) ++*out_n;
        }
        next = first + (word & 1 ? 63u : 1u) * 8u;
    }
    return true;
}

static bool read_relrs(Elf *e, Relrs *out) {
    *out = (Relrs){0};
    if (!e->has[D_RELR]) return true;
    out->n = e->dynamic[D_RELRSZ] / 8;
    out->items = elf_block_at(e, e->dynamic[D_RELR], e->dynamic[D_RELRSZ], "relocation table");
    return out->items;
}

// ---- Constructors and destructors: of other linkers only

// The last relocation of the word decides; one that is packed comes first and adds to what the file has there.
static bool is_function(Elf *e, const Relas relas[2], const Relrs *relrs, uint64_t address) {
    bool good = false;
    uint32_t packed;
    uint64_t value;
    if (!walk_relrs(e, relrs, address, &packed) || (packed && !elf_read_at(e, &value, address, 8, "constructors"))) return false;
    if (packed == 1) good = is_code(e, value); // a second one would add to the first
    for (int k = 0; k < 2; k++)
        for (uint64_t i = 0; i < relas[k].n; i++) {
            const Elf64_Rela *r = &relas[k].items[i];
            if (r->r_offset == address && ELF64_R_TYPE(r->r_info) != R_X86_64_NONE)
                good = ELF64_R_TYPE(r->r_info) == R_X86_64_RELATIVE && is_code(e, (uint64_t)r->r_addend);
        }
    return good;
}

static bool check_functions(Elf *e, const Relas relas[2], const Relrs *relrs, DynamicId at, DynamicId bytes) {
    enum { MAX_FUNCTIONS = 64 };
    uint64_t n = e->dynamic[bytes] / 8;
    if (!e->has[at]) return true;
    if (e->dynamic[bytes] % 8 || n > MAX_FUNCTIONS || !elf_load(e, e->dynamic[at], n * 8, true)) return elf_damaged(e, "impossible place of its constructors");
    for (uint64_t i = 0; i < n; i++)
        if (!is_function(e, relas, relrs, e->dynamic[at] + i * 8)) return elf_damaged(e, "a constructor lies outside of its code");
    return true;
}

static bool check_calls(Elf *e, const Relas relas[2], const Relrs *relrs) {
    if ((e->has[D_INIT] && !is_code(e, e->dynamic[D_INIT])) || (e->has[D_FINI] && !is_code(e, e->dynamic[D_FINI])))
        return elf_damaged(e, "a constructor lies outside of its code");
    if (e->has[D_PLTGOT] && !writes_data(e, e->dynamic[D_PLTGOT], 24)) return elf_damaged(e, "impossible place of its global offset table");
    return check_functions(e, relas, relrs, D_INIT_ARRAY, D_INIT_ARRAYSZ) && check_functions(e, relas, relrs, D_FINI_ARRAY, D_FINI_ARRAYSZ);
}

// ---- Versions of imports: of other linkers only

static bool is_needed(const Elf *e, const char *name) {
    for (uint32_t i = 0; i < e->n_needed; i++)
        if (!strcmp(e->strings + e->needed[i], name)) return true;
    return false;
}

// The loader goes from entry to entry, and reads the first of each list, whatever their number.
static bool check_verneed(Elf *e, uint32_t *out_max) {
    enum { MAX_VERSIONS = 256 };
    uint64_t at = e->dynamic[D_VERNEED], n_read = 0;
    for (uint64_t i = 0; i < e->dynamic[D_VERNEEDNUM]; i++) {
        Elf64_Verneed need;
        const char *name;
        if (!elf_read_at(e, &need, at, sizeof need, "table of versions") || !elf_string(e, need.vn_file, "a library", &name)) return false;
        if (need.vn_version != VER_NEED_CURRENT || !need.vn_cnt || !is_needed(e, name)) return elf_damaged(e, "its table of versions names '%.60s'", name);
        uint64_t aux_at = at + need.vn_aux;
        for (uint32_t k = 0; k < need.vn_cnt; k++) {
            Elf64_Vernaux aux;
            if (!elf_read_at(e, &aux, aux_at, sizeof aux, "table of versions") || !elf_string(e, aux.vna_name, "a version", &name)) return false;
            uint32_t index = aux.vna_other & 0x7fffu;
            if (index > *out_max) *out_max = index;
            if (++n_read > MAX_VERSIONS || !aux.vna_next != (k + 1u == need.vn_cnt)) return elf_damaged(e, "its table of versions does not end");
            aux_at += aux.vna_next;
        }
        if (++n_read > MAX_VERSIONS || !need.vn_next != (i + 1 == e->dynamic[D_VERNEEDNUM])) return elf_damaged(e, "its table of versions does not end");
        at += need.vn_next;
    }
    return true;
}

static bool check_versions(Elf *e) {
    uint32_t max = 1; // local, global
    if (!e->has[D_VERSYM]) return true;
    if (e->dynamic[D_VERSYM] % 2 || !e->dynamic[D_VERNEEDNUM]) return elf_damaged(e, "half a table of versions");
    if (!check_verneed(e, &max)) return false;
    const uint16_t *of = elf_block_at(e, e->dynamic[D_VERSYM], e->n_symbols * 2, "table of versions");
    if (!of) return false;
    for (uint64_t i = 0; i < e->n_symbols; i++)
        if ((of[i] & 0x7fffu) > max) return elf_damaged(e, "symbol %llu has a version that is not there", (unsigned long long)i);
    return true;
}

bool elf_check_relocs(Elf *e) {
    Relas relas[2];
    Relrs relrs;
    uint32_t n;
    if (!read_relrs(e, &relrs) || !read_relas(e, D_RELA, D_RELASZ, &relas[0]) || !read_relas(e, D_JMPREL, D_PLTRELSZ, &relas[1]) || !check_versions(e))
        return false;
    return walk_relrs(e, &relrs, 0, &n) && check_relas(e, relas[0], e->dynamic[D_RELACOUNT]) && check_relas(e, relas[1], 0) && check_calls(e, relas, &relrs);
}
