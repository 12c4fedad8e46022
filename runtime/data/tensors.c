// The header of a .safetensors file as it is written: {"__metadata__": {notes}, "name": {"dtype", "shape", "data_offsets"}, ...}, padded with spaces, so that
// the data begins at a multiple of 64 bytes. Tensors of wider elements come first: so each is aligned. Format: huggingface/safetensors, "Format" in its README.
#include "runtime/data/tensors.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static const struct {
    uint32_t dtype;
    char name[8];
} types[] = {{TPU_I1, "BOOL"},  {TPU_I8, "I8"},    {TPU_I16, "I16"},          {TPU_I32, "I32"},        {TPU_I64, "I64"},          {TPU_UI8, "U8"},
             {TPU_UI16, "U16"}, {TPU_UI32, "U32"}, {TPU_UI64, "U64"},         {TPU_F16, "F16"},        {TPU_BF16, "BF16"},        {TPU_F32, "F32"},
             {TPU_F64, "F64"},  {TPU_C64, "C64"},  {TPU_F8E4M3FN, "F8_E4M3"}, {TPU_F8E5M2, "F8_E5M2"}, {TPU_F8E8M0FNU, "F8_E8M0"}};

const char *safetensors_name(uint32_t dtype) {
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (types[i].dtype == dtype) return types[i].name;
    return NULL;
}

static void add(TensorHeader *h, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
static void add(TensorHeader *h, const char *fmt, ...) {
    uint64_t left = h->text && h->n_text < h->room ? h->room - h->n_text : 0;
    va_list args;
    va_start(args, fmt);
    int n = vsnprintf(left ? h->text + h->n_text : NULL, left, fmt, args);
    va_end(args);
    h->n_text += n > 0 ? (uint64_t)n : 0;
}

static void add_string(TensorHeader *h, const char *s) {
    add(h, "\"");
    for (; *s; s++) {
        unsigned char c = (unsigned char)*s;
        if (c == '"' || c == '\\') add(h, "\\%c", c);
        else if (c < 32 || c == 127) add(h, "\\u%04x", c);
        else add(h, "%c", c);
    }
    add(h, "\"");
}

static void add_tensor(TensorHeader *h, const TpudataTensor *t, uint64_t at) {
    add(h, ",");
    add_string(h, t->name);
    add(h, ":{\"dtype\":\"%s\",\"shape\":[", safetensors_name(t->dtype));
    for (uint32_t i = 0; i < t->rank; i++) add(h, "%s%" PRId64, i ? "," : "", t->dims[i]);
    add(h, "],\"data_offsets\":[%" PRIu64 ",%" PRIu64 "]}", at, at + t->bytes);
}

// Once without room, to count, and once more.
static void add_all(TensorHeader *h, const TpudataNote *notes, size_t n_notes) {
    uint64_t at = 0;
    h->n_text = 8;
    add(h, "{\"__metadata__\":{\"" CHECKSUM_KEY "\":\"00000000\"");
    for (size_t i = 0; i < n_notes; i++) {
        add(h, ",");
        add_string(h, notes[i].key);
        add(h, ":");
        add_string(h, notes[i].value);
    }
    add(h, "}");
    for (size_t i = 0; i < h->n_tensors; i++) {
        add_tensor(h, h->tensors[i], at);
        at += h->tensors[i]->bytes;
    }
    add(h, "}");
    while (h->n_text % 64) add(h, " ");
}

static TpurtStatus tensor_check(const TpudataTensor *t, size_t i, TpurtError *error) {
    uint64_t n;
    if (!t->name || !*t->name || !strcmp(t->name, "__metadata__")) return error_set(error, TPURT_BAD_CALL, "tensor %zu has no name", i);
    if (!safetensors_name(t->dtype)) return error_set(error, TPURT_BAD_CALL, "tensor '%.100s': .safetensors has no element type for it", t->name);
    if (t->rank > TPU_MAX_RANK || (t->rank && !t->dims) || !count_elems(t->dims, t->rank, INT64_MAX / 16, &n) || n * tpurt_dtype_bytes(t->dtype) != t->bytes ||
        (t->bytes && !t->data))
        return error_set(error, TPURT_BAD_CALL, "tensor '%.100s': its bytes are not those of its shape", t->name);
    return TPURT_OK;
}

static TpurtStatus names_check(const TpudataTensor *tensors, size_t n_tensors, const TpudataNote *notes, size_t n_notes, TpurtError *error) {
    for (size_t i = 0; i < n_tensors; i++) {
        if (tensor_check(&tensors[i], i, error)) return TPURT_BAD_CALL;
        for (size_t k = 0; k < i; k++)
            if (!strcmp(tensors[k].name, tensors[i].name)) return error_set(error, TPURT_BAD_CALL, "two tensors are called '%.100s'", tensors[i].name);
    }
    for (size_t i = 0; i < n_notes; i++) {
        if (!notes[i].key || !notes[i].value || !strcmp(notes[i].key, CHECKSUM_KEY))
            return error_set(error, TPURT_BAD_CALL, "note %zu has no key, or no value", i);
        for (size_t k = 0; k < i; k++)
            if (!strcmp(notes[k].key, notes[i].key)) return error_set(error, TPURT_BAD_CALL, "two notes are called '%.100s'", notes[i].key);
    }
    return TPURT_OK;
}

void header_free(TensorHeader *h, const TpurtAllocator *from) {
    memory_free(from, h->tensors);
    memory_free(from, h->text);
}

TpurtStatus header_make(TensorHeader *h, const TpurtAllocator *from, const TpudataTensor *tensors, size_t n_tensors, const TpudataNote *notes, size_t n_notes,
                        TpurtError *error) {
    *h = (TensorHeader){.n_tensors = n_tensors};
    if ((n_tensors && !tensors) || (n_notes && !notes)) return error_set(error, TPURT_BAD_CALL, "tensors or notes were not given");
    if (names_check(tensors, n_tensors, notes, n_notes, error)) return TPURT_BAD_CALL;
    h->tensors = memory_new(from, n_tensors, sizeof *h->tensors, 16, "tensors of a checkpoint", error);
    if (!h->tensors) return TPURT_OUT_OF_MEMORY;
    size_t n = 0;
    for (uint32_t width = 16; width; width /= 2)
        for (size_t i = 0; i < n_tensors; i++)
            if (tpurt_dtype_bytes(tensors[i].dtype) == width) h->tensors[n++] = &tensors[i];
    add_all(h, notes, n_notes);
    h->room = h->n_text + 1;
    h->text = memory_new(from, h->room, 1, 64, "the header of a checkpoint", error);
    if (!h->text) return header_free(h, from), TPURT_OUT_OF_MEMORY;
    add_all(h, notes, n_notes);
    uint64_t length = h->n_text - 8;
    memcpy(h->text, &length, 8);
    return TPURT_OK;
}
