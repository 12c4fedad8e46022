// See stage.h.
#include "ir/ops/stage.h"

#include <string.h>

#define OVERWRITES STAGE_OVERWRITES
static const struct {
    const char *text;
    unsigned traits;
} stages[STAGE_COUNT] = {
#define STAGE(id, text, traits, cut, emit) [STAGE_##id] = {text, traits},
#include "ir/ops/stage.def"
};

Stage stage_of(const Op *op) {
    Str text = op_str(op, ATTR_stage);
    for (int s = STAGE_NONE + 1; text && s < STAGE_COUNT; s++)
        if (!strcmp(stages[s].text, text->text)) return (Stage)s;
    return STAGE_NONE;
}

Stage stage_made_by(OpKind kind) {
    static const uint8_t made_by[OP_COUNT] = {
#define OP_STAGE(op, stage) [OP_##op] = STAGE_##stage,
#include "ir/ops/stage.def"
    };
    return (Stage)made_by[kind];
}

bool stage_has(Stage s, unsigned trait) { return stages[s].traits & trait; }

void stage_set(Module *m, Op *op, Stage s) { op_set_attr(m, op, attr_str(ATTR_stage, module_str(m, stages[s].text))); }

const Op *stage_find(const Block *phase, Stage s) {
    for (const Op *op = phase->first; op; op = op->next)
        if (stage_of(op) == s) return op;
    return NULL;
}
