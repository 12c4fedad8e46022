// The table of what is refused by its name. A kind that becomes a format (formats.c) loses its row here.
#include "frontend/base/foreign.h"

#include <string.h>

// What makes .safetensors of weights, with FILE for the file.
#define TORCH_WEIGHTS                                                                                            \
    "in Python, of a state_dict: import torch, safetensors.torch; safetensors.torch.save_file({name: t.clone()." \
    "contiguous() for name, t in torch.load(\"FILE\", map_location=\"cpu\").items()}, \"weights.safetensors\")"
#define NUMPY_WEIGHTS "in Python: import numpy, safetensors.numpy; safetensors.numpy.save_file(dict(numpy.load(\"FILE\")), \"weights.safetensors\")"
#define OTHER_WEIGHTS "in Python: read it with the program that wrote it, and safetensors.numpy.save_file({name: array, ...}, \"weights.safetensors\")"

// An archive by the name of its first file, which begins at byte 30 and is as long as byte 26 says; before other archives.
static const ForeignFormat arrays = {0, 4, "PK\3\4", "an archive of NumPy's arrays (.npz)", "it holds no program: weights or inputs", NUMPY_WEIGHTS};

static const ForeignFormat foreign[] = {
    {0, 4, "\xff\xfe\0\0", "text in UTF-32 (it begins with a byte order mark)", "make UTF-8 of it: iconv -f UTF-32 -t UTF-8 MODEL > OTHER.mlir", NULL},
    {0, 2, "\xff\xfe", "text in UTF-16 (it begins with a byte order mark)", "make UTF-8 of it: iconv -f UTF-16 -t UTF-8 MODEL > OTHER.mlir", NULL},
    {0, 2, "\xfe\xff", "text in UTF-16 (it begins with a byte order mark)", "make UTF-8 of it: iconv -f UTF-16 -t UTF-8 MODEL > OTHER.mlir", NULL},
    {4, 4, "TFL3", "a TensorFlow Lite model, which is not supported yet", FOREIGN_PYTHON_WAY, NULL},
    {0, 4, "\177ELF", "an object file or a compiled program", "tpurun runs what tpucc compiled", NULL},
    {0, 4, "PK\3\4", "a zip archive, such as torch.save (.pt, .pth), torch.export (.pt2) and Keras (.keras) write", FOREIGN_PYTHON_WAY, TORCH_WEIGHTS},
    {0, 4, "\x89HDF", "an HDF5 file (.h5), such as Keras writes", FOREIGN_PYTHON_WAY, OTHER_WEIGHTS},
    {0, 4, "GGUF", "a GGUF file, which holds weights and no program", FOREIGN_PYTHON_WAY, OTHER_WEIGHTS},
    {0, 10, "HloModule ", "XLA's HLO as text, as XLA_FLAGS=--xla_dump_to writes it after it is optimised",
     "take the StableHLO before: jax.jit(f).lower(x).as_text()", NULL},
    {0, 42, "version https://git-lfs.github.com/spec/v1", "a pointer of Git LFS, which stands for the file", "git lfs pull fetches the file",
     "git lfs pull fetches the file"},
    {0, 2, "\x80\2", "a Python pickle, such as torch.save wrote before 1.6", FOREIGN_PYTHON_WAY, TORCH_WEIGHTS},
    {0, 2, "\x80\4", "a Python pickle", FOREIGN_PYTHON_WAY, OTHER_WEIGHTS},
    {0, 2, "\x1f\x8b", "compressed by gzip", "gunzip it first", NULL},
    {0, 6, "\x93NUMPY", "a NumPy array", "tpurun --input NAME=F.npy takes arrays",
     "in Python: import numpy, safetensors.numpy; safetensors.numpy.save_file({\"NAME\": numpy.load(\"FILE\")}, \"weights.safetensors\")"},
};

// ---- Text that is no MLIR: told by the word that it begins with, below blank lines and Python's comments ----

static const ForeignFormat python_program = {0,
                                             0,
                                             NULL,
                                             "a Python program, and not a model that one wrote",
                                             "run it, so that it writes one. PyTorch: torch_xla's exported_program_to_stablehlo(torch.export.export(net, args))"
                                             ".save(DIR), then tpucc DIR; JAX: open(\"f.mlir\", \"w\").write(jax.jit(f).lower(x).as_text())",
                                             NULL};
static const ForeignFormat jaxpr = {0,   0, NULL, "a jaxpr, what jax.make_jaxpr prints", "JAX: open(\"f.mlir\", \"w\").write(jax.jit(f).lower(x).as_text())",
                                    NULL};
static const ForeignFormat page = {0, 0, NULL, "a page of the web (HTML or XML)", "take the file itself, such as by a page's link to its raw form", NULL};
static const ForeignFormat json = {0, 0, NULL, "a JSON file, which holds settings and no program", FOREIGN_PYTHON_WAY, NULL};

static bool begins_with(const uint8_t *bytes, size_t n_bytes, const char *word) {
    size_t n = strlen(word);
    return n_bytes >= n && !memcmp(bytes, word, n);
}

