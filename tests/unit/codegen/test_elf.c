// Shared objects that say other things than their linker wrote, one at a time: a table without its size, a list without
// an end, tables that the loader would write into. All of these ended the process inside the system's loader once. The
// objects are made here by the system's cc from toy_program.h, so that there is no checksum that would tell.
#define _GNU_SOURCE
#include "tests/unit/helpers.h"
#include "tests/unit/runtime/toy_program.h"

#include "runtime/internal.h"

#include <check.h>
#include <elf.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char folder[FOLDER_SIZE];

static const char *in_folder(const char *name) {
    static char path[200];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

// With an import that has a version.
static void make_object(void) {
    char flags[400];
    folder_make(folder, "elf");
    FILE *power = fopen(in_folder("power.c"), "w");
    ck_assert_ptr_nonnull(power);
    fputs("#include <math.h>\ndouble power(double, double);\ndouble power(double x, double y) { return pow(x, y); }\n", power);
    fclose(power);
    snprintf(flags, sizeof flags, "-DTOY_NAME=toy -DTOY_NOTE=0 -shared -Wl,--hash-style=gnu -x c tests/unit/runtime/toy_program.h %s -lm",
             in_folder("power.c"));
    toy_compile(folder, flags, "toy.so");
}

static void remove_object(void) { folder_remove(folder); }

// ---- The file in memory

typedef struct {
    char *bytes;
    size_t n;
} Image;

static Image image_read(void) {
    struct stat st;
    int fd = open(in_folder("toy.so"), O_RDONLY);
    ck_assert(fd >= 0 && !fstat(fd, &st));
    Image m = {malloc((size_t)st.st_size), (size_t)st.st_size};
    ck_assert(m.bytes && read(fd, m.bytes, m.n) == (ssize_t)m.n);
    close(fd);
    return m;
}

static Elf64_Phdr *segment(Image m, uint32_t i) {
    Elf64_Ehdr *h = (Elf64_Ehdr *)(void *)m.bytes;
    return i < h->e_phnum ? (Elf64_Phdr *)(void *)(m.bytes + h->e_phoff) + i : NULL;
}

static Elf64_Phdr *segment_of(Image m, uint32_t type) {
    for (uint32_t i = 0; segment(m, i); i++)
        if (segment(m, i)->p_type == type) return segment(m, i);
    ck_abort_msg("no segment of type %x", type);
}

static void *at_address(Image m, uint64_t address) {
    for (uint32_t i = 0; segment(m, i); i++) {
        const Elf64_Phdr *p = segment(m, i);
        if (p->p_type == PT_LOAD && address >= p->p_vaddr && address < p->p_vaddr + p->p_filesz) return m.bytes + p->p_offset + (address - p->p_vaddr);
    }
    ck_abort_msg("address %lx is not in the file", (unsigned long)address);
}

static Elf64_Dyn *entry_of(Image m, int64_t tag) {
    Elf64_Dyn *d = at_address(m, segment_of(m, PT_DYNAMIC)->p_vaddr);
    while (d->d_tag && d->d_tag != tag) d++;
    return d->d_tag ? d : NULL;
}

static void *table_of(Image m, int64_t tag) {
    ck_assert_msg(entry_of(m, tag), "no entry %lx", (unsigned long)tag);
    return at_address(m, entry_of(m, tag)->d_un.d_ptr);
}

static void remove_entry(Image m, int64_t tag) {
    Elf64_Dyn *d = entry_of(m, tag);
    ck_assert_ptr_nonnull(d);
    do d[0] = d[1];
    while (d++->d_tag);
}

// Frees the image.
static void expect(Image m, const char *text) {
    TpurtProgram *p;
    TpurtError e = {0};
    int fd = open(in_folder("changed.so"), O_WRONLY | O_CREAT | O_TRUNC, 0700);
    ck_assert(fd >= 0 && write(fd, m.bytes, m.n) == (ssize_t)m.n);
    close(fd);
    free(m.bytes);
    TpurtStatus status = tpurt_program_load(in_folder("changed.so"), NULL, &p, &e);
    ck_assert_msg(status == (text ? TPURT_BAD_PROGRAM : TPURT_OK) && (!text || strstr(e.text, text)), "status %d: '%s' lacks '%s'", (int)status, e.text,
                  text ? text : "");
    if (!status) tpurt_program_release(p);
    unlink(in_folder("changed.so"));
}

// ---- Lies

START_TEST(as_it_was) { expect(image_read(), NULL); }
END_TEST

// The loader takes sizes to be there where tables are.
START_TEST(halves_of_pairs) {
    static const int64_t tags[] = {DT_RELASZ,     DT_RELAENT,      DT_PLTRELSZ,   DT_PLTREL,     DT_JMPREL,  DT_INIT_ARRAYSZ,
                                   DT_INIT_ARRAY, DT_FINI_ARRAYSZ, DT_FINI_ARRAY, DT_VERNEEDNUM, DT_VERNEED, DT_VERSYM};
    for (size_t i = 0; i < sizeof tags / sizeof *tags; i++) {
        Image m = image_read();
        if (!entry_of(m, tags[i])) { // as other linkers do without
            free(m.bytes);
            continue;
        }
        if (tags[i] == DT_RELASZ && entry_of(m, DT_RELACOUNT)) remove_entry(m, DT_RELACOUNT);
        remove_entry(m, tags[i]);
        expect(m, "its dynamic section has an entry of type");
    }
}
END_TEST

// It reads the first entry of each list before it looks for the next.
START_TEST(lists_of_no_versions) {
    Image m = image_read();
    entry_of(m, DT_VERNEEDNUM)->d_un.d_val = 0;
    uint16_t *versions = table_of(m, DT_VERSYM);
    const uint32_t *hash = table_of(m, DT_GNU_HASH);
    for (uint32_t i = 0; i < hash[1]; i++) versions[i] = 1;
    ((Elf64_Verneed *)table_of(m, DT_VERNEED))->vn_aux = 0xfffffff0;
    expect(m, "half a table of versions");

    m = image_read();
    Elf64_Verneed *need = table_of(m, DT_VERNEED);
    need->vn_cnt = 0;
    need->vn_aux = 0xfffffff0;
    expect(m, "its table of versions names");
}
END_TEST

START_TEST(program_headers_elsewhere) {
    Image m = image_read();
    const Elf64_Phdr *dynamic = segment_of(m, PT_DYNAMIC);
    *segment_of(m, PT_NOTE) = (Elf64_Phdr){PT_PHDR, PF_R, dynamic->p_offset, dynamic->p_vaddr, dynamic->p_vaddr, 8, 8, 8};
    expect(m, "is not the program headers");
}
END_TEST

START_TEST(imports_of_its_own) {
    Image m = image_read();
    Elf64_Sym *symbols = table_of(m, DT_SYMTAB);
    ck_assert_int_eq(symbols[1].st_shndx, SHN_UNDEF);
    symbols[1].st_info = ELF64_ST_INFO(STB_LOCAL, STT_FUNC);
    expect(m, "symbol 1 ");
}
END_TEST

// The names are moved behind the table of the program, which is written into: one relocation there ends a name nowhere.
START_TEST(relocations_of_names) {
    Image m = image_read();
    Elf64_Dyn *strings = entry_of(m, DT_STRTAB), *bytes = entry_of(m, DT_STRSZ);
    const char *names = table_of(m, DT_STRTAB);
    Elf64_Rela *first = table_of(m, DT_RELA);
    size_t n = bytes->d_un.d_val;
    const Elf64_Rela *free_place = NULL; // relocations whose words lie one behind the other have room for the names
    for (const Elf64_Rela *r = first; (const char *)(r + 1) <= (const char *)first + entry_of(m, DT_RELASZ)->d_un.d_val; r++)
        if (ELF64_R_TYPE(r->r_info) == R_X86_64_RELATIVE && (!free_place || r->r_offset > free_place->r_offset) &&
            r->r_offset + n <= segment_of(m, PT_DYNAMIC)->p_vaddr)
            free_place = r;
    ck_assert_ptr_nonnull(free_place);
    memmove(at_address(m, free_place->r_offset), names, n);
    strings->d_un.d_ptr = free_place->r_offset;
    expect(m, "writes outside of its data");
}
END_TEST

// Other parts of the table would be looked up in what lies between two segments.
START_TEST(hash_table_in_two_segments) {
    Image m = image_read();
    uint32_t *hash = table_of(m, DT_GNU_HASH);
    const Elf64_Phdr *last = NULL;
    for (uint32_t i = 0; segment(m, i); i++)
        if (segment(m, i)->p_type == PT_LOAD) last = segment(m, i);
    for (uint32_t bloom = 2; bloom < 1u << 20; bloom *= 2) {
        uint64_t buckets = entry_of(m, DT_GNU_HASH)->d_un.d_ptr + 16 + bloom * 8;
        if (buckets < last->p_vaddr || buckets + 64 > last->p_vaddr + last->p_filesz) continue;
        hash[2] = bloom;
        expect(m, "its hash table lies in no segment");
        return;
    }
    free(m.bytes);
}
END_TEST

// Programs that edit such files, as patchelf does, move it among the weights here.
START_TEST(note_elsewhere) {
    static const char zeros[2 * sizeof(TpuNote)];
    Image m = image_read();
    Elf64_Phdr *note = segment_of(m, PT_NOTE);
    while (memcmp(m.bytes + note->p_offset + 12, TPU_NOTE_NAME, sizeof TPU_NOTE_NAME) != 0) note++;
    for (uint32_t i = 0; segment(m, i); i++) {
        const Elf64_Phdr *p = segment(m, i);
        char *room = p->p_type == PT_LOAD && p->p_flags == PF_R ? memmem(m.bytes + p->p_offset, p->p_filesz, zeros, sizeof zeros) : NULL;
        if (!room) continue;
        uint64_t into = ((uint64_t)(room - m.bytes) - p->p_offset + 7) / 8 * 8;
        memcpy(m.bytes + p->p_offset + into, m.bytes + note->p_offset, sizeof(TpuNote));
        *note = (Elf64_Phdr){PT_NOTE, PF_R, p->p_offset + into, p->p_vaddr + into, p->p_vaddr + into, sizeof(TpuNote), sizeof(TpuNote), 8};
        expect(m, "has its note of checksums elsewhere than it says: a tool has changed it");
        return;
    }
    ck_abort_msg("no room for a note");
}
END_TEST

// glibc would look for another file.
START_TEST(tokens_in_names) {
    static const char *const names[] = {"a$LIB.so", "${ORIGIN}.so", "$PLATFORM"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char path[200];
        TpurtProgram *p;
        TpurtError e;
        snprintf(path, sizeof path, "%s", in_folder(names[i]));
        ck_assert(!link(in_folder("toy.so"), path));
        ck_assert_int_eq(tpurt_program_load(path, NULL, &p, &e), TPURT_SYSTEM);
        ck_assert_ptr_nonnull(strstr(e.text, "cannot be loaded under this name: the system's loader puts something else in place of $"));
        unlink(path);
    }
    TpurtProgram *p;
    char path[200];
    snprintf(path, sizeof path, "%s", in_folder("$HOME $.so"));
    ck_assert(!link(in_folder("toy.so"), path) && !tpurt_program_load(path, NULL, &p, NULL));
    tpurt_program_release(p);
    unlink(path);
}
END_TEST

Suite *elf_suite(void);
Suite *elf_suite(void) {
    Suite *suite = suite_create("elf");
    TCase *all = tcase_create("all");
    tcase_add_unchecked_fixture(all, make_object, remove_object);
    tcase_add_test(all, as_it_was);
    tcase_add_test(all, halves_of_pairs);
    tcase_add_test(all, lists_of_no_versions);
    tcase_add_test(all, program_headers_elsewhere);
    tcase_add_test(all, imports_of_its_own);
    tcase_add_test(all, relocations_of_names);
    tcase_add_test(all, hash_table_in_two_segments);
    tcase_add_test(all, note_elsewhere);
    tcase_add_test(all, tokens_in_names);
    suite_add_tcase(suite, all);
    return suite;
}
