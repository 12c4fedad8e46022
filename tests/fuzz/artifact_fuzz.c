// Fuzz target of the loader's checks: elf_check on any bytes; what it takes is laid out in memory as the system's loader would (segments,
// relative relocations), and its tables are checked there by table_check and described. The checksum is made right for the bytes first, so that
// everything else has to be found by what it says; nothing of the file is run. Each run is a function of its bytes.
#define _GNU_SOURCE
#include "runtime/internal.h"
#include "runtime/seal.h"

#include <elf.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define MAX_IMAGE (UINT64_C(1) << 26)

// Of the note that lies where a segment says, if there is one and what it says lies in the file.
static void reseal(uint8_t *bytes, size_t size) {
    Elf64_Ehdr h;
    if (size < sizeof h) return;
    memcpy(&h, bytes, sizeof h);
    for (uint64_t i = 0; i < h.e_phnum; i++) {
        Elf64_Phdr p;
        TpuSeal s;
        if (h.e_phoff > size || (i + 1) * sizeof p > size - h.e_phoff) return;
        memcpy(&p, bytes + h.e_phoff + i * sizeof p, sizeof p);
        if (p.p_type != PT_NOTE || p.p_offset > size || size - p.p_offset < sizeof(TpuNote)) continue;
        memcpy(&s, bytes + p.p_offset + offsetof(TpuNote, seal), sizeof s);
        if (s.end > size || s.weights > s.end || s.weight_bytes > s.end - s.weights) continue;
        uint64_t weights = s.weight_bytes ? s.weights : s.end, behind = weights + s.weight_bytes;
        s.checksum = seal_add(seal_add(0, bytes, 0, weights, p.p_offset), bytes + behind, behind, s.end - behind, p.p_offset);
        memcpy(bytes + p.p_offset + offsetof(TpuNote, seal), &s, sizeof s);
    }
}

// Everything in here was checked by elf_check: a place outside of the image is one that it let through.
static void relocate(const uint8_t *bytes, const Elf64_Phdr *p, size_t n, uint8_t *image, uint64_t image_bytes) {
    for (size_t i = 0; i < n; i++)
        if (p[i].p_type == PT_LOAD) memcpy(image + p[i].p_vaddr, bytes + p[i].p_offset, p[i].p_filesz);
    for (size_t i = 0; i < n; i++) {
        if (p[i].p_type != PT_DYNAMIC) continue;
        uint64_t rela = 0, rela_bytes = 0;
        for (const Elf64_Dyn *d = (const Elf64_Dyn *)(const void *)(image + p[i].p_vaddr); d->d_tag; d++) {
            if (d->d_tag == DT_RELA) rela = d->d_un.d_ptr;
            if (d->d_tag == DT_RELASZ) rela_bytes = d->d_un.d_val;
        }
        for (uint64_t at = rela; at < rela + rela_bytes; at += sizeof(Elf64_Rela)) {
            Elf64_Rela r;
            memcpy(&r, image + at, sizeof r);
            if (ELF64_R_TYPE(r.r_info) != R_X86_64_RELATIVE) continue;
            if (r.r_offset + 8 > image_bytes || (uint64_t)r.r_addend > image_bytes) abort();
            uint64_t value = (uintptr_t)image + (uint64_t)r.r_addend;
            memcpy(image + r.r_offset, &value, sizeof value);
        }
    }
}

// Every size that calls may be shorter in can be solved for each of its symbols.
static void solve_sizes(const TpuEntry *entry, const TpuPort *port) {
    for (uint32_t d = 0; d < port->type.rank; d++) {
        const TpuSize *size = open_size(port, d);
        for (uint32_t s = 0; size && s < entry->n_symbols; s++) {
            SymbolValues values = {.known = ~(1u << s)};
            int64_t v;
            if (!(size->symbols & 1u << s)) continue;
            for (uint32_t k = 0; k < entry->n_symbols; k++) values.value[k] = entry->symbols[k].value;
            if (size_solve(entry, &values, size, s, port->type.dims[d], &v) && v < 0) abort();
        }
    }
}

// Every device's copy of what a step reads and writes is found.
static void walk_members(const TpuProgram *t, const TpuStep *step) {
    uint32_t n_devices = t->n_replicas * t->n_partitions;
    for (uint32_t i = 0; i < step->n_refs && (step->kind == TPU_STEP_LAUNCH || step->kind == TPU_STEP_COPY); i++)
        for (uint32_t d = 0; step->refs[i].member && d < n_devices; d++) {
            const TpuGroups *g = &t->groups[step->target];
            int32_t member = g->members[(size_t)d * g->n_positions + step->refs[i].member - 1];
            if (member >= (int32_t)n_devices || (member >= 0 && g->set[member] != g->set[d])) abort();
        }
}

// Programs of partitions as they are spoken of.
static void widen(const TpuProgram *table) {
    TpurtProgram p = {.table = table, .allocator = memory_default};
    if (!program_widen(&p, NULL))
        for (uint32_t i = 0; i < p.table->n_entries; i++) parts_room(&p, &p.table->entries[i]);
    program_narrow(&p);
}

static void walk_program(const TpuProgram *table) {
    for (uint32_t i = 0; i < table->n_entries; i++) {
        const TpuEntry *entry = &table->entries[i];
        fit_room(entry);
        for (uint32_t k = 0; k < entry->n_steps; k++) walk_members(table, &entry->steps[k]);
        for (uint32_t k = 0; k < entry->n_args; k++) {
            port_difference(&entry->args[k], TPU_F32, 0, NULL, true);
            solve_sizes(entry, &entry->args[k]);
        }
    }
    widen(table);
}

static void check_tables(const uint8_t *bytes, ElfFacts *facts) {
    Elf64_Ehdr h;
    TpurtError e = {0};
    memcpy(&h, bytes, sizeof h);
    const Elf64_Phdr *p = (const Elf64_Phdr *)(const void *)(bytes + h.e_phoff);
    const ImageSegment *last = &facts->map.segments[facts->map.n_segments - 1];
    uint64_t n = last->address + last->bytes;
    uint8_t *image = n < MAX_IMAGE ? aligned_alloc(TPU_PAGE, (n + TPU_PAGE - 1) / TPU_PAGE * TPU_PAGE) : NULL;
    if (!image) return;
    memset(image, 0, n);
    relocate(bytes, p, h.e_phnum, image, n);
    facts->map.base = (uintptr_t)image;
    const TpuProgram *table = (const TpuProgram *)(const void *)(image + facts->table);
    TpurtStatus status = table_check(table, &facts->map, &e);
    if (!status != !e.text[0]) abort();
    for (uint32_t i = 0; !status && i < table->n_targets; i++) {
        TpuProgram alone = target_program(table, &table->targets[i]);
        walk_program(&alone);
    }
    free(image);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static int fd = -1;
    ElfFacts facts;
    TpurtError e = {0};
    uint8_t *bytes = malloc(size + 1);
    if (fd < 0) fd = memfd_create("artifact", 0);
    if (!bytes || fd < 0) abort();
    if (size) memcpy(bytes, data, size);
    reseal(bytes, size);
    if (ftruncate(fd, 0) || pwrite(fd, bytes, size, 0) != (ssize_t)size) abort();
    TpurtStatus status = elf_check(fd, &memory_default, size % 2, &facts, &e);
    if (!status != !e.text[0]) abort();
    if (!status) check_tables(bytes, &facts);
    free(bytes);
    return 0;
}
