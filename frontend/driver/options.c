// The tables of tpucc's command lines: cli.h says what they mean.
#include "frontend/driver/options.h"

#include <stdlib.h>
#include <string.h>

#define AT(field_) .field = offsetof(Options, field_)

static const CliOption first[] = {
    {CLI_TEXT, "o", "OUT", "by its extension: .so .o .fb .mlir .ll .s .h; - is text on standard output", AT(output)},
};
static const CliOption last[] = {
    {CLI_TEXT, "memory-limit", "BYTES|NG|N%", "what compiling may take before it is refused; three quarters of the machine's memory if not given",
     AT(memory_limit)},
    {CLI_FLAG, "v", NULL, "says what is done", AT(verbose)},
    {CLI_FLAG, "version", NULL, "prints the version, LLVM's, and which build it is", AT(version)},
    {CLI_FLAG, "help", NULL, "prints this", AT(help)},
};
const char tune_beside[] = "OUT.tuned"; // known by where it is: a file may be called so
static const CliOption of_compiling[] = {
    {CLI_TEXT, "tune", "FILE", "measures on this machine how contractions are done fastest, keeps that in FILE, OUT.tuned if not given, and compiles so",
     AT(tune), .otherwise = tune_beside},
    {CLI_TEXTS, "compare-precision", "NAME=F.npy",
     "with --precision or --weights-as: how far each layer is off beside f32, on these inputs (F.npy where there is one); a table, -o FILE.json as JSON",
     AT(compared)},
};
static const CliOption of_explain[] = {{CLI_FLAG, "json", NULL, "the answer as JSON", AT(json)}};

static const char usage[] =
    "usage: tpucc MODEL -o OUT [options]\n"
    "       tpucc MODEL --precision=bf16 --compare-precision=F.npy   how far each layer is off\n"
    "       tpucc shapes LOG... --max-compiles=K   sizes to compile for, from the calls seen\n"
    "       tpucc explain OLD.so MODEL [options]   would it be compiled again, and why\n"
    "Compiles a model (.mlir, .mlirbc, .jaxexport, .fb, a folder of torch_xla) ahead of time; tpurun and libtpurt run what comes out.\n\n";
static const char footer[] = "\nNot there yet: models as .onnx and .tflite; sizes that only a run can tell; other processors than x86-64.\n"
                             "Exit codes: 0 done; 1 wrong content; 2 wrong usage; 3 the system refused; 4 internal error or out of memory.\n";

static const char explain_help[] =
    "usage: tpucc explain OLD.so MODEL [the options it would be compiled with]\n"
    "Says whether compiling MODEL would make another program than OLD.so (or OLD.o) is, and why: which dimension, flag, weight, argument,\n"
    "op or target differs, before and now. Nothing is compiled, and OLD.so is not loaded: it may be for another processor.\n\n"
    "  --json     the answer as JSON, with all differences; without it, the first 40 are shown\n"
    "  --help     prints this\n"
    "  -o OUT, --prefix NAME   also compares the name of the program, which these choose\n"
    "  all other options of tpucc mean what they mean there (tpucc --help); those that write files write none\n"
    "\nExit codes: 0 up to date; 1 would be compiled again, or wrong content; 2 wrong usage; 3 the system refused; 4 internal error or out of memory.\n";

static bool word(void *options, const char *text, Diags *d) {
    Options *o = options;
    const char **to = o->explains && !o->old ? &o->old : &o->model;
    if (!o->model && cli_asks_help(text)) return o->help = true;
    if (*to) {
        cli_refuse(d, "one model at a time: '%s' is too many", text);
        if (!o->explains && !o->crowded) cli_guess_command(*to, d);
        o->crowded = true;
        return false;
    }
    *to = text;
    return true;
}

