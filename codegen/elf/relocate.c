// Relocations of a shared object: those against symbols that lie in it become distances, or relative ones for ld.so; those against imports
// go through slots of .got, calls through thunks of .plt.got. AMD64 psABI 4.4.
#include "codegen/elf/shared.h"

#include <stdlib.h>
#include <string.h>

static const uint8_t thunk[THUNK_BYTES] = {0xff, 0x25, 0, 0, 0, 0, 0x66, 0x90}; // jmp *slot(%rip); nop

static void got_want(Shared *s, uint32_t i) {
    if (symbol(s, i)->got) return;
    vec_push(&s->got, i);
    symbol(s, i)->got = (uint32_t)s->got.n;
    s->n_rela++;
}

static void plt_want(Shared *s, uint32_t i) {
    got_want(s, i);
    if (symbol(s, i)->plt) return;
    vec_push(&s->plt, i);
    symbol(s, i)->plt = (uint32_t)s->plt.n;
}

bool shared_relocs_scan(Shared *s) {
    for (size_t i = 0; i < s->im->relocs.n; i++) {
        const Reloc *r = &s->im->relocs.items[i];
        const Symbol *to = symbol(s, r->symbol);
        if (reloc_uses_got(r->type)) got_want(s, r->symbol);
        else if (r->type == R_X86_64_64) s->n_rela++;
        else if (!to->defined && r->type == R_X86_64_PLT32) plt_want(s, r->symbol);
        else if (!to->defined) return image_fail(s->im, r->object, "the distance to imported '%s' is not known (relocation %u)", to->name, r->type);
    }
    return true;
}

static uint64_t got_address(const Shared *s, const Symbol *x) { return s->sections[S_GOT].address + (x->got - 1) * 8; }

static void rela_relative(Shared *s, uint64_t at, uint64_t value) {
    Elf64_Rela e = {at, ELF64_R_INFO(0, R_X86_64_RELATIVE), (int64_t)value};
    vec_push(&s->relative, e);
}

static void rela_symbolic(Shared *s, uint64_t at, const Symbol *to, uint32_t type, int64_t addend) {
    Elf64_Rela e = {at, ELF64_R_INFO((uint64_t)to->dyn, type), addend};
    vec_push(&s->symbolic, e);
}

static void got_fill(Shared *s) {
    for (size_t i = 0; i < s->got.n; i++) {
        const Symbol *x = symbol(s, s->got.items[i]);
        if (x->defined) rela_relative(s, got_address(s, x), symbol_address(s, x));
        else rela_symbolic(s, got_address(s, x), x, R_X86_64_GLOB_DAT, 0);
    }
}

static void plt_fill(Shared *s) {
    for (size_t i = 0; i < s->plt.n; i++) {
        uint8_t code[THUNK_BYTES];
        uint64_t next = s->sections[S_PLT].address + i * sizeof code + 6;
        uint32_t distance = (uint32_t)(got_address(s, symbol(s, s->plt.items[i])) - next);
        memcpy(code, thunk, sizeof code);
        memcpy(code + 2, &distance, sizeof distance);
        words_add(&s->sections[S_PLT].bytes, code, sizeof code);
    }
}

static bool reloc_apply(Shared *s, const Reloc *r) {
    Section *in = &s->sections[shared_section_of_part[r->part]];
    const Symbol *to = symbol(s, r->symbol);
    uint64_t place = in->address + r->offset, target = 0;
    if (reloc_uses_got(r->type)) target = got_address(s, to);
    else if (to->defined) target = symbol_address(s, to);
    else if (to->plt) target = s->sections[S_PLT].address + (to->plt - 1) * THUNK_BYTES;
    if (r->type == R_X86_64_64) {
        if (to->defined) rela_relative(s, place, target + (uint64_t)r->addend);
        else rela_symbolic(s, place, to, R_X86_64_64, r->addend);
        return true;
    }
    int64_t distance = (int64_t)(target + (uint64_t)r->addend - place);
    if (r->type != R_X86_64_PC64 && distance != (int32_t)distance)
        return image_fail(s->im, r->object, "'%s' is %lld bytes away, out of reach of a 32-bit field", to->name, (long long)distance);
    memcpy(in->bytes.items + r->offset, &distance, r->type == R_X86_64_PC64 ? 8 : 4);
    return true;
}

static int by_place(const void *a, const void *b) {
    const Elf64_Rela *x = a, *y = b;
    return (x->r_offset > y->r_offset) - (x->r_offset < y->r_offset);
}

bool shared_relocate(Shared *s) {
    got_fill(s);
    plt_fill(s);
    for (size_t i = 0; i < s->im->relocs.n; i++)
        if (!reloc_apply(s, &s->im->relocs.items[i])) return false;
    if (s->relative.n + s->symbolic.n != s->n_rela) ICE("dynamic relocations were counted wrongly");
    Text *rela = &s->sections[S_RELA].bytes;
    if (s->relative.n) qsort(s->relative.items, s->relative.n, sizeof *s->relative.items, by_place);
    if (s->symbolic.n) qsort(s->symbolic.items, s->symbolic.n, sizeof *s->symbolic.items, by_place);
    words_add(rela, s->relative.items, s->relative.n * sizeof(Elf64_Rela));
    words_add(rela, s->symbolic.items, s->symbolic.n * sizeof(Elf64_Rela));
    return true;
}
