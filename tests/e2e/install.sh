#!/bin/sh
# An installed copy: its tpucc compiles the digits sample, and libtpurt is used through pkg-config by a C and by a C++ program that run it,
# linked to the shared and to the static library, and by the sample's host; its headers alone under every warning as C11 and C++11; so is libtpudata; and the
# shared libraries export nothing but tpurt_ and tpudata_ symbols.
#   install.sh BUILD_DIR
set -eu
. "$(dirname "$0")/lib.sh"
sample=$root/samples/digits
cmake --install "$build" --prefix "$work/usr" >/dev/null
for pc in "$work"/usr/lib*/pkgconfig "$work"/usr/lib/*/pkgconfig; do
    [ -d "$pc" ] && export PKG_CONFIG_PATH="$pc"
done
lib=$(pkg-config --variable=libdir tpurt)
usr/bin/tpucc "$sample/digits.fb" -o digits.so

cat >use.c <<'END'
#include <tpurt.h>

#include <stdio.h>
#include <string.h>

int main(int argc, char **argv) {
    static float pixels[784], scores[10];
    static const int64_t in_dims[4] = {1, 1, 28, 28}, out_dims[2] = {1, 10};
    TpurtProgram *program;
    TpurtSession *session = NULL;
    TpurtError error;
    if (argc != 2 || strcmp(tpurt_version(), TPURT_VERSION) || tpurt_dtype_bytes(TPU_F32) != 4) return 1;
    if (tpurt_program_load("absent.so", NULL, &program, &error) != TPURT_CANNOT_READ || program) return 2;
    if (!strstr(error.text, "cannot open")) return 3;
    if (tpurt_program_load(argv[1], NULL, &program, &error) || tpurt_session_create(program, NULL, &session, &error)) {
        fprintf(stderr, "%s\n", error.text);
        return 4;
    }
    TpurtBuffer in = {pixels, sizeof pixels, TPU_F32, 4, in_dims}, out = {scores, sizeof scores, TPU_F32, 2, out_dims};
    for (int i = 0; i < 20; i++) pixels[(4 + i) * 28 + 14] = 1; // a stroke from top to bottom: a one
    if (tpurt_run(session, 0, &in, 1, &out, 1, &error)) {
        fprintf(stderr, "%s\n", error.text);
        return 5;
    }
    tpurt_session_destroy(session);
    tpurt_program_release(program);
    for (int i = 0; i < 10; i++)
        if (!(scores[i] <= scores[1])) return 6;
    return 0;
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
    LD_LIBRARY_PATH=$lib ./shared digits.so
    ./static ./digits.so
    if ldd ./static | grep tpurt; then exit 1; fi
    printf '#include <abi.h>\n' >alone.$language
    "${CC:-cc}" -x $language $strict $cflags -fsyntax-only alone.$language
done
# shellcheck disable=SC2086,SC2046
"${CC:-cc}" -std=c17 $strict "$sample/host.c" $cflags $(pkg-config --libs tpurt) -lm -o host
LD_LIBRARY_PATH=$lib ./host digits.so "$sample/digits.txt" >out
grep -q '11 of 12 read as drawn' out || fail "the host reads other digits"

# libtpudata, both ways; the shared one exports nothing but its own.
cat >read.c <<'END'
#include <tpudata.h>

#include <stdio.h>
#include <string.h>

int main(void) {
    const char *file = "labels";
    TpudataSet *set;
    TpudataReader *reader;
    TpudataBatch batch;
    TpurtError error;
    TpudataReaderOptions how;
    memset(&how, 0, sizeof how);
    how.batch = 4, how.epochs = 1, how.n_threads = 2;
    if (tpudata_arrays_open(&file, 1, NULL, NULL, &set, &error) || tpudata_reader_create(set, &how, &reader, &error) ||
        tpudata_reader_next(reader, &batch, &error)) {
        fprintf(stderr, "%s\n", error.text);
        return 1;
    }
    int good = batch.n_records == 3 && !memcmp(batch.features[0], "abc\0", 4) && batch.weights[2] == 1 && batch.weights[3] == 0;
    tpudata_reader_destroy(reader);
    tpudata_set_close(set);
    return good ? 0 : 2;
}
END
cp read.c read.cc
printf '\0\0\010\001\0\0\0\003abc' >labels
# shellcheck disable=SC2086,SC2046
for language in c c++; do
    case $language in
    c) compile="${CC:-cc} -std=c11 $strict read.c" ;;
    *) compile="${CXX:-c++} -std=c++11 $strict read.cc" ;;
    esac
    $compile $cflags $(pkg-config --libs tpudata) -o shared
    $compile $cflags "$lib/libtpudata.a" "$lib/libtpurt.a" $(pkg-config --libs --static tpudata | sed 's/-ltpudata//; s/-ltpurt//') -o static
    LD_LIBRARY_PATH=$lib ./shared
    ./static
done
strays=$(nm -D --defined-only "$lib/libtpudata.so" | grep -v ' tpudata_' || true)
[ -z "$strays" ] || fail "libtpudata.so exports more than tpudata_ symbols: $strays"
strays=$(nm -D --defined-only "$lib/libtpurt.so" | grep -v ' tpurt_' || true)
[ -z "$strays" ] || fail "libtpurt.so exports more than tpurt_ symbols: $strays"
echo "the installed library works from C and C++"