// `#` of MLIR is followed by an attribute's name, and of Python's comments by a blank, another #, the end of the line or `!`.
static size_t python_comments_skip(const uint8_t *bytes, size_t n_bytes) {
    size_t pos = 0;
    while (pos < n_bytes) {
        if (strchr(" \t\r\n", bytes[pos]) && bytes[pos]) {
            pos++;
            continue;
        }
        if (bytes[pos] != '#' || (pos + 1 < n_bytes && (!bytes[pos + 1] || !strchr(" \t\r\n#!", bytes[pos + 1])))) break;
        const uint8_t *end = memchr(bytes + pos, '\n', n_bytes - pos);
        pos = end ? (size_t)(end - bytes) + 1 : n_bytes;
    }
    return pos;
}

// No op is called by one of these words, and strings in front of an op are not empty in MLIR.
const ForeignFormat *foreign_text_find(const uint8_t *bytes, size_t n_bytes) {
    static const char *const python[] = {"import ", "from ", "def ", "class ", "@jax.", "@partial(", "@torch.", "\"\"\"", "'''"};
    size_t pos = n_bytes >= 3 && !memcmp(bytes, "\xef\xbb\xbf", 3) ? 3 : 0; // a byte order mark
    pos += python_comments_skip(bytes + pos, n_bytes - pos);
    bytes += pos, n_bytes -= pos;
    for (size_t i = 0; i < COUNT(python); i++)
        if (begins_with(bytes, n_bytes, python[i])) return &python_program;
    if (n_bytes > 1 && bytes[0] == '<' && (bytes[1] == '!' || bytes[1] == '?' || begins_with(bytes, n_bytes, "<html"))) return &page;
    if (n_bytes > 1 && bytes[0] == '{') {
        size_t in = 1;
        while (in < n_bytes && bytes[in] && strchr(" \t\r\n", bytes[in])) in++;
        if (in < n_bytes && bytes[in] == '"') return &json;
        if (begins_with(bytes + in, n_bytes - in, "lambda ")) return &jaxpr;
    }
    return NULL;
}

// A model's first page shows it.
bool bytes_look_like_text(const uint8_t *bytes, size_t n_bytes) {
    for (size_t i = 0; i < n_bytes && i < 4096; i++)
        if (bytes[i] == 0x7f || (bytes[i] < 0x20 && !strchr("\t\n\v\f\r", bytes[i]))) return false;
        else if (!bytes[i]) return false;
    return true;
}

// ---- Protobufs, which have no first bytes of their own: told by the fields that lie outermost ----

static const ForeignFormat onnx = {
    0,
    0,
    NULL,
    "an ONNX model",
    "export the network where it was made, or in Python: onnx2torch.convert(\"FILE\") makes one of PyTorch of it, and torch_xla's "
    "exported_program_to_stablehlo(torch.export.export(net, args)).save(DIR) a model: tpucc DIR",
    NULL};
static const ForeignFormat saved_model = {0, 0, NULL, "a SavedModel of TensorFlow", FOREIGN_PYTHON_WAY, NULL};
static const ForeignFormat protobuf = {0, 0, NULL, "a protobuf, such as TensorFlow's graphs (.pb) and XLA's HLO (.hlo.pb) are", FOREIGN_PYTHON_WAY, NULL};

static bool varint_read(const uint8_t *bytes, size_t n, size_t *pos, uint64_t *out) {
    *out = 0;
    for (uint32_t shift = 0; shift < 64 && *pos < n; shift += 7) {
        uint8_t b = bytes[(*pos)++];
        *out |= (uint64_t)(b & 0x7f) << shift;
        if (b < 0x80) return true;
    }
    return false;
}

// Field numbers below 32 of the whole message, as bits, with a length and without; false: it is none.
static bool message_scan(const uint8_t *bytes, size_t n, uint32_t *out_long, uint32_t *out_short) {
    *out_long = *out_short = 0;
    for (size_t pos = 0; pos < n;) {
        uint64_t tag, value;
        if (!varint_read(bytes, n, &pos, &tag) || tag >> 3 == 0 || tag >> 3 > 31) return false;
        bool is_long = (tag & 7) == 2;
        if ((tag & 7) != 0 && !is_long) return false;
        if (!varint_read(bytes, n, &pos, &value) || (is_long && value > n - pos)) return false;
        if (is_long) pos += value;
        *(is_long ? out_long : out_short) |= 1u << (tag >> 3);
    }
    return *out_long;
}

const ForeignFormat *foreign_protobuf_find(const uint8_t *bytes, size_t n_bytes) {
    uint32_t longs, shorts;
    if (!n_bytes || !message_scan(bytes, n_bytes, &longs, &shorts)) return NULL;
    bool versioned = shorts & 1u << 1;
    if (versioned && longs & 1u << 7) return &onnx;         // its version, a graph
    if (versioned && longs == 1u << 2) return &saved_model; // its version, graphs
    return &protobuf;
}

static bool is_arrays(const uint8_t *bytes, size_t n_bytes) {
    size_t n = n_bytes > 30 && !memcmp(bytes, arrays.magic, 4) ? bytes[26] | (size_t)bytes[27] << 8 : 0;
    return n > 4 && n <= n_bytes - 30 && !memcmp(bytes + 30 + n - 4, ".npy", 4);
}

const ForeignFormat *foreign_find(const uint8_t *bytes, size_t n_bytes) {
    if (is_arrays(bytes, n_bytes)) return &arrays;
    for (size_t i = 0; i < COUNT(foreign); i++) {
        const ForeignFormat *f = &foreign[i];
        if (n_bytes >= f->offset + f->len && !memcmp(bytes + f->offset, f->magic, f->len)) return f;
    }
    return NULL;
}
