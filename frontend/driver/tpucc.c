// The compiler's program: a command line for the library (compiler/compiler.h), what it says on the way, and how it ends. What is wrong with the command line
// is found before any work.
#define _GNU_SOURCE
#include "frontend/advise/shapes.h"
#include "frontend/base/file.h"
#include "frontend/compare/compare.h"
#include "frontend/driver/explain.h"
#include "frontend/driver/memory_limit.h"
#include "frontend/driver/overwrite.h"
#include "frontend/tune/tune.h"
#include "ir/base/shown.h"

#include <errno.h>
#include <jansson.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

typedef struct {
    Options o;
    CompileOutput out;
    Diags d;
    bool terminal; // stderr shows progress
    double start_ms;
} Program;

// --- what is said on the way

static double clock_ms(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

// Takes away what goes on now.
static void say_nothing(const Program *p) {
    if (p->terminal && !p->o.verbose) fputs("\r\033[K", stderr);
}

// A line of -v, with the time since the start; without -v what goes on now, on a terminal only.
static void say(void *context, const char *what) {
    const Program *p = context;
    if (!p->o.verbose && !p->terminal) return;
    Text shown = {0};
    text_brief(&shown, what, strlen(what), MOST_WORD);
    if (p->o.verbose) fprintf(stderr, "tpucc: %8.1f ms  %s\n", clock_ms() - p->start_ms, shown.items);
    else fprintf(stderr, "\r\033[K%s", shown.items);
    vec_free(&shown);
}

static void say_lines(void *context, const char *text) {
    say_nothing(context);
    fputs(text, stderr);
}

// "digits.mlir: inputs: input: tensor<1x784xf32>": what weights did not give.
static void say_inputs(void *context, Module *m) {
    enum { SHOWN = 8 };
    Program *p = context;
    Func *f = module_main(m);
    uint32_t n = 0;
    Text line = {0}, shown = {0};
    for (uint32_t i = 0; f && i < f->body->n_args; i++) {
        if (port_attr(&f->arg_info[i], "tpu.variable")) continue;
        if (p->o.verbose || n < SHOWN) text_f(&line, "%s%s: %s", n ? ", " : "inputs: ", argument_name(f, i), type_name(&p->d.arena, f->body->args[i]->type));
        n++;
    }
    Text inputs = line;
    line = (Text){0};
    text_f(&line, "%s: %s", p->o.model, n ? inputs.items : "no inputs: every argument is a constant now");
    vec_free(&inputs);
    if (!p->o.verbose && n > SHOWN) text_f(&line, " and %u more (-v names them)", n - SHOWN);
    if (p->o.verbose) text_shown(&shown, line.items, line.n);
    else text_brief(&shown, line.items, line.n, MOST_WORD);
    say_nothing(p);
    fprintf(stderr, "%s\n", shown.items);
    vec_free(&line);
    vec_free(&shown);
}

// --- options

// What would be read and change nothing.
static bool check_idle(const CompileOptions *o, const CompileOutput *out, Diags *d) {
    bool passes = compile_chooses_passes(o), text = out->format && !strcmp(out->format->extension, "mlir");
    const char *idle = !out->format                             ? NULL
                       : o->prefix                              ? "prefix"
                       : o->mcpu && !passes                     ? "mcpu"
                       : o->matmul && !passes                   ? "matmul"
                       : o->n_cores != DEFAULT_CORES && !passes ? "cores"
                       : o->tuned && !passes                    ? "tuned"
                       : o->weights_as && !passes               ? "weights-as"
                       : o->remat && !passes                    ? "remat"
                       : o->precision && !passes                ? "precision"
                                                                : NULL;
    if (idle) {
        cli_refuse(d, "--%s would change nothing: no code is generated for %s", idle, out->at.path);
        diag_help(d, "-o OUT.so, .o, .ll, .s or .h");
    }
    if (!o->locs || o->dump_dir || text) return !idle;
    return cli_refuse(d, "--print-locs would change nothing: %s is no text of a model, and there are no dumps", out->at.path);
}

// OUT.tuned where no file is named.
static bool check_tune(Program *p) {
    Options *o = &p->o;
    if (!o->tune) return true;
    if (o->tune == tune_beside) o->tune = arena_printf(&p->d.arena, "%s.tuned", o->output);
    if (o->compile.tuned) return cli_refuse(&p->d, "--tune finds the choices that --tuned reads: give one of them");
    if (!p->out.format) return true;
    cli_refuse(&p->d, "--tune would change nothing: no code is generated for %s", p->out.at.path);
    diag_help(&p->d, "-o OUT.so, .o, .ll, .s or .h");
    return false;
}

static bool check_compare(Program *p) {
    Options *o = &p->o;
    if (!o->model) return cli_refuse(&p->d, "no model was given: tpucc MODEL --compare-precision NAME=F.npy");
    if (o->tune) return cli_refuse(&p->d, "--compare-precision and --tune do not go together: nothing is compiled");
    return comparison_check(&o->compile, o->output, &p->d) && (!o->output || overwrite_check(o, &p->d));
}

static bool check_options(Program *p) {
    Options *o = &p->o;
    bool good = true;
    if (o->compared.n) return check_compare(p);
    if (!o->model && !o->output && !o->explains) {
        cli_refuse(&p->d, "no model was given: tpucc MODEL -o OUT");
        diag_help(&p->d, "tpucc --help lists the options; tpucc MODEL -o model.so compiles, tpurun model.so runs");
        return false;
    }
    if (o->explains && !o->model)
        return cli_refuse(&p->d, "%s: tpucc explain OLD.so MODEL", o->old ? "no model was given" : "neither an artifact nor a model was given");
    if (!o->model) good = cli_refuse(&p->d, "no model was given: tpucc MODEL -o OUT");
    if (!o->output && !o->explains) {
        cli_refuse(&p->d, "no output was given: tpucc MODEL -o OUT");
        if (o->model) cli_guess_command(o->model, &p->d);
        diag_help(&p->d, "-o model.so makes a program for tpurun and libtpurt; tpucc --help lists the options");
        return false;
    }
    if (o->explains) p->out = (CompileOutput){.at.path = o->output, .kind = OUTPUT_SO}; // whatever it is called
    else if (!compile_output_parse(o->output, &p->out, &p->d)) return false;
    good &= compile_check(&o->compile, &p->out, &p->d);
    if (good && !o->explains) good = check_idle(&o->compile, &p->out, &p->d);
    return good && (o->explains || (check_tune(p) && overwrite_check(o, &p->d)));
}

// The words of the command, quoted for a shell where they need it.
static const char *command_text(Arena *a, int argc, char **argv) {
    Text t = {0};
    for (int i = 0; i < argc; i++) {
        if (i) text_z(&t, " ");
        text_shell(&t, argv[i]);
    }
    text_z(&t, "\n");
    const char *kept = arena_copy(a, t.items, t.n + 1);
    vec_free(&t);
    return kept;
}

// --- the program

static bool can_erase_lines(void) {
    const char *term = getenv("TERM");
    return isatty(STDERR_FILENO) && term && strcmp(term, "dumb") != 0;
}

// A second signal would end the process half way if it came to another thread with the default action: that thread waits instead.
static void on_signal(int number) {
    static atomic_flag taken = ATOMIC_FLAG_INIT;
    while (atomic_flag_test_and_set(&taken)) pause();
    outfile_abandon_all();
    tune_abandon();
    signal(number, SIG_DFL);
    raise(number); // follows when the handler returns
}

static void catch_signals(void) {
    static const int ends[] = {SIGINT, SIGTERM, SIGHUP};
    file_explain_sigbus("tpucc");
    for (size_t i = 0; i < COUNT(ends); i++) {
        struct sigaction old, action = {.sa_handler = on_signal};
        sigemptyset(&action.sa_mask);
        for (size_t k = 0; k < COUNT(ends); k++) sigaddset(&action.sa_mask, ends[k]);
        if (!sigaction(ends[i], NULL, &old) && old.sa_handler == SIG_DFL) sigaction(ends[i], &action, NULL); // nohup stays
    }
}

// *out_same: the artifact that `explain` is asked about is up to date.
static bool work(Program *p, bool *out_same) {
    CompileWatch watch = {.context = p, .step = say, .lines = say_lines, .bound = p->o.explains ? NULL : say_inputs};
    if (p->o.compared.n) return comparison_run(p->o.model, &p->o.compile, &p->o.compared, p->o.output, &watch, &p->d);
    if (p->o.explains) return explain_run(&p->o, &p->out, &watch, out_same, &p->d);
    if (p->o.tune && !tune_run(p->o.model, &p->o.compile, p->o.tune, &watch, &p->d)) return false;
    if (p->o.tune) p->o.compile.tuned = p->o.tune;
    if (!compile_file(p->o.model, &p->o.compile, &p->out, &watch, &p->d)) return false;
    if (p->o.verbose) say(p, arena_printf(&p->d.arena, "wrote %s", p->o.output));
    return true;
}

int main(int argc, char **argv) {
    file_guard_streams();
    if (argc > 1 && !strcmp(argv[1], "shapes")) return shapes_main(argc, argv);
    Program p = {.terminal = can_erase_lines(), .start_ms = clock_ms()};
    Options *o = &p.o;
    Diags *d = &p.d;
    diags_init(d, "tpucc");
    json_set_alloc_funcs(xmalloc, free); // out of memory is no syntax error
    catch_signals();
    bool good = options_parse(argc, argv, o, d), same = true;
    if (good && o->help) {
        options_help(o, stdout);
    } else if (good && o->version) {
        printf("%s: %s\n", codegen_compiler(), TPUCC_BUILD);
    } else if (good && !o->answered) {
        o->compile.command = o->compile.dump_dir ? command_text(&d->arena, argc, argv) : NULL;
        good = check_options(&p) && memory_limit_set(o->memory_limit, o->model, d) && work(&p, &same);
    }
    // A full disk shows when standard output is flushed.
    if (fflush(stdout) || ferror(stdout)) diag_exit(d, EXIT_SYSTEM, (Loc){0}, "cannot write to standard output: %s", strerror(errno));
    say_nothing(&p);
    diags_print(d, stderr);
    int code = d->n_errors ? d->exit_code : !good ? EXIT_INTERNAL : same ? EXIT_DONE : EXIT_CONTENT;
    options_free(o);
    diags_free(d);
    return code;
}
