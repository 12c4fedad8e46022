// A host that writes a model, compiles it and runs it, all in one process: a polynomial whose coefficients are constants of the model.
//   host FILE.so C0 C1 C2 ..      C0 + C1 x + C2 x^2 + .. at five points; FILE.so is the compiled program
#include "frontend/compiler/compiler.h"
#include "ir/text/text.h"
#include "runtime/tpurt.h"

#include <stdio.h>
#include <stdlib.h>

enum { N = 5 };

// Horner's rule, from the last coefficient on.
static void write_model(Text *out, char **coefficients, int n) {
    text_z(out, "func.func @main(%x: tensor<5xf32>) -> tensor<5xf32> {\n  %s0 = stablehlo.constant dense<0.0> : tensor<5xf32>\n");
    for (int i = 0; i < n; i++) {
        text_f(out, "  %%c%d = stablehlo.constant dense<%.9e> : tensor<5xf32>\n", i, strtod(coefficients[n - 1 - i], NULL));
        text_f(out, "  %%p%d = stablehlo.multiply %%s%d, %%x : tensor<5xf32>\n", i, i);
        text_f(out, "  %%s%d = stablehlo.add %%p%d, %%c%d : tensor<5xf32>\n", i + 1, i, i);
    }
    text_f(out, "  return %%s%d : tensor<5xf32>\n}\n", n);
}

// What is wrong is said, with its place in the text, as tpucc says it.
static bool compile(const Text *model, const char *path) {
    Diags d;
    CompileOptions options = compile_options_default();
    CompileOutput out;
    diags_init(&d, "host");
    Module *m = parse_module(model->items, model->n, "polynomial", &d);
    bool good = m && compile_output_parse(path, &out, &d) && compile_module(m, &options, &out, NULL, &d);
    diags_print(&d, stderr);
    module_free(m);
    compile_options_free(&options);
    diags_free(&d);
    return good;
}

static int run(const char *path) {
    TpurtProgram *program;
    TpurtSession *session = NULL;
    TpurtError error;
    float x[N] = {-1, -0.5f, 0, 0.5f, 1}, y[N];
    int64_t dims[] = {N};
    TpurtBuffer in = {x, sizeof x, TPU_F32, 1, dims}, out = {y, sizeof y, TPU_F32, 1, dims};
    if (tpurt_program_load(path, NULL, &program, &error) || tpurt_session_create(program, NULL, &session, &error) ||
        tpurt_run(session, 0, &in, 1, &out, 1, &error))
        return fprintf(stderr, "%s\n", error.text), 1;
    for (int i = 0; i < N; i++) printf("%5.2f: %g\n", (double)x[i], (double)y[i]);
    tpurt_session_destroy(session);
    tpurt_program_release(program);
    return 0;
}

int main(int argc, char **argv) {
    Text model = {0};
    if (argc < 3) return fprintf(stderr, "usage: host FILE.so C0 C1 ..\n"), 2;
    write_model(&model, argv + 2, argc - 2);
    bool good = compile(&model, argv[1]);
    vec_free(&model);
    return good ? run(argv[1]) : 1;
}
