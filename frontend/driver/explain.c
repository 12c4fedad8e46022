// `tpucc explain`: the key of the artifact beside the one that compiling would give (key/diff.h), as a line for each difference or as JSON. The model is read
// and weights are bound, as compiling would begin; of the passes only `bind` runs, which knows what can be bound. A shared object is up to date only if
// libtpurt would not call it damaged; then its key alone would say too much.
#include "frontend/driver/explain.h"

#include "codegen/elf/key.h"
#include "frontend/base/file.h"
#include "frontend/base/json_text.h"
#include "frontend/key/diff.h"
#include "ir/base/shown.h"
#include "runtime/abi.h"

#include <elf.h>
#include <string.h>

enum { MAX_SHOWN = 40 };

typedef struct {
    const Options *o;
    Diags *d;
    FileMap file;
    ArtifactKey old;
    CompileKey now;
    Differences differences;
} Explainer;

// --- comparing

static bool is_elf(const FileMap *file) { return file->n_bytes >= SELFMAG && !memcmp(file->bytes, ELFMAG, SELFMAG); }

// Of a file that no tpucc has made: the two may be the other way round.
static void help_order(const Explainer *x) {
    FileMap model;
    Diags unsaid;
    if (is_elf(&x->file)) return;
    diags_init(&unsaid, "");
    bool swapped = x->o->model && file_map(x->o->model, &model, &unsaid) && is_elf(&model);
    if (x->o->model) file_unmap(&model);
    diags_free(&unsaid);
    if (swapped)
        diag_help(x->d, "the program comes first, then the model: tpucc explain %s %s%s", shell_quote(&x->d->arena, "%s", x->o->model),
                  shell_quote(&x->d->arena, "%s", x->o->old), x->o->n_words > 2 ? " .., with the options as they are" : "");
    else diag_help(x->d, "OLD.so is what tpucc MODEL -o OLD.so has made");
}

static bool read_artifact(Explainer *x) {
    if (!file_map(x->o->old, &x->file, x->d)) return false;
    if (artifact_key_read(x->file.bytes, x->file.n_bytes, diag_file(x->d, x->o->old), &x->old, x->d)) return true;
    help_order(x);
    return false;
}

// The name comes from the output; where nobody says what that is, it is what it was.
static void compare_names(Explainer *x) {
    if ((!x->o->output && !x->o->compile.prefix) || !strcmp(x->old.name, x->now.prefix)) return;
    Difference one = {.kind = "name of the program",
                      .before = x->old.name,
                      .now = x->now.prefix,
                      .meaning = "of its symbol and its kernels; --prefix chooses it"};
    vec_push(&x->differences.list, one);
}

static bool compare(Explainer *x) {
    const char *wrong;
    KeySide before = {x->old.version, x->old.compiler, x->old.key, x->old.key_details};
    KeySide now = {TPU_ABI_VERSION, codegen_compiler(), x->now.key.items, x->now.details.items};
    if (key_compare(&before, &now, &x->differences, &wrong)) {
        compare_names(x);
        return true;
    }
    diag_exit(x->d, EXIT_CONTENT, diag_file(x->d, x->o->old), "is damaged: in the lines of its key, %s", wrong);
    diag_help(x->d, "compile the model again");
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
        put(" at "), put(line ? x->o->model : ""), put(line ? ":" : ""), put(d->place_now);
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
    set(all, "artifact", x->o->old);
    set(all, "model", x->o->model);
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

bool explain_run(const Options *o, const CompileOutput *out, const CompileWatch *watch, bool *out_same, Diags *d) {
    Explainer x = {.o = o, .d = d};
    bool good = read_artifact(&x) && compile_key(o->model, &o->compile, out, watch, &x.now, d) && compare(&x) &&
                (x.differences.list.n || explain_sound(o->old, &x.file, d));
    if (good && o->json) print_json(&x);
    else if (good) print_text(&x);
    *out_same = good && !x.differences.list.n;
    differences_free(&x.differences);
    compile_key_free(&x.now);
    file_unmap(&x.file);
    return good;
}
