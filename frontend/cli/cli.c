// The parser and --help: both walk the tables and know no option by name, but that -h is --help.
#include "frontend/cli/cli.h"

#include "ir/base/guess.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct {
    const CliTable *table;
    void *options;
    bool answered;
    const CliOption *lacking; // the last option without its optional value that had a word behind it, and that word
    const char *behind;
    Diags *d;
} Parser;

typedef struct {
    const CliOption *option;
    size_t at; // of its struct
} Found;

bool cli_refuse(Diags *d, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const char *text = arena_vprintf(&d->arena, fmt, args);
    va_end(args);
    diag_exit(d, EXIT_USAGE, (Loc){0}, "%s", text);
    return false;
}

// --- the table

static Found find(const CliTable *t, const char *name, size_t len) {
    for (size_t g = 0; g < CLI_MAX_GROUPS; g++)
        for (size_t i = 0; i < t->groups[g].n; i++) {
            const CliOption *x = &t->groups[g].options[i];
            if (strlen(x->name) == len && !memcmp(x->name, name, len)) return (Found){x, t->groups[g].at};
        }
    return (Found){0};
}

static Found find_real(const CliTable *t, const char *name, size_t len) {
    Found f = find(t, name, len);
    return f.option && f.option->kind == CLI_ALIAS ? find(t, f.option->otherwise, strlen(f.option->otherwise)) : f;
}

static const char *dashes(const CliOption *x) { return x->name[1] ? "--" : "-"; }

static bool takes_value(const CliOption *x) { return x->value || x->choices; }

static bool may_lack_value(const CliOption *x) { return x->otherwise && (x->kind == CLI_TEXT || x->kind == CLI_PARSED); }

const char *cli_choice_name(const CliOption *x, unsigned value) {
    const CliChoice *c = x->choices;
    while (c->name && c->value != value) c++;
    return c->name;
}

// What is taken if the option is not given; NULL: something else than one of the choices.
static const char *default_choice(const CliOption *x) { return x->kind == CLI_CHOICE && !x->choices->value ? x->choices->name : NULL; }

// "auto,generated,openblas"
static void add_choices(const CliOption *x, Text *out) {
    for (const CliChoice *c = x->choices; c->name; c++) text_f(out, "%s%s", c == x->choices ? "" : ",", c->name);
}

// What --help shows for the value.
static const char *value_shown(const CliOption *x, Text *out) {
    if (x->value || !x->choices) return x->value;
    add_choices(x, out);
    return out->items;
}

// --- values

bool cli_double(const char *text, double least, double *out) {
    char *end;
    errno = 0;
    double v = strtod(text, &end);
    if (end == text || *end || !isfinite(v) || v < least) return false;
    *out = v;
    return true;
}

bool cli_bytes(const char *text, uint64_t *out) {
    static const char units[] = "KMGT";
    char *end;
    if (*text < '0' || *text > '9') return false;
    errno = 0;
    unsigned long long v = strtoull(text, &end, 10);
    const char *unit = *end ? strchr(units, *end) : NULL;
    unsigned shift = unit ? 10 * (unsigned)(unit - units + 1) : 0;
    *out = (uint64_t)v << shift;
    return !errno && v && *out >> shift == v && (unit ? !end[1] : !*end);
}

static bool set_number(const CliOption *x, const char *value, uint32_t *out, Diags *d) {
    uint64_t v = 0;
    const char *at = value;
    for (; *at >= '0' && *at <= '9' && v <= x->most; at++) v = 10 * v + (uint64_t)(*at - '0');
    if (*at || v < 1 || v > x->most) return cli_refuse(d, "%s%s takes a number from 1 to %u, not '%s'", dashes(x), x->name, x->most, value);
    *out = (uint32_t)v;
    return true;
}

static bool choose(const CliOption *x, const char *value, unsigned *out, Diags *d) {
    Text all = {0};
    for (const CliChoice *c = x->choices; c->name; c++) {
        if (strcmp(c->name, value)) continue;
        *out = c->value;
        return c->value != CLI_NOT_YET || cli_refuse(d, "%s%s=%s is not supported yet", dashes(x), x->name, value);
    }
    Guess guess = guess_begin(value);
    for (const CliChoice *c = x->choices; c->name; c++) guess_offer(&guess, c->name);
    add_choices(x, &all);
    cli_refuse(d, "%s%s takes one of %s, not '%s'", dashes(x), x->name, all.items, value);
    if (guess.name) diag_help(d, "did you mean %s?", guess.name);
    vec_free(&all);
    return false;
}

