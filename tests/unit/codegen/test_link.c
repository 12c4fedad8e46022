// The built-in linker, on objects that the system's compiler makes while the test runs: the results are loaded, called,
// stripped and linked into programs; what is not linked is refused by name; mutated objects do no harm.
#define _GNU_SOURCE 1

#include "codegen/elf/link.h"
#include "tests/unit/helpers.h"

#include <check.h>
#include <dlfcn.h>
#include <elf.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { N_WEIGHTS = 5000, MAX_OBJECTS = 4 };

static char dir[FOLDER_SIZE];
static Arena arena;
static float weights[N_WEIGHTS];
static LinkPiece pieces[3];
static LinkBlob blob;

static char *in_dir(const char *name) { return arena_printf(&arena, "%s/%s", dir, name); }

static int shell(const char *fmt, ...) {
    char command[1024];
    va_list args;
    va_start(args, fmt);
    vsnprintf(command, sizeof command, fmt, args);
    va_end(args);
    return system(command);
}

static LinkObject file_read(const char *path) {
    struct stat st;
    FILE *f = fopen(path, "rb");
    ck_assert_msg(f != NULL, "no %s", path);
    ck_assert_int_eq(fstat(fileno(f), &st), 0);
    LinkObject o = {path, arena_alloc(&arena, (size_t)st.st_size), (size_t)st.st_size};
    ck_assert_uint_eq(fread((void *)o.data, 1, o.size, f), o.size);
    fclose(f);
    return o;
}

static void file_write(const char *path, const char *text) {
    FILE *f = fopen(path, "w");
    ck_assert_ptr_nonnull(f);
    fputs(text, f);
    ck_assert_int_eq(fclose(f), 0);
}

// language: "c" or "assembler"; options replace those of a kernel.
static LinkObject compile(const char *name, const char *language, const char *options, const char *source) {
    const char *from = arena_printf(&arena, "%s/%s.src", dir, name), *to = arena_printf(&arena, "%s/%s.o", dir, name);
    if (!options) options = "-O2 -fPIC -fvisibility=hidden -ffreestanding";
    file_write(from, source);
    ck_assert_int_eq(shell("cc -c %s -x %s %s -o %s", options, language, from, to), 0);
    return file_read(to);
}

static const char *const model_source[] = {
    "#include <stddef.h>\n"
    "extern __attribute__((visibility(\"hidden\"))) const float far_weights[];\n"
    "__attribute__((visibility(\"hidden\"))) float helper(float); void *memcpy(void *, const void *, size_t);\n"
    "static const float tab[4] = {1, 2, 3, 4};\n"
    "const float *const volatile table[2] = {far_weights, tab};\n"
    "static int counter; int zeros[100]; int data[3] = {1, 2, 3};\n"
    "float pick(int i) { counter++; return table[0][i] + table[1][i & 3] + helper(2) + data[1]; }\n"
    "void *(*import_of(void))(void *, const void *, size_t) { return memcpy; }\n"
    "int branch(int x, void *p, size_t n) { switch (x) { case 0: return counter; case 1: return data[0]; case 3: "
    "return 9;\n"
    "case 2: memcpy(zeros, p, n); return zeros[1]; case 4: return (int)pick(3); case 5: return zeros[50]; } return -1; "
    "}\n",
    "static int counter = 7; float expf(float); int exported(int);\n"
    "float helper(float x) { counter++; return x * 2 + expf(0); }\n"
    "int again(int x) { return exported(x) + counter; }\n"
    "float (*pointers[2])(float) = {expf, helper};\n",
    "#define OUT __attribute__((visibility(\"default\")))\n"
    "float pick(int); int branch(int, const void *, unsigned long); extern float (*pointers[2])(float);\n"
    "int again(int); void *import_of(void); void *memcpy(void *, const void *, unsigned long);\n"
    "OUT int exported(int x) { static const int two[2] = {41, 42}; return branch(x, two, 8); }\n"
    "OUT float entry(int i) { return pick(i) + pointers[0](0) * 1000; }\n"
    "OUT int through(int x) { return again(x) + 100 * (import_of() == (void *)memcpy); }\n"
    "OUT const char query[] = \"hello\";\n",
};
static const char *const exports[] = {"entry", "exported", "query", "through", "far_weights"};
static const char *const imports[] = {"memcpy", "expf", "memset"};
static const char *const needed[] = {"libm.so.6", "libc.so.6"};

