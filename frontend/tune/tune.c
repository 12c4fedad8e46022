// See tune.h. Every choice is tried alone, the best so far among them; what was found for a kernel is at last measured against the cost model's once more.
#define _GNU_SOURCE
#include "frontend/tune/tune.h"

#include "frontend/choices/choices.h"
#include "frontend/tune/probe.h"
#include "ir/base/outfile.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { TURNS = 7, LAST_TURNS = 15, MOST_WAYS = 24, REGISTERS_WIDE = 32, REGISTERS = 16 };
// Beside the best so far, and beside the cost model at last: what is less is noise.
static const double WORTH = 0.985, WORTH_AT_LAST = 0.97, LEAST_US = 0.1;

typedef struct {
    const CompileOptions *o;
    const CompileWatch *watch;
    Diags *d;
    const Target *target;
    Arena arena;
    VEC(Tunable) tunables;
    uint64_t constant_bytes;
    size_t n_entries_left;
    ProbePlace place;
} Tuner;

static void say(const Tuner *t, const char *text) {
    if (t->watch && t->watch->step) t->watch->step(t->watch->context, text);
}

// ---- what there is to tune

static void ask(void *context, PassOptions *p) {
    (void)context;
    p->ask_tunables = true;
}

static bool collect_entry(void *context, Module *m, const PassReport *made) {
    Tuner *t = context;
    (void)m;
    for (size_t i = 0; i < made->tunables.n; i++) {
        const Tunable *one = &made->tunables.items[i];
        size_t k = 0;
        while (k < t->tunables.n && strcmp(t->tunables.items[k].kernel, one->kernel) != 0) k++;
        if (k < t->tunables.n) continue;
        vec_push(&t->tunables, *one);
        t->tunables.items[k].kernel = arena_copy(&t->arena, one->kernel, strlen(one->kernel) + 1);
    }
    t->constant_bytes += made->plan.constant_bytes;
    return --t->n_entries_left > 0;
}

// The passes of every entry point; then compiling ends.
static bool collect(Tuner *t, const char *model) {
    CompileOptions o = *t->o;
    o.tuned = o.shape_report = o.dump_dir = o.debug = NULL;
    o.time_passes = false;
    Text none = {0};
    CompileOutput out = {.at = {"model.so", &none}, .kind = OUTPUT_SO};
    CompileWatch watch = {.context = t, .passes = ask, .planned = collect_entry};
    t->n_entries_left = compile_entries(&o);
    bool good = compile_file(model, &o, &out, &watch, t->d) || !t->n_entries_left;
    vec_free(&none);
    return good && !t->d->n_errors;
}

// ---- a contest

typedef struct {
    TunedKernel choice;
    Probe probe;
} Way;

typedef struct {
    Tuner *t;
    Way ways[MOST_WAYS]; // the first is the best so far
    size_t n;
} Contest;

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

static double median(double *v, size_t n) {
    qsort(v, n, sizeof *v, by_size);
    return (v[n / 2] + v[(n - 1) / 2]) / 2;
}

static bool same_choice(const TunedKernel *a, const TunedKernel *b) {
    return a->winograd == b->winograd && a->rows == b->rows && a->columns == b->columns && a->mr == b->mr && a->panels == b->panels &&
           a->prefetch == b->prefetch;
}

// What only cuts differently has to have the same bits.
static bool enter(Contest *c, const TunedKernel *choice) {
    for (size_t i = 0; i < c->n; i++)
        if (same_choice(&c->ways[i].choice, choice)) return true;
    if (c->n == MOST_WAYS) return true;
    Way *w = &c->ways[c->n];
    if (!probe_open(&c->t->place, choice, &w->probe, c->t->d)) return false;
    w->choice = *choice;
    for (size_t i = 0; i < c->n; i++)
        if (c->ways[i].probe.code == w->probe.code) return probe_close(&w->probe), true;
    c->n++;
    if (c->n > 1 && choice->winograd == c->ways[0].choice.winograd && !probe_same(&w->probe, &c->ways[0].probe))
        ICE("%s: a choice of how it is cut changes its result", choice->kernel);
    return true;
}

// Which is the fastest, beside the first one. All are closed but that.
static void decide(Contest *c) {
    double ratios[MOST_WAYS][TURNS];
    size_t best = 0;
    double least = WORTH;
    for (int turn = 0; turn < TURNS && c->n > 1; turn++) {
        double first = probe_time(&c->ways[0].probe, c->t->place.cold);
        for (size_t i = 1; i < c->n; i++) ratios[i][turn] = probe_time(&c->ways[i].probe, c->t->place.cold) / first;
    }
    for (size_t i = 1; i < c->n; i++) {
        double r = median(ratios[i], TURNS);
        if (r < least) least = r, best = i;
    }
    for (size_t i = 0; i < c->n; i++)
        if (i != best) probe_close(&c->ways[i].probe);
    c->ways[0] = c->ways[best];
    c->n = 1;
}

