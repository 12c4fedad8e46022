// Prints ir/OPS.md, the page of ops by name, from the rows of op.def: what a model may hold, and what is done with it. The test `pages` compares.
#include "ir/graph/attr.h"
#include "ir/graph/op.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const OpInfo *info_at(const void *p) { return &op_info[*(const OpKind *)p]; }

static int by_text(const void *a, const void *b) { return strcmp(info_at(a)->text, info_at(b)->text); }

static void print_count(int n) {
    if (n == ANY) printf(" any |");
    else printf(" %d |", n);
}

// Of elementwise ops; other rows say it in infer/.
static const char *takes_text(const OpInfo *o) {
    switch (o->takes) {
    case TAKES_BOOL: return "i1";
    case TAKES_SINT: return "signed integers";
    case TAKES_INT: return "integers";
    case TAKES_FLOAT: return "floats";
    case TAKES_COMPLEX: return "complex";
    case TAKES_ANALYTIC: return "floats, complex";
    case TAKES_LOGICAL: return "i1, integers";
    case TAKES_NUMBER: return "integers, floats, complex";
    case TAKES_SIGNED: return "signed integers, floats, complex";
    default: return o->traits & MAP ? "all" : "as StableHLO";
    }
}

static const char *done_text(const OpInfo *o) {
    if (o->traits & BYVALUE) return "where its sizes follow from what is known when compiling";
    if (o->traits & CONTROL) return "a branch or loop, by `--control-flow`";
    if (o->traits & NOCODE) return "as other ops";
    if (o->traits & DEVICES) return "between devices";
    if (o->traits & STEP) return "by the runtime";
    if (o->traits & (END | PLANNED)) return "structure";
    return o->traits & MAP ? "elementwise" : "in kernels";
}

static const char *gradient_text(const OpInfo *o) { return o->traits & GRADIENT ? "yes" : o->traits & FLAT ? "0" : "by the ops it becomes, or no"; }

static void attrs_print(const OpInfo *o) {
    const char *between = "";
    for (const uint8_t *a = o->attrs; *a != ATTR_COUNT; a++) {
        bool optional = *a & ATTR_OPTIONAL;
        printf("%s%s%s%s", between, optional ? "[" : "", attr_info[*a & ~ATTR_OPTIONAL].text, optional ? "]" : "");
        between = ", ";
    }
}

static void row_print(const OpInfo *o) {
    bool quantized = o->traits & (QFLOAT | QMOVE | QDOT | QREGION | QCARRY | QOWN);
    printf("| `%s` |", o->text);
    print_count(o->ins);
    print_count(o->outs);
    printf(" %s | %s | %s | %s | ", takes_text(o), done_text(o), gradient_text(o), quantized ? "yes" : "no");
    attrs_print(o);
    printf(" |\n");
}

int main(void) {
    OpKind kinds[OP_COUNT];
    size_t n = 0;
    for (int k = 0; k < OP_COUNT; k++)
        if (!(op_info[k].traits & MADE)) kinds[n++] = (OpKind)k;
    qsort(kinds, n, sizeof *kinds, by_text);
    printf("# Ops by name\n\n"
           "What a model may hold, made from [op.def](op.def) (`build/tests/ops_page`; a test compares). Each has a reference meaning, which\n"
           "`tpurun --interpret` runs, and goes through shape inference and the verifier. Not there are `infeed`, `outfeed`, `send`, `recv` and `rng`\n"
           "of StableHLO.\n"
           "Gradient: `yes`, a rule; `0`, no gradient goes through it. Quantized: whether operands may be. Attributes in brackets may be missing.\n\n"
           "| op | operands | results | element types | compiled | gradient | quantized | attributes |\n|---|---|---|---|---|---|---|---|\n");
    for (size_t i = 0; i < n; i++) row_print(info_at(&kinds[i]));
    return 0;
}
