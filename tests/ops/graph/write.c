// See write.h. Types that NumPy lacks are stored in bytes (npy_stored_dtype).
#define _GNU_SOURCE 1
#include "tests/ops/graph/write.h"
#include "frontend/tensors/npy.h"

#include <stdio.h>
#include <sys/stat.h>

static bool write_all(const char *folder, const char *name, const Literal *const *v, uint32_t n, Diags *d) {
    for (uint32_t i = 0; i < n; i++) {
        char path[4200];
        Type t = v[i]->type;
        snprintf(path, sizeof path, "%s/%s%u.npy", folder, name, i);
        if (!npy_write(path, npy_stored_dtype(t->dtype), t->rank, t->dims, v[i]->data, d)) return false;
    }
    return true;
}

bool graph_write(const char *dir, uint64_t seed, const Module *m, const char *text, size_t len, const Literal *const *args, const Literal *const *want) {
    char folder[4100], path[4200];
    const Func *f = module_main(m);
    Diags d;
    diags_init(&d, "differ");
    snprintf(folder, sizeof folder, "%.4000s/%llu", dir, (unsigned long long)seed);
    mkdir(folder, 0777);
    snprintf(path, sizeof path, "%s/program.mlir", folder);
    FILE *out = fopen(path, "w");
    bool ok = out && fwrite(text, 1, len, out) == len;
    if (out) ok &= fclose(out) == 0;
    ok = ok && write_all(folder, "input", args, f->body->n_args, &d) && write_all(folder, "result", want, f->n_results, &d);
    diags_free(&d);
    return ok;
}
