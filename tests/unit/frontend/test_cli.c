// Command lines from tables: every kind of option, every way to write it, and each mistake with its words.
#define _GNU_SOURCE
#include "frontend/cli/cli.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

typedef enum { FIRST, SECOND } Kind;

typedef struct {
    bool flag;
    const char *text, *maybe, *mcpu, *word;
    Strings texts;
    Kind kind;
    uint32_t number;
    double parsed;
    bool help;
} Options;

static bool parse_double(const CliOption *x, const char *value, void *out, Diags *d) {
    return cli_double(value, 0, out) || cli_refuse(d, "--%s takes a number, not '%s'", x->name, value);
}

static bool word(void *options, const char *text, Diags *d) {
    Options *o = options;
    if (o->word) return cli_refuse(d, "'%s' is too many", text);
    o->word = text;
    return true;
}

#define AT(field_) .field = offsetof(Options, field_)
static const CliChoice kinds[] = {{"first", FIRST}, {"second", SECOND}, {"third", CLI_NOT_YET}, {0}};
static const CliOption rows[] = {
    {CLI_FLAG, "flag", NULL, "a flag", AT(flag)},
    {CLI_TEXT, "text", "T", "a text", AT(text)},
    {CLI_TEXT, "maybe", "T", "a text or none", AT(maybe), .otherwise = "-"},
    {CLI_TEXT, "mcpu", "CPU", "one dash will do", AT(mcpu)},
    {CLI_ALIAS, "target", NULL, "the same", .otherwise = "mcpu"},
    {CLI_TEXTS, "t", "T", "one of many", AT(texts)},
    {CLI_CHOICE, "kind", NULL, "which", AT(kind), .choices = kinds},
    {CLI_NUMBER, "number", "N", "how many", AT(number), .most = 64},
    {CLI_PARSED, "parsed", "X", "how much", AT(parsed), .parse = parse_double},
    {CLI_FLAG, "help", NULL, "this", AT(help)},
};
static const CliTable table = {
    .program = "test",
    .groups = {{rows, 3, 0}, {rows + 3, COUNT(rows) - 3, 0}},
    .one_dash = "mcpu",
    .usage = "usage\n",
    .footer = "end\n",
    .width = 24,
    .word = word,
};

static Diags diags;
static Options o;

static void setup(void) {
    diags_init(&diags, "test");
    o = (Options){0};
}

static void teardown(void) {
    vec_free(&o.texts);
    diags_free(&diags);
}

enum { MAX_WORDS = 8 };
static bool parse(const char *const *words) {
    char *copy[MAX_WORDS];
    int n = 0;
    bool answered;
    for (; words[n]; n++) copy[n] = (char *)(uintptr_t)words[n];
    return cli_parse(&table, n, copy, &o, &answered, &diags);
}

START_TEST(sets_fields) {
    ck_assert(parse((const char *const[]){"--flag", "--text", "a", "--text=b=c", "-t", "1", "-t=2", NULL}));
    ck_assert(parse((const char *const[]){"-t", "-1", "-t", "-.5", "-t", "-", "-t=-x", NULL}));
    ck_assert(parse((const char *const[]){"--maybe", "x", "--kind=second", "--number", "64", "--parsed=1.5", NULL}));
    ck_assert(o.flag && !o.help && o.kind == SECOND && o.number == 64 && o.parsed == 1.5);
    ck_assert_str_eq(o.text, "b=c");
    ck_assert_str_eq(o.maybe, "-"); // x is a word
    ck_assert_str_eq(o.word, "x");
    ck_assert_uint_eq(o.texts.n, 6);
    ck_assert_str_eq(o.texts.items[1], "2");
    ck_assert_str_eq(o.texts.items[3], "-.5");
    ck_assert_str_eq(o.texts.items[5], "-x");
    ck_assert_uint_eq(diags.n_errors, 0);
}
END_TEST