static LinkInput model(LinkObject objects[MAX_OBJECTS]) {
    for (int i = 0; i < 3; i++) objects[i] = compile((const char *const[]){"a", "b", "c"}[i], "c", NULL, model_source[i]);
    return (LinkInput){.objects = objects,
                       .n_objects = 3,
                       .blobs = &blob,
                       .n_blobs = 1,
                       .exports = exports,
                       .n_exports = 4,
                       .imports = imports,
                       .n_imports = 3,
                       .needed = needed,
                       .n_needed = 2,
                       .soname = "libmodel.so"};
}

static void setup(void) {
    folder_make(dir, "link");
    for (int i = 0; i < N_WEIGHTS; i++) weights[i] = (float)(i * 10);
    pieces[0] = (LinkPiece){weights, 4000};
    pieces[1] = (LinkPiece){NULL, 400};
    pieces[2] = (LinkPiece){weights + 1100, sizeof weights - 4400};
    blob = (LinkBlob){"far_weights", 64, pieces, 3};
}

static void teardown(void) {
    folder_remove(dir);
    arena_free(&arena);
}

static void must(bool ok, Diags *d) {
    if (!ok) diags_print(d, stderr);
    ck_assert(ok);
    diags_free(d);
}

static void link_to(const LinkInput *in, const char *path) {
    Diags d;
    diags_init(&d, "test");
    must(link_shared(in, &(OutPlace){.path = path}, &d), &d);
}

// The model's numbers: weight + table + helper(2) = 4 + expf(0) = 1, + data[1] = 2, and 1000 * expf(0).
static void check_runs(const char *path) {
    void *so = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    ck_assert_msg(so != NULL, "%s", dlerror());
    float (*entry)(int) = (float (*)(int))dlsym(so, "entry");
    int (*exported)(int) = (int (*)(int))dlsym(so, "exported"), (*through)(int) = (int (*)(int))dlsym(so, "through");
    ck_assert_float_eq(entry(6), 60 + 3 + 5 + 2 + 1000);
    ck_assert_float_eq(entry(1001), 0 + 2 + 5 + 2 + 1000); // in the piece of zeros
    ck_assert_float_eq(entry(4999), 49990 + 4 + 5 + 2 + 1000);
    ck_assert_int_eq(exported(0), 3);
    ck_assert_int_eq(exported(2), 42);
    ck_assert_int_eq(exported(4), 41);
    ck_assert_int_eq(exported(7), -1);
    ck_assert_int_eq(through(3), 9 + 11 + 100);
    ck_assert_str_eq(dlsym(so, "query"), "hello");
    ck_assert_ptr_null(dlsym(so, "pick"));
    dlclose(so);
}

START_TEST(a_shared_object_runs) {
    LinkObject objects[MAX_OBJECTS];
    LinkInput in = model(objects);
    link_to(&in, in_dir("m.so"));
    check_runs(in_dir("m.so"));
    struct stat st;
    ck_assert_int_eq(stat(in_dir("m.so"), &st), 0);
    ck_assert(st.st_mode & 0100);
    ck_assert_int_eq(shell("test $(ls -A %s | grep -c tmp) = 0", dir), 0);
}
END_TEST

