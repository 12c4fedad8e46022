// FlatBuffers in C (frontend/fb/fb.h, fbgen) on a schema with every kind of field: what the builder writes the readers give back, and what the
// verifier refuses, with the path of the field.
#include "frontend/fb/fb.h"
#include "tests/unit/frontend/kinds.h"

#include <check.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

// ---- A buffer that uses every field of kinds.fbs ----

static FbRef put_leaf(FbBuilder *b, int32_t id, const char *text) {
    FbRef s = text ? fb_put_shared_string(b, text, strlen(text)) : 0;
    KindsLeaf_begin(b);
    KindsLeaf_add_id(b, id);
    KindsLeaf_add_text(b, s);
    return fb_table_end(b);
}

static FbRef put_node(FbBuilder *b, FbRef next) {
    FbRef names[2] = {fb_put_shared_string(b, "one", 3), fb_put_shared_string(b, "", 0)};
    FbRef list = fb_put_refs(b, names, 2), leaf = put_leaf(b, 5, "one");
    KindsNode_begin(b);
    KindsNode_add_leaf(b, leaf);
    KindsNode_add_next(b, next);
    KindsNode_add_names(b, list);
    return fb_table_end(b);
}

static void pack_nest(uint8_t nest[KindsNest_SIZE]) {
    memset(nest, 0, KindsNest_SIZE);
    KindsPair_set_a(KindsNest_in_pair(nest), 9);
    KindsPair_set_b(KindsNest_in_pair(nest), UINT64_C(0x1122334455667788));
    for (uint32_t i = 0; i < 3; i++) KindsNest_set_grid(nest, i, (int16_t)(-1 - (int)i));
    KindsNest_set_f(nest, -2.5f);
    KindsNest_set_d(nest, 1e300);
}

static FbRef put_all(FbBuilder *b, uint8_t any_type, FbRef any) {
    static const uint8_t bytes[3] = {1, 2, 255}, flags[2] = {0, 1};
    static const int16_t shorts[2] = {-32768, 32767};
    static const int64_t longs[2] = {INT64_MIN, INT64_MAX};
    static const double doubles[1] = {-0.0};
    static const int16_t colors[2] = {KindsColor_Red, KindsColor_Blue};
    uint8_t nest[KindsNest_SIZE], pairs[2 * KindsPair_SIZE] = {0};
    pack_nest(nest);
    KindsPair_set_b(pairs + KindsPair_SIZE, 77);
    FbRef node = put_node(b, put_node(b, 0)), text = fb_put_shared_string(b, "text", 4), leaf = put_leaf(b, 1, NULL);
    FbRef texts = fb_put_refs(b, &text, 1), nodes = fb_put_refs(b, (FbRef[]){node, node}, 2);
    FbRef v_bytes = fb_put_scalars(b, bytes, 3, 1), v_flags = fb_put_scalars(b, flags, 2, 1), v_shorts = fb_put_scalars(b, shorts, 2, 2);
    FbRef v_longs = fb_put_scalars(b, longs, 2, 8), v_doubles = fb_put_scalars(b, doubles, 1, 8), v_colors = fb_put_scalars(b, colors, 2, 2);
    FbRef v_pairs = fb_put_bytes(b, pairs, 2, KindsPair_SIZE, KindsPair_ALIGN);
    KindsAll_begin(b);
    KindsAll_add_b(b, false);
    KindsAll_add_i8(b, -128);
    KindsAll_add_u8(b, 255);
    KindsAll_add_i16(b, 12);
    KindsAll_add_u16(b, 65535);
    KindsAll_add_i32(b, INT32_MAX);
    KindsAll_add_u32(b, UINT32_MAX);
    KindsAll_add_i64(b, INT64_MAX);
    KindsAll_add_u64(b, 0);
    KindsAll_add_f32(b, NAN);
    KindsAll_add_f64(b, -0.0);
    KindsAll_add_color(b, KindsColor_Red);
    KindsAll_add_maybe_i(b, 0);
    KindsAll_add_pair(b, pairs + KindsPair_SIZE);
    KindsAll_add_nest(b, nest);
    KindsAll_add_text(b, text);
    KindsAll_add_any_type(b, any_type);
    KindsAll_add_any(b, any);
    KindsAll_add_leaf(b, leaf);
    KindsAll_add_bytes(b, v_bytes);
    KindsAll_add_flags(b, v_flags);
    KindsAll_add_shorts(b, v_shorts);
    KindsAll_add_longs(b, v_longs);
    KindsAll_add_doubles(b, v_doubles);
    KindsAll_add_colors(b, v_colors);
    KindsAll_add_texts(b, texts);
    KindsAll_add_pairs(b, v_pairs);
    KindsAll_add_nodes(b, nodes);
    return fb_table_end(b);
}