START_TEST(knows_other_names) {
    ck_assert(parse((const char *const[]){"-mcpu=a", NULL}));
    ck_assert_str_eq(o.mcpu, "a");
    ck_assert(parse((const char *const[]){"--target", "b", "-h", "--", "--flag", NULL}));
    ck_assert_str_eq(o.mcpu, "b");
    ck_assert_str_eq(o.word, "--flag");
    ck_assert(o.help && !o.flag);
    ck_assert(!parse((const char *const[]){"-", NULL})); // a word as well, and the second
}
END_TEST

static const struct {
    const char *words[4], *said, *help;
} wrong[] = {
    {{"--texst=a"}, "unknown option '--texst'", "did you mean --text?"},
    {{"--nothing", "its value"}, "unknown option '--nothing'", "test --help lists the options"},
    {{"-flag"}, "unknown option '-flag'", NULL},
    {{"--flag=1"}, "--flag takes no value", NULL},
    {{"--text"}, "--text needs a value: T", NULL},
    {{"--text="}, "--text needs a value", NULL},
    {{"-t"}, "-t needs a value: T", NULL},
    {{"--text", "--flag"}, "--text needs a value: T", NULL},
    {{"--text", "--"}, "--text needs a value: T", NULL},
    {{"--text", "-x"}, "--text needs a value: T", "did you mean --text=-x?"},
    {{"--kind"}, "--kind needs a value: first,second,third", NULL},
    {{"--kind=fourth"}, "--kind takes one of first,second,third, not 'fourth'", NULL},
    {{"--kind=third"}, "--kind=third is not supported yet", NULL},
    {{"--number=0"}, "--number takes a number from 1 to 64, not '0'", NULL},
    {{"--number=0x10"}, "--number takes a number from 1 to 64, not '0x10'", NULL},
    {{"--number=1e1"}, "--number takes a number from 1 to 64, not '1e1'", NULL},
    {{"--number= 3"}, "--number takes a number from 1 to 64, not ' 3'", NULL},
    {{"--number=18446744073709551617"}, "--number takes a number from 1 to 64, not '18446744073709551617'", NULL},
    {{"--number=1.5"}, "--number takes a number from 1 to 64, not '1.5'", NULL},
    {{"--number", "65"}, "--number takes a number from 1 to 64, not '65'", NULL},
    {{"--parsed=nan"}, "--parsed takes a number, not 'nan'", NULL},
    {{"--parsed", "-1"}, "--parsed takes a number, not '-1'", NULL},
    {{"a", "b"}, "'b' is too many", NULL},
    {{"a", "--maybe", "b"}, "'b' is too many", "--maybe=b"},
    {{"--maybe", "no/such/file", "a"}, "'a' is too many", "--maybe=no/such/file"},
    {{"a", ""}, "a word of the command line is empty", NULL},
    {{"--", ""}, "a word of the command line is empty", NULL},
};

START_TEST(refuses) {
    ck_assert(!parse(wrong[_i].words));
    ck_assert_uint_eq(diags.n_errors, 1);
    ck_assert_int_eq(diags.exit_code, EXIT_USAGE);
    ck_assert_str_eq(diags.list.items[0].text, wrong[_i].said);
    if (wrong[_i].help) ck_assert_str_eq(diags.list.items[1].text, wrong[_i].help);
}
END_TEST

START_TEST(helps) {
    char *text = NULL;
    size_t n;
    FILE *f = open_memstream(&text, &n);
    cli_help(&table, f);
    fclose(f);
    static const char *const lines[] = {"usage\n  --flag                   a flag\n", "  --maybe[=T]              a text", "  -t T                     one",
                                        "  --target=CPU             the same\n", "  --kind=first,second,third which (first if not given)\n"};
    for (size_t i = 0; i < COUNT(lines); i++) ck_assert_msg(strstr(text, lines[i]), "'%s' is not in\n%s", lines[i], text);
    free(text);
}
END_TEST

Suite *cli_suite(void);
Suite *cli_suite(void) {
    Suite *s = suite_create("cli");
    TCase *t = tcase_create("cli");
    tcase_add_checked_fixture(t, setup, teardown);
    tcase_add_test(t, sets_fields);
    tcase_add_test(t, knows_other_names);
    tcase_add_loop_test(t, refuses, 0, COUNT(wrong));
    tcase_add_test(t, helps);
    suite_add_tcase(s, t);
    return s;
}