START_TEST(a_stripped_one_still_runs) {
    LinkObject objects[MAX_OBJECTS];
    LinkInput in = model(objects);
    link_to(&in, in_dir("s.so"));
    ck_assert_int_eq(shell("strip %s/s.so", dir), 0);
    check_runs(in_dir("s.so"));
    ck_assert_int_eq(shell("test -z \"$(nm %s/s.so 2>/dev/null)\"", dir), 0);
}
END_TEST

START_TEST(tools_see_names_and_sizes) {
    LinkObject objects[MAX_OBJECTS];
    LinkInput in = model(objects);
    link_to(&in, in_dir("n.so"));
    ck_assert_int_eq(shell("nm -S %s/n.so | grep -q '[0-9a-f]* [0-9a-f]* t pick$'", dir), 0);
    ck_assert_int_eq(shell("test $(nm %s/n.so | grep -c ' counter$') = 2", dir), 0);
    ck_assert_int_eq(shell("test \"$(nm -D --defined-only %s/n.so | cut -c18- | sort | tr '\\n' ' ')\" = "
                           "'R query T entry T exported T through '",
                           dir),
                     0);
    ck_assert_int_eq(shell("test -z \"$(readelf -aW %s/n.so 2>&1 >/dev/null)\"", dir), 0);
    ck_assert_int_eq(shell("objdump -d %s/n.so | grep -q 'memcpy@plt'", dir), 0);
    ck_assert_int_eq(shell("readelf -d %s/n.so | grep -q 'soname: .libmodel.so.'", dir), 0);
}
END_TEST

START_TEST(weights_have_a_read_only_segment_of_pages) {
    LinkObject objects[MAX_OBJECTS];
    LinkInput in = model(objects);
    in.n_exports = 5;
    link_to(&in, in_dir("w.so"));
    LinkObject file = file_read(in_dir("w.so"));
    Elf64_Ehdr h;
    Elf64_Phdr p, last = {0};
    memcpy(&h, file.data, sizeof h);
    for (int i = 0; i < h.e_phnum; i++) {
        memcpy(&p, (const char *)file.data + h.e_phoff + i * sizeof p, sizeof p);
        if (p.p_type == PT_LOAD) last = p;
        ck_assert(p.p_type == PT_GNU_STACK || p.p_offset + p.p_filesz <= file.size);
        ck_assert((p.p_flags & (PF_W | PF_X)) != (PF_W | PF_X));
    }
    ck_assert_uint_eq(last.p_flags, PF_R);
    ck_assert_uint_eq(last.p_offset % 4096, 0);
    ck_assert_uint_eq(last.p_vaddr % 4096, 0);
    ck_assert_uint_eq(last.p_filesz, sizeof weights);
    ck_assert_int_eq(memcmp((const char *)file.data + last.p_offset, weights, 4000), 0);
    void *so = dlopen(in_dir("w.so"), RTLD_NOW);
    ck_assert_ptr_nonnull(so);
    ck_assert_float_eq(((float *)dlsym(so, "far_weights"))[4000], 40000);
    dlclose(so);
}
END_TEST

START_TEST(the_same_input_gives_the_same_bytes) {
    LinkObject objects[MAX_OBJECTS];
    LinkInput in = model(objects);
    Diags d;
    diags_init(&d, "test");
    for (int i = 0; i < 2; i++) {
        link_to(&in, in_dir(i ? "1.so" : "0.so"));
        ck_assert(link_relocatable(&in, &(OutPlace){.path = in_dir(i ? "1.obj" : "0.obj")}, &d));
    }
    diags_free(&d);
    ck_assert_int_eq(shell("cd %s && cmp 0.so 1.so && cmp 0.obj 1.obj", dir), 0);
}
END_TEST

static const char program_source[] = "#include <stdio.h>\nfloat entry(int); int exported(int), through(int); extern const char query[];\n"
                                     "int main(void) { int x = exported(2); return !(entry(4999) == 51001 && x == 42 && through(3) == 117 && *query == "
                                     "'h'); }\n";

