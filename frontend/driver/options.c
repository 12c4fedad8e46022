// The parser and --help of tpucc: both walk the table made of options.def and know no option by name, except that -h,
// -mcpu and a lone - are what users of other compilers expect.
#include "frontend/driver/options.h"

#include "codegen/target/target.h"
#include "frontend/base/guess.h"
#include "passes/pass.h"

#include <stdlib.h>
#include <string.h>

typedef enum { OPT_TEXT, OPT_OPTIONAL, OPT_LISTED, OPT_CHOICE, OPT_STRINGS, OPT_FLAG, OPT_ALIAS, OPT_LATER } OptionKind;

typedef enum { FREE, KEYED, OWN } OptionKey;

typedef struct {
    OptionKind kind;
    OptionKey key;
    const char *name, *value, *help;
    size_t field; // offset in Options
    const char *choices,
        *built; // CHOICE: names between commas; ALIAS: choices is the other's name; LATER: built is `neutral`, OPTIONAL: `otherwise`
    void (*list)(Text *out); // LISTED
} Option;

#define AT(field) offsetof(Options, field)
static const Option table[] = {
#define TEXT(field, key, name, value, help) {OPT_TEXT, key, name, value, help, AT(field), NULL, NULL, NULL},
#define OPTIONAL(field, key, name, value, otherwise, help) {OPT_OPTIONAL, key, name, value, help, AT(field), NULL, otherwise, NULL},
#define LISTED(field, key, name, value, list, help) {OPT_LISTED, key, name, value, help, AT(field), NULL, NULL, list},
#define CHOICE(field, key, name, choices, built, help) {OPT_CHOICE, key, name, choices, help, AT(field), choices, built, NULL},
#define STRINGS(field, key, name, value, help) {OPT_STRINGS, key, name, value, help, AT(field), NULL, NULL, NULL},
#define FLAG(field, key, name, help) {OPT_FLAG, key, name, NULL, help, AT(field), NULL, NULL, NULL},
#define ALIAS(name, other, help) {OPT_ALIAS, FREE, name, NULL, help, 0, other, NULL, NULL},
#define LATER(name, value, neutral, help) {OPT_LATER, FREE, name, value, help, 0, NULL, neutral, NULL},
#include "frontend/driver/options.def"
};

static const Option *find(const char *name, size_t len) {
    for (size_t i = 0; i < COUNT(table); i++)
        if (strlen(table[i].name) == len && !memcmp(table[i].name, name, len)) return &table[i];
    return NULL;
}

static const Option *find_real(const char *name, size_t len) {
    const Option *x = find(name, len);
    return x && x->kind == OPT_ALIAS ? find(x->choices, strlen(x->choices)) : x;
}

static bool has_word(const char *words, const char *word) {
    size_t len = strlen(word);
    for (const char *at = words; at;) {
        size_t n = strcspn(at, ",");
        if (n == len && !memcmp(at, word, n)) return true;
        at = at[n] ? at + n + 1 : NULL;
    }
    return false;
}

static const char *dashes(const Option *x) { return x->name[1] ? "--" : "-"; }

static bool takes_value(const Option *x) { return x->kind != OPT_FLAG && !(x->kind == OPT_LATER && !x->value); }

// --- values

// A line for each choice, for =help.
static void print_choices(const Option *x) {
    for (const char *at = x->choices; at;) {
        size_t n = strcspn(at, ",");
        char word[32];
        snprintf(word, sizeof word, "%.*s", (int)n, at);
        printf("%s%s%s\n", word, at == x->choices ? " (default)" : "",
               has_word(x->built, word) ? "" : " (not supported yet)");
        at = at[n] ? at + n + 1 : NULL;
    }
}

static bool answer(const Option *x, Options *out) {
    if (x->kind == OPT_CHOICE) {
        print_choices(x);
    } else {
        Text text = {0};
        x->list(&text);
        fputs(text.items, stdout);
        if (text.n && text.items[text.n - 1] != '\n') putchar('\n');
        vec_free(&text);
    }
    return out->answered = true;
}

static bool refuse_later(const Option *x, const char *value, Diags *d) {
    if (x->built && value && !strcmp(value, x->built)) return true;
    if (x->built && value)
        diag_exit(d, EXIT_USAGE, (Loc){0}, "%s%s=%s is not supported yet", dashes(x), x->name, value);
    else
        diag_exit(d, EXIT_USAGE, (Loc){0}, "%s%s is not supported yet", dashes(x), x->name);
    return false;
}

static bool choose(const Option *x, const char *value, const char **out, Diags *d) {
    *out = value;
    if (has_word(x->built, value)) return true;
    if (has_word(x->choices, value)) {
        diag_exit(d, EXIT_USAGE, (Loc){0}, "--%s=%s is not supported yet", x->name, value);
    } else {
        diag_exit(d, EXIT_USAGE, (Loc){0}, "--%s takes one of %s, not '%s'", x->name, x->choices, value);
    }
    return false;
}

static bool set(const Option *x, const char *value, Options *out, Diags *d) {
    char *field = (char *)out + x->field;
    if (x->kind == OPT_LATER) return refuse_later(x, value, d);
    if (x->kind == OPT_FLAG) return *(bool *)field = true;
    if ((x->kind == OPT_CHOICE || x->kind == OPT_LISTED) && !strcmp(value, "help")) return answer(x, out);
    if (!*value) {
        diag_exit(d, EXIT_USAGE, (Loc){0}, "%s%s needs a value", dashes(x), x->name);
        return false;
    }
    if (x->kind == OPT_CHOICE) return choose(x, value, (const char **)field, d);
    if (x->kind == OPT_STRINGS)
        vec_push((Strings *)field, value);
    else
        *(const char **)field = value;
    return true;
}