// ---- the ways

static bool try_methods(Contest *c, const Tunable *x) {
    for (int64_t m = 0; m <= 4; m += 2) {
        TunedKernel one = c->ways[0].choice;
        one.winograd = m;
        if (x->methods >> m & 1 && x->methods != 1 && !enter(c, &one)) return false;
    }
    decide(c);
    return true;
}

static int64_t tasks_of(const ProbeCut *cut, int64_t rows, int64_t columns) {
    int64_t others = cut->n_tasks / (i64_ceil_div(cut->m, cut->tile_m) * i64_ceil_div(cut->n, cut->tile_n));
    return others * i64_ceil_div(cut->m, rows) * i64_ceil_div(cut->n, columns);
}

static bool try_tasks(Contest *c) {
    static const int64_t rows[] = {32, 64, 128, 256, 512}, columns[] = {32, 64, 128, 256};
    const ProbeCut cut = c->ways[0].probe.cut;
    if (!cut.n_tasks) return true;
    int64_t least = i64_min(cut.n_tasks, 2 * (int64_t)c->t->o->n_cores);
    for (size_t i = 0; i < COUNT(rows); i++)
        for (size_t k = 0; k < COUNT(columns); k++) {
            TunedKernel one = c->ways[0].choice;
            one.rows = i64_min(rows[i], cut.m), one.columns = i64_min(columns[k], cut.n);
            int64_t n = tasks_of(&cut, one.rows, one.columns);
            bool cut_so = one.rows == cut.tile_m && one.columns == cut.tile_n;
            if (cut_so || n < least || n > 16 * least || one.rows * one.columns > CHOICES_MOST_TASK) continue;
            if (!enter(c, &one)) return false;
        }
    decide(c);
    return true;
}

// As many rows as registers hold sums for, beside a row of panels and an element of A.
static bool try_registers(Contest *c, const Tunable *x) {
    bool wide = c->t->target->facts.vector_bytes == 64;
    int64_t vectors = strstr(x->kernel, "f64>") || strstr(x->kernel, "i64>") ? (wide ? 2 : 4) : (wide ? 1 : 2), registers = wide ? REGISTERS_WIDE : REGISTERS;
    for (int64_t panels = 1; panels <= 6 && x->plain; panels++) {
        TunedKernel one = c->ways[0].choice;
        one.panels = panels;
        one.mr = i64_min((registers - 1 - panels * vectors) / (panels * vectors), CHOICES_MOST_ROWS);
        if (one.mr < 2 || one.mr * panels > CHOICES_MOST_REGISTERS) continue;
        if (!enter(c, &one)) return false;
    }
    decide(c);
    return true;
}

static bool try_prefetch(Contest *c, const Tunable *x) {
    for (int64_t ahead = 0; ahead <= 2 && x->plain; ahead++) {
        TunedKernel one = c->ways[0].choice;
        one.prefetch = ahead;
        if (!enter(c, &one)) return false;
    }
    decide(c);
    return true;
}

static const TunedKernel untuned = {NULL, TUNED_NOT, TUNED_NOT, TUNED_NOT, TUNED_NOT, TUNED_NOT, TUNED_NOT};

// Is the best one worth it? Else nothing is chosen.
static bool confirm(Contest *c, TunedKernel *out, ChoiceTime *out_time) {
    Probe plain, *best = &c->ways[0].probe;
    double ratios[LAST_TURNS], now[LAST_TURNS], before[LAST_TURNS];
    TunedKernel none = untuned;
    none.kernel = out->kernel;
    if (same_choice(&c->ways[0].choice, &none)) return true;
    if (!probe_open(&c->t->place, &none, &plain, c->t->d)) return false;
    for (int i = 0; i < LAST_TURNS; i++) {
        before[i] = probe_time(&plain, c->t->place.cold);
        now[i] = probe_time(best, c->t->place.cold);
        ratios[i] = now[i] / before[i];
    }
    probe_close(&plain);
    ChoiceTime time = {median(now, LAST_TURNS), median(before, LAST_TURNS)};
    if (median(ratios, LAST_TURNS) >= WORTH_AT_LAST || time.us_before - time.us < LEAST_US) return true;
    *out = c->ways[0].choice;
    *out_time = time;
    return true;
}

static bool search(Contest *c, const Tunable *x, TunedKernel *out, ChoiceTime *out_time) {
    if (!enter(c, out)) return false;
    if (!c->ways[0].probe.met) return true; // alone it is another kernel
    return try_methods(c, x) && try_tasks(c) && try_registers(c, x) && try_tasks(c) && try_prefetch(c, x) && confirm(c, out, out_time);
}