// A copy of what the builder made, to be freed; asserts that it is valid.
static uint8_t *finish(FbBuilder *b, FbRef root, size_t *out_n) {
    const uint8_t *bytes;
    FbError err;
    size_t end;
    ck_assert(fb_finish(b, root, "KIND", &bytes, out_n));
    ck_assert_msg(fb_verify(&Kinds_schema, bytes, *out_n, 0, &err, &end), "%s: %s", err.path, err.text);
    ck_assert(end <= *out_n && *out_n - end < 8); // the end is padded
    uint8_t *copy = xmalloc(*out_n);
    memcpy(copy, bytes, *out_n);
    fb_builder_free(b);
    return copy;
}

static uint8_t *kinds_full(size_t *out_n) {
    FbBuilder b;
    fb_builder_init(&b);
    FbRef any = put_node(&b, 0);
    return finish(&b, put_all(&b, KindsAny_Node, any), out_n);
}

START_TEST(test_fields) {
    size_t n;
    uint8_t *buf = kinds_full(&n);
    const KindsAll *a = fb_root(buf);
    ck_assert(!KindsAll_b(a));
    ck_assert_int_eq(KindsAll_i8(a), -128);
    ck_assert_uint_eq(KindsAll_u8(a), 255);
    ck_assert_int_eq(KindsAll_i16(a), 12);
    ck_assert_uint_eq(KindsAll_u16(a), 65535);
    ck_assert_int_eq(KindsAll_i32(a), INT32_MAX);
    ck_assert_uint_eq(KindsAll_u32(a), UINT32_MAX);
    ck_assert(KindsAll_i64(a) == INT64_MAX && KindsAll_u64(a) == 0);
    ck_assert(isnan(KindsAll_f32(a)));
    ck_assert(KindsAll_f64(a) == 0 && signbit(KindsAll_f64(a)));
    ck_assert_int_eq(KindsAll_color(a), KindsColor_Red);
    ck_assert_str_eq(KindsColor_text(KindsAll_color(a)), "Red");
    ck_assert_ptr_null(KindsColor_text(3));
    ck_assert(KindsAll_has_maybe_i(a) && KindsAll_maybe_i(a) == 0 && !KindsAll_has_maybe_f(a));
    ck_assert(KindsPair_b(KindsAll_pair(a)) == 77);
    const KindsNest *nest = KindsAll_nest(a);
    ck_assert(KindsPair_a(KindsNest_pair(nest)) == 9 && KindsPair_b(KindsNest_pair(nest)) == UINT64_C(0x1122334455667788));
    ck_assert(KindsNest_grid(nest, 2) == -3 && KindsNest_f(nest) == -2.5f && KindsNest_d(nest) == 1e300);
    ck_assert(KindsPair_b(KindsNest_pairs(nest, 1)) == 0);
    ck_assert_str_eq(KindsAll_text(a).text, "text");
    ck_assert_ptr_null(KindsAll_any_as_Leaf(a));
    ck_assert_str_eq(KindsLeaf_text(KindsNode_leaf(KindsAll_any_as_Node(a))).text, "one");
    ck_assert_int_eq(KindsLeaf_id(KindsAll_leaf(a)), 1);
    ck_assert_ptr_null(KindsLeaf_text(KindsAll_leaf(a)).text);
    free(buf);
}
END_TEST

