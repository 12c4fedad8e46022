// Telling model files apart and reading them: see source.h. A FlatBuffer stays mapped as long as its module, whose
// constants point into it; text is parsed and let go. What other tools make is known by its first bytes only to say
// what it is and how a model is made of it.
#include "frontend/model/source.h"

#include "frontend/model/model.h"
#include "frontend/tensors/weights.h"
#include "ir/text/text.h"

#include <string.h>

// Kinds that are refused: the bytes at an offset, what that is, and the way out.
static const struct {
    size_t offset, len;
    const char *magic, *what, *help;
} foreign[] = {
    {0, 4, "\xff\xfe\0\0", "text in UTF-32 (it begins with a byte order mark)", "make UTF-8 of it: iconv -f UTF-32 -t UTF-8 MODEL > OTHER.mlir"},
    {0, 2, "\xff\xfe", "text in UTF-16 (it begins with a byte order mark)", "make UTF-8 of it: iconv -f UTF-16 -t UTF-8 MODEL > OTHER.mlir"},
    {0, 2, "\xfe\xff", "text in UTF-16 (it begins with a byte order mark)", "make UTF-8 of it: iconv -f UTF-16 -t UTF-8 MODEL > OTHER.mlir"},
    {4, 4, "TFL3", "a TensorFlow Lite model, which is not supported yet", NULL},
    {0, 4, "ML\xefR", "MLIR bytecode", "make text of it: stablehlo-opt MODEL -o MODEL.mlir"},
    {0, 4, "\177ELF", "an object file or a compiled program", "tpurun runs what tpucc compiled"},
    {0, 4, "PK\3\4", "a zip archive, such as torch.save writes",
     "export the model as StableHLO text (jax.export, torch.export with torch_xla)"},
    {0, 4, "\x89HDF", "an HDF5 file, such as Keras writes", "export the model as StableHLO text"},
    {0, 2, "\x1f\x8b", "compressed by gzip", "gunzip it first"},
    {0, 6, "\x93NUMPY", "a NumPy array", "tpurun --input NAME=F.npy takes arrays"},
};

static bool refuse(const char *path, const char *what, const char *help, Diags *d) {
    diag_error(d, diag_file(d, path), "not-a-model", "this is %s", what);
    if (help) diag_help(d, "%s", help);
    return false;
}

// Text holds no control characters but white space; a model's first page shows it.
static bool looks_like_text(const uint8_t *bytes, size_t n_bytes) {
    for (size_t i = 0; i < n_bytes && i < 4096; i++)
        if (bytes[i] == 0x7f || (bytes[i] < 0x20 && !strchr("\t\n\v\f\r", bytes[i])))
            return false;
        else if (!bytes[i])
            return false;
    return true;
}

static bool is_safetensors(const uint8_t *bytes, size_t n_bytes) {
    return n_bytes > 9 && bytes[8] == '{' && !bytes[6] && !bytes[7];
}

static bool may_be_text(const uint8_t *bytes, size_t n_bytes, const char *path, Diags *d) {
    if (!n_bytes) {
        diag_error(d, diag_file(d, path), "not-a-model", "this file is empty");
        return false;
    }
    for (size_t i = 0; i < COUNT(foreign); i++)
        if (n_bytes >= foreign[i].offset + foreign[i].len &&
            !memcmp(bytes + foreign[i].offset, foreign[i].magic, foreign[i].len))
            return refuse(path, foreign[i].what, foreign[i].help, d);
    const uint8_t *nul = memchr(bytes, 0, n_bytes); // the rest of a file with a hole may be endless
    if (looks_like_text(bytes, n_bytes) && !nul) return true;
    if (looks_like_text(bytes, n_bytes)) {
        diag_error(d, diag_file(d, path), "not-a-model", "byte %td is zero, which no text has", nul - bytes);
        return false;
    }
    if (is_safetensors(bytes, n_bytes))
        return refuse(path, "a .safetensors file", "it holds weights only: tpucc MODEL --weights FILE", d);
    return refuse(path, "no model: neither a FlatBuffer of kind TPUM nor text", "MODEL is a .fb or an .mlir file", d);
}

// --- large constants beside text

typedef struct {
    const char *path; // of the text
    Safetensors file;
    bool tried, open;
    Diags *d;
} Beside;

// DIR/x.mlir -> DIR/x.safetensors, opened when a constant first asks for it.
static bool beside_open(Beside *b) {
    if (b->tried) return b->open;
    b->tried = true;
    const char *slash = strrchr(b->path, '/'), *dot = strrchr(slash ? slash : b->path, '.');
    size_t n = dot ? (size_t)(dot - b->path) : strlen(b->path);
    Diags quiet; // the parser says what is missing, and where
    diags_init(&quiet, b->d->program);
    b->open = safetensors_open(arena_printf(&b->d->arena, "%.*s.safetensors", (int)n, b->path), &b->file, &quiet);
    diags_free(&quiet);
    return b->open;
}

static const Literal *beside_find(void *context, Module *m, const char *name, Type type) {
    Beside *b = context;
    const Tensor *t = beside_open(b) ? safetensors_find(&b->file, name) : NULL;
    if (!t) return NULL;
    Diags quiet;
    diags_init(&quiet, b->d->program);
    const Literal *l = safetensors_literal(&b->file, t, m, type, name, &quiet);
    diags_free(&quiet);
    return l;
}

static Module *parse_text(const uint8_t *bytes, size_t n_bytes, const char *path, Diags *d) {
    Beside beside = {.path = path, .d = d};
    Module *m = parse_module_with((const char *)bytes, n_bytes, path, beside_find, &beside, d);
    if (beside.open) safetensors_close(&beside.file);
    return m;
}

Module *source_parse(const uint8_t *bytes, size_t n_bytes, const char *path, bool *out_borrowed, Diags *d) {
    *out_borrowed = model_is(bytes, n_bytes);
    if (*out_borrowed) return read_model(bytes, n_bytes, path, d);
    return may_be_text(bytes, n_bytes, path, d) ? parse_text(bytes, n_bytes, path, d) : NULL;
}

Module *source_read(const char *path, Diags *d) {
    FileMap map;
    bool borrowed;
    if (!file_map(path, &map, d)) return NULL;
    Module *m = source_parse(map.bytes, map.n_bytes, path, &borrowed, d);
    if (m && borrowed)
        module_keep_map(m, map.bytes, map.n_bytes);
    else
        file_unmap(&map);
    return m;
}
