// `tpucc explain`: the key of the artifact beside that of the job (key/diff.h), as a line for each difference or as JSON. The model is read and
// weights are bound, as compiling would begin; of the passes only `bind` runs, which knows what can be bound. A shared object is up to date only if
// libtpurt would not call it damaged; then its key alone would say too much.
#include "frontend/driver/explain.h"

#include "codegen/elf/key.h"
#include "frontend/base/file.h"
#include "frontend/base/json_text.h"
#include "frontend/key/diff.h"
#include "ir/base/shown.h"
#include "runtime/abi.h"

#include <string.h>

enum { MAX_SHOWN = 40 };

const char explain_help[] =
    "usage: tpucc explain OLD.so MODEL [the options it would be compiled with]\n"
    "Says whether compiling MODEL would make another program than OLD.so (or OLD.o) is, and why: which dimension, flag, weight, argument,\n"
    "op or target differs, before and now. Nothing is compiled, and OLD.so is not loaded: it may be for another processor.\n\n"
    "  --json     the answer as JSON, with all differences; without it, the first 40 are shown\n"
    "  --help     prints this\n"
    "  -o OUT, --prefix NAME   also compares the name of the program, which these choose\n"
    "  all other options of tpucc mean what they mean there (tpucc --help)\n"
    "\nExit codes: 0 up to date; 1 would be compiled again, or wrong content; 2 wrong usage; 3 the system refused; 4 internal error.\n";

typedef struct {
    Job *j;
    FileMap file;
    ArtifactKey old;
    Differences differences;
    Text key; // of the job
} Explainer;

// --- comparing

static bool read_artifact(Explainer *x) {
    Job *j = x->j;
    if (!file_map(j->o->old, &x->file, j->d)) return false;
    return artifact_key_read(x->file.bytes, x->file.n_bytes, diag_file(j->d, j->o->old), &x->old, j->d);
}

// The name comes from the output; where nobody says what that is, it is what it was.
static void compare_names(Explainer *x) {
    Job *j = x->j;
    if ((!j->o->output && !j->o->prefix) || !strcmp(x->old.name, j->prefix)) return;
    Difference one = {.kind = "name of the program", .before = x->old.name, .now = j->prefix, .meaning = "of its symbol and its kernels; --prefix chooses it"};
    vec_push(&x->differences.list, one);
}

static bool compare(Explainer *x) {
    Job *j = x->j;
    const char *wrong;
    job_key_text(j, &x->key);
    KeySide before = {x->old.version, x->old.compiler, x->old.key, x->old.key_details};
    KeySide now = {TPU_ABI_VERSION, codegen_compiler(), x->key.items, j->key_details.items};
    if (key_compare(&before, &now, &x->differences, &wrong)) {
        compare_names(x);
        return true;
    }
    diag_exit(j->d, EXIT_CONTENT, diag_file(j->d, j->o->old), "is damaged: in the lines of its key, %s", wrong);
    diag_help(j->d, "compile the model again");
    return false;
}

// --- the answer as text

static void put(const char *text) {
    Text shown = {0};
    text_shown(&shown, text, strlen(text));
    fwrite(shown.items, 1, shown.n, stdout);
    vec_free(&shown);
}

static void put_values(const Difference *d) {
    if (d->before && d->now) put(d->before), put(" before, "), put(d->now), put(" now");
    else if (d->before) put(d->before), put(" before, none now");
    else if (d->now) put("none before, "), put(d->now), put(" now");
}

static void put_place(const Explainer *x, const Difference *d) {
    if (d->place_now && *d->place_now) {
        bool line = *d->place_now >= '0' && *d->place_now <= '9';
        put(" at "), put(line ? x->j->o->model : ""), put(line ? ":" : ""), put(d->place_now);
    } else if (d->place_before && *d->place_before && !d->place_now) {
        put(" (was at "), put(d->place_before), put(")");
    }
}

static void put_difference(const Explainer *x, const Difference *d) {
    put(d->kind);
    if (d->name) put(" "), put(d->name);
    put_place(x, d);
    if (d->what) put(": "), put(d->what);
    if (d->before || d->now) put(": "), put_values(d);
    if (d->meaning) put("; "), put(d->meaning);
    putchar('\n');
}

static void print_text(const Explainer *x) {
    size_t n = x->differences.list.n;
    for (size_t i = 0; i < n && i < MAX_SHOWN; i++) put_difference(x, &x->differences.list.items[i]);
    if (n > MAX_SHOWN) printf("and %zu more; --json lists all\n", n - MAX_SHOWN);
    if (n) printf("would be compiled again: %zu difference%s\n", n, n > 1 ? "s" : "");
    else puts("up to date: tpucc would make the same program");
}

// --- as JSON

static void set(json_t *to, const char *key, const char *text) {
    if (text) json_object_set_new(to, key, json_text(text));
}

static void print_json(const Explainer *x) {
    json_t *all = json_object(), *list = json_array();
    set(all, "artifact", x->j->o->old);
    set(all, "model", x->j->o->model);
    json_object_set_new(all, "up_to_date", json_boolean(!x->differences.list.n));
    for (size_t i = 0; i < x->differences.list.n; i++) {
        const Difference *d = &x->differences.list.items[i];
        json_t *one = json_object();
        set(one, "kind", d->kind);
        set(one, "name", d->name);
        set(one, "what", d->what);
        set(one, "before", d->before);
        set(one, "now", d->now);
        set(one, "place_before", d->place_before);
        set(one, "place_now", d->place_now);
        set(one, "meaning", d->meaning);
        json_array_append_new(list, one);
    }
    json_object_set_new(all, "differences", list);
    Text text = {0};
    json_text_write(all, JSON_INDENT(2), &text);
    fwrite(text.items, 1, text.n, stdout);
    vec_free(&text);
}

// What --dim and --bucket name has to be there, as for a compilation. Sizes that do not go together are for that one to refuse.
static bool check_names(Job *j, Module *m) {
    PassReport report = {0};
    PassOptions p = pass_options_default();
    Diags found;
    p.passes = "bind";
    p.dims = job_entry_dims(j, 0, &p.n_dims);
    if (!p.n_dims) return true;
    diags_init(&found, j->d->program);
    bool wrong = !run_pipeline(m, &p, &found, &report) && found.exit_code == EXIT_USAGE;
    if (wrong) diags_append(j->d, &found);
    pass_report_free(&report);
    diags_free(&found);
    return !wrong;
}

bool job_explain(Job *j, bool *out_same) {
    Explainer x = {.j = j};
    j->quiet = true;
    bool good = read_artifact(&x) && (j->target = target_find(j->o->mcpu, j->d)) != NULL;
    Module *m = good ? job_read_input(j) : NULL;
    job_say_nothing(j);
    good = m && check_names(j, m) && compare(&x) && (x.differences.list.n || explain_sound(j->o->old, &x.file, j->d));
    if (good && j->o->json) print_json(&x);
    else if (good) print_text(&x);
    *out_same = good && !x.differences.list.n;
    differences_free(&x.differences);
    vec_free(&x.key);
    module_free(m);
    file_unmap(&x.file);
    return good;
}