#define ONE_WAY "all of its code is optimised, for the processors of --mcpu, this machine's if not given"
#define EXACT "there is none: a program computes what the model says; --precision=bf16 multiplies faster, with fewer digits"
#define BY_NAME "What is made follows from the extension of OUT"
#define ANYWHERE "its code may lie anywhere without it: a .so, and a .o that any program links"
#define SYMBOLS "a program has its symbols without it, for perf and gdb; tpurun --profile=F.json says where time goes"

// Those of C compilers have one dash.
static const CliMeant meant[] = {
    {"output", "-o", NULL},
    {"out", "-o", NULL},
    {"report", "--shape-report", NULL},
    {"html", "--shape-report=FILE.html", NULL},
    {"march", "--mcpu", NULL},
    {"mtune", "--mcpu", NULL},
    {"target-cpu", "--mcpu", NULL},
    {"bf16", "--precision=bf16", NULL},
    {"fp16", "--precision=bf16", NULL},
    {"dtype", "--precision=bf16 or --weights-as=int8", NULL},
    {"quantize", "--weights-as=int8", NULL},
    {"shape", "--dim NAME=N", NULL},
    {"input-shape", "--dim NAME=N", NULL},
    {"batch-size", "--dim=NAME=N, with --train --batch=N", NULL},
    {"lr", "--optimizer=adam:lr=0.001, with --train", NULL},
    {"learning-rate", "--optimizer=adam:lr=0.001, with --train", NULL},
    {"verbose", "-v", NULL},
    {"-O*", NULL, "there are no levels: " ONE_WAY},
    {"optimize", NULL, "there are no levels: " ONE_WAY},
    {"opt-level", NULL, "there are no levels: " ONE_WAY},
    {"-g", NULL, SYMBOLS},
    {"-g3", NULL, SYMBOLS},
    {"-ggdb*", NULL, SYMBOLS},
    {"-c", "-o OUT.o", BY_NAME},
    {"-S", "-o OUT.s", BY_NAME},
    {"-shared", "-o OUT.so", BY_NAME},
    {"-emit-llvm", "-o OUT.ll", BY_NAME},
    {"-static", "-o OUT.o", "With the header that -o OUT.h makes it links into a program"},
    {"-fPIC", NULL, ANYWHERE},
    {"-fpic", NULL, ANYWHERE},
    {"-ffast-math", NULL, EXACT},
    {"fast-math", NULL, EXACT},
    {"-mavx*", "--mcpu=CPU", "--mcpu=help lists them"},
    {"-msse*", "--mcpu=CPU", "--mcpu=help lists them"},
    {"-mfma", "--mcpu=CPU", "--mcpu=help lists them"},
    {0},
};

static CliTable table_of(const Options *o) {
    CliTable t = {.program = "tpucc", .one_dash = "mcpu", .meant = meant, .usage = usage, .footer = footer, .width = 36, .word = word};
    t.groups[0] = (CliGroup){first, COUNT(first), 0};
    t.groups[1] = (CliGroup){compile_options, n_compile_options, offsetof(Options, compile)};
    t.groups[2] = (CliGroup){last, COUNT(last), 0};
    t.groups[3] = o->explains ? (CliGroup){of_explain, COUNT(of_explain), 0} : (CliGroup){of_compiling, COUNT(of_compiling), 0};
    return t;
}

bool options_parse(int argc, char **argv, Options *out, Diags *d) {
    *out = (Options){.compile = compile_options_default(), .explains = argc > 1 && !strcmp(argv[1], "explain")};
    int n_before = argc < 1 ? 0 : out->explains ? 2 : 1;
    CliTable t = table_of(out);
    out->n_words = argc - n_before;
    return cli_parse(&t, argc - n_before, argv + n_before, out, &out->answered, d);
}

void options_free(Options *o) {
    compile_options_free(&o->compile);
    vec_free(&o->compared);
}

void options_help(const Options *o, FILE *out) {
    CliTable t = table_of(o);
    if (o->explains) fputs(explain_help, out);
    else cli_help(&t, out);
}