START_TEST(test_vectors) {
    size_t n;
    uint8_t *buf = kinds_full(&n);
    const KindsAll *a = fb_root(buf);
    ck_assert_uint_eq(KindsAll_bytes(a).n, 3);
    ck_assert_uint_eq(KindsAll_bytes_at(KindsAll_bytes(a), 2), 255);
    ck_assert(!KindsAll_flags_at(KindsAll_flags(a), 0) && KindsAll_flags_at(KindsAll_flags(a), 1));
    ck_assert_int_eq(KindsAll_shorts_at(KindsAll_shorts(a), 0), -32768);
    ck_assert(KindsAll_longs_at(KindsAll_longs(a), 0) == INT64_MIN);
    ck_assert(signbit(KindsAll_doubles_at(KindsAll_doubles(a), 0)));
    ck_assert_int_eq(KindsAll_colors_at(KindsAll_colors(a), 1), KindsColor_Blue);
    ck_assert_str_eq(KindsAll_texts_at(KindsAll_texts(a), 0).text, "text");
    ck_assert(KindsPair_b(KindsAll_pairs_at(KindsAll_pairs(a), 1)) == 77);
    ck_assert_uint_eq((uintptr_t)(KindsAll_pairs(a).items - buf) % KindsPair_ALIGN, 0);
    FbVec nodes = KindsAll_nodes(a);
    const KindsNode *next = KindsNode_next(KindsAll_nodes_at(nodes, 1));
    ck_assert_uint_eq(nodes.n, 2);
    ck_assert_uint_eq(KindsNode_names_at(KindsNode_names(next), 1).len, 0);
    ck_assert_ptr_null(KindsNode_next(next));
    free(buf);
}
END_TEST

START_TEST(test_defaults) {
    FbBuilder b;
    fb_builder_init(&b);
    FbRef text = fb_put_string(&b, "a\0b", 3);
    KindsAll_begin(&b);
    KindsAll_add_text(&b, text);
    KindsAll_add_u8(&b, 200); // the default is left out
    size_t n;
    uint8_t *buf = finish(&b, fb_table_end(&b), &n);
    const KindsAll *a = fb_root(buf);
    ck_assert_ptr_null(fb_field(a, 8)); // u8 is the third field
    ck_assert(KindsAll_b(a) && KindsAll_u8(a) == 200 && KindsAll_i16(a) == -7 && KindsAll_i32(a) == INT32_MIN);
    ck_assert(KindsAll_i64(a) == INT64_MIN && KindsAll_u64(a) == INT64_MAX);
    ck_assert(KindsAll_f32(a) == 1.5f && KindsAll_f64(a) == -0.25 && KindsAll_color(a) == KindsColor_Blue);
    ck_assert(!KindsAll_pair(a) && !KindsAll_nest(a) && !KindsAll_leaf(a) && !KindsAll_longs(a).items && KindsAll_nodes(a).n == 0);
    ck_assert_uint_eq(KindsAll_text(a).len, 3);
    ck_assert_mem_eq(KindsAll_text(a).text, "a\0b", 4);
    free(buf);
}
END_TEST

START_TEST(test_string_in_union) {
    FbSchema spoken = Kinds_schema; // with another root
    for (spoken.root = 0; strcmp(spoken.objects[spoken.root].name, "Spoken");) spoken.root++;
    FbBuilder b;
    fb_builder_init(&b);
    FbRef word = fb_put_string(&b, "word", 4);
    KindsSpoken_begin(&b);
    KindsSpoken_add_speech_type(&b, KindsSpeech_Word);
    KindsSpoken_add_speech(&b, word);
    FbRef root = fb_table_end(&b);
    const uint8_t *bytes;
    size_t n;
    FbError err;
    ck_assert(fb_finish(&b, root, "KIND", &bytes, &n));
    ck_assert(fb_verify(&spoken, bytes, n, 0, &err, NULL));
    ck_assert_str_eq(KindsSpoken_speech_as_Word(fb_root(bytes)).text, "word");
    ck_assert_ptr_null(KindsSpoken_speech_as_Leaf(fb_root(bytes)));
    uint8_t *end = fb_patch(&b, word) + 8;
    *end = '!';
    ck_assert(!fb_verify(&spoken, bytes, n, 0, &err, NULL));
    ck_assert_str_eq(err.path, "speech");
    fb_builder_free(&b);
}
END_TEST

