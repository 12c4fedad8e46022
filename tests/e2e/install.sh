#!/bin/sh
# An installed copy of libtpurt, used through pkg-config by a C and by a C++ program, linked to the shared and to the static
# library; its headers alone under every warning as C11 and C++11; and the shared library exports nothing but tpurt_ symbols.
#   install.sh BUILD_DIR
set -eu
build=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
cmake --install "$build" --prefix "$work/usr" >/dev/null
for pc in "$work"/usr/lib*/pkgconfig "$work"/usr/lib/*/pkgconfig; do
    [ -d "$pc" ] && export PKG_CONFIG_PATH="$pc"
done
lib=$(pkg-config --variable=libdir tpurt)

cat >use.c <<'END'
#include <tpurt.h>

#include <stdio.h>
#include <string.h>

int main(void) {
    TpurtProgram *program;
    TpurtError error;
    if (strcmp(tpurt_version(), TPURT_VERSION) || tpurt_dtype_bytes(TPU_F32) != 4) return 1;
    if (tpurt_program_load("absent.so", NULL, &program, &error) != TPURT_CANNOT_READ || program) return 2;
    printf("%s\n", error.text);
    return strstr(error.text, "cannot open") ? 0 : 3;
}
END
cp use.c use.cc
strict='-Wall -Wextra -Wpedantic -Werror'
cflags=$(pkg-config --cflags tpurt)
# shellcheck disable=SC2086,SC2046 # lists of words
for language in c c++; do
    case $language in
    c) compile="${CC:-cc} -std=c11 $strict use.c" ;;
    *) compile="${CXX:-c++} -std=c++11 $strict use.cc" ;;
    esac
    $compile $cflags $(pkg-config --libs tpurt) -o shared
    $compile $cflags "$lib/libtpurt.a" $(pkg-config --libs --static tpurt | sed 's/-ltpurt//') -o static
    LD_LIBRARY_PATH=$lib ./shared
    ./static
    if ldd ./static | grep tpurt; then exit 1; fi
    printf '#include <abi.h>\n' >alone.$language
    "${CC:-cc}" -x $language $strict $cflags -fsyntax-only alone.$language
done
strays=$(nm -D --defined-only "$lib/libtpurt.so" | grep -v ' tpurt_' || true)
[ -z "$strays" ] || { echo "libtpurt.so exports more than tpurt_ symbols:" && echo "$strays"; exit 1; }
echo "the installed library works from C and C++"
