// The table of formats. A new one is a row; text is the last, since it takes whatever looks like text.
#include "frontend/model/formats.h"

#include "frontend/bytecode/bytecode.h"
#include "frontend/containers/jax_export.h"
#include "frontend/model/model.h"
#include "frontend/model/text.h"

#include <string.h>

static bool fb_write(Module *m, bool locs, ByteSink sink, Diags *d) {
    (void)locs; // are always there
    return model_write(m, sink, d);
}

const ModelFormat model_formats[] = {
    {.name = "a FlatBuffer of kind TPUM", .extension = "fb", .recognise = model_is, .read = model_read, .borrows = true, .write = fb_write},
    {.name = "MLIR bytecode", .extension = "mlirbc", .recognise = bytecode_is_model, .read = bytecode_read, .borrows = true},
    {.name = "a file of jax.export", .extension = "jaxexport", .recognise = jax_export_is_model, .read = jax_export_read, .borrows = true},
    {.name = "text", .extension = "mlir", .recognise = text_is_model, .read = text_read, .write = text_write},
};
const size_t n_model_formats = COUNT(model_formats);

const ModelFormat *format_of_bytes(const uint8_t *bytes, size_t n_bytes) {
    for (size_t i = 0; i < n_model_formats; i++)
        if (model_formats[i].recognise(bytes, n_bytes)) return &model_formats[i];
    return NULL;
}

const ModelFormat *format_of_extension(const char *extension) {
    for (size_t i = 0; i < n_model_formats; i++)
        if (model_formats[i].write && !strcmp(model_formats[i].extension, extension)) return &model_formats[i];
    return NULL;
}