// ---- What the verifier says ----

static FbError verdict(const uint8_t *buf, size_t n, unsigned flags) {
    FbError err = {"", "accepted"};
    fb_verify(&Kinds_schema, buf, n, flags, &err, NULL);
    return err;
}

#define REFUSED(buf, n, at, part)                          \
    do {                                                   \
        FbError e = verdict(buf, n, 0);                    \
        ck_assert_str_eq(e.path, at);                      \
        ck_assert_msg(strstr(e.text, part), "%s", e.text); \
    } while (0)

static bool accepted(const uint8_t *buf, size_t n, unsigned flags) {
    FbError e = verdict(buf, n, flags);
    return !strcmp(e.text, "accepted");
}

static uint8_t *field_of(uint8_t *buf, uint16_t vtable_offset) { return buf + (fb_field(fb_root(buf), vtable_offset) - buf); }

enum { AT_U64 = 4 + 2 * 8, AT_TEXT = 4 + 2 * 16, AT_ANY_TYPE = 4 + 2 * 17, AT_ANY = 4 + 2 * 18, AT_LONGS = 4 + 2 * 23, AT_NODES = 4 + 2 * 28 };

START_TEST(test_refusals) {
    size_t n;
    uint8_t *good = kinds_full(&n), *buf = xmalloc(n);
#define AGAIN memcpy(buf, good, n)
    AGAIN;
    REFUSED(buf, 8, "", "too few");
    buf[4] = 'X';
    REFUSED(buf, n, "", "file identifier is 'XIND', not 'KIND'");
    AGAIN, fb_set_u32(buf, 0);
    REFUSED(buf, n, "", "offset is 0");
    fb_set_u32(buf, (uint32_t)n);
    REFUSED(buf, n, "", "points past the end");
    AGAIN, fb_set_u32(field_of(buf, AT_TEXT), 0x7fffffff);
    REFUSED(buf, n, "text", "points past the end");
    AGAIN, fb_set_u32(buf + (KindsAll_longs(fb_root(buf)).items - buf) - 4, 0x20000001); // 8 * n wraps in 32 bits
    REFUSED(buf, n, "longs", "passes the end");
    AGAIN, buf[(const uint8_t *)KindsAll_text(fb_root(buf)).text + 4 - buf] = 'x';
    REFUSED(buf, n, "text", "does not end with a zero");
    AGAIN, *field_of(buf, AT_ANY_TYPE) = 9;
    REFUSED(buf, n, "any", "no member 9");
    ck_assert(accepted(buf, n, FB_SKIP_UNKNOWN_TAGS));
    ck_assert_ptr_null(KindsAll_any_as_Node(fb_root(buf)));
    AGAIN;
    const KindsNode *node = KindsAll_nodes_at(KindsAll_nodes(fb_root(buf)), 1);
    uint8_t *vtable = buf + ((const uint8_t *)node - buf) - fb_i32((const uint8_t *)node);
    fb_set_u16(vtable + 4, 0);
    REFUSED(buf, n, "nodes[0].leaf", "required field is missing"); // equal tables share their vtable
    fb_set_u16(vtable + 4, 0xfff0);
    REFUSED(buf, n, "nodes[0].leaf", "outside its table");
    fb_set_u16(vtable, 3);
    REFUSED(buf, n, "nodes[0]", "impossible size");
    for (size_t cut = 0; cut < n; cut++) ck_assert(!accepted(good, cut, 0));
    free(buf);
    free(good);
}
END_TEST

START_TEST(test_path) {
    FbBuilder b;
    fb_builder_init(&b);
    size_t n;
    uint8_t *buf = finish(&b, put_all(&b, 0, 0), &n);
    const KindsNode *next = KindsNode_next(KindsAll_nodes_at(KindsAll_nodes(fb_root(buf)), 0));
    uint8_t *second = buf + (KindsNode_names(next).items + 4 - buf);
    fb_set_u32(second, (uint32_t)(buf + n - second));
    REFUSED(buf, n, "nodes[0].next.names[1]", "points past the end");
    free(buf);
}
END_TEST

