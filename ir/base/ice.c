// How a bug in the compiler ends it: see ICE in base.h. Apart from base.c, on which what shows its text stands.
#include "ir/base/base.h"
#include "ir/base/shown.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static _Thread_local const char *doing;

void ice_context(const char *what) { doing = what; }

_Noreturn void ice_at(const char *file, int line, const char *fmt, ...) {
    Text what = {0};
    va_list args;
    va_start(args, fmt);
    text_v(&what, fmt, args);
    va_end(args);
    print_line(stderr, "tpucc: internal error%s%s: %s (%s:%d)", doing ? " in " : "", doing ? doing : "", what.items, file, line);
    exit(EXIT_INTERNAL);
}