// What =help says: a line for each choice, or the option's own list.
static bool answer(Parser *p, const CliOption *x) {
    Text text = {0};
    for (const CliChoice *c = x->choices; c && c->name; c++)
        text_f(&text, "%s%s%s\n", c->name, c->name == default_choice(x) ? " (default)" : "", c->value == CLI_NOT_YET ? " (not supported yet)" : "");
    if (!x->choices) x->list(&text);
    fputs(text.items, stdout);
    if (text.n && text.items[text.n - 1] != '\n') putchar('\n');
    vec_free(&text);
    return p->answered = true;
}

// "a" and then "b" is "a,b".
static const char *joined(Parser *p, const CliOption *x, const char *before, const char *value) {
    bool all = before == x->otherwise || value == x->otherwise;
    if (!x->joins || !before) return value;
    return all ? x->otherwise : arena_printf(&p->d->arena, "%s,%s", before, value);
}

static bool set(Parser *p, Found f, const char *value) {
    const CliOption *x = f.option;
    void *field = (char *)p->options + f.at + x->field;
    if (x->kind == CLI_FLAG) return *(bool *)field = true;
    if ((x->choices || x->list) && !strcmp(value, "help")) return answer(p, x);
    if (!*value) return cli_refuse(p->d, "%s%s needs a value", dashes(x), x->name);
    switch (x->kind) {
    case CLI_CHOICE: return choose(x, value, field, p->d);
    case CLI_NUMBER: return set_number(x, value, field, p->d);
    case CLI_PARSED: return x->parse(x, value, field, p->d);
    case CLI_TEXTS: vec_push((Strings *)field, value); return true;
    default: *(const char **)field = joined(p, x, *(const char **)field, value); return true;
    }
}

// --- words

static bool is_meant(const CliMeant *m, const char *given) {
    size_t n = strlen(m->name) - 1;
    if (m->name[n] == '*') return !strncmp(m->name, given, n);
    return !strcmp(m->name, m->name[0] == '-' ? given : given + strspn(given, "-"));
}

// Where another program's option was given: what is meant, with its value, where that is an option with one.
static bool help_meant(Parser *p, const char *given, const char *value) {
    const CliMeant *m = p->table->meant;
    while (m && m->name && !is_meant(m, given)) m++;
    if (!m || !m->name) return false;
    const char *name = m->meant ? m->meant + strspn(m->meant, "-") : "";
    Found f = find_real(p->table, name, strlen(name));
    const char *between = !value || !f.option || !takes_value(f.option) ? NULL : name[1] ? "=" : " ";
    const char *meant = between ? arena_printf(&p->d->arena, "%s%s%s", m->meant, between, value) : m->meant;
    if (!meant) diag_help(p->d, "%s", m->why);
    else diag_help(p->d, "did you mean %s?%s%s", meant, m->why ? " " : "", m->why ? m->why : "");
    return true;
}

static bool refuse_unknown(Parser *p, const char *word, size_t len) {
    char given[64];
    cli_refuse(p->d, "unknown option '%.*s'", (int)len, word);
    snprintf(given, sizeof given, "%.*s", (int)len, word);
    const char *name = given + strspn(given, "-"), letter[] = {*name, 0};
    if (help_meant(p, given, word[len] && word[len + 1] ? word + len + 1 : NULL)) return false;
    const CliOption *one = given[0] == '-' && name == given + 1 && *name ? find(p->table, letter, 1).option : NULL;
    if (one && takes_value(one) && name[1]) { // "-ox.so"
        diag_help(p->d, "did you mean -%s %.*s?", letter, (int)len - 2, word + 2);
        return false;
    }
    Guess guess = guess_begin(name);
    size_t most = strlen(name) < 5 ? 2 : 3; // of four letters two that differ make another word
    if (guess.least < most) guess.least = most;
    for (size_t g = 0; g < CLI_MAX_GROUPS; g++)
        for (size_t i = 0; i < p->table->groups[g].n; i++)
            if (p->table->groups[g].options[i].name[1]) guess_offer(&guess, p->table->groups[g].options[i].name);
    if (guess.name) diag_help(p->d, "did you mean --%s?", guess.name);
    else diag_help(p->d, "%s --help lists the options", p->table->program);
    return false;
}

static bool is_option(const char *word) { return word[0] == '-' && word[1]; }

// Of the word behind an option that needs a value: no option begins with a digit or a point.
static bool may_be_value(const char *word) { return !is_option(word) || word[1] == '.' || (word[1] >= '0' && word[1] <= '9'); }