// --- words

static bool unknown(const char *word, size_t len, Diags *d) {
    const char *best = NULL;
    char given[64];
    size_t least = 3;
    diag_exit(d, EXIT_USAGE, (Loc){0}, "unknown option '%.*s'", (int)len, word);
    snprintf(given, sizeof given, "%.*s", (int)len, word);
    for (size_t i = 0; i < COUNT(table); i++) {
        size_t distance = edit_distance(given + strspn(given, "-"), table[i].name);
        if (!table[i].name[1] || distance >= least) continue;
        least = distance;
        best = table[i].name;
    }
    if (best)
        diag_help(d, "did you mean --%s?", best);
    else
        diag_help(d, "tpucc --help lists the options");
    return false;
}

// One option at argv[*at]; moves *at to the last word that belongs to it.
static bool parse_option(int argc, char **argv, int *at, Options *out, Diags *d) {
    const char *word = argv[*at], *name = word + strspn(word, "-"), *equals = strchr(name, '=');
    size_t len = equals ? (size_t)(equals - name) : strlen(name), n_dashes = (size_t)(name - word);
    const Option *x = find_real(name, len);
    if (!strcmp(word, "-h")) return out->help = true;
    bool right =
        x && (n_dashes == (len > 1 ? 2 : 1) || (n_dashes == 1 && x->kind == OPT_LISTED && x->field == AT(mcpu)));
    if (!right) return unknown(word, n_dashes + len, d);
    if (!takes_value(x)) {
        if (!equals || x->kind == OPT_LATER) return set(x, equals, out, d);
        diag_exit(d, EXIT_USAGE, (Loc){0}, "%s%s takes no value", dashes(x), x->name);
        return false;
    }
    if (equals) return set(x, equals + 1, out, d);
    if (x->kind == OPT_OPTIONAL) return set(x, x->built, out, d); // a word that follows is another one
    if (*at + 1 < argc) return set(x, argv[++*at], out, d);
    diag_exit(d, EXIT_USAGE, (Loc){0}, "%s%s needs a value: %s", dashes(x), x->name, x->value);
    return false;
}

static void set_defaults(Options *out) {
    static const Options empty;
    *out = empty;
#define TEXT(field, key, name, value, help)
#define OPTIONAL(field, key, name, value, otherwise, help)
#define LISTED(field, key, name, value, list, help)
#define CHOICE(field, key, name, choices, built, help)                                                                 \
    static char field##_default[] = choices;                                                                           \
    field##_default[strcspn(field##_default, ",")] = 0;                                                                \
    out->field = field##_default;
#define STRINGS(field, key, name, value, help) _Static_assert(key != KEYED, "has to write its own lines of the key");
#define FLAG(field, key, name, help) _Static_assert(key != KEYED, "has to write its own lines of the key");
#define ALIAS(name, other, help)
#define LATER(name, value, neutral, help)
#include "frontend/driver/options.def"
}

bool options_parse(int argc, char **argv, Options *out, Diags *d) {
    set_defaults(out);
    bool good = true, only_names = false;
    out->explains = argc > 1 && !strcmp(argv[1], "explain");
    for (int i = out->explains ? 2 : 1; i < argc; i++) {
        if (!only_names && !strcmp(argv[i], "--")) {
            only_names = true;
        } else if (!only_names && out->explains && !strcmp(argv[i], "--json")) {
            out->json = true;
        } else if (!only_names && argv[i][0] == '-' && argv[i][1]) {
            good &= parse_option(argc, argv, &i, out, d);
        } else if (out->explains && !out->old) {
            out->old = argv[i];
        } else if (out->model) {
            diag_exit(d, EXIT_USAGE, (Loc){0}, "one model at a time: '%s' is too many", argv[i]);
            good = false;
        } else {
            out->model = argv[i];
        }
    }
    return good;
}

void options_free(Options *o) {
    for (size_t i = 0; i < COUNT(table); i++)
        if (table[i].kind == OPT_STRINGS) vec_free((Strings *)(void *)((char *)o + table[i].field));
}

void options_key(const Options *o, Text *out) {
    for (size_t i = 0; i < COUNT(table); i++) {
        const Option *x = &table[i];
        const char *field = (const char *)o + x->field;
        if (x->key != KEYED) continue;
        const char *value = *(const char *const *)field;
        if (value) text_f(out, "%s=%s\n", x->name, value);
    }
}

void options_help(FILE *out) {
    fputs("usage: tpucc MODEL -o OUT [options]\n"
          "       tpucc shapes LOG... --max-compiles=K   sizes to compile for, from the calls seen\n"
          "       tpucc explain OLD.so MODEL [options]   would it be compiled again, and why\n"
          "Compiles a model (.fb, .mlir) ahead of time; tpurun and libtpurt run what comes out.\n\n",
          out);
    for (size_t i = 0; i < COUNT(table); i++) {
        char left[80];
        const Option *x = &table[i];
        const char *value = x->kind == OPT_ALIAS ? find_real(x->name, strlen(x->name))->value : x->value;
        bool optional = x->kind == OPT_OPTIONAL;
        const char *between = !value ? "" : optional ? "[=" : x->name[1] ? "=" : " ";
        snprintf(left, sizeof left, "%s%s%s%s%s", dashes(x), x->name, between, value ? value : "", optional ? "]" : "");
        fprintf(out, "  %-36s %s%s\n", left, x->help, x->kind == OPT_LATER ? " (not supported yet)" : "");
    }
    fputs("\nExit codes: 0 done; 1 wrong content; 2 wrong usage; 3 the system refused; 4 internal error.\n", out);
}