START_TEST(test_union_without_value) {
    FbBuilder b;
    fb_builder_init(&b);
    const uint8_t *bytes;
    size_t n;
    ck_assert(fb_finish(&b, put_all(&b, KindsAny_Leaf, 0), "KIND", &bytes, &n));
    REFUSED(bytes, n, "any", "holds no value");
    fb_builder_free(&b);
}
END_TEST

// A chain of nodes: one table deep per node.
static bool chain_accepted(int length) {
    FbBuilder b;
    fb_builder_init(&b);
    FbRef node = 0;
    for (int i = 0; i < length; i++) node = put_node(&b, node);
    const uint8_t *bytes;
    size_t n;
    FbError err;
    FbRef root = put_all(&b, KindsAny_Node, node);
    ck_assert(fb_finish(&b, root, "KIND", &bytes, &n));
    bool ok = fb_verify(&Kinds_schema, bytes, n, 0, &err, NULL);
    if (!ok) ck_assert_msg(strstr(err.text, "nested more than"), "%s", err.text);
    fb_builder_free(&b);
    return ok;
}

START_TEST(test_depth) {
    ck_assert(chain_accepted(FB_MAX_DEPTH - 2)); // the root and the last node's leaf are tables too
    ck_assert(!chain_accepted(FB_MAX_DEPTH - 1));
}
END_TEST

// Lists that hold the same list twice: 2^40 visits without the cap.
START_TEST(test_shared_tables_are_bounded) {
    FbBuilder b;
    fb_builder_init(&b);
    FbRef names[512], name = fb_put_string(&b, "x", 1);
    for (int i = 0; i < 512; i++) names[i] = name;
    FbRef list = fb_put_refs(&b, names, 512), leaf = put_leaf(&b, 1, NULL), nodes[512];
    KindsNode_begin(&b);
    KindsNode_add_leaf(&b, leaf);
    KindsNode_add_names(&b, list);
    FbRef node = fb_table_end(&b);
    for (int i = 0; i < 512; i++) nodes[i] = node;
    FbRef all = fb_put_refs(&b, nodes, 512);
    KindsAll_begin(&b);
    KindsAll_add_text(&b, name);
    KindsAll_add_nodes(&b, all);
    FbRef root = fb_table_end(&b);
    const uint8_t *bytes;
    size_t n;
    ck_assert(fb_finish(&b, root, "KIND", &bytes, &n));
    FbError e = verdict(bytes, n, 0);
    ck_assert_msg(strstr(e.text, "too many tables"), "%s", e.text);
    fb_builder_free(&b);
}
END_TEST

START_TEST(test_builder_is_bounded) {
    size_t n_full;
    free(kinds_full(&n_full));
    for (size_t room = 0; room <= n_full; room++) {
        FbBuilder b;
        fb_builder_init(&b);
        b.max_bytes = room;
        const uint8_t *bytes;
        size_t n;
        FbRef any = put_node(&b, 0), root = put_all(&b, KindsAny_Node, any);
        ck_assert_int_eq(fb_finish(&b, root, "KIND", &bytes, &n), room == n_full);
        fb_builder_free(&b);
    }
}
END_TEST

Suite *fb_suite(void);
Suite *fb_suite(void) {
    Suite *s = suite_create("fb");
    TCase *c = tcase_create("flatbuffers");
    tcase_add_test(c, test_fields);
    tcase_add_test(c, test_vectors);
    tcase_add_test(c, test_defaults);
    tcase_add_test(c, test_string_in_union);
    tcase_add_test(c, test_refusals);
    tcase_add_test(c, test_path);
    tcase_add_test(c, test_union_without_value);
    tcase_add_test(c, test_depth);
    tcase_add_test(c, test_shared_tables_are_bounded);
    tcase_add_test(c, test_builder_is_bounded);
    suite_add_tcase(s, c);
    return s;
}