static bool tune_kernel(Tuner *t, const Tunable *x, TunedKernel *out, ChoiceTime *out_time) {
    Contest c = {.t = t};
    *out = untuned;
    out->kernel = x->kernel;
    bool good = search(&c, x, out, out_time);
    for (size_t i = 0; i < c.n; i++) probe_close(&c.ways[i].probe);
    return good;
}

// ---- the file

static bool write_file(Tuner *t, const char *file, const Tuned *tuned, const ChoiceTime *times) {
    ChoicesFor now = {codegen_compiler(), {t->target->name}, 1, t->o->n_cores};
    Text text = {0};
    OutFile out;
    choices_text(&now, tuned, times, &text);
    bool good = outfile_open(&out, file, false, t->d);
    if (good) outfile_write(&out, text.items, text.n);
    vec_free(&text);
    return good && outfile_commit(&out, t->d);
}

static void tell(const Tuner *t, const Tuned *tuned, const ChoiceTime *times, const char *file) {
    Text text = {0};
    size_t n_faster = 0;
    for (size_t i = 0; i < tuned->n; i++) {
        if (times[i].us <= 0) continue;
        text_f(&text, "%10.1f us, %10.1f before  %s\n", times[i].us, times[i].us_before, tuned->kernels[i].kernel);
        n_faster++;
    }
    if (!tuned->n) text_f(&text, "there is nothing to choose: this model has no contraction that can be done in several ways (on matrix units there is one)\n");
    else text_f(&text, "%zu of %zu contractions are faster by another choice than the cost model's: %s\n", n_faster, tuned->n, file);
    if (t->watch && t->watch->lines) t->watch->lines(t->watch->context, text.items);
    vec_free(&text);
}

static bool tune_all(Tuner *t, const char *file) {
    size_t n = t->tunables.n;
    Tuned tuned = {arena_array(&t->arena, TunedKernel, n + 1), n};
    ChoiceTime *times = arena_array(&t->arena, ChoiceTime, n + 1);
    for (size_t i = 0; i < n; i++) {
        say(t, arena_printf(&t->arena, "measuring %zu of %zu: %s", i + 1, n, t->tunables.items[i].kernel));
        if (!tune_kernel(t, &t->tunables.items[i], &tuned.kernels[i], &times[i])) return false;
    }
    if (!write_file(t, file, &tuned, times)) return false;
    tell(t, &tuned, times, file);
    return true;
}

static const char *volatile folder_in_use; // NULL: none

// Another thread may be about to give a program its name, and goes on until the process ends.
void tune_abandon(void) {
    enum { TRIES = 100 };
    for (int i = 0; i < TRIES && folder_in_use; i++) {
        probe_abandon();
        if (!rmdir(folder_in_use)) return;
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
}

static bool is_regular(const char *path, const char *why, Diags *d) {
    struct stat s;
    if (stat(path, &s) || S_ISREG(s.st_mode) || S_ISDIR(s.st_mode)) return true; // what is not there, and folders, are refused by who opens them
    diag_exit(d, EXIT_USAGE, diag_file(d, path), "--tune %s, and this is no regular file", why);
    return false;
}

// What is measured is for one processor, this one.
static const Target *find_target(const char *mcpu, Diags *d) {
    Targets all;
    if (!targets_find(mcpu, &all, d)) return NULL;
    if (all.n == 1) return all.items[0];
    cli_refuse(d, "--tune measures on this machine, and --mcpu=%s is for several processors", mcpu);
    diag_help(d, "--tune=FILE with one of them in --mcpu; --tuned=FILE compiles that one of several by it");
    return NULL;
}

bool tune_run(const char *model, const CompileOptions *o, const char *file, const CompileWatch *watch, Diags *d) {
    Tuner t = {.o = o, .watch = watch, .d = d, .target = find_target(o->mcpu, d)};
    const char *temporary = getenv("TMPDIR");
    char *folder = arena_printf(&d->arena, "%s/tpucc-tune-XXXXXX", temporary && *temporary ? temporary : "/tmp");
    say(&t, "finding what there is to measure");
    bool good = t.target && is_regular(model, "reads the model twice", d) && is_regular(file, "reads the choices that it has written", d) && collect(&t, model);
    if (good && !mkdtemp(folder)) {
        diag_exit(d, EXIT_SYSTEM, diag_file(d, folder), "cannot make a folder for programs to measure: %s", strerror(errno));
        good = false;
    }
    if (good) {
        folder_in_use = folder;
        t.place = (ProbePlace){o, folder, t.constant_bytes > t.target->facts.l2_bytes};
        good = tune_all(&t, file);
        rmdir(folder);
        folder_in_use = NULL;
    }
    vec_free(&t.tunables);
    arena_free(&t.arena);
    return good;
}
