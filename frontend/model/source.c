// A file is mapped and given to its format's reader. Where the module points into it, it stays mapped as long as the module.
#define _GNU_SOURCE
#include "frontend/model/source.h"

#include "frontend/base/file.h"
#include "frontend/base/foreign.h"
#include "frontend/containers/torch_xla.h"
#include "frontend/model/formats.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static bool is_safetensors(const uint8_t *bytes, size_t n_bytes) { return n_bytes > 9 && bytes[8] == '{' && !bytes[6] && !bytes[7]; }

static void refuse(const char *path, const char *what, const char *help, Diags *d) {
    diag_error(d, diag_file(d, path), CODE_NOT_A_MODEL, "this is %s", what);
    if (help) diag_help(d, "%s", help);
}

// ".fb, .mlirbc, .jaxexport or .mlir"
static const char *extensions_list(Arena *a) {
    const char *all = "";
    for (size_t i = 0; i < n_model_formats; i++)
        all = arena_printf(a, "%s%s.%s", all, !i ? "" : i + 1 == n_model_formats ? " or " : ", ", model_formats[i].extension);
    return all;
}

// "no model: neither a FlatBuffer of kind TPUM nor text"; what it should be shows in its name, if in nothing else.
static void refuse_unknown(const char *path, Diags *d) {
    const char *dot = strrchr(path, '.'), *named = NULL, *names = "";
    for (size_t i = 0; i < n_model_formats; i++) {
        const ModelFormat *f = &model_formats[i];
        bool last = i + 1 == n_model_formats;
        names = arena_printf(&d->arena, "%s%s%s", names, !i ? "neither " : last ? " nor " : ", ", f->name);
        if (dot && !strcmp(dot + 1, f->extension)) named = f->name;
    }
    refuse(path, arena_printf(&d->arena, "no model: %s", names), arena_printf(&d->arena, "MODEL is a file of the kind %s", extensions_list(&d->arena)), d);
    if (named) diag_note(d, (Loc){0}, "by its name it is %s: then it is cut off, or damaged", named);
}

// What the bytes, which no format recognises, are instead of a model.
static void refuse_foreign(const uint8_t *bytes, size_t n_bytes, const char *path, Diags *d) {
    const ForeignFormat *known = foreign_find(bytes, n_bytes);
    if (!known && bytes_look_like_text(bytes, n_bytes)) known = foreign_text_find(bytes, n_bytes);
    const uint8_t *nul = n_bytes ? memchr(bytes, 0, n_bytes) : NULL;
    if (!n_bytes) {
        diag_error(d, diag_file(d, path), CODE_NOT_A_MODEL, "this file is empty");
        diag_help(d, "MODEL is a file of the kind %s; the program that was to write this one may say why it did not", extensions_list(&d->arena));
    } else if (known) refuse(path, known->what, known->help, d);
    else if (bytes_look_like_text(bytes, n_bytes) && nul)
        diag_error(d, diag_file(d, path), CODE_NOT_A_MODEL, "byte %td is zero, which no text has", nul - bytes);
    else if (is_safetensors(bytes, n_bytes)) refuse(path, "a .safetensors file", "it holds weights only: tpucc MODEL --weights FILE", d);
    else if ((known = foreign_protobuf_find(bytes, n_bytes))) refuse(path, known->what, known->help, d);
    else refuse_unknown(path, d);
}

Module *source_parse(const uint8_t *bytes, size_t n_bytes, const char *path, bool *out_borrowed, Diags *d) {
    const ModelFormat *format = format_of_bytes(bytes, n_bytes);
    *out_borrowed = format && format->borrows;
    if (format) return format->read(bytes, n_bytes, path, d);
    refuse_foreign(bytes, n_bytes, path, d);
    return NULL;
}

// A folder of something else.
static Module *refuse_folder(const char *path, Diags *d) {
    struct stat st;
    bool saved = !stat(arena_printf(&d->arena, "%s/saved_model.pb", path), &st);
    refuse(path, saved ? "a SavedModel of TensorFlow, which is not read" : "a folder, and none that torch_xla writes: there is no folder 'functions' in it",
           saved ? FOREIGN_PYTHON_WAY
                 : "exported_program_to_stablehlo(torch.export.export(net, args)).save(DIR) of torch_xla writes one: DIR/functions/forward.bytecode, "
                   "forward.meta, and DIR/data with the weights",
           d);
    return NULL;
}

Module *source_read(const char *path, Diags *d) { return source_read_to_train(path, NULL, d); }

Module *source_read_to_train(const char *path, BoundWeights *begin, Diags *d) {
    struct stat st;
    FileMap map;
    bool borrowed;
    if (torch_xla_is_folder(path)) return torch_xla_read(path, begin, d);
    if (!stat(path, &st) && S_ISDIR(st.st_mode)) return refuse_folder(path, d);
    if (!file_map(path, &map, d)) return NULL;
    Module *m = source_parse(map.bytes, map.n_bytes, path, &borrowed, d);
    if (m) torch_xla_tell_of_folder(path, d);
    if (m && borrowed) module_keep_map(m, map.bytes, map.n_bytes);
    else file_unmap(&map);
    return m;
}
