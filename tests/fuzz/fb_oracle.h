// The official FlatBuffers library as C sees it (fb_oracle.cc).
#ifndef TPUCC_TESTS_FUZZ_FB_ORACLE_H
#define TPUCC_TESTS_FUZZ_FB_ORACLE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum { ORACLE_KINDS, ORACLE_MODEL, N_ORACLES } Oracle;

// The verifier that flatc generates from the schema: what users of the official library call. It accepts unknown union
// tags.
int oracle_verify(Oracle which, const uint8_t *buf, size_t n, unsigned max_depth, unsigned max_tables);

// A binary schema for the two functions below. NULL: the file is missing or is none. Free with oracle_free.
void *oracle_load(const char *bfbs_path);
void oracle_free(void *schema);
// The library's verifier that walks by the binary schema. It refuses unknown union tags. Only for buffers that
// fb_verify accepts: in 2.0.8 it follows the offset of a union without checking it.
int oracle_verify_by_schema(const void *schema, const uint8_t *buf, size_t n, unsigned max_depth, unsigned max_tables);
// A valid buffer read and written again. Free with free().
uint8_t *oracle_copy(const void *schema, const uint8_t *buf, size_t *out_n);

#ifdef __cplusplus
}
#endif
#endif
