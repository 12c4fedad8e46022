// Loading a transport that is a library of its own: libtpurt itself needs none of what it is made of.
#define _GNU_SOURCE
#include "runtime/status.h"
#include "runtime/transport.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

#define LIBRARY "libtpurt_mpi.so"

static const char here; // in the library, or the program

// "FOLDER/BETWEEN/libtpurt_mpi.so", of the folder of the library, or the program, that this is in.
static bool beside(const char *between, char *path, size_t bytes) {
    Dl_info info;
    if (!dladdr(&here, &info) || !info.dli_fname) return false;
    const char *slash = strrchr(info.dli_fname, '/');
    int folder = slash ? (int)(slash - info.dli_fname) : 1;
    int n = snprintf(path, bytes, "%.*s/%s" LIBRARY, folder, slash ? info.dli_fname : ".", between);
    return n > 0 && (size_t)n < bytes;
}

static void *open_near(char *path, size_t bytes) {
    static const char *const places[] = {"", "../" TPURT_LIBDIR "/", "../"};
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        FILE *there = beside(places[i], path, bytes) ? fopen(path, "rb") : NULL;
        if (!there) continue;
        fclose(there);
        return dlopen(path, RTLD_NOW | RTLD_GLOBAL); // what MPI loads itself finds its symbols
    }
    snprintf(path, bytes, LIBRARY);
    return dlopen(path, RTLD_NOW | RTLD_GLOBAL);
}

TpurtStatus tpurt_transport_load(const char *path, TpurtTransport **out_transport, TpurtError *error) {
    char found[4096];
    if (!out_transport) return error_set(error, TPURT_BAD_CALL, "no place for the transport was given");
    *out_transport = NULL;
    void *library = path ? dlopen(path, RTLD_NOW | RTLD_GLOBAL) : open_near(found, sizeof found);
    if (!library) {
        const char *why = dlerror();
        return error_set(
            error, TPURT_NOT_FOUND,
            "'%.100s', which connects processes, cannot be loaded: %.200s; it is built where MPI is installed (Debian: libopenmpi-dev openmpi-bin)",
            path ? path : LIBRARY, why ? why : "it is not there");
    }
    union {
        void *symbol;
        TpurtTransportOpen *open;
    } entry = {dlsym(library, TPURT_TRANSPORT_OPEN)};
    if (!entry.symbol) return error_set(error, TPURT_WRONG_VERSION, "'%.100s' is no transport: it has no '%s'", path ? path : found, TPURT_TRANSPORT_OPEN);
    return entry.open(TPURT_TRANSPORT_VERSION, out_transport, error); // never unloaded: MPI does not come back
}
