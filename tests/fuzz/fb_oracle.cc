// The official FlatBuffers library behind a C interface: what our verifier and builder are compared with. Built for
// tests only; kinds_generated.h and model_generated.h are flatc --cpp of the two schemas.
#include "tests/fuzz/fb_oracle.h"

#include "kinds_generated.h"
#include "model_generated.h"

#include <flatbuffers/reflection.h>
#include <flatbuffers/reflection_generated.h>

#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>

static const reflection::Schema &schema_of(const void *schema) { return *reflection::GetSchema(static_cast<const std::string *>(schema)->data()); }

int oracle_verify(Oracle which, const uint8_t *buf, size_t n, unsigned max_depth, unsigned max_tables) {
    flatbuffers::Verifier v(buf, n, max_depth, max_tables);
    return which == ORACLE_MODEL ? tpum::VerifyModelBuffer(v) : test::kinds::VerifyAllBuffer(v);
}

void *oracle_load(const char *bfbs_path) {
    std::ifstream in(bfbs_path, std::ios::binary);
    if (!in) return nullptr;
    auto *bytes = new std::string(std::istreambuf_iterator<char>(in), {});
    flatbuffers::Verifier v(reinterpret_cast<const uint8_t *>(bytes->data()), bytes->size());
    if (reflection::VerifySchemaBuffer(v)) return bytes;
    delete bytes;
    return nullptr;
}

void oracle_free(void *schema) { delete static_cast<std::string *>(schema); }

int oracle_verify_by_schema(const void *schema, const uint8_t *buf, size_t n, unsigned max_depth, unsigned max_tables) {
    const reflection::Schema &s = schema_of(schema);
    if (n < 8 || std::memcmp(buf + 4, s.file_ident()->c_str(), 4) != 0) return 0;
    return flatbuffers::Verify(s, *s.root_table(), buf, n, max_depth, max_tables);
}

uint8_t *oracle_copy(const void *schema, const uint8_t *buf, size_t *out_n) {
    const reflection::Schema &s = schema_of(schema);
    flatbuffers::FlatBufferBuilder fbb;
    auto root = flatbuffers::CopyTable(fbb, s, *s.root_table(), *flatbuffers::GetAnyRoot(buf), true);
    fbb.Finish(root, s.file_ident()->c_str());
    *out_n = fbb.GetSize();
    auto *copy = static_cast<uint8_t *>(std::malloc(*out_n));
    if (copy) std::memcpy(copy, fbb.GetBufferPointer(), *out_n);
    return copy;
}