static bool is_known(const CliTable *t, const char *word) {
    const char *name = word + strspn(word, "-");
    return !strcmp(word, "-h") || !*name || find(t, name, strcspn(name, "=")).option;
}

// The option at words[*at] has no value, but perhaps a word behind it that looks like an option.
static bool refuse_lack(Parser *p, const CliOption *x, int n_words, char **words, int *at) {
    Text shown = {0};
    cli_refuse(p->d, "%s%s needs a value: %s", dashes(x), x->name, value_shown(x, &shown));
    vec_free(&shown);
    if (*at + 1 < n_words && !is_known(p->table, words[*at + 1])) diag_help(p->d, "did you mean %s%s=%s?", dashes(x), x->name, words[++*at]);
    return false;
}

// One option at words[*at]; moves *at to the last word that belongs to it.
static bool parse_option(Parser *p, int n_words, char **words, int *at) {
    const char *word = !strcmp(words[*at], "-h") ? "--help" : words[*at], *name = word + strspn(word, "-"), *equals = strchr(name, '=');
    size_t len = equals ? (size_t)(equals - name) : strlen(name), n_dashes = (size_t)(name - word);
    Found f = find_real(p->table, name, len);
    const CliOption *x = f.option;
    bool one_dash = x && p->table->one_dash && !strcmp(x->name, p->table->one_dash);
    if (!x || !(n_dashes == (len > 1 ? 2 : 1) || (n_dashes == 1 && one_dash))) {
        if (!equals && *at + 1 < n_words && words[*at + 1][0] != '-') ++*at; // may be its value
        return refuse_unknown(p, word, n_dashes + len);
    }
    if (!takes_value(x)) {
        if (!equals) return set(p, f, equals);
        return cli_refuse(p->d, "%s%s takes no value", dashes(x), x->name);
    }
    if (equals) return set(p, f, equals + 1);
    if (may_lack_value(x)) { // a word that follows is another one
        if (*at + 1 < n_words && !is_option(words[*at + 1])) p->lacking = x, p->behind = words[*at + 1];
        return set(p, f, x->otherwise);
    }
    if (*at + 1 < n_words && may_be_value(words[*at + 1])) return set(p, f, words[++*at]);
    return refuse_lack(p, x, n_words, words, at);
}

// A word that is one too many, because it, or one that was taken before it and names no file, was meant as the value of an option.
static bool take_word(Parser *p, const char *word) {
    if (p->table->word(p->options, word, p->d)) return true;
    if (p->lacking && (p->behind == word || access(p->behind, F_OK))) {
        diag_help(p->d, "%s%s=%s", dashes(p->lacking), p->lacking->name, p->behind);
        p->lacking = NULL;
    }
    return false;
}

bool cli_parse(const CliTable *t, int n_words, char **words, void *options, bool *out_answered, Diags *d) {
    Parser p = {.table = t, .options = options, .d = d};
    bool good = true, only_words = false;
    for (int i = 0; i < n_words; i++) {
        if (!only_words && !strcmp(words[i], "--")) only_words = true;
        else if (!only_words && is_option(words[i])) good &= parse_option(&p, n_words, words, &i);
        else if (!*words[i]) good = cli_refuse(d, "a word of the command line is empty");
        else good &= take_word(&p, words[i]);
    }
    *out_answered = p.answered;
    return good;
}

// --- help

static void help_row(const CliTable *t, const CliOption *x, FILE *out) {
    Text shown = {0}, left = {0};
    const char *value = value_shown(x->kind == CLI_ALIAS ? find_real(t, x->name, strlen(x->name)).option : x, &shown);
    bool optional = may_lack_value(x);
    const char *between = !value ? "" : optional ? "[=" : x->name[1] && !t->spaced ? "=" : " ";
    text_f(&left, "%s%s%s%s%s", dashes(x), x->name, between, value ? value : "", optional ? "]" : "");
    fprintf(out, "  %-*s %s", t->width, left.items, x->help);
    if (default_choice(x)) fprintf(out, " (%s if not given)", default_choice(x));
    putc('\n', out);
    vec_free(&shown);
    vec_free(&left);
}

void cli_help(const CliTable *t, FILE *out) {
    fputs(t->usage, out);
    for (size_t g = 0; g < CLI_MAX_GROUPS; g++)
        for (size_t i = 0; i < t->groups[g].n; i++) help_row(t, &t->groups[g].options[i], out);
    fputs(t->footer, out);
}
