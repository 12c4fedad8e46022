// Tables from op.def and attr.def, and look-up by name.
#include "ir/graph/op.h"
#include "ir/base/guess.h"

#include <string.h>

#define A(key) ATTR_##key,
#define O(key) ATTR_##key | ATTR_OPTIONAL,
#define OP(id, text, ins, outs, regions, traits, attrs, ...) static const uint8_t attrs_##id[] = {attrs ATTR_COUNT};
#define ELEM(id, text, ins, traits, attrs, ...) static const uint8_t attrs_##id[] = {attrs ATTR_COUNT};
#include "ir/op.def"
_Static_assert((int)ATTR_COUNT < (int)ATTR_OPTIONAL, "attribute keys share a byte with the optional bit");

const OpInfo op_info[OP_COUNT] = {
#define OP(id, text, ins, outs, regions, traits, ...) [OP_##id] = {text, ins, outs, regions, traits, TAKES_ALL, attrs_##id},
#define ELEM(id, text, ins, traits, attrs, form, takes, ...) [OP_##id] = {text, ins, 1, 0, PURE | MAP | (traits), TAKES_##takes, attrs_##id},
#include "ir/op.def"
};

const AttrInfo attr_info[ATTR_COUNT] = {
#define ATTR(id, text, kind) [ATTR_##id] = {text, AK_##kind, false},
#define ON_ANY(id, text, kind) [ATTR_##id] = {text, AK_##kind, true},
#include "ir/attr.def"
};

const char *op_short(OpKind k) {
    const char *dot = strchr(op_info[k].text, '.');
    return dot ? dot + 1 : op_info[k].text;
}

bool op_find(const char *text, size_t len, OpKind *out) {
    for (int i = 0; i < OP_COUNT; i++) {
        if (strlen(op_info[i].text) == len && !memcmp(op_info[i].text, text, len)) {
            *out = (OpKind)i;
            return true;
        }
    }
    return false;
}

// Those that the text's reader reads as others (text/parse/older.c) are here for other dialects' sake.
const char *op_instead(const char *text, size_t len) {
    static const struct {
        const char *name, *instead;
    } rows[] = {
        {"dot", "stablehlo.dot_general"},
        {"broadcast", "stablehlo.broadcast_in_dim"},
        {"create_token", "stablehlo.after_all"},
        {"einsum", "stablehlo.dot_general, and stablehlo.transpose where the result's subscripts stand in another order than batch, left, right"},
        {"unary_einsum", "stablehlo.transpose, and stablehlo.reduce by add over the subscripts that the result does not have"},
        {"torch_index_select", "stablehlo.gather"},
        {"cross-replica-sum", "stablehlo.all_reduce with a region that adds"},
    };
    const char *dot = memchr(text, '.', len), *name = dot ? dot + 1 : text;
    size_t n = len - (size_t)(name - text), dialect = (size_t)(name - text);
    if (!((dialect == 5 && !memcmp(text, "mhlo.", 5)) || (dialect == 10 && !memcmp(text, "stablehlo.", 10)))) return NULL;
    for (size_t i = 0; i < COUNT(rows); i++)
        if (strlen(rows[i].name) == n && !memcmp(rows[i].name, name, n)) return rows[i].instead;
    return NULL;
}

const char *op_guess(const char *text, size_t len) {
    char given[64];
    const char *dot = memchr(text, '.', len), *name = dot ? dot + 1 : text;
    size_t n = len - (size_t)(name - text);
    if (!n || n >= sizeof given) return NULL;
    memcpy(given, name, n);
    given[n] = 0;
    Guess g = guess_begin(given);
    if (g.least < 2) g.least = 2; // one mistake, however short
    const char *best = NULL;
    for (int own = 1; own >= 0; own--) // its own dialect first
        for (int i = 0; i < OP_COUNT; i++) {
            const char *other = op_info[i].text, *end = strchr(other, '.');
            bool same = dot && end && end - other == dot - text && !memcmp(other, text, (size_t)(dot - text));
            if (same != (own == 1) || !strncmp(other, "tpu.", 4)) continue;
            guess_offer(&g, op_short((OpKind)i));
            if (g.name == op_short((OpKind)i)) best = other;
        }
    return best;
}

AttrKey op_attr_key(OpKind k, const char *text, size_t len) {
    for (const uint8_t *a = op_info[k].attrs; *a != ATTR_COUNT; a++) {
        AttrKey key = (AttrKey)(*a & ~ATTR_OPTIONAL);
        if (strlen(attr_info[key].text) == len && !memcmp(attr_info[key].text, text, len)) return key;
    }
    for (AttrKey key = 0; key < ATTR_COUNT; key++)
        if (attr_info[key].on_any && strlen(attr_info[key].text) == len && !memcmp(attr_info[key].text, text, len)) return key;
    return ATTR_UNKNOWN;
}
