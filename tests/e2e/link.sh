#!/bin/sh
# Models in host programs. A .o with its .h is linked in, without dlopen, in every kind of program; two models are in one process, loaded
# or linked, and run in two threads at once; the header is C and C++.
#   link.sh BUILD_DIR
set -eu
. "$(dirname "$0")/lib.sh"
strict='-Wall -Wextra -Wpedantic -Werror'
include="-I$root/runtime -I."
lib=$build/runtime/libtpurt.a

for name in digits mlp; do
    for kind in o h so; do
        "$build/tpucc" "$models/$name.mlir" --weights "$models/$name.safetensors" -o $name.$kind 2>log || fail "$name.$kind"
    done
done

# shellcheck disable=SC2086 # lists of words
{
    for kind in -pie -no-pie; do
        "${CC:-cc}" -std=c11 -O1 $strict -DTWO_LINKED $include "$here/link.c" digits.o mlp.o "$lib" -lm -pthread $kind \
            -Wl,--wrap=dlopen -Wl,--fatal-warnings -o linked$kind
        ./linked$kind "$models"
    done
    "${CC:-cc}" -std=c11 -O1 $strict $include "$here/link.c" "$lib" -lm -pthread -o loaded
    ./loaded "$models" "$work/digits.so" ./mlp.so

    # A shared library of the host's own that holds both models.
    "${CC:-cc}" -shared -Wl,--no-undefined -Wl,-z,text -Wl,--fatal-warnings digits.o mlp.o -lm -o libmodels.so
    "${CC:-cc}" -std=c11 -O1 $strict -DTWO_LINKED $include "$here/link.c" "$lib" -L. -lmodels -lm -pthread \
        -Wl,--wrap=dlopen -Wl,-rpath,. -o shared
    ./shared "$models"

    # Everything static, and without code that nothing uses.
    if printf 'int main(void) { return 0; }' | "${CC:-cc}" -x c - -static -o probe 2>/dev/null; then
        "${CC:-cc}" -std=c11 -O1 $strict -DTWO_LINKED $include "$here/link.c" digits.o mlp.o "$lib" -lm -pthread -static \
            -Wl,--wrap=dlopen -Wl,--gc-sections -o static
        ./static "$models"
    fi

    printf '#include "digits.h"\n#include "digits.h"\n#include "mlp.h"\n%s' \
        'int main() { return digits_tpu_program.n_entries == 1 && mlp_tpu_program.magic == TPU_ABI_MAGIC ? 0 : 1; }' >use.cc
    "${CXX:-c++}" -std=c++11 $strict $include use.cc digits.o mlp.o -lm -o use
    ./use
}
echo "link: models linked and loaded, two at once"
