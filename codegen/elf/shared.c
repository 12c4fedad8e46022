// The shared object. Everything but the blobs is made in memory first: sizes of the dynamic tables follow from the
// relocations, then every section gets an address and a file offset, then bytes are filled in, then all is streamed in
// file order. The checksums of abi.h's note are of just those bytes: they go through the same walk before they are written.
#include "codegen/elf/shared.h"
#include "runtime/seal.h"

#include <stdlib.h>
#include <string.h>

static void section_headers_write(const Shared *s, OutFile *o) {
    Elf64_Shdr none = {0};
    outfile_write(o, &none, sizeof none);
    for (SectionId id = 1; id < N_SECTIONS; id++) {
        const Section *x = &s->sections[id];
        if (!x->index) continue;
        Elf64_Shdr h = {.sh_name = x->name,
                        .sh_type = shared_rows[id].type,
                        .sh_flags = shared_rows[id].flags,
                        .sh_addr = x->address,
                        .sh_offset = x->offset,
                        .sh_size = x->size,
                        .sh_addralign = x->align,
                        .sh_entsize = shared_rows[id].entsize,
                        .sh_link = s->sections[shared_rows[id].link].index};
        if (id == S_DYNSYM) h.sh_info = 1;
        if (id == S_SYMTAB) h.sh_info = s->first_global;
        outfile_write(o, &h, sizeof h);
    }
}

// Where the bytes go: into a file, or into a checksum alone.
typedef struct {
    OutFile *file;
    uint64_t at, note;
    uint32_t checksum;
} Sink;

static void sink_write(Sink *to, const void *data, size_t n) {
    if (to->file) outfile_write(to->file, data, n);
    else to->checksum = seal_add(to->checksum, data, to->at, n, to->note);
    to->at += n;
}

static void sink_seek(Sink *to, uint64_t position) {
    static const uint8_t zeros[LINK_PAGE];
    while (to->at < position) sink_write(to, zeros, position - to->at < sizeof zeros ? position - to->at : sizeof zeros);
}

// All that is loaded, up to the weights.
static void front_write(const Shared *s, Sink *to) {
    Elf64_Ehdr h = elf_header(ET_DYN, s->end, s->n_sections + 1, s->sections[S_SHSTRTAB].index);
    h.e_phoff = sizeof h;
    h.e_phentsize = sizeof(Elf64_Phdr);
    h.e_phnum = (uint16_t)s->n_segments;
    sink_write(to, &h, sizeof h);
    sink_write(to, s->segments, s->n_segments * sizeof *s->segments);
    for (SectionId id = 1; id <= S_BLOBS; id++) {
        const Section *x = &s->sections[id];
        if (!x->index || shared_rows[id].type == SHT_NOBITS) continue;
        sink_seek(to, x->offset);
        if (id != S_BLOBS) sink_write(to, x->bytes.items, x->bytes.n);
    }
}

static void shared_seal(Shared *s) {
    Section *note = &s->sections[S_NOTE];
    const Section *weights = &s->sections[S_BLOBS];
    if (note->size != sizeof(TpuNote)) return;
    Sink sum = {.note = note->offset};
    TpuSeal seal = {.sealer = TPU_SEALED_BY_OWN_LINKER, .end = s->loaded_end};
    if (weights->size) {
        seal.weights = weights->offset;
        seal.weight_bytes = weights->size;
        seal.weight_checksum = blobs_checksum(s->im->in);
    }
    uint8_t *at = (uint8_t *)note->bytes.items + offsetof(TpuNote, seal);
    memcpy(at, &seal, sizeof seal);
    front_write(s, &sum);
    memcpy(at + offsetof(TpuSeal, checksum), &sum.checksum, sizeof sum.checksum);
}

static bool shared_write(const Shared *s, const OutPlace *at) {
    OutFile o;
    if (!outfile_open_at(&o, at, true, s->im->d)) return false;
    front_write(s, &(Sink){.file = &o});
    if (s->sections[S_BLOBS].index) blobs_write(s->im->in, &o);
    for (SectionId id = S_SYMTAB; id < N_SECTIONS; id++) {
        outfile_seek(&o, s->sections[id].offset);
        outfile_write(&o, s->sections[id].bytes.items, s->sections[id].bytes.n);
    }
    outfile_seek(&o, s->end);
    section_headers_write(s, &o);
    return outfile_commit_if(&o, s->im->in->check, s->im->d);
}

static void shared_free(Shared *s) {
    for (SectionId id = 0; id < N_SECTIONS; id++) vec_free(&s->sections[id].bytes);
    vec_free(&s->got);
    vec_free(&s->plt);
    vec_free(&s->imports);
    vec_free(&s->exports);
    vec_free(&s->relative);
    vec_free(&s->symbolic);
    free(s->needed);
}

static bool shared_build(Shared *s) {
    image_relax(s->im, true);
    if (!shared_relocs_scan(s)) return false;
    shared_names_build(s);
    shared_sections_size(s);
    shared_segments_place(s);
    if (!shared_relocate(s)) return false;
    shared_dynamic_write(s);
    shared_exports_fill(s);
    shared_tables_place(s);
    shared_seal(s);
    return true;
}

bool link_shared(const LinkInput *in, const OutPlace *at, Diags *d) {
    Image im;
    Shared s = {.im = &im};
    bool ok = image_read(&im, in, at->path, d) && shared_build(&s) && shared_write(&s, at);
    shared_free(&s);
    image_free(&im);
    return ok;
}