START_TEST(a_relocatable_object_links_into_programs) {
    static const char *const ways[] = {"-pie -fPIE", "-no-pie -fno-pie", "-static"};
    LinkObject objects[MAX_OBJECTS];
    LinkInput in = model(objects);
    Diags d;
    diags_init(&d, "test");
    must(link_relocatable(&in, &(OutPlace){.path = in_dir("model.o")}, &d), &d);
    file_write(in_dir("main.c"), program_source);
    for (size_t i = 0; i < COUNT(ways); i++) {
        ck_assert_int_eq(shell("cd %s && cc %s main.c model.o -lm -o prog -Wl,--fatal-warnings", dir, ways[i]), 0);
        ck_assert_int_eq(shell("%s/prog", dir), 0);
    }
    ck_assert_int_eq(shell("cd %s && cc -shared model.o -lm -o sh.so -Wl,-z,text,--fatal-warnings", dir), 0);
    check_runs(in_dir("sh.so"));
}
END_TEST

START_TEST(two_models_link_into_one_program) {
    static const char *const out[2] = {"one", "two"};
    Diags d;
    diags_init(&d, "test");
    for (int i = 0; i < 2; i++) {
        const char *source = arena_printf(&arena,
                                          "extern __attribute__((visibility(\"hidden\"))) const int w[];\n"
                                          "const int *const volatile at = w; int kernel(int x) { return at[0] + x + %d; }\n"
                                          "__attribute__((visibility(\"default\"))) int %s(void) { return kernel(%d); }\n",
                                          i, out[i], 10 * i);
        int number = 1000 * (i + 1);
        LinkObject object = compile(out[i], "c", NULL, source);
        LinkPiece piece = {&number, sizeof number};
        LinkBlob w = {"w", 0, &piece, 1};
        LinkInput in = {.objects = &object, .n_objects = 1, .blobs = &w, .n_blobs = 1, .exports = &out[i], .n_exports = 1};
        ck_assert(link_relocatable(&in, &(OutPlace){.path = arena_printf(&arena, "%s/model%d.o", dir, i)}, &d));
    }
    diags_free(&d);
    file_write(in_dir("both.c"), "int one(void), two(void); int main(void) { return one() != 1000 || two() != 2011; }\n");
    ck_assert_int_eq(shell("cd %s && cc both.c model0.o model1.o -o both && ./both", dir), 0);
}
END_TEST

// Two objects with constants of which one is the same, at other places, and a helper that both have.
#define ONCE_SOURCE(name, order)                                                                                                                \
    ".text\n.globl " name "_one\n" name "_one: lea one(%rip), %rax\nret\n"                                                                      \
    ".globl " name "_two\n" name "_two: movsd two(%rip), %xmm0\nret\n"                                                                          \
    ".globl " name "_help\n" name "_help: lea helper(%rip), %rax\nret\n"                                                                        \
    ".globl " name "_call\n" name "_call: jmp helper\n"                                                                                         \
    ".section .rodata.cst8,\"aM\",@progbits,8\n.balign 8\n" order ".section .text.once.helper,\"ax\",@progbits\n.weak helper\n.hidden helper\n" \
    "helper: mov word(%rip), %eax\nret\n.section .rodata.cst4,\"aM\",@progbits,4\nword: .long 7\n"

