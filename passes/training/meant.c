// See meant.h.
#include "passes/training/meant.h"

#include <string.h>

// What frameworks call what is here, without case, underscores and "loss" at the end.
static const struct {
    const char *option, *words, *meant; // words: with a blank behind each
} other_names[] = {
    {"loss", "crossentropy ce nll softmax softmaxcrossentropy categorical sparse ", "sparse_categorical_crossentropy"},
    {"loss", "bce bcewithlogits binary sigmoidcrossentropy sigmoidbinarycrossentropy ", "binary_crossentropy"},
    {"loss", "l2 squarederror ", "mean_squared_error"},
    {"optimizer", "momentum sgdmomentum sgdm ", "sgd:momentum=0.9"},
    {"optimizer", "nesterov nag ", "sgd:momentum=0.9,nesterov=true"},
    {"schedule", "steplr multistep multisteplr piecewiseconstant ", "steps"},
    {"schedule", "cosineannealing cosineannealinglr cosinedecay ", "cosine"},
    {"schedule", "linearlr polynomial lineardecay ", "linear"},
    {"schedule", "warmup ", "constant:warmup=100"},
    {"init", "xavieruniform xavier glorot ", "glorot_uniform"},
    {"init", "xaviernormal ", "glorot_normal"},
    {"init", "kaiminguniform ", "he_uniform"},
    {"init", "kaimingnormal kaiming he ", "he_normal"},
    {"metrics", "acc sparsecategoricalaccuracy binaryaccuracy ", "accuracy"},
    {"metrics", "mae l1 absoluteerror ", "mean_absolute_error"},
    {"keys", "learningrate ", "lr"},
    {"keys", "epsilon ", "eps"},
    {"keys", "wd l2 ", "weight_decay"},
    {"keys", "clip clipnorm maxnorm globalclipnorm maxgradnorm ", "clip_norm"},
};

static const char *spelled(Arena *a, const char *name) {
    char *out = arena_copy(a, name, strlen(name) + 1);
    size_t n = 0;
    for (; *name; name++)
        if (*name != '_' && *name != '-') out[n++] = (char)(*name >= 'A' && *name <= 'Z' ? *name - 'A' + 'a' : *name);
    if (n > 4 && !memcmp(out + n - 4, "loss", 4)) n -= 4;
    out[n] = 0;
    return out;
}

Meant meant_begin(Arena *a, const char *given) {
    Meant m = {.a = a, .given = spelled(a, given)};
    char *lower = arena_copy(a, given, strlen(given) + 1);
    for (char *c = lower; *c; c++)
        if (*c >= 'A' && *c <= 'Z') *c = (char)(*c - 'A' + 'a');
    m.near = guess_begin(lower);
    return m;
}

void meant_offer(Meant *m, const char *name) {
    if (!strcmp(m->given, spelled(m->a, name))) m->exact = name;
    if (!m->shorter && name_is_short(m->given, name)) m->shorter = name;
    guess_offer(&m->near, name);
}

const char *meant_end(const Meant *m, const char *option) {
    size_t n = strlen(m->given);
    if (m->exact) return m->exact;
    for (size_t i = 0; n && i < COUNT(other_names); i++) {
        if (strcmp(option, other_names[i].option) != 0) continue;
        for (const char *at = other_names[i].words; *at; at += strcspn(at, " ") + 1)
            if (strcspn(at, " ") == n && !memcmp(at, m->given, n)) return other_names[i].meant;
    }
    return m->shorter ? m->shorter : m->near.name;
}