START_TEST(what_objects_have_in_common_is_there_once) {
    static const char *const names[] = {"a_one", "a_two", "a_help", "a_call", "b_one", "b_two", "b_help", "b_call"};
    LinkObject objects[2] = {compile("a", "assembler", "-c", ONCE_SOURCE("a", "one: .quad 1\ntwo: .double 2.0\n")),
                             compile("b", "assembler", "-c", ONCE_SOURCE("b", "two: .double 4.0\nthree: .quad 3\none: .quad 1\n"))};
    LinkInput in = {.objects = objects, .n_objects = 2, .exports = names, .n_exports = 8};
    const char *so = in_dir("once.so");
    link_to(&in, so);
    void *handle = dlopen(so, RTLD_NOW | RTLD_LOCAL);
    ck_assert_msg(handle != NULL, "%s", dlerror());
    void *(*at[8])(void);
    for (int i = 0; i < 8; i++) *(void **)&at[i] = dlsym(handle, names[i]);
    double (*a_two)(void) = (double (*)(void))dlsym(handle, "a_two"), (*b_two)(void) = (double (*)(void))dlsym(handle, "b_two");
    int (*a_call)(void) = (int (*)(void))dlsym(handle, "a_call"), (*b_call)(void) = (int (*)(void))dlsym(handle, "b_call");
    ck_assert_ptr_eq(at[0](), at[4]());
    ck_assert_int_eq(*(int64_t *)at[0](), 1);
    ck_assert_double_eq(a_two(), 2);
    ck_assert_double_eq(b_two(), 4);
    ck_assert_ptr_eq(at[2](), at[6]());
    ck_assert_int_eq(a_call(), 7);
    ck_assert_int_eq(b_call(), 7);
    dlclose(handle);
}
END_TEST

// Every form that psABI B.2 relaxes, one that it does not (cmp), an import called through the GOT, a distant blob by
// the GOT.
START_TEST(got_loads_are_relaxed) {
    static const char source[] = ".text\n.globl f, by_call, by_jump, by_lea, by_cmp, by_import, by_blob\n.hidden f, far_weights\n"
                                 ".type f,@function\nf: mov $7, %eax\nret\n"
                                 "by_call: sub $8, %rsp\ncall *f@GOTPCREL(%rip)\nadd $8, %rsp\nret\n"
                                 "by_jump: jmp *f@GOTPCREL(%rip)\n"
                                 "by_lea: mov f@GOTPCREL(%rip), %rax\njmp *%rax\n"
                                 "by_cmp: lea f(%rip), %rcx\nxor %eax, %eax\ncmp f@GOTPCREL(%rip), %rcx\nsete %al\nret\n"
                                 "by_import: jmp *abs@GOTPCREL(%rip)\n"
                                 "by_blob: mov far_weights@GOTPCREL(%rip), %rax\nmov 8(%rax), %eax\nret\n"
                                 ".section .note.GNU-stack,\"\",@progbits\n";
    static const char *const names[] = {"by_call", "by_jump", "by_lea", "by_cmp", "by_import", "by_blob"};
    static const char *const may[] = {"abs"};
    static const int want[] = {7, 7, 7, 1, 12, 0x41a00000};
    LinkObject object = compile("got", "assembler", "", source);
    LinkInput in = {.objects = &object,
                    .n_objects = 1,
                    .blobs = &blob,
                    .n_blobs = 1,
                    .exports = names,
                    .n_exports = 6,
                    .imports = may,
                    .n_imports = 1,
                    .needed = needed + 1,
                    .n_needed = 1};
    link_to(&in, in_dir("got.so"));
    void *so = dlopen(in_dir("got.so"), RTLD_NOW);
    ck_assert_msg(so != NULL, "%s", dlerror());
    for (size_t i = 0; i < COUNT(names); i++) ck_assert_int_eq(((int (*)(int))dlsym(so, names[i]))(-12), want[i]);
    dlclose(so);
    ck_assert_int_eq(shell("test $(readelf -rW %s/got.so | grep -c R_X86_64_) = 3", dir), 0); // f for cmp, abs, blob
}
END_TEST

static const struct {
    const char *what, *language, *options, *source, *says;
} refusals[] = {
    {"missing", "c", NULL, "int g(void); int f(void) { return g() + 1; }", "'g' is neither defined nor among"},
    {"tls", "c", NULL, "__thread int t; int f(void) { return t; }", "is thread-local"},
    {"common", "c", "-fPIC -fcommon", "int shared; int f(void) { return shared; }", "is a COMMON symbol"},
    {"absolute", "c", "-O2 -fno-pic -mcmodel=medium", "int x; int *f(void) { return &x; }", "32-bit absolute address"},
    {"constructor", "c", NULL, "int x; __attribute__((constructor)) void start(void) { x = 1; } int f(void) { return x; }", "holds constructors"},
    {"ifunc", "c", "-fPIC",
     "static int g(void) { return 1; } static void *r(void) { return g; }\n"
     "int f(void) __attribute__((ifunc(\"r\")));",
     "is an indirect function"},
    {"comdat", "assembler", "", ".section .text.f,\"axG\",@progbits,f,comdat\n.globl f\nf: ret\n", "belongs to a COMDAT group"},
    {"number", "assembler", "", ".globl f\nf = 77\n", "is absolute"},
    {"text", "assembler", "", ".text\n.globl f\nf: ret\n.quad f\n", "an absolute address in read-only section .text"},
    {"writable", "assembler", "", ".section .both,\"awx\",@progbits\n.globl f\nf: ret\n", "both writable and executable"},
    {"distance", "assembler", "", ".globl f\nf: lea abs(%rip), %rax\nret\n", "the distance to imported 'abs' is not known"},
    {"reach", "assembler", "", ".globl f\nf: lea huge+0x7ffffffe(%rip), %rax\nret\n.hidden huge\n", "out of reach of a 32-bit field"},
    {"type", "assembler", "", ".globl f\nf: .byte 0\n.word huge - .\n", "relocation type"},
    {"twice", "assembler", "", ".globl f, huge\nf: huge: ret\n", "'huge' is defined twice"},
    {"export", "assembler", "", "g: ret\n", "'f' is to be exported but not defined"},
    {"dropped", "assembler", "", ".section .debug_x,\"\",@progbits\n.Lhere: .byte 1\n.text\n.globl f\nf: lea .Lhere(%rip), %rax\n",
     "in a section that is dropped"},
};

START_TEST(what_is_not_linked_is_refused) {
    static const char *const f[] = {"f"}, *const may[] = {"abs"};
    LinkPiece zeros = {NULL, (uint64_t)3 << 30};
    LinkBlob huge = {"huge", 0, &zeros, 1};
    LinkObject object = compile(refusals[_i].what, refusals[_i].language, refusals[_i].options, refusals[_i].source);
    LinkInput in = {.objects = &object, .n_objects = 1, .blobs = &huge, .n_blobs = 1, .exports = f, .n_exports = 1, .imports = may, .n_imports = 1};
    Diags d;
    diags_init(&d, "test");
    ck_assert(!link_shared(&in, &(OutPlace){.path = in_dir("refused.so")}, &d));
    ck_assert_uint_eq(d.n_errors, 1);
    ck_assert_int_eq(d.exit_code, EXIT_INTERNAL);
    ck_assert_msg(strstr(d.list.items[0].text, refusals[_i].says) != NULL, "%s", d.list.items[0].text);
    ck_assert_int_ne(access(in_dir("refused.so"), F_OK), 0);
    diags_free(&d);
}
END_TEST

START_TEST(a_truncated_or_mutated_object_does_no_harm) {
    LinkObject objects[MAX_OBJECTS];
    LinkInput in = model(objects);
    uint64_t random = 88172645463325252u;
    const void *original = objects[0].data;
    size_t size = objects[0].size, n_linked = 0;
    uint8_t *bytes = arena_alloc(&arena, size);
    for (int round = 0; round < 3000; round++) {
        Diags d;
        diags_init(&d, "test");
        memcpy(bytes, original, size);
        for (int k = 0; k <= round % 3; k++) {
            random ^= random << 13, random ^= random >> 7, random ^= random << 17;
            // Headers and tables more often than code: they stand at both ends.
            size_t at = random % 4 ? size - 1 - random / 4 % (size / 2) : random / 4 % size;
            bytes[at] = random % 5 ? (uint8_t)(random >> 32) : bytes[at] ^ (uint8_t)(1 << (random >> 40) % 8);
        }
        objects[0] = (LinkObject){"mutated", bytes, round % 7 ? size : random % size};
        bool ok = round % 2 ? link_shared(&in, &(OutPlace){.path = "/dev/null"}, &d) : link_relocatable(&in, &(OutPlace){.path = "/dev/null"}, &d);
        ck_assert(ok == (d.n_errors == 0));
        n_linked += ok;
        diags_free(&d);
    }
    ck_assert_uint_gt(n_linked, 0);
}
END_TEST

START_TEST(another_linker_makes_the_same_library) {
    static const char *const programs[] = {"cc", "ld"};
    LinkObject objects[MAX_OBJECTS];
    LinkInput in = model(objects);
    for (size_t i = 0; i < COUNT(programs); i++) {
        Diags d;
        diags_init(&d, "test");
        const char *path = arena_printf(&arena, "%s/%s.so", dir, programs[i]);
        must(link_with_program(&in, programs[i], &(OutPlace){.path = path}, &d), &d);
        check_runs(path);
        ck_assert_int_eq(shell("readelf -d %s | grep -q 'soname: .libmodel.so.'", path), 0);
    }
    ck_assert_int_eq(shell("test $(ls -A %s | grep -c tmp) = 0", dir), 0);
}
END_TEST

START_TEST(a_linker_that_is_missing_or_fails_is_reported) {
    LinkObject objects[MAX_OBJECTS];
    LinkInput in = model(objects);
    Diags d;
    diags_init(&d, "test");
    file_write(in_dir("failing"), "#!/bin/sh\necho out of luck >&2\nexit 7\n");
    ck_assert_int_eq(chmod(in_dir("failing"), 0755), 0);
    ck_assert(!link_with_program(&in, in_dir("absent"), &(OutPlace){.path = in_dir("x.so")}, &d));
    ck_assert_int_eq(d.exit_code, EXIT_SYSTEM);
    ck_assert_ptr_nonnull(strstr(d.list.items[0].text, "No such file"));
    diags_clear(&d);
    ck_assert(!link_with_program(&in, in_dir("failing"), &(OutPlace){.path = in_dir("x.so")}, &d));
    ck_assert_int_eq(d.exit_code, EXIT_SYSTEM);
    ck_assert_ptr_nonnull(strstr(d.list.items[0].text, "failed with exit code 7"));
    ck_assert_str_eq(d.list.items[1].text, "it said: out of luck");
    diags_free(&d);
    ck_assert_int_eq(shell("test $(ls -A %s | grep -c -e tmp -e x.so) = 0", dir), 0);
}
END_TEST

Suite *link_suite(void);
Suite *link_suite(void) {
    Suite *s = suite_create("link");
    TCase *t = tcase_create("link");
    tcase_set_timeout(t, 120);
    tcase_add_checked_fixture(t, setup, teardown);
    tcase_add_test(t, a_shared_object_runs);
    tcase_add_test(t, a_stripped_one_still_runs);
    tcase_add_test(t, tools_see_names_and_sizes);
    tcase_add_test(t, weights_have_a_read_only_segment_of_pages);
    tcase_add_test(t, the_same_input_gives_the_same_bytes);
    tcase_add_test(t, a_relocatable_object_links_into_programs);
    tcase_add_test(t, two_models_link_into_one_program);
    tcase_add_test(t, got_loads_are_relaxed);
    tcase_add_test(t, what_objects_have_in_common_is_there_once);
    tcase_add_loop_test(t, what_is_not_linked_is_refused, 0, COUNT(refusals));
    tcase_add_test(t, a_truncated_or_mutated_object_does_no_harm);
    tcase_add_test(t, another_linker_makes_the_same_library);
    tcase_add_test(t, a_linker_that_is_missing_or_fails_is_reported);
    suite_add_tcase(s, t);
    return s;
}
